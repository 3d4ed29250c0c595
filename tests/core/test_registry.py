"""Games are found by name, whatever was loaded before."""
from __future__ import annotations

import pickle
import subprocess
import sys

import pytest

import meydan
from meydan.core.errors import BadPlayers, BadRecord, MeydanError, UnknownGame


def test_games_are_listed_and_found() -> None:
    for name in meydan.games():
        assert meydan.game(name).name == name
        assert meydan.game(name) is meydan.game(name)


def test_the_list_of_games_stays_a_function_after_a_game_was_loaded() -> None:
    """The folder of games has the same name; loading it must not hide the function."""
    session = "import meydan; meydan.game(meydan.games()[0]); import meydan.games; print(meydan.games())"
    said = subprocess.run([sys.executable, "-c", session], capture_output=True, text=True, check=True).stdout
    assert said.strip() == str(meydan.games())


@pytest.mark.parametrize("name", ["chess", "", "Root", "../root", "seven wonders duel", "facts"])
def test_another_name_is_answered_with_those_there_are(name: str) -> None:
    with pytest.raises(UnknownGame) as raised:
        meydan.game(name)
    assert ", ".join(meydan.games()) in str(raised.value)


@pytest.mark.parametrize("name", meydan.games())
def test_people_play_without_a_limit_and_trials_with_one(name: str) -> None:
    """Every game can go on for ever but Duel, which has as many turns as cards."""
    game = meydan.game(name)
    assert bool(game.limits) == (name != "seven_wonders_duel")
    for option in game.limits:
        assert game.check_options({})[option] in ("none", 0), "the usual value is no limit"
        assert game.trial_options({})[option] not in ("none", 0)


def test_errors_travel_between_processes() -> None:
    """An error that could not be read would take a pool of processes down."""
    for error in (BadPlayers(game="root", players=9, allowed=[2, 3, 4]), BadRecord(7, "record-cut-off"),
                  MeydanError("error-needs-lab")):
        again = pickle.loads(pickle.dumps(error))
        assert type(again) is type(error) and again.text("en") == error.text("en") and again.key == error.key
