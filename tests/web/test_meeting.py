"""Meeting people: quick games, private tables, ratings, blocks, reports, moderators, tournaments, calls."""
from __future__ import annotations

import http.server
import random
import threading
import time
from collections.abc import Iterator
from itertools import combinations
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest

from meydan.web.calls import allowed, new_key, public_key
from meydan.web.pairing import (
    BYE,
    groups,
    place_points,
    robin,
    robin_groups,
    robin_rounds,
    sizes,
    swiss,
    swiss_rounds,
)
from meydan.web.retention import tidy
from meydan.web.rooms import ROOM_SECONDS, sweep
from meydan.web.settings import Settings
from meydan.web.storage import Store
from meydan.web.storage.ratings import Ratings
from meydan.web.tables import Tables
from tests.web.servers import Browser, Server, free_port
from tests.web.test_accounts import become_member
from tests.web.test_storage import a_game, seats, with_store

ADMIN = "a very long secret of the host, really"


@pytest.fixture(scope="module")
def push_service() -> Iterator[tuple[int, list[dict[str, str]]]]:
    """A push service on this machine."""
    calls: list[dict[str, str]] = []

    class Service(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.rfile.read(int(self.headers["content-length"]))
            calls.append({name.lower(): value for name, value in self.headers.items()})
            self.send_response(410 if "gone" in self.path else 201)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    port = free_port()
    service = http.server.ThreadingHTTPServer(("127.0.0.1", port), Service)
    threading.Thread(target=service.serve_forever, daemon=True).start()
    yield port, calls
    service.shutdown()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, push_service: tuple[int, Any]) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("site"), bot_workers=0, admin_secret=ADMIN, call_seconds=0.3, sweep_seconds=0.5,
                push_hosts=f"127.0.0.1:{push_service[0]}", push_contact="mailto:host@play.example") as server:
        yield server
        assert server.errors() == []


def members(site: Server, *names: str) -> list[Browser]:
    people = [Browser(site.address) for _ in names]
    for person, name in zip(people, names):
        person.http.post("/me", data={"name": name})
        become_member(person, site.address)
    return people


def finish(table: str, loser: Browser) -> None:
    boot = loser.boot(table)
    assert loser.post(table, "resign", v=boot["v"]).status_code == 204


def eventually(true: Any, seconds: float = 10) -> None:
    until = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < until
        time.sleep(0.1)


def test_two_who_want_a_quick_game_meet(site: Server) -> None:
    one, two, three = (Browser(site.address) for _ in range(3))
    first = one.http.post("/quick", data={"game": "seven_wonders_duel"}).headers["location"]
    assert one.http.post("/quick", data={"game": "seven_wonders_duel"}).headers["location"] == first   # no second one
    assert two.http.post("/quick", data={"game": "seven_wonders_duel"}).headers["location"] == first
    assert one.boot(first.removeprefix("/table/"))["started"]
    assert three.http.post("/quick", data={"game": "seven_wonders_duel"}).headers["location"] != first
    assert three.http.post("/quick", data={"game": "chess"}).status_code == 404


def test_people_who_blocked_each_other_do_not_meet(site: Server) -> None:
    one, two = members(site, "Leyla", "Majnun")
    page = one.http.get("/account").text
    leyla = page.partition("/member/")[2].partition("'")[0]
    assert two.http.post(f"/member/{leyla}/block", data={"on": "1"}).status_code == 303
    table = one.http.post("/quick", data={"game": "root"}).headers["location"]
    assert two.http.post("/quick", data={"game": "root"}).headers["location"] != table
    assert two.http.post(f"{table}/sit", data={"seat": "1"}).status_code == 409
    two.http.post(f"/member/{leyla}/block", data={"on": "0"})
    assert two.http.post(f"{table}/sit", data={"seat": "1"}).status_code == 303


def test_private_tables_are_in_nobodys_list(site: Server) -> None:
    me, other = Browser(site.address), Browser(site.address)
    hidden = me.new_table("me", "open", private="1")
    running = me.new_table("me", "here", private="1")
    open_ = me.new_table("me", "open")
    page = other.http.get("/").text
    assert open_ in page and hidden not in page and running not in page
    assert hidden in me.http.get("/").text
    listed = {table["id"] for table in httpx.get(f"{site.address}/api/tables?which=open").json()}
    assert open_ in listed and hidden not in listed


@pytest.mark.parametrize(("language", "levels"), [("en", ("Expert", "Hard", "Medium", "Newcomer")),
                                                  ("fa", ("استاد", "سخت", "متوسط", "تازه‌کار"))])
def test_leaders_tell_how_strong_the_bots_are(site: Server, language: str, levels: tuple[str, ...]) -> None:
    page = Browser(site.address, language).http.get("/leaders/inis").text
    places = [page.index(f"<th scope='row'>{level}</th>") for level in levels]
    assert places == sorted(places)
    assert ("۱۵۰۰" if language == "fa" else "<td>1500</td>") in page


def test_games_of_members_count_once(site: Server) -> None:
    winner, loser = members(site, "Rostam", "Sohrab")
    table = winner.new_table("me", "open", rated="1")
    loser.http.post(f"/table/{table}/sit", data={"seat": "1"})
    finish(table, loser)
    eventually(lambda: "Rostam" in winner.http.get("/leaders/seven_wonders_duel").text)
    page = winner.http.get("/leaders/seven_wonders_duel").text
    assert page.index("Rostam") < page.index("Sohrab")
    mine = winner.http.get("/account").text.partition("/member/")[2].partition("'")[0]
    profile = loser.http.get(f"/member/{mine}").text
    assert "1605" in profile and table in profile               # 25 + 2.64 of the model's points
    assert loser.http.get("/member/nobodyatall").status_code == 404


def test_a_game_is_rated_once_however_often_it_is_tried(database: str) -> None:
    async def scenario(store: Store) -> None:
        for guest in ("one000000001", "two000000001"):
            await store.save_guest(guest, guest, "en")
        from meydan.web.storage.members import Members
        people = Members(store)
        rows = seats("person", "person")
        rows[0].guest, rows[1].guest = "one000000001", "two000000001"
        await store.create(a_game("rated0000001", deal={}, names=["a", "b"], started=1.0, ended=2.0, winners=0b10,
                                  rated=1), rows)
        ratings = Ratings(store)
        assert await ratings.unrated() == ["rated0000001"]
        await people.become_member("one000000001")
        await people.become_member("two000000001")
        assert await ratings.rate("rated0000001") and not await ratings.rate("rated0000001")
        assert await ratings.unrated() == []
        (rating,) = await ratings.of("two000000001")
        assert rating.points > 1500 and rating.games == 1 and rating.give_or_take > 0

    with_store(database, scenario)


def test_a_moderator_bans_deletes_and_closes(site: Server) -> None:
    rude, me = members(site, "Zahhak", "Fereydun")
    table = rude.new_table("me", "open")
    me.http.post(f"/table/{table}/sit", data={"seat": "1"})
    rude.post(table, "chat", text="something very rude")
    assert me.post(table, "report", seat=0, text="look what he says").status_code == 204
    host = Browser(site.address)
    assert host.http.get("/moderator").status_code == 200 and "Zahhak" not in host.http.get("/moderator").text
    assert host.http.post("/moderator/close", data={"table": table}).status_code == 403
    assert host.http.post("/moderator", data={"secret": "guessed"}).status_code == 403
    assert host.http.post("/moderator", data={"secret": ADMIN}).status_code == 303
    page = host.http.get("/moderator").text
    assert "Zahhak" in page and "something very rude" in page and "look what he says" in page
    line = page.partition("name='number' value='")[2].partition("'")[0]
    host.http.post("/moderator/chat", data={"number": line})
    assert "something very rude" not in me.http.get(f"/table/{table}").text
    guest = page.partition("name='guest' value='")[2].partition("'")[0]
    host.http.post("/moderator/ban", data={"guest": guest})
    assert rude.post(table, "chat", text="more").status_code == 403
    assert rude.http.post("/tables", data={"game": "seven_wonders_duel"}).status_code == 403
    host.http.post("/moderator/close", data={"table": table})
    boot = me.boot(table)
    assert boot["over"] and me.post(table, "resign", v=boot["v"]).status_code == 409


def test_without_an_admin_secret_there_is_no_moderator(server: Server) -> None:
    assert httpx.get(f"{server.address}/moderator").status_code == 404
    assert httpx.post(f"{server.address}/moderator", data={"secret": ""}).status_code == 404


# Tournaments.

@pytest.mark.parametrize("players", range(3, 12))
def test_everybody_meets_everybody_once(players: int) -> None:
    met = [frozenset(pair) for turn in range(1, robin_rounds(players) + 1) for pair in robin(players, turn)
           if BYE not in pair]
    assert len(met) == len(set(met)) == players * (players - 1) // 2
    for turn in range(1, robin_rounds(players) + 1):
        seated = [number for pair in robin(players, turn) for number in pair if number != BYE]
        assert sorted(seated) == list(range(players))
    assert set(map(frozenset, combinations(range(players), 2))) == set(met)


@pytest.mark.parametrize("players", range(3, 20))
def test_in_the_swiss_system_equals_meet_and_nobody_twice(players: int) -> None:
    rng = random.Random(players)
    points, met = [0.0] * players, []
    for _ in range(swiss_rounds(players)):
        pairs = swiss(points, met)
        assert sorted(number for pair in pairs for number in pair if number != BYE) == list(range(players))
        for first, second in pairs:
            assert second == BYE or frozenset((first, second)) not in {frozenset(pair) for pair in met}
            won = rng.choice((0.0, 0.5, 1.0)) if second != BYE else 1.0
            points[first] += won
            if second != BYE:
                points[second] += 1 - won
        byes = [pair[0] for pair in [*met, *pairs] if pair[1] == BYE]
        assert len(byes) == len(set(byes))
        met += pairs


def test_a_tournament_is_played_to_its_end(site: Server) -> None:
    people = members(site, "Kaveh", "Arash", "Siyavash")
    guest = Browser(site.address)
    assert guest.http.post("/contests", data={"title": "x", "game": "seven_wonders_duel"}).status_code == 403
    made = people[0].http.post("/contests", data={"title": "Nowruz cup", "game": "seven_wonders_duel", "kind": "robin",
                                                  "clock": "days:1"})
    contest = made.headers["location"]
    for person in people:
        assert person.http.post(f"{contest}/join").status_code == 303
    assert people[1].http.post(f"{contest}/join").status_code == 409        # once is enough
    assert people[1].http.post(f"{contest}/begin").status_code == 403
    assert people[0].http.post(f"{contest}/begin").status_code == 303
    finished: set[str] = set()
    for _ in range(3):
        def new_table() -> str | None:
            page = people[0].http.get(contest).text
            tables = {part.partition("'")[0] for part in page.split("/table/")[1:]}
            return next(iter(tables - finished), None)

        eventually(new_table)
        table = new_table()
        assert table is not None
        loser = next(person for person in reversed(people) if person.boot(table)["seat"] is not None)
        finish(table, loser)                                    # whoever joined earlier wins
        finished.add(table)
    eventually(lambda: "finished" in people[0].http.get(contest).text)
    page = people[0].http.get(contest).text
    assert page.index("Kaveh") < page.index("Arash") < page.index("Siyavash")
    assert "Nowruz cup" in guest.http.get("/contests").text


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("players", range(3, 16))
def test_larger_tables_are_full_and_everybody_meets_everybody(players: int, seats: int) -> None:
    rounds = robin_groups(players, seats, range(2, 6))
    met = {frozenset(pair) for turn in rounds for group in turn for pair in combinations(group, 2)}
    assert met == set(map(frozenset, combinations(range(players), 2)))
    for turn in rounds:
        assert sorted(number for group in turn for number in group) == list(range(players))
        assert all(2 <= len(group) <= seats for group in turn)
        assert max(map(len, turn)) - min(map(len, turn)) <= 1
    smallest = min(len(group) for group in rounds[0])
    assert len(rounds) <= 3 * -(-(players - 1) // (smallest - 1))          # each meets `smallest - 1` others a round


def test_where_tables_do_not_come_out_even_somebody_else_rests_each_time() -> None:
    assert sizes(7, 4, range(2, 6)) == [4, 3] and sizes(5, 4, [4]) == [4, 1] and sizes(3, 2, [2]) == [2, 1]
    before: list[tuple[int, ...]] = []
    for _ in range(5):
        before += groups(range(5), sizes(5, 4, [4]), before)
    assert sorted(group[0] for group in before if len(group) == 1) == [0, 1, 2, 3, 4]


def test_equals_meet_at_larger_tables_but_not_the_same_again() -> None:
    first = groups([5, 2, 0, 1, 4, 3], [3, 3], [])
    assert [set(group) for group in first] == [{5, 2, 0}, {1, 4, 3}]
    second = groups([5, 2, 0, 1, 4, 3], [3, 3], first)
    assert all(len(set(old) & set(new)) <= 2 for old in first for new in second)
    assert sum(len(set(old) & set(new)) == 2 for old in first for new in second) == 2     # six people cannot do better


def test_points_go_by_place_and_ties_share_them() -> None:
    assert place_points([0], [3, 9]) == [1, 0] and place_points([0, 1], [3, 9]) == [0.5, 0.5]
    assert place_points([2], [30, 10, 20, 25]) == pytest.approx([2 / 3, 0, 1, 1 / 3])
    assert place_points([1], [10, 5, 10]) == [0.25, 1, 0.25]


def test_a_tournament_seats_more_than_two(site: Server) -> None:
    people = members(site, "Bijan", "Manijeh", "Giv")
    form = {"title": "Three at a table", "game": "inis", "kind": "robin", "seats": "3"}
    assert people[0].http.post("/contests", data={**form, "seats": "6"}).status_code == 400
    assert people[0].http.post("/contests", data={**form, "game": "seven_wonders_duel"}).status_code == 400
    contest = people[0].http.post("/contests", data=form).headers["location"]
    for person in people:
        person.http.post(f"{contest}/join")
    people[0].http.post(f"{contest}/begin")
    eventually(lambda: "/table/" in people[0].http.get(contest).text)
    table = people[0].http.get(contest).text.partition("/table/")[2].partition("'")[0]
    assert sorted(person.boot(table)["seat"] for person in people) == [0, 1, 2]
    finish(table, people[2])
    eventually(lambda: "finished" in people[0].http.get(contest).text)
    page = people[0].http.get(contest).text
    rows = page.partition("<tbody>")[2].partition("</tbody>")[0].split("<tr>")[1:]
    assert [("0.75" in row, "Giv" in row) for row in rows] == [(True, False), (True, False), (False, True)]


# Reporting and blocking at the table, without a script.

def test_who_behaves_badly_can_be_reported_and_blocked_at_the_table(site: Server) -> None:
    me, other, watcher = Browser(site.address), Browser(site.address), Browser(site.address)
    table = me.new_table("me", "open")
    other.http.post(f"/table/{table}/sit", data={"seat": "1", "name": "Garsivaz"})
    for language, words in (("en", "Report to a moderator"), ("fa", "گزارش به گرداننده")):
        page = me.http.get(f"/table/{table}?lang={language}").text
        assert words in page and f"action='/table/{table}/report'" in page and f"action='/table/{table}/block'" in page
        assert "/report'" not in watcher.http.get(f"/table/{table}?lang={language}").text
    me.http.get("/?lang=en")
    sent = me.http.post(f"/table/{table}/report", data={"seat": "1", "text": "he cheats"})
    assert sent.status_code == 200 and "A moderator will look at it" in sent.text
    assert f"href='/table/{table}'" in sent.text
    host = Browser(site.address)
    host.http.post("/moderator", data={"secret": ADMIN})
    assert "he cheats" in host.http.get("/moderator").text
    assert watcher.http.post(f"/table/{table}/block", data={"seat": "1"}).status_code == 403
    assert me.http.post(f"/table/{table}/block", data={"seat": "1", "on": "1"}).status_code == 303
    assert "Play with this person again" in me.http.get(f"/table/{table}").text
    assert "Play with this person again" not in other.http.get(f"/table/{table}").text      # who is blocked is not told
    again = me.new_table("me", "open")
    assert other.http.post(f"/table/{again}/sit", data={"seat": "1"}).status_code == 409
    me.http.post(f"/table/{table}/block", data={"seat": "1", "on": "0"})
    assert other.http.post(f"/table/{again}/sit", data={"seat": "1"}).status_code == 303


# Being called.

def test_only_push_services_are_called() -> None:
    hosts = Settings().push_hosts
    for fine in ("https://fcm.googleapis.com/fcm/send/x", "https://web.push.apple.com/x",
                 "https://updates.push.services.mozilla.com/wpush/v2/x"):
        assert allowed(fine, hosts)
    for wrong in ("http://fcm.googleapis.com/x", "https://127.0.0.1/x", "https://fcm.googleapis.com.evil.example/x",
                  "https://evilpush.apple.com.example/", "https://fcm.googleapis.com:22/x", "file:///etc/passwd",
                  "https://user@fcm.googleapis.com/", "https://[::1]/", "https://xpush.apple.com/"):
        assert not allowed(wrong, hosts), wrong
    assert len(public_key(new_key())) == 87


def test_who_is_away_is_called_when_the_turn_comes(
        site: Server, push_service: tuple[int, list[dict[str, str]]]) -> None:
    port, calls = push_service
    me, friend = Browser(site.address), Browser(site.address)
    table = me.new_table("me", "friend")
    friend.http.post(me.invitation(table))
    asked, other = (me, friend) if me.boot(table)["asked"] else (friend, me)
    keys = {"p256dh": public_key(new_key()), "auth": "AAAAAAAAAAAAAAAAAAAAAA"}
    assert other.http.post("/push", json={"endpoint": "https://10.0.0.1/x", "keys": keys}).status_code == 400
    for path in ("device", "gone"):
        sent = other.http.post("/push", json={"endpoint": f"http://127.0.0.1:{port}/{path}", "keys": keys})
        assert sent.status_code == 204
    assert Browser(site.address).http.post("/push", json={}).status_code == 403
    calls.clear()
    for _ in range(6):                                          # until the other one is asked
        boot = asked.boot(table)
        if not boot["asked"]:
            break
        asked.act(table, boot, boot["actions"][0]["id"])
    eventually(lambda: len(calls) >= 2)
    assert calls[0]["authorization"].startswith("vapid ") and calls[0]["content-encoding"] == "aes128gcm"
    eventually(lambda: "gone" in httpx.get(f"{site.address}/metrics").text)
    data = other.http.get("/account/data.json").json()
    assert [device["address"].rpartition("/")[2] for device in data["called_at"]] == ["device"]     # the dead one went


def test_the_site_can_be_kept_as_an_app(server: Server) -> None:
    manifest = httpx.get(f"{server.address}/manifest.webmanifest", headers={"accept-language": "fa"}).json()
    assert manifest["dir"] == "rtl" and manifest["display"] == "standalone"
    assert httpx.get(server.address + manifest["icons"][0]["src"]).status_code == 200
    worker = httpx.get(f"{server.address}/sw.js")
    assert worker.headers["content-type"].startswith("text/javascript") and "showNotification" in worker.text
    page = httpx.get(server.address).text
    assert "rel='manifest'" in page
    script = "/static/site.js" + page.partition("/static/site.js")[2].partition("'")[0]
    assert "serviceWorker" in httpx.get(server.address + script).text


# Keeping.

def test_what_the_host_does_not_want_to_keep_goes(database: str) -> None:
    async def scenario(store: Store) -> None:
        now = time.time()
        day = 24 * 3600
        await store.save_guest("old000000001", "Old", "en")
        await store.create(a_game("empty0000001", made=now - 20 * day), seats("person", "open"))
        await store.create(a_game("fresh0000001", made=now), seats("person", "open"))
        await store.create(a_game("ended0000001", deal={}, names=["a", "b"], started=1.0, made=now,
                                  ended=now - 50 * day), seats("person", "bot"), [(0, "act", 1)])
        await store.say("ended0000001", 0, "a", "old words")
        keep = await tidy(store, Settings(keep_guests_days=0))
        assert keep == {"empty": 1, "idle": 0, "finished": 0, "chat": 0, "guests": 0}
        gone = await tidy(store, Settings(keep_finished_days=30, keep_guests_days=1e-9))
        assert gone["finished"] == 1 and gone["guests"] == 1
        assert await store.room("ended0000001") is None and await store.entries("ended0000001") == []
        assert await store.room("fresh0000001") is not None and await store.guest_name("old000000001") == ""

    with_store(database, scenario)


def test_rooms_whose_players_never_came_go_by_themselves(database: str) -> None:
    """They are looked through with the first page, so that no number of them refuses a guest for ever."""
    async def scenario(store: Store) -> None:
        old = time.time() - ROOM_SECONDS - 60
        await store.create(a_game("empty0000001", made=old), seats("person", "open"))
        await store.create(a_game("fresh0000001", made=old + 120), seats("person", "open"))
        await store.create(a_game("begun0000001", deal={}, names=["a", "b"], started=old, made=old),
                           seats("person", "bot"))
        await sweep(cast(Tables, SimpleNamespace(store=store, swept=-1e9)))
        assert await store.room("empty0000001") is None
        assert await store.room("fresh0000001") is not None and await store.room("begun0000001") is not None

    with_store(database, scenario)


