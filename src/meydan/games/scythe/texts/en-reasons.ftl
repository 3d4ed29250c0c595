## Why not

reason-mat-taken = { $mat } is taken by { $seat }.
reason-banned-pair = { $faction } with the { $mat } mat is too strong a pair; this table leaves it out while another mat is free.
reason-give-to-yourself = Coins are handed to somebody else, not to yourself.
reason-nobody-there = Nobody sits there: { $players } play.
reason-given-already = You have just handed coins to { $seat }.
reason-give-something = At least 1 coin changes hands; to give nothing, do not choose anybody.
reason-no-factory-card = You have no Factory card yet: your character has to end a move on the Factory.
reason-same-section = Your action token stood on { $section } last turn: choose another section.
reason-token-elsewhere = This belongs to { $section }; your action token stands on { $here } this turn.
reason-token-first = First place the action token; the bottom row under it comes after the top row.
reason-top-row-first = The top row comes first: take it or skip it, then the bottom row is asked.
reason-top-row-over = The top row of this turn is over; now only the bottom row can be taken.
reason-no-coin = { $section } costs 1 coin, and you have none.
reason-workers-at-home = All your workers are on home bases: there is no territory the traded tokens could go to.
reason-produce-too-dear = With { $workers } workers on the board Produce costs you 1 of this too, and you have none: { $gain }.
reason-no-choice-of-gains = This Factory card gives all its gains together; there is no second choice.
reason-offer-too-dear = It costs { $cost } { $gain }; you have { $there }.
reason-objective-revealed = “{ $objective }” has been revealed already.
reason-objective-dropped = “{ $objective }” went out of the game when you revealed your other objective.
reason-objective-not-held = “{ $objective }” is not among your objective cards.
reason-objective-later = “{ $objective }” can only be revealed at the end of your turn, after both actions.
reason-objective-unmet = “{ $objective }” is not met now. { $text }
reason-objective-inside-action = Objectives are revealed before, between or after the actions of your own turn, never inside an action.
reason-bottom-row-too-dear = { $action } costs { $cost } { $resource }; on territories you control there are { $there }.
reason-bottom-row-only = This comes with the bottom-row action { $action }, for { $cost } { $resource }: the action token has to stand on { $section }.

reason-no-unit-there = You have no { $unit } on { $place }.
reason-unit-walked = Your { $unit } on { $place } has moved in this action already.
reason-worker-on-lake = A worker never leaves a lake by itself: a mech has to carry it from { $place }.
reason-unit-shut-in = Your { $unit } on { $place } cannot go anywhere: rivers, lakes or opponents are all around.
reason-stands-there = The { $unit } already stands on { $place }.
reason-further-on = { $place } is { $steps } steps away: go step by step.
reason-no-home = No unit moves onto a home base; units come there only by retreating.
reason-home-of-a-player = Wayfare leads to your own home base and to those of absent factions only: the faction of { $place } is in this game.
reason-no-lake = { $place } is a lake: without a mech ability for it no unit enters.
reason-worker-no-lake = { $place } is a lake: no worker enters it on foot.
reason-river = A river lies between { $start } and { $place }; your Riverwalk mech is not deployed yet.
reason-river-worker = A river lies between { $start } and { $place }, and workers do not cross rivers by themselves.
reason-river-terrain = A river lies between { $start } and { $place }. { $text }
reason-worker-held-off = { $seat } has a unit on { $place }: a worker cannot enter by itself.
reason-too-far = { $place } is not next to { $start }, and neither a tunnel nor an ability of yours joins them.
reason-one-step-first = The chosen unit takes at least one step; only then can its movement end.
reason-nothing-left-on-lake = The last unit that could carry it leaves { $place }: nothing may be left on a lake.
reason-nothing-carried = The unit has carried nothing this far.
reason-same-is-all = What it carried is all that lies here: that is “everything”.
reason-one-thing-to-carry = Only one thing lies on { $place }: it goes along or stays.
reason-not-so-many = No more than { $most } can be meant.

reason-that-is-all = { $most } is all of it: take everything.
reason-goes-there = All of this goes to { $place }.
reason-gains-not-asked = You take gains without being asked. If you want to decline some, say so with the eye on your mat.
reason-cube-gone = No technology cube is left on { $cube }.
reason-no-space-to-cover = { $action } has no free space for a cube: it cannot become cheaper.
reason-ability-of-others = { $ability } is no ability of your faction.
reason-mech-deployed = The mech of { $ability } is deployed already.
reason-structure-built = Your { $structure } stands on { $place } already.
reason-recruit-gone = The recruit of { $action } is enlisted already.
reason-bonus-taken = You have taken this one-time bonus already: { $bonus }.
reason-not-on-lake = Nothing is deployed or built on a lake: { $place }.
reason-no-worker-there = None of your workers stands on { $place }.
reason-others-there = You do not control { $place }: a unit of { $seat } stands there.
reason-structure-there = { $seat } has built there: { $structure }. { $place } holds only one structure.
reason-star-elsewhere = This star is not placed here but in its own moment: { $goal }.
reason-star-placed = Your star for this is placed already: { $goal }.
reason-goal-unmet = You have not reached this yet: { $goal }.
reason-produced-there = { $place } has produced in this action already.
reason-barren = { $place } produces nothing.
reason-fields-used = All your territories for this action have produced; only the Mill’s own territory is left, not { $place }.
reason-no-tokens-there = No token of this kind lies on { $place }: { $resource }.
reason-not-controlled = You do not control { $place }.
reason-only-crimea = Only Crimea pays a combat card in place of a token.
reason-coerced-already = Coercion replaces one token a turn, and you have used it.
reason-card-not-held = You hold no combat card { $card }.

reason-no-combat-there = You have no combat to fight on { $place }.
reason-dial-too-high = You have { $power } power: the dial goes no higher.
reason-cards-not-held = Of the combat card { $card } you hold { $held }.
reason-too-many-cards = { $most ->
    [0] You may add no combat card: one for each combat unit there.
    [one] You may add 1 combat card: one for each combat unit there.
   *[other] You may add { $most } combat cards: one for each combat unit there.
    }
reason-retreat-home = Retreating units go to { $home }, or to a lake next to { $field }, not to { $place }.
reason-no-mech-retreats-there = None of your mechs has retreated to { $place }, so nobody takes the worker along.
reason-lake-held = A unit of { $seat } is on { $place }: nobody retreats to it.
reason-lake-not-beside = { $place } is not next to { $field }.
reason-option-chosen = You have chosen this option already; the second one must be another.
reason-option-needed = One option of an encounter must be chosen; the first costs nothing.
reason-factory-card-taken = { $seat } has taken { $card }.
reason-factory-card-absent = { $card } does not lie at the Factory in this game.
