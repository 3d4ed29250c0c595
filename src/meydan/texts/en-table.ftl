## The table

error-no-seat = There is no seat { $seat }: this table has { $players } seats, counted from 0.

# Rows of a stored game that do not fit; the reason after the row's number.
row-after-end = there is a row after the end of the game.
row-wrong-seat = the row is by seat { $seat }, but seat { $expected } has to decide.
row-illegal = action { $code } is not possible there.
row-bad-undo = nothing of this seat's can be taken back there.
row-bad-kind = “{ $kind }” is no kind of row.

# Windows, standing orders, taking back.

prompt-window = A moment for anybody to answer.
prompt-window-waits = { $count ->
    [one] { $names } wants a moment to think.
   *[other] { $names } want a moment to think.
 }
window-wait = Wait
window-go-on = Go on
orders = Automatic answers
order-always-wait = Always give me time
order-always-wait-why = Whenever anybody may answer, the table waits for you, whatever you hold; so it tells nobody anything.
undo-ask = Ask to take back
undo-asked = { $name } asks to take back a move ({ $given } of { $needed } agree).
undo-asked-by-you = You asked to take back a move ({ $given } of { $needed } agree).
undo-agree = Let them
undo-refuse = No
pace = When anybody may answer
pace-why = How long the table waits for answers such as an ambush or a Triskel card. The beat is the same whoever holds what; everybody may ask for more time.
pace-0-5 = half a second
pace-1 = 1 second
pace-1-5 = 1.5 seconds
pace-2 = 2 seconds
pace-3 = 3 seconds
pace-quick = quick: may reveal who could answer
pace-everyone = wait for everyone
