"""Situations: what a filled one is as a case, and what a story tells of its places."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from cardspeak.cases.judge import with_defaults
from cardspeak.cases.rule import Judged, answered
from cardspeak.errors import Unreadable
from cardspeak.library import books
from cardspeak.locale.messages import LANGUAGES
from cardspeak.search import situations
from cardspeak.service.shelf import SHELF
from cardspeak.situations import Situation, case_of, fill, fitted, guessed, situation_of, tells_alike
from cardspeak.situations.model import CHOICES, PLACE, is_seat
from cardspeak.story.parser import parse_story
from cardspeak.talk import heard
from cardspeak.telling.acts import Unruled
from cardspeak.web.ask.address import case_of as case_of_fields
from cardspeak.web.ask.address import fields_of

NAMES = tuple(situations())
CASES = Path(__file__).parents[1] / "cases"


def of(play: str, **row: object) -> Situation:
    return situation_of("it", {"play": play, "en": ["", ""], **row}, ("en",))


@cache
def answers(name: str) -> dict[str, Judged | Unruled]:
    """Return what each book answers to a situation as it stands."""
    case = case_of(situations()[name], {}, {})
    story = case.pop("play")
    found: dict[str, Judged | Unruled] = {}
    for book in books():
        try:
            found[book] = answered(case, book, story, SHELF)[0]
        except Unruled as error:
            found[book] = error
    return found


@pytest.mark.parametrize("name", NAMES)
def test_every_situation_is_ruled_on_as_it_stands(name: str) -> None:
    """Under every book there is an answer, or a reason why nobody rules on it there."""
    assert any(isinstance(each, Judged) for each in answers(name).values())
    assert all(each.why is not None for each in answers(name).values() if isinstance(each, Unruled))


REACHED = {
    "common": 0.84, "basic-holdem": 0.72, "fspr-training": 0.90, "fspr-competition": 0.95, "tda-2011": 0.90,
    "tda-2024": 0.90, "diamond-club": 0.92,
}  # fmt: skip
"""Of the clauses that decide cases, the least share that situations come to, as they stand; the rest is how a hand goes
and what few tables see."""
APART = ("tournament", "cash", "club", "conduct")
"""Cases of a whole field or of the house, where no story of a hand leads, and of conduct, told as offences alone."""


@pytest.mark.parametrize("book", books())
def test_situations_come_to_the_clauses_that_decide_cases(book: str) -> None:
    decide = {
        clause if ":" in clause else f"{book}:{clause}"
        for file in (CASES / book).glob("*.toml")
        if file.stem not in APART
        for case in with_defaults(tomllib.loads(file.read_text()))
        for clause in case.get("clauses", ())
    }
    judged = [found for name in NAMES if isinstance(found := answers(name)[book], Judged)]
    cited = {clause for each in judged for clause in each.clauses}
    cited |= {clause for each in judged for ruled in each.rulings for clause in ruled.clauses}
    assert len(decide & cited) >= REACHED[book] * len(decide), sorted(decide - cited)


@pytest.mark.parametrize("name", NAMES)
def test_every_situation_is_an_address_of_a_question(name: str) -> None:
    case = case_of(situations()[name], {}, {})
    kept = case_of_fields(fields_of(case))
    assert kept["table"].pop("game", "nlhe") == case["table"].pop("game", "nlhe")
    story = case.pop("play")
    assert fields_of({"play": story})["story"] == story
    chips = case["table"].pop("chips", [])
    assert [int(each) for each in chips] == kept["table"].pop("chips", [])
    assert kept == case


@pytest.mark.parametrize("name", NAMES)
def test_a_sentence_has_the_same_places_in_every_language(name: str) -> None:
    situation = situations()[name]
    places = {language: sorted(set(PLACE.findall(situation.sentences[language]))) for language in LANGUAGES}
    assert len({tuple(each) for each in places.values()}) == 1, places
    said = set(places["en"])
    assert {place for place in situation.places if not is_seat(place)} <= said
    assert all(value in CHOICES[place] for place, value in situation.places.items() if place in CHOICES)
    assert all(situation.ways[language] and all(situation.ways[language]) for language in LANGUAGES)


def test_before_the_flop_blinds_of_whom_nobody_speaks_fold() -> None:
    raised = of("{A} {bets} {bet}; {B} calls; *", places={"bet": 500, "street": "preflop"})
    assert case_of(raised, {"A": "BTN", "B": "BB"}, {})["play"] == "BTN raises to 500; SB folds; BB calls"
    assert case_of(raised, {"A": "UTG", "B": "CO"}, {})["play"] == "UTG raises to 500; CO calls; SB folds; BB folds"
    early = of("{B} calls; {A} {bets} {bet}", places={"bet": 500, "street": "preflop"})
    told = case_of(early, {"A": "UTG", "B": "BTN"}, {})
    assert told["table"]["seats"] == "SB BB UTG BTN"
    assert told["play"] == "BTN calls; UTG raises to 500", "nobody folds for a player who was passed over"


def test_behind_the_button_a_player_without_a_position_is_in_the_blinds() -> None:
    raised = of("{A} {bets} {bet}; {B} calls", places={"bet": 500}, at="preflop")
    told = case_of(raised, {"A": "BTN", "B": "hero"}, {})
    assert told["table"]["seats"] == "SB hero BTN"
    assert told["play"] == "BTN raises to 500; SB folds; hero calls"


LIMIT = of("{A} bets {bet}; {B} raises to {b}", places={"bet": 20, "b": 40, "later": "turn"},
           table={"game": "fixed-limit holdem"})  # fmt: skip


@pytest.mark.parametrize(
    ("values", "blinds", "story", "bets"),
    [
        ({}, (), "A bets 20; B raises to 40", [10, 20]),
        ({"later": "flop"}, (), "A bets 20; B raises to 40", [20, 40]),
        ({"bet": 60, "b": 120}, (), "A bets 60; B raises to 120", [30, 60]),
        ({}, [4, 8], "A bets 8; B raises to 16", [4, 8]),
        ({"later": "flop"}, [4, 8], "A bets 4; B raises to 8", [4, 8]),
        ({"bet": 40, "b": 80}, [10, 20], "A bets 40; B raises to 80", [20, 40]),  # the blinds were told, not the bets
        ({"bet": 30}, [4, 8], "A bets 30; B raises to 40", [4, 8]),
    ],
)
def test_a_limit_game_has_the_bets_that_are_told(
    values: dict[str, int | str], blinds: list[int], story: str, bets: list[int]
) -> None:
    told = case_of(LIMIT, values, {"blinds": blinds} if blinds else {})
    assert (told["play"], told["table"]["blinds"]) == (story, bets)


def test_chips_behind_words_and_chips_are_a_second_motion() -> None:
    told = parse_story('X bets 25; Y says "raise" and puts out 25; Y puts out 75')
    found = fitted(situations()["raise-said-then-motions"], told, {"spot": {"street": "flop"}})
    assert found == {"A": "X", "bet": 25, "B": "Y", "words": "raise", "chips": "1x25+1x75", "street": "flop"}


def test_after_the_flop_whoever_is_first_has_not_the_button() -> None:
    told = case_of(of("{A} bets {bet}; {B} calls", places={"bet": 500}, at="turn"), {}, {"blinds": [50, 100]})
    assert told["spot"] == {"street": "turn", "pot": 300}
    assert told["table"] == {"blinds": [50, 100], "seats": "A B", "button": "B"}


def test_the_street_to_come_says_which_one_it_is() -> None:
    early = situations()["street-too-early"]
    assert case_of(early, {"next": "river"}, {})["spot"]["street"] == "turn"
    told = parse_story("X bets 80; the river is opened before Y has acted")
    found = fitted(early, told, {"spot": {"street": "turn"}})
    assert found == {"A": "X", "bet": 80, "B": "Y", "next": "river"}


def test_players_have_names_of_their_own() -> None:
    with pytest.raises(Unreadable):
        case_of(situations()["one-chip-facing-bet"], {"A": "X", "B": "X"}, {})
    assert (
        case_of(situations()["one-chip-facing-bet"], {"A": "seat 4", "B": "utg"}, {})["table"]["seats"]
        == "SB BB seat4 UTG"
    )


@pytest.mark.parametrize(
    ("name", "story", "values"),
    [
        ("one-chip-facing-bet", "UTG folds; CO raises to 500; BTN puts out 1x1000",
         {"A": "CO", "bet": 500, "B": "BTN", "chip": 1000, "street": "preflop"}),
        ("one-chip-facing-bet", "CO raises to 500; BTN puts out 2x500", None),
        ("several-chips-facing-bet", "CO raises to 500; BTN puts out 1x1000+2x25",
         {"A": "CO", "bet": 500, "B": "BTN", "chips": "1x1000+2x25", "street": "preflop"}),
        ("string-bet", "CO raises to 500; BTN puts out 500; BTN puts out 2x100",
         {"A": "CO", "bet": 500, "B": "BTN", "chips": "1x500+2x100", "street": "preflop"}),
        ("words-facing-bet", 'CO raises to 500; BTN says "I call"; BTN says "and raise"', None),
        ("words-facing-bet", 'CO raises to 500; BTN says "I see it"; BTN says "and raise"',
         {"A": "CO", "bet": 500, "B": "BTN", "words": "I see it and raise", "street": "preflop"}),
        ("early-call-then-raise", 'BTN says "call"; UTG raises to 700',
         {"A": "UTG", "bet": 700, "B": "BTN", "street": "preflop"}),
    ],
)  # fmt: skip
def test_a_story_that_tells_the_same_fills_the_places(
    name: str, story: str, values: dict[str, int | str] | None
) -> None:
    assert fitted(situations()[name], parse_story(story), {}) == values


def test_what_stands_around_a_story_fills_places_too() -> None:
    split = situations()["odd-chip-board-plays"]
    given = {"table": {"seats": "SB BTN", "chips": [25]}, "spot": {"street": "river", "pot": 175}}
    found = fitted(split, parse_story("SB checks; BTN checks; SB shows; BTN shows"), given)
    assert found == {"A": "SB", "B": "BTN", "pot": 175, "smallest": 25}
    silent = fitted(situations()["raise-sizes"], parse_story("UTG raises to 15"), {"table": {"seats": "SB BB UTG MP"}})
    assert silent == {"A": "UTG", "bet": 15, "B": "MP", "street": "preflop"}


@pytest.mark.parametrize(
    ("name", "story", "given", "values"),
    [
        ("no-burn", "UTG calls; SB folds; BB checks; the flop is 2c 7d Kh; BB checks; UTG checks; the turn is Ks;"
         " the dealer does not burn", {}, {"A": "BB", "B": "UTG", "card": "Ks"}),
        ("chips-with-word-opening", 'A puts out 2x25; A says "bet 100"', {"spot": {"street": "flop"}},
         {"A": "A", "chips": "2x25", "words": "bet 100", "street": "flop"}),
        ("says-then-says-facing-bet", 'B says "raise"; B calls', {"spot": {"street": "flop"}}, None),
        ("says-then-says-facing-bet", 'A bets 300; B says "raise"; B calls', {"spot": {"street": "flop"}},
         {"A": "A", "B": "B", "bet": 300, "words_first": "raise", "words": "call", "street": "flop"}),
        ("three-all-ins-winners", "X is all in; Y is all in; Z is all in; Y wins the main pot; X wins the side pot", {},
         {"C": "X", "A": "Y", "B": "Z", "who": "Y", "who_side": "X"}),
        ("first-to-act", "", {"table": {"seats": "SB BB UTG"}}, {"A": "SB", "B": "BB", "seats": "SB BB UTG"}),
        ("short-big-blind-to-call", "", {"table": {"seats": "Eva Jan Ota I", "blinds": [5, 10]}, "stacks": {"Jan": 7}},
         {"A": "Eva", "B": "Jan", "C": "Ota", "stack": 7, "small": 5, "big": 10}),
        ("pot-over-short-blind", 'C says "pot"', {"table": {"seats": "A B C D"}, "stacks": {"B": 15}},
         {"A": "C", "B": "B", "words": "pot", "stack": 15}),
        ("blind-pulled-back", "UTG raises to 900; BB takes back 1x300", {}, {"A": "UTG", "B": "BB", "bet": 900,
         "blind": 300}),
        ("early-check-then-check", "P checks; R checks; Q checks", {"spot": {"street": "flop"}},
         {"A": "Q", "B": "R", "later": "flop"}),
        ("early-fold-then-bet", "UTG folds; BTN folds; CO raises to 70; SB folds", {},
         {"A": "CO", "B": "BTN", "bet": 70, "street": "preflop"}),
        ("short-all-in-called", "A bets 90; B is all in; C calls",
         {"table": {"stacks": {"B": 120}}, "spot": {"street": "turn"}},
         {"A": "A", "B": "B", "C": "C", "bet": 90, "allin": 120, "street": "turn"}),
        ("throws-winner-away-shown", "hero checks; V checks; V shows; hero discards face down",
         {"spot": {"street": "river"}}, {"A": "V", "B": "hero"}),
    ],
)  # fmt: skip
def test_a_story_is_fitted_however_it_is_worded(
    name: str, story: str, given: dict[str, Any], values: dict[str, int | str] | None
) -> None:
    """From its beginning, in one statement or several, with players named again, or with nothing done yet."""
    told = parse_story(story) if story else ()
    assert fitted(situations()[name], told, given) == values
    assert values is None or tells_alike(situations()[name], told)


def test_a_fixed_bet_that_nobody_told_is_the_table_s() -> None:
    case = case_of(situations()["limit-all-in-next"], {"allin": 9, "later": "flop"}, {"blinds": [6, 12]})
    assert case["play"] == "A bets 6; B is all in for 9"


def test_who_is_named_again_is_called_as_in_their_own_place() -> None:
    three = situations()["three-all-ins-winners"]
    assert case_of(three, {"A": "Ann", "B": "Ben", "C": "Cid"}, {})["play"].endswith(
        "Ann wins the main pot; Ben wins the side pot"
    )
    assert "Cid wins the side pot" in case_of(three, {"C": "Cid", "who_side": "Cid"}, {})["play"]


def test_what_is_told_alike() -> None:
    chip = situations()["one-chip-opening"]
    assert tells_alike(chip, parse_story("UTG folds; MP puts out 1x500"))
    assert not tells_alike(chip, parse_story("UTG raises to 100; MP puts out 1x500"))
    phone = situations()["phone-call"]
    assert tells_alike(phone, parse_story("A bets 50; B talks on the phone")), (
        "what came before a mishap may be left out"
    )
    assert not tells_alike(phone, parse_story("A talks on the phone; B bets 50"))
    assert not tells_alike(phone, parse_story("A swears; A talks on the phone"))
    assert not tells_alike(situations()["who-shows-checked"], parse_story("A bets 50; B folds"))


def test_what_was_heard_stands_in_the_places() -> None:
    chip = situations()["one-chip-facing-bet"]
    found = guessed(chip, heard("UTG raises to 600 and BTN throws in a 1000 chip"))
    assert {key: found[key] for key in ("A", "bet", "B", "chip")} == {"A": "UTG", "bet": 600, "B": "BTN", "chip": 1000}
    lost = guessed(chip, heard("xyzzy UTG frobs 450 then CO qqq 2000"))
    assert (lost["bet"], lost["chip"]) == (450, 2000)
    assert guessed(situations()["street-too-early"], heard("on the turn A bets 50 xyzzy"))["next"] == "river"
    assert fill("{A} and {B}", guessed(chip, heard("B frobs"))) == "B and X"


@pytest.mark.parametrize("row", [{}, {"play": "{A} checks", "more": 1}, {"play": "{A} bets {bet}"}])
def test_a_row_that_is_not_one_says_so(row: dict[str, object]) -> None:
    with pytest.raises(Unreadable):
        situation_of("it", {"en": ["", ""], **row}, ("en",))
