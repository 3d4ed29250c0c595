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
feature-buildings_in_reach = buildings that others can overrun

## The Eyrie's

feature-birds = the part of the Eyrie Dynasties
feature-roosts = roosts
feature-roost_points = points from roosts each Evening
feature-bird_warriors = warriors on the map
feature-bird_rule = ruled clearings
feature-decree = cards of the Decree that can be followed
feature-stuck = the danger of turmoil
feature-bird_cards_decreed = bird cards that turmoil would cost
feature-fallen_leaders = a leader toppled by turmoil
feature-bird_sites = ruled clearings with room for a roost
feature-builds_decreed = orders to build in the Decree
feature-roosts_in_reach = roosts that others can overrun

## The Alliance's

feature-rebels = the part of the Woodland Alliance
feature-sympathy = sympathy tokens on the map
feature-next_sympathy = points for the next sympathy token
feature-bases = bases
feature-officers = officers
feature-supporters = supporters
feature-rebel_warriors = warriors on the map
feature-fit_supporters = supporters fit for spreading sympathy
feature-sympathy_in_reach = sympathy that others can overrun
feature-revolt = what a revolt can bring

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
feature-quests_at_hand = quests whose items are there

## How many there are of what is counted, and what stands out

amount-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
amount-cards = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}
amount-in_play = { $n ->
    [one] 1 crafted card in play
   *[other] { $n } crafted cards in play
}
amount-sawmills = { $n ->
    [one] 1 sawmill
   *[other] { $n } sawmills
}
amount-workshops = { $n ->
    [one] 1 workshop
   *[other] { $n } workshops
}
amount-recruiters = { $n ->
    [one] 1 recruiter
   *[other] { $n } recruiters
}
amount-cat_warriors = { $n ->
    [one] 1 warrior on the map
   *[other] { $n } warriors on the map
}
amount-cat_rule = { $n ->
    [one] 1 ruled clearing
   *[other] { $n } ruled clearings
}
amount-next_building = { $n ->
    [one] 1 point for the next building
   *[other] { $n } points for the next building
}
amount-wood = { $n ->
    [one] 1 wood on the map
   *[other] { $n } wood on the map
}
amount-bird_sites = { $n ->
    [one] room for 1 new roost
   *[other] { $n } clearings with room for a new roost
}
amount-roosts = { $n ->
    [one] 1 roost
   *[other] { $n } roosts
}
amount-roost_points = { $n ->
    [one] 1 point from roosts each Evening
   *[other] { $n } points from roosts each Evening
}
amount-bird_warriors = { $n ->
    [one] 1 warrior on the map
   *[other] { $n } warriors on the map
}
amount-bird_rule = { $n ->
    [one] 1 ruled clearing
   *[other] { $n } ruled clearings
}
amount-sympathy = { $n ->
    [one] 1 sympathy token on the map
   *[other] { $n } sympathy tokens on the map
}
amount-next_sympathy = { $n ->
    [one] 1 point for the next sympathy token
   *[other] { $n } points for the next sympathy token
}
amount-bases = { $n ->
    [one] 1 base
   *[other] { $n } bases
}
amount-officers = { $n ->
    [one] 1 officer
   *[other] { $n } officers
}
amount-supporters = { $n ->
    [one] 1 supporter
   *[other] { $n } supporters
}
amount-rebel_warriors = { $n ->
    [one] 1 warrior on the map
   *[other] { $n } warriors on the map
}
amount-items = { $n ->
    [one] 1 item ready for use
   *[other] { $n } items ready for use
}
amount-tired_items = { $n ->
    [one] 1 exhausted item
   *[other] { $n } exhausted items
}
amount-swords = { $n ->
    [one] 1 undamaged sword
   *[other] { $n } undamaged swords
}
amount-quests = { $n ->
    [one] 1 completed quest
   *[other] { $n } completed quests
}
amount-allies = { $n ->
    [one] 1 allied faction
   *[other] { $n } allied factions
}
amount-hostile = { $n ->
    [one] 1 hostile faction
   *[other] { $n } hostile factions
}
amount-damaged = { $n ->
    [one] 1 damaged item
   *[other] { $n } damaged items
}

sight-points-own = { $left ->
    [one] One point is missing to 30.
   *[other] { $left } points are missing to 30.
}
sight-points-rival = Take care of the { $faction }: { $n } of 30 points.
sight-standing = { $own ->
    [0] No points so far;
    [one] One point so far;
   *[other] { $own } points so far;
} { $n ->
    [0] none for anybody else.
   *[other] { $rivals ->
        [one] { $n } for the { $faction }.
       *[other] best of the others: the { $faction } with { $n }.
    }
}
sight-dominance-rival = Take care of the { $faction }, playing for dominance.
