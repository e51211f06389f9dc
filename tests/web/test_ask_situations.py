"""Ask the floor: situations beside an answer or a refusal, each a form that leads to a question told in full."""

import json
import re
from typing import Any
from urllib.parse import parse_qs, urlencode, urlparse

import pytest

from cardspeak.finding import finding
from cardspeak.locale.messages import LANGUAGES, say
from cardspeak.locale.talk import stopped
from cardspeak.talk.heard import MOST
from cardspeak.talk.model import TOO_LONG
from tests.web.test_ask import app, asked, forms_on, get, words

__all__ = ["app"]


BIG_CHIP = {
    "en": "xyzzy UTG makes it 600, BTN qqq one big chip of 1000 silently",
    "ru": "ъъ одна крупная фишка 1000 молча на рейз 600",
    "uk": "ъъ одна велика фішка 1000 мовчки на рейз 600",
    "sk": "qqx jeden veľký žetón 1000 mlčky na raise 600",
}


def told_on(reply: Any) -> dict[str, dict[str, str]]:
    """Return what each situation on a page would send, by its name."""
    return {form["situation"]: form for form in forms_on(reply) if "situation" in form}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_has_situations_and_one_leads_to_its_ruling(app: Any, language: str) -> None:
    reply = asked(app, language, story=BIG_CHIP[language], book="tda-2011")
    assert 1 <= len(forms_on(reply)) <= 5
    form = told_on(reply)["one-chip-facing-bet"]
    answer = asked(
        app, language, **{**form, "place.A": "UTG", "place.B": "BTN", "place.bet": "600", "place.chip": "1000"}
    )
    assert 'class="sheet ruling' in answer.text
    assert say(language, "ruled-calls", seat="BTN", total=600) in words(answer)
    assert "UTG raises to 600; BTN puts out 1x1000" in answer.text


def test_an_answer_has_situations_folded_beneath(app: Any) -> None:
    reply = asked(app, story="A bets 100; B puts out 1x500", book="tda-2024")
    folded = re.search(r'<details class="part meant otherwise" *>.*?</details>', reply.text, re.DOTALL)
    assert folded
    assert say("en", "ask-not-meant") in folded[0]
    assert 1 <= len(told_on(reply)) <= 5


def test_a_situation_keeps_the_table_and_leaves_the_story_before(app: Any) -> None:
    form = {"situation": "chips-silent-opening", "story": "xyzzy", "blinds": "25/50", "book": "common", "event": "cash",
            "chips.A": "70", "place.street": "turn", "place.chips": "3x100", "place.A": "hero"}  # fmt: skip
    led = get(app, f"/ask?{urlencode(form)}")
    link = re.search(r'<input readonly value="([^"]+)"', led.text)
    assert link
    fields = {key: value[0] for key, value in parse_qs(urlparse(link[1].replace("&amp;", "&")).query).items()}
    assert {key: fields[key] for key in ("book", "blinds", "event", "street", "seats", "story")} == {
        "book": "common", "blinds": "25/50", "event": "cash", "street": "turn", "seats": "hero A",
        "story": "hero puts out 3x100",
    }  # fmt: skip
    assert "chips.A" not in fields


@pytest.mark.parametrize(
    "given",
    [{"situation": "no-such"}, {"situation": "one-chip-facing-bet", "place.bet": "much"},
     {"situation": "one-chip-facing-bet", "place.A": "X", "place.B": "X"},
     {"situation": "one-chip-facing-bet", "place.street": "Wall Street"}],
)  # fmt: skip
def test_a_situation_that_cannot_be_told_says_so(app: Any, given: dict[str, str]) -> None:
    reply = asked(app, story="xyzzy one big chip silently", **given)
    assert reply.status == 200
    assert say("en", "ask-places-needed") in words(reply)


def test_programs_get_situations_with_the_fields_to_ask(app: Any) -> None:
    found = json.loads(
        get(
            app, f"/api/ask?{urlencode({'story': 'zz one oversized chip silently over a raise to 600', 'plain': 1})}"
        ).body
    )
    chip = next(each for each in found["situations"] if each["key"] == "one-chip-facing-bet")
    assert {"name": "street", "value": "preflop", "choices": ["preflop", "flop", "turn", "river"]} in chip["places"]
    ruled = json.loads(get(app, f"/api/ask?{urlencode(chip['fields'])}").body)
    assert ruled["ok"]


MARK = 'class="sheet meant taken"'
LIKELY = {
    "en": BIG_CHIP["en"],
    "ru": "ъъ на рейз 600 игрок молча кидает одну фишку 1000, колл или рейз",
    "uk": "ъъ на рейз 600 гравець мовчки кидає одну фішку 1000, кол чи рейз",
    "sk": BIG_CHIP["sk"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_story_is_taken_for_a_situation_and_the_page_says_so(app: Any, language: str) -> None:
    """Where not every word was understood, the page rules on what the story was taken for, and says for what."""
    reply = asked(app, language, story=LIKELY[language], book="tda-2024")
    assert 'class="sheet ruling' in reply.text
    taken = reply.text.partition(MARK)[2].partition("</section>")[0]
    assert say(language, "ask-taken-for") in taken
    assert 'value="1000"' in taken
    assert len(forms_on(reply)) <= 5
    plain = asked(app, language, story=LIKELY[language], book="tda-2024", plain="1")
    assert MARK not in plain.text


def test_what_is_understood_is_taken_for_nothing_else(app: Any) -> None:
    """A story of which every word is known, a hand that was set up, and nonsense are what they are."""
    for fields in (
        {"story": "A bets 100; B puts out 1x500"},
        {"story": "zz one oversized chip silently over a raise to 600", "seats": "A B C"},
        {"story": "xyzzy frobs the qux"},
        {"story": "lorem ipsum dolor sit amet"},
    ):
        assert MARK not in asked(app, book="tda-2024", **fields).text, fields


def test_programs_are_told_what_a_story_was_taken_for(app: Any) -> None:
    """The ruling has the situation beside it, with the fields to ask; on demand nothing is taken for anything."""
    story = "zz one oversized chip of 1000 silently over a raise to 600"
    found = json.loads(get(app, f"/api/ask?{urlencode({'story': story, 'book': 'tda-2024'})}").body)
    assert found["ok"]
    assert found["taken_for"]["key"] == "one-chip-facing-bet"
    assert found["taken_for"]["fields"]["story"].endswith("puts out 1x1000")
    assert not json.loads(get(app, f"/api/ask?{urlencode({'story': story, 'plain': 1})}").body)["ok"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_story_too_long_is_taken_for_nothing(app: Any, language: str) -> None:
    """It is refused in one sentence before anything is computed of it: whoever sends many of them keeps nobody busy."""
    reply = asked(app, language, story="A raises to 100; " * 300, book="tda-2024")
    assert told_on(reply) == {}
    said = stopped(language, finding(TOO_LONG, most=MOST))
    assert " ".join(said.split()) in words(reply)


def test_a_story_too_long_for_programs(app: Any) -> None:
    """Programs get the same sentence, and no offers."""
    reply = get(app, f"/api/ask?{urlencode({'story': 'A folds; ' * 600})}")
    assert reply.status == 422
    assert (json.loads(reply.text)["offers"], json.loads(reply.text)["situations"]) == ([], [])
    assert str(MOST) in json.loads(reply.text)["why"]
