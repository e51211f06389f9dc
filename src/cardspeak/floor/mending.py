"""What a procedure of the law changes in this hand: the deal void, hands dead or back, cards replaced, the stub new."""

from cardspeak.floor.matter import Matter
from cardspeak.hand import mends as m
from cardspeak.hand.state import State
from cardspeak.law import steps as s
from cardspeak.law.procedure import Procedure

INTO_THE_STUB = frozenset({s.SHUFFLE_STUB, s.SHUFFLE_IN, s.SHUFFLE_BACK, s.SCRAMBLE_STUB, s.SURPLUS_BACK})
COMES_BACK = frozenset({s.BACK_TO_HIM, s.LIVE, s.TABLE_IT})


def mends(matter: Matter, found: Procedure, refunds: tuple[tuple[int, int], ...]) -> tuple[m.Mend, ...]:
    """Return what the chips and steps of a procedure change; what somebody has still to decide changes nothing."""
    state, seats, steps = matter.state, matter.incident.seats, frozenset(found.steps)
    if found.refund == "all":
        return (m.Void(),)
    if found.discretion:
        return ()
    wanted: list[m.Mend] = [m.Refund(seat, amount) for seat, amount in refunds]
    if found.dead == "both":
        wanted += [m.Kill(seat) for seat in seats]
    elif found.dead == "hand" and seats:
        wanted.append(m.Kill(seats[0]))
    elif seats and COMES_BACK & steps:
        wanted.append(m.Restore(seats[0]))
    if seats and steps & {s.SWAP, s.REPLACE}:
        place = _place(matter, state, seats[0])
        if place >= 0:
            wanted.append(m.Replace(seats[0], place, s.SWAP in steps))
    if INTO_THE_STUB & steps and state.stage != "over":
        wanted.append(m.ShuffleStub())
    if s.POT_RIGHT in steps:
        wanted.append(m.AwardAgain())
    return tuple(wanted)


def _place(matter: Matter, state: State, seat: int) -> int:
    """Return which of the player's down cards it is about: the one that was named, or its number; -1 is unknown."""
    held, cards = state.secret.down[seat], matter.incident.cards
    if cards and cards[0] in held:
        return held.index(cards[0])
    told = dict(matter.incident.facts)
    place = int(told.get("card", len(held))) - 1
    return place if 0 <= place < len(held) and (not cards or cards[0] not in held) else -1
