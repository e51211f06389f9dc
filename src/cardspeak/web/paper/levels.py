"""The level sheet: what is played when, and on which terms."""

from cardspeak.room.ledger.event import Price
from cardspeak.room.tournament.paper.timetable import Row, timetable
from cardspeak.room.tournament.run.settings import Settings
from cardspeak.room.tournament.structure import Structure
from cardspeak.room.tournament.written import in_minutes
from cardspeak.web.paper.reader import Reader
from cardspeak.web.paper.sheet import Cell, Sheet, Table
from cardspeak.web.render import book_title, game_title


def level_sheet(settings: Settings, reader: Reader) -> Sheet:
    """Return the level sheet of an event, with its terms."""
    table = level_table(settings.structure, reader, settings.starts)
    data = level_data(settings.structure, reader, settings.starts)
    return Sheet("structure", reader.t("structure"), settings.name, terms(settings, reader), (table,), data=data)


def structure_sheet(structure: Structure, name: str, reader: Reader) -> Sheet:
    """Return the level sheet of a structure that belongs to no event."""
    chips = " · ".join(reader.n(chip) for chip in structure.chips)
    facts = ((reader.t("stack"), reader.t("stack-of", stack=structure.starting, chips=chips)),)
    return Sheet("structure", reader.t("structure"), name, facts, (level_table(structure, reader),))


def terms(settings: Settings, reader: Reader) -> tuple[tuple[str, str], ...]:
    """Return what an event has announced, but for the levels."""
    language, structure = reader.language, settings.structure
    facts = [
        (reader.t("game"), ", ".join(game_title(language, game) for game in settings.games)),
        (reader.t("book"), book_title(language, settings.book)),
    ]
    if settings.starts:
        facts.append((reader.t("starts"), f"{reader.when(settings.starts)} ({reader.zone_name(settings.starts)})"))
    chips = " · ".join(reader.n(chip) for chip in structure.chips)
    facts += [
        (reader.t("entry"), price(settings.price, reader)),
        (reader.t("stack"), reader.t("stack-of", stack=structure.starting, chips=chips)),
    ]
    if settings.late_until:
        facts.append((reader.t("late"), reader.t("until-level", level=settings.late_until)))
    if settings.reentries:
        many = reader.t("any-number") if settings.reentries < 0 else reader.n(settings.reentries)
        facts.append((reader.t("reentries"), many))
    if settings.rebuy:
        facts.append((reader.t("rebuy"), _bought(settings.rebuy.price, settings.rebuy.chips, reader)
                      + f", {reader.t('until-level', level=settings.rebuy.until)}"))  # fmt: skip
    if settings.addon:
        facts.append((reader.t("addon"), _bought(settings.addon.price, settings.addon.chips, reader)))
    if settings.guarantee:
        facts.append((reader.t("guarantee"), reader.n(settings.guarantee)))
    if settings.languages:
        facts.append((reader.t("languages"), ", ".join(settings.languages)))
    return tuple(facts)


def price(price: Price, reader: Reader) -> str:
    """Write what an entry costs, with its parts where there are several."""
    parts = [
        reader.t(f"part-{name}", amount=amount)
        for name, amount in (("prize", price.prize), ("bounty", price.bounty), ("fee", price.fee))
        if amount
    ]
    return f"{reader.n(price.total)} ({', '.join(parts)})" if len(parts) > 1 else reader.n(price.total)


def _bought(cost: Price, chips: int, reader: Reader) -> str:
    return reader.t("bought", price=price(cost, reader), chips=chips)


def level_table(structure: Structure, reader: Reader, starts: int = 0) -> Table:
    """Return the levels as a table; columns that no level needs are left out."""
    blinds = any(level.big for level in structure.levels)
    bets = any(level.upper for level in structure.levels)
    brings = any(level.bring_in for level in structure.levels)
    antes = any(level.ante for level in structure.levels)
    columns = [
        (reader.t("level"), "n"), (reader.t("begins"), ""), *([(reader.t("blinds"), "n")] if blinds else []),
        *([(reader.t("bets"), "n")] if bets else []), *([(reader.t("bring-in"), "n")] if brings else []),
        *([(reader.t("ante"), "n")] if antes else []), (reader.t("minutes"), "n"), (reader.t("remark"), "w"),
    ]  # fmt: skip
    rows, marks = [], []
    for at, row in enumerate(timetable(structure)):
        level = row.level
        middle: list[Cell] = []
        if row.what == "level":
            middle += [pair(level.small, level.big, reader)] if blinds else []
            middle += [pair(level.lower, level.upper, reader)] if bets else []
            middle += [level.bring_in or ""] if brings else []
            middle += [level.ante or ""] if antes else []
        else:
            marks.append((at, row.what))
            middle += [""] * (blinds + bets + brings + antes)
        first: Cell = row.number if row.what == "level" else ""
        minutes: Cell = in_minutes(row.seconds) if row.seconds else ""
        rows.append((first, _begins(row, reader, starts), *middle, minutes, _remark(row, reader, structure)))
    return Table("", tuple(name for name, _ in columns), tuple(rows), tuple(kind for _, kind in columns), tuple(marks))


def level_data(structure: Structure, reader: Reader, starts: int = 0) -> Table:
    """Return the levels as data: each amount has a column of its own, since spreadsheets take 5/10 for a day."""
    names = ("level", "begins", "minutes", "small-blind", "big-blind", "ante", "bring-in", "lower", "upper", "remark")
    rows = []
    for row in timetable(structure):
        level, played = row.level, row.what == "level"
        amounts = (level.small, level.big, level.ante, level.bring_in, level.lower, level.upper)
        cells = [amount if played and amount else "" for amount in amounts]
        first: Cell = row.number if played else ""
        rows.append(
            (first, _begins(row, reader, starts), in_minutes(row.seconds), *cells, _remark(row, reader, structure))
        )  # fmt: skip
    return Table("", tuple([reader.t(name) for name in names]), tuple(rows))


def pair(low: int, high: int, reader: Reader) -> str:
    """Write blinds or bets: 100/200; nothing where there are none."""
    return f"{reader.n(low)}/{reader.n(high)}" if high else ""


def _begins(row: Row, reader: Reader, starts: int) -> str:
    if starts and row.day == 1:
        return f"{reader.moment(starts + 1000 * row.begins):%H:%M}"
    return f"+{reader.hours(row.begins)}"


def _remark(row: Row, reader: Reader, structure: Structure) -> str:
    said = []
    if row.what == "break":
        said.append(reader.t("break"))
    elif row.what == "day":
        said.append(reader.t("day-ends", day=row.day))
    elif row.level.ante and (row.number == 1 or not structure.levels[row.number - 2].ante):
        said.append(reader.t(f"ante-{row.level.ante_kind.replace(' ', '-')}"))
    if row.removed:
        said.append(
            reader.t(
                "removed" if row.what != "level" else "removed-after",
                chips=", ".join(reader.n(chip) for chip in row.removed),
            )
        )
    return "; ".join(said)
