## What happened

some-pieces = { $piece_id ->
    [marquise_warrior] { $count ->
        [one] 1 Marquise warrior
       *[other] { $count } Marquise warriors
        }
    [eyrie_warrior] { $count ->
        [one] 1 Eyrie warrior
       *[other] { $count } Eyrie warriors
        }
    [alliance_warrior] { $count ->
        [one] 1 Alliance warrior
       *[other] { $count } Alliance warriors
        }
    [wood] { $count } wood
    [sympathy] { $count ->
        [one] a sympathy token
       *[other] { $count } sympathy tokens
        }
    [keep] the keep
   *[other] { $count ->
        [one] a { $piece }
       *[other] { $count } { $piece }s
        }
    }
event-turn-begins = Round { $round }: { $seat }'s turn.
event-placed = { $seat } places { some-pieces } in { $clearing }.
event-garrisoned = { $seat } places a warrior in every clearing but { $clearing }.
event-removed = { $seat } loses { some-pieces } in { $clearing }.
event-paid = { $seat } pays { $count } wood from { $clearing }.
event-moved = { $seat } moves { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
    } from { $origin } to { $goal }.
event-drew = { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
    }.
event-drew-card = You draw { $card }.
event-reshuffled = The discard pile is shuffled into a new deck of { $count ->
    [one] 1 card
   *[other] { $count } cards
    }.
event-discarded = { $seat } discards { $card }.
event-spent = { $seat } spends { $card }.
event-crafted = { $seat } crafts { $card }.
event-scored = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
    } ({ $source }).
event-lost-points = { $seat } { $points ->
    [0] has no points to lose
    [one] loses 1 point
   *[other] loses { $points } points
    }.
event-attacked = { $seat } attacks the { $defender } in { $clearing }.
event-ambushed = { $seat } springs an ambush in { $clearing }: { $card }.
event-foiled = { $seat } foils the ambush in { $clearing }: { $card }.
event-rolled = The dice in { $clearing } show { $one } and { $two }.
event-used = { $seat } uses { $effect }.
event-hits = Hits in { $clearing }: { $attacker } by the attacker, { $defender } by the defender.
event-outrage-paid = Outrage in { $clearing }: { $seat } gives the supporters a card.
event-gave-card = { $seat } passes { $card } to the { $faction }.
event-hand-shown = { $seat } shows the whole hand to the { $faction }.
event-saw-card = You see { $card } in the hand of the { $faction }.
event-supporter-drawn = { $seat } draws a supporter.
event-supporter-card = { $card } joins your supporters.
event-supporter-spent = { $seat } spends the supporter { $card }.
event-supporter-discarded = { $seat } discards the supporter { $card }.
event-healed = Field Hospitals: { $count ->
    [one] 1 warrior lost in { $clearing } returns
   *[other] { $count } warriors lost in { $clearing } return
    } to the keep in { $keep }.
event-base-lost = { $seat } loses the { $suit } base with its supporters, and { $officers ->
    [0] no officer
    [one] 1 officer
   *[other] { $officers } officers
    }.
event-decreed = { $seat } adds { $card } to { $column }.
event-decree-discarded = { $card } leaves the { $column } column of the Decree.
event-play-discarded = { $seat }'s { $card } goes to the discard pile.
event-turmoil = Turmoil! The Decree of { $seat } holds { $birds ->
    [one] 1 bird
   *[other] { $birds } birds
    }.
event-leader-chosen = { $seat } follows the { $leader }.
event-revolted = { $seat } revolts in { $clearing }!
event-organized = { $seat } organizes in { $clearing }: a warrior makes way for sympathy.
event-taxed = Tax Collector: { $seat } gives up a warrior in { $clearing } for a card.
event-officer = { $seat } has { $officers ->
    [one] 1 officer
   *[other] { $officers } officers
    } now.
event-mobilized = { $seat } mobilizes a card.
event-character-chosen = { $seat } is the { $character }.
event-went = { $seat } goes to { $place }.
event-exhausted = { $seat } exhausts a { $item }.
event-refreshed = { $seat } refreshes a { $item }.
event-damaged = { $seat } has a { $item } damaged.
event-repaired = { $seat } repairs a { $item }.
event-dropped = { $seat } gives up a { $item }.
event-gained-item = { $seat } gains a { $item }.
event-explored = { $seat } explores the ruin in { $clearing }.
event-aided = { $seat } aids the { $faction } with a card.
event-took-item = { $seat } takes a { $item } from the { $faction }.
event-related = { $seat } and the { $faction }: { $relation }.
event-quest-done = { $seat } completes the quest { $quest }.
event-quest-opened = A new quest: { $quest }.
event-robbed = { $seat } takes a card from the hand of the { $faction }.
event-labored = { $seat } takes { $card } from the discard pile.
event-dominance-activated = { $seat } activates { $suit } dominance; the score marker leaves the track.
event-dominance-available = The { $suit } dominance card is available.
event-dominance-taken = { $seat } takes the { $suit } dominance card.
event-coalition = { $seat } forms a coalition with the { $faction }; the score marker leaves the track.
event-codebroke = { $seat } looks at the hand of the { $faction } with Codebreakers.
event-banked = { $seat } and the { $faction } draw with Better Burrow Bank.
event-helped = Warriors of the { $faction } fight at the side of { $seat }.
event-won = { $seat } wins!
event-stopped = The game is stopped after { $round } rounds. Nobody wins.
