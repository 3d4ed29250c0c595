"""What can go wrong, each kind with an exact meaning and a message in the reader's language."""
from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from meydan.core.game import Game
    from meydan.core.reasons import Reason


TOLD: Final = 8                         # choices of a question that a refusal lists


class MeydanError(Exception):
    """The base of all errors a person may cause. `key` and `facts` find the sentence."""

    key = "error"

    def __init__(self, key: str = "", **facts: object) -> None:
        super().__init__(key, facts)
        self.key = key or type(self).key
        self.facts = facts

    def text(self, language: str) -> str:
        from meydan.core.texts import digits, site_texts

        mark = "، " if language == "fa" else ", "
        facts = {name: mark.join(digits(str(one), language) for one in fact) if isinstance(fact, list) else fact
                 for name, fact in self.facts.items()}
        return site_texts(language).say(self.key, **facts)

    def __str__(self) -> str:
        return self.text("en")

    def __reduce__(self) -> tuple[Any, ...]:
        """A process may tell another what went wrong."""
        return _revived, (type(self), self.args, vars(self))


def _revived(kind: type[MeydanError], args: tuple[Any, ...], facts: dict[str, Any]) -> MeydanError:
    error = kind.__new__(kind)
    error.args = args
    vars(error).update(facts)
    return error


class UnknownGame(MeydanError, LookupError):
    """No game of that name is installed."""

    key = "error-unknown-game"


class BadPlayers(MeydanError, ValueError):
    """The game is not played by so many."""

    key = "error-bad-players"


class BadOption(MeydanError, ValueError):
    """The game has no such option, or the option no such value."""

    key = "error-bad-option"


class BadSetup(MeydanError, ValueError):
    """The dealt orders do not fit the game's components."""

    key = "error-bad-setup"


class BadAction(MeydanError, ValueError):
    """The code or the words name no action of the game."""

    key = "error-bad-action"


class BadRecord(MeydanError, ValueError):
    """The text is not a record; `line` says where."""

    key = "error-bad-record"

    def __init__(self, line: int, key: str = "", **facts: object) -> None:
        super().__init__("", line=line, reason_key=key, **facts)
        self.line = line

    def text(self, language: str) -> str:
        from meydan.core.texts import site_texts

        texts = site_texts(language)
        reason = texts.say(str(self.facts["reason_key"]), **self.facts)
        return texts.say(self.key, line=self.line, reason=reason)


class NewerRecord(BadRecord):
    """The record was written by a newer version of the rules or of the notation."""


class IllegalAction(MeydanError, ValueError):
    """The action exists but is not among the choices; `reason` says why, where the rules can.

    `words` and `allowed` are the actions as programs write them. Where the game is known people read them as buttons
    say it: `code` was wanted, `choices` are possible, to one who sees `view`.
    """

    key = "error-illegal-action"

    def __init__(self, game: Game | None = None, reason: Reason | None = None, code: int | None = None,
                 choices: Sequence[int] = (), view: dict[str, Any] | None = None, names: Sequence[str] = (),
                 **facts: object) -> None:
        super().__init__("", **facts)
        self.game = game
        self.reason = reason
        self.code, self.choices, self.view, self.names = code, tuple(choices), view, tuple(names)

    def text(self, language: str) -> str:
        from meydan.core.texts import game_texts

        if self.game is None:
            return super().text(language)
        texts, facts = game_texts(self.game, language), dict(self.facts)
        if self.code is not None:
            facts["words"] = texts.action(self.code, self.names)
        if self.choices:
            told = [texts.deed(choice, self.names, self.view) for choice in self.choices[:TOLD]]
            more = ["…"] if len(self.choices) > TOLD else []
            facts["allowed"] = ("؛ " if language == "fa" else "; ").join([*told, *more])
        plain = texts.say(self.key, **facts)
        return plain if self.reason is None else f"{texts.reason(self.reason, self.names)} {plain}"


class NotYourTurn(MeydanError, ValueError):
    """Another seat is asked."""

    key = "error-not-your-turn"


class StaleVersion(MeydanError, ValueError):
    """The table has moved on since the decision was prepared."""

    key = "error-stale-version"


class CannotUndo(MeydanError, ValueError):
    """Nothing of this seat's can be taken back."""

    key = "error-cannot-undo"


class GameOver(MeydanError, ValueError):
    """The game has ended."""

    key = "error-game-over"
