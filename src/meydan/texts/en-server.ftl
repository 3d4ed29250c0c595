## What the server says

error-no-table = There is no such table. It may have been removed, or the address is incomplete.
error-not-your-seat = This seat belongs to somebody else.
error-seat-taken = This seat is no longer free.
error-too-many-tables = You already have { $limit } running tables. Finish one before making another.
error-not-now = That is not possible at this table now.
error-old-rules = This table was begun with version { $version } of the rules, which this server does not have yet.
error-name = A name has 1 to { $limit } letters.
error-chat = A message has 1 to { $limit } letters.
error-no-page = There is no page at this address.
error-bad-request = The request could not be understood.
error-bad-json = The body of the request is not JSON.
error-bad-field = The request could not be understood: { $field } is missing or wrong.
error-too-large = That is too large: at most { $limit } bytes are accepted.
error-too-many-requests = Too many requests. Please wait a moment.
error-still-thinking = Your last question is still being thought about. One moment, please.
error-not-thought = This could not be thought through just now. Please ask again.
error-wrong-origin = This request came from another site and was refused.
error-no-token = A program needs a token: make one with POST /api/players and send it as “Authorization: Bearer TOKEN”.
error-link-used = This link has been used already, or is not complete.
error-still-running = This game is still running; its record can be seen when it is over.
error-server = Something went wrong here. The game is safe; please try again.
error-storage-away = The server cannot reach its storage right now. Nothing is lost; please try again in a moment.
error-banned = A moderator has closed this site to you.
error-changed-codes = The actions of { $game } have changed, but its rules are still called version { $version }: stored games would mean something else. Give the rules a new version.
error-not-shared = A worker needs the PostgreSQL database of its servers: --database postgresql://… An SQLite file belongs to one process.

seat-open = free seat
seat-invited = invited
seat-person = player
seat-bot = bot
seat-record = player
guest-name = Guest { $number }

prompt-seats = Waiting for the other players to sit down.
prompt-over = The game is over.
prompt-waiting = { $count ->
    [one] Waiting for { $names }.
   *[other] Waiting for { $names }.
}
ending-resigned = { $name } resigned
ending-out-of-time = { $name } ran out of time
result = { $count ->
    [0] Nobody won: { $how }.
    [one] { $winners } won: { $how }.
   *[other] { $winners } won together: { $how }.
}
option-value-yes = yes
option-value-no = no

play-running = Meydan is running at { $address }
play-data = Games are kept in { $place }
play-stop = Press Ctrl+C to stop.
play-no-host = “{ $host }” is no address of this machine. Choose another with --host, such as localhost.
play-no-port = Port { $port } is in use. Choose another with --port.

error-blocked = You and somebody at this table do not play with each other.
error-bad-clock = There is no such clock.
error-bad-passkey = This passkey could not be checked. Please try again.
error-bad-mail = No mail can be sent to this address.
error-members-only = Only members can do this: add a passkey on the account page.
error-moderators-only = Only a moderator can do this.

mail-subject = Your way into Meydan
mail-text =
    With this link you continue in this or any other browser. It works once, for an hour:

    { $address }

    If you did not ask for it, nothing happens when you ignore it.
call-title = It is your turn
call-mail =
    { $game } waits for your decision:

    { $address }
