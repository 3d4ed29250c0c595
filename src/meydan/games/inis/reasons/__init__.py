"""Why a choice of Inis is not possible, told from the view of the seat that is asked."""
from __future__ import annotations

from typing import Final

from meydan.core.reasons import Reason
from meydan.games.inis.reasons import cards, lands
from meydan.games.inis.reasons.numbers import amount
from meydan.games.inis.reasons.parts import CLAUSE, View, about_card, about_seat, laid, reserve, seat_of

_WINDOW: Final = ("decline", "play")
# What each question can be answered with.
VERBS: Final[dict[str, tuple[str, ...]]] = {
    "ChooseCapital": ("in",), "PlaceAnywhere": ("in", "play"), "Turn": ("play", "pass", "pretend"),
    "TurnEnd": _WINDOW, "AssemblyStart": _WINDOW, "Declared": _WINDOW, "After": _WINDOW, "AfterTurn": _WINDOW,
    "ClashStart": _WINDOW, "CitadelsEnd": _WINDOW, "ResolutionStart": _WINDOW, "AttackWindow": _WINDOW,
    "AfterManeuver": _WINDOW, "ClanRemoved": _WINDOW, "EpicDrawn": _WINDOW,
    "ChooseAside": ("set-aside", "play"), "PutAside": ("set-aside", "play"), "HoldOne": ("hold",),
    "HandOnOne": ("hand-on",), "KeepDrawn": ("keep", "play"), "FromDiscard": ("take", "play"),
    "TakeShown": ("take", "play"), "PledgeAny": ("discard",), "PledgeActions": ("discard", "done"),
    "GiveBack": ("give", "play"), "ChooseGift": ("give",),
    "Where": ("in",), "Origin": ("from",), "Whom": ("who",), "PlaceOneOfMany": ("in",), "HowManyFrom": ("amount",),
    "HowManyPlaced": ("amount",), "Destinations": ("to", "done"), "PlaceOrReplace": ("place", "replace"),
    "ScoutFrom": ("from", "done", "play"), "ScoutTo": ("to",), "ScoutNumber": ("amount",), "ToNeighbour": ("to",),
    "FarAway": ("to",), "Horses": ("amount",), "FlipCrows": ("flip", "stay"), "ClashAnywhere": ("in", "done"),
    "PerSanctuary": ("place", "remove", "done"), "Sacrifice": ("in", "play"),
    "ChooseTile": ("tile", "play"), "LayTile": ("lay", "play"), "Discovery": ("lay", "play"),
    "TilesBack": ("bottom", "play"), "SettleNew": ("from", "done", "play"),
    "Clashes": ("clash", "play"), "Citadels": ("decline", "shelter", "play"),
    "Maneuver": ("attack", "withdraw", "propose", "end", "play"), "Peace": ("accept", "refuse", "play"),
    "Withdrawal": ("withdraw", "done"), "AttackResponse": ("lose", "discard", "play"),
    "IronDiscard": ("discard", "play"), "MountainsToll": ("lose", "discard", "play"),
    "Removal": ("exposed", "protected", "play"), "CauldronReturn": ("amount", "play"),
    "Reinforcements": ("amount",), "FiannaGoal": ("to",), "FiannaExposed": ("amount",),
    "FiannaProtected": ("amount",), "FirstVictim": ("remove",), "SecondVictim": ("remove", "done"),
    "ClubResult": ("force-clan", "force-card"),
}


def reason(view: View, verb: str, names: list[str]) -> Reason | None:
    """The first thing that stands in the way; None if nothing does, or if something else is asked."""
    if verb not in VERBS[view["asking"]]:
        return None
    match verb:
        case "play":
            return cards.play(view, names[0])
        case "pass" | "pretend":
            return _passing(view) if verb == "pass" else _claim(view)
        case "hold" | "hand-on":
            return cards.draft(view, names[0])
        case "keep":
            return cards.keep(view, names[0])
        case "discard" | "take" | "set-aside" | "give":
            return _card(view, verb, names[0])
        case "in" | "from" | "to":
            return _land(view, names[0])
        case "withdraw":
            return lands.haven(view, names[0])
        case "clash":
            return lands.waiting_clash(view, names[0])
        case "tile" | "bottom":
            return lands.drawn_tile(view, names[0])
        case "lay":
            return lands.place(view, *names)
        case "amount":
            return amount(view, names[0], int(names[1]))
        case "who" | "attack" | "remove" | "replace":
            return _player(view, verb, seat_of(names[0]))
        case _:
            return _plain(view, verb)


# A turn.


def _passing(view: View) -> Reason | None:
    """The Brenn opens the Season with a card, if he can (INIS-7.1, 7.11)."""
    if not view["pending"]["first"]:
        return None
    playable = any(cards.in_time(view, card) is None for card in cards.held(view) if card != "moor")
    return Reason("reason-must-open", {}, "INIS-7.1") if playable else None


def _claim(view: View) -> Reason | None:
    seat = view["seat"]
    if view["pending"]["first"]:
        return Reason("reason-must-open", {}, "INIS-7.1")
    if view["players"][seat]["pretender"]:
        return Reason("reason-pretender", {}, "INIS-7.7")
    score = view["conditions"][seat]
    if score["total"]:
        return None
    nearest = max(score[name] for name in ("leadership", "sanctuaries", "territories"))
    return Reason("reason-no-condition", {**score, "missing": 6 - nearest - score["deeds"]}, "INIS-7.7")


# Cards that change places.


def _card(view: View, verb: str, card: str) -> Reason | None:
    match view["asking"]:
        case "FromDiscard":
            return cards.from_discard(view, card)
        case "TakeShown":
            return cards.shown(view, card)
        case "PledgeAny":
            return cards.not_held(view, card)
        case "PledgeActions":
            return cards.pledge(view, card)
        case "ChooseAside":
            return cards.not_in_use(view, card)
        case "MountainsToll":
            return cards.action_in_hand(view, card, "INIS-16.2")
        case "AttackResponse" | "IronDiscard":
            return cards.action_in_hand(view, card, "INIS-11.21")
    return cards.action_in_hand(view, card, "INIS-8.4")


# Territories.


def _land(view: View, name: str) -> Reason | None:
    pending = view["pending"]
    match view["asking"]:
        case "ChooseCapital":
            return lands.capital(view, name)
        case "PlaceAnywhere":
            return lands.in_play(view, name)
        case "Where" | "Origin" | "PlaceOneOfMany":
            return lands.site(view, pending["card"], name)
        case "ClashAnywhere":
            return lands.battlefield(view, name)
        case "Sacrifice":
            return lands.standing(view, name, CLAUSE["deirdres_beauty"])
        case "ScoutFrom":
            return lands.standing(view, name, CLAUSE["scouts_and_spies"])
        case "SettleNew":
            return lands.settlers(view, name)
        case "FarAway":
            return lands.far_away(view, name)
        case "FiannaGoal":
            return lands.neighbour(view, name, view["clash"]["territory"], CLAUSE["the_fianna"])
    return lands.neighbour(view, name, pending["origin"], CLAUSE[pending["card"]])


# Players.


def _player(view: View, verb: str, seat: int) -> Reason | None:
    if seat >= len(view["players"]):
        return about_seat("reason-no-such-player", seat, "INIS-4.2")
    if verb == "attack":
        return _target(view, seat)
    if verb == "replace":
        return _replaced(view, seat)
    if verb == "remove":
        return _bereft(view, seat) if view["asking"] == "PerSanctuary" else _victim(view, seat)
    return _whom(view, view["pending"]["card"], seat)


def _exposed(view: View, seat: int, clause: str) -> Reason | None:
    clash = view["clash"]
    if clash["exposed"][seat]:
        return None
    sheltered = clash["sheltered"][seat]
    land = ("territory", clash["territory"])
    if sheltered:
        return about_seat("reason-all-sheltered", seat, clause, territory=land, sheltered=sheltered)
    return about_seat("reason-player-absent", seat, clause, territory=land)


def _target(view: View, seat: int) -> Reason | None:
    if seat == view["seat"]:
        return Reason("reason-attack-yourself", {}, "INIS-11.21")
    return _exposed(view, seat, "INIS-11.21")


def _whom(view: View, card: str, seat: int) -> Reason | None:
    clause, own = CLAUSE[card], seat == view["seat"]
    match card:
        case "scouts_and_spies" | "salt_mine" | "moor" | "master_craftsman" if own:
            return about_card("reason-yourself", card, clause)
        case "scouts_and_spies" | "salt_mine":
            has = view["players"][seat]["actions"]
            return None if has else about_seat("reason-player-no-actions", seat, clause)
        case "moor":
            has = view["players"][seat]["tales"]
            return None if has else about_seat("reason-player-no-tales", seat, clause)
        case "master_craftsman":
            return None
        case "warlord":
            return None if own and reserve(view) else _exposed(view, seat, clause)
        case "highlands":
            if why := _exposed(view, seat, clause):
                return why
            named = view["clash"]["instigator"] == seat
            return about_seat("reason-is-instigator", seat, clause) if named else None
        case "breas_tyranny" if own:
            return about_card("reason-opposing-only", card, clause)
    name = view["pending"]["territory" if card in ("balors_eye", "the_morrigan") else "origin"]
    there = laid(view, name)["clans"][seat]
    return None if there else about_seat("reason-player-absent", seat, clause, territory=("territory", name))


def _replaced(view: View, seat: int) -> Reason | None:
    clause = CLAUSE["new_alliance"]
    if seat == view["seat"]:
        return about_card("reason-opposing-only", "new_alliance", clause)
    name = view["pending"]["territory"]
    clans = laid(view, name)["clans"][seat]
    if clans >= 2:
        return None
    return about_seat("reason-needs-two", seat, clause, territory=("territory", name), clans=clans)


def _victim(view: View, seat: int) -> Reason | None:
    """Tale of Cúchulain: exposed clans, and none twice (INIS-17.29)."""
    clause = CLAUSE["tale_of_cuchulain"]
    if why := _exposed(view, seat, clause):
        return why
    victims = view["pending"]["victims"]
    if seat in victims and view["clash"]["exposed"][seat] == 1:
        return about_seat("reason-only-one-exposed", seat, clause)
    return None


def _bereft(view: View, seat: int) -> Reason | None:
    """The Other World: an opposing clan that no other Sanctuary removes already (INIS-17.25)."""
    pending, clause = view["pending"], CLAUSE["the_other_world"]
    if seat == view["seat"]:
        return about_card("reason-opposing-only", "the_other_world", clause)
    clans = laid(view, pending["territory"])["clans"][seat]
    if clans > pending["powers"].count(f"remove {seat + 1}"):
        return None
    key = "reason-all-removed" if clans else "reason-player-absent"
    return about_seat(key, seat, clause, territory=("territory", pending["territory"]))


# Answers without an object.


def _plain(view: View, verb: str) -> Reason | None:
    asking, pending = view["asking"], view["pending"]
    match verb:
        case "propose":
            if pending["refused"]:
                return Reason("reason-refused", {}, "INIS-11.18")
            return None if _rivals(view) else Reason("reason-alone", {}, "INIS-11.19")
        case "end":
            rivals = [("seat", seat) for seat in _rivals(view)]
            return Reason("reason-others-exposed", {"players": rivals}, "INIS-11.19") if rivals else None
        case "lose" if asking == "AttackResponse" and pending["mode"] == "club-card":
            return about_seat("reason-club-card", pending["attacker"], CLAUSE["dagdas_club"])
        case "done" if asking == "Destinations" and not pending["goals"]:
            return about_card("reason-at-least-one-clan", pending["card"], CLAUSE[pending["card"]])
        case "done" if asking == "PledgeActions" and not view["hand"]["pledged"]:
            return about_card("reason-at-least-one-card", "misty_lands", CLAUSE["misty_lands"])
        case "done" if asking == "SecondVictim" and not view["options"]["cuchulain_may_stop"]:
            return about_card("reason-two-victims", "tale_of_cuchulain", CLAUSE["tale_of_cuchulain"])
        case "place" if asking == "PerSanctuary" and reserve(view) <= pending["powers"].count("place"):
            return Reason("reason-reserve-empty", {}, "INIS-1.7")
        case "force-card" if not view["players"][pending["player"]]["actions"]:
            return about_seat("reason-player-no-actions", pending["player"], CLAUSE["dagdas_club"])
    return None


def _rivals(view: View) -> list[int]:
    """The others with exposed clans in this clash."""
    return [seat for seat, clans in enumerate(view["clash"]["exposed"]) if clans and seat != view["seat"]]
