"""Tables that stand at a moment of their own: laid into a running server's database, to be played on by a person."""
from __future__ import annotations

from scripts import moments

from meydan.core.record import Record
from tests.web.browser.hands import Hands
from tests.web.servers import Server


def guest_of(me: Hands, site: Server) -> str:
    """Who the server takes this person for, once they have sat at some table."""
    return moments.guest_of(site.folder, me.page.url.split("?")[0].rsplit("/", 1)[1])


def lay(site: Server, record: Record, seat: int, guest: str) -> str:
    """The address of a table at the end of this record: one seat is the person's, the others are bots'."""
    return moments.lay(site.folder, record, seat, guest)
