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
option-turn_cap-0 = None
option-turn_cap-100 = 100 turns
option-turn_cap-200 = 200 turns
option-turn_cap-400 = 400 turns
option-turn_cap-1000 = 1000 turns

## Actions

action-loyal = Be loyal to the { $coalition } coalition
action-purchase = Buy the card in the { $spot }
action-end-turn = End the turn
action-stop = That is enough
action-decline = Do without
action-pay = Pay the bribe in full
action-offer = { $rupees ->
    [0] Ask to have the bribe waived
    [one] Offer 1 rupee
   *[other] Offer { $rupees } rupees
    }
action-withdraw = Withdraw
action-unpaid = Act without paying, by Courtly Manners
action-accept = Accept
action-refuse = Refuse
action-side = Put it at the { $side } end of the court
action-road = A road on the border { $border }
action-army = An army in { $region }
action-tax-spot = A rupee from the { $spot }
action-tax-seat = A rupee from { $seat }
action-gift-space = The gift space of { $price } rupees
action-take-army = Take an army from { $region }
action-take-road = Take a road from { $border }
action-take-tribe = Take your tribe from { $region }
action-take-gift = Take back the gift of { $price } rupees
action-move-army = Move an army from { $region }
action-move-tribe = Move a tribe from { $region }
action-goal = To { $region }
action-take-prize = Take it as a prize
action-leave-prize = Leave the prize
action-battle-region = Battle in { $region }
action-remove-army = Remove one { $coalition } army
action-remove-road = Remove one { $coalition } road on { $border }
action-remove-tribe = Remove a tribe of { $seat }
action-remove-spy = Remove a spy of { $seat }
action-rumor = Spread the rumor about { $seat }
action-swap = Swap hands with { $seat }
action-suit = Favor { $suit }
action-rebuke = Rebuke { $region }
action-play = Play { $card }
action-tax = Tax with { $card }
action-gift = Gift with { $card }
action-build = Build with { $card }
action-move = Move with { $card }
action-betray = Betray with { $card }
action-battle = Battle with { $card }
action-discard = Discard { $card }
action-spy = A spy on { $card }
action-take-spy = Take your spy from { $card }
action-move-spy = Move a spy from { $card }
action-goal-card = To { $card }
action-betray-card = Betray { $card }
action-battle-card = Battle on { $card }
action-safe-house = Hide the spy on { $card }

## Prompts

prompt-choose-loyalty = Choose the coalition you are loyal to at the start.
prompt-use-blackmail = Blackmail: you may put a spy on a card that carries none.
prompt-choose-action = { $number ->
    [0] Take bonus actions with favored cards, or end your turn.
    [one] You have 1 action left: buy, play, use a card of your court, or end your turn.
   *[other] You have { $number } actions: buy, play, use a card of your court, or end your turn.
    }
prompt-bribe = You owe a bribe of { $number ->
    [one] 1 rupee
   *[other] { $number } rupees
    }. Pay it, ask for a lower sum, or withdraw.
prompt-answer = { $number ->
    [0] You are asked to waive the bribe. Do you agree?
    [one] You are offered 1 rupee as a bribe. Do you agree?
   *[other] You are offered { $number } rupees as a bribe. Do you agree?
    }
prompt-put-in-court = At which end does the card join your court?
prompt-resolve-icon = { $number ->
    [1] Choose a border for the road.
   *[other] Choose a court card for the spy.
    }
prompt-take-block = The stock has no such block left: take one from the map.
prompt-take-cylinder = You have no cylinder left: take one of yours that was not placed this turn.
prompt-collect-tax = Take a rupee; { $number ->
    [one] this is the last one.
   *[other] you may still take { $number }.
    }
prompt-give = Choose a gift space.
prompt-build-block = { $number ->
    [0] Place a block: an army in a region you rule, or a road on its borders.
   *[other] Place another block, or stop.
    }
prompt-build-extra = Infrastructure: place one more block, free.
prompt-move-piece = Choose a piece to move; moves left: { $number }.
prompt-move-to = Where does it go?
prompt-move-spy-to = To which card does the spy go?
prompt-betray-court-card = Choose the card to betray.
prompt-offer-prize = { $number ->
    [0] Do you take the card as a prize?
   *[other] Do you take the card as a prize? Your loyalty would change.
    }
prompt-choose-site = Choose the site of the battle.
prompt-remove-piece = Remove an enemy piece; you may still remove { $number }.
prompt-hide-spy = Safe House: hide the removed spy on this card?
prompt-overthrow = Overthrown: choose which Political card goes next.
prompt-settle-debt = You cannot pay the leverage: discard a card from court or hand ({ $number } to go).
prompt-discard-patriots = You change loyalty: choose which patriot goes next.
prompt-trim-court = Your court is too big: discard a card.
prompt-trim-hand = Your hand is too big: discard a card.
prompt-name-player = Rumor: name the player whose patriots give no influence.
prompt-name-suit = Pashtunwali Values: choose the favored suit.
prompt-choose-region = Rebuke: choose the region to be cleared.
prompt-lose-confidence = Confidence Failure: discard a card of your hand.
prompt-swap-hands = Choose with whom to swap hands.

## Events

event-turn-begins = Turn { $number }: { $seat }.
event-loyal = { $seat } is now loyal to the { $coalition } coalition.
event-purchased = { $rupees ->
    [0] { $seat } takes { $card } ({ $spot }) at no cost.
    [one] { $seat } buys { $card } ({ $spot }) for 1 rupee.
   *[other] { $seat } buys { $card } ({ $spot }) for { $rupees } rupees.
    }
event-collected = { $seat } collects { $rupees ->
    [one] 1 rupee
   *[other] { $rupees } rupees
    } lying on { $card }.
event-played = { $seat } plays { $card } at the { $side } end.
event-bribe-paid = { $seat } pays { $taker } a bribe of { $rupees ->
    [one] 1 rupee
   *[other] { $rupees } rupees
    }.
event-bribe-offered = { $seat } offers { $taker } { $rupees ->
    [one] 1 rupee
   *[other] { $rupees } rupees
    } instead of { $full }.
event-bribe-refused = { $seat } refuses the offer of { $payer }.
event-bribe-withdrawn = { $seat } does not pay and leaves { $card } as it is.
event-bribe-unpaid = { $seat } declines to bribe { $taker }, by Courtly Manners.
event-army-placed = { $seat } places one { $coalition } army in { $region }.
event-road-placed = { $seat } places one { $coalition } road on { $border }.
event-tribe-placed = { $seat } places a tribe in { $region }.
event-spy-placed = { $seat } places a spy on { $card }.
event-gift-placed = { $seat } makes the gift of { $price } rupees.
event-placement-skipped = { $seat } has no piece to place.
event-army-taken = { $seat } takes one { $coalition } army from { $region }.
event-road-taken = { $seat } takes one { $coalition } road from { $border }.
event-tribe-taken = { $seat } takes a tribe from { $region }.
event-spy-taken = { $seat } takes a spy from { $card }.
event-gift-taken = { $seat } takes back the gift of { $price } rupees.
event-leverage = { $seat } takes { $rupees ->
    [one] 1 rupee
   *[other] { $rupees } rupees
    } for { $card }, now leveraged.
event-favored = The favored suit is now { $suit }.
event-suit-ignored = Pashtunwali Values: the suit icon { $suit } is ignored.
event-acts = { $seat } uses { $card }: { $deed }.
event-acts-bonus = { $seat } uses { $card } as a bonus: { $deed }.
event-paid-to-market = { $seat } pays { $rupees ->
    [one] 1 rupee
   *[other] { $rupees } rupees
    } to the market.
event-taxed-market = { $seat } taxes the { $spot }.
event-taxed-player = { $seat } takes a rupee from { $victim }.
event-army-moved = { $seat } moves one { $coalition } army from { $origin } to { $goal }.
event-tribe-moved = { $seat } moves a tribe from { $origin } to { $goal }.
event-spy-moved = { $seat } moves a spy from { $origin } to { $goal }.
event-betrayed = { $seat } betrays { $card } in the court of { $owner }.
event-prize-taken = { $seat } takes { $card } as a prize: { $coalition }.
event-prize-left = { $seat } leaves { $card } in the discard pile.
event-battle-region = { $seat } battles in { $region }.
event-battle-card = { $seat } battles on { $card }.
event-army-removed = { $seat } removes one { $coalition } army in { $region }.
event-road-removed = { $seat } removes one { $coalition } road on { $border }.
event-tribe-removed = { $seat } removes a tribe of { $owner } in { $region }.
event-spy-removed = { $seat } removes a spy of { $owner } from { $card }.
event-safe-house = { $seat } hides the spy on { $card }.
event-court-discarded = { $seat } discards { $card } from court.
event-hand-discarded = { $seat } discards { $card } from hand.
event-spies-returned = { $number ->
    [one] A spy
   *[other] { $number } spies
    } of { $seat } on { $card } return to supply.
event-debt = { $seat } pays back { $rupees ->
    [one] 1 rupee
   *[other] { $rupees } rupees
    } of leverage; cards owed: { $cards }.
event-overthrown-cards = { $seat } has lost the last tribe in { $region }: its Political cards must go.
event-overthrown-tribes = { $seat } has lost the last Political card of { $region }: tribes removed: { $number }.
event-gifts-lost = { $seat } loses gifts: { $number }.
event-prizes-lost = { $seat } loses prizes: { $number }.
event-event-discarded = { $card } is discarded from the market.
event-effect-begins = { $effect } is in force for { $seat }.
event-effect-for-all = { $effect } is in force for all.
event-region-cleared = { $region } is cleared: tribes { $tribes }, armies { $armies }.
event-rupees-gained = { $seat } takes { $rupees ->
    [one] 1 rupee
   *[other] { $rupees } rupees
    } from the bank.
event-hands-swapped = { $seat } and { $partner } swap hands.
event-check-succeeded = Dominance Check: the { $coalition } coalition is dominant.
event-check-failed = Dominance Check: no coalition is dominant.
event-final-check = This is the final Dominance Check: points count double.
event-scored = { $seat } scores { $points }, now { $total }.
event-blocks-cleared = All blocks return to the stock.
event-effects-ended = Lasting effects of events end.
event-instability = Instability: two Dominance Checks in the market.
event-drawn = { $card } comes to the market ({ $spot }).
event-rupees-swallowed = Public Withdrawal takes { $rupees ->
    [one] 1 rupee
   *[other] { $rupees } rupees
    } out of the game.
event-insurrection = Insurrection: { $seat } places two Afghan armies in Kabul.
event-won = { $seat } wins.
event-turn-cap = The turn limit is reached.
event-ai-card = { $seat } turns { $card }. The red arrow says { $label }, the black one column { $column }.
event-ai-shuffled = { $seat } has no back left to read: her cards are shuffled.
event-pragmatic = Pragmatic loyalty of { $seat }: the { $coalition } coalition.
event-wakhan-follows = { $seat }: “{ $line }” Reason: { $reason }.
event-wakhan-skips = { $seat } skips “{ $line }”: { $reason }.
event-wakhan-chooses-card = { $seat } chooses { $card }: { $reason }.
event-wakhan-chooses-region = { $seat } chooses { $region }: { $reason }.
event-wakhan-chooses-player = { $seat } chooses { $player }: { $reason }.
event-wakhan-rule = { $seat }: { $reason }.
event-wakhan-discards = { $seat } discards { $card }: { $reason }.
event-wakhan-bonus = { $seat } takes a bonus action with { $card }: { $deed }.
event-wakhan-bonus-skipped = { $seat } has no bonus action with { $card }: { $reason }.

## Wakhan's reasons

reason-instruction = her card says so
reason-arrows = the arrows point there
reason-dominance-patriot = a Dominance Check lies in the market, so the cheapest patriot of the dominant coalition
reason-dominance-blocks = a Dominance Check lies in the market, so the most army and road icons
reason-dominance-cylinders = a Dominance Check lies in the market and nobody dominates, so the most tribe and spy icons
reason-dominance-cheapest = a Dominance Check lies in the market and no card has fitting icons, so the cheapest
reason-ambition-scores = ambition: she would score the most
reason-ambition-wins = ambition: she would win the game
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
reason-bribe-paid = she pays the bribe in full
reason-cleanup-order = her court is too big; this card is first in her discard order
reason-must-take-prize = she always takes the prize
reason-always-safe-house = she always uses Safe House
reason-blackmail = Blackmail: the best card without a spy
reason-no-more-actions = both actions are done; now bonus actions
reason-nothing-valid = no line of her card is valid; now bonus actions
reason-swapped-hand = cards she is given are played at once
reason-cheapest-gift = the cheapest gift space
reason-not-favored = it is not of the favored suit
reason-already-used = it was used this turn
reason-spy-move = no army to move, so a spy

## Endings and scores

ending-lead = One player led all others by four points after a Dominance Check.
ending-final = The final Dominance Check was made.
ending-capped = The turn limit was reached.
score-successful = Successful Dominance Checks
score-failed = Unsuccessful Dominance Checks
score-total = Total
