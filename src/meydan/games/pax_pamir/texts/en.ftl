game-title = Pax Pamir
game-about = Afghanistan in the nineteenth century: build a court, side with the British, the Russians or the Afghans, rule regions, place spies, and be the most trusted friend of whoever dominates.

## Options

option-wakhan = Wakhan
option-wakhan-why = An automated opponent for one or two people. She takes the last seat and counts as a player.
option-wakhan-none = Without her
option-wakhan-errata = By the corrected rules
option-wakhan-rulebook = By the first rulebook
option-wakhan_savvy = Wakhan buys cheaply
option-wakhan_savvy-why = Where the arrows send her, she takes a cheaper card of the same suit and at least the same rank.
option-wakhan_savvy-yes = Yes
option-wakhan_savvy-no = No
option-wakhan_spy_moves = Wakhan moves spies
option-wakhan_spy_moves-why = With no army to move she moves a spy that is not needed where it is.
option-wakhan_spy_moves-yes = Yes
option-wakhan_spy_moves-no = No
option-wakhan_steadfast = Wakhan is steadfast
option-wakhan_steadfast-why = Her pragmatic loyalty is the free coalition with the most blocks, not the first on her card.
option-wakhan_steadfast-yes = Yes
option-wakhan_steadfast-no = No
option-open_hands = Open hands
option-open_hands-why = Everybody sees all hands. A player who remembers every purchase knows them anyway.
option-open_hands-yes = Hands are open
option-open_hands-no = Hands are hidden
option-bribe_negotiation = Talks about bribes
option-bribe_negotiation-why = Who owes a bribe may ask once for a lower sum, and the taker may agree.
option-bribe_negotiation-yes = A lower sum may be offered
option-bribe_negotiation-no = In full or not at all
option-turn_cap = Turn limit
option-turn_cap-why = A game in which everybody only passes would never end; after so many turns the better standing wins.
option-turn_cap-none = None
option-turn_cap-100 = 100 turns
option-turn_cap-200 = 200 turns
option-turn_cap-400 = 400 turns
option-turn_cap-1000 = 1000 turns

## Actions

action-loyal = Be loyal to the { $coalition } coalition
action-purchase = { $here ->
    [yes] { $rupees ->
        [0] Take { $card }: free
        [one] Buy { $card } for 1 rupee
       *[other] Buy { $card } for { $rupees } rupees
        }{ $coins ->
        [0] {""}
        [one] {" "}(1 rupee lies on it)
       *[other] {" "}({ $coins } rupees lie on it)
        }
   *[other] Buy the card in the { $spot }
    }
action-end-turn = { $left ->
    [one] End the turn (1 action is left)
    [2] End the turn (2 actions are left)
   *[other] End the turn
    }
action-stop = That is enough
action-decline = Do without
action-pay = { $here ->
    [yes] Pay { $taker } { $rupees ->
        [one] 1 rupee
       *[other] { $rupees } rupees
        }
   *[other] Pay the bribe in full
    }
action-offer = { $here ->
    [yes] { $rupees ->
        [0] Ask { $taker } to waive the bribe of { $full }
        [one] Offer { $taker } 1 rupee instead of { $full }
       *[other] Offer { $taker } { $rupees } rupees instead of { $full }
        }
   *[other] { $rupees ->
        [0] Ask to have the bribe waived
        [one] Offer 1 rupee
       *[other] Offer { $rupees } rupees
        }
    }
action-withdraw = { $here ->
    [yes] Withdraw: leave { $card } as it is
   *[other] Withdraw
    }
action-unpaid = Act without paying, by Courtly Manners
action-accept = { $here ->
    [yes] { $rupees ->
        [0] Agree: { $payer } pays nothing
        [one] Agree: { $payer } pays you 1 rupee
       *[other] Agree: { $payer } pays you { $rupees } rupees
        }
   *[other] Accept
    }
action-refuse = { $here ->
    [yes] Refuse: { $payer } must pay in full or withdraw
   *[other] Refuse
    }
action-side = { $here ->
    [yes] Put { $card } at the { $side } end of your court
   *[other] Put the card at the { $side } end of the court
    }
action-road = { $here ->
    [yes] { $cost ->
        [0] Place a road on the border { $border }
       *[other] Build a road on the border { $border } for { $cost } rupees
        }
   *[other] Place a road on the border { $border }
    }
action-army = { $here ->
    [yes] { $cost ->
        [0] Place an army in { $region }
       *[other] Build an army in { $region } for { $cost } rupees
        }
   *[other] Place an army in { $region }
    }
action-tax-spot = { $here ->
    [yes] Take a rupee from { $card }
   *[other] Take a rupee from the { $spot }
    }
action-tax-seat = { $here ->
    [yes] Take a rupee from { $seat } (has { $rupees }, { $shelter } sheltered)
   *[other] Take a rupee from { $seat }
    }
action-gift-space = Make the gift of { $price } rupees: 1 influence
action-take-army = Take an army from { $region }
action-take-road = Take a road from the border { $border }
action-take-tribe = Take your tribe from { $region }
action-take-gift = Take back the gift of { $price } rupees
action-move-army = Move an army from { $region }
action-move-tribe = Move a tribe from { $region }
action-goal = To { $region }
action-take-prize = { $here ->
    [yes] { $turns ->
        [yes] Take { $card } as a prize and become loyal to the { $coalition } coalition
       *[other] Take { $card } as a prize: 1 influence
        }
   *[other] Take the card as a prize
    }
action-leave-prize = { $here ->
    [yes] Leave { $card } in the discard pile
   *[other] Leave the prize
    }
action-battle-region = Battle in { $region }
action-remove-army = Remove one { $coalition } army
action-remove-road = Remove one { $coalition } road on the border { $border }
action-remove-tribe = Remove a tribe of { $seat }
action-remove-spy = Remove a spy of { $seat }
action-rumor = Spread the rumor about { $seat }
action-swap = Swap hands with { $seat }
action-suit = Favor the { $suit } suit
action-rebuke = Rebuke { $region }: remove all tribes and armies there
action-play = Play { $card }{ bribe-note }{ turn-note }
action-tax = Tax with { $card }{ $here ->
    [yes] {""}: { $rank ->
        [one] 1 rupee
       *[other] up to { $rank } rupees
        }{ bribe-note }{ bonus-note }
   *[other] {""}
    }
action-gift = Gift with { $card }{ $here ->
    [yes] {""}: choose a space for 2, 4 or 6 rupees{ bribe-note }{ bonus-note }
   *[other] {""}
    }
action-build = Build with { $card }{ $here ->
    [yes] {""}: 2 rupees a block{ bribe-note }{ bonus-note }
   *[other] {""}
    }
action-move = Move with { $card }{ $here ->
    [yes] {""}: { $rank ->
        [one] 1 move
       *[other] up to { $rank } moves
        }{ bribe-note }{ bonus-note }
   *[other] {""}
    }
action-betray = Betray with { $card }{ $here ->
    [yes] {""}: 2 rupees{ bribe-note }{ bonus-note }
   *[other] {""}
    }
action-battle = Battle with { $card }{ $here ->
    [yes] {""}: remove { $rank ->
        [one] 1 piece
       *[other] up to { $rank } pieces
        }{ bribe-note }{ bonus-note }
   *[other] {""}
    }
action-discard = Discard { $card }{ $debt ->
    [0] {""}
    [2] {""}: 2 rupees of leverage are due
   *[other] {""}
    }
action-spy = Place a spy on { $card }
action-take-spy = Take your spy from { $card }
action-move-spy = Move a spy from { $card }
action-goal-card = To { $card }
action-betray-card = Betray { $card }
action-battle-card = Battle on { $card }
action-safe-house = Hide the spy on { $card }
bribe-note = { $owed ->
    [yes] {""}, after a bribe of { $bribe ->
        [one] 1 rupee
       *[other] { $bribe } rupees
        } to { $taker }
   *[other] {""}
    }
turn-note = { $turns ->
    [yes] {""}; you become loyal to the { $coalition } coalition
   *[other] {""}
    }
bonus-note = { $bonus ->
    [yes] {""} (bonus action)
   *[other] {""}
    }

## Prompts

prompt-choose-loyalty = Choose the coalition you are loyal to at the start.
prompt-use-blackmail = Blackmail ({ $regions }): you may put a spy on a court card there that carries none.
prompt-choose-action = { $actions ->
    [0] Both actions are done: take bonus actions with favored cards, or end your turn.
    [one] You have 1 action left: buy, play, use a card of your court, or end your turn.
   *[other] You have { $actions } actions: buy, play, use a card of your court, or end your turn.
    }
prompt-bribe = { $verb ->
    [play] To play { $card }
   *[other] To use { $card } ({ $deed })
    } you owe { $taker } a bribe of { $rupees ->
    [one] 1 rupee
   *[other] { $rupees } rupees
    }. { $talks ->
    [yes] Pay it, ask for a lower sum, or withdraw.
   *[other] Pay it or withdraw.
    }
prompt-answer = { $payer } wants { $verb ->
    [play] to play { $card }
   *[other] to use { $card } ({ $deed })
    } and { $rupees ->
    [0] asks you to waive the bribe of { $full }.
    [one] offers you 1 rupee instead of { $full }.
   *[other] offers you { $rupees } rupees instead of { $full }.
    } Do you agree?
prompt-put-in-court = At which end does { $card } join your court?
prompt-resolve-icon = { $card }: { $icon ->
    [road] choose a border of { $region } for the road.
   *[other] choose a court card of { $region } for the spy.
    }
prompt-take-block = The stock has no { $coalition } block left. Take one from the map for the { $piece ->
    [army] army in
   *[other] road on the border
    } { $place }.
prompt-take-cylinder = You have no cylinder left. Take one of yours that was not placed this turn, for { $piece ->
    [spy] the spy on { $place }.
    [tribe] the tribe in { $place }.
   *[other] the gift.
    }
prompt-collect-tax = Tax: take a rupee; { $left ->
    [one] this is the last one.
   *[other] you may take { $left }.
    }
prompt-give = Gift: choose a space; its price goes to the market.
prompt-build-block = { $cost ->
    [0] Build: this block is free. Place an army where you rule or a road on a border there, or stop ({ $built } of { $limit } placed).
   *[other] { $built ->
        [0] Build, 2 rupees a block: place an army where you rule or a road on a border there.
       *[other] Build: place another block for 2 rupees, or stop ({ $built } of { $limit } placed).
        }
    }
prompt-build-extra = Infrastructure: place one more block, free.
prompt-move-piece = { $left ->
    [one] Move: choose a piece for the last move.
   *[other] Move: choose a piece; { $left } moves are left.
    }
prompt-move-to = Where does the { $piece ->
    [army] army
   *[other] tribe
    } from { $origin } go?
prompt-move-spy-to = To which card does the spy on { $origin } go?
prompt-betray-court-card = Betray for { $cost } rupees: choose a court card with a spy of yours.
prompt-offer-prize = { $turns ->
    [yes] Do you take { $card } as a prize? You would become loyal to the { $coalition } coalition and lose your gifts, prizes and patriots.
   *[other] Do you take { $card } as a prize of the { $coalition } coalition? It gives 1 influence.
    }
prompt-choose-site = Battle: choose the region or card { $rank ->
    [one] where you remove 1 piece.
   *[other] where you remove up to { $rank } pieces, as many as you have units there.
    }
prompt-remove-piece = Battle { $on ->
    [card] on { $site }
   *[other] in { $site }
    }: remove an enemy piece; { $left ->
    [one] this is the last one.
   *[other] you may remove { $left }.
    }
prompt-hide-spy = Your spy was removed from { $site }. Safe House: hide it on your card?
prompt-overthrow = Overthrown in { $region }: choose which Political card goes next.
prompt-settle-debt = You cannot pay the leverage: discard { $left ->
    [one] 1 card
   *[other] { $left } cards, one by one,
    } from court or hand.
prompt-discard-patriots = You change loyalty: choose which patriot goes next.
prompt-trim-court = Your court is over its limit by { $left }: discard a card.
prompt-trim-hand = Your hand is over its limit by { $left }: discard a card.
prompt-name-player = Rumor: name the player whose patriots give no influence until the next Dominance Check.
prompt-name-suit = Pashtunwali Values: choose the favored suit; it stays until the next Dominance Check.
prompt-choose-region = Rebuke: choose the region that loses all tribes and armies.
prompt-lose-confidence = Confidence Failure: discard a card of your hand.
prompt-swap-hands = Other Persuasive Methods: choose with whom to swap hands.

## Events

event-turn-begins = Turn { $number }: { $seat }.
event-loyal = { $seat } is now loyal to the { $coalition } coalition.
event-purchased = { $rupees ->
    [0] { $seat } takes { $card } for free ({ $spot }).
    [one] { $seat } buys { $card } for 1 rupee ({ $spot }).
   *[other] { $seat } buys { $card } for { $rupees } rupees ({ $spot }).
    }
event-collected = { $seat } collects { $rupees ->
    [one] 1 rupee
   *[other] { $rupees } rupees
    } lying on { $card }.
event-played = { $seat } plays { $card } at the { $side } end of the court.
event-bribe-paid = { $rupees ->
    [0] { $taker } waives the bribe of { $seat }.
    [one] { $seat } pays { $taker } a bribe of 1 rupee.
   *[other] { $seat } pays { $taker } a bribe of { $rupees } rupees.
    }
event-bribe-offered = { $rupees ->
    [0] { $seat } asks { $taker } to waive the bribe of { $full }.
    [one] { $seat } offers { $taker } 1 rupee instead of { $full }.
   *[other] { $seat } offers { $taker } { $rupees } rupees instead of { $full }.
    }
event-bribe-refused = { $seat } refuses the offer of { $payer }.
event-bribe-withdrawn = { $seat } does not pay and leaves { $card } as it is.
event-bribe-unpaid = { $seat } declines to bribe { $taker }, by Courtly Manners.
event-army-placed = { $seat } places one { $coalition } army in { $region }.
event-road-placed = { $seat } places one { $coalition } road on the border { $border }.
event-tribe-placed = { $seat } places a tribe in { $region }.
event-spy-placed = { $seat } places a spy on { $card }.
event-gift-placed = { $seat } makes the gift of { $price } rupees.
event-placement-skipped = { $seat } has no piece to place.
event-army-taken = { $seat } takes one { $coalition } army from { $region }.
event-road-taken = { $seat } takes one { $coalition } road from the border { $border }.
event-tribe-taken = { $seat } takes a tribe from { $region }.
event-spy-taken = { $seat } takes a spy from { $card }.
event-gift-taken = { $seat } takes back the gift of { $price } rupees.
event-leverage = { $seat } takes { $rupees ->
    [one] 1 rupee
   *[other] { $rupees } rupees
    } of leverage for { $card }.
event-favored = The favored suit is now { $suit }.
event-suit-ignored = Pashtunwali Values: the suit icon { $suit } is ignored.
event-acts = { $seat } uses { $card }: { $deed }.
event-acts-bonus = { $seat } uses { $card } for a bonus action: { $deed }.
event-paid-to-market = { $seat } pays { $rupees ->
    [one] 1 rupee
   *[other] { $rupees } rupees
    } to the market.
event-taxed-market = { $seat } takes a rupee from the market ({ $spot }).
event-taxed-player = { $seat } takes a rupee from { $victim }.
event-army-moved = { $seat } moves one { $coalition } army from { $origin } to { $goal }.
event-tribe-moved = { $seat } moves a tribe from { $origin } to { $goal }.
event-spy-moved = { $seat } moves a spy from { $origin } to { $goal }.
event-betrayed = { $owner_who ->
    [self] { $seat } betrays { $card } in their own court.
   *[other] { $seat } betrays { $card } in the court of { $owner }.
    }
event-prize-taken = { $seat } takes { $card } as a prize of the { $coalition } coalition.
event-prize-left = { $seat } leaves { $card } in the discard pile.
event-battle-region = { $seat } battles in { $region }.
event-battle-card = { $seat } battles on { $card }.
event-army-removed = { $seat } removes one { $coalition } army in { $region }.
event-road-removed = { $seat } removes one { $coalition } road on the border { $border }.
event-tribe-removed = { $seat } removes a tribe of { $owner } in { $region }.
event-spy-removed = { $seat } removes a spy of { $owner } from { $card }.
event-safe-house = { $seat } hides the spy on { $card }.
event-court-discarded = { $seat } discards { $card } from court.
event-hand-discarded = { $seat } discards { $card } from hand.
event-spies-returned = { $number ->
    [one] A spy of { $seat } on { $card } returns to supply.
   *[other] { $number } spies of { $seat } on { $card } return to supply.
    }
event-debt = { $cards ->
    [0] { $rupees ->
        [0] { $seat } has no rupee to pay the leverage back.
        [one] { $seat } pays 1 rupee of leverage back.
       *[other] { $seat } pays { $rupees } rupees of leverage back.
        }
   *[other] { $rupees ->
        [0] { $seat } cannot pay the leverage back
       *[other] { $seat } pays only 1 rupee of leverage back
        } and owes { $cards ->
        [one] a card.
       *[other] { $cards } cards.
        }
    }
event-overthrown-cards = Overthrow: { $seat } has lost the last tribe in { $region }; the Political cards of that region must go.
event-overthrown-tribes = Overthrow: { $seat } has lost the last Political card of { $region }; { $number ->
    [one] 1 tribe returns
   *[other] { $number } tribes return
    } to supply.
event-gift-lost = { $seat } loses the gift of { $price } rupees.
event-prize-lost = { $seat } loses the prize { $card }.
event-event-discarded = { $card } is discarded from the market.
event-effect-begins = { $effect } is in force for { $seat } until the next Dominance Check.
event-effect-for-all = { $effect } is in force for all until the next Dominance Check.
event-region-cleared = { $region } loses all its tribes and armies.
event-rupees-gained = { $seat } takes { $rupees ->
    [one] 1 rupee
   *[other] { $rupees } rupees
    } from the bank.
event-hands-swapped = { $seat } and { $partner } swap hands.
event-check-succeeded = Dominance Check: successful. The { $coalition } coalition is dominant with { $blocks } blocks, { $lead } more than the next.
event-check-failed = Dominance Check: unsuccessful. No coalition is dominant (blocks: Afghan { $afghan }, British { $british }, Russian { $russian }).
event-final-check = This is the final Dominance Check: points count double.
event-scored = With influence { $influence } { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
    }, now { $total }.
event-blocks-cleared = All blocks return to the stock (Afghan { $afghan }, British { $british }, Russian { $russian }).
event-effects-ended = The lasting effects of events end.
event-instability = Instability: two Dominance Checks lie in the market; both are discarded after one check.
event-drawn = { $card } comes to the market ({ $spot }).
event-rupees-swallowed = Public Withdrawal takes { $rupees ->
    [one] 1 rupee
   *[other] { $rupees } rupees
    } out of the game.
event-insurrection = Insurrection in the court of { $seat }.
event-won = { $seat } wins the game.
event-turn-cap = The turn limit is reached.
event-ai-card = { $seat } turns { $card }. The red arrow says { $label }, the black one column { $column }.
event-ai-shuffled = { $seat } has no back left to read: her cards are shuffled.
event-pragmatic = Pragmatic loyalty of { $seat }: the { $coalition } coalition.
event-wakhan-follows = { $seat } follows the line “{ $line }” with { $card }: of the cards that can do it, it has the highest priority.
event-wakhan-skips = { $seat } skips the line “{ $line }”: { $reason }.
event-wakhan-chooses-card = { $seat } chooses { $card }: { $reason }.
event-wakhan-chooses-region = { $seat } chooses { $region }: { $reason }.
event-wakhan-chooses-player = { $seat } chooses { $player }: { $reason }.
event-wakhan-rule = { $seat }: { $reason }.
event-wakhan-discards = { $seat } discards { $card }: { $reason }.
event-wakhan-follows-bonus = { $seat } follows the line “{ $line }” with { $card }, of the favored suit: it costs no action.
event-wakhan-bonus-skipped = { $seat } has no bonus action with { $card }: { $reason }.
event-wakhan-radicalizes = { $reason_id ->
    [instruction] { $seat } follows the line “{ $line }” with { $card }.
   *[other] { $seat } follows the line “{ $line }” with { $card }: { $reason }.
    }
event-rupees-gone = { $rupees ->
    [one] 1 rupee finds no card in the market and leaves the game.
   *[other] { $rupees } rupees find no card in the market and leave the game.
    }
event-armies-cleared = { $armies ->
    [one] 1 { $coalition } army leaves { $region }.
   *[other] { $armies } { $coalition } armies leave { $region }.
    }
event-tribes-cleared = { $tribes ->
    [one] 1 tribe of { $seat } leaves { $region }.
   *[other] { $tribes } tribes of { $seat } leave { $region }.
    }
event-scored-failed = With { $cylinders ->
    [one] 1 cylinder
   *[other] { $cylinders } cylinders
    } in play { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
    }, now { $total }.

## Wakhan's reasons

reason-instruction = her card says so
reason-arrows = the arrows point there
reason-left-of-arrows = the card the arrows name is not valid, so the next valid one to its left
reason-other-row = no card of the row the arrows name is valid, so one of the other row
reason-dominance-patriot = a Dominance Check lies in the market, so the cheapest patriot of the dominant coalition
reason-dominance-blocks = a Dominance Check lies in the market, so the most army and road icons
reason-dominance-cylinders = a Dominance Check lies in the market and nobody dominates, so the most tribe and spy icons
reason-dominance-cheapest = a Dominance Check lies in the market and no card has fitting icons, so the cheapest
reason-ambition-scores = out of ambition, for she would score the most
reason-ambition-wins = out of ambition, for she would win the game
reason-savvy = it is cheaper and no worse than the one the arrows named
reason-condition-false = its condition does not hold
reason-no-valid-card = no valid card fits
reason-no-card-shows-it = no unused card of her court shows this action
reason-no-legal-use = there is no legal use for it
reason-card-priority = highest card priority
reason-region-order = first in her region order
reason-red-arrow = named by the red arrow
reason-richest = the richest she may tax
reason-most-spies = the card with the most spies
reason-not-most-spies = the best card where she has not the most spies
reason-road-order = roads go border by border in her region order
reason-shortage = short of pieces, she takes them in her order
reason-favored-stays = she keeps the suit that is favored
reason-cannot-pay-bribe = she cannot pay the bribe
reason-cleanup-order = her court is too big; this card is first in her discard order
reason-must-take-prize = she always takes the prize
reason-always-safe-house = she always uses Safe House
reason-blackmail = Blackmail: the best card without a spy
reason-no-more-actions = both actions are done; now bonus actions
reason-nothing-valid = no line of her card is valid; now bonus actions
reason-swapped-hand = cards she is given are played at once
reason-cheapest-gift = the cheapest gift space
reason-spy-move = no army to move, so a spy

## Endings and scores

ending-lead = Four points ahead after a Dominance Check
ending-final = The final Dominance Check
tie-final = The points are equal: military stars at court decide, then rupees.
ending-capped = The turn limit
score-successful = Successful Dominance Checks
score-failed = Unsuccessful Dominance Checks
score-total = Total
