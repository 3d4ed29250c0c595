## What an opinion counts (`FEATURES` of evaluate.py), from the mover's side, as in "It hopes for more: A, B."

## Everybody's

feature-points = victory points
feature-late_points = points beyond twenty
feature-cards = cards in hand
feature-ambush = an ambush in hand
feature-in_play = crafted cards in the play area
feature-dominance = an activated dominance card
feature-dominance_near = being one step from winning by dominance
feature-dominance_held = rule of all that dominance needs

## The Marquise's

feature-cats = the part of the Marquise de Cat
feature-sawmills = sawmills
feature-workshops = workshops
feature-recruiters = recruiters
feature-wood = wood on the map
feature-cat_warriors = warriors on the map
feature-cat_rule = ruled clearings
feature-keep = the keep on the map
feature-cat_sites = open slots in ruled clearings
feature-next_building = points for the next building

## The Eyrie's

feature-birds = the part of the Eyrie Dynasties
feature-roosts = roosts
feature-roost_points = points from roosts each Evening
feature-bird_warriors = warriors on the map
feature-bird_rule = ruled clearings
feature-decree = cards of the Decree that can be followed
feature-stuck = the danger of turmoil
feature-bird_cards_decreed = bird cards that turmoil would cost
feature-fallen_leaders = leaders that fell by turmoil
feature-bird_sites = ruled clearings with room for a roost

## The Alliance's

feature-rebels = the part of the Woodland Alliance
feature-sympathy = sympathy tokens on the map
feature-next_sympathy = points for the next sympathy token
feature-bases = bases
feature-officers = officers
feature-supporters = supporters
feature-rebel_warriors = warriors on the map
feature-fit_supporters = supporters fit for spreading sympathy

## The Vagabond's

feature-wanderer = the part of the Vagabond
feature-items = items ready for use
feature-tired_items = exhausted items
feature-swords = undamaged swords
feature-quests = completed quests
feature-friends = good relationships with other factions
feature-allies = allied factions
feature-hostile = hostile factions
feature-torch = an undamaged torch
feature-damaged = damaged items
