"""The picture of Pax Pamir: the market above, the others beside the map, the own court and hand below."""
from __future__ import annotations

from collections.abc import Sequence

from meydan.drawing.look import Look
from meydan.drawing.picture import Picture, View
from meydan.drawing.scene import Scene
from meydan.games.pax_pamir import GAME
from meydan.games.pax_pamir.picture.cover import cover_art
from meydan.games.pax_pamir.picture.faces import all_faces
from meydan.games.pax_pamir.picture.market import market
from meydan.games.pax_pamir.picture.own import OwnSide
from meydan.games.pax_pamir.picture.panels import panels
from meydan.games.pax_pamir.picture.table import board_zone, tall_zones
from meydan.games.pax_pamir.picture.targets import DEEDS, battle_site, pointed
from meydan.games.pax_pamir.picture.words import Words

ICONS = {"purchase": "coin", "play": "cards", "end-turn": "hourglass", "stop": "check", "pay": "coin", "offer": "coin",
         "accept": "check", "refuse": "close", "withdraw": "undo", "tax": "coin", "gift": "star8", "build": "fort",
         "move": "boots", "betray": "sword", "battle": "swords", "road": "chain", "army": "flag", "spy": "eye",
         "discard": "trash", "loyal": "flag", "take-prize": "crown", "leave-prize": "close", "decline": "close",
         "battle-region": "swords", "battle-card": "swords", "betray-card": "sword", "move-army": "boots", "goal": "move",
         "goal-card": "move", "move-spy": "eye", "unpaid": "close"}


class PamirPicture(Picture):
    """Draws the table from a view."""

    def faces(self, language: str, layout: str) -> dict[str, str]:
        return all_faces(self.texts(Look(language, layout)), language, layout)

    def render(self, view: View, look: Look, choices: Sequence[int] = ()) -> Scene:
        words = Words(self.texts(look), look, view)
        me = 0 if look.seat is None else look.seat
        scene = Scene(look, words.say("game-title"), words.standing(), symbols=self.faces(look.language, look.layout),
                      private=look.seat is not None and bool(view["seats"][me]["hand"]))
        actions = [list(self.game.words(code)) for code in choices]
        usable = [(names[0], verb) for verb, *names in actions if verb in DEEDS]
        site = battle_site(view, actions)
        own = OwnSide(view, me, look, words, usable)
        zones = ([*tall_zones(view, look, words, me, site), market(view, look, words), own.zone()] if look.tall
                 else [market(view, look, words), board_zone(view, look, words, me, site), own.zone()])
        for zone in zones:
            scene.add(zone)
        scene.panels = panels(view, look, words)
        scene.frame = _tall_frame(scene) if look.tall else _wide_frame(scene, look)
        return scene

    def cover(self) -> str:
        return cover_art()

    def targets(self, view: View, code: int, before: tuple[int, ...] = ()) -> tuple[list[str], list[str]]:
        verb, *names = self.game.words(code)
        mine = view["seat"] == view["current"]
        held = {card["card"] for card in view["seats"][max(int(view["current"]), 0)]["court"]}
        return pointed(view, verb, names, mine and bool(names) and names[0] in held)

    def tag(self, view: View, look: Look, code: int) -> str:
        verb, *names = self.game.words(code)
        if verb == "purchase":
            words = Words(self.texts(look), look, view)
            spot = next(place for place in view["market"] if place["spot"] == names[0])
            return words.say("tag-rupees", rupees=words.price(spot))
        return ""

    def icon(self, code: int) -> str:
        return ICONS.get(self.game.words(code)[0], "check")


def _tall_frame(scene: Scene) -> tuple[float, float, dict[str, tuple[float, float, float, float]]]:
    y, boxes = 8.0, {}
    for name, zone in scene.zones.items():
        boxes[name] = (7.0, y, 376.0, zone.h)
        y += zone.h + 8
    return 390, y, boxes


def _wide_frame(scene: Scene, look: Look) -> tuple[float, float, dict[str, tuple[float, float, float, float]]]:
    market_h, own_h = scene.zones["market"].h, scene.zones["own"].h
    board = scene.zones["board"]
    w, h = 1256.0, 1256 * board.h / board.w
    return 1280, market_h + h + own_h + 40, {"market": (12, 10, 1256, market_h), "board": (12, market_h + 20, w, h),
                                             "own": (12, market_h + h + 30, 1256, own_h)}


PICTURE = PamirPicture(GAME)
