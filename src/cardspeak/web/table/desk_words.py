"""What the floor of an online table gives and says, in the language of the reader."""

from collections.abc import Callable, Sequence

from cardspeak.finding import Finding
from cardspeak.floor.incidents.questions import question_of
from cardspeak.irregularities import OFFENCES, offence_of
from cardspeak.law.procedure import code
from cardspeak.law.sanctions import Penalty, Range
from cardspeak.locale.messages import amount, say
from cardspeak.locale.rulings import ruled as said_of
from cardspeak.locale.words import capital
from cardspeak.room.table import events as e
from cardspeak.room.table import floor_events as fe
from cardspeak.room.table import tournament_events as te
from cardspeak.room.table.offence_cost import Verdict
from cardspeak.room.table.state import Given
from cardspeak.search import found_offers
from cardspeak.story.offers import offers, phrase_of

CODES = frozenset(each.code for each in OFFENCES)
MOST_FOUND = 20  # offers of a search, among which offences are looked for
_GROUPS = {each.code: each.group for each in OFFENCES}
Named = Callable[[str], str]


def offence(language: str, told: str) -> str:
    """Name an offence of the catalogue, told by its code or its name; what is not in it keeps its name."""
    found = offence_of(told)
    return said_of(language, Finding(found)) if found in CODES else told


def found(language: str, searched: str) -> list[tuple[str, list[tuple[str, str]]]]:
    """Return the groups with their offences, each by its code; of a search those that it finds, the likeliest first."""
    codes = _codes_found(searched) if searched.strip() else [each.code for each in OFFENCES]
    groups: dict[str, list[tuple[str, str]]] = {}
    for told in codes:
        groups.setdefault(_GROUPS[told], []).append((told, offence(language, told)))
    return [(say(language, f"kin-{group}"), rows) for group, rows in groups.items()]


def _codes_found(searched: str) -> list[str]:
    told = [phrase_of(offers()[each.name].words).fixed.get("what", "") for each in found_offers(searched, MOST_FOUND)]
    return list(dict.fromkeys(str(each) for each in told if each in CODES))


def penalty(language: str, kind: str, number: int = 1) -> str:
    """Name a penalty."""
    return say(language, f"penalty-{kind}", n=number)


def penalties(language: str, ranges: Sequence[tuple[str, int, int]]) -> str:
    """Name a choice of penalties: their kinds, each from least to most (0: without an end)."""
    names = [_range(language, *each) for each in ranges]
    if len(names) < 2:
        return "".join(names)
    return say(language, "penalty-or", some=", ".join(names[:-1]), last=names[-1])


def _range(language: str, kind: str, least: int, most: int) -> str:
    if least == most:
        return penalty(language, kind, least)
    if not most:
        return say(language, f"penalty-{kind}-or-more", least=least)
    return say(language, f"penalty-{kind}-to", least=least, most=most)


def choices(ranges: Sequence[tuple[str, int, int]]) -> list[tuple[str, int]]:
    """Return single penalties to be tapped: of a kind without an end the first four."""
    return [
        (kind, number) for kind, least, most in ranges for number in range(least, (most or max(least, 1) + 3) + 1)
    ]  # fmt: skip


def book_says(language: str, duty: str, ranges: Sequence[tuple[str, int, int]]) -> str:
    """Say what the book makes of an offence."""
    if duty in ("must", "may"):
        return say(language, f"duty-{duty}", penalties=penalties(language, ranges)) if ranges else ""
    return say(language, f"duty-{duty}")


def of_verdict(language: str, said: Verdict) -> str:
    """Say what the book makes of an offence, and of the chips that it is about."""
    ranges = [(each.kind, each.least, each.most) for each in said.ranges]
    chips = say(language, f"duty-chips-{said.chips}") if said.chips else ""
    return " ".join(part for part in (book_says(language, said.duty, ranges), chips) if part)


def imposers(language: str, said: Verdict) -> str:
    """Say who imposes the penalties of a verdict."""
    return ", ".join([said_of(language, Finding(code(by))) for by in said.by])


def question(language: str, fact: str) -> str:
    """Ask for a circumstance of an offence."""
    return said_of(language, question_of(fact))


def otherwise(given: Given | fe.Penalised) -> bool:
    """Say whether the floor decided otherwise than the book."""
    said = Verdict(given.duty, tuple(Range(*each) for each in given.book))
    return not said.allows(Penalty(given.kind, given.number))


def ruled(language: str, given: Given | fe.Penalised, name: Named) -> str:
    """Say what was decided on whom for what, by whom, and why, where the book says otherwise."""
    what = penalty(language, given.kind, given.number)
    facts = {"name": name(given.member), "by": name(given.by), "offence": offence(language, given.offence)}
    line = say(language, "log-ruled", **facts, penalty=what)
    if given.about:
        line = f"{line} {say(language, 'desk-about', text=given.about)}"
    if given.reason and not otherwise(given):
        line = f"{line} {say(language, 'log-reason', reason=given.reason)}"
    elif given.reason:
        book = book_says(language, given.duty, given.book)
        line = f"{line} {say(language, 'log-otherwise', book=book, reason=given.reason)}"
    return line


def undone(language: str, event: fe.PenaltyUndone, given: Sequence[Given], name: Named) -> str:
    """Say which penalty was undone, by whom, and why."""
    struck = next(row for row in given if row.case == event.case)
    what = penalty(language, struck.kind, struck.number)
    return say(
        language, "log-undone", name=name(event.member), penalty=what, by=name(event.by), reason=event.reason
    )  # fmt: skip


def told(language: str, event: e.Event, given: Sequence[Given], name: Named) -> str | None:
    """Say what the floor did, or what was asked of it; None for everything else."""
    match event:
        case fe.Penalised() if event.duty:
            misses = say(language, "log-misses", name=name(event.member), n=event.hands) if event.hands > 0 else ""
            return "\n".join(line for line in (ruled(language, event, name), misses) if line)
        case fe.PenaltyUndone():
            return undone(language, event, given, name)
        case fe.PenaltyServed():
            return say(language, "log-served", name=name(event.member))
        case fe.PenaltyMoved():
            key = "log-misses" if event.hands > 0 else "log-misses-gone"
            return say(language, key, name=name(event.member), n=abs(event.hands))
        case fe.CallOpened():
            key = "log-calls-floor-why" if event.text else "log-calls-floor"
            return say(language, key, name=name(event.member), text=event.text)
        case fe.CallClosed():
            return say(language, "log-call-closed")
        case fe.ClockStopped():
            return say(language, "log-clock-stopped", name=name(event.by))
        case fe.ClockStarted():
            return say(language, "log-clock-started", name=name(event.by))
        case te.TableHeld():
            return say(language, "log-held")
        case te.TableReleased():
            return say(language, "log-released")
        case te.ChipsRaced():
            return say(language, "log-chips-raced", old=amount(language, event.old))
        case te.BanksFilled():
            return say(language, "log-banks-filled", seconds=event.bank // 1000)
        case _:
            return None


def record(language: str, former: Sequence[tuple[str, str, int]]) -> str:
    """Name what stands in a record: offences with their penalties."""
    rows = [f"{offence(language, name)} ({penalty(language, kind, number)})" for name, kind, number in former]
    return capital("; ".join(rows))
