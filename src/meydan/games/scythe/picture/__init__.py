"""The picture of Scythe: the map in the middle, banners of the others above, the own mat and cards below."""
from __future__ import annotations

from collections.abc import Sequence

from meydan.core.actions import NUMBER, SEAT
from meydan.core.state import Event
from meydan.drawing.look import Look
from meydan.drawing.picture import Ahead, Choice, Flight, Picture, Shelf, View
from meydan.drawing.scene import Box, Scene
from meydan.games.scythe import GAME
from meydan.games.scythe.actions import ACCEPT, AMOUNT, FIELD, MOVE_UNITS, TAKE_ALL, TAKE_NOTHING, TOKEN
from meydan.games.scythe.picture import happening, pointing
from meydan.games.scythe.picture.banner import banners
from meydan.games.scythe.picture.board import board
from meydan.games.scythe.picture.cards import all_faces
from meydan.games.scythe.picture.catalogue import catalogue
from meydan.games.scythe.picture.components import LIVERY
from meydan.games.scythe.picture.crowd import crowds
from meydan.games.scythe.picture.own import hand_zone, own_zone
from meydan.games.scythe.picture.panels import panels
from meydan.games.scythe.picture.piles import TALL_H, around_map, below_tracks
from meydan.games.scythe.picture.scenery import cover_art
from meydan.games.scythe.picture.sheets import sheet
from meydan.games.scythe.picture.tracks import tracks
from meydan.games.scythe.picture.words import Words

TOKENS = range(TOKEN, MOVE_UNITS)


class ScythePicture(Picture):
    """Draws the table from a view."""

    def faces(self, language: str, layout: str) -> dict[str, str]:
        return all_faces(self.texts(Look(language, layout)), language, layout)

    def render(self, view: View, look: Look, choices: Sequence[int] = ()) -> Scene:
        words = Words(self.texts(look), look, view)
        me = 0 if look.seat is None else look.seat
        mine = look.seat is not None and bool(choices)
        ids = {id_: None for code in choices for group in self.targets(view, code) for id_ in group} if mine else {}
        crowd = crowds(view)
        scene = Scene(look, words.say("game-title"), words.standing(), symbols=self.faces(look.language, look.layout),
                      private=look.seat is not None)
        dealt = mine and view["asking"] in ("Dial", "PlayCards")
        scene.add(banners(view, me, look, words))
        paper = sheet(view, look, words, crowd, ids, mine)
        if look.tall:
            scene.add(paper)
            scene.add(board(view, look, words, crowd, "", ""))
            scene.add(own_zone(view, me, look, words, dealt))
            scene.add(hand_zone(view, me, look, words, dealt))
            scene.add(tracks(view, look, words, below_tracks(view, look, words, 168), TALL_H))
        else:
            scene.add(tracks(view, look, words))
            scene.add(board(view, look, words, crowd, around_map(view, look, words), paper.layers["l-sheet"]))
            scene.add(own_zone(view, me, look, words, dealt))
        scene.panels = panels(view, me, look, words)
        scene.frame = _tall_frame(scene) if look.tall else _wide_frame(scene, look)
        return scene

    def catalogue(self, language: str) -> list[Shelf]:
        return catalogue(self.texts(Look(language)))

    def cover(self) -> str:
        return cover_art()

    def targets(self, view: View, code: int, before: tuple[int, ...] = ()) -> tuple[list[str], list[str]]:
        verb, *names = self.game.words(code)
        return pointing.targets(view, verb, names)

    def actions(self, view: View, look: Look, choices: Sequence[int], ahead: Sequence[Ahead] = ()) -> list[Choice]:
        """A section after which nothing is left to be pointed at is pointed at itself."""
        found = super().actions(view, look, choices, ahead)
        for choice in found:
            if choice["id"] in TOKENS and not any(map(_points, choice.get("next", ()))):
                choice["t"] = choice.pop("o")
        return self._gifts(look, found)

    def _following(self, view: View, look: Look, branches: Sequence[Ahead], before: tuple[int, ...]) -> list[Choice]:
        return self._gifts(look, super()._following(view, look, branches, before))

    def _gifts(self, look: Look, choices: list[Choice]) -> list[Choice]:
        """An amount that is given away says so."""
        for choice in choices:
            if "low" in choice:
                choice["label"] = self.texts(look).say("gift", amount=choice["n"])
        return choices

    def _choice(self, view: View, code: int, before: tuple[int, ...], label: str) -> Choice:
        """To take all of a gain is the most of its amounts; a gift begins with the least."""
        choice = super()._choice(view, code, before, label)
        if AMOUNT <= code < FIELD and view["asking"] in ("MakeDeal", "GiveCoins"):
            choice["low"] = 1
        if code == ACCEPT and not before and view["asking"] in ("GainSome", "Harvest"):
            choice["n"] = int(view["pending"]["amount"])
        return choice

    def usual(self, view: View, code: int) -> bool:
        verb, *names = self.game.words(code)
        return verb == "pay-anyhow" or pointing.is_again(view, verb, names)

    def share(self, code: int) -> int | None:
        return {TAKE_ALL: 1, TAKE_NOTHING: 0}.get(code)

    def marks(self, event: Event) -> list[str]:
        return happening.marks(*self._told(event))

    def flights(self, event: Event) -> list[Flight]:
        return happening.flights(*self._told(event))

    def _told(self, event: Event) -> tuple[str, int, dict[str, str], dict[str, int]]:
        """An event's name, its seat, the words of what it names, and its plain numbers."""
        kind = self.game.events[event]
        named = list(zip(kind.kinds.items(), event[3:]))
        facts = {key: family.names[number] for (key, family), number in named if family is not SEAT and 0 <= number < len(family)}
        return kind.name, event[2], facts, {key: number for (key, family), number in named if family is SEAT or family is NUMBER}

    def liveries(self, view: View, players: int) -> tuple[int, ...]:
        """The factions' colours, from when everybody has one."""
        factions = [player["faction"] for player in view["seats"]]
        return tuple(range(players)) if None in factions else tuple(LIVERY[faction] for faction in factions)

    def icon(self, code: int) -> str:
        words = self.game.words(code)
        return "close" if words == ("amount", "0") else pointing.ICONS[words[0]]


def _points(choice: Choice) -> bool:
    return bool(choice["t"]) or any(map(_points, choice.get("next", ())))


def _tall_frame(scene: Scene) -> tuple[float, float, dict[str, Box]]:
    y, boxes = 8.0, {}
    for name, zone in scene.zones.items():
        if not zone.w:
            continue
        height = zone.h * 376 / zone.w
        boxes[name] = (7.0, y, 376.0, height)
        y += height + 8
    return 390, y, boxes


def _wide_frame(scene: Scene, look: Look) -> tuple[float, float, dict[str, Box]]:
    top, bottom, middle = scene.zones["others"].h, scene.zones["own"].h, scene.zones["map"]
    side = scene.zones["tracks"]
    height = 500.0
    w, s = middle.w * height / middle.h, side.w * height / side.h
    return 1280, top + bottom + height + 40, {
        "others": (12, 10, 1256, top),
        "tracks": (look.x(12, s, 1280), top + 20, s, height),
        "map": (look.x(180, w, 1280), top + 20, w, height),
        "own": (12, top + height + 30, 1256, bottom),
    }


PICTURE = ScythePicture(GAME)
