"""The random numbers: always the same, and fair."""
from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from meydan.core.rng import Rng

STORED = {
    0: ([1427488602, 1980682239, 456575201, 3300212312, 1743954244, 207519241],
        [44, 2, 3, 20, 18, 28, 29, 21, 3, 7], 961072314508357222),
    7: ([100587536, 2849664703, 2976894644, 2427842431, 2917685297, 1525832735],
        [46, 31, 1, 32, 14, 7, 1, 32, 29, 22], 3304882227669811016),
    2**61 + 12345: ([1273426830, 4244942825, 891070611, 3257250196, 1546764263, 2036963491],
                    [28, 35, 45, 35, 14, 24, 42, 10, 25, 8], 117177740529310068),
}


@pytest.mark.parametrize("seed", STORED)
def test_the_numbers_never_change(seed: int) -> None:
    """Records and golden games depend on them."""
    words, cards, after = STORED[seed]
    rng = Rng(seed)
    assert [rng.word() for _ in range(6)] == words
    assert [rng.below(52) for _ in range(10)] == cards
    assert rng.seed() == after


def test_a_shuffle_never_changes() -> None:
    items = list(range(10))
    Rng(1).shuffle(items)
    assert items == [8, 5, 7, 4, 0, 2, 3, 9, 6, 1]


def reference(seed: int) -> list[int]:
    """The generator written down a second time, with plain arithmetic instead of masks."""
    a, b, c, count = seed % 2**32, seed // 2**32 % 2**32, 0x9E3779B9, 1
    words = []
    for _ in range(40):
        bits = (a + b + count) % 2**32
        count = (count + 1) % 2**32
        a, b, c = b ^ b // 2**9, (c * 9) % 2**32, (c * 2**21 % 2**32 + c // 2**11 + bits) % 2**32
        words.append(bits)
    return words[12:]


@pytest.mark.parametrize("seed", [0, 1, 2**31, 2**32 - 1, 2**32, 2**62 - 1])
def test_compiled_or_not_it_is_the_same_generator(seed: int) -> None:
    rng = Rng(seed)
    assert [rng.word() for _ in range(28)] == reference(seed)


def chi_squared(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 for count in counts) / expected


@pytest.mark.parametrize("n", [2, 3, 6, 7, 52, 100])
def test_numbers_below_n_are_equally_likely(n: int) -> None:
    rng = Rng(n)
    tally = Counter(rng.below(n) for _ in range(200 * n + 2000))
    assert set(tally) == set(range(n))
    free = n - 1
    assert chi_squared([tally[k] for k in range(n)]) < free + 5 * (2 * free) ** 0.5 + 5


def test_no_number_is_favoured_when_n_does_not_divide_the_words() -> None:
    """With n = 3 * 2**29 a generator that only multiplied would favour every third number."""
    n = 3 * 2**29
    rng = Rng(99)
    thirds = Counter(rng.below(n) % 3 for _ in range(30_000))
    assert chi_squared([thirds[k] for k in range(3)]) < 20
    assert all(0 <= rng.below(2**31) < 2**31 for _ in range(1000))


def test_below_one_is_zero() -> None:
    assert {Rng(seed).below(1) for seed in range(50)} == {0}


def test_every_order_is_equally_likely() -> None:
    rng = Rng(5)
    tally: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        tally[tuple(items)] += 1
    assert set(tally) == set(permutations(range(4)))
    assert chi_squared(list(tally.values())) < 23 + 5 * 46**0.5


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    first = Counter(Rng(seed).below(6) for seed in range(12_000))
    assert chi_squared([first[k] for k in range(6)]) < 5 + 5 * 10**0.5
    assert len({Rng(seed).seed() for seed in range(5000)}) == 5000


def test_seeds_fit_into_62_bits() -> None:
    rng = Rng(3)
    seeds = [rng.seed() for _ in range(2000)]
    assert all(0 <= seed < 2**62 for seed in seeds) and max(seeds) > 2**61
