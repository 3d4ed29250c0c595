"""How many presses typical deeds take, by the same rules of pointing as the page's script (static/table/match.js)."""
from __future__ import annotations

from typing import Any

import pytest

from meydan.drawing.gallery import picture
from meydan.drawing.look import Look
from meydan.games.root import alliance, crafting, eyrie, marquise
from meydan.table.sequences import offered
from tests.root.positions import DAY, GAME, MARQUISE_ACTION, SPREAD, Table

Deed = list[dict[str, Any]]


def deeds(actions: Deed, before: Deed) -> list[Deed]:
    found = []
    for action in actions:
        path = [*before, action]
        found += deeds(action["next"], path) if action.get("next") else [path]
    return found


def fit(deed: Deed, picks: list[str]) -> tuple[int, list[str]] | None:
    """How much was passed over, and what is still to be pointed at; None if it does not fit."""
    rank, step, used = 0, 0, list[str]()
    for pick in picks:
        at = step
        while at < len(deed) and (pick not in deed[at]["t"] + deed[at].get("o", []) or (at == step and pick in used)):
            at += 1
        if at == len(deed):
            return None
        for passed in range(step, at):
            rank += len([one for one in deed[passed]["t"] if one not in used])
            used = []
        step, used = at, [*used, pick]
    missing = [one for later in range(step, len(deed)) for one in deed[later]["t"] if later > step or one not in used]
    return rank, missing


def glowing(deed: Deed, picks: list[str]) -> set[str]:
    """What the page lights of a deed: the things of its next step, and of the one after a deed that this tells."""
    step, used = 0, list[str]()
    for pick in picks:
        at = step
        while pick not in deed[at]["t"] + deed[at].get("o", []) or (at == step and pick in used):
            at += 1
        step, used = at, [*(used if at == step else []), pick]
    found = set[str]()
    for later, one in enumerate(deed[step:]):
        open_ = [id_ for id_ in one["t"] if later or id_ not in used]
        found |= {*open_, *one.get("o", [])}
        if open_ and not one.get("i"):
            break
    return found


def left(table: Table, picks: list[str]) -> list[tuple[Deed, list[str]]]:
    """The deeds that fit best, with what is missing."""
    g = table.g
    view = g.view(g.current)
    drawing = picture(GAME)
    look = Look("en", "wide", ("A", "B", "C", "D"), int(g.current))
    actions = drawing.actions(view, look, g.choices, offered(g, GAME))
    for number, pick in enumerate(picks):
        before = picks[:number]
        assert any(pick in glowing(deed, before) for deed, _ in best(actions, before)), f"{pick} is dark"
    return [(deed, missing) for deed, (_, missing) in best(actions, picks)]


def best(actions: Deed, picks: list[str]) -> list[tuple[Deed, tuple[int, list[str]]]]:
    fits = [(deed, found) for deed in deeds(actions, []) if (found := fit(deed, picks)) is not None]
    least = min(rank for _, (rank, _) in fits)
    return [(deed, found) for deed, found in fits if found[0] == least]


def said(deed: Deed) -> list[str]:
    return [" ".join(GAME.words(step["id"])) for step in deed]


def presses(table: Table, picks: list[str], words: list[str]) -> int:
    """Pointing at these things, then a number or the menu where that does not tell everything: how many presses."""
    fits = left(table, picks)
    whole = [deed for deed, missing in fits if not missing]
    usual = len(whole) == 1 and (len(fits) == 1 or whole[0][-1].get("u"))
    if usual:
        assert said(whole[0]) == words
        return len(picks)
    assert any(said(deed) == words for deed, _ in fits), [said(deed) for deed, _ in fits][:5]
    return len(picks) + 1


WOOD = Table().put("c1", marquise=3, wood=2, sawmill=1).put("c5", marquise=4, eyrie=2, wood=1).put("c9", marquise=1)
WOOD.put("c10", recruiter=1).put("c1", eyrie=1)
ROOSTS = Table().put("c3", roost=1, eyrie=6).put("c7", marquise=1).hand("eyrie", "sappers", "cobbler")
REBELS = Table().put("c8", sympathy=1, alliance=2).put("c12", sympathy=1).put("c4", marquise=3).officers(2)
REBELS.supporters("anvil", "bake_sale", "investments", "sappers", "a_visit_to_friends")
WANDERER = Table().pawn("c5").put("c5", marquise=2).items(boot=2, sword=1, tea=1, torch=1)
WANDERER.hand("vagabond", "bake_sale", "anvil", "investments", "a_visit_to_friends")


@pytest.mark.parametrize("name, bar, place, picks, words", [
    ("march of some warriors", 3, lambda: WOOD.at(MARQUISE_ACTION, "marquise", 3), ["w-c5-marquise", "c1"],
     ["march", "from c5", "to c1", "warriors 2"]),
    ("battle", 2, lambda: WOOD.at(MARQUISE_ACTION, "marquise", 3), ["w-c5-eyrie"], ["battle", "attack c5 eyrie"]),
    ("battle by its place", 2, lambda: WOOD.at(MARQUISE_ACTION, "marquise", 3), ["do-battle", "w-c5-eyrie"],
     ["battle", "attack c5 eyrie"]),
    ("build, wood paid by the program", 2, lambda: WOOD.at(MARQUISE_ACTION, "marquise", 3), ["track-workshop", "c9"],
     ["build", "build-at workshop c9"]),
    ("build where wood could be chosen", 2, lambda: WOOD.at(MARQUISE_ACTION, "marquise", 3), ["track-sawmill", "c9"],
     ["build", "build-at sawmill c9", "pay-any"]),
    ("recruit", 1, lambda: WOOD.at(MARQUISE_ACTION, "marquise", 3), ["do-recruit"], ["recruit"]),
    ("a Decree card added", 2, lambda: ROOSTS.at(eyrie.ADD_TO_DECREE, "eyrie"), ["k-sappers", "col-build"],
     ["decree build sappers"]),
    ("a resolved Decree move", 3, lambda: moving(), ["w-c3-eyrie", "c7"],
     ["resolve bird", "from c3", "to c7", "warriors 4"]),
    ("spread sympathy", 1, lambda: REBELS.at(SPREAD, "alliance"), ["c4"], ["spread-any c4"]),
    ("spread sympathy, supporters chosen", 2, lambda: REBELS.at(SPREAD, "alliance"), ["supporters", "c4"],
     ["spread c4"]),
    ("organize", 1, lambda: organizing(), ["c4"], ["organize c4"]),
    ("the Vagabond's move", 1, lambda: WANDERER.at(DAY, "vagabond"), ["c1"], ["move", "to c1"]),
])
def test_presses_of_typical_deeds(name: str, bar: int, place: Any, picks: list[str], words: list[str]) -> None:
    count = presses(place(), picks, words)
    print(f"\nRoot: {name}: {count} (bar {bar})")
    assert count <= bar


def moving() -> Table:
    t = Table().put("c3", roost=1, eyrie=6).put("c7", marquise=1)
    t.g.leader = 3                              # the Despot's vizier lies in Move
    t.at(eyrie.OPEN_COLUMN, "eyrie", 1)
    return t


def organizing() -> Table:
    return Table().put("c4", alliance=1, base=0).officers(1).at(alliance.OPERATION, "alliance", 0)


def test_presses_of_aid() -> None:
    """A faction, an item, a card."""
    t = WANDERER.at(DAY, "vagabond")
    count = presses(t, ["seat-marquise"], ["aid marquise"])
    t.do("aid marquise")
    count += presses(t, ["it-tea-ready", "k-bake_sale"], ["exhaust tea", "give bake_sale"])
    print(f"\nRoot: aid: {count} (bar 3)")
    assert count == 3


def test_what_can_be_taken_twice_is_asked_one_at_a_time() -> None:
    """Two pieces of one suit for Royal Claim, two wood of one heap: a thing can be ticked only once."""
    t = Table().put("c1", workshop=1).put("c2", workshop=2).put("c3", workshop=1)
    t.at(crafting.ACTIVATE_PIECES, "marquise", 3)
    assert t.asking == "ActivatePieces" and not any(branch.then for branch in offered(t.g, GAME))
    heaps = Table().put("c1", wood=2).put("c5", wood=2).at(marquise.PAY_WOOD, "marquise", 3 * 4096 + 0b10001)
    assert heaps.asking == "PayWood" and not any(branch.then for branch in offered(heaps.g, GAME))
