## Errors

error = Something went wrong.
error-broken-game = The game “{ $name }” cannot be loaded: { $reason }
error-unknown-game = There is no game “{ $name }”. Installed games: { $allowed }.
error-bad-players = { $game } is not played by { $players }. Allowed: { $allowed }.
error-names-count = { $names } names were given for { $players } players.
error-bad-name = “{ $name }” cannot be a player's name: a name is one line of text without control characters, not empty, without spaces at its ends.
error-bad-option = { $game } has no option “{ $option }”. It has: { $allowed }.
error-bad-option-value = Option “{ $option }” cannot be “{ $value }”. Allowed: { $allowed }.
error-bad-setup = The deal does not fit the game: { $what }.
error-bad-action = That is no action of this game.
error-bad-code = { $code } is no action code: codes are 0 to { $last }.
error-bad-order = “{ $words }” is no standing order of this game.
error-bad-verb = “{ $words }” is no action. Actions begin with: { $allowed }.
error-bad-words = “{ $words }” is no action. Expected: { $verb } { $expected }.
error-bad-word = “{ $words }” is no action: there is no { $argument } “{ $word }”.
error-bad-record = Line { $line }: { $reason }
error-illegal-action = “{ $words }” is not possible now. Possible: { $allowed }.
error-not-your-turn = It is not this seat's turn. Waiting for: { $waiting }.
error-stale-version = The table has moved on to version { $version }; this was meant for version { $given }.
error-cannot-undo = There is nothing this seat can take back.
error-game-over = The game is over.

## Records

record-not-utf8 = the text is not UTF-8.
record-cut-off = the record is cut off in the middle of a line.
record-no-check = the check at the end of the line is missing.
record-bad-check = the line is damaged; its check should be { $expected }.
record-ends-early = the record ends too early.
record-unexpected = nothing like “{ $found }” is expected here.
record-expected = expected “{ $expected }”.
record-newer-format = the record is in format { $version }; this program knows formats up to { $known }. Please update.
record-newer-rules = the record was written with version { $version } of the rules of { $game }; this program has version { $known }. Please update.
record-after-end = decision { $number } comes after the end of the game.
record-wrong-seat = decision { $number } is by { $seat }, but { $expected } has to decide.
record-illegal = decision { $number }, “{ $words }”, is not possible there.
record-bad-resign = nobody can resign there.

## Names

seat-name = Player { $number }
bot-lettered = { $name } { $letter }
bot-letters = A B C D E F
