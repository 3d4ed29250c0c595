"""The journal adds up: coins, cards, Wonders, tokens and the pawn after every decision."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from meydan.core.state import GameState
from tests.truth import Sums, check_sums


def stands(state: GameState) -> Sums:
    view = state.view(None)
    sums: Sums = {"discard pile": len(view["discard"]), "pawn": view["pawn"]}
    for seat, city in enumerate(view["cities"]):
        built = [wonder for wonder in city["wonders"] if wonder["built"]]
        sums |= {("coins", seat): city["coins"], ("buildings", seat): len(city["buildings"]),
                 ("built wonders", seat): len(built), ("plans", seat): len(city["wonders"]) - len(built),
                 ("tokens", seat): len(city["tokens"])}
    return sums


def changes(name: str, seat: int, told: dict[str, Any], before: GameState) -> Iterator[tuple[Any, int]]:
    coins = told.get("coins", 0)
    if name in ("built", "wonder-built", "lost", "looted"):
        yield ("coins", seat), -coins
    if name in ("discarded", "traded", "gained"):
        yield ("coins", seat), coins
    if name in ("built", "chained", "revived"):
        yield ("buildings", seat), 1
    if name in ("discarded", "destroyed"):
        yield "discard pile", 1
    if name == "revived":
        yield "discard pile", -1
    if name == "destroyed":
        yield ("buildings", 1 - seat), -1
    if name == "picked":
        yield ("plans", seat), 1
    if name in ("wonder-built", "wonder-boxed"):
        yield ("plans", seat), -1
    if name == "wonder-built":
        yield ("built wonders", seat), 1
    if name == "took-token":
        yield ("tokens", seat), 1
    if name == "advanced":
        yield "pawn", told["shields"] if seat == before.view(None)["first"] else -told["shields"]


def test_the_journal_adds_up() -> None:
    assert check_sums("seven_wonders_duel", stands, changes, games=40) > 2000
