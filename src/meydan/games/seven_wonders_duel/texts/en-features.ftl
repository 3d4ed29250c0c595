## What an opinion counts (`FEATURES` of evaluate.py), from the mover's side, as in "It hopes for more: A, B."

feature-turn = the next turn
feature-points = points so far
feature-coins = coins
feature-purse = the first five coins
feature-raw = production of raw materials
feature-goods = production of manufactured goods
feature-raw_choice = choice production of raw materials
feature-goods_choice = choice production of manufactured goods
feature-fixed_prices = materials at a fixed price
feature-lead = the military lead
feature-deep_lead = closeness to the rival's capital
feature-siege = siege of the rival's capital
feature-symbols = different science symbols
feature-four_symbols = being two science symbols short of victory
feature-five_symbols = being one science symbol short of victory
feature-plans = Wonders still to build
feature-repeats = Wonders still to build that give an extra turn
feature-built = built Wonders
feature-chains = buildings to come that a chain makes free
feature-dear_plans = coins missing for Wonders still to build

## Buildings in the city

feature-colour-brown = brown buildings
feature-colour-grey = grey buildings
feature-colour-blue = blue buildings
feature-colour-green = green buildings
feature-colour-yellow = yellow buildings
feature-colour-red = red buildings
feature-colour-purple = guilds

## Progress tokens

feature-token-agriculture = the { token-agriculture } token
feature-token-architecture = the { token-architecture } token
feature-token-economy = the { token-economy } token
feature-token-law = the { token-law } token
feature-token-masonry = the { token-masonry } token
feature-token-mathematics = the { token-mathematics } token
feature-token-philosophy = the { token-philosophy } token
feature-token-strategy = the { token-strategy } token
feature-token-theology = the { token-theology } token
feature-token-urbanism = the { token-urbanism } token

## Wonders still to build

feature-plan-appian_way = the right to build the Appian Way
feature-plan-circus_maximus = the right to build Circus Maximus
feature-plan-colossus = the right to build the Colossus
feature-plan-great_library = the right to build the Great Library
feature-plan-great_lighthouse = the right to build the Great Lighthouse
feature-plan-hanging_gardens = the right to build the Hanging Gardens
feature-plan-mausoleum = the right to build the Mausoleum
feature-plan-piraeus = the right to build Piraeus
feature-plan-pyramids = the right to build the Pyramids
feature-plan-sphinx = the right to build the Sphinx
feature-plan-statue_of_zeus = the right to build the Statue of Zeus
feature-plan-temple_of_artemis = the right to build the Temple of Artemis

## How many there are of what is counted, and what stands out

amount-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
amount-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
amount-raw = { $n ->
    [one] 1 raw material a turn
   *[other] { $n } raw materials a turn
}
amount-goods = { $n ->
    [one] 1 manufactured good a turn
   *[other] { $n } manufactured goods a turn
}
amount-symbols = { $n } of the 6 science symbols
amount-built = { $n ->
    [one] 1 built Wonder
   *[other] { $n } built Wonders
}
amount-lead = { $n ->
    [one] 1 step ahead on the military track
   *[other] { $n } steps ahead on the military track
}
amount-behind = { $n ->
    [one] 1 step behind on the military track
   *[other] { $n } steps behind on the military track
}
amount-repeats = { $n ->
    [one] 1 Wonder that will give an extra turn
   *[other] { $n } Wonders that will give an extra turn
}
amount-colour-brown = { $n ->
    [one] 1 brown building
   *[other] { $n } brown buildings
}
amount-colour-grey = { $n ->
    [one] 1 grey building
   *[other] { $n } grey buildings
}
amount-colour-blue = { $n ->
    [one] 1 blue building
   *[other] { $n } blue buildings
}
amount-colour-green = { $n ->
    [one] 1 green building
   *[other] { $n } green buildings
}
amount-colour-yellow = { $n ->
    [one] 1 yellow building
   *[other] { $n } yellow buildings
}
amount-colour-red = { $n ->
    [one] 1 red building
   *[other] { $n } red buildings
}
amount-colour-purple = { $n ->
    [one] 1 guild
   *[other] { $n } guilds
}

sight-symbols-own = { $n } of the 6 science symbols are gathered, and face up { $count ->
    [one] lies
   *[other] lie
} { $what }.
sight-symbols-rival = Take care: the rival has { $n } of the 6 science symbols, and { $what } { $count ->
    [one] lies
   *[other] lie
} face up.
sight-army-own = { $n ->
    [one] One more step on the military track takes the rival’s capital.
   *[other] { $n } more steps on the military track take the rival’s capital.
}
sight-army-rival = { $n ->
    [one] Take care: one more step and the rival’s army wins.
   *[other] Take care: { $n } more steps and the rival’s army wins.
}
