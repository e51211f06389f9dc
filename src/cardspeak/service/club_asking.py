"""What pages and programs ask of the club: one message for each command, read into it.

The messages are made from the commands themselves (`room/club/commands.py`): there is none that only pages could give.
What a message leaves out is as the command has it; a `member` left out is whoever asks, where members may do it for
themselves.
"""

from collections.abc import Mapping
from typing import Any, Union, get_args

import msgspec

from cardspeak.hand.refused import Refused
from cardspeak.room.club import commands as c
from cardspeak.room.club import commands_cashier as cashier
from cardspeak.room.club import commands_floor as floor
from cardspeak.room.club import commands_people as people
from cardspeak.room.club.decide import RULES
from cardspeak.room.club.state import House
from cardspeak.service.message_fields import SUPPLIED, Id, Number, fields_of, hints_of, record_of, verb_of

# given by the room, or another way
ROOMS_OWN = (people.Found, floor.CallOver, floor.RecountStack, cashier.LapseTickets)
ASKED = tuple(each for each in get_args(c.Command) if each not in ROOMS_OWN)
OF_MEMBERS = frozenset([*[kind for kind, rule in RULES.items() if rule.own], floor.LeaveSeat])
"""What members do for themselves; the same for somebody else is the staff's."""


def _message(kind: Any) -> Any:
    own: dict[str, Any] = {"member": ""} if kind in OF_MEMBERS else {}
    if kind in (floor.LeaveSeat, floor.AddChips):
        own |= {"chips": 0} if kind is floor.LeaveSeat else {"stack": 0}  # a table where hands are played counts them
    fields = [(*field[:2], own[field[0]]) if field[0] in own else field for field in fields_of(kind)]
    common = [("id", Id, ""), ("seen", Number | None, None)]
    return msgspec.defstruct(
        kind.__name__, [*fields, *common], frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do",
        tag=verb_of(kind), namespace={"__doc__": kind.__doc__, "__module__": __name__},
    )  # fmt: skip


MESSAGES: Mapping[str, Any] = {verb_of(kind): _message(kind) for kind in ASKED}
"""The messages, by what they say is to be done."""
_COMMANDS: Mapping[str, Any] = {verb_of(kind): kind for kind in ASKED}
Asked: Any = Union[tuple(MESSAGES.values())]  # noqa: UP007
WantedHouse: Any = msgspec.defstruct(
    "WantedHouse", fields_of(House), frozen=True, kw_only=True, forbid_unknown_fields=True,
    namespace={"__doc__": House.__doc__, "__module__": __name__},
)  # fmt: skip
"""What the club is to be."""


def read_asked(data: object) -> Any:
    """Read a message; `Refused` where it is none."""
    try:
        return msgspec.convert(data, Asked)
    except (msgspec.ValidationError, OverflowError, RecursionError) as error:
        return Refused("message_unreadable", {"why": str(error)})


def command_of(asked: Any, member: str) -> Any:
    """Return the command of a message that a member has sent."""
    kind = _COMMANDS[asked.__struct_config__.tag]
    given = {
        name: record_of(getattr(asked, name), hint) for name, hint in hints_of(kind).items() if name not in SUPPLIED
    }
    if kind in OF_MEMBERS:
        given["member"] = given["member"] or member
    return kind(**given, by=member)


def house_of(wanted: Any) -> House:
    """Return the house that is wanted."""
    return House(**{name: record_of(getattr(wanted, name), hint) for name, hint in hints_of(House).items()})


def is_own(command: Any, member: str) -> bool:
    """Say whether members do this for themselves, and this one does."""
    return type(command) in OF_MEMBERS and command.member == member


def scope_for(asked: Any, member: str) -> str:
    """Return the scope that a token needs for a message: `play` for what members do for themselves."""
    kind = _COMMANDS[asked.__struct_config__.tag]
    return "play" if kind in OF_MEMBERS and asked.member in ("", member) else "club"
