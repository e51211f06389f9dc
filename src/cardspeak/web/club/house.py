"""Who asks at the club, and what they may do there: the console of its staff, and what a member sees of themselves."""

from collections.abc import Mapping
from functools import partial
from typing import Any, get_args

from litestar import Response
from litestar.exceptions import NotFoundException, PermissionDeniedException
from litestar.response import Redirect

from cardspeak.locale.messages import say
from cardspeak.ports import Member
from cardspeak.room.club.roles import Deed, Role, may
from cardspeak.room.club.state import Club, roles_of, shift_of
from cardspeak.service.club import Clubhouse
from cardspeak.service.log import right_refused
from cardspeak.web.club.sight import Board, Person, board
from cardspeak.web.club.words import time
from cardspeak.web.people.entrance import Asked, to
from cardspeak.web.people.second import is_elevated
from cardspeak.web.people.session import Connection, language_of, parts_of, who
from cardspeak.web.render import page

DOCK = (("evening", "⌂"), ("desk", "¤"), ("floor", "⇄"), ("members", "☺"), ("more", "…"))
NEEDED: Mapping[str, tuple[Deed, ...]] = {
    "evening": get_args(Deed),
    "desk": ("money", "shifts", "exit_sheets", "tickets"),
    "shift": ("shifts", "staff", "evening"),
    "floor": ("lists", "seats", "tables"),
    "table": ("lists", "seats", "reporting", "handover", "report", "time_charge"),
    "members": ("admit", "members", "bans", "lists", "money"),
    "member": ("admit", "members", "bans", "lists", "seats", "money", "warnings", "keeping", "exit_sheets"),
    "register": ("members",),
    "more": get_args(Deed),
    "staff": get_args(Deed),
    "discipline": ("warnings", "exclusions", "bans", "protests"),
    "dealers": ("handover", "evening", "announce"),
    "tickets": ("tickets", "money"),
    "cage": ("inventory",),
    "evenings": ("evening", "members"),
    "proposals": get_args(Deed),
    "house": ("house", "evening"),
    "figures": ("evening", "house"),
    "log": ("evening", "house", "money", "seats"),
}
"""The pages of the staff: somebody sees one who may do at least one of these deeds."""
FROM_MORE = ("dealers", "discipline", "evenings", "proposals", "staff", "shift", "tickets", "cage", "figures", "house", "log")
AT = {"shift": "desk", "tickets": "desk", "cage": "desk", "table": "floor", "member": "members", "register": "members"}
