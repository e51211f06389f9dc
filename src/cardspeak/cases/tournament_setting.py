"""The setting of a case of a tournament: tables, chips and what else is known at one moment, under which law."""

from typing import Any, NamedTuple

from cardspeak.cards.card import parse_cards
from cardspeak.cases.setting import Shelf
from cardspeak.cases.table_setting import Noting
from cardspeak.errors import Unreadable
from cardspeak.law.law import Law
from cardspeak.law.policies.table import next_after
from cardspeak.record import record
from cardspeak.room.tournament.mixed import field_game
from cardspeak.room.tournament.seating import Seating, taken


@record
class TournamentSetting(NamedTuple):
    """A moment of a tournament: its law, what that was asked, the tables, the facts as the case has them."""

    law: Law
    asked: set[str]
    tables: tuple[Seating, ...]
    given: dict[str, Any]

    def of(self, key: str) -> Any:
        """Return a fact; `Unreadable` names one that the case does not give."""
        if key not in self.given:
            raise Unreadable(f"the tournament needs {key}, to say what is expected")
        return self.given[key]

    def order(self, count: int) -> list[int]:
        """Return how things lie after shuffling, from 0; as they were where the case does not say."""
        return [number - 1 for number in self.given.get("order", range(1, count + 1))]

    def cards(self) -> tuple[int, ...]:
        """Return the cards from the top of the deck."""
        return parse_cards(str(self.given.get("cards", "")))


def in_a_tournament(case: dict[str, Any]) -> bool:
    """Say whether a case is about a tournament, not about a table or a hand."""
    return "tournament" in case


def tournament_setting(case: dict[str, Any], book: str, shelf: Shelf) -> TournamentSetting:
    """Read the set-up of a case of a tournament; `Unreadable` says which key is wrong."""
    given = dict(case["tournament"])
    if case.get("play") or case.get("table"):
        raise Unreadable("a case of a tournament has neither play nor table: its facts stand in tournament")
    games = [shelf.game(str(name)) for name in given.get("games", [given.get("game", "nlhe")])]
    game = field_game([game for game, _ in games])
    structure = next(structure for each, structure in games if each == game)
    asked: set[str] = set()
    law = Noting(shelf.law(book, game, structure, 6, "tournament"), asked)
    return TournamentSetting(law, asked, _tables(given, law), given)


def _tables(given: dict[str, Any], law: Law) -> tuple[Seating, ...]:
    rows = [row.split() for row in given.get("tables", ())]
    if not all(2 <= len(row) <= 12 for row in rows):
        raise Unreadable("a table has 2 to 12 seats, as 'A B - D'")
    named = {key: given.get(key, ()) for key in ("button", "small", "big", "vacated")}
    for key, row in named.items():
        if len(row) not in (0, len(rows)):
            raise Unreadable(f"{key}: {len(row)} entries for {len(rows)} tables")
    players = [name for row in rows for name in row if name != "-"]
    if len(set(players)) != len(players):
        raise Unreadable("each player sits in one seat of one table")
    tables = []
    for at, row in enumerate(rows):
        table = Seating(at + 1, tuple("" if name == "-" else name for name in row))
        left = [seat - 1 for seat in named["vacated"][at]] if named["vacated"] else []
        table = table._replace(vacated=tuple(left))
        if named["button"] and law.context.family != "stud":
            lay = [named[key][at] - 1 if named[key] else -2 for key in ("button", "small", "big")]
            table = _after_a_hand(table, *lay)
        if any(not -1 <= place < len(row) for place in (table.button, table.small, table.big, *left)):
            raise Unreadable(f"table {at + 1} has the seats 1 to {len(row)}")
        tables.append(table)
    return tuple(tables)


def _after_a_hand(table: Seating, button: int, small: int, big: int) -> Seating:
    # where the blinds are not named they lie left of the button
    active, seats = taken(table), len(table.places)
    if small == -2:
        small = button if len(active) == 2 else next_after(button, active, seats)
    if big == -2:
        big = next_after(small, active, seats)
    return table._replace(button=button, small=small, big=big)
