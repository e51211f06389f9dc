"""A record played from a laid deck ends as the same record dictated street by street, with the same faults."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardspeak.errors import Unreadable
from cardspeak.games import Game
from cardspeak.hand import events as e
from cardspeak.history import replay as replaying
from cardspeak.history.phh import HandRecord
from cardspeak.history.phh_reader import read_hands
from cardspeak.history.playback import Playback
from cardspeak.history.replay import replay
from cardspeak.law.kinds import Structure
from cardspeak.law.law import Law
from cardspeak.library import find_game, law_at

GOLDEN = Path(__file__).parent.parent / "golden"
RECORDS = [
    record
    for path in sorted(GOLDEN.rglob("*.phh"))[::3]
    for record in read_hands(path.read_text("utf-8"))
    if isinstance(record, HandRecord)
]


def law(game: Game, structure: Structure, players: int) -> Law:
    return law_at("common", game, structure, players, "tournament")


def outcome(record: HandRecord) -> object:
    """Everything that a reader is told of a replay; how the cards came to lie in the deck does not count."""
    try:
        found = replay(record, law, find_game)
    except Unreadable as fault:
        return str(fault)
    state = found.state
    told = [event for event in found.events if not isinstance(event, e.HandBegun | e.Shuffled | e.CardsAsked)]
    return (
        found.stacks, found.ok, found.why, found.remarks, told, state.stage, state.round, state.pot, state.cards,
        state.secret.down, state.secret.discards,
    )  # fmt: skip


def dictated(record: HandRecord) -> object:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(replaying, "laid", lambda *_: None)
        return outcome(record)


def test_real_hands_need_no_dictation(monkeypatch: pytest.MonkeyPatch) -> None:
    for record in RECORDS:
        told = dictated(record)
        with monkeypatch.context() as patch:
            patch.setattr(Playback, "take", None)  # what is not played as laid would be dictated by this
            assert outcome(record) == told


def test_who_shows_before_all_have_drawn() -> None:
    record = next(record for record in RECORDS if record.variant == "N2L1D")
    order = [*record.actions]
    drawn = [text for text in order if text.startswith("d dh")][len(record.starting_stacks) :]
    for late in drawn:
        spoilt = [text for text in order if text != late]
        for at in range(order.index(late), len(spoilt) + 1):
            record = record._replace(actions=(*spoilt[:at], late, *spoilt[at:]))
            assert outcome(record) == dictated(record)


@st.composite
def spoilt(draw: st.DrawFn) -> HandRecord:
    """A real record with an action too few, too many, in the wrong place or of somebody else."""
    record = draw(st.sampled_from(RECORDS))
    actions = [*record.actions]
    for _ in range(draw(st.integers(1, 2))):
        at = draw(st.integers(0, len(actions) - 1))
        other = draw(st.integers(0, len(actions) - 1))
        match draw(st.sampled_from(("drop", "twice", "swap", "replace", "unseen"))):
            case "drop" if len(actions) > 1:
                del actions[at]
            case "twice":
                actions.insert(at, actions[other])
            case "swap":
                actions[at], actions[other] = actions[other], actions[at]
            case "replace":
                actions[at] = actions[other]
            case _ if actions[at].startswith("d "):
                actions[at] = actions[at][:-2] + "??"
    return record._replace(actions=tuple(actions))


@given(spoilt())
def test_spoilt_hands(record: HandRecord) -> None:
    assert outcome(record) == dictated(record)
