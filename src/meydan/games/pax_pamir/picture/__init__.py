"""The picture of Pax Pamir: the market above, the others beside the map, the own court and hand below."""
from __future__ import annotations

from collections.abc import Sequence

from meydan.core.state import Event
from meydan.drawing.look import Look
from meydan.drawing.picture import Flight, Picture, Shelf, View
from meydan.drawing.scene import Scene
from meydan.games.pax_pamir import GAME
from meydan.games.pax_pamir.picture.catalogue import shelves
from meydan.games.pax_pamir.picture.changes import flights, marks
from meydan.games.pax_pamir.picture.cover import cover_art
from meydan.games.pax_pamir.picture.faces import all_faces
from meydan.games.pax_pamir.picture.market import market
from meydan.games.pax_pamir.picture.own import OwnSide
from meydan.games.pax_pamir.picture.panels import panels
from meydan.games.pax_pamir.picture.table import dominance_zone, map_zone, others_zone
from meydan.games.pax_pamir.picture.targets import DEEDS, pointed
from meydan.games.pax_pamir.picture.ways import spy_steps
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
        if look.seat is not None and any(verb in ("move", "move-spy", "goal-card") for verb, *_ in actions):
            words.steps = spy_steps(view, look.seat)
        own = OwnSide(view, me, look, words, [(names[0], verb) for verb, *names in actions if verb in DEEDS])
        zones = [market(view, look, words), others_zone(view, look, words, me), map_zone(view, look, words), own.zone()]
        if look.tall:
            zones = [map_zone(view, look, words), dominance_zone(view, look, words), market(view, look, words), own.zone(),
                     own.hand_zone(), others_zone(view, look, words, me)]
        for zone in zones:
            scene.add(zone)
        scene.panels = panels(view, look, words)
        scene.frame = _tall_frame(scene) if look.tall else _wide_frame(look)
        return scene

    def cover(self) -> str:
        return cover_art()

    def worded(self, code: int) -> bool:
        """What a card of the court can do."""
        return super().worded(code) or self.game.words(code)[0] in DEEDS

    def targets(self, view: View, code: int, before: tuple[int, ...] = ()) -> tuple[list[str], list[str]]:
        verb, *names = self.game.words(code)
        return pointed(view, verb, names, [self.game.words(earlier) for earlier in before])

    def marks(self, event: Event) -> list[str]:
        return marks(event)

    def flights(self, event: Event) -> list[Flight]:
        return flights(event)

    def catalogue(self, language: str) -> list[Shelf]:
        return shelves(self.texts(Look(language)))

    def confirm(self, view: View, look: Look, code: int) -> str:
        verb, *names = self.game.words(code)
        if verb == "end-turn" and int(view["actions"]):
            return self.texts(look).say("confirm-end-turn", actions=int(view["actions"]))
        if verb == "play" and look.seat is not None:
            return Words(self.texts(look), look, view).turning(names[0], look.seat)
        return ""

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


def _wide_frame(look: Look) -> tuple[float, float, dict[str, tuple[float, float, float, float]]]:
    """As the page lays it: the market above, the others beside the map, the own side below."""
    others, board = look.x(0, 294, 979), look.x(302, 677, 979)
    return 1003, 762, {"market": (12, 10, 979, 126), "others": (12 + others, 144, 294, 434), "map": (12 + board, 144, 677, 434),
                       "own": (12, 586, 979, 168)}


PICTURE = PamirPicture(GAME)
