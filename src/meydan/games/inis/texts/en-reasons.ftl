## Why not?

reason-not-in-play = The isle does not have { $territory } yet.
reason-absent = You have no clan in { $territory }.
reason-no-opponent = No opponent stands in { $territory }.
reason-no-sanctuary = There is no Sanctuary in { $territory }.
reason-has-sanctuary = A Sanctuary stands in { $territory } already.
reason-no-citadel = There is no Citadel in { $territory }.
reason-nobody-there = Nobody has a clan in { $territory }.
reason-not-adjacent = There is no border between { $territory } and { $other }.
reason-swamp = No Citadel can stand in { $territory }, and the Capital is one.
reason-festival-stays = The Festival is in { $territory } already and your reserve is empty: nothing would change.
reason-no-clan-beside = None of your clans stands next to { $territory }.
reason-nothing-to-do = Your reserve is empty and no opponent stands in { $territory }: its Sanctuaries could do nothing.
reason-not-chieftain = You are not the chieftain of { $territory }.
reason-same-territory = The clan is in { $territory } already; it has to be another territory.
reason-no-haven = You are not the chieftain of { $territory }: you have { $clans ->
    [one] 1 clan
   *[other] { $clans } clans
    } there, an opponent has { $most }. One withdraws only to where one is chieftain.
reason-not-two = Clans of two players are needed for a clash in { $territory }.
reason-no-clash-there = No clash is waiting in { $territory }.
reason-laid-already = The isle has { $territory } already.
reason-tile-not-drawn = You did not draw { $territory }.
reason-covers = The tile would lie on top of { $lands }.
reason-touches-one = The tile would touch only { $territory }; it has to border at least two territories.
reason-touches-none = The tile would touch no territory; it has to border at least two.

reason-on-table = { $card } is being played.
reason-tale-discarded = { $card } lies on the discard pile of Epic Tales.
reason-tale-not-yours = { $card } is not among your Epic Tales.
reason-action-not-yours = { $card } is not among your Action cards.
reason-four-players = { $card } is in the game only with four players.
reason-advantage-open = { $card } lies face up: nobody was chieftain of { $territory } at the Assembly.
reason-advantage-played = { $card } has been played in this round already.
reason-advantage-of = { $card } is in the hand of { $player }.
reason-locked = { $card } has to wait: until the Assembly deals out the Advantage cards none of them can be played.
reason-barred = { $card } is a Triskel card, and Lug's Spear forbids those in this clash.
reason-wrong-moment = { $card } is played { $when }.
reason-wrong-moments = { $card } is played { $when }, or { $other }.
reason-druid-last = { $card } cannot be played as your only Action card.
reason-nothing-to-discard = { $card } needs at least one Action card in your hand to discard.
reason-card-gone = { $card } needs { $other }, which somebody has taken away.
reason-nothing-aside = { $card } needs a card that is set aside, and there is none.
reason-no-action-cards = { $card } needs an opponent with Action cards, and there is none.
reason-not-alone = { $card } needs exactly 1 exposed clan of yours; you have { $exposed }.
reason-nobody-felled = { $card } needs a maneuver that removed an opposing clan; yours did not.
reason-nowhere-else = { $card } needs another territory where you are present, and there is none.
reason-idle = { $card } would change nothing: { $why }. This table does not allow such plays.
reason-no-action-card = { $card } is not an Action card.
reason-pledged = { $card } is among the cards to be discarded already.
reason-held-already = You are holding { $card } already.
reason-first-set = { $card } belongs to your first three cards, which take no part in the second draft.
reason-not-in-draft = { $card } is not among the cards you may choose from.
reason-not-discarded = { $card } is not among the discarded Action cards.
reason-not-revealed = { $card } is not among the Epic Tales revealed.
reason-not-drawn = { $card } is not among the Epic Tales you have drawn.

reason-must-open = You open the Season and have to play a Season card.
reason-pretender = You have claimed the crown already: you hold a Pretender token.
reason-no-condition = You do not reach 6 anywhere: { $leadership } opposing { $leadership ->
    [one] clan
   *[other] clans
    } under your chieftainship, { $sanctuaries } { $sanctuaries ->
    [one] Sanctuary
   *[other] Sanctuaries
    }, { $territories } { $territories ->
    [one] territory
   *[other] territories
    }, and { $deeds ->
    [one] 1 Deed
   *[other] { $deeds } Deeds
    }. Missing: { $missing }.

reason-no-such-player = There is no { $player } in this game.
reason-attack-yourself = You cannot attack yourself.
reason-all-sheltered = { $player } has only clans in Citadels of { $territory }: { $sheltered }, all protected.
reason-player-absent = { $player } has no clan in { $territory }.
reason-yourself = { $card } looks to another player, not to yourself.
reason-opposing-only = { $card } concerns a clan of an opponent, not one of yours.
reason-player-no-actions = { $player } has no Action cards.
reason-player-no-tales = { $player } has no Epic Tales.
reason-is-instigator = { $player } is the instigator already.
reason-needs-two = { $player } has { $clans ->
    [0] no clan
    [one] only 1 clan
   *[other] { $clans } clans
    } in { $territory }; it takes at least 2 to replace one.
reason-only-one-exposed = { $player } has no second exposed clan.
reason-all-removed = The other Sanctuaries remove all clans of { $player } from { $territory } already.

reason-refused = Your offer of peace has been refused; now a maneuver has to follow.
reason-alone = Nobody else is exposed: you can end the clash without asking.
reason-others-exposed = The clash goes on while others have exposed clans: { $players }. You can only propose its end.
reason-club-card = { $player } has decided with the Dagda's Club that you discard a card.
reason-at-least-one-clan = { $card } moves at least one clan.
reason-at-least-one-card = { $card } takes at least one Action card.
reason-two-victims = At this table { $card } removes two clans if it can.
reason-reserve-empty = No clan is left in your reserve for this.

reason-about-another = This is about { $here } now, not about { $territory }.
reason-one-must-go = At least one clan has to go from { $territory }.
reason-only-so-many = Your clans in { $territory }: only { $most }.
reason-only-exposed = Your exposed clans in { $territory }: only { $most }.
reason-only-protected = Your clans in Citadels of { $territory }: only { $most }.
reason-only-in-cauldron = Your clans on Dagda's Cauldron: only { $most }.
reason-three-return = At most { $most } clans return to { $territory } from Dagda's Cauldron.
reason-three-ride = At most { $most } clans ride from { $territory }.
reason-reserve-left = { $left ->
    [one] Only 1 clan is left in your reserve.
   *[other] Only { $left } clans are left in your reserve.
    }
reason-per-citadel = One clan per Citadel: { $territory } has { $most }.
reason-per-opponent = One clan per opponent present: in { $territory } there { $most ->
    [one] is 1
   *[other] are { $most }
    }.
reason-eriu = One clan in each territory, and { $most } in all.

## When a card is played

moment-turn = for its Season effect, in your own turn
moment-after_maneuver-own_maneuver_removed_opposing_clan = in a clash after your maneuver removed an opposing clan
moment-after_maneuver-own_attack = in a clash after your Attack
moment-after_maneuver-present_in_clash = in a clash where you are present, after any maneuver
moment-declared-opponent_action_card = when an opponent plays an Action card
moment-declared-epic_or_advantage_card = when somebody plays an Epic Tale or an Advantage card
moment-after_card-own_epic_tale = after you play an Epic Tale
moment-after_card-own_season_card = after you play a Season card
moment-after_card-any_action_card = after an Action card has been resolved
moment-gates_effect-own_gates_draw = when you draw by the Gates of Tír Na Nóg
moment-resolution_start-clash_in_highlands = when the Resolution of a clash in the Highlands begins
moment-clash_start-clash_in_highlands = when a clash begins in the Highlands
moment-attack-attack_against_self_in_hills = when you are attacked in the Hills
moment-attack-own_attack = when you make an Attack
moment-epic_drawn-own_draw = when you draw an Epic Tale
moment-any_time = at any time you are asked something alone
moment-mountains_effect-own_clans_moved_in = when your clans are moved to the Mountains
moment-citadels_end-any_clash = in a clash at the end of the Citadels step
moment-maneuver-own_maneuver = as your maneuver in a clash
moment-maneuver-exactly_one_own_exposed_clan = as your maneuver in a clash with exactly 1 exposed clan of yours
moment-assembly_start = at the start of the Assembly
moment-clan_removed-own_clan = when one of your clans is removed
moment-clan_removed-own_clan_in_clash = when one of your clans is removed in a clash
moment-clash_start-any_clash = at the start of a clash
moment-turn_end-any_turn = at the end of a turn

## What a card without effect lacks

lack-reserve = your reserve is empty
lack-clans = you have no clan that could move
lack-site = there is no place where it could take effect
lack-supply = the supply is empty
lack-own-tales = you hold no other Epic Tale
lack-discard = no Action card has been discarded
lack-pile = no territory is left to discover
lack-aside = no card is set aside
lack-their-actions = no opponent has Action cards
lack-their-tales = no opponent has Epic Tales
lack-exposed = no other player is exposed
lack-sheltered = no clan is in a Citadel
lack-loot = the attacked player has neither cards nor exposed clans
