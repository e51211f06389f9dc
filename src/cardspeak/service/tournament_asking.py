"""What pages and programs ask of a tournament: one message for each command, read into it.

The messages are made from the commands themselves (`room/tournament/run/commands.py`), so that there is none that only
pages could give. What a message leaves out is as the command has it; a `member` left out is whoever asks.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Union, get_args

import msgspec

from cardspeak.hand.refused import Refused
from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run.settings import Settings
from cardspeak.service.message_fields import NO_NUL, SUPPLIED, Id, Number, fields_of, hints_of, record_of, verb_of

ROOMS_OWN = (c.Announce, c.HandOver, c.TimeUp)  # given by the room, or another way
ASKED = tuple(each for each in get_args(c.Command) if each not in ROOMS_OWN)
OF_PLAYERS = frozenset((
    c.Register, c.Unregister, c.ReEnter, c.Surrender, c.ConfirmSeat, c.BeAway, c.Rebuy, c.DeclineRebuy, c.AddOn,
    c.AgreeDeal, c.RefuseDeal, c.CountStack,
))  # fmt: skip
"""What players do for themselves; the same for somebody else is the staff's."""


def _message(kind: Any) -> Any:
    none: Any = msgspec.field(default_factory=list)
    own = {"member": "", "members": none} if kind in OF_PLAYERS else {"deck": none}
    fields = [(*field[:2], own[field[0]]) if field[0] in own else field for field in fields_of(kind)]
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
    "Wanted", [*fields_of(Settings), ("opens", bool, True), ("id", Id, "")], frozen=True, kw_only=True,
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
    given = {
        name: record_of(getattr(asked, name), hint) for name, hint in hints_of(kind).items() if name not in SUPPLIED
    }
    if kind in OF_PLAYERS:
        given = {key: value or {"member": member, "members": (member,)}.get(key, value) for key, value in given.items()}
    return kind(**given, by=member)  # type: ignore[no-any-return]


def settings_of(wanted: Any) -> Settings:
    """Return the settings that are wanted."""
    return Settings(**{name: record_of(getattr(wanted, name), hint) for name, hint in hints_of(Settings).items()})


def scope_for(asked: Any, member: str) -> str:
    """Return the scope that a token needs for a message: `play` for what players do for themselves."""
    if _COMMANDS[asked.__struct_config__.tag] not in OF_PLAYERS or getattr(asked, "name", "") != "":
        return "direct"
    about: set[str] = {getattr(asked, "member", ""), *getattr(asked, "members", ())}
    about |= {row[0] for row in getattr(asked, "counts", ())}
    return "play" if about <= {"", member} else "direct"
