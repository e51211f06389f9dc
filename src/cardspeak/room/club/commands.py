"""Commands to the club: what people ask of it. `by` is the member who gives the command, "" the room itself."""

from cardspeak.room.club.commands_cashier import CommandOfCashier
from cardspeak.room.club.commands_evening import CommandOfEvening
from cardspeak.room.club.commands_floor import CommandOfFloor
from cardspeak.room.club.commands_people import CommandOfPeople

Command = CommandOfPeople | CommandOfCashier | CommandOfFloor | CommandOfEvening
