"""What a seat may see: board, piles, public hands; its own cards and what it has learned (INIS-18)."""
from __future__ import annotations

from typing import Any

from meydan.games.inis.board import MODES
from meydan.games.inis.clash import CLASHES
from meydan.games.inis.components import (
    ACTION_CARD,
    CARD,
    CELLS,
    EPIC_CARD,
    FIRST,
    FIRST_ADVANTAGE,
    FIRST_EPIC,
    SHAPE,
    SIDE,
    SPAN,
    TERRITORY,
    TURNED,
    count,
    members,
)
from meydan.games.inis.play import COMMIT, RESOLVE, told
from meydan.games.inis.state import (
    ASIDE,
    DECK,
    DISCARDED,
    DRAFT,
    DRAWER,
    DRAWN_BY,
    EPIC_PLACES,
    FACE_UP,
    IN_DECK,
    PLACES,
    PLAYED,
    PUBLIC,
    Inis,
)

CONDITIONS = ("leadership", "sanctuaries", "territories")
_CARDS_OF_DRAW = 2**30 - 1
_PLACE_NAMES = ("hand1", "hand2", "hand3", "hand4", "aside", "discard", "draft1", "draft2", "draft3", "draft4", "stock")
_EPIC_PLACE_NAMES = ("hand1", "hand2", "hand3", "hand4", "deck", "drawn1", "drawn2", "drawn3", "drawn4")


def view(g: Inis, seat: int | None) -> dict[str, Any]:
    """The whole table as this seat (None: a spectator) sees it."""
    scores = g.scores()
    return {
        "seat": seat,
        "current": int(g.current),
        "asking": g.asking,
        "pending": g.pending(seat),
        "waiting": _waiting(g, -1 if seat is None else seat),
        "over": g.over,
        "options": dict(g.options),
        "round": int(g.round),
        "rounds": int(g.limit),
        "brenn": int(g.brenn),
        "turn": int(g.turn),
        "crows": SIDE.names[g.crows],
        "capital": _territory(g.capital),
        "festival": _territory(g.festival),
        "supply": {"citadels": int(g.citadel_supply), "sanctuaries": int(g.sanctuary_supply)},
        "territories": [_tile(g, tile) for tile in members(g.in_play)],
        "pile": len(g.pile),
        "deck": len(g.deck),
        "tales_discarded": _epics(g.epic_discard),
        "tales_shown": _epics(g.shown),
        "actions_discarded": int(count(g.actions[DISCARDED])),
        "aside": int(count(g.actions[ASIDE])),
        "table": [CARD.names[card] for card in _played(g)],
        "declared": _declared(g),
        "next_turn": int(g.ploy),
        "cathbad": int(g.cathbad),
        "passed": members(g.passed),
        "clash": _clash(g),
        "clashes": _clashes_waiting(g),
        "players": [_player(g, owner) for owner in range(g.players)],
        "conditions": scores,
        "leaders": {name: _leaders(scores, name) for name in CONDITIONS},
        "hand": None if seat is None else _hand(g, seat),
        "known": _known(g, PUBLIC if seat is None else seat),
    }


def _territory(number: int) -> str | None:
    return TERRITORY.names[number] if number >= 0 else None


def _actions(mask: int) -> list[str]:
    return [ACTION_CARD.names[card] for card in members(mask)]


def _epics(mask: int) -> list[str]:
    return [EPIC_CARD.names[card] for card in members(mask)]


def _tile(g: Inis, tile: int) -> dict[str, Any]:
    place = int(g.place[tile])
    turned, anchor = divmod(place, CELLS)
    cells = [anchor + int(SHAPE[turned * 3 + k]) for k in range(3)]
    return {
        "id": TERRITORY.names[tile],
        "turned": TURNED.names[turned],
        "anchor": [anchor // SPAN + FIRST, anchor % SPAN + FIRST],
        "cells": [[cell // SPAN + FIRST, cell % SPAN + FIRST] for cell in cells],
        "adjacent": [TERRITORY.names[other] for other in members(g.adjacent[tile])],
        "clans": [int(g.number(tile, owner)) for owner in range(g.players)],
        "chieftain": int(g.chieftain(tile)),
        "citadels": int(g.citadels[tile]),
        "sanctuaries": int(g.sanctuaries[tile]),
        "capital": tile == g.capital,
        "festival": tile == g.festival,
        "advantage": _advantage(int(g.advantage[tile])),
    }


def _advantage(where: int) -> str:
    """Where a territory's card is: face up, played, or in a seat's hand."""
    return {FACE_UP: "face-up", PLAYED: "played", IN_DECK: "deck"}.get(where) or f"hand{where + 1}"


def _played(g: Inis) -> list[int]:
    """The cards lying on the table now."""
    return members(g.table) + [FIRST_EPIC + epic for epic in members(g.table_epics)]


def _declared(g: Inis) -> list[dict[str, Any]]:
    """The cards shown but not resolved yet with all their targets so far, the newest last (INIS-9.3)."""
    return [told(g, frame) for frame in g.stack if frame.step is RESOLVE or frame.step is COMMIT]


def _waiting(g: Inis, seat: int) -> list[dict[str, Any]]:
    """What is still to be done after the present question, the next first."""
    return [{"step": type(frame.step).__name__, "seat": int(frame.player)} | frame.step.about(g, frame, seat)
            for frame in g.stack[-2:3:-1]]


def _clashes_waiting(g: Inis) -> list[str]:
    """Territories whose clash comes after this one."""
    return [TERRITORY.names[tile] for frame in g.stack if frame.step is CLASHES
            for tile in members(CLASHES.waiting(g, frame)) if tile != g.clash]


def _clash(g: Inis) -> dict[str, Any] | None:
    if g.clash < 0:
        return None
    return {
        "territory": TERRITORY.names[g.clash],
        "instigator": int(g.instigator),
        "maneuverer": int(g.maneuverer),
        "attacked": int(g.attacked),
        "exposed": [int(g.exposed(seat)) for seat in range(g.players)],
        "sheltered": [int(g.sheltered[seat]) for seat in range(g.players)],
        "cauldron": {"seat": int(g.cauldron_of), "clans": int(g.cauldron)} if g.cauldron_of >= 0 else None,
        "barred": g.speared,
        "mode": MODES[g.attack],
        "next": int(g.next_up),
        "felled": g.felled,
        "ended": g.ended,
        "lost": [int(g.lost[seat]) for seat in range(g.players)],
    }


def _player(g: Inis, owner: int) -> dict[str, Any]:
    drawn = sum(int(count(draw & _CARDS_OF_DRAW)) for draw in g.drawn if draw // DRAWER & 3 == owner)
    return {
        "seat": owner,
        "reserve": int(g.reserve[owner]),
        "deeds": int(g.deeds[owner]),
        "pretender": bool(g.pretenders >> owner & 1),
        "actions": int(count(g.actions[owner])),
        "drafting": int(count(g.actions[DRAFT + owner])),
        "tales": int(count(g.epics[owner])),
        "drawn": drawn,
        "advantages": [CARD.names[FIRST_ADVANTAGE + tile] for tile in range(16) if g.advantage[tile] == owner],
    }


def _leaders(scores: list[dict[str, int]], name: str) -> list[int]:
    """Who is ahead in a condition; nobody while all have nothing."""
    best = max(score[name] for score in scores)
    return [seat for seat, score in enumerate(scores) if best and score[name] == best]


def _hand(g: Inis, seat: int) -> dict[str, Any]:
    """What only the owner sees: cards, draft, cards drawn but not kept, tiles drawn."""
    drawn = [_epics(draw & _CARDS_OF_DRAW) for draw in g.drawn if draw // DRAWER & 3 == seat]
    mine = g.turn == seat
    return {
        "actions": _actions(g.actions[seat]),
        "tales": _epics(g.epics[seat]),
        "draft": _actions(g.actions[DRAFT + seat]),
        "held": _actions(g.held[seat]),
        "pledged": _actions(g.pledged) + _epics(g.pledged_epics) if mine else [],
        "drawn": drawn,
        "tiles": [TERRITORY.names[tile] for tile in members(g.drawn_tiles)] if mine else [],
        "tile": _territory(g.tile) if mine else None,
        "tiles_put_back": [[TERRITORY.names[tile], n] for n, tile in enumerate(g.pile) if g.peeked[seat] >> tile & 1],
    }


def _known(g: Inis, observer: int) -> dict[str, list[str]]:
    """The hidden cards of which this observer knows for certain where they lie, own ones left out."""
    known: dict[str, list[str]] = {}
    _sure(known, [int(g.maybe[observer * PLACES + place]) for place in range(PLACES)], _PLACE_NAMES,
          ACTION_CARD.names, (observer, DRAFT + observer))
    _sure(known, [int(g.maybe_epics[observer * EPIC_PLACES + place]) for place in range(EPIC_PLACES)],
          _EPIC_PLACE_NAMES, EPIC_CARD.names, (observer, DECK, DRAWN_BY + observer))
    return known


def _sure(known: dict[str, list[str]], masks: list[int], places: tuple[str, ...], names: tuple[str, ...],
          own: tuple[int, ...]) -> None:
    once = twice = 0
    for mask in masks:
        twice |= once & mask
        once |= mask
    for place, mask in enumerate(masks):
        sure = members(mask & ~twice)
        if sure and place not in own:
            known.setdefault(places[place], []).extend(names[card] for card in sure)


