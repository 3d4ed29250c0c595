## What buttons say. `asks` is the question, `told` that there is something to tell about it.

action-skip = { $asks ->
    [PlayAmbush] Spring no ambush
    [Foil] Do not foil it: take { $hits } hits
    [FieldHospitals] Do not bring them back
    [BattleCards] Use no card
    [Slip] Stay here
    [CobblerMove] Stay here
    [MoveFrom] No move
    [ChooseBattle] No battle
    [CallAlly] Fight alone
    [TakeAlly] Go alone
    [TakeItem] Take nothing
    [BurrowBank] Do not use the bank
   *[other] Decline
    }
action-end = { $asks ->
    [MarquiseCraft] Go on to your actions
    [EyrieCraft] Go on to the Decree
    [MarquiseAction] { $left ->
        [0] End Daylight
        [one] End Daylight with 1 action left
       *[other] End Daylight with { $left } actions left
        }
    [AddToDecree] Add no more cards
    [Revolts] No more revolts
    [SpreadSympathy] Spread no more sympathy
    [AllianceDay] End Daylight
    [Operation] { $left ->
        [one] End operations with 1 left
       *[other] End operations with { $left } left
        }
    [VagabondDay] End Daylight
    [DaylightWindow] End Daylight
    [Hideout] Repair no more
   *[other] Go on
    }
action-battle = Battle
action-march = March
action-recruit = { $told ->
    [yes] Recruit { $count ->
        [one] 1 warrior
       *[other] { $count } warriors
        }
   *[other] Recruit
    }
action-build = Build
action-overwork = Overwork
action-move = Move
action-explore = Explore the ruin: exhaust a torch, take its item, score 1
action-strike = Strike: exhaust a crossbow
action-repair = Repair: exhaust a hammer
action-special = { $told ->
    [yes] Exhaust a torch. { $effect_text }
   *[other] Special action
    }
action-points = { $told ->
    [yes] Score { $points ->
        [one] 1 point
       *[other] { $points } points
        }
   *[other] Score the points
    }
action-cards = Draw two cards
action-royal-claim = { $told ->
    [yes] Discard Royal Claim: score { $points ->
        [one] 1 point
       *[other] { $points } points
        }
   *[other] Discard Royal Claim for its points
    }
action-show-hand = Show your hand: you have no matching card
action-ignore = Ignore the remaining hits
action-fall = { $told ->
    [yes] Fall into turmoil: lose { $points ->
        [one] 1 point
       *[other] { $points } points
        }, your Decree and your leader
   *[other] Fall into turmoil
    }
action-use = { $told ->
    [yes] Use { $effect }. { $effect_text }
   *[other] Use { $effect }
    }
action-settle = Settle { $trigger } first
action-from = From { $clearing }
action-to = { $told ->
    [yes] To { $place } for { $boots ->
        [one] 1 boot
       *[other] { $boots } boots
        }
   *[other] To { $place }
    }
action-warriors = { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
    }
action-attack = { $told ->
    [yes] Attack the { $defender } in { $clearing } ({ $mine } against { $theirs })
   *[other] Attack the { $defender } in { $clearing }
    }
action-roll = The dice show { $one } and { $two }
action-ambush = { $told ->
    [yes] Play { $card }: 2 hits at once
   *[other] Play { $card }
    }
action-foil = Foil the ambush with { $card }
a-piece = { $piece_id ->
    [eyrie_warrior] an Eyrie warrior
    [alliance_warrior] an Alliance warrior
    [wood] a wood token
    [keep] the keep
   *[other] a { $piece }
    }
action-lose = Lose { a-piece }
action-resolve = { $column_id ->
    [recruit] Recruit with a { $suit } card
    [move] Move with a { $suit } card
    [battle] Battle with a { $suit } card
    [build] Build with a { $suit } card
   *[other] Resolve a { $suit } card
    }
action-recruit-at = Recruit in { $clearing }
action-wood = Place a wood in { $clearing }
action-pay = Pay a wood from { $clearing }
action-pay-any = Pay from the largest heaps
action-overwork-at = Overwork in { $clearing }
action-spend = { $asks ->
    [MarquiseAction] Spend { $card } for one more action
    [FieldHospitals] Spend { $card }: { $warriors ->
        [one] 1 warrior returns
       *[other] { $warriors } warriors return
        } to the keep
    [SpendForWood] Spend { $card } for a wood in { $clearing }
    [SpendForDominance] Spend { $card } for the dominance card
    [SpendSupporters] Spend the supporter { $card }
   *[other] Spend { $card }
    }
action-give = { $asks ->
    [Outrage] Give { $card } to the supporters
    [AidWithCard] Give { $card } to the { $faction }
   *[other] Give { $card }
    }
action-discard = Discard { $card }
action-craft = { $told ->
    [yes] Craft { $card }. { $effect_text }
   *[other] Craft { $card }
    }
action-build-at = { $told ->
    [yes] Build a { $building } in { $clearing }: pay { $cost } wood, score { $points }
   *[other] Build a { $building } in { $clearing }
    }
action-keep = Place the keep in { $clearing }
action-roost = Place a roost in { $clearing }
action-leader = { $told ->
    [yes] The { $leader }. { $effect_text }
   *[other] Choose the { $leader }
    }
action-decree = Add { $card } to { $column }
action-revolt = Revolt in { $clearing }, choosing the 2 supporters to spend
action-revolt-any = Revolt in { $clearing }: spend 2 supporters, remove all enemies, place a base
action-spread = { $told ->
    [yes] Spread sympathy to { $clearing }, choosing the supporters: spend { $cost ->
        [one] 1 supporter
       *[other] { $cost } supporters
        }, score { $points }
   *[other] Spread sympathy to { $clearing }
    }
action-spread-any = { $told ->
    [yes] Spread sympathy to { $clearing }: spend { $cost ->
        [one] 1 supporter
       *[other] { $cost } supporters
        }, score { $points }
   *[other] Spread sympathy to { $clearing }, birds spent last
    }
action-organize = { $told ->
    [yes] Organize in { $clearing }: a warrior becomes sympathy, score { $points }
   *[other] Organize in { $clearing }
    }
action-mobilize = Mobilize { $card }: add it to the supporters
action-train = Train an officer: spend { $card }
action-character = { $told ->
    [yes] Be the { $character }. { $effect_text }
   *[other] Be the { $character }
    }
action-refresh = Refresh a { $item } ({ $state })
action-damage = Damage a { $item } ({ $state })
action-mend = Repair a { $item } ({ $state })
action-drop = Give up a { $item } ({ $state })
action-exhaust = Exhaust a { $item }
action-take = Take a { $item }
action-aid = { $told ->
    [yes] Aid the { $faction } ({ $relation })
   *[other] Aid the { $faction }
    }
action-ally = With the { $faction }
action-steal-from = Steal a random card from the { $faction }
action-steal = { $card } is drawn
action-labor = Take { $card } from the discard pile
action-quest = { $told ->
    [yes] Complete the quest { $quest }: exhaust { $items }
   *[other] Complete the quest { $quest }
    }
action-shoot = Strike { a-piece }
action-partner = Form a coalition with the { $faction }
action-activate = { $told ->
    [yes] Activate { $suit } dominance. { $effect_text }
   *[other] Activate { $suit } dominance
    }
action-take-dominance = Take { $suit } dominance for a { $suit } card
action-codebreakers = Codebreakers: look at the hand of the { $faction }
action-tax = Tax Collector: remove a warrior in { $clearing }, draw a card
action-stand-and-deliver = “Stand and Deliver!”: take a random card from the { $faction }, who scores 1
action-bank = Better Burrow Bank: you and the { $faction } draw a card
action-activate-piece = Activate a { $suit } piece
