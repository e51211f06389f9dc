"""A season's table on paper: who leads, with what, and what each event brought."""

from collections.abc import Sequence

from cardspeak.room.tournament.season import Event, Standing, standings
from cardspeak.web.paper.reader import Reader
from cardspeak.web.paper.sheet import Cell, Sheet, Table


def season_sheet(name: str, events: Sequence[Event], best: int, reader: Reader) -> Sheet:
    """Return the table of a season; `best` results of a player count (0: all), the others stand in brackets."""
    names = [event.name for event in events]
    table = standings(events, best)
    columns = (reader.t("rank"), reader.t("player"), reader.t("points"), reader.t("events"), reader.t("wins"), *names)
    rows = tuple([_row(line, names, reader) for line in table])
    facts = [(reader.t("events"), reader.n(len(names)))]
    if best:
        facts.append((reader.t("best-count"), reader.n(best)))
    kinds = ("n", "w", *["n"] * (len(columns) - 2))
    says = "" if rows else reader.t("none")
    return Sheet("season", reader.t("season"), name, tuple(facts), (Table("", columns, rows, kinds, says=says),))


def _row(line: Standing, names: Sequence[str], reader: Reader) -> tuple[Cell, ...]:
    won = {each.event: each for each in line.results}
    cells: list[Cell] = []
    for name in names:
        result = won.get(name)
        cells.append("" if result is None else result.points if result.counts else f"({reader.n(result.points)})")
    return (line.rank, reader.name(line.player), line.points, line.played, line.wins, *cells)
