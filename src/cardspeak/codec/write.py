"""Values as plain data, by their types: dicts, lists, texts, whole numbers, true, false, None."""

from collections.abc import Callable
from enum import Enum
from functools import cache
from typing import Any, Literal, get_args, get_origin

from cardspeak.codec.records import PLAIN, alternatives, fields, values
from cardspeak.codec.rows import ROWS

Write = Callable[[Any], object]


def _same(value: Any) -> object:
    return value


@cache
def writer(hint: Any) -> Write:
    """Return the function that writes a value of this type."""
    if hint in PLAIN or get_origin(hint) is Literal:
        return _same
    if isinstance(hint, type) and issubclass(hint, Enum):
        return lambda value: value.value
    among = alternatives(hint)
    if among:
        return _perhaps(hint, among)
    arguments = get_args(hint)
    if get_origin(hint) is tuple:
        if set(arguments) <= {int, str, Ellipsis}:
            return list
        if arguments[-1] is Ellipsis:
            each = writer(arguments[0])
            return lambda value: [each(entry) for entry in value]
        parts = tuple(map(writer, arguments))
        return lambda value: [part(entry) for part, entry in zip(parts, value, strict=True)]
    return _record(hint)


def _perhaps(hint: Any, among: tuple[Any, ...]) -> Write:
    if len(among) == 1:
        write_it = writer(among[0])
        return lambda value: None if value is None else write_it(value)
    assert set(among) <= set(PLAIN), f"{hint}: several records in one place have no stored form"
    return _same


def _record(kind: type) -> Write:
    of, names = values(kind), tuple(fields(kind))
    parts = tuple(map(writer, fields(kind).values()))
    if kind in ROWS:
        return lambda value: [part(entry) for part, entry in zip(parts, of(value), strict=True)]
    return lambda value: {name: part(entry) for name, part, entry in zip(names, parts, of(value), strict=True)}
