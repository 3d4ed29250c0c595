game-title = 7 Wonders Duel
game-about = Two cities grow through three Ages. Take cards from a shared structure, raise Wonders, and win by arms, by science or by points.

## Options

option-wonders = Wonders
option-wonders-why = How the eight Wonders are handed out. The fixed ones are good for a first game.
option-wonders-draft = Picked in turn
option-wonders-first_game = Fixed, for a first game
option-first_player = First player
option-first_player-why = Who opens the draft and Age I.
option-first_player-random = At random
option-first_player-seat1 = Seat 1
option-first_player-seat2 = Seat 2

## Actions

action-build = Build { $building }{ $cost ->
    [chain] , free by the chain from { $parent }
    [free] , free of charge
    [coins] { $coins ->
        [one] {" "}for 1 coin
       *[other] {" "}for { $coins } coins
    }
   *[untold] {""}
 }
action-discard = { $cost ->
    [coins] { $coins ->
        [one] Discard { $building } for 1 coin
       *[other] Discard { $building } for { $coins } coins
    }
   *[untold] Discard { $building } for coins
 }
action-pick = Take { $wonder }
action-token = { $cost ->
    [effect] Take { $token }: { $effect }
   *[untold] Take { $token }
 }
action-library = { $cost ->
    [effect] Keep { $token }: { $effect }
   *[untold] Keep { $token }
 }
action-start = { $starter } starts
action-destroy = Discard the opponent's { $building }
action-revive = Build { $building } from the discard pile
action-wonder = Build { $wonder } with { $building }{ $cost ->
    [free] , free of charge
    [coins] { $coins ->
        [one] {" "}for 1 coin
       *[other] {" "}for { $coins } coins
    }
   *[untold] {""}
 }

## Prompts

prompt-pick-wonder = Take one of the Wonders on show. You will build it later, with any card.
prompt-take-turn = Choose an accessible card to build, to discard for coins, or to build a Wonder with.
prompt-destroy-card = { $number ->
    [0] Your Wonder destroys a brown card: choose one of your opponent's.
   *[other] Your Wonder destroys a grey card: choose one of your opponent's.
    }
prompt-revive-card = The Mausoleum builds one card of the discard pile for free: choose it.
prompt-take-token = A pair of science symbols: choose a Progress token from the board.
prompt-keep-token = The Great Library drew three tokens from the box: choose the one to keep.
prompt-choose-starter = Choose who starts the new Age: the choice is with the weaker military, or with who played last.

## Events

event-picked = { $seat } takes { $wonder }.
event-laid = The structure of Age { $age } is laid.
event-starts = { $starter_who ->
    [self] { $seat } chooses to start Age { $age }.
   *[other] { $seat } lets { $starter } start Age { $age }.
    }
event-built = { $coins ->
    [0] { $seat } builds { $building } at no cost.
    [one] { $seat } builds { $building } for 1 coin.
   *[other] { $seat } builds { $building } for { $coins } coins.
    }
event-chained = { $seat } builds { $building } free by the chain from { $parent }.
event-discarded = { $seat } discards { $building } and takes { $coins } coins.
event-wonder-built = { $coins ->
    [0] { $seat } builds { $wonder } with { $building } at no cost.
    [one] { $seat } builds { $wonder } with { $building } for 1 coin.
   *[other] { $seat } builds { $wonder } with { $building } for { $coins } coins.
    }
event-traded = { $seat } receives { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
    } through Economy.
event-gained = { $seat } takes { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
    }.
event-lost = { $seat } loses { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
    }.
event-advanced = { $shields ->
    [one] { $seat } moves the Conflict pawn 1 space
   *[other] { $seat } moves the Conflict pawn { $shields } spaces
    }{ $behind ->
    [0] { $ahead ->
        [0] , back to the middle.
       *[other] : { $ahead } from the middle towards the opponent's capital.
        }
   *[other] ; it still stands { $behind } from the middle on their own side.
    }
event-looted = { $seat } is looted by the token of { $token } and loses { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
    }.
event-paired = { $seat } has a pair: { $symbol }.
event-took-token = { $seat } takes the Progress token { $token }.
event-drew-tokens = { $seat } draws { $one }, { $two } and { $three } from the box.
event-destroyed = { $seat } puts { $building } of the opponent's city on the discard pile.
event-revived = { $seat } builds { $building } from the discard pile for free.
event-turned-up = { $building } is turned up.
event-wonder-boxed = Seven Wonders stand: { $seat } puts { $wonder } back in the box.
event-plays-again = { $seat } plays again.
event-turn-lost = The Age is over, so { $seat } loses the extra turn.
event-conquered = { $seat } enters the enemy capital and wins by military supremacy.
event-enlightened = { $seat } holds six different science symbols and wins by scientific supremacy.
event-scored = { $seat } has { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
    }.

## Ends and scores

ending-military = Military supremacy
ending-science = Scientific supremacy
ending-civilian = Civilian victory
tie-civilian = The points are equal: more points from blue cards decide.
score-blue = Civilian buildings
score-green = Scientific buildings
score-yellow = Commercial buildings
score-purple = Guilds
score-wonders = Wonders
score-tokens = Progress tokens
score-treasury = Treasury
score-military = Military
score-total = Total

## Ages, backs, colours

age-draft = the draft
age-1 = I
age-2 = II
age-3 = III
back-age1 = Age I
back-age2 = Age II
back-age3 = Age III
back-guild = Guild
colour-brown = Raw materials
colour-grey = Manufactured goods
colour-blue = Civilian buildings
colour-green = Scientific buildings
colour-yellow = Commercial buildings
colour-red = Military buildings
colour-purple = Guilds
