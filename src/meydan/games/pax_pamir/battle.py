"""Battle in a region or on a court card, and Safe House after it (PAM-17)."""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meydan.core.state import Frame, Step
from meydan.games.pax_pamir import court, naming, placing, wakhan_choices
from meydan.games.pax_pamir.actions import (
    BATTLE_CARD,
    BATTLE_REGION,
    DECLINE,
    HIDE_AT,
    NOTE_ARMY_REMOVED,
    NOTE_BATTLE_CARD,
    NOTE_BATTLE_REGION,
    NOTE_ROAD_REMOVED,
    NOTE_SAFE_HOUSE,
    NOTE_SPY_REMOVED,
    NOTE_TRIBE_REMOVED,
    NOTE_WAKHAN_RULE,
    REMOVE_ARMY,
    REMOVE_ROAD,
    REMOVE_SPY,
    REMOVE_TRIBE,
    STOP,
    WHY_ALWAYS_SAFE_HOUSE,
)
from meydan.games.pax_pamir.components import ADVISORS, BORDERS_OF, COALITIONS, COURT, NATIONALISM, REGIONS, SAFE_HOUSE
from meydan.games.pax_pamir.pieces import IN_REGION, ON_BORDER, ON_CARD, ONE_SPY, SEAT_COLOUR, SUPPLY
from meydan.games.pax_pamir.state import Pamir


def fighting_units(g: Pamir, seat: i64, region: i64) -> i64:
    """PAM-17.2, 17.7."""
    units = g.armies(g.coalition_of(seat), region)
    if g.in_force(NATIONALISM, seat):
        units += g.tribes(seat, region)
    return units


def tribe_can_fall(g: Pamir, seat: i64, victim: i64, region: i64) -> bool:
    """Whether seat may remove a tribe of victim there in battle (PAM-17.3, 17.4, 17.7)."""
    if victim == seat or g.tribes(victim, region) == 0:
        return False
    if g.coalition_of(victim) == g.coalition_of(seat):
        return False
    return not g.has_citadel(victim, region)


def spy_can_fall(g: Pamir, seat: i64, victim: i64, n: i64) -> bool:
    """Spies of any other player, but not those with Indispensable Advisors (PAM-17.5, 17.7)."""
    return victim != seat and g.spies_of(victim, n) > 0 and not g.has(victim, ADVISORS)


def can_fight_on_card(g: Pamir, seat: i64, n: i64) -> bool:
    packed = g.spies[n]
    if packed == 0 or packed >> 4 * seat & 15 == 0:
        return False
    return any(spy_can_fall(g, seat, victim, n) for victim in range(g.players))


def can_fight_in_region(g: Pamir, seat: i64, region: i64) -> bool:
    if fighting_units(g, seat, region) == 0:
        return False
    own = g.loyalty[seat]
    for coalition in range(COALITIONS):
        if coalition != own:
            if g.armies(coalition, region):
                return True
            for border in BORDERS_OF[region]:
                if g.roads(coalition, border):
                    return True
    return any(tribe_can_fall(g, seat, victim, region) for victim in range(g.players))


def can_fight_anywhere(g: Pamir, seat: i64) -> bool:
    for region in range(REGIONS):
        if can_fight_in_region(g, seat, region):
            return True
    for owner in range(g.players):
        for n in g.courts[owner]:
            if can_fight_on_card(g, seat, n):
                return True
    return False


def site(g: Pamir) -> dict[str, Any]:
    """Where the battle is fought, and how many spies of each seat have fallen."""
    return {"site": naming.PLACES[g.site], "on": "card" if g.site >= ON_CARD else "region",
            "felled": [int(g.felled >> 4 * owner & 15) for owner in range(g.players)]}


class ChooseSite(Step[Pamir]):
    """One site: a region or a court card where something may be removed (PAM-17.1)."""

    def options(self, g: Pamir, f: Frame) -> list[int]:
        codes: list[int] = []
        for region in range(REGIONS):
            if can_fight_in_region(g, f.player, region):
                codes.append(BATTLE_REGION + region)
        for n in g.ring():
            if can_fight_on_card(g, f.player, n):
                codes.append(BATTLE_CARD + n)
        return codes

    def about(self, g: Pamir, f: Frame, seat: i64) -> dict[str, Any]:
        return {"rank": int(f.number)}

    def choose(self, g: Pamir, f: Frame, code: i64) -> None:
        if code >= BATTLE_CARD:
            units = open_battle(g, f.player, ON_CARD + code - BATTLE_CARD)
        else:
            units = open_battle(g, f.player, IN_REGION + code - BATTLE_REGION)
        g.then(REMOVE_PIECE, f.player, min(units, f.number) * 2)


def open_battle(g: Pamir, seat: i64, site: i64) -> i64:
    """Go to the site; how many units fight there (PAM-17.2)."""
    g.site = site
    g.felled = 0
    if site >= ON_CARD:
        g.note(NOTE_BATTLE_CARD, seat, site - ON_CARD)
        return g.spies_of(seat, site - ON_CARD)
    g.note(NOTE_BATTLE_REGION, seat, site - IN_REGION)
    return fighting_units(g, seat, site - IN_REGION)


class RemovePiece(Step[Pamir]):
    """Enemy pieces are removed one by one, at least one (PAM-17.3 to 17.6, 17.9).

    The frame's number is twice what may still be removed, plus 1 once something was.
    """

    def options(self, g: Pamir, f: Frame) -> list[int]:
        codes: list[int] = []
        if f.number < 2:
            return codes
        if g.site >= ON_CARD:
            for victim in range(g.players):
                if spy_can_fall(g, f.player, victim, g.site - ON_CARD):
                    codes.append(REMOVE_SPY + victim)
        else:
            region = g.site - IN_REGION
            own = g.loyalty[f.player]
            for coalition in range(COALITIONS):
                if coalition != own:
                    if g.armies(coalition, region):
                        codes.append(REMOVE_ARMY + coalition)
                    for border in BORDERS_OF[region]:
                        if g.roads(coalition, border):
                            codes.append(REMOVE_ROAD + border * COALITIONS + coalition)
            for victim in range(g.players):
                if tribe_can_fall(g, f.player, victim, region):
                    codes.append(REMOVE_TRIBE + victim)
        if codes and f.number % 2:
            codes.append(STOP)
        return codes

    def about(self, g: Pamir, f: Frame, seat: i64) -> dict[str, Any]:
        return {**site(g), "left": int(f.number // 2), "began": f.number % 2 == 1}

    def choose(self, g: Pamir, f: Frame, code: i64) -> None:
        if code == STOP:
            self.enter(g, f)
            return
        g.then(REMOVE_PIECE, f.player, (f.number // 2 - 1) * 2 + 1)
        if code >= REMOVE_SPY:
            remove_spy(g, f.player, code - REMOVE_SPY)
        elif code >= REMOVE_TRIBE:
            remove_tribe(g, f.player, code - REMOVE_TRIBE)
        elif code >= REMOVE_ROAD:
            remove_road(g, f.player, (code - REMOVE_ROAD) // COALITIONS, (code - REMOVE_ROAD) % COALITIONS)
        else:
            remove_army(g, f.player, code - REMOVE_ARMY)

    def enter(self, g: Pamir, f: Frame) -> None:
        offer_safe_houses(g)


def remove_army(g: Pamir, seat: i64, coalition: i64) -> None:
    g.move_piece(coalition, g.site, SUPPLY)
    g.note(NOTE_ARMY_REMOVED, seat, coalition, g.site - IN_REGION)


def remove_road(g: Pamir, seat: i64, border: i64, coalition: i64) -> None:
    g.move_piece(coalition, ON_BORDER + border, SUPPLY)
    g.note(NOTE_ROAD_REMOVED, seat, coalition, border)


def remove_tribe(g: Pamir, seat: i64, victim: i64) -> None:
    """Overthrow is settled at once after the removal (PAM-17.8)."""
    g.move_piece(SEAT_COLOUR + victim, g.site, SUPPLY)
    g.note(NOTE_TRIBE_REMOVED, seat, victim, g.site - IN_REGION)
    court.lost_tribe(g, victim, g.site - IN_REGION)


def remove_spy(g: Pamir, seat: i64, victim: i64) -> None:
    g.move_piece(SEAT_COLOUR + victim, g.site, SUPPLY)
    g.felled += ONE_SPY[victim]
    g.note(NOTE_SPY_REMOVED, seat, victim, g.site - ON_CARD)


def offer_safe_houses(g: Pamir) -> None:
    """After the last removal, owner by owner from the active player clockwise (PAM-17.8)."""
    if g.felled:
        for k in range(g.players - 1, 0, -1):
            owner = g.seat_after(g.turn, k)
            if g.felled >> 4 * owner & 15:
                g.then(HIDE_SPY, owner, g.felled >> 4 * owner & 15)


class HideSpy(Step[Pamir]):
    """A spy removed by another's battle may go to Safe House instead of supply (PAM-17.7, 21.8).

    Wakhan always uses it (PAM-26.3).
    """

    def options(self, g: Pamir, f: Frame) -> list[int]:
        if g.is_wakhan(f.player):
            return []
        codes = [HIDE_AT + n for n in safe_houses(g, f.player)]
        if codes:
            codes.append(DECLINE)
        return codes

    def about(self, g: Pamir, f: Frame, seat: i64) -> dict[str, Any]:
        return {**site(g), "left": int(f.number)}

    def choose(self, g: Pamir, f: Frame, code: i64) -> None:
        if f.number > 1:
            g.then(HIDE_SPY, f.player, f.number - 1)
        if code != DECLINE:
            hide_spy(g, f.player, code - HIDE_AT)

    def enter(self, g: Pamir, f: Frame) -> None:
        if not g.is_wakhan(f.player):
            return
        best = wakhan_choices.best_card(g, f.player, safe_houses(g, f.player))
        if best >= 0:
            g.note(NOTE_WAKHAN_RULE, f.player, WHY_ALWAYS_SAFE_HOUSE)
            for _ in range(f.number):
                hide_spy(g, f.player, best)


def safe_houses(g: Pamir, seat: i64) -> list[int]:
    return [n for n in g.courts[seat] if COURT[n].ability == SAFE_HOUSE]


def hide_spy(g: Pamir, seat: i64, n: i64) -> None:
    """The spy that just came back to supply goes onto the card: told once, as what it is (PAM-21.8)."""
    log = g.log
    g.log = None
    placing.place_cylinder(g, seat, ON_CARD + n)
    g.log = log
    g.note(NOTE_SAFE_HOUSE, seat, n)


CHOOSE_SITE: Final = ChooseSite()
REMOVE_PIECE: Final = RemovePiece()
HIDE_SPY: Final = HideSpy()
