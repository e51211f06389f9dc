"""Records taken apart and put together by the names of their fields, of whatever kind their class is."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial
from operator import attrgetter
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from cardspeak.codec.rows import ROWS

PLAIN = (int, str, bool)


@cache
def fields(kind: type) -> dict[str, Any]:
    """Return the fields of a record with their types, in the order in which they are stored."""
    hints = get_type_hints(kind)
    return {name: hints[name] for name in ROWS.get(kind, hints)}


def _as_declared(kind: type) -> bool:
    return issubclass(kind, tuple) and getattr(kind, "_fields", ()) == tuple(fields(kind))


def maker(kind: type) -> Callable[[Sequence[Any]], Any]:
    """Return the function that makes a record of the values of its fields."""
    if _as_declared(kind):
        return partial(tuple.__new__, kind)
    names = tuple(fields(kind))
    return lambda values: kind(**dict(zip(names, values, strict=True)))


def values(kind: type) -> Callable[[Any], Iterable[Any]]:
    """Return the function that gives the values of a record's fields."""
    names = tuple(fields(kind))
    if _as_declared(kind):
        return tuple.__iter__
    if len(names) == 1:
        return lambda record: (getattr(record, names[0]),)
    return attrgetter(*names) if names else lambda _: ()


def alternatives(hint: Any) -> tuple[Any, ...]:
    """Return the types of a union, without None; nothing where it is none."""
    if isinstance(hint, UnionType) or get_origin(hint) is Union:
        return tuple(part for part in get_args(hint) if part is not NoneType)
    return ()


def may_be_none(hint: Any) -> bool:
    """Say whether None is among the values of a type."""
    return NoneType in get_args(hint)
