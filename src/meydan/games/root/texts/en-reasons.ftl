## Why something is not possible

reason-not-in-hand = You do not hold { $card }.
reason-other-suit = { $card } does not fit: a { $suit } card or a bird is needed.
reason-birds-only = { $card } is no bird card, and here only a bird will do.
reason-yourself = This has to be another player, not you.
reason-not-playing = Nobody plays the { $faction } in this game.
reason-empty-hand = The hand of the { $faction } is empty.
reason-not-there = No piece of the { $faction } is in { $clearing }.

## Places

reason-no-corner = Only a corner of the map will do, and { $clearing } is none.
reason-another-building = Now it is the turn of the { $wanted }, not of the { $building }.
reason-far-from-keep = It belongs to { $keep } with the keep or next to it, and { $clearing } is farther off.
reason-starts-in-forest = You start in a forest, not in { $clearing }.
reason-no-slot = There is no open slot in { $clearing }{ $ruin ->
    [yes] ; a ruin fills one until it is explored.
   *[no] .
    }
reason-keep = The keep stands in { $clearing }: only the Marquise can place pieces there.
reason-not-ruled = You must rule { $clearing } to build a { $building } there; { $ruler_id ->
    [nobody] nobody rules it.
   *[other] its ruler: { $ruler }.
    }
reason-no-piece-there = There is no { $piece } in { $clearing }.
reason-no-warrior-there = You have no warrior in { $clearing }.
reason-not-adjacent = No path leads from { $origin } to { $goal } in one step.
reason-there-already = You are in { $goal } already.
reason-pawn-only = Warriors go from clearing to clearing; only the Vagabond can enter { $goal }.
reason-rules-neither = You rule neither { $origin } nor { $goal }: { $ruler_id ->
    [nobody] nobody rules the goal.
   *[other] ruler of the goal: { $ruler }.
    }
reason-rules-no-end = You rule neither { $clearing } nor any clearing next to it.
reason-rules-nowhere-near = You rule no clearing that your warriors stand in or next to.
reason-no-warriors = You have no warrior on the map.
reason-move-elsewhere = This move must start in { $where }; { $clearing } does not fit.
reason-battle-elsewhere = This battle must be in { $where }; { $clearing } does not fit.
ground-fox = a fox clearing
ground-rabbit = a rabbit clearing
ground-mouse = a mouse clearing
ground-bird = any clearing
reason-decree-elsewhere = This Decree card asks for { $where }; { $clearing } does not fit.
reason-so-many-warriors = In { $clearing } there { $has ->
    [0] is no warrior
    [one] is 1 warrior
   *[other] are { $has } warriors
    } to go, not { $count }.
reason-must-move = This move has to be made.

## Battle

reason-nobody-to-fight = In no clearing do you meet another player's pieces.
reason-no-fighter = You have no warrior in { $clearing } to attack with.
reason-pawn-elsewhere = Your pawn is not in { $clearing }.
reason-partners-keep-peace = Your coalition partner is the { $faction }, and with this Law partners do not fight.
reason-must-battle = The battle has been chosen and has to be fought.
reason-ambush-suit = { $card } is a { $suit } ambush, and { $clearing } is a { $here } clearing.
reason-no-battle-card = { $card } is no card for a battle.
reason-defender-only = Only the defender can use { $card }.
reason-attacker-only = Only the attacker can use { $card }.
reason-once-a-battle = { $card } works once in a battle, and you have used it in this one.
reason-not-your-piece = The { $piece } is not yours to lose.
reason-warriors-fell = All your warriors in { $clearing } have fallen already; now buildings and tokens follow.
reason-not-waiting = Nothing of this waits now: { $trigger }.
reason-must-give = You hold { $card }, so a { $suit } card or a bird must be given.

## Cards

reason-never-crafted = { $card } cannot be crafted.
reason-craft-in-forest = In a forest your hammers have no suit: go to a clearing to craft { $card }.
reason-pieces-short = { $card } needs { $needs } { $suit } from your crafting pieces ({ $piece }); you have { $has } in { $suit } clearings.
reason-pieces-used = { $card } needs { $needs } { $suit }; you have { $has } in { $suit } clearings ({ $piece }), but { $used ->
    [one] 1 was
   *[other] { $used } were
    } activated this turn already.
reason-pieces-of-any = { $card } needs { $needs } crafting pieces ({ $piece }) of any suit; { $has } are idle.
reason-hammers-elsewhere = { $card } needs { $suit }, and in your clearing all hammers count as { $here }.
reason-hammers-short = { $card } needs { $needs } ready { $needs ->
    [one] hammer
   *[other] hammers
    }; you have { $has }.
reason-no-item-left = The supply has no { $item } left, so { $card } cannot be crafted.
reason-twice-in-play = You have { $card } in play already.
reason-all-activated = Everything of yours in { $suit } clearings ({ $piece }) was activated this turn already.
reason-no-piece-of-suit = You have nothing to activate in { $suit } clearings ({ $piece }).
reason-not-in-play = You do not have { $card } in play.
reason-used-this-turn = You have used { $card } this turn already.
reason-pawn-is-no-warrior = Tax Collector takes a warrior off the map, and your pawn is none.
reason-bank-must = Better Burrow Bank is no offer: somebody has to draw with you.
reason-two-players = With two players there are no dominance cards.
reason-dominance-once = You have activated a dominance card already, and it stays to the end.
reason-ten-points = A dominance card needs { $needs } points; you have { $points }.
reason-coalition-of-four = The Vagabond activates a dominance card only in a game of four.
reason-no-partner = Everybody else has activated a dominance card: nobody is left for a coalition.
reason-not-available = { $card } does not lie beside the map.
reason-no-card-for-it = To take { $card } you must spend { $suit_id ->
    [bird] a bird card
   *[other] a { $suit } card or a bird
    }, and you hold none.
reason-partner-dominates = A dominance card has taken the { $faction } off the score track: no partner for you.
reason-not-fewest = Your partner must have the fewest points; the { $faction }: { $points }.
reason-no-card-of-suit = You hold no { $suit } card and no bird for { $clearing }.

## Marquise

reason-no-actions = No action is left; a bird card would buy one more.
reason-birds-later = Bird cards buy actions after the three of the day; you have { $left } left.
reason-recruited = You have recruited this turn already.
reason-no-recruiter = You have no recruiter on the map.
reason-supply-empty = Your supply has no { $piece } left.
reason-all-built = All your buildings are on the map.
reason-no-site = You rule no clearing with an open slot.
reason-wood-nowhere = The cheapest building costs { $cost } wood; no open slot of yours is connected to more than { $wood }.
reason-none-on-track = Every { $building } is on the map already.
reason-wood-short = The next { $building } costs { $cost } wood; { $clearing } is connected to { $wood } through clearings you rule.
reason-no-wood-there = There is no wood in { $clearing }.
reason-wood-cut-off = The wood of { $clearing } cannot reach { $goal }: you do not rule all the way.
reason-no-wood-left = All eight wood tokens are on the map.
reason-no-sawmill = You have no sawmill on the map.
reason-overwork-nowhere = You hold no card that fits the clearing of one of your sawmills.
reason-served-already = The { $piece } in { $clearing } has got its share.

## Eyrie

reason-one-bird = You have added a bird this turn; { $card } would be the second.
reason-must-add = At least one card has to be added to the Decree.
reason-not-emptiest = Warriors in { $clearing }: { $has }; the new roost must be where there are fewest, now { $fewest }.
reason-no-decree-card = The column { $column } has no { $suit } card to resolve now.
reason-recruits-short = { $needs ->
    [one] A warrior is needed
   *[other] The Charismatic must place { $needs } warriors
    }; your supply has { $has }.
reason-no-roost-of-suit = { $suit_id ->
    [bird] You have no roost on the map.
   *[other] You have no roost in a { $suit } clearing.
    }
reason-no-move-of-suit = { $suit_id ->
    [bird] No warrior of yours can move: you rule neither where they stand nor next to it.
   *[other] No warrior of yours can leave a { $suit } clearing: there is none there, or you rule neither end of the way.
    }
reason-no-battle-of-suit = { $suit_id ->
    [bird] Your warriors meet nobody to fight.
   *[other] In no { $suit } clearing do your warriors meet another player's pieces.
    }
reason-roosts-all-built = All seven roosts are on the map.
reason-no-site-of-suit = { $suit_id ->
    [bird] You rule no clearing with an open slot and no roost yet.
   *[other] You rule no { $suit } clearing with an open slot and no roost yet.
    }
reason-can-go-on = No turmoil yet: a { $suit } card in { $column } can still be resolved.
reason-roost-there = There is a roost in { $clearing } already.
reason-leader-retired = { $leader } has been deposed and lies face down.

## Alliance

reason-no-sympathy = There is no sympathy in { $clearing }.
reason-base-built = The { $suit } base is on the map already.
reason-supporters-short = In { $clearing } this takes { $needs } supporters that are { $suit } or bird{ $law ->
    [yes] , one of them for martial law
   *[no] {""}
    }; you have { $has }, so { $missing } more.
reason-no-token-left = All ten sympathy tokens are on the map.
reason-sympathy-there = There is sympathy in { $clearing } already.
reason-sympathy-far = No clearing next to { $clearing } is sympathetic.
reason-no-supporter = { $card } is not among your supporters.
reason-no-base = You have no base on the map.
reason-no-base-for-card = { $card } fits none of your bases ({ $suits }).

## Vagabond

reason-item-needed = You need { $needs } ready { $item }; you have { $has }{ $owned ->
    [0] .
   *[other] { $has ->
        [0] , the others are exhausted or damaged.
       *[other] .
        }
    }
reason-in-forest = This needs a clearing, and you are in { $forest }.
reason-not-into-forest = Only a slip in Birdsong leads into { $goal }.
reason-boots-short = The way to { $goal } costs { $needs } { $needs ->
    [one] boot
   *[other] boots
    }, as Hostile warriors stand there; you have { $has } ready.
reason-hostile-around = Every clearing around holds Hostile warriors and costs 2 boots; you have { $has } ready.
reason-ally-rules-neither = Warriors of the { $faction } must rule { $origin } or { $goal } to go along.
reason-ally-defends = This battle is against the { $faction }.
reason-not-allied = You are not Allied with the { $faction }, but { $relation }.
reason-ally-not-there = No warrior of the { $faction } is in { $clearing }.
reason-nobody-here = Nobody else has a piece in { $clearing }.
reason-warriors-shield = First the warriors of the { $faction } there have to go: { $has }.
reason-no-ruin = There is no ruin in { $clearing }.
reason-nothing-damaged = None of your items is damaged.
reason-nothing-to-labor = The discard pile holds no { $suit } card and no bird.
reason-nobody-to-rob = Nobody in your clearing holds a card.
reason-not-discarded = { $card } does not lie in the discard pile.
reason-nothing-ready = None of your items is ready.
reason-not-in-box = No { $item } is among the crafted items of the { $faction }.
reason-quest-done = You have completed { $quest } already.
reason-quest-not-open = { $quest } is not among the open quests.
reason-quest-elsewhere = { $quest } must be done in a { $suit } clearing, not in { $clearing }.
reason-quest-items = { $quest } still needs ready items: { $items }.
reason-face-up-already = Only an exhausted { $item } can be turned face up.
reason-damaged-already = A damaged { $item } cannot be damaged again.
reason-not-damaged = Only a damaged { $item } can be repaired.
reason-no-such-item = You have no { $item } in this state: { $state }.
reason-on-its-track = On its track the { $item } does not count towards your load.
reason-repair-first = The Hideout repairs at least one item.
reason-not-the-ally = A hit can fall on a warrior of the { $faction }, not on this: { $piece }.
reason-ally-fell = All warriors of the { $faction } here have fallen.
reason-items-left = You still have undamaged items to take hits: { $has }.

## Another time

reason-own-turn = This is for your own { $phase_id ->
    [birdsong] Birdsong
    [daylight] Daylight
   *[evening] Evening
    }, and it is not your turn.
reason-another-phase = This belongs to { $phase_id ->
    [birdsong] Birdsong
    [daylight] Daylight
   *[evening] Evening
    }; now it is { $now_id ->
    [birdsong] Birdsong
    [daylight] Daylight
   *[evening] Evening
    }.
reason-crafts-first = You craft before this part of Daylight; that time is over for this turn.
