"""What is stored of a tournament is read as it was, events and snapshots."""

import json

from tests.room.run.test_evening import to_the_break
from tests.room.run.told import Run

from cardspeak.codec.events import EVENTS
from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run.evolve import evolve
from cardspeak.room.tournament.run.state import Tournament
from cardspeak.service.snapshots import snapshot_of, state_in


def stored_again(run: Run) -> None:
    """Each event goes through its stored form, the state is folded again from these, and goes through a snapshot."""
    again: Tournament | None = None
    for event, at in run.stored:
        name, version, data = EVENTS.write(event)
        read = EVENTS.read(name, version, json.loads(json.dumps(data)))
        assert read == event
        again = evolve(again, read, at)
    assert again == run.now
    assert state_in(snapshot_of(run.now, 1), Tournament) == run.now


def test_an_evening_is_read_as_it_was_stored() -> None:
    run = to_the_break()
    for number in range(6, 16):
        run.bust(f"p{number}")
    run.give(c.Undo(run.now.steps, "wrong player", "dana"))
    run.give(c.Say("Pizza is here", "dana"))
    stored_again(run)
