"""Whether a new network may take the place of what plays now: an arena at equal time decides."""
from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from meydan.core.registry import game as find_game
from meydan.lab.arena import Arena
from meydan.lab.ratings import interval, won
from meydan.lab.schedule import schedule
from meydan.search import end_judge, network
from meydan.search.judge import layout_for


@dataclass(frozen=True)
class Verdict:
    """The newcomer's share of paired games against what plays now, with its 95 % interval."""

    share: float
    low: float
    high: float
    games: int
    rival: str
    players: int = 2

    @property
    def passed(self) -> bool:
        """Clearly better: more than its seat's part, and that not by luck."""
        return self.low > 1 / self.players


def compare(game: str, file: Path, folder: Path, deals: int, seconds: float, cores: int | None = None,
            rival: str | None = None, players: int = 2) -> Verdict:
    """Let the network of a file play against the game's own expert (or `rival`) in all other seats, at equal CPU time,
    every deal from every seat.

    A gate that was stopped goes on; games of an earlier network of the run say nothing about this one.
    """
    rules = find_game(game)
    rival = rival or f"expert:clock=cpu,seconds={seconds}"
    newcomer = f"expert:clock=cpu,seconds={seconds},network={file.resolve()}"
    matches = schedule(rules.name, [newcomer, rival], players, deals * players, 11)
    table = "" if players == 2 else f"-{players}"
    arena = Arena(matches, folder / f"gate-{sha256(file.read_bytes()).hexdigest()[:12]}{table}.jsonl")
    for _ in arena.run(cores):
        pass
    wins = sum(won(played, played.match.seats.index(newcomer)) for played in arena.played)
    low, high = interval(wins, len(arena.played))
    return Verdict(wins / len(arena.played), low, high, len(arena.played), _name(game, rival, players), players)


def _name(game: str, rival: str, players: int) -> str:
    own = rival.startswith("expert") and "network=" not in rival and _has_network(game, players)
    return f"{rival} ({'network' if own else 'own opinion'})" if rival.startswith("expert") else rival


def _has_network(game: str, players: int) -> bool:
    rules = find_game(game)
    ends = end_judge(game, layout=layout_for(game, players))
    return (network(game) or ends) is not None or rules.ask_learned(rules.trial(players, 1))
