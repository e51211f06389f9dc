"""What a case of a tournament may expect of tickets, of the waiting list, and of players who do not come."""

from cardspeak.cases.tournament_answer import Expect, answer, simply
from cardspeak.cases.tournament_setting import TournamentSetting
from cardspeak.cases.verdict import Answer
from cardspeak.errors import Unreadable
from cardspeak.hand.refused import Refused
from cardspeak.room.ledger import event as money
from cardspeak.room.ledger.book import Ledger, kind_of, posted
from cardspeak.room.tournament import guests, noshows, tickets, waiting
from cardspeak.room.tournament.payouts import pool_of

EVENT, OTHER, NUMBER = "event", "another", "1"
DAY = tickets.DAY


def _ticket(begun: TournamentSetting) -> tickets.Ticket:
    own = begun.given.get("own", True)
    kind = begun.given.get("kind", "prize")
    if kind not in ("prize", "qualification", "raffle"):
        raise Unreadable(f"a ticket is a prize, a qualification or from a raffle, not {kind}")
    worth = begun.given.get("ticket", 0)
    return tickets.issued(NUMBER, worth, kind, EVENT if own else OTHER, "A", 0, begun.law)


def _passes(begun: TournamentSetting) -> str:
    for told in (False, True):
        if not isinstance(tickets.passed(_ticket(begun), "B", told, 0, begun.law), Refused):
            return "told" if told else "freely"
    return "no"


def _used(begun: TournamentSetting) -> tickets.Used | Refused:
    at = begun.given.get("day", 0) * DAY
    unable = begun.given.get("unable", False)
    return tickets.used(_ticket(begun), NUMBER, "A", EVENT, begun.given.get("price", 0), at, begun.law, unable)


def _good(begun: TournamentSetting) -> bool:
    return not isinstance(_used(begun), Refused)


def _then(begun: TournamentSetting) -> str:
    after = tickets.not_held(_ticket(begun), begun.of("times"), "later", begun.law)
    return "paid" if after.end else "moved"


def _accounts(wanted: dict[str, int], begun: TournamentSetting) -> Answer:
    """The accounts after an entry by ticket, or after the house has added what a guarantee lacks."""
    ledger: Ledger | Refused = Ledger()
    if "ticket" in begun.given:
        use = _used(begun)
        if isinstance(use, Refused):
            raise Unreadable(f"the ticket is not good here: {use.code}")
        worth, price = begun.of("ticket"), money.Price(begun.of("price"))
        # what is neither paid nor lost is given back
        back = max(0, worth - price.total) - use.lost
        ledger = posted(
            Ledger(), money.ticket_known(NUMBER, worth),
            money.entered_by_ticket(EVENT, "A", price, NUMBER, worth, back),
        )  # fmt: skip
    else:
        collected = begun.of("collected")
        pool = pool_of(collected, begun.of("guaranteed"), begun.of("entered"), begun.law)
        ledger = posted(Ledger(), money.bought(EVENT, "A", money.Price(collected)), money.overlaid(EVENT, pool.overlay))
    assert isinstance(ledger, Ledger)
    kinds = {"prizes": "prizes", "player": "player", "ticket": "ticket", "house": "house"}
    on = {name: sum(amount for account, amount in ledger.balances.items() if kind_of(account) == kind)
          for name, kind in kinds.items()}  # fmt: skip
    on |= {"overlay": ledger.on(money.OVERLAY), "lapsed": ledger.on(money.LAPSED)}
    if any(name not in on for name in wanted):
        raise Unreadable(f"accounts are {', '.join(on)}")
    return answer({name: on[name] for name in wanted}, wanted, begun)


def _called(begun: TournamentSetting) -> waiting.Called:
    return waiting.called(str(begun.of("waiting")).split(), str(begun.given.get("there", "")).split(), begun.law)


TICKETS_EXPECT: dict[str, Expect] = {
    "ticket_passes": simply(_passes),
    "ticket_good": simply(_good),
    "ticket_lost": simply(lambda begun: tickets.missed(_ticket(begun), begun.law).end == "lost"),
    "ticket_then": simply(_then),
    "accounts": _accounts,
    "may_wait": simply(lambda begun: waiting.may_wait(begun.law, begun.of("present"))),
    "called": simply(lambda begun: _called(begun).player),
    "still_waiting": simply(lambda begun: " ".join(_called(begun).waiting)),
    "stack_stays": simply(
        lambda begun: noshows.stack_stays(
            begun.law, begun.of("level"), begun.given.get("closed", False), begun.given.get("removed_after", 0)
        )
    ),
    "guest_moves": simply(lambda begun: guests.goes_on(begun.law, begun.of("level_begins"))),
}
