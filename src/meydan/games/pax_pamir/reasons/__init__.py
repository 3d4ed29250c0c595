"""Why a choice of Pax Pamir is not possible, told from the view of the seat that is asked."""
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meydan.core.reasons import Reason
from meydan.games.pax_pamir.reasons import actions, pieces
from meydan.games.pax_pamir.reasons.sight import View

_DEEDS: Final = ("tax", "gift", "build", "move", "betray", "battle")

# What each question can be answered with.
VERBS: Final = {
    "ChooseLoyalty": ("loyal",),
    "UseBlackmail": ("spy", "decline"),
    "ChooseAction": ("purchase", "play", *_DEEDS, "end-turn"),
    "Bribe": ("pay", "offer", "unpaid", "withdraw"),
    "Answer": ("accept", "refuse"),
    "PutInCourt": ("side",),
    "ResolveIcon": ("road", "spy"),
    "TakeBlock": ("take-army", "take-road"),
    "TakeCylinder": ("take-tribe", "take-gift", "take-spy"),
    "CollectTax": ("tax-spot", "tax-seat", "stop"),
    "Give": ("gift-space",),
    "BuildBlock": ("army", "road", "stop"),
    "BuildExtra": ("army", "road"),
    "MovePiece": ("move-army", "move-tribe", "move-spy", "stop"),
    "MoveTo": ("goal",),
    "MoveSpyTo": ("goal-card",),
    "BetrayCourtCard": ("betray-card",),
    "OfferPrize": ("take-prize", "leave-prize"),
    "ChooseSite": ("battle-region", "battle-card"),
    "RemovePiece": ("remove-army", "remove-road", "remove-tribe", "remove-spy", "stop"),
    "HideSpy": ("safe-house", "decline"),
    "Overthrow": ("discard",),
    "SettleDebt": ("discard",),
    "DiscardPatriots": ("discard",),
    "TrimCourt": ("discard",),
    "TrimHand": ("discard",),
    "LoseConfidence": ("discard",),
    "NamePlayer": ("rumor",),
    "NameSuit": ("suit",),
    "ChooseRegion": ("rebuke",),
    "SwapHands": ("swap",),
}

# What can stand in the way of each verb; of the others, nothing does where they are asked for.
_OBSTACLES: Final[dict[str, Callable[[View, list[str]], Reason | None]]] = {
    "purchase": actions.purchase, "play": actions.play,
    "pay": actions.pay, "offer": actions.offer, "unpaid": actions.unpaid,
    "spy": pieces.spy, "road": pieces.road, "army": pieces.army,
    "take-army": pieces.take_army, "take-road": pieces.take_road,
    "take-tribe": pieces.take_tribe, "take-gift": pieces.take_gift, "take-spy": pieces.take_spy,
    "tax-spot": actions.tax_spot, "tax-seat": actions.tax_seat, "gift-space": actions.gift_space,
    "stop": pieces.stop,
    "move-army": pieces.move_army, "move-tribe": pieces.move_tribe, "move-spy": pieces.move_spy,
    "goal": pieces.goal, "goal-card": pieces.goal_card, "betray-card": pieces.betray_card,
    "battle-region": pieces.battle_region, "battle-card": pieces.battle_card,
    "remove-army": pieces.remove_army, "remove-road": pieces.remove_road,
    "remove-tribe": pieces.remove_tribe, "remove-spy": pieces.remove_spy, "safe-house": pieces.safe_house,
    "discard": pieces.discard, "rumor": pieces.rumor, "swap": pieces.swap,
}


def reason(view: View, verb: str, names: list[str]) -> Reason | None:
    """The first thing that stands in the way; None if nothing does, or if something else is asked."""
    if verb not in VERBS.get(view["asking"], ()):
        return None
    if verb in _DEEDS:
        return actions.deed(view, verb, names[0])
    obstacle = _OBSTACLES.get(verb)
    return obstacle(view, names) if obstacle is not None else None
