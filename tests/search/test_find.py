"""What people call things is found, in four languages and mistyped; the tables of keywords name only what there is."""

from __future__ import annotations

import random
import subprocess
import sys

import pytest

from cardspeak.irregularities import MISHAPS
from cardspeak.law.points import POINTS
from cardspeak.library import books
from cardspeak.locale import LANGUAGES
from cardspeak.locale.messages import has, say
from cardspeak.search import found_clauses, found_offers
from cardspeak.search.entries import Matter, matters
from cardspeak.search.spelling import stems, words
from cardspeak.story.offers import offers, phrase_of

SPLIT = "seats-splits-the-part"
SAID = [
    ("misdeal", "wrong-start"), ("oversized", "chips"), ("dead button", "wrong-button"), ("boxed", "boxed"),
    ("fouled", "duplicate"), ("short stack", "all-in"), ("underraise", "wrong-size"), ("split pot", SPLIT),
    ("odd chip", SPLIT), ("two winners", "disputed-hand"), ("one pot claimed twice", "disputed-hand"),
    ("string bet", "string-bet"), ("rabbit", "seat-asks-to-see-the-next-card-cards"), ("splashing the pot", "splashes"),
    ("run it twice", "seats-runs-it-times"), ("missed blind", "not-posted"), ("slow roll", "delays"),
    ("dealer flipped my king face up while pitching", "dealer-exposes"),
    ("мисдил", "wrong-start"), ("крупная фишка", "chips"), ("мёртвый баттон", "wrong-button"),
    ("перевёрнутая карта в колоде", "boxed"), ("бракованная колода", "duplicate"), ("короткий стек", "all-in"),
    ("недорейз", "wrong-size"), ("делёж банка", SPLIT), ("нечётная фишка", SPLIT), ("два победителя", "disputed-hand"),
    ("місдил", "wrong-start"), ("велика фішка", "chips"), ("мертва кнопка", "wrong-button"),
    ("перевернута карта в колоді", "boxed"), ("дефектна колода", "duplicate"), ("неповний рейз", "wrong-size"),
    ("поділили банк", SPLIT), ("зайва фішка", SPLIT), ("два переможці", "disputed-hand"),
    ("zlé rozdanie", "wrong-start"), ("veľký žetón", "chips"), ("mrtvy button", "wrong-button"),
    ("otočená karta v balíčku", "boxed"), ("chybný balík", "duplicate"), ("krátky stack", "all-in"),
    ("málo na raise", "wrong-size"), ("delený pot", SPLIT), ("nepárny žetón", SPLIT), ("dvaja víťazi", "disputed-hand"),
]  # fmt: skip
"""What is typed, and the offer that is meant."""
MISTYPED = [
    ("misdael", "wrong-start"), ("oversised chip", "chips"), ("underaise", "wrong-size"), ("boxxed card", "boxed"),
    ("strng bet", "string-bet"), ("spilt pot", SPLIT), ("перевернутая крата", "boxed"), ("недорейс", "wrong-size"),
    ("вилика фишка", "chips"), ("дилер забыл сжеч", "no-burn"), ("mrtvi buton", "wrong-button"),
    ("dvaja vitazi", "disputed-hand"),
]  # fmt: skip


@pytest.mark.parametrize(("typed", "meant"), [*SAID, *MISTYPED])
def test_what_people_say_is_among_the_first_five(typed: str, meant: str) -> None:
    found = [each.name for each in found_offers(typed)]
    assert meant in found
    assert found_clauses(typed), "the clauses that speak of it"


@pytest.mark.parametrize(
    ("typed", "clause"),
    [
        ("odd chip", "tda-2024:20"), ("run it twice", "diamond-club:93"), ("мёртвый баттон", "tda-2024:32"),
        ("nepárny žetón", "diamond-club:"), ("straddle", "fspr-training:term-actions.10"),
        ("зайва фішка", "tda-2011:16"),
    ],
)  # fmt: skip
def test_a_matter_of_the_rules_leads_to_the_clauses_of_the_book_that_is_asked(typed: str, clause: str) -> None:
    book = clause.partition(":")[0]
    found = [each.name for each in found_clauses(typed, (book,))]
    assert found[0].startswith(f"{book}:")
    assert any(name.startswith(clause) for name in found)


@pytest.mark.parametrize("text", ["", " ", "?!", "a", "\0" * 9, '"', "* AND NEAR(", "🂡🂢", "x" * 5000, "zqxjkv " * 900])
def test_nonsense_finds_nothing_or_something_but_does_no_harm(text: str) -> None:
    assert len(found_offers(text)) <= 5
    assert len(found_clauses(text)) <= 5


@pytest.mark.parametrize("matter", matters(), ids=lambda matter: matter.name)
def test_a_matter_names_what_there_is(matter: Matter) -> None:
    assert matter.offers or matter.points
    assert set(matter.offers) <= offers().keys()
    assert set(matter.points) <= POINTS.keys()
    assert all(matter.words[language] for language in LANGUAGES)
    for language, said in matter.words.items():
        assert len({" ".join(words(each)) for each in said}) == len(said), f"{language}: the same words twice"
        assert all(words(each) for each in said)


def test_every_mishap_is_found_by_words_of_each_language() -> None:
    named = {key for matter in matters() for key in matter.offers}
    without = [row.code for row in MISHAPS if not any(offer.key in named for offer in row.offers)]
    assert not [code for code in without if code not in ("no_rule", "columns")], "say what people call it"


def test_every_offer_and_every_clause_is_found_by_its_own_words() -> None:
    chosen = random.Random(7)
    for key in chosen.sample(sorted(offers()), 40):
        words_of = say("ru", f"offer-{key}") if has(f"offer-{key}") else phrase_of(offers()[key].words).example
        assert key in [each.name for each in found_offers(words_of, 12)], key
    clauses = [clause for book in books().values() for clause in book.clauses.values()]
    for clause in chosen.sample(clauses, 40):
        assert clause.name in [each.name for each in found_clauses(clause.gist, (), 12)], clause.name


def test_words_that_are_spelled_otherwise_meet() -> None:
    assert words("Мёртвый баттон, п’ять") == ["мертвый", "баттон", "пять"]
    assert words("Otočená KARTA") == ["otocena", "karta"]
    assert stems("карты") == stems("картами") == stems(words("карти")[0])
    assert set(stems("cards")) & set(stems("card"))


def test_who_does_not_search_does_not_wait_for_the_index() -> None:
    asked = "import sys, cardspeak.web.app; print(sorted({'snowballstemmer', 'rapidfuzz'} & set(sys.modules)))"
    found = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"
