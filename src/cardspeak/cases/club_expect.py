"""What a case in a club may expect: each expectation asks the room, and notes the points behind it."""

from typing import get_args

from cardspeak.cases.cash_setting import Expect, HouseSetting, allowed, answer, simply
from cardspeak.cases.verdict import Answer
from cardspeak.errors import Unreadable
from cardspeak.hand.refused import Refused
from cardspeak.irregularities import OFFENCES
from cardspeak.room.cash import admission
from cardspeak.room.cash.duties import who

CODES = frozenset(each.code for each in OFFENCES)


def _admitted(begun: HouseSetting) -> str:
    given = begun.given
    person = admission.Person(
        given.get("registered", True), given.get("card", True), given.get("present", True), _done(begun),
        given.get("banned", False),
    )  # fmt: skip
    wrong = admission.admitted(person, begun.law)
    return wrong.code if wrong else "yes"


def _done(begun: HouseSetting) -> tuple[admission.Step, ...]:
    done = begun.given.get("done", list(get_args(admission.Step)))
    if not {*done} <= {*get_args(admission.Step)}:
        raise Unreadable(f"steps are {', '.join(get_args(admission.Step))}")
    return tuple(done)


def _held_under(begun: HouseSetting) -> str:
    book = admission.holds(begun.of("kind"), begun.law)
    return "nothing" if isinstance(book, Refused) else book


def _offence(begun: HouseSetting) -> str:
    code = str(begun.of("offence"))
    if code not in CODES:
        raise Unreadable(f"no offence is called {code}")
    return code


def _does(wanted: dict[str, str], begun: HouseSetting) -> Answer:
    return answer({deed: who(deed, begun.law) for deed in wanted}, wanted, begun)  # type: ignore[arg-type]


CLUB_EXPECT: dict[str, Expect] = {
    "admitted": simply(_admitted),
    "next_step": simply(lambda begun: admission.next_step(_done(begun), begun.law) or "none"),
    "pays_out": allowed(lambda begun: admission.paid_out(begun.is_so("sheet"), begun.law)),
    "held_under": simply(_held_under),
    "documents": simply(lambda begun: list(admission.documents(begun.law))),
    "may_propose": simply(lambda begun: admission.may_propose(begun.law)),
    "may_ban": allowed(lambda begun: admission.may_ban(_offence(begun), begun.law)),
    "things": simply(lambda begun: list(admission.personal_things(begun.law))),
    "spectators_stay": simply(
        lambda begun: admission.spectators_stay(begun.is_so("intrudes"), begun.is_so("comments"), begun.law)
    ),
    "handover": simply(lambda begun: list(admission.handover(begun.law))),
    "reported": simply(lambda begun: admission.reported(_offence(begun), begun.law)),
    "does": _does,
}
