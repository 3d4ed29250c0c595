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
option-rounds-3 = 3 rounds, a first taste
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
action-decline = { $asks ->
    [declared] Let it happen
    [clan-removed] Let the clan go
    [citadels] No clan into a citadel
    [epic-drawn] Draw no further tale
   *[other] Play nothing
    }
action-pretend = Claim the throne: take a Pretender token
action-done = { $asks ->
    [destinations] No more clans move
    [withdrawal] No more clans withdraw
    [scout-from] Move no clan
    [settle-new] Move no clan there
    [clash-anywhere] Start no clash
    [per-sanctuary] Nothing for this Sanctuary
    [second-victim] Leave it at one clan
    [pledge-actions] Discard no more
   *[other] No more
    }
action-shelter = Put a clan into a citadel
action-propose = Propose to end the clash
action-accept = Agree to end the clash
action-refuse = Refuse and fight on
action-end = End the clash
action-lose = { $asks ->
    [mountains-toll] Remove a clan from the Mountains
    [attack-response] Remove an exposed clan
   *[other] Remove one of your clans
    }
action-flip = Flip the Flock of Crows
action-stay = Leave the Crows as they lie
action-place = { $context ->
    [the_other_world] Place a clan for this Sanctuary
   *[other] Place a clan
    }
action-exposed = Remove an exposed clan
action-protected = Remove a clan from a citadel
action-force-clan = The attacked player removes a clan
action-force-card = The attacked player discards an Action card
action-crows = The Crows fly { $side }
action-play = { $asks ->
    [declared] Cancel it with { $card }
    [clan-removed] Answer with { $card }
   *[other] Play { $card }
    }
action-hold = Hold { $card }
action-hand-on = Hand on { $card }
action-discard = Discard { $card }
action-take = Take { $card }
action-keep = Keep { $card }
action-set-aside = Set { $card } aside
action-give = Give { $card } away
action-in = { $context ->
    [citadel] Build the Citadel in { $territory }
    [sanctuary] Build the Sanctuary in { $territory }
    [festival] Hold the Festival in { $territory }
    [conquest] Conquer { $territory }
    [warlord] Start a clash in { $territory }
    [the_morrigan] Start a clash in { $territory }
    [new_alliance] New Alliance in { $territory }
    [kernunos_sanctuary] Place a clan and a Sanctuary in { $territory }
    [balors_eye] Remove a clan from { $territory }
    [the_other_world] Use the Sanctuaries of { $territory }
    [deirdres_beauty] Remove your clan from { $territory }
    [diarmuid_and_grainne] Bring the clan to { $territory }
   *[other] { $asks ->
        [choose-capital] Found the Capital in { $territory }
        [sacrifice] Remove your clan from { $territory }
       *[other] Place a clan in { $territory }
        }
    }
action-from = Move from { $territory }
action-to = Move to { $territory }
action-withdraw = Withdraw a clan to { $territory }
action-clash = Resolve the clash in { $territory } next
action-tile = Lay { $territory }
action-bottom = Put { $territory } at the very bottom
action-amount = { $amount ->
    [0] No clan
    [one] 1 clan
   *[other] { $amount } clans
    } { $asks ->
    [how-many-placed] placed in { $territory }
    [cauldron-return] back to { $territory }
   *[other] from { $territory }
    }
action-who = { $context ->
    [scouts_and_spies] Look at the Action cards of { $player }
    [moor] Look at the Epic Tales of { $player }
    [salt_mine] Take an Action card of { $player }
    [master_craftsman] Give the tale to { $player }
    [warlord] The next maneuver is for { $player }
    [highlands] { $player } becomes the instigator
    [the_morrigan] { $player } becomes the instigator
    [balors_eye] Remove a clan of { $player }
    [breas_tyranny] Move a clan of { $player }
    [lost_vale] Move a clan of { $player }
   *[other] { $player }
    }
action-attack = Attack { $player }
action-remove = Remove a clan of { $player }
action-replace = Replace a clan of { $player } with one of yours
action-lay = { $context ->
    [lay] Lay it beside { $neighbours } and { $last }
   *[other] Lay the tile
    }

## Prompts

prompt-choose-capital = You are the Brenn: choose the territory of the Capital.
prompt-place-anywhere = { $left ->
    [one] Place 1 clan in any territory.
   *[other] Place { $left } clans, one after the other, in any territories.
    }
prompt-assembly-start = The Assembly begins. Do you speak Cathbad's Word?
prompt-choose-aside = Cathbad's Word: look through all Action cards and choose the one to set aside.
prompt-hold-one = { $left ->
    [one] Choose a card to hold; what you do not hold goes to { $next }.
   *[other] Choose { $left } cards to hold; what you do not hold goes to { $next }.
    }
prompt-hand-on-one = Choose the one card to hand on to { $next }; you hold the others.
prompt-put-aside = Choose one of your Action cards to set aside.
prompt-turn = { $first ->
    [yes] You open the Season: play a Season card.
   *[no] { $plays ->
        [yes] Play a Season card{ $claim ->
            [yes] , claim the throne,
           *[no] { "" }
            } or pass.
       *[no] You have no Season card to play: { $claim ->
            [yes] claim the throne or pass.
           *[no] pass.
            }
        }
    }
prompt-turn-end = { $turn_who ->
    [self] Your turn ends. Do you play something?
   *[other] The turn of { $turn } ends. Do you play something?
    }
prompt-declared = { $by_who ->
    [self] You play
   *[other] { $by } plays
    } { $card } { $shape ->
    [into] to move { $number ->
        [one] 1 clan
       *[other] { $number } clans
        } from { $lands } into { $territory }
    [from] to move { $number ->
        [one] 1 clan
       *[other] { $number } clans
        } from { $origin } to { $lands }
    [place] to place { $number ->
        [one] 1 clan
       *[other] { $number } clans
        } in { $lands }
    [moves] to move { $number ->
        [0] clans
        [one] 1 clan
       *[other] { $number } clans
        } from { $origin } to { $territory }
    [moves-other] to move a clan of { $player_who ->
        [self] their own
        [you] yours
       *[other] { $player }
        } from { $origin } to { $territory }
    [commands] to place a clan in { $territory } and { $player_who ->
        [self] make the next maneuver
        [you] give you the next maneuver
       *[other] give { $player } the next maneuver
        }
    [clash] to { $flips ->
        [yes] turn the Crows and start a clash
       *[no] start a clash
        } in { $territory } with { $player_who ->
        [self] themselves
        [you] you
       *[other] { $player }
        } as instigator
    [crows] to turn the Crows
    [removes] to remove a clan of { $player_who ->
        [self] their own
        [you] yours
       *[other] { $player }
        } from { $territory }
    [replaces] to replace a clan of { $replaces_who ->
        [you] yours
       *[other] { $replaces }
        } in { $territory }
    [victims] to remove { $number ->
        [one] an exposed clan
       *[other] { $number } exposed clans
        } ({ $victims_who ->
        [self] their own
        [you] yours
        [also-you] yours and those of { $victims }
       *[other] { $victims }
        })
    [powers] in { $territory }: { $placed ->
        [0] {""}
        [one] to place 1 clan
       *[other] to place { $placed } clans
        }{ $victims ->
        [none] {""}
       *[other] { $placed ->
            [0] to remove
           *[other] {" "}and remove
            } clans of { $victims_who ->
            [you] yours
            [also-you] yours and of { $victims }
           *[other] { $victims }
            }
        }
    [taken] to take { $taken } into hand
    [gives] to give { $taken } to { $player_who ->
        [you] you
       *[other] { $player }
        } and gain a Deed
    [discards] and { $by_who ->
        [self] discard
       *[other] discards
        } { $discards ->
        [action] an Action card
        [epic] an Epic Tale
       *[other] { $discards }
        }
    [discards-some] and { $by_who ->
        [self] discard
       *[other] discards
        } { $number ->
        [one] 1 Action card
       *[other] { $number } Action cards
        }
    [club-clan] so that { $player_who ->
        [you] you lose a clan
       *[other] { $player } loses a clan
        }
    [club-card] so that { $player_who ->
        [you] you discard an Action card
       *[other] { $player } discards an Action card
        }
    [in] in { $territory }
    [instigator] to { $player_who ->
        [self] become the instigator
        [you] make you the instigator
       *[other] make { $player } the instigator
        }
    [player] on { $player_who ->
        [you] you
       *[other] { $player }
        }
    [cancels] to cancel { $cancels }
   *[none] now
    }. Do you cancel it?
prompt-after = { $by_who ->
    [self] You have
   *[other] { $by } has
    } played { $card }. Do you follow it up?
prompt-after-turn = { $by_who ->
    [self] You have played { $card } and your turn ends. Do you play something else?
   *[other] { $by } has played { $card } and the turn ends. Do you play something?
    }
prompt-where = { $card_id ->
    [citadel] Choose where you build the Citadel.
    [sanctuary] Choose where you build the Sanctuary.
    [festival] Choose where the Festival is held.
    [conquest] Choose the territory you move into.
    [warlord] Choose where the clash breaks out.
    [balors_eye] Choose the territory Balor's Eye looks at.
    [the_other_world] Choose the territory whose Sanctuaries you use.
    [diarmuid_and_grainne] Choose where the clan flees to.
   *[other] { $card }: choose a territory.
    }
prompt-origin = { $card }: choose the territory to move from.
prompt-whom = { $card_id ->
    [warlord] Choose who makes the next maneuver.
    [highlands] Choose the new instigator.
    [the_morrigan] Choose the instigator of the clash in { $territory }.
    [scouts_and_spies] Choose whose Action cards you look at.
    [moor] Choose whose Epic Tales you look at.
    [salt_mine] Choose whose Action card you take.
    [master_craftsman] Choose who gets the tale.
   *[other] { $card }: choose whose clan.
    }
prompt-place-one-of-many = { $left ->
    [one] { $card }: choose where to place the last clan.
   *[other] { $card }: choose where to place a clan; { $left } are left.
    }
prompt-how-many-from = { $card } into { $territory }: how many clans come from { $here }?
prompt-how-many-placed = { $card }: how many clans do you place in { $here }?
prompt-destinations = { $left ->
    [one] { $card }: choose where the last clan of { $origin } goes.
   *[other] { $card }: choose where a clan of { $origin } goes; { $left } may still move.
    }
prompt-to-neighbour = { $card }: choose the adjacent territory the clan of { $player } goes to.
prompt-far-away = { $card }: choose the territory to ride to from { $origin }.
prompt-horses = { $card }: how many clans ride from { $origin } to { $territory }?
prompt-from-discard = Druid: choose one of the discarded Action cards.
prompt-discovery = You are the Brenn: choose the place of the territory { $explorer_who ->
    [self] you discover
   *[other] { $explorer } discovers
    }. It touches at least two others.
prompt-pledge-any = Master Craftsman: choose the card you will discard.
prompt-pledge-actions = Misty Lands: choose the Action cards you will discard, at least one.
prompt-place-or-replace = New Alliance in { $territory }: place a clan, or replace a clan of an opponent who has two or more there.
prompt-scout-from = Scouts & Spies: you may move clans. Choose where they set out.
prompt-scout-to = Scouts & Spies: choose where the clans of { $origin } go.
prompt-scout-number = Scouts & Spies: how many clans go from { $origin } to { $territory }?
prompt-give-back = Choose the Action card you give to { $to }.
prompt-choose-gift = Maeve's Wealth: choose the Action card you give to { $to }.
prompt-take-shown = Take one of the revealed Epic Tales; the others are discarded.
prompt-sacrifice = Deirdre's Beauty: choose where you remove one of your clans.
prompt-flip-crows = The Morrigan: do you flip the Flock of Crows?
prompt-clash-anywhere = The Morrigan: you may start a clash. Choose where.
prompt-per-sanctuary = Sanctuary { $sanctuary } in { $territory }: place a clan, remove one, or do nothing.
prompt-choose-tile = Tailtu's Land: choose one of the territories you drew.
prompt-lay-tile = Choose the place of your new territory. It touches at least two others.
prompt-tiles-back = Choose the tile that goes to the very bottom of the pile.
prompt-settle-new = You may move a clan from an adjacent territory to { $territory }.
prompt-epic-drawn = You draw an Epic Tale. Do you draw one more and keep one?
prompt-keep-drawn = You drew { $number } Epic Tales: choose the one you keep.
prompt-removal = One of your clans in { $territory } is removed: which?
prompt-clan-removed = One of your clans is being removed from { $territory }. Do you answer?
prompt-mountains-toll = The Mountains demand their toll: discard an Action card or remove a clan there.
prompt-clashes = Several clashes wait: choose the next one.
prompt-clash-start = { $instigator_who ->
    [self] You instigate
   *[other] { $instigator } instigates
    } a clash in { $territory }. Do you play something?
prompt-citadels = { $free ->
    [one] The last free citadel of { $territory }: do you put a clan into it?
   *[other] { $free } citadels of { $territory } are free: do you put a clan into one?
    }
prompt-citadels-end = The citadels of { $territory } are closed. Do you play something?
prompt-resolution-start = The fighting in { $territory } begins. Do you name a new instigator?
prompt-maneuver = { $refused ->
    [yes] Your proposal was refused. Your maneuver in { $territory }: { $ways }.
   *[no] Your maneuver in { $territory }: { $ways }.
    }
way-attack = attack
way-withdraw = withdraw
way-play = play an Epic Tale
way-propose = propose an end
way-end = end the clash
prompt-peace = { $proposer } proposes to end the clash in { $territory }. Do you agree?
prompt-withdrawal = { $left ->
    [one] One more clan may withdraw from { $territory }.
   *[other] { $left } more clans may withdraw from { $territory }.
    }
prompt-attack-window = { $attacker_who ->
    [self] You attack
   *[other] { $attacker } attacks
    } { $target_who ->
    [self] you
   *[other] { $target }
    } in { $territory }. Do you play something?
prompt-attack-response = { $mode ->
    [club-card] { $attacker } attacks you with the Club: discard an Action card.
   *[other] { $attacker } attacks you in { $territory }: discard an Action card or remove an exposed clan.
    }
prompt-iron-discard = The Iron Mine's blade: discard an Action card as well.
prompt-after-maneuver = { $maneuverer_who ->
    [self] You have made your maneuver
   *[other] { $maneuverer } has made a maneuver
    } in { $territory }. Do you play something?
prompt-cauldron-return = { $clans ->
    [one] The clan on the Cauldron: does it return to { $territory }?
   *[other] Of the { $clans } clans on the Cauldron, how many return to { $territory }? At most 3.
    }
prompt-reinforcements = The Battle of Moytura: how many clans come from { $here }? At least one in all.
prompt-fianna-goal = The Fianna: choose the adjacent territory to go to.
prompt-fianna-exposed = The Fianna: how many exposed clans go to { $territory }?
prompt-fianna-protected = The Fianna: how many clans leave the citadels for { $territory }?
prompt-first-victim = Tale of Cúchulain: whose exposed clan is removed first?
prompt-second-victim = Tale of Cúchulain: whose exposed clan is removed second?
prompt-club-result = The Dagda's Club: choose what { $player } loses.

## Standing orders

order-touched = Ask me only if something of mine is touched
order-touched-why = Windows are shown to you only when your clans, your cards or your own deed are concerned. It never passes your turns.
order-not-card = Do not ask me about { $about }
order-not-card-why = You keep the card for later: windows in which only it could be played are not shown to you.
order-not-moor = Do not ask me about the Moor in windows
order-not-moor-why = The Moor can be played at any time; windows in which you could do nothing else are not shown to you.

## Events

event-capital-chosen = { $seat } founds the Capital and a Sanctuary in { $territory }.
event-placed = { $seat } places { $amount ->
    [one] 1 clan
   *[other] { $amount } clans
    } in { $territory }.
event-moved = { $amount ->
    [one] 1 clan
   *[other] { $amount } clans
    } of { $seat } { $amount ->
    [one] moves
   *[other] move
    } from { $origin } to { $territory }.
event-removed = A clan of { $seat } is removed from { $territory }.
event-saved = { $seat }'s clan in { $territory } is saved.
event-relocated = { $seat }'s clan escapes from { $origin } to { $territory }.
event-replaced = In { $territory } { $seat } replaces a clan of { $player } with one of their own.
event-built-citadel = { $seat } builds a Citadel in { $territory }.
event-built-sanctuary = { $seat } builds a Sanctuary in { $territory }.
event-laid = { $seat } lays the new territory: { $territory }.
event-brenn-named = { $seat } is Brenn.
event-crows-fell = The Flock of Crows flies { $side }.
event-crows-flipped = { $seat } turns the Flock of Crows { $side }.
event-advantage-taken = { $seat } takes the Advantage card { $card }.
event-advantage-laid = The Advantage card { $card } lies face up.
event-round-begun = Round { $number } begins with the Assembly.
event-dealt = Everybody is dealt { $amount } Action cards.
event-handed-on = Everybody hands on { $amount ->
    [one] 1 card
   *[other] { $amount } cards
    }.
event-season-begun = The Season begins with { $seat }.
event-season-ended = The Season ends.
event-played-season = { $seat } plays { $card }.
event-played-triskel = { $seat } plays the Triskel card { $card }.
event-cancelled = { $card }, played by { $seat }, is cancelled.
event-passed = { $seat } passes.
event-pretended = { $seat } claims the throne.
event-drew = { $seat } draws an Epic Tale.
event-drew-card = { $seat } draws { $card }.
event-kept = { $seat } keeps { $card }.
event-epic-discarded = { $card } is discarded.
event-action-discarded = { $seat } discards an Action card.
event-action-discarded-card = { $seat } discards { $card }.
event-advantage-discarded = { $seat } discards the Advantage card { $card }.
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
event-instigator-named = { $player_who ->
    [self] { $seat } becomes the instigator.
   *[other] { $seat } names { $player } the instigator.
    }
event-attacked = { $seat } attacks { $player }.
event-attack-void = The attack on { $seat } comes to nothing.
event-peace-proposed = { $seat } proposes to end the clash.
event-peace-accepted = { $seat } agrees.
event-peace-refused = { $seat } refuses.
event-next-named = { $player_who ->
    [self] { $seat } keeps the next maneuver.
   *[other] { $seat } gives the next maneuver to { $player }.
    }
event-cauldron-returned = { $amount ->
    [0] No clan of { $seat } returns from the Cauldron.
    [one] 1 clan of { $seat } returns from the Cauldron to { $territory }.
   *[other] { $amount } clans of { $seat } return from the Cauldron to { $territory }.
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
event-sanctuary-found = From the first a Sanctuary stands in { $territory }.
event-caught = A clan { $seat } loses in { $territory } goes onto Dagda's Cauldron.
event-fetched = { $amount ->
    [one] 1 clan
   *[other] { $amount } clans
    } that { $seat } lost earlier in this clash { $amount ->
    [one] joins
   *[other] join
    } it there.
event-chose-aside = { $seat } chooses the Action card that is set aside.
event-chose-aside-card = Set aside: { $card }.
event-took-aside-card = Taken: { $card }.
event-set-aside-card = Set aside: { $card }.
event-drew-tiles = { $seat } looks at { $amount ->
    [one] the last territory tile
   *[other] { $amount } territory tiles
    }.
event-forced-clan = { $player } has to remove a clan.
event-forced-card = { $player } has to discard an Action card.

## The end

ending-high-king = A High King is chosen
ending-unfinished = The rounds are over without a High King

score-leadership = Leadership
score-sanctuaries = Sanctuaries
score-territories = Territories
score-deeds = Deeds
score-total = Conditions met
