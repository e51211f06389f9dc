"""What the pages of the floor say in the language of the reader: of rulings, and of refusals."""

from collections.abc import Sequence

from cardspeak.errors import Unreadable
from cardspeak.finding import Finding
from cardspeak.floor.incidents.questions import ANSWERS, question_of
from cardspeak.hand.refused import Refused
from cardspeak.locale.messages import amount, has, say
from cardspeak.locale.reading import read
from cardspeak.locale.rulings import answer, key_of, ruled
from cardspeak.locale.words import capital
from cardspeak.room.table.lines.state import Fact, Found
from cardspeak.service.real_tables import RealTable
from cardspeak.web.ask.answer_words import phrase
from cardspeak.web.floor.draw import names_in
from cardspeak.web.render import sentence


def spoken(language: str, real: RealTable, found: Finding) -> str:
    """Say a finding of the floor about the players of the hand that is on."""
    state = real.state.hand
    return phrase(language, found, names_in(real, state) if state else ())


def known_words(language: str, real: RealTable, know: Sequence[Fact]) -> list[tuple[str, str]]:
    """Return what is known of a line, as questions with their answers."""
    return [(_asked(language, fact), _answer(language, real, given)) for fact, given in know]


def _asked(language: str, fact: str) -> str:
    """Say the question that a fact answers; of a declaration it is one that needs no player's name."""
    if fact in ANSWERS:
        return ruled(language, question_of(fact))
    key = f"floor-fact-{fact.replace('_', '-')}"
    return say(language, key if has(key) else "floor-fact-other")


def _answer(language: str, real: RealTable, given: str | int | bool) -> str:
    if isinstance(given, bool):
        return say(language, "floor-yes" if given else "floor-no")
    if isinstance(given, int):
        return amount(language, given)
    return capital(answer(language, given)) if has(key_of(given.replace("-", "_"))) else real.names.shown(given)


def several(language: str, findings: Sequence[Finding], names: Sequence[str]) -> str:
    """Say several findings in one line."""
    return capital("; ".join([ruled(language, found, names) for found in findings]))


def recorded(language: str, real: RealTable, found: Sequence[Found]) -> str:
    """Say what was kept of the rulings on a line."""
    return capital("; ".join([_kept(language, real, each) for each in found]))


def _kept(language: str, real: RealTable, found: Found) -> str:
    if found.outcome.code != "as_written":
        return ruled(language, found.outcome, [real.names.name(member) for member in found.players])
    text = real.names.shown(str(dict(found.outcome.facts)["text"]))
    names = real.names.every()
    try:
        return "; ".join([ruled(language, read(each, names)[0], names) for each in text.split("; ")])
    except Unreadable:
        return text


def why_not(language: str, real: RealTable | None, wrong: Refused) -> str:
    """Say why something could not be done."""
    if real is None:
        return sentence(language, wrong)
    players = wrong.facts.get("players", ())
    if isinstance(players, tuple):
        wrong = wrong._replace(facts={**wrong.facts, "players": tuple([real.names.name(each) for each in players])})
    return real.names.shown(sentence(language, wrong))
