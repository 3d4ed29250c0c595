"""Rulebooks, lessons, reasons, hints and analyses over HTTP, against a real server."""
from __future__ import annotations

import datetime
import json
import re
import time

import httpx
import pytest
from scripts.moments import guest_of, lay, moment
from typer.testing import CliRunner

import meydan
from meydan.cli import app
from meydan.core.texts import game_texts
from meydan.teach.lessons import lessons
from meydan.teach.puzzles import find_in, of_the_day
from meydan.teach.rulebook import rulebook
from tests.teach.test_analysis import played
from tests.web.servers import Browser, Server

FIRST = {"option-wonders": "first_game", "option-first_player": "seat1"}


@pytest.fixture
def me(server: Server) -> Browser:
    return Browser(server.address)


@pytest.fixture
def persian(server: Server) -> Browser:
    return Browser(server.address, "fa-IR,fa;q=0.9")


@pytest.mark.parametrize("name", meydan.games())
def test_every_clause_has_an_address_in_the_rulebook(me: Browser, persian: Browser, name: str) -> None:
    for browser in (me, persian):
        page = browser.http.get(f"/rules/{name}").text
        assert set(rulebook(meydan.game(name), "en").entries) <= set(re.findall(r'\bid="([^"]+)"', page))


def test_a_clause_can_be_read_beside_the_table(me: Browser, persian: Browser) -> None:
    english = me.http.get("/rules/root/part/ROOT-9.4").json()["html"]
    assert 'id="ROOT-9.4"' in english and "Battle" in english
    assert "مبارزه" in persian.http.get("/rules/root/part/ROOT-9.4").json()["html"]
    assert me.http.get("/rules/root/part/ROOT-99.9").status_code == 404
    assert me.http.get("/rules/chess").status_code == 404


def test_figures_are_pictures(me: Browser) -> None:
    lesson = lessons(meydan.game("inis"))[0]
    answer = me.http.get(f"/rules/inis/figure/{lesson.id}.fa.svg")
    assert answer.status_code == 200 and answer.headers["content-type"] == "image/svg+xml"
    assert me.http.get("/rules/inis/figure/nothing.fa.svg").status_code == 404


def lesson_boot(page: str) -> dict[str, object]:
    found = re.search(r"id='boot'>(.*?)</script>", page)
    assert found
    return dict(json.loads(found[1]))


@pytest.mark.parametrize("name", meydan.games())
def test_a_lesson_is_played_by_its_buttons(persian: Browser, name: str) -> None:
    lesson = lessons(meydan.game(name))[0]
    boot = lesson_boot(persian.http.get(f"/learn/{name}/{lesson.id}").text)
    version, base = boot["v"], boot["base"]
    for step in lesson.steps:
        what = "show" if step.asks else "next"
        frames = persian.http.post(f"{base}/{what}", json={"v": version}).json()["frames"]
        version, base = frames[-1]["v"], frames[-1]["base"]
    assert version == len(lesson.steps)
    assert lesson.end["fa"] in frames[-1]["f"]["lesson"].replace("&#39;", "'").replace("&quot;", '"')


def test_a_wrong_choice_is_answered_and_not_played(me: Browser) -> None:
    game = meydan.game("seven_wonders_duel")
    lesson = lessons(game)[0]
    number = next(number for number, step in enumerate(lesson.steps) if step.asks)
    base = f"/learn/{game.name}/{lesson.id}/-"
    before = me.http.post(f"{base}/next", json={"v": number - 1}).json()["frames"][-1]
    assert before["asked"]
    offered = {" ".join(game.words(action["id"])): action["id"] for action in before["actions"]}
    wrong = next(code for words, code in offered.items() if words not in lesson.steps[number].accept)
    after = me.http.post(f"{base}/act", json={"v": number, "a": wrong}).json()["frames"]
    assert len(after) == 1 and after[0]["v"] == number and "reply wrong" in after[0]["f"]["lesson"]
    good = next(code for words, code in offered.items() if words in lesson.steps[number].accept)
    assert me.http.post(f"{base}/act", json={"v": number, "a": good}).json()["frames"][-1]["v"] == number + 1
    back = me.http.post(f"{base}/back", json={"v": number + 1}).json()["frames"]
    assert back[-1]["v"] == number


def test_bad_steps_of_a_lesson_are_refused(me: Browser) -> None:
    base = "/learn/seven_wonders_duel/table"
    assert me.http.post(f"{base}/-/next", json={"v": 9999}).status_code == 400
    assert me.http.post(f"{base}/1.2.x/next", json={"v": 0}).status_code == 400
    assert me.http.post(f"{base}/-/act", json={"v": 2, "a": 999_999}).status_code == 400
    assert me.http.get("/learn/seven_wonders_duel/nothing").status_code == 404


def test_pointing_at_what_cannot_be_used_tells_why(me: Browser, persian: Browser) -> None:
    for browser, word in ((me, "covered"), (persian, "کارت هست")):
        table = browser.new_table("me", "bot:newcomer", **FIRST)
        page = browser.http.get(f"/table/{table}").text
        boot = lesson_boot(page)
        usable = {target for action in boot["actions"] for target in action["t"]}      # type: ignore[attr-defined]
        covered = next(card for card in re.findall(r"id='(c-[a-z_]+)'", page) if card not in usable)
        told = browser.http.post(f"/table/{table}/why", json={"target": covered}).json()["reasons"]
        assert word in told[0]["text"] and told[0]["clause"] == "SWD-4.5"
        assert browser.http.post(f"/table/{table}/why", json={"target": next(iter(usable))}).json()["reasons"] == []
        shown = browser.http.post(f"/table/{table}/why", json={"target": "pawn"}).json()["reasons"]
        assert ("Military track" if browser is me else "نظامی") in shown[0]["text"]
        assert shown[0]["clause"] == "SWD-9.4" and len(shown[0]["law"]) > 20        # what the rules say of it


def test_the_answer_speaks_of_the_thing_pointed_at(me: Browser) -> None:
    """A Wonder is told of by its own price or owner, not by the cards it could be built with."""
    table = me.new_table("me", "bot:newcomer", **FIRST)
    page = me.http.get(f"/table/{table}").text
    wonders = re.findall(r"id='(w-([a-z_]+)-p)'", page)
    assert len(wonders) == 8
    answers = [me.http.post(f"/table/{table}/why", json={"target": target}).json()["reasons"] for target, _ in wonders]
    told = [(name, line) for (_, name), lines in zip(wonders, answers) for line in lines]
    texts = game_texts(meydan.game("seven_wonders_duel"), "en")
    assert len(told) >= 4 and all(texts.say(f"wonder-{name}") in line["text"] for name, line in told)


def test_the_api_says_why_a_code_is_illegal(me: Browser) -> None:
    table = me.new_table("me", "bot:newcomer", **FIRST)
    boot = me.boot(table)
    game = meydan.game("seven_wonders_duel")
    answer = me.act(table, boot, game.code("build", "palace"))
    assert answer.status_code == 422
    assert "Palace does not lie in the structure" in answer.json()["message"]


def test_a_hint_is_given_against_bots_and_never_among_people(me: Browser, persian: Browser) -> None:
    table = me.new_table("me", "bot:newcomer", **FIRST)
    boot = me.boot(table)
    found = me.http.post(f"/table/{table}/hint", json={"v": boot["v"]}).json()
    assert 1 <= len(found["options"]) <= 3 and found["why"]
    assert all(0 <= option["percent"] <= 100 and option["targets"] for option in found["options"])
    assert found["line"][0]["own"] and found["line"][0]["targets"] == found["options"][0]["targets"]
    assert found["line"][0]["text"].startswith("You: ") and not any("expects next" in line for line in found["why"])
    among = me.new_table("me", "open", game="seven_wonders_duel")
    assert me.http.post(f"/table/{among}/hint", json={}).status_code == 409


def test_a_bot_tells_why_it_moved_and_only_to_whom_it_plays_with(me: Browser, persian: Browser) -> None:
    table = me.new_table("bot:newcomer", "me", **FIRST)
    asked = None
    for _ in range(100):
        asked = re.search(r"data-why='0' data-until='(\d+)'>Why\?<", me.http.get(f"/table/{table}").text)
        if asked is not None:
            break
        time.sleep(0.1)
    assert asked is not None

    def ask(browser: Browser, bot: int) -> httpx.Response:
        return browser.http.post(f"/table/{table}/move", json={"bot": bot, "at": int(asked[1])})

    told = ask(me, 0).json()["why"]
    assert told[0].startswith("It played") and len(told) > 1
    assert any(" % to win" in line or " wins the game" in line for line in told), told
    assert ask(me, 1).status_code == 409                    # a person
    assert "data-why" not in persian.http.get(f"/table/{table}").text
    assert ask(persian, 0).status_code == 409               # who only watches


def test_a_hint_holds_a_window_open_until_it_comes(me: Browser, server: Server) -> None:
    """A beat is shorter than a thought: the moment to play an ambush would be gone."""
    table = me.new_table("me", "bot:newcomer", game="root")
    record, seat = moment("root", 4, 7, "PlayAmbush", "abcd")
    table = lay(server.folder, record, seat, guest_of(server.folder, table), pace="0.5").removeprefix("/table/")
    before = me.boot(table)
    assert before["actions"]
    assert me.post(table, "hint", seat=seat).json()["options"]
    time.sleep(0.7)
    after = me.boot(table)
    assert after["v"] == before["v"] and after["actions"] == before["actions"]


@pytest.mark.parametrize(("terms", "given"), [
    ({}, False), ({"hints": "1"}, True), ({"hints": "1", "rated": "1"}, False)])
def test_among_people_hints_are_given_if_the_table_was_made_so(
        me: Browser, persian: Browser, terms: dict[str, str], given: bool) -> None:
    table = me.new_table("me", "friend", game="seven_wonders_duel", **terms)
    persian.http.post(me.invitation(table), data={"name": "فرهاد"})
    player, boot = next((one, boot) for one in (me, persian) if (boot := one.boot(table))["asked"])
    answer = player.http.post(f"/table/{table}/hint", json={"v": boot["v"]})
    assert answer.status_code == (200 if given else 409)
    assert ("id='hint'" in player.http.get(f"/table/{table}").text) == given


def test_a_finished_game_is_analysed_in_the_background_and_kept(me: Browser, persian: Browser) -> None:
    table = me.new_table("me", "friend", game="seven_wonders_duel")
    persian.http.post(me.invitation(table), data={"name": "فرهاد"})
    for _ in range(6):
        player, boot = next((one, boot) for one in (me, persian) if (boot := one.boot(table))["asked"])
        assert player.act(table, boot, boot["actions"][0]["id"]).status_code == 204
    assert me.post(table, "resign", v=me.boot(table)["v"]).status_code == 204
    address = f"/game/{table}/analysis"
    assert me.http.get(address).json()["state"] == "none"
    assert me.http.post(address, json={}).json()["state"] in ("working", "done")
    until = time.monotonic() + 90
    while me.http.get(address).json()["state"] == "working" and time.monotonic() < until:
        time.sleep(0.3)
    kept = persian.http.get(address).json()                      # anybody with the address sees the same
    assert kept["state"] == "done" and "<polyline" in kept["html"] and "دقت" in kept["html"]
    assert kept["html"].count("<th scope='row'><span class='dot") == 2      # a line for each: five columns do not fit
    game_is_lent_when_both_agree(me, persian, table)


def game_is_lent_when_both_agree(me: Browser, persian: Browser, table: str) -> None:
    """Puzzles may be made from it then; who did not play has no say and is not asked."""
    def lent() -> list[str]:
        return list(me.http.get("/puzzle/seven_wonders_duel/lent").json()["games"])

    address = f"/game/{table}/lend"
    stranger = Browser(str(me.http.base_url))
    assert "id='lend'" not in stranger.http.get(f"/game/{table}/analysis").json()["html"]
    assert stranger.http.post(address, json={"give": 1}).status_code == 403
    assert "(1 of 2 agree)" in me.http.post(address, json={"give": 1}).json()["html"]
    assert table not in lent()
    answer = persian.http.post(address, json={"give": 1}).json()["html"]
    assert " checked" in answer and "(۲ از ۲ نفر موافق‌اند)" in answer
    assert table in lent()
    found = CliRunner().invoke(app, ["puzzles", "seven_wonders_duel", "--lent", str(me.http.base_url)])
    assert found.exit_code == 0 and json.loads(found.stdout) == []          # it ended after six decisions
    assert " checked" not in me.http.post(address, json={"give": 0}).json()["html"]
    assert table not in lent()


def test_a_server_shows_puzzles_of_its_own(me: Browser, server: Server) -> None:
    game = meydan.game("seven_wonders_duel")
    (row, *_) = find_in(played(game.name, seed=2))
    folder = server.folder / "puzzles"
    folder.mkdir()
    assert me.http.get(f"/learn/{game.name}/{row['id']}").status_code == 404
    (folder / f"{game.name}.json").write_text(json.dumps([row]))
    boot = lesson_boot(me.http.get(f"/learn/{game.name}/{row['id']}").text)
    assert game.code(*row["best"].split()) in [action["id"] for action in boot["actions"]]      # type: ignore[attr-defined]
    days = [of_the_day([game], datetime.date.fromordinal(day), folder) for day in range(700_000, 700_100)]
    assert row["id"] in {today[1].id for today in days if today is not None}
