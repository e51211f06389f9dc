"""Whatever players say or do, in turn or not: a story goes on with a ruling or a refusal, no chip made or lost."""

from collections.abc import Sequence
from random import Random

import pytest
from tests.floor.sensible import nonsense

from cardspeak.cases.setting import setting
from cardspeak.cli.shelf import SHELF
from cardspeak.errors import Unreadable
from cardspeak.hand.betting import options
from cardspeak.hand.events import Event
from cardspeak.hand.state import State
from cardspeak.library import books
from cardspeak.story import statements as s
from cardspeak.story.parser import parse_story
from cardspeak.telling.acts import Unruled
from cardspeak.telling.play import Played, begin, play, states
from cardspeak.telling.tell import Told, tell
from cardspeak.telling.turn import Turn

SEATS = "A B C D"
GAMES = ("nlhe", "pot-limit holdem", "flhe", "plo", "stud", "razz", "badugi")
STACKS = (1, 3, 10, 15, 20, 30, 45, 130, 1000, 2000)
WORDS = (
    "raise", "call", "check", "fold", "all in", "pot", "bet", "raise to 600", "bet 40", "five", "150", "raise by 100",
    "minimum raise", "half pot", "re-raise", "cap", "complete", "if you bet I raise", "I fold unless you check",
    "if you raise I call", "if you check I bet 60", "пас", "рейз до 400", "navyšujem",
    "a hundred and ten", "hello", "raise to 0", "bet 0", "call all in", "bring in", "raise to 5", "raise to 90000",
)  # fmt: skip
CHIPS = (
    "1x5", "1x25", "2x25", "1x100", "3x100", "1x100+1x25", "1x500+2x100", "1x1000", "5x100", "25x100", "1x1", "2x10",
    "1x20", "45", "30", "10",
)  # fmt: skip
PLAIN = ("checks", "calls", "folds", "is all in", "raises to 200", "bets 60", "raises the minimum", "is skipped")
SIGNS = (
    "taps the table", "pushes the cards forward", "throws his cards towards the muck", "puts out a token",
    "asks how much",
)  # fmt: skip
BOUND = ("bound_by_words", "size_is_owed")  # refusals of what an open question of the player leaves no room for
FACTS: dict[str, tuple[object, ...]] = {
    "binding": (True, True, False),
    "choice": ("call", "fold", "raise", "bet"),
    "director": ("call", "return", "fold", "all-in"),
    "unaware": (True, False),
    "invited": (True, False),
    "damaged": (True, False),
    "heard": (True, False),
    "simultaneous": (True, False),
    "amount": (40, 600),
    "first_motion": (25, 100),
}


def anything(rng: Random) -> str:
    """Return one statement of some player, or of the dealer to that player."""
    who, words, chips = rng.choice(SEATS.split()), rng.choice(WORDS), rng.choice(CHIPS)
    motions = rng.choice(("", " in two motions"))
    return rng.choice(
        (
            f"{who} {rng.choice(PLAIN)}", f"{who} {rng.choice(PLAIN)}", f"{who} {rng.choice(SIGNS)}",
            f'{who} says "{words}"', f'{who} says "{words}" and puts out {chips}{motions}',
            f"{who} puts out {chips}{motions}", f'{who} puts out {chips} and says "{words}"',
            f"{who} takes back 1x{rng.choice((5, 10, 20, 25))}",
            f"{who} takes back 1x{rng.choice((5, 10, 25))} and puts out {chips}",
            f"the dealer asks {who} to act", "the dealer says 90",
        )
    )  # fmt: skip


def chips_of(state: State) -> int:
    """Return every chip of a hand: stacks, bets, and what lies in the middle."""
    return sum(state.round.stacks) + sum(state.round.bets) + state.pot.total


def told(book: str, game: str, know: dict[str, object], stacks: list[int], story: list[s.Statement]) -> Played | None:
    """Play a story, the floor asked; none where the room says that it does not rule on it."""
    table = {"game": game, "seats": SEATS, "stacks": stacks}
    begun = setting({"table": table, "know": know}, book, story, SHELF)._replace(asked=True)
    try:
        return play(begun)
    except (Unruled, Unreadable):
        return None


def turns(book: str, game: str, know: dict[str, object], stacks: list[int], story: list[s.Statement]) -> list[Turn]:
    """Return the turns that may go on after a story; of a turn that does go on `since` stays what it was."""
    table = {"game": game, "seats": SEATS, "stacks": stacks}
    begun = setting({"table": table, "know": know}, book, story, SHELF)._replace(asked=True)
    first = begin(begun)
    assert isinstance(first, Told)
    after = tell(first, (), first.events, story, begun.known, begun.law, True) if story else first
    return list(after.waiting.turns)


def ruled_on(before: list[Turn], after: list[Turn], events: Sequence[Event], state: State) -> State:
    """Return the hand that a ruling is about: all of a turn is ruled on as if it was done when the turn began.

    What answers an open question is ruled on as the hand stands.
    """
    on = next((turn for turn in before if not turn.asks and any(turn.since == now.since for now in after)), None)
    return state if on is None or on.begun >= len(events) else states(events[: on.begun])[-1]


def offered(played: Played) -> list[s.Acts]:
    """Return what the player to act is offered, in the player's words: each option at its least and at its most."""
    state = played.state
    if state is None or state.stage != "betting":
        return []
    name = state.deal.seats[state.round.queue[0]]
    found = []
    for verb, (least, most) in options(state, played.law).items():
        plain = verb.replace(" ", "_")
        if plain in ("bet", "raise_to", "complete"):
            found += [s.Acts(name, plain, total) for total in {least, most}]
        else:
            found.append(s.Acts(name, plain))
    return found


@pytest.mark.parametrize("book", sorted(books()))
@pytest.mark.parametrize("game", GAMES)
def test_every_deed_is_ruled_on(book: str, game: str) -> None:
    rng = Random(f"{book} {game}")
    for _ in range(12):
        know = {fact: rng.choice(FACTS[fact]) for fact in rng.sample(sorted(FACTS), rng.randint(0, 2))}
        story: list[s.Statement] = []
        stacks = [rng.choice(STACKS) for _ in range(4)]
        begun = told(book, game, know, stacks, story)
        assert begun is not None
        assert begun.state is not None
        before, rulings, happened = begun.state, len(begun.rulings), begun.events
        going_on: list[Turn] = []
        total = chips_of(before)
        for _ in range(25):
            text = anything(rng)
            (said,) = parse_story(text)
            played = told(book, game, know, stacks, [*story, said])
            if played is None or played.refused is not None:
                continue  # nothing was changed
            story.append(said)
            state = played.state
            assert state is not None
            assert chips_of(state) == total, text
            assert min(state.round.stacks) >= 0, text
            ends = turns(book, game, know, stacks, story)
            for ruling in played.rulings[rulings:]:
                assert ruling.outcome
                first = ruling is played.rulings[rulings]
                hand = ruled_on(going_on, ends, happened, before) if first else before
                wrong = nonsense(ruling, hand, now=first)
                assert not wrong, (wrong, stacks, story, ruling)
            before, rulings, happened, going_on = state, len(played.rulings), played.events, ends
            acts = offered(played) if rng.random() < 0.25 else []
            kept = 0
            for act in acts:
                then = told(book, game, know, stacks, [*story, act])
                assert then is not None, (stacks, story, act)
                bound = then.refused is not None and any(
                    SEATS.split()[turn.seat] == act.seat for turn in ends if turn.asks
                )
                assert then.refused is None or (bound and then.refused.code in BOUND), (
                    then.refused,
                    stacks,
                    story,
                    act,
                )
                kept += then.refused is None
            assert kept or not acts, (stacks, story)
            if state.stage == "over":
                break
