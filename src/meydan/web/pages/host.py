"""Time and terms of a table."""
from __future__ import annotations

from meydan.drawing.markup import esc
from meydan.web.clocks import DAY, ENDS, OFFERED, Clock
from meydan.web.model import Reader, SeatModel
from meydan.web.pages.bits import number, say


def duration(reader: Reader, seconds: float) -> str:
    """Such as 4:35 or 1:00:00."""
    whole = max(0, int(seconds + 0.999))
    hours, minutes, rest = whole // 3600, whole // 60 % 60, whole % 60
    return number(reader, f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes:02}:{rest:02}")


def clock(reader: Reader, seat: SeatModel) -> str:
    """On a banner; while it runs, the script counts on from `data-until`."""
    time = seat.clock
    if time is None:
        return ""
    if time.late:
        return f"<b class='clock low'>{say(reader, 'clock-late')}</b>"
    runs = f" data-until='{time.until:.1f}'" if time.until is not None else ""
    running = " running" if runs else ""
    return (f"<b class='clock{running}' dir='ltr' role='timer' aria-label='{say(reader, 'clock-left')}'{runs}>"
            f"{duration(reader, time.left)}</b>")


def clock_words(reader: Reader, words: str) -> str:
    """A clock as people call it."""
    if not words:
        return say(reader, "clock-none")
    agreed = Clock.parse(words)
    if agreed.kind == "days":
        return say(reader, "clock-days", days=int(agreed.seconds // DAY))
    if agreed.kind == "move":
        return say(reader, "clock-move", minutes=int(agreed.seconds // 60))
    return say(reader, "clock-player", minutes=int(agreed.seconds // 60), seconds=int(agreed.increment))


def clock_choice(reader: Reader, chosen: str = "") -> str:
    options = "".join(f"<option value='{words}'{' selected' if words == chosen else ''}>{clock_words(reader, words)}"
                      "</option>"
                      for words in ("", *OFFERED))
    return f"<label for='clock'>{say(reader, 'clock')}</label><select id='clock' name='clock'>{options}</select>"


def terms(reader: Reader, chosen: dict[str, str]) -> str:
    """What a new table agrees on besides the rules: time, who sees it, whether it counts."""
    ends = "".join(f"<option value='{end}'{' selected' if chosen.get('clock-end') == end else ''}>"
                   f"{say(reader, 'clock-end-' + end)}</option>"
                   for end in ENDS)
    boxes = "".join(
        "<label class='switch'>"
        f"<input type='checkbox' name='{name}' "
        f"value='1'{' checked' if chosen.get(name) else ''}>{say(reader, 'terms-' + name)}</label>"
        for name in ("private", "rated", "hints"))
    return (f"<fieldset class='terms'><legend>{say(reader, 'terms')}</legend>"
            f"<p class='row'>{clock_choice(reader, esc(chosen.get('clock', '')))}</p>"
            f"<p class='row'><label for='clock-end'>{say(reader, 'clock-end')}</label>"
            f"<select id='clock-end' name='clock-end'>{ends}</select></p>{boxes}</fieldset>")
