## What an opinion counts (`FEATURES` of evaluate.py), from the mover's side, as in "It hopes for more: A, B."

feature-points = victory points
feature-prospect = points expected from the next Dominance Check
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
