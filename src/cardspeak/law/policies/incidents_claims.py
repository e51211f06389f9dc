"""Policies of the floor: until when a claim is heard, and when fairness goes before the letter."""

from cardspeak.law import steps as s
from cardspeak.law.facts import Facts
from cardspeak.law.policy import policy
from cardspeak.law.procedure import Procedure, code

TOO_LATE = Procedure("claim_is_too_late", (s.AS_IT_IS,))
HEARD = Procedure("claim_is_heard", (s.CALL_FLOOR, s.HEAR))
CORRECTED = Procedure("award_is_corrected", (s.POT_BACK, s.COUNT_POT, s.POT_RIGHT))
BREAK = 60


@policy("pot.pushed")
def only_the_dealer(facts: Facts) -> Procedure:
    """Only the dealer moves a pot to its winner."""
    return Procedure("pot_goes_back_to_dealer", (s.POT_BACK, s.DEALER_PUSHES))


@policy("claim.until")
def until_the_next_hand(facts: Facts) -> Procedure:
    """Until the next hand begins."""
    return TOO_LATE if facts.yes("next hand begun") else HEARD


@policy("claim.until")
def or_a_minute_into_a_break(facts: Facts) -> Procedure:
    """Until the next hand begins; where a break follows, until a minute after the award."""
    late = facts.number("seconds since") > BREAK if facts.yes("in a break") else facts.yes("next hand begun")
    return TOO_LATE if late else HEARD


@policy("claim.pot")
def before_the_next_hand(facts: Facts) -> Procedure:
    """Until the next hand begins."""
    return TOO_LATE if facts.yes("next hand begun") else CORRECTED


@policy("claim.pot")
def until_action_in_the_next_hand(facts: Facts) -> Procedure:
    """Until substantial action in the next hand; where a break follows, until a minute after the award."""
    if facts.yes("in a break"):
        return TOO_LATE if facts.number("seconds since") > BREAK else CORRECTED
    late = facts.yes("next hand begun") and facts.yes("action in the next hand")
    return TOO_LATE if late else CORRECTED


@policy("claim.pot")
def told_at_once(facts: Facts) -> Procedure:
    """The manager determines the pot and gives it to the winner, if told at once."""
    return CORRECTED._replace(by="the_manager") if facts.yes("told at once") else TOO_LATE


@policy("floor.fairness", by=("the floor", "the management", "the manager", "the chief referee"))
def in_unusual_cases(by: str, facts: Facts) -> Procedure:
    """In unusual cases somebody may depart from the letter, for fairness alone; else the rule is applied."""
    if not facts.yes("unusual"):
        return Procedure("rule_is_applied", (s.APPLY_RULE,))
    return Procedure("fairness_may_go_before_letter", (), "whether_fairness_asks", code(by))


@policy("floor.fairness")
def fairness_first(facts: Facts) -> Procedure:
    """What the floor decides for fairness goes before what the rules would give."""
    return Procedure("fairness_goes_before_letter", (), "what_is_fair", "the_floor")


@policy("floor.harm")
def made_good_whatever_was_meant(facts: Facts) -> Procedure:
    """The harmed side is compensated, even for a breach or an advantage that nobody meant."""
    return Procedure("harmed_side_is_compensated", (s.APPLY_RULE,), "what_makes_good_what_rules_leave", "the_floor")


@policy("floor.harm")
def as_the_rule_has_it(facts: Facts) -> Procedure:
    """The rule on the error is applied; nothing is due beyond it."""
    return Procedure("rule_is_applied", (s.APPLY_RULE,))


@policy("floor.uncovered")
def built_on_chance(facts: Facts) -> Procedure:
    """The director may build the remedy on chance."""
    return Procedure("chance_may_decide", (), "whether_and_how_chance_decides", "the_director")


@policy("floor.uncovered")
def as_fairness_asks(facts: Facts) -> Procedure:
    """The floor decides in fairness, by the nearest rule."""
    return Procedure("floor_decides", (s.CALL_FLOOR,), "what_is_fair_by_nearest_rule", "the_floor")


@policy("floor.final")
def stands(facts: Facts) -> Procedure:
    """What the floor has decided is final."""
    return Procedure("ruling_stands")
