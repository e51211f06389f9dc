"""Policies of the floor: which penalties there are, who gives them, how they are counted, what becomes of chips."""

from cardspeak.law.facts import Facts
from cardspeak.law.policy import policy
from cardspeak.law.sanctions import Range, Ranks, Repeated, Serving

_HANDS = {"none": (), "one": (Range("hands"),), "any": (Range("hands", 1, 0),)}


@policy("penalty.scale", hands=("none", "one", "any"), rounds=("1 to 4", "any"), exclusion=(False, True))
def from_a_warning(hands: str, rounds: str, exclusion: bool, facts: Facts) -> tuple[Range, ...]:
    """A warning, missed hands, missed rounds, disqualification, and perhaps exclusion for the season."""
    missed = (*_HANDS[hands], Range("rounds", 1, 0 if rounds == "any" else 4))
    last = (Range("exclusion"),) if exclusion else ()
    return (Range("warning"), *missed, Range("disqualification"), *last)


@policy("penalty.repeated", counts=("the same", "any"))
def grows(counts: str, facts: Facts) -> Repeated:
    """It grows; what counts as a repetition is the same offence, or any."""
    return Repeated(counts, True)


@policy("penalty.repeated", counts=("the same", "any"))
def same_choice(counts: str, facts: Facts) -> Repeated:
    """It is chosen from the same scale again, where the offence has no ladder of its own."""
    return Repeated(counts, False)


@policy(
    "penalty.by",
    missed=("the floor", "the referee", "the tournament director"),
    out=("the floor", "the chief referee", "the tournament director"),
)
def by_rank(missed: str, out: str, facts: Facts) -> Ranks:
    """Missed hands and less are for the one, disqualification for the other, exclusion for the federation."""
    return Ranks(missed, out)


@policy("penalty.inquiry")
def at_once(facts: Facts) -> tuple[str, ...]:
    """Nothing has to come before a penalty."""
    return ()


@policy("penalty.inquiry")
def circumstances_first(facts: Facts) -> tuple[str, ...]:
    """The circumstances of the offence are examined first."""
    return ("examine_circumstances",)


@policy("penalty.round")
def players_when_it_is_given(facts: Facts) -> int:
    """A hand for each player at the table when it is given, the offender included."""
    return facts.number("players at the table")


@policy("penalty.round")
def players_without_him(facts: Facts) -> int:
    """A hand for each of the other players at the table when it is given."""
    return facts.number("players at the table") - 1


@policy("penalty.starts", when=("after the hand", "at once"))
def starts(when: str, facts: Facts) -> bool:
    """It starts then; true where the hand that is on is played before."""
    return when == "after the hand"


@policy("penalty.serving")
def dealt_in_and_killed(facts: Facts) -> Serving:
    """The player stays away; the seat is dealt in and posts all that is due, and the hand is killed after the deal."""
    away = "stays_away"
    return Serving((away, "deal_in", "post_for_seat", "kill_hand_after_deal"), True)


@policy("penalty.serving")
def passed_over(facts: Facts) -> Serving:
    """The player stays away; the seat gets no cards and posts nothing."""
    return Serving(("stays_away", "pass_seat_over"), False)


@policy("penalty.chips")
def taken_out_of_play(facts: Facts) -> bool:
    """They are taken out of play."""
    return True


@policy("penalty.chips")
def blinded_out(facts: Facts) -> bool:
    """They stay at the table and are blinded out."""
    return False


@policy("penalty.forfeited", to=("nobody", "the next pot"))
def forfeited(to: str, facts: Facts) -> str:
    """They leave play, or go into the next pot."""
    return to


@policy("penalty.protocol")
def entry_needed(facts: Facts) -> bool:
    """Without an entry in the protocol there is no exclusion."""
    return True


@policy("penalty.protocol")
def no_entry_needed(facts: Facts) -> bool:
    """No entry in the protocol is needed."""
    return False
