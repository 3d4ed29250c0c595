"""Why the Vagabond cannot do so with his items (ROOT-16)."""
from __future__ import annotations

from collections import Counter

from meydan.core.reasons import Reason
from meydan.games.root.deeds import HIDEOUT_REPAIRS
from meydan.games.root.reasons.cards import held, matches
from meydan.games.root.reasons.ground import (
    NEAR,
    OWNER_OF,
    SUIT,
    View,
    count,
    fits,
    fitting,
    hand,
    no,
    place,
    played,
    present,
    rules,
    seat,
    spared,
    warriors,
)
from meydan.games.root.speech import QUEST_ITEMS, boots

OTHERS = ("marquise", "eyrie", "alliance")


def items(view: View, item: str, state: str = "ready") -> int:
    return int(view["vagabond"]["items"].get(item, {}).get(state, 0))


def need(view: View, item: str, clause: str, number: int = 1) -> Reason | None:
    """Ready items that are exhausted as the price (ROOT-16.31)."""
    has = items(view, item)
    if has >= number:
        return None
    owned = sum(view["vagabond"]["items"].get(item, {}).values())
    return no("item-needed", clause, item=("item", item), needs=number, has=has, owned=owned)


def damaged(view: View) -> int:
    return sum(number for states in view["vagabond"]["items"].values() for state, number in states.items()
               if state.startswith("damaged"))


def in_clearing(view: View) -> Reason | None:
    """What cannot be done in a forest (ROOT-16.55)."""
    return None if view["pawn"] in SUIT else no("in-forest", "16.55", forest=place(view["pawn"]))


def company(view: View) -> list[str]:
    return [faction for faction in OTHERS if seat(view, faction) and present(view, faction, view["pawn"])]


# Ways.

def slip(view: View, spot: str) -> Reason | None:
    return _adjacent(view, spot, "16.20")


def _adjacent(view: View, spot: str, clause: str) -> Reason | None:
    if spot == view["pawn"]:
        return no("there-already", clause, goal=place(spot))
    return None if spot in NEAR[view["pawn"]] else no("not-adjacent", clause, origin=place(view["pawn"]),
                                                      goal=place(spot))


def travel(view: View, spot: str) -> Reason | None:
    return _on_foot(view, spot, "16.21", 0)


def cobbler(view: View, spot: str) -> Reason | None:
    return _on_foot(view, spot, "11.10", 1)


def _on_foot(view: View, spot: str, clause: str, free: int) -> Reason | None:
    if spot not in SUIT:
        return no("not-into-forest", clause, goal=place(spot))
    if told := _adjacent(view, spot, clause):
        return told
    needs, has = boots(view, spot) - free, items(view, "boot")
    return None if needs <= has else no("boots-short", clause, goal=place(spot), needs=needs, has=has)


def move(view: View) -> Reason | None:
    if told := need(view, "boot", "16.21"):
        return told
    goals = [spot for spot in NEAR[view["pawn"]] if spot in SUIT]
    return None if any(travel(view, spot) is None for spot in goals) else no("hostile-around", "16.21",
                                                                            has=items(view, "boot"))


def take_along(view: View, faction: str) -> Reason | None:
    asked = view["pending"]
    if told := _ally(view, faction, asked["origin"], "16.38"):
        return told
    if rules(view, faction, asked["origin"]) or rules(view, faction, asked["goal"]):
        return None
    return no("ally-rules-neither", "16.38", faction=("faction", faction), origin=place(asked["origin"]),
              goal=place(asked["goal"]))


def call(view: View, faction: str) -> Reason | None:
    """An ally who helps in battle."""
    asked = view["pending"]
    if faction == asked["defender"]:
        return no("ally-defends", "16.40", faction=("faction", faction))
    return _ally(view, faction, asked["clearing"], "16.40")


def _ally(view: View, faction: str, clearing: str, clause: str) -> Reason | None:
    if told := played(view, faction, clause):
        return told
    relation = view["vagabond"]["relations"][faction]
    if relation != "allied":
        return no("not-allied", clause, faction=("faction", faction), relation=("relation", relation))
    if warriors(view, faction, clearing):
        return None
    return no("ally-not-there", clause, faction=("faction", faction), clearing=place(clearing))


# Deeds.

def battle(view: View) -> Reason | None:
    return in_clearing(view) or need(view, "sword", "16.22") or _somebody(view, "9.1")


def strike(view: View) -> Reason | None:
    return in_clearing(view) or need(view, "crossbow", "16.27") or _somebody(view, "16.27")


def _somebody(view: View, clause: str) -> Reason | None:
    here = company(view)
    if not here:
        return no("nobody-here", clause, clearing=place(view["pawn"]))
    if all(spared(view, faction) for faction in here):
        return no("partners-keep-peace", "18.3", faction=("faction", here[0]))
    return None


def shoot(view: View, piece: str) -> Reason | None:
    owner, here = OWNER_OF[piece], view["pawn"]
    if not count(view, piece, here):
        return no("no-piece-there", "16.27", piece=("piece", piece), clearing=place(here))
    if spared(view, owner):
        return no("partners-keep-peace", "18.3", faction=("faction", owner))
    if piece.endswith("_warrior") or not warriors(view, owner, here):
        return None
    return no("warriors-shield", "16.27", faction=("faction", owner), has=warriors(view, owner, here))


def explore(view: View) -> Reason | None:
    if told := in_clearing(view):
        return told
    if "ruin" not in view["clearings"][view["pawn"]]["slots"]:
        return no("no-ruin", "16.23", clearing=place(view["pawn"]))
    return need(view, "torch", "16.23")


def repair(view: View) -> Reason | None:
    return need(view, "hammer", "16.28") or (None if damaged(view) else no("nothing-damaged", "16.28"))


def special(view: View) -> Reason | None:
    if told := need(view, "torch", "16.30"):
        return told
    match view["vagabond"]["character"]:
        case "ranger":
            return None if damaged(view) else no("nothing-damaged", "16.53")
        case "tinker":
            if told := in_clearing(view):
                return told
            suit = SUIT[view["pawn"]]
            return None if fitting(view["discard"], suit) else no("nothing-to-labor", "16.52", suit=("suit", suit))
    if told := in_clearing(view):
        return told
    return None if any(steal(view, faction) is None for faction in OTHERS) else no("nobody-to-rob", "16.51")


def steal(view: View, faction: str) -> Reason | None:
    if told := played(view, faction, "16.51"):
        return told
    if not present(view, faction, view["pawn"]):
        return no("not-there", "16.51", faction=("faction", faction), clearing=place(view["pawn"]))
    other = seat(view, faction)
    return None if other and other["cards"] else no("empty-hand", "16.51", faction=("faction", faction))


def labor(view: View, card: str) -> Reason | None:
    if card not in view["discard"]:
        return no("not-discarded", "16.52", card=("card", card))
    return matches(card, view["pending"]["suit"], "16.52")


# Aid and quests.

def aid(view: View, faction: str) -> Reason | None:
    if told := in_clearing(view) or played(view, faction, "16.24"):
        return told
    if not present(view, faction, view["pawn"]):
        return no("not-there", "16.24", faction=("faction", faction), clearing=place(view["pawn"]))
    suit = SUIT[view["pawn"]]
    if not any(fits(card, suit) for card in hand(view)):
        return no("no-card-of-suit", "16.24", suit=("suit", suit), clearing=place(view["pawn"]))
    return None if any(items(view, item) for item in view["vagabond"]["items"]) else no("nothing-ready", "16.24")


def exhaust(view: View, item: str) -> Reason | None:
    return need(view, item, "16.24")


def give(view: View, card: str) -> Reason | None:
    return held(view, card, "16.24") or matches(card, view["pending"]["suit"], "16.24")


def take(view: View, item: str) -> Reason | None:
    faction = view["pending"]["faction"]
    other = seat(view, faction)
    if other and other["box"].get(item):
        return None
    return no("not-in-box", "16.24", item=("item", item), faction=("faction", faction))


def quest(view: View, name: str) -> Reason | None:
    called, suit = ("quest", name), name.rsplit("_", 1)[1]
    if name in view["vagabond"]["quests_done"]:
        return no("quest-done", "16.26", quest=called)
    if name not in view["vagabond"]["quests"]:
        return no("quest-not-open", "16.25", quest=called)
    if told := in_clearing(view):
        return told
    if SUIT[view["pawn"]] != suit:
        return no("quest-elsewhere", "16.25", quest=called, suit=("suit", suit), clearing=place(view["pawn"]))
    lacking = Counter(QUEST_ITEMS[name]) - Counter({item: items(view, item) for item in QUEST_ITEMS[name]})
    if not lacking:
        return None
    return no("quest-items", "16.25", quest=called, items=[("item", item) for item in lacking.elements()])


# Items.

def face_down(view: View, item: str, state: str) -> Reason | None:
    """To be turned face up."""
    if not state.endswith("exhausted"):
        return no("face-up-already", "16.19", item=("item", item))
    return _there(view, item, state, "16.19")


def unhurt(view: View, item: str, state: str) -> Reason | None:
    """To be damaged by a hit."""
    if state.startswith("damaged"):
        return no("damaged-already", "16.14", item=("item", item))
    return _there(view, item, state, "16.14")


def hurt(view: View, item: str, state: str) -> Reason | None:
    """To be repaired."""
    clause = "16.53" if view["pending"]["asks"] == "Hideout" else "16.28"
    if not state.startswith("damaged"):
        return no("not-damaged", clause, item=("item", item))
    return _there(view, item, state, clause)


def _there(view: View, item: str, state: str, clause: str) -> Reason | None:
    if items(view, item, state):
        return None
    return no("no-such-item", clause, item=("item", item), state=("state", state))


def drop(view: View, item: str, state: str) -> Reason | None:
    """What lies on a track does not count towards capacity (ROOT-16.12)."""
    if told := _there(view, item, state, "16.50"):
        return told
    if state == "ready" and items(view, item) <= view["vagabond"]["tracks"].get(item, 0):
        return no("on-its-track", "16.12", item=("item", item))
    return None


def leave_hideout(view: View) -> Reason | None:
    return no("repair-first", "16.53") if view["pending"]["left"] == HIDEOUT_REPAIRS else None


def lose_ally(view: View, piece: str) -> Reason | None:
    """A hit taken by a helping ally's warrior."""
    asked = view["pending"]
    if OWNER_OF[piece] != asked["ally"] or not piece.endswith("_warrior"):
        return no("not-the-ally", "16.54", piece=("piece", piece), faction=("faction", asked["ally"]))
    if warriors(view, asked["ally"], asked["clearing"]) > view["battle"]["fallen"].get(piece, 0):
        return None
    return no("ally-fell", "16.54", faction=("faction", asked["ally"]))


def ignore(view: View) -> Reason | None:
    whole = sum(items(view, item, state) for item in view["vagabond"]["items"] for state in ("ready", "exhausted"))
    return no("items-left", "16.54", has=whole) if whole else None
