"""A hand that is set up in the middle: the street, the pot, the bets in front, who is to act."""

from collections.abc import Sequence
from typing import Any

from cardspeak.cards.card import UNKNOWN
from cardspeak.cases.by_seat import by_seat, cards_named, cards_of, seat_named
from cardspeak.cases.malformed import Malformed
from cardspeak.cases.so_far import Lies, played_to
from cardspeak.hand import commands as c
from cardspeak.hand.decide import set_up
from cardspeak.hand.events import RoundOpened
from cardspeak.hand.evolve import evolve
from cardspeak.hand.posting import LIVE_POSTS, posting
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import AFTER, HIDDEN, NOTHING_YET, Deal, Noted, Post, Pot, Round, State, seats_in
from cardspeak.hand.turn import first_round, first_speaker, later_round, opened_round
from cardspeak.law.law import Law

NOBODY = "nobody"


def board_is_set_up(case: dict[str, Any]) -> bool:
    """Say whether the key `board` is a part of the spot (which names none), not an expectation."""
    return bool(case.get("spot")) and "board" not in case["spot"] and isinstance(case.get("board"), str)


def _numbered(text: Any) -> tuple[int, ...]:
    """Read cards; numbers stand for cards nobody knows."""
    words = str(text or "").split()
    return (UNKNOWN,) * len(words) if words and all(word.isdigit() for word in words) else cards_named(str(text or ""))


def spot_of(case: dict[str, Any], spot: dict[str, Any], deal: Deal, law: Law, place: dict[str, int]) -> c.SetUp:
    """Return the command that sets up the moment of a case."""
    names = [street.name for street in deal.game.streets]
    named = spot.get("street", names[0])
    if named not in names:
        raise Malformed("no_such_street", game=deal.game.name, given=repr(named), allowed=", ".join(names))
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
    out, folded = (_seats(spot.get(key), place) for key in ("out", "folded"))
    live = ((1 << players) - 1) & ~(out | folded)
    carried = _carried(spot, live, place)
    paid = by_seat("contributed", spot.get("contributed"), place, [0] * players)
    pot = Pot(tuple(paid), (0,) * players, carried, 0, 0)
    stub = _numbered(spot.get("stub", ""))
    burns = HIDDEN[int(spot.get("burns", 0))]
    told = spot.get("bets", case.get("front"))
    bets = tuple(by_seat("bets", told, place, [0] * players))
    gave_up = _seats(spot.get("gave_up"), place)
    lies = Lies(bets, live, _to_act(spot, place), _raised(spot, place), gave_up)
    deal = deal._replace(stacks=tuple(map(sum, zip(deal.stacks, lies.bets, paid, strict=True))))
    if index == 0:
        deal = deal._replace(posts=_in_front(deal, lies, told is None))
        if told is None:
            lies = lies._replace(bets=posting(deal, law).round.bets)
    command = c.SetUp(
        deal, index, _nothing_yet(deal, lies, paid, folded), pot, board, tuple(down), tuple(up), stub, burns, (),
        _noted(spot, place, gave_up),
    )  # fmt: skip
    outcome = set_up(None, command, law)
    if isinstance(outcome, Refused):
        return command  # whoever sets it up is told why it cannot be
    if not live:
        raise Malformed("nobody_in_hand")
    opener = place[seat_named(spot["opener"], place)] if "opener" in spot else -1
    openings = _openings(evolve(None, outcome[0]), law, lies, opener)
    there = played_to(openings, lies, law)
    if there is None:
        raise _impossible(openings, law, lies)
    return command._replace(round=there.round, noted=there.noted)


def _raised(spot: dict[str, Any], place: dict[str, int]) -> tuple[tuple[int, int], ...] | None:
    """Read the bets and raises of the round in their order, as `A 100, B 300`; none where they are not told."""
    if "raised" not in spot:
        return None
    found: list[tuple[int, int]] = []
    for each in str(spot["raised"]).split(","):
        name, _, total = each.strip().rpartition(" ")
        if not total.isdecimal():
            raise Malformed("no_row_of_raises", given=repr(each))
        found.append((place[seat_named(name.strip(), place)], int(total)))
    return tuple(found)


def _noted(spot: dict[str, Any], place: dict[str, int], gave_up: int) -> Noted:
    """Return what earlier rounds left to ask about: who raised last, who left, in which order, and without a bet."""
    raiser = place[seat_named(spot["raiser"], place)] if "raiser" in spot else -1
    folded = _seats(spot.get("folded"), place)
    left = [place[name] for name in str(spot.get("out") or "").split()]
    earlier = tuple([seat for seat in dict.fromkeys(left) if not folded >> seat & 1])
    return NOTHING_YET._replace(increase=raiser, idle=gave_up & ~folded, left=earlier)


def _seats(given: Any, place: dict[str, int]) -> int:
    return sum({1 << place[seat_named(name, place)] for name in str(given or "").split()})


def _to_act(spot: dict[str, Any], place: dict[str, int]) -> int:
    named = spot.get("to_act")
    if named is None:
        return -1
    return len(place) if named == NOBODY else place[seat_named(named, place)]


def _in_front(deal: Deal, lies: Lies, untold: bool) -> tuple[Post, ...]:
    """The posts that lie in front, as far as they do: what else was posted lies in the pot."""
    live = tuple([post for post in deal.posts if post.kind in LIVE_POSTS])
    if untold:
        return live
    there: list[Post] = []
    for post in live:
        put = lies.bets[post.seat]
        if put == deal.stacks[post.seat]:
            there.append(post)  # all of it, however short: the others owe the blind in full
        elif put:
            there.append(post._replace(amount=min(post.amount, put)))
    return tuple(there)


def _nothing_yet(deal: Deal, lies: Lies, paid: Sequence[int], folded: int) -> Round:
    """The players as the round began, before anybody acted: who folded with chips in front was in."""
    players = len(deal.seats)
    stacks = tuple([stack - put for stack, put in zip(deal.stacks, paid, strict=True)])
    live = lies.live | folded | sum([1 << seat for seat, bet in enumerate(lies.bets) if bet])
    return Round(
        stacks, (0,) * players, live, (), 0, 0, 0, 0, players, players, (-1,) * players, 0, -1, 0, -1,
    )  # fmt: skip


def _openings(state: State, law: Law, lies: Lies, opener: int) -> list[State]:
    """The rounds as they may have been opened: by the seat that is named, else by the one that the law names.

    Where the law would look at cards that nobody knows, any seat may have opened; the one to act before the others.
    """
    deal = state.deal
    players = len(deal.seats)
    if not state.street and deal.posts:
        posts = posting(deal, law)
        state = state._replace(round=posts.round._replace(live=state.round.live))
        return [evolve(state, first_round(state, law))]
    if opener >= 0:
        openers = [opener]
    elif deal.game.family != "stud" or (_seen(state) and not _asks_who_opened(state, law)):
        return [evolve(state, later_round(state, law) if state.street else first_round(state, law))]
    else:
        first = lies.to_act if 0 <= lies.to_act < players and not any(lies.bets) else AFTER[players][deal.button][0]
        openers = [seat for seat in (first, *AFTER[players][first][:-1]) if state.round.live >> seat & 1]
    return [_opened_by(state, seat, law) for seat in openers]


def _opened_by(state: State, seat: int, law: Law) -> State:
    opening = opened_round(state, seat, law)
    if state.deal.bring_in and not state.street and opening.stacks[seat]:
        opening = opening._replace(queue=opening.queue or (seat,))  # the bring-in is owed, whoever is left to answer it
    return evolve(state, RoundOpened(opening, seat))


def _asks_who_opened(state: State, law: Law) -> bool:
    """Say whether the law looks at the round before: over a common card some books let the same player open."""
    each = [first_speaker(state._replace(noted=state.noted._replace(opener=seat)), law) for seat in _in(state)]
    return state.street > 0 and len(set(each)) > 1


def _in(state: State) -> tuple[int, ...]:
    return seats_in(state.round.live, len(state.deal.seats))


def _seen(state: State) -> bool:
    return all(state.cards.up[seat] and UNKNOWN not in state.cards.up[seat] for seat in _in(state))


def _impossible(openings: list[State], law: Law, lies: Lies) -> Malformed:
    """Say why the chips cannot have come to lie as they do."""
    names = openings[0].deal.seats
    if lies.to_act >= 0:
        there = played_to(openings, lies._replace(to_act=-1), law)
        if there is not None:
            queue = there.round.queue
            said = names[lies.to_act] if lies.to_act < len(names) else NOBODY
            if not queue:
                return Malformed("turn_is_nobodys", given=said)
            return Malformed("turn_is_anothers", given=said, name=names[queue[0]])
    bets = ", ".join(f"{name} {bet}" for name, bet in zip(names, lies.bets, strict=True) if bet)
    return Malformed("bets_cannot_lie_so", given=bets or "–")


def _carried(spot: dict[str, Any], live: int, place: dict[str, int]) -> tuple[tuple[int, int], ...]:
    if "pots" in spot:
        pots = tuple((int(pot["size"]), _seats(pot["among"], place)) for pot in spot["pots"])
        for number, (_, among) in enumerate(pots, 1):
            gone = [name for name, seat in place.items() if among & ~live & 1 << seat]
            if gone or not among:
                raise Malformed("pot_is_for_players_in_hand", number=number, names=", ".join(gone) or "–")
        return pots
    return ((int(spot["pot"]), live),) if spot.get("pot") else ()
