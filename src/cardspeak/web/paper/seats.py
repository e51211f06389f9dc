"""Sheets of seats: seat cards, who sits where, moves, and what everybody has."""

from collections.abc import Sequence

from cardspeak.room.tournament.balance import Move
from cardspeak.room.tournament.paper.seats import (
    Count,
    Happened,
    MoveRow,
    SeatCard,
    chip_counts,
    moves,
    seat_cards,
    seating_list,
)
from cardspeak.room.tournament.run.state import Tournament, average
from cardspeak.web.paper.reader import Reader
from cardspeak.web.paper.sheet import Cell, Sheet, Table


def cards_sheet(tournament: Tournament, reader: Reader, member: str = "") -> Sheet:
    """Return the seat cards of everybody who has a seat, or of one of them."""
    cards = seat_cards(tournament, (member,) if member else ())
    return Sheet("cards", reader.t("cards"), tournament.settings.name, (), (_cards(cards, reader),))


def _cards(cards: Sequence[SeatCard], reader: Reader) -> Table:
    columns = (reader.t("entry-number"), reader.t("player"), reader.t("table"), reader.t("seat"), reader.t("stack"))
    rows = [(card.number or "", reader.name(card.member), card.table, card.seat, card.chips) for card in cards]
    return Table("", columns, tuple(rows), ("n", "w", "n", "n", "n"))


def bags_sheet(tournament: Tournament, reader: Reader) -> Sheet:
    """Return the tags of the bags in which stacks wait for the next day."""
    names = ("tag", "player", "counted", "counted-by", "counted", "counted-by", "chips")
    rows = []
    for bag in tournament.bags:
        counts: list[Cell] = []
        for who, chips in (*bag.counts, ("", -1), ("", -1))[:2]:
            counts += [chips if who else "", reader.name(who) if who else ""]
        rows.append((bag.tag, reader.name(bag.player), *counts, bag.chips if bag.chips >= 0 else ""))
    table = Table("", tuple(reader.t(name) for name in names), tuple(rows), ("n", "w", "n", "", "n", "", "n"))
    return Sheet("bags", reader.t("bags"), tournament.settings.name, (), (table,))


def seating_sheet(tournament: Tournament, reader: Reader) -> Sheet:
    """Return who sits where: table by table, then everybody by name, as it hangs on a wall."""
    lists = seating_list(tournament)
    tables = [
        Table(
            reader.t("table-number", table=each.number), (reader.t("seat"), reader.t("player")),
            tuple([(at, reader.name(member) if member else "–") for at, member in enumerate(each.seats, 1)]),
            ("n", "w"), tuple([(at, "free") for at, member in enumerate(each.seats) if not member]),
        )
        for each in lists
    ]  # fmt: skip
    where = [
        (member, each.number, at)
        for each in lists
        for at, member in enumerate(each.seats, 1)
        if member
    ]  # fmt: skip
    columns = (reader.t("player"), reader.t("table"), reader.t("seat"))
    where.sort(key=lambda row: reader.order(row[0]))
    rows = tuple([(reader.name(member), table, seat) for member, table, seat in where])
    by_name = Table(reader.t("by-name"), columns, rows, ("w", "n", "n"))
    facts = ((reader.t("players"), reader.n(len(where))), (reader.t("tables"), reader.n(len(lists))))
    return Sheet(
        "seating", reader.t("seating"), tournament.settings.name, facts, (*tables, by_name), beside=True, data=by_name
    )  # fmt: skip


def counts_sheet(tournament: Tournament, reader: Reader) -> Sheet:
    """Return what everybody has who is still in."""
    counts = chip_counts(tournament)
    columns = ("rank", "player", "table", "seat", "chips", "big-blinds", "share")
    rows = tuple([_count(count, reader) for count in counts])
    level = tournament.settings.structure.levels[tournament.level : tournament.level + 1]
    facts = [
        (reader.t("left"), reader.t("of", part=len(counts), whole=tournament.counts.entries)),
        (reader.t("in-play"), reader.n(tournament.counts.in_play)),
        (reader.t("average"), reader.n(average(tournament))),
    ]
    for each in level:
        low, high = (each.small, each.big) if each.big else (each.lower, each.upper)
        facts.append((reader.t("level"), f"{tournament.level + 1} · {reader.n(low)}/{reader.n(high)}"))
    table = Table("", tuple(reader.t(name) for name in columns), rows, ("n", "w", "n", "n", "n", "n", "n"),
                  says="" if rows else reader.t("none"))  # fmt: skip
    return Sheet("counts", reader.t("counts"), tournament.settings.name, tuple(facts), (table,))


def _count(count: Count, reader: Reader) -> tuple[Cell, ...]:
    known = count.chips >= 0
    return (
        count.rank, reader.name(count.member), count.table or "", count.seat or "", count.chips if known else "?",
        reader.tenths(count.bigs) if known else "", reader.share(count.share) if known else "",
    )  # fmt: skip


def moves_sheet(tournament: Tournament, happened: Sequence[Happened], reader: Reader) -> Sheet:
    """Return all moves of an event."""
    return Sheet(
        "moves", reader.t("moves"), tournament.settings.name, (), (moves_table(moves(happened), reader),),
    )  # fmt: skip


def moves_table(rows: Sequence[MoveRow], reader: Reader, heading: str = "") -> Table:
    """Return moves as a table."""
    columns = ("when", "player", "from", "to", "why", "clauses")
    lines = [
        (
            reader.when(row.at), reader.name(row.move.player), spot(row.move.table, row.move.place, reader),
            spot(row.move.to, row.move.to_place, reader), _why(row, reader), reader.cites(row.move.cites),
        )
        for row in rows
    ]  # fmt: skip
    says = "" if lines else reader.t("none")
    marks = tuple([(at, "undone") for at, row in enumerate(rows) if row.undone])
    names = tuple([reader.t(name) for name in columns])
    return Table(heading, names, tuple(lines), ("d", "", "d", "d", "w", "d"), marks, says)


def _why(row: MoveRow, reader: Reader) -> str:
    own = row.reason and not row.move.cites  # the director has it so
    said = [reader.t("why-director", reason=reader.text(row.reason)) if own else reader.known("why", row.move.why)]
    if row.move.waits:
        said.append(reader.t("waits"))
    if row.undone:
        said.append(reader.t("undone"))
    return "; ".join(said)


def spot(table: int, place: int, reader: Reader) -> str:
    """Write a seat of a table in short."""
    return reader.t("spot", table=table, seat=place + 1)


def proposed(move: Move, reader: Reader) -> str:
    """Say what the room had proposed."""
    return (
        f"{reader.name(move.player)}: {spot(move.table, move.place, reader)} → {spot(move.to, move.to_place, reader)}"
    )
