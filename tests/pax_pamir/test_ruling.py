"""Section 5: who rules a region."""
from __future__ import annotations

from tests.pax_pamir.positions import can, do, money, ruler, table, verbs
from tests.rules import rule


@rule("PAM-5.1", "PAM-5.2", "EX-2")
def test_most_ruling_pieces_rule() -> None:
    g = table(loyal="afghan british", tribes="0 kandahar",
              armies="afghan kandahar 2, british kandahar 2, russian kandahar 2")
    assert int(g.ruling_pieces(0, 4)) == 3 and ruler(g, "kandahar") == 0


@rule("PAM-5.2", "PAM-5.3", "EX-3", "TRAP-4")
def test_hostile_armies_alone_can_tie() -> None:
    assert ruler(table(tribes="0 kandahar", armies="afghan kandahar 2, british kandahar 3"), "kandahar") is None
    assert ruler(table(tribes="0 kandahar", armies="russian kandahar 2"), "kandahar") is None
    assert ruler(table(tribes="0 kandahar, 1 kandahar"), "kandahar") is None
    assert ruler(table(tribes="0 kandahar 2, 1 kandahar"), "kandahar") == 0


@rule("PAM-5.1", "PAM-5.2")
def test_armies_without_a_tribe_do_not_rule_and_roads_do_not_count() -> None:
    assert ruler(table(armies="afghan kandahar 3"), "kandahar") is None
    g = table(tribes="0 kandahar, 1 kandahar", roads="afghan kabul_kandahar 3")
    assert ruler(g, "kandahar") is None


@rule("PAM-5.4", "TRAP-4")
def test_players_of_one_loyalty_share_the_armies() -> None:
    same = table(loyal="afghan afghan", tribes="0 herat 2, 1 herat 1", armies="afghan herat 3")
    assert [int(same.ruling_pieces(seat, 3)) for seat in (0, 1)] == [5, 4]
    assert ruler(same, "herat") == 0
    tied = table(loyal="afghan afghan", tribes="0 herat 1, 1 herat 1", armies="afghan herat 3")
    assert ruler(tied, "herat") is None


@rule("PAM-5.2")
def test_a_third_player_may_break_a_tie_of_two() -> None:
    assert ruler(table(3, tribes="0 herat, 1 herat, 2 herat 2"), "herat") == 2
    assert ruler(table(3, tribes="2 herat, 0 herat 2, 1 herat 2"), "herat") is None


@rule("PAM-5.5")
def test_rule_follows_the_board_at_once() -> None:
    g = table(loyal="afghan british", courts=["33", "24"], tribes="1 punjab, 0 punjab", favored="military",
              armies="afghan punjab, british punjab")
    assert ruler(g, "punjab") is None
    do(g, "battle court_033", "battle-region punjab", "remove-army british")
    assert ruler(g, "punjab") == 0


@rule("PAM-5.6")
def test_what_ruling_gives() -> None:
    build = {"courts": ["27"], "rupees": "4 0"}
    assert "build" not in verbs(table(**build))                     # type: ignore[arg-type]
    assert can(table(tribes="0 herat", **build), "build court_027")  # type: ignore[arg-type]
    tax = table(courts=["29", "61"], tribes="0 herat", rupees="0 5")
    assert money(do(tax, "tax court_029", "tax-seat 2"))[1] == 4
    assert do(table(hands=["61"], tribes="1 herat"), "play court_061").asking == "Bribe"
