"""How many iterations a second the search runs: `python -m meydan.lab.speed GAME [DECISIONS]`.

The position is that after so many random decisions (8 in 7 Wonders Duel: the draft is over, Age I begins).
"""
from __future__ import annotations

import sys
import time

import meydan
from meydan.core.rng import Rng
from meydan.core.state import GameState
from meydan.search import Search, Settings


def position(game: str, decisions: int, seed: int = 1) -> GameState:
    """A state after so many random decisions, at a seat's choice."""
    state = meydan.game(game).trial(seed=seed)
    rng = Rng(seed)
    while decisions > 0 or state.current < 0:
        state.apply(state.choices[rng.below(len(state.choices))])
        decisions -= 1
    return state


def speed(state: GameState, settings: Settings, iterations: int = 20_000, rounds: int = 5) -> list[float]:
    """Iterations per second of CPU time, one number for each round."""
    found = []
    for seed in range(rounds):
        search = Search(state, int(state.current), seed, settings)
        start = time.process_time()
        search.run(iterations)
        found.append(iterations / (time.process_time() - start))
    return sorted(found)


def main() -> None:
    game, decisions = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 0
    state = position(game, decisions)
    for name, settings in (("best", Settings.best(meydan.game(game))), ("plain", Settings.plain()),
                           ("opinion at once", Settings(horizon=0))):
        found = speed(state, settings)
        print(f"{name:16} {found[len(found) // 2]:9,.0f} ({found[0]:,.0f} to {found[-1]:,.0f})  {settings}")


if __name__ == "__main__":
    main()
