"""Why a territory cannot be meant: for each card where its effect can take place, and where clans can go."""
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meydan.core.reasons import Reason, kept
from meydan.games.inis.components import CELLS, FIRST, SPAN, TURNED
from meydan.games.inis.reasons.parts import CLAUSE, Tile, View, about_land, laid, mine, others, reserve, tile_of
from meydan.games.inis.wording import around, cells_at, touching

Site = Callable[[View, Tile, str], Reason | None]


def in_play(view: View, name: str) -> Reason | None:
    """A territory still in the pile cannot be meant."""
    return None if tile_of(view, name) else about_land("reason-not-in-play", name, "INIS-4.4")


def present(view: View, tile: Tile, clause: str) -> Reason | None:
    return None if mine(view, tile) else about_land("reason-absent", tile["id"], clause)


def opposed(view: View, tile: Tile, clause: str) -> Reason | None:
    """The seat and an opponent stand there."""
    if why := present(view, tile, clause):
        return why
    return None if others(view, tile) else about_land("reason-no-opponent", tile["id"], clause)


def hallowed(view: View, tile: Tile, clause: str) -> Reason | None:
    """The seat stands there beside a Sanctuary."""
    if why := present(view, tile, clause):
        return why
    return None if tile["sanctuaries"] else about_land("reason-no-sanctuary", tile["id"], clause)


def peopled(view: View, tile: Tile, clause: str) -> Reason | None:
    return None if any(tile["clans"]) else about_land("reason-nobody-there", tile["id"], clause)


def adjacent(view: View, tile: Tile, to: str, clause: str) -> Reason | None:
    if to in tile["adjacent"]:
        return None
    return about_land("reason-not-adjacent", tile["id"], clause, other=("territory", to))


# Where the effects of cards can take place.


def _citadel(view: View, tile: Tile, clause: str) -> Reason | None:
    if why := present(view, tile, clause):
        return why
    return about_land("reason-swamp", tile["id"], "INIS-16.4") if tile["id"] == "swamp" else None


def _festival(view: View, tile: Tile, clause: str) -> Reason | None:
    if why := hallowed(view, tile, clause):
        return why
    return about_land("reason-festival-stays", tile["id"], clause) if tile["festival"] and not reserve(view) else None


def _conquest(view: View, tile: Tile, clause: str) -> Reason | None:
    if any(mine(view, laid(view, near)) for near in tile["adjacent"]):
        return None
    return about_land("reason-no-clan-beside", tile["id"], clause)


def _kernuno(view: View, tile: Tile, clause: str) -> Reason | None:
    if why := present(view, tile, clause):
        return why
    return about_land("reason-has-sanctuary", tile["id"], clause) if tile["sanctuaries"] else None


def _other_world(view: View, tile: Tile, clause: str) -> Reason | None:
    if why := hallowed(view, tile, clause):
        return why
    if reserve(view) or others(view, tile):
        return None
    return about_land("reason-nothing-to-do", tile["id"], clause)


def _chieftain(view: View, tile: Tile, clause: str) -> Reason | None:
    """Nuada: the seat is chieftain and an opponent is there."""
    if why := opposed(view, tile, clause):
        return why
    return None if tile["chieftain"] == view["seat"] else about_land("reason-not-chieftain", tile["id"], clause)


def _fortified(view: View, tile: Tile, clause: str) -> Reason | None:
    """Craftsmen & Peasants: the seat stands there beside a Citadel."""
    if why := present(view, tile, clause):
        return why
    return None if tile["citadels"] else about_land("reason-no-citadel", tile["id"], clause)


def _beside_the_vale(view: View, tile: Tile, clause: str) -> Reason | None:
    return adjacent(view, tile, "lost_vale", clause) or peopled(view, tile, clause)


def _elsewhere(view: View, tile: Tile, clause: str) -> Reason | None:
    """Diarmuid and Gráinne: another territory than the one the clan is removed from."""
    lost = next(frame["territory"] for frame in view["waiting"] if frame["step"] == "TakeOff")
    if tile["id"] == lost:
        return about_land("reason-same-territory", lost, clause)
    return present(view, tile, clause)


def _free(view: View, tile: Tile, clause: str) -> Reason | None:
    return None


SITES: Final[dict[str, Site]] = {
    "citadel": _citadel, "sanctuary": present, "festival": _festival, "conquest": _conquest, "new_alliance": present,
    "new_clans": present, "warlord": opposed, "valley": present, "emissaries": present, "migration": present,
    "balors_eye": peopled, "children_of_dana": _free, "kernunos_sanctuary": _kernuno, "the_other_world": _other_world,
    "diarmuid_and_grainne": _elsewhere, "dagdas_harp": present, "breas_tyranny": opposed, "manannans_horses": present,
    "lost_vale": _beside_the_vale, "craftsmen_and_peasants": _fortified, "eriu": hallowed,
    "nuada_silverhand": _chieftain,
}


def site(view: View, card: str, name: str) -> Reason | None:
    """Why this card cannot take effect in, or move a clan from, that territory."""
    return in_play(view, name) or SITES[card](view, laid(view, name), CLAUSE[card])


def has_site(view: View, card: str) -> bool:
    """Whether the card can take effect anywhere."""
    return any(SITES[card](view, tile, CLAUSE[card]) is None for tile in view["territories"])


def capital(view: View, name: str) -> Reason | None:
    if why := in_play(view, name):
        return why
    dry = name == "swamp" and view["options"]["dry_capital"]
    return about_land("reason-swamp", name, "INIS-4.8") if dry else None


def standing(view: View, name: str, clause: str) -> Reason | None:
    """Why none of the own clans can leave from there."""
    return in_play(view, name) or present(view, laid(view, name), clause)


def neighbour(view: View, name: str, of: str, clause: str) -> Reason | None:
    """Why clans cannot go there from the territory they stand in."""
    if name == of:
        return about_land("reason-same-territory", name, clause)
    return in_play(view, name) or adjacent(view, laid(view, name), of, clause)


def far_away(view: View, name: str) -> Reason | None:
    if why := in_play(view, name):
        return why
    there = view["pending"]["origin"] == name
    return about_land("reason-same-territory", name, CLAUSE["manannans_horses"]) if there else None


def haven(view: View, name: str) -> Reason | None:
    """Withdrawing leads to adjacent territories of which one is chieftain (INIS-11.23)."""
    if why := neighbour(view, name, view["clash"]["territory"], "INIS-11.23"):
        return why
    tile = laid(view, name)
    if tile["chieftain"] == view["seat"]:
        return None
    if not mine(view, tile):
        return about_land("reason-absent", name, "INIS-11.23")
    return about_land("reason-no-haven", name, "INIS-11.23", clans=mine(view, tile),
                      most=max(tile["clans"][seat] for seat in others(view, tile)))


def battlefield(view: View, name: str) -> Reason | None:
    """The Morrigan starts a clash where two players stand (INIS-17.21)."""
    if why := in_play(view, name):
        return why
    tile = laid(view, name)
    return None if sum(map(bool, tile["clans"])) > 1 else about_land("reason-not-two", name, CLAUSE["the_morrigan"])


def waiting_clash(view: View, name: str) -> Reason | None:
    if why := in_play(view, name):
        return why
    waits = name in view["pending"]["territories"]
    return None if waits else about_land("reason-no-clash-there", name, "INIS-11.3")


def settlers(view: View, name: str) -> Reason | None:
    """Tailtu's Land: a clan comes from beside the new territory (INIS-17.28)."""
    clause = CLAUSE["tailtus_land"]
    return neighbour(view, name, view["pending"]["territory"], clause) or present(view, laid(view, name), clause)


def drawn_tile(view: View, name: str) -> Reason | None:
    if name in view["hand"]["tiles"]:
        return None
    if tile_of(view, name):
        return about_land("reason-laid-already", name, CLAUSE["tailtus_land"])
    return about_land("reason-tile-not-drawn", name, CLAUSE["tailtus_land"])


def place(view: View, turned: str, column: str, row: str) -> Reason | None:
    """A new tile lies on free cells and touches two others (INIS-3.3, 3.4)."""
    spot = TURNED.index[turned] * CELLS + (int(column) - FIRST) * SPAN + int(row) - FIRST
    ground = _ground(view)
    if around(spot).isdisjoint(ground):
        return Reason("reason-touches-none", {}, "INIS-3.3")
    covered = sorted({ground[cell] for cell in cells_at(spot) if cell in ground})
    if covered:
        return Reason("reason-covers", {"lands": [("territory", land) for land in covered]}, "INIS-3.4")
    near = touching(view, spot)
    return about_land("reason-touches-one", near[0], "INIS-3.3") if len(near) == 1 else None


@kept
def _ground(view: View) -> dict[int, str]:
    """Which tile lies on each cell."""
    return {(cell[0] - FIRST) * SPAN + cell[1] - FIRST: tile["id"]
            for tile in view["territories"] for cell in tile["cells"]}
