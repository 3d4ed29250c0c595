## Prices

price-free = free
price-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
price-too-dear = { $coins ->
    [one] 1 coin, too dear now
   *[other] { $coins } coins, too dear now
}
price-chained = free, thanks to { $parent }
gain-coins = +{ $coins }
coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
units = { $units } { $resource }
cost-is = Cost: { $cost }
cost-none = nothing
bill-coins = Printed: { $coins } to the bank
bill-bought = Buy { $units } × { $resource } at { $price } = { $sum }
bill-chosen = { $resource }: made by a building or Wonder of choice ({ $units } × { $price } saved)
bill-rebated = { $resource }: saved by a Progress token ({ $units } × { $price })
bill-total = Together { $coins }
chain-from = Free if you own { $parent }

## Things on the table

standing-age = Age { $age }
standing-draft = Wonders
board-structure = The structure of { $age }
board-draft = Choose your Wonders
card-hidden = Face-down card: { $back }
card-covered = covered
discard-pile = Discard pile, { $cards } cards
discard-short = Discard { $cards }
discard-title = Discard pile
discard-empty = Nothing has been discarded yet.
unseen-title = Unseen cards
unseen-note = { $hidden } of these { $cards } lie face down in the structure.
unseen-none = The structure has not been laid yet.
spread-discard = Build one discarded card for free
spread-library = Keep one of these three tokens
spread-library-hidden = Three tokens have been drawn in secret
token-word = Progress token
token-hidden = Hidden Progress token
wonder-word = Wonder
wonder-is-built = built
wonder-built-with = Built with { $building }
city-of = The city of { $player }
turn-mine = your turn
turn-theirs = to decide
stat-coins = { $number } coins
stat-points = { $number } victory points so far
stat-symbols = { $number } different science symbols; six win the game
track = Military track
pawn-middle = The conflict pawn stands in the middle.
pawn-ahead = The conflict pawn is { $spaces } on the rival's side; { $left } more win the game.
pawn-behind = The conflict pawn is { $spaces } on the near side; { $left } more lose the game.
loot = { $player } will lose { $coins } coins here

## The score sheet

score-title = Score so far
score-line = Points from
score-note = As if the game ended now.
covered-by = Covered by { $cards }.
card-face-down = a face-down card
