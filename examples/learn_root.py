"""Root learned by proximal policy optimization, in one file after CleanRL's manner (needs PyTorch: `pip install
meydan[train,lab]`).

    python examples/learn_root.py --minutes 10

One seat of each of many tables learns, the others play at random; which seat learns differs from table to table. What
is legal masks the policy. On one core ten minutes are enough to win well over 70 % of games against random play.
"""
from __future__ import annotations

import argparse
import time

import numpy as np
import torch
from torch import Tensor, nn

from meydan.lab.vector import VectorPlay

HIDDEN = 128
TABLES = 128
BATCH = 4096                            # learned decisions between two updates
EPOCHS = 3
PART = 512                              # decisions of one step
CLIP = 0.2
FADE = 0.98                             # of what later surprises say about a decision (lambda; nothing is discounted)
SPREAD = 0.01                           # reward for an undecided policy


class Player(nn.Module):
    """A policy over all codes, and a guess at the result."""

    def __init__(self, size: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU())
        self.policy = nn.Linear(HIDDEN, actions)
        self.value = nn.Linear(HIDDEN, 1)
        nn.init.zeros_(self.policy.weight)

    def forward(self, rows: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        hidden = self.body(rows.float().clamp(max=12) / 4)
        return self.policy(hidden).masked_fill(~masks, -1e9), self.value(hidden).squeeze(-1)


class Table:
    """The learner's decisions of a game under way."""

    def __init__(self) -> None:
        self.rows: list[np.ndarray] = []
        self.masks: list[np.ndarray] = []
        self.codes: list[int] = []
        self.chances: list[float] = []
        self.values: list[float] = []

    def finished(self, result: float) -> tuple[list[float], list[float]]:
        """Advantages and goals of the value, from the last decision backwards."""
        advantages, ahead, following = [0.0] * len(self.values), 0.0, result
        for number in reversed(range(len(self.values))):
            surprise = following - self.values[number]
            ahead = surprise + FADE * ahead
            advantages[number] = ahead
            following = self.values[number]
        return advantages, [a + v for a, v in zip(advantages, self.values)]


def play(tables: VectorPlay, player: Player, learners: np.ndarray, luck: torch.Generator) -> tuple[
        np.ndarray, np.ndarray, Tensor, Tensor, Tensor]:
    """Codes for all tables: the learner's by its policy, the others' at random; and what the policy said."""
    codes = tables.sample()
    asked = np.flatnonzero((tables.players == learners) & (tables.masks.sum(axis=1) > 1))
    rows = torch.from_numpy(tables.observations()[asked].copy())
    masks = torch.from_numpy(tables.masks[asked].copy())
    with torch.inference_mode():
        logits, values = player(rows, masks)
        chances = torch.log_softmax(logits, 1)
        chosen = torch.multinomial(chances.exp(), 1, generator=luck).squeeze(1)
    codes[asked] = chosen.numpy()
    return codes, asked, rows, masks, torch.stack([chances.gather(1, chosen[:, None]).squeeze(1), values], 1)


def measure(player: Player, games: int, seed: int) -> float:
    """The learner's share of games won against random play."""
    tables = VectorPlay("root", TABLES, seed=seed)
    learners = np.arange(TABLES) % 2
    luck = torch.Generator().manual_seed(seed)
    won: list[float] = []
    counted = np.zeros(TABLES, int)                 # as many games of every table, so that short ones do not count more
    each = -(-games // TABLES)
    while (counted < each).any():
        codes, *_ = play(tables, player, learners, luck)
        _, _, rewards, ended = tables.step(codes)
        for table in np.flatnonzero(ended):
            if counted[table] < each:
                counted[table] += 1
                won.append((rewards[table, learners[table]] + 1) / 2)
    return float(np.mean(won))


def learn(minutes: float, seed: int = 1) -> Player:
    """Train for so long."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    tables = VectorPlay("root", TABLES, seed=seed)
    player = Player(tables.observations().shape[1], tables.game.actions)
    optimizer = torch.optim.Adam(player.parameters(), lr=7e-4, eps=1e-5)
    luck = torch.Generator().manual_seed(seed)
    learners = np.arange(TABLES) % 2
    games = [Table() for _ in range(TABLES)]
    done: list[tuple[Table, list[float], list[float]]] = []
    begun, told, recent = time.time(), time.time(), list[float]()
    while time.time() - begun < 60 * minutes:
        codes, asked, rows, masks, said = play(tables, player, learners, luck)
        for number, table in enumerate(asked):
            game = games[table]
            game.rows.append(rows[number].numpy())
            game.masks.append(masks[number].numpy())
            game.codes.append(int(codes[table]))
            game.chances.append(float(said[number, 0]))
            game.values.append(float(said[number, 1]))
        _, _, rewards, ended = tables.step(codes)
        for table in np.flatnonzero(ended):
            result = float(rewards[table, learners[table]])
            recent.append((result + 1) / 2)
            done.append((games[table], *games[table].finished(result)))
            games[table] = Table()
        if sum(len(game.codes) for game, _, _ in done) >= BATCH:
            update(player, optimizer, done)
            done = []
        if time.time() - told > 30:
            told = time.time()
            print(f"{told - begun:4.0f} s: {100 * np.mean(recent[-400:]):.1f} % of the last games won", flush=True)
    return player


def update(player: Player, optimizer: torch.optim.Optimizer,
           done: list[tuple[Table, list[float], list[float]]]) -> None:
    """A few passes over the decisions of finished games."""
    rows = torch.from_numpy(np.array([row for game, _, _ in done for row in game.rows]))
    masks = torch.from_numpy(np.array([mask for game, _, _ in done for mask in game.masks]))
    codes = torch.tensor([code for game, _, _ in done for code in game.codes])
    before = torch.tensor([chance for game, _, _ in done for chance in game.chances])
    ahead = torch.tensor([advantage for _, advantages, _ in done for advantage in advantages])
    goals = torch.tensor([goal for _, _, values in done for goal in values])
    ahead = (ahead - ahead.mean()) / (ahead.std() + 1e-6)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(codes)).split(PART):
            logits, values = player(rows[part], masks[part])
            likely = torch.log_softmax(logits, 1)
            ratio = (likely.gather(1, codes[part][:, None]).squeeze(1) - before[part]).exp()
            gain = torch.minimum(ratio * ahead[part], ratio.clamp(1 - CLIP, 1 + CLIP) * ahead[part]).mean()
            doubt = -(likely.exp() * likely.masked_fill(~masks[part], 0)).sum(1).mean()
            loss = -gain + 0.5 * (values - goals[part]).pow(2).mean() - SPREAD * doubt
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimizer.step()


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=9.5)
    parser.add_argument("--games", type=int, default=512)
    options = parser.parse_args()
    learned = learn(options.minutes)
    print(f"{100 * measure(learned, options.games, seed=99):.1f} % of {options.games} games against random play")
