"""The site below a path of a host that has other things as well."""
from __future__ import annotations

import json
import re
from pathlib import Path

from meydan.web.app import create_app
from meydan.web.settings import Settings
from meydan.web.subpath import PLACES, inner, within
from tests.web.servers import Browser, Server


def test_addresses_move_below_the_path_and_nothing_else_does() -> None:
    page = ("<a href='/table/x'><a href='/'><form action='/?lang=fa'><a href='https://x.example/table/'>"
            "a/table/b '/tablex'")
    assert within(page, "/m") == page.replace("'/table/x'", "'/m/table/x'").replace("'/'", "'/m/'").replace(
        "'/?lang", "'/m/?lang")
    assert within('from "/static/a.js?v=1"; url(/static/f.woff2) `/new`', "/m") == \
        'from "/m/static/a.js?v=1"; url(/m/static/f.woff2) `/new`'
    assert within(page, "") == page
    assert [inner(path, "/m") for path in ("/m", "/m/", "/m/new", "/mx", "/new")] == ["/", "/", "/new", "/mx", "/new"]


def test_all_addresses_are_known() -> None:
    routes = create_app(Settings()).routes
    first = {str(getattr(route, "path", "/")).split("/")[1] for route in routes}
    assert first - {""} == set(PLACES)


def test_a_game_below_a_path(tmp_path: Path) -> None:
    with Server(tmp_path, path="/club/meydan/", bot_workers=0) as server:
        me = Browser(server.address)
        home = me.http.get("/club/meydan/")
        assert home.status_code == 200 and "Path=/club/meydan/" in home.headers["set-cookie"]
        addresses = re.findall(r"(?:href|src|action)=[\"'](/[^\"']*)", home.text)
        assert len(addresses) > 20 and all(address.startswith("/club/meydan/") for address in addresses), addresses
        for address in addresses:
            if "/static/" in address or address.endswith("webmanifest"):
                answer = me.http.get(address)
                assert answer.status_code == 200, address
                assert not re.search(r"""["'(]/(static|table|sw\.js)""", answer.text if "woff" not in address else "")
        made = me.http.post("/club/meydan/tables", data={"game": "seven_wonders_duel", "players": "2", "seat-1": "me",
                                                         "seat-2": "here"})
        assert made.headers["location"].startswith("/club/meydan/table/")
        page = me.http.get(made.headers["location"]).text
        boot = json.loads(page.partition("id='boot'>")[2].partition("</script>")[0])
        assert boot["base"] == made.headers["location"] and boot["sprite"].startswith("/club/meydan/sprite/")
        assert me.http.get(boot["sprite"]).status_code == 200
        with me.http.stream("GET", f"{boot['base']}/events") as stream:
            assert me.http.post(f"{boot['base']}/act", json={
                "v": boot["v"], "a": boot["actions"][0]["id"], "seat": boot["seat"]}).status_code == 204
            event = next(line for line in stream.iter_lines() if line.startswith("data: {") and '"f":' in line)
        assert not re.search(r"(?:href|src|action)='/(?!club/meydan/)", json.loads(event[6:])["f"]["seats"] + event)
        assert server.errors() == []
