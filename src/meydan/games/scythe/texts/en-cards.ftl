## Places

place-M1 = Mountain 1
place-F1 = Farm 1
place-V1 = Village 1
place-W1 = Forest 1
place-T1 = Tundra 1
place-V2 = Village 2
place-L1 = Lake 1
place-T2 = Tundra 2
place-L2 = Lake 2
place-T3 = Tundra 3
place-M2 = Mountain 2
place-F2 = Farm 2
place-F3 = Farm 3
place-W2 = Forest 2
place-M3 = Mountain 3
place-W3 = Forest 3
place-L3 = Lake 3
place-W4 = Forest 4
place-V3 = Village 3
place-F4 = Farm 4
place-V4 = Village 4
place-L4 = Lake 4
place-FACTORY = the Factory
place-M4 = Mountain 4
place-T4 = Tundra 4
place-M5 = Mountain 5
place-W5 = Forest 5
place-W6 = Forest 6
place-F5 = Farm 5
place-T5 = Tundra 5
place-L5 = Lake 5
place-V5 = Village 5
place-L6 = Lake 6
place-M6 = Mountain 6
place-V6 = Village 6
place-V7 = Village 7
place-T6 = Tundra 6
place-W7 = Forest 7
place-M7 = Mountain 7
place-T7 = Tundra 7
place-T8 = Tundra 8
place-L7 = Lake 7
place-F6 = Farm 6
place-M8 = Mountain 8
place-V8 = Village 8
place-F7 = Farm 7
place-V9 = Village 9
place-HB_ALBION = the Albion home base
place-HB_NORDIC = the Nordic home base
place-HB_POLANIA = the Polania home base
place-HB_RUSVIET = the Rusviet home base
place-HB_SAXONY = the Saxony home base
place-HB_TOGAWA = the Togawa home base
place-HB_CRIMEA = the Crimea home base

## Terrains

terrain-mountain = Mountain
terrain-farm = Farm
terrain-village = Village
terrain-forest = Forest
terrain-tundra = Tundra
terrain-lake = Lake
terrain-factory = Factory

## Resources

resource-oil = oil
resource-metal = metal
resource-food = food
resource-wood = wood

## Factions

faction-nordic = Nordic
faction-nordic-state = Nordic Kingdoms
faction-nordic-leader = Bjorn & Mox
faction-nordic-ability = Swim
faction-nordic-ability-text = Workers (only they) may move across rivers onto any land territory.
faction-nordic-riverwalk-text = Character and mechs may cross a river when the territory entered is a forest or a mountain.
faction-rusviet = Rusviet
faction-rusviet-state = Rusviet Union
faction-rusviet-leader = Olga & Changa
faction-rusviet-ability = Relentless
faction-rusviet-ability-text = You may place the action token on the same section as in your previous turn, the Factory card too.
faction-rusviet-ability-text-less = You may place the action token on the same section as in your previous turn, but not on the Factory card.
faction-rusviet-riverwalk-text = Character and mechs may cross a river when the territory entered is a farm or a village.
faction-crimea = Crimea
faction-crimea-state = Crimean Khanate
faction-crimea-leader = Zehra & Kar
faction-crimea-ability = Coercion
faction-crimea-ability-text = Once per turn you may pay 1 combat card in place of any 1 resource token.
faction-crimea-riverwalk-text = Character and mechs may cross a river when the territory entered is a farm or a tundra.
faction-saxony = Saxony
faction-saxony-state = Saxony Empire
faction-saxony-leader = Gunter, Nacht & Tag
faction-saxony-ability = Dominate
faction-saxony-ability-text = No limit on stars from objectives and from combat: both objective cards may be completed and every combat win may place a star.
faction-saxony-riverwalk-text = Character and mechs may cross a river when the territory entered is a forest or a mountain.
faction-polania = Polania
faction-polania-state = Republic of Polania
faction-polania-leader = Anna & Wojtek
faction-polania-ability = Meander
faction-polania-ability-text = Choose up to two different options of each encounter card, one after the other; gains of the first may pay for the second.
faction-polania-riverwalk-text = Character and mechs may cross a river when the territory entered is a village or a mountain.

## Mech abilities

ability-riverwalk = Riverwalk
ability-riverwalk-text = Character and mechs may cross rivers onto two kinds of terrain, named on the faction mat.
ability-submerge = Submerge
ability-submerge-text = Character and mechs may enter and leave lakes, and go from any lake to any other lake as one step. Workers and resources brought onto a lake may not be left there when the last carrier leaves.
ability-camaraderie = Camaraderie
ability-camaraderie-text = When you win a combat as attacker you lose no popularity for the workers forced to retreat.
ability-camaraderie-any-text = You lose no popularity for workers you force to retreat, in combat or without.
ability-speed = Speed
ability-speed-text = Character and mechs may move one territory more in each movement.
ability-underpass = Underpass
ability-underpass-text = For character and mechs, the mountains you control, all tunnels and your Mine are adjacent to one another.
ability-disarm = Disarm
ability-disarm-text = Once before each combat on a territory with a tunnel or your own Mine, as attacker or defender: the opponent loses 2 power.
ability-wayfare = Wayfare
ability-wayfare-text = Character and mechs may go, as one step, from any territory or home base to your own home base or the home base of any faction not in the game.
ability-scout = Scout
ability-scout-text = Once before each combat, as attacker or defender: take 1 random combat card from the opponent's hand into yours.
ability-seaworthy = Seaworthy
ability-seaworthy-text = Character and mechs may enter and leave lakes, and may retreat onto lakes adjacent to the combat. Workers and resources brought onto a lake may not be left there when the last carrier leaves.
ability-artillery = Artillery
ability-artillery-text = Once before each combat, as attacker or defender, you may pay 1 power; the opponent then loses 2 power.
ability-township = Township
ability-township-text = For character and mechs, the villages you control and the Factory are adjacent to one another.
ability-peoples_army = People's Army
ability-peoples_army-text = In a combat where you have at least 1 worker you may play one combat card more.

## Player mats

mat-industrial = Industrial
mat-engineering = Engineering
mat-patriotic = Patriotic
mat-mechanical = Mechanical
mat-agricultural = Agricultural

## Actions of the mats

section-move = Move / Gain coins
section-move-move_units = Move units
section-move-move_units-text = Move up to that many different units, each one territory.
section-move-gain_coins = Gain coins
section-move-gain_coins-text = Gain that many coins.
section-bolster = Bolster
section-bolster-gain_power = Gain power
section-bolster-gain_power-text = Gain that much power.
section-bolster-draw_combat_cards = Draw combat cards
section-bolster-draw_combat_cards-text = Draw that many combat cards.
section-trade = Trade
section-trade-gain_resources = Gain resources
section-trade-gain_resources-text = Gain that many resource tokens of any types on territories with your workers.
section-trade-gain_popularity = Gain popularity
section-trade-gain_popularity-text = Gain that much popularity.
section-produce = Produce
section-produce-produce_territories = Produce
section-produce-produce_territories-text = Workers on up to that many territories produce.
section-factory = Factory card
bottom-upgrade = Upgrade
bottom-upgrade-text = Move one technology cube from a top-row space to a bracketed bottom-row cost space.
bottom-deploy = Deploy
bottom-deploy-text = Place one mech on a territory you control with your worker; its ability is unlocked.
bottom-build = Build
bottom-build-text = Place one structure on a territory you control with your worker and no structure.
bottom-enlist = Enlist
bottom-enlist-text = Move one recruit to a one-time bonus and gain it; its ongoing bonus is opened.

## Structures

structure-monument = Monument
structure-monument-text = When you take Bolster, also gain 1 popularity.
structure-mill = Mill
structure-mill-text = When you take Produce and control the Mill territory, it is one extra territory and the Mill produces like one worker.
structure-mine = Mine
structure-mine-text = The Mine territory is a tunnel for your units only.
structure-armory = Armory
structure-armory-text = When you take Trade, also gain 1 power.

## One-time recruit bonuses

bonus-power = 2 power
bonus-coins = 2 coins
bonus-popularity = 2 popularity
bonus-combat_cards = 2 combat cards

## Goals of the star track

goal-upgrades = All 6 upgrades
goal-mechs = All 4 mechs
goal-structures = All 4 structures
goal-recruits = All 4 recruits
goal-workers = All 8 workers on the board
goal-objective = Objective card
goal-combat = Combat win
goal-popularity = 18 popularity
goal-power = 16 power

## Structure bonus tiles

tile-adjacent_tunnels = Tunnels next to your structures
tile-adjacent_tunnels-text = Count each tunnel territory adjacent to any of your structures once; Mines are not tunnels; rivers do not matter.
tile-adjacent_lakes = Lakes next to your structures
tile-adjacent_lakes-text = Count each lake adjacent to any of your structures once.
tile-adjacent_encounters = Encounters next to your structures
tile-adjacent_encounters-text = Count each encounter territory adjacent to any of your structures once, whether or not its token is still there; rivers do not matter.
tile-on_tunnels = Structures on tunnels
tile-on_tunnels-text = Count the tunnel territories with your structures on them; a Mine makes no tunnel.
tile-in_a_row = Structures in a row
tile-in_a_row-text = Count your longest straight unbroken line of structures in any of the three hex directions; rivers do not break it.
tile-on_farms_tundras = Structures on farms and tundras
tile-on_farms_tundras-text = Count the farms and tundras with your structures on them, both kinds together.

## Objectives

objective-higher_ground = Higher Ground Advantage
objective-higher_ground-text = Control at least 3 mountains at the end of your turn.
objective-underworld = Underworld Advantage
objective-underworld-text = Control at least 3 territories with printed tunnels at the end of your turn; a Mine does not count.
objective-harvest = Harvest Advantage
objective-harvest-text = Control at least 3 farms at the end of your turn.
objective-northern = Northern Advantage
objective-northern-text = Control at least 3 tundras at the end of your turn.
objective-king_of_the_hill = King of the Hill
objective-king_of_the_hill-text = At the end of your turn, control the Factory while no other player has more power than you.
objective-warning = Send One Back as a Warning
objective-warning-text = Have at least 7 power after forcing at least 1 opposing worker to retreat this turn.
objective-machine_over_muscle = Machine Over Muscle
objective-machine_over_muscle-text = Have a Factory card, at least 1 mech and no more than 3 workers.
objective-common_man = Roll Up Your Sleeves with the Common Man
objective-common_man-text = Have at most 2 coins, at least 4 workers and at least 7 popularity.
objective-stockpile = Stockpile for the Winter
objective-stockpile-text = At the end of your turn, control a territory with at least 9 resource tokens, at least 1 of each type.
objective-woodland = Woodland Advantage
objective-woodland-text = Control at least 3 forests at the end of your turn.
objective-population = Population Advantage
objective-population-text = Control at least 3 villages at the end of your turn.
objective-get_rich = Get Rich or Cry Trying
objective-get_rich-text = Have at least 20 coins at the end of your turn.
objective-foundations = Foundations of the Empire
objective-foundations-text = Have at least 6 of your units and structures together on one territory.
objective-hedge_your_bets = Hedge Your Bets
objective-hedge_your_bets-text = At the end of your turn, control at least 1 resource of each type and have at least 1 upgrade, 1 mech, 1 structure and 1 recruit.
objective-balanced_workforce = Balanced Workforce
objective-balanced_workforce-text = Have as many enlisted recruits as workers on the board.
objective-wolf = A Wolf Among the Sheep
objective-wolf-text = At the end of your turn, control the territory of your character with exactly 1 mech, exactly 1 worker and at least 5 resource tokens there.
objective-divide = Divide and Conquer
objective-divide-text = At the end of your turn, control at least 2 territories adjacent to the Factory without having a Factory card.
objective-pacifist = Become a Beloved Pacifist
objective-pacifist-text = Have exactly 0 power, at least 13 popularity and at least 5 workers.
objective-shore = Shore up the Shore
objective-shore-text = At the end of your turn, control at least 5 territories adjacent to one and the same lake.
objective-foothold = Create a Permanent Foothold
objective-foothold-text = Have at least 3 structures, at least 7 popularity and no mechs.
objective-monopolize = Monopolize the Market
objective-monopolize-text = At the end of your turn, control at least 9 resource tokens of one type.
objective-breakthrough = Technological Breakthrough
objective-breakthrough-text = Have a Factory card and no upgrades.
objective-tactical_mastery = Achieve Tactical Mastery
objective-tactical_mastery-text = Have at least 8 combat cards in hand and at least 1 star for winning combat.

## Factory cards

factory-card-move = Then you may move one unit up to two territories.
factory-card-fac_01 = Factory card 1
factory-card-fac_01-top = Pay 1 coin and 1 combat card: produce on up to 2 territories.
factory-card-fac_01-text = { factory-card-fac_01-top } { factory-card-move }
factory-card-fac_02 = Factory card 2
factory-card-fac_02-top = Pay 1 popularity: enlist 1 recruit or make 1 upgrade.
factory-card-fac_02-text = { factory-card-fac_02-top } { factory-card-move }
factory-card-fac_03 = Factory card 3
factory-card-fac_03-top = Pay 1 combat card: gain 2 popularity.
factory-card-fac_03-text = { factory-card-fac_03-top } { factory-card-move }
factory-card-fac_04 = Factory card 4
factory-card-fac_04-top = Pay 1 combat card: gain 3 coins.
factory-card-fac_04-text = { factory-card-fac_04-top } { factory-card-move }
factory-card-fac_05 = Factory card 5
factory-card-fac_05-top = Pay 1 power: gain 2 popularity.
factory-card-fac_05-text = { factory-card-fac_05-top } { factory-card-move }
factory-card-fac_06 = Factory card 6
factory-card-fac_06-top = Pay 1 power: gain 3 coins.
factory-card-fac_06-text = { factory-card-fac_06-top } { factory-card-move }
factory-card-fac_07 = Factory card 7
factory-card-fac_07-top = Pay 1 popularity: deploy 1 mech or build 1 structure.
factory-card-fac_07-text = { factory-card-fac_07-top } { factory-card-move }
factory-card-fac_08 = Factory card 8
factory-card-fac_08-top = Pay 1 combat card: gain 3 resource tokens of your choice.
factory-card-fac_08-text = { factory-card-fac_08-top } { factory-card-move }
factory-card-fac_09 = Factory card 9
factory-card-fac_09-top = Pay 2 coins: make 1 upgrade and gain 1 popularity.
factory-card-fac_09-text = { factory-card-fac_09-top } { factory-card-move }
factory-card-fac_10 = Factory card 10
factory-card-fac_10-top = Pay 2 coins: deploy 1 mech and gain 1 power.
factory-card-fac_10-text = { factory-card-fac_10-top } { factory-card-move }
factory-card-fac_11 = Factory card 11
factory-card-fac_11-top = Pay 2 coins: build 1 structure and gain 1 popularity.
factory-card-fac_11-text = { factory-card-fac_11-top } { factory-card-move }
factory-card-fac_12 = Factory card 12
factory-card-fac_12-top = Pay 2 coins: enlist 1 recruit and gain 1 power.
factory-card-fac_12-text = { factory-card-fac_12-top } { factory-card-move }

## Encounters

encounter-enc_01 = Encounter 1
encounter-enc_01-1-text = Free: gain 2 coins and 1 popularity.
encounter-enc_01-2-text = Pay 2 coins: gain 4 food.
encounter-enc_01-3-text = Pay 2 popularity: build 1 structure.
encounter-enc_02 = Encounter 2
encounter-enc_02-1-text = Free: gain 1 combat card and 1 popularity.
encounter-enc_02-2-text = Pay 2 coins: gain 4 wood.
encounter-enc_02-3-text = Pay 2 popularity: enlist 1 recruit.
encounter-enc_03 = Encounter 3
encounter-enc_03-1-text = Free: gain 2 food and 1 popularity.
encounter-enc_03-2-text = Pay 2 coins: gain 1 new worker and 3 food.
encounter-enc_03-3-text = Pay 3 popularity: deploy 1 mech.
encounter-enc_04 = Encounter 4
encounter-enc_04-1-text = Free: gain 2 metal and 1 popularity.
encounter-enc_04-2-text = Pay 3 coins: enlist 1 recruit.
encounter-enc_04-3-text = Pay 2 popularity: gain 4 metal.
encounter-enc_05 = Encounter 5
encounter-enc_05-1-text = Free: gain 2 food and 1 popularity.
encounter-enc_05-2-text = Pay 4 coins: deploy 1 mech.
encounter-enc_05-3-text = Pay 2 popularity: gain 2 food and 2 metal.
encounter-enc_06 = Encounter 6
encounter-enc_06-1-text = Free: gain 2 coins and 1 popularity.
encounter-enc_06-2-text = Pay 3 coins: enlist 1 recruit.
encounter-enc_06-3-text = Pay 2 popularity: gain 4 food.
encounter-enc_07 = Encounter 7
encounter-enc_07-1-text = Free: gain 2 oil and 1 popularity.
encounter-enc_07-2-text = Pay 2 coins: make 1 upgrade.
encounter-enc_07-3-text = Pay 2 popularity: gain 4 oil.
encounter-enc_08 = Encounter 8
encounter-enc_08-1-text = Free: gain 2 coins and 1 popularity.
encounter-enc_08-2-text = Pay 2 coins: gain 4 oil.
encounter-enc_08-3-text = Pay 2 popularity: enlist 1 recruit.
encounter-enc_09 = Encounter 9
encounter-enc_09-1-text = Free: gain 2 oil and 1 popularity.
encounter-enc_09-2-text = Pay 3 coins: build 1 structure.
encounter-enc_09-3-text = Pay 2 popularity: gain 4 oil.
encounter-enc_10 = Encounter 10
encounter-enc_10-1-text = Free: gain 2 oil and 1 popularity.
encounter-enc_10-2-text = Pay 4 coins: deploy 1 mech.
encounter-enc_10-3-text = Pay 2 popularity: gain 2 coins and 2 resource tokens of your choice.
encounter-enc_11 = Encounter 11
encounter-enc_11-1-text = Free: gain 2 food and 1 popularity.
encounter-enc_11-2-text = Pay 2 coins: gain 1 new worker and 3 food.
encounter-enc_11-3-text = Pay 2 popularity: build 1 structure.
encounter-enc_12 = Encounter 12
encounter-enc_12-1-text = Free: gain 2 food and 1 popularity.
encounter-enc_12-2-text = Pay 3 coins: build 1 structure.
encounter-enc_12-3-text = Pay 2 popularity: gain 1 new worker and 3 wood.
encounter-enc_13 = Encounter 13
encounter-enc_13-1-text = Free: gain 2 coins and 1 popularity.
encounter-enc_13-2-text = Pay 2 coins: gain 2 power and 2 popularity.
encounter-enc_13-3-text = Pay 3 popularity: gain 5 resource tokens of your choice.
encounter-enc_14 = Encounter 14
encounter-enc_14-1-text = Free: gain 2 food and 1 popularity.
encounter-enc_14-2-text = Pay 2 coins: gain 3 resource tokens of your choice.
encounter-enc_14-3-text = Pay 2 popularity: gain 1 new worker and 3 metal.
encounter-enc_15 = Encounter 15
encounter-enc_15-1-text = Free: gain 2 popularity.
encounter-enc_15-2-text = Pay 2 coins: gain 3 resource tokens of your choice.
encounter-enc_15-3-text = Pay 3 popularity: gain 5 resource tokens of your choice.
encounter-enc_16 = Encounter 16
encounter-enc_16-1-text = Free: gain 2 food and 1 popularity.
encounter-enc_16-2-text = Pay 2 coins: gain 1 new worker and 2 resource tokens of your choice.
encounter-enc_16-3-text = Pay 2 popularity: enlist 1 recruit.
encounter-enc_17 = Encounter 17
encounter-enc_17-1-text = Free: gain 1 combat card and 1 popularity.
encounter-enc_17-2-text = Pay 2 coins: gain 2 power and 2 combat cards.
encounter-enc_17-3-text = Pay 3 popularity: deploy 1 mech.
encounter-enc_18 = Encounter 18
encounter-enc_18-1-text = Free: gain 2 food and 1 popularity.
encounter-enc_18-2-text = Pay 2 coins: gain 3 resource tokens of your choice.
encounter-enc_18-3-text = Pay 2 popularity: gain 1 new worker and 3 wood.
encounter-enc_19 = Encounter 19
encounter-enc_19-1-text = Free: gain 2 coins and 1 popularity.
encounter-enc_19-2-text = Pay 2 coins: gain 4 food.
encounter-enc_19-3-text = Pay 2 popularity: gain 2 combat cards and 3 power.
encounter-enc_20 = Encounter 20
encounter-enc_20-1-text = Free: gain 1 combat card and 1 popularity.
encounter-enc_20-2-text = Pay 2 coins: gain 3 popularity.
encounter-enc_20-3-text = Pay 2 popularity: gain 4 wood.
encounter-enc_21 = Encounter 21
encounter-enc_21-1-text = Free: gain 2 popularity.
encounter-enc_21-2-text = Pay 4 coins: deploy 1 mech.
encounter-enc_21-3-text = Pay 2 popularity: gain 2 combat cards and 3 power.
encounter-enc_22 = Encounter 22
encounter-enc_22-1-text = Free: gain 2 coins and 1 popularity.
encounter-enc_22-2-text = Pay 2 coins: gain 4 metal.
encounter-enc_22-3-text = Pay 2 popularity: build 1 structure.
encounter-enc_23 = Encounter 23
encounter-enc_23-1-text = Free: gain 2 coins and 1 popularity.
encounter-enc_23-2-text = Pay 3 coins: enlist 1 recruit.
encounter-enc_23-3-text = Pay 2 popularity: gain 1 new worker and 3 food.
encounter-enc_24 = Encounter 24
encounter-enc_24-1-text = Free: gain 1 combat card and 1 popularity.
encounter-enc_24-2-text = Pay 2 coins: gain 3 resource tokens of your choice.
encounter-enc_24-3-text = Pay 3 popularity: deploy 1 mech.
encounter-enc_25 = Encounter 25
encounter-enc_25-1-text = Free: gain 2 power and 1 popularity.
encounter-enc_25-2-text = Pay 2 coins: gain 4 power.
encounter-enc_25-3-text = Pay 2 popularity: make 1 upgrade and gain 2 resource tokens of your choice.
encounter-enc_26 = Encounter 26
encounter-enc_26-1-text = Free: gain 2 power and 1 popularity.
encounter-enc_26-2-text = Pay 2 coins: gain 3 popularity.
encounter-enc_26-3-text = Pay 2 popularity: build 1 structure.
encounter-enc_27 = Encounter 27
encounter-enc_27-1-text = Free: gain 2 coins and 1 popularity.
encounter-enc_27-2-text = Pay 2 coins: gain 4 metal.
encounter-enc_27-3-text = Pay 3 popularity: deploy 1 mech.
encounter-enc_28 = Encounter 28
encounter-enc_28-1-text = Free: gain 2 coins and 1 popularity.
encounter-enc_28-2-text = Pay 2 coins: gain 1 new worker and 2 resource tokens of your choice.
encounter-enc_28-3-text = Pay 2 popularity: build 1 structure.
stance-help = Lend a hand
stance-buy = Pay your way
stance-seize = Take what you need

## Combat cards

card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
