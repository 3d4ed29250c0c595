"""The interface for programs, readable: made from the OpenAPI document, without anything from elsewhere."""
from __future__ import annotations

import json
from typing import Any

from meydan.drawing.markup import esc
from meydan.web.model import Reader
from meydan.web.pages.bits import say, words
from meydan.web.pages.frame import document


def programs(reader: Reader, described: dict[str, Any]) -> str:
    """Every call with what it takes and what it answers."""
    calls = "".join(_call(reader, method, path, operation, described)
                    for path, operations in described["paths"].items() for method, operation in operations.items())
    body = (f"<div class='wrap'><article class='sheet-page api'><h1>{say(reader, 'api-title')}</h1><p class='lead'>{say(reader, 'api-lead')}</p>"
            f"<p dir='ltr'>{esc(described['info'].get('description', ''))}</p>{calls}</article></div>")
    return document(reader, f"{words(reader).say('api-title')} · {words(reader).say('site-name')}", body, page="api")


def _call(reader: Reader, method: str, path: str, operation: dict[str, Any], described: dict[str, Any]) -> str:
    parts = [f"<p dir='ltr'>{esc(operation['description'])}</p>" if operation.get("description") else ""]
    if operation.get("parameters"):
        rows = "".join(f"<li><code>{esc(parameter['name'])}</code> {esc(parameter.get('description', ''))}</li>"
                       for parameter in operation["parameters"])
        parts.append(f"<h3>{say(reader, 'api-parameters')}</h3><ul dir='ltr'>{rows}</ul>")
    if sent := _example(operation.get("requestBody", {}), described):
        parts.append(f"<h3>{say(reader, 'api-body')}</h3>{sent}")
    for status, answer in operation["responses"].items():
        if status < "400":
            parts.append(f"<h3>{say(reader, 'api-answer')} <code>{esc(status)}</code></h3><p dir='ltr'>{esc(answer.get('description', ''))}</p>"
                         f"{_example(answer, described)}")
    name = f"{method}-{path}".replace("/", "-").replace("{", "").replace("}", "")
    return (f"<section id='{esc(name)}' class='call'><h2 dir='ltr'><code>{esc(method.upper())} {esc(path)}</code></h2>"
            f"<p dir='ltr'><b>{esc(operation.get('summary', ''))}</b></p>{''.join(parts)}</section>")


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
