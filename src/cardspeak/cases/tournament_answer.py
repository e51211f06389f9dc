"""How an expectation of a case of a tournament is answered: what was asked, against what is wanted."""

from collections.abc import Callable
from typing import Any, TypeAlias

from cardspeak.cases.tournament_setting import TournamentSetting
from cardspeak.cases.verdict import Answer

Expect: TypeAlias = Callable[[Any, TournamentSetting], Answer]


def answer(got: Any, wanted: Any, begun: TournamentSetting) -> Answer:
    """Compare, with every point that was asked on the way."""
    shown = str(got).lower() if isinstance(got, bool) else str(got)
    return Answer(got == wanted, shown, tuple(sorted(begun.asked)))


def simply(ask: Callable[[TournamentSetting], Any]) -> Expect:
    """Return the expectation that one question is answered so."""
    return lambda wanted, begun: answer(ask(begun), wanted, begun)
