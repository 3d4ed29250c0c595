## Bots

bot-newcomer = Newcomer
bot-newcomer-about = Has just learned the rules and plays what looks nice.
bot-easy = Easy
bot-easy-about = Sees the next step, but not far beyond it.
bot-medium = Medium
bot-medium-about = Plans ahead and lets nothing big slip by.
bot-hard = Hard
bot-hard-about = Plans far ahead and punishes mistakes.
bot-expert = Expert
bot-expert-about = Gives everything, and thinks as long as it may.
bot-random = Random
bot-random-about = Rolls a die for every choice.
bot-greedy = Greedy
bot-greedy-about = Takes what looks best right now.
bot-uct = Plain search
bot-uct-about = Tree search without knowledge of the game; a yardstick.

bot-why-any = Every option was the same to it.
bot-why-whim = It followed its first thought without weighing anything.
bot-why-best = “{ $action }” looked best: about { $percent } % to win.
bot-why-clear = “{ $action }” was clearly best: about { $percent } % to win.
bot-why-even = “{ $action }” was as good as anything: about { $percent } % to win.
bot-why-chosen = It chose “{ $action }”: about { $percent } % to win.
bot-why-wins = “{ $action }” wins the game.
bot-why-lost = The game is lost, as far as can be seen; nothing puts it off longer than “{ $action }”.
bot-why-alone = No other option was worth a closer look.
bot-why-better = More promising would have been { $what }.
bot-why-as-good = Just as good: { $what }.
bot-why-close = Not far behind: { $what }.
bot-why-worse = Clearly worse: { $what }.
bot-why-deed = “{ $action }”
bot-why-option = “{ $action }” ({ $percent } %)
bot-why-and = { $some } and { $last }
bot-why-then = {", then "}
bot-why-more = This leads to { $what }.
bot-why-turn = By the end of the turn this leads to { $what }.
bot-why-from = { $what } ({ $before } now)
bot-why-less = It lessens this: { $what }.
bot-why-less-too = It also lessens this: { $what }.
bot-why-left = What is left: { $what }.
bot-why-costs = In return there is less of this: { $what }.
bot-why-burdens = The drawback: { $what }.
bot-why-plan = The plan for what follows: { $line }.
bot-why-next = The answer to expect: { $line }.
bot-why-own = “{ $action }” in return
bot-why-rival = “{ $action }” by the rival
bot-why-other = “{ $action }” by { $player }
bot-why-played = It played “{ $action }”.
bot-why-forced = There was no other choice.
bot-why-hidden = This move is still hidden from you; ask again when the game is over.
bot-why-button = Why?

error-unknown-bot = There is no bot “{ $name }”. Bots: { $allowed }.
error-bad-bot-setting = Bot “{ $name }”: “{ $setting }” does not fit. Settings are such as iterations=NUMBER, seconds=NUMBER and network=FILE.
