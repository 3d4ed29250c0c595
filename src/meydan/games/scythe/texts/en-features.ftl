## What an opinion counts (`FEATURES` of evaluate.py), from the mover's side, as in "It hopes for more: A, B."

feature-goals = progress towards the six nearest stars
feature-spare_goals = progress towards stars in reserve
feature-stars = stars
feature-coins = coins
feature-land = coins for territories at the end
feature-popularity = popularity
feature-second_tier = the second tier of popularity
feature-third_tier = the third tier of popularity
feature-tile = coins for the structure bonus at the end
feature-cards = combat cards
feature-power = power
feature-upgrades = upgrades
feature-recruits = recruits
feature-workers = the first six workers
feature-stock = resources for the next bottom-row actions
feature-second_stock = resources for repeating bottom-row actions
feature-spare_tokens = resources to spare
feature-ready = bottom-row actions that can be paid
feature-sources = kinds of needed resources within the workers' reach
feature-village = a village for new workers
feature-encounter = closeness of the character to an encounter
feature-factory_way = closeness of the character to the Factory
feature-factory_card = a Factory card
feature-picky = questions about every gain
feature-mechs = mechs
feature-structures = structures
feature-combat_stars = stars for combat
feature-late_workers = workers beyond the sixth
feature-harvest = needed resources from the next production
feature-idle_workers = idle workers
feature-fees = the cost of producing
feature-late_land = territories held as the end draws near
feature-late_goals = nearness of star goals as time runs out
feature-late_stars = stars placed as time runs out
feature-stacked = combat units crowded into one territory
feature-poor = coins short of three
feature-young_workers = workers while they still pay back
feature-growth = new workers from the next production
feature-village_way = closeness of a worker to a village
feature-reckoning = coins if the game ended soon
feature-hunt = combat units close to another’s
feature-standing = popularity by what the tiers will pay
feature-closing = coins while the last star is near
feature-solvent = harvests that can be paid for
feature-broke = no coins to trade or bolster with

## How many there are of what is counted, and what stands out

amount-stars = { $n } of 6 stars
amount-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
amount-popularity = popularity { $n }
amount-power = power { $n }
amount-cards = { $n ->
    [one] 1 combat card
   *[other] { $n } combat cards
}
amount-upgrades = { $n } of 6 upgrades
amount-recruits = { $n } of 4 recruits
amount-workers = { $n } of 8 workers
amount-mechs = { $n } of 4 mechs
amount-structures = { $n } of 4 structures
amount-combat_stars = { $n ->
    [one] 1 star for combat
   *[other] { $n } stars for combat
}
amount-tile = { $n ->
    [one] 1 coin of the structure bonus
   *[other] { $n } coins of the structure bonus
}
amount-territories = { $n ->
    [one] 1 territory
   *[other] { $n } territories
}
amount-ready = { $n ->
    [one] 1 bottom-row action that can be paid
   *[other] { $n } bottom-row actions that can be paid
}
amount-sources = { $n ->
    [one] 1 kind of needed resource within the workers’ reach
   *[other] { $n } kinds of needed resources within the workers’ reach
}
amount-idle_workers = { $n ->
    [one] 1 idle worker
   *[other] { $n } idle workers
}
amount-oil = { $n } oil
amount-metal = { $n } metal
amount-food = { $n } food
amount-wood = { $n } wood

sight-stars-own = { $n ->
    [0] No star is placed yet; nearest to one: { $what }.
    [one] One star is placed; nearest to the next: { $what }.
   *[other] { $n } stars are placed; nearest to the next: { $what }.
}
sight-stars-rival = { $left ->
    [one] { $rival } lacks a single star, so every turn may be the last.
   *[other] { $rival } has { $n } stars and lacks { $left }.
}
