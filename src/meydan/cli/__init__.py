"""The `meydan` command."""
from __future__ import annotations

import os
import sys

import typer
from pydantic import ValidationError
from typer.exceptions import TyperException

from meydan.cli import (
    analyse,
    arena,
    bench,
    calibrate,
    games,
    levels,
    play,
    puzzles,
    replay,
    rules,
    simulate,
    train,
    worker,
)
from meydan.cli.usage import bad_settings, misused, unusable
from meydan.core.errors import MeydanError
from meydan.core.texts import LANGUAGES, site_texts

app = typer.Typer(name="meydan", help=__doc__, no_args_is_help=True, pretty_exceptions_enable=False,
                  add_completion=False, rich_markup_mode=None)
for module in (play, games, simulate, replay, analyse, puzzles, bench, rules, arena, levels, calibrate, train, worker):
    module.register(app)


def main() -> None:
    """Run the command; what goes wrong is said in one line."""
    try:
        code = app(standalone_mode=False)
    except MeydanError as error:
        _stop(error.text(_language()))
    except OSError as error:
        _stop(unusable(error, _language()))
    except (KeyboardInterrupt, typer.Abort):
        raise SystemExit(130) from None
    except TyperException as error:
        if type(error).__name__ == "NoArgsIsHelpError":         # its message is the help
            print(error.message)
            raise SystemExit(2) from None
        _stop(misused(error, _language()))
    except ValidationError as error:
        _stop(bad_settings([dict(one) for one in error.errors()], _language()))
    except Exception as error:
        if os.environ.get("MEYDAN_DEBUG") == "1":
            raise
        _stop(site_texts(_language()).say("cli-unexpected", error=f"{type(error).__name__}: {error}"))
    else:
        raise SystemExit(code if isinstance(code, int) else 0)


def _stop(message: str) -> None:
    print(f"meydan: {message}", file=sys.stderr)
    raise SystemExit(2)


def _language() -> str:
    chosen = os.environ.get("MEYDAN_LANGUAGE", "en")
    return chosen if chosen in LANGUAGES else "en"
