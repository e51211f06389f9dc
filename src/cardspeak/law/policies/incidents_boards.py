"""Policies of the floor: streets that are opened before the betting is over."""

from cardspeak.law import steps as s
from cardspeak.law.facts import Facts
from cardspeak.law.policy import policy
from cardspeak.law.procedure import Procedure

NOT_VALID = "{}_does_not_count"


@policy("early.flop", burn=("back", "stays"))
def new_flop(burn: str, facts: Facts) -> Procedure:
    """Finish the betting, shuffle the flop into the stub, and deal another; the burn goes back too, or stays."""
    again = (s.SHUFFLE_BACK, s.CUT, s.BURN) if burn == "back" else (s.SHUFFLE_BACK, s.CUT, s.NO_BURN)
    taken = (s.TAKE_FLOP, s.TAKE_BURN) if burn == "back" else (s.TAKE_FLOP, s.BURN_STAYS)
    return Procedure(NOT_VALID.format("flop"), (*taken, s.FINISH_BETTING, *again, s.DEAL["flop"]))


@policy("early.turn")
def out_until_the_river(facts: Facts) -> Procedure:
    """Set it aside; what would have been the river is the turn, and it is shuffled in before the river."""
    return Procedure(
        NOT_VALID.format("turn"),
        (s.SET_ASIDE, s.FINISH_BETTING, s.BURN, s.NEXT_IS_TURN, s.BET, s.SHUFFLE_IN, s.CUT, s.NO_BURN, s.DEAL["river"]),
    )


@policy("early.turn")
def reshuffled_for_a_new_turn(facts: Facts) -> Procedure:
    """Finish the betting, shuffle it into the stub, and deal the turn without another burn."""
    return _again("turn")


@policy("early.turn")
def river_kept_in_its_place(facts: Facts) -> Procedure:
    """Burn and lay the river face down first, so that it stays; the turn is reshuffled and dealt again."""
    first = (s.STOP, s.CALL_FLOOR, s.BURN, s.LAY_RIVER)
    then = (s.TAKE_BACK, s.SHUFFLE_IN, s.CUT, s.FINISH_BETTING, s.NO_BURN, s.DEAL["turn"])
    return Procedure(NOT_VALID.format("turn"), (*first, *then))


@policy("early.river")
def reshuffled_for_a_new_river(facts: Facts) -> Procedure:
    """Finish the betting, shuffle it into the stub, and deal the river without another burn."""
    return _again("river")


def _again(street: str) -> Procedure:
    back = (s.TAKE_BACK, s.BURN_STAYS, s.FINISH_BETTING, s.SHUFFLE_IN, s.CUT, s.NO_BURN, s.DEAL[street])
    return Procedure(NOT_VALID.format(street), back)


@policy("early.stud")
def dealt_again(facts: Facts) -> Procedure:
    """It goes back, the stub is reshuffled, and the street is dealt from it without another burn."""
    return Procedure(NOT_VALID.format("card"), _again("card").steps)


@policy("early.stud")
def betting_is_frozen(facts: Facts) -> Procedure:
    """It is used; nobody bets beyond the highest amount already put up in the round."""
    return Procedure("card_stays_betting_frozen", (s.NO_MORE_THAN_THAT, s.FINISH_BETTING, s.USE_CARD))


@policy("stub.shuffle")
def unseen(facts: Facts) -> Procedure:
    """A stub is shuffled face down."""
    return Procedure(s.SHUFFLE_STUB)
