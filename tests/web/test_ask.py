"""Ask the floor, and the rulebooks, over HTTP: for everybody, without an account and without JavaScript."""

import asyncio
import json
import re
import tomllib
from html import unescape
from typing import Any
from urllib.parse import urlencode

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardspeak.cases.judge import judge
from cardspeak.cases.keys import EXPECTED
from cardspeak.cases.rule import rule
from cardspeak.cases.spot import board_is_set_up
from cardspeak.cases.table_setting import at_a_table
from cardspeak.finding import finding
from cardspeak.floor.incidents.questions import OF_A_DECLARATION
from cardspeak.law.points import POINTS
from cardspeak.library import books
from cardspeak.library.texts import clause_in, meaning_in, question_in
from cardspeak.locale.messages import LANGUAGES, has, say
from cardspeak.locale.rulings import english
from cardspeak.service.chance import SystemShuffler
from cardspeak.service.clock import SystemClock
from cardspeak.service.people import Door
from cardspeak.service.room import Options, Room
from cardspeak.service.rulebooks import counts, proofs
from cardspeak.service.shelf import SHELF
from cardspeak.store.memory import MemoryStore
from cardspeak.story.offers import offers
from cardspeak.story.parser import parse_story
from cardspeak.story.slots import SLOTS
from cardspeak.talk.languages import LANGUAGES as TALK
from cardspeak.telling.known import KNOWN
from cardspeak.web.app import create_app
from cardspeak.web.ask.address import KEPT, PLAIN, SEATED, address, case_of, fields_of, known
from cardspeak.web.ask.answered import answered
from cardspeak.web.ask.forms import CHOICES, places_of
from cardspeak.web.ask.offers import GROUPS, told, with_line
from cardspeak.web.parts import Parts
from tests.locale.ftl import every_message
from tests.web.asgi import Reply, headers_of, request

CHIP = {"book": "tda-2011", "blinds": "200/400", "story": "A raises to 1200; B puts out 2x1000"}


@pytest.fixture(scope="module")
def app() -> Any:
    """The application over a room where nobody is."""
    store, clock = MemoryStore(), SystemClock()
    return create_app(Parts(Room(store, clock, SystemShuffler(), Options((0, 0))), Door(store.people, clock)))


def get(app: Any, path: str, language: str = "en") -> Reply:
    """Ask for a page, going where it sends one."""
    headers = [(key, value) for key, value in headers_of() if key != b"accept-language"]
    headers.append((b"accept-language", language.encode()))
    reply = asyncio.run(request(app, "GET", path, headers))
    if reply.status in (302, 303, 307):
        return get(app, reply.headers["location"].partition("#")[0], language)
    return reply


def words(reply: Reply) -> str:
    """Return what a page says, without its markup."""
    body = re.sub(r"<(script|style).*?</\1>", "", reply.text, flags=re.DOTALL)
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", body)).split())


def forms_on(reply: Reply) -> list[dict[str, str]]:
    """Return what each form of what may have been meant would send as it stands."""
    found = []
    for form in re.findall(r'<form[^>]*class="sentence".*?</form>', reply.text, re.DOTALL):
        sent = dict(re.findall(r'<input[^>]*name="([^"]+)"[^>]*value="([^"]*)"', form))
        for name, choices in re.findall(r'<select name="([^"]+)".*?>(.*?)</select>', form, re.DOTALL):
            chosen = re.search(r'value="([^"]*)" selected', choices)
            sent[name] = chosen[1] if chosen else ""
        found.append({name: unescape(value) for name, value in sent.items()})
    return found


def links(reply: Reply) -> list[str]:
    """Return where a page leads."""
    return [unescape(found).partition("#")[0] for found in re.findall(r'href="([^"]+)"', reply.text)]


def asked(app: Any, language: str = "en", **fields: str) -> Reply:
    return get(app, f"/ask?{urlencode(fields)}", language)


def test_clauses_and_what_they_answer_are_in_the_language_of_the_reader(app: Any) -> None:
    clause = books()["tda-2011"].clauses["39a"]
    answers = [answer for answer in books()["tda-2011"].answers if "39a" in answer.clauses]
    for path in ("/books/tda-2011", "/books?q=39a", f"/ask?{urlencode(CHIP)}"):
        said = words(get(app, path, "ru"))
        assert clause_in("ru", clause).gist in said
        assert clause.gist not in said
    for path in ("/books/tda-2011", "/books/tda-2011/points"):
        said = words(get(app, path, "ru"))
        for answer in answers:
            assert question_in("ru", answer.point).text in said
            assert meaning_in("ru", answer).text in said
            assert POINTS[answer.point].question not in said


def test_the_ruling_has_its_clause_and_the_other_books(app: Any) -> None:
    reply = asked(app, **CHIP)
    said = words(reply)
    assert reply.status == 200
    assert "B calls 1200" in said or "B calls 1,200" in said
    assert "tda-2011:39a" in said
    assert books()["tda-2011"].clauses["39a"].gist in said
    for book in books():
        assert say("en", f"book-{book}") in said


def test_the_steps_stand_in_their_order(app: Any) -> None:
    body = asked(app, book="tda-2024", story="SB calls; BB checks; the flop has four cards").text
    said = rule({"table": {}}, "tda-2024", "SB calls; BB checks; the flop has four cards", SHELF)
    assert said.ruling is not None
    steps = [english(step, said.seats) for step in said.ruling.steps]
    assert len(steps) > 3
    listed = re.search(r'<ol class="steps".*?</ol>', body, re.DOTALL)
    assert listed
    assert [unescape(step).casefold() for step in re.findall(r"<li>(.*?)</li>", listed[0])] == [
        step.casefold() for step in steps
    ]


def test_a_question_is_answered_by_one_tap(app: Any) -> None:
    fields = {"book": "common", "story": "A bets 50; B's cards touch the muck"}
    reply = asked(app, **fields)
    assert "Can the cards be told apart" in words(reply)
    taps = [link for link in links(reply) if "know.identifiable" in link and "book=common" in link]
    assert len(taps) == 2
    outcomes = [words(get(app, tap)) for tap in taps]
    for outcome, answer in zip(outcomes, (True, False), strict=True):
        case = {"table": {}, "know": {"identifiable": answer}}
        found = rule(case, "common", fields["story"], SHELF)
        assert found.ruling is not None
        assert english(found.ruling.outcome, found.seats).casefold() in outcome.casefold()
        assert "Known so far" in outcome


def test_the_address_is_short_and_keeps_everything(app: Any) -> None:
    """A form sends its empty fields too; the address that remains has none."""
    whole = {**CHIP, "ante": "", "street": "", "pot": "", "more": "", "rows": "SB BB A B", "chips.A": "", "bet.A": ""}
    reply = asyncio.run(request(app, "GET", f"/ask?{urlencode(whole)}"))
    assert reply.status == 303
    assert reply.headers["location"] == f"/ask?{urlencode(CHIP)}#ruling"


def test_amounts_by_seat_keep_their_seats(app: Any) -> None:
    given = {"story": "C calls", "street": "flop", "rows": "A B C", "bet.A": "50", "bet.B": "", "chips.C": "30"}
    fields = known(given)
    assert fields["seats"] == "A B C"
    case = case_of(fields)
    assert case["spot"] == {"street": "flop", "bets": {"A": 50}}
    assert case["stacks"] == {"C": 30}
    assert "calls 30" in words(asked(app, **fields)).casefold()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(app: Any, language: str) -> None:
    for fields in ({}, CHIP, {"story": "A frobs 3"}, {"story": "B checks"}):
        reply = asked(app, language, **fields)
        assert reply.status == 200
        assert f'<html lang="{language}">' in reply.text
        assert say(language, "ask-submit") in words(reply)
    assert say(language, "ask-not-understood") in words(asked(app, language, story="A frobs 3"))


def test_what_is_not_understood_is_marked_and_one_tap_from_what_is(app: Any) -> None:
    reply = asked(app, book="tda-2011", story="A bets 50; B frobs 100; C calls")
    assert "<mark>B frobs 100" in reply.text
    assert "“frobs” is not understood" in words(reply)
    form = next(form for form in forms_on(reply) if form.get("place.AMOUNT") == "100" and form["key"] == "bet")
    assert "A bets 50; B bets 100; C calls" in words(asked(app, **form))


# What somebody tells in their own words, the form that is meant, what they fill in, and the line that it tells.
OWN_WORDS = [
    ("en", "A bets 50; the dealer flipped B's king over", "dealer-exposes", {}, "the dealer exposes B's first card"),
    ("en", "there was a boxxed crad", "boxed", {}, "1 card is found face up in the stub"),
    ("ru", "дилер засвитил картту B", "dealer-exposes", {"NTH": "second"}, "the dealer exposes B's second card"),
    ("uk", "A bets 50; картта впалла на пiдлогуу", "off-table", {}, "1 card falls off the table"),
    ("sk", "otocenna kartta v baliiku", "boxed", {"NUMBER": "2"}, "2 cards is found face up in the stub"),
    ("sk", "na floppe su styrri kartty", "flop-of-four", {}, "the flop has 4 cards"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "story", "key", "filled", "line"), OWN_WORDS)
def test_what_is_told_in_own_words_is_a_form_away(
    app: Any, language: str, story: str, key: str, filled: dict[str, str], line: str
) -> None:
    """The likeliest five stand there as sentences in the reader's language; one filled in gives the ruling."""
    reply = asked(app, language, story=story, book="tda-2024", plain="1")
    offered = forms_on(reply)
    assert 1 <= len(offered) <= 5
    form = next(form for form in offered if form["key"] == key)
    answer = asked(app, language, **(form | {f"place.{place}": text for place, text in filled.items()}))
    assert line in words(answer)
    assert 'class="sheet ruling' in answer.text
    assert say(language, "ask-not-understood") not in words(answer)
    if language != "en":
        told = reply.text[reply.text.index('class="sheet meant') :].partition("</section>")[0]
        assert not re.search("(?i)dealer exposes|is found", told)


def api(app: Any, language: str = "en", **fields: str) -> tuple[int, dict[str, Any]]:
    reply = get(app, f"/api/ask?{urlencode(fields)}", language)
    return reply.status, json.loads(reply.body)


def test_programs_ask_the_same(app: Any) -> None:
    status, ruled = api(app, "ru", **CHIP)
    assert (status, ruled["ok"]) == (200, True)
    assert ruled["outcome"] == say("ru", "ruled-calls", seat="B", total=1200)
    assert ruled["data"]["ruling"] == {"code": "calls", "facts": {"seat": 3, "total": 1200}}
    assert "tda-2011:39a" in [clause["name"] for clause in ruled["clauses"]]
    _, asks = api(app, book="common", story="A bets 50; B's cards touch the muck")
    assert [answer["answer"] for answer in asks["asks"][0]["answers"]] == ["yes", "no"]


def test_programs_are_offered_the_same(app: Any) -> None:
    status, found = api(app, "sk", story="obratenna kartta v baliiku", book="tda-2024", plain="1")
    assert (status, found["ok"]) == (422, False)
    boxed = next(offer for offer in found["offers"] if offer["key"] == "boxed")
    assert boxed["sentence"] == "{NUMBER} kariet je v balíčku lícom nahor"
    assert boxed["line"] == "1 card is found face up in the stub"
    assert found["clauses"]
    _, left = api(app, "sk", story="A bets 50; obratenna kartta v baliiku", book="tda-2024")
    assert "boxed" in [offer["key"] for offer in left["left_out"]["offers"]]
    assert api(app, story="A bets 50", book="hoyle")[0] == 422
    assert api(app)[0] == 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_understood_shows_while_it_is_typed(app: Any, language: str) -> None:
    """Every word is marked by more than a colour, and what was understood is said in the reader's language."""
    reply = get(app, f"/ask/heard?{urlencode({'story': 'A bets 100; B frobs it'})}", language)
    shown = words(reply)
    assert say(language, "told-seat-bets-with-amount", SEAT="A", AMOUNT=100) in shown
    assert say(language, "ask-lost", words="B frobs it") in shown
    assert f'<mark>B frobs it<span class="unseen" lang="{language}"> ({say(language, "ask-not-read")})' in reply.text
    assert f'title="{say(language, "heard-act")}">bets' in reply.text
    assert say(language, "ask-all-heard") in words(get(app, "/ask/heard?story=A+bets+100", language))
    assert 'id="heard"' in get(app, "/ask/heard", language).text


@pytest.mark.parametrize("language", [code for code, spoken in TALK.items() if spoken.acts])
def test_the_example_in_the_story_box_is_understood(app: Any, language: str) -> None:
    shown = get(app, f"/ask/heard?{urlencode({'story': say(language, 'ask-story-example')})}", language)
    assert say(language, "ask-all-heard") in words(shown)


@pytest.mark.parametrize(
    "story",
    ["", "\0", '"', "(((", "A says “", "é" * 5000, "A puts out 1400. How m", "A bets 5; " * 400, "<b>A</b> bets 5"],
)
def test_whatever_is_typed_is_shown(app: Any, story: str) -> None:
    reply = get(app, f"/ask/heard?{urlencode({'story': story})}")
    assert reply.status == 200
    assert "<b>A" not in reply.text


def test_every_place_of_every_form_has_its_question() -> None:
    for key, offer in offers().items():
        for place in places_of(offer):
            assert has(f"floor-slot-{place.lower()}"), (key, place)
            assert place not in CHOICES or all(SLOTS[place].read(choice) for choice in CHOICES[place])


def test_there_is_never_a_dead_end(app: Any) -> None:
    """At worst there are the clauses that speak of it, and the examples stay."""
    for story in ("what about odd chips", "who gets the odd chip", "кому лишняя фишка"):
        assert "tda-2024:20" in asked(app, story=story, book="tda-2024").text
    for story in ("zqxjkv", "A frobs 3"):
        page = words(asked(app, story=story))
        assert say("en", "ask-examples") in page
        assert say("en", "ask-words") in page


@pytest.mark.parametrize(
    "given",
    [
        {"key": "dealer-exposes", "place.SEAT": "", "place.NTH": "first"},
        {"key": "dealer-exposes", "place.SEAT": "B; C folds", "place.NTH": "ninth"},
        {"key": "no-such-offer"},
        {"key": "said", "place.SEAT": "B", "place.QUOTE": '"'},
        {"instead": "not in the story", "key": "no-burn"},
    ],
)
def test_a_form_that_is_not_filled_in_says_so(app: Any, given: dict[str, str]) -> None:
    story = {"story": "A bets 50; there was a boxxed crad", "instead": "there was a boxxed crad"}
    page = asked(app, **{**story, **given})
    assert say("en", "ask-places-needed") in words(page)
    assert forms_on(page)


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"story": "A bets 50", "seats": "A A"}, "Two seats have one name: A A"),
        ({"story": "A bets 50", "seats": "A"}, "2 to 11 players"),
        ({"story": "A bets 50", "seats": "B C"}, "no seat"),
        ({"story": "A bets 50", "blinds": "10"}, "blinds"),
        ({"story": "A bets 50", "blinds": "x/y"}, "no whole number"),
        ({"story": "A bets 50", "pot": "-5"}, "no whole number"),
        ({"story": "A bets 50", "game": "snap"}, "unknown game"),
        ({"story": "A bets 50", "book": "hoyle"}, "unknown book"),
        ({"story": "A bets 50", "street": "tenth"}, "no street"),
        ({"story": "A bets 50", "event": "party"}, "cash or tournament"),
        ({"story": "A bets 50", "more": "deck ="}, "what else is known"),
        ({"story": "A bets 50", "know.by acident": "yes"}, "there is no fact 'by acident' (nearest: by accident"),
        ({"story": "A bets 50", "more": "know.chioce = 'call'"}, "there is no fact 'chioce' (nearest: choice"),
        ({"story": "A bets 50", "more": "secret = 1"}, "has no key"),
        ({"story": "A bets 50", "more": "holdings = 5"}, "holdings is cards by seat"),
        ({"story": "A bets 50", "antekind": "button"}, "An ante needs its amount: say how much is paid"),
        (
            {"story": "A bets 50", "ante": "5", "antekind": "dealer"},
            "An ante is paid by each, big blind, button, not by 'dealer'",
        ),
        ({"story": "A bets 50", "game": "stud", "ante": "5", "antekind": "big blind"}, "has no blinds"),
        ({"story": "A bets 50", "pieces": "25 none"}, "no whole number"),
        ({"story": "A bets 50", "pieces": "0"}, "chips in play"),
        ({"story": "A bets 50", "seats": "A B", "out": "E"}, "no seat 'E'"),
        ({"story": "A bets 50", "up.A": "7x", "game": "stud"}, "up is cards by seat"),
        ({"story": "A bets 50", "street": "flop", "size.1": "50"}, "pot 1: those who play for it"),
        ({"story": "A bets 50", "street": "flop", "among.2": "A B"}, "pot 2: its size"),
        ({"story": "A bets 50", "street": "flop", "pot": "9", "size.1": "50", "among.1": "A"}, "not both"),
        ({"story": "A bets 50", "street": "flop", "size.x": "50"}, "numbered from 1"),
        (
            {"story": "A bets 50", "street": "flop", "seats": "A B C", "out": "C", "size.1": "5", "among.1": "A C"},
            "played for by those who are in the hand, not by C",
        ),
        ({"story": 'A says "raise'}, "not closed"),
        ({"story": 'A bets 100; B says "I call and raise'}, "not closed"),
        ({"story": 'zqxjkv "frobs'}, "not closed"),
        ({"story": "A bets 50; " * 800}, "4,000 characters"),
    ],
)
def test_what_cannot_be_set_up_says_why(app: Any, fields: dict[str, str], said: str) -> None:
    reply = asked(app, **fields)
    assert reply.status == 200
    assert 'role="alert"' in reply.text
    assert said in words(reply)


def test_a_refusal_says_what_is_allowed(app: Any) -> None:
    said = words(asked(app, story="A raises to 25"))
    assert say("en", "ask-refused") in said
    assert "minimum is 40" in said


def test_an_offer_from_the_list_joins_the_story(app: Any) -> None:
    picked = {"story": "A bets 50", "add": "1", "did": "chips", "who": "B", "what": "2x100", "rows": "A B"}
    reply = asyncio.run(request(app, "GET", f"/ask?{urlencode(picked)}"))
    assert reply.status == 303
    assert reply.headers["location"] == "/ask?" + urlencode({"story": "A bets 50; B puts out 2x100"}) + "#tell"
    missing = asked(app, **{**picked, "what": ""})
    assert say("en", "ask-needs") in words(missing)
    assert "A bets 50" in words(missing)


def test_every_offer_can_be_read() -> None:
    for offer in [key for group in GROUPS.values() for key in group]:
        what = {
            "bet": "50",
            "raise": "100",
            "dealer-tells": "300",
            "said": "raise",
            "wrong-number": "three",
            "duplicate": "Kh",
            "flop": "2c 7d Kh",
            "turn": "As",
            "river": "As",
            "exposes-cards": "As",
        }.get(offer, "2x100")
        statement = told(offer, {"who": "A", "what": what, "other": "B"})
        assert statement is not None, offer
        assert len(parse_story(with_line("C calls", statement))) == 2, offer
    assert told("said", {"who": "A", "what": '"; B folds'}) == 'A says "B folds"'
    assert told("nothing", {}) is None


def test_every_case_is_opened_by_its_address_with_the_answer_of_the_judge() -> None:
    """Within a hand and between hands, an address that is read back comes to the same ruling and the same verdict."""
    played, between = 0, 0
    for book in books():
        for proof in proofs(book):
            case = proof.case
            story = str(case.get("play", ""))
            if case.get("book") != book or not story:
                continue
            fields = known(fields_of(case))
            assert address(fields).startswith("/ask?book=")
            back = case_of(fields)
            assert rule(back, book, fields["story"], SHELF) == rule(case, book, story, SHELF), case["name"]
            kept = {key: value for key, value in case.items() if key not in (*KEPT, "play") or key in EXPECTED}
            if board_is_set_up(case):
                kept.pop("board")
            again = judge({**kept, **back, "play": fields["story"]}, SHELF)
            assert again == proof.verdict, case["name"]
            played += 1
            between += at_a_table(case, parse_story(story))
    assert played > 1000
    assert between > 200


def test_what_has_an_input_is_written_into_it() -> None:
    """A case that is opened from its address stands in the inputs of the form, not in lines of a file."""
    seen = set[str]()
    for book in books():
        for proof in proofs(book):
            fields = fields_of(proof.case)
            more = tomllib.loads(fields.get("more", ""))
            assert more.keys().isdisjoint(("holdings", "up")), proof.case["name"]
            assert more.get("table", {}).keys().isdisjoint(("ante", "ante_kind", "chips", "button", "seats"))
            assert (more.get("spot") or {}).keys().isdisjoint(("pot", "pots", "out", "to_act", "street"))
            seen |= {key.partition(".")[0] for key in fields}
    assert seen >= {*PLAIN, *SEATED, "size", "among", "know", "more"}


def test_the_form_has_what_its_game_has(app: Any) -> None:
    holdem, stud = (get(app, f"/ask?game={game}").text for game in ("nlhe", "stud"))
    for name in ("pieces", "ante", "out", "button", "size.1", "among.1", "cards.A"):
        assert f'name="{name}"' in holdem, name
        assert f'name="{name}"' in stud, name
    assert 'name="antekind"' in holdem
    assert 'name="antekind"' not in stud
    assert 'name="board"' in holdem
    assert 'name="board"' not in stud
    assert 'name="up.A"' not in holdem
    assert 'name="up.A"' in stud


def test_players_who_are_out_are_ticked(app: Any) -> None:
    """The ticks of several players make one short address, and stand on the page that it opens."""
    sent = [("story", "B checks"), ("street", "flop"), ("rows", "A B C D"), ("out", "C"), ("out", "D"), ("pot", "80")]
    reply = asyncio.run(request(app, "GET", f"/ask?{urlencode(sent)}"))
    assert reply.status == 303
    assert "out=C+D" in reply.headers["location"]
    page = get(app, reply.headers["location"].partition("#")[0])
    assert re.findall(r'name="out" value="(\w)" checked', page.text) == ["C", "D"]


def test_several_pots_are_played_for(app: Any) -> None:
    given = {"seats": "A B C", "street": "flop", "size.1": "90", "among.1": "A, B, C", "size.2": "40", "among.2": "B C"}
    reply = asked(app, **given, story="B checks; C checks")
    assert 'role="alert"' not in reply.text
    assert say("en", "ruled-side-pot-holds", amount=40, seats="B, C").casefold() in words(reply).casefold()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_answered_is_in_the_language_of_the_reader(app: Any, language: str) -> None:
    story = "A bets 50; B's cards touch the muck"
    reply = asked(app, language, story=story, **{"know.by accident": "yes", "know.director": "call"})
    shown = re.search(r'class="answered">.*?</p>', reply.text, re.DOTALL)
    assert shown is not None
    for said in ("ask-answered", "ruled-ask-by-accident", "ruled-yes", "fact-director", "ruled-call"):
        assert say(language, said) in unescape(shown[0]), said
    assert "by accident" not in shown[0].replace("know.by+accident", "")


def test_every_fact_that_is_asked_for_can_be_said() -> None:
    in_cases = {fact for book in books() for proof in proofs(book) for fact in proof.case.get("know", {})}
    asked_for = {*OF_A_DECLARATION, *in_cases}
    spare = {key for key in every_message("en") if key.startswith("fact-")}
    assert spare <= {f"fact-{fact.replace(' ', '-').replace('_', '-')}" for fact in KNOWN}
    for language in LANGUAGES:
        for fact in asked_for:
            assert answered(language, {f"know.{fact}": "yes"})[0].language == language, fact


def test_a_limit_game_is_named_by_its_bets_between_hands_too() -> None:
    case = {"table": {"game": "fixed-limit holdem", "blinds": [20, 40], "seats": "A B C"}}
    found = rule(case, "common", "next hand", SHELF)
    assert found.ruling is not None
    assert [step for step in found.ruling.steps if step.code == "posts_before_hand"] == [
        finding("posts_before_hand", name="B", amount=10),
        finding("posts_before_hand", name="C", amount=20),
    ]


def test_a_case_between_hands_is_linked_and_opens(app: Any) -> None:
    """From the page of a book to the ruling on a story of several hands."""
    page = get(app, "/books/tda-2024").text
    leads = [unescape(found) for found in re.findall(r'href="(/ask\?[^"#]*next\+hand[^"#]*)', page)]
    assert leads
    for lead in leads[:: max(len(leads) // 4, 1)]:
        reply = get(app, lead)
        assert reply.status == 200
        assert 'class="outcome"' in reply.text, lead


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_nothing_breaks_it(data: st.DataObject) -> None:
    """Whatever is sent, it is a ruling or a sentence about what was wrong."""
    text = st.one_of(
        st.text(max_size=30), st.integers(-5, 10**13).map(str), st.sampled_from(["A B C", "10/20", "flop"])
    )
    names = st.sampled_from(
        "book game event blinds ante seats button street pot board turn more chips.A bet.A bet.B know.place "
        "out pieces antekind up.A size.1 among.1 size.2".split()
    )
    fields = data.draw(st.dictionaries(names, text, max_size=6))
    picked = data.draw(st.lists(st.sampled_from([key for group in GROUPS.values() for key in group]), max_size=4))
    made = [told(offer, {"who": "A", "what": data.draw(text), "other": "B"}) for offer in picked]
    fields["story"] = "; ".join(each for each in made if each) or "A checks"
    assert get(APP[0], f"/ask?{urlencode(fields)}").status == 200


APP: list[Any] = []


@pytest.fixture(autouse=True, scope="module")
def _kept(app: Any) -> None:
    APP.append(app)


# ---- the rulebooks ---------------------------------------------------------------------------------------------------
def test_all_clauses_are_there_with_their_status(app: Any) -> None:
    for book in books().values():
        reply = get(app, f"/books/{book.id}")
        assert reply.text.count('<span class="status ') == len(book.clauses)
        for status, count in counts(book.id).items():
            assert reply.text.count(f'<span class="status {status}">') == count


def test_search_topic_and_status_narrow_it(app: Any) -> None:
    found = get(app, "/books/tda-2011?q=oversized+chip")
    assert 'id="38a"' in found.text
    assert 'id="1"' not in found.text
    topic = get(app, "/books/tda-2011?topic=misdeal")
    assert 0 < topic.text.count('<span class="status ') < len(books()["tda-2011"].clauses)
    ruled = get(app, "/books/tda-2024?status=ruled")
    assert ruled.text.count('<span class="status ruled">') == ruled.text.count('<span class="status ') > 0
    assert say("en", "books-nothing") in words(get(app, "/books/tda-2011?q=zzzz"))
    assert "38. Ставка одной фишкой" in words(found)


def test_cases_lead_to_the_floor(app: Any) -> None:
    reply = get(app, "/books/tda-2024?status=ruled")
    cases = [link for link in links(reply) if link.startswith("/ask?book=tda-2024&")]
    assert len(cases) > 20
    for link in cases[:10]:
        answer = get(app, link)
        assert 'class="outcome"' in answer.text, link


def test_the_shelf_searches_all_books(app: Any) -> None:
    said = words(get(app, "/books?q=boxed"))
    assert "diamond-club:" in said
    assert "tda-2011:" in said


def test_points_and_differences(app: Any) -> None:
    said = words(get(app, "/books/tda-2011/points?q=burned"))
    assert "Is a card burned before each street?" in said
    beside = get(app, "/books/tda-2011/beside/tda-2024")
    assert "A player has acted already: when may that player raise again?" in words(beside)
    assert "tda-2011:37e" in words(beside)
    assert "tda-2024:47a" in words(beside)
    assert say("en", "book-alike") in words(get(app, "/books/tda-2011/beside/tda-2011"))
    assert get(app, "/books/tda-2011?beside=tda-2024").text == beside.text
    for path in ("/books/hoyle", "/books/hoyle/points", "/books/tda-2011/beside/hoyle"):
        assert get(app, path).status == 404


def test_the_table_of_proofs(app: Any) -> None:
    reply = get(app, "/books/proofs")
    for book in books():
        for status, count in counts(book).items():
            if count:
                assert f'href="/books/{book}?status={status}">{count}</a>' in reply.text


def test_cards_antes_and_chips_in_play_have_fields_of_their_own() -> None:
    given = {"cards.A": "As Kd", "up.B": "2h", "out": "C", "antekind": "big blind", "pieces": "5, 25", "ante": "20"}
    case = case_of({**given, "seats": "A B C", "story": "A checks"})
    assert case["holdings"] == {"A": "As Kd"}
    assert case["up"] == {"B": "2h"}
    assert case["spot"] == {"out": "C"}
    assert (case["table"]["ante_kind"], case["table"]["chips"]) == ("big blind", [5, 25])
