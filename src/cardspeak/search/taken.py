"""A text that is taken for a situation: where it was not understood as a whole, and tells one that is known."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from cardspeak.errors import Unreadable
from cardspeak.record import record
from cardspeak.search.ranked import Likely, likely_situations
from cardspeak.situations import Situation, case_of, guessed
from cardspeak.talk import Heard
from cardspeak.talk.knowing import known_in
from cardspeak.talk.sure import stands_as_read

LIKELY = 0.08  # how likely a situation has to be, where nothing else could be ruled on
LIKELIER = 0.25  # and where something could, of which a part was left out
LIKELIEST = 0.4  # and where every word was understood, but not who did it
LEAST = 0.3  # how well words have to fit: where none speaks for it, the likeliest of all is still none
FIRST, SURE = 5, 0.3  # of what is as likely as this, words may also speak for another of the first five
NOT_CLOSED = ("talk_not_closed", "talk_bracket_not_closed")


@record
class Taken(NamedTuple):
    """The situation that a text was taken for, what stands in its places, and the case that it is."""

    situation: Situation
    values: Mapping[str, int | str]
    case: Mapping[str, Any]


def taken_for(heard: Heard, table: Mapping[str, Any], ruled: bool) -> Taken | None:
    """Return what a text is taken for at a table, as the keys of a case; none where it is taken as it was understood.

    `ruled` says that what was understood could be ruled on. Nothing is guessed where a quotation or a parenthesis is
    not closed: what was told would be taken for words or a remark, and one mark puts it right.
    """
    not_closed = heard.stopped is not None and heard.stopped.code in NOT_CLOSED
    if not_closed or (ruled and stands_as_read(heard)):
        return None
    found = likely_situations(heard)
    least = LIKELY if not ruled else LIKELIEST if heard.every_word else LIKELIER
    if not found or found[0].chance < least or not _spoken_of(found):
        return None
    situation = found[0].situation
    values = guessed(situation, heard, (), table)
    try:
        case = case_of(situation, values, {**heard.table.get("table", {}), **table})
        return Taken(situation, values, with_what_is_told(case, heard))
    except Unreadable:  # two places with one name
        return None


def _spoken_of(found: Sequence[Likely]) -> bool:
    """Say whether words speak for the likeliest situation, or for another of the first that are alike."""
    some = found[:FIRST] if found[0].chance >= SURE else found[:1]
    return max(each.fits for each in some) >= LEAST


def with_what_is_told(case: Mapping[str, Any], heard: Heard) -> dict[str, Any]:
    """Return the case of a situation with the facts that a text tells beside what stands in the places."""
    known = {**known_in(heard.text, heard.language), **case.get("know", {})}
    return {**case, **({"know": known} if known else {})}
