"""What is wrong with the words of a command or with a setting, in the reader's language."""
from __future__ import annotations

import errno
import re
from collections.abc import Iterable
from enum import Enum
from typing import Any, Final

from meydan.core.texts import digits, site_texts

KINDS: Final = {int: "cli-whole", float: "cli-number"}
TROUBLES: Final = {
    errno.ENOENT: "cli-no-file", errno.EEXIST: "cli-no-folder", errno.ENOTDIR: "cli-no-folder",
    errno.EISDIR: "cli-is-folder", errno.EACCES: "cli-no-access", errno.EPERM: "cli-no-access",
    errno.EROFS: "cli-no-access", errno.ENOSPC: "cli-disk-full"}


def misused(error: Any, language: str) -> str:
    """A command line that was not understood, and where its help is."""
    texts = site_texts(language)
    context = getattr(error, "ctx", None)
    command = context.command_path if context is not None else "meydan"
    return f"{_wrong(error, language)} {texts.say('cli-help', command=f'{command} --help')}"


def _wrong(error: Any, language: str) -> str:
    say = site_texts(language).say
    kind, param = type(error).__name__, getattr(error, "param", None)
    if kind == "MissingParameter" and param is not None:
        return say("cli-absent", name=_name(param))
    if kind == "BadParameter" and param is not None:
        return _bad_value(param, language)
    if kind == "NoSuchOption":
        return say("cli-no-option", name=error.option_name)
    if kind == "BadOptionUsage":
        return say("cli-lone-option", name=error.option_name)
    if unknown := re.fullmatch(r"No such command '(.*)'.*", error.message):
        return say("cli-no-command", name=unknown[1])
    return say("cli-misused", message=error.message)


def _name(param: Any) -> str:
    """An option as it is written, or an argument as the help has it."""
    return str(param.opts[0]) if param.opts and param.opts[0].startswith("-") else str(param.name)


def _bad_value(param: Any, language: str) -> str:
    say = site_texts(language).say
    wanted = getattr(getattr(param, "type_descriptor", None), "annotation", None)
    facts: dict[str, Any] = {"name": _name(param)}
    if isinstance(wanted, type) and issubclass(wanted, Enum):
        mark = "، " if language == "fa" else ", "
        return say("cli-bad-word", **facts, allowed=mark.join(str(one.value) for one in wanted))
    number = next((kind for kind in KINDS if kind in (wanted, *getattr(wanted, "__args__", ()))), None)
    if number is None:
        return say("cli-bad-value", **facts)
    facts["kind"] = say(KINDS[number])
    least, most = getattr(param, "min", None), getattr(param, "max", None)
    shown = {name: digits(f"{bound:,.0f}" if bound == int(bound) else f"{bound:g}", language)
             for name, bound in (("least", least), ("most", most)) if bound is not None}
    key = "cli-bad-between" if len(shown) == 2 else "cli-bad-least" if least is not None else "cli-bad-kind"
    return say(key, **facts, **shown)


def unusable(error: OSError, language: str) -> str:
    """What the system says about a file or a folder; what it seldom says stays in its own words."""
    key = TROUBLES.get(error.errno or 0)
    file = error.filename if error.filename is not None else error.filename2
    if key is None or file is None:
        return f"{file}: {error.strerror}" if file is not None else str(error)
    return site_texts(language).say(key, file=str(file))


def bad_settings(errors: Iterable[dict[str, Any]], language: str) -> str:
    """Settings of the server that do not fit, each by the name of its variable."""
    say = site_texts(language).say
    return " ".join(say("cli-bad-setting", name="MEYDAN_" + "_".join(map(str, one["loc"])).upper(),
                        value=str(one.get("input", "")), why=str(one["msg"]).rstrip(".")) for one in errors)
