game-title = Root
game-about = Four unequal factions fight for one forest: the Marquise builds, the Eyrie obey their Decree, the Alliance stirs up revolt, and the Vagabond goes where he likes. Be the first to reach 30 points.

## Options

option-two_factions = Factions for two
option-two_factions-why = Which factions play when two sit at the table.
option-two_factions-marquise_eyrie = Marquise and Eyrie (recommended)
option-two_factions-marquise_alliance = Marquise and Alliance
option-two_factions-eyrie_alliance = Eyrie and Alliance
option-two_factions-eyrie_vagabond = Eyrie and Vagabond
option-two_factions-marquise_vagabond = Marquise and Vagabond
option-two_factions-alliance_vagabond = Alliance and Vagabond
option-two_factions-random = Any two, at random
option-three_factions = Factions for three
option-three_factions-why = Which factions play when three sit at the table.
option-three_factions-marquise_eyrie_alliance = Marquise, Eyrie, Alliance (recommended)
option-three_factions-marquise_eyrie_vagabond = Marquise, Eyrie, Vagabond
option-three_factions-marquise_alliance_vagabond = Marquise, Alliance, Vagabond
option-three_factions-eyrie_alliance_vagabond = Eyrie, Alliance, Vagabond
option-three_factions-random = Any three, at random
option-seating = Who plays what
option-seating-why = Factions are dealt to the seats at random, or seat by seat in the order Marquise, Eyrie, Alliance, Vagabond.
option-seating-random = At random
option-seating-in_order = In order of set-up
option-first_player = First player
option-first_player-why = Who takes the first turn.
option-first_player-random = At random
option-first_player-seat1 = Seat 1
option-current_law = Current Law
option-current_law-why = Plays by the latest Law: the next six switches are all set to their later value.
option-current_law-yes = Yes
option-current_law-no = No, the first printings' Law
option-reshuffle = Reshuffling
option-reshuffle-why = When the discard pile becomes the deck again.
option-reshuffle-lazy = When a draw needs it
option-reshuffle-immediate = As soon as the deck is empty
option-full_removal_damage = Damage by Favor and Revolt
option-full_removal_damage-why = How many items of the Vagabond an enemy's Favor or Revolt in his clearing damages.
option-full_removal_damage-0 = None
option-full_removal_damage-3 = Three items
option-coalition_battle = Battle between partners
option-coalition_battle-why = Whether partners of a coalition may attack each other.
option-coalition_battle-yes = Allowed
option-coalition_battle-no = Forbidden
option-outrage_allied_alliance = Outrage by led rebels
option-outrage_allied_alliance-why = Whether Alliance warriors whom the Vagabond leads into a sympathetic clearing cause Outrage.
option-outrage_allied_alliance-yes = They do
option-outrage_allied_alliance-no = They do not
option-outrage_allied_payer = Who pays for led warriors
option-outrage_allied_payer-why = Who pays the Outrage when the Vagabond leads an ally's warriors.
option-outrage_allied_payer-vagabond = The Vagabond
option-outrage_allied_payer-ally = The ally
option-marquise_bird_any_time = Marquise's extra actions
option-marquise_bird_any_time-why = When bird cards may be spent for extra actions.
option-marquise_bird_any_time-yes = Between any two actions
option-marquise_bird_any_time-no = After the three actions
option-rest_refreshes_all = Evening's rest
option-rest_refreshes_all-why = Whether rest in a forest also turns undamaged items face up.
option-rest_refreshes_all-yes = Turns all items face up
option-rest_refreshes_all-no = Only the damaged ones
option-bbb_mandatory = Better Burrow Bank
option-bbb_mandatory-why = Whether its owner has to use it every turn.
option-bbb_mandatory-yes = Must be used
option-bbb_mandatory-no = May be used
option-starting_hand = Starting hand
option-starting_hand-why = With five cards each player discards two before the first turn.
option-starting_hand-3 = Three cards
option-starting_hand-5 = Five cards, discard two

## Actions

action-skip = Decline
action-end = Go on
action-battle = Battle
action-march = March
action-recruit = Recruit
action-build = Build
action-overwork = Overwork
action-move = Move
action-explore = Explore the ruin
action-strike = Strike
action-repair = Repair
action-special = Special action
action-points = Take points
action-cards = Draw two cards
action-royal-claim = Discard Royal Claim for points
action-show-hand = Show your hand
action-ignore = Ignore the remaining hits
action-fall = Fall into turmoil
action-use = Use { $effect }
action-settle = Settle { $trigger } first
action-from = From { $clearing }
action-to = To { $place }
action-warriors = { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
    }
action-attack = Attack { $defender } in { $clearing }
action-roll = Roll { $one } and { $two }
action-ambush = Play { $card }
action-foil = Foil with { $card }
action-lose = Lose: { $piece }
action-resolve = Resolve a { $suit } card
action-recruit-at = Recruit in { $clearing }
action-wood = Wood in { $clearing }
action-pay = Pay wood from { $clearing }
action-overwork-at = Overwork in { $clearing }
action-spend = Spend { $card }
action-give = Give { $card }
action-discard = Discard { $card }
action-craft = Craft { $card }
action-build-at = Build a { $building } in { $clearing }
action-keep = Keep in { $clearing }
action-roost = Roost in { $clearing }
action-leader = Choose the { $leader }
action-decree = { $card } to { $column }
action-revolt = Revolt in { $clearing }
action-spread = Spread sympathy to { $clearing }
action-organize = Organize in { $clearing }
action-mobilize = Mobilize { $card }
action-train = Train with { $card }
action-character = Be the { $character }
action-refresh = Refresh { $item } ({ $state })
action-damage = Damage { $item } ({ $state })
action-mend = Repair { $item } ({ $state })
action-drop = Give up { $item } ({ $state })
action-exhaust = Exhaust { $item }
action-take = Take { $item }
action-aid = Aid { $faction }
action-ally = With { $faction }
action-steal-from = Steal from { $faction }
action-steal = { $card } is drawn
action-labor = Take { $card } from the discard pile
action-quest = Quest: { $quest }
action-shoot = Strike { $piece }
action-partner = Join { $faction }
action-activate = Activate { $suit } dominance
action-take-dominance = Take { $suit } dominance
action-codebreakers = Codebreakers: look at the hand of { $faction }
action-tax = Tax Collector: remove a warrior in { $clearing }
action-stand-and-deliver = Stand and Deliver! to { $faction }
action-bank = Better Burrow Bank: draw with { $faction }
action-activate-piece = Activate a { $suit } piece

## Prompts

prompt-place-keep = Choose a corner for your keep. A warrior goes to every clearing but the corner opposite.
prompt-starting-building = Place your { $number ->
    [3] sawmill
    [4] workshop
   *[other] recruiter
    } at the keep or next to it.
prompt-choose-corner = Choose the corner in which your dynasty begins.
prompt-choose-leader = Choose your leader. The Viziers go to its columns of the Decree.
prompt-choose-character = Choose who you are.
prompt-choose-forest = Choose the forest in which you start.
prompt-discard-down = You hold too many cards: discard down to { $number }.
prompt-burrow-bank = Better Burrow Bank: who draws a card with you?
prompt-birdsong-window = Birdsong: use a card in play, or go on.
prompt-daylight-window = End of Daylight: use what is free to use, or go on.
prompt-place-wood = There is not enough wood for all sawmills: choose where it goes.
prompt-recruit-warriors = There are not enough warriors for all recruiters: choose where they go.
prompt-marquise-craft = Daylight: craft with your workshops, then go on to your actions.
prompt-marquise-action = { $number ->
    [0] No actions are left. Spend a bird card for another one, or go on.
    [one] Choose an action; 1 is left.
   *[other] Choose an action; { $number } are left.
    }
prompt-choose-building = Choose what to build, and where.
prompt-pay-wood = Choose where the wood comes from.
prompt-choose-sawmill = Overwork: choose a sawmill.
prompt-spend-for-wood = Overwork: spend a card that matches the clearing.
prompt-spend-for-dominance = Spend a card of the dominance card's suit.
prompt-choose-partner = Choose your partner: whoever wins, wins with you.
prompt-activate-pieces = Choose which crafting pieces to activate; { $number } to go.
prompt-move-from = Move: choose where from.
prompt-move-to = Move: choose where to.
prompt-move-count = Move: choose how many warriors go.
prompt-choose-battle = Battle: choose a clearing and a defender.
prompt-call-ally = Which ally fights at your side?
prompt-play-ambush = You are attacked. Do you spring an ambush?
prompt-foil = An ambush! Do you foil it with an ambush of your own?
prompt-battle-cards = The dice have fallen: use a card in play, or pass.
prompt-lose-pieces = { $number ->
    [one] One more hit: choose what you lose.
   *[other] { $number } more hits: choose what you lose.
    }
prompt-share-hits = { $number ->
    [one] One hit: damage an item, or lose a warrior of your ally.
   *[other] { $number } hits: damage an item, or lose a warrior of your ally.
    }
prompt-damage-items = { $number ->
    [one] One hit: choose an item to be damaged.
   *[other] { $number } hits: choose an item to be damaged.
    }
prompt-triggers = Several things wait to be settled: which comes next?
prompt-outrage = Outrage! Give the Alliance a card matching the clearing, or show your hand if you have none.
prompt-field-hospitals = Field Hospitals: spend a matching card to bring your warriors back to the keep?
prompt-cut-supporters = Without a base you keep five supporters: choose what to discard.
prompt-add-to-decree = { $number ->
    [0] Add a card to the Decree.
    [1] Add a second card to the Decree, or go on.
   *[other] Add a second card to the Decree, no bird this time, or go on.
    }
prompt-new-roost = You have no roost: choose where a new one is built.
prompt-eyrie-craft = Daylight: craft with your roosts, then go on to the Decree.
prompt-resolve-decree = The Decree: choose a card of the { $number ->
    [0] Recruit
    [1] Move
    [2] Battle
   *[other] Build
    } column to resolve.
prompt-decree-recruit = Recruit: choose a roost.
prompt-decree-build = Build: choose where the roost goes.
prompt-revolts = Birdsong: revolt, or go on to spreading sympathy.
prompt-spread-sympathy = Birdsong: spread sympathy, or go on.
prompt-spend-supporters = Spend a supporter that matches the clearing.
prompt-alliance-day = Daylight: craft, mobilize, train, or go on.
prompt-operation = Evening: choose an operation, or go on.
prompt-refresh-items = Refresh: choose an item to turn face up.
prompt-slip = Slip to an adjacent clearing or forest, or stay.
prompt-cobbler-move = Cobbler: move to an adjacent clearing, or stay.
prompt-vagabond-day = Daylight: exhaust items to act, or end the day.
prompt-travel = Move: choose a clearing.
prompt-take-ally = Does an ally come along?
prompt-take-warriors = How many of your ally's warriors come along?
prompt-quest-reward = { $number ->
    [one] The quest is done: take 1 point, or draw two cards.
   *[other] The quest is done: take { $number } points, or draw two cards.
    }
prompt-aid-with-item = Aid: choose an item to exhaust.
prompt-aid-with-card = Aid: choose the card you give.
prompt-take-item = Aid: take an item in return, or none.
prompt-choose-target = Strike: choose a target.
prompt-repair-item = Repair: choose a damaged item.
prompt-hideout = Hideout: choose an item to repair; { $number } left. Then Daylight ends.
prompt-choose-victim = Steal: choose whose card you take.
prompt-day-labor = Day Labor: choose a card from the discard pile.
prompt-drop-items = You carry too much: choose an item to give up.

## Events

event-turn-begins = Round { $round }: { $seat }'s turn.
event-placed = { $seat } places { $count } × { $piece } in { $clearing }.
event-removed = { $seat } loses { $count } × { $piece } in { $clearing }.
event-moved = { $seat }: { $count ->
    [one] 1 warrior moves
   *[other] { $count } warriors move
    } from { $origin } to { $goal }.
event-drew = { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
    }.
event-drew-card = You draw { $card }.
event-reshuffled = The discard pile is shuffled into a new deck of { $count } cards.
event-discarded = { $seat } discards { $card }.
event-spent = { $seat } spends { $card }.
event-crafted = { $seat } crafts { $card }.
event-scored = { $seat } scores { $points } ({ $source }).
event-lost-points = { $seat } loses { $points ->
    [one] 1 point
   *[other] { $points } points
    }.
event-attacked = { $seat } attacks { $defender } in { $clearing }.
event-ambushed = { $seat } springs an ambush: { $card }.
event-foiled = { $seat } foils it: { $card }.
event-rolled = The dice show { $one } and { $two }.
event-used = { $seat } uses { $effect }.
event-hits = Hits: { $attacker } by the attacker, { $defender } by the defender.
event-outrage-paid = Outrage in { $clearing }: { $seat } gives the supporters a card.
event-gave-card = { $seat } passes { $card } to { $faction }.
event-hand-shown = { $seat } shows { $faction } the whole hand.
event-saw-card = You see { $card } in the hand of { $faction }.
event-supporter-drawn = { $seat } draws a supporter.
event-supporter-card = { $card } joins your supporters.
event-healed = Field Hospitals: { $count ->
    [one] 1 warrior returns
   *[other] { $count } warriors return
    } from { $clearing } to the keep.
event-base-lost = { $seat } loses the { $suit } base, its supporters and { $officers ->
    [one] 1 officer
   *[other] { $officers } officers
    }.
event-decreed = { $seat } adds { $card } to { $column }.
event-turmoil = Turmoil! The Decree holds { $birds } birds.
event-leader-chosen = { $seat } follows the { $leader }.
event-revolted = { $seat } revolts in { $clearing }!
event-officer = { $seat } has { $officers ->
    [one] 1 officer
   *[other] { $officers } officers
    } now.
event-mobilized = { $seat } mobilizes a card.
event-character-chosen = { $seat } is the { $character }.
event-went = { $seat } goes to { $place }.
event-exhausted = { $seat } exhausts: { $item }.
event-refreshed = { $seat } refreshes: { $item }.
event-damaged = { $seat } has an item damaged: { $item }.
event-repaired = { $seat } repairs: { $item }.
event-dropped = { $seat } gives up: { $item }.
event-gained-item = { $seat } gains: { $item }.
event-explored = { $seat } explores the ruin in { $clearing }.
event-aided = { $seat } aids { $faction } with a card.
event-took-item = { $seat } takes an item from { $faction }: { $item }.
event-related = { $faction } and { $seat }: { $relation }.
event-quest-done = { $seat } completes the quest { $quest }.
event-quest-opened = A new quest: { $quest }.
event-robbed = { $seat } takes a card from the hand of { $faction }.
event-labored = { $seat } takes { $card } from the discard pile.
event-dominance-activated = { $seat } activates { $suit } dominance.
event-dominance-available = The { $suit } dominance card is available.
event-dominance-taken = { $seat } takes the { $suit } dominance card.
event-coalition = { $seat } forms a coalition with { $faction }.
event-codebroke = { $seat } uses Codebreakers on { $faction }.
event-banked = { $seat } and { $faction } draw by Better Burrow Bank.
event-helped = Warriors of { $faction } fight beside { $seat }.
event-won = { $seat } wins!

## Ends and scores

ending-points = Thirty points
ending-dominance = Dominance
ending-unfinished = Stopped after too many rounds
score-building = Building
score-roosts = Roosts
score-sympathy = Sympathy
score-crafting = Crafting
score-removal = Pieces removed
score-cards = Cards
score-exploring = Exploring
score-quests = Quests
score-aid = Aid
score-infamy = Infamy
score-despot = Despot
score-turmoil = Turmoil
score-total = Total
