"""The log of a real table in words: what was told and done, each entry with its number and what became of it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from cardspeak.library.texts import Text, cited_in
from cardspeak.locale.messages import say
from cardspeak.room.table import events as e
from cardspeak.room.table import floor_events as floor
from cardspeak.room.table.lines import events as lines
from cardspeak.service.real_tables import RealTable, last_line, next_to_redo
from cardspeak.service.table_log import Entry
from cardspeak.web.floor.ruling_words import known_words, recorded
from cardspeak.web.local_time import time_of_day
from cardspeak.web.story_words import Line, line_in_words

MOST = 60
PLAIN: Mapping[str, Any] = {
    "undone": False, "last": False, "open": False, "ruled": False, "was": None, "line": "", "entry": 0, "outcome": "",
    "clauses": (), "decided": "", "why": "", "by": "", "known": (), "redo": False,
}  # fmt: skip

Called = Callable[[str], str]
"""Says the name of a member of the floor."""


def log(language: str, real: RealTable, called: Called) -> list[dict[str, Any]]:
    """Return the last entries, the newest first."""
    return rows(language, real, called, real.running.told, real.running.numbering.of_line, MOST)


def rows(
    language: str, real: RealTable, called: Called, entries: Iterable[Entry], of_line: Mapping[int, int], most: int = 0
) -> list[dict[str, Any]]:
    """Return entries in words, the newest first; `of_line` has the number of the entry of each line."""
    told = list(entries)
    gone, latest = _lines(told)
    telling = real.state.telling
    now = {line.entry: line for line in telling.lines if line.entry > telling.built_on} if telling else {}
    last, redo = last_line(real.state), next_to_redo(real.state)
    found: list[dict[str, Any]] = []
    for entry in reversed(told):
        event = entry.event
        if not entry.number:
            continue
        if isinstance(event, lines.LineTold) and of_line[event.entry] == entry.number:
            line = now.get(event.entry)
            row = _of_a_line(language, real, latest[event.entry]) | {
                "undone": event.entry in gone, "last": event.entry == last, "redo": event.entry == redo,
                "open": bool(line and not line.undone),
            }  # fmt: skip
        else:
            row = _of_the_table(language, real, entry, of_line)
        at = event.told or entry.at if isinstance(event, lines.LineTold) else entry.at
        by = called(row["by"]) if row.get("by") else ""
        found.append({
            **PLAIN, **row, "number": entry.number, "when": time_of_day(at), "at": at, "by": by, "hand": entry.hand
        })  # fmt: skip
        if len(found) == most:
            break
    return found


def _lines(told: Sequence[Entry]) -> tuple[set[int], dict[int, lines.LineTold]]:
    """Return the lines that do not count, and each as it was told last: it may have been put right since."""
    gone: set[int] = set()
    latest: dict[int, lines.LineTold] = {}
    for entry in told:
        if isinstance(entry.event, lines.LineUndone):
            gone.add(entry.event.entry)
        elif isinstance(entry.event, lines.LineTold):
            gone.discard(entry.event.entry)
            latest[entry.event.entry] = entry.event
    return gone, latest


def _of_a_line(language: str, real: RealTable, event: lines.LineTold) -> dict[str, Any]:
    shown, decision = real.names.shown, event.decision
    said = line_in_words(language, shown(event.text))
    return {
        "kind": "line", "entry": event.entry, "by": event.by, "line": shown(event.text), "said": said,
        "text": said.text, "was": line_in_words(language, shown(event.was)) if event.was else None,
        "ruled": bool(event.found or decision), "known": known_words(language, real, event.know),
        "outcome": recorded(language, real, event.found),
        "clauses": _clauses(language, [clause for each in event.found for clause in each.clauses]),
        "decided": shown(decision.text) if decision else "", "why": shown(decision.why) if decision else "",
    }  # fmt: skip


def _clauses(language: str, names: Iterable[str]) -> list[tuple[str, Text]]:
    """Return the clauses behind a line, each once, with their words."""
    return [(name, cited_in(language, name) or Text(language, name, "")) for name in dict.fromkeys(names)]


def _of_the_table(language: str, real: RealTable, entry: Entry, of_line: Mapping[int, int]) -> dict[str, Any]:
    """Return how an event that is no line is written down."""
    kind, facts, more = _said(real, entry, of_line)
    clauses = _clauses(language, getattr(entry.event, "clauses", ()))
    text = say(language, kind if kind.startswith("log-") else f"floor-log-{kind}", **facts)
    why = real.names.shown(getattr(entry.event, "why", "") or getattr(entry.event, "reason", ""))
    by = getattr(entry.event, "by", "")
    return {"kind": kind.removeprefix("log-"), "said": Line(text, language), "text": text, "clauses": clauses,
            "why": why, "by": by, **more}  # fmt: skip


def _said(real: RealTable, entry: Entry, of_line: Mapping[int, int]) -> tuple[str, dict[str, Any], dict[str, Any]]:
    """Return the key of the sentence about an event, its facts, and what else is to be shown of it."""
    name, event = real.names.name, entry.event
    who = name(entry.member) if entry.member else "–"
    match event:
        case e.SeatTaken():
            return "sat", {"name": name(event.member), "place": event.seat + 1, "chips": event.chips}, {}
        case e.SeatLeft():
            return "left", {"name": name(event.member), "chips": event.chips}, {}
        case e.SeatChanged():
            return "moved", {"name": who, "place": event.to + 1}, {}
        case e.WentAway():
            return "went-away", {"name": who}, {}
        case e.CameBack():
            return "came-back", {"name": who}, {}
        case e.StackTold():
            return "asked", {"name": who, "chips": event.chips}, {}
        case e.Entrusted(to=""):
            return "own-again", {"name": who}, {}
        case e.Entrusted():
            return "entrusted", {"name": who, "deputy": name(event.to)}, {}
        case lines.StackCorrected():
            return "counted", {"name": who, "before": event.before, "chips": event.chips}, {}
        case e.HandStarted():
            return "hand", {"number": event.number, "name": who}, {}
        case e.HandFinished():
            return "ended", {"number": event.number}, {}
        case lines.LineUndone():
            return "undone", {"number": of_line.get(event.entry, 0)}, {}
        case lines.LineCorrected():
            return "corrected", {"number": of_line.get(event.entry, 0)}, {}
        case lines.LineTold():
            return "redone", {"number": of_line.get(event.entry, 0)}, {"by": event.by}
        case lines.HandUndone():
            return "hand-undone", {"number": event.number}, {}
        case floor.StakesChanged(stakes=stakes):
            facts = {"small": stakes.small_blind, "big": stakes.big_blind, "ante": stakes.blind_ante}
            kind = "stakes-ante" if stakes.blind_ante else "stakes"
            return (
                (f"level-{kind}", {**facts, "level": stakes.level}, {})
                if stakes.level and not event.by
                else (kind, facts, {})
            )
        case floor.LevelsPlanned():
            return ("levels", {"count": len(event.levels)}, {}) if event.levels else ("levels-off", {}, {})
        case floor.AgreementChanged():
            return f"button-{event.agreement.button or 'usual'}", {}, {}
        case floor.ClockStopped() | floor.ClockStarted():
            return "clock-stopped" if isinstance(event, floor.ClockStopped) else "clock-started", {}, {}
        case floor.ButtonPutRight():
            return "placed", {}, {}
        case floor.BlindsChopped():
            return "log-chopped", {}, {}
        case floor.PotSplit():
            return "log-split-whole" if event.member else "log-split", {"name": name(event.member)}, {}
        case floor.FloorAppointed():
            return "appointed", {}, {}
    raise AssertionError(f"{type(event).__name__} is no entry of a log")
