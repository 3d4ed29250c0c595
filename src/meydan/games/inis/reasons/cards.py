"""Why a card cannot be played, discarded, taken or handed on: it is not held, or its moment is another."""
from __future__ import annotations

from typing import Any, Final

from meydan.core.reasons import Reason
from meydan.games.inis.components import ACTION_NAMES, EPIC_NAMES, TERRITORY_NAMES, TIMING
from meydan.games.inis.reasons.lands import has_site, in_play
from meydan.games.inis.reasons.parts import (
    CLAUSE,
    View,
    about_card,
    about_land,
    about_seat,
    anywhere,
    barred,
    laid,
    locked,
    mine,
    opponents_with,
    reserve,
    tile_of,
)

FOUR_PLAYERS: Final = frozenset(("emissaries", "master_craftsman", "raid", "scouts_and_spies"))
MANEUVER_TALES: Final = frozenset(card for card, uses in TIMING.items() if uses[0]["window"] == "maneuver")
SEASON_CARDS: Final = frozenset(card for card, uses in TIMING.items() if uses[0]["symbol"] == "season")


# Who has it.


def not_held(view: View, card: str) -> Reason | None:
    """Why the asked seat does not have this card in hand."""
    if card in TERRITORY_NAMES:
        return _advantage_elsewhere(view, card)
    hand = view["hand"]
    if card in hand["actions"] or card in hand["tales"]:
        return None
    if card in view["table"]:
        return about_card("reason-on-table", card, "INIS-8.10")
    if card in EPIC_NAMES:
        gone = card in view["tales_discarded"]
        return about_card("reason-tale-discarded" if gone else "reason-tale-not-yours", card, "INIS-8.6")
    return not_in_use(view, card) or about_card("reason-action-not-yours", card, "INIS-8.4")


def not_in_use(view: View, card: str) -> Reason | None:
    """Four Action cards are for four players only."""
    if card in FOUR_PLAYERS and len(view["players"]) < 4:
        return about_card("reason-four-players", card, "INIS-4.1")
    return None


def _advantage_elsewhere(view: View, card: str) -> Reason | None:
    if why := in_play(view, card):
        return why
    where = str(laid(view, card)["advantage"])
    if where == "face-up":
        return about_land("reason-advantage-open", card, "INIS-5.4", card=("card", card))
    if where == "played":
        return about_card("reason-advantage-played", card, "INIS-8.5")
    holder = int(where.removeprefix("hand")) - 1
    if holder == view["seat"]:
        return None
    return about_seat("reason-advantage-of", holder, "INIS-5.4", card=("card", card))


def held(view: View) -> list[str]:
    """All cards the asked seat has in hand."""
    return [*view["hand"]["actions"], *view["hand"]["tales"], *view["players"][view["seat"]]["advantages"]]


# Whether this is its moment.


def play(view: View, card: str) -> Reason | None:
    """The first thing that stands in the way of playing this card now."""
    if why := not_held(view, card):
        return why
    if card in TERRITORY_NAMES and locked(view):
        return about_card("reason-locked", card, "INIS-5.11")
    if barred(view) and TIMING[card][-1]["symbol"] == "triskel":
        return about_card("reason-barred", card, CLAUSE["lugs_spear"])
    return _idle(view, card) if card == "moor" else in_time(view, card)


def in_time(view: View, card: str) -> Reason | None:
    """Why the question now asked cannot be answered with this card, which is in hand."""
    handler = MOMENTS.get(view["asking"])
    told = handler(view, card) if handler else NOT_NOW
    return _wrong_moment(view, card) if told is NOT_NOW else told


NOT_NOW: Final = Reason("reason-wrong-moment")
Answer = Reason | None


def _turn(view: View, card: str) -> Answer:
    if card not in SEASON_CARDS:
        return NOT_NOW
    if card == "druid" and view["hand"]["actions"] == ["druid"]:
        return about_card("reason-druid-last", card, CLAUSE[card])
    if card == "misty_lands" and not view["hand"]["actions"]:
        return about_card("reason-nothing-to-discard", card, CLAUSE[card])
    return _idle(view, card)


def _declared(view: View, card: str) -> Answer:
    answers = "geis" if view["pending"]["card"] in ACTION_NAMES else "the_dagda"
    return None if card == answers else NOT_NOW


def _after(view: View, card: str) -> Answer:
    """After a card: who may play what depends on its kind, its use, and whether it still lies there (INIS-9.7)."""
    pending = view["pending"]
    played = pending["card"]
    gone = None if played in view["table"] else about_card("reason-card-gone", card, "INIS-9.8", other=("card", played))
    if card == "lug_samildanach" and played in ACTION_NAMES:
        return gone
    if pending["by"] != view["seat"]:
        return NOT_NOW
    if played in EPIC_NAMES:
        if card == "forest":
            return None
        if card == "master_craftsman":
            return gone
        if card == "stone_circle":
            absent = about_land("reason-absent", card, CLAUSE[card])
            return gone or (None if mine(view, laid(view, card)) else absent)
    return _after_season(view, card) if pending["use"] == "season" else NOT_NOW


def _after_season(view: View, card: str) -> Answer:
    if card == "cove":
        return None if view["aside"] else about_card("reason-nothing-aside", card, CLAUSE[card])
    if card == "salt_mine":
        return None if opponents_with(view, "actions") else about_card("reason-no-action-cards", card, CLAUSE[card])
    return _idle(view, card) if card in ("valley", "lost_vale") else NOT_NOW


def _after_turn(view: View, card: str) -> Answer:
    return None if card == "oengus_ploy" else _after(view, card)


def _clash_start(view: View, card: str) -> Answer:
    if card == "lugs_spear":
        return None
    return _highlands(view, card) if not view["options"]["highlands_late"] else NOT_NOW


def _highlands(view: View, card: str) -> Answer:
    if card != "highlands" or view["clash"]["territory"] != card:
        return NOT_NOW
    return _idle(view, card)


def _citadels_end(view: View, card: str) -> Answer:
    return _idle(view, card) if card == "battle_frenzy" else NOT_NOW


def _maneuver(view: View, card: str) -> Answer:
    if card not in MANEUVER_TALES:
        return NOT_NOW
    exposed = view["clash"]["exposed"][view["seat"]]
    if card == "tale_of_cuchulain" and exposed != 1:
        return about_card("reason-not-alone", card, CLAUSE[card], exposed=exposed)
    return _idle(view, card)


def _attack(view: View, card: str) -> Answer:
    striking = view["pending"]["attacker"] == view["seat"]
    return None if card in (("iron_mine", "dagdas_club") if striking else ("hills",)) else NOT_NOW


def _after_maneuver(view: View, card: str) -> Answer:
    clash = view["clash"]
    if card == "warlord":
        there = mine(view, laid(view, clash["territory"]))
        return None if there else about_land("reason-absent", clash["territory"], CLAUSE[card])
    if clash["maneuverer"] != view["seat"]:
        return NOT_NOW
    if card == "bard":
        return None if clash["felled"] else about_card("reason-nobody-felled", card, CLAUSE[card])
    if clash["attacked"] < 0:
        return NOT_NOW
    return _idle(view, card) if card == "raid" else None if card == "strengs_resolve" else NOT_NOW


def _clan_removed(view: View, card: str) -> Answer:
    land = view["pending"]["territory"]
    if card == "dagdas_club":
        return None
    if card == "diarmuid_and_grainne":
        elsewhere = any(mine(view, tile) for tile in view["territories"] if tile["id"] != land)
        return None if elsewhere else about_card("reason-nowhere-else", card, CLAUSE[card])
    fought = view["clash"] is not None and view["clash"]["territory"] == land
    return None if card == "dagdas_cauldron" and fought else NOT_NOW


def _epic_drawn(view: View, card: str) -> Answer:
    return None if card == "meadows" or (card == "gates_of_tir_na_nog" and view["pending"]["gates"]) else NOT_NOW


def _only(wanted: str) -> Any:
    return lambda view, card: None if card == wanted else NOT_NOW


MOMENTS: Final[dict[str, Any]] = {
    "Turn": _turn, "TurnEnd": _only("oengus_ploy"), "AssemblyStart": _only("cathbads_word"), "Declared": _declared,
    "After": _after, "AfterTurn": _after_turn, "ClashStart": _clash_start, "CitadelsEnd": _citadels_end,
    "ResolutionStart": _highlands, "Maneuver": _maneuver, "AttackWindow": _attack, "AfterManeuver": _after_maneuver,
    "ClanRemoved": _clan_removed, "EpicDrawn": _epic_drawn, "MountainsToll": _only("mountains"),
}


def _wrong_moment(view: View, card: str) -> Reason:
    """When the card could be played instead, in words."""
    when = [_moment(view, card, use) for use in TIMING[card]]
    if len(when) == 1:
        return about_card("reason-wrong-moment", card, CLAUSE[card], when=when[0])
    return about_card("reason-wrong-moments", card, CLAUSE[card], when=when[0], other=when[1])


def _moment(view: View, card: str, use: dict[str, Any]) -> tuple[str, str]:
    if card == "highlands" and not view["options"]["highlands_late"]:
        return "moment", "clash_start-clash_in_highlands"
    condition = use.get("condition")
    return "moment", f"{use['window']}-{condition}" if condition else use["window"]


# Option O-1: cards that would change nothing (INIS-8.9).

_PLACING: Final = frozenset(("craftsmen_and_peasants", "new_alliance", "new_clans", "valley", "children_of_dana",
                             "dagdas_harp", "eriu", "nuada_silverhand", "stone_of_fal"))
_MOVING: Final = frozenset(("conquest", "emissaries", "migration", "manannans_horses"))
_SITED: Final = frozenset(("craftsmen_and_peasants", "new_alliance", "new_clans", "valley", "citadel", "festival",
                           "warlord", "breas_tyranny", "balors_eye", "eriu", "kernunos_sanctuary", "nuada_silverhand",
                           "the_other_world", "lost_vale", "dagdas_harp"))


def _idle(view: View, card: str) -> Reason | None:
    """Where the table forbids cards without effect: why this one would change nothing."""
    if view["options"]["idle_plays"]:
        return None
    lack = _lack(view, card)
    return about_card("reason-idle", card, "INIS-8.9", why=("lack", lack)) if lack else None


def _lack(view: View, card: str) -> str:
    if card in _PLACING and not reserve(view):
        return "reserve"
    if card in _MOVING and not anywhere(view):
        return "clans"
    if (card == "citadel" and not view["supply"]["citadels"]) or (
            card == "kernunos_sanctuary" and not reserve(view) and not view["supply"]["sanctuaries"]):
        return "supply"
    if card in _SITED and not has_site(view, card):
        return "site"
    if card == "dagdas_harp" and view["hand"]["tales"] == [card]:
        return "own-tales"
    if card == "druid" and not view["actions_discarded"]:
        return "discard"
    if card in ("exploration", "tailtus_land") and not view["pile"]:
        return "pile"
    if card == "champions_share" and not view["aside"]:
        return "aside"
    if card == "maeves_wealth" and not opponents_with(view, "actions"):
        return "their-actions"
    if card == "moor" and not opponents_with(view, "tales"):
        return "their-tales"
    return _lack_of_clans(view, card) or _lack_in_clash(view, card)


def _lack_of_clans(view: View, card: str) -> str:
    if card == "scouts_and_spies" and not anywhere(view) and not opponents_with(view, "actions"):
        return "clans"
    if card == "deirdres_beauty" and not anywhere(view) and not opponents_with(view, "tales"):
        return "clans"
    plains = tile_of(view, "plains")
    return "clans" if card == "plains" and not (plains and mine(view, plains)) else ""


def _lack_in_clash(view: View, card: str) -> str:
    clash = view["clash"]
    if card == "highlands" and not [seat for seat, clans in enumerate(clash["exposed"])
                                    if clans and seat != clash["instigator"]]:
        return "exposed"
    if card == "battle_frenzy" and not any(clash["sheltered"]):
        return "sheltered"
    attacked = clash["attacked"] if clash else -1
    if card == "raid" and not view["players"][attacked]["actions"] and not clash["exposed"][attacked]:
        return "loot"
    if card == "battle_of_moytura" and not reserve(view):
        near = laid(view, clash["territory"])["adjacent"]
        return "" if any(mine(view, laid(view, land)) for land in near) else "clans"
    return ""


# Cards that are not played but moved.


def action_in_hand(view: View, card: str, clause: str) -> Reason | None:
    """Only an Action card of the own hand serves here."""
    if card not in ACTION_NAMES:
        return about_card("reason-no-action-card", card, clause)
    return not_held(view, card)


def pledge(view: View, card: str) -> Reason | None:
    """Misty Lands: Action cards of the hand, each once (INIS-15.9)."""
    if why := action_in_hand(view, card, CLAUSE["misty_lands"]):
        return why
    return about_card("reason-pledged", card, CLAUSE["misty_lands"]) if card in view["hand"]["pledged"] else None


def draft(view: View, card: str) -> Reason | None:
    hand = view["hand"]
    if card in hand["held"] and view["asking"] == "HoldOne":
        return about_card("reason-held-already", card, "INIS-6.2")
    if card in hand["draft"]:
        return None
    if card in hand["actions"]:
        return about_card("reason-first-set", card, "INIS-6.7")
    return not_in_use(view, card) or about_card("reason-not-in-draft", card, "INIS-6.1")


def from_discard(view: View, card: str) -> Reason | None:
    if card not in ACTION_NAMES:
        return about_card("reason-no-action-card", card, CLAUSE["druid"])
    if card in view["known"].get("discard", ()):
        return None
    return not_in_use(view, card) or about_card("reason-not-discarded", card, CLAUSE["druid"])


def shown(view: View, card: str) -> Reason | None:
    there = card in view["pending"]["shown"]
    return None if there else about_card("reason-not-revealed", card, CLAUSE["deirdres_beauty"])


def keep(view: View, card: str) -> Reason | None:
    drawn = view["hand"]["drawn"]
    return None if drawn and card in drawn[-1] else about_card("reason-not-drawn", card, "INIS-9.11")
