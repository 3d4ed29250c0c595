"""Choosing: what pointing tells, sets that are ticked, amounts, long lists, keys; the pure part in the browser too."""
from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.web.browser.conftest import People
from tests.web.browser.hands import Hands
from tests.web.browser.offering import caught, deed, offer


def table(people: People, **how: Any) -> tuple[Hands, list[str]]:
    """A table, and the ids of three cards on it."""
    me = people.come(**how)
    me.open_table("me", "here", wonders="first_game")
    me.live()
    me.turn()
    ids = me.page.locator(".card.hot").evaluate_all("all => all.map(element => element.id)")
    return me, ids[:3]


def test_pointing_walks_through_the_steps_of_a_deed(people: People) -> None:
    me, (here, there, other) = table(people)
    go = [deed(2, "from", here, next=[deed(3, "to", there), deed(4, "to", other)]),
          deed(5, "from", there, next=[deed(6, "to", here)])]
    sent = offer(me, deed(1, "March", next=go), deed(9, "Battle", there, next=[deed(10, "whom")]), deed(8, "Rest"))
    me.point(me.page.locator(f"#{here}"))
    assert me.page.locator(f"#{there}.hot:not(.alt)").count() == 1
    me.point(me.page.locator(f"#{there}"))
    assert caught(me, sent) == [1, 2, 3], "object first: the verb follows from it"
    me.page.locator("#general button", has_text="March").click()
    expect(me.page.locator("#general [aria-pressed=true]")).to_have_text("March")
    half = me.page.locator("#half")
    expect(half).to_have_text("March. Now choose something that glows.")
    assert me.page.locator(f"#{other}.hot:not(.alt)").count() == 0
    me.point(me.page.locator(f"#{there}"))
    me.point(me.page.locator(f"#{here}"))
    assert caught(me, sent) == [1, 5, 6], "verb first"
    expect(half).to_be_hidden()
    me.point(me.page.locator(f"#{there}"))
    labels = me.page.locator("#choices button").all_inner_texts()
    assert labels == ["March", "Battle"], "what can be done there"
    me.page.keyboard.press("2")
    assert caught(me, sent) == [9, 10]
    offer(me, deed(1, "Build", here, next=[deed(2, "token", there), deed(3, "token", other)]))
    me.point(me.page.locator(f"#{here}"))
    expect(half).to_contain_text("Build. Now")
    half.locator("button").click()
    expect(half).to_be_hidden()
    expect(me.page.locator(".picked")).to_have_count(0)
    sent = offer(me, *(deed(n, "Discard", card, "discard", b=1) for n, card in enumerate((here, there))))
    me.point(me.page.locator("#discard"))
    expect(half).to_be_visible()
    expect(me.page.locator("#choices")).to_be_hidden()      # which card is told by pointing, not by a list
    me.point(me.page.locator(f"#{there}"))
    assert caught(me, sent) == 1


# Lays a sheet over everything in the picture that holds a card.
SHEET = """card => {
  const picture = document.getElementById(card).ownerSVGElement;
  const [sheet, face] = ["g", "rect"].map((tag) => document.createElementNS(picture.namespaceURI, tag));
  sheet.setAttribute("class", "over");
  for (const side of ["width", "height"]) face.setAttribute(side, "100%");
  sheet.append(face);
  picture.append(sheet);
}"""


def test_a_sheet_steps_aside_when_what_follows_lies_under_it(people: People) -> None:
    me, (here, there, _) = table(people)
    me.page.evaluate(SHEET, here)
    sent = offer(me, deed(1, "Pay", next=[deed(2, "build", here), deed(3, "build", there)]), deed(9, "Withdraw"))
    sheet = me.page.locator(".over rect")
    expect(sheet).to_be_visible()
    me.page.locator("#general button", has_text="Pay").click()
    expect(sheet).to_be_hidden()
    expect(me.page.locator("#choices")).to_be_hidden()      # nothing is listed that can be pointed at
    me.page.locator("#half button").click()
    expect(sheet).to_be_visible()
    me.page.locator("#general button", has_text="Pay").click()
    me.point(me.page.locator(f"#{there}"))
    assert caught(me, sent) == [1, 3]


def test_a_drag_is_two_points(people: People) -> None:
    me, (here, there, _) = table(people)
    go = [deed(2, "from", here, next=[deed(3, "to", there)]), deed(7, "from", there)]
    sent = offer(me, deed(1, "March", next=go))
    me.drag(me.page.locator(f"#{here}"), me.page.locator(f"#{there}"))
    assert caught(me, sent) == [1, 2, 3]


def test_amounts_are_a_stepper(people: People) -> None:
    me, (here, *_) = table(people)
    sent = offer(me, *(deed(100 + n, f"Take {n}", here, n=n) for n in range(62, 0, -1)))
    me.point(me.page.locator(f"#{here}"))
    expect(me.page.locator("#choices button")).to_have_count(3)         # less, more, and one that sends
    expect(me.page.locator("#choice-amount")).to_have_text("Take 62")
    me.page.locator(".stepper .round").first.click()
    me.page.locator("#choices [type=range]").press("ArrowLeft")
    me.page.locator("#choice-amount").click()
    assert caught(me, sent) == 160
    offer(me, *(deed(100 + n, f"Give {n}", here, n=n, low=1) for n in range(40, 0, -1)))
    me.point(me.page.locator(f"#{here}"))
    expect(me.page.locator("#choice-amount")).to_have_text("Give 1")    # a gift begins with the least
    offer(me, *(deed(100 + n, f"Take {n}", n=n) for n in (1, 2, 3)))
    expect(me.page.locator("#choices:not(.near) .stepper output")).to_have_text("3")
    room, *parts = (me.page.locator(f"#choices{part}").bounding_box() for part in ("", " output", " .primary"))
    assert room and all(part and part["x"] + part["width"] <= room["x"] + room["width"] for part in parts)


def test_a_set_is_ticked_and_confirmed(people: People) -> None:
    me, (one, two, three) = table(people)
    sent = offer(me, deed(1, "discard", one, next=[deed(2, "discard", two, s=1), deed(3, "discard", three, s=1)]),
                 deed(2, "discard", two, next=[deed(3, "discard", three, s=1)]))
    me.point(me.page.locator(f"#{three}"))
    expect(me.page.locator("#choice-confirm")).to_be_disabled()
    me.point(me.page.locator(f"#{one}"))
    expect(me.page.locator("#choice-confirm")).to_be_enabled()
    me.point(me.page.locator(f"#{three}"))
    expect(me.page.locator("#choice-confirm")).to_be_disabled()
    me.point(me.page.locator(f"#{two}"))
    me.page.locator("#choice-confirm").click()
    assert caught(me, sent) == [1, 2]


def test_long_lists_are_filtered_by_typing(people: People) -> None:
    me, _ = table(people)
    sent = offer(me, *(deed(n, f"Way {word}") for n, word in enumerate(("north", "south", "east", "west") * 5)))
    field = me.page.locator("#general .filter")
    field.fill("EAST")
    assert me.page.locator("#general button:visible").count() == 5
    field.press("Tab")
    me.page.keyboard.press("1")
    assert caught(me, sent) == 2


def test_buttons_light_their_targets_and_the_other_way_round(people: People) -> None:
    me, (here, there, _) = table(people)
    offer(me, deed(1, "March", next=[deed(2, "from", here)]), deed(5, "Battle", next=[deed(6, "where", there)]))
    me.page.locator("#general button").first.hover()
    assert me.page.locator(".lit.hot").evaluate_all("all => all.map(e => e.id)") == [here]
    me.page.locator(f"#{there}").hover()
    expect(me.page.locator("#general button.lit")).to_have_text("Battle")


def test_the_last_slip_is_asked_about(people: People) -> None:
    me, _ = table(people)
    sent = offer(me, deed(1, "End the turn", sure="End the turn? 2 actions left"), deed(2, "Rest"))
    me.page.locator("#general button").first.click()
    expect(me.page.locator("#ask-t")).to_have_text("End the turn? 2 actions left")
    me.page.locator("#ask [value=no]").click()
    assert not sent
    me.page.locator("#general button").first.click()
    me.page.locator("#ask [value=yes]").click()
    assert caught(me, sent) == 1


def test_question_and_answers_never_hide_each_other(people: People) -> None:
    for phone in (False, True):
        me, _ = table(people, phone=phone)
        offer(me, *(deed(n, f"Answer {n}") for n in range(5)))
        question, answers = me.page.locator("#prompt").bounding_box(), me.page.locator("#general").bounding_box()
        assert question is not None and answers is not None
        assert question["y"] + question["height"] <= answers["y"] + 1
        for zone in me.page.locator(".zone:visible").all():
            box = zone.bounding_box()
            assert box is not None
            apart = box["y"] + box["height"] <= answers["y"] + 1 or box["x"] + box["width"] <= answers["x"] + 1
            assert apart or (phone and zone.evaluate("zone => zone.closest('.panes') !== null"))
