"""Looking ahead: what one seat may decide in a row before anybody else has a say.

The rules ask one small question at a time; a person means a whole deed ("three warriors from here to there"). A
sequence goes on while the same seat is asked, nothing is revealed, no dice fall, and the questions still belong to the
deed that was begun. What has only one answer is answered on the way, as the table itself would do.
"""
from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from meydan.core.game import Game
from meydan.core.state import Frame, GameState, Step
from meydan.table.line import is_forced, is_sealed

MOST: Final = 600                       # sequences offered at once
DEEPEST: Final = 4                      # choices in a row, unless they only make up a set


class Branch:
    """A choice, and the choices that may follow it. `forced` ones need no answer; `again` ones extend a set; `passed`
    ones lie on the way to what is meant. `panel` are amounts that are asked together: what of, and their codes.
    """

    __slots__ = ("again", "code", "forced", "panel", "passed", "then")

    def __init__(self, code: int, forced: bool = False, again: bool = False) -> None:
        self.code = code
        self.forced = forced
        self.again = again
        self.passed = False
        self.panel: list[tuple[tuple[str, str], list[int]]] = []
        self.then: list[Branch] = []


class _Path:
    """A branch whose state is still to be looked at."""

    __slots__ = ("branch", "codes", "state", "steps")

    def __init__(self, branch: Branch, state: GameState, codes: tuple[int, ...], steps: tuple[Step, ...]) -> None:  # type: ignore[type-arg]
        self.branch = branch
        self.state = state              # the question after the branch
        self.codes = codes              # the answers that led to it
        self.steps = steps              # and the steps that asked


def after(state: GameState, code: int) -> tuple[GameState, list[int]] | None:
    """The seat's next question after this answer, and what was answered by force in between.

    None when somebody else, chance, or something hidden from the seat comes first. `state` is not changed.
    """
    seat, sealed, below = int(state.current), is_sealed(state), state.stack[:-1]
    following = state.clone()
    following.apply(code)
    forced: list[int] = []
    learned = state.reveals - state.disclosed           # what the seat itself shows tells it nothing new
    while (following.current == seat and following.reveals - following.disclosed == learned
           and is_sealed(following) == sealed):
        if sealed and not _own_part(following, below, seat):
            return None
        if not is_forced(following):
            return following, forced
        forced.append(following.choices[0])
        following.apply(forced[-1])
    return None


def _own_part(state: GameState, below: list[Frame], seat: int) -> bool:
    """Whether a sealed question still belongs to what the seat decides unseen, not to the next round."""
    left = state.stack[:len(below)]
    return left == below[:len(left)] and all(
        frame.step.sealed and frame.player == seat for frame in state.stack[len(below):])


def offered(asked: GameState, game: Game) -> list[Branch]:
    """All sequences from a question as a tree, the question's own choices first."""
    roots = [Branch(code) for code in asked.choices]
    first = asked.stack[-1].step
    level = [_Path(branch, asked, (), (first,)) for branch in roots]
    total, seen, panels = len(roots), set[tuple[int, ...]](), game.panel(asked) is None
    for depth in range(1, 12):
        following = [path for path in map(_next, level) if path is not None and not (panels and _panelled(path, game))
                     and (depth < DEEPEST or _only_a_set(path.steps)) and _same_deed(path, asked, game)]
        following.sort(key=lambda path: len(path.state.choices))            # what fits, small ones first
        level = []
        for path in following:
            grown = total - 1 + len(path.state.choices)
            if grown > MOST:
                break
            total = grown
            level += _grow(path, seen)
        if not level:
            break
    return roots + further(asked, game)


def further(asked: GameState, game: Game) -> list[Branch]:
    """The ways a game knows to what lies further off, each from its first choice on."""
    found: list[Branch] = []
    for way in game.ways(asked):
        state, branch = asked, Branch(-1)
        for code, passed in way:
            branch.then = [Branch(code)]
            found += branch.then if branch.code < 0 else []
            branch = branch.then[0]
            branch.passed = passed
            following = after(state, code)
            if following is None:
                break
            state = following[0]
            if game.panel(state) is not None:
                branch.panel, state = panel_of(state, game)
    return found


def _panelled(path: _Path, game: Game) -> bool:
    """Amounts in a row are asked on the panel of the choice that leads to them."""
    if game.panel(path.state) is None:
        return False
    path.branch.panel = panel_of(path.state, game)[0]
    return True


def panel_of(state: GameState, game: Game) -> tuple[list[tuple[tuple[str, str], list[int]]], GameState]:
    """The amounts asked in a row, and where a part of everything leads: they do not depend on each other."""
    panel: list[tuple[tuple[str, str], list[int]]] = []
    while (kind := game.panel(state)) is not None:
        codes = sorted(state.choices)
        panel.append((kind, codes))
        following = after(state, codes[-1] if len(panel) > 1 else codes[-2])
        if following is None:
            break
        state = following[0]
    return panel, state


def _next(path: _Path) -> _Path | None:
    """The question after the path's branch; what is forced on the way hangs below it."""
    found = after(path.state, path.branch.code)
    if found is None:
        return None
    state, forced = found
    branch, codes = path.branch, (*path.codes, path.branch.code)
    for code in forced:
        branch.then = [Branch(code, forced=True)]
        branch = branch.then[0]
        codes = (*codes, code)
    return _Path(branch, state, codes, (*path.steps, state.stack[-1].step))


def _grow(path: _Path, seen: set[tuple[int, ...]]) -> list[_Path]:
    """The answers to the path's question; of the orders in which a set can be told, one is enough."""
    set_ = _only_a_set(path.steps)
    grown = []
    for code in path.state.choices:
        if set_:
            told = tuple(sorted((*path.codes, code)))
            if told in seen:
                continue
            seen.add(told)
        branch = Branch(code, again=set_)
        path.branch.then.append(branch)
        grown.append(_Path(branch, path.state, path.codes, path.steps))
    return grown


def _only_a_set(steps: Iterable[Step]) -> bool:             # type: ignore[type-arg]
    return len(set(map(id, steps))) == 1


def _same_deed(path: _Path, asked: GameState, game: Game) -> bool:
    """Whether the question goes on with the deed: it came up with it, and was not asked before or extends a set."""
    step, stack, asking, below = path.steps[-1], path.state.stack, path.state.asking, asked.stack[:-1]
    if asking in game.opening:
        return False
    waited = len(stack) <= len(below) or stack[:len(below)] != below
    if waited and asking not in game.continuing:
        return False
    if step not in path.steps[:-1]:
        return True
    if not _only_a_set(path.steps):
        return False
    return _extends_a_set(path, asked, game)


def _extends_a_set(path: _Path, asked: GameState, game: Game) -> bool:
    """Whether one more is taken from what could be taken at first and is not taken yet; stopping may be offered too.

    What can be taken twice (a wood from one heap) is asked one at a time: nothing can be ticked twice.
    """
    taken = [game.table.block(code) for code in path.codes]
    more = [code for code in path.state.choices if game.table.block(code).kinds]
    verbs = {block.verb for block in taken} | {game.table.block(code).verb for code in more}
    return (len(verbs) == 1 and all(block.kinds for block in taken) and set(more) <= set(asked.choices)
            and not set(more) & set(path.codes))
