"""What browsers and programs ask of a table: one message, the same over HTTP and WebSocket, read into a command."""

from typing import Annotated, Literal

import msgspec

from cardspeak.floor.sanctions import former
from cardspeak.hand import commands as hand
from cardspeak.hand.refused import Refused
from cardspeak.room.table import commands as c
from cardspeak.room.table.state import Table, hand_seat, seat_of

MOST = 1 << 50
NO_NUL = r"^[^\x00]*$"  # no database takes it in a text
Amount = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
Verb = Literal[
    "fold", "check", "call", "raise", "all-in", "bring-in", "discard", "show", "muck", "sit", "leave", "sit-out",
    "sit-in", "top-up", "clock", "advance", "chat", "remove", "appoint", "close", "bot",
    "penalise", "forfeit",
]  # fmt: skip
IN_THE_HAND = frozenset("fold check call raise all-in bring-in discard show muck".split())


class Asked(msgspec.Struct, frozen=True):
    """One message: `do` is the verb; `id` makes it safe to send again; `seen` is the table version it was made for.

    `amount` are chips (a raise: the total), `cards` places in one's own hand, `seat` a seat of the table from 0, `text`
    what is said, a level, a member, or an offence with its penalty.
    """

    do: Verb
    id: Annotated[str, msgspec.Meta(max_length=64, pattern=NO_NUL)] = ""
    seen: Amount | None = None
    amount: Amount = 0
    cards: Annotated[tuple[int, ...], msgspec.Meta(max_length=7)] = ()
    seat: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    text: Annotated[str, msgspec.Meta(max_length=300, pattern=NO_NUL)] = ""


def read_asked(message: object) -> Asked | Refused:
    """Read a message as a browser or a program sends it: numbers may be written as texts, empty fields left out."""
    if not isinstance(message, dict):
        return Refused("message_unreadable", {"why": "an object is wanted"})
    fields = {key: value for key, value in message.items() if value != "" and key in Asked.__struct_fields__}
    if isinstance(fields.get("cards"), str | int):
        fields["cards"] = [fields["cards"]]
    try:
        return msgspec.convert(fields, Asked, strict=False)
    except (msgspec.ValidationError, OverflowError, RecursionError) as error:
        return Refused("message_unreadable", {"why": str(error)})


def command_of(asked: Asked, table: Table, member: str) -> c.Command | Refused:
    """Return the command of a member to a table."""
    if asked.do in IN_THE_HAND:
        seat = hand_seat(table, seat_of(table, member))
        if seat < 0 or table.hand is None:
            return Refused("not_in_the_hand", {})
        return c.Act(member, _in_the_hand(asked, seat))
    match asked.do:
        case "sit":
            chips = asked.amount or table.settings.most_buy_in or 100 * table.settings.big_blind
            return c.TakeSeat(member, asked.seat, chips)
        case "leave":
            return c.Leave(member)
        case "sit-out":
            return c.SitOut(member)
        case "sit-in":
            return c.SitIn(member, asked.text == "post")
        case "top-up":
            return c.TopUp(member, asked.amount)
        case "clock":
            return c.CallClock(member)
        case "remove":
            return c.Remove(member, asked.seat)
        case "appoint":
            return c.Appoint(member, asked.text)
        case "penalise":
            found = former(asked.text)
            if found.penalty is None:
                return Refused("message_unreadable", {"why": "write the offence and the penalty: 'insult: 1 round'"})
            return c.Penalise(member, asked.seat, found.offence, *found.penalty)
        case "forfeit":
            return c.Forfeit(member, asked.seat, asked.amount)
        case "close":
            return c.Close(member)
        case _:
            return Refused("message_unreadable", {"why": asked.do})


def _in_the_hand(asked: Asked, seat: int) -> hand.Command:
    match asked.do:
        case "fold":
            return hand.Fold(seat)
        case "check":
            return hand.Check(seat)
        case "call":
            return hand.Call(seat)
        case "raise":
            return hand.RaiseTo(seat, asked.amount)
        case "all-in":
            return hand.AllIn(seat)
        case "bring-in":
            return hand.BringIn(seat)
        case "discard":
            return hand.Discard(seat, tuple(sorted(set(asked.cards))))
        case "show":
            return hand.Show(seat)
        case _:
            return hand.Muck(seat)
