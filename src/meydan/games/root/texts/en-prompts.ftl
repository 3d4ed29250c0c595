## What is asked

prompt-place-keep = Choose a corner for your keep. A warrior goes to every clearing but the corner opposite.
prompt-starting-building = Place your { $building } at the keep or next to it.
prompt-choose-corner = Choose the corner in which your dynasty begins: a roost and six warriors.
prompt-choose-leader = Choose your leader. The Viziers go to its columns of the Decree.
prompt-choose-character = Choose who you are.
prompt-choose-forest = Choose the forest in which you start.
prompt-discard-down = You hold too many cards: discard { $over ->
    [one] 1 card
   *[other] { $over } cards
    }, down to { $limit }.
prompt-burrow-bank = Better Burrow Bank: who draws a card with you?
prompt-birdsong-window = Birdsong: use a card in play, or go on.
prompt-daylight-window = End of Daylight: use a card, a dominance, or go on.
prompt-place-wood = Only { $left } wood left, too few for all sawmills: choose where it goes.
prompt-recruit-warriors = { $left ->
    [one] Only 1 warrior is left, too few for all recruiters: choose where it goes.
   *[other] Only { $left } warriors are left, too few for all recruiters: choose where they go.
    }
prompt-marquise-craft = Daylight: craft with your workshops, then go on to your actions.
prompt-marquise-action = { $left ->
    [0] No actions are left. A bird card buys one more; otherwise end Daylight.
    [one] Choose an action; 1 is left.
   *[other] Choose an action; { $left } are left.
    }
prompt-choose-building = Choose what to build, and where.
prompt-pay-wood = The { $building } in { $clearing }: choose where the wood comes from; { $left } to pay.
prompt-choose-sawmill = Overwork: choose a sawmill.
prompt-spend-for-wood = Overwork in { $clearing }: spend a { $suit } or bird card.
prompt-spend-for-dominance = Take { $suit } dominance: spend a { $suit } { $suit_id ->
    [bird] card
   *[other] or bird card
    }.
prompt-choose-partner = Choose your partner: whoever wins, wins with you.
prompt-activate-pieces = Choose which crafting pieces to activate; { $left } to go.
prompt-move-from = { $optional ->
    [yes] One more move, if you like: choose where from.
   *[other] { $within ->
        [suits] Move from a { $where } clearing: choose which.
       *[other] Move: choose where from.
        }
    }
prompt-move-to = Move from { $origin }: choose where to.
prompt-move-count = Move from { $origin } to { $goal }: how many warriors go?
prompt-choose-battle = { $optional ->
    [yes] Command Warren: battle once before Daylight, if you like.
   *[other] { $within ->
        [suits] Battle in a { $where } clearing: choose the defender.
        [places] Battle in { $where }: choose the defender.
       *[other] Battle: choose a clearing and a defender.
        }
    }
prompt-call-ally = Battle in { $clearing }: which ally fights at your side?
prompt-play-ambush = You are attacked in { $clearing } by the { $attacker }. Do you spring an ambush?
prompt-foil = { $card } in { $clearing }! Do you foil it with an ambush of your own?
prompt-battle-cards = Battle in { $clearing }: the dice have fallen. Use a card in play, or pass.
prompt-lose-pieces = { $hits ->
    [one] One more hit in { $clearing }: choose what you lose.
   *[other] { $hits } more hits in { $clearing }: choose what you lose.
    }
prompt-share-hits = { $hits ->
    [one] One hit: damage an item, or lose a warrior of the { $ally }.
   *[other] { $hits } hits: damage an item, or lose a warrior of the { $ally }.
    }
prompt-damage-items = { $hits ->
    [one] One hit: choose an item to be damaged.
   *[other] { $hits } hits: choose an item to be damaged.
    }
prompt-triggers = { $waiting } wait to be settled: which comes first?
prompt-outrage = Outrage in { $clearing }! Give the supporters a { $suit } or bird card; without one, show your hand.
prompt-field-hospitals = { $warriors ->
    [one] You lost 1 warrior in { $clearing }. Spend a { $suit } or bird card to bring it back to the keep?
   *[other] You lost { $warriors } warriors in { $clearing }. Spend a { $suit } or bird card to bring them back to the keep?
    }
prompt-cut-supporters = Without a base you keep { $limit } supporters: discard { $over } more.
prompt-add-to-decree = { $added ->
    [0] Add a card to the Decree.
   *[other] { $after_bird ->
        [yes] Add a second card to the Decree, no bird this time, or go on.
       *[other] Add a second card to the Decree, or go on.
        }
    }
prompt-new-roost = You have no roost: choose where a new one is built. Three warriors come with it.
prompt-eyrie-craft = Daylight: craft with your roosts, then go on to the Decree.
prompt-resolve-decree = The Decree: resolve a card of the { $column } column.
prompt-resolve-decree-stuck = No card of the { $column } column can be carried out. What you may still do comes before the turmoil.
prompt-decree-recruit = { $warriors ->
    [one] Recruit 1 warrior: choose a roost.
   *[other] Recruit { $warriors } warriors: choose a roost.
    }
prompt-decree-build = { $within ->
    [suits] Build in a { $where } clearing: choose where the roost goes.
   *[other] Build: choose where the roost goes.
    }
prompt-revolts = Birdsong: revolt, or go on to spreading sympathy.
prompt-spread-sympathy = Birdsong: spread sympathy, or go on.
prompt-spend-supporters = { $purpose ->
    [revolt] Revolt in { $clearing }
   *[other] Sympathy in { $clearing }
    }: spend { $left ->
    [one] 1 supporter
   *[other] { $left } supporters
    } ({ $suit } or bird).
prompt-alliance-day = Daylight: craft, mobilize, train, or go on.
prompt-operation = Evening: choose an operation; { $left ->
    [one] 1 is left
   *[other] { $left } are left
    }.
prompt-refresh-items = Refresh: choose an item to turn face up; { $left } left.
prompt-slip = Slip to an adjacent clearing or forest, or stay.
prompt-cobbler-move = Cobbler: move to an adjacent clearing, or stay.
prompt-vagabond-day = Daylight: exhaust items to act, or end the day.
prompt-travel = Move: choose a clearing.
prompt-take-ally = From { $origin } to { $goal }: does an ally come along?
prompt-take-warriors = How many warriors of the { $ally } come along to { $goal }?
prompt-quest-reward = { $points ->
    [one] The quest is done: score 1 point, or draw two cards.
   *[other] The quest is done: score { $points } points, or draw two cards.
    }
prompt-aid-with-item = Aid for the { $faction }: choose an item to exhaust.
prompt-aid-with-card = Aid for the { $faction }: choose the { $suit } or bird card you give.
prompt-take-item = Aid for the { $faction }: take one of their items in return, or none.
prompt-choose-target = Strike in { $clearing }: choose a target.
prompt-repair-item = Repair: choose a damaged item.
prompt-hideout = Hideout: choose an item to repair; { $left } left. Then Daylight ends.
prompt-choose-victim = Steal in { $clearing }: choose whose card you take.
prompt-day-labor = Day Labor in { $clearing }: take a { $suit } or bird card from the discard pile.
prompt-drop-items = You carry { $over ->
    [one] 1 item
   *[other] { $over } items
    } too many: choose what to give up.
