"""The keys of a case at a cash table or in a club, each with what may stand under it."""

from typing import get_args

from cardspeak.cases.keys import FLAG, NAMES, NUMBER, POSITIVE, ROW, TEXT, Shape
from cardspeak.cases.keys import NUMBER_BY_SEAT as NUMBERS
from cardspeak.cases.keys import TEXT_BY_SEAT as TEXTS
from cardspeak.room.cash.duties import Deed


def _numbers(least: int, most: int) -> Shape:
    def fits(value: object) -> bool:
        return isinstance(value, list) and least <= len(value) <= most and all(map(NUMBER.fits, value))

    return Shape(fits, f"a row of {least} to {most} numbers")


def _one_of(*words: str) -> Shape:
    return Shape(lambda value: value in words, " or ".join(words))


def _is_kill(value: object) -> bool:
    return (
        isinstance(value, dict)
        and value.keys() <= {"after", "least", "up", "by"}
        and value.get("after", "two-pots") in ("two-pots", "scoop")
        and all(NUMBER.fits(each) and each for key, each in value.items() if key != "after")
    )


OF_CASH: dict[str, Shape] = {
    "game": TEXT,
    # buying in
    "limits": _numbers(1, 2),
    "bet": NUMBER,
    "stack": NUMBER,
    "shorts": NUMBER,
    "came": _one_of("broken", "must-move"),
    "alike": FLAG,
    "took": NUMBER,
    "away": NUMBER,
    "announced": NUMBER,
    "by": _one_of("club", "players"),
    "within": FLAG,
    "begun": FLAG,
    # seats
    "sits": TEXT,
    "granted": FLAG,
    "played": NUMBER,
    "named": NUMBER,
    "waiting": FLAG,
    "since": NUMBERS,
    "drawn": _numbers(1, 12),
    "waits": NAMES,
    "passes": TEXT,
    "present": FLAG,
    # agreements
    "house": FLAG,
    "agreed": FLAG,
    "count": NUMBER,
    "times": POSITIVE,
    "all_in": FLAG,
    "inside": FLAG,
    "table": FLAG,
    "both": FLAG,
    "kill": Shape(_is_kill, "a kill, as { after = 'scoop', least = 200, up = 3, by = 2 }"),
    "running": NUMBER,
    "scooped": NUMBER,
    "bets": _numbers(2, 2),
    "left": NUMBER,
    "two": FLAG,
    # charges
    "pot": NUMBER,
    "percent": NUMBER,
    "cap": NUMBER,
    "minutes": NUMBER,
    "period": POSITIVE,
    "price": NUMBER,
}
OF_A_CLUB: dict[str, Shape] = {
    "registered": FLAG,
    "card": FLAG,
    "present": FLAG,
    "banned": FLAG,
    "done": ROW,
    "sheet": FLAG,
    "kind": TEXT,
    "offence": TEXT,
    "intrudes": FLAG,
    "comments": FLAG,
}
EXPECTED: dict[str, Shape] = {
    # of a cash table
    "sets_buy_in": FLAG,
    "first_buy_in": TEXT,
    "later_buy_in": TEXT,
    "moved_adds": TEXT,
    "changed_adds": TEXT,
    "comes_back": TEXT,
    "broke": TEXT,
    "may_sit": FLAG,
    "chooses": TEXT,
    "may_change": FLAG,
    "move_order": TEXT,
    "may_leave": FLAG,
    "kept": TEXT,
    "list_after": TEXT,
    "may_straddle": FLAG,
    "straddles": NUMBER,
    "may_run": FLAG,
    "may_chop": FLAG,
    "may_bomb": FLAG,
    "kill": TEXT,
    "split": ROW,
    "commission": NUMBER,
    "goes_to": TEXT,
    "time_due": NUMBER,
    "collects": TEXT,
    # of a club
    "admitted": TEXT,
    "next_step": TEXT,
    "pays_out": FLAG,
    "held_under": TEXT,
    "documents": ROW,
    "may_propose": FLAG,
    "may_ban": FLAG,
    "things": ROW,
    "spectators_stay": FLAG,
    "handover": ROW,
    "reported": TEXT,
    "does": Shape(
        lambda value: TEXTS.fits(value) and value.keys() <= {*get_args(Deed)}, "roles by deed, as { keeps = 'cashier' }"
    ),
}
