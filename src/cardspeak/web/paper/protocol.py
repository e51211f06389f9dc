"""The protocol of an event in words: what a federation is sent, with what proves it."""

from collections.abc import Sequence

from cardspeak.law.law import Law
from cardspeak.room.tournament.paper.protocol import Otherwise, Protocol, Seal, protocol
from cardspeak.room.tournament.paper.seats import Happened
from cardspeak.room.tournament.protests import Protest
from cardspeak.room.tournament.run.state import Given, Tournament
from cardspeak.web.paper.levels import terms
from cardspeak.web.paper.prizes import money_table, results_table
from cardspeak.web.paper.reader import Reader
from cardspeak.web.paper.seats import moves_table, proposed
from cardspeak.web.paper.sheet import Sheet, Table
from cardspeak.web.render import book_title
from cardspeak.web.table.desk_words import offence, penalty


def protocol_sheet(tournament: Tournament, happened: Sequence[Happened], law: Law, seal: Seal, reader: Reader) -> Sheet:
    """Return the protocol of an event."""
    told = protocol(tournament, happened, law, seal)
    tables = [
        results_table(told.results, reader, reader.t("results")),
        _deal(told, reader),
        money_table(told.money, reader, reader.t("money")),
        _penalties(told.penalties, told.confirmed, reader),
        _protests(told.protests, reader),
        _otherwise(told.otherwise, reader),
        _taken_back(told, reader),
        moves_table(told.moves, reader, reader.t("moves")),
        _staff(told, reader),
    ]
    facts = (*terms(tournament.settings, reader), *_numbers(told, reader), *_seal(seal, reader))
    return Sheet(
        "protocol", reader.t("protocol"), told.name, facts, tuple(tables), (reader.t("director"), reader.t("judge")),
        note=(reader.t("proves"),),
    )  # fmt: skip


def _numbers(told: Protocol, reader: Reader) -> list[tuple[str, str]]:
    facts = [
        (reader.t("begun"), _time(told.begun, reader)), (reader.t("ended"), _time(told.ended, reader)),
        (reader.t("players"), reader.n(told.players)), (reader.t("entries"), reader.n(told.entries)),
    ]  # fmt: skip
    if told.rebuys or told.addons:
        facts.append((reader.t("rebuys-addons"), f"{reader.n(told.rebuys)} / {reader.n(told.addons)}"))
    facts.append((reader.t("pool"), reader.n(sum(told.payouts))))
    if told.overlay:
        facts.append((reader.t("overlay"), reader.n(told.overlay)))
    facts.append((reader.t("in-play"), reader.n(told.in_play)))
    return facts


def _time(at: int, reader: Reader) -> str:
    return f"{reader.when(at)} ({reader.zone_name(at)})" if at else "–"


def _seal(seal: Seal, reader: Reader) -> tuple[tuple[str, str], ...]:
    return (
        (reader.t("book-digest"), f"{book_title(reader.language, seal.book)} · {seal.digest}"),
        (reader.t("root"), reader.t("root-of", root=seal.root, streams=seal.streams, events=seal.events)),
    )


def _deal(told: Protocol, reader: Reader) -> Table:
    heading = reader.t("deal")
    if told.deal is None:
        return Table(heading, (), (), says=reader.t("no-deal"))
    rows = [(reader.name(member), amount) for member, amount in told.deal.shares]
    rows += [(reader.t("kept"), told.deal.kept)] if told.deal.kept else []
    agreed = reader.t("deal-agreed", names=reader.names(told.deal.agreed))
    says = f"{reader.known('deal', told.deal.kind)}. {agreed}"
    return Table(heading, (reader.t("player"), reader.t("amount")), tuple(rows), ("w", "n"), says=says)


def _penalties(given: Sequence[Given], confirmed: Sequence[int], reader: Reader) -> Table:
    names = ("number", "when", "player", "offence", "penalty", "decided-by", "reason", "clauses")
    rows = [
        (
            str(each.case), reader.when(each.at), reader.name(each.member), offence(reader.language, each.offence),
            _penalty(each, each.case in confirmed, reader), reader.name(each.by), reader.text(each.reason),
            reader.cites(each.cites),
        )
        for each in given
    ]  # fmt: skip
    return _table("penalties", names, rows, ("", "d", "", "w", "", "", "w", ""), reader)


def _protests(protests: Sequence[Protest], reader: Reader) -> Table:
    names = ("number", "player", "against", "reason", "made", "forwarded", "due", "outcome")
    rows = [
        (
            str(each.number), reader.name(each.member), reader.t("penalty-number", number=each.case),
            reader.text(each.reason), reader.when(each.made), reader.when(each.forwarded) or "–",
            reader.when(each.due) or "–", _outcome(each, reader),
        )
        for each in protests
    ]  # fmt: skip
    return _table("protests", names, rows, ("", "", "", "w", "", "", "", ""), reader)


def _outcome(protest: Protest, reader: Reader) -> str:
    said = reader.known("outcome", protest.outcome or "open")
    return f"{said}: {reader.text(protest.words)}" if protest.words else said


def _penalty(given: Given, confirmed: bool, reader: Reader) -> str:
    notes = [*([reader.t("confirmed")] if confirmed else []), *([reader.t("lifted")] if given.lifted else [])]
    said = penalty(reader.language, given.kind, given.number)
    return f"{said} ({'; '.join(notes)})" if notes else said


def _otherwise(decided: Sequence[Otherwise], reader: Reader) -> Table:
    names = ("when", "decided", "proposed", "decided-by", "reason")
    rows = [
        (
            reader.when(each.at), _step(each.what, each.members, reader),
            "; ".join(proposed(move, reader) for move in each.proposed) or "–", reader.name(each.by),
            reader.text(each.reason) or "–",
        )
        for each in decided
    ]  # fmt: skip
    return _table("otherwise", names, rows, ("d", "", "w", "", "w"), reader)


def _step(what: str, members: tuple[str, ...], reader: Reader) -> str:
    said = reader.known("step", what)
    return f"{said}: {reader.names(members)}" if members else said


def _taken_back(told: Protocol, reader: Reader) -> Table:
    names = ("when", "the-step", "decided-by", "reason")
    rows = [
        (
            reader.when(each.at), f"{each.number}. {reader.known('step', each.what)}", reader.name(each.by),
            reader.text(each.reason),
        )
        for each in told.taken_back
    ]  # fmt: skip
    return _table("steps-back", names, rows, ("d", "w", "", "w"), reader)


def _staff(told: Protocol, reader: Reader) -> Table:
    rows = [(reader.name(who), ", ".join(reader.known("role", role) for role in roles)) for who, roles in told.staff]
    return _table("staff", ("name", "roles"), rows, ("w", "w"), reader)


def _table(
    heading: str, names: tuple[str, ...], rows: Sequence[tuple[str, ...]], kinds: tuple[str, ...], reader: Reader
) -> Table:
    says = "" if rows else reader.t("none")
    return Table(reader.t(heading), tuple([reader.t(name) for name in names]), tuple(rows), kinds, says=says)
