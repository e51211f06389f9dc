"""The record: what is ruled now, how it is written to files, and how two records differ."""

import hashlib
import json
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from cardspeak.cases.coverage import coverage
from cardspeak.cases.judge import judge
from cardspeak.cases.rule import tell
from cardspeak.cases.setting import setting
from cardspeak.cases.table_play import play_table
from cardspeak.cases.table_setting import at_a_table, begun_at_table
from cardspeak.cases.tournament_setting import in_a_tournament
from cardspeak.cli.shelf import SHELF, case_files, cases_in
from cardspeak.errors import Ambiguous, Unreadable
from cardspeak.library import book_notes, books
from cardspeak.story.parser import parse_story
from cardspeak.telling.acts import Unruled
from cardspeak.telling.play import play
from tests.golden.rulings.rows import Heard, Row, Said, page_of, rows_at_table, rows_of
from tests.golden.rulings.words import words

HERE = Path(__file__).parent
CASES = HERE.parents[1] / "cases"
FIRST = HERE / "first.txt"
CHANGES = HERE / "changes.toml"

DERIVED = ("coverage.jsonl", "verdicts.jsonl", "sentences.jsonl", "words.jsonl")
FREE = ("coverage.jsonl", "sentences.jsonl", "words.jsonl")

# the rows of each file, by their keys
Record = dict[str, dict[str, Row]]


def record() -> Record:
    """Play every case and return all that is recorded of it."""
    found: Record = {}
    heard: Heard = set()
    verdicts = []
    for key, case in keyed_cases():
        book = str(case.get("book", "common"))
        found.setdefault(f"{book}.jsonl", {})[key] = _ruled(case, book, heard)
        verdict = judge(case, SHELF)
        verdicts.append(verdict)
        found.setdefault("verdicts.jsonl", {})[key] = {
            "ok": verdict.ok, "got": verdict.got, "clauses": list(verdict.clauses),
            **({"proves": list(verdict.proves)} if verdict.proves != verdict.clauses else {}),
        }  # fmt: skip
    found["coverage.jsonl"] = {
        row.clause.name: {"status": row.status, "cases": len(row.cases), "named": len(row.named)}
        for book in books().values()
        if book.id in {path.name for path in CASES.iterdir()}
        for row in coverage(book, verdicts, book_notes("shown"))
    }
    found["sentences.jsonl"] = _table(heard)
    of_kinds: dict[str, set[Said]] = {}
    for kind, each in words():
        of_kinds.setdefault(kind, set()).add(each)
    found["words.jsonl"] = {
        f"{kind}: {key}": row for kind in sorted(of_kinds) for key, row in _table(of_kinds[kind]).items()
    }
    return found


def keyed_cases() -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield every case with its file and name; a second one of the same name in a file is called #2."""
    seen: dict[str, int] = {}
    for file, case in cases_in(case_files([str(CASES)])):
        key = f"{file.relative_to(CASES).with_suffix('')}: {case.get('name', '?')}"
        seen[key] = seen.get(key, 0) + 1
        yield key if seen[key] == 1 else f"{key} #{seen[key]}", case


def _ruled(case: dict[str, Any], book: str, heard: Heard) -> Row:
    """Return what is ruled in a case, and what is ruled where the floor is asked of each statement, if that differs."""
    if in_a_tournament(case) or "cash" in case or "club" in case:
        return {"found": judge(case, SHELF, book).got}
    story = parse_story(str(case.get("play", ""))) if case.get("play") else ()
    if at_a_table(case, story):
        return rows_at_table(play_table(begun_at_table(case, book, story, SHELF)), heard)
    row = rows_of(play(setting(case, book, story, SHELF)), heard)
    asked, page = _asked(case, book, heard)
    elsewhere = {other: _short(_asked(case, other, heard)[0]) for other in books() if other != book}
    elsewhere = {other: short for other, short in elsewhere.items() if short != _short(asked)}
    more = {"asked": asked if asked != row else {}, "page": page, "elsewhere": elsewhere}
    return {**row, **{name: value for name, value in more.items() if value}}


def _asked(case: dict[str, Any], book: str, heard: Heard) -> tuple[Row, Row]:
    """Return what is ruled on a story under a book, and what its page says beside that."""
    try:
        played = tell(case, book, str(case.get("play", "")), SHELF)
    except (Unreadable, Ambiguous, Unruled) as error:
        return {"unruled": str(error)}, {}
    own = book == case.get("book", "common")
    return rows_of(played, heard), page_of(played, heard) if own else {}


def _short(row: Row) -> str:
    """Return a row in one phrase."""
    if "refused" in row:
        return f"refused: {row['refused']['code']}"
    if "rulings" in row:
        last = row["rulings"][-1]
        asks = ", ".join(ask["fact"] for ask in last.get("asks", ()))
        return "; ".join(part for part in (last["outcome"], asks, last.get("sanction", "")) if part)
    return str(row["hand"]["ruling"] if "hand" in row else row["unruled"])


def _table(heard: Iterable[Said]) -> dict[str, Row]:
    """Return words by what they are in English; the same English for other facts is called #2."""
    rows: dict[str, Row] = {}
    for each in sorted(heard, key=lambda each: tuple(text or "" for text in each)):
        key, number = each.text, 1
        while key in rows:
            number += 1
            key = f"{each.text} #{number}"
        rows[key] = {"en": each.en, "ru": each.ru, "uk": each.uk, "sk": each.sk}
    return rows


def written(rows: Mapping[str, Row]) -> str:
    """Return rows as lines of JSON, each with its key first."""
    return "".join(json.dumps({"key": key, **row}, ensure_ascii=False) + "\n" for key, row in rows.items())


def stored() -> Record:
    """Return the record as it is stored."""
    found: Record = {}
    for file in sorted(HERE.glob("*.jsonl")):
        rows = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
        found[file.name] = {row.pop("key"): row for row in rows}
    return found


def write(found: Record) -> None:
    """Store a record, and drop the files that it has not."""
    for file in HERE.glob("*.jsonl"):
        if file.name not in found:
            file.unlink()
    for name, rows in found.items():
        (HERE / name).write_text(written(rows), encoding="utf-8")


def differences(before: Record, now: Record) -> list[str]:
    """Return where two records differ, field by field: rulings first, then what follows from them."""
    lines: list[str] = []
    for name in sorted({*before, *now}, key=lambda name: (name in DERIVED, name)):
        old, new = before.get(name, {}), now.get(name, {})
        for key in dict.fromkeys((*old, *new)):
            if key not in new:
                lines.append(f"{name}: {key}: is gone")
            elif key not in old:
                lines.append(f"{name}: {key}: is new: {json.dumps(new[key], ensure_ascii=False)}")
            else:
                lines += [f"{name}: {key}: {each}" for each in _fields(old[key], new[key], "")]
    return lines


def _fields(old: Any, new: Any, at: str) -> Iterator[str]:
    if isinstance(old, dict) and isinstance(new, dict):
        for key in dict.fromkeys((*old, *new)):
            yield from _fields(old.get(key), new.get(key), f"{at}.{key}" if at else key)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for place, (one, other) in enumerate(zip(old, new, strict=True)):
            yield from _fields(one, other, f"{at}[{place}]")
    elif old != new or type(old) is not type(new):
        yield f"{at}: {json.dumps(old, ensure_ascii=False)} -> {json.dumps(new, ensure_ascii=False)}"


def digests(found: Record) -> dict[str, str]:
    """Return a digest of each row, by its file and key."""
    return {
        f"{name}: {key}": hashlib.sha256(json.dumps(row, sort_keys=True).encode()).hexdigest()[:8]
        for name, rows in found.items()
        for key, row in rows.items()
    }


def first() -> dict[str, str]:
    """Return the digests of the record as it was first made."""
    found: dict[str, str] = {}
    name = ""
    for line in FIRST.read_text(encoding="utf-8").splitlines():
        digest, _, key = line.partition(" ")
        if key:
            found[f"{name}: {key}"] = digest
        else:
            name = line
    return found


def write_first(found: Record) -> None:
    """Store the digests: under the name of each file a line for each of its rows."""
    lines: list[str] = []
    for name, rows in found.items():
        known = digests({name: rows})
        lines += [name, *[f"{known[f'{name}: {key}']} {key}" for key in rows]]
    FIRST.write_text("\n".join(lines) + "\n", encoding="utf-8")


def changed() -> set[str]:
    """Return the rows of what is ruled that are gone, or other than they first were.

    Words may be said better without a reason, and coverage counts grow with every case: the diff shows both.
    """
    now = digests(stored())
    ruled = {key: digest for key, digest in first().items() if not key.startswith(FREE)}
    return {key for key, digest in ruled.items() if now.get(key) != digest}


def listed() -> dict[str, str]:
    """Return the rows whose change is deliberate, each with the reason."""
    changes = tomllib.loads(CHANGES.read_text(encoding="utf-8")).get("change", [])
    return {row: change["why"] for change in changes for row in change["rows"]}
