"""What a procedure of the law changes in this hand: the deal void, hands dead or back, cards replaced, the stub new."""

from cardspeak.floor.incidents.card_remedies import card_remedies, place_of
from cardspeak.floor.incidents.hearing import Hearing
from cardspeak.hand.remedies import kinds as m
from cardspeak.law import steps as s
from cardspeak.law.procedure import Procedure

INTO_THE_STUB = frozenset({s.SHUFFLE_STUB, s.SHUFFLE_IN, s.SHUFFLE_BACK, s.SCRAMBLE_STUB, s.SURPLUS_BACK})
COMES_BACK = frozenset({s.BACK_TO_HIM, s.LIVE, s.TABLE_IT})


def remedies(hearing: Hearing, found: Procedure, refunds: tuple[tuple[int, int], ...]) -> tuple[m.Remedy, ...]:
    """Return what the chips and steps of a procedure change; what somebody has still to decide changes nothing."""
    state, seats, steps = hearing.state, hearing.incident.seats, frozenset(found.steps)
    if found.refund == "all":
        return (m.Void(),)
    if found.discretion:
        return ()
    wanted: list[m.Remedy] = [m.AwardAgain()] if s.POT_RIGHT in steps else []
    wanted += [m.Refund(seat, amount) for seat, amount in refunds]
    if found.dead == "both":
        wanted += [m.Kill(seat) for seat in seats]
    elif found.dead == "hand" and seats:
        wanted.append(m.Kill(seats[0]))
    elif seats and COMES_BACK & steps:
        wanted.append(m.Restore(seats[0]))
    if seats and steps & {s.SWAP, s.REPLACE}:
        place = place_of(hearing, seats[0])
        if place >= 0:
            wanted.append(m.Replace(seats[0], place, s.SWAP in steps))
    wanted += card_remedies(hearing, steps)
    if INTO_THE_STUB & steps and state.stage != "over":
        wanted.append(m.ShuffleStub())
    if s.NO_MORE_THAN_THAT in steps:
        wanted.append(m.Freeze())
    if s.AS_ALL_IN in steps and seats:
        wanted.append(m.AsAllIn(seats[0]))
    if s.EACH_MAKES_UP in steps:
        wanted += [m.MakeUp(seat) for seat in seats]
    return tuple(wanted)
