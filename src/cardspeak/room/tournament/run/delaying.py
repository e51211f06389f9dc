"""Measures against stalling at an event: announced, counted hand by hand, and the tables that wait because of them."""

from cardspeak.hand.refused import Refused
from cardspeak.room.tournament import stalling
from cardspeak.room.tournament.run import commands_staff as c
from cardspeak.room.tournament.run import events as core
from cardspeak.room.tournament.run import events_staff as e
from cardspeak.room.tournament.run.draft import Draft, Rule
from cardspeak.room.tournament.run.state import Tournament, playing_at
from cardspeak.room.tournament.seating import taken


def meet(draft: Draft, command: c.MeetStalling) -> Refused | None:
    """Announce what is done against stalling from the next hand on."""
    now, law = draft.now, draft.law
    for measure in command.measures:
        said = stalling.announced(measure, law)
        if isinstance(said, Refused):
            return said
    if command.measures == now.measures:
        return Refused("nothing_to_change", {})
    dealt = tuple([stalling.Dealt(table.number, 0, 0, len(taken(table))) for table in now.tables])
    draft.add(e.StallingMet(command.measures, dealt if command.measures else (), law.cites("stalling.means")))
    hold_back(draft)
    return None


def waiting(tournament: Tournament) -> tuple[int, ...]:
    """Return the tables that wait for others because of what was announced."""
    there = [table.number for table in tournament.tables]
    measures = tournament.measures
    if tournament.level + 1 == len(tournament.settings.structure.levels):  # it ends with the event, not by hands
        measures = tuple([each for each in measures if each.means != "hands_a_level"])
    return stalling.waits(measures, [each for each in tournament.dealt if each.table in there])


def counted(draft: Draft, table: int) -> None:
    """Count a hand that has begun at a table."""
    now = draft.now
    if not now.measures:
        return
    sizes = {each.number: len(taken(each)) for each in now.tables}
    known = [each for each in now.dealt if each.table in sizes]
    least = min([each.hands for each in known], default=0)
    seen = {each.table for each in known}
    fresh = [stalling.Dealt(number, least, 0, size) for number, size in sizes.items() if number not in seen]
    draft.add(e.HandsCounted(stalling.after_a_hand([*known, *fresh], table, sizes)))
    hold_back(draft)


def new_level(draft: Draft) -> None:
    """Begin to count anew with a level."""
    if draft.now.measures:
        draft.add(e.HandsCounted(stalling.new_level(draft.now.dealt)))
        hold_back(draft)


def level_is_over(tournament: Tournament) -> bool:
    """Say whether the hands of the level are dealt and over at every table."""
    busy = any(each.on for each in tournament.playing)
    there = [table.number for table in tournament.tables]
    dealt = [each for each in tournament.dealt if each.table in there]
    return not busy and stalling.level_is_over(tournament.measures, dealt)


def hold_back(draft: Draft) -> None:
    """Have the tables wait that have to, and the others go on."""
    waits = waiting(draft.now)
    for table in draft.now.tables:
        halted = playing_at(draft.now, table.number).halted
        if table.number in waits and not halted:
            draft.add(core.TableHalted(table.number, "stalling", draft.law.cites("stalling.means")))
        elif table.number not in waits and halted == "stalling":
            draft.add(core.TableHalted(table.number, "", draft.law.cites("stalling.means")))


def break_by_lot(draft: Draft, command: c.BreakByLot) -> Refused | None:
    """Draw the order in which tables are broken."""
    now = draft.now
    if stalling.of(now.measures, "random_breaks") is None:
        return Refused("breaks_not_announced", {}, draft.law.cites("stalling.means"))
    numbers = [table.number for table in now.tables]
    draft.add(core.OrderAnnounced(stalling.random_order(numbers, draft.chance.row(len(numbers)))))
    return None


RULES: dict[type, Rule] = {
    c.MeetStalling: Rule("against_stalling", meet, ("running",), ("director", "floor")),
    c.BreakByLot: Rule("breaks_by_lot", break_by_lot, ("running",), ("director", "floor")),
}
