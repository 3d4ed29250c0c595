"""A ribbon under the upper edge of the map while something goes on step by step: whose it is, what, how much is left."""
from __future__ import annotations

from typing import Final

from meydan.drawing.lines import breadth
from meydan.drawing.look import Look
from meydan.drawing.markup import box, fitting, num, place, text, use
from meydan.drawing.picture import View
from meydan.games.pax_pamir.picture.components import DEED_ICON
from meydan.games.pax_pamir.picture.faces import impact
from meydan.games.pax_pamir.picture.land import Plan
from meydan.games.pax_pamir.picture.signs import seat_disc
from meydan.games.pax_pamir.picture.words import Words

HIGH: Final = 22.0
DEED: Final = {"CollectTax": "tax", "BuildBlock": "build", "BuildExtra": "build", "MovePiece": "move", "MoveTo": "move",
               "MoveSpyTo": "move", "ChooseSite": "battle", "RemovePiece": "battle", "BetrayCourtCard": "betray", "Give": "gift"}
OTHER: Final = {"NamePlayer": "i-cards", "NameSuit": "i-cards", "ChooseRegion": "i-cards", "SwapHands": "i-cards",
                "UseBlackmail": "pm-spy", "HideSpy": "i-home", "TakeBlock": "pm-army", "TakeCylinder": "pm-tribe"}
LOSSES: Final = ("Overthrow", "DiscardPatriots", "SettleDebt", "TrimCourt", "TrimHand", "LoseConfidence")


def ribbon(view: View, look: Look, words: Words, plan: Plan) -> str:
    """Nothing where a sheet tells it, or nothing goes on."""
    asked = view["pending"] or {}
    kind = asked.get("asks", "")
    if kind == "ResolveIcon":
        line, signs = words.say("moment-icons", card=words.say(f"card-{asked['card']}")), len(asked["icons"])
    elif kind in DEED:
        more = int(asked.get("left", 0))
        line, signs = words.say(f"deed-{DEED[kind]}"), 1
        if kind == "BuildBlock":
            ratio = f"{look.number(asked['built'])}/{look.number(asked['limit'])}"
            line = words.say("moment-build", ratio=ratio, cost=int(asked["cost"]))
        line = f"{line} · {words.say('moment-left', number=more)}" if more else line
    elif kind in LOSSES:
        line, signs = _loss(view, look, words), 1
    elif kind in OTHER:
        line, signs = _other(view, look, words), 1
    else:
        return ""
    x, y, w, _ = plan.land
    x, w = x + 26, w - 52                                   # the Caspian carries the events in force
    beside = 26 + signs * 20 + 10
    size = fitting(line, w - beside, 12)
    wide = min(w, breadth(line, size) + beside)
    left = x + (w - wide) / 2
    loss = kind in LOSSES
    out = [box(left, y + 2, wide, HIGH, HIGH / 2, paint=f" fill='#1b1420' fill-opacity='.92' stroke='{'#e0566a' if loss else '#e8b95a'}' stroke-width='1.3'")]
    out.append(seat_disc(left + look.x(12, 0, wide), y + 2 + HIGH / 2, 8.2, int(asked["seat"])))
    at = 33.0
    for number in range(signs):
        out.append(_sign(kind, asked, number, left + look.x(at, 0, wide), y + 2 + HIGH / 2))
        at += 20
    out.append(text(left + look.x(at - 5, 0, wide), y + 2 + HIGH / 2 + size * 0.36, line, size, "t-on t-start"))
    return place("moment", "".join(out), label=f"{words.player(int(asked['seat']))}: {line}", cls="still")


def _sign(kind: str, asked: dict[str, object], number: int, x: float, y: float) -> str:
    """An icon of the card with its state, the tile of an action, or a falling card."""
    if kind == "ResolveIcon":
        icons, at = asked["icons"], asked["at"]
        assert isinstance(icons, list) and isinstance(at, int)
        drawn = impact(icons[number], x, y, 8)
        if number < at:
            return f"<g opacity='.45'>{drawn}</g>" + use("i-check", x - 6, y - 6, 12, cls="gold")
        return (f"<circle cx='{num(x)}' cy='{num(y)}' r='10' fill='#ffd76a'/>" if number == at else "") + drawn
    if kind in DEED:
        return box(x - 8.5, y - 8.5, 17, 17, 4, paint=" fill='#5a4a86'") + use(DEED_ICON[DEED[kind]], x - 6, y - 6, 12, cls="w")
    if kind in OTHER:
        return use(OTHER[kind], x - 7, y - 7, 14, cls="w")
    icon = "i-crown" if kind == "Overthrow" else "i-flag" if kind == "DiscardPatriots" else "i-scales" if kind == "SettleDebt" else "i-trash"
    cross = f"<path d='M{num(x - 7)} {num(y + 7)}L{num(x + 7)} {num(y - 7)}' stroke='#e0566a' stroke-width='2.2'/>"
    return use(icon, x - 7, y - 7, 14, cls="w") + (cross if kind in ("Overthrow", "DiscardPatriots") else "")


def _other(view: View, look: Look, words: Words) -> str:
    """An event that was bought, an ability, or a supply that has run out."""
    asked, say = view["pending"], words.say
    match asked["asks"]:
        case "UseBlackmail":
            return look.joined([say(f"ability-blackmail_{region}") for region in asked["regions"]])
        case "HideSpy":
            return say("ability-safe_house")
        case "TakeBlock" | "TakeCylinder":
            return say("moment-supply")
    return say(f"card-{asked['card']}-bought")


def _loss(view: View, look: Look, words: Words) -> str:
    """What is lost, and why."""
    asked, say = view["pending"], words.say
    kind, cards = asked["asks"], asked.get("cards", [])
    named = look.joined([say(f"card-{name}") for name in cards]) if not look.tall else say("moment-cards", number=len(cards))
    if kind == "Overthrow":
        return say("moment-overthrow", region=say(f"region-{asked['region']}"), cards=named)
    if kind == "DiscardPatriots":
        return say("moment-patriots", cards=named)
    return say({"SettleDebt": "moment-debt", "TrimCourt": "moment-court", "TrimHand": "moment-hand"}.get(kind, "moment-lost"),
               number=int(asked.get("left", 1)))
