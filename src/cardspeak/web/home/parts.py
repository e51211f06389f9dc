"""The part of a table's page that a home game has, for one viewer."""

from collections.abc import Callable
from typing import Any

from cardspeak.room.table.state import Table, seat_of
from cardspeak.web.render import macros


def seen(table: Table, member: str, name: Callable[[str], str]) -> tuple[Any, ...] | None:
    """Return what of a home game a viewer sees; none at any other table."""
    home = table.home
    if home is None or table.closed:
        return None
    is_host, sits = member in table.floor, bool(member) and seat_of(table, member) >= 0
    wishes = tuple([(wish.member, name(wish.member), wish.seat, wish.chips) for wish in home.wishes]) if is_host else ()
    own = next(((wish.seat, wish.chips) for wish in home.wishes if wish.member == member), None)
    alone = not table.playing and len([seat for seat in table.seats if seat]) < 2
    invites = is_host or sits or member in home.guests
    asked = len(home.guests) + len(home.sat) if alone else 0
    return is_host, wishes, own, table.held == "paused", alone, invites, asked, sits


def drawn(language: str, table_id: str, of: tuple[Any, ...] | None) -> str:
    """Draw it; a table that is no home game has an empty one."""
    parts = macros(language, "home_parts.html")
    return str(parts.home(table_id, *of) if of is not None else parts.nothing())
