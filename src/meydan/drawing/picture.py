"""What a game's picture offers to the pages, notebooks and documents."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, ClassVar, NamedTuple, Protocol

from meydan.core.game import Game
from meydan.core.state import Event
from meydan.core.texts import GameTexts, game_texts
from meydan.drawing.look import Look
from meydan.drawing.scene import Colours, Scene
from meydan.drawing.shapes import star_path

View = dict[str, Any]
Choice = dict[str, Any]


class Ahead(Protocol):
    """A choice and what may follow it, as the table looks ahead."""

    code: int
    forced: bool                                # nobody is asked: there is only this
    again: bool                                 # one more of a set
    passed: bool                                # on the way to what is meant: nobody points at it
    panel: Any                                  # amounts asked together: what of, and their codes
    then: Any                                   # list[Ahead]


@dataclass(frozen=True)
class Flight:
    """A symbol that moves over the table from one id to another, so many times."""

    source: str
    target: str
    symbol: str
    count: int = 1


class Piece(NamedTuple):
    """A card, tile or other component as the rulebook lists it."""

    symbol: str                                 # id among `faces`, "" where there is none
    name: str
    text: str                                   # what it does, in full


class Shelf(NamedTuple):
    """Components of one kind."""

    title: str
    pieces: list[Piece]


class Picture:
    """Turns views of one game into scenes. Pure: it reads nothing but the view and the texts.

    A game's folder has a package `picture` with `PICTURE`, an instance of a subclass.
    """

    drawn = True                                # False for the plain tables of a game without a picture
    paints = ""                                 # gradients and patterns of its own; ids begin with the game's name
    colours: ClassVar[Colours] = {}                    # name → light, dark: `var(--NAME)`, begun by the game's name
    sounds: ClassVar[dict[str, str]] = {}              # event → "dice", where it sounds like neither cards nor coins

    def __init__(self, game: Game) -> None:
        self.game = game

    def texts(self, look: Look) -> GameTexts:
        return game_texts(self.game, look.language)

    # What a game has to say.

    def render(self, view: View, look: Look, choices: Sequence[int] = ()) -> Scene:
        """The table as this viewer sees it; `choices` are the codes this viewer may choose now."""
        raise NotImplementedError

    def faces(self, language: str, layout: str) -> dict[str, str]:
        """All symbols of the game by id, the same for everybody: never a part chosen by hidden facts."""
        return {}

    def targets(self, view: View, code: int, before: tuple[int, ...] = ()) -> tuple[list[str], list[str]]:
        """The ids to point at for an action, and ids that narrow the choice but are not needed.

        `before` are the earlier codes of a sequence that has not been sent yet; the view is the one before them all.
        """
        return [], []

    def marks(self, event: Event) -> list[str]:
        """The ids a line of the journal is about: places, pieces, cards. Those that are not on the table are passed
        over."""
        return []

    def flights(self, event: Event) -> list[Flight]:
        """What moves with an event, where the pieces are counts and have no ids of their own."""
        return []

    def liveries(self, view: View, players: int) -> tuple[int, ...]:
        """For each seat the number of the page's colour that is nearest to its pieces."""
        return tuple(range(players))

    def tag(self, view: View, look: Look, code: int) -> str:
        """A short price or gain on the action's button."""
        return ""

    def icon(self, code: int) -> str:
        """The icon on the action's button."""
        return "check"

    def catalogue(self, language: str) -> list[Shelf]:
        """Every component of the game with its full text, for the rulebook."""
        return []

    def cover(self) -> str:
        """The game on the shelf of the first page: markup for a view box of 320 by 150."""
        paint = ("civic", "science", "war", "guild", "raw", "trade")[sum(self.game.name.encode()) % 6]
        return (
            f"<rect width='320' height='150' fill='url(#g-{paint})'/>"
            "<rect width='320' height='150' fill='url(#p-girih-s)' opacity='.45'/>"
            f"<path d='{star_path(160, 75, 54)}' fill='#14284f' fill-opacity='.55' stroke='#f2c14e' stroke-width='2'/>"
            f"<path d='{star_path(160, 75, 34)}' fill='none' stroke='#f2c14e' stroke-width='1.5'/>"
            f"<path d='{star_path(160, 75, 18)}' fill='#f2c14e'/>"
        )

    def usual(self, view: View, code: int) -> bool:
        """Whether this is what the program does unless the person names another: a payment nobody cares about."""
        return False

    def implied(self, code: int) -> bool:
        """Whether what follows tells it, so that this may be pointed at at once: a march by its warriors."""
        return False

    def ticked(self, code: int) -> bool:
        """Whether this is ticked and confirmed, so that one can think again, even where only one of a set is wanted."""
        return False

    def worded(self, code: int) -> bool:
        """Whether it is offered in words though it could be pointed at: the place only stands for the deed, and is not
        what the deed is about."""
        return not self.game.table.block(code).kinds

    def share(self, code: int) -> int | None:
        """1 for everything and 0 for nothing of what a panel of amounts would ask for."""
        return None

    def confirm(self, view: View, look: Look, code: int) -> str:
        """A question to be asked once before this is sent, such as "End the turn? 2 actions left"; usually none."""
        return ""

    # What follows from it.

    def actions(self, view: View, look: Look, choices: Sequence[int], ahead: Sequence[Ahead] = ()) -> list[Choice]:
        """The legal actions as the page wants them; `ahead` are the same with what may follow each.

        `id` is the code, `t` the ids to point at, `o` those that help; `b` marks what is a button too, `i` what the
        next step tells, `n` the amount where it is one (`low`: asked from the least on), `s` one more of a set, `f`
        what the program answers by itself, `w` what lies on the way, `u` the usual way, `sure` a question to be
        asked first, `p` amounts asked together, `all` whether it means all or nothing of them, `next` what follows.
        After the choices come ways to what lies further off.
        """
        texts = self.texts(look)
        found = []
        for number, code in enumerate(choices):
            choice = self._choice(view, code, (), texts.action(code, look.names, view))
            if tag := self.tag(view, look, code):
                choice["tag"] = tag
            if sure := self.confirm(view, look, code):
                choice["sure"] = sure
            if ahead:
                self._go_on(choice, view, look, ahead[number], (code,))
            found.append(choice)
        found += self._following(view, look, ahead[len(choices):], ())
        _tell_apart(found)
        return found

    def _go_on(self, choice: Choice, view: View, look: Look, branch: Ahead, before: tuple[int, ...]) -> None:
        if branch.panel:
            texts = self.texts(look)
            choice["p"] = [{"label": str(texts.named(kind)), "codes": [int(code) for code in codes]}
                           for kind, codes in branch.panel]
        if branch.then:
            choice["next"] = self._following(view, look, branch.then, before)

    def _choice(self, view: View, code: int, before: tuple[int, ...], label: str) -> Choice:
        needed, helpful = self.targets(view, code, before) if before else self.targets(view, code)
        choice: Choice = {"id": int(code), "t": needed, "m": 1, "label": label, "icon": self.icon(code)}
        if helpful:
            choice["o"] = helpful
        if self.usual(view, code):
            choice["u"] = 1
        if self.implied(code):
            choice["i"] = 1
        if needed and self.worded(code):
            choice["b"] = 1
        if self.ticked(code):
            choice["s"] = 1
        if (share := self.share(code)) is not None:
            choice["all"] = share
        block = self.game.table.block(code)
        if any(kind.counts for kind in block.kinds.values()):
            amounts = [int(word) for word, kind in zip(self.game.words(code)[1:], block.kinds.values()) if kind.counts]
            if len(amounts) == 1:
                choice["n"] = amounts[0]
        return choice

    def _following(self, view: View, look: Look, branches: Sequence[Ahead], before: tuple[int, ...]) -> list[Choice]:
        found = []
        for branch in branches:
            label = _label(self.game, look.language, branch.code, look.names)
            choice = self._choice(view, branch.code, before, label)
            if branch.forced:
                choice["f"], choice["t"], choice["o"] = 1, [], choice["t"] + choice.get("o", [])
            if branch.again:
                choice["s"] = 1
            if branch.passed:
                choice["t"], choice["w"] = [], 1
                choice.pop("o", None)
            self._go_on(choice, view, look, branch, (*before, branch.code))
            found.append(choice)
        return found


def _tell_apart(choices: list[Choice]) -> None:
    """What all choices point at tells none from another: it helps, but one need not point at it."""
    shared = set(choices[0]["t"]).intersection(*(choice["t"] for choice in choices[1:])) if len(choices) > 1 else set()
    if not shared or not all(set(choice["t"]) - shared for choice in choices):
        return
    for choice in choices:
        choice["o"] = [id_ for id_ in choice["t"] if id_ in shared] + choice.get("o", [])
        choice["t"] = [id_ for id_ in choice["t"] if id_ not in shared]


@lru_cache(maxsize=20_000)
def _label(game: Game, language: str, code: int, names: tuple[str, ...]) -> str:
    """An action in words, whatever the position."""
    return game_texts(game, language).action(code, names)
