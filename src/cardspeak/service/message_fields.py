"""Fields of messages made from the fields of records: what pages and programs ask is what a command holds."""

from functools import cache
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

MOST = 1 << 50
LONGEST_LIST = 3000
NO_NUL = r"^[^\x00]*$"  # no database takes it in a text
Id = Annotated[str, msgspec.Meta(max_length=64, pattern=NO_NUL)]
Number = Annotated[int, msgspec.Meta(ge=-MOST, le=MOST)]
Text = Annotated[str, msgspec.Meta(max_length=1000, pattern=NO_NUL)]
SUPPLIED = ("by", "order")  # fields of which nobody asks


def verb_of(kind: type) -> str:
    """Return what a command is called in a message: `ConfirmSeat` is `confirm-seat`."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in kind.__name__).lstrip("-")


def asked(hint: Any) -> Any:
    """Return the type of a message's field that stands for the field of a record."""
    if hint is int:
        return Number
    if hint is str:
        return Text
    if hasattr(hint, "_fields"):  # a record within the record
        return _struct(hint)
    inside = get_args(hint)
    if get_origin(hint) is tuple:
        if inside[-1] is Ellipsis:  # a list, which the OpenAPI description can say
            return Annotated[list[asked(inside[0])], msgspec.Meta(max_length=LONGEST_LIST)]  # type: ignore[misc]
        return tuple[tuple(asked(each) for each in inside)]  # type: ignore[misc]
    if inside and get_origin(hint) is not Literal:
        return Union[tuple(asked(each) for each in inside)]  # noqa: UP007
    return hint


def _default(value: Any) -> Any:
    if value == () and not hasattr(value, "_fields"):
        return msgspec.field(default_factory=list)
    if hasattr(value, "_fields"):  # a record within a record
        kind: Any = type(value)
        return _struct(kind)(**{key: _default(each) for key, each in value._asdict().items()})
    return value


@cache
def _struct(kind: Any) -> Any:
    """Return the part of a message that stands for a record."""
    return msgspec.defstruct(
        kind.__name__, fields_of(kind), frozen=True, kw_only=True, forbid_unknown_fields=True,
        namespace={"__doc__": kind.__doc__, "__module__": __name__},
    )  # fmt: skip


def fields_of(kind: Any) -> list[Any]:
    """Return the fields of a message that stands for a record, without those of which nobody asks."""
    hints, defaults = get_type_hints(kind), kind._field_defaults
    return [
        (name, asked(hints[name]), _default(defaults[name])) if name in defaults else (name, asked(hints[name]))
        for name in kind._fields
        if name not in SUPPLIED
    ]


@cache
def hints_of(kind: Any) -> dict[str, Any]:
    """Return the types of the fields of a record."""
    return get_type_hints(kind)


def record_of(value: Any, hint: Any) -> Any:
    """Return the value of a record's field that stands in a message."""
    if isinstance(value, msgspec.Struct):
        kinds = [each for each in (hint, *get_args(hint)) if getattr(each, "__name__", "") == type(value).__name__]
        hints = hints_of(kinds[0])
        return kinds[0](**{name: record_of(getattr(value, name), hints[name]) for name in kinds[0]._fields})
    if isinstance(value, list | tuple) and get_origin(hint) is tuple:
        inside = get_args(hint)
        each = [inside[0]] * len(value) if inside[-1] is Ellipsis else inside
        return tuple([record_of(one, kind) for one, kind in zip(value, each, strict=True)])
    return value
