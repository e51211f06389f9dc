"""From a deal and its law to the rules that the kernels read; what they cannot play is refused here, and named."""

from typing import Any

from cardspeak.bulk import record, scoring
from cardspeak.errors import Unreadable
from cardspeak.hand.state import Deal
from cardspeak.law.law import Law

KINDS = {"flop": record.FLOP, "stud": record.STUD, "draw": record.DRAW}
STRUCTURES = {
    "no-limit": record.NO_LIMIT,
    "pot-limit": record.POT_LIMIT,
    "fixed-limit": record.FIXED_LIMIT,
}
LIFTED = {"capped": 0, "lifted_if_round_began_with_two": 1, "lifted": 2}
MOST_CHIPS = (1 << 31) - 1

# The answers that the kernels follow; of other policies a point may not have any. Points that are not here move no
# chip in a hand that the dealer opens, whose board runs once and that is played without a fault.
FOLLOWED: dict[str, tuple[str, ...]] = {
    "turn.first_round": ("left_of_the_last_blind",),
    "turn.later_rounds": ("left_of_the_button", "best_open_board"),
    "turn.common_card": ("best_board_without_it",),
    "call.limp": ("limping",),
    "bet.maximum": ("stack", "pot_after_call", "size_fixed"),
    "bet.open_pair": ("never_doubled",),
    "pot.counted": ("blinds_in_full", "chips_there"),
    "raise.minimum": ("by_the_last_full_raise",),
    "raise.short": ("from_a_share_of_the_raise",),
    "raise.reopens": ("facing_a_share_of_a_raise",),
    "raise.cap": ("unlimited", "capped"),
    "blind.short": ("full_amount",),
    "bringin.seat": ("lowest_card",),
    "deal.order": ("one_at_a_time_from_the_left",),
    "deal.folded": ("no_more_cards",),
    "deal.short_stub": ("common_card",),
    "pot.tie": ("equal_parts",),
    "oddchip.to": ("first_left_of_the_button", "highest_card_by_suit"),
    "oddchip.several": ("one_each",),
    "oddchip.sides": ("high_side",),
    "oddchip.pots": ("each_pot_anew",),
}
PARAMETERS: dict[str, dict[str, object]] = {
    "turn.later_rounds": {"tie": "suit"},
    "bringin.seat": {"all_in": "next_seat"},
    "oddchip.to": {"among": "all_cards"},
}
"""Parameters of which the kernels follow one value alone."""
STUD_ALONE = {"turn.common_card", "bet.open_pair", "bringin.seat", "deal.folded", "deal.short_stub"}


def rules_of(deal: Deal, law: Law, rules: Any) -> None:
    """Write the rules of a table as the kernels read them; `Unreadable` says what they cannot play."""
    fit(deal, law)
    game = deal.game
    ranked = scoring.ranked(game)
    first, second = law.blind_seats(len(deal.seats), deal.button)
    blinds = deal.big_blind > 0
    numbers: dict[str, int] = {
        "players": len(deal.seats),
        "button": deal.button,
        "family": KINDS[game.family],
        "structure": STRUCTURES[deal.structure],
        "high": ranked[0],
        "low": ranked[1] if len(ranked) > 1 else -1,
        "small_blind": deal.small_blind,
        "small_seat": first,
        "big_blind": deal.big_blind,
        "big_seat": second if blinds else deal.button,
        "ante": max([post.amount for post in deal.posts if post.kind == "ante"], default=0),
        "bring_in": deal.bring_in,
        "unit": law.oddchip_unit(deal.chips),
        "burns": law.deal_burn(),
        "deck": game.deck,
        "streets": len(game.streets),
        **_betting(law),
    }
    for name, number in numbers.items():
        setattr(rules, name, number)
    for at, street in enumerate(game.streets):
        size = deal.small_bet if street.size == "small" else deal.big_bet
        rules.bet[at] = law.bet_minimum(deal.big_blind or deal.small_bet, size)
        rules.down[at], rules.up[at], rules.board[at] = street.down, street.up, street.board
        rules.draw[at], rules.burn[at] = street.draw, street.burn


def _betting(law: Law) -> dict[str, int]:
    """Return what the law says of raises and of the pot, as numbers."""
    answers = law.answers
    cap = dict(answers["raise.cap"].parameters)
    least = dict(answers["raise.minimum"].parameters)
    return {
        "cap": int(cap["raises"]) if answers["raise.cap"].policy == "capped" else 0,
        "cap_lifted": LIFTED[str(cap["heads_up"])] if answers["raise.cap"].policy == "capped" else 0,
        "short_shares": _shares(law, "raise.short"),
        "reopen_shares": _shares(law, "raise.reopens"),
        "complete_bet": int(least["over_short_bet"] == "full_bet"),
        "complete_raise": int(least["over_short_raise"] == "full_raise"),
        "blinds_in_full": int(answers["pot.counted"].policy == "blinds_in_full"),
    }


def _shares(law: Law, point: str) -> int:
    return 2 if dict(law.answers[point].parameters)["share"] == "1/2" else 1


def fit(deal: Deal, law: Law) -> None:
    """Raise `Unreadable` where the kernels cannot play this game, these stacks, or as this book answers."""
    game, players = deal.game, len(deal.seats)
    scoring.ranked(game)
    if sum(deal.stacks) > MOST_CHIPS:
        raise Unreadable(f"the stacks together are at most {MOST_CHIPS} chips, not {sum(deal.stacks)}")
    if deal.event.left:
        raise Unreadable("hands in bulk do not count the players who are left in a tournament")
    usual = {"ante": 0, "small blind": 1, "big blind": 1}
    strange = [post.kind for post in deal.posts if post.kind not in usual]
    if strange:
        raise Unreadable(f"hands in bulk have antes and blinds, and no {strange[0]}")
    for point, policies in FOLLOWED.items():
        if point in STUD_ALONE and game.family != "stud":
            continue
        answer = law.answers[point]
        wanted = PARAMETERS.get(point, {})
        given = dict(answer.parameters)
        if answer.policy not in policies or any(given.get(key, value) != value for key, value in wanted.items()):
            how = " ".join([answer.policy, *[f"{key} {value}" for key, value in given.items()]])
            raise Unreadable(f"{law.book} answers {point} by {how}: hands in bulk cannot be played so")
    assert players <= record.SEATS
