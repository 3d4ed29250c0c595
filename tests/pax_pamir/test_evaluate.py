"""The hooks for search: what a position is worth, and a better choice than a random one."""
from __future__ import annotations

from meydan.core.rng import Rng
from tests.pax_pamir.positions import GAME, choices, do, table


def test_being_ahead_is_worth_more() -> None:
    ahead = table(history=[(5 << 3) | (3 << 8)])
    assert ahead.evaluate(0) > 0 > ahead.evaluate(1)
    standing = table(armies="afghan herat 4", loyal="afghan british")
    assert standing.evaluate(0) > standing.evaluate(1)


def test_the_end_is_worth_what_it_paid() -> None:
    over = do(table(market="top0 101", deck="", tribes="0 herat"), "purchase top0")
    assert over.evaluate(0) == 1.0 and over.evaluate(1) == -1.0


def test_the_policy_plays_and_scores() -> None:
    g = table(market="top0 101", deck="9 104", armies="afghan herat 4", loyal="afghan british", hands=["9"])
    picks = [" ".join(GAME.words(g.policy(Rng(seed)))) for seed in range(30)]
    assert picks.count("purchase top0") > 15 and "end-turn" in choices(g)
    bad = table(market="top0 101", deck="9 104", tribes="1 herat 2")
    picks = [" ".join(GAME.words(bad.policy(Rng(seed)))) for seed in range(30)]
    assert picks.count("purchase top0") < 10                        # it would serve the other


def test_the_policy_beats_random_play() -> None:
    won = 0.0
    for seed in range(24):
        g, rng, mine = GAME.new(2, seed), Rng(seed), seed % 2
        while not g.over:
            g.apply(g.policy(rng) if g.current == mine else g.choices[rng.below(len(g.choices))])
        won += g.returns()[mine]
    assert won > 6
