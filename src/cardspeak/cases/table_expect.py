"""What a case at a table may expect: each expectation compared with the table, and the points asked for it."""

from collections.abc import Callable
from typing import Any

from cardspeak.cases.options import parse_options
from cardspeak.cases.table_play import TablePlayed, choices
from cardspeak.cases.table_setting import TableSetting
from cardspeak.cases.verdict import Answer, described
from cardspeak.errors import Unreadable
from cardspeak.room.table import events as e
from cardspeak.room.table import floor_events as fe
from cardspeak.room.table.state import Table, hand_seat, in_hand, seat_of, to_act

ENTRY = ("seat.places", "seat.entry", "seat.return_places", "seat.return")


def _asked(begun: TableSetting, *chapters: str) -> tuple[str, ...]:
    return tuple(sorted(point for point in begun.asked if point.startswith(chapters)))


def _named(table: Table, number: int) -> str:
    """Return who sits in a place, or the place itself when it is empty."""
    if number < 0:
        return "nobody"
    seat = table.seats[number]
    return seat.member if seat else f"seat {number + 1}"


def _button(wanted: str, played: TablePlayed, begun: TableSetting) -> Answer:
    got = _named(played.table, played.table.button)
    return Answer(got == wanted, got, (*_asked(begun, "button."), "deal.sequence"))


def _blinds(wanted: dict[str, Any], played: TablePlayed, begun: TableSetting) -> Answer:
    state = played.table.hand
    if state is None:
        return Answer(False, "no hand", ())
    names = state.deal.seats
    paid: dict[str, list[str]] = {"small": [], "big": []}
    for post in state.deal.posts:
        if post.kind.removesuffix(" blind") in paid:
            paid[post.kind.removesuffix(" blind")].append(names[post.seat])
        elif post.kind == "post" and post.amount == state.deal.big_blind:
            paid["big"].append(names[post.seat])
    got = {kind: " ".join(sorted(paid[kind])) or "nobody" for kind in wanted}
    expected = {kind: " ".join(sorted(str(who).split())) for kind, who in wanted.items()}
    points = (*_asked(begun, "button.", *ENTRY, "absent.dealt"), "blind.when", "deal.sequence")
    return Answer(got == expected, str(got), points)


def _dealt_in(wanted: str, played: TablePlayed, begun: TableSetting) -> Answer:
    got = sorted(_named(played.table, number) for number in played.table.players) if played.table.hand else []
    points = _asked(begun, *ENTRY, "absent.dealt", "absent.until", "seat.change", "penalty.")
    without = any(seat and not seat.stack for seat in begun.table.seats)
    return Answer(got == sorted(wanted.split()), " ".join(got), (*points, "stakes.cards") if without else points)


def _live(wanted: str, played: TablePlayed, begun: TableSetting) -> Answer:
    got = sorted(_named(played.table, number) for number in played.table.players if in_hand(played.table, number))
    return Answer(
        got == sorted(wanted.split()),
        " ".join(got) or "nobody",
        _asked(begun, "absent.", "clock.", "play.", "penalty."),
    )


def _owes(wanted: dict[str, str], played: TablePlayed, begun: TableSetting) -> Answer:
    state = played.table.hand
    if state is None:
        return Answer(False, "no hand", ())
    got = {}
    for name in wanted:
        at = state.deal.seats.index(name) if name in state.deal.seats else -1
        posts = [post for post in state.deal.posts if post.seat == at and post.kind != "ante"]
        live = sum(post.amount for post in posts if post.kind != "dead")
        dead = sum(post.amount for post in posts if post.kind == "dead")
        parts = [f"{amount} {kind}" for amount, kind in ((live, "live"), (dead, "dead")) if amount]
        got[name] = ", ".join(parts) or "nothing"
    return Answer(got == wanted, str(got), _asked(begun, *ENTRY, "absent.dealt"))


def _to_act(wanted: str, played: TablePlayed, begun: TableSetting) -> Answer:
    number = to_act(played.table)
    got = _named(played.table, number) if number >= 0 else "nobody"
    return Answer(got == wanted, got, (*_asked(begun, "clock.", "absent.", "play."), "deal.sequence"))


def _options(wanted: str, played: TablePlayed, begun: TableSetting) -> Answer:
    expected = parse_options(wanted)
    found = choices(played)
    number = to_act(played.table)
    seat = _named(played.table, number) if number >= 0 else "nobody"
    normal = {verb.replace("_", " "): reach or (0, 0) for verb, reach in expected.may.items()}
    points = _asked(begun, "clock.", "absent.", *ENTRY)
    return Answer(seat == expected.seat and normal == found, f"{seat}: {described(found)}", points)


def _clock(wanted: str, played: TablePlayed, begun: TableSetting) -> Answer:
    called = played.table.called
    got = f"{called.seconds} + {called.countdown}" if called else "none"
    return Answer(got == wanted, got, _asked(begun, "clock.call", "clock.time"))


def _floor(wanted: bool, played: TablePlayed, begun: TableSetting) -> Answer:
    got = any(isinstance(event, fe.FloorCalled) for event in played.events)
    return Answer(got == wanted, str(got), _asked(begun, "clock.call", "clock.floor"))


def _told(wanted: int, played: TablePlayed, begun: TableSetting) -> Answer:
    for event in reversed(played.events):
        if isinstance(event, e.ChipsBought):
            return Answer(event.chips == wanted, str(event.chips), ("stakes.told",))
        if isinstance(event, e.StackTold):
            return Answer(event.chips == wanted, str(event.chips), ("stacks.asked",))
    return Answer(False, "nothing", ())


def _seat(wanted: dict[str, int], played: TablePlayed, begun: TableSetting) -> Answer:
    got = {name: seat_of(played.table, name) + 1 for name in wanted}
    return Answer(got == wanted, str(got), _asked(begun, "seat.change", "seat.one", "stakes.back"))


def _stacks_after(wanted: dict[str, Any], played: TablePlayed, begun: TableSetting) -> Answer:
    table, got, ok = played.table, {}, True
    for name, amount in wanted.items():
        number = seat_of(table, name)
        seat = table.seats[number] if number >= 0 else None
        if seat is None:
            raise Unreadable(f"there is no seat {name!r}")
        at = hand_seat(table, number)
        on = table.hand if table.playing else None
        now = on.round.stacks[at] if on is not None and at >= 0 else seat.stack
        if isinstance(amount, str) and amount[:1] in "+-":
            before = begun.table.seats[seat_of(begun.table, name)]
            got[name] = f"{now - (before.stack if before else 0):+}"
            ok = ok and got[name] == f"{int(amount):+}"
        else:
            got[name] = str(now)
            ok = ok and now == int(amount)
    points = _asked(begun, "stakes.", "absent.", "clock.", *ENTRY)
    return Answer(ok, ", ".join(f"{name} {chips}" for name, chips in got.items()), points)


TABLE_EXPECT: dict[str, Callable[[Any, TablePlayed, TableSetting], Answer]] = {
    "button": _button,
    "blinds": _blinds,
    "dealt_in": _dealt_in,
    "live": _live,
    "owes": _owes,
    "to_act": _to_act,
    "options": _options,
    "clock": _clock,
    "floor": _floor,
    "told": _told,
    "seat": _seat,
    "stacks_after": _stacks_after,
}
