"""The money of a tournament as it is shown: the prizes by place, who has won them, a deal."""

from collections.abc import Callable
from typing import NamedTuple

from cardspeak.locale.messages import say
from cardspeak.record import record
from cardspeak.room.ledger import event as money
from cardspeak.room.tournament.payouts import payout_table, places_paid, pool_of
from cardspeak.room.tournament.run import payable
from cardspeak.room.tournament.run.chance import Chance
from cardspeak.room.tournament.run.draft import Draft
from cardspeak.room.tournament.run.state import Tournament, finish_of
from cardspeak.service.running_tournament import law_of

Names = Callable[[str], str]


@record
class Prize(NamedTuple):
    """The prize of a place, and who has won it, if that is known."""

    place: int
    amount: int
    id: str
    name: str
    paid: bool


@record
class Finished(NamedTuple):
    """Somebody who is out, or has won: the place as it is written (`4`, `4–5` where it is shared), and the prize."""

    place: str
    best: int
    id: str
    name: str
    prize: int
    paid: bool


@record
class Share(NamedTuple):
    """What a deal gives to a player, and whether they agree."""

    id: str
    name: str
    amount: int
    agreed: bool


@record
class Deal(NamedTuple):
    """A deal that was proposed, or made."""

    rows: tuple[Share, ...]
    kept: int
    made: bool


def pool(tournament: Tournament) -> int:
    """Return what is played for, with what the house would add now."""
    if tournament.payouts:
        return sum(tournament.payouts)
    own, entered = payable.collected(tournament), payable.players_in(tournament)
    return pool_of(own, tournament.settings.guarantee, entered, law_of(tournament.settings)).prizes


def amounts(tournament: Tournament) -> tuple[int, ...]:
    """Return the prizes by place: as they were fixed, else as they would be if nobody paid in any more."""
    if tournament.payouts:
        return tournament.payouts
    entered, entries, terms = payable.players_in(tournament), tournament.counts.entries, tournament.settings.payout
    prizes = pool(tournament)
    if not entered or not prizes:
        return ()
    places = min(terms.places or places_paid(entries, terms.percent), entered)
    return payout_table(prizes, max(1, places), terms.steepness, terms.least, terms.unit)


def prize_of(tournament: Tournament, member: str) -> int:
    """Return what a player has won in all; 0 while that is not certain."""
    return payable.prize_of(Draft(tournament, law_of, "", Chance(()), 0), member) or 0


def place_of(tournament: Tournament, member: str) -> str:
    """Write the place of a player: `4`, `4–5` where it is shared, nothing for one who has none."""
    finish = finish_of(tournament, member)
    if finish is None:
        return ""
    return str(finish.best) if finish.best == finish.worst else f"{finish.best}–{finish.worst}"


def finished(tournament: Tournament, name: Names) -> tuple[Finished, ...]:
    """Return everybody who has a place, the best first."""
    return tuple(
        [
            Finished(
                place_of(tournament, each.player), each.best, each.player, name(each.player),
                prize_of(tournament, each.player), bool(tournament.entrants[each.player].prize),
            )
            for each in sorted(tournament.finishes, key=lambda each: each.best)
        ]
    )  # fmt: skip


def prize_rows(tournament: Tournament, name: Names) -> tuple[Prize, ...]:
    """Return the prizes by place; after a deal, and where a place is shared, with what its player has won."""
    at = {each.best: each for each in tournament.finishes if each.best == each.worst}
    rows = []
    for place, amount in enumerate(amounts(tournament), 1):
        member = at[place].player if place in at else ""
        won = prize_of(tournament, member) if member else 0
        paid = bool(member and tournament.entrants[member].prize)
        rows.append(Prize(place, won or amount, member, name(member) if member else "", paid))
    return tuple(rows)


def deal_of(tournament: Tournament, name: Names) -> Deal | None:
    """Return the deal as it stands."""
    deal = tournament.deal
    if deal is None:
        return None
    rows = [Share(member, name(member), amount, member in deal.agreed) for member, amount in deal.shares]
    return Deal(tuple(rows), deal.kept, deal.made)


def accounts(tournament: Tournament, language: str) -> list[tuple[str, int]]:
    """Return what was paid in and out: for prizes, on bounties, fees, paid out."""
    ledger, id = tournament.ledger, tournament.id
    bounties = sum(amount for account, amount in ledger.balances.items() if account.startswith(f"bounty/{id}/"))
    entrants = tournament.entrants.values()
    rows = (
        ("tour-account-prizes", ledger.on(money.prizes(id))), ("tour-account-bounties", bounties),
        ("tour-account-fees", ledger.on(money.fees(id))), ("tour-account-overlay", tournament.overlay),
        ("tour-account-paid", sum(each.prize + each.bounties for each in entrants)),
        ("tour-account-owed", sum(each.owes for each in entrants)),
    )  # fmt: skip
    return [(say(language, key), amount) for key, amount in rows if amount or key == "tour-account-prizes"]
