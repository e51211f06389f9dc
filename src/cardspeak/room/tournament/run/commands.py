"""Commands to a tournament: what people ask of it, and what the room supplies (chance as orders, time as `at`).

`by` is the member who gives the command, "" the room itself. `order` is a row of all numbers below its length,
shuffled: every draw that the command leads to is taken from it (`chance.needed` says how long it has to be).
"""

from cardspeak.room.tournament.run.commands_course import (
    AddOn,
    AgreeDeal,
    BeginHand,
    ChangeChips,
    ColourUp,
    CorrectClock,
    DeclineRebuy,
    Held,
    NextLevel,
    PauseClock,
    Pay,
    Penalise,
    PlayHandForHand,
    ProposeDeal,
    Push,
    PutLevelRight,
    Rebuy,
    RefuseDeal,
    RoundOver,
    ServePenalty,
    SetPayouts,
    StartClock,
    TakePayment,
    TimeUp,
    Undo,
)
from cardspeak.room.tournament.run.commands_entries import (
    Announce,
    Appoint,
    Cancel,
    ChangeSettings,
    CloseRegistration,
    ConfirmSeat,
    NoteTicket,
    OpenRegistration,
    ReEnter,
    Register,
    Say,
    Surrender,
    Unregister,
)
from cardspeak.room.tournament.run.commands_play import (
    AnnounceOrder,
    Balance,
    BeAway,
    BreakTable,
    Bust,
    CountStack,
    FormFinal,
    HandOver,
    Hold,
    Link,
    Loser,
    Move,
    OpenSeat,
    OpenTable,
    PutRight,
    Start,
    TellButton,
)

Command = (
    Announce | ChangeSettings | Appoint | Say | Cancel
    | OpenRegistration | CloseRegistration | Register | Unregister | ReEnter | Surrender | ConfirmSeat | NoteTicket
    | Start | Bust | HandOver | CountStack
    | TellButton | Move | Balance | BreakTable | FormFinal | AnnounceOrder | OpenTable | OpenSeat | Link | Hold
    | PutRight | BeAway
    | StartClock | PauseClock | CorrectClock | NextLevel | TimeUp | BeginHand | PutLevelRight | Push
    | PlayHandForHand | RoundOver
    | Rebuy | DeclineRebuy | AddOn | TakePayment | ColourUp | ChangeChips
    | SetPayouts | Pay | ProposeDeal | AgreeDeal | RefuseDeal
    | Penalise | ServePenalty | Undo
)  # fmt: skip

__all__ = [
    "AddOn",
    "AgreeDeal",
    "Announce",
    "AnnounceOrder",
    "Appoint",
    "Balance",
    "BeAway",
    "BeginHand",
    "BreakTable",
    "Bust",
    "Cancel",
    "ChangeChips",
    "ChangeSettings",
    "CloseRegistration",
    "ColourUp",
    "Command",
    "ConfirmSeat",
    "CorrectClock",
    "CountStack",
    "DeclineRebuy",
    "FormFinal",
    "HandOver",
    "Held",
    "Hold",
    "Link",
    "Loser",
    "Move",
    "NextLevel",
    "NoteTicket",
    "OpenRegistration",
    "OpenSeat",
    "OpenTable",
    "PauseClock",
    "Pay",
    "Penalise",
    "PlayHandForHand",
    "ProposeDeal",
    "Push",
    "PutLevelRight",
    "PutRight",
    "ReEnter",
    "Rebuy",
    "RefuseDeal",
    "Register",
    "RoundOver",
    "Say",
    "ServePenalty",
    "SetPayouts",
    "Start",
    "StartClock",
    "Surrender",
    "TakePayment",
    "TellButton",
    "TimeUp",
    "Undo",
    "Unregister",
]
