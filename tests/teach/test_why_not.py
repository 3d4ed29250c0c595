"""Why not? A reason exists if and only if the code is not among the choices."""
from __future__ import annotations

import pytest
from scripts.budget import seated

import meydan
from meydan.core.clauses import clauses
from meydan.core.game import Game
from meydan.core.reasons import why_not
from meydan.core.rng import Rng
from meydan.core.state import GameState
from meydan.core.texts import digits, game_texts
from meydan.drawing.gallery import picture
from meydan.table.sequences import Branch, offered
from meydan.web.why import why_unfinished

STATES = 1500


def asked_states(name: str, count: int, seed: int = 5):
    """States of random games in which a seat decides, of every player count in turn."""
    game, rng, number = meydan.game(name), Rng(seed), 0
    while number < count:
        state = game.trial(game.players[number % len(game.players)], seed + number)
        while not state.over and number < count:
            if state.current >= 0:
                number += 1
                yield game, state
            state.apply(state.choices[rng.below(len(state.choices))])


@pytest.mark.parametrize("name", meydan.games())
def test_a_reason_exists_if_and_only_if_the_code_is_no_choice(name: str) -> None:
    rng = Rng(8)
    for game, state in asked_states(name, STATES // 5):
        seat = int(state.current)
        tried = {int(rng.below(game.actions)) for _ in range(40)} | set(state.choices)
        for code in tried:
            assert (why_not(game, state, seat, code) is None) == (code in state.choices)


@pytest.mark.parametrize("name", meydan.games())
def test_pictures_can_be_asked_about_any_code(name: str) -> None:
    """Why something cannot be used is looked up by pointing with codes that are not possible."""
    for game, state in asked_states(name, 60):
        view = state.view(int(state.current))
        for code in range(int(state.reveals) % 7, game.actions, 7):
            needed, helpful = picture(game).targets(view, code)
            assert all(isinstance(target, str) for target in (*needed, *helpful))


def test_root_can_be_asked_about_deeds_of_factions_that_are_not_there() -> None:
    root = meydan.game("root")
    state = root.trial(2, 3, two_factions="marquise_alliance")
    view = state.view(0)
    assert view["eyrie"] is None
    for code in range(root.actions):
        picture(root).targets(view, code)


@pytest.mark.parametrize("name", ["inis", "pax_pamir", "scythe", "seven_wonders_duel"])
def test_a_ticked_set_that_lacks_something_tells_how_much(name: str) -> None:
    """Root has no question whose answers are ticked together."""
    game, rng, met = meydan.game(name), Rng(4), 0
    for seed in range(30):
        live = seated(game, ("a", "b"), seed)
        table = live.table
        assert table is not None
        while not table.over and met < 4 and table.version < 300:
            able = [seat for seat in table.waiting if table.choices(seat)]
            if not able:                                # a window passes
                table.next_due(0.0)
                table.tick(1e9)
                continue
            asked = table.asked(able[0])
            for branch in offered(asked, game):
                if branch.then and all(more.again and not more.forced for more in branch.then):
                    met += 1
                    (english,) = why_unfinished(live, able[0], [branch.code], "en")
                    (persian,) = why_unfinished(live, able[0], [branch.code], "fa")
                    more = shallowest(branch)
                    assert english["text"].startswith("One more has" if more == 1 else f"{more} more have")
                    assert persian["text"].startswith("باید یکی" if more == 1 else "باید " + digits(str(more), "fa"))
                    assert english["clause"] == persian["clause"] == clauses(game).steps[asked.asking]
                    break
            table.act(able[0], table.version, asked.choices[rng.below(len(asked.choices))])
    assert met == 4


def shallowest(branch: Branch) -> int:
    """How many more answers the shortest way through it has, but for what is forced."""
    return min((shallowest(more) + (not more.forced) for more in branch.then), default=0)


@pytest.mark.parametrize("name", meydan.games())
def test_a_reason_never_knows_more_than_the_seat(name: str) -> None:
    def told(game: Game, state: GameState, seat: int, code: int) -> str | None:
        reason = why_not(game, state, seat, code)
        return game_texts(game, "en").reason(reason) + reason.clause if reason is not None else None

    for number, (game, state) in enumerate(asked_states(name, 40)):
        seat = int(state.current)
        other = state.determinize(seat, number)
        for code in range(number % 41, game.actions, 41):
            assert told(game, state, seat, code) == told(game, other, seat, code)
