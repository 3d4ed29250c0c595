"""What the bots make of a Decree."""
from __future__ import annotations

from meydan.games.root.components import EYRIE
from meydan.games.root.evaluate import peril, roost_sites
from tests.root.positions import EYRIE_CRAFT, Table


def danger(t: Table) -> float:
    g = t.at(EYRIE_CRAFT, "eyrie").g
    return float(peril(g, roost_sites(g, g.ruled_by(EYRIE))))


def settled(leader: str = "commander") -> Table:
    """A roost, warriors beside it in a clearing with room, and a rival to fight."""
    return Table().leader(leader).put("c5", roost=1, eyrie=4).put("c6", eyrie=4).put("c10", eyrie=3, marquise=1)


def test_a_decree_that_can_be_followed_is_safe_and_one_that_cannot_is_not() -> None:
    calm = danger(settled())
    assert calm < 0.15
    assert danger(settled().decree("move", "sappers")) < 0.15
    build = danger(settled().decree("build", "sappers"))
    assert calm < build < danger(settled().decree("build", "sappers", "armorers"))
    lone = Table().leader("commander").put("c5", roost=1, eyrie=4)
    assert danger(lone.decree("build", "sappers")) > build          # nowhere to build


def test_too_few_warriors_in_the_supply_are_seen() -> None:
    few = danger(settled("charismatic").put("c1", eyrie=9).decree("recruit", "sappers"))
    assert few > 0.5 > danger(settled("charismatic").decree("recruit", "sappers"))
