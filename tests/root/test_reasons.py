"""Why not? Root names the first thing that stands in the way, with its clause, for every code a question could mean."""
from __future__ import annotations

import meydan
from meydan.core.reasons import Reason, why_not
from meydan.core.texts import game_texts
from meydan.games.root import battle, deeds, marquise
from meydan.games.root.components import EVERYWHERE
from meydan.games.root.reasons.ground import within
from tests.root.positions import GAME, Table
from tests.teach.reasons import check_all, check_ignorance, check_words, sentences

# What random games hardly ever bring about (an Allied Vagabond who battles, a full track), or what is told only while
# something else is asked: positions of their own show them below.
RARE = 14


def test_a_reason_exists_for_every_code_a_question_could_mean() -> None:
    told = check_all("root", every=10)
    print(told)
    check_words("root", told)
    assert len(sentences("root", "en") - set(told.count)) <= RARE


def test_both_languages_have_the_same_reasons() -> None:
    assert sentences("root", "en") == sentences("root", "fa")


def test_no_reason_knows_more_than_the_seat() -> None:
    check_ignorance("root")


def test_what_comes_at_another_time_is_told_so() -> None:
    """A deed of one's own turn that is not asked for now: which phase it belongs to."""
    game = meydan.game("root")
    state = game.new(players=2, seed=3, two_factions="marquise_alliance", seating="in_order", first_player="seat1")
    while state.asking != "MarquiseAction":
        state.apply(state.choices[0])
    craft = game.code("craft", "anvil")
    reason = why_not(game, state, 0, craft)
    assert reason is not None and (reason.key, reason.clause) == ("reason-crafts-first", "ROOT-13.10")
    while state.asking != "SpreadSympathy":
        state.apply(game.code("end") if game.code("end") in state.choices else state.choices[0])
    reason = why_not(game, state, 1, game.code("mobilize", "anvil"))
    assert reason is not None and reason.key == "reason-another-phase"
    assert game_texts(game, "en").reason(reason) == "This belongs to Daylight; now it is Birdsong."


def test_a_building_is_refused_with_its_price_and_the_wood_in_reach() -> None:
    game = meydan.game("root")
    state = game.new(players=2, seed=3, two_factions="marquise_alliance", seating="in_order", first_player="seat1")
    for words in (("keep", "c1"), ("build-at", "sawmill", "c1"), ("build-at", "workshop", "c5"),
                  ("build-at", "recruiter", "c9")):
        state.apply(game.code(*words))
    while state.asking != "MarquiseAction":
        state.apply(game.code("end"))
    state.apply(game.code("build"))
    sentence = game_texts(game, "en").reason
    here = why_not(game, state, 0, game.code("build-at", "sawmill", "c1"))
    assert here is not None and sentence(here) == "There is no open slot in clearing 1."
    state.apply(game.code("build-at", "sawmill", "c5"))
    while state.asking != "MarquiseAction":
        state.apply(state.choices[0])
    far = why_not(game, state, 0, game.code("build"))
    assert far is not None and far.clause == "ROOT-13.16"
    assert sentence(far) == "The cheapest building costs 1 wood; no open slot of yours is connected to more than 0."


def told(table: Table, words: str) -> str:
    """What a table says to whoever is asked and wants this."""
    reason = why_not(GAME, table.g, int(table.g.current), GAME.code(*words.split()))
    return game_texts(GAME, "en").reason(reason) if reason is not None else ""


def test_reasons_about_allies() -> None:
    t = (Table().relation(marquise="allied", alliance="friendly").put("c5", marquise=2, eyrie=3, alliance=1)
         .pawn("c5").items(sword=2, boot=1))
    t.at(battle.CHOOSE_BATTLE, "vagabond", EVERYWHERE).do("attack c5 eyrie")
    assert told(t, "ally alliance") == "You are not Allied with the Woodland Alliance, but Friendly."
    assert told(t, "ally eyrie") == "This battle is against the Eyrie Dynasties."
    assert told(t, "ally marquise") == ""
    t.do("ally marquise").roll(3, 3)
    assert t.asking == "ShareHits"
    assert told(t, "ignore") == "You still have undamaged items to take hits: 3."
    assert told(t, "lose sawmill") == "A hit can fall on a warrior of the Marquise de Cat, not on this: sawmill."
    t.do("lose marquise_warrior", "lose marquise_warrior")
    assert told(t, "lose marquise_warrior") == "All warriors of the Marquise de Cat here have fallen."


def test_reasons_about_companions() -> None:
    t = Table().relation(marquise="allied", eyrie="allied", alliance="allied").put("c5", marquise=1, eyrie=2)
    t.pawn("c5").items(boot=1).at(deeds.TRAVEL, "vagabond").do("to c1")
    assert t.asking == "TakeAlly"
    assert told(t, "ally marquise") == "Warriors of the Marquise de Cat must rule clearing 5 or clearing 1 to go along."
    assert told(t, "ally alliance") == "No warrior of the Woodland Alliance is in clearing 5."


def test_reasons_about_full_tracks() -> None:
    t = Table().put("c2", sawmill=6, workshop=6, recruiter=6).at(marquise.MARQUISE_ACTION, "marquise", 3)
    assert told(t, "build") == "All your buildings are on the map."


def test_a_suit_is_told_as_the_clearings_it_stands_for() -> None:
    where = within({"pending": {"within": ["fox", "c3"]}})
    reason = Reason("reason-battle-elsewhere", {"where": where, "clearing": ("place", "c12")})
    assert game_texts(GAME, "en").reason(reason) == (
        "This battle must be in a fox clearing, clearing 3; clearing 12 does not fit.")
    assert game_texts(GAME, "fa").reason(reason).startswith("این مبارزه باید در فضای باز روباه، فضای باز ۳ باشد؛")
