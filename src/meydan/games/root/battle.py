"""Battle (ROOT-9): ambush, foil, dice, cards, hits, losses."""
from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meydan.core.state import BIT, Frame, Step
from meydan.games.root import removal
from meydan.games.root.actions import (
    ALLY,
    AMBUSH_WITH,
    AMBUSHED,
    ATTACK,
    ATTACKED,
    DAMAGE,
    FOIL_WITH,
    FOILED,
    HELPED,
    HITS,
    IGNORE,
    LOSE,
    PLAY_DISCARDED,
    ROLL,
    ROLLED,
    SKIP,
    USE,
    USED,
)
from meydan.games.root.components import (
    ALLIANCE,
    ALLIED,
    AMBUSH,
    ARMORERS,
    BRUTAL_TACTICS,
    CARD_COUNT,
    CARD_NAMES,
    CLEARINGS,
    COMMANDER,
    EFFECTS,
    EVERYWHERE,
    EYRIE,
    FACTION_NAMES,
    FACTIONS,
    FIRST_AMBUSH,
    FIRST_BUILDING,
    FROM_CARDS,
    FROM_INFAMY,
    GIVING,
    HOSTILE,
    MATCHING,
    NONE,
    OF_TYPE,
    OWNER,
    PIECES,
    PLACE_NAMES,
    SAPPERS,
    SCOUTING_PARTY,
    SUIT_OF,
    VAGABOND,
)
from meydan.games.root.moving import OPTIONAL
from meydan.games.root.sets import add_codes, within
from meydan.games.root.state import Root

AMBUSH_HITS: Final = 2
SIDES: Final = 4                        # of a die, from 0


def may_attack(g: Root, attacker: i64, defender: i64) -> bool:
    """Any other player; partners may battle each other in this edition (ROOT-9.4)."""
    if attacker == defender:
        return False
    return g.law.partners_may_battle or g.enemies(attacker, defender)


def can_battle(g: Root, attacker: i64, allowed: i64) -> bool:
    """Whether there is anybody to attack in these clearings (ROOT-9.1)."""
    for clearing in range(CLEARINGS):
        if allowed & BIT[clearing] and fights_at(g, attacker, clearing):
            for defender in range(FACTIONS):
                if g.present(defender, clearing) and may_attack(g, attacker, defender):
                    return True
    return False


def fights_at(g: Root, attacker: i64, clearing: i64) -> bool:
    if attacker == VAGABOND:
        return g.pawn == clearing
    return g.pieces[attacker * CLEARINGS + clearing] > 0


def sides(g: Root) -> dict[str, Any]:
    """Who fights whom where."""
    return {"clearing": PLACE_NAMES[g.clearing], "attacker": FACTION_NAMES[g.attacker],
            "defender": FACTION_NAMES[g.defender]}


class ChooseBattle(Step[Root]):
    """A clearing with an own warrior, and another player there as defender (ROOT-9.1)."""

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        attacker = g.faction_of[f.player]
        for clearing in range(CLEARINGS):
            if f.number & BIT[clearing] and fights_at(g, attacker, clearing):
                for defender in range(FACTIONS):
                    if g.present(defender, clearing) and may_attack(g, attacker, defender):
                        codes.append(ATTACK + clearing * FACTIONS + defender)
        if codes and f.number & OPTIONAL:
            codes.append(SKIP)
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        if code != SKIP:
            begin(g, g.faction_of[f.player], (code - ATTACK) // FACTIONS, (code - ATTACK) % FACTIONS)

    def about(self, g: Root, f: Frame, seat: i64) -> dict[str, Any]:
        return {"within": within(f.number & EVERYWHERE), "optional": f.number >= OPTIONAL}


def begin(g: Root, attacker: i64, clearing: i64, defender: i64) -> None:
    """The order of one battle (ROOT-9.28)."""
    g.in_battle = True
    g.attacker = attacker
    g.defender = defender
    g.clearing = clearing
    g.ally = NONE
    g.ambush = NONE
    g.foil = NONE
    g.dice = NONE
    g.attack_rolled = 0
    g.attack_extra = 0
    g.defend_rolled = 0
    g.defend_extra = 0
    g.battle_cards = 0
    g.ally_hits = 0
    g.hit_items = 0
    g.despot_scored = False
    g.tell(ATTACKED, attacker, clearing, defender)
    g.ask(END_BATTLE, attacker)
    g.chance(ROLL_DICE)
    g.ask(PLAY_AMBUSH, defender)
    if attacker == VAGABOND:
        g.ask(CALL_ALLY, VAGABOND)


class CallAlly(Step[Root]):
    """The Vagabond may treat warriors of one Allied faction there as his own (ROOT-16.40)."""

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        for faction in range(VAGABOND):
            if faction != g.defender and g.relations[faction] == ALLIED and g.at(faction, g.clearing) > 0:
                codes.append(ALLY + faction)
        if codes:
            codes.append(SKIP)
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        if code != SKIP:
            g.ally = code - ALLY
            g.tell(HELPED, VAGABOND, g.ally)

    def about(self, g: Root, f: Frame, seat: i64) -> dict[str, Any]:
        return sides(g)


class PlayAmbush(Step[Root]):
    """The defender may play a matching ambush card (ROOT-9.6); whoever holds a card is asked."""

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        if g.hands[g.defender] and not g.has(g.attacker, SCOUTING_PARTY):
            codes.append(SKIP)
            add_codes(codes, AMBUSH_WITH - FIRST_AMBUSH, ambushes(g, g.defender))
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        if code != SKIP:
            g.ambush = code - AMBUSH_WITH + FIRST_AMBUSH
            g.tell(AMBUSHED, g.defender, g.ambush, g.clearing)
            removal.play(g, g.defender, g.ambush)
            g.ask(FOIL, g.attacker)

    def about(self, g: Root, f: Frame, seat: i64) -> dict[str, Any]:
        return sides(g)


def ambushes(g: Root, faction: i64) -> i64:
    """The ambush cards that fit the clearing of battle (ROOT-9.7)."""
    return g.hands[faction] & OF_TYPE[AMBUSH] & MATCHING[SUIT_OF[g.clearing]]


class Foil(Step[Root]):
    """The attacker may cancel an ambush with another (ROOT-9.8); else it deals two hits at once (ROOT-9.6)."""

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        if g.hands[g.attacker]:
            codes.append(SKIP)
            add_codes(codes, FOIL_WITH - FIRST_AMBUSH, ambushes(g, g.attacker))
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        if code == SKIP:
            self.enter(g, f)
        else:
            g.foil = code - FOIL_WITH + FIRST_AMBUSH
            g.tell(FOILED, g.attacker, g.foil, g.clearing)
            removal.play(g, g.attacker, g.foil)

    def enter(self, g: Root, f: Frame) -> None:
        g.ask(REMOVE_FALLEN, g.attacker)
        take_hits(g, g.attacker, AMBUSH_HITS)

    def about(self, g: Root, f: Frame, seat: i64) -> dict[str, Any]:
        return {**sides(g), "card": CARD_NAMES[g.ambush]}


class RollDice(Step[Root]):
    """Two dice, unless no attacking warrior is left after an ambush (ROOT-9.10, 9.12)."""

    def options(self, g: Root, f: Frame) -> list[int]:
        if g.attacker != VAGABOND and g.at(g.attacker, g.clearing) == 0:
            return []
        return ROLLS

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        one = (code - ROLL) // SIDES
        two = (code - ROLL) % SIDES
        g.dice = code - ROLL
        g.tell(ROLLED, g.attacker, one, two, g.clearing)
        higher = max(one, two)
        lower = min(one, two)
        attack = g.strength(g.attacker)
        defence = g.strength(g.defender)
        if g.defender == ALLIANCE:                  # guerrilla war (ROOT-9.13)
            g.attack_rolled = min(lower, attack)
            g.defend_rolled = min(higher, defence)
        else:
            g.attack_rolled = min(higher, attack)
            g.defend_rolled = min(lower, defence)
        if defence == 0:                            # defenseless (ROOT-9.17, 16.16)
            g.attack_extra += 1
        if g.attacker == EYRIE and g.leader == COMMANDER:
            g.attack_extra += 1
        g.ask(DEAL_HITS, g.attacker)
        g.ask(BATTLE_CARDS, g.attacker)

    def about(self, g: Root, f: Frame, seat: i64) -> dict[str, Any]:
        return sides(g)


class BattleCards(Step[Root]):
    """After the roll the sides use cards in turn until both pass (ROOT-9.22). The number: passes in a row."""

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        faction = g.faction_of[f.player]
        if f.number < 2 and g.crafted[faction]:
            if faction == g.attacker:
                if g.has(faction, BRUTAL_TACTICS) and g.battle_cards & BIT[BRUTAL_TACTICS] == 0:
                    codes.append(USE + BRUTAL_TACTICS)
            elif g.has(faction, SAPPERS):
                codes.append(USE + SAPPERS)
            if g.has(faction, ARMORERS):
                codes.append(USE + ARMORERS)
            if codes:
                codes.append(SKIP)
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        if code == SKIP:
            self.enter(g, f)
            return
        faction = g.faction_of[f.player]
        effect = code - USE
        g.tell(USED, faction, effect)
        if faction == g.attacker:
            g.battle_cards |= BIT[effect]
        else:
            g.battle_cards |= BIT[EFFECTS + effect]
        if effect == BRUTAL_TACTICS:
            g.attack_extra += 1
            g.score(g.defender, 1, FROM_CARDS)
        else:
            use_up(g, faction, effect)
            if effect == SAPPERS:
                g.defend_extra += 1
        g.ask(self, other_side(g, faction), 0)

    def enter(self, g: Root, f: Frame) -> None:
        if f.number < 1:
            g.ask(self, other_side(g, g.faction_of[f.player]), f.number + 1)

    def about(self, g: Root, f: Frame, seat: i64) -> dict[str, Any]:
        return {**sides(g), "passes": int(f.number)}


def other_side(g: Root, faction: i64) -> i64:
    if faction == g.attacker:
        return g.defender
    return g.attacker


def use_up(g: Root, faction: i64, effect: i64) -> None:
    """Discard a card in play for its effect (ROOT-11.14)."""
    mask = g.crafted[faction] & GIVING[effect]
    for card in range(CARD_COUNT):
        if mask & BIT[card]:
            g.crafted[faction] &= ~BIT[card]
            g.tell(PLAY_DISCARDED, faction, card)
            g.put_away(card)
            return


class DealHits(Step[Root]):
    """Both sides deal their hits at the same time; the defender chooses losses first (ROOT-9.23, 9.25)."""

    def enter(self, g: Root, f: Frame) -> None:
        attack = g.attack_extra
        if g.battle_cards & BIT[EFFECTS + ARMORERS] == 0:
            attack += g.attack_rolled
        defence = g.defend_extra
        if g.battle_cards & BIT[ARMORERS] == 0:
            defence += g.defend_rolled
        g.tell(HITS, g.attacker, attack, defence, g.clearing)
        g.ask(REMOVE_FALLEN, g.attacker)
        take_hits(g, g.attacker, defence)
        take_hits(g, g.defender, attack)

    def about(self, g: Root, f: Frame, seat: i64) -> dict[str, Any]:
        return sides(g)


def take_hits(g: Root, faction: i64, hits: i64) -> None:
    """Warriors go first; the rest is chosen (ROOT-9.24)."""
    if hits == 0:
        return
    if faction != VAGABOND:
        fallen = min(hits, g.at(faction, g.clearing))
        g.fallen[faction] += fallen
        if hits > fallen:
            g.ask(LOSE_PIECES, faction, hits - fallen)
    elif g.ally != NONE:
        g.ask(SHARE_HITS, VAGABOND, hits)
    else:
        g.ask(removal.DAMAGE_ITEMS, VAGABOND, hits)


class LosePieces(Step[Root]):
    """Buildings and tokens are lost in any order its owner likes (ROOT-9.24). The number: hits left."""

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        faction = g.faction_of[f.player]
        left: i64 = 0
        if f.number > 0:
            for kind in range(FIRST_BUILDING, PIECES):
                if OWNER[kind] == faction:
                    count = g.at(kind, g.clearing) - g.fallen[kind]
                    if count > 0:
                        left += count
                        codes.append(LOSE + kind)
        if left <= f.number or len(codes) < 2:
            return []
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        g.fallen[code - LOSE] += 1
        g.then(self, f.player, f.number - 1)

    def enter(self, g: Root, f: Frame) -> None:
        """No choice is left: one kind only, or no more pieces than hits."""
        faction = g.faction_of[f.player]
        hits = f.number
        for kind in range(FIRST_BUILDING, PIECES):
            if OWNER[kind] == faction:
                fallen = min(hits, g.at(kind, g.clearing) - g.fallen[kind])
                g.fallen[kind] += fallen
                hits -= fallen

    def about(self, g: Root, f: Frame, seat: i64) -> dict[str, Any]:
        return {**sides(g), "hits": int(f.number)}


class ShareHits(Step[Root]):
    """Hit by hit the Vagabond damages an item or loses an ally's warrior (ROOT-16.41, 16.54)."""

    def options(self, g: Root, f: Frame) -> list[int]:
        codes: list[int] = []
        if f.number == 0:
            return codes
        removal.add_undamaged(g, codes)
        if g.at(g.ally, g.clearing) > g.fallen[g.ally]:
            if not codes:
                codes.append(IGNORE)
            codes.append(LOSE + g.ally)
        return codes

    def choose(self, g: Root, f: Frame, code: i64) -> None:
        if code == IGNORE:
            return
        if code == LOSE + g.ally:
            g.fallen[g.ally] += 1
            g.ally_hits += 1
        else:
            removal.damage(g, code - DAMAGE)
        g.then(self, f.player, f.number - 1)

    def about(self, g: Root, f: Frame, seat: i64) -> dict[str, Any]:
        return {**sides(g), "hits": int(f.number), "ally": FACTION_NAMES[g.ally]}


class RemoveFallen(Step[Root]):
    """All chosen pieces leave together; then points and triggers (ROOT-9.25, 10.1)."""

    def enter(self, g: Root, f: Frame) -> None:
        was_hostile = False
        if g.defender != VAGABOND:
            was_hostile = g.relations[g.defender] == HOSTILE
        warriors: i64 = 0
        others: i64 = 0
        for kind in range(PIECES):
            count = g.fallen[kind]
            if count > 0:
                g.fallen[kind] = 0
                remover = g.defender
                if OWNER[kind] == g.defender:
                    remover = g.attacker
                    if kind < FIRST_BUILDING:
                        warriors += count
                    else:
                        others += count
                removal.remove(g, remover, kind, g.clearing, count)
        if g.attacker == VAGABOND and g.turn == VAGABOND:
            if was_hostile:                         # infamy (ROOT-16.45)
                g.gain(VAGABOND, warriors + others, FROM_INFAMY)
            elif warriors > 0:
                g.gain(VAGABOND, warriors - 1 + others, FROM_INFAMY)
        removal.close_event(g)

    def about(self, g: Root, f: Frame, seat: i64) -> dict[str, Any]:
        return sides(g)


class EndBattle(Step[Root]):
    """An ally that took more hits than his items turns Hostile (ROOT-16.41)."""

    def enter(self, g: Root, f: Frame) -> None:
        if g.ally != NONE and g.ally_hits > g.hit_items:
            removal.become_hostile(g, g.ally)
        g.in_battle = False
        g.ally = NONE


ROLLS: Final[list[int]] = [ROLL + faces for faces in range(SIDES * SIDES)]
CHOOSE_BATTLE: Final = ChooseBattle()
CALL_ALLY: Final = CallAlly()
PLAY_AMBUSH: Final = PlayAmbush(window=True)
FOIL: Final = Foil(window=True)
ROLL_DICE: Final = RollDice()
BATTLE_CARDS: Final = BattleCards()
DEAL_HITS: Final = DealHits()
LOSE_PIECES: Final = LosePieces()
SHARE_HITS: Final = ShareHits()
REMOVE_FALLEN: Final = RemoveFallen()
END_BATTLE: Final = EndBattle()
