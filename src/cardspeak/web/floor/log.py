"""The log of a real table: what was told and done, each entry with what became of it."""

from collections.abc import Callable, Iterable
from typing import Any

from cardspeak.library.texts import Text, cited_in
from cardspeak.room.table import events as e
from cardspeak.room.table import floor_events as floor
from cardspeak.room.table.lines import events as lines
from cardspeak.service.real_tables import RealTable, last_line
from cardspeak.web.floor.ruling_words import recorded
from cardspeak.web.local_time import time_of_day
from cardspeak.web.story_words import line_in_words

MOST = 60
PLAIN = {"undone": False, "last": False, "open": False, "ruled": False, "was": "", "line": ""}


def log(language: str, real: RealTable, called: Callable[[str], str]) -> list[dict[str, Any]]:
    """Return what was told and done, the newest first; `called` says the name of a member of the floor."""
    telling = real.state.telling
    now = {line.entry: line for line in telling.lines} if telling and telling.on else {}
    told = list(real.running.told)
    gone = {event.entry for _, _, event in told if isinstance(event, lines.LineUndone)}
    last = last_line(real.state)
    found: list[dict[str, Any]] = []
    again: set[int] = set()
    for version, at, event in reversed(told):
        if isinstance(event, lines.LineTold):
            if event.entry in again:  # it was corrected: as it stands now is shown where it was told last
                continue
            again.add(event.entry)
            line = now.get(event.entry)
            row: dict[str, Any] = {
                "kind": "line", "number": event.entry, "by": event.by, "line": real.names.shown(event.text),
                "said": line_in_words(language, real.names.shown(event.text)),
                "was": line_in_words(language, real.names.shown(event.was)) if event.was else None,
                "undone": event.entry in gone, "last": event.entry == last,
                "open": bool(line and not line.undone), "ruled": bool(event.found or event.decision),
                "outcome": recorded(language, real, event.found),
                "clauses": _clauses(language, [clause for each in event.found for clause in each.clauses]),
                "decided": real.names.shown(event.decision.text) if event.decision else "",
                "why": real.names.shown(event.decision.why) if event.decision else "",
            }  # fmt: skip
        else:
            row = _of_the_table(language, real, event)
        if row:
            at = event.told or at if isinstance(event, lines.LineTold) else at
            when = time_of_day(at)
            by = called(row["by"]) if row.get("by") else ""
            found.append({**PLAIN, "number": version, **row, "when": when, "by": by})
        if len(found) == MOST:
            break
    return found


def _clauses(language: str, names: Iterable[str]) -> list[tuple[str, Text]]:
    """Return the clauses behind a line, each once, with their words."""
    return [(name, cited_in(language, name) or Text(language, name, "")) for name in dict.fromkeys(names)]


def _of_the_table(language: str, real: RealTable, event: e.Event) -> dict[str, Any]:
    """Return how an event that is no line is written down; empty where it is not."""
    name = real.names.name
    match event:
        case e.SeatTaken():
            return {"kind": "sat", "name": name(event.member), "place": event.seat + 1, "chips": event.chips}
        case e.SeatLeft():
            return {"kind": "left", "name": name(event.member), "chips": event.chips}
        case e.SeatChanged():
            there = real.state.seats[event.to]
            return {"kind": "moved", "name": name(there.member) if there else "", "place": event.to + 1}
        case e.WentAway() | e.CameBack():
            there = real.state.seats[event.seat]
            kind = "went-away" if isinstance(event, e.WentAway) else "came-back"
            return {"kind": kind, "name": name(there.member) if there else ""}
        case e.StackTold():
            there = real.state.seats[event.other]
            return {"kind": "asked", "name": name(there.member) if there else "", "chips": event.chips}
        case e.Entrusted():
            there = real.state.seats[event.seat]
            return {
                "kind": "entrusted" if event.to else "own-again", "name": name(there.member) if there else "",
                "deputy": name(event.to) if event.to else "",
            }  # fmt: skip
        case lines.StackCorrected():
            there = real.state.seats[event.seat]
            return {
                "kind": "counted", "name": name(there.member) if there else "", "before": event.before,
                "chips": event.chips, "why": real.names.shown(event.why), "by": event.by,
            }  # fmt: skip
        case e.HandStarted():
            button = real.state.seats[event.button] if event.button >= 0 else None
            return {"kind": "hand", "hand": event.number, "name": name(button.member) if button else "–"}
        case e.HandFinished():
            return {"kind": "ended", "hand": event.number}
        case lines.LineUndone():
            return {"kind": "undone", "entry": event.entry, "by": event.by}
        case lines.HandUndone():
            return {"kind": "hand-undone", "hand": event.number, "by": event.by}
        case floor.StakesChanged():
            stakes = event.stakes
            return {"kind": "stakes", "small": stakes.small_blind, "big": stakes.big_blind, "by": event.by}
        case floor.ButtonPutRight():
            return {"kind": "placed", "why": real.names.shown(event.reason), "by": event.by}
        case floor.BlindsChopped():
            return {"kind": "chopped", "clauses": _clauses(language, event.clauses), "by": event.by}
        case floor.PotSplit():
            return {
                "kind": "split-whole" if event.member else "split", "name": name(event.member) if event.member else "",
                "clauses": _clauses(language, event.clauses), "by": event.by,
            }  # fmt: skip
        case floor.FloorAppointed():
            return {"kind": "appointed"}
    return {}
