"""Mail, where the host has set a server for it."""
from __future__ import annotations

import asyncio
import re
import smtplib
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit

from meydan.core.errors import MeydanError
from meydan.web.settings import Settings

ADDRESS = re.compile(r"[^\s@<>,;:\"\\]{1,64}@[A-Za-z0-9.-]{3,185}")


class BadMail(MeydanError, ValueError):
    """This is no address, or no mail can be sent."""

    key = "error-bad-mail"


def clean_mail(text: str) -> str:
    text = text.strip().lower()
    if ADDRESS.fullmatch(text) is None or not text.isascii():
        raise BadMail()
    return text


async def send(settings: Settings, to: str, subject: str, text: str) -> None:
    """BadMail if it could not be handed over."""
    if not settings.mail:
        raise BadMail()
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = settings.mail_from or "meydan@localhost", to, subject
    message.set_content(text)
    try:
        await asyncio.get_running_loop().run_in_executor(None, _send, settings.mail, message)
    except (OSError, smtplib.SMTPException) as error:
        raise BadMail() from error


def _send(url: str, message: EmailMessage) -> None:
    parts = urlsplit(url)
    secure = parts.scheme == "smtps"
    kind = smtplib.SMTP_SSL if secure else smtplib.SMTP
    with kind(parts.hostname or "localhost", parts.port or (465 if secure else 25), timeout=15) as server:
        if not secure and server.has_extn("starttls"):
            server.starttls()
        if parts.username:
            server.login(unquote(parts.username), unquote(parts.password or ""))
        server.send_message(message)
