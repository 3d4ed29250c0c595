"""Accounts without passwords: a passkey of this device, or of a phone or a key, stands for the person."""
from __future__ import annotations

import json
import secrets
import time
from typing import Any
from urllib.parse import urlsplit

from starlette.requests import Request
from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
)

from meydan.core.errors import MeydanError
from meydan.web.context import meydan
from meydan.web.storage.members import Passkey

MINUTES = 5                                     # for a challenge to be answered


class BadPasskey(MeydanError, ValueError):
    """The passkey does not prove what it should."""

    key = "error-bad-passkey"


def place(request: Request) -> tuple[str, str]:
    """The origin people see, and its host, which a passkey is bound to."""
    given = meydan(request).settings.address.rstrip("/")
    origin = given or f"{request.url.scheme}://{request.headers.get('host', '')}"
    parts = urlsplit(origin)
    return f"{parts.scheme}://{parts.netloc}", parts.hostname or ""


def new_challenge() -> bytes:
    return secrets.token_bytes(32)


def to_add(request: Request, guest: str, name: str, known: list[Passkey], challenge: bytes) -> dict[str, Any]:
    """What the browser asks an authenticator for."""
    _, host = place(request)
    options = generate_registration_options(
        rp_id=host, rp_name="Meydan", user_name=name, user_display_name=name, user_id=guest.encode(),
        challenge=challenge, exclude_credentials=[
            PublicKeyCredentialDescriptor(id=base64url_to_bytes(key.id)) for key in known],
        authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED))
    found = json.loads(options_to_json(options))
    assert isinstance(found, dict)
    return found


def added(request: Request, guest: str, answer: dict[str, Any], challenge: bytes) -> Passkey:
    origin, host = place(request)
    try:
        proven = verify_registration_response(credential=answer, expected_challenge=challenge, expected_rp_id=host,
                                              expected_origin=origin)
    except (WebAuthnException, ValueError, KeyError, TypeError) as error:
        raise BadPasskey() from error
    return Passkey(bytes_to_base64url(proven.credential_id), guest, bytes_to_base64url(proven.credential_public_key),
                   proven.sign_count, time.time(), None)


def to_enter(request: Request, challenge: bytes) -> dict[str, Any]:
    _, host = place(request)
    found = json.loads(options_to_json(generate_authentication_options(rp_id=host, challenge=challenge)))
    assert isinstance(found, dict)
    return found


def entered(request: Request, known: Passkey, answer: dict[str, Any], challenge: bytes) -> int:
    """The passkey's own count, if it proves to be the one that was added."""
    origin, host = place(request)
    try:
        proven = verify_authentication_response(
            credential=answer, expected_challenge=challenge, expected_rp_id=host, expected_origin=origin,
            credential_public_key=base64url_to_bytes(known.public_key), credential_current_sign_count=known.uses)
    except (WebAuthnException, ValueError, KeyError, TypeError) as error:
        raise BadPasskey() from error
    return int(proven.new_sign_count)
