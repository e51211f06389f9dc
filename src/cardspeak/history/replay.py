"""Replaying a PHH hand: what was really played is applied, and a remark says what the book would have refused.

The seats are in the order of the file: the first sits on the left of the button, the last has the button.
"""

from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from cardspeak.errors import Unreadable
from cardspeak.games import Game
from cardspeak.hand import events as e
from cardspeak.hand.state import UNKNOWN_STACK, Deal, Event, Post, PostKind, State, new
from cardspeak.history.laid import follow, laid
from cardspeak.history.phh import WHOLE, HandRecord, scaled, unit, unscaled
from cardspeak.history.phh_action import Amount, parse_action
from cardspeak.history.playback import Playback
from cardspeak.law.kinds import Structure
from cardspeak.law.law import Law
from cardspeak.record import record

GAMES = {
    "FT": "fixed-limit holdem",
    "NT": "no-limit holdem",
    "NS": "no-limit short-deck",
    "PO": "pot-limit omaha",
    "FO/8": "fixed-limit omaha-8",
    "F7S": "fixed-limit stud",
    "F7S/8": "fixed-limit stud-8",
    "FR": "fixed-limit razz",
    "N2L1D": "no-limit deuce-to-seven-single",
    "F2L3D": "fixed-limit deuce-to-seven-triple",
    "FB": "fixed-limit badugi",
}


_USUAL = ((1,), Event("tournament"), None, "order", "asked", 1, True)  # the rest of a deal, from its chips on


@record
class Replayed(NamedTuple):
    """A hand played again."""

    state: State  # at its end
    events: tuple[e.Event, ...]
    stacks: tuple[Amount | None, ...]  # at its end, in the amounts of the record; None where nobody knew
    ok: bool  # it ended as recorded
    why: str  # where it ended otherwise
    remarks: tuple[str, ...]  # what the book would have refused
    cites: tuple[tuple[str, ...], ...] = ()  # the clauses behind each remark


def deal_of(record: HandRecord, find: Callable[[str], tuple[Game, Structure]], step_of: Fraction) -> Deal:
    """Return the deal that a record begins with, in whole units."""
    game, structure = find(GAMES[record.variant])
    players = len(record.starting_stacks)
    names = record.fields.get("players")
    seats = _seats(names if isinstance(names, tuple) else (), players)
    antes, blinds = _whole(record.antes, step_of), _whole(record.blinds_or_straddles, step_of)
    posts, small, big = _forced_bets(antes, blinds, players, "ante" if record.ante_trimming else "table ante")
    bring_in = scaled(record.bring_in or 0, step_of)
    lower = scaled(record.small_bet or record.min_bet or 0, step_of)
    upper = scaled(record.big_bet or record.min_bet or 0, step_of)
    return new(Deal, (
        game, structure, seats, _whole(record.starting_stacks, step_of),
        players - 1, posts, small, big or (0 if bring_in else lower), bring_in, lower, upper, *_USUAL,
    ))  # fmt: skip


@lru_cache(maxsize=256)
def _seats(names: tuple[object, ...], players: int) -> tuple[str, ...]:
    """The names in the record, where all players have different names."""
    if len(names) == players == len(set(names)):
        return tuple(map(str, names))
    return tuple(f"p{index + 1}" for index in range(players))


def _whole(amounts: tuple[Amount | None, ...], step_of: Fraction) -> tuple[int, ...]:
    if step_of is WHOLE and None not in amounts:
        return amounts  # type: ignore[return-value]
    return tuple([UNKNOWN_STACK if amount is None else scaled(amount, step_of) for amount in amounts])


@lru_cache(maxsize=256)
def _forced_bets(
    antes: tuple[int, ...], blinds: tuple[int, ...], players: int, ante: PostKind
) -> tuple[tuple[Post, ...], int, int]:
    """The posts, the small and the big blind; they are the same in most hands of a table."""
    if players == 2:
        antes, blinds = antes[::-1], blinds[::-1]
    posts = tuple([Post(seat, ante, amount) for seat, amount in enumerate(antes) if amount])
    ordered = sorted([abs(blind) for blind in blinds[:2] if blind])
    small = ordered[0] if len(ordered) > 1 else 0
    big = ordered[-1] if ordered else max(map(abs, blinds), default=0)
    return posts + _blinds(blinds, players), small, big


def _blinds(blinds: tuple[int, ...], players: int) -> tuple[Post, ...]:
    order = (1, 0) if players == 2 else range(len(blinds))
    posts: list[Post] = []
    highest = 0
    for seat in order:
        if seat >= len(blinds) or not blinds[seat]:
            continue
        amount = abs(blinds[seat])
        kind: PostKind
        if blinds[seat] < 0:
            kind = "post"
        elif not posts and any(abs(blind) > amount for blind in blinds):
            kind = "small blind"
        elif amount > highest and len(posts) > 1:
            kind = "straddle"
        else:
            kind = "big blind"
        highest = max(highest, amount)
        posts.append(Post(seat, kind, amount))
    return tuple(posts)


def replay(
    record: HandRecord, law: Callable[[Game, Structure, int], Law], find: Callable[[str], tuple[Game, Structure]]
) -> Replayed:
    """Play a record to its end; `Unreadable` says at which action it could not have been played at all.

    First the deck is laid in the order of the record, so that its cards come by themselves. Where other cards would
    come, the record is dictated street by street instead, which also finds the place where it goes wrong.
    """
    step_of = unit(record)
    actions = [*map(parse_action, record.actions)]
    deal = deal_of(record, find, step_of)
    rules = law(deal.game, deal.structure, len(deal.seats))
    deck = laid(actions, deal, rules)
    if deck:
        try:
            playback = Playback(deal, deck, rules, step_of)
            follow(playback, actions)
            return _ended(record, playback)
        except Unreadable:
            pass
    playback = Playback(deal._replace(source="dictated"), (), rules, step_of)
    at = 0
    try:
        for at, action in enumerate(actions):  # noqa: B007 (a fault is called by where it stopped)
            playback.take(action)
    except Unreadable as error:
        raise Unreadable(f"action {at + 1} ({record.actions[at]}): {error}") from None
    return _ended(record, playback)


def _ended(record: HandRecord, playback: Playback) -> Replayed:
    try:
        playback.finish(record.finishing_stacks)
    except Unreadable as error:
        raise Unreadable(f"after the last action: {error}") from None
    return _compared(record, playback)


def _compared(record: HandRecord, playback: Playback) -> Replayed:
    state, step_of = playback.state, playback.step_of
    stacks: tuple[Amount | None, ...] = state.round.stacks
    if step_of is not WHOLE or None in record.starting_stacks:
        stacks = tuple([
            None if start is None else unscaled(stack, step_of)
            for start, stack in zip(record.starting_stacks, state.round.stacks, strict=True)
        ])  # fmt: skip
    why = ""
    expected = record.finishing_stacks
    if state.stage != "over":
        waits = f"{state.deal.seats[state.round.queue[0]]} to act" if state.round.queue else state.stage
        why = f"the record ends before the hand does ({waits})"
    elif state.total != sum(state.deal.stacks):
        why = f"chips are lost: {sum(state.deal.stacks)} became {state.total}"
    elif expected is not None and expected != stacks:
        for want, have in zip(expected, stacks, strict=True):
            if want is not None and have is not None and want != have:
                why = f"recorded {_row(expected)}, got {_row(stacks)}"
                break
    return new(
        Replayed, (state, tuple(playback.events), stacks, not why, why, tuple(playback.remarks), tuple(playback.cites))
    )


def _row(stacks: Iterable[Amount | None]) -> str:
    return ", ".join("unknown" if stack is None else str(stack) for stack in stacks)
