"""Dominance Checks, their points, and the end of the game (PAM-18, PAM-19)."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meydan.core.state import BIT, Frame, Step
from meydan.games.pax_pamir import market, placing
from meydan.games.pax_pamir.actions import (
    CAPPED,
    FINAL,
    LEAD,
    NOTE_BLOCKS_CLEARED,
    NOTE_CHECK_FAILED,
    NOTE_CHECK_SUCCEEDED,
    NOTE_EFFECTS_ENDED,
    NOTE_FINAL_CHECK,
    NOTE_INSURRECTION,
    NOTE_SCORED,
    NOTE_SCORED_FAILED,
    NOTE_TURN_CAP,
    NOTE_WON,
)
from meydan.games.pax_pamir.components import (
    AFGHAN,
    BLOCKS,
    COALITIONS,
    FAILED,
    FATIGUE,
    INSURRECTION,
    KABUL,
    MILITARY,
    NO_COALITION,
    SUCCESSFUL,
)
from meydan.games.pax_pamir.history import NOT_COUNTED, check_points, pack_check, pack_counts
from meydan.games.pax_pamir.pieces import ALL_BLOCKS, IN_REGION, SUPPLY
from meydan.games.pax_pamir.settings import NO_SEAT
from meydan.games.pax_pamir.state import Pamir

LEAD_TO_WIN: Final = 4
INSURGENTS: Final = 2


def judge(g: Pamir, final_check: bool) -> i64:
    """The result of a check made now, as it stands in the history (PAM-18.2 to 18.6, 18.8)."""
    dominant = g.dominant()
    result = pack_check(dominant, final_check)
    for seat in range(g.players):
        points = place_points(g, seat, dominant, final_check)
        result |= points * BIT[3 + 5 * seat]
    return result


def takes_part(g: Pamir, seat: i64, dominant: i64) -> bool:
    """Wakhan takes part in every check (PAM-26.7)."""
    return dominant == NO_COALITION or g.loyalty[seat] == dominant or g.is_wakhan(seat)


def standing(g: Pamir, seat: i64, dominant: i64) -> i64:
    if dominant == NO_COALITION:
        return g.cylinders_in_play(seat)
    return g.influence(seat, dominant)


def counted(g: Pamir, dominant: i64) -> i64:
    """What this check counts, for the view: see `history.pack_counts`."""
    standings: list[int] = []
    for seat in range(g.players):
        standings.append(standing(g, seat, dominant) if takes_part(g, seat, dominant) else NOT_COUNTED)
    return pack_counts(blocks_of_all(g), standings, g.in_force(FATIGUE, 0), g.turns)


def blocks_of_all(g: Pamir) -> tuple[int, int, int]:
    return int(g.blocks_in_play(0)), int(g.blocks_in_play(1)), int(g.blocks_in_play(2))


def lead_of(g: Pamir, coalition: i64) -> i64:
    """By how many blocks it is ahead of the next one."""
    mine = g.blocks_in_play(coalition)
    return mine - max(g.blocks_in_play((coalition + 1) % COALITIONS), g.blocks_in_play((coalition + 2) % COALITIONS))


def place_points(g: Pamir, seat: i64, dominant: i64, final_check: bool) -> i64:
    """Points of the places the tied players occupy, doubled if final, divided and rounded down (PAM-18.6)."""
    if not takes_part(g, seat, dominant):
        return 0
    mine = standing(g, seat, dominant)
    ahead: i64 = 0
    tied: i64 = 0
    for other in range(g.players):
        if takes_part(g, other, dominant):
            theirs = standing(g, other, dominant)
            if theirs > mine:
                ahead += 1
            elif theirs == mine:
                tied += 1
    total: i64 = 0
    for place in range(ahead, ahead + tied):
        if dominant == NO_COALITION:
            total += FAILED[place]
        else:
            total += SUCCESSFUL[place]
    if final_check:
        total *= 2
    return total // tied


def leader_by(g: Pamir, margin: i64) -> i64:
    """Who leads every other player by at least so many points, or NO_SEAT (PAM-19.1)."""
    for seat in range(g.players):
        ahead = True
        for other in range(g.players):
            if other != seat and g.points(seat) - g.points(other) < margin:
                ahead = False
        if ahead:
            return seat
    return NO_SEAT


def winners(g: Pamir) -> i64:
    """Most points, then Military stars, then rupees; still tied: shared (PAM-19.2, 19.3)."""
    most: i64 = -1
    mask: i64 = 0
    for seat in range(g.players):
        standing = (g.points(seat) * 1000 + g.stars(seat, MILITARY)) * 100000 + g.rupees[seat]
        if standing > most:
            most = standing
            mask = 0
        if standing == most:
            mask |= BIT[seat]
    return mask


def winners_after(g: Pamir, final_check: bool) -> i64:
    """Who has won now that a check was scored; 0 if the game goes on."""
    if final_check:
        return winners(g)
    leader = leader_by(g, LEAD_TO_WIN)
    if leader == NO_SEAT:
        return 0
    return BIT[leader]


class DominanceCheck(Step[Pamir]):
    """Count, score, test for the end, clear the blocks, Insurrection, lasting events end (PAM-18.9)."""

    def enter(self, g: Pamir, f: Frame) -> None:
        final_check = market.checks_left(g) == 0
        if final_check:
            g.note(NOTE_FINAL_CHECK, f.player)
        dominant = g.dominant()
        if dominant == NO_COALITION:
            blocks = blocks_of_all(g)
            g.note(NOTE_CHECK_FAILED, f.player, blocks[0], blocks[1], blocks[2])
        else:
            g.note(NOTE_CHECK_SUCCEEDED, f.player, dominant, g.blocks_in_play(dominant), lead_of(g, dominant))
        result = judge(g, final_check)
        g.history = (*g.history, int(result))
        g.counts = (*g.counts, int(counted(g, dominant)))
        if g.log is not None:
            for seat in range(g.players):
                if takes_part(g, seat, dominant):
                    g.note(NOTE_SCORED_FAILED if dominant == NO_COALITION else NOTE_SCORED, seat,
                           check_points(result, seat), g.points(seat), standing(g, seat, dominant))
        won = winners_after(g, final_check)
        if won:
            end_game(g, won, FINAL if final_check else LEAD)
            return
        if dominant != NO_COALITION:
            clear_blocks(g)
        g.then(END_EFFECTS, f.player)
        for seat in range(g.players):
            if g.has(seat, INSURRECTION):
                g.note(NOTE_INSURRECTION, seat)
                for _ in range(INSURGENTS):
                    g.then(PLACE_INSURGENT, seat)


def end_game(g: Pamir, won: i64, ending: i64) -> None:
    for seat in range(g.players):
        if won & BIT[seat]:
            g.note(NOTE_WON, seat)
    g.finish(won, ending)


def stop_at_cap(g: Pamir) -> None:
    """The turn cap is a truncation: the better standing wins (PAM-8.14)."""
    g.note(NOTE_TURN_CAP, g.turn)
    end_game(g, winners(g), CAPPED)


def clear_blocks(g: Pamir) -> None:
    """After a successful check all blocks return to the stock (PAM-18.7)."""
    blocks = blocks_of_all(g)
    g.note(NOTE_BLOCKS_CLEARED, g.turn, blocks[0], blocks[1], blocks[2])
    for piece in range(ALL_BLOCKS):
        if g.pieces[piece] != SUPPLY:
            g.relocate(piece, piece // BLOCKS, SUPPLY)


class PlaceInsurgent(Step[Pamir]):
    """Insurrection puts Afghan armies in Kabul after a check (PAM-21.2)."""

    def enter(self, g: Pamir, f: Frame) -> None:
        placing.place_block(g, f.player, AFGHAN, IN_REGION + KABUL)


class EndEffects(Step[Pamir]):
    """Lasting effects of events end with the check (PAM-18.10)."""

    def enter(self, g: Pamir, f: Frame) -> None:
        if g.lasting:
            g.lasting = 0
            g.note(NOTE_EFFECTS_ENDED, f.player)


DOMINANCE_CHECK: Final = DominanceCheck()
PLACE_INSURGENT: Final = PlaceInsurgent()
END_EFFECTS: Final = EndEffects()
