"""The setting of a case at a cash table or in a club: what is known at one moment, under which law."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

from cardspeak.cases.setting import Shelf
from cardspeak.cases.table_setting import Noting
from cardspeak.cases.verdict import Answer
from cardspeak.errors import Unreadable
from cardspeak.hand.refused import Refused
from cardspeak.law.law import Law
from cardspeak.record import record


@record
class HouseSetting(NamedTuple):
    """A moment at a cash table or in a club: its law, what that was asked, the facts as the case has them."""

    law: Law
    asked: set[str]
    given: dict[str, Any]

    def of(self, key: str) -> Any:
        """Return a fact; `Unreadable` names one that the case does not give."""
        if key not in self.given:
            raise Unreadable(f"the case needs {key}, to say what is expected")
        return self.given[key]

    def is_so(self, key: str) -> bool:
        """Return a fact that is true or not, and is not where the case does not say so."""
        return bool(self.given.get(key, False))


Expect: TypeAlias = Callable[[Any, HouseSetting], Answer]


def house_setting(case: dict[str, Any], book: str, shelf: Shelf) -> HouseSetting:
    """Read the set-up of a case at a cash table or in a club; `Unreadable` says which key is wrong."""
    if case.get("play") or case.get("table") or ("cash" in case and "club" in case):
        raise Unreadable("a case of the house has its facts in cash or in club, and neither play nor table")
    given = dict(case["cash"] if "cash" in case else case["club"])
    game, structure = shelf.game(str(given.get("game", "nlhe")))
    asked: set[str] = set()
    return HouseSetting(Noting(shelf.law(book, game, structure, 6, "cash"), asked), asked, given)


def expectations(case: dict[str, Any]) -> Mapping[str, Expect]:
    """Return what a case of this kind may expect."""
    if "cash" in case:
        from cardspeak.cases.cash_expect import CASH_EXPECT

        return CASH_EXPECT
    from cardspeak.cases.club_expect import CLUB_EXPECT

    return CLUB_EXPECT


def answer(got: Any, wanted: Any, begun: HouseSetting) -> Answer:
    """Compare, with every point that was asked on the way."""
    shown = str(got).lower() if isinstance(got, bool) else str(got)
    return Answer(got == wanted, shown, tuple(sorted(begun.asked)))


def simply(ask: Callable[[HouseSetting], Any]) -> Expect:
    """Return the expectation that one question is answered so."""
    return lambda wanted, begun: answer(ask(begun), wanted, begun)


def allowed(ask: Callable[[HouseSetting], Refused | None]) -> Expect:
    """Return the expectation that something is allowed, or not."""
    return simply(lambda begun: ask(begun) is None)
