"""What is to be seen of one player of a tournament: seat, next move, stack, place, prize, what may be bought."""

from typing import Any, NamedTuple

from cardspeak.record import record
from cardspeak.room.ledger import event as money
from cardspeak.room.tournament.run.chips import may_rebuy
from cardspeak.room.tournament.run.state import Entrant, Tournament, left, seat_of
from cardspeak.service.running_tournament import RunningTournament
from cardspeak.service.tournaments import Tournaments
from cardspeak.web.tournament.prize_sight import place_of, prize_of
from cardspeak.web.tournament.sight import Board, MoveSight, SeatSight, counted
from cardspeak.web.tournament.step_words import penalty_words


@record
class Mine(NamedTuple):
    """The player's share of a deal, and whether they have agreed to it."""

    amount: int
    agreed: bool


@record
class PlayerSight(NamedTuple):
    """One player; table and seat count from 1, 0 is none, as are chips that nobody has counted."""

    id: str
    name: str
    status: str
    table: int
    seat: int
    online: str
    neighbours: tuple[SeatSight, ...]
    move: MoveSight | None
    chips: int
    rank: int
    place: str
    prize: int
    paid: bool
    bounty: int
    misses: int
    owes: int
    away: bool
    arrived: bool
    may_rebuy: bool
    may_addon: bool
    penalties: tuple[dict[str, Any], ...]
    deal: Mine | None
    me: bool


def bought(own: Entrant) -> str:
    """Return what a player has bought so far, as a form remembers it: another tap on it is not another one."""
    return f"{own.rebuys}.{own.addons}"


def player_sight(
    tournaments: Tournaments, running: RunningTournament, seen: Board, member: str, language: str, me: str = ""
) -> PlayerSight | None:
    """Draw a player up; none where nobody here has this id."""
    tournament = running.state
    own = tournament.entrants.get(member)
    if own is None:
        return None
    at = seat_of(tournament, member)
    table = next((each for each in seen.tables if at and each.number == at[0]), None)
    deal = tournament.deal
    shares = dict(deal.shares) if deal and not deal.made else {}
    given = [each for each in tournament.penalties if each.member == member and not each.lifted]
    still = own.status in ("seated", "broke") and seen.stage == "running"
    return PlayerSight(
        member, tournaments.name(running, member), own.status, at[0] if at else 0, at[1] + 1 if at else 0,
        table.online if table else "", table.seats if table else (),
        next((move for move in seen.moves if move.id == member and move.why != "entered"), None),
        counted(tournament, own), _rank(tournament, member), place_of(tournament, member),
        prize_of(tournament, member), bool(own.prize),
        tournament.ledger.on(money.bounty(running.id, member)) if still else 0,
        sum(each.left for each in given if each.left > 0) if at else 0, own.owes, own.away, own.arrived,
        still and may_rebuy(tournament, member) is None, still and _may_add_on(tournament, own),
        tuple([{"text": penalty_words(language, each), "cites": each.cites} for each in given]),
        Mine(shares[member], member in deal.agreed) if deal and member in shares else None, me == member,
    )  # fmt: skip


def _rank(tournament: Tournament, member: str) -> int:
    """Return which stack it is among those who are left, from the biggest; 0 where one is not known."""
    stacks = {each.member: counted(tournament, each) for each in left(tournament)}
    if not stacks.get(member) or not all(stacks.values()):
        return 0
    return 1 + sum(1 for chips in stacks.values() if chips > stacks[member])


def _may_add_on(tournament: Tournament, own: Entrant) -> bool:
    terms, level = tournament.settings.addon, tournament.level + 1
    if terms is None or own.addons >= terms.most:
        return False
    return (level > terms.since or (level == terms.since and tournament.part != "level")) and level <= terms.until
