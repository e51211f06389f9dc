"""The whole room, simulated: no promise is broken in the world of any seed, and the same seed is the same world."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter

import pytest

from cardspeak.law import points
from cardspeak.service.stored import EVENTS
from tests.simulator.schedule import played
from tests.simulator.trace import Broken

SEEDS = int(os.environ.get("CARDSPEAK_SEEDS", "200"))
MOST_BROKEN = 5  # seeds: then a part ends
PARTS = 4  # tests, which may run side by side
# what must be reached in each part, beside what every hand has; `scripts/long seeds` reports the rest
REACHED = (
    """
acknowledged command sent again|message lost|connection cut|fault: killed|fault: stopped in order
fault: machine started again|fault: clock set back while it runs|fault: clock set forth after the end
fault: clock set forth while it runs|fault: clock set back after the end|fault: commit BEFORE|fault: commit LOST
fault: commit AFTER|fault: commit LATE|fault: commits hang|fault: database away|fault: event cannot be read
fault: all connections cut|fault: slow network|table unavailable|event table.time_ran_out|event table.bank_used
event table.resumed|event table.seat_left|event table.sat_out|event table.sat_in|event table.chips_bought
event table.penalised|event table.penalty_served|event table.penalty_undone
event table.clock_stopped|event table.clock_started|event table.clock_called|event table.void_declared
event table.button_put_right|event table.stakes_changed|event table.speed_changed
event table.straddle_wanted|event table.runs_wanted|event hand.runs_agreed|event hand.voided|event hand.tabled
event hand.mucked|event hand.brought_in|event hand.discarded|event member.hand_played|event member.penalised
refused stale_command|refused out_of_turn|refused database_unsure|refused database_away|refused seat_taken
refused table_full|refused not_in_the_hand|refused buy_in_outside|refused no_penalty_to_undo
""".replace("\n", "|")
    .strip("|")
    .split("|")
)


@pytest.mark.parametrize("part", range(PARTS))
def test_no_promise_is_broken(part: int) -> None:
    marks: Counter[str] = Counter()
    mine = range(part, SEEDS, PARTS)
    broken = []
    for seed in mine:
        try:
            marks.update(played(seed).trace.marks)
        except Broken as error:
            broken.append(error)
            print(f"figure: {str(error).partition(chr(10))[0]}", flush=True)
        if len(broken) >= MOST_BROKEN:
            break
    assert broken == [], "\n\n".join(map(str, broken))
    if SEEDS >= 200:
        assert [name for name in REACHED if not marks[name]] == []
    told(marks, len(mine))


def told(marks: Counter[str], seeds: int) -> None:
    """Print what was reached how often, what never was, and how much was played."""
    for name, times in sorted(marks.items()):
        print(f"{times:>8} {name}")
    every = [f"event {name}" for name in sorted({name for name, _ in EVENTS.kinds.values()})]
    every += [f"point {point}" for point in (*points.HAND, *points.TABLE)]
    print("never:", ", ".join([name for name in every if not marks[name]]))
    faults = sum(times for name, times in marks.items() if name.startswith("fault: "))
    print(
        f"figure: {seeds} seeds, {marks['event table.hand_finished']} hands, {marks['acknowledged']} acknowledged, "
        f"{faults} faults, {marks['fault: killed']} kills, no promise broken"
    )


def test_the_same_seed_is_the_same_world() -> None:
    """In this process and in another one, where sets and dictionaries of texts are in another order."""
    here = played(3).trace.hash
    assert played(3).trace.hash == here
    command = [sys.executable, "-m", "tests.simulator", "3", "--quiet"]
    other = {**os.environ, "PYTHONHASHSEED": "77"}
    said = subprocess.run(command, check=True, capture_output=True, text=True, env=other)
    assert here in said.stdout, said.stderr
