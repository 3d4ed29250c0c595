"""The picture of Inis: a green island in a grey sea, clans and stones on it, cards with their full text below."""
from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from meydan.core.state import Event
from meydan.core.texts import GameTexts
from meydan.drawing.look import Look
from meydan.drawing.picture import Flight, Picture, Shelf, View
from meydan.drawing.scene import Box, Scene
from meydan.games.inis import GAME
from meydan.games.inis.picture.board import WIDE_H, WIDE_W, board_zone, sheet_zone
from meydan.games.inis.picture.cards import card_faces
from meydan.games.inis.picture.catalogue import shelves
from meydan.games.inis.picture.cover import cover_art
from meydan.games.inis.picture.events import flights, marks
from meydan.games.inis.picture.hand import hand_zone, own_zone
from meydan.games.inis.picture.panels import panels
from meydan.games.inis.picture.pieces import piece_symbols
from meydan.games.inis.picture.players import banners
from meydan.games.inis.picture.pointing import ICONS, targets
from meydan.games.inis.picture.sheets import Spread
from meydan.games.inis.picture.side import back_land, open_cards, piles_zone, side_zone
from meydan.games.inis.picture.signs import sign_symbols
from meydan.games.inis.picture.tiles import land_symbols
from meydan.games.inis.picture.words import Words


@cache
def all_faces(texts: GameTexts, language: str, layout: str) -> dict[str, str]:
    return sign_symbols() | piece_symbols() | land_symbols() | {"back-land": back_land()} | card_faces(texts, language, layout)


class InisPicture(Picture):
    """Draws the table from a view."""

    def faces(self, language: str, layout: str) -> dict[str, str]:
        return all_faces(self.texts(Look(language, layout)), language, layout)

    def render(self, view: View, look: Look, choices: Sequence[int] = ()) -> Scene:
        words = Words(self.texts(look), look, view)
        me = 0 if look.seat is None else look.seat
        spoken = [self.game.words(code) for code in choices]
        spread = Spread(view, spoken)
        elsewhere = spread.names() | {name for name, _ in open_cards(view)[-3:]}
        scene = Scene(look, words.say("game-title"), words.standing(), symbols=self.faces(look.language, look.layout),
                      private=bool(view["hand"]))
        scene.add(banners(view, look, words, me))
        side, board = side_zone(view, look, words), board_zone(view, look, words, spoken, spread)
        for zone in (board, sheet_zone(view, look, words, spread), side) if look.tall else (side, board):
            scene.add(zone)                     # on a phone the map comes first
        scene.add(own_zone(view, look, words, me, elsewhere))
        if look.tall:
            scene.add(hand_zone(view, look, words, me, elsewhere))
            scene.add(piles_zone(view, look, words))
        scene.panels = panels(view, look, words)
        scene.frame = _tall_frame(scene) if look.tall else _wide_frame(scene, look)
        return scene

    def cover(self) -> str:
        return cover_art()

    def marks(self, event: Event) -> list[str]:
        return marks(event)

    def flights(self, event: Event) -> list[Flight]:
        return flights(event)

    def catalogue(self, language: str) -> list[Shelf]:
        return shelves(self.texts(Look(language)))

    def targets(self, view: View, code: int, before: tuple[int, ...] = ()) -> tuple[list[str], list[str]]:
        verb, *names = self.game.words(code)
        asked = view["seat"] if view["seat"] is not None else view["current"]
        earlier = [self.game.words(one) for one in before]
        return targets(view, verb, names, max(int(asked), 0), earlier)

    def ticked(self, code: int) -> bool:
        return self.game.words(code)[0] in ("hold", "hand-on")

    def icon(self, code: int) -> str:
        return ICONS.get(self.game.words(code)[0], "check")


def _tall_frame(scene: Scene) -> tuple[float, float, dict[str, Box]]:
    y, boxes = 7.0, {}
    for name, zone in scene.zones.items():
        height = zone.h * 376 / (zone.w or 376)
        boxes[name] = (7.0, y, 376.0, height)
        y += height + 6
    return 390, y, boxes


def _wide_frame(scene: Scene, look: Look) -> tuple[float, float, dict[str, Box]]:
    top, bottom = scene.zones["others"].h, scene.zones["own"].h
    return 1008, top + bottom + WIDE_H + 40, {
        "others": (12, 8, 984, top),
        "side": (look.x(12, 154, 1008), top + 16, 154, WIDE_H),
        "board": (look.x(174, WIDE_W, 1008), top + 16, WIDE_W, WIDE_H),
        "own": (12, top + WIDE_H + 24, 984, bottom),
    }


PICTURE = InisPicture(GAME)
