"""What a case of a tournament may expect: each expectation asks the tournament, and notes the points behind it."""

from collections.abc import Callable
from typing import Any

from cardspeak.cases.tournament_answer import Expect, answer, simply
from cardspeak.cases.tournament_protests import PROTESTS_EXPECT
from cardspeak.cases.tournament_setting import TournamentSetting
from cardspeak.cases.tournament_tickets import TICKETS_EXPECT
from cardspeak.cases.verdict import Answer
from cardspeak.chips import chips_text, parse_chips, total
from cardspeak.errors import Unreadable
from cardspeak.law.law import Law
from cardspeak.room.tournament import entries, levels
from cardspeak.room.tournament.balance import Move, balanced, halted
from cardspeak.room.tournament.breaking import broken, carried, due, final_size, final_table, steps_of_a_break
from cardspeak.room.tournament.deals import deal_is_paid
from cardspeak.room.tournament.draw import drawn, table_size
from cardspeak.room.tournament.mixed import stud_games_follow
from cardspeak.room.tournament.payouts import pool_of
from cardspeak.room.tournament.places import Finish, Out, placed, prizes_of
from cardspeak.room.tournament.protests import forwarding, needs
from cardspeak.room.tournament.race import after, colour_up_now, found_late, raced, steps_of_a_race, unowned_leave_play
from cardspeak.room.tournament.seating import players


def _told(move: Move) -> str:
    return f"{move.player} to table {move.to} seat {move.to_place + 1}" + (", waits" if move.waits else "")


def _moves(wanted: list[str], begun: TournamentSetting) -> Answer:
    if not begun.tables:
        raise Unreadable("nobody is moved without tables")
    if "breaks" in begun.given:
        here = next((table for table in begun.tables if table.number == begun.given["breaks"]), None)
        if here is None:
            raise Unreadable(f"there is no table {begun.given['breaks']}")
        order = begun.order(len(players(here)))
        done = broken(begun.tables, here.number, begun.law, order, begun.cards())
    elif due(begun.tables, begun.law, len(begun.tables[0].places)) == "final":
        done = final_table(begun.tables, begun.law, begun.order(sum(len(players(table)) for table in begun.tables)))
    else:
        done = balanced(begun.tables, begun.law)
    return answer([_told(move) for move in done.moves], wanted, begun)


def _drawn(wanted: list[str], begun: TournamentSetting) -> Answer:
    given = begun.of("entries")
    names = given.split() if isinstance(given, str) else given
    size = table_size(begun.law, begun.given.get("size", 0))
    tables = drawn(names, size, begun.order(len(names)), begun.law)
    return answer([" ".join(players(table)) for table in tables], wanted, begun)


def _halts(wanted: dict[str, str], begun: TournamentSetting) -> Answer:
    says = halted(begun.tables, begun.law, begun.given.get("turbo", False))
    got = {number: says.get(int(number), "no such table") for number in wanted}
    return answer(got, wanted, begun)


def _race(wanted: dict[str, Any], begun: TournamentSetting) -> Answer:
    old, new = begun.of("removed"), begun.of("smallest")
    stacks = []
    for at, (name, text) in enumerate(begun.of("chips").items()):
        stack: dict[int, int] = {}
        for count, value in parse_chips(str(text)):
            stack[value] = stack.get(value, 0) + count
        stacks.append((at, name, stack))
    race = raced(stacks, old, new, begun.cards(), begun.law)
    left = {name: after(stack, race, name) for _, name, stack in stacks}
    pieces = {name: tuple((count, value) for value, count in sorted(stack.items())) for name, stack in left.items()}
    if any(name not in pieces for name in wanted):
        raise Unreadable(f"nobody has chips but {' '.join(pieces)}")
    # chips are compared in pieces; a number is their worth
    got = {name: chips_text(pieces[name]) for name in wanted}
    ok = all(
        total(pieces[name]) == text if isinstance(text, int) else sorted(parse_chips(text)) == sorted(pieces[name])
        for name, text in wanted.items()
    )
    return Answer(ok, str(got), tuple(sorted(begun.asked)))


def _finishes(begun: TournamentSetting) -> tuple[Finish, ...]:
    at, hands = begun.given.get("at", {}), begun.given.get("hands", {})
    out = [Out(name, chips, at.get(name, 1), hands.get(name, 0)) for name, chips in begun.of("out").items()]
    return placed(
        begun.of("left"), out, begun.law, begun.given.get("hand_for_hand", False), begun.given.get("finishing", False)
    )


def _places(wanted: dict[str, Any], begun: TournamentSetting) -> Answer:
    told = {
        each.player: str(each.best) if each.best == each.worst else f"{each.best}-{each.worst}"
        for each in _finishes(begun)
    }
    got = {name: told.get(name, "none") for name in wanted}
    return answer(got, {name: str(place) for name, place in wanted.items()}, begun)


def _prize(wanted: dict[str, int], begun: TournamentSetting) -> Answer:
    left = begun.of("left")
    prizes = [*begun.of("prizes"), *[0] * left]
    won = prizes_of(_finishes(begun), prizes, begun.law, begun.given.get("hands", {}))
    return answer({name: won.get(name, 0) for name in wanted}, wanted, begun)


STEPS: dict[str, Callable[[Law], tuple[str, ...]]] = {
    "race": steps_of_a_race,
    "break": steps_of_a_break,
    "carrying": carried,
    "stalling": levels.against_stalling,
    "protest": needs,
    "forwarding": forwarding,
}


def _steps(wanted: list[str], begun: TournamentSetting) -> Answer:
    what = begun.of("of")
    if what not in STEPS:
        raise Unreadable(f"steps are of {', '.join(STEPS)}, not of {what}")
    return answer(list(STEPS[what](begun.law)), wanted, begun)


def _size(begun: TournamentSetting) -> int:
    given = begun.given
    return table_size(begun.law, given.get("size", 0), given.get("wide", False), given.get("guest", False))


TOURNAMENT_EXPECT: dict[str, Expect] = {
    "drawn": _drawn,
    "moves": _moves,
    "halts": _halts,
    "table_size": simply(_size),
    "extra_seat_goes": simply(lambda begun: entries.extra_seat_goes(begun.law)),
    "final_size": simply(lambda begun: final_size(begun.law, begun.of("size"))),
    "wrong_seat": simply(lambda begun: entries.in_the_wrong_seat(begun.law, begun.of("right_stack"))),
    "new_level": simply(lambda begun: levels.new_level_holds(begun.law, begun.of("time_up"), begun.of("announced"))),
    "hand_begins": simply(lambda begun: levels.begins_a_hand(begun.law, begun.of("sign"))),
    "stays_at_level": simply(lambda begun: levels.stays_at_old_level(begun.law, begun.of("substantial"))),
    "old_level_hands": simply(lambda begun: levels.hands_after_push(begun.law)),
    "may_push": simply(lambda begun: levels.may_push(begun.law, begun.of("seconds_left"))),
    "race": _race,
    "worth": simply(lambda begun: found_late(begun.of("found"), begun.of("smallest"), begun.law)[0]),
    "entry": simply(lambda begun: entries.entry_stack(begun.law, begun.of("starting"))),
    "surrender": simply(lambda begun: entries.may_surrender(begun.law, begun.of("stack"), begun.of("starting"))),
    "stack_leaves": simply(lambda begun: entries.leaves_play(begun.law)),
    "rebuy": simply(lambda begun: entries.announced_rebuy(begun.law)),
    "rebuy_misses": simply(lambda begun: entries.hands_for_a_rebuy(begun.law)),
    "places": _places,
    "prize": _prize,
    "pool": simply(
        lambda begun: pool_of(begun.of("collected"), begun.of("guaranteed"), begun.of("entered"), begun.law).prizes
    ),
    "steps": _steps,
    "stud_together": simply(lambda begun: stud_games_follow(begun.law)),
    "players_only": simply(lambda begun: entries.only_players_sit(begun.law)),
    "needs_first": simply(lambda begun: entries.needs_come_first(begun.law)),
    "rebuy_told": simply(lambda begun: entries.told_of_a_rebuy(begun.law)),
    "may_cancel": simply(lambda begun: levels.may_be_cancelled(begun.law, begun.of("late"))),
    "ante_may_follow": simply(lambda begun: levels.ante_may_follow(begun.law, *begun.of("antes")[::-1])),
    "deck_changes": simply(lambda begun: levels.decks_change(begun.law, begun.of("occasion"))),
    "deck_ready": simply(lambda begun: levels.decks_ready(begun.law, begun.of("active"))),
    "minutes_off": simply(
        lambda begun: levels.minutes_off_the_clock(begun.law, begun.of("minutes"), begun.given.get("named", 0))
    ),
    "all_in_open": simply(lambda begun: levels.all_in_hands_open(begun.law)),
    "colour_up": simply(lambda begun: colour_up_now(begun.law)),
    "chips_leave": simply(lambda begun: unowned_leave_play(begun.law)),
    "deal": simply(lambda begun: deal_is_paid(begun.law, begun.of("active"), begun.of("agreed"))),
    **TICKETS_EXPECT,
    **PROTESTS_EXPECT,
}
