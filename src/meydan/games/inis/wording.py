"""The facts that prompts and buttons name: which card, where, by whom, how many; and what standing orders leave."""
from __future__ import annotations

import re
from functools import cache
from typing import Any, Final

from meydan.games.inis.actions import ACTIONS_TABLE, DECLINE, LAY, PLAY
from meydan.games.inis.components import (
    CARD,
    CELLS,
    FIRST,
    FIRST_ADVANTAGE,
    MOOR,
    SHAPE,
    SPAN,
    TURNED,
)

_LANDS: Final = ("territory", "origin", "here")
_CARDS: Final = ("card", "taken", "cancels")
_SEATS: Final = ("by", "player", "replaces", "owner", "turn", "attacker", "target", "proposer", "to", "next",
                 "explorer", "instigator", "maneuverer", "drawer")
_DOERS: Final = ("by", "turn", "maneuverer", "explorer", "instigator", "attacker", "target")
_WAYS: Final = ("attack", "withdraw", "play", "propose", "end")        # of a maneuver
# Cards whose text depends on an option of the table, and what the option is called.
OPTION_OF: Final = {"citadel": "citadel_robs", "tale_of_cuchulain": "cuchulain_may_stop",
                    "highlands": "highlands_late", "the_dagda": "dagda_always", "meadows": "see_before_extra",
                    "gates_of_tir_na_nog": "see_before_extra"}


def step_name(asking: str) -> str:
    """"HowManyFrom" as texts write it: "how-many-from"."""
    return re.sub(r"(?<=.)(?=[A-Z])", "-", asking).lower()


def facts_of(pending: dict[str, Any]) -> dict[str, Any]:
    """A question's facts as texts want them: things by their kind, so that they get their names."""
    facts: dict[str, Any] = {"asks": step_name(pending["asks"]), "card_id": "", "card": "", "territory": "",
                             "origin": "", "here": "", "player": "", "by": "", "mode": "plain", "left": 1}
    for name, value in pending.items():
        if name in _LANDS and value:
            facts[name] = ("territory", value)
        elif name in _CARDS and value:
            facts[name] = ("card", value)
            facts[f"{name}_id"] = value
        elif name in _SEATS and isinstance(value, int) and value >= 0:
            facts[name] = ("seat", value)
        elif isinstance(value, bool):
            facts[name] = "yes" if value else "no"
        elif name not in ("asks", "seat") and (isinstance(value, int) or (name == "mode" and isinstance(value, str))):
            facts[name] = value
    clans = pending.get("origins") or pending.get("goals") or pending.get("placed") or pending.get("withdrawn") or {}
    facts["lands"] = [("territory", land) for land in clans]
    facts["number"] = (sum(clans.values()) or pending.get("clans") or pending.get("number")
                       or pending.get("exposed", 0) + pending.get("protected", 0))
    facts["player_who"] = "self" if pending.get("player") == pending.get("by") else "other"
    facts["shape"] = shape_of(pending, bool(clans))
    _add_victims(facts, pending)
    discarded = pending.get("discards")
    if isinstance(discarded, int):
        facts["number"] = discarded
    elif discarded:
        facts["discards"] = discarded if discarded in ("action", "epic") else ("card", discarded)
    return facts


def facts_now(pending: dict[str, Any], seat: int, choices: list[int]) -> dict[str, Any]:
    """What only the seat that is asked is told: what it can do now, and which of those named it is itself."""
    verbs = {ACTIONS_TABLE.block(code).verb for code in choices}
    own = {f"{name}_who": "self" if pending.get(name) == seat else "other" for name in _DOERS}
    own |= _about_you(pending, seat)
    return own | {"claim": "yes" if "pretend" in verbs else "no", "plays": "yes" if "play" in verbs else "no",
                  "ways": [("way", verb) for verb in _WAYS if verb in verbs]}


def _about_you(pending: dict[str, Any], seat: int) -> dict[str, Any]:
    """Where a declared card means the seat that is asked: it is not named but told so."""
    facts: dict[str, Any] = {"replaces_who": "you" if pending.get("replaces") == seat else "other"}
    if pending.get("player") == seat:
        facts["player_who"] = "you"
    if seat in (struck := _struck(pending)):
        facts["victims"] = [("seat", other) for other in sorted(set(struck) - {seat})] or "you"
        facts["victims_who"] = "you" if set(struck) == {seat} else "also-you"
    return facts


def _struck(pending: dict[str, Any]) -> list[int]:
    """Whose clans a declared tale removes, one by one."""
    powers = pending.get("powers", [])
    return list(pending.get("victims", [int(power.split()[1]) - 1 for power in powers if power.startswith("remove")]))


def _add_victims(facts: dict[str, Any], pending: dict[str, Any]) -> None:
    """Whose clans a declared tale removes, and how many it places (Cúchulain, The Other World)."""
    struck = _struck(pending)
    facts["placed"] = pending.get("powers", []).count("place")
    facts["victims"] = [("seat", seat) for seat in sorted(set(struck))] or "none"
    facts["victims_who"] = "self" if set(struck) == {pending.get("by")} else "other"
    if "victims" in pending:
        facts["number"] = len(struck)


def shape_of(pending: dict[str, Any], clans: bool) -> str:
    """Which form of sentence tells the declared targets."""
    named, there = pending.get("player", -1) >= 0, pending.get("territory")
    if "cancels" in pending:
        return "cancels"
    if clans:
        return "from" if "goals" in pending else "into" if "origins" in pending else "place"
    if pending.get("taken"):
        return "gives" if named else "taken"
    if pending.get("discards"):
        return "discards-some" if isinstance(pending["discards"], int) else "discards"
    if pending.get("forces") in ("club-clan", "club-card"):
        return str(pending["forces"])
    if pending.get("victims"):
        return "victims"
    if pending.get("origin") and there:
        return "moves-other" if named else "moves"
    if not there:
        if named:
            return "instigator" if pending.get("card") == "highlands" else "player"
        return "crows" if pending.get("flips") else "none"
    if any(power != "nothing" for power in pending.get("powers", ())):
        return "powers"
    if pending.get("replaces", -1) >= 0:
        return "replaces"
    if named:
        return "clash" if "flips" in pending else "commands" if pending.get("card") == "warlord" else "removes"
    return "in"


def details(view: dict[str, Any], code: int) -> dict[str, Any]:
    """What a button adds to its words: what the choice does here."""
    pending = view["pending"]
    if pending is None:
        return {}
    own = ACTIONS_TABLE.block(code).kinds
    facts = {name: value for name, value in facts_of(pending).items() if name not in own and not name.endswith("_id")}
    facts["context"] = pending.get("card", "")
    if code >= LAY:
        facts["context"] = "lay"
        *first, last = [("territory", land) for land in touching(view, code - LAY)]     # two at least (INIS-3.4)
        facts["neighbours"], facts["last"] = first, last
    return facts


@cache
def cells_at(spot: int) -> frozenset[int]:
    """The three cells of a tile laid there; a spot is an orientation and an anchor."""
    turned, anchor = divmod(spot, CELLS)
    return frozenset(anchor + int(SHAPE[turned * 3 + k]) for k in range(3))


@cache
def around(spot: int) -> frozenset[int]:
    """The cells of a tile laid there and those that it would touch."""
    return frozenset(cell + step for cell in cells_at(spot) for step in (1, -1, SPAN, -SPAN, SPAN - 1, 1 - SPAN))


def touching(view: dict[str, Any], spot: int) -> list[str]:
    """The territories a tile laid there would touch."""
    near, found = around(spot), []
    for tile in view["territories"]:
        base = (tile["anchor"][0] - FIRST) * SPAN + tile["anchor"][1] - FIRST
        shape = TURNED.index[tile["turned"]] * 3
        if any(base + int(SHAPE[shape + k]) in near for k in range(3)):
            found.append(str(tile["id"]))
    return found


# Standing orders.

MOOR_CODE: Final = PLAY + FIRST_ADVANTAGE + MOOR


def playable_in_windows(view: dict[str, Any]) -> list[int]:
    """The cards in hand that can answer in some window, by number."""
    hand = view["hand"]
    held = [] if hand is None else [*hand["actions"], *hand["tales"]]
    return [CARD.index[card] for card in held if card in ANSWERS]


ANSWERS: Final = frozenset({
    "geis", "warlord", "bard", "raid", "master_craftsman", "the_dagda", "lug_samildanach", "oengus_ploy",
    "cathbads_word", "lugs_spear", "battle_frenzy", "dagdas_club", "diarmuid_and_grainne", "dagdas_cauldron",
    "strengs_resolve"})


def touches(view: dict[str, Any]) -> bool:
    """Whether what is going on touches something of this seat: its clans, cards, or its own doing."""
    seat, pending = view["seat"], view["pending"]
    if any(pending.get(name) == seat for name in _SEATS):
        return True
    lands = {pending.get(name) for name in _LANDS} | set(pending.get("goals") or ()) | set(pending.get("origins") or ())
    if view["clash"]:
        lands.add(view["clash"]["territory"])
    return any(tile["id"] in lands and tile["clans"][seat] for tile in view["territories"])


def without(choices: list[int], unwanted: set[int]) -> list[int]:
    """A window's choices less some; the decline always stays."""
    return [code for code in choices if code == DECLINE or code not in unwanted]


