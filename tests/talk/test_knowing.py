"""What a text tells in passing of facts on which a ruling hangs, in four languages."""

import pytest

from cardspeak.talk.knowing import known_in

TOLD: tuple[tuple[str, str, dict[str, bool]], ...] = (
    ("en", "They never touched the muck and were still in front of me.", {"in the muck": False, "identifiable": True}),
    ("en", "the dealer mixed them into the muck", {"in the muck": True, "identifiable": False}),
    ("en", "Dealer mucked my hand after I had turned both over, everybody saw it was a full house",
     {"all cards open": True, "clearly the winner": True}),
    ("en", "the next hand had already begun", {"next hand begun": True}),
    ("en", "I showed one card", {}),
    ("ru", "карты улетели в пас, смешались", {"in the muck": True, "identifiable": False}),
    ("ru", "они не коснулись сброса", {"in the muck": False, "identifiable": True}),
    ("ru", "Уже раздали новую раздачу", {"next hand begun": True}),
    ("uk", "Я відкрив виграшну руку", {"clearly the winner": True, "all cards open": True}),
    ("uk", "карти змішались, уже не знайти які", {"identifiable": False}),
    ("sk", "karty sa nedotkli mucku", {"in the muck": False, "identifiable": True}),
    ("sk", "dealer sa ich ešte nedotkol, tie karty sú jasne moje", {"in the muck": False, "identifiable": True}),
    ("sk", "nedá sa už zistiť, ktoré boli moje", {"identifiable": False}),
    ("sk", "už sa nevie, ktoré karty boli moje", {"identifiable": False}),
    ("ru", "уже не понять, какие были мои", {"identifiable": False}),
    ("uk", "вже не зрозуміти, які були мої", {"identifiable": False}),
    ("en", "nobody can say any more which cards were mine", {"identifiable": False}),
    ("ru", "времени сказать было навалом", {"had time": True}),
    ("sk", "Nevšimol som si raise", {"unaware": True}),
)  # fmt: skip


@pytest.mark.parametrize(("language", "text", "facts"), TOLD)
def test_facts_are_known_where_a_text_tells_them(language: str, text: str, facts: dict[str, bool]) -> None:
    assert known_in(text, language) == facts


@pytest.mark.parametrize("text", ["A bets 500; B calls", "A's cards touch the muck", "the flop has four cards"])
def test_a_story_in_its_own_words_tells_nothing_in_passing(text: str) -> None:
    assert known_in(text, "en") == {}


def test_what_is_told_both_ways_is_not_known() -> None:
    assert known_in("It slipped by accident. No, he did it on purpose.", "en").get("by accident") is None
