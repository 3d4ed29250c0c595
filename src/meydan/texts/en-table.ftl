## The table

error-no-seat = There is no seat { $seat }: this table has { $players } seats, counted from 0.

# Rows of a stored game that do not fit; the reason after the row's number.
row-after-end = there is a row after the end of the game.
row-wrong-seat = the row is by seat { $seat }, but seat { $expected } has to decide.
row-illegal = action { $code } is not possible there.
row-bad-undo = nothing of this seat's can be taken back there.
row-bad-kind = “{ $kind }” is no kind of row.
