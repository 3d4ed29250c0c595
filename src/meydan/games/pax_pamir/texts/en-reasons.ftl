## Why not?

reason-no-actions = Both of your actions are spent; only cards of the favored suit can still act.
reason-empty-spot = No card lies there.
reason-never-sold = { $card } can never be bought.
reason-paid-onto = You put rupees on { $card } this turn, so you cannot buy it this turn.
reason-pay-before-collecting = { $card } costs { $cost }, and you have { $rupees }: the { $coins ->
    [one] rupee on it is yours
   *[other] { $coins } rupees on it are yours
} only after you have paid.
reason-too-dear = { $card } costs { $cost ->
    [one] 1 rupee
   *[other] { $cost } rupees
}; you have { $rupees }.
reason-too-dear-doubled = { $card } costs { $cost } rupees, because prices are doubled while Military is favored; you have { $rupees }.
reason-played-already = { $card } lies in your court already.
reason-in-their-court = { $card } lies in the court of { $owner }.
reason-buy-it-first = { $card } still lies in the market; it has to be bought first.
reason-discarded = { $card } has been discarded and never comes back.
reason-is-a-prize = { $card } is a prize and no court card any more.
reason-not-on-the-table = { $card } does not lie open on the table.
reason-play-it-first = { $card } is in your hand; it acts only from your court.
reason-card-lacks-action = { $card } does not show this action: { $deed }.
reason-card-used = { $card } has acted this turn; each card acts once a turn.
reason-no-bonus = Both of your actions are spent, and { $card } would act for free only if { $suit } were the favored suit.
reason-nothing-to-tax = There is nothing to tax: no rupee lies on a market card, and no player with a card of a region you rule has rupees above the shelter.
reason-gifts-full = All three gift spaces of your dial are taken.
reason-gift-too-dear = This gift costs { $cost } rupees; you have { $rupees }.
reason-no-cylinder = All ten of your cylinders are in play and were placed this turn, so none can be moved to the dial.
reason-rules-nothing = You rule no region, so there is nowhere to build.
reason-build-too-dear = A block costs 2 rupees; you have { $rupees }.
reason-no-block = All { $coalition } blocks were placed this turn; none is left to build with.
reason-only-card = There is only one card in all courts, so a spy has nowhere to go.
reason-armies-without-road = None of the { $coalition } armies stands beside a { $coalition } road, and you have no spy on a card.
reason-nothing-to-move = There is neither a { $coalition } army on the map nor a spy of yours on a card.
reason-no-spy-out = You have no spy on any court card.
reason-betray-too-dear = To betray costs 2 rupees; you have { $rupees }.
reason-all-guarded = Your spies stand only on Political cards behind Bodyguards.
reason-nobody-to-fight = Where you have armies or spies, no enemy piece can be removed.
reason-no-fighters = You have no { $coalition } army in any region, and no spy on a card to fight with.
reason-withdrawn = You have just withdrawn from this use of { $card }; it can be tried again once some piece, card or rupee has changed place.
reason-wakhan-never-waives = { $taker } never lowers a bribe.
reason-no-talks = At this table bribes are paid in full or not at all.
reason-asked-already = You have asked { $taker } for less already this turn.
reason-refused-enough = You have been refused { $refusals } times this turn; no lower bribe can be asked for.
reason-ruler-bribe = { $taker } rules { $region }: playing { $card } costs a bribe of { $bribe ->
    [one] 1 rupee
   *[other] { $bribe } rupees
}; you have { $rupees }.
reason-hostage-bribe = { $taker } holds { $card } hostage: the bribe is { $bribe }{ $cost ->
    [0] {""}
   *[other] {" "}and the action costs { $cost }
}; you have { $rupees ->
    [one] 1 rupee
   *[other] { $rupees } rupees
}.
reason-bribe-short = The bribe is { $bribe }{ $cost ->
    [0] {""}
   *[other] {" "}and the action itself costs at least { $cost }
}; you have { $rupees ->
    [one] 1 rupee
   *[other] { $rupees } rupees
}.
reason-offer-not-lower = The whole bribe is { $bribe }; only a lower sum can be offered.
reason-offer-too-high = { $cost ->
    [0] You cannot offer { $share }: you have { $rupees ->
        [one] 1 rupee
       *[other] { $rupees } rupees
    }.
   *[other] You cannot offer { $share }: you have { $rupees ->
        [one] 1 rupee
       *[other] { $rupees } rupees
    }, and the action itself costs at least { $cost }.
}
reason-no-manners = A bribe can be left unpaid only with Courtly Manners.
reason-loose-rupees = These rupees lie on an empty spot; they can be taxed only once a card lies there.
reason-no-rupee-there = No rupee lies on { $card }.
reason-tax-self = You cannot tax yourself.
reason-empty-court = The court of { $victim } is empty, so nothing there lies under your rule.
reason-not-under-your-rule = { $victim } has no court card of a region you rule.
reason-has-no-rupees = { $victim } has no rupees.
reason-sheltered = { $victim } has { $rupees ->
    [one] 1 rupee
   *[other] { $rupees } rupees
}, and Economic stars shelter { $shelter } of them.
reason-gift-there = Your gift of { $cost } rupees stands there already.
reason-at-least-one = At least one must be done before you can stop.
reason-in-your-hand = { $card } is in your hand; a card of some court is wanted.
reason-other-icon = This icon of { $card } places something else: { $icon }.
reason-other-region = { $card } belongs to { $region }; a card of this region is wanted: { $wanted }.
reason-spied-on-already = A spy stands on { $card } already; Blackmail needs a card without any.
reason-border-elsewhere = { $border } is no border of { $region }.
reason-border-not-ruled = You rule neither { $one } nor { $other }, so you cannot build a road between them.
reason-rule-needs-tribe = You do not rule { $region }: you have no tribe there.
reason-ruled-by-other = { $ruler } rules { $region }; you have only { $mine } ruling { $mine ->
    [one] piece
   *[other] pieces
} there.
reason-rule-not-clear = Nobody rules { $region }: you have { $mine } ruling { $mine ->
    [one] piece
   *[other] pieces
} there, not more than everybody else.
reason-no-army-there = No { $coalition } army stands in { $region }.
reason-no-road-there = No { $coalition } road lies on { $border }.
reason-no-tribe-there = You have no tribe in { $region }.
reason-no-gift-there = No gift of yours stands on the space of { $cost } rupees.
reason-no-spy-there = You have no spy on { $card }.
reason-placed-this-turn = It was placed this turn, so it must stay there.
reason-tribes-stay = Tribes move only with Nationalism.
reason-no-road-out = No { $coalition } road leads out of { $region }.
reason-same-region = The piece stands in { $region } already.
reason-not-adjacent = { $region } does not border on { $origin }.
reason-no-road-between = No { $coalition } road joins { $origin } and { $region }.
reason-same-card = The spy stands on { $card } already.
reason-not-next-card = { $card } is more than { $steps ->
    [one] one step
   *[other] { $steps } steps
} away from { $origin } in the ring of courts.
reason-bodyguards = { $owner } has Bodyguards: the Political card { $card } cannot be betrayed.
reason-no-army-to-fight = You have no { $coalition } army in { $region } to fight with.
reason-no-enemy-there = There is no enemy piece in { $region } or on its borders.
reason-no-enemy-spy = Nobody else has a spy on { $card }.
reason-own-piece = You cannot remove your own pieces.
reason-their-tribe-elsewhere = { $victim } has no tribe in { $region }.
reason-their-spy-elsewhere = { $victim } has no spy on { $card }.
reason-shares-loyalty = { $victim } is loyal to your own coalition: { $coalition }.
reason-citadel = The Citadel of { $card } protects the tribes of { $victim } in { $region }.
reason-advisors = Indispensable Advisors protect the spies of { $victim }.
reason-battle-in-region = The battle is in { $region }; spies stand on cards.
reason-battle-on-card = The battle is on { $card }; only spies stand there.
reason-own-coalition = You are loyal to this coalition yourself: { $coalition }.
reason-no-safe-house = { $card } is no Safe House.
reason-not-overthrown = { $card } is no Political card of { $region }; it is not overthrown.
reason-not-a-patriot = { $card } is no patriot of the coalition you leave ({ $coalition }); it stays.
reason-from-hand-only = { $card } lies in your court; a card of your hand is wanted.
reason-from-court-only = { $card } is in your hand; a card of your court is wanted.
reason-no-such-player = Only { $players } sit at this table.
reason-swap-self = You cannot swap hands with yourself.
