"""Stored events: a typed event as name, version and plain data, and back, exactly.

An event is stored under a stable dotted name, never under a class, with its fields by name; a deal holds its game by
value, so that a stored hand can be read when the game's file is another or gone. What changed its form, or the form of
a record in it, has a new version, and an upcast that makes the data of the version before into its own. Reading is
strict: an unknown name, version, field or type is `Unreadable`, and nothing else is ever raised.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any

from cardspeak.codec.read import Fault, Read, reader, short
from cardspeak.codec.records import fields, maker, values
from cardspeak.codec.shape import shape
from cardspeak.codec.write import writer
from cardspeak.errors import Unreadable

Data = dict[str, Any]
Upcast = Callable[[Data], Data]
Named = tuple[str, int]  # the name of an event, and a version of its form

_DOTTED = re.compile(r"[a-z][a-z0-9_-]*(\.[a-z][a-z0-9_-]*)+")
_WRONG = (KeyError, TypeError, ValueError, IndexError, AttributeError)  # what an upcast raises on data of no such form


class Codec:
    """Writes and reads the events of these kinds; `older` says of a name and version how the next one is made of it."""

    def __init__(self, kinds: Mapping[type, Named], older: Mapping[Named, Upcast]) -> None:
        self.kinds = dict(kinds)
        self._older = dict(older)
        self._names = {name: kind for kind, (name, _) in kinds.items()}
        if len(self._names) < len(kinds):
            raise ValueError("two kinds of events have one name")
        for name, version in kinds.values():
            if not _DOTTED.fullmatch(name) or version < 1:
                raise ValueError(f"a stored name is dotted (hand.raised), its version counts from 1: {name} {version}")
            missing = [earlier for earlier in range(1, version) if (name, earlier) not in self._older]
            if missing:
                raise ValueError(f"nothing says how version {missing[0]} of {name} becomes {missing[0] + 1}")
        self._writers = {
            kind: (*named, values(kind), tuple((field, writer(hint)) for field, hint in fields(kind).items()))
            for kind, named in kinds.items()
        }
        self._readers: dict[str, tuple[int, Any, tuple[tuple[str, Read], ...]]] = {
            name: (version, maker(kind), tuple((field, reader(hint)) for field, hint in fields(kind).items()))
            for kind, (name, version) in kinds.items()
        }

    def write(self, event: object) -> tuple[str, int, Data]:
        """Return the name, the version and the data of an event."""
        name, version, of, writers = self._writers[type(event)]
        return name, version, {field: write(value) for (field, write), value in zip(writers, of(event), strict=True)}

    def read(self, name: object, version: object, data: Data) -> Any:
        """Return the event that was written; `Unreadable` says what is wrong with it and where."""
        known = self._readers.get(name) if type(name) is str else None
        if known is None:
            raise Unreadable(f"unknown stored event {short(name)}")
        wanted, make, readers = known
        if version != wanted or type(version) is not int:
            data = self._raised(str(name), version, wanted, data)
        try:
            found = [read(data[field]) for field, read in readers]
            if len(data) != len(readers):
                strangers = sorted(str(key) for key in data.keys() - {field for field, _ in readers})
                raise Fault(f"unknown field {', '.join(strangers)}")
        except KeyError as missing:
            raise Unreadable(f"{name}: the field {missing.args[0]} is missing") from None
        except Fault as fault:
            raise Unreadable(f"{name}: {_place(data, readers)}{fault}") from None
        return make(found)

    def forms(self) -> dict[Named, str]:
        """Return the shape of each event under its name and version."""
        return {named: shape(kind) for kind, named in self.kinds.items()}

    def _raised(self, name: str, version: object, wanted: int, data: Data) -> Data:
        if type(version) is not int or not 0 < version < wanted:
            raise Unreadable(f"{name}: version {short(version)} cannot be read; known: {wanted}")
        for each in range(version, wanted):
            try:
                data = self._older[name, each](data)
            except _WRONG as error:
                raise Unreadable(f"{name}: this is no version {each} of it ({short(str(error))})") from None
        return data


def _place(data: Data, readers: tuple[tuple[str, Read], ...]) -> str:
    for field, read in readers:
        try:
            read(data[field])
        except Fault:
            return f"{field}: "
    return ""
