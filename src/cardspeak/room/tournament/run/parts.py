"""What a step changes, gathered event by event as it was before, and put back when the step is taken back."""

from cardspeak.room.ledger.book import Ledger, Posting, Transaction, posted
from cardspeak.room.tournament.run.state import Counts, Entrant, Parts, Playing, Rest, Tournament
from cardspeak.room.tournament.seating import Seating

FIELDS = Rest._fields


def rest_of(tournament: Tournament) -> Rest:
    """Return the small parts of a tournament."""
    return Rest(*[getattr(tournament, name) for name in FIELDS])


def widened(parts: Parts, old: Tournament, new: Tournament) -> Parts:
    """Return what a step has changed so far, with what its next event changes: the first state of each part counts."""
    if new.entrants is not old.entrants:
        parts = _entrants(parts, old, new)
    if new.tables is not old.tables or new.playing is not old.playing:
        parts = _tables(parts, old, new)
    if new.finishes is not old.finishes:
        parts = _places(parts, old, new)
    if new.counts is not old.counts:
        rows = zip(parts.counts, new.counts, old.counts, strict=True)
        came = Counts(*[was + after - before for was, after, before in rows])
        parts = parts._replace(counts=came)
    if new.ledger is not old.ledger:
        parts = parts._replace(money=_money(parts.money, old.ledger, new.ledger))
    changed = [
        name for name in FIELDS if name not in parts.changed and _other(getattr(old, name), getattr(new, name))
    ]  # fmt: skip
    if changed:
        before = rest_of(old)
        kept = parts.rest._asdict() if parts.rest else {}
        rest = before._replace(**{name: kept[name] for name in parts.changed})
        parts = parts._replace(changed=(*parts.changed, *changed), rest=rest)
    return parts


def _other(old: object, new: object) -> bool:
    # what is equal is the same, whether it was decided just now or read from the store
    return old is not new and old != new


def _entrants(parts: Parts, old: Tournament, new: Tournament) -> Parts:
    # of a thousand players an event changes a few: those that are the same record are passed over first
    before, after = old.entrants, new.entrants
    touched = [member for member, own in after.items() if before.get(member) is not own]
    gone = [member for member in before if member not in after] if before.keys() - after.keys() else []
    known = {*parts.new, *[each.member for each in parts.entrants]}
    differ = [member for member in (*touched, *gone) if _other(before.get(member), after.get(member))]
    fresh = [member for member in differ if member not in known]
    there = tuple([before[member] for member in fresh if member in before])
    came = tuple([member for member in fresh if member not in before])
    return parts._replace(entrants=(*parts.entrants, *there), new=(*parts.new, *came))


def _tables(parts: Parts, old: Tournament, new: Tournament) -> Parts:
    known = {*parts.opened, *[each.number for each in parts.tables]}
    before = {each.number: each for each in old.tables}
    after = {each.number: each for each in new.tables}
    ways = {each.number: each for each in old.playing}
    later = {each.number: each for each in new.playing}
    differ = [
        number
        for number in {**before, **after}
        if _other(before.get(number), after.get(number)) or _other(ways.get(number), later.get(number))
    ]
    fresh = [number for number in differ if number not in known]
    return parts._replace(
        tables=(*parts.tables, *[before[number] for number in fresh if number in before]),
        playing=(*parts.playing, *[ways[number] for number in fresh if number in before]),
        opened=(*parts.opened, *[number for number in fresh if number not in before]),
    )


def _places(parts: Parts, old: Tournament, new: Tournament) -> Parts:
    last = len(old.finishes)
    if new.finishes[:last] == old.finishes:  # as mostly: some are placed, and all before them stay
        before, after = {}, {each.player: each for each in new.finishes[last:]}
    else:
        before = {each.player: each for each in old.finishes}
        after = {each.player: each for each in new.finishes}
    known = {*parts.placed, *[each.player for each in parts.finishes]}
    fresh = [who for who in {**before, **after} if before.get(who) != after.get(who) and who not in known]
    there = tuple([before[who] for who in fresh if who in before])
    placed = tuple([who for who in fresh if who not in before])
    return parts._replace(finishes=(*parts.finishes, *there), placed=(*parts.placed, *placed))


def _money(came: tuple[Posting, ...], old: Ledger, new: Ledger) -> tuple[Posting, ...]:
    amounts = {each.account: each.amount for each in came}
    for account in dict.fromkeys(account for account, _ in sorted(old.balances.items() ^ new.balances.items())):
        amounts[account] = amounts.get(account, 0) + new.on(account) - old.on(account)
    return tuple([Posting(account, amount) for account, amount in amounts.items() if amount])


def touches(parts: Parts) -> frozenset[str]:
    """Return what a step has changed, by name: players, tables, small parts; what is wanted of tables is found anew."""
    return frozenset(
        (
            *[f"member/{each.member}" for each in parts.entrants],
            *[f"member/{each}" for each in parts.new],
            *[f"table/{each.number}" for each in parts.tables],
            *[f"table/{each}" for each in parts.opened],
            *[f"part/{name}" for name in parts.changed if name != "wanted"],
            *(["places"] if parts.finishes or parts.placed else []),
        )
    )


def reversed_money(parts: Parts) -> Transaction | None:
    """Return the transaction that takes the money of a step back, none where it moved nothing."""
    if not parts.money:
        return None
    return Transaction("undo", tuple([Posting(each.account, -each.amount) for each in parts.money]))


def put_back(tournament: Tournament, parts: Parts, transaction: Transaction | None) -> Tournament:
    """Return the tournament with these parts as they were, and the money where it came from."""
    counts = Counts(*[now - came for now, came in zip(tournament.counts, parts.counts, strict=True)])
    changed = {name: getattr(parts.rest, name) for name in parts.changed}
    tables, playing = _back(tournament, parts)
    ledger = posted(tournament.ledger, *([transaction] if transaction else []))
    assert isinstance(ledger, Ledger), ledger
    finishes = {each.player: each for each in tournament.finishes if each.player not in parts.placed}
    finishes.update({each.player: each for each in parts.finishes})
    places = tuple(sorted(finishes.values(), key=lambda each: -each.worst))
    now = tournament._replace(**changed, counts=counts, ledger=ledger, finishes=places, tables=tables, playing=playing)
    numbers = {table.number for table in tables}
    wanted = tuple([each for each in now.wanted if {each.table, each.to} <= numbers])
    return now._replace(entrants=_members(tournament, parts), wanted=wanted)


def _members(tournament: Tournament, parts: Parts) -> dict[str, Entrant]:
    back = {each.member: each for each in parts.entrants}
    kept = {member: back.get(member, each) for member, each in tournament.entrants.items() if member not in parts.new}
    return {**kept, **back}


def _back(tournament: Tournament, parts: Parts) -> tuple[tuple[Seating, ...], tuple[Playing, ...]]:
    tables = {each.number: each for each in tournament.tables if each.number not in parts.opened}
    tables.update({each.number: each for each in parts.tables})
    playing = {each.number: each for each in tournament.playing if each.number not in parts.opened}
    playing.update({each.number: each for each in parts.playing})
    order = sorted(tables)
    return tuple([tables[number] for number in order]), tuple([playing[number] for number in order])
