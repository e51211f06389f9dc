"""What a case of a tournament may expect of protests to the federation."""

from cardspeak.cases.tournament_answer import Expect, simply
from cardspeak.cases.tournament_setting import TournamentSetting
from cardspeak.hand.refused import Refused
from cardspeak.room.tournament import protests
from cardspeak.room.tournament.tickets import DAY


def _sent(begun: TournamentSetting) -> protests.Protest:
    """A protest that has come to the federation on the first day."""
    passed_on = protests.forwarded(protests.Protest(1, "A", 1, "why", 1), 1, begun.law)
    assert not isinstance(passed_on, Refused)
    there = protests.received(passed_on, 1, begun.law)
    assert not isinstance(there, Refused)
    return there


def _final(begun: TournamentSetting) -> bool:
    done = protests.decided(_sent(begun), "rejected", "", 2, begun.law)
    assert not isinstance(done, Refused)
    return isinstance(protests.decided(done, "upheld", "", DAY, begun.law), Refused)


PROTESTS_EXPECT: dict[str, Expect] = {
    "may_protest": simply(
        lambda begun: protests.may_protest(
            begun.law, begun.given.get("sanction", True), begun.given.get("own", True), begun.given.get("chief", True)
        )
    ),
    "protest_in_time": simply(lambda begun: protests.in_time(begun.law, begun.of("over"))),
    "protest_days": simply(lambda begun: _sent(begun).due // DAY),
    "protest_final": simply(_final),
}
