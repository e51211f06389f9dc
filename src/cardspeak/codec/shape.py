"""The shape in which values of a type are stored, as a text: what has another shape cannot be read as this."""

from collections.abc import Mapping
from decimal import Decimal
from enum import Enum
from functools import cache
from typing import Any, Literal, get_args, get_origin

from cardspeak.codec.findings import FORM
from cardspeak.codec.kinds import KINDS
from cardspeak.codec.records import PLAIN, alternatives, fields, may_be_none
from cardspeak.codec.rows import ROWS
from cardspeak.finding import Finding


@cache
def shape(hint: Any) -> str:
    """Return the shape of a type: names of fields where they are stored, the order of values where that counts."""
    if hint in PLAIN or hint is Decimal:
        return str(hint.__name__)
    if get_origin(hint) is Literal:
        return _words(get_args(hint))
    if isinstance(hint, type) and issubclass(hint, Enum):
        return _words(tuple(each.value for each in hint))
    if hint is Finding:
        return FORM
    among = alternatives(hint)
    if len(among) > 1 and not set(among) <= {*PLAIN, Decimal}:
        # which kinds there are may grow; of each, the fields count
        return "|".join(sorted(f"{KINDS[kind]}{shape(kind)}" for kind in among)) + "|none" * may_be_none(hint)
    if among:
        return "|".join(map(shape, among)) + "|none" * may_be_none(hint)
    arguments = get_args(hint)
    if get_origin(hint) is Mapping:
        return f"{{*: {shape(arguments[1])}}}"
    if get_origin(hint) is tuple:
        if arguments[-1] is Ellipsis:
            return f"[{shape(arguments[0])}]"
        return f"({', '.join(map(shape, arguments))})"
    if hint in ROWS:
        return f"({', '.join(map(shape, fields(hint).values()))})"
    return "{" + ", ".join(f"{name}: {shape(part)}" for name, part in sorted(fields(hint).items())) + "}"


def _words(known: tuple[Any, ...]) -> str:
    # which words there are may grow: what was stored stays readable
    return str(type(known[0]).__name__)
