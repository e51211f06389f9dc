"""Reads PHH files: one hand of a ``.phh``, or the many of a ``.phhs``, each a record or the reason why it is
none.

A ``.phhs`` is cut at its table headers before it is parsed, so that a slip in one hand costs that hand and no
other. Each piece between two headers is read alone. Only where it ends in the middle of something (an array
with a line that looks like a header) is the next piece added to it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from cardspeak.history.phh import BadHand, HandRecord
from cardspeak.history.phh_action import short
from cardspeak.history.phh_fields import Fault, record_of
from cardspeak.history.phh_toml import loads, quick
from cardspeak.record import record


@record
class Place(NamedTuple):
    """A hand with its place in the file: its name (table, ``hand`` field or file) and its first line."""

    hand: str
    line: int
    result: HandRecord | BadHand


def read_hands(text: str, name: str = "") -> Iterator[HandRecord | BadHand]:
    """The hands in ``text``, in order; one that cannot be read comes as a ``BadHand``.

    A ``BadHand`` without a name of its own gets ``name`` (such as the file's). Nothing is ever raised; an empty
    text gives one ``BadHand``.
    """
    for place in read_places(text, name):
        yield place.result


def read_places(text: str, name: str = "") -> Iterator[Place]:
    """The hands in ``text`` as ``read_hands`` gives them, each with its name and line."""
    text = text.removeprefix("\ufeff")
    if "\r" in text:
        text = text.replace("\r\n", "\n")
    cuts, bodies, names = _cut(text)
    cuts.append(len(text))
    line, counted, at = 1, 0, 0
    while at < len(names):
        line += text.count("\n", counted, cuts[at])
        counted = cuts[at]
        data = quick(text[bodies[at] : cuts[at + 1]])
        until = at + 1
        if data is not None:
            yield _place(data, names[at], name, text[counted : cuts[until]], line)
        else:
            until, places = _slow(text, cuts, at, line, names[at], name)
            yield from places
        at = until


def _cut(text: str) -> tuple[list[int], list[int], list[str]]:
    """Where the hands begin, where what belongs to them begins, and their names (empty for a lone hand)."""
    heads = list(_HEADER.finditer("\n" + text))
    cuts, bodies, names = [], [], []
    if not heads or _CONTENT.match(text, 0, heads[0].start()):
        # A hand of a .phh, maybe with tables of its own; or a first hand whose header is broken.
        cuts, bodies, names = [0], [0], [""]
        heads = [head for head in heads if head[1].strip("\"'").isdecimal()]
    for head in heads:
        cuts.append(head.start())
        bodies.append(head.end())  # the line break after the header, counting the one put before the text
        names.append(head[1].strip("\"'"))
    return cuts, bodies, names


# A table header on a line of its own. The keys of PHH need no escapes, so a header with one is left to
# tomllib.
_HEADER = re.compile(
    "\n[ \t]*\\[[ \t]*(\"[^\"\n\\\\]*\"|'[^'\n]*'|[A-Za-z0-9_-]+)[ \t]*\\][ \t]*(?:#[^\n]*)?(?=\n|\\Z)"
)
_CONTENT = re.compile("(?:[ \t]*(?:#[^\n]*)?\n)*[ \t]*[^ \t\n#]")
_AT = re.compile(r" \(at (?:line ([0-9]+), column [0-9]+|end of document)\)$")
_AHEAD = 4  # pieces that are added to one which ends in the middle of something


def _slow(text: str, cuts: list[int], at: int, line: int, table: str, name: str) -> tuple[int, list[Place]]:
    """The next piece's index, and what ``tomllib`` makes of this one, and the following if need be."""
    piece = text[cuts[at] : cuts[at + 1]]
    try:
        return at + 1, _places(loads(piece), table, name, piece, line)
    except ValueError as error:
        fault = error
    if "end of document" in str(fault):
        for until in range(at + 2, min(at + 2 + _AHEAD, len(cuts))):
            longer = text[cuts[at] : cuts[until]]
            try:
                return until, _places(loads(longer), table, name, longer, line)
            except ValueError:
                continue
    hand = table or name
    return at + 1, [Place(hand, line, _no_toml(hand, fault, piece, line))]


def _places(data: dict[str, object], table: str, name: str, piece: str, line: int) -> list[Place]:
    """The hands that ``tomllib`` found: the tables of a ``.phhs``, or the one hand of a ``.phh``."""
    if not table:
        return [_place(data, "", name, piece, line)]
    return [_place(held, key, name, piece, line) for key, held in data.items()]


def _place(data: object, table: str, name: str, piece: str, line: int) -> Place:
    """The hand as a record, or as a bad one with the line of the key or action at fault."""
    if not isinstance(data, dict):
        return Place(table, line, BadHand(table, line, f"{short(table)} is not a table with a hand"))
    hand = table or name
    if not table and "hand" in data:
        hand = data["hand"] if isinstance(data["hand"], str) else short(data["hand"])
    try:
        return Place(hand, line, record_of(data))
    except Fault as fault:
        return Place(hand, line, BadHand(hand, line + _lines_before(fault, piece), fault.reason))


def _no_toml(hand: str, error: ValueError, piece: str, line: int) -> BadHand:
    """The syntax error with its line; one at the end is told at the last line with something on it."""
    found = _AT.search(str(error))
    reason = _AT.sub("", str(error))
    before = 0
    if found is not None and found[1] is None:
        before = piece.rstrip().count("\n")
        reason = f"the hand breaks off ({reason})"
    elif found is not None:
        before = int(found[1]) - 1
    return BadHand(hand, line + before, f"no valid TOML: {reason}")


def _lines_before(fault: Fault, piece: str) -> int:
    """How many lines come before the key at fault, or the action, or the first line of content."""
    key = re.search(rf"^[ \t]*[\"']?{re.escape(fault.key)}[\"']?[ \t]*=", piece, re.MULTILINE)
    if key is None:
        start = _CONTENT.match(piece)
        return piece.count("\n", 0, start.end() if start else 0)
    spot = key.end()
    for text in fault.texts:
        spots = [found for quote in "'\"" if (found := piece.find(f"{quote}{text}{quote}", spot)) >= 0]
        if not spots:
            break
        spot = min(spots) + 1
    return piece.count("\n", 0, spot)
