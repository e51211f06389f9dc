"""What follows when the field has changed: tables broken, the final table, moves between tables, halts, the end."""

from cardspeak.room.ledger import event as money
from cardspeak.room.tournament.balance import counts, halted, is_balanced, one_move
from cardspeak.room.tournament.breaking import broken, due, final_size, final_table, steps_of_a_break
from cardspeak.room.tournament.draw import table_size, tables_needed
from cardspeak.room.tournament.places import Finish
from cardspeak.room.tournament.run import events as e
from cardspeak.room.tournament.run.delaying import waiting
from cardspeak.room.tournament.run.draft import Draft
from cardspeak.room.tournament.run.payable import fix_prizes
from cardspeak.room.tournament.run.state import Halt, Tournament, Wanted, left, playing_at
from cardspeak.room.tournament.seating import Seating, free, players

_STOPS: dict[str, Halt] = {"plays": "", "stops": "short", "director": "director"}
CARDS = 52  # of a deck from which players of a broken table may draw


def follow(draft: Draft) -> None:
    """Decide what follows now that somebody has come or gone."""
    if draft.now.stage != "running" or (draft.now.hand_for_hand and draft.now.hand_for_hand.fallen):
        return
    if _won(draft):
        return
    _break(draft)
    even_out(draft)
    _halt(draft)


def uncounted(tournament: Tournament) -> tuple[str, ...]:
    """Return the bounty players, whom the size of a table does not count."""
    return tuple([each.member for each in tournament.guests])


def size_of(draft: Draft) -> int:
    """Return how many players a table seats, bounty players not counted."""
    return table_size(draft.law, own=draft.now.settings.seats, guest=bool(draft.now.guests))


def seats_of(draft: Draft) -> int:
    """Return how many seats a table has; one of them is for a bounty player where there are any."""
    return size_of(draft) + bool(draft.now.guests)


def most_of_final(draft: Draft) -> int:
    """Return with how many players the final table is formed: as the book has it, or fewer where the event says so."""
    size = final_size(draft.law, seats_of(draft))
    return min(size, draft.now.settings.final or size)


def knows_button(tournament: Tournament, table: Seating) -> bool:
    """Say whether it is known at a table where the button is."""
    return playing_at(tournament, table.number).play != "told" or table.big >= 0


def next_to_break(tournament: Tournament) -> int:
    """Return the table that is broken next: as was announced; else the last one that was opened."""
    there = [table.number for table in tournament.tables]
    named = [number for number in tournament.order if number in there]
    return next(iter([*sorted(set(there) - set(named), reverse=True), *named]))


def _won(draft: Draft) -> bool:
    now = draft.now
    still = left(now)
    if len(still) > 1 or now.open or any(each.status == "broke" for each in still):
        return False
    fix_prizes(draft)
    ended(draft, tuple([Finish(each.member, 1, 1, ()) for each in still]))
    return True


def ended(draft: Draft, finishes: tuple[Finish, ...]) -> None:
    """End the tournament: bounties that nobody has won go to the winner."""
    now = draft.now
    winner = next(each.player for each in finishes if each.best == 1)
    transactions, coins = [], 0
    for member in now.entrants:
        held = now.ledger.on(money.bounty(now.id, member))
        if held:
            transactions.append(money.bounty_won(now.id, member, winner, held))
            coins += held
    draft.add(e.TournamentWon(finishes, tuple(transactions), ((winner, coins),) if coins else ()))


def _break(draft: Draft) -> None:
    while True:
        now, law, seats = draft.now, draft.law, size_of(draft)
        what = due(now.tables, law, seats, uncounted(now))
        if what == "final" and not final_is_due(draft):
            what = "table" if tables_needed(len(left(now)), seats) < len(now.tables) else ""
        if what == "final":
            if not any(each.on for each in now.playing):
                form_final(draft)
            return
        if what != "table" or playing_at(now, next_to_break(now)).on or not _has_room(now, next_to_break(now)):
            return
        break_table(draft, next_to_break(now))


def final_is_due(draft: Draft) -> bool:
    """Say whether the final table is formed as soon as no hand is on; entries may not bring more players any more."""
    now = draft.now
    what = due(now.tables, draft.law, size_of(draft), uncounted(now))
    return what == "final" and not now.open and len(left(now)) <= most_of_final(draft)


def _has_room(tournament: Tournament, number: int) -> bool:
    # bounty players are not counted, and sit somewhere all the same
    rest = sum(len(free(table)) for table in tournament.tables if table.number != number)
    return rest >= sum(len(players(table)) for table in tournament.tables if table.number == number)


def break_table(draft: Draft, number: int) -> None:
    """Break a table: its players draw seats at the others."""
    now, law = draft.now, draft.law
    table = next(each for each in now.tables if each.number == number)
    who = players(table)
    order = draft.chance.row(len(who))
    cards = draft.chance.row(CARDS)[: len(who)]
    done = broken(now.tables, number, law, order, cards)
    for move in done.moves:
        draft.add(e.PlayerMoved(move))
    draft.add(e.TableBroken(number, steps_of_a_break(law), law.cites("breaking.draw", "breaking.steps")))


def form_final(draft: Draft) -> None:
    """Form the final table: everybody who is left draws a seat there."""
    now = draft.now
    first = min(now.playing, key=lambda each: each.number)
    order = draft.chance.row(sum(counts(now.tables)))
    done = final_table(now.tables, draft.law, order, first.number)
    size = most_of_final(draft)
    places = done.tables[0].places
    table = done.tables[0]._replace(places=(*places, *[""] * (size - len(places))))
    draft.add(e.FinalFormed(table, done.moves, first.play))


def _ordered(tournament: Tournament) -> tuple[Seating, ...]:
    named = {number: at for at, number in enumerate(tournament.order)}
    return tuple(sorted(tournament.tables, key=lambda table: (named.get(table.number, len(named)), table.number)))


def even_out(draft: Draft) -> None:
    """Move players until the tables are balanced, as far as it is known who and as hands allow it."""
    wanted: tuple[Wanted, ...] = ()
    guests = uncounted(draft.now)
    while not is_balanced(draft.now.tables, uncounted=guests):
        now, law = draft.now, draft.law
        tables = _ordered(now)
        numbers = counts(tables, guests)
        giver = tables[law.balance_table(counts=numbers)]
        taker = tables[numbers.index(min(numbers))]
        if playing_at(now, giver.number).on:
            break
        if not (knows_button(now, giver) and knows_button(now, taker)):
            wanted = (Wanted(giver.number, taker.number, law.cites("balance.table", "balance.mover")),)
            break
        move = one_move(giver, taker, law, guests)
        if move is None:
            break
        draft.add(e.PlayerMoved(move))
    if wanted != draft.now.wanted:
        draft.add(e.PlayerWanted(wanted))


def _halt(draft: Draft) -> None:
    now, law = draft.now, draft.law
    guests, waits = uncounted(now), waiting(now)
    even = is_balanced(now.tables, uncounted=guests)
    plays = {} if even else halted(now.tables, law, now.settings.turbo, guests)
    final = final_is_due(draft)  # it is formed once the last hand is over
    for each in now.playing:
        why = "short" if final and not each.on else _STOPS[plays.get(each.number, "plays")]
        if not why and each.number in waits:
            why = "stalling"
        if each.halted != "held" and each.halted != why:
            draft.add(e.TableHalted(each.number, why, law.cites("tables.final" if final else "balance.halt")))
