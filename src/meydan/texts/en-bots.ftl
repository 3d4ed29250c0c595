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

bot-why-any = There was nothing to weigh: every option seemed the same.
bot-why-best = “{ $action }” looked best: about { $percent } % to win.
bot-why-chosen = It chose “{ $action }”: about { $percent } % to win.
bot-why-better = “{ $action }” looked better: about { $percent } %.
bot-why-alone = No other option was worth a closer look.
bot-why-as-good = “{ $action }” was just as good: about { $percent } %.
bot-why-close = “{ $action }” came close: about { $percent } %.
bot-why-worse = “{ $action }” looked clearly worse: about { $percent } %.
bot-why-more = It hopes for more: { $what }.
bot-why-less = It hopes for less: { $what }.
bot-why-costs = For that it accepts less: { $what }.
bot-why-burdens = For that it accepts more: { $what }.
bot-why-next = It expects next: { $line }.
bot-why-own = its own “{ $action }”
bot-why-rival = “{ $action }” by another player
bot-why-played = It played “{ $action }”.
bot-why-forced = It had no other choice.
bot-why-hidden = This move is still hidden from you; ask again when the game is over.
bot-why-button = Why?

error-unknown-bot = There is no bot “{ $name }”. Bots: { $allowed }.
error-bad-bot-setting = Bot “{ $name }”: “{ $setting }” does not fit. Settings are such as iterations=NUMBER, seconds=NUMBER and network=FILE.
