"""What a player does, over HTTP against a real server."""
from __future__ import annotations

import random
import re
from itertools import islice
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

import meydan
from meydan.core.record import Record
from meydan.core.texts import game_texts
from meydan.web.describe import tie
from meydan.web.model import Reader, ResultModel
from meydan.web.pages.around import result
from tests.web.servers import Browser, Server


def finish(*browsers: Browser, table: str, seed: int = 1) -> int:
    """Play at random to the end with everybody's own browser; how many decisions it took."""
    rng = random.Random(seed)
    for count in range(400):
        boots = [browser.boot(table) for browser in browsers]
        if boots[0]["over"]:
            return count
        browser, boot = next((b, boot) for b, boot in zip(browsers, boots) if boot["asked"])
        answer = browser.act(table, boot, rng.choice(boot["actions"])["id"])
        assert answer.status_code == 204, answer.text
    raise AssertionError("the game does not end")


@pytest.fixture
def me(server: Server) -> Browser:
    return Browser(server.address)


@pytest.fixture
def friend(server: Server) -> Browser:
    return Browser(server.address, "fa-IR,fa;q=0.9")


def two_people(me: Browser, friend: Browser) -> str:
    table = me.new_table("me", "friend", name="Shirin")
    answer = friend.http.post(me.invitation(table), data={"name": "فرهاد"})
    assert answer.status_code == 303 and answer.headers["location"] == f"/table/{table}"
    return table


def test_a_stranger_plays_a_bot_with_one_form(me: Browser) -> None:
    answer = me.http.post("/tables", data={"game": "seven_wonders_duel", "level": "random"})
    table = answer.headers["location"].removeprefix("/table/")
    last: dict[str, Any] = {}
    rng = random.Random(3)
    for event in me.events(table):
        last = event
        if event["over"]:
            break
        if event["asked"]:
            sent = me.post(table, "act", v=event["v"], a=rng.choice(event["actions"])["id"])
            assert sent.status_code in (204, 409), sent.text
    assert last["over"] and last["actions"] == []


def test_the_first_page_has_covers_a_featured_table_and_tells_messengers_what_it_is(me: Browser) -> None:
    page = me.http.get("/").text
    for name in meydan.games():
        card = page.partition(f"value='{name}'")[0].rpartition("<article")[2]
        assert "class='cover'" in card and card.count("<path") > 3, f"{name} has no cover"
    facts = dict(re.findall(r"<meta property='([^']+)' content='([^']*)'>", page))
    assert facts["og:title"] and facts["og:description"] and facts["twitter:card"] == "summary_large_image"
    picture = me.http.get(facts["og:image"])
    assert picture.status_code == 200 and picture.headers["content-type"] == "image/png"
    featured = re.search(r"<section class='featured.*?</section>", page, re.S)
    assert featured is not None and "action='/tables'" in featured[0], "a good first game, in one press"
    table = me.http.post("/tables", data={"game": "seven_wonders_duel", "seat-1": "me", "seat-2": "here"})
    featured = re.search(r"<section class='featured.*?</section>", me.http.get("/").text, re.S)
    assert featured is not None and f"href='{table.headers['location']}'" in featured[0], "then: go on"


@pytest.mark.parametrize(("language", "told"), [("en", "Points did not decide"), ("fa", "امتیاز تعیین نکرد")])
def test_a_winner_with_fewer_points_is_explained(language: str, told: str) -> None:
    reader = Reader(language, "wide", "", "/")
    for winner, explained in ((0, True), (1, False)):
        found = ResultModel("military", "Shirin won: Military supremacy.", (winner,), (("Total", (38, 51)),))
        assert (told in result(reader, found, ("Shirin", "Farhad"), "")) == explained


@pytest.mark.parametrize(("name", "ending", "told"), [
    ("seven_wonders_duel", "civilian", "blue cards"), ("scythe", "stars", "workers"),
    ("pax_pamir", "final", "military stars")])
def test_equal_points_are_explained(name: str, ending: str, told: str) -> None:
    reader, texts = Reader("en", "wide", "", "/"), game_texts(meydan.game(name), "en")
    for totals, way, explained in (((45, 45), ending, True), ((45, 44), ending, False), ((45, 45), "resigned", False)):
        ended: Any = SimpleNamespace(ending=way, winners=(0,))
        found = ResultModel(way, "Shirin won.", (0,), (("Total", totals),), tie=tie(ended, texts, {"total": totals}))
        assert (told in result(reader, found, ("Shirin", "Farhad"), "")) == explained


def test_language_follows_the_browser_and_can_be_switched(me: Browser, friend: Browser) -> None:
    assert "<html lang='en'" in me.http.get("/").text
    assert "<html lang='fa'" in friend.http.get("/").text and "dir='rtl'" in friend.http.get("/").text
    assert "<html lang='fa'" in me.http.get("/?lang=fa").text
    assert "<html lang='fa'" in me.http.get("/").text
    assert me.http.post("/me", data={"language": "en", "name": "Shirin", "back": "/new"}).headers["location"] == "/new"
    assert "<html lang='en'" in me.http.get("/").text and "Shirin" in me.http.get("/").text


def test_an_invitation_is_taken_by_post_only_and_once(server: Server, me: Browser, friend: Browser) -> None:
    table = me.new_table("me", "friend")
    link = me.invitation(table)
    assert link not in friend.http.get(f"/table/{table}").text          # only who made the table sees it
    for _ in range(2):                                                  # as a messenger's preview does
        assert Browser(server.address).http.get(link).status_code == 200
    assert not me.boot(table)["started"]
    assert friend.http.post(link).status_code == 303
    assert me.boot(table)["started"] and friend.boot(table)["seat"] == 1
    assert friend.http.post(link).status_code == 303                    # again by the same guest: no harm
    late = Browser(server.address).http.post(link)
    assert late.status_code == 409
    stored = (server.folder / "meydan.db").read_bytes() + (server.folder / "meydan.db-wal").read_bytes()
    assert link.removeprefix("/invite/").encode() not in stored


def test_two_people_play_to_the_end_and_the_record_is_theirs(me: Browser, friend: Browser) -> None:
    table = two_people(me, friend)
    assert me.http.get(f"/game/{table}.txt").status_code == 409         # not while it runs
    assert me.http.get(f"/game/{table}").status_code == 409
    finish(me, friend, table=table)
    text = me.http.get(f"/game/{table}.txt").text
    record = Record.parse(text)
    assert record.names == ("Shirin", "فرهاد") and record.replay().over and str(record) == text
    page = Browser(str(me.http.base_url)).http.get(f"/game/{table}")    # anyone with the link
    assert page.status_code == 200 and "Shirin" in page.text
    for moment in (0, len(record.decisions) // 2, len(record.decisions)):
        frame = me.http.get(f"/game/{table}/at/{moment}").json()
        assert frame["v"] == moment and frame["f"] and frame["actions"] == []
    assert me.http.get(f"/game/{table}/at/{len(record.decisions) + 1}").status_code == 400


def test_a_record_can_be_uploaded_and_watched(me: Browser, friend: Browser, server: Server) -> None:
    table = two_people(me, friend)
    finish(me, friend, table=table, seed=2)
    text = me.http.get(f"/game/{table}.txt").text
    stranger = Browser(server.address)
    answer = stranger.http.post("/upload", files={"record": ("x.txt", text)})
    assert answer.status_code == 303, answer.text
    game = answer.headers["location"]
    assert stranger.http.get(game).status_code == 200 and stranger.http.get(game + ".txt").text == text
    typed = stranger.http.post("/upload", data={"text": text.replace("\n", "\r\n")})
    assert typed.status_code == 303
    for broken in (text.replace("1.", "2.", 1), text[:-20], "nonsense", "", "\x00"):
        assert stranger.http.post("/upload", data={"text": broken}).status_code in (422, 429)
    uploaded = game.removeprefix("/game/")
    assert me.post(uploaded, "act", v=0, a=0).status_code == 403        # nobody sits there
    assert stranger.http.get(f"/table/{uploaded}").headers["location"] == game


def test_undo_takes_back_until_something_is_revealed(me: Browser, friend: Browser) -> None:
    table = me.new_table("me", "here")
    for _ in range(400):
        boot = me.boot(table)
        version = boot["v"]
        me.act(table, boot, boot["actions"][0]["id"])
        if me.post(table, "undo", v=me.boot(table)["v"]).status_code == 204:
            after = me.boot(table)
            assert after["seat"] == boot["seat"] and after["v"] > version
            assert [action["id"] for action in after["actions"]] == [action["id"] for action in boot["actions"]]
            return
    raise AssertionError("nothing could be taken back")


def test_resign_ends_the_game_for_both(me: Browser, friend: Browser) -> None:
    table = two_people(me, friend)
    assert friend.post(table, "resign", v=friend.boot(table)["v"]).status_code == 204
    assert me.boot(table)["over"]
    assert me.post(table, "act", v=me.boot(table)["v"], a=0).status_code == 409
    assert "resign 2" in me.http.get(f"/game/{table}.txt").text


def test_hotseat_shows_whoever_is_asked(me: Browser) -> None:
    table = me.new_table("me", "here", **{"name-2": "Farhad"})
    seen = set()
    rng = random.Random(5)
    for _ in range(30):
        boot = me.boot(table)
        assert boot["hotseat"] and boot["asked"]
        if boot["curtain"]:                                             # only one of them may see the drawn tokens
            assert boot["actions"] == [] and boot["seat"] is None
            boot = me.boot(table, lifted=boot["curtain"]["seat"])
        seen.add(boot["seat"])
        assert me.act(table, boot, rng.choice(boot["actions"])["id"]).status_code == 204
    assert seen == {0, 1}


def test_rematch_swaps_the_seats_once_both_agree(me: Browser, friend: Browser) -> None:
    table = two_people(me, friend)
    assert me.post(table, "rematch").status_code == 409                 # not while it runs
    me.post(table, "resign", v=me.boot(table)["v"])
    assert me.post(table, "rematch").status_code == 204
    assert me.boot(table)["next"] == ""
    assert friend.post(table, "rematch").status_code == 204
    following = me.boot(table)["next"]
    assert following == friend.boot(table)["next"] != ""
    again = following.removeprefix("/table/")
    assert (me.boot(again)["seat"], friend.boot(again)["seat"]) == (1, 0)
    assert friend.post(table, "rematch").status_code == 204 and me.boot(table)["next"] == following


def test_a_bot_takes_a_seat_that_stays_away_when_the_other_agrees(me: Browser, friend: Browser) -> None:
    table = two_people(me, friend)
    stranger = Browser(str(me.http.base_url))
    assert stranger.post(table, "takeover", seat=1).status_code == 403
    stream = me.events(table)
    next(stream)                                                        # I am here, the friend is not
    assert me.post(table, "takeover", seat=0).status_code == 409
    assert me.post(table, "takeover", seat=1).status_code == 204
    assert friend.boot(table)["seat"] is None
    rng = random.Random(1)
    for event in islice(stream, 200):                                   # and the bot plays on
        if event["asked"] and me.post(table, "act", v=event["v"], a=rng.choice(event["actions"])["id"]).is_success:
            continue
        if event["over"]:
            break
    assert me.boot(table)["v"] > 20


def test_who_is_there_cannot_be_taken_over(me: Browser, friend: Browser) -> None:
    table = two_people(me, friend)
    mine, theirs = me.events(table), friend.events(table)
    next(mine)
    next(theirs)
    assert me.post(table, "takeover", seat=1).status_code == 409
    mine.close()                                                        # type: ignore[attr-defined]
    theirs.close()                                                      # type: ignore[attr-defined]


def test_chat_is_escaped_and_for_the_seats(me: Browser, friend: Browser, server: Server) -> None:
    table = two_people(me, friend)
    assert me.post(table, "chat", text="سلام <script>alert(1)</script> \u202eevil").status_code == 204
    page = friend.http.get(f"/table/{table}").text
    assert "سلام &lt;script&gt;alert(1)&lt;/script&gt; evil" in page and "<script>alert" not in page
    assert Browser(server.address).post(table, "chat", text="hello").status_code == 403
    assert me.post(table, "chat", text="x" * 301).status_code == 422
    assert me.post(table, "chat", text="  ").status_code == 422
    answers = [me.post(table, "chat", text=str(number)).status_code for number in range(12)]
    assert 429 in answers


def test_an_open_table_is_offered_and_taken_by_the_first(me: Browser, friend: Browser, server: Server) -> None:
    table = me.new_table("me", "open")
    assert f"/table/{table}" in friend.http.get("/").text
    assert friend.http.post(f"/table/{table}/sit", data={"seat": "1"}).status_code == 303
    late = Browser(server.address)
    assert late.http.post(f"/table/{table}/sit", data={"seat": "1"}).status_code == 409
    assert friend.boot(table)["seat"] == 1 and late.boot(table)["seat"] is None
    assert f"/table/{table}" in me.http.get("/").text                   # my games


def test_a_personal_link_moves_the_guest_to_another_browser_once(me: Browser, server: Server) -> None:
    table = me.new_table("me", "bot:random")
    address = me.post(table, "link").json()["address"]
    phone = Browser(server.address)
    assert phone.http.get(address).status_code == 200 and phone.boot(table)["seat"] is None
    assert phone.http.post(address).headers["location"] == f"/table/{table}"
    assert phone.boot(table)["seat"] == 0 and me.boot(table)["seat"] == 0
    assert Browser(server.address).http.post(address).status_code == 404
    assert Browser(server.address).post(table, "link").status_code == 403


def test_the_stream_goes_on_where_it_was_interrupted(me: Browser) -> None:
    table = me.new_table("me", "here")
    boot = me.boot(table)
    stream = me.events(table, boot["mark"])
    first = next(stream)                                                # somebody came: the seats have changed
    me.act(table, boot, boot["actions"][0]["id"])
    event = next(event for event in stream if event["v"] > boot["v"])
    assert "full" not in event and len(event["f"]) > 0
    stream.close()                                                      # type: ignore[attr-defined]
    strange = next(me.events(table, "ffffffff.3"))
    assert strange["full"] == 1 and len(strange["f"]) > len(event["f"]) and first is not None


def test_the_journal_and_earlier_moments_can_be_asked_for(me: Browser) -> None:
    table = me.new_table("me", "here")
    for _ in range(12):
        boot = me.boot(table)
        me.act(table, boot, boot["actions"][0]["id"])
    lines = me.http.get(f"/table/{table}/journal").json()
    assert lines and all(line["text"] and line["number"] >= 1 for line in lines)
    frame = me.http.get(f"/table/{table}/at/3").json()
    assert frame["v"] == 3 and frame["actions"] == [] and frame["f"]
    assert me.http.get(f"/table/{table}/at/9999").status_code == 400


def test_names_are_escaped_everywhere(me: Browser) -> None:
    evil = "<img src=x onerror=1>"
    table = me.new_table("me", "here", name=evil)
    for address in (f"/table/{table}", "/", f"/table/{table}/at/0"):
        assert evil not in me.http.get(address).text.replace("\\u003c", "<") or address.endswith("/at/0")
    assert "&lt;img src=x onerror=1&gt;" in me.http.get(f"/table/{table}").text
    me.post(table, "resign", v=me.boot(table)["v"])
    assert "<img src=x" not in me.http.get(f"/game/{table}").text


def test_headers_and_health(server: Server, me: Browser) -> None:
    page = me.http.get("/")
    policy = page.headers["content-security-policy"]
    assert "script-src 'self'" in policy and "unsafe" not in policy
    cookie = Browser(server.address).http.get("/").headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie
    assert not re.search(r"<script(?![^>]*(src=|application/json))", page.text)
    health = httpx.get(f"{server.address}/health").json()
    assert health["ok"] and health["database"] == "sqlite"
    requests = [line for line in server.lines() if line["from"] == "meydan.access"]
    assert requests and {"method", "path", "status", "ms"} <= set(requests[-1])
    assert not any(re.search(r"/(invite|back)/[\w-]{8}", line["path"]) for line in requests)


def test_files_are_kept_for_good(me: Browser) -> None:
    page = me.http.get("/").text
    addresses = set(re.findall(r"[\"'](/static/[^\"']+\?v=\w+)[\"']", page))
    assert len(addresses) >= 2
    for address in addresses:
        answer = me.http.get(address)
        assert answer.status_code == 200 and "immutable" in answer.headers["cache-control"]
    for outside in ("/static/../settings.py", "/static/%2e%2e/settings.py", "/static/none.js", "/static/"):
        assert me.http.get(outside).status_code == 404
