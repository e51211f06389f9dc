"""Policies of the floor: chips found, hidden or to be counted, bets of a wrong size, players passed by."""

from cardspeak.law import steps as s
from cardspeak.law.facts import Facts
from cardspeak.law.policies.incidents_hands import DEAD
from cardspeak.law.policy import policy
from cardspeak.law.procedure import Procedure

UNPAID = Procedure("nobody_pays_for_found_chips", (s.NOT_PAID,))
STANDS = Procedure("bet_stands", (s.PLAY_ON,))
CORRECTED = Procedure("bet_is_corrected")


@policy("chips.found")
def never_a_profit(facts: Facts) -> Procedure:
    """Lost, they never help: before the next hand the floor may give them to the opponent, then they go out of play."""
    if facts.yes("won"):
        return UNPAID
    out = (s.OUT_OF_EVENT,) if facts.yes("covered") else ()
    if facts.yes("next hand begun"):
        return Procedure("found_chips_go_out_of_play", (s.OUT_OF_PLAY, *out), dead="chips")
    return Procedure("found_chips_are_lost", out, "whether_opponent_gets_found_chips", "the_floor")


@policy("chips.found")
def the_director_decides(facts: Facts) -> Procedure:
    """The director says if they were accepted; if not they are not paid, save nobody, and may go to the caller."""
    if facts.yes("part of the all-in"):
        return Procedure("found_chips_belong_to_all_in")
    if facts.yes("won"):
        return UNPAID
    left = "whether_caller_gets_found_chips"
    return Procedure("found_chips_do_not_save_player", (s.OUT_OF_EVENT,), left, "the_director")


@policy("chips.found")
def to_the_caller_if_lost(facts: Facts) -> Procedure:
    """They are not paid for; lost, they go to the caller as far as the call covers them."""
    if facts.yes("won"):
        return UNPAID
    return Procedure("found_chips_are_lost", (s.TO_THE_CALLER,))


@policy("chips.visible", stacks=("any", "columns", "twenties"))
def into_plain_view(stacks: str, facts: Facts) -> Procedure:
    """They are brought into plain view; the highest in front, or all stacks so that they can be counted."""
    more = {"any": (), "columns": (s.HIGHEST_SEEN,), "twenties": (s.HIGHEST_SEEN, s.STACKS_OF_TWENTY)}[stacks]
    return Procedure("chips_are_brought_into_plain_view", (s.INTO_VIEW, *more))


@policy("chips.count")
def facing_an_all_in_on_turn(facts: Facts) -> Procedure:
    """Only a player who faces an all-in, in turn; the dealer or the floor counts. Everybody may look and estimate."""
    if facts.yes("his turn") and facts.yes("facing the all-in"):
        return Procedure("stack_is_counted", (s.COUNT_IT,), by="the_dealer")
    return Procedure("stack_is_not_counted", (s.BY_EYE,))


@policy("chips.count")
def whoever_asks(facts: Facts) -> Procedure:
    """Everybody at the table may ask at any time how many chips another has."""
    return Procedure("stack_is_counted", (s.COUNT_IT,))


@policy("size.wrong")
def corrected_on_the_street(facts: Facts) -> Procedure:
    """Corrected for all bettors anywhere on the street; after the next card it stands."""
    return STANDS if facts.yes("next card") else CORRECTED


@policy("size.wrong")
def too_low_until_substantial_action(facts: Facts) -> Procedure:
    """Too high it is corrected for all anywhere on the street; too low until there is substantial action behind it."""
    if facts.yes("next card"):
        return STANDS
    return STANDS if not facts.yes("too large") and facts.yes("substantial behind") else CORRECTED


@policy("size.wrong")
def too_low_until_two_actions(facts: Facts) -> Procedure:
    """Too high it is always cut down; too low it is legal once two active actions have followed."""
    if not facts.yes("too large") and (facts.yes("next card") or facts.number("actions behind") >= 2):
        return STANDS
    return CORRECTED


@policy("size.wrong")
def kept_for_the_round_after_two_actions(facts: Facts) -> Procedure:
    """After two active actions the wrong limit is kept until the end of the round, and before them corrected."""
    if facts.yes("next card") or facts.number("actions behind") >= 2:
        return Procedure("bet_stands", (s.FINISH_BETTING,))
    return CORRECTED


@policy("call.short_in_a_row")
def back_to_the_first(facts: Facts) -> Procedure:
    """Play backs up to the first of them, who corrects the call; the director decides on the other hands."""
    return Procedure("play_goes_back_to_first", (s.BACK_TO_FIRST,), "what_becomes_of_other_hands", "the_director")


@policy("call.short_in_a_row")
def each_makes_it_up(facts: Facts) -> Procedure:
    """Each of them makes the call up, as if there were only one."""
    return Procedure("each_makes_call_up", (s.EACH_MAKES_UP,))


@policy("skip.defended")
def until_substantial_action_behind(facts: Facts) -> Procedure:
    """In time the player acts; substantial action behind binds: the floor kills the hand or bars it from betting."""
    if not facts.yes("substantial behind") or not facts.yes("had time"):
        return Procedure("skipped_player_acts", (s.BACK_TO_SKIPPED,))
    steps = (s.BEHIND_BINDS, s.BACK_TO_SKIPPED, s.CALL_FLOOR)
    return Procedure("floor_decides", steps, "dead_or_no_bet_and_no_raise", "the_floor")


@policy("skip.defended")
def until_three_have_acted(facts: Facts) -> Procedure:
    """When three players have acted behind, the skipped player may lose the right to act."""
    if facts.number("actions behind") < 3:
        return Procedure("skipped_player_acts", (s.BACK_TO_SKIPPED,))
    return Procedure("floor_decides", (s.CALL_FLOOR,), "whether_right_to_act_is_lost", "the_floor")


@policy("skip.defended")
def the_right_is_kept(facts: Facts) -> Procedure:
    """It never is: the skipped player answers the bet before, or raises, whoever has acted behind."""
    return Procedure("skipped_player_acts", (s.BACK_TO_SKIPPED,))


@policy("unposted.hand")
def dead_if_seen_and_not_played(facts: Facts) -> Procedure:
    """Acted on it is live, and the blind due in the next hand; looked at it is dead; unseen it may still be posted."""
    if facts.yes("acted"):
        return Procedure("hand_is_live", (s.PLAY_ON, s.POST_NEXT))
    return DEAD if facts.yes("looked") else Procedure("hand_is_live", (s.POST_NOW,))


@policy("unposted.hand")
def posts_before_acting(facts: Facts) -> Procedure:
    """Who has not acted posts and plays; who has, posts in the next hand."""
    return Procedure("hand_is_live", (s.PLAY_ON, s.POST_NEXT) if facts.yes("acted") else (s.POST_NOW,))
