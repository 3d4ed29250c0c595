"""What stands in the way of placing, taking, moving and removing pieces, betraying and discarding cards."""
from __future__ import annotations

from typing import Any, Final

from meydan.core.reasons import Reason
from meydan.games.pax_pamir.components import (
    ADVISORS,
    BETWEEN,
    BODYGUARDS,
    BORDER,
    CITADEL,
    COALITION,
    ENDS,
    POLITICAL,
    REGION,
    REGIONS,
    SAFE_HOUSE,
    SUPPLIES,
)
from meydan.games.pax_pamir.reasons.sight import (
    View,
    borders_of,
    called,
    card_of,
    elsewhere,
    exits,
    has,
    has_older,
    held,
    in_court,
    in_force,
    loyalty,
    me,
    no_player,
    not_ruler,
    on,
    owner_of,
    region_of,
)


def stop(view: View, names: list[str]) -> Reason | None:
    asked = view["pending"]
    return None if asked.get("began") or asked.get("built") else Reason("reason-at-least-one", clause="PAM-6.10")


# Placing: impact icons, Blackmail, Build, pieces taken from play.

def spy(view: View, names: list[str]) -> Reason | None:
    name, asked = names[0], view["pending"]
    clause = "PAM-21.10" if view["asking"] == "UseBlackmail" else "PAM-10.11"
    nowhere = in_court(view, name, clause)
    if view["asking"] == "ResolveIcon":
        return _other_icon(asked, "spy") or nowhere or _other_region(name, [asked["region"]], clause)
    if nowhere is not None:
        return nowhere
    elsewhere = _other_region(name, asked["regions"], clause)
    if elsewhere is not None:
        return elsewhere
    card = held(view, name)
    if card is not None and any(card["spies"]):
        return Reason("reason-spied-on-already", called(name), clause)
    return None


def _other_icon(asked: dict[str, Any], wanted: str) -> Reason | None:
    if asked["icon"] == wanted:
        return None
    return Reason("reason-other-icon", {**called(asked["card"]), "icon": ("icon", asked["icon"])}, "PAM-10.7")


def _other_region(name: str, regions: list[str], clause: str) -> Reason | None:
    if region_of(name) in regions:
        return None
    return Reason("reason-other-region", {**called(name), "region": ("region", region_of(name)),
                                          "wanted": [("region", region) for region in regions]}, clause)


def road(view: View, names: list[str]) -> Reason | None:
    border, asked = names[0], view["pending"]
    if view["asking"] == "ResolveIcon":
        return _other_icon(asked, "road") or _border_elsewhere(border, asked["region"], "PAM-10.8")
    ends = [REGION.names[end] for end in ENDS[BORDER.index[border]]]
    if any(view["rulers"][region] == view["seat"] for region in ends):
        return None
    return Reason("reason-border-not-ruled", {"one": ("region", ends[0]), "other": ("region", ends[1])}, "PAM-14.1")


def _border_elsewhere(border: str, region: str, clause: str) -> Reason | None:
    if border in borders_of(region):
        return None
    return Reason("reason-border-elsewhere", {"border": ("border", border), "region": ("region", region)}, clause)


def army(view: View, names: list[str]) -> Reason | None:
    return not_ruler(view, names[0])


def take_army(view: View, names: list[str]) -> Reason | None:
    coalition, region = view["pending"]["coalition"], names[0]
    facts = {"coalition": ("coalition", coalition), "region": ("region", region)}
    if not on(coalition, view["armies"][region]):
        return Reason("reason-no-army-there", facts, "PAM-6.5")
    return None if has_older(view, coalition, region) else Reason("reason-placed-this-turn", clause="PAM-6.6")


def take_road(view: View, names: list[str]) -> Reason | None:
    coalition, border = view["pending"]["coalition"], names[0]
    facts = {"coalition": ("coalition", coalition), "border": ("border", border)}
    if not on(coalition, view["roads"][border]):
        return Reason("reason-no-road-there", facts, "PAM-6.5")
    return None if has_older(view, coalition, border) else Reason("reason-placed-this-turn", clause="PAM-6.6")


def take_tribe(view: View, names: list[str]) -> Reason | None:
    if not view["tribes"][names[0]][view["seat"]]:
        return Reason("reason-no-tribe-there", {"region": ("region", names[0])}, "PAM-6.5")
    return _placed_this_turn(view, names[0])


def take_gift(view: View, names: list[str]) -> Reason | None:
    if names[0] not in me(view)["gifts"]:
        return Reason("reason-no-gift-there", {"cost": int(names[0])}, "PAM-6.5")
    return _placed_this_turn(view, f"gift{names[0]}")


def take_spy(view: View, names: list[str]) -> Reason | None:
    return _no_spy_there(view, names[0], "PAM-6.5") or _placed_this_turn(view, names[0])


def _placed_this_turn(view: View, place: str) -> Reason | None:
    older = has_older(view, f"seat{view['seat'] + 1}-", place)
    return None if older else Reason("reason-placed-this-turn", clause="PAM-6.6")


def _no_spy_there(view: View, name: str, clause: str) -> Reason | None:
    nowhere = in_court(view, name, clause)
    if nowhere is not None:
        return nowhere
    card = held(view, name)
    if card is not None and card["spies"][view["seat"]]:
        return None
    return Reason("reason-no-spy-there", called(name), clause)


# Move.

def move_army(view: View, names: list[str]) -> Reason | None:
    own, region = loyalty(view, view["seat"]) or "", names[0]
    if not on(own, view["armies"][region]):
        return Reason("reason-no-army-there", {"coalition": ("coalition", own), "region": ("region", region)},
                      "PAM-15.1")
    return _no_exit(view, region)


def move_tribe(view: View, names: list[str]) -> Reason | None:
    if not in_force(view, "nationalism", view["seat"]):
        return Reason("reason-tribes-stay", clause="PAM-15.7")
    if not view["tribes"][names[0]][view["seat"]]:
        return Reason("reason-no-tribe-there", {"region": ("region", names[0])}, "PAM-15.6")
    return _no_exit(view, names[0])


def _no_exit(view: View, region: str) -> Reason | None:
    if exits(view, region) or has(view, view["seat"], SUPPLIES):
        return None
    return Reason("reason-no-road-out", {"region": ("region", region),
                                         "coalition": ("coalition", loyalty(view, view["seat"]))}, "PAM-15.2")


def move_spy(view: View, names: list[str]) -> Reason | None:
    nowhere = _no_spy_there(view, names[0], "PAM-15.1")
    if nowhere is not None:
        return nowhere
    if sum(len(shown["court"]) for shown in view["seats"]) > 1:
        return None
    return Reason("reason-only-card", clause="PAM-15.4")


def goal(view: View, names: list[str]) -> Reason | None:
    origin, region = view["pending"]["origin"], names[0]
    facts = {"origin": ("region", origin), "region": ("region", region)}
    if origin == region:
        return Reason("reason-same-region", facts, "PAM-15.2")
    border = BETWEEN[REGION.index[origin] * REGIONS + REGION.index[region]]
    if border < 0:
        return Reason("reason-not-adjacent", facts, "PAM-15.2")
    own = loyalty(view, view["seat"]) or ""
    if on(own, view["roads"][BORDER.names[border]]) or has(view, view["seat"], SUPPLIES):
        return None
    return Reason("reason-no-road-between", {**facts, "coalition": ("coalition", own)}, "PAM-15.2")


def goal_card(view: View, names: list[str]) -> Reason | None:
    nowhere = in_court(view, names[0], "PAM-15.3")
    if nowhere is not None:
        return nowhere
    asked = view["pending"]
    if names[0] == asked["origin"]:
        return Reason("reason-same-card", called(names[0]), "PAM-15.3")
    if any(path[-1] == names[0] for path in asked["paths"]):
        return None
    steps = 2 if any(len(path) > 1 for path in asked["paths"]) else 1
    return Reason("reason-not-next-card", {**called(names[0]), "origin": ("card", asked["origin"]), "steps": steps},
                  "PAM-15.3")


# Betray.

def betray_card(view: View, names: list[str]) -> Reason | None:
    nowhere = _no_spy_there(view, names[0], "PAM-16.1")
    if nowhere is not None:
        return nowhere
    owner = owner_of(view, names[0])
    if owner is not None and card_of(names[0]).suit == POLITICAL and has(view, owner, BODYGUARDS):
        return Reason("reason-bodyguards", {**called(names[0]), "owner": ("seat", owner)}, "PAM-16.5")
    return None


# Battle.

def battle_region(view: View, names: list[str]) -> Reason | None:
    region, seat = names[0], view["seat"]
    own = loyalty(view, seat) or ""
    where = {"region": ("region", region)}
    units = on(own, view["armies"][region])
    if in_force(view, "nationalism", seat):
        units += view["tribes"][region][seat]
    if not units:
        return Reason("reason-no-army-to-fight", {**where, "coalition": ("coalition", own)}, "PAM-17.2")
    enemies = [other for other in COALITION.names if other != own]
    if any(on(other, counts) for other in enemies
           for counts in (view["armies"][region], *(view["roads"][border] for border in borders_of(region)))):
        return None
    tribes = [_tribe(view, victim, region) for victim in range(view["players"])]
    if any(obstacle is None for obstacle in tribes):
        return None
    citadel = next((one for one in tribes if one is not None and one.key == "reason-citadel"), None)
    return citadel or Reason("reason-no-enemy-there", where, "PAM-17.3")


def battle_card(view: View, names: list[str]) -> Reason | None:
    nowhere = _no_spy_there(view, names[0], "PAM-17.2")
    if nowhere is not None:
        return nowhere
    spies = [_spy(view, victim, names[0]) for victim in range(view["players"])]
    if any(obstacle is None for obstacle in spies):
        return None
    advised = next((one for one in spies if one is not None and one.key == "reason-advisors"), None)
    return advised or Reason("reason-no-enemy-spy", called(names[0]), "PAM-17.5")


def _tribe(view: View, victim: int, region: str) -> Reason | None:
    """Why no tribe of this player can be removed there (PAM-17.3, 17.4, 17.7)."""
    facts = {"victim": ("seat", victim), "region": ("region", region)}
    if victim == view["seat"]:
        return Reason("reason-own-piece", clause="PAM-17.3")
    if not view["tribes"][region][victim]:
        return Reason("reason-their-tribe-elsewhere", facts, "PAM-17.3")
    own = loyalty(view, view["seat"])
    if loyalty(view, victim) == own:
        return Reason("reason-shares-loyalty", {**facts, "coalition": ("coalition", own)}, "PAM-17.4")
    number = REGION.index[region]
    for shown in view["seats"][victim]["court"]:
        card = card_of(shown["card"])
        if card.ability == CITADEL and card.ability_region == number:
            return Reason("reason-citadel", {**facts, **called(shown["card"])}, "PAM-17.7")
    return None


def _spy(view: View, victim: int, name: str) -> Reason | None:
    """Why no spy of this player can be removed from this card (PAM-17.5, 17.7)."""
    facts = {"victim": ("seat", victim), **called(name)}
    if victim == view["seat"]:
        return Reason("reason-own-piece", clause="PAM-17.5")
    card = held(view, name)
    if card is None or not card["spies"][victim]:
        return Reason("reason-their-spy-elsewhere", facts, "PAM-17.5")
    return Reason("reason-advisors", facts, "PAM-17.7") if has(view, victim, ADVISORS) else None


def _elsewhere(view: View, on_card: bool) -> Reason | None:
    """A battle on a card removes spies only, one in a region everything else."""
    asked = view["pending"]
    if (asked["on"] == "card") == on_card:
        return None
    if on_card:
        return Reason("reason-battle-in-region", {"region": ("region", asked["site"])}, "PAM-17.3")
    return Reason("reason-battle-on-card", called(asked["site"]), "PAM-17.5")


def _own_coalition(view: View, coalition: str) -> Reason | None:
    if coalition != loyalty(view, view["seat"]):
        return None
    return Reason("reason-own-coalition", {"coalition": ("coalition", coalition)}, "PAM-17.4")


def remove_army(view: View, names: list[str]) -> Reason | None:
    site = view["pending"]["site"]
    obstacle = _elsewhere(view, False) or _own_coalition(view, names[0])
    if obstacle is not None or on(names[0], view["armies"][site]):
        return obstacle
    return Reason("reason-no-army-there", {"coalition": ("coalition", names[0]), "region": ("region", site)},
                  "PAM-17.3")


def remove_road(view: View, names: list[str]) -> Reason | None:
    border, coalition = names
    obstacle = _elsewhere(view, False)
    if obstacle is not None:
        return obstacle
    obstacle = _border_elsewhere(border, view["pending"]["site"], "PAM-17.3") or _own_coalition(view, coalition)
    if obstacle is not None or on(coalition, view["roads"][border]):
        return obstacle
    return Reason("reason-no-road-there", {"coalition": ("coalition", coalition), "border": ("border", border)},
                  "PAM-17.3")


def remove_tribe(view: View, names: list[str]) -> Reason | None:
    obstacle = _elsewhere(view, False) or no_player(view, names[0])
    return obstacle or _tribe(view, int(names[0]) - 1, view["pending"]["site"])


def remove_spy(view: View, names: list[str]) -> Reason | None:
    obstacle = _elsewhere(view, True) or no_player(view, names[0])
    return obstacle or _spy(view, int(names[0]) - 1, view["pending"]["site"])


def safe_house(view: View, names: list[str]) -> Reason | None:
    if owner_of(view, names[0]) != view["seat"]:
        return in_court(view, names[0], "PAM-17.7") or elsewhere(view, names[0], "PAM-17.7")
    if card_of(names[0]).ability != SAFE_HOUSE:
        return Reason("reason-no-safe-house", called(names[0]), "PAM-17.7")
    return None


# Discards, and naming a player.

_FROM: Final = {"TrimCourt": ("court", "PAM-8.6"), "TrimHand": ("hand", "PAM-8.7"),
                "LoseConfidence": ("hand", "PAM-20.11"), "SettleDebt": ("both", "PAM-7.2"),
                "Overthrow": ("listed", "PAM-7.6"), "DiscardPatriots": ("listed", "PAM-4.5")}


def discard(view: View, names: list[str]) -> Reason | None:
    where, clause = _FROM[view["asking"]]
    name, mine, asked = names[0], me(view), view["pending"]
    in_mine = any(card["card"] == name for card in mine["court"])
    if where != "hand" and in_mine:
        if where == "listed" and name not in asked["cards"]:
            if "region" in asked:
                return Reason("reason-not-overthrown", {**called(name), "region": ("region", asked["region"])}, clause)
            return Reason("reason-not-a-patriot", {**called(name), "coalition": ("coalition", mine["loyalty"])},
                          clause)
        return None
    if where in ("hand", "both") and name in mine["hand"]:
        return None
    if where == "hand" and in_mine:
        return Reason("reason-from-hand-only", called(name), clause)
    if where != "hand" and name in mine["hand"]:
        return Reason("reason-from-court-only", called(name), clause)
    return elsewhere(view, name, clause)


def rumor(view: View, names: list[str]) -> Reason | None:
    return no_player(view, names[0])


def swap(view: View, names: list[str]) -> Reason | None:
    nobody = no_player(view, names[0])
    if nobody is not None or int(names[0]) - 1 != view["seat"]:
        return nobody
    return Reason("reason-swap-self", clause="PAM-20.11")
