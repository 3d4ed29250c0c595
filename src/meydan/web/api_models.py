"""What programs send and are sent. Every answer has an example in the OpenAPI document."""
from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictInt

from meydan.table import USUAL_PACE

Id = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{8,40}$")]
Word = Annotated[str, Field(max_length=60)]
Code = Annotated[StrictInt, Field(ge=0, lt=2**31)]
Version = Annotated[StrictInt, Field(ge=0, lt=2**31)]
SeatNumber = Annotated[StrictInt, Field(ge=0, lt=8)]


def shown(**example: Any) -> ConfigDict:
    return ConfigDict(json_schema_extra={"examples": [example]}, extra="forbid")


class Problem(BaseModel):
    """Why something was refused: a stable key, and a sentence for people."""

    model_config = shown(error="error-illegal-action", message="“build quarry” is not possible now. Possible: …")

    error: str
    message: str


class NewPlayer(BaseModel):
    model_config = shown(name="Rook", language="en")

    name: Annotated[str, Field(min_length=1, max_length=64)]
    language: Literal["en", "fa"] = "en"


class Player(BaseModel):
    """Keep the token: it is shown only once."""

    model_config = shown(name="Rook", token="pW3k2n0Qv8cXxv1i1bYt6yqf5zE")

    name: str
    token: str


class OptionAnswer(BaseModel):
    model_config = shown(name="agora", title="Agora", why="Adds senators.", values=["yes", "no"], default="no",
                         clause="SWD-20")

    name: str
    title: str
    why: str
    values: list[str]
    default: str
    clause: str


class GameAnswer(BaseModel):
    model_config = shown(name="seven_wonders_duel", title="7 Wonders Duel", about="A duel of two cities.", version=1,
                         players=[2], actions=1234, options=[], hidden=True)

    name: str
    title: str
    about: str
    version: int
    players: list[int]
    actions: int
    hidden: bool
    options: list[OptionAnswer]


class BotAnswer(BaseModel):
    model_config = shown(name="easy", title="Easy")

    name: str
    title: str


class NewTable(BaseModel):
    """`seats` says who sits where: "me", "open" (anyone), "invited" (by token), or "bot:LEVEL". Seats that the rules
    play themselves (Wakhan) are nobody's and not counted: one person against her is a table of one seat."""

    model_config = shown(game="seven_wonders_duel", seats=["me", "bot:easy"], options={})

    game: Word
    seats: Annotated[list[Word], Field(min_length=1, max_length=8)]
    options: Annotated[dict[Word, Word], Field(max_length=40)] = {}
    pace: Word = USUAL_PACE                     # of windows: seconds, "quick", or "everyone"
    clock: Word = ""                            # "move:SECONDS", "player:SECONDS+INCREMENT" or "days:DAYS"; "": none
    clock_end: Annotated[str, Field(pattern="^(bot|lose)$")] = "bot"    # what happens when it runs out
    private: bool = False                       # in nobody's list but the players'
    rated: bool = False
    hints: bool = False                         # the search may help, among people too; not at a rated table


class SeatAnswer(BaseModel):
    model_config = shown(seat=0, name="Rook", kind="person", mine=True, asked=True, invitation=None)

    seat: int
    name: str
    kind: Annotated[str, Field(pattern="^(person|bot|rule|open|invited|record)$")]
    mine: bool
    asked: bool
    invitation: str | None = None               # token for the seat; told to who made the table


class TableAnswer(BaseModel):
    model_config = shown(
        id="n2Yq8rS0wJp4tK7v", game="seven_wonders_duel", started=True, over=False, version=12,
        moved="2026-01-01T12:00:00+00:00", next=None,
        seats=[{"seat": 0, "name": "Rook", "kind": "person", "mine": True, "asked": True, "invitation": None}])

    id: str
    game: str
    started: bool
    over: bool
    version: int
    moved: str
    next: str | None
    seats: list[SeatAnswer]


class Invitation(BaseModel):
    model_config = shown(invitation="0Jq1bq7QmX3b8r2sV6yTnHc5kLwa")

    invitation: Id | None = None


class Choice(BaseModel):
    model_config = shown(code=17, words=["construct", "quarry"], text="Build the Quarry")

    code: int
    words: list[str]
    text: str


class Outcome(BaseModel):
    model_config = shown(ending="civilian", winners=[0], text="Rook won: most victory points.",
                         scores=[{"blue": 12, "total": 51}, {"blue": 9, "total": 47}])

    ending: str
    winners: list[int]
    text: str
    scores: list[dict[str, int]]


class WindowAnswer(BaseModel):
    """A moment in which several may answer, sealed; silence declines."""

    model_config = shown(left=1.2, beat=1.5, thinking=[], waits=False)

    left: float | None
    beat: float | None
    thinking: list[str]
    waits: bool


class OrderAnswer(BaseModel):
    model_config = shown(what="always-wait", title="Always give me time", why="The table waits for you.", given=False)

    what: str
    title: str
    why: str
    given: bool


class Switch(BaseModel):
    """A standing order, on or off."""

    model_config = shown(what="always-wait", on=True, seat=None)

    what: Annotated[str, Field(max_length=80)]
    on: bool
    seat: int | None = None


class Waiting(BaseModel):
    """In a window: this seat wants time, or no more of it."""

    model_config = shown(version=12, on=True, seat=None)

    version: int
    on: bool
    seat: int | None = None


class Situation(BaseModel):
    """All that a seat may know now; the stream sends the same after every change."""

    model_config = shown(
        table="n2Yq8rS0wJp4tK7v", game="seven_wonders_duel", version=12, names=["Rook", "Easy"], seat=0, seats=[0],
        started=True, over=False, waiting=[0], asked=True, view={"age": 1}, prompt="Choose a card of the structure.",
        choices=[{"code": 17, "words": ["construct", "quarry"], "text": "Build the Quarry"}], result=None, next=None)

    table: str
    game: str
    version: int
    names: list[str]
    seat: int | None
    seats: list[int]
    started: bool
    over: bool
    waiting: list[int]
    asked: bool
    window: WindowAnswer | None = None          # anybody may answer now; see POST …/wait
    orders: list[OrderAnswer] = []              # standing orders of this seat; see POST …/orders
    view: dict[str, Any] | None
    prompt: str
    choices: list[Choice]
    result: Outcome | None
    next: str | None


class Decision(BaseModel):
    """One of the choices of the situation with this version."""

    model_config = shown(version=12, code=17)

    version: Version
    code: Code
    seat: SeatNumber | None = None              # only for who holds several


class Deed(BaseModel):
    model_config = shown(version=12)

    version: Version
    seat: SeatNumber | None = None


class Accepted(BaseModel):
    model_config = shown(version=13)

    version: int


class RecordAnswer(BaseModel):
    model_config = shown(id="n2Yq8rS0wJp4tK7v", address="/game/n2Yq8rS0wJp4tK7v")

    id: str
    address: str
