## What an opinion counts (`FEATURES` of evaluate.py), from the mover's side, as in "It hopes for more: A, B."

feature-best = progress in the victory condition nearest to being met
feature-second = progress in the second-nearest victory condition
feature-third = progress in the third victory condition
feature-near_best = a victory condition at most one step away
feature-conditions = victory conditions met
feature-claim = victory conditions met as a pretender
feature-brenn = the rank of Brenn
feature-deeds = Deeds
feature-clans = clans on the island
feature-chieftain = territories led as chieftain
feature-epics = Epic Tale cards
feature-advantages = Advantage cards
feature-more_cards = the lead in Action cards
feature-exposed = exposed clans
feature-capital = the chieftainship of the Capital
feature-citadels = citadels in territories with its clans
feature-presence = territories with its clans
feature-last_to_pass = the last word in the Season
feature-card-bard = the { card-bard } card
feature-card-citadel = the { card-citadel } card
feature-card-conquest = the { card-conquest } card
feature-card-craftsmen_and_peasants = the { card-craftsmen_and_peasants } card
feature-card-druid = the { card-druid } card
feature-card-emissaries = the { card-emissaries } card
feature-card-exploration = the { card-exploration } card
feature-card-festival = the { card-festival } card
feature-card-geis = the { card-geis } card
feature-card-master_craftsman = the { card-master_craftsman } card
feature-card-migration = the { card-migration } card
feature-card-new_alliance = the { card-new_alliance } card
feature-card-new_clans = the { card-new_clans } card
feature-card-raid = the { card-raid } card
feature-card-sanctuary = the { card-sanctuary } card
feature-card-scouts_and_spies = the { card-scouts_and_spies } card
feature-card-warlord = the { card-warlord } card

## How many there are of what is counted, and what stands out

amount-deeds = { $n ->
    [one] 1 Deed
   *[other] { $n } Deeds
}
amount-clans = { $n ->
    [one] 1 clan on the island
   *[other] { $n } clans on the island
}
amount-chieftain = { $n ->
    [one] 1 territory led as chieftain
   *[other] { $n } territories led as chieftain
}
amount-epics = { $n ->
    [one] 1 Epic Tale card
   *[other] { $n } Epic Tale cards
}
amount-advantages = { $n ->
    [one] 1 Advantage card
   *[other] { $n } Advantage cards
}
amount-citadels = { $n ->
    [one] 1 citadel beside own clans
   *[other] { $n } citadels beside own clans
}
amount-hand = { $n ->
    [one] 1 Action card in hand
   *[other] { $n } Action cards in hand
}
amount-leadership = { $n } of 6 opposing clans under own chieftains
amount-sanctuaries = { $n } of 6 sanctuaries
amount-territories = { $n } of 6 territories

sight-draft = Of the cards at hand, { $what } usually help most.
sight-near-own = Towards victory there are { $what }{ $deeds ->
    [0] {""}
    [one] {" "}(and 1 Deed)
   *[other] {" "}(and { $deeds } Deeds)
}.
sight-close-rival = Take care: { $rival } is one step from a condition of victory.
sight-met-rival = Take care: { $rival } meets a condition of victory.
sight-hands = { $n ->
    [one] One Action card is in hand,
   *[other] { $n } Action cards are in hand,
} { $others ->
    [0] none in { $rivals ->
        [one] the rival’s.
       *[other] the others’ hands.
    }
   *[other] { $rivals ->
        [one] { $others } in the rival’s.
       *[other] at most { $others } in another’s.
    }
}
