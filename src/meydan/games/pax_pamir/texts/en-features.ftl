## What an opinion counts (`FEATURES` of evaluate.py), from the mover's side, as in "It hopes for more: A, B."

feature-points = victory points
feature-prospect = prospects in the next Dominance Check
feature-urgent_prospect = points expected from a Dominance Check close at hand
feature-influence = influence in the coalition
feature-cylinders = cylinders in play
feature-coalition_lead = the coalition's lead in blocks
feature-rupees = rupees
feature-court = cards in court
feature-ranks = ranks of the cards in court
feature-patriots = patriots in court
feature-regions = ruled regions
feature-hand = cards in hand
feature-spies = spies in play
feature-gifts = gifts
feature-abilities = special abilities in court
feature-outranked = rivals in the coalition with as much influence
feature-wakhan = the part of Wakhan
feature-deeds = kinds of action on the cards in court
feature-favored_cards = court cards of the favored suit
feature-alone = being alone in the coalition
feature-strength = ruling pieces in ruled regions

## How many there are of what is counted, and what stands out

amount-points = { $n ->
    [one] 1 victory point
   *[other] { $n } victory points
}
amount-influence = { $n ->
    [one] 1 influence point in the coalition
   *[other] { $n } influence points in the coalition
}
amount-cylinders = { $n ->
    [one] 1 cylinder in play
   *[other] { $n } cylinders in play
}
amount-rupees = { $n ->
    [one] 1 rupee
   *[other] { $n } rupees
}
amount-court = { $n ->
    [one] 1 card in court
   *[other] { $n } cards in court
}
amount-patriots = { $n ->
    [one] 1 patriot in court
   *[other] { $n } patriots in court
}
amount-regions = { $n ->
    [one] 1 ruled region
   *[other] { $n } ruled regions
}
amount-hand = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}
amount-spies = { $n ->
    [one] 1 spy in play
   *[other] { $n } spies in play
}
amount-gifts = { $n ->
    [one] 1 gift
   *[other] { $n } gifts
}
amount-abilities = { $n ->
    [one] 1 special ability in court
   *[other] { $n } special abilities in court
}
amount-outranked = { $n ->
    [one] 1 rival in the coalition with as much influence
   *[other] { $n } rivals in the coalition with as much influence
}
amount-deeds = { $n ->
    [one] 1 kind of action on the court cards
   *[other] { $n } kinds of action on the court cards
}
amount-favored_cards = { $n ->
    [one] 1 court card of the favored suit
   *[other] { $n } court cards of the favored suit
}
amount-check = { $n ->
    [one] 1 point if a Dominance Check came then
   *[other] { $n } points if a Dominance Check came then
}
amount-ranks = a total rank of { $n } in court
amount-coalition_lead = { $n ->
    [one] a lead of 1 block for the own coalition
   *[other] a lead of { $n } blocks for the own coalition
}
amount-coalition_gap = { $n ->
    [one] 1 block behind the leading coalition
   *[other] { $n } blocks behind the leading coalition
}

sight-check = If the Dominance Check in the market came now: { $n ->
    [0] no points
    [one] 1 point
   *[other] { $n } points
} here, { $others } for { $rivals ->
    [one] the rival.
   *[other] the best of the others.
}
sight-check-last = The last Dominance Check lies in the market. If it came now: { $n ->
    [0] no points
    [one] 1 point
   *[other] { $n } points
} here, { $others } for { $rivals ->
    [one] the rival.
   *[other] the best of the others.
}
