## Why not?

reason-not-on-show = { $wonder } is not on show.
reason-covered = { $building } is still covered by { $count ->
    [one] a card
   *[other] { $count } cards
}; only a card that nothing covers can be taken.
reason-built-already = { $building } has been built already.
reason-not-in-structure = { $building } does not lie in the structure.
reason-cannot-buy = { $what } would cost you { $price }: { $units ->
    [one] one unit has
   *[other] { $units } units have
} to be bought. You have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
reason-cannot-pay = { $what } costs { $price ->
    [one] 1 coin
   *[other] { $price } coins
}; you have { $coins }.
reason-not-your-wonder = { $wonder } is not one of your Wonders.
reason-wonder-built = { $wonder } is built already.
reason-seven-wonders = Seven Wonders are built; no other can be.
reason-not-on-board = { $token } does not lie on the board.
reason-not-drawn = { $token } is not one of the three tokens drawn.
reason-not-in-their-city = { $building } does not stand in your rival's city.
reason-wrong-colour = Only a card of this kind can be destroyed: { $colour }.
reason-not-discarded = { $building } does not lie among the discarded cards.
