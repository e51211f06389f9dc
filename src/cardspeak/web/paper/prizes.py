"""Sheets of money: what the places pay, who finished where, and receipts."""

from collections.abc import Sequence

from cardspeak.law.law import Law
from cardspeak.room.tournament.paper.money import Receipt, Sum, entered, receipts
from cardspeak.room.tournament.paper.results import ResultRow, collected, results
from cardspeak.room.tournament.paper.seats import Happened
from cardspeak.room.tournament.prize_table import Prize, prizes_by, rows_of
from cardspeak.room.tournament.run.state import Tournament
from cardspeak.web.paper.reader import Reader
from cardspeak.web.paper.sheet import Cell, Sheet, Table, total


def payout_sheet(tournament: Tournament, law: Law, reader: Reader) -> Sheet:
    """Return what the places pay; before the prizes are fixed, what they would be with the entries so far."""
    settings = tournament.settings
    players = sum(entrant.entries > 0 for entrant in tournament.entrants.values())
    pool, overlay, rows = sum(tournament.payouts), tournament.overlay, rows_of(tournament.payouts)
    if not tournament.payouts and players:
        table = prizes_by(
            settings.payout, collected(tournament), tournament.counts.entries, players, law, settings.guarantee
        )  # fmt: skip
        pool, overlay, rows = table.pool.prizes, table.pool.overlay, table.rows
    facts = [(reader.t("entries"), reader.n(tournament.counts.entries)), (reader.t("pool"), reader.n(pool))]
    if tournament.counts.rebuys or tournament.counts.addons:
        bought = f"{reader.n(tournament.counts.rebuys)} / {reader.n(tournament.counts.addons)}"
        facts.insert(1, (reader.t("rebuys-addons"), bought))
    if settings.guarantee:
        facts.append((reader.t("guarantee"), reader.n(settings.guarantee)))
    if overlay:
        facts.append((reader.t("overlay"), reader.n(overlay)))
    facts.append((reader.t("paid-places"), reader.n(rows[-1].worst if rows else 0)))
    note = () if tournament.payouts else (reader.t("provisional"),)
    return Sheet("prizes", reader.t("prizes"), settings.name, tuple(facts), (prize_table(rows, reader),), note=note)


def prize_table(rows: Sequence[Prize], reader: Reader) -> Table:
    """Return prizes by place as a table."""
    lines = tuple([(reader.place(row.best, row.worst), row.amount, reader.share(row.share)) for row in rows])
    columns = (reader.t("place"), reader.t("prize"), reader.t("share"))
    return Table("", columns, lines, ("", "n", "n"), says="" if lines else reader.t("none"))


def results_sheet(tournament: Tournament, law: Law, reader: Reader) -> Sheet:
    """Return who finished where, and what they won."""
    facts = [
        (reader.t("entries"), reader.n(tournament.counts.entries)),
        (reader.t("pool"), reader.n(sum(tournament.payouts))),
    ]
    if tournament.begun:
        facts.insert(0, (reader.t("begun"), reader.when(tournament.begun)))
    table = results_table(results(tournament, law), reader)
    return Sheet("results", reader.t("results"), tournament.settings.name, tuple(facts), (table,))


def results_table(rows: Sequence[ResultRow], reader: Reader, heading: str = "") -> Table:
    """Return results as a table; a column that is empty for everybody is left out."""
    again, bounties = any(row.entries > 1 for row in rows), any(row.bounties for row in rows)
    by = any(row.by for row in rows)
    columns = [
        ("place", ""), ("player", "w"), *([("entries-of", "n")] if again else []), ("prize", "n"),
        *([("bounties", "n")] if bounties else []), *([("by", "")] if by else []),
    ]  # fmt: skip
    lines = []
    for row in rows:
        cells: list[Cell] = [reader.place(row.best, row.worst), reader.name(row.member)]
        cells += [row.entries] if again else []
        cells += [row.prize or ""]
        cells += [row.bounties or ""] if bounties else []
        cells += [reader.names(row.by)] if by else []
        lines.append(tuple(cells))
    marks = tuple([(at, "paid") for at, row in enumerate(rows) if row.prize])
    names = tuple([reader.t(name) for name, _ in columns])
    says = "" if lines else reader.t("none")
    return Table(heading, names, tuple(lines), tuple(kind for _, kind in columns), marks, says)


def money_table(rows: Sequence[Sum], reader: Reader, heading: str = "") -> Table:
    """Return the money of an event by kinds of transactions and accounts; each line adds up to zero."""
    names = ("what", "count", "from-players", "to-prizes", "to-bounties", "to-fees", "from-house", "from-tickets")
    lines: list[tuple[Cell, ...]] = [
        (reader.known("paid", row.what), row.times, *[amount or "" for amount in row[2:]]) for row in rows
    ]
    kept = [at for at in range(len(names)) if at < 3 or any(line[at] for line in lines)]
    if lines:
        lines.append(total(lines, reader.t("left-over")))
    marks = ((len(lines) - 1, "total"),) if lines else ()
    return Table(
        heading, tuple([reader.t(names[at]) for at in kept]), tuple([tuple(line[at] for at in kept) for line in lines]),
        ("w", *["n"] * (len(kept) - 1)), marks, "" if lines else reader.t("none"),
    )  # fmt: skip


def receipts_sheet(tournament: Tournament, happened: Sequence[Happened], reader: Reader, member: str = "") -> Sheet:
    """Return the receipts for what players paid and were paid, of all of them or of one."""
    rows = receipts(entered(happened), member)
    columns = ("number", "when", "player", "for-what", "amount")
    lines = [
        (row.number, reader.when(row.at), reader.name(row.member), what_for(row, reader), row.amount) for row in rows
    ]  # fmt: skip
    table = Table("", tuple(reader.t(name) for name in columns), tuple(lines), ("n", "", "w", "", "n"))
    return Sheet("receipts", reader.t("receipts"), tournament.settings.name, (), (table,))


def what_for(row: Receipt, reader: Reader) -> str:
    """Say what was paid for."""
    what = reader.known("paid", row.what)
    return f"{what} ({reader.t('taken-back')})" if row.back else what
