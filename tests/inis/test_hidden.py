"""What everybody, somebody and nobody knows (INIS-18), and dealing anew for search."""
from __future__ import annotations

from meydan.games.inis.components import ACTION_CARD, EPIC_CARD, TERRITORY, members
from meydan.games.inis.state import ASIDE, DISCARDED, DRAFT, Inis
from tests.inis.positions import Table, territory
from tests.rules import rule


def deals(table: Table, observer: int, number: int = 40) -> list[Inis]:
    return [table.g.determinize(observer, seed) for seed in range(number)]


@rule("INIS-18.1", "INIS-18.2")
def test_the_view_shows_all_that_is_open() -> None:
    table = Table().at("hills", 2, 1, sanctuaries=1).advantage(0, "hills").hand(0, "bard").deeds(1).turn(0)
    seen = table.g.view(None)
    hills = next(tile for tile in seen["territories"] if tile["id"] == "hills")
    assert (hills["clans"], hills["chieftain"], hills["citadels"], hills["sanctuaries"]) == ([2, 1, 0, 0], 0, 1, 1)
    assert hills["capital"] and hills["advantage"] == "hand1" and set(hills["adjacent"]) == {"valley", "cove"}
    player = seen["players"][0]
    assert (player["reserve"], player["deeds"], player["actions"], player["advantages"]) == (10, 1, 1, ["hills"])
    assert (seen["brenn"], seen["crows"], seen["pile"], seen["deck"]) == (0, "clockwise", 12, 30)
    assert seen["leaders"] == {"leadership": [0], "sanctuaries": [0, 1], "territories": [0, 1]}
    assert seen["conditions"][0] == {"leadership": 1, "sanctuaries": 1, "territories": 1, "deeds": 1, "total": 0}


@rule("INIS-18.3")
def test_hidden_cards_are_dealt_anew_within_what_is_possible() -> None:
    table = Table().at("hills", 1).hand(0, "bard").hand(1, "geis", "druid").hand(2, "festival").put("raid", ASIDE)
    table.hand(0, "bard").hide().turn(0)
    hands = {int(g.actions[1]) for g in deals(table, 0)}
    assert len(hands) > 3 and all(g.actions[0] == table.g.actions[0] for g in deals(table, 0, 5))
    assert {int(g.actions[ASIDE]) for g in deals(table, 0)} == {2**card for card in (4, 7, 8, 13)}
    piles = {tuple(g.pile) for g in deals(table, 0)}
    assert len(piles) > 30 and all(sorted(g.deck) == sorted(table.g.deck) for g in deals(table, 0, 5))


@rule("INIS-18.4")
def test_what_a_player_passed_on_in_the_draft_stays_known() -> None:
    table = Table().at("hills", 1).assembly().do("crows clockwise")
    first = int(table.g.actions[DRAFT])
    for _ in range(4):
        table.g.apply(table.g.choices[0])
    passed = first & ~(first & -first)
    for g in deals(table, 0, 20):
        assert g.actions[DRAFT + 1] & passed == passed
    assert len({int(g.actions[DRAFT + 2]) for g in deals(table, 0, 20)}) > 5


@rule("INIS-18.4")
def test_a_looked_at_hand_stays_known_until_cards_leave_it_unseen() -> None:
    table = Table().at("hills", 2, 2, citadels=0).hand(0, "scouts_and_spies").hand(1, "bard", "geis")
    table.hand(2, "festival", "druid").hand(3, "raid").hide().turn(0).do("play scouts_and_spies", "who 2").quiet()
    table.do("done").quiet()
    assert {int(g.actions[1]) for g in deals(table, 0)} == {2**0 + 2**8}
    assert len({int(g.actions[1]) for g in deals(table, 3)}) > 1
    table.g.stack = []
    table.clash("hills", 0).quiet().do("attack 2").quiet().do("discard geis")
    found = {(int(g.actions[1]), int(g.actions[DISCARDED] >> 8 & 1)) for g in deals(table, 0)}
    assert found == {(2**0, 1), (2**8, 0)}                  # one of the two is gone, he cannot know which


@rule("INIS-18.4")
def test_discards_seen_by_the_druid_stay_known() -> None:
    table = Table().at("hills", 1).hand(0, "druid", "bard").hand(1, "geis", "festival").hide()
    table.turn(0).do("play druid").quiet().do("take warlord").quiet()
    assert "migration" in table.g.view(0)["known"]["discard"]
    assert all(g.actions[DISCARDED] == table.g.actions[DISCARDED] for g in deals(table, 0, 10))


@rule("INIS-18.4")
def test_moor_and_buried_tiles_are_respected() -> None:
    table = Table("moor valley cove plains").at("moor", 1).advantage(0, "moor").hand(1, "eriu", "the_fianna").hide()
    table.turn(0).do("play moor", "who 2").quiet()
    assert {int(g.epics[1]) for g in deals(table, 0)} == {int(table.g.epics[1])}
    assert len({int(g.epics[1]) for g in deals(table, 2)}) > 5
    table = Table().at("hills", 2).hand(0, "tailtus_land").next_tiles("moor", "forest", "mountains").turn(0)
    table.do("play tailtus_land", "tile moor").lay_anywhere().do("bottom forest")
    assert all(g.pile[:2] == table.g.pile[:2] for g in deals(table, 0, 10))
    assert len({g.pile[0] for g in deals(table, 1)}) > 4


@rule("INIS-18.4", "INIS-4.13")
def test_in_the_scenario_the_lower_part_of_the_pile_is_known_as_such() -> None:
    table = Table("valley cove plains hills", exploration=True).at("hills", 1)
    lower = ["meadows", "misty_lands", "forest", "gates_of_tir_na_nog", "highlands", "mountains"]
    upper = [name for name in TERRITORY.names if name not in (*lower, "valley", "cove", "plains", "hills")]
    table.pile_of(*upper, *lower).turn(0)
    for g in deals(table, 0, 10):
        assert {TERRITORY.names[tile] for tile in g.pile[:6]} == set(lower)


@rule("INIS-18.5")
def test_a_card_discarded_unplayed_is_not_known_to_the_others() -> None:
    table = Table().at("hills", 2, 2, citadels=0).hand(1, "bard", "geis").hand(2, "druid").hide().clash("hills", 0)
    table.quiet().do("attack 2").quiet().do("discard geis")
    assert "geis" not in table.g.view(0)["known"].get("discard", [])
    assert "geis" in table.g.view(1)["known"]["discard"]


@rule("INIS-18.2")
def test_cards_taken_openly_are_known_to_all() -> None:
    table = Table().at("hills", 1).hand(0, "warlord", "bard").hand(1, "lug_samildanach").hand(2, "druid").hide()
    table.turn(0).do("play warlord").quiet()
    table = Table().at("hills", 1).hand(0, "warlord").hand(1, "lug_samildanach").turn(0).do("play warlord")
    table.do("1: play lug_samildanach")
    assert table.g.view(None)["known"]["hand2"] == ["warlord"]
    names = {ACTION_CARD.names[card] for card in members(table.g.actions[1])}
    assert names == {"warlord"} and EPIC_CARD.names[16] == "lug_samildanach" and territory("moor") == 9
