## Rulebooks

rules-title = Rules of { $game }
rules-heading = { $game }: the rules
rules-link = Rules
rules-contents = Contents
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found
    [one] 1 place
   *[other] { $count } places
}
rules-print = Print
rules-options = What a table can choose
rules-options-text = These settings are chosen when a table is made; the usual value comes first.
rules-cards = Cards and pieces
rules-index = Index
rules-figure = { $game } at the table
rules-to-top = To the top
rules-close = Close the rules
rules-whole = The whole rulebook
rules-clause = Rule { $number }
rules-learn = Learn it by playing
rules-mark-rulebook = rulebook
rules-mark-rulebook-why = The printed rulebook says so.
rules-mark-print = printed
rules-mark-print-why = Printed on a card, a board or another piece.
rules-mark-ruling = ruling
rules-mark-ruling-why = The rulebook is silent, unclear or wrong here; this is how it is settled, and why.

## Lessons

learn-title = Learn { $game }
learn-heading = Learn { $game }
learn-link = Learn
learn-lead = Short lessons on the real table. Do one, stop, come back: your progress is kept on this device.
learn-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
learn-start = Start
learn-again = Once more
learn-done = Done
learn-first-game = Now a first game
learn-first-game-text = Against the newcomer bot, with the rules at hand.
learn-next = Go on
learn-back = Back
learn-show = Show me
learn-finish = Finish
learn-next-lesson = Next lesson
learn-all = All lessons
learn-leave = Leave the lesson
learn-step = { $step } of { $steps }
learn-also-right = Also right. We go on with: { $action }
learn-wrong = Not this one. Look again at what the text says.
learn-you = You
learn-other = Player { $number }

## Why not?

reason-over = The game is over.
reason-not-asked = It is not your turn to decide.
reason-other-question = Something else is asked now: { $prompt }
reason-not-offered = The rules do not allow this here and now.
reason-thing-later = “{ $thing }” has no part in this question: { $prompt }
reason-thing-shown = “{ $thing }” only shows how things stand; there is nothing to choose on it now.
reason-too-few =
    { $count ->
        [one] One more has to be chosen.
       *[other] { $count } more have to be chosen.
    } { $prompt }
reason-rule = Rule { $number }

## After the game

analysis-title = Analysis
analysis-begin = Analyse this game
analysis-working = Looking at the game again…
analysis-accuracy = Accuracy
analysis-luck = Luck
analysis-chances = Chances after every decision
analysis-turning = Turning points
analysis-better = { $name }: “{ $action }” gave away { $percent } points of chance; better: “{ $better }”
analysis-good = { $name }: “{ $action }”. Nothing better was found.
analysis-all = All { $count } decisions with a choice
analysis-fine = No choice gave anything away.

## Puzzles

lend = Puzzles may be made from this game; nobody is named in them
lend-count = ({ $count } of { $people } agree)

puzzle-title = Puzzle
puzzle-of-the-day = Puzzle of the day
puzzle-of-the-day-text = { $game }: one choice is clearly best. Do you see it?
puzzle-ask = It is your turn; what is yours is marked “{ learn-you }”. One choice is clearly better than all others. Which?
puzzle-right = Right!
puzzle-answer = The best choice was: { $action }.
puzzle-chances = The bots' search gives it a chance to win of about { $percent } %, and the second best choice { $second } %.
puzzle-wrong = Another choice is clearly better. Try again, or press “{ learn-show }”.
puzzle-solve = Solve it
puzzle-leave = Leave the puzzle
puzzle-streak = { $days ->
    [one] 1 day in a row
   *[other] { $days } days in a row
}

hint-button = Give me a hint
expected-own = You: { $action }
expected-other = { $name }: { $action }
script-expected = The line as it may go on, numbered on the board:
script-hint-chance = { "{percent}" } %
error-no-hints = There are no hints at a table of people.
