"""Choices of no game put into a page, and what it would send."""
from __future__ import annotations

from typing import Any

from tests.web.browser.hands import Hands

MODULE = "name => [...document.querySelectorAll('link[rel=modulepreload]')].find(link => link.href.includes(name)).href"
# Puts choices of no game into the page, as a message from the server would.
OFFER = """async ([page, choosing, actions]) => {
  (await import(page)).table.actions = actions;
  (await import(choosing)).renew(false);
}"""


def deed(code: int, label: str, *targets: str, **more: Any) -> dict[str, Any]:
    return {"id": code, "t": list(targets), "label": label, "icon": "check", **more}


def offer(me: Hands, *actions: dict[str, Any]) -> list[Any]:
    """Shows these choices; what is sent is caught and listed."""
    sent: list[Any] = []

    def catch(route: Any) -> None:
        sent.append(route.request.post_data_json["a"])
        route.fulfill(status=422, json={"message": "caught"})
    me.page.route("**/act", catch)
    urls = [me.page.evaluate(MODULE, name) for name in ("/page.js", "/choosing.js")]
    me.page.evaluate(OFFER, [*urls, list(actions)])
    return sent


def caught(me: Hands, sent: list[Any]) -> Any:
    for _ in range(50):
        if sent:
            break
        me.page.wait_for_timeout(50)
    me.page.wait_for_timeout(100)               # the refusal has come back
    return sent.pop()
