"""Stored events: an event as plain data (dicts, lists, texts, whole numbers, None) and back, exactly.

An event is stored under its name and version of `NAMES`, never under a class, with its fields by name; a deal holds
its game by value, so that a stored hand can be read when the game's file is another or gone. Records that stand in
nearly every event are rows in the order of their fields (`ROWS`); the version of the event answers for that order.
Reading is strict: another name, version, field or type is `Unreadable`, and nothing else is ever raised.
"""

from collections.abc import Callable
from types import UnionType
from typing import Any, get_args, get_origin, get_type_hints

from cardspeak.errors import Unreadable
from cardspeak.hand import events as e
from cardspeak.hand.state import Cards, Post, Pot, Round, Secret

Read = Callable[[object], Any]
Write = Callable[[Any], object]

ROWS: frozenset[type] = frozenset({Round, Pot, Post, Cards, Secret})
_make = tuple.__new__
_INTS = frozenset({int})


class _Fault(Exception):
    """What is wrong; where it is wrong is added on the way up."""


def to_stored(event: e.Event) -> dict[str, Any]:
    """Return the event as plain data."""
    name, version = e.NAMES[type(event)]
    data: dict[str, Any] = {"type": name, "version": version}
    for field, write, value in zip(event._fields, _WRITERS[type(event)], event, strict=True):
        data[field] = write(value)
    return data


def from_stored(data: object) -> e.Event:
    """Return the event that `to_stored` made this data of; `Unreadable` says what is wrong with it and where."""
    if type(data) is not dict:
        raise Unreadable(f"a stored event is an object with a type and a version, not {_short(data)}")
    name, version = data.get("type"), data.get("version")
    known = _READERS.get(name) if type(name) is str else None
    if known is None:
        raise Unreadable(f"unknown stored event {_short(name)}")
    wanted, kind, fields = known
    if type(version) is not int or version != wanted:
        raise Unreadable(f"{name}: version {_short(version)} cannot be read; known: {wanted}")
    try:
        values = tuple([read(data[field]) for field, read in fields])
        if len(data) != len(fields) + 2:
            strangers = sorted(str(key) for key in data if key not in kind._fields and key not in ("type", "version"))
            raise _Fault(f"unknown field {', '.join(strangers)}")
    except KeyError as missing:
        raise Unreadable(f"{name}: the field {missing.args[0]} is missing") from None
    except _Fault as fault:
        at = _place(data, fields)
        raise Unreadable(f"{name}: {at}{fault}") from None
    event: e.Event = _make(kind, values)
    return event


def _place(data: dict[str, object], fields: tuple[tuple[str, Read], ...]) -> str:
    for field, read in fields:
        try:
            read(data[field])
        except _Fault:
            return f"{field}: "
    return ""


def _short(value: object) -> str:
    if type(value) in (str, int, bool, float, type(None)):
        text = repr(value) if not isinstance(value, int) or value.bit_length() < 64 else "a number out of all bounds"
        return text if len(text) <= 40 else text[:36] + " …'"
    return "an object" if type(value) is dict else "a list" if type(value) is list else type(value).__name__


def _plain(wanted: type, what: str) -> Read:
    def read(value: object) -> object:
        if type(value) is not wanted:
            raise _Fault(f"{what} is wanted, not {_short(value)}")
        return value

    return read


def _numbers(value: object) -> tuple[int, ...]:
    if type(value) is not list or not _INTS.issuperset(map(type, value)):
        raise _Fault(f"a list of whole numbers is wanted{'' if type(value) is list else ', not ' + _short(value)}")
    return tuple(value)


def _many(each: Read) -> Read:
    def read(value: object) -> tuple[object, ...]:
        if type(value) is not list:
            raise _Fault(f"a list is wanted, not {_short(value)}")
        return tuple([each(entry) for entry in value])

    return read


def _some(parts: tuple[Read, ...]) -> Read:
    def read(value: object) -> tuple[object, ...]:
        if type(value) is not list or len(value) != len(parts):
            raise _Fault(f"a list of {len(parts)} is wanted")
        return tuple([part(entry) for part, entry in zip(parts, value, strict=True)])

    return read


def _row(kind: type, parts: tuple[Read, ...]) -> Read:
    count = len(parts)

    def read(value: object) -> object:
        if type(value) is not list or len(value) != count:
            raise _Fault(f"a list of {count} values is wanted, not {_short(value)}")
        return _make(kind, [part(entry) for part, entry in zip(parts, value, strict=True)])

    return read


def _object(kind: type, fields: tuple[tuple[str, Read], ...]) -> Read:
    names = {field for field, _ in fields}

    def read(value: object) -> object:
        if type(value) is not dict:
            raise _Fault(f"an object is wanted, not {_short(value)}")
        if value.keys() != names:
            wrong = sorted(map(str, value.keys() ^ names))
            raise _Fault(f"it has other fields than {', '.join(sorted(names))}: {', '.join(wrong)[:80]}")
        return _make(kind, [part(value[field]) for field, part in fields])

    return read


def _perhaps(read_it: Read) -> Read:
    return lambda value: None if value is None else read_it(value)


def _reader(hint: Any) -> Read:
    """Return the function that reads a value of this type."""
    if hint is int:
        return _plain(int, "a whole number")
    if hint is str:
        return _plain(str, "a text")
    if hint is bool:
        return _plain(bool, "true or false")
    arguments = get_args(hint)
    if isinstance(hint, UnionType):
        (one,) = (part for part in arguments if part is not type(None))
        return _perhaps(_reader(one))
    if get_origin(hint) is tuple:
        if arguments[-1] is not Ellipsis:
            return _some(tuple(map(_reader, arguments)))
        return _numbers if arguments[0] is int else _many(_reader(arguments[0]))
    fields = tuple((field, _reader(part)) for field, part in get_type_hints(hint).items())
    return _row(hint, tuple(read for _, read in fields)) if hint in ROWS else _object(hint, fields)


def _same(value: Any) -> object:
    return value


def _writer(hint: Any) -> Write:
    """Return the function that writes a value of this type."""
    if hint in (int, str, bool):
        return _same
    arguments = get_args(hint)
    if isinstance(hint, UnionType):
        (one,) = (part for part in arguments if part is not type(None))
        write_it = _writer(one)
        return lambda value: None if value is None else write_it(value)
    if get_origin(hint) is tuple:
        if set(arguments) <= {int, str, Ellipsis}:
            return list
        if arguments[-1] is Ellipsis:
            each = _writer(arguments[0])
            return lambda value: [each(entry) for entry in value]
        parts = tuple(map(_writer, arguments))
        return lambda value: [part(entry) for part, entry in zip(parts, value, strict=True)]
    hints = get_type_hints(hint)
    names, parts = tuple(hints), tuple(map(_writer, hints.values()))
    if hint in ROWS:
        return lambda value: [part(entry) for part, entry in zip(parts, value, strict=True)]
    return lambda value: {name: part(entry) for name, part, entry in zip(names, parts, value, strict=True)}


_WRITERS = {kind: tuple(map(_writer, get_type_hints(kind).values())) for kind in e.NAMES}
_READERS: dict[str, tuple[int, Any, tuple[tuple[str, Read], ...]]] = {
    name: (version, kind, tuple((field, _reader(hint)) for field, hint in get_type_hints(kind).items()))
    for kind, (name, version) in e.NAMES.items()
}
