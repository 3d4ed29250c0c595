"""Section 1: what is in the box."""
from __future__ import annotations

import json
from typing import Any

from meydan.games.pax_pamir import components as box
from meydan.games.pax_pamir.components import (
    BETWEEN,
    BORDER,
    BORDERS_OF,
    CARD,
    COALITION,
    COURT,
    ENDS,
    EVENTS,
    GIFT_SPACE,
    NEIGHBOURS,
    REGION,
    SUIT,
)
from tests.pax_pamir.positions import GAME, armies, do, influence, points, ruler, table
from tests.rules import rule


def facts(name: str) -> Any:
    return json.loads((GAME.folder / "facts" / f"{name}.json").read_text(encoding="utf-8"))


@rule("PAM-1.1")
def test_six_regions_hold_any_pieces() -> None:
    assert set(REGION.names) == {"transcaspia", "kabul", "persia", "herat", "kandahar", "punjab"}
    g = table(armies="afghan kabul 3, british kabul 4", tribes="0 kabul 3, 1 kabul 2", roads="afghan kabul_punjab 2")
    assert armies(g, "afghan", "kabul") == 3 and armies(g, "british", "kabul") == 4


@rule("PAM-1.2")
def test_nine_borders() -> None:
    assert len(BORDER) == 9
    assert [len(BORDERS_OF[REGION.index[name]]) for name in
            ("kabul", "herat", "transcaspia", "kandahar", "persia", "punjab")] == [4, 4, 3, 3, 2, 2]
    for here in range(6):
        for there in range(6):
            shared = [border for border, ends in enumerate(ENDS) if set(ends) == {here, there}]
            assert (there in NEIGHBOURS[here]) == bool(shared) == (BETWEEN[here * 6 + there] >= 0)
    assert BORDER.index["kandahar_punjab"] in BORDERS_OF[REGION.index["punjab"]]


@rule("PAM-1.3", "PAM-2.8")
def test_stock_of_blocks() -> None:
    g = table()
    assert COALITION.names == ("afghan", "british", "russian")
    assert [int(g.count[coalition]) for coalition in range(3)] == [12, 12, 12]
    assert sum(piece.startswith(("afghan", "british", "russian")) for piece in g.view(0)["pieces"]) == 36
    assert all(place == "supply" for place in g.view(0)["pieces"].values())
    assert not any(g.courts) and not any(g.hands)


@rule("PAM-1.4")
def test_ten_playing_cylinders_in_five_colours() -> None:
    g = table(5, tribes="0 kabul", spies="0 14", gifts="0 2", courts=["14"])
    pieces = {name: place for name, place in g.view(0)["pieces"].items() if name.startswith("seat1-")}
    assert len(pieces) == 10
    assert sorted(pieces.values())[:4] == ["court_014", "gift2", "kabul", "supply"]
    assert {seat["colour"] for seat in g.view(0)["seats"]} == {"gray", "blue", "tan", "red", "black"}


@rule("PAM-1.5")
def test_cylinders_are_their_players_and_blocks_their_coalitions() -> None:
    g = table(loyal="afghan british", armies="british herat", tribes="0 herat")
    assert ruler(g, "herat") is None
    g.loyalty[0] = COALITION.index["british"]
    assert ruler(g, "herat") == 0


@rule("PAM-1.6")
def test_the_bank_never_runs_out() -> None:
    g = table(rupees="40 40", market="top0 113")
    assert int(do(g, "purchase top0").rupees[0]) == 43


@rule("PAM-1.7")
def test_142_cards() -> None:
    assert len(COURT) == 100 and len(EVENTS) == 16 and sum(event.check for event in EVENTS) == 4
    assert [int(event.number) for event in EVENTS if event.check] == [101, 102, 103, 104]
    assert len(box.AI) == 24 and facts("constants")["cards"]["total"] == 100 + 16 + 24 + 2


@rule("PAM-1.8")
def test_ruler_tokens_and_marker() -> None:
    view = table(tribes="1 persia").view(None)
    assert len(view["rulers"]) == 6 and view["rulers"]["persia"] == 1 and view["rulers"]["herat"] is None
    assert view["favored"] in SUIT.names


@rule("PAM-1.9")
def test_gift_spaces() -> None:
    assert GIFT_SPACE.names == ("2", "4", "6")
    assert table(gifts="0 2, 0 6").view(0)["seats"][0]["gifts"] == ["2", "6"]


@rule("PAM-1.10")
def test_scores_have_no_cap() -> None:
    ten = 4 + 10 * 8
    assert points(table(history=[ten, ten, ten]))[0] == 30


@rule("PAM-1.11")
def test_what_a_court_card_carries() -> None:
    card = COURT[39]
    assert CARD.names[39] == "court_040"
    assert (REGION.names[card.region], SUIT.names[card.suit], int(card.rank)) == ("kandahar", "intelligence", 2)
    assert card.icons == [box.SPY, box.SPY, box.LEVERAGE] and card.actions == [box.TAX, box.MOVE]
    assert (card.patriot, card.prize, card.leveraged) == (box.BRITISH, box.AFGHAN, True)
    assert all(1 <= card.rank <= 3 and 1 <= len(card.icons) <= 4 and len(card.actions) <= 3 for card in COURT)


@rule("PAM-1.12")
def test_patriots_icons_have_the_players_colour_by_then() -> None:
    g = table(loyal="afghan british", hands=["51"])
    do(g, "play court_051")
    assert armies(g, "british", "kandahar") == 1 and influence(g, 0, "british") == 2


def test_numbers_in_code_are_those_of_the_facts() -> None:
    assert [SUIT.names[n] for n in (box.ECONOMIC, box.MILITARY, box.POLITICAL, box.INTELLIGENCE)] == [
        "economic", "military", "political", "intelligence"]
    assert [COALITION.names[n] for n in (box.AFGHAN, box.BRITISH, box.RUSSIAN)] == ["afghan", "british", "russian"]
    assert [REGION.names[n] for n in (box.TRANSCASPIA, box.KABUL, box.PERSIA, box.HERAT, box.KANDAHAR, box.PUNJAB)
            ] == ["transcaspia", "kabul", "persia", "herat", "kandahar", "punjab"]
    icons = [icon["id"] for icon in facts("sets")["impact_icons"]]
    assert [icons[n] for n in (box.TRIBE, box.ROAD, box.ARMY, box.SPY, box.LEVERAGE, box.FAVOR + box.MILITARY)] == [
        "tribe", "road", "army", "spy", "leverage", "favor_military"]
    effects = {side["id"] for card in facts("event_cards") for side in (card["discarded"], card["purchased"])
               if side["duration"] == "until_next_dominance_check"}
    assert effects == set(box.EFFECT.names)
    numbers = facts("constants")
    assert (12, numbers["cylinders"]["playing"], 4) == (box.BLOCKS, box.CYLINDERS, box.START_RUPEES)
    abilities = {card["ability"] for card in facts("court_cards")} - {None}
    assert abilities == set(box.ABILITY.names)
