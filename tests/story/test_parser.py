"""Stories are read: every phrase, every mark and amount that people write; and nothing else goes wrong."""

from __future__ import annotations

from decimal import Decimal

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cardspeak.cards.card import parse_cards
from cardspeak.cases.options import Options, parse_options
from cardspeak.errors import Unreadable
from cardspeak.story import KINDS, PHRASES, parse_statement, parse_story
from cardspeak.story.parser import _pattern, _split
from cardspeak.story.slots import SLOTS
from cardspeak.story.statements import (
    Acts,
    ActsFor,
    Asks,
    DealerDoes,
    Dealt,
    Draws,
    Entrusts,
    FloorRules,
    Gestures,
    Mishap,
    Penalises,
    Person,
    Put,
    PutsOut,
    Room,
    Runs,
    Says,
    Shows,
    Sits,
    Skipped,
    Stakes,
    Statement,
    TakesBack,
    TimePasses,
    Undo,
    Wins,
)

THOUSAND = Put(1000, ((1, 1000),))

# What stands in the tables and examples of the page that fixes the words.
FIXED: list[tuple[str, Statement]] = [
    ("A posts 50", Acts("A", "post", 50)),
    ("A straddles 200", Acts("A", "straddle", 200)),
    ("A brings in 10", Acts("A", "bring_in", 10)),
    ("A completes to 20", Acts("A", "complete", 20)),
    ("A checks", Acts("A", "check")),
    ("A bets 50", Acts("A", "bet", 50)),
    ("A calls", Acts("A", "call")),
    ("A raises to 180", Acts("A", "raise_to", 180)),
    ("A raises by 130", Acts("A", "raise_by", 130)),
    ("A folds", Acts("A", "fold")),
    ("A is all in", Acts("A", "all_in")),
    ("A draws 2", Draws("A", 2)),
    ("A stands pat", Draws("A", 0)),
    ("A shows", Shows("A")),
    ("A shows As", Shows("A", (51,))),
    ("A mucks", Acts("A", "muck")),
    ("A wins unseen", Acts("A", "win_unseen")),
    ('A says "raise"', Says("A", "raise")),
    ("A puts out 2x1000", PutsOut("A", Put(2000, ((2, 1000),)))),
    ('A says "raise" and puts out 1x1000', Says("A", "raise", THOUSAND)),
    ("A puts out 300 in two motions", PutsOut("A", Put(300), 2)),
    ("A takes back 1x25 and puts out 1x1000", TakesBack("A", Put(25, ((1, 25),)), THOUSAND)),
    ("A taps the table", Gestures("A", "taps_table")),
    ("A pushes the cards forward", Gestures("A", "pushes_cards")),
    ("A asks how much", Asks("A", "bet")),
    ("the dealer says 300", DealerDoes("says", amount=300)),
    ("the dealer asks D to act", DealerDoes("asks_to_act", "D")),
    ("the dealer exposes A's second card", Mishap("exposed", "A", number=2)),
    ("the dealer deals C a third card", Mishap("wrong_number", "C", number=3)),
    ("the dealer burns two", Mishap("wrong_burn", number=2)),
    ("the dealer does not burn", Mishap("wrong_burn", number=0)),
    ("the turn is opened before B has acted", Mishap("early_street", "B", street="turn")),
    (
        "the flop has four cards: 2c 7d Kh Ks",
        Mishap("wrong_cards", number=4, street="flop", cards=parse_cards("2c7dKhKs")),
    ),
    ("the dealer mucks A's cards", Mishap("mucked_by_the_dealer", "A")),
    ("the pot goes to A", Wins(("A",), by="dealer")),
    ("a card is found face up in the stub", Mishap("boxed", number=1)),
    ("two Kh are found", Mishap("duplicate", cards=parse_cards("Kh"), number=2)),
    ("a card of another back is found", Mishap("other_back", number=1)),
    ("a card falls off the table", Mishap("off_the_table", number=1)),
    ("A's cards touch the muck", Mishap("touches_the_muck", "A")),
    ("A's cards touch B's", Mishap("hands_touch", "A", "B")),
    ("A shows a card to B", Mishap("shown_to_one", "A", "B", number=1)),
    ("B calls time on A", Person("B", "calls_time", "A")),
    ("70 seconds pass", TimePasses(70)),
    ("A leaves the table", Person("A", "leaves")),
    ("A was away when the first card was dealt", Person("A", "away")),
    ("B claims the pot of the hand before", Person("B", "claims_last_pot")),
    ('A says "you have aces"', Says("A", "you have aces")),
    ("next hand", Room("next_hand")),
    ("D is out", Room("out", "D")),
    ("D comes back", Room("back", "D")),
    ("the level ends", Room("level_ends")),
    ("A is moved to seat 4 of table 2", Room("moved", "A", 4, 2)),
    ("the floor rules: …", FloorRules("…")),
    ("the floor penalises B: one round", Penalises("B", "one round")),
    ("undo", Undo()),
    ("B is skipped", Skipped("B")),
]

# Other ways that people have of saying things, each with what it says.
OTHERWISE: list[tuple[str, Statement]] = [
    ("Ivan call", Acts("Ivan", "call")),
    ("Ján_2 calls 30", Acts("Ján_2", "call", 30)),
    ("seat 4 calls", Acts("seat 4", "call")),
    ("Seat 4 goes all-in", Acts("seat 4", "all_in")),
    ("C all in", Acts("C", "all_in")),
    ("C moves all in for 90", Acts("C", "all_in", 90)),
    ("C raises all in", Acts("C", "all_in", how="raise")),
    ("B makes it 1.2k", Acts("B", "raise_to", 1200)),
    ("B re-raises to 1,200", Acts("B", "raise_to", 1200)),
    ("B raises to 12,345,678", Acts("B", "raise_to", 12345678)),
    ("B bets 0.50", Acts("B", "bet", Decimal("0.5"))),
    ("B bets 2.0", Acts("B", "bet", 2)),
    ("B bets", Acts("B", "bet")),
    ("A posts 50 dead", Acts("A", "post", 50, "dead")),
    ("A posts the big blind", Acts("A", "post", None, "big blind")),
    ("A posts a big blind of 20", Acts("A", "post", 20, "big blind")),
    ("A straddles", Acts("A", "straddle")),
    ("A brings it in for 5", Acts("A", "bring_in", 5)),
    ("A brings in", Acts("A", "bring_in")),
    ("A draws one card", Draws("A", 1)),
    ("A draws 2: 2c 7d", Draws("A", 2, parse_cards("2c7d"))),
    ("A discards 2c,7d", Draws("A", 2, parse_cards("2c7d"))),
    ("A shows all", Shows("A")),
    ("A shows his cards", Shows("A")),
    ("A tables A♠ 10♥", Shows("A", parse_cards("AsTh"))),
    ("A and B run it twice", Runs(2, ("A", "B"))),
    ("A, B and C run it three times", Runs(3, ("A", "B", "C"))),
    ("A wins", Wins(("A",))),
    ("A and B split the side pot 2", Wins(("A", "B"), "side pot 2")),
    ("the turn is ??", Dealt("turn", (52,))),
    ("the second river is 2d", Dealt("river", parse_cards("2d"), run=2)),
    ("A gets Qs up", Dealt("", parse_cards("Qs"), "A", face="up")),
    ("two minutes pass", TimePasses(120)),
    ("THE DEALER EXPOSES A’s SECOND CARD", Mishap("exposed", "A", number=2)),
    ("the dealer mucks James' cards", Mishap("mucked_by_the_dealer", "James")),
    ('B puts out 2x100 + 3×25 and says "raise"', PutsOut("B", Put(275, ((2, 100), (3, 25))), words="raise")),
    ('B says "call", and puts out 300 in 2 motions', Says("B", "call", Put(300), 2)),
    ("B calls", Acts("B", "call")),
    ("C folds", Acts("C", "fold")),
    ("A bets 50 without looking", Acts("A", "bet", 50, "no-look")),
    ("B raises to 180", Acts("B", "raise_to", 180)),
    ("B makes it 600", Acts("B", "raise_to", 600)),
    ("C raises to 40 without looking", Acts("C", "raise_to", 40, "no-look")),
    ("B raises by 130", Acts("B", "raise_by", 130)),
    ("B raises", Acts("B", "raise_to")),
    ("A bets the minimum", Acts("A", "bet", how="minimum")),
    ("B raises the minimum", Acts("B", "raise_to", how="minimum")),
    ("A bets the pot", Acts("A", "bet_pot")),
    ("B raises the pot", Acts("B", "raise_pot")),
    ("C is all in", Acts("C", "all_in")),
    ("C calls all in", Acts("C", "all_in", how="call")),
    ("D posts 100 live", Acts("D", "post", 100, "live")),
    ("A posts the small blind", Acts("A", "post", how="small blind")),
    ("A antes 5", Acts("A", "post", 5, "ante")),
    ("C straddles 200", Acts("C", "straddle", 200)),
    ("B completes to 20", Acts("B", "complete", 20)),
    ("A discards 2c 7d", Draws("A", 2, parse_cards("2c7d"))),
    ("A discards 2", Draws("A", 2)),
    ("B stands pat", Draws("B", 0)),
    ("B exposes As", Mishap("opened", "B", cards=parse_cards("As"))),
    ("B exposes a card", Mishap("opened", "B", number=1)),
    ("B mucks", Acts("B", "muck")),
    ("A plays the board", Acts("A", "plays_board")),
    ("A wins the main pot", Wins(("A",), "main pot")),
    ("A and B split the pot", Wins(("A", "B"))),
    ("the rest is run twice", Runs(2)),
    ("A asks to see B's hand", Asks("A", "hand", "B")),
    ("A asks to see the next card", Asks("A", "next_card")),
    ("A asks for the pot", Asks("A", "pot")),
    ("A asks how much is in the pot", Asks("A", "pot")),
    ("A asks how much B has", Asks("A", "stack", "B")),
    ("B puts out 300 in two motions", PutsOut("B", Put(amount=300, chips=()), 2)),
    ('B puts out 1x1000 and says "raise"', PutsOut("B", Put(amount=1000, chips=((1, 1000),)), words="raise")),
    ("B takes back 1x25", TakesBack("B", Put(amount=25, chips=((1, 25),)))),
    (
        "B takes back 1x25 and puts out 1x1000",
        TakesBack("B", Put(amount=25, chips=((1, 25),)), Put(amount=1000, chips=((1, 1000),))),
    ),
    ("B asks how much", Asks("B", "bet")),
    ('the dealer says "flop"', DealerDoes("says", words="flop")),
    ("the flop is 2c 7d Kh", Dealt("flop", parse_cards("2c7dKh"))),
    ("the second turn is As", Dealt("turn", parse_cards("As"), run=2)),
    ("A is dealt As Kd", Dealt("", parse_cards("AsKd"), "A")),
    ("A gets Qs", Dealt("", parse_cards("Qs"), "A")),
    ("the dealer exposes A's cards", Mishap("exposed", "A")),
    ("the dealer exposes the burn card", Mishap("burn_seen")),
    ("the dealer skips C", Mishap("left_out", "C")),
    ("the dealer deals the turn", DealerDoes("deals", street="turn")),
    ("the turn is opened too early", Mishap("early_street", street="turn")),
    ("the dealer shuffles", DealerDoes("shuffles")),
    ("a joker is found", Mishap("foreign_card")),
    ("a card is missing", Mishap("wrong_count", number=1)),
    ("A's card falls off the table", Mishap("off_the_table", "A")),
    ("A shows As to B", Mishap("shown_to_one", "A", "B", cards=parse_cards("As"))),
    ("A shows one card", Shows("A", number=1)),
    ("A asks for time", Person("A", "asks_time")),
    ("B raises pot", Acts("B", "raise_pot")),
    ("A returns to the table", Person("A", "returns")),
    ("the floor rules: the bet stands", FloorRules("the bet stands")),
    ('the floor rules: "call" binds', FloorRules('"call" binds')),
    # people and the room, between hands
    ("B calls time on A too soon", Person("B", "calls_time", "A", "too soon")),
    ("the dealer calls time on A", Person("", "calls_time", "A", "dealer")),
    ("the floor calls time on A", Person("", "calls_time", "A", "floor")),
    ("B lets C play his chips", Entrusts("B", "C")),
    ("B lets C play his chips with everybody's consent", Entrusts("B", "C", True)),
    ("C folds for B", ActsFor("C", "B", "fold")),
    ("C checks for B", ActsFor("C", "B", "check")),
    ("C calls for B", ActsFor("C", "B", "call")),
    ("D comes back and waits for the big blind", Room("back", "D", how="wait")),
    ("D leaves the game", Room("quits", "D")),
    ("D is eliminated", Room("quits", "D")),
    ("A changes to seat 4", Room("moved", "A", 4)),
    ("E sits down in seat 4", Sits("E", 4)),
    ("E sits down in seat 4 with 500", Sits("E", 4, 500)),
    ("E sits down in seat 4 and waits for the big blind", Sits("E", 4, wait=True)),
    ("E comes from a broken table to seat 4", Sits("E", 4, came="broken")),
    ("E comes by must-move to seat 4", Sits("E", 4, came="must-move")),
    ("E is balanced to seat 4", Sits("E", 4, came="balanced")),
    ("B buys 500", Stakes("B", "buys", 500)),
    ("B buys 500 not yet delivered", Stakes("B", "bought", 500)),
    ("B takes 500 off the table", Stakes("B", "takes_off", 500)),
    ("B gives 500 to C", Stakes("B", "gives", 500, "C")),
]

UNREADABLE: list[tuple[str, str]] = [
    (
        "A bets 50; B rases to 600",
        "'B rases to 600' cannot be read: 'rases' is not understood; nearest: “B raises to",
    ),
    ("A shows Ax", "'Ax' is not understood; nearest: “A shows As”"),
    ("B raises 130", "'130' is not understood; nearest: “B raises”, “B raises to 180”, “B raises by 130”"),
    ("A says raise", "'raise' is not understood; nearest: “A says \"raise\"”"),
    ("A posts", "it stops too soon; nearest: “A posts 100 live”"),
    ("the bets 50", "'bets' is not understood"),
    ("everyone folds", "'everyone' is not understood"),
    ("A bets 1,20", "'1,20' is not understood"),
    ("A draws 3: 2c 7d", "'A draws 3: 2c 7d' cannot be read: 3 drawn, but 2 thrown away"),
    ("B puts out 0x100", "'0x100' is no chips"),
    ('A says "call', "the quotation mark before 'call' is not closed"),
    ("A calls (out of turn", "a parenthesis is not closed"),
    ("A (the button) calls", "a remark in parentheses stands at the end"),
]


@pytest.mark.parametrize(("text", "says"), FIXED + OTHERWISE)
def test_a_phrase_is_read(text: str, says: Statement) -> None:
    assert parse_story(text) == (says,)
    assert type(parse_statement(text)) is type(says)


@pytest.mark.parametrize("at", range(len(PHRASES)), ids=lambda at: PHRASES[at].words)
def test_the_example_of_a_phrase_is_made_by_it(at: int) -> None:
    phrase = PHRASES[at]
    (text,), _ = _split(phrase.example)
    assert next(other for other in range(len(PHRASES)) if _pattern(other)[0].fullmatch(text)) == at
    (made,) = parse_story(phrase.example)
    assert made == dict(FIXED + OTHERWISE).get(phrase.example, made)
    if isinstance(phrase.makes, type):
        assert type(made) is phrase.makes
    assert {name: getattr(made, name) for name in phrase.fixed} == phrase.fixed
    assert phrase.meaning
    assert not phrase.meaning.endswith(".")


def test_examples_and_phrases_are_told_apart() -> None:
    assert len({phrase.example for phrase in PHRASES}) == len(PHRASES)
    assert len({phrase.words for phrase in PHRASES}) == len(PHRASES)
    assert {phrase.kind for phrase in PHRASES} == set(KINDS)


def test_a_place_is_known_and_fills_a_field() -> None:
    for phrase in PHRASES:
        for word in phrase.words.replace("[", " ").replace("]", " ").split():
            name = word.partition("'")[0]
            assert not name.isupper() or name in SLOTS, phrase.words


@pytest.mark.parametrize(
    "text",
    ['A says "я ставлю; 500. (да)"', "A says “я ставлю; 500. (да)”", "A says „я ставлю; 500. (да)“",
     "A says «я ставлю; 500. (да)»", "A says: ”я ставлю; 500. (да)”. (so he said)"],
)  # fmt: skip
def test_what_stands_in_quotation_marks_is_kept(text: str) -> None:
    assert parse_story(text) == (Says("A", "я ставлю; 500. (да)"),)


@pytest.mark.parametrize(
    "text",
    [
        "A bets 50; C calls",
        "  A bets 50 ;; C   calls. ",
        "A bets 50.;\n C calls (C spoke before his turn)",
        'A bets 50 (half; the (small) pot); C calls (he said "so; what").;',
    ],
)
def test_space_full_stops_and_remarks_do_not_count(text: str) -> None:
    assert parse_story(text) == (Acts("A", "bet", 50), Acts("C", "call"))


def test_what_several_do_is_a_statement_for_each() -> None:
    assert parse_story("B, C and D fold; A and B show") == (
        *(Acts(seat, "fold") for seat in "BCD"),
        *(Shows(seat) for seat in "AB"),
    )


def test_nothing_is_said() -> None:
    assert parse_story("") == parse_story(" ; (quiet) ;.") == ()
    with pytest.raises(Unreadable, match="one statement is wanted, 'A checks; B checks' has 2"):
        parse_statement("A checks; B checks")


@pytest.mark.parametrize(("text", "says"), UNREADABLE)
def test_what_cannot_be_read_is_named(text: str, says: str) -> None:
    with pytest.raises(Unreadable) as caught:
        parse_story(text)
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)
    assert len(caught.value.args) == 1


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (
            "B: fold, call 30, raise to 130..970",
            Options("B", {"fold": None, "call": (30, 30), "raise_to": (130, 970)}),
        ),
        ("seat 4: check, bet 1,000..9,700", Options("seat 4", {"check": None, "bet": (1000, 9700)})),
        ("C : stand pat, draw 1..5, all in 0.5",
         Options("C", {"stand_pat": None, "draw": (1, 5), "all_in": (Decimal("0.5"),) * 2})),
        ("A: show, muck", Options("A", {"show": None, "muck": None})),
        ("A: bring in 5, complete 10", Options("A", {"bring_in": (5, 5), "complete": (10, 10)})),
        ("A: nothing", Options("A", {})),
        ("A:", Options("A", {})),
    ],
)  # fmt: skip
def test_options_are_read(text: str, says: Options) -> None:
    assert parse_options(text) == says


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("fold, call", "lists no options"),
        ("B: fold, rase to 30", "'rase to 30' is no option in"),
        ("B: fold, fold", "'fold' stands twice"),
        ("B: fold,", "'' is no option"),
        ("B: call 30..", "'call 30..' is no option"),
    ],
)
def test_wrong_options_are_refused(text: str, says: str) -> None:
    with pytest.raises(Unreadable, match=says):
        parse_options(text)


SPOKEN = st.sampled_from([text for text, _ in FIXED + OTHERWISE] + [phrase.example for phrase in PHRASES])
WORDS = sorted({word for phrase in PHRASES for word in (phrase.words + " " + phrase.example).split()})
PIECES = st.sampled_from([*WORDS, ";", '"', "“", "”", "(", ")", "1,200", "9" * 40, "’s", ".", "\0", "ſix", "10k", ":"])


@given(st.text() | st.lists(PIECES, max_size=12).map(" ".join) | SPOKEN.map(str.upper))
@example("A raises to " + "9" * 5000)
@example("A, " * 500)
@example("“0”")
@example("A draws ſix")
@example("²A bets ٣")
def test_anything_is_read_or_unreadable(text: str) -> None:
    for read in (parse_story, parse_options):
        try:
            read(text)
        except Unreadable as fault:
            message = str(fault)
        else:
            continue
        assert message
        assert "\n" not in message


@given(st.lists(SPOKEN, max_size=8), st.sampled_from(["; ", ";", " ;\n ", " (so it was); ", ". ; "]))
def test_a_story_says_what_its_statements_say(texts: list[str], between: str) -> None:
    assert parse_story(between.join(texts)) == tuple(said for text in texts for said in parse_story(text))
