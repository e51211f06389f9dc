"""Words of the floor that no case may reach: every step, question, offence and mishap, and every message of rulings."""

from collections.abc import Iterator

from cardspeak.finding import Finding
from cardspeak.floor.incidents.questions import ANSWERS, question_of
from cardspeak.irregularities import OFFENCES
from cardspeak.law import steps
from cardspeak.locale import LANGUAGES, capital, say
from cardspeak.locale.messages import FILES
from cardspeak.locale.reading import WITHIN
from cardspeak.story.offers import offers
from cardspeak.web.floor.what_happened import title
from cardspeak.web.table import desk_words
from tests.golden.rulings.rows import Said, said
from tests.locale import ftl

# what a message is filled in with, by the name of the fact
NAMES = {
    "seat": "Ann",
    "other": "Bob",
    "seats": "Ann, Bob",
    **{fact: f"({fact})" for fact in (*WITHIN, "some", "last")},
}
COUNTS = (1, 2, 5)
# which messages are said of rulings, mishaps, offences, penalties; those of other pages are not the floor's
FLOOR = ("ruled-", "offer-", "penalty-", "duty-", "kin-", "floor-slot-", "refused-")


def words() -> Iterator[tuple[str, Said]]:
    """Yield words with what they are: a step, a question, an offence, a mishap, a penalty, or a message."""
    for name, value in vars(steps).items():
        if not name.startswith("_"):
            for text in value.values() if isinstance(value, dict) else [value]:
                yield "step", said(Finding(text))
    for fact in ANSWERS:
        yield "question", said(question_of(fact))
    for offence in OFFENCES:
        yield "offence", said(Finding(offence.code))
        yield "offence", Said(offence.what, capital(offence.what), None, None, None)
        if offence.step:
            yield "remedy", said(Finding(offence.step))
    for offer in offers().values():
        names = {language: title(language, offer) for language in LANGUAGES}
        shown = {language: f"{name.title} ({name.meaning})".replace(" ()", "") for language, name in names.items()}
        yield "mishap", Said(offer.words, **shown)
    for kind, number in (("warning", 1), ("hands", 1), ("hands", 3), ("rounds", 2), ("disqualification", 1)):
        shown = {language: desk_words.penalty(language, kind, number) for language in LANGUAGES}
        yield "penalty", Said(shown["en"], **shown)
    yield from messages()


def messages() -> Iterator[tuple[str, Said]]:
    """Yield every message of the floor with sample facts, also those that nothing above says."""
    for name in FILES:
        for key, message in ftl.messages("en", name).items():
            if not key.startswith(FLOOR):
                continue
            asked = ftl.variables(message.value)
            counted = sorted(asked - set(NAMES))
            for number in COUNTS if counted else COUNTS[:1]:
                facts = {fact: NAMES[fact] for fact in asked & set(NAMES)}
                facts |= {fact: number + place for place, fact in enumerate(counted)}  # type: ignore[misc]
                shown = {language: say(language, key, **facts) for language in LANGUAGES}
                yield "message", Said(shown["en"], **shown)
