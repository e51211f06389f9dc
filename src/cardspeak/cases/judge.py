"""Cases: a story with what a book makes of it, and whether that holds.

A case file is data; `judge` plays one case and compares every expectation with the hand, noting the points of law
behind the answer. A case proves those of its clauses that an answer cited.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from cardspeak.cases.floor_expect import FLOOR_EXPECT
from cardspeak.cases.hand_expect import HAND_EXPECT
from cardspeak.cases.keys import SET_UP, check_case
from cardspeak.cases.setting import Shelf, setting
from cardspeak.cases.spot import board_is_set_up
from cardspeak.cases.table_expect import TABLE_EXPECT
from cardspeak.cases.table_play import TablePlayed, play_table
from cardspeak.cases.table_setting import TableSetting, at_a_table, begun_at_table
from cardspeak.cases.tournament_setting import in_a_tournament, tournament_setting
from cardspeak.cases.verdict import Answer, Verdict
from cardspeak.errors import Unreadable
from cardspeak.finding import Finding
from cardspeak.hand import why
from cardspeak.hand.refused import Refused
from cardspeak.law.law import Law
from cardspeak.locale.reading import read
from cardspeak.locale.rulings import english
from cardspeak.story.parser import parse_story
from cardspeak.telling.acts import Unruled
from cardspeak.telling.play import Played, play
from cardspeak.telling.setting import Setting

__all__ = ["Answer", "Verdict", "compare", "judge", "with_defaults"]

ANYWHERE = "anywhere: "  # another book may refuse an earlier statement of the same story


def with_defaults(data: dict[str, Any], file: str = "") -> list[dict[str, Any]]:
    """Return the cases of a file, each with the keys of the file where it has none of its own.

    `Unreadable` names the file whose cases, or whose table for all of them, are no tables.
    """
    shared = {key: value for key, value in data.items() if key != "case"}
    rows = data.get("case", [])
    if not isinstance(rows, list) or not all(isinstance(case, dict) for case in rows):
        raise Unreadable(f"{file}: each case is a table that begins with [[case]]")
    if not all(isinstance(each.get("table", {}), dict) for each in (shared, *rows)):
        raise Unreadable(f"{file}: table is {SET_UP['table'].what}")
    cases = []
    for at, case in enumerate(rows, 1):
        merged = {"name": f"case {at}", **shared, **case}
        if "table" in shared and "table" in case:
            merged["table"] = {**shared["table"], **case["table"]}
        cases.append(merged)
    return cases


def judge(case: dict[str, Any], shelf: Shelf, book: str = "") -> Verdict:
    """Play a case under its book (or another) and compare what it expects."""
    name, under = str(case.get("name", "?")), book or str(case.get("book", "common"))
    try:
        check_case(case)
    except Unreadable as error:
        return Verdict(name, under, (), (), False, {}, _line(str(error)), ())
    named = _named(case)
    try:
        _check_keys(case)
        if in_a_tournament(case):
            return _of_a_tournament(case, under, shelf, elsewhere=bool(book))
        if "cash" in case or "club" in case:
            return _of_the_house(case, under, shelf, elsewhere=bool(book))
        story = parse_story(str(case.get("play", ""))) if case.get("play") else ()
        if at_a_table(case, story):
            table = begun_at_table(case, under, story, shelf)
            return compare(case, under, play_table(table), table, shelf, elsewhere=bool(book))
        begun = setting(case, under, story, shelf)
        return compare(case, under, play(begun), begun, shelf, elsewhere=bool(book))
    except (Unreadable, Unruled) as error:
        text = english(error.why) if isinstance(error, Unruled) else str(error)
        return Verdict(name, under, named, (), False, {}, _line(text), ())


def compare(
    case: dict[str, Any], book: str, played: Played | TablePlayed, begun: Setting | TableSetting, shelf: Shelf,
    elsewhere: bool = False,
) -> Verdict:  # fmt: skip
    """Compare what a case expects with what became of a story; `elsewhere` says that it was written for another book.

    Raises `Unreadable` where an expectation cannot be read.
    """
    name, named, expected = str(case.get("name", "?")), _named(case), _expected(case)
    if isinstance(played, TablePlayed):
        assert isinstance(begun, TableSetting)
        _check_known(expected, EXPECT_AT_TABLE)
        answers = {key: EXPECT_AT_TABLE[key](case[key], played, begun) for key in expected}
    else:
        assert isinstance(begun, Setting)
        _check_known(expected, EXPECT)
        answers = {key: EXPECT[key](case[key], played, begun) for key in expected}
    if "refused" not in case and played.refused is not None:
        text = f"refused: {played.refused}"
        return Verdict(name, book, named, (), False, {"refused": played.refused.code}, text, ())
    return _verdict(case, book, played.law, answers, played.refused, shelf, elsewhere)


def _of_a_tournament(case: dict[str, Any], book: str, shelf: Shelf, elsewhere: bool) -> Verdict:
    """Compare what a case of a tournament expects; each expectation asks the tournament itself."""
    from cardspeak.cases.tournament_expect import TOURNAMENT_EXPECT  # a ruling from the shell needs none of it

    expected = _expected(case)
    _check_known(expected, TOURNAMENT_EXPECT)
    try:
        begun = tournament_setting(case, book, shelf)
        answers = {key: TOURNAMENT_EXPECT[key](case[key], begun) for key in expected}
    except ValueError as error:
        raise Unreadable(f"tournament: {error}") from error
    return _verdict(case, book, begun.law, answers, None, shelf, elsewhere)


def _of_the_house(case: dict[str, Any], book: str, shelf: Shelf, elsewhere: bool) -> Verdict:
    """Compare what a case at a cash table or in a club expects; each expectation asks the room itself."""
    from cardspeak.cases.cash_setting import expectations, house_setting  # a ruling from the shell needs none of it

    expected = _expected(case)
    begun = house_setting(case, book, shelf)
    known = expectations(case)
    _check_known(expected, known)
    answers = {key: known[key](case[key], begun) for key in expected}
    return _verdict(case, book, begun.law, answers, None, shelf, elsewhere)


def _verdict(
    case: dict[str, Any], book: str, law: Law, answers: Mapping[str, Answer], refused: Refused | None, shelf: Shelf,
    elsewhere: bool,
) -> Verdict:  # fmt: skip
    name, named = str(case.get("name", "?")), _named(case)
    points = tuple(dict.fromkeys(point for answer in answers.values() for point in answer.points))
    got = {key: answer.got for key, answer in answers.items()}
    wrong = [f"{key}: expected {case[key]}, got {answer.got}" for key, answer in answers.items() if not answer.ok]
    if "differs" in case:
        wrong += _differs(case, shelf)
    cited = dict.fromkeys(why.cites(law, points))
    if refused is not None:
        cited.update(dict.fromkeys(refused.cites))
    proves = tuple(clause for clause in named if clause in cited)
    unproved = [clause for clause in named if clause not in cited]
    if unproved and not wrong and not elsewhere:
        wrong.append(f"named, not reached: {', '.join(unproved)} (no expectation rests on an answer that cites it)")
    return Verdict(name, book, named, proves if not wrong else (), not wrong, got, _line("; ".join(wrong)), points)


def _line(text: str) -> str:
    return " ".join(text.split())


def _full(clause: str, book: str) -> str:
    return clause if ":" in clause else f"{book}:{clause}"


def _named(case: dict[str, Any]) -> tuple[str, ...]:
    return tuple(_full(clause, str(case.get("book", "common"))) for clause in case.get("clauses", ()))


def _expected(case: dict[str, Any]) -> list[str]:
    """Return the keys of a case that are expectations."""
    board = {"board"} if board_is_set_up(case) else set[str]()
    return [key for key in case if key not in SET_UP and key != "differs" and key not in board]


def _check_known(expected: Sequence[str], known: Mapping[str, object]) -> None:
    unknown = [key for key in expected if key not in known]
    if unknown:
        raise Unreadable(f"a case has no key {', '.join(unknown)} (expectations: {', '.join(sorted(known))})")


def _check_keys(case: dict[str, Any]) -> None:
    if not _expected(case):
        raise Unreadable("a case without an expectation proves nothing")
    if not case.get("clauses"):
        raise Unreadable("a case names the clauses that it proves")


def _differs(case: dict[str, Any], shelf: Shelf) -> list[str]:
    entries = case["differs"] if isinstance(case["differs"], list) else [case["differs"]]
    wrong = []
    for entry in entries:
        other = {key: value for key, value in case.items() if key in SET_UP}
        if board_is_set_up(case) and "board" in case:
            other["board"] = case["board"]
        other.update({key: value for key, value in entry.items() if key != "book"})
        if "refused" in entry:
            other["refused"] = f"{ANYWHERE}{entry['refused']}"
        verdict = judge({**other, "book": case.get("book", "common")}, shelf, str(entry["book"]))
        if not verdict.ok:
            wrong.append(f"under {entry['book']}: {verdict.why}")
    return wrong


def _offers(allowed: Finding | None, wanted: Finding) -> bool:
    """Say whether this is what would be allowed, or one of the options."""
    each = dict(allowed.facts).get("each", ()) if allowed else ()
    return wanted == allowed or (isinstance(each, tuple) and wanted in each)


def _refused(wanted: str, played: Played | TablePlayed, begun: Setting | TableSetting) -> Answer:
    refused = played.refused
    if refused is None:
        return Answer(False, "allowed", ())
    code, _, allowed = wanted.removeprefix(ANYWHERE).partition(":")
    last = wanted.startswith(ANYWHERE) or played.refused_at in (-1, len(begun.story) - 1)
    fits = not allowed.strip() or any(_offers(refused.allowed, found) for found in read(allowed.strip()))
    ok = last and code.strip() == refused.code and fits
    got = refused.code if last else f"{refused.code} at statement {played.refused_at + 1}"
    return Answer(ok, f"{got}: {english(refused.allowed)}", ())


EXPECT: dict[str, Callable[[Any, Played, Setting], Answer]] = {**HAND_EXPECT, **FLOOR_EXPECT, "refused": _refused}
EXPECT_AT_TABLE: dict[str, Callable[[Any, TablePlayed, TableSetting], Answer]] = {**TABLE_EXPECT, "refused": _refused}
