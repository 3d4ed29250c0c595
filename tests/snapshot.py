"""Everything a state holds, as comparable values, compiled or not."""
from __future__ import annotations

from typing import Any

from meydan.core.state import Frame, GameState, Step

ASIDE = ("log", "listed", "written", "breadth")


def snapshot(state: GameState) -> dict[str, Any]:
    """All attributes of a state but its log, and its choices, however it keeps them."""
    held = {name: _value(value) for name, value in sorted(_attributes(state).items()) if name not in ASIDE}
    return {**held, "choices": _value(state.choices)}


def _attributes(thing: object) -> dict[str, Any]:
    kind = type(thing)
    names: set[str] = set(getattr(kind, "__mypyc_attrs__", ()))
    for ancestor in kind.__mro__:
        names.update(getattr(ancestor, "__slots__", ()))
    names.update(getattr(thing, "__dict__", {}))
    return {name: getattr(thing, name) for name in names if name not in ("__dict__", "__weakref__")}


def _value(value: Any) -> Any:
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, Frame):
        return (_value(value.step), int(value.player), int(value.number))
    if isinstance(value, Step):
        return type(value).__name__
    if isinstance(value, dict):
        return {key: _value(item) for key, item in value.items()}
    if hasattr(value, "__len__") and hasattr(value, "__getitem__"):
        return [_value(item) for item in value]
    return {name: _value(item) for name, item in sorted(_attributes(value).items())}
