"""A text that is taken for a situation: where it was not understood as a whole, and tells one that is known."""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from cardspeak.errors import Unreadable
from cardspeak.record import record
from cardspeak.search.chosen import Reading, as_read, of_situation, shares
from cardspeak.search.filled import filled_signs
from cardspeak.search.next_card import by_next_card
from cardspeak.search.ranked import Likely, likely_situations
from cardspeak.search.wished import before_a_wish, only_wished
from cardspeak.situations import Situation, case_of, guessed
from cardspeak.situations.beside import with_stacks_and_pot
from cardspeak.story.parser import parse_story
from cardspeak.talk import Heard
from cardspeak.talk.knowing import known_in
from cardspeak.talk.lexer import terms
from cardspeak.talk.mentions import mentions
from cardspeak.talk.phrasing import players_of
from cardspeak.talk.sure import stands_as_read

LOOKED_AT = 8  # situations of which one is taken
LEAST = 0.4  # how likely an answer has to be: below it an offer serves better (`bench/README.md`)
LIKELY = 0.04  # how likely the first situation has to be
FIRST, SURE = 5, 0.3  # of what is as likely as this, words may also speak for another of the first five
LEAST_WORDS = 0.3  # how well words have to fit, where nothing else is told
NOT_CLOSED = ("talk_not_closed", "talk_bracket_not_closed")

Answer: TypeAlias = tuple[bool, Hashable]
"""Whether a case is refused, and what its answer is known by; none where it has none."""
Asking: TypeAlias = Callable[[Mapping[str, Any]], Answer]
"""Says how a book answers a case; the case without a `play` is the text as it was understood."""


@record
class Taken(NamedTuple):
    """The situation that a text was taken for, what stands in its places, and the case that it is."""

    situation: Situation
    values: Mapping[str, int | str]
    case: Mapping[str, Any]


@record
class Choice(NamedTuple):
    """What a text is taken for, none where it is taken as it was understood, and the situations that it may tell.

    Those stand in the order of how likely their answers are; none where nothing was compared.
    """

    taken: Taken | None = None
    likely: tuple[Situation, ...] = ()


def choose(heard: Heard, table: Mapping[str, Any], ruled: bool, asks: Asking) -> Choice:
    """Choose what a text is taken for at a table, as the keys of a case.

    `ruled` says that what was understood could be ruled on. Nothing is guessed where a quotation or a parenthesis is
    not closed: what was told would be taken for words or a remark, and one mark puts it right. Nor where the rest is
    told in the story's own language: whoever writes that is asked about the one statement that it does not have.
    """
    not_closed = heard.stopped is not None and heard.stopped.code in NOT_CLOSED
    wish = ruled and asks({})[0] and (only_wished(heard) or _was_accepted(heard, asks))
    if not_closed or (ruled and not wish and stands_as_read(heard)) or _in_its_own_language(heard.text):
        return Choice()
    likely = by_next_card(likely_situations(heard)[:LOOKED_AT], heard.text)
    if not _tells_something(heard, likely):
        return Choice()
    found = [*readings(heard, table, likely, asks)]
    every = [reading for _, reading in found]
    if ruled and not wish:
        every.append(as_read(heard, *asks({})))
    chances = shares(every)
    ordered = sorted(range(len(found)), key=lambda at: -chances[at])
    order = tuple([found[at][0].situation for at in ordered])
    best = max(range(len(every)), key=chances.__getitem__, default=-1)
    if not 0 <= best < len(found) or chances[best] < LEAST:
        return Choice(None, order)
    alike = [at for at, each in enumerate(every[: len(found)]) if each.answer == every[best].answer]
    return Choice(found[min(alike, default=best) if every[best].answer is not None else best][0], order)


def _was_accepted(heard: Heard, asks: Asking) -> bool:
    """Say whether a text tells what was done after the act that is refused: it was let be, right or wrong."""
    lines = heard.canonical.split("; ")
    if len(lines) < 2 or heard.canonical == heard.text:
        return False
    around: dict[str, Any] = {"table": dict(heard.table.get("table", {}))}
    street = heard.table.get("street", "preflop")
    if street != "preflop":
        acted = [name for each in heard.statements for name in sorted(players_of(each))]
        around["table"]["seats"] = list(dict.fromkeys(acted))
        around["spot"] = {"street": street}
    return asks({**around, "play": "; ".join(lines[:-1])})[0]


def _in_its_own_language(text: str) -> bool:
    """Say whether at least one statement of a text, and all but one, are of the story's own language."""
    told = [each for each in text.split(";") if each.strip()]
    return len(told) > 1 and sum(map(_is_statement, told)) == len(told) - 1


def _is_statement(text: str) -> bool:
    try:
        return bool(parse_story(text))
    except Unreadable:
        return False


def _tells_something(heard: Heard, likely: Sequence[Likely]) -> bool:
    """Say whether words speak for one of the first situations, or the text tells what somebody does."""
    if not likely or likely[0].chance < LIKELY:
        return False
    some = likely[:FIRST] if likely[0].chance >= SURE else likely[:1]
    if max(each.fits for each in some) >= LEAST_WORDS:
        return True
    return bool(heard.statements) or any(each.kind for each in mentions(terms(heard.text, heard.language, ())))


def readings(
    heard: Heard, table: Mapping[str, Any], likely: list[Likely], asks: Asking
) -> Iterator[tuple[Taken, Reading]]:
    """Yield what each of the likeliest situations makes of a text, with its signs and its answer."""
    heard = heard._replace(table={**heard.table, "table": {**heard.table.get("table", {}), **table}})
    for place, each in enumerate(likely):
        values = guessed(each.situation, heard)
        try:
            case = with_what_is_told(each.situation, case_of(each.situation, values, heard.table["table"]), heard)
        except Unreadable:  # two places with one name
            continue
        filled = filled_signs(each.situation, heard, values, case)
        answer = asks(case)
        if answer[0] and (sooner := before_a_wish(case, heard)) and not (other := asks(sooner))[0]:
            case, answer = sooner, other
        yield Taken(each.situation, values, case), of_situation(place, each.chance, each.signs, filled, *answer)


def with_what_is_told(situation: Situation, case: Mapping[str, Any], heard: Heard) -> dict[str, Any]:
    """Return the case of a situation with the facts that a text tells beside what stands in the places."""
    known = {**known_in(heard.text, heard.language), **case.get("know", {})}
    return {**with_stacks_and_pot(situation, case, heard), **({"know": known} if known else {})}
