"""The interface for programs, readable: made from the OpenAPI document, without anything from elsewhere."""
from __future__ import annotations

import json
from typing import Any, Final

from meydan.drawing.markup import esc
from meydan.web.model import Reader
from meydan.web.pages.bits import say, words
from meydan.web.pages.frame import document

DESCRIBED: Final = ("events", "record")         # calls whose answer wants a word


def programs(reader: Reader, described: dict[str, Any]) -> str:
    """Every call with what it takes and what it answers."""
    calls = "".join(_call(reader, method, path, operation, described)
                    for path, operations in described["paths"].items() for method, operation in operations.items())
    body = (f"<div class='wrap'><article class='sheet-page api'><h1>{say(reader, 'api-title')}</h1>"
            f"<p class='lead'>{say(reader, 'api-lead')}</p><p>{say(reader, 'api-about')}</p>{calls}</article></div>")
    return document(reader, f"{words(reader).say('api-title')} · {words(reader).say('site-name')}", body, page="api")


def _call(reader: Reader, method: str, path: str, operation: dict[str, Any], described: dict[str, Any]) -> str:
    call, parts = operation["operationId"], []
    if operation.get("parameters"):
        rows = "".join(f"<li><code dir='ltr'>{esc(parameter['name'])}</code> {_parameter(reader, parameter)}</li>"
                       for parameter in operation["parameters"])
        parts.append(f"<h3>{say(reader, 'api-parameters')}</h3><ul>{rows}</ul>")
    if sent := _example(operation.get("requestBody", {}), described):
        parts.append(f"<h3>{say(reader, 'api-body')}</h3>{sent}")
    for status, answer in operation["responses"].items():
        if status < "400":
            shown = f"<p>{say(reader, f'api-answer-{call}')}</p>" if call in DESCRIBED else ""
            title = f"{say(reader, 'api-answer')} <code>{esc(status)}</code>"
            parts.append(f"<h3>{title}</h3>{shown}{_example(answer, described)}")
    name = f"{method}-{path}".replace("/", "-").replace("{", "").replace("}", "")
    return (f"<section id='{esc(name)}' class='call'><h2 dir='ltr'><code>{esc(method.upper())} {esc(path)}</code></h2>"
            f"<p><b>{say(reader, f'api-call-{call}')}</b></p>{''.join(parts)}</section>")


def _parameter(reader: Reader, parameter: dict[str, Any]) -> str:
    return say(reader, "api-language") if parameter["name"] == "lang" else ""


def _example(part: dict[str, Any], described: dict[str, Any]) -> str:
    """What is sent or answered, as it looks."""
    for content in part.get("content", {}).values():
        shown = content.get("example", _sample(content.get("schema", {}), described))
        text = shown if isinstance(shown, str) else json.dumps(shown, ensure_ascii=False, indent=2)
        return f"<pre dir='ltr' tabindex='0'>{esc(text)}</pre>" if shown not in (None, {}, "") else ""
    return ""


def _sample(schema: dict[str, Any], described: dict[str, Any], deep: int = 0) -> Any:
    """A value of the shape a schema tells."""
    if "$ref" in schema:
        schema = described["components"]["schemas"][schema["$ref"].rsplit("/", 1)[1]]
    if deep > 5:
        return "…"
    for given in ("example", "default", "const"):
        if given in schema:
            return schema[given]
    if schema.get("examples"):
        return schema["examples"][0]
    if "enum" in schema:
        return schema["enum"][0]
    for either in ("anyOf", "oneOf", "allOf"):
        if schema.get(either):
            return _sample(schema[either][0], described, deep + 1)
    kind = schema.get("type")
    if kind == "object" or "properties" in schema:
        return {name: _sample(part, described, deep + 1) for name, part in schema.get("properties", {}).items()}
    if kind == "array":
        return [_sample(schema.get("items", {}), described, deep + 1)]
    return {"integer": 0, "number": 0.5, "boolean": True, "null": None}.get(str(kind), "…")
