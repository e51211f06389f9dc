"""The clock and the levels: what it has brought, what the director corrects, and at which level a hand is played."""

from cardspeak.hand.refused import Refused
from cardspeak.room.tournament import clock as clocks
from cardspeak.room.tournament.dealers import Crew
from cardspeak.room.tournament.levels import hands_after_push, may_push, new_level_holds, stays_at_old_level
from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run import events as e
from cardspeak.room.tournament.run.announcing import ALL
from cardspeak.room.tournament.run.chips import due_colour_ups
from cardspeak.room.tournament.run.crew import new_decks, pushed
from cardspeak.room.tournament.run.delaying import level_is_over, new_level
from cardspeak.room.tournament.run.draft import Draft, Rule
from cardspeak.room.tournament.run.following import follow
from cardspeak.room.tournament.run.inviting import guests_go_on
from cardspeak.room.tournament.run.state import Tournament, playing_at, table_of
from cardspeak.room.tournament.structure import LONGEST

NEVER = 24 * 3600  # seconds to a level while the clock stands: dealers may change


def shows(tournament: Tournament, now: int) -> clocks.Shown:
    """Return what the clock shows."""
    return clocks.shown(tournament.clock, tournament.settings.structure.levels, now)


def start_clock(draft: Draft, command: c.StartClock) -> Refused | None:
    """Let the clock run."""
    return _set(draft, clocks.started(draft.now.clock, draft.now.settings.structure.levels, draft.at))


def pause_clock(draft: Draft, command: c.PauseClock) -> Refused | None:
    """Stop the clock."""
    if not shows(draft.now, draft.at).runs:
        return Refused("nothing_to_change", {})
    return _set(draft, clocks.paused(draft.now.clock, draft.now.settings.structure.levels, draft.at))


def correct_clock(draft: Draft, command: c.CorrectClock) -> Refused | None:
    """Set the clock; a level that was begun too early is not begun."""
    levels = draft.now.settings.structure.levels
    if not 0 <= command.level < len(levels) or not 0 <= command.left <= LONGEST * 1000:
        return Refused("no_such_level", {"level": command.level + 1, "levels": len(levels)})
    _set(draft, clocks.corrected(draft.now.clock, levels, draft.at, command.level, command.left))
    if (draft.now.level, draft.now.part) != (command.level, "level"):
        begin_level(draft, command.level)
    return None


def _set(draft: Draft, clock: clocks.Clock) -> Refused | None:
    if clock == draft.now.clock:
        return Refused("nothing_to_change", {})
    draft.add(e.ClockSet(clock))
    return None


def time_up(draft: Draft, command: c.TimeUp) -> Refused | None:
    """Enter what the clock has brought since: breaks, levels, and what ends with a level."""
    while draft.now.stage == "running" and (step := _next(draft)) is not None:
        level, part = step
        if part == "break":
            draft.add(e.BreakBegan(level, due_colour_ups(draft.now, level + 1)))
        elif part == "over":
            draft.add(e.ClockRanOut())
            if draft.now.open:  # they would be taken for ever
                draft.add(e.RegistrationClosed())
                follow(draft)
            return None
        elif new_level_holds(draft.law, True, draft.now.settings.room_speaks):
            begin_level(draft, level)
        else:
            return None
    return None


def _next(draft: Draft) -> tuple[int, clocks.Part] | None:
    # what comes after the level or break that was entered last, if the clock is beyond it
    now, levels = draft.now, draft.now.settings.structure.levels
    shown = shows(now, draft.at)
    order = {"level": 0, "break": 1, "over": 2}
    if (shown.level, order[shown.part]) <= (now.level, order[now.part]):
        return None
    if now.part == "level" and (levels[now.level].pause or levels[now.level].day_ends):
        return (now.level, "break") if now.level + 1 < len(levels) else (now.level, "over")
    return (now.level + 1, "level") if now.level + 1 < len(levels) else (now.level, "over")


def begin_level(draft: Draft, level: int) -> None:
    """Begin a level; entries, rebuys and add-ons may end with the one before."""
    now = draft.now
    cites = draft.law.cites("level.starts")
    draft.add(e.LevelBegan(level, due_colour_ups(now, level), cites))
    new_level(draft)
    new_decks(draft)
    guests_go_on(draft)
    if draft.now.open and level + 1 > draft.now.settings.late_until:
        draft.add(e.RegistrationClosed())
        follow(draft)


def level_by_hands(draft: Draft) -> None:
    """Begin the next level once all tables have dealt the hands of this one, where these were announced."""
    now, levels = draft.now, draft.now.settings.structure.levels
    level = now.level + 1
    if level < len(levels) and now.part == "level" and level_is_over(now):
        left = levels[level].seconds * 1000
        draft.add(e.ClockSet(clocks.corrected(now.clock, levels, draft.at, level, left)))
        begin_level(draft, level)


def next_level(draft: Draft, command: c.NextLevel) -> Refused | None:
    """Announce the next level: its time has come, or the book lets the word of the staff be enough."""
    now, levels = draft.now, draft.now.settings.structure.levels
    level = now.level + 1
    if level >= len(levels):
        return Refused("last_level", {"level": now.level + 1})
    shown = shows(now, draft.at)
    if (shown.level, shown.part) == (level, "level") or shown.level > level:
        begin_level(draft, level)
        return None
    if not command.now and not new_level_holds(draft.law, False, True):
        facts = {"level": level + 1, "seconds": shown.left // 1000}
        return Refused("level_not_over", facts, draft.law.cites("level.starts"))
    left = levels[level].seconds * 1000
    draft.add(e.ClockSet(clocks.corrected(now.clock, levels, draft.at, level, left)))
    begin_level(draft, level)
    return None


def put_level_right(draft: Draft, command: c.PutLevelRight) -> Refused | None:
    """A hand was begun at the old level by mistake: it is put right, or stays there."""
    now, law = draft.now, draft.law
    if table_of(now, command.table) is None:
        return Refused("no_such_table_here", {"table": command.table})
    draft.tables = (command.table,)
    if playing_at(now, command.table).level == now.level:
        return Refused("nothing_to_change", {})
    if stays_at_old_level(law, command.substantial):
        return Refused("stays_at_old_level", {"level": now.level}, law.cites("level.wrong_hand"))
    draft.add(e.LevelPutRight(command.table, now.level, law.cites("level.wrong_hand")))
    return None


def push(draft: Draft, command: c.Push) -> Refused | None:
    """Dealers change, unless a level or a break is too near."""
    now, law = draft.now, draft.law
    numbers = [table.number for table in now.tables]
    tables = command.tables or tuple(numbers)
    if not set(tables) <= set(numbers):
        return Refused("no_such_table_here", {"table": max(tables)})
    draft.tables = tables
    shown = shows(now, draft.at)
    if shown.runs and not may_push(law, shown.left // 1000):
        return Refused("no_push_now", {"seconds": shown.left // 1000}, law.cites("level.last_push"))
    draft.add(e.DealersPushed(tables, hands_after_push(law), law.cites("level.push", "level.last_push")))
    if now.crew != Crew():
        pushed(draft, tables, shown.left // 1000 if shown.runs else NEVER)
    return None


RULES: dict[type, Rule] = {
    c.StartClock: Rule("start_clock", start_clock, ("running",), ("director", "floor")),
    c.PauseClock: Rule("pause_clock", pause_clock, ("running",), ("director", "floor")),
    c.CorrectClock: Rule("correct_clock", correct_clock, ("running",), ("director", "floor")),
    c.NextLevel: Rule("next_level", next_level, ("running",), ("director", "floor")),
    c.TimeUp: Rule("time", time_up, (*ALL, "cancelled"), (), room=True),
    c.PutLevelRight: Rule("put_level_right", put_level_right, ("running",), ("director", "floor")),
    c.Push: Rule("push", push, ("running",), ("director", "floor")),
}
