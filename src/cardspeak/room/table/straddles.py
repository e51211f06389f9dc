"""Straddles: who wants one, and what the player behind the big blind puts up before the cards."""

from collections.abc import Sequence
from typing import Literal

from cardspeak.games import Game
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import Post
from cardspeak.law.law import Law
from cardspeak.room.table import commands as c
from cardspeak.room.table import events as e
from cardspeak.room.table.button import Laws
from cardspeak.room.table.state import Seat, Settings, Table, seat_of, sitting

Outcome = Sequence[e.Event] | Refused


def kind(settings: Settings, game: Game, law: Law, players: int) -> Literal["straddle", "no-look", ""]:
    """Return what may be bet in the dark at a table of so many: straddle where the table has agreed, no-look, or ""."""
    if game.forced != "blinds":
        return ""
    if settings.agreement.straddles and law.straddle_allowed(players, True):
        return "straddle"
    return "no-look" if law.nolook_allowed() else ""


def offered(settings: Settings, laws: Laws) -> Literal["straddle", "no-look", ""]:
    """Return what a table offers in one of its games when all its seats are taken."""
    for code in settings.games:
        game, _, law = laws(settings, code, settings.seats)
        found = kind(settings, game, law, settings.seats)
        if found:
            return found
    return ""


def want(table: Table, command: c.Straddle, laws: Laws, law: Law) -> Outcome:
    """Note whether a player wants to straddle whenever first to act."""
    number = seat_of(table, command.member)
    if number < 0:
        return Refused("not_seated", {})
    if not offered(table.settings, laws):
        return Refused("no_straddle", {"seat": number + 1}, law.cites("straddle.allowed"))
    return () if sitting(table, number).straddles == command.wants else (e.StraddleWanted(number, command.wants),)


def posted(
    settings: Settings, game: Game, law: Law, seats: Sequence[Seat], posts: Sequence[Post]
) -> tuple[Post, ...]:  # fmt: skip
    """Return the posts of a hand with a straddle of the player behind the big blind, if wanted and if there are chips.

    `seats` are the hand's. A post to be dealt in is a part of the straddle.
    """
    what = kind(settings, game, law, len(seats))
    big = next((post.seat for post in posts if post.kind == "big blind"), -1)
    first = (big + 1) % len(seats)
    if not what or big < 0 or not seats[first].straddles:
        return tuple(posts)
    total: int = (law.straddle_size if what == "straddle" else law.nolook_size)(settings.stakes.big_blind)
    dead = sum([post.amount for post in posts if post.seat == first and post.kind in ("ante", "dead")])
    if seats[first].stack < total + dead:
        return tuple(posts)
    others = [post for post in posts if post.seat != first or post.kind != "post"]
    return (*others, Post(first, what, total))
