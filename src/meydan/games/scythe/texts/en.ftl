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
option-open_totals-no = Only the own total
option-turn_limit = Turn limit
option-turn_limit-why = After so many turns of each player the game is scored as it stands. People never get that far with the highest limit.
option-turn_limit-30_turns = 30 turns each
option-turn_limit-100_turns = 100 turns each
option-turn_limit-300_turns = 300 turns each
option-turn_limit-1000_turns = 1000 turns each

## Actions

action-pass = Pass
action-skip = Skip this action
action-done = Done
action-decline = Decline
action-accept = Take it all
action-choose-gains = Ask me about every gain
action-accept-gains = Accept all gains from now on
action-use-ability = Use the ability
action-hold-ability = Do not use it
action-token = Place the token on { $section }
action-move-units = Move units
action-gain-coins = Gain coins
action-gain-power = Gain power
action-draw-cards = Draw combat cards
action-trade-resources = Trade for resources
action-trade-popularity = Trade for popularity
action-produce = Produce
action-factory-action = Use the Factory card, choice { $which }
action-take-bottom = Take the bottom-row action
action-pick = { $unit_id ->
    [character] Move the character on { $place }
    [mech] Move a mech on { $place }
   *[other] Move a worker on { $place }
    }
action-go = Go to { $place }
action-rest = End this unit's movement
action-take-all = Carry everything
action-take-nothing = Carry nothing
action-take-same = Carry on with the same load
action-take-some = Choose what to carry
action-amount = { $amount }
action-field = Produce on { $place }
action-resource = { $resource } on { $place }
action-pay-anyhow = Pay in the usual order
action-pay-from = Pay from { $place }
action-pay-card = Pay the combat card { $card }
action-upgrade-from = Take the cube from { $cube }
action-upgrade-to = Make { $action } cheaper
action-deploy = Deploy the mech of { $ability }
action-build = Build the { $structure }
action-place = Place it on { $place }
action-enlist = Enlist the recruit of { $action }
action-bonus = Take { $bonus }
action-combat = Fight on { $place } first
action-dial = Set the dial to { $power }
action-option = Choose option { $which }
action-factory-card = Take { $card }
action-reveal = Reveal “{ $objective }”
action-star = Place the star for: { $goal }
action-retreat = Retreat to { $place }
action-give = Give coins to { $receiver }
action-faction = Play { $faction }
action-mat = Take the { $mat } mat
action-commit = Cards: 2 × { $twos }, 3 × { $threes }, 4 × { $fours }, 5 × { $fives }

## Prompts

prompt-show-objective = The end of your turn: you may reveal an objective that is met now, and place a star.
prompt-place-token = Your turn: move the action token to another section. An objective that is met can be revealed first.
prompt-top-row = Take the top-row action of this section, or skip it.
prompt-bottom-row = Take the bottom-row action of this section, or skip it. An objective that is met can be revealed first.
prompt-make-deal = You may hand coins to another player. Nothing promised is binding.
prompt-give-coins = How many coins do you give?
prompt-gain-some = You may take up to { $amount } { $gain ->
    [power] power
    [coins] coins
    [popularity] popularity
    [combat_cards] combat cards
    [oil] oil
    [metal] metal
    [food] food
    [wood] wood
   *[worker] workers
    }. How much of it?
prompt-gain-tokens = Place a resource token of any type. Still to come: { $amount }.
prompt-choose-cube = Upgrade: choose the technology cube to take from the top row.
prompt-cover-cost = Choose the bottom-row action that becomes cheaper.
prompt-choose-mech = Deploy: choose a mech. Its ability serves your character and all your mechs.
prompt-choose-structure = Build: choose a structure.
prompt-place-piece = Choose a territory with one of your workers.
prompt-choose-recruit = Enlist: choose the section whose recruit leaves. Its ongoing bonus opens.
prompt-choose-bonus = Choose the one-time bonus for this recruit.
prompt-check-stars = You have earned more stars than are left: choose what the star is for.
prompt-choose-field = Produce: choose a territory, or stop. Fields left: { $number }.
prompt-harvest = { $gain ->
    [worker] How many new workers come to this village? Up to { $amount }.
   *[other] How many tokens do your workers make here? Up to { $amount }.
    }
prompt-pay = Pay { $amount } { $gain ->
    [oil] oil
    [metal] metal
    [food] food
   *[wood] wood
    }: choose where it comes from.
prompt-pay-card = Choose the combat card to pay.
prompt-pick-unit = Choose a unit to move, or stop. Moves left: { $number }.
prompt-travel = Choose where this unit goes. Steps left: { $number }.
prompt-choose-load = What does the unit carry along?
prompt-load-amount = { $load ->
    [oil] How much oil goes along?
    [metal] How much metal goes along?
    [food] How much food goes along?
    [wood] How much wood goes along?
    [workers] How many workers that can still walk go along?
   *[tired] How many workers that have already walked go along?
    }
prompt-choose-combat = Choose the combat to be fought next.
prompt-before-combat = { $ability ->
    [disarm] Disarm: the opponent loses 2 power. Use it?
    [artillery] Artillery: pay 1 power, and the opponent loses 2. Use it?
   *[scout] Scout: take a random combat card of the opponent. Use it?
    }
prompt-dial = Combat: set your power dial in secret. The power is spent, win or lose.
prompt-play-cards = Combat: add combat cards in secret.
prompt-retreat-unit = Choose where this combat unit retreats to.
prompt-retreat-worker = Choose where this worker goes: home, or with a mech to a lake.
prompt-meet = An encounter: choose one of its options.
prompt-visit-factory = The Factory: take one of these cards. The others go back face down.
prompt-choose-faction = Choose a faction.
prompt-choose-mat = Choose a player mat.

## Events

event-turn = Turn { $turn }: { $seat }.
event-token = { $seat } places the action token on { $section }.
event-skipped = { $seat } skips an action.
event-dead-turn = { $seat } can pay for nothing here.
event-gained = { $gain_id ->
    [coins] { $amount ->
        [one] { $seat } gains 1 coin.
       *[other] { $seat } gains { $amount } coins.
        }
   *[other] { $seat } gains { $amount } { $gain }.
    }
event-lost = { $seat } loses { $amount } { $gain }.
event-paid = { $gain_id ->
    [coins] { $amount ->
        [one] { $seat } pays 1 coin.
       *[other] { $seat } pays { $amount } coins.
        }
   *[other] { $seat } pays { $amount } { $gain }.
    }
event-paid-from = { $seat } pays 1 { $gain } from { $place }.
event-drew = { $cards ->
    [one] { $seat } draws 1 combat card.
   *[other] { $seat } draws { $cards } combat cards.
    }
event-drew-card = { $seat } draws a combat card of { $card }.
event-reshuffled = The { $cards } discarded combat cards are shuffled into a new deck.
event-discarded = { $seat } discards a combat card of { $card }.
event-moved = { $seat } moves a { $unit } from { $start } to { $place }.
event-carried = It carries along: workers { $workers }, tokens { $tokens }, to { $place }.
event-drove-off = { $workers ->
    [one] { $seat } sends a worker of { $loser } home from { $place }.
   *[other] { $seat } sends { $workers } workers of { $loser } home from { $place }.
    }
event-tokens = { $seat } gets { $amount } { $gain } on { $place }.
event-worker = { $workers ->
    [one] { $seat } gets a new worker on { $place }.
   *[other] { $seat } gets { $workers } new workers on { $place }.
    }
event-upgraded = { $seat } upgrades: { $cube } grows, { $action } becomes cheaper.
event-deployed = { $seat } deploys the mech of { $ability } on { $place }.
event-built = { $seat } builds the { $structure } on { $place }.
event-enlisted = { $seat } enlists the recruit of { $action } and takes { $bonus }.
event-nothing-placed = { $seat } has no piece or no place for it.
event-declined = { $seat } declines some { $gain }.
event-recruit-bonus = { $seat } gets the recruit's bonus for a neighbour's { $action }.
event-combat = { $seat } attacks { $defender } on { $place }.
event-ability = { $seat } uses { $ability } against { $foe }.
event-stole-card = { $seat } takes a combat card of { $card } from { $foe }.
event-committed = { $seat } is ready for combat.
event-revealed = { $seat } shows { $dial } power and { $cards } cards: { $total } in all.
event-played-card = { $seat } plays a combat card of { $card }.
event-won-combat = { $seat } wins the combat against { $loser } on { $place }.
event-retreated = { $seat } retreats a { $unit } to { $place }.
event-star = { $seat } places star { $stars } for: { $goal }.
event-encounter = { $seat } meets people on { $place }: { $encounter }.
event-option = { $seat } chooses option { $which }.
event-factory-look = { $seat } looks at the { $cards } cards of the Factory.
event-factory-card = { $seat } takes { $card }.
event-objective = { $seat } completes the objective “{ $objective }”.
event-gave = { $coins ->
    [one] { $seat } gives 1 coin to { $receiver }.
   *[other] { $seat } gives { $coins } coins to { $receiver }.
    }
event-undone = The combat of { $seat } on { $place } is never fought: the units go back.
event-ended = The sixth star is placed. The game is over.
event-unfinished = The turn limit is reached. The game is scored as it stands.
event-chose-faction = { $seat } plays { $faction }.
event-chose-mat = { $seat } takes the { $mat } mat.
event-gains = { $picky ->
    [0] { $seat } accepts all gains from now on.
   *[other] { $seat } wants to be asked about every gain.
    }
event-factory-action = { $seat } uses the Factory card, choice { $which }.

## Ends and scores

ending-stars = Six stars
ending-unfinished = Turn limit
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
