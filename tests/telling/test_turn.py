"""Laws of a turn: what is told one after the other is what is told at once, and no chip moves without a ruling."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from cardspeak.cases.setting import Shelf, setting
from cardspeak.errors import Unreadable
from cardspeak.hand.state import State
from cardspeak.library import books, find_game, law_at
from cardspeak.story.parser import parse_story
from cardspeak.telling.play import Played, begin, play
from cardspeak.telling.tell import Told, tell

SHELF = Shelf(find_game, law_at)
BOOKS = st.sampled_from(sorted(books()))
GAMES: dict[str, dict[str, Any]] = {
    "no-limit": {"game": "nlhe", "blinds": [50, 100]},
    "pot-limit": {"game": "plo", "blinds": [50, 100]},
    "fixed-limit": {"game": "fixed-limit holdem", "bets": [100, 200]},
}
FACED = {"no-limit": 300, "pot-limit": 300, "fixed-limit": 100}
OPEN_WORDS = ("raise", "bet", "re-raise", "рейз", "підвищую", "navyšujem")
WORDS = (*OPEN_WORDS, "pot", "call", "check", "fold", "all in", "600", "raise to 900", "bet 250", "same bet")
GIVEN_UP = ("B folds", "B checks", "B calls", 'B says "call"', 'B says "fold"', 'B says "check"', "B taps the table")
CHIPS = st.builds("{}x{}".format, st.integers(1, 4), st.sampled_from((25, 100, 500, 1000)))


def asked(story: str, book: str, structure: str, facing: bool, players: int = 4, **know: Any) -> Played:
    """Tell a story on a flop, B to act: facing a bet of A, or with nothing bet."""
    seats = "A B C D"[: 2 * players - 1] if facing else "B C D E"[: 2 * players - 1]
    table = {**GAMES[structure], "seats": seats, "stacks": 5000}
    if players == 2:
        table["seats"] = seats[::-1]
    spot: dict[str, Any] = {"street": "flop", "pot": 400}
    if facing:
        spot["bets"] = {"A": FACED[structure]}
    case = {"table": table, "spot": spot, "know": know}
    return play(setting(case, book, parse_story(story), SHELF)._replace(asked=True))


def stands(played: Played) -> tuple[object, ...]:
    """What a story comes to: the chips, who acts, and what is left open."""
    state = played.state
    assert state is not None
    return (
        state.round,
        state.pot,
        state.stage,
        [ask.fact for ask in (played.rulings[-1].asks if played.rulings else ())],
    )


@settings(deadline=None, max_examples=300)
@given(BOOKS, st.sampled_from(sorted(GAMES)), st.booleans(), CHIPS, CHIPS, st.integers(2, 4))
def test_two_motions_are_two_motions_however_they_are_told(
    book: str, structure: str, facing: bool, first: str, second: str, players: int
) -> None:
    at_once = f"B puts out {first}+{second} in two motions"
    apart = f"B puts out {first}; B puts out {second}"
    know = {"choice": "call", "director": "call", "unaware": False}
    try:
        whole = asked(at_once, book, structure, facing, players, **know)
    except Unreadable:  # more than the stack
        return
    assert stands(asked(apart, book, structure, facing, players, **know)) == stands(whole)


@settings(deadline=None, max_examples=300)
@given(BOOKS, st.sampled_from(sorted(GAMES)), st.booleans(), st.sampled_from(WORDS), CHIPS, st.integers(2, 4))
def test_words_and_then_chips_are_one_declaration(
    book: str, structure: str, facing: bool, words: str, chips: str, players: int
) -> None:
    at_once = asked(f'B says "{words}" and puts out {chips}', book, structure, facing, players)
    apart = asked(f'B says "{words}"; B puts out {chips}', book, structure, facing, players)
    assert stands(apart) == stands(at_once)


@settings(deadline=None, max_examples=300)
@given(BOOKS, st.sampled_from(sorted(GAMES)), st.booleans(), CHIPS, st.sampled_from(WORDS), st.integers(2, 4))
def test_words_after_the_chips_change_nothing(
    book: str, structure: str, facing: bool, chips: str, words: str, players: int
) -> None:
    know = {"choice": "call", "director": "call", "unaware": False}
    before = asked(f"B puts out {chips}", book, structure, facing, players, **know)
    after = asked(f'B puts out {chips}; B says "{words}"', book, structure, facing, players, **know)
    if before.state is not None and before.state.stage == "betting" and before.state.street == 1:
        assert after.state is not None
        assert after.state.round == before.state.round


@settings(deadline=None, max_examples=200)
@given(BOOKS, st.booleans(), st.sampled_from(OPEN_WORDS), st.sampled_from(GIVEN_UP), st.integers(2, 4))
def test_a_size_that_is_owed_is_never_dropped(book: str, facing: bool, words: str, given_up: str, players: int) -> None:
    """Whatever else the player does is refused with a clause, and changes nothing."""
    said = asked(f'B says "{words}"', book, "no-limit", facing, players)
    if not any(ask.fact == "amount" for ask in said.rulings[-1].asks):
        return
    then = asked(f'B says "{words}"; {given_up}', book, "no-limit", facing, players)
    assert then.refused is not None
    assert then.refused.code == "size_is_owed"
    assert then.refused.cites
    assert then.state == said.state


@settings(deadline=None, max_examples=300)
@given(
    BOOKS, st.sampled_from(sorted(GAMES)), st.booleans(),
    st.lists(
        st.tuples(st.sampled_from("BCD"), st.one_of(st.sampled_from(WORDS), CHIPS)), min_size=1, max_size=6
    ),
)  # fmt: skip
def test_no_chip_moves_without_a_ruling(book: str, structure: str, facing: bool, deeds: list[tuple[str, str]]) -> None:
    """Told line by line: chips are conserved, and who puts in more is told so by the rulings of that line."""
    seats = "A B C D" if facing else "B C D E"
    spot = {"street": "flop", "pot": 400, **({"bets": {"A": FACED[structure]}} if facing else {})}
    case = {"table": {**GAMES[structure], "seats": seats, "stacks": 5000}, "spot": spot}
    lines = [
        f"{seat} puts out {deed}" if deed[0].isdigit() and "x" in deed else f'{seat} says "{deed}"'
        for seat, deed in deeds
    ]
    begun = setting(case, book, (), SHELF)._replace(asked=True)
    now = begin(begun)
    assert isinstance(now, Told)
    past: list[Any] = []
    events = [*now.events]
    for line in lines:
        story = parse_story(line)
        before: State = now.state
        if before.stage == "over":
            return  # nobody acts any more
        try:
            after = tell(now, past, events, story, begun.known, begun.law)
        except Unreadable:
            return  # more than the stack
        assert after.state.total == before.total
        if after.refused is not None:
            assert after.refused.cites
            return
        moved = [seat for seat, stack in enumerate(after.state.round.stacks) if stack != before.round.stacks[seat]]
        if moved and after.state.stage == "betting":
            assert any(ruling.command is not None or ruling.remedies for ruling in after.rulings), line
        now, past, events = after, [*past, *story], [*events, *after.events]


def test_a_turn_that_came_due_goes_on_in_the_next_line() -> None:
    """A raise before its turn is owed its size when the turn has come, also after a line that says nothing new."""
    case = {"table": {**GAMES["no-limit"], "seats": "A B C", "stacks": 5000}, "spot": {"street": "flop", "pot": 400}}
    begun = setting(case, "tda-2024", (), SHELF)._replace(asked=True)
    now = begin(begun)
    assert isinstance(now, Told)
    past: list[Any] = []
    events = [*now.events]
    for line in ('B says "bet"', "A checks", "on the flop", 'B says "300"', "B puts out 4x100"):
        story = parse_story(line)
        now = tell(now, past, events, story, begun.known, begun.law)
        assert now.refused is None
        past, events = [*past, *story], [*events, *now.events]
    assert now.state.round.bets == (0, 300, 0)


def test_a_check_before_the_turn_leaves_call_or_fold_only_while_the_bet_stays() -> None:
    free = asked('C says "check"; B raises to 900; C raises to 2000', "tda-2024", "no-limit", facing=True)
    assert free.refused is None
    assert free.state is not None
    assert free.state.round.bets == (300, 900, 2000, 0)
    bound = asked('C says "check"; B calls; C raises to 2000', "tda-2024", "no-limit", facing=True)
    assert bound.refused is not None
    assert bound.refused.code == "bound_by_words"
