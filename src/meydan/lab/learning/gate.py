"""Whether a new network may take the place of what plays now: an arena at equal time decides."""
from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from meydan.core.registry import game as find_game
from meydan.lab.arena import Arena
from meydan.lab.match import Match
from meydan.lab.ratings import interval, won
from meydan.search import end_judge, network


@dataclass(frozen=True)
class Verdict:
    """The newcomer's share of paired games against what plays now, with its 95 % interval."""

    share: float
    low: float
    high: float
    games: int
    rival: str

    @property
    def passed(self) -> bool:
        """Clearly better: more than half, and that not by luck."""
        return self.low > 0.5


def compare(game: str, file: Path, folder: Path, deals: int, seconds: float, cores: int | None = None,
            rival: str | None = None) -> Verdict:
    """Let the network of a file play against the game's own expert (or `rival`) at equal CPU time.

    A gate that was stopped goes on; games of an earlier network of the run say nothing about this one.
    """
    rules = find_game(game)
    rival = rival or f"expert:clock=cpu,seconds={seconds}"
    newcomer = f"expert:clock=cpu,seconds={seconds},network={file.resolve()}"
    matches = [Match(2 * deal + turn, rules.name, (newcomer, rival)[::-1 if turn else 1], 11, deal)
               for deal in range(deals) for turn in range(2)]
    arena = Arena(matches, folder / f"gate-{sha256(file.read_bytes()).hexdigest()[:12]}.jsonl")
    for _ in arena.run(cores):
        pass
    wins = sum(won(played, played.match.seats.index(newcomer)) for played in arena.played)
    low, high = interval(wins, len(arena.played))
    return Verdict(wins / len(arena.played), low, high, len(arena.played), _name(game, rival))


def _name(game: str, rival: str) -> str:
    own = rival.startswith("expert") and "network=" not in rival and _has_network(game)
    return f"{rival} ({'network' if own else 'own opinion'})" if rival.startswith("expert") else rival


def _has_network(game: str) -> bool:
    return (network(game) or end_judge(game)) is not None or (find_game(game).folder / "network.json").exists()
