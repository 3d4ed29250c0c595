"""Why something on the table cannot be used now: the reasons of all actions that would point at it."""
from __future__ import annotations

from typing import Any, Final

from meydan.core.reasons import Reason, best, why_not
from meydan.core.texts import game_texts, site_texts
from meydan.drawing.gallery import picture
from meydan.teach.rulebook import rulebook, shown_number
from meydan.web.live import LiveTable

MOST: Final = 3                                 # lines of an answer
LONGEST: Final = 260                            # letters of a rule that is quoted


def why(live: LiveTable, seat: int, target: str, language: str) -> list[dict[str, Any]]:
    """The reasons, each with the clause it rests on; nothing if the thing can be used, or is used for nothing."""
    table = live.table
    if table is None:
        return []
    state = table.asked(seat) if seat in table.waiting else table.state
    if seat not in table.waiting:
        found = [reason for reason in [why_not(live.game, state, seat, 0)] if reason is not None]
    else:
        found = _reasons(live, seat, target)
    return [_line(live, reason, language) for reason in best(found)[:MOST]]


def _reasons(live: LiveTable, seat: int, target: str) -> list[Reason]:
    assert live.table is not None
    state, drawn, found = live.table.asked(seat), picture(live.game), []
    view = state.view(seat)
    for code in range(live.game.actions):
        needed, helpful = drawn.targets(view, code)
        if target not in needed and target not in helpful:
            continue
        reason = why_not(live.game, state, seat, code)
        if reason is None:
            return []                           # it can be used
        found.append(reason)
    return found


def _line(live: LiveTable, reason: Reason, language: str) -> dict[str, Any]:
    line = {"text": game_texts(live.game, language).reason(reason, live.names_in(language))}
    if reason.clause:
        number = shown_number(reason.clause, language)
        line |= {"clause": reason.clause, "rule": site_texts(language).say("reason-rule", number=number),
                 "address": f"/rules/{live.game.name}#{reason.clause}"}
        law = rulebook(live.game, language).entries.get(reason.clause)
        if law is not None and not reason.own:  # a general reason is followed by what the rule says
            line["law"] = law.text if len(law.text) <= LONGEST else law.text[:LONGEST].rsplit(" ", 1)[0] + " …"
    return line
