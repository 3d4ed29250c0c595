"""What a judgement saw in a position, in words: what stands out, what a line brings and costs, what is planned and
expected next.

What is told follows the game's own features, the weightiest first, in the things they count (`meydan.bots.sights`) or
by their names (texts `feature-NAME`): where a network judges, they still tell by what the position changes.
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any, Final

from meydan.bots.sights import Sight, Told, sight_of
from meydan.core.actions import SEAT
from meydan.core.game import Game
from meydan.core.state import GameState
from meydan.core.texts import GameTexts, game_texts, site_texts

AHEAD: Final = 40                       # choices of a line that are looked at
TOLD: Final = 3                         # things told for or against a line, and choices of it
PLANNED: Final = 5                      # choices of a plan that are told
OUTLOOK: Final = 2                      # things told that stand out
DEALS: Final = 8                        # in all of which it must be so what a line brings, in most what is to follow
WORTH_TELLING: Final = 0.2              # of what the weightiest change weighs
Change = tuple[str, str, int | None, int | None]        # of what kind, of what, from how many to how many if counted
GAINS, RELIEF, LEFT, COSTS, BURDENS = KINDS = ("more", "less", "left", "costs", "burdens")
# How far a line is followed: its first choice alone, to the end of the turn, or beyond the choice as it is expected.
AT_ONCE, TURN, EXPECTED = "", "-turn", "-expected"


def along(state: GameState, line: Sequence[int]) -> Iterator[int]:
    """Plays a line of real choices on this state: each just before it is made. What is forced happens in between."""
    for code in line[:AHEAD]:
        while state.current >= 0 and len(state.choices) == 1:
            state.apply(state.choices[0])
        if state.current < 0 or code not in state.choices:          # over, luck, or another deal than was thought of
            return
        yield code
        state.apply(code)


def unforced(deal: GameState, line: Sequence[int]) -> list[int]:
    """The real choices of a line that may hold forced ones too, as far as it can be followed on this deal.

    A forced choice may have the code of the real one after it: who passes because nothing else is left is not the one
    who is expected to pass.
    """
    state = deal.clone()
    kept: list[int] = []
    for code in line:
        while state.current >= 0 and code not in state.choices and len(state.choices) == 1:
            state.apply(state.choices[0])
        if state.current < 0 or code not in state.choices:
            break
        if len(state.choices) > 1:
            kept.append(code)
        state.apply(code)
    return kept


def walked(deal: GameState, line: Sequence[int],
           until: frozenset[str] = frozenset()) -> tuple[GameState, list[tuple[int, int]]]:
    """Where the line leads on this deal, and who chose what on the way; it ends before a later question of these."""
    state = deal.clone()
    chosen: list[tuple[int, int]] = []
    for code in along(state, line):
        if chosen and state.asking in until:
            break
        chosen.append((int(state.current), code))
    return state, chosen


def deals(deal: GameState, seat: int) -> list[GameState]:
    """The deal, and some others that the seat cannot tell from it."""
    return [deal, *(deal.determinize(seat, number) for number in range(1, DEALS))]


def likely(deal: GameState, seat: int, line: Sequence[int]) -> list[int]:
    """As much of a line as most deals let happen: nobody is expected to play a card that he may well not have."""
    lengths = sorted(len(walked(one, line)[1]) for one in deals(deal, seat))
    return list(line[:lengths[(DEALS - 1) // 2]])


def changes(game: Game, before: GameState, after: GameState, seat: int) -> list[tuple[str, float, float]]:
    """Features that differ: name, by how much, and what that is worth; the weightiest first. Those that tell a reader
    nothing are left out."""
    opinion, parts = _opinion(game), sight_of(game).parts
    if opinion is None or after.over:
        return []
    names: Sequence[str] = opinion.FEATURES
    here, there = opinion.features(before, seat), opinion.features(after, seat)
    first = int(opinion.phase(before)) * len(names)
    found = [(name, there[number] - here[number], (there[number] - here[number]) * opinion.WEIGHTS[first + number])
             for number, name in enumerate(names)]
    worth = sorted((one for one in found if one[2] and parts.get(one[0]) != ()), key=lambda one: -abs(one[2]))
    return [one for one in worth if abs(one[2]) >= WORTH_TELLING * abs(worth[0][2])]


def thoughts(game: Game, language: str, deal: GameState, seat: int, line: Sequence[int],
             foreseen: Sequence[int], names: Sequence[str] = ()) -> list[str]:
    """What stands out, what speaks for the line and against it, and what is foreseen after its first choice, beyond
    luck too."""
    return (outlook(game, language, deal, seat, names) + pros_and_cons(game, language, deal, seat, line)
            + expectation(game, language, deal, seat, foreseen, names))


def outlook(game: Game, language: str, deal: GameState, seat: int, names: Sequence[str] = ()) -> list[str]:
    """What stands out in the position, whatever is chosen."""
    texts = game_texts(game, language)
    return [_said(texts, one, names) for one in sight_of(game).outlook(deal, seat)[:OUTLOOK]]


def pros_and_cons(game: Game, language: str, deal: GameState, seat: int, line: Sequence[int]) -> list[str]:
    """What the line brings the seat, and what it costs."""
    site, texts, sight = site_texts(language), game_texts(game, language), sight_of(game)
    found, reach = brought(game, sight, deal, seat, line[:1] if sight.move_alone else line)
    told: dict[str, list[str]] = {kind: [] for kind in KINDS}
    for kind, name, before, now in found:
        said = texts.say(f"feature-{name}") if before is None else _counted(texts, name, before, now or 0)
        told[kind].append(said)
    keys = {GAINS: f"bot-why-more{reach}", LEFT: f"bot-why-left{reach}",
            RELIEF: "bot-why-less-too" if told[GAINS] else "bot-why-less"}
    return [site.say(keys.get(kind, f"bot-why-{kind}"), what=listed(language, said[:TOLD]))
            for kind, said in told.items() if said]


def brought(game: Game, sight: Sight, deal: GameState, seat: int, line: Sequence[int]) -> tuple[list[Change], str]:
    """What a line changes in every deal, and how far it was followed: a card that is drawn or turned up in one of them
    is luck, and nobody's reason."""
    starts = deals(deal, seat)
    surely = line[:min(len(walked(one, line, sight.apart)[1]) for one in starts)]
    ends = [walked(one, surely)[0] for one in starts]
    if any(end.over for end in ends):
        return [], AT_ONCE
    first, *others = (weighed_up(game, sight, start, end, seat) for start, end in zip(starts, ends))
    own = sum(who == seat for who, _ in walked(deal, surely)[1])
    reach = TURN if own > 1 and _ends_turn(deal, ends[0]) else EXPECTED if len(surely) > 1 else AT_ONCE
    return [one for one in first if all(one in other for other in others)], reach


def _ends_turn(before: GameState, after: GameState) -> bool:
    """Whether the turn is over there, but for what is forced; luck may still change what it leads to."""
    state, turn = after.clone(), before.turns_begun()
    while turn == state.turns_begun() and not state.over and state.current >= 0 and len(state.choices) == 1:
        state.apply(state.choices[0])
    return bool(state.turns_begun() != turn)


def weighed_up(game: Game, sight: Sight, before: GameState, after: GameState, seat: int) -> list[Change]:
    """What changes and matters: for or against what it speaks, its name, and how many there were and are, if that is
    counted. What changed against its own weight (more of a thing that is worth nothing just now) is not told."""
    had, has = sight.amounts(before, seat), sight.amounts(after, seat)
    found: list[Change] = []
    for feature, more, worth in changes(game, before, after, seat):
        told = {name for _, name, _, _ in found}
        some = False
        for name in sight.parts.get(feature, (feature,)):
            if name in told:
                some = True
            elif name in had and name in has:
                kind = _kind(sight, name, has[name] - had[name], worth, counted=True)
                if kind is not None:
                    found.append((kind, name, had[name], has[name]))
                    some = True
            elif not some and name == feature:
                kind = _kind(sight, name, more, worth, counted=False)
                if kind is not None:
                    found.append((kind, name, None, None))
    if not any(kind in (GAINS, RELIEF) for kind, *_ in found):      # then by what it plainly brings
        found += [(GAINS, name, had[name], has[name]) for name in has if name not in (sight.burdens or ())
                  and name in had and has[name] > had[name]]
    return [one for one in found if sight.tells(one[1], loss=one[0] in (LEFT, COSTS))]


def _kind(sight: Sight, name: str, more: float, worth: float, counted: bool) -> str | None:
    """What a change is to the seat; None if it is none, or speaks against what it is worth."""
    if not more:
        return None
    burden = (more > 0) != (worth > 0) if sight.burdens is None else name in sight.burdens
    if ((more > 0) != burden) != (worth > 0):
        return None
    if worth > 0:
        return RELIEF if burden else GAINS
    return BURDENS if burden else LEFT if counted else COSTS


def _counted(texts: GameTexts, name: str, before: int, now: int) -> str:
    """So many, and how many so far."""
    return site_texts(texts.language).say("bot-why-from", what=texts.say(f"amount-{name}", n=now), before=before)


def _said(texts: GameTexts, told: Told, names: Sequence[str]) -> str:
    """A sentence of the game; its facts may be things, lists of things, or texts with facts of their own."""
    def fact(value: Any) -> Any:
        if isinstance(value, list):
            return listed(texts.language, [str(fact(one)) for one in value])
        if isinstance(value, tuple) and isinstance(value[1], dict):
            return _said(texts, value, names)
        return texts.named(value, names)

    key, facts = told
    return texts.say(key, **{name: fact(value) for name, value in facts.items()})


def listed(language: str, parts: Sequence[str]) -> str:
    """Things one after the other, the last one after "and"."""
    if len(parts) < 2:
        return "".join(parts)
    comma = "، " if language == "fa" else ", "
    return site_texts(language).say("bot-why-and", some=comma.join(parts[:-1]), last=parts[-1])


def expectation(game: Game, language: str, deal: GameState, seat: int, line: Sequence[int],
                names: Sequence[str] = ()) -> list[str]:
    """What is to follow the first choice: the rest of the own plan in one sentence, others' answers in another."""
    site, texts, state = site_texts(language), game_texts(game, language), deal.clone()
    following: list[tuple[int, str]] = []
    for code in along(state, likely(deal, seat, line[:1 + max(PLANNED, TOLD)])):
        following.append((int(state.current), texts.deed(code, names, state.view(int(state.current)))))
    own: list[str] = []
    rest = following[1:]
    while rest and rest[0][0] == seat:
        deed = site.say("bot-why-deed", action=rest.pop(0)[1])
        if not own or own[-1] != deed:
            own.append(deed)
    other = "bot-why-rival" if int(deal.players) == 2 else "bot-why-other"
    answers = list(dict.fromkeys(
        site.say("bot-why-own" if who == seat else other, action=action, player=texts.name(SEAT, who, names))
        for who, action in rest[:max(TOLD - len(own), 1)]))
    told = [site.say("bot-why-plan", line=_in_turn(language, own[:PLANNED]))] if own else []
    return told + ([site.say("bot-why-next", line=_in_turn(language, answers))] if answers else [])


def _in_turn(language: str, deeds: Sequence[str]) -> str:
    """Deeds in their order."""
    return site_texts(language).say("bot-why-then").join(deeds)


def _opinion(game: Game) -> Any:
    """The module with the game's counted features, if it has one."""
    try:
        found = import_module(f"{type(game).__module__}.evaluate")
    except ModuleNotFoundError:
        return None
    return found if hasattr(found, "FEATURES") else None
