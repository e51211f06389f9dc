"""Events of a tournament: what has happened, with everything that was concluded; `evolve` folds them.

Each command leads to a `StepTaken`, which says who did what, and to what follows from it. What the room tells (hands,
the clock) is no step.
"""

from cardspeak.room.tournament.run.events_course import NAMES as COURSE
from cardspeak.room.tournament.run.events_course import (
    BreakBegan,
    ChipsBought,
    ChipsChanged,
    ChipsRaced,
    ClockRanOut,
    ClockSet,
    DealAgreed,
    DealersPushed,
    DealMade,
    DealProposed,
    DealRefused,
    DebtPaid,
    DenominationGone,
    Disqualified,
    LevelBegan,
    LevelPutRight,
    PayoutsSet,
    PenaltyGiven,
    PenaltyLifted,
    PenaltyServed,
    PlayersBack,
    PrizePaid,
    StacksCounted,
    StepUndone,
    TimeGivenBack,
)
from cardspeak.room.tournament.run.events_days import NAMES as DAYS
from cardspeak.room.tournament.run.events_days import EventOfDays
from cardspeak.room.tournament.run.events_entries import NAMES as ENTRIES
from cardspeak.room.tournament.run.events_entries import (
    Appointed,
    EntryTaken,
    EntryWithdrawn,
    RegistrationClosed,
    RegistrationOpened,
    SeatConfirmed,
    SettingsChanged,
    StackSurrendered,
    StepTaken,
    TextAnnounced,
    TicketNoted,
    TournamentAnnounced,
    TournamentCancelled,
    WaitingListed,
)
from cardspeak.room.tournament.run.events_play import NAMES as PLAY
from cardspeak.room.tournament.run.events_play import (
    AwayNoted,
    ButtonsTold,
    ExtraSeatGone,
    FinalFormed,
    HandBegun,
    HandForHandSet,
    HandPlayed,
    OrderAnnounced,
    PlayerMoved,
    PlayersOut,
    PlayerWanted,
    RebuyDeclined,
    RoundFinished,
    SeatOpened,
    SeatsDrawn,
    SeatsPutRight,
    StackLost,
    TableBroken,
    TableDone,
    TableHalted,
    TableLinked,
    TableOpened,
    TournamentWon,
)
from cardspeak.room.tournament.run.events_staff import NAMES as STAFF
from cardspeak.room.tournament.run.events_staff import EventOfStaff

Event = (
    TournamentAnnounced | StepTaken | SettingsChanged | Appointed | TextAnnounced | TournamentCancelled
    | RegistrationOpened | RegistrationClosed | EntryTaken | WaitingListed | EntryWithdrawn | SeatConfirmed
    | StackSurrendered | TicketNoted
    | SeatsDrawn | PlayerMoved | TableOpened | TableBroken | FinalFormed | PlayerWanted | ButtonsTold | OrderAnnounced
    | SeatOpened | ExtraSeatGone | TableLinked | TableHalted | SeatsPutRight | AwayNoted
    | HandBegun | HandPlayed | StackLost | RebuyDeclined | PlayersOut | RoundFinished | TableDone | HandForHandSet
    | TournamentWon
    | ClockSet | TimeGivenBack | LevelBegan | BreakBegan | ClockRanOut | LevelPutRight | DealersPushed
    | StacksCounted | ChipsBought | DebtPaid | ChipsRaced | DenominationGone | ChipsChanged
    | PayoutsSet | PrizePaid | DealProposed | DealAgreed | DealRefused | DealMade
    | PenaltyGiven | PenaltyServed | Disqualified | PlayersBack | PenaltyLifted | StepUndone
    | EventOfDays | EventOfStaff
)  # fmt: skip

NAMES: dict[type, tuple[str, int]] = {**ENTRIES, **PLAY, **COURSE, **DAYS, **STAFF}
"""The stored names of the events, and the versions of their forms."""

__all__ = [
    "NAMES",
    "Appointed",
    "AwayNoted",
    "BreakBegan",
    "ButtonsTold",
    "ChipsBought",
    "ChipsChanged",
    "ChipsRaced",
    "ClockRanOut",
    "ClockSet",
    "DealAgreed",
    "DealMade",
    "DealProposed",
    "DealRefused",
    "DealersPushed",
    "DebtPaid",
    "DenominationGone",
    "Disqualified",
    "EntryTaken",
    "EntryWithdrawn",
    "Event",
    "ExtraSeatGone",
    "FinalFormed",
    "HandBegun",
    "HandForHandSet",
    "HandPlayed",
    "LevelBegan",
    "LevelPutRight",
    "OrderAnnounced",
    "PayoutsSet",
    "PenaltyGiven",
    "PenaltyLifted",
    "PenaltyServed",
    "PlayerMoved",
    "PlayerWanted",
    "PlayersBack",
    "PlayersOut",
    "PrizePaid",
    "RebuyDeclined",
    "RegistrationClosed",
    "RegistrationOpened",
    "RoundFinished",
    "SeatConfirmed",
    "SeatOpened",
    "SeatsDrawn",
    "SeatsPutRight",
    "SettingsChanged",
    "StackLost",
    "StackSurrendered",
    "StacksCounted",
    "StepTaken",
    "StepUndone",
    "TableBroken",
    "TableDone",
    "TableHalted",
    "TableLinked",
    "TableOpened",
    "TextAnnounced",
    "TicketNoted",
    "TimeGivenBack",
    "TournamentAnnounced",
    "TournamentCancelled",
    "TournamentWon",
    "WaitingListed",
]
