## Arena

arena-title = { $game }: game { $done } of { $games }
arena-bot = Bot
arena-rating = Rating
arena-interval = 95 %
arena-games = Games
arena-share = Won
arena-time-column = ms per move
arena-resumed = { $games ->
    [one] One game was already in { $file }; going on from there.
   *[other] { $games } games were already in { $file }; going on from there.
}
arena-left-out = { $games ->
    [one] One game could not be played to its end. The same command tries it again.
   *[other] { $games } games could not be played to their end. The same command tries them again.
}
arena-written = Games: { $file }
arena-drawn = Pictures: { $files }
arena-stopped = Stopped. The same command goes on from here.
arena-ratings-title = Strength, with 95 % intervals
arena-ratings-axis = rating (Elo points)
arena-points-title = Points at the end
arena-points-axis = points
arena-time-title = Thinking time
arena-time-axis = milliseconds of CPU time per decision
arena-fitted = { $games ->
    [one] Weights fitted to one game: { $file } (mean surprise { $surprise })
   *[other] Weights fitted to { $games } games: { $file } (mean surprise { $surprise })
}
arena-measured = Strength written: { $file }

error-other-arena = { $file } holds games of another tournament. Name another folder with --out.
error-arena-busy = Another process is playing this tournament and writing to { $file }.
error-no-medium = Strength is told from { $bot }: let it play too.
error-no-whole-games = None of these games was played to its end.
error-bad-games = { $file }, line { $line }: this is no game of an arena.
error-games-of-another = { $file } holds games of { $game }.
error-no-games = There are no games in { $file }.
error-no-such-game = There is no game { $number } in { $file }.
error-bad-figures = { $file } holds no figures by game.
error-no-features = { $game } has no opinion with counted features to fit.
error-no-observation = { $game } has no observation: a module observe with LAYOUT and SIZE.
error-needs-cluster = Playing on a Ray cluster needs Ray. In the folder of the project: pip install ".[cluster]"
error-no-cluster = No Ray cluster answers at “{ $address }”. --ray takes an address such as HOST:PORT, auto, or local.
error-failed-bot = A game could not be played to its end: { $fault }.
error-no-chances = “{ $name }” names no chances: only bots that search do.

## Notebook

notebook-decisions = { $number } decisions
notebook-chance = Chance
error-needs-lab = This needs the laboratory. In the folder of the project: pip install ".[lab]"

error-needs-train = This needs what training needs. In the folder of the project: pip install ".[lab,train]"
error-bad-network-setting = Network “{ $name }”: “{ $setting }” does not fit. Settings are such as wide=NUMBER, narrow=NUMBER, start=FILE, dropout=SHARE, rate=NUMBER, decay=NUMBER and targets=RESULT/SEARCH/LATER (parts that add up to 1).
error-same-network = Two networks of a run are called “{ $name }”.
error-no-start = { $file } is not a network a run could begin with.
error-start-units = { $file } has { $wide } and { $narrow } units. With other numbers begin anew.
error-other-networks = The run in { $folder } has other networks. Go on with those, or choose another folder.
error-no-device = There is no device “{ $device }” to train on here.
error-no-ends = { $game } has no rows of where turns end.
error-no-turns = In { $game } --careful is of no use: it needs --ends, and turns that are planned as a whole.
train-progress = { $seconds } s: { $games } games ({ $speed }/s), { $rows } rows, { $steps } steps; policy { $policy }, value { $value }, results not seen before { $unseen }
train-games = { $seconds } s: { $games } games
train-ends = { $file }: { $games } games, { $rows } rows; log loss on games not learned from: opinion { $opinion }, network { $network }
train-written = The network: { $file }
train-passed = It passes: { $share } % [{ $low } – { $high }] of { $games } games of { $players } players against { $rival }
train-failed = It does not pass: { $share } % [{ $low } – { $high }] of { $games } games of { $players } players against { $rival }
train-installed = It plays from now on: { $file }

levels-step = { $higher } over { $lower }: { $share } % ({ $low } – { $high }) of { $games } games
calibrate-stage = Stage { $stage }: off by { $off } points on average ({ $share } % of the decisions looked at)
calibrate-written = Curves from { $games } games: { $file }
