"""Events of the club: what has happened, with everything that was concluded; `evolve` folds them.

Each command leads to a `StepTaken`, which says who did what, and to what follows from it.
"""

from cardspeak.room.club.events_cashier import NAMES as CASHIER
from cardspeak.room.club.events_cashier import EventOfCashier
from cardspeak.room.club.events_evening import NAMES as EVENING
from cardspeak.room.club.events_evening import EventOfEvening
from cardspeak.room.club.events_floor import NAMES as FLOOR
from cardspeak.room.club.events_floor import EventOfFloor
from cardspeak.room.club.events_people import NAMES as PEOPLE
from cardspeak.room.club.events_people import EventOfPeople

Event = EventOfPeople | EventOfCashier | EventOfFloor | EventOfEvening

NAMES: dict[type, tuple[str, int]] = {**PEOPLE, **CASHIER, **FLOOR, **EVENING}
"""The stored names of the events, and the versions of their forms."""
