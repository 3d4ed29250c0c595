"""What the picture of 7 Wonders Duel tells: prices with reasons, unseen cards, the score, secrets."""
from __future__ import annotations

import re

import meydan
from meydan.drawing.gallery import picture
from meydan.drawing.look import Look
from meydan.drawing.scene import Scene
from meydan.games.seven_wonders_duel.picture.faces import CARD_H, CARD_W
from tests.drawing.scenes import boards, draw, states

DUEL = "seven_wonders_duel"


def panel(scene: Scene, name: str) -> str:
    return next(panel.body for panel in scene.panels if panel.name == name)


def test_face_down_cards_show_their_back_only() -> None:
    for state in states(DUEL, seed=11, every=4):
        view = state.view(0)
        markup = boards(draw(DUEL, state, 0))
        hidden = [slot for slot in view["structure"] if slot["card"] is None]
        assert markup.count("<use href='#back-") == len(hidden)
        drawn = set(re.findall(r"id='c-(\w+)'", markup))
        known = {slot["card"] for slot in view["structure"] if slot["card"]} | set(view["discard"])
        known |= {name for city in view["cities"] for name in city["buildings"]}
        assert drawn == known


def test_an_accessible_card_shows_its_price_and_why() -> None:
    """The lens lists the printed coins and each bought unit; they add up."""
    checked = 0
    for seed in range(12):
        for state in states(DUEL, seed, every=3):
            if state.current < 0:
                continue
            seat = int(state.current)
            markup = boards(draw(DUEL, state, seat))
            for name, bill in state.view(seat)["prices"][seat].items():
                tip = re.search(rf"id='c-{name}'[^>]*data-tip='([^']*)'", markup)
                assert tip is not None
                lines = tip[1].split("&#10;")
                bought = sum(int(unit["price"]) for unit in bill["bill"] if unit["how"] == "bought")
                assert bill["total"] == bill["coins"] + bought
                if bill["total"]:
                    assert any(line.startswith("§") and str(bill["total"]) in line for line in lines)
                if bought:
                    assert f"Together {bill['total']}" in lines
                    checked += 1
                if bill["chain"]:
                    assert any(line.startswith("§free, thanks to") for line in lines)
    assert checked > 20


def test_the_unseen_cards_are_listed_but_not_which_of_them_lie_there() -> None:
    for state in states(DUEL, seed=13, every=10):
        if state.view(0)["age"]:
            body = panel(draw(DUEL, state, 0), "unseen")
            listed = set(re.findall(r"data-face='f-(\w+)'", body))
            assert listed == {name for names in state.view(0)["unseen"].values() for name in names}


def test_the_score_sheet_adds_up() -> None:
    for state in states(DUEL, seed=14, every=15):
        rows = re.findall(r"<tr[^>]*><th scope='row'>.*?</th>(.*?)</tr>", panel(draw(DUEL, state, 1), "score"))
        points = [[int(cell.replace("−", "-")) for cell in re.findall(r"<td>(\S+?)</td>", row)] for row in rows]
        for column in range(2):
            assert sum(row[column] for row in points[:-1]) == points[-1][column]


def test_tokens_of_the_library_are_seen_by_who_drew_them_only() -> None:
    found = False
    for seed in range(200):
        for state in states(DUEL, seed):
            if state.asking == "KeepToken":
                found = True
                mine, theirs = int(state.current), 1 - int(state.current)
                drawn = state.view(mine)["library"]
                assert all(f"id='t-{name}'" in boards(draw(DUEL, state, mine)) for name in drawn)
                for other in (theirs, None):
                    assert not any(f"id='t-{name}'" in boards(draw(DUEL, state, other)) for name in drawn)
                    assert not draw(DUEL, state, other).private
                assert draw(DUEL, state, mine).private
        if found:
            return
    raise AssertionError("The Great Library was never built")


def test_the_discard_pile_is_spread_for_the_mausoleum() -> None:
    for seed in range(300):
        for state in states(DUEL, seed):
            if state.asking == "ReviveCard":
                seat = int(state.current)
                scene = draw(DUEL, state, seat)
                spread = scene.zones["board"].layers["l-spread"]
                assert all(f"id='c-{name}'" in spread for name in state.view(seat)["discard"])
                assert not draw(DUEL, state, 1 - seat).zones["board"].layers["l-spread"]
                return
    raise AssertionError("The Mausoleum was never built")


def test_persian_mirrors_cities_but_not_the_structure() -> None:
    state = list(states(DUEL, seed=15))[20]
    english, persian = draw(DUEL, state, 0), draw(DUEL, state, 0, "fa")

    def places(scene: Scene, layer: str, zone: str) -> dict[str, float]:
        found = re.findall(r"<g id='([\w-]+)'[^>]*translate\((\S+) ", scene.zones[zone].layers[layer])
        return {id_: float(x) for id_, x in found}

    assert places(english, "l-structure", "board") == places(persian, "l-structure", "board")
    one, other = places(english, "l-won-0", "city-0"), places(persian, "l-won-0", "city-0")
    assert sorted(one, key=lambda id_: one[id_]) == sorted(other, key=lambda id_: -other[id_])


def test_actions_carry_their_price() -> None:
    state = next(state for state in states(DUEL, seed=16) if state.asking == "TakeTurn")
    view, seat = state.view(state.current), int(state.current)
    actions = picture(meydan.game(DUEL)).actions(view, Look("en", "wide", ("A", "B"), seat), state.choices)
    tags = {meydan.game(DUEL).words(action["id"]): action.get("tag", "") for action in actions}
    for (verb, *names), tag in tags.items():
        if verb == "discard":
            assert tag == f"+{view['cities'][seat]['discard_reward']}"
        if verb == "build":
            total = view["prices"][seat][names[0]]["total"]
            assert (str(total) in tag) if total else tag.startswith("free")


def test_nothing_lies_outside_its_zone() -> None:
    """Pieces begin inside their zone, in both layouts; wide ones end there as well."""
    sizes = {"mini": 84, "card": 104, "wonder": 122, "token": 44}
    placed = re.compile(r"class='piece (\w+)[^']*' transform='translate\((\S+) \S+?\)(?: scale\((\S+?)\))?'")
    for seed in range(4):
        for state in states(DUEL, seed, every=12):
            for layout in ("wide", "tall"):
                for zone in draw(DUEL, state, 0, "fa", layout).zones.values():
                    for kind, x, scale in placed.findall(zone.svg()):
                        width = sizes.get(kind, 0) * float(scale or 1)
                        assert float(x) >= -1 and float(x) + width <= zone.w + 1, (zone.name, kind, x)


def test_the_discard_pile_hides_no_card_of_the_structure() -> None:
    corner = re.compile(r"<g id='[cx]-[^>]*?translate\((\S+) (\S+?)\)")
    seen = set()
    for seed in range(4):
        for state in states(DUEL, seed):
            for language in ("en", "fa"):
                board = draw(DUEL, state, 0, language, "tall").zones["board"]
                pile = re.search(r"<rect x='(\S+)' y='(\S+)' width='(\S+)' height='(\S+)'", board.layers["l-discard"])
                if pile is None:
                    continue
                left, top, width, height = map(float, pile.groups())
                seen.add(state.view(0)["age"])
                cards = corner.findall(board.layers["l-structure"])
                assert board.h <= 440, "a phone draws it as large as can be"
                if state.view(0)["age"] == 2 and cards:             # what is left stands in the middle
                    sides = [float(x) for x, _ in cards]
                    assert abs(min(sides) + max(sides) + CARD_W - board.w) < 1
                for x, y in cards:
                    apart = (float(x) >= left + width or float(x) + CARD_W <= left
                             or float(y) >= top + height or float(y) + CARD_H <= top)
                    assert apart, (seed, language, x, y, pile.groups())
    assert seen == {1, 2, 3}
