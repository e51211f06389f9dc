"""A hand that is set up in the middle: the street, the pot, the bets in front, who is to act."""

from typing import Any

from cardspeak.cards.card import UNKNOWN, parse_cards
from cardspeak.cases.by_seat import by_seat, cards_of, seat_named
from cardspeak.errors import Unreadable
from cardspeak.hand import commands as c
from cardspeak.hand.decide import step
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import AFTER, HIDDEN, Deal, Pot, Round
from cardspeak.hand.turn import first_speaker
from cardspeak.law.law import Law


def board_is_set_up(case: dict[str, Any]) -> bool:
    """Say whether the key `board` is a part of the spot (which names none), not an expectation."""
    return bool(case.get("spot")) and "board" not in case["spot"] and isinstance(case.get("board"), str)


def _numbered(text: Any) -> tuple[int, ...]:
    """Read cards; numbers stand for cards nobody knows."""
    words = str(text or "").split()
    return (UNKNOWN,) * len(words) if words and all(word.isdigit() for word in words) else parse_cards(str(text or ""))


def spot_of(case: dict[str, Any], spot: dict[str, Any], deal: Deal, law: Law, place: dict[str, int]) -> c.SetUp:
    """Return the command that sets up the moment of a case."""
    names = [street.name for street in deal.game.streets]
    named = spot.get("street", names[0])
    if named not in names:
        raise Unreadable(f"spot: {deal.game.name} has no street {named!r} (streets: {', '.join(names)})")
    index = names.index(named)
    players = len(deal.seats)
    down = cards_of(case.get("holdings"), place)
    up = cards_of(case.get("up"), place)
    so_far = deal.game.streets[: index + 1]
    holding, opened = sum(street.down for street in so_far), sum(street.up for street in so_far)
    down = [row + HIDDEN[holding - len(row)] if len(row) < holding else row for row in down]
    up = [row + HIDDEN[opened - len(row)] if len(row) < opened else row for row in up]
    board = _numbered(spot.get("board", case.get("board", "") if board_is_set_up(case) else ""))
    due = sum(street.board for street in so_far)
    board += HIDDEN[max(due - len(board), 0)]
    out = sum(1 << place[seat_named(name, place)] for name in str(spot.get("out", "")).split())
    live = ((1 << players) - 1) & ~out
    carried = _carried(spot, live, place)
    paid = by_seat("contributed", spot.get("contributed"), place, [0] * players)
    pot = Pot(tuple(paid), (0,) * players, carried, 0, 0)
    opening = _round(case, spot, deal, law, place, index, live)
    stub = _numbered(spot.get("stub", ""))
    burns = HIDDEN[int(spot.get("burns", 0))]
    command = c.SetUp(deal, index, opening, pot, board, tuple(down), tuple(up), stub, burns)
    if index and not opening.level and "to_act" not in spot:
        # who opens a later round is a point of law: ask it of the deal as it lies
        begun = step(None, command, law)
        if not isinstance(begun, Refused):
            first = first_speaker(begun[0], law)
            queue = tuple(seat for seat in (first, *AFTER[players][first][:-1]) if seat in opening.queue)
            command = command._replace(round=opening._replace(queue=queue))
    return command


def _carried(spot: dict[str, Any], live: int, place: dict[str, int]) -> tuple[tuple[int, int], ...]:
    if "pots" in spot:
        return tuple(
            (int(pot["size"]), sum(1 << place[seat_named(name, place)] for name in str(pot["among"]).split()))
            for pot in spot["pots"]
        )
    return ((int(spot["pot"]), live),) if spot.get("pot") else ()


def _round(
    case: dict[str, Any],
    spot: dict[str, Any],
    deal: Deal,
    law: Law,
    place: dict[str, int],
    index: int,
    live: int,
) -> Round:
    players = len(deal.seats)
    bets = by_seat("bets", spot.get("bets", case.get("front")), place, [0] * players)
    stacks = list(deal.stacks)
    size = deal.small_bet if deal.game.streets[index].size == "small" else deal.big_bet
    least = law.bet_minimum(deal.big_blind or deal.small_bet, size)
    level, acted, aggressor, raises = 0, [-1] * players, -1, 0
    step = least
    if index == 0 and deal.big_blind and not any(bets):
        for post in deal.posts:
            bets[post.seat] += min(post.amount, stacks[post.seat])
            stacks[post.seat] -= min(post.amount, stacks[post.seat])
        level = deal.big_blind
        first = law.turn_first_round(tuple(place.values()), deal.button, deal.posts[-1].seat, players)
    else:
        level = max(bets)
        levels = sorted({0, *bets})
        if level:
            step = max(step if len(levels) > 2 else level, levels[-1] - levels[-2])
            aggressor = next(seat for seat in AFTER[players][deal.button] if bets[seat] == level)
            raises = len(levels) - 2
            acted = [bet if bet else -1 for bet in bets]
        starts = aggressor if aggressor >= 0 else deal.button
        able = (seat for seat in AFTER[players][starts] if live >> seat & 1 and stacks[seat])
        first = next(able, deal.button)
    if "to_act" in spot:
        first = place[seat_named(spot["to_act"], place)]
    order = (first, *AFTER[players][first][:-1])
    queue = [seat for seat in order if live >> seat & 1 and stacks[seat] and (acted[seat] < 0 or bets[seat] < level)]
    if deal.structure == "fixed-limit" and level:
        step = size
    everybody = live.bit_count()
    return Round(
        tuple(stacks), tuple(bets), live, tuple(queue), level, level, step, raises, everybody, everybody,
        tuple(acted), 0, aggressor, 0, -1,
    )  # fmt: skip
