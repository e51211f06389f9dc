"""Duties: what each book reserves to a role of the staff, and that nobody else does it.

The rows are read off the books: under `fspr-training` the manager counts, moves and makes out exit sheets (staff.2),
and the administrator alone keeps chips (absent.3a, 3b); where a book says nothing the floor and the cashier do it
(`common:duties`, `common:long-absence`, `common:table-change`). The floor helps with lists and seats anywhere.
"""

from __future__ import annotations

import pytest
from tests.room.club.told import Evening

from cardspeak.hand.refused import Refused
from cardspeak.room.club import commands as c
from cardspeak.room.club import commands_cashier as cc
from cardspeak.room.club import commands_floor as cf
from cardspeak.room.club import commands_people as cp

ROLES = {"dora": "dealer", "fred": "floor", "mira": "manager", "adam": "administrator", "cleo": "cashier",
         "dirk": "director", "jude": "judge"}  # fmt: skip
COMMON = {
    "deposit": "cashier", "paid out": "cashier", "exit sheet": "floor manager", "counted": "floor manager",
    "kept": "administrator cashier", "handed back": "administrator cashier", "moved": "floor manager",
    "told": "floor manager", "invited": "floor manager", "spectator": "floor manager", "time": "dealer floor manager",
    "banned": "administrator", "proposal": "administrator",
}  # fmt: skip
DUTIES = {
    "common": COMMON, "basic-holdem": COMMON, "tda-2011": COMMON, "tda-2024": COMMON, "diamond-club": COMMON,
    "fspr-training": COMMON | {
        "exit sheet": "manager", "counted": "manager", "moved": "manager", "kept": "administrator",
        "handed back": "administrator",
    },
}  # fmt: skip
CITED = {
    "exit sheet": "concepts.2d", "counted": "absent.3a", "moved": "seat-change.2a", "kept": "absent.3a",
    "handed back": "absent.3b", "deposit": "concepts.2c", "told": "provisions.3", "invited": "provisions.3",
    "spectator": "basic.13b",
}  # fmt: skip


def command(duty: str, by: str) -> c.Command:
    """Return a command that is such a duty; of somebody who is not there, so that nothing comes of it."""
    found: dict[str, c.Command] = {
        "deposit": cc.SellChips("nobody", 100, by), "paid out": cc.PayOut("nobody", 100, by),
        "exit sheet": cc.MakeExitSheet("nobody", 100, by), "counted": cf.CountAbsent("nobody", 0, by),
        "kept": cf.TakeIntoKeeping("nobody", by), "handed back": cc.HandBack("nobody", 100, by),
        "moved": cf.ChangeTable("nobody", 1, 0, "asked", by), "told": cf.JoinList("nobody", "nlhe 5/10", by),
        "invited": cf.CallNext(77, by), "spectator": cp.MoveSpectator("nobody", 1, "comments", by),
        "time": cf.CollectTime(77, by), "banned": cp.BanMember("nobody", "threat", 0, "", by),
        "proposal": cp.AnswerProposal(77, "rejected", "", by),
    }  # fmt: skip
    return found[duty]


@pytest.mark.parametrize("book", DUTIES)
def test_whose_duty_it_is_and_nobody_elses(book: str) -> None:
    club = Evening(book, "")
    wrong = []
    for duty, may in DUTIES[book].items():
        for member, role in ROLES.items():
            found = club.ask(command(duty, member))
            refused = isinstance(found, Refused) and found.code == "staff_only"
            if refused is (role in may.split()):
                wrong.append(f"{role} {duty}: {found}")
            if refused and book == "fspr-training" and duty in CITED:
                assert isinstance(found, Refused)
                assert f"fspr-training:{CITED[duty]}" in found.cites, (duty, found.cites)
    assert wrong == []
