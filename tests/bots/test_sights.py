"""What is told of a position in numbers is true of it, and everything that can be told has its words."""
from __future__ import annotations

import re
from importlib import import_module
from itertools import islice

import pytest

import meydan
from meydan.bots import Handle, bot
from meydan.bots.base import Thinker
from meydan.bots.sights import sight_of
from meydan.bots.thoughts import KINDS, along, listed, outlook, pros_and_cons, walked, weighed_up
from meydan.core.rng import Rng
from meydan.core.state import GameState
from meydan.core.texts import LANGUAGES, game_texts, message_keys, text_files
from meydan.games.seven_wonders_duel.components import BUILDING, BUILDING_CARDS, SYMBOL
from tests.bots.games_here import games_here, positions

STRAY = {"fa": re.compile("[A-Za-z0-9]"), "en": re.compile("[\u0600-\u06ff]")}


@pytest.mark.parametrize("game", games_here())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_amount_has_its_words_for_one_and_for_many(game: str, language: str) -> None:
    found, sight = meydan.game(game), sight_of(meydan.game(game))
    texts = game_texts(found, language)
    names: set[str] = set()
    for state in islice(positions(game, seed=3, every=5), 30):
        names |= set(sight.amounts(state, int(state.current)))
    assert names
    for name in names:
        for n in (0, 1, 2, 7):
            said = texts.say(f"amount-{name}", n=n)
            assert said != f"amount-{name}" and not STRAY[language].search(said) and "{" not in said, said
            assert re.search(r"[\d۰-۹]", said), said
    features = set(import_module(f"meydan.games.{game}.evaluate").FEATURES)
    assert set(sight.parts) <= features and (sight.burdens or set()) <= features | names
    assert {part for parts in sight.parts.values() for part in parts} <= features | names
    files = text_files(found.folder / "texts", language)
    written = {key for file in files for key, _ in message_keys(file) if key.startswith("amount-")}
    assert written - {"amount-of"} == {f"amount-{name}" for name in names}


@pytest.mark.parametrize("game", games_here())
def test_amounts_are_true_before_and_after(game: str) -> None:
    """What a reason says there is now, and will be, is what is there."""
    found, told = meydan.game(game), 0
    sight = sight_of(found)
    for state in islice(positions(game, seed=8, every=7), 40):
        seat, code = int(state.current), state.choices[-1]
        after, _ = walked(state, [code])
        if after.over:
            continue
        said = " ".join(pros_and_cons(found, "en", state, seat, [code]))
        for kind, name, before, now in weighed_up(found, sight, state, after, seat):
            assert kind in KINDS
            if before is not None:
                told += 1
                assert (before, now) == (sight.amounts(state, seat)[name], sight.amounts(after, seat)[name])
                assert before != now
                words = f"{game_texts(found, 'en').say(f'amount-{name}', n=now)} ({before} now)"
                assert words in said or said.count(",") + said.count(" and ") >= 2
    assert told > 4


def late_game(game: str, players: int, seed: int) -> GameState:
    """A position of a game that quick choices have brought near its end."""
    state, rng = meydan.game(game).trial(players, seed), Rng(seed)
    kept = state.clone()
    while not state.over:
        state.apply(state.policy(rng) if state.current >= 0 else state.choices[rng.below(len(state.choices))])
        if state.current >= 0 and len(state.choices) > 1 and not state.over:
            kept = state.clone()
    return kept


@pytest.mark.parametrize("game", games_here())
def test_what_stands_out_is_told_in_both_languages(game: str) -> None:
    found, keys = meydan.game(game), set[str]()
    for seed in range(12):
        for players in found.players:
            state = late_game(game, players, seed)
            for seat in range(players):
                keys |= {key for key, _ in sight_of(found).outlook(state, seat)}
                for language in LANGUAGES:
                    for said in outlook(found, language, state, seat):
                        assert said.endswith(".") and not re.search("sight-|amount-|[{}]", said), said
                        assert not STRAY[language].search(said), said
    assert keys, "nothing ever stands out"


def seen(game: str, state: GameState, seat: int) -> dict[str, int]:
    """The same numbers as the seat's view has them."""
    view = state.view(seat)
    if game == "seven_wonders_duel":
        city, place = view["cities"][seat], view["pawn"] if seat == view["first"] else -view["pawn"]
        return {"coins": city["coins"], "symbols": len(city["symbols"]), "points": view["scores"][seat]["total"],
                "lead": max(place, 0), "behind": max(-place, 0)}
    if game == "scythe":
        own = view["seats"][seat]
        return {name: own[name] for name in ("coins", "power", "popularity", "cards")}
    if game == "root":
        own = view["seats"][seat]
        return {"cards": own["cards"]} | ({"points": own["score"]} if own["on_track"] else {})
    if game == "pax_pamir":
        own = view["seats"][seat]
        return {"rupees": own["rupees"], "points": own["points"], "court": len(own["court"]), "hand": own["hand_size"]}
    own = view["conditions"][seat]
    return {name: own[name] for name in ("leadership", "sanctuaries", "territories", "deeds")}


@pytest.mark.parametrize("game", games_here())
def test_amounts_are_those_of_the_seats_own_view(game: str) -> None:
    found, looked = meydan.game(game), 0
    for seed in range(6):
        for state in islice(positions(game, seed=seed, every=11), 12):
            seat = int(state.current)
            amounts, truth = sight_of(found).amounts(state, seat), seen(game, state, seat)
            assert {name: amounts[name] for name in truth} == truth
            looked += 1
    assert looked > 20


def test_in_duel_symbols_within_reach_are_those_that_lie_open() -> None:
    duel, told = meydan.game("seven_wonders_duel"), 0
    for seed in range(30):
        state = late_game("seven_wonders_duel", 2, seed)
        for seat in (0, 1):
            view = state.view(seat)
            lying = [BUILDING.index[slot["card"]] for slot in view["structure"] if slot["card"]]
            green = {BUILDING_CARDS[card].symbol for card in lying}
            names = {SYMBOL.names[symbol] for symbol in green if symbol >= 0}
            for key, facts in sight_of(duel).outlook(state, seat):
                if key.startswith("sight-symbols"):
                    told += 1
                    city = view["cities"][seat if key == "sight-symbols-own" else 1 - seat]
                    assert facts["n"] == len(city["symbols"])
                    assert {name for _, name in facts["what"]} == names - set(city["symbols"])
    assert told


@pytest.mark.parametrize("game", ["scythe", "root", "pax_pamir"])
def test_a_reason_explains_the_plan_of_the_turn(game: str) -> None:
    """Where turns are planned as a whole, what is told is what stands at the end of the turn, and the way there."""
    found, plans, ends = meydan.game(game), 0, 0
    state, rng = found.trial(2, 4), Rng(4)
    for _ in range(60):
        state.apply(state.policy(rng) if state.current >= 0 else state.choices[0])
    for number in range(25):
        while state.current < 0 or len(state.choices) < 2:
            state.apply(state.choices[rng.below(len(state.choices))])
        seat = int(state.current)
        player = bot("hard:iterations=200", seat, number)
        assert isinstance(player, Thinker)
        code = player.choose(state.view(seat), Handle(state, seat, found), None)
        said = [sentence for sentence, _ in player.why("en")]
        ends += any(sentence.startswith("By the end of the turn") for sentence in said)
        plan = next((sentence for sentence in said if sentence.startswith("The plan")), "")
        if plan:
            plans += 1
            following = walked(state, player.line)[1][1:]
            assert player.deal is not None
            way, deeds = player.deal.clone(), list[str]()
            for step in along(way, player.line[:4]):
                deeds.append(game_texts(found, "en").deed(step, view=way.view(int(way.current))))
            assert not following or deeds[1] in plan
        state.apply(code)
    assert plans >= 4 and ends >= 2, (plans, ends)


def test_a_list_ends_with_and() -> None:
    assert listed("en", ["a"]) == "a" and listed("en", ["a", "b", "c"]) == "a, b and c"
    assert listed("fa", ["الف", "ب", "پ"]) == "الف، ب و پ"


@pytest.mark.parametrize(("game", "key", "facts", "expected"), [
    ("root", "sight-standing", {"own": 3, "n": 0, "rivals": 3, "faction": "F"}, (
        "3 points so far; none for anybody else.", "امتیاز تا این‌جا: ۳؛ هیچ‌کس دیگر هنوز امتیازی ندارد.")),
    ("root", "sight-standing", {"own": 0, "n": 0, "rivals": 1, "faction": "F"}, (
        "No points so far; none for anybody else.", "هنوز امتیازی در کار نیست؛ دیگران هم امتیازی ندارند.")),
    ("root", "sight-standing", {"own": 7, "n": 4, "rivals": 1, "faction": "F"}, (
        "7 points so far; 4 for the F.", "امتیاز تا این‌جا: ۷؛ امتیاز F: ۴.")),
    ("root", "sight-standing", {"own": 7, "n": 4, "rivals": 2, "faction": "F"}, (
        "7 points so far; best of the others: the F with 4.",
        "امتیاز تا این‌جا: ۷؛ بیشترین امتیاز میان دیگران: ۴ (F).")),
    ("pax_pamir", "sight-check", {"n": 3, "others": 1, "rivals": 1}, (
        "If the Dominance Check in the market came now: 3 points here, 1 for the rival.",
        "اگر بررسی چیرگیِ توی بازار همین حالا بیاید: سهم این بازیکن ۳ امتیاز است و سهم رقیب ۱ امتیاز.")),
    ("inis", "sight-hands", {"n": 4, "others": 5, "rivals": 1}, (
        "4 Action cards are in hand, 5 in the rival’s.",
        "۴ کارت اقدام در دست هست و ۵ کارت در دست رقیب.")),
    ("inis", "sight-hands", {"n": 4, "others": 5, "rivals": 3}, (
        "4 Action cards are in hand, at most 5 in another’s.",
        "۴ کارت اقدام در دست هست و در دست هیچ‌یک از دیگران بیش از ۵ کارت نیست.")),
    ("seven_wonders_duel", "sight-symbols-rival", {"n": 4, "count": 1, "what": "W"}, (
        "Take care: the rival has 4 of the 6 science symbols, and W lies face up.",
        "خطر: رقیب ۴ نماد علمی از ۶ دارد و W رو به بالا روی میز است.")),
])
def test_one_rival_is_not_called_others_and_one_thing_not_many(
        game: str, key: str, facts: dict[str, object], expected: tuple[str, str]) -> None:
    for language, sentence in zip(("en", "fa"), expected):
        said = game_texts(meydan.game(game), language).say(key, **facts)
        assert re.sub("[\u2066-\u2069]", "", said) == sentence


@pytest.mark.parametrize("game", ["root", "pax_pamir", "inis", "seven_wonders_duel"])
def test_what_stands_out_counts_the_rivals_and_things_it_names(game: str) -> None:
    found, counted = meydan.game(game), 0
    for seed in range(8):
        for players in found.players:
            for state in [late_game(game, players, seed), next(positions(game, seed=seed, every=60))]:
                for seat in range(int(state.players)):
                    for key, facts in sight_of(found).outlook(state, seat):
                        if key in ("sight-standing", "sight-check", "sight-check-last", "sight-hands"):
                            assert 1 <= facts["rivals"] <= int(state.players) - 1
                            assert facts["rivals"] == int(state.players) - 1 or key == "sight-standing"
                            counted += 1
                        if key.startswith("sight-symbols"):
                            assert facts["count"] == len(facts["what"])
                            counted += 1
    assert counted


def test_nobody_is_told_to_take_care_of_himself_or_of_who_does_not_play() -> None:
    """Root with empty seats, the Vagabond among two: what stands out names the others of this game."""
    found, named = meydan.game("root"), 0
    for options in ({"players": 2, "two_factions": "random"}, {"players": 3, "three_factions": "random"}):
        for seed in range(12):
            state, rng = found.new(seed=seed, **options), Rng(seed)
            while not state.over:
                state.apply(state.policy(rng) if state.current >= 0 else state.choices[rng.below(len(state.choices))])
                seats = state.view(None)["seats"]
                for seat in range(int(state.players)) if rng.below(8) == 0 and not state.over else ():
                    for key, facts in sight_of(found).outlook(state, seat):
                        others = [one["faction"] for number, one in enumerate(seats) if number != seat]
                        assert "faction" not in facts or facts["faction"][1] in others, (key, facts, others)
                        named += "faction" in facts
    assert named > 50
