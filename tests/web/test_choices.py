"""What a program reads of its choices is what a person reads on the buttons."""
from __future__ import annotations

import pytest
from scripts.budget import seated

import meydan
from meydan.core.rng import Rng
from meydan.web.hub import Key

VAGUE = {                                       # what a button must not say, by game and verb
    "scythe": ("option", "Take option "), "pax_pamir": ("purchase", "Buy the card in the ")}


@pytest.mark.parametrize("name", VAGUE)
def test_choices_say_what_they_do(name: str) -> None:
    game, (verb, vague) = meydan.game(name), VAGUE[name]
    live, rng, met = seated(game, ("شیرین", "فرهاد", "لیلی"), 3), Rng(3), 0
    table = live.table
    assert table is not None
    while met < 3 and not table.over:
        if table.window is not None:                    # nobody answers, until it is over
            table.tick(table.next_due(0.0) or 0.0)
            continue
        seat = table.waiting[0]
        told = [code for code in table.choices(seat) if game.words(code)[0] == verb]
        if told:
            choices = live.for_programs(Key((seat,), "en", "json"))["choices"]
            texts = [choice["text"] for choice in choices if choice["code"] in told]
            assert not any(text.startswith(vague) for text in texts) and len(set(texts)) == len(told), texts
            met += 1
        table.act(seat, table.shown(seat), int(table.asked(seat).policy(rng)))
    assert met == 3
