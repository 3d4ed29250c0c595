game-title = Scythe
game-about = Five factions of an imagined 1920s meet around an abandoned Factory. Move, produce, deploy mechs, win hearts, and be the richest when somebody places a sixth star.

## Options

option-relentless_on_factory = Relentless on the Factory card
option-relentless_on_factory-why = Whether Rusviet may use its Factory card on two turns in a row.
option-relentless_on_factory-yes = Yes, as in the rulebook
option-relentless_on_factory-no = No, as in the later erratum
option-camaraderie_scope = Camaraderie
option-camaraderie_scope-why = For which retreating workers Polania keeps its popularity.
option-camaraderie_scope-combat = Only after a combat
option-camaraderie_scope-any_retreat = For every retreat
option-trade_split = Traded tokens
option-trade_split-why = Whether the tokens of one trade may go to different territories.
option-trade_split-yes = Each to any territory with a worker
option-trade_split-no = All to one territory
option-coin_deals = Coin deals
option-coin_deals-why = Whether players may hand coins to each other. Promises bind nobody.
option-coin_deals-yes = Allowed
option-coin_deals-no = Not allowed
option-banned_pairs = Strong pairs
option-banned_pairs-why = Two pairs of mats are stronger than others: Rusviet with Industrial, Crimea with Patriotic.
option-banned_pairs-yes = Dealt anew
option-banned_pairs-no = Allowed
option-faction_assignment = Factions and mats
option-faction_assignment-why = How factions and player mats come to the players.
option-faction_assignment-random = Dealt at random
option-faction_assignment-chosen = Chosen in turn
option-open_totals = Running totals
option-open_totals-why = Whether everybody sees what everybody would score now.
option-open_totals-yes = For all to see
option-open_totals-no = Only one’s own total
option-turn_limit = Turn limit
option-turn_limit-why = After so many turns of each player the game is scored as it stands. Without a limit it goes on until somebody places a sixth star.
option-turn_limit-none = No limit
option-turn_limit-10_turns = 10 turns each
option-turn_limit-30_turns = 30 turns each
option-turn_limit-100_turns = 100 turns each
option-turn_limit-300_turns = 300 turns each
option-turn_limit-1000_turns = 1000 turns each

## Actions

action-pass = { $asks ->
    [ShowObjective] Keep the objective hidden
    [MakeDeal] Give no coins
   *[other] Pass
    }
action-skip = { $row ->
    [top] Skip the top row: { $section }
    [bottom] Skip the bottom row: { $action }
    [factory] Skip the move of the Factory card
   *[other] Skip this action
    }
action-done = { $asks ->
    [PickUnit] Stop moving
    [ChooseField] Stop producing
    [Meet] Choose no second option
   *[other] Done
    }
action-decline = { $told ->
    [yes] { $gain_id ->
        [upgrade] Make no upgrade
        [deploy] Deploy no mech
        [build] Build no structure
        [enlist] Enlist no recruit
       *[other] Take no more tokens
        }
   *[no] Decline
    }
action-accept = { $told ->
    [yes] Take { counted-gain }
   *[no] Take it all
    }
action-choose-gains = Ask me about every gain
action-accept-gains = Take gains without asking me
action-use-ability = { $ability_id ->
    [disarm] Disarm: the opponent loses 2 power
    [artillery] Artillery: pay 1 power, the opponent loses 2
    [scout] Scout: take a random combat card of the opponent
   *[other] Use the ability
    }
action-hold-ability = { $told ->
    [yes] Do not use { $ability }
   *[no] Do not use the ability
    }
action-token = Place the action token on { $section }
action-move-units = { $told ->
    [yes] Move up to { $number } units
   *[no] Move units
    }
action-gain-coins = { $told ->
    [yes] { $number ->
        [one] Gain 1 coin
       *[other] Gain { $number } coins
        }
   *[no] Gain coins
    }
action-gain-power = { $told ->
    [yes] Pay 1 coin, gain { $number } power
   *[no] Pay 1 coin, gain power
    }
action-draw-cards = { $told ->
    [yes] { $number ->
        [one] Pay 1 coin, draw 1 combat card
       *[other] Pay 1 coin, draw { $number } combat cards
        }
   *[no] Pay 1 coin, draw combat cards
    }
action-trade-resources = { $told ->
    [yes] Pay 1 coin, gain { $number } resources of any types
   *[no] Pay 1 coin, gain resources
    }
action-trade-popularity = { $told ->
    [yes] Pay 1 coin, gain { $number } popularity
   *[no] Pay 1 coin, gain popularity
    }
action-produce = { $cost ->
    [0] Produce on up to { $number } territories
    [1] Pay 1 power, produce on up to { $number } territories
    [2] Pay 1 power and 1 popularity, produce on up to { $number } territories
    [3] Pay 1 power, 1 popularity and 1 coin, produce on up to { $number } territories
   *[other] Produce
    }
action-factory-action = { $one ->
    [yes] Factory card: { $effect } Choose: { $gain }
    [no] Factory card: { $effect }
   *[other] Use the Factory card, choice { $which }
    }
action-take-bottom = { $row ->
    [bottom] { $coins ->
        [0] { $action }: pay { $cost } { $resource }
        [one] { $action }: pay { $cost } { $resource }, gain 1 coin
       *[other] { $action }: pay { $cost } { $resource }, gain { $coins } coins
        }
    [factory] Move one unit up to two territories
   *[other] Take the bottom-row action
    }
action-pick = { $unit_id ->
    [character] Move the character from { $place }
    [mech] Move a mech from { $place }
   *[other] Move a worker from { $place }
    }
action-go = { $price ->
    [-1] Go to { $place }: combat against { $foe }
    [0] Go to { $place }
    [1] Go to { $place }: lose 1 popularity for driving workers off
    [2] Go to { $place }: lose 2 popularity for driving workers off
    [3] Go to { $place }: lose 3 popularity for driving workers off
    [4] Go to { $place }: lose 4 popularity for driving workers off
    [5] Go to { $place }: lose 5 popularity for driving workers off
   *[other] Go to { $place }
    }
action-rest = End this unit’s movement
action-take-all = Carry everything
action-take-nothing = Carry nothing
action-take-same = Carry on with the same load
action-take-some = Choose what to carry
action-amount = { $told ->
    [yes] { $amount ->
        [0] Nothing
       *[other] { counted-gain }
        }
   *[no] { $amount ->
        [0] Nothing
       *[other] { $amount }
        }
    }
action-field = Produce on { $place }
action-resource = Put 1 { $resource } on { $place }
action-pay-anyhow = Pay, first from territories without your workers
action-pay-from = Pay from { $place }
action-pay-card = Pay the combat card { $card }
action-upgrade-from = Take the cube from { $cube }
action-upgrade-to = { $told ->
    [yes] Make { $action } cheaper: { $cost } { $resource }
   *[no] Make { $action } cheaper
    }
action-deploy = { $told ->
    [yes] Deploy the mech of { $ability }. { $effect }
   *[no] Deploy the mech of { $ability }
    }
action-build = { $told ->
    [yes] Build the { $structure }. { $effect }
   *[no] Build the { $structure }
    }
action-place = Place it on { $place }
action-enlist = Enlist the recruit of { $action }
action-bonus = Take { $bonus }
action-combat = Fight on { $place } next
action-dial = Set the dial to { $power }
action-option = { $told ->
    [yes] Option { $which } – { $effect }
   *[no] Take option { $which }
    }
action-factory-card = { $told ->
    [yes] Take { $card }. { $effect }
   *[no] Take { $card }
    }
action-reveal = { $told ->
    [yes] Reveal “{ $objective }” and place a star. { $effect }
   *[no] Reveal “{ $objective }” and place a star
    }
action-star = Place the star for: { $goal }
action-retreat = Retreat to { $place }
action-give = Give coins to { $receiver }
gift = { $amount ->
    [one] Give 1 coin
   *[other] Give { $amount } coins
    }
action-faction = Play { $faction }
action-mat = Take the { $mat } mat
action-commit = { $number ->
    [0] Add no combat card
    [one] Add the combat card { $cards }
    [2] Add the combat cards { $cards }
    [3] Add the combat cards { $cards }
    [4] Add the combat cards { $cards }
    [5] Add the combat cards { $cards }
    [6] Add the combat cards { $cards }
   *[other] Combat cards: { $twos } of 2, { $threes } of 3, { $fours } of 4, { $fives } of 5
    }

## Standing orders

order-nothing-to-reveal = Pass when I have nothing to reveal
order-nothing-to-reveal-why = The end of your turn passes by itself while no objective of yours is met. One that is met is always asked about.
order-nothing-left = End my turn when nothing is left
order-nothing-left-why = Questions with a single answer that does nothing are answered for you, on your own turn too. A star is never given away.

## Prompts

prompt-show-objective = The end of your turn: you may reveal an objective that is met now, and place a star.
prompt-place-token = Place the action token: point at a top-row action of your mat, or at a section.
prompt-top-row = { $section_id ->
    [move] Move: move units or gain coins, or skip the top row.
    [bolster] Bolster: gain power or draw combat cards for 1 coin, or skip the top row.
    [trade] Trade: gain resources or popularity for 1 coin, or skip the top row.
    [produce] Produce on your territories, or skip the top row.
    [factory] Factory card: use its top row, or skip it.
   *[other] Take the top-row action of this section, or skip it.
    }
prompt-bottom-row = { $action_id ->
    [none] Factory card: move one unit up to two territories, or skip it.
   *[other] { $coins ->
        [0] { $action }: pay { $amount } { $resource }, or skip the bottom row.
        [one] { $action }: pay { $amount } { $resource } and gain 1 coin, or skip the bottom row.
       *[other] { $action }: pay { $amount } { $resource } and gain { $coins } coins, or skip the bottom row.
        }
    }
prompt-make-deal = You may hand coins to another player. Nothing promised is binding.
prompt-give-coins = How many coins do you give to { $to }?
prompt-gain-some = { $place_id ->
    [none] { $amount ->
        [1] Do you take { counted-gain }?
       *[other] You may take { counted-gain }. How much of it?
        }
   *[other] { $amount ->
        [1] Do you take { counted-gain } on { $place }?
       *[other] You may take { counted-gain } on { $place }. How much of it?
        }
    }
prompt-gain-tokens = { $amount ->
    [one] Place 1 resource: point at a territory, and at a kind in the supply.
   *[other] Place { $amount } resources, one after the other: point at a territory, and at a kind in the supply.
    }{ $before_id ->
    [none] {""}
   *[other] {" "}A resource alone goes to { $before } again.
    }
prompt-choose-cube = Upgrade: choose the technology cube to take from the top row.
prompt-cover-cost = The cube leaves { $cube }: choose the bottom-row action that becomes cheaper.
prompt-choose-mech = { $place_id ->
    [none] Deploy: choose a mech. Its ability serves your character and all your mechs.
   *[other] Deploy on { $place }: choose a mech. Its ability serves your character and all your mechs.
    }
prompt-choose-structure = { $place_id ->
    [none] Build: choose a structure.
   *[other] Build on { $place }: choose a structure.
    }
prompt-place-piece = { $ability_id ->
    [none] Choose a territory with one of your workers for the { $figure }.
   *[other] Choose a territory with one of your workers for the mech of { $ability }.
    }
prompt-choose-recruit = Enlist: choose the section whose recruit leaves. Its ongoing bonus opens.
prompt-choose-bonus = The recruit of { $action }: choose its one-time bonus.
prompt-check-stars = You have earned more stars than you have left: choose what this star is for.
prompt-choose-field = { $left ->
    [0] Produce: your Mill’s territory may produce too.
    [one] Produce: choose 1 territory, or stop.
   *[other] Produce: choose up to { $left } territories, or stop.
    }
prompt-harvest = { $gain_id ->
    [worker] { $amount ->
        [one] Does a new worker come to { $place }?
       *[other] How many new workers come to { $place }, of { $amount }?
        }
   *[other] Your workers on { $place } can make { counted-gain }. How much do they make?
    }
prompt-pay = Pay { $amount } { $resource }: choose where it comes from.
prompt-pay-card = Choose the combat card to pay.
prompt-pick-unit = { $left ->
    [one] Choose 1 more unit to move, or stop.
   *[other] Choose a unit to move, or stop. Up to { $left } units may move.
    }
prompt-travel = { $left ->
    [one] Choose where the { $figure } on { $place } goes: 1 step left.
   *[other] Choose where the { $figure } on { $place } goes: { $left } steps left.
    }
prompt-choose-load = What does the { $figure } carry from { $start } to { $place }?
prompt-load-amount = { $load ->
    [oil] How much of the { $most } oil goes along to { $place }?
    [metal] How much of the { $most } metal goes along to { $place }?
    [food] How much of the { $most } food goes along to { $place }?
    [wood] How much of the { $most } wood goes along to { $place }?
    [workers] { $most ->
        [one] Does the worker, who can still walk, go along to { $place }?
       *[other] How many of { $most } workers who can still walk go along to { $place }?
        }
   *[tired] { $most ->
        [one] Does the worker, who has already walked, go along to { $place }?
       *[other] How many of { $most } workers who have already walked go along to { $place }?
        }
    }
prompt-choose-combat = Choose the combat to be fought next.
prompt-before-combat = { $ability_id ->
    [disarm] Combat on { $place }: Disarm takes 2 power from { $against }. Use it?
    [artillery] Combat on { $place }: Artillery costs you 1 power and { $against } 2. Use it?
   *[scout] Combat on { $place }: Scout takes a random combat card from { $against }. Use it?
    }
prompt-dial = Combat on { $place } against { $against }: set your power dial in secret, { $most } at most. The power is spent, win or lose.
prompt-play-cards = { $most ->
    [0] Combat on { $place } against { $against }: you cannot add a combat card.
    [one] Combat on { $place } against { $against }: { $dial } power on your dial. Add 1 combat card in secret, or none.
   *[other] Combat on { $place } against { $against }: { $dial } power on your dial. Add up to { $most } combat cards in secret.
    }
prompt-retreat-unit = Choose where the { $figure } retreats to from { $place }.
prompt-retreat-worker = Choose where the worker on { $place } goes: home, or with a mech to a lake.
prompt-meet = { $second ->
    [yes] The encounter on { $place }: choose a second option, or stop.
   *[no] The encounter on { $place }: choose one of its options.
    }
prompt-visit-factory = The Factory: take one of these cards. The others go back face down.
prompt-choose-faction = Choose a faction.
prompt-choose-mat = Choose a player mat.

## Events

event-turn = Turn { $turn }: { $seat }.
event-token = { $seat } places the action token on { $section }.
event-skipped = { $seat } skips the top row: { $section }.
event-skipped-bottom = { $seat } skips the bottom row: { $action }.
event-skipped-move = { $seat } skips the move of the Factory card.
event-dead-turn = { $seat } can pay for neither row: a dead turn.
event-unpaid = { $seat } cannot pay for the top row: { $section }.
event-gained = { $seat } gains { counted-gain }.
event-no-room = { $gain_id ->
    [power] { $seat } gains no power: the track ends at 16.
   *[other] { $seat } gains no popularity: the track ends at 18.
    }
event-lost = { $seat } loses { counted-gain }.
event-nothing-left = { $seat } has no { $gain } to lose.
event-paid = { $seat } pays { counted-gain }.
event-paid-from = { $seat } pays { counted-gain } from { $place }.
event-drew = { $cards ->
    [one] { $seat } draws 1 combat card.
   *[other] { $seat } draws { $cards } combat cards.
    }
event-drew-card = { $seat } draws a combat card of { $card }.
event-reshuffled = { $cards ->
    [one] The only discarded combat card becomes the new deck.
   *[other] The { $cards } discarded combat cards are shuffled into a new deck.
    }
event-discarded = { $seat } pays a combat card of { $card }.
event-moved = { $figure_id ->
    [character] { $seat } moves the character from { $start } to { $place }.
   *[other] { $seat } moves a { $figure } from { $start } to { $place }.
    }
event-carried = Carried along to { $place }: { counted-gain }.
event-drove-off = { $workers ->
    [one] { $seat } sends a worker of { $loser } home from { $place }.
   *[other] { $seat } sends { $workers } workers of { $loser } home from { $place }.
    }
event-tokens = { $seat } gets { counted-gain } on { $place }.
event-worker = { $workers ->
    [one] { $seat } gets a new worker on { $place }.
   *[other] { $seat } gets { $workers } new workers on { $place }.
    }
event-upgraded = { $seat } moves a cube from { $cube } to the cost of { $action }.
event-deployed = { $seat } deploys the mech of { $ability } on { $place }.
event-built = { $seat } builds the { $structure } on { $place }.
event-enlisted = { $seat } enlists the recruit of { $action } for { $bonus }.
event-nothing-placed = { $gain_id ->
    [deploy] { $seat } deploys nothing: no mech is left, or there is no place for one.
   *[build] { $seat } builds nothing: no structure is left, or there is no place for one.
    }
event-declined = { $gain_id ->
    [upgrade] { $seat } makes no upgrade.
    [deploy] { $seat } deploys no mech.
    [build] { $seat } builds no structure.
    [enlist] { $seat } enlists no recruit.
   *[other] { $seat } declines { counted-gain }.
    }
event-recruit-bonus = { $seat } gets the bonus of a recruit, because a neighbour takes { $action }.
event-combat = { $seat } attacks { $defender } on { $place }.
event-ability = { $seat } uses { $ability } against { $foe }.
event-stole-card = { $seat } takes a combat card of { $card } from { $foe }.
event-committed = { $seat } is ready for combat.
event-revealed = { $cards ->
    [0] { $seat } shows { $dial } power and no card: { $total } in all.
    [one] { $seat } shows { $dial } power and 1 card: { $total } in all.
   *[other] { $seat } shows { $dial } power and { $cards } cards: { $total } in all.
    }
event-played-card = { $seat } plays a combat card of { $card }.
event-won-combat = { $seat } wins the combat against { $loser } on { $place }.
event-retreated = { $figure_id ->
    [character] The character of { $seat } retreats from { $start } to { $place }.
   *[other] A { $figure } of { $seat } retreats from { $start } to { $place }.
    }
event-star = { $seat } places the { $stars ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
    } star: { $goal }.
event-encounter = { $seat } meets people on { $place }: { $encounter }.
event-option = { $seat } chooses option { $which }. { $effect }
event-factory-look = { $cards ->
    [one] { $seat } looks at the last card of the Factory.
   *[other] { $seat } looks at the { $cards } cards of the Factory.
    }
event-factory-card = { $seat } takes { $card }.
event-objective = { $seat } reveals the objective “{ $objective }”.
event-gave = { $coins ->
    [one] { $seat } gives 1 coin to { $receiver }.
   *[other] { $seat } gives { $coins } coins to { $receiver }.
    }
event-undone = The combat of { $seat } on { $place } is never fought: the units go back.
event-ended = The sixth star is placed. The game is over.
event-unfinished = The turn limit is reached. The game is scored as it stands.
event-chose-faction = { $seat } plays { $faction }.
event-chose-mat = { $seat } takes the { $mat } mat.
event-factory-action = { $seat } uses the Factory card. { $effect }

## Ends and scores

counted-turn = Turns of all players
ending-stars = the most coins when the sixth star was placed
tie-stars = The coins are equal: workers, mechs and structures on the board decide, then power, popularity, resources, territories and stars.
ending-unfinished = the most coins at the turn limit
score-coins = Coins
score-stars = Stars
score-territories = Territories
score-resources = Resources
score-structures = Structure tile
score-total = Total

## Hints for the first five turns

hint-1 = Try a top-row action that nobody has tried yet.
hint-2 = Do both actions of one section: the top row, then the bottom row.
hint-3 = Use what your faction alone can do.
hint-4 = Take a step towards one of your objectives.
hint-5 = Take a step towards one star.

## Units, cubes, gains

counted-gain = { $gain_id ->
    [coins] { $amount ->
        [one] 1 coin
       *[other] { $amount } coins
        }
    [combat_cards] { $amount ->
        [one] 1 combat card
       *[other] { $amount } combat cards
        }
    [worker] { $amount ->
        [one] 1 worker
       *[other] { $amount } workers
        }
    [workers] { $amount ->
        [one] 1 worker who can still walk
       *[other] { $amount } workers who can still walk
        }
    [tired] { $amount ->
        [one] 1 worker who has walked
       *[other] { $amount } workers who have walked
        }
    [any_resource] { $amount ->
        [one] 1 resource
       *[other] { $amount } resources
        }
   *[other] { $amount } { $gain }
    }

unit-character = character
unit-mech = mech
unit-worker = worker
cube-moves = moves
cube-coins = coins
cube-power = power
cube-cards = combat cards
cube-popularity = popularity
cube-fields = producing territories
gain-power = power
gain-coins = coins
gain-popularity = popularity
gain-combat_cards = combat cards
gain-oil = oil
gain-metal = metal
gain-food = food
gain-wood = wood
gain-any_resource = resources
gain-worker = workers
gain-upgrade = upgrade
gain-deploy = mech
gain-build = structure
gain-enlist = recruit
gain-produce = production
figure-character = character
figure-mech1 = mech
figure-mech2 = mech
figure-mech3 = mech
figure-mech4 = mech
figure-worker1 = worker
figure-worker2 = worker
figure-worker3 = worker
figure-worker4 = worker
figure-worker5 = worker
figure-worker6 = worker
figure-worker7 = worker
figure-worker8 = worker
figure-monument = Monument
figure-mill = Mill
figure-mine = Mine
figure-armory = Armory
load-oil = oil
load-metal = metal
load-food = food
load-wood = wood
load-workers = workers who can still walk
load-tired = workers who have walked
