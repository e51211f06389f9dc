"""What pages and programs ask of a tournament: one message for each command, read into it.

The messages are made from the commands themselves (`room/tournament/run/commands.py`), so that there is none that only
pages could give. What a message leaves out is as the command has it; a `member` left out is whoever asks.
"""

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from cardspeak.hand.refused import Refused
from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run.settings import Settings

MOST = 1 << 50
LONGEST_LIST = 3000
NO_NUL = r"^[^\x00]*$"  # no database takes it in a text
Id = Annotated[str, msgspec.Meta(max_length=64, pattern=NO_NUL)]
Number = Annotated[int, msgspec.Meta(ge=-MOST, le=MOST)]
Text = Annotated[str, msgspec.Meta(max_length=1000, pattern=NO_NUL)]

ROOMS_OWN = (c.Announce, c.HandOver, c.TimeUp)  # given by the room, or another way
ASKED = tuple(each for each in get_args(c.Command) if each not in ROOMS_OWN)
SUPPLIED = ("by", "order")  # fields of which nobody asks
OF_PLAYERS = frozenset((
    c.Register, c.Unregister, c.ReEnter, c.Surrender, c.ConfirmSeat, c.BeAway, c.Rebuy, c.DeclineRebuy, c.AddOn,
    c.AgreeDeal, c.RefuseDeal, c.CountStack,
))  # fmt: skip
"""What players do for themselves; the same for somebody else is the staff's."""


def verb_of(kind: type) -> str:
    """Return what a command is called in a message: `ConfirmSeat` is `confirm-seat`."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in kind.__name__).lstrip("-")


def _asked(hint: Any) -> Any:
    """Return the type of a message's field that stands for the field of a record."""
    if hint is int:
        return Number
    if hint is str:
        return Text
    if isinstance(hint, type) and issubclass(hint, tuple) and hasattr(hint, "_fields"):
        return _struct(hint)
    inside = get_args(hint)
    if get_origin(hint) is tuple:
        if inside[-1] is Ellipsis:  # a list, which the OpenAPI description can say
            return Annotated[list[_asked(inside[0])], msgspec.Meta(max_length=LONGEST_LIST)]  # type: ignore[misc]
        return tuple[tuple(_asked(each) for each in inside)]  # type: ignore[misc]
    if inside and get_origin(hint) is not Literal:
        return Union[tuple(_asked(each) for each in inside)]  # noqa: UP007
    return hint


def _default(value: Any) -> Any:
    if value == () and not hasattr(value, "_fields"):
        return msgspec.field(default_factory=list)
    if hasattr(value, "_fields"):  # a record within a record
        return _struct(type(value))(**{key: _default(each) for key, each in value._asdict().items()})
    return value


@cache
def _struct(kind: Any) -> Any:
    """Return the part of a message that stands for a record."""
    return msgspec.defstruct(
        kind.__name__, _fields(kind), frozen=True, kw_only=True, forbid_unknown_fields=True,
        namespace={"__doc__": kind.__doc__, "__module__": __name__},
    )  # fmt: skip


def _fields(kind: Any) -> list[Any]:
    hints, defaults = get_type_hints(kind), kind._field_defaults
    return [
        (name, _asked(hints[name]), _default(defaults[name])) if name in defaults else (name, _asked(hints[name]))
        for name in kind._fields
        if name not in SUPPLIED
    ]


def _message(kind: Any) -> Any:
    none = msgspec.field(default_factory=list)
    own = {"member": "", "members": none} if kind in OF_PLAYERS else {"deck": none}
    fields = [(*field[:2], own[field[0]]) if field[0] in own else field for field in _fields(kind)]
    if kind is c.Register:
        fields.append(("name", Annotated[str, msgspec.Meta(max_length=80, pattern=NO_NUL)], ""))
    common = [("id", Id, ""), ("seen", Number | None, None)]
    return msgspec.defstruct(
        kind.__name__, [*fields, *common], frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do",
        tag=verb_of(kind), namespace={"__doc__": kind.__doc__, "__module__": __name__},
    )  # fmt: skip


MESSAGES: Mapping[str, Any] = {verb_of(kind): _message(kind) for kind in ASKED}
"""The messages, by what they say is to be done."""
_COMMANDS: Mapping[str, Any] = {verb_of(kind): kind for kind in ASKED}
Asked: Any = Union[tuple(MESSAGES.values())]  # noqa: UP007
Wanted: Any = msgspec.defstruct(
    "Wanted", [*_fields(Settings), ("opens", bool, True), ("id", Id, "")], frozen=True, kw_only=True,
    forbid_unknown_fields=True, namespace={"__doc__": Settings.__doc__, "__module__": __name__},
)  # fmt: skip
"""A new tournament: its settings, whether it takes entries at once, and an `id` that makes it safe to ask again."""


def read_asked(data: object) -> Any:
    """Read a message; `Refused` where it is none."""
    try:
        return msgspec.convert(data, Asked)
    except (msgspec.ValidationError, OverflowError, RecursionError) as error:
        return Refused("message_unreadable", {"why": str(error)})


def command_of(asked: Any, member: str) -> c.Command:
    """Return the command of a message that a member has sent."""
    kind = _COMMANDS[asked.__struct_config__.tag]
    given = {name: _record(getattr(asked, name), hint) for name, hint in _hints(kind).items() if name not in SUPPLIED}
    if kind in OF_PLAYERS:
        given = {key: value or {"member": member, "members": (member,)}.get(key, value) for key, value in given.items()}
    return kind(**given, by=member)  # type: ignore[no-any-return]


def settings_of(wanted: Any) -> Settings:
    """Return the settings that are wanted."""
    return Settings(**{name: _record(getattr(wanted, name), hint) for name, hint in _hints(Settings).items()})


def scope_for(asked: Any, member: str) -> str:
    """Return the scope that a token needs for a message: `play` for what players do for themselves."""
    if _COMMANDS[asked.__struct_config__.tag] not in OF_PLAYERS or getattr(asked, "name", ""):
        return "direct"
    about = {
        getattr(asked, "member", ""),
        *getattr(asked, "members", ()),
        *[row[0] for row in getattr(asked, "counts", ())],
    }
    return "play" if about <= {"", member} else "direct"


@cache
def _hints(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind)


def _record(value: Any, hint: Any) -> Any:
    """Return the value of a record's field that stands in a message."""
    if isinstance(value, msgspec.Struct):
        kinds = [each for each in (hint, *get_args(hint)) if getattr(each, "__name__", "") == type(value).__name__]
        hints = _hints(kinds[0])
        return kinds[0](**{name: _record(getattr(value, name), hints[name]) for name in kinds[0]._fields})
    if isinstance(value, list | tuple) and get_origin(hint) is tuple:
        inside = get_args(hint)
        each = [inside[0]] * len(value) if inside[-1] is Ellipsis else inside
        return tuple([_record(one, kind) for one, kind in zip(value, each, strict=True)])
    return value
