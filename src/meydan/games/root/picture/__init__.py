"""The picture of Root: the autumn wood between the banners of the others and one's own board and hand."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from meydan.core.actions import NUMBER
from meydan.core.state import Event
from meydan.drawing.look import Look
from meydan.drawing.picture import Flight, Picture, Shelf, View
from meydan.drawing.scene import Box, Scene
from meydan.games.root import GAME
from meydan.games.root.actions import GROUP, LARGEST_GROUP
from meydan.games.root.picture.banner import banners
from meydan.games.root.picture.catalogue import catalogue
from meydan.games.root.picture.clearing import wood_map
from meydan.games.root.picture.components import BUILD_POINTS, FACTIONS, WOOD_COST
from meydan.games.root.picture.cover import cover_art
from meydan.games.root.picture.faces import all_faces
from meydan.games.root.picture.happened import flights, marks
from meydan.games.root.picture.own import Own
from meydan.games.root.picture.paint import LIVERY
from meydan.games.root.picture.panels import panels
from meydan.games.root.picture.pointing import ICONS, implied, targets, usual
from meydan.games.root.picture.side import commons
from meydan.games.root.picture.words import Words


class RootPicture(Picture):
    """Draws the table from a view."""

    sounds: ClassVar[dict[str, str]] = {"rolled": "dice"}

    def faces(self, language: str, layout: str) -> dict[str, str]:
        return all_faces(self.texts(Look(language, layout)), language, layout)

    def render(self, view: View, look: Look, choices: Sequence[int] = ()) -> Scene:
        words = Words(self.texts(look), look, view)
        me = 0 if look.seat is None else look.seat
        said = [self.game.words(int(code)) for code in choices]
        scene = Scene(look, words.say("game-title"), words.standing(), symbols=self.faces(look.language, look.layout),
                      private=look.seat is not None)
        scene.add(banners(view, look, words, me))
        if not look.tall:
            scene.add(commons(view, look, words))
        scene.add(wood_map(view, look, words, said))
        own = Own(view, me, look, words)
        scene.add(own.zone())
        if look.tall:
            scene.add(own.hand_zone())
            scene.add(commons(view, look, words))
        scene.panels = panels(view, look, words)
        scene.frame = _tall_frame(scene) if look.tall else _wide_frame(scene, look)
        return scene

    def cover(self) -> str:
        return cover_art()

    def targets(self, view: View, code: int, before: tuple[int, ...] = ()) -> tuple[list[str], list[str]]:
        return targets(view, self.game.words(code), tuple(map(self.game.words, before)))

    def usual(self, view: View, code: int) -> bool:
        """Payments that the program makes unless the person names another one."""
        return usual(self.game.words(code)[0])

    def worded(self, code: int) -> bool:
        """What can be done with a card of the hand."""
        return super().worded(code) or self.game.words(code)[0] in ("craft", "mobilize", "train")

    def implied(self, code: int) -> bool:
        """A deed by what it is done with, a card of the Decree by the warriors that obey it."""
        return implied(self.game.words(code)[0])

    def marks(self, event: Event) -> list[str]:
        return marks(*self._told(event))

    def flights(self, event: Event) -> list[Flight]:
        return flights(*self._told(event))

    def liveries(self, view: View, players: int) -> tuple[int, ...]:
        return tuple(LIVERY[faction] for faction in view["factions"])

    def _told(self, event: Event) -> tuple[str, dict[str, Any]]:
        """An event in the game's own words."""
        kind = self.game.events[event]
        facts: dict[str, Any] = {"me": f"at-{event[2]}"}
        for (argument, family), number in zip(kind.kinds.items(), event[3:], strict=False):
            facts[argument] = number if family is NUMBER else family.names[number]
            if family is GROUP:
                facts["whose"] = FACTIONS[number // LARGEST_GROUP]
        return kind.name, facts

    def tag(self, view: View, look: Look, code: int) -> str:
        verb, *names = self.game.words(code)
        if verb == "build-at" and view["marquise"]:
            built = int(view["marquise"]["built"][names[0]])
            return self.texts(look).say("tag-build", cost=WOOD_COST[built], points=BUILD_POINTS[names[0]][built])
        return ""

    def confirm(self, view: View, look: Look, code: int) -> str:
        """Before actions or operations that are left are thrown away, and before turmoil is accepted."""
        asked = view["pending"] or {}
        verb = self.game.words(code)[0]
        left = int(asked.get("left", 0)) if asked.get("asks") in ("MarquiseAction", "Operation") else 0
        if verb == "end" and left:
            return self.texts(look).say("sure-end", left=left)
        return self.texts(look).say("sure-activate") if verb == "activate" else ""

    def catalogue(self, language: str) -> list[Shelf]:
        return catalogue(self.texts(Look(language)))

    def icon(self, code: int) -> str:
        return ICONS.get(self.game.words(code)[0], "check")


def _tall_frame(scene: Scene) -> tuple[float, float, dict[str, Box]]:
    y, boxes = 8.0, {}
    for name, zone in scene.zones.items():
        height = zone.h * 376 / zone.w
        boxes[name] = (7.0, y, 376.0, height)
        y += height + 8
    return 390, y, boxes


def _wide_frame(scene: Scene, look: Look) -> tuple[float, float, dict[str, Box]]:
    return 1280, 1000, {
        "banners": (12, 10, 1256, 76),
        "commons": (look.x(12, 230, 1280), 96, 230, 665),
        "map": (look.x(254, 1014, 1280), 96, 1014, 657),
        "own": (12, 772, 1256, 178),
    }


PICTURE = RootPicture(GAME)
