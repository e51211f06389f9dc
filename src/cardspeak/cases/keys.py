"""The keys of a case, each with what may stand under it; what does not fit is refused before anything is played."""

import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

from cardspeak.cards.card import parse_cards
from cardspeak.errors import Unreadable
from cardspeak.record import record

MOST = 10**15  # no table has more chips
PIECES = re.compile(r"[0-9]{1,15}|[1-9][0-9]{0,5}x[1-9][0-9]{0,8}(?: ?\+ ?[1-9][0-9]{0,5}x[1-9][0-9]{0,8})*")

COUNTED = frozenset({"amount", "first_motion", "place", "extra cards", "seconds since"})  # facts that are numbers

Fits: TypeAlias = Callable[[Any], bool]


@record
class Shape(NamedTuple):
    """What may stand under a key: whether a value does, and in words what would."""

    fits: Fits
    what: str


def _number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MOST


def _positive(value: Any) -> bool:
    return _number(value) and 0 < value <= 10_000


def _chips(value: Any) -> bool:
    return _number(value) or (isinstance(value, str) and PIECES.fullmatch(value) is not None)


def _change(value: Any) -> bool:
    return _number(value) or (isinstance(value, str) and re.fullmatch(r"[+-]?[0-9]{1,15}", value) is not None)


def _balance(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) <= MOST


def _text(value: Any) -> bool:
    return isinstance(value, str)


def _cards(value: Any) -> bool:
    try:
        return _text(value) and parse_cards(value) is not None
    except Unreadable:
        return False


def _fact(value: Any) -> bool:
    return isinstance(value, bool | str) or (isinstance(value, int) and abs(value) <= MOST)


def _facts(value: Any) -> bool:
    return isinstance(value, dict) and all(
        _fact(each) and (key not in COUNTED or re.fullmatch(r"-?[0-9]{1,15}", str(each))) for key, each in value.items()
    )


def _row(fits: Fits, least: int = 0, most: int = 1000) -> Fits:
    return lambda value: isinstance(value, list) and least <= len(value) <= most and all(map(fits, value))


def _named(fits: Fits) -> Fits:
    return lambda value: isinstance(value, dict) and all(map(fits, value.values()))


def _either(*fits: Fits) -> Fits:
    return lambda value: any(each(value) for each in fits)


def _table(needed: Mapping[str, Fits], more: Mapping[str, Fits]) -> Fits:
    every = {**needed, **more}
    return lambda value: (
        isinstance(value, dict)
        and value.keys() >= needed.keys()
        and all(key in every and every[key](each) for key, each in value.items())
    )


def _flag(value: Any) -> bool:
    return isinstance(value, bool)


POT = _table({"size": _number, "among": _text}, {})
EVENT = _table({"kind": _text}, {"left": _number})
RAKE = _table({"percent": _number}, {"cap": _number, "no_flop_no_drop": _flag})

TEXT = Shape(_text, "a text")
FLAG = Shape(_flag, "true or false")
NUMBER = Shape(_number, "a whole number")
POSITIVE = Shape(_positive, "a whole number above 0, of 10,000 at the most")
CARDS = Shape(_cards, "cards, as 'As Kd'")
NAMES = Shape(_either(lambda value: _text(value) and len(value.split()) > 1, _row(_text, 2)), "names, as 'A B C'")
AMOUNTS = Shape(
    _either(_number, _row(_number), _named(_chips)), "an amount for all, a row of amounts, or amounts by seat"
)
BLINDS = Shape(_row(_number, 1, 2), "a row of one or two amounts, as [10, 20]")
TEXT_BY_SEAT = Shape(_named(_text), "texts by seat")
CARDS_BY_SEAT = Shape(_named(_cards), "cards by seat, as { A = 'As Kd' }")
NUMBER_BY_SEAT = Shape(_named(_number), "numbers by seat")
ROW = Shape(_row(_text), "a row of texts")
FACTS = Shape(_facts, f"facts, each true, false, a number or a text; numbers are {', '.join(sorted(COUNTED))}")

OF_A_TABLE: dict[str, Shape] = {
    "game": TEXT,
    "structure": TEXT,
    "blinds": BLINDS,
    "dead_small_blind": FLAG,
    "ante": NUMBER,
    "ante_kind": TEXT,
    "bring_in": NUMBER,
    "bets": BLINDS,
    "seats": NAMES,
    "stacks": AMOUNTS,
    "button": TEXT,
    "chips": Shape(_row(lambda value: _number(value) and value > 0, 1), "a row of denominations, as [25, 100]"),
    "event": Shape(_either(_text, EVENT), "cash or tournament, or { kind = 'tournament', left = 9 }"),
    "runs": NUMBER,
    "rake": Shape(RAKE, "{ percent = 5, cap = 10 }"),
    "straddles": FLAG,
    # over several hands
    "fresh": FLAG,
    "final": FLAG,
    "agreed": TEXT,
    "games": Shape(_row(_text, 1), "a row of games, as ['nlhe', 'stud']"),
    "draw": Shape(_named(lambda value: _cards(value) and len(parse_cards(value)) == 1), "a card by seat"),
    "limits": Shape(_row(_number, 2, 2), "the least and the most to buy in, as [400, 2000]"),
}
OF_A_SPOT: dict[str, Shape] = {
    "street": TEXT,
    "burns": Shape(lambda value: _number(value) and value <= 52, "how many cards were burned"),
    "pot": NUMBER,
    "pots": Shape(_row(POT), "a row of pots, each { size = 90, among = 'A B' }"),
    "contributed": AMOUNTS,
    "bets": AMOUNTS,
    "to_act": TEXT,
    "board": TEXT,
    "stub": TEXT,
    "out": TEXT,
    "folded": TEXT,
    "opener": TEXT,
    "raised": TEXT,
    "raiser": TEXT,
    "gave_up": TEXT,
}
SEATS_BY_TABLE = Shape(_row(_number, 1), "a row with a seat of each table, 0 where there is none")
OF_A_TOURNAMENT: dict[str, Shape] = {
    "game": TEXT,
    "games": Shape(_row(_text, 1), "a row of games, as ['nlhe', 'stud']"),
    # tables, each with its seats from 1 on
    "size": POSITIVE,
    "wide": FLAG,
    "guest": FLAG,
    "turbo": FLAG,
    "tables": Shape(_row(_text, 1), "a row of tables, each as 'A B - D', from seat 1 on"),
    "button": SEATS_BY_TABLE,
    "small": SEATS_BY_TABLE,
    "big": SEATS_BY_TABLE,
    "vacated": Shape(_row(_row(_positive)), "a row of seats of each table, as [[], [4, 2]]"),
    "entries": NAMES,
    "order": Shape(_row(_positive, 1), "a row of numbers from 1, shuffled"),
    "cards": CARDS,
    "breaks": POSITIVE,
    # levels
    "time_up": FLAG,
    "announced": FLAG,
    "sign": TEXT,
    "substantial": FLAG,
    "seconds_left": NUMBER,
    "minutes": NUMBER,
    "named": NUMBER,
    "antes": Shape(_row(_number, 2, 2), "two antes, one after the other"),
    "occasion": TEXT,
    "late": NUMBER,
    "of": TEXT,
    # chips
    "chips": Shape(_named(_chips), "chips by player, as { A = '3x25+2x100' }"),
    "removed": POSITIVE,
    "found": NUMBER,
    "smallest": POSITIVE,
    "starting": NUMBER,
    "stack": NUMBER,
    "right_stack": FLAG,
    # places and prizes
    "left": POSITIVE,
    "out": Shape(_named(_number), "the chips with which each began the hand, as { A = 500 }"),
    "at": NUMBER_BY_SEAT,
    "hands": NUMBER_BY_SEAT,
    "hand_for_hand": FLAG,
    "finishing": FLAG,
    "prizes": Shape(_row(_number, 1), "a row of prizes, the first place first"),
    "collected": NUMBER,
    "guaranteed": NUMBER,
    "entered": NUMBER,
    "active": NUMBER,
    "agreed": NUMBER,
    # tickets, the waiting list, who does not come
    "kind": TEXT,
    "ticket": NUMBER,
    "price": NUMBER,
    "own": FLAG,
    "unable": FLAG,
    "day": NUMBER,
    "times": NUMBER,
    "present": FLAG,
    "waiting": TEXT,
    "there": TEXT,
    "level": POSITIVE,
    "closed": FLAG,
    "removed_after": NUMBER,
    "level_begins": FLAG,
    # protests
    "sanction": FLAG,
    "chief": FLAG,
    "over": FLAG,
}
SET_UP: dict[str, Shape] = {
    "name": TEXT,
    "clauses": ROW,
    "book": TEXT,
    "table": Shape(lambda value: isinstance(value, dict), "a table, as { game = 'nlhe', blinds = [10, 20] }"),
    "stacks": AMOUNTS,
    "front": AMOUNTS,
    "holdings": CARDS_BY_SEAT,
    "up": CARDS_BY_SEAT,
    "runout": CARDS,
    "deck": CARDS,
    "tournament": Shape(lambda value: isinstance(value, dict), "a moment of one, as { size = 9, left = 4 }"),
    "cash": Shape(lambda value: isinstance(value, dict), "a moment at a cash table, as { limits = [300], took = 500 }"),
    "club": Shape(lambda value: isinstance(value, dict), "a moment in a club, as { registered = false }"),
    "spot": Shape(
        lambda value: isinstance(value, dict) or value is False, "a moment, as { street = 'flop', pot = 90 }"
    ),
    "know": FACTS,
    "record": Shape(_named(_row(_text)), "rows of earlier offences by seat, as { B = ['insult'] }"),
    "play": TEXT,
    "note": TEXT,
}
"""What is told of a case."""

EXPECTED: dict[str, Shape] = {
    "options": TEXT,
    "to_act": TEXT,
    "pots": Shape(_either(_number, _row(_number), _row(POT)), "their sum, their sizes, or { size, among } of each"),
    "stacks_after": Shape(_named(_change), "chips by seat, as { A = 400, B = '-20' }"),
    "wins": Shape(_either(_text, _named(_number)), "names, as 'A B' or 'A 300, B 200', or amounts, as { A = 300 }"),
    "board": Shape(_either(_number, _text, _row(_text, 1)), "cards, a row for each board, or how many"),
    "burns": NUMBER,
    "holding": Shape(_named(_either(_number, _cards)), "cards by seat, or how many"),
    "blinds": Shape(_table({}, {"small": _text, "big": _text}), "{ small = 'A', big = 'B' }"),
    "shows": TEXT,
    "told": Shape(_either(_number, _text), "an amount or a text"),
    "before": TEXT,
    "awards": TEXT,
    "seen": TEXT,
    "rabbit": TEXT,
    "refused": TEXT,
    "ruled": TEXT,
    "rulings": ROW,
    "amount": Shape(_either(_number, _text), "an amount, or 'none'"),
    "steps": ROW,
    "asks": Shape(_either(_text, _row(_text)), "a fact or a row of facts"),
    "leads": TEXT_BY_SEAT,
    "discretion": TEXT,
    "offence": TEXT,
    "sanction": TEXT,
    "by": TEXT,
    "refunds": NUMBER_BY_SEAT,
    "forfeits": NUMBER_BY_SEAT,
    "button": TEXT,
    "dealt_in": TEXT,
    "live": TEXT,
    "owes": TEXT_BY_SEAT,
    "clock": TEXT,
    "floor": FLAG,
    "seat": NUMBER_BY_SEAT,
    # of a tournament
    "drawn": ROW,
    "moves": ROW,
    "halts": TEXT_BY_SEAT,
    "table_size": NUMBER,
    "extra_seat_goes": FLAG,
    "final_size": NUMBER,
    "wrong_seat": TEXT,
    "new_level": FLAG,
    "hand_begins": FLAG,
    "stays_at_level": FLAG,
    "old_level_hands": NUMBER,
    "may_push": FLAG,
    "race": Shape(_named(_chips), "the chips after the race by player, as { A = '1x100' }"),
    "worth": NUMBER,
    "entry": NUMBER,
    "surrender": FLAG,
    "stack_leaves": FLAG,
    "rebuy": TEXT,
    "rebuy_misses": NUMBER,
    "places": Shape(_named(_either(_number, _text)), "places by player, as { A = 3, B = '4-5' }"),
    "prize": NUMBER_BY_SEAT,
    "pool": NUMBER,
    "deal": FLAG,
    "stud_together": FLAG,
    "players_only": FLAG,
    "needs_first": FLAG,
    "rebuy_told": TEXT,
    "may_cancel": FLAG,
    "ante_may_follow": FLAG,
    "deck_changes": FLAG,
    "deck_ready": NUMBER,
    "minutes_off": NUMBER,
    "all_in_open": FLAG,
    "colour_up": FLAG,
    "chips_leave": FLAG,
    "ticket_passes": TEXT,
    "ticket_good": FLAG,
    "ticket_lost": FLAG,
    "ticket_then": TEXT,
    "accounts": Shape(_named(_balance), "coins by account, as { prizes = 100, player = -100 }"),
    "may_wait": FLAG,
    "called": TEXT,
    "still_waiting": TEXT,
    "stack_stays": FLAG,
    "guest_moves": FLAG,
    "may_protest": FLAG,
    "protest_in_time": FLAG,
    "protest_days": NUMBER,
    "protest_final": FLAG,
    "differs": Shape(_either(lambda value: isinstance(value, dict) and _text(value.get("book")),
                             _row(lambda value: isinstance(value, dict) and _text(value.get("book")))),
                     "{ book = 'tda-2011', options = '…' }, or a row of such"),
}  # fmt: skip
"""What may be expected."""


def check(where: str, data: Mapping[str, Any], known: Mapping[str, Shape]) -> None:
    """Refuse a key that nobody reads, and a value that does not fit; `Unreadable` says what would."""
    for key, value in data.items():
        if key not in known:
            raise Unreadable(f"{where} has no key {key} (known: {', '.join(sorted(known))})")
        if not known[key].fits(value):
            shown = " ".join(str(value).split())[:60]
            raise Unreadable(f"{where}: {key} is {known[key].what}, not {shown!r}")


def check_case(case: Mapping[str, Any]) -> None:
    """Refuse a case with a key or a value that cannot be read."""
    if "cash" in case or "club" in case:
        from cardspeak.cases import cash_keys  # a ruling from the shell needs none of it

        check("a case", case, {**SET_UP, **EXPECTED, **cash_keys.EXPECTED})
        check("cash", case.get("cash", {}), cash_keys.OF_CASH)
        check("club", case.get("club", {}), cash_keys.OF_A_CLUB)
    else:
        check("a case", case, {**SET_UP, **EXPECTED})
    check("table", case.get("table", {}), OF_A_TABLE)
    check("tournament", case.get("tournament", {}), OF_A_TOURNAMENT)
    check("spot", case.get("spot") or {}, OF_A_SPOT)
