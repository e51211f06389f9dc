"""Players who are out: their places, the bounties on them, and hand-for-hand play, which places all tables at once."""

from collections.abc import Sequence

from cardspeak.chips import split
from cardspeak.hand.refused import Refused
from cardspeak.law.policies.table import next_after
from cardspeak.room.ledger import event as money
from cardspeak.room.ledger.book import Transaction, transaction
from cardspeak.room.tournament.entries import extra_seat_goes
from cardspeak.room.tournament.places import Finish, Out, placed
from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run import events as e
from cardspeak.room.tournament.run.draft import Draft
from cardspeak.room.tournament.run.following import follow
from cardspeak.room.tournament.run.payable import players_in
from cardspeak.room.tournament.run.state import (
    UNKNOWN,
    Fallen,
    Tournament,
    left,
    playing_at,
    seat_of,
    table_of,
)
from cardspeak.room.tournament.seating import Seating, taken


def bust(draft: Draft, command: c.Bust) -> Refused | None:
    """Eliminate players who lost all chips in one hand at a table."""
    now = draft.now
    table = table_of(now, command.table)
    if table is None:
        return Refused("no_such_table_here", {"table": command.table})
    losers = command.losers
    draft.members, draft.tables = tuple([each.member for each in losers]), (command.table,)
    if playing_at(now, command.table).play == "online" and any(
        now.entrants[each.member].chips for each in losers if each.member in now.entrants
    ):
        return Refused("room_plays_there", {"table": command.table})
    wrong = _wrong(now, table, losers) or _unplaced(draft, losers)
    if wrong:
        return wrong
    unknown = no_button(now, command.buttons)
    if unknown:
        return unknown
    tell_buttons(draft, dict(command.buttons), True)
    out(draft, command.table, losers)
    return None


def _wrong(tournament: Tournament, table: Seating, losers: Sequence[c.Loser]) -> Refused | None:
    who = [each.member for each in losers]
    there = {member for member in table.places if member}
    strangers = [member for member in who if member not in there]
    if strangers or not who or len(set(who)) < len(who):
        return Refused("not_at_this_table", {"name": strangers[0] if strangers else "", "table": table.number})
    if len(who) >= len(taken(table)):
        return Refused("somebody_wins", {"table": table.number})
    winners = [winner for each in losers for winner in each.winners]
    if any(winner in who or winner not in there for winner in winners):
        return Refused("not_at_this_table", {"name": winners[0], "table": table.number})
    return None


def _unplaced(draft: Draft, losers: Sequence[c.Loser]) -> Refused | None:
    # who had more at the start of the hand is placed higher where the book says so: then that has to be known
    if len(losers) < 2 or all(started(draft.now, each) != UNKNOWN for each in losers):
        return None
    if len(set(draft.law.place_same_hand(started=(1, 2)))) == 1:
        return None
    return Refused("started_stacks_needed", {"number": len(losers)}, draft.law.cites("place.same_hand"))


def started(tournament: Tournament, loser: c.Loser) -> int:
    """Return the chips with which a player began the last hand, as far as it is known."""
    if loser.started != UNKNOWN:
        return loser.started
    own = tournament.entrants[loser.member]
    at = seat_of(tournament, loser.member)
    return own.started if at and playing_at(tournament, at[0]).play != "told" else UNKNOWN


def no_button(tournament: Tournament, buttons: Sequence[tuple[int, int]]) -> Refused | None:
    """Return why the button cannot have been at these places; none when it can."""
    for number, place in buttons:
        table = table_of(tournament, number)
        if table is None:
            return Refused("no_such_table_here", {"table": number})
        if not 0 <= place < len(table.places) or not taken(table):
            return Refused("no_such_seat", {"seat": place + 1})
    return None


def tell_buttons(draft: Draft, buttons: dict[int, int], forget: bool = False) -> None:
    """Note where the button was at tables; what was told of others before holds no more, if it is to be forgotten."""
    tables = []
    for table in draft.now.tables:
        told = playing_at(draft.now, table.number).play == "told"
        if table.number in buttons:
            tables.append(with_button(table, buttons[table.number]))
        elif forget and told and table.big >= 0:
            tables.append(table._replace(button=-1, small=-1, big=-1, came=()))
    if tables:
        draft.add(e.ButtonsTold(tuple(tables)))


def with_button(table: Seating, button: int) -> Seating:
    """Return a table whose last hand had the button here, with the blinds behind it."""
    there, seats = taken(table), len(table.places)
    small = button if len(there) == 2 and button in there else next_after(button, there, seats)
    return table._replace(button=button, small=small, big=next_after(small, there, seats), dealt=there, came=())


def out(draft: Draft, table: int, losers: Sequence[c.Loser]) -> None:
    """Have players be out who lost all chips in one hand, with what follows."""
    now = draft.now
    fallen = tuple([Fallen(each.member, max(0, started(now, each)), table, each.hand) for each in losers])
    rows = tuple([Out(each.member, each.started, table, each.hand) for each in fallen])
    later = now.hand_for_hand is not None
    finishes = () if later else placed(len(left(now)), rows, draft.law)
    transactions, coins = _bounties(now, losers)
    by = tuple([(each.member, each.winners) for each in losers if each.winners])
    seats = [seat_of(now, each.member) for each in losers]
    place = min([at[1] for at in seats if at and at[0] == table], default=-1)
    draft.add(e.PlayersOut(table, fallen, by, tuple(finishes), transactions, coins, later))
    if playing_at(now, table).wide and extra_seat_goes(draft.law):
        draft.add(e.ExtraSeatGone(table, place, draft.law.cites("tables.extra")))
    follow(draft)


def out_together(draft: Draft) -> None:
    """Have those be out who went broke in one hand and do not buy again, once none of them thinks about it any more.

    Where they sit does not matter: some of them may have been moved since.
    """
    broke = [each for each in left(draft.now) if each.status == "broke"]
    for hand in dict.fromkeys((each.since, each.fell) for each in broke):
        group = [each for each in broke if (each.since, each.fell) == hand]
        if all(each.declined for each in group) and draft.now.stage == "running":
            at = seat_of(draft.now, group[0].member)
            assert at, "who is broke has a seat"
            out(draft, at[0], [c.Loser(each.member, each.started, each.by, each.hand) for each in group])


def _bounties(
    tournament: Tournament, losers: Sequence[c.Loser]
) -> tuple[tuple[Transaction, ...], tuple[tuple[str, int], ...]]:
    event, coins = tournament.id, dict[str, int]()
    transactions = []
    for loser in losers:
        worth = tournament.ledger.on(money.bounty(event, loser.member))
        if not worth or not loser.winners:
            continue  # whoever wins the tournament gets it
        kept = worth // 2 if tournament.settings.bounty == "progressive" else 0
        postings = [(money.bounty(event, loser.member), -worth)]
        for whole, account in ((worth - kept, False), (kept, True)):
            share, over = split(whole, len(loser.winners), 1)
            for number, winner in enumerate(loser.winners):
                amount = share + (over if number == 0 else 0)
                postings.append((money.bounty(event, winner) if account else f"player/{winner}", amount))
                if not account:
                    coins[winner] = coins.get(winner, 0) + amount
        transactions.append(transaction("bounty", *postings))
    return tuple(transactions), tuple([(who, amount) for who, amount in coins.items() if amount])


def worst_open(tournament: Tournament) -> int:
    """Return the worst place that nobody has yet; who is disqualified while a round is on is behind those out in it."""
    has = {place for each in tournament.finishes for place in range(each.best, each.worst + 1)}
    return max([place for place in range(1, players_in(tournament) + 1) if place not in has], default=0)


def places_of_round(draft: Draft) -> tuple[Finish, ...]:
    """Return the places of those who are out in the round of hand-for-hand play that is over."""
    now = draft.now
    assert now.hand_for_hand, "no hand-for-hand play"
    fallen = now.hand_for_hand.fallen
    rows = [Out(each.member, each.started, each.table, each.hand) for each in fallen]
    finishing = bool(now.hand_for_hand.finishing)
    return placed(worst_open(now), rows, draft.law, hand_for_hand=True, finishing=finishing)
