game-title = Inis
game-about = Clans settle an island that grows with every discovery. Draft your cards, raise citadels and sanctuaries, sing epic tales, and be chosen High King: as leader of many, guardian of sanctuaries, or wanderer of many lands.

## Options

option-exploration = Exploration scenario
option-exploration-why = Fixed starting territories and a prepared pile of tiles; recommended for a first game.
option-exploration-yes = Exploration
option-exploration-no = Random territories
option-idle_plays = Cards without effect
option-idle_plays-why = Whether a card may be played although nothing of it can be carried out.
option-idle_plays-yes = May be played
option-idle_plays-no = May not be played
option-cancelled_counts = Cancelled cards
option-cancelled_counts-why = Whether a cancelled card still counts as played, so that others may follow it up or take it.
option-cancelled_counts-yes = Count as played
option-cancelled_counts-no = Nothing follows them
option-cuchulain_may_stop = Tale of Cúchulain
option-cuchulain_may_stop-why = Whether its player may be content with removing one clan.
option-cuchulain_may_stop-yes = One or two clans
option-cuchulain_may_stop-no = Two clans if possible
option-highlands_late = Highlands card
option-highlands_late-why = When a new instigator may be named in the Highlands.
option-highlands_late-yes = At the start of Resolution
option-highlands_late-no = At the start of the clash
option-dagda_always = The Dagda's shuffle
option-dagda_always-why = Whether the Epic Tales are shuffled also when The Dagda is discarded unplayed.
option-dagda_always-yes = Always
option-dagda_always-no = Only when played
option-see_before_extra = Meadows and Gates cards
option-see_before_extra-why = Whether one more Epic Tale is asked for after or before seeing the first.
option-see_before_extra-yes = After seeing
option-see_before_extra-no = Before seeing
option-dry_capital = Capital in the Swamp
option-dry_capital-why = Whether the Brenn may put the Capital in the Swamp.
option-dry_capital-yes = Forbidden
option-dry_capital-no = Allowed
option-rounds = Longest game
option-rounds-why = The rules set no limit. After so many rounds without a High King the game is a draw.
option-rounds-none = No limit
option-rounds-10 = 10 rounds
option-rounds-20 = 20 rounds
option-rounds-30 = 30 rounds
option-rounds-50 = 50 rounds
option-rounds-100 = 100 rounds
option-citadel_robs = Citadel card
option-citadel_robs-why = Whether Citadel takes the territory's Advantage card also out of another player's hand.
option-citadel_robs-yes = Also from a hand
option-citadel_robs-no = Only face-up cards

## Kinds

side-clockwise = clockwise
side-counter = counter-clockwise
turned-up = upright
turned-down = upside down

## Actions

action-pass = Pass
action-decline = Play nothing
action-pretend = Claim the throne: take a Pretender token
action-done = No more
action-shelter = Put a clan into a citadel
action-propose = Propose to end the clash
action-accept = Agree to end the clash
action-refuse = Fight on
action-end = End the clash
action-lose = Lose a clan
action-flip = Flip the Flock of Crows
action-stay = Leave the Crows as they lie
action-place = Place a clan
action-exposed = An exposed clan
action-protected = A clan in a citadel
action-force-clan = He must lose a clan
action-force-card = He must discard a card
action-crows = The Crows fly { $side }
action-play = Play { $card }
action-hold = Hold { $card }
action-hand-on = Hand on { $card }
action-discard = Discard { $card }
action-take = Take { $card }
action-keep = Keep { $card }
action-set-aside = Set aside { $card }
action-give = Give { $card }
action-in = { $territory }
action-from = From { $territory }
action-to = To { $territory }
action-withdraw = Withdraw to { $territory }
action-clash = First the clash in { $territory }
action-tile = Lay { $territory }
action-bottom = { $territory } at the very bottom
action-amount = { $territory }: { $amount ->
    [0] no clan
    [one] 1 clan
   *[other] { $amount } clans
    }
action-who = { $player }
action-attack = Attack { $player }
action-remove = Remove a clan of { $player }
action-replace = Replace a clan of { $player }
action-lay = Lay it { $turned } at { $column }, { $row }

## Prompts

prompt-choose-capital = Brenn, choose the territory of the Capital.
prompt-place-anywhere = Place a clan in any territory.
prompt-assembly-start = The Assembly begins. Do you have a word to say?
prompt-choose-aside = Look through all Action cards and choose the one to set aside.
prompt-hold-one = Choose a card to hold; what you do not hold goes to the next player.
prompt-hand-on-one = Choose the one card to hand on; you hold the others.
prompt-put-aside = Choose one of your Action cards to set aside.
prompt-turn = Your turn: play a Season card, pass, or claim the throne.
prompt-turn-end = The turn ends. Do you want to play something?
prompt-declared = A card was played. Do you want to cancel it?
prompt-after = A card was played. Do you want to follow it up?
prompt-after-turn = The turn is over. Do you want to follow up the card, or play something at the end of the turn?
prompt-where = Choose a territory.
prompt-origin = Choose the territory to move from.
prompt-whom = Choose a player.
prompt-place-one-of-many = Choose where to place a clan.
prompt-how-many-from = How many clans come from here?
prompt-how-many-placed = How many clans do you place here?
prompt-destinations = Choose where the next clan goes.
prompt-to-neighbour = Choose the adjacent territory it goes to.
prompt-far-away = Choose any other territory to ride to.
prompt-horses = How many clans ride?
prompt-from-discard = Choose one of the discarded Action cards.
prompt-discovery = Brenn, choose the place of the new territory; it touches at least two others.
prompt-pledge-any = Choose the card you will discard.
prompt-pledge-actions = Choose the Action cards you will discard, at least one.
prompt-place-or-replace = Place a clan, or replace one of an opponent with two or more.
prompt-scout-from = You may move clans: choose where they set out.
prompt-scout-to = Choose the adjacent territory they go to.
prompt-scout-number = How many clans go?
prompt-give-back = Choose the Action card you give back.
prompt-choose-gift = Choose the Action card you give away.
prompt-take-shown = Take one of the revealed Epic Tales; the others are discarded.
prompt-sacrifice = Choose where you remove one of your clans.
prompt-flip-crows = Do you flip the Flock of Crows?
prompt-clash-anywhere = You may start a clash: choose where.
prompt-per-sanctuary = For this Sanctuary: place a clan, remove one, or nothing.
prompt-choose-tile = Choose one of the territories you drew.
prompt-lay-tile = Choose the place of your new territory; it touches at least two others.
prompt-tiles-back = Choose the tile that goes to the very bottom of the pile.
prompt-settle-new = You may move a clan from an adjacent territory to the new one.
prompt-epic-drawn = You drew an Epic Tale. Do you want to draw one more and keep one?
prompt-keep-drawn = Choose the Epic Tale you keep.
prompt-removal = Which of your clans is removed?
prompt-clan-removed = One of your clans is being removed. Do you answer?
prompt-mountains-toll = The Mountains demand their toll: discard an Action card or lose a clan there.
prompt-clashes = Several clashes wait: choose the next one.
prompt-clash-start = A clash begins. Do you want to play something?
prompt-citadels = Do you put a clan into a free citadel?
prompt-citadels-end = The citadels are closed. Do you want to play something?
prompt-resolution-start = The fighting begins. Do you name a new instigator?
prompt-maneuver = Your maneuver: attack, withdraw, play an Epic Tale, or propose an end.
prompt-peace = An end of the clash is proposed. Do you agree?
prompt-withdrawal = Withdraw more clans, or no more.
prompt-attack-window = An attack! Do you want to play something?
prompt-attack-response = You are attacked: discard an Action card or lose an exposed clan.
prompt-iron-discard = The Iron Mine's blade: discard an Action card as well.
prompt-after-maneuver = The maneuver is made. Do you want to play something?
prompt-cauldron-return = How many clans return from the Cauldron?
prompt-reinforcements = How many clans come from here? At least one in all.
prompt-fianna-goal = Choose the adjacent territory to go to.
prompt-fianna-exposed = How many exposed clans go?
prompt-fianna-protected = How many protected clans go?
prompt-first-victim = Whose exposed clan is removed first?
prompt-second-victim = Whose exposed clan is removed second?
prompt-club-result = Choose what the attacked player loses.

## Events

event-capital-chosen = { $seat } founds the Capital in { $territory }.
event-placed = { $seat } places { $amount ->
    [one] 1 clan
   *[other] { $amount } clans
    } in { $territory }.
event-moved = { $amount ->
    [one] 1 clan
   *[other] { $amount } clans
    } of { $seat } moves from { $origin } to { $territory }.
event-removed = { $seat } loses a clan in { $territory }.
event-saved = { $seat }'s clan in { $territory } is saved.
event-relocated = { $seat }'s clan escapes from { $origin } to { $territory }.
event-replaced = { $seat } wins over a clan of { $player } in { $territory }.
event-built-citadel = { $seat } builds a Citadel in { $territory }.
event-built-sanctuary = { $seat } builds a Sanctuary in { $territory }.
event-laid = { $territory } is discovered.
event-brenn-named = { $seat } is Brenn.
event-crows-fell = The Flock of Crows flies { $side }.
event-crows-flipped = { $seat } turns the Flock of Crows { $side }.
event-advantage-taken = { $seat } takes the card { $card }.
event-advantage-laid = The card { $card } lies face up.
event-round-begun = Round { $number } begins with the Assembly.
event-dealt = Action cards are dealt.
event-handed-on = Everybody hands on { $amount ->
    [one] 1 card
   *[other] { $amount } cards
    }.
event-season-begun = The Season begins with { $seat }.
event-season-ended = The Season ends.
event-played-season = { $seat } plays { $card }.
event-played-triskel = { $seat } answers with { $card }.
event-cancelled = { $card } of { $seat } is cancelled.
event-passed = { $seat } passes.
event-pretended = { $seat } claims the throne.
event-drew = { $seat } draws an Epic Tale.
event-drew-card = { $seat } draws { $card }.
event-kept = { $seat } keeps { $card }.
event-epic-discarded = { $card } is discarded.
event-action-discarded = { $seat } discards an Action card.
event-action-discarded-card = { $seat } discards { $card }.
event-advantage-discarded = { $seat } discards the card { $card }.
event-reshuffled = The Epic Tales are shuffled.
event-deed-gained = { $seat } gains a Deed.
event-deed-lost = { $seat } loses a Deed.
event-festival-held = { $seat } holds the Festival in { $territory }.
event-took-from-discard = { $seat } takes a discarded Action card.
event-took-from-discard-card = { $seat } takes { $card } from the discard pile.
event-took-aside = { $seat } takes the Action card set aside.
event-set-card-aside = { $seat } sets an Action card aside.
event-took-random = { $seat } takes a random Action card of { $player }.
event-took-card = { $seat } takes { $card } of { $player }.
event-gave = { $seat } gives { $player } an Action card.
event-gave-card = { $seat } gives { $player } { $card }.
event-took-played = { $seat } takes { $card } into hand.
event-gave-played = { $seat } gives { $card } to { $player }.
event-revealed = { $seat } reveals { $card }.
event-looked-actions = { $seat } looks at the Action cards of { $player }.
event-looked-epics = { $seat } looks at the Epic Tales of { $player }.
event-clash-begun = { $seat } instigates a clash in { $territory }.
event-clash-ended = The clash in { $territory } is over.
event-sheltered = A clan of { $seat } takes shelter in a citadel of { $territory }.
event-exposed-all = All clans leave the citadels of { $territory }.
event-instigator-named = { $seat } names { $player } the instigator.
event-attacked = { $seat } attacks { $player }.
event-attack-void = The attack on { $seat } comes to nothing.
event-peace-proposed = { $seat } proposes to end the clash.
event-peace-accepted = { $seat } agrees.
event-peace-refused = { $seat } refuses.
event-next-named = { $seat } gives the next maneuver to { $player }.
event-cauldron-returned = { $amount ->
    [0] No clan of { $seat } returns from the Cauldron.
    [one] 1 clan of { $seat } returns from the Cauldron.
   *[other] { $amount } clans of { $seat } return from the Cauldron.
    }
event-turn-taken = { $seat } takes the next turn.
event-pretenders-returned = Nobody is chosen; the Pretenders lay down their claims.
event-won = { $seat } is chosen High King.
event-drawn-game = The rounds are over without a High King: a draw.
event-triskels-barred = By Lug's Spear no Triskel card can be played in this clash.
event-tiles-returned = { $amount ->
    [one] A tile goes
   *[other] { $amount } tiles go
    } to the bottom of the pile.
event-mountains-ignored = { $seat } crosses the Mountains unharmed.
event-sanctuary-found = A Sanctuary already stands in { $territory }.
event-caught = A clan { $seat } loses in { $territory } goes onto Dagda's Cauldron.
event-fetched = { $amount ->
    [one] 1 clan
   *[other] { $amount } clans
    } that { $seat } lost earlier in this clash { $amount ->
    [one] joins
   *[other] join
    } it there.
event-chose-aside = { $seat } chooses the Action card that is set aside.
event-chose-aside-card = It is { $card }.
event-took-aside-card = It is { $card }.
event-set-aside-card = It is { $card }.
event-drew-tiles = { $seat } looks at { $amount ->
    [one] the last territory tile
   *[other] { $amount } territory tiles
    }.
event-forced-clan = { $player } has to remove a clan.
event-forced-card = { $player } has to discard an Action card.

## The end

ending-high-king = A High King is chosen.
ending-rounds-over = The rounds are over without a High King.

score-leadership = Leadership
score-sanctuaries = Sanctuaries
score-territories = Territories
score-deeds = Deeds
score-total = Conditions met
