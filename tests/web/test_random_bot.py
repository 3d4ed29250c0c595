"""The example plays a whole game over HTTP."""
from __future__ import annotations

import random
import sys
from pathlib import Path

import httpx
import pytest

from meydan.web import describe
from tests.web.servers import Program, Server

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize("level", ["random", "greedy"])
def test_the_example_plays_to_the_end(server: Server, monkeypatch: pytest.MonkeyPatch, level: str) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    sys.modules.pop("random_bot", None)
    import random_bot  # type: ignore[import-not-found]

    result = random_bot.play(server.address, against=level)
    assert result["ending"] and result["text"] and len(result["scores"]) == 2


@pytest.mark.parametrize("name", [game.name for game in describe.installed() if game.name != "seven_wonders_duel"])
def test_every_game_can_be_played_by_programs_against_bots(server: Server, name: str) -> None:
    player, rng = Program(server.address), random.Random(1)
    seats = min(game["players"] for game in player.http.get("/api/games").json() if game["name"] == name)
    table = player.new_table("me", *["bot:random"] * (max(2, seats[0]) - 1), game=name)["id"]
    decided, last = 0, 0
    for now in player.events(table):
        assert now["version"] >= last
        last = now["version"]
        if now["over"]:
            break
        if now["asked"]:
            decided += player.decide(table, now["version"], rng.choice(now["choices"])["code"]).status_code == 200
            if decided == 20:                                   # a whole game of some takes too long here
                break
    assert decided >= 10


def test_the_example_is_short() -> None:
    code = [line for line in (EXAMPLES / "random_bot.py").read_text().splitlines() if line.strip()]
    assert len(code) <= 32


def test_a_program_sees_games_bots_and_its_tables(server: Server) -> None:
    player = Program(server.address)
    games = {game["name"]: game for game in player.http.get("/api/games").json()}
    assert games["seven_wonders_duel"]["players"] == [2]
    assert {"random", "greedy", "easy"} <= {bot["name"] for bot in player.http.get("/api/bots").json()}
    table = player.new_table("me", "open")["id"]
    assert [mine["id"] for mine in player.http.get("/api/tables?which=mine").json()] == [table]
    assert table in [one["id"] for one in httpx.get(f"{server.address}/api/tables?which=open").json()]
    guest = Program(server.address, "Bishop")
    assert guest.http.post(f"/api/tables/{table}/seats/1", json={}).status_code == 200
    assert player.situation(table)["started"]
    fa = player.http.get(f"/api/tables/{table}?lang=fa").json()
    assert fa["version"] == player.situation(table)["version"] and fa["prompt"] != player.situation(table)["prompt"]


def test_a_program_can_take_back_and_give_up(server: Server) -> None:
    player = Program(server.address)
    table = player.new_table("me", "bot:random")["id"]
    version = player.situation(table)["version"]
    assert player.http.post(f"/api/tables/{table}/resign", json={"version": version}).status_code in (200, 409)
    until_over = player.situation(table)
    while not until_over["over"]:
        player.http.post(f"/api/tables/{table}/resign", json={"version": until_over["version"]})
        until_over = player.situation(table)
    text = player.http.get(f"/api/tables/{table}/record").text
    kept = player.http.post("/api/records", content=text, headers={"content-type": "text/plain"})
    assert kept.status_code == 201 and player.http.get(kept.json()["address"]).status_code == 200


def test_every_answer_of_the_document_has_an_example(server: Server) -> None:
    document = httpx.get(f"{server.address}/api/openapi.json").json()
    schemas = document["components"]["schemas"]
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            for status, answer in operation["responses"].items():
                for content in answer.get("content", {}).values():
                    schema = content.get("schema", {})
                    name = schema.get("$ref", schema.get("items", {}).get("$ref", "")).rpartition("/")[2]
                    assert "example" in content or schemas.get(name, {}).get("examples"), (path, method, status)
