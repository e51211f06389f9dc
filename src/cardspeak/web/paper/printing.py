"""Paper of a tournament, by its name: a sheet, and the sheet as HTML, as PDF or as CSV."""

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, get_args

from cardspeak import __version__
from cardspeak.law.law import Law
from cardspeak.record import record
from cardspeak.room.tournament.paper.money import entered, receipts
from cardspeak.room.tournament.paper.protocol import Seal
from cardspeak.room.tournament.paper.seats import Happened, seat_cards
from cardspeak.room.tournament.run.state import Tournament
from cardspeak.web.paper.levels import level_sheet
from cardspeak.web.paper.prizes import payout_sheet, receipts_sheet, results_sheet, what_for
from cardspeak.web.paper.protocol import protocol_sheet
from cardspeak.web.paper.reader import Reader
from cardspeak.web.paper.seats import bags_sheet, cards_sheet, counts_sheet, moves_sheet, seating_sheet
from cardspeak.web.paper.sheet import Sheet, as_csv
from cardspeak.web.render import HERE, template
from cardspeak.web.typeset import as_pdf

Kind = Literal["cards", "bags", "structure", "prizes", "counts", "seating", "moves", "results", "receipts", "protocol"]
KINDS: tuple[Kind, ...] = get_args(Kind)
STYLE = HERE / "static" / "paper.css"
FEW = 6  # facts that stand beside each other, in large figures
WHOSE = {
    "prizes": "to-prizes", "bounty": "to-bounties", "fees": "to-fees", "house": "from-house", "ticket": "from-tickets",
}  # fmt: skip


@record
class Source(NamedTuple):
    """What paper is made of: the tournament, all that has happened in it, its law, what proves it, the time now.

    `member` are the receipts and cards of one player alone; "": of all.
    """

    tournament: Tournament
    happened: Sequence[Happened]
    law: Law
    seal: Seal
    now: int
    member: str = ""


def sheet_of(kind: Kind, source: Source, reader: Reader) -> Sheet:
    """Return a sheet by its name."""
    tournament = source.tournament
    match kind:
        case "cards":
            return cards_sheet(tournament, reader, source.member)
        case "bags":
            return bags_sheet(tournament, reader)
        case "structure":
            return level_sheet(tournament.settings, reader)
        case "prizes":
            return payout_sheet(tournament, source.law, reader)
        case "counts":
            return counts_sheet(tournament, reader)
        case "seating":
            return seating_sheet(tournament, reader)
        case "moves":
            return moves_sheet(tournament, source.happened, reader)
        case "results":
            return results_sheet(tournament, source.law, reader)
        case "receipts":
            return receipts_sheet(tournament, source.happened, reader, source.member)
        case "protocol":
            return protocol_sheet(tournament, source.happened, source.law, source.seal, reader)


def html(kind: Kind, source: Source, reader: Reader, style: str = f"/static/paper.css?{__version__}") -> str:
    """Return paper as one page to be printed, with the address of its style."""
    sheet = sheet_of(kind, source, reader)
    facts: dict[str, Any] = {"lang": reader.language, "reader": reader, "sheet": sheet, "style": style}
    if kind == "cards":
        starts = source.tournament.settings.starts
        facts |= {
            "cards": seat_cards(source.tournament, (source.member,) if source.member else ()),
            "day": reader.when(starts),
        }
        return template("paper_cards.html", facts)
    if kind == "bags":
        return template("paper_bags.html", {**facts, "bags": source.tournament.bags, "day": source.tournament.day})
    if kind == "receipts":
        rows = receipts(entered(source.happened), source.member)
        return template("paper_receipts.html", {**facts, "receipts": rows, "what_for": what_for, "column_of": WHOSE})
    return sheet_html(sheet, reader, source.now, style)


def sheet_html(sheet: Sheet, reader: Reader, now: int, style: str = f"/static/paper.css?{__version__}") -> str:
    """Return a sheet as one page to be printed."""
    few = len(sheet.facts) <= FEW and all(len(value) <= 20 for _, value in sheet.facts)
    printed = reader.t("printed", when=reader.when(now)) if now else ""
    facts = {"lang": reader.language, "reader": reader, "sheet": sheet, "style": style, "printed": printed, "few": few}
    return template("paper_sheet.html", facts)


def pdf(kind: Kind, source: Source, reader: Reader) -> bytes:
    """Return paper as PDF; `Unreadable` where the machine cannot set type."""
    return as_pdf(html(kind, source, reader, STYLE.as_uri()))


def csv(kind: Kind, source: Source, reader: Reader) -> str:
    """Return paper as CSV: between the cells stands what spreadsheets of the language expect there."""
    return as_csv(sheet_of(kind, source, reader), "," if reader.language == "en" else ";")
