## Every page

site-name = Meydan
site-tagline = A square to meet and play: modern board games in Persian and English, with friends or against bots. No account needed.
other-language = فارسی
theme = Light or dark
skip = Skip to the content
save = Save
close = Close
go-home = To the first page
no-picture = no picture yet
no-picture-note = This game has no picture yet. It can be played all the same: the table shows everything you may see, and your choices are buttons.

## First page

home-title = Meydan: board games with friends and bots
home-headline = Welcome to the square
home-name = Your name at the table
home-name-example = e.g. Shirin
home-games = Choose a game
home-mine = My games
home-mine-none = No games yet.
home-open = Open tables
home-open-none = No free seats right now. Open a table, and others can join you.
home-watch = Watch
home-watch-none = No games are running at the moment.
home-upload = Watch a recorded game
home-api = Write a bot
players-from-to = { $first } to { $last } players
players-exactly = { $players } players
bot-level = Level of the bot
play-bot = Play against a bot
play-friends = With friends…
play-friends-text = Choose who sits where, and the options.
card-over = finished
card-my-turn = your turn
card-free = { $seats ->
    [one] 1 free seat
   *[other] { $seats } free seats
}
card-waiting = waiting for players
card-moves = { $moves ->
    [one] 1 decision
   *[other] { $moves } decisions
}

## New table

new-title = New table
new-players = Players
new-seats = Who sits where?
new-options = Options
new-options-many = { $count } options, set for the usual game
new-open = Open the table
seat-number = Seat { $number }
seat-group-people = People
seat-group-bots = Bots
seat-choice-me = Me
seat-choice-friend = A friend, by invitation link
seat-choice-open = Anyone who likes to join
seat-choice-here = Somebody at this screen
seat-choice-bot = Bot: { $level }
seat-here-name = Name of the player at seat { $number }
seat-here-placeholder = Name (if at this screen)

room-fill = Let a bot play
room-cancel = Give this table up
room-cancel-confirm = Give this table up? Its invitations will no longer work.
featured-turn = It is your turn
featured-go-on = Go on playing
featured-continue = Continue
featured-first = A good first game
featured-first-text = { $game } against a newcomer: two players, about half an hour, and everything can be taken back while you learn.
featured-start = Start now
featured-learn = Learn it step by step
api-title = Write a bot
api-lead = Programs play at the same tables as people. Every call is below; the same document for tools is at /api/openapi.json.
api-answer = Answer
api-body = What to send
api-parameters = In the address
api-about = Board games for programs: make a table, take a seat, hear what happens, decide. Every answer that refuses something is a Problem.
api-language = Language of the sentences.
api-answer-events = An endless stream; each `view` event holds a situation as JSON.
api-answer-record = The notation of docs/notation.md.
api-call-new-player = Become a player: a name, and a token to keep
api-call-list-games = The installed games and their options
api-call-list-bots = The bots that can take a seat
api-call-list-tables = Tables: mine, with a free seat, or running
api-call-make-table = Make a table
api-call-situation = The situation at a table as you may see it
api-call-seats = Who sits where
api-call-take-seat = Take a free seat, or the seat of an invitation
api-call-events = Stream of situations (server-sent events)
api-call-decide = Decide
api-call-undo = Take back your last decision
api-call-wait = In a window: ask for time, or let go
api-call-order = Switch one of your standing orders
api-call-resign = Give up
api-call-record = The record of a finished game
api-call-keep-record = Keep a record to be watched

## Invitations

invite-title = Invitation
invite-heading = { $host } invites you to play
invite-heading-nobody = You are invited to play
invite-button = Take the seat
invite-taken = This seat is no longer free.
invite-link = Invitation link
invite-hint = Send this link to your friend. Whoever opens it first takes the seat.
back-heading = Welcome back
back-text = This link brings your seats and games to this browser.
back-button = Continue here
sit-down = Sit down
copy = Copy

## The table

players = Players
side = What happens
choices = Choices
your-turn = Your turn
turn-of = { $name }, your turn
journal-earlier = Earlier…
journal = Journal
chat = Chat
chat-say = Say something
chat-send = Send
chat-mute = Hide new messages
chat-bot-at-random = I could not think this move through, so I chose at random.
menu = More
undo = Take back
resign = Resign
resign-confirm = Do you really want to resign? The game ends for you.
leave = Leave for now (the seat stays yours)
personal-link = Continue on another device
sound = Sound when it is my turn
notify = Notice when it is my turn
table-options = This table plays by
help = Hands on
help-text = Click or tap what glows, or drag it where it should go. Rest the pointer on a card or a button, or hold it, to read it; § opens the rule behind it. With the keyboard: arrow keys walk, Enter chooses, Escape steps back, ? opens the rule.
seat-here = here
seat-gone = away
seat-asked = has to decide
takeover = Let a bot play on ({ $given } of { $needed })
takeover-voted = You agreed to a bot ({ $given } of { $needed })
rematch = Play again, seats swapped
rematch-accept = Accept the rematch ({ $given } of { $needed })
rematch-offered = Rematch offered ({ $given } of { $needed })
rematch-go = To the new game
replay = Watch the replay
record = Download the record
share = Copy the link
result-not-by-points = Points did not decide this game: the points only show how far everybody had come.
result-label = Result
score-from = Points from
sort-hand = Sort the hand
sort-drawn = As it was drawn
sort-suit = By suit
sort-set = By suit
sort-cost = By cost
sort-name = By name
sort-rank = By rank
zoom-in = Zoom in
zoom-out = Zoom out
pin = Keep it open
zoom = Map
zoom-fit = The whole map, and back
tabs = What to look at
tab-own = My board
tab-hand = Hand
tab-others = Others
tab-table = Table
tab-journal = Journal
follow = Move the map to what happens
seat-ready = ready

## Replay and records

replay-first = To the beginning
replay-back = One step back
replay-play = Play or pause
replay-next = One step on
replay-last = To the end
replay-moment = Moment of the game
upload-title = Watch a record
upload-heading = Watch a recorded game
upload-text = A record is the text file you can download at the end of every game.
upload-file = Choose the file…
upload-button = Watch
upload-paste = Or paste its text
upload-pasted = The text of the record
error-heading = That did not work

## What the script says

script-offline = Connecting again…
script-filter = Type to find
script-amount = Amount
script-less = Less
script-more = More
script-confirm = Confirm
script-since = Since your last turn
script-edge = More to choose that way
script-stale = The table has moved on; please look again.
script-choices = Choices
script-half = { "{deed}" }. Now choose something that glows.
script-back = Take the last step back
script-back-to-now = Back to now
script-looking-at = You are looking at an earlier moment
script-confirm-yes = Yes
script-confirm-no = No
script-your-turn = Your turn
script-copied = Copied
script-link-text = Open this link once on the other device; keep it to yourself.
script-curtain = Please hand the screen to { "{name}" }
script-curtain-button = I am here
script-notify-title = It is your turn


script-more-choices = Choose

## Time and terms

terms = Time and terms
terms-private = Private: only the players find this table
terms-rated = Counts for the ratings (if all players are different members)
terms-hints = Hints for everybody, also against each other (never where it counts)
clock = Clock
clock-none = no clock
clock-move = { $minutes ->
    [one] 1 minute for each decision
   *[other] { $minutes } minutes for each decision
}
clock-player = { $minutes } minutes for each player, { $seconds } seconds more for each decision
clock-days = { $days ->
    [one] 1 day for each decision
   *[other] { $days } days for each decision
}
clock-end = When the time is over
clock-end-bot = a bot plays on
clock-end-lose = the game is lost
clock-left = Time left
clock-late = time over

## Account

account = Account
account-guest = { $name }, you play as a guest: everything works, in this browser. With a passkey you also get in from elsewhere.
account-nobody = You play as a guest: everything works, in this browser. With a passkey you also get in from elsewhere.
account-member = { $name }, you are a member.
account-page = My page
account-passkey-added = The passkey has been added.
account-called = This browser will be called when it is your turn.
account-failed = That did not work.
passkeys = Passkeys
passkeys-text = { $count ->
    [0] You have no passkey yet. It replaces a password and is kept by your device.
    [one] You have one passkey.
   *[other] You have { $count } passkeys.
}
passkey-add = Add a passkey
passkey-enter = Sign in with a passkey
account-mail = E-mail
account-mail-text = We send a link that lets you in, here or on another device.
account-mail-send = Send me a link
mail-sent = The link is on its way. It works once, for an hour.
calls = Being called
calls-text = This browser can tell you when it is your turn, even while it is closed.
calls-on = Call me
my-data = My data
my-data-export = Download all that is stored about me
my-data-delete = Delete me
my-data-delete-text = Your name, chat lines, ratings and keys are deleted; in running games a bot plays on. This cannot be undone.
sign-out = Sign out here
sign-out-everywhere = Sign out everywhere

## People

quick-game = Quick game
quick-text = Whoever waits is seated with you.
member-since = Member since
member-games = Games
block = Do not play with this person
unblock = Play with this person again
report = Report to a moderator
report-what = What happened?
report-sent = Thank you. A moderator will look at it.
go-back = Back to the table
ratings = Ratings
rating = Rating
rating-game = Game
rating-name = Name
rating-take = give or take
rating-range = range
rating-games = games
leaders = Best players
leaders-none = No rated games yet. A game counts when its table counts for the ratings and all its players are members.
leaders-bots = How strong the bots are
leaders-bots-text = Measured in games among themselves, on a scale of their own: medium is 1500 in every game.
contests = Tournaments
contests-none = No tournaments yet.
contest-new = New tournament
contest-title = Name
contest-kind = Kind
contest-seats = Seats at a table
contest-swiss = Swiss
contest-robin = everybody meets everybody
contest-make = Announce
contest-members = Members can announce tournaments.
contest-open = open to join
contest-round = round { $round } of { $rounds }
contest-over = finished
contest-join = Take part
contest-begin = Begin
contest-bye = free
contest-points = Points
contest-met = Points of opponents
moderator = Moderation
moderator-secret = The host’s admin secret
moderator-enter = Enter
moderator-none = No open reports.
moderator-look = To the table
moderator-ban = Ban this person
moderator-unban = Lift the ban
moderator-delete = Delete
moderator-close = Close the table
moderator-table = Id of a table
moderator-settle = Settled
