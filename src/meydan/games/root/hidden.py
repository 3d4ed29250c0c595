"""Who knows which card, and dealing anew what an observer cannot know (ROOT-1.5, 1.7, 1.8).

Everybody can tell the cards of the last shuffle from the older ones. So everybody knows how many older cards lie in
each hand, until a card passes unseen: from then on the number may be off, for those who did not see it. `Root.blur`
holds by how much, twelve bits for each place: six for how many fewer older cards it may hold than it does, six for
how many more. A card seen in a hand from which one passed unseen since is adrift: in one of the two places.
`Root.adrift` holds, for each faction and place, which of those cards may lie there.
"""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meydan.core.rng import Rng
from meydan.core.state import BIT, CHANCE
from meydan.games.root import claims
from meydan.games.root.actions import GAVE_CARD
from meydan.games.root.cards import IN_SIGHT
from meydan.games.root.claims import HOLDERS, KIND, KINDS, LACKING, NUMBER, SUPPORTERS
from meydan.games.root.components import ALLIANCE, FACTIONS, NONE, RUINS
from meydan.games.root.sets import bits, cards_in
from meydan.games.root.state import Root

ROUNDS: Final = 4                       # of exchanges, until all claims are true
TRIES: Final = 40                       # deals before the asked seat keeps its own cards
BITS: Final = 12                        # of the blur, for each place
MOST: Final = 63                        # that six bits can tell


# What is seen and what is not.

def cards_at(g: Root, where: i64) -> i64:
    """The cards of a hand, or the supporters."""
    if where == SUPPORTERS:
        return g.supporters
    return g.hands[where]


def pass_secretly(g: Root, card: i64, giver: i64, taker: i64, goal: i64, possible: i64) -> None:
    """A card leaves `giver`'s hand for `goal`, a place of the taker: those two know which, to others it may be any of
    `possible`. The caller puts it there."""
    g.reveal()
    lose_sight(g, giver, goal, possible, BIT[giver] | BIT[taker])
    g.known[giver] |= BIT[card]
    g.known[taker] |= BIT[card]
    g.whisper(GAVE_CARD, giver, card, taker, giver, taker)


def lose_sight(g: Root, origin: i64, goal: i64, possible: i64, witnesses: i64) -> None:
    """A card passes on: of those they have seen there, all but the witnesses know no longer where each of them is."""
    adrift = g.adrift[:]
    may_have_gone = cards_at(g, origin) & possible
    for faction in range(FACTIONS):
        if not witnesses & BIT[faction]:
            row = HOLDERS * faction
            seen = g.known[faction] & may_have_gone
            if seen:
                g.known[faction] &= ~seen
                for place in range(HOLDERS):
                    adrift[row + place] &= ~seen
                adrift[row + origin] |= seen
            adrift[row + goal] |= adrift[row + origin] & possible
    g.adrift = adrift


def slip_by(g: Root, card: i64, origin: i64, goal: i64, one: i64, other: i64) -> None:
    """A card went unseen from one place to another; only these two factions know whether it is an old one."""
    cards = cards_at(g, origin) | BIT[card]
    size = bits(cards)
    old = bits(cards & ~g.fresh)
    blur = g.blur[:]
    for observer in range(FACTIONS):
        if observer not in (one, other):
            fewer = min(blur[observer] >> BITS * origin & MOST, old)
            more = min(blur[observer] >> BITS * origin + 6 & MOST, size - old)
            if g.fresh & BIT[card] == 0:
                if size - old + fewer > 0:          # it may have been a new one
                    blur[observer] = wider(wider(blur[observer], BITS * origin + 6), BITS * goal)
            elif old + more > 0:                    # it may have been an old one
                blur[observer] = wider(wider(blur[observer], BITS * origin), BITS * goal + 6)
    g.blur = blur


def wider(blur: i64, first: i64) -> i64:
    """One more in the six bits from here on."""
    if blur >> first & MOST < MOST:
        return blur + BIT[first]
    return blur


def claim_lack(g: Root, faction: i64, suit: i64) -> None:
    """Everybody hears that no card of this hand matches the suit."""
    told = g.told[:]
    claims.add(told, BIT[faction], LACKING + suit, bits(g.hands[faction]))
    g.told = told


def sharpen(g: Root, observer: i64, where: i64) -> None:
    """The observer has seen all cards of this place."""
    wrong = g.blur[observer] >> BITS * where & BIT[BITS] - 1
    if wrong:
        blur = g.blur[:]
        blur[observer] -= wrong * BIT[BITS * where]
        g.blur = blur


def show(g: Root, card: i64) -> None:
    """Everybody saw this card go to a hand."""
    for faction in range(FACTIONS):
        g.known[faction] |= BIT[card]


def remembered(adrift: vec[i64], observer: i64) -> vec[i64]:
    """What one faction has lost sight of, and nothing of what the others have."""
    own = IN_SIGHT[:]
    for number in range(HOLDERS * observer, HOLDERS * observer + HOLDERS):
        own[number] = adrift[number]
    return own


# Dealing anew.

def determinize(source: Root, observer: i64, seed: i64) -> Root:
    """A clone with other hands, supporters, deck, ruin items and quests that the observer may just as well face.

    A seat that has to answer for a card it promised (a card for the sawmill it named) gets a hand that can.
    """
    rng = Rng(seed)
    faction = source.faction_of[observer]
    for attempt in range(TRIES + 1):
        g = source.clone()
        g.log = None
        if source.over:
            return g
        keeps: i64 = NONE
        if attempt == TRIES and source.current != CHANCE:
            keeps = source.faction_of[source.current]
        if not deal_cards(g, faction, keeps, rng) and attempt < TRIES:
            continue
        frame = g.stack[-1]
        if source.current == observer:
            break
        g.listed = frame.step.options(g, frame)
        if g.listed:
            break
    deal_ruins(g, rng)
    g.quest_deck.sort()                             # the true order must not shine through
    rng.shuffle(g.quest_deck)
    g.seed = rng.seed()
    return g


def deal_cards(g: Root, observer: i64, keeps: i64, rng: Rng) -> bool:
    """Unknown cards change places; cards of the last shuffle only among themselves, since everybody can tell them.
    Whether all that is known of suits came true."""
    pool: i64 = 0
    for card in g.deck:
        pool |= BIT[card]
    hidden = vec[i64]([0] * HOLDERS)
    for faction in range(FACTIONS):
        if faction != observer and faction != keeps:
            hidden[faction] = g.hands[faction] & ~g.known[observer]
            g.hands[faction] &= g.known[observer]
            pool |= hidden[faction]
    if observer != ALLIANCE and keeps != ALLIANCE:
        hidden[SUPPORTERS] = g.supporters & ~g.known[observer]
        g.supporters &= g.known[observer]
        pool |= hidden[SUPPORTERS]
    fresh = cards_in(pool & g.fresh)
    stale = cards_in(pool & ~g.fresh)
    rng.shuffle(fresh)
    rng.shuffle(stale)
    old = vec[i64]([0] * HOLDERS)
    for where in range(HOLDERS):
        old[where] = bits(hidden[where] & ~g.fresh)
    least = old[:]
    most = old[:]
    if g.blur[observer]:
        guess(g, observer, hidden, old, least, most, rng)
    for where in range(HOLDERS):
        dealt: i64 = 0
        for number in range(bits(hidden[where])):
            if number < old[where]:
                dealt |= BIT[stale.pop()]
            else:
                dealt |= BIT[fresh.pop()]
        if where < FACTIONS:
            g.hands[where] |= dealt
        else:
            g.supporters |= dealt
    for place in range(len(g.deck)):
        g.deck[place] = fresh.pop()
    for faction in range(FACTIONS):
        if faction != observer:
            g.known[faction] &= ~pool
    g.adrift = remembered(g.adrift, observer)
    free = bring_back(g, observer, pool, rng)
    fits = settle_blur(g, observer, pool, least, most)
    if free == NONE:
        return False
    if g.told:
        return keep_claims(g, free, rng) and fits
    return fits


def bring_back(g: Root, observer: i64, pool: i64, rng: Rng) -> i64:
    """Cards that drifted out of the observer's sight are where they can be: those dealt elsewhere change places, though
    only a card of the last shuffle with one of the deck. The cards of the pool that are left; NONE if that fails."""
    lost: i64 = 0
    for place in range(HOLDERS):
        lost |= g.adrift[HOLDERS * observer + place]
    free = pool & ~lost
    failed = False
    for card in cards_in(pool & lost):
        can: i64 = 0
        for place in range(HOLDERS):
            if g.adrift[HOLDERS * observer + place] & BIT[card]:
                can |= BIT[place]
        there = place_of(g, card)
        if there != NONE and can & BIT[there]:
            continue
        others = cards_in(cards_in_places(g, can) & free)
        rng.shuffle(others)
        best = NONE
        most: i64 = -1
        for other in others:
            if there == NONE and not g.fresh & BIT[other]:
                continue
            fits: i64 = 0
            if (g.fresh & BIT[card] != 0) == (g.fresh & BIT[other] != 0):
                fits = 2
            if spare(g, place_of(g, other), other, 0):
                fits += 1
            if fits > most:
                most = fits
                best = other
        if best == NONE:
            failed = True
        else:
            swap(g, best, card)
    return NONE if failed else free


def keep_claims(g: Root, pool: i64, rng: Rng) -> bool:
    """Exchange cards dealt until all that everybody knows of their suits is true; whether it is."""
    for _ in range(ROUNDS):
        wanting = False
        for known in g.told:
            claim: i64 = known
            cards = cards_in_places(g, claim >> claims.PLACES)
            missing = (claim & NUMBER) - bits(cards & KINDS[claim >> KIND & 7])
            wanting = wanting or missing > 0
            while missing > 0 and exchange(g, claim >> claims.PLACES, KINDS[claim >> KIND & 7], pool, rng):
                missing -= 1
        if not wanting:
            return True
    return False


def cards_in_places(g: Root, places: i64) -> i64:
    cards: i64 = 0
    for where in range(HOLDERS):
        if places & BIT[where]:
            cards |= cards_at(g, where)
    return cards


def exchange(g: Root, places: i64, kind: i64, pool: i64, rng: Rng) -> bool:
    """A card of these places that is not of the kind changes places with one elsewhere that is, of the same shuffle;
    with one of the deck if that can be, and never with one that another claim rests on."""
    here = cards_in_places(g, places)
    unwanted = cards_in(here & pool & ~kind)
    wanted = cards_in(pool & kind & ~here)
    rng.shuffle(unwanted)
    rng.shuffle(wanted)
    for from_deck in (True, False):
        for card in unwanted:
            where = place_of(g, card)
            if not spare(g, where, card, places):
                continue
            for other in wanted:
                there = place_of(g, other)
                alike = (g.fresh & BIT[card] != 0) == (g.fresh & BIT[other] != 0)
                if alike and (there == NONE) == from_deck and (from_deck or spare(g, there, other, 0)):
                    swap(g, card, other)
                    return True
    return False


def swap(g: Root, card: i64, other: i64) -> None:
    """A card of a hand or of the supporters changes places with one that lies elsewhere, perhaps in the deck."""
    here, there = place_of(g, card), place_of(g, other)
    if there == NONE:
        g.deck[g.deck.index(other)] = card
    else:
        move(g, there, other, card)
    move(g, here, card, other)


def place_of(g: Root, card: i64) -> i64:
    """The hand, or the supporters, in which a card lies; NONE for the deck."""
    for where in range(HOLDERS):
        if cards_at(g, where) & BIT[card]:
            return where
    return NONE


def spare(g: Root, where: i64, card: i64, places: i64) -> bool:
    """Whether no claim rests on this card, but those about just these places."""
    for known in g.told:
        claim: i64 = known
        there = claim >> claims.PLACES
        kind = KINDS[claim >> KIND & 7]
        if (there & BIT[where] and there != places and kind & BIT[card]
                and bits(cards_in_places(g, there) & kind) <= claim & NUMBER):
            return False
    return True


def move(g: Root, where: i64, out: i64, into: i64) -> None:
    """One card of a place becomes another."""
    if where == SUPPORTERS:
        g.supporters = g.supporters & ~BIT[out] | BIT[into]
    else:
        g.hands[where] = g.hands[where] & ~BIT[out] | BIT[into]


def guess(g: Root, observer: i64, hidden: vec[i64], old: vec[i64], least: vec[i64], most: vec[i64], rng: Rng) -> None:
    """Write into `old` how many old cards each place may hold, all deals that fit being equally likely.

    `least` and `most` become the bounds.
    """
    blur = g.blur[observer]
    slots: list[int] = []
    together: i64 = 0
    for where in range(HOLDERS):
        size = bits(hidden[where])
        least[where] = max(0, old[where] - (blur >> BITS * where & MOST))
        most[where] = min(size, old[where] + (blur >> BITS * where + 6 & MOST))
        if least[where] < most[where]:
            together += old[where]
            for _ in range(size):
                slots.append(where)
    fits = False
    for _ in range(TRIES):
        rng.shuffle(slots)
        for where in range(HOLDERS):
            if least[where] < most[where]:
                old[where] = 0
        for number in range(together):
            old[slots[number]] += 1
        fits = True
        for where in range(HOLDERS):
            if old[where] < least[where] or old[where] > most[where]:
                fits = False
        if fits:
            break
    if not fits:                                    # the bounds are narrow: fill them from below
        left = together
        for where in range(HOLDERS):
            if least[where] < most[where]:
                old[where] = least[where]
                left -= least[where]
        for where in slots:
            if left > 0 and old[where] < most[where]:
                old[where] += 1
                left -= 1


def settle_blur(g: Root, observer: i64, pool: i64, least: vec[i64], most: vec[i64]) -> bool:
    """The observer's bounds stay where they are, so what it may err by is counted anew from where the unknown cards lie
    now. Whether they lie within the bounds."""
    fits = True
    blur: i64 = 0
    for where in range(HOLDERS):
        old = bits(cards_at(g, where) & pool & ~g.fresh)
        if old < least[where] or old > most[where]:
            fits = False
        blur += max(0, old - least[where]) * BIT[BITS * where] + max(0, most[where] - old) * BIT[BITS * where + 6]
    if blur != g.blur[observer]:
        changed = g.blur[:]
        changed[observer] = blur
        g.blur = changed
    return fits


def deal_ruins(g: Root, rng: Rng) -> None:
    """The items under ruins not yet explored change places."""
    items: list[int] = []
    for number in range(len(RUINS)):
        if g.ruins & BIT[RUINS[number]]:
            items.append(g.ruin_items[number])
    items.sort()
    rng.shuffle(items)
    ruin_items = g.ruin_items[:]
    for number in range(len(RUINS)):
        if g.ruins & BIT[RUINS[number]]:
            ruin_items[number] = items.pop()
    g.ruin_items = ruin_items
