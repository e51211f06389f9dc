"""Marks every word of a text as what it was understood as."""

from collections.abc import Collection, Mapping, Sequence

from cardspeak.talk.model import Mark, Term

_KINDS = {
    "seat": "seat", "act": "act", "number": "amount", "size": "amount", "chips": "amount", "fraction": "table",
    "cards": "cards", "quote": "quote", "table": "table", "filler": "filler", "part": "word",
}  # fmt: skip


def marks(
    found: Sequence[Term], read: Collection[int], asides: Collection[int], places: Mapping[str, str]
) -> tuple[Mark, ...]:
    """Return the marks of terms; those whose place is in `read` were understood."""
    return tuple(
        Mark(term.start, term.end, "aside") if term.start in asides else _mark(term, term.start in read, places)
        for term in found
        if term.kind != "break"
    )


def _mark(term: Term, understood: bool, places: Mapping[str, str]) -> Mark:
    kind = _KINDS.get(term.kind, "")
    if term.kind == "remark" or (term.parts and term.parts <= {"and", "then", "after", "filler"}):
        return Mark(term.start, term.end, "filler")
    if not understood and kind != "filler":
        return Mark(term.start, term.end, "unknown")
    means = str(term.value) if term.kind in ("seat", "act", "number", "size", "chips", "cards", "quote") else ""
    if term.kind == "seat":
        means = places.get(means, means)
    return Mark(term.start, term.end, kind or "word", means)
