"""What a seat may see: all but the deck, the cards left out, Wakhan's deck and others' hands (PAM-6.2)."""
from __future__ import annotations

from typing import Any, Final

from meydan.games.pax_pamir import market
from meydan.games.pax_pamir.components import (
    AI,
    AI_CARD,
    BORDER,
    BORDERS,
    CARD,
    COALITION,
    COALITIONS,
    COLOUR,
    COLUMNS,
    COURT,
    COURT_CARDS,
    CYLINDERS,
    DO_CHOOSE_SUIT,
    DO_LAST_ALL,
    DO_LAST_BUYER,
    DO_LAST_NAMED,
    EFFECT,
    EFFECTS,
    EVENTS,
    GIFT_SPACE,
    GIFT_SPACES,
    INSTRUCTION,
    MOST_SEATS,
    REGION,
    REGIONS,
    SIDE,
    SPOT,
    SPOTS,
    SUIT,
)
from meydan.games.pax_pamir.history import (
    NOT_COUNTED,
    check_dominant,
    check_final,
    check_points,
    counted_blocks,
    counted_in_turn,
    counted_standing,
    counted_with_fatigue,
)
from meydan.games.pax_pamir.naming import PIECES, PLACES, attempt
from meydan.games.pax_pamir.pieces import ALL_BLOCKS
from meydan.games.pax_pamir.settings import NO_SEAT
from meydan.games.pax_pamir.state import EMPTY, Pamir

_EFFECT_CARDS: Final = {effect: CARD.names[COURT_CARDS + n] for n, event in enumerate(EVENTS)
                        for deed, effect in ((event.discarded, int(event.discarded_param)),
                                             (event.bought, int(event.bought_param)))
                        if deed in (DO_LAST_ALL, DO_LAST_BUYER, DO_LAST_NAMED, DO_CHOOSE_SUIT)}
_RESOLVING: Final = {step: COURT_CARDS + n for n, event in enumerate(EVENTS)
                     for step, deed in (("NamePlayer", DO_LAST_NAMED), ("NameSuit", DO_CHOOSE_SUIT))
                     if event.bought == deed}


def view(g: Pamir, seat: int | None) -> dict[str, Any]:
    """The whole table as this seat (None: a spectator) sees it."""
    players = int(g.players)
    return {
        "seat": seat,
        "players": players,
        "current": int(g.current),
        "asking": g.asking,
        "pending": g.pending(seat),
        "waiting": _waiting(g, seat),
        "talks": _talks(g),
        "order": [int(g.seat_after(0, k)) for k in range(players)],
        "over": g.over,
        "turn": int(g.turn) if g.turns else None,
        "turns": int(g.turns),
        "actions": int(g.actions),
        "first": int(g.first),
        "favored": SUIT.names[g.favored],
        "market": _market(g),
        "deck": len(g.deck) - int(g.drawn),
        "checks_left": int(market.checks_left(g)),
        "discard": _discard(g),
        "effects": _effects(g),
        "pieces": {PIECES[n]: PLACES[place] for n, place in enumerate(_places(g, players))},
        "fresh": [PIECES[n] for n in range(ALL_BLOCKS + players * CYLINDERS) if g.is_fresh(n)],
        "stock": {COALITION.names[c]: int(g.count[c]) for c in range(COALITIONS)},
        "dominant": _name(COALITION.names, g.dominant()),
        "rulers": {REGION.names[region]: _seat(g.ruler(region)) for region in range(REGIONS)},
        "armies": {REGION.names[region]: [int(g.armies(c, region)) for c in range(COALITIONS)]
                   for region in range(REGIONS)},
        "tribes": {REGION.names[region]: [int(g.tribes(s, region)) for s in range(players)]
                   for region in range(REGIONS)},
        "roads": {BORDER.names[border]: [int(g.roads(c, border)) for c in range(COALITIONS)]
                  for border in range(BORDERS)},
        "seats": [_one_seat(g, owner, seat) for owner in range(players)],
        "history": [_check(check, counts, players) for check, counts in zip(g.history, g.counts)],
        "wakhan": _wakhan(g),
        "scores": g.scores(),
        "won": [s for s in range(players) if g.won >> s & 1],
    }


def _places(g: Pamir, players: int) -> list[int]:
    return [int(place) for place in g.pieces][:ALL_BLOCKS + players * CYLINDERS]


def _name(names: tuple[str, ...], number: int) -> str | None:
    return names[number] if number >= 0 else None


def _seat(seat: int) -> int | None:
    return int(seat) if seat != NO_SEAT else None


def _market(g: Pamir) -> list[dict[str, Any]]:
    double = 2 if SUIT.names[g.favored] == "military" else 1
    return [{
        "spot": SPOT.names[spot],
        "card": CARD.names[g.market[spot]] if g.market[spot] != EMPTY else None,
        "rupees": int(g.coins[spot]),
        "price": spot % COLUMNS * double,
        "blocked": bool(g.blocked >> spot & 1),
    } for spot in range(SPOTS)]


def _discard(g: Pamir) -> list[str]:
    """All cards that came to light and lie nowhere else, in the order of the deck (PAM-7.11)."""
    held = {int(n) for n in g.market}
    for cards in (*g.courts, *g.hands, *g.prizes):
        held.update(cards)
    for frame in g.stack:                                   # cards on their way
        step = type(frame.step).__name__
        if step in ("PutInCourt", "OfferPrize", "KeepPrize"):
            held.add(int(frame.number))
        elif step in _RESOLVING:
            held.add(_RESOLVING[step])
    lasting = {effect["card"] for effect in _effects(g)}
    return [CARD.names[n] for n in g.deck[:int(g.drawn)] if n not in held and CARD.names[n] not in lasting]


def _effects(g: Pamir) -> list[dict[str, Any]]:
    """Lasting effects in force: on one seat, or on all (None)."""
    found: list[dict[str, Any]] = []
    for effect in range(EFFECTS):
        seats = [seat for seat in range(MOST_SEATS) if g.in_force(effect, seat)]
        if seats:
            found.append({"effect": EFFECT.names[effect], "card": _EFFECT_CARDS[effect],
                          "seat": seats[0] if len(seats) == 1 else None})
    return found


def _one_seat(g: Pamir, owner: int, seat: int | None) -> dict[str, Any]:
    shown = owner == seat or g.rules.open_hands
    hand = [CARD.names[n] for n in g.hands[owner]]
    wakhan = bool(g.is_wakhan(owner))
    return {
        "colour": COLOUR.names[owner],
        "wakhan": wakhan,
        "loyalty": _name(COALITION.names, g.loyalty[owner]),
        "rupees": int(g.rupees[owner]),
        "shelter": int(g.shelter(owner)),
        "points": int(g.points(owner)),
        "influence": {COALITION.names[c]: int(g.influence(owner, c)) for c in range(COALITIONS)
                      if wakhan or g.loyalty[owner] == c},
        "stars": {SUIT.names[suit]: int(g.stars(owner, suit)) for suit in range(len(SUIT))},
        "cylinders": int(g.cylinders_in_play(owner)),
        "gifts": [GIFT_SPACE.names[space] for space in range(GIFT_SPACES) if g.has_gift_at(owner, space)],
        "prizes": [CARD.names[n] for n in g.prizes[owner]],
        "court": [_court_card(g, owner, n) for n in g.courts[owner]],
        "court_limit": int(g.court_limit(owner)),
        "hand": hand if shown else None,
        "hand_size": len(hand),
        "hand_limit": int(g.hand_limit(owner)),
    }


def _court_card(g: Pamir, owner: int, n: int) -> dict[str, Any]:
    return {
        "card": CARD.names[n],
        "used": bool(g.is_used(n)),
        "bonus": bool(g.counts_as_favored(owner, COURT[n])),
        "spies": [int(g.spies_of(s, n)) for s in range(g.players)],
        "hostage_of": _seat(g.hostage_holder(owner, n)),
    }


def _waiting(g: Pamir, seat: int | None) -> list[dict[str, Any]]:
    """What is still to be done after the present question, the next thing first."""
    viewer = -1 if seat is None else seat
    return [{"step": type(frame.step).__name__, "seat": int(frame.player), **frame.step.about(g, frame, viewer)}
            for frame in reversed(g.stack[:-1]) if frame.player >= 0]


def _talks(g: Pamir) -> dict[str, Any]:
    """Attempts withdrawn since the last change, and those for which a lower bribe was asked this turn (PAM-11.13)."""
    return {"withdrawn": [attempt(code) for code in g.barred], "requested": [attempt(code) for code in g.requested],
            "refusals": int(g.refusals), "allowed": g.rules.negotiation}


def _check(check: int, counts: int, players: int) -> dict[str, Any]:
    return {
        "turn": int(counted_in_turn(counts)),
        "blocks": {COALITION.names[c]: int(counted_blocks(counts, c)) for c in range(COALITIONS)},
        "margin": 2 if counted_with_fatigue(counts) else 4,
        "standing": [None if counted_standing(counts, seat) == NOT_COUNTED else int(counted_standing(counts, seat))
                     for seat in range(players)],
        "dominant": _name(COALITION.names, check_dominant(check)),
        "final": check_final(check),
        "points": [int(check_points(check, seat)) for seat in range(players)],
    }


def _wakhan(g: Pamir) -> dict[str, Any] | None:
    """Her open cards, and the back of the card on top of her deck (PAM-23.10)."""
    if g.rules.wakhan == NO_SEAT:
        return None
    top = AI[g.ai_deck[g.ai_next]]
    shown: dict[str, Any] = {
        "seat": int(g.rules.wakhan),
        "open": [AI_CARD.names[n] for n in g.ai_deck[:g.ai_next]],
        "deck": len(g.ai_deck) - int(g.ai_next),
        "back": {"upper": SIDE.names[top.upper], "lower": SIDE.names[top.lower], "columns": list(top.columns)},
        "reads": None,
    }
    if g.ai_next:
        card = g.face_up()
        shown["reads"] = {
            "lines": [INSTRUCTION.names[line] for line in card.lines],
            "regions": [REGION.names[region] for region in card.regions],
            "loyalties": [COALITION.names[c] for c in card.loyalties],
            "side": SIDE.names[g.red_arrow()],
            "column": int(g.arrow_column()),
            "loyalty": COALITION.names[g.pragmatic_loyalty()],
        }
    return shown
