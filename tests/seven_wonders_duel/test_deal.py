"""Explicit deals: any legal one is accepted, with what never came to light left open; others are refused."""
from __future__ import annotations

import pytest

import meydan
from meydan.core.errors import BadAction, BadOption, BadPlayers, BadSetup, IllegalAction, UnknownGame
from meydan.core.game import Setup
from meydan.core.record import Record
from meydan.core.rng import Rng
from meydan.games.seven_wonders_duel.components import BUILDING, BUILDING_CARDS, GUILD_BACK
from meydan.table import Table
from tests.seven_wonders_duel.positions import GAME
from tests.snapshot import snapshot


def played(seed: int, **options: str) -> Record:
    """A random game to its end."""
    state = GAME.new(seed=seed, **options)
    record = Record.of(GAME, state)
    rng = Rng(seed)
    while not state.over:
        code = state.choices[rng.below(len(state.choices))]
        record.decisions.append((int(state.current), code))
        state.apply(code)
    return record


def changed(seed: int, **lines: list[str]) -> Setup:
    setup = GAME.setup(GAME.new(seed=seed))
    return Setup(2, setup.options, {**setup.deal, **lines})


@pytest.mark.parametrize("seed", range(60))
def test_what_never_came_to_light_may_be_left_open(seed: int) -> None:
    record = played(seed)
    state = record.replay()
    deal = {name: list(words) for name, words in record.setup.deal.items()}
    for age in (1, 2, 3):
        for slot in range(20):
            name = f"age{age}"
            seen = age < state.age or (age == state.age and (state.shown | ~state.present) >> slot & 1)
            if not seen:
                guild = BUILDING_CARDS[BUILDING.index[deal[name][slot]]].back == GUILD_BACK
                deal[name][slot] = "?guild" if guild and age == state.age else "?"
    if not any(GAME.words(code)[0] == "library" for _, code in record.decisions):
        deal["library"] = ["?"] * 3
    opened = Record(GAME, Setup(2, record.setup.options, deal), record.names, record.decisions)
    assert opened.replay().view(None) | {"structure": [], "unseen": {}} == state.view(None) | {
        "structure": [], "unseen": {}}
    assert Record.parse(str(opened)) == opened


def test_all_cards_may_be_open() -> None:
    state = GAME.deal(changed(1, age1=["?"] * 20, age2=["?"] * 20, age3=["?"] * 20, library=["?"] * 3,
                              wonders=["?"] * 8))
    rng = Rng(1)
    while not state.over:
        state.apply(state.choices[rng.below(len(state.choices))])


@pytest.mark.parametrize(("lines", "said"), [
    (dict(first=["3"]), "first"),
    (dict(tokens=["law"] * 5), "law is there twice"),
    (dict(tokens=["law", "economy", "masonry", "strategy"]), "expected 5, found 4"),
    (dict(tokens=["law", "economy", "masonry", "strategy", "bronze"]), "bronze"),
    (dict(wonders=["sphinx"] * 8), "sphinx is there twice"),
    (dict(age1=["baths"] * 20), "baths is there twice"),
    (dict(age1=["?"] * 19 + ["palace"]), "palace cannot be there"),
    (dict(age3=["?"] * 16 + ["builders_guild", "merchants_guild", "?guild", "?guild"]), "3 guilds, found 4"),
    (dict(age2=["?"] * 21), "expected 20, found 21"),
])
def test_an_impossible_deal_is_refused(lines: dict[str, list[str]], said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        GAME.deal(changed(1, **lines))


def test_a_library_draw_of_board_tokens_is_refused() -> None:
    board = GAME.setup(GAME.new(seed=1)).deal["tokens"]
    with pytest.raises(BadSetup, match="cannot be there"):
        GAME.deal(changed(1, library=board[:3]))


def test_missing_or_extra_lines_are_refused() -> None:
    setup = GAME.setup(GAME.new(seed=1))
    with pytest.raises(BadSetup, match="expected first, tokens, library, wonders, age1, age2, age3"):
        GAME.deal(Setup(2, setup.options, {}))
    with pytest.raises(BadSetup):
        GAME.deal(Setup(2, {**setup.options, "wonders": "first_game"}, setup.deal))


def test_the_first_player_must_fit_the_option() -> None:
    setup = GAME.setup(GAME.new(seed=1, first_player="seat1"))
    assert setup.deal["first"] == ["1"]
    with pytest.raises(BadSetup, match="first: expected 1"):
        GAME.deal(Setup(2, setup.options, {**setup.deal, "first": ["2"]}))


# Bad input: the right exception, a message naming what is allowed, nothing changed.

def test_bad_names_and_numbers() -> None:
    with pytest.raises(UnknownGame, match="seven_wonders_duel"):
        meydan.game("seven_wonders")
    with pytest.raises(BadPlayers, match="Allowed: 2"):
        GAME.new(players=3)
    with pytest.raises(BadOption, match="wonders, first_player"):
        GAME.new(wonder="draft")
    with pytest.raises(BadOption, match="draft, first_game"):
        GAME.new(wonders="all")
    with pytest.raises(BadAction, match="build"):
        GAME.code("burn", "baths")
    with pytest.raises(BadAction, match="bathhouse"):
        GAME.code("build", "bathhouse")
    with pytest.raises(BadAction, match="1,201"):
        GAME.words(GAME.actions)


def test_an_illegal_code_changes_nothing() -> None:
    table = Table.new(GAME, ["Sara", "Ali"], seed=1)
    before = snapshot(table.state)
    seat = table.waiting[0]
    with pytest.raises(IllegalAction, match="Possible: Take "):
        table.act(seat, table.version, GAME.code("build", "baths"))
    assert snapshot(table.state) == before and table.version == 0


def test_errors_speak_persian_too() -> None:
    with pytest.raises(BadPlayers) as raised:
        GAME.new(players=3)
    assert "۳" in raised.value.text("fa")
