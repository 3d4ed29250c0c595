"""Plays one game over HTTP against a bot, choosing at random. Run: python random_bot.py http://127.0.0.1:8000"""
import json
import random
import sys

import httpx


def situations(server: httpx.Client, table: str):
    """What we may know, again after every change."""
    with server.stream("GET", f"/api/tables/{table}/events", timeout=60) as stream:
        for line in stream.iter_lines():
            if line.startswith("data: "):
                yield json.loads(line.removeprefix("data: "))


def play(address: str, game: str = "seven_wonders_duel", against: str = "easy") -> dict:
    with httpx.Client(base_url=address) as server:
        token = server.post("/api/players", json={"name": "Random walker"}).raise_for_status().json()["token"]
        server.headers["authorization"] = f"Bearer {token}"
        wanted = {"game": game, "seats": ["me", f"bot:{against}"]}
        table = server.post("/api/tables", json=wanted).raise_for_status().json()["id"]
        for now in situations(server, table):
            if now["over"]:
                return now["result"]
            if now["asked"]:
                choice = random.choice(now["choices"])
                server.post(f"/api/tables/{table}/decisions", json={"version": now["version"], "code": choice["code"]})
    raise ConnectionError("the stream ended before the game")


if __name__ == "__main__":
    print(play(sys.argv[1])["text"])
