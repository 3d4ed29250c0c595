"""Why something on the table cannot be used now: the reasons of all actions that would point at it."""
from __future__ import annotations

import re
from collections.abc import Sequence
from html import unescape
from typing import Any, Final

from meydan.core.clauses import clauses
from meydan.core.reasons import Asked, Reason, best, why_not
from meydan.core.state import GameState
from meydan.core.texts import game_texts, site_texts
from meydan.drawing.gallery import picture
from meydan.drawing.look import Look
from meydan.table.sequences import after
from meydan.teach.pointing import pointing
from meydan.teach.rulebook import rulebook, shown_number
from meydan.web.live import LiveTable

MOST: Final = 3                                 # lines of an answer
LONGEST: Final = 260                            # letters of a rule that is quoted
MOST_WANTED: Final = 12                         # answers of a set
BREADTH: Final = 40                             # ways that are followed to its end


def why(live: LiveTable, seat: int, target: str, language: str) -> list[dict[str, Any]]:
    """The reasons, each with the clause it rests on; nothing if the thing can be used."""
    table = live.table
    if table is None:
        return []
    if not table.choices(seat):                 # in a window, who has answered still seems to be waited for
        told = _line(live, Reason("reason-over" if table.over else "reason-not-asked", own=False), language)
        return [told | {"text": f"{told['text']} {live.prompt(seat, language)}"}]
    found = _reasons(live, seat, target)
    if found is None:
        return []
    if any(reason.key != "reason-other-question" for reason in found):
        return [_line(live, reason, language) for reason in best(_speaking_of(target, found))[:MOST]]
    return _not_now(live, seat, target, language, bool(found))


def why_unfinished(live: LiveTable, seat: int, ticked: Sequence[int], language: str) -> list[dict[str, Any]]:
    """What a ticked set lacks to be confirmed: how many more the question wants."""
    table = live.table
    if table is None or not table.choices(seat):
        return []
    state: GameState = table.asked(seat)
    for code in ticked:
        following = after(state, code) if state.allows(code) else None
        if following is None:
            return []
        state = following[0]
    reason = Reason("reason-too-few", {"count": _wanted(state), "prompt": Asked(state)},
                    clauses(live.game).steps.get(state.asking, ""))
    return [_line(live, reason, language)]


def _wanted(state: GameState) -> int:
    """How many more answers the question wants at least, whichever they are."""
    step, level = state.stack[-1].step, [state]
    for count in range(1, MOST_WANTED):
        following = [after(one, code) for one in level[:BREADTH] for code in one.choices]
        level = [found[0] for found in following if found is not None and found[0].stack[-1].step is step]
        if len(level) < len(following):
            return count
    return MOST_WANTED


def _reasons(live: LiveTable, seat: int, target: str) -> list[Reason] | None:
    """Of all actions that would point at it; None if one of them can be chosen."""
    assert live.table is not None
    state, drawn, found = live.table.asked(seat), picture(live.game), []
    view = state.view(seat)
    for code in range(live.game.actions):
        needed, helpful = drawn.targets(view, code)
        if target not in needed and target not in helpful:
            continue
        reason = why_not(live.game, state, seat, code)
        if reason is None:
            return None                         # it can be used
        found.append(reason)
    return found


def _speaking_of(target: str, found: list[Reason]) -> list[Reason]:
    """The reasons that name the thing itself, if there are any: a Wonder's cost rather than the cards it lacks."""
    names = [f"'{part}'" for part in target.split("-") if len(part) > 2]
    return [reason for reason in found if any(name in repr(reason.facts) for name in names)] or found


def _not_now(live: LiveTable, seat: int, target: str, language: str, of_use: bool) -> list[dict[str, Any]]:
    """About a thing that the question does not mean: when it comes in is told by its own clause."""
    assert live.table is not None
    clause, name = pointing(live.game).thing([target]), _name(live, seat, target, language)
    if not clause or not name:
        return []
    asked = game_texts(live.game, language).prompt(live.table.asked(seat), live.names_in(language))
    text = site_texts(language).say("reason-thing-later" if of_use else "reason-thing-shown", thing=name, prompt=asked)
    return [{"text": text, **_rule(live, clause, language, quoted=True)}]


def _name(live: LiveTable, seat: int, target: str, language: str) -> str:
    """What the thing with this id is called on the seat's table."""
    assert live.table is not None
    look = Look(language, "wide", live.names_in(language), seat)
    scene = picture(live.game).render(live.table.view(seat), look, list(live.table.asked(seat).choices))
    for part in scene.fragments().values():
        if found := re.search(rf" id='{re.escape(target)}'( [^>]*)>", part):
            told = re.search(r" data-tip='([^']*)'", found[1]) or re.search(r" aria-label='([^']*)'", found[1])
            return unescape(told[1]).split("\n")[0].rstrip(".") if told else ""
    return ""


def _line(live: LiveTable, reason: Reason, language: str) -> dict[str, Any]:
    line = {"text": game_texts(live.game, language).reason(reason, live.names_in(language))}
    return line | _rule(live, reason.clause, language, quoted=not reason.own) if reason.clause else line


def _rule(live: LiveTable, clause: str, language: str, quoted: bool) -> dict[str, Any]:
    """A clause and its address; a general reason is followed by what the rule says."""
    rule = {"clause": clause, "rule": site_texts(language).say("reason-rule", number=shown_number(clause, language)),
            "address": f"/rules/{live.game.name}#{clause}"}
    law = rulebook(live.game, language).entries.get(clause)
    if law is not None and quoted:
        rule["law"] = law.text if len(law.text) <= LONGEST else law.text[:LONGEST].rsplit(" ", 1)[0] + " …"
    return rule
