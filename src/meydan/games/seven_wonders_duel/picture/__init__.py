"""The picture of 7 Wonders Duel: two cities, the structure of the Age between them, the military track beside it."""
from __future__ import annotations

from collections.abc import Sequence

from meydan.core.state import Event
from meydan.drawing.look import Look
from meydan.drawing.picture import Picture, Shelf, View
from meydan.drawing.scene import Scene
from meydan.games.seven_wonders_duel import GAME
from meydan.games.seven_wonders_duel.picture.catalogue import catalogue
from meydan.games.seven_wonders_duel.picture.city import CityPicture
from meydan.games.seven_wonders_duel.picture.faces import all_faces
from meydan.games.seven_wonders_duel.picture.panels import panels
from meydan.games.seven_wonders_duel.picture.structure import WIDTH, board
from meydan.games.seven_wonders_duel.picture.track import track
from meydan.games.seven_wonders_duel.picture.wonder_art import cover_art, sky_paints
from meydan.games.seven_wonders_duel.picture.words import Words

ICONS = {"build": "trowel", "discard": "bag", "pick": "arch", "token": "star8", "library": "star8", "start": "flag",
         "destroy": "burn", "revive": "cards", "wonder": "arch"}


class DuelPicture(Picture):
    """Draws the table from a view."""

    paints = sky_paints()

    def faces(self, language: str, layout: str) -> dict[str, str]:
        return all_faces(self.texts(Look(language, layout)), language, layout)

    def render(self, view: View, look: Look, choices: Sequence[int] = ()) -> Scene:
        words = Words(self.texts(look), look, view)
        me = 0 if look.seat is None else look.seat
        scene = Scene(look, words.say("game-title"), words.standing(),
                      symbols=self.faces(look.language, look.layout), private=bool(view["library"]),
                      paints=self.paints)
        scene.add(CityPicture(view, 1 - me, look, words, mine=False).zone())
        scene.add(track(view, look, words, me))
        scene.add(board(view, look, words))
        scene.add(CityPicture(view, me, look, words, mine=True).zone())
        scene.panels = panels(view, look, words)
        scene.frame = _tall_frame(scene) if look.tall else _wide_frame(scene, look, me)
        return scene

    def catalogue(self, language: str) -> list[Shelf]:
        return catalogue(self.texts(Look(language)))

    def cover(self) -> str:
        return cover_art()

    def targets(self, view: View, code: int, before: tuple[int, ...] = ()) -> tuple[list[str], list[str]]:
        verb, *names = self.game.words(code)
        mine = f"city-{view['current']}"
        match verb:
            case "build":
                return [f"c-{names[0]}", mine], []
            case "discard":
                return [f"c-{names[0]}", "discard"], []
            case "wonder":
                return [f"c-{names[0]}", f"w-{names[1]}-p"], []
            case "pick":
                return [f"w-{names[0]}-p"], []
            case "token" | "library":
                return [f"t-{names[0]}"], []
            case "start":
                return [], [f"city-{int(names[0]) - 1}"]
        return [f"c-{names[0]}"], []            # destroy, revive

    def marks(self, event: Event) -> list[str]:
        kind = self.game.events[event]
        ids = {"building": "c-{}", "wonder": "w-{}-p", "token": "t-{}"}
        found = [ids[family.name].format(family.names[number])
                 for family, number in zip(kind.kinds.values(), event[3:])
                 if family.name in ids and 0 <= number < len(family.names)]
        return [*found, "discard"] if kind.name in ("discarded", "destroyed") else found

    def worded(self, code: int) -> bool:
        """The city and the discard pile only stand for what is done with the card."""
        return super().worded(code) or self.game.words(code)[0] in ("build", "discard")

    def tag(self, view: View, look: Look, code: int) -> str:
        verb, *names = self.game.words(code)
        words, seat = Words(self.texts(look), look, view), int(view["current"])
        match verb:
            case "build":
                bill = view["prices"][seat].get(names[0])
                return words.price(bill) if bill else ""
            case "discard":
                return words.say("gain-coins", coins=int(view["cities"][seat]["discard_reward"]))
            case "wonder":
                wonder_bill = words.wonder_bill(seat, names[1])
                return words.price(wonder_bill) if wonder_bill else ""
        return ""

    def icon(self, code: int) -> str:
        return ICONS[self.game.words(code)[0]]


def _tall_frame(scene: Scene) -> tuple[float, float, dict[str, tuple[float, float, float, float]]]:
    y, boxes = 8.0, {}
    for name, zone in scene.zones.items():
        height = zone.h * 376 / zone.w
        boxes[name] = (7.0, y, 376.0, height)
        y += height + 8
    return 390, y, boxes


def _wide_frame(scene: Scene, look: Look, me: int) -> tuple[float, float, dict[str, tuple[float, float, float, float]]]:
    top, bottom = scene.zones[f"city-{1 - me}"].h, scene.zones[f"city-{me}"].h
    middle = scene.zones["board"]
    scale = min(1.0, 460 / middle.h)
    w = WIDTH * scale
    return 1280, top + bottom + 500, {
        f"city-{1 - me}": (12, 10, 1256, top),
        "track": (look.x(12, 150, 1280), top + 30, 150, 440),
        "board": (look.x(390, w, 1280), top + 24, w, middle.h * scale),
        f"city-{me}": (12, top + 490, 1256, bottom),
    }


PICTURE = DuelPicture(GAME)
