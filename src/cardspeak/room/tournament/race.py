"""The chip race: the smallest chips leave play, and what makes no new chip is raced for, a card for each chip."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from cardspeak.law.law import Law
from cardspeak.record import record

Stack = Mapping[int, int]
"""How many chips a player has of each denomination."""


@record
class Colour(NamedTuple):
    """What a chip race is to a player: chips given in, new ones for them, chips raced, new ones won, one to stay in.

    `cards` are those that the player was dealt.
    """

    player: str
    given: int
    exchanged: int
    raced: int
    won: int
    rescued: int
    cards: tuple[int, ...]


@record
class Race(NamedTuple):
    """A chip race: the denominations, what it was to each player in the order of the deal, worth before and after."""

    old: int
    new: int
    players: tuple[Colour, ...]
    before: int
    after: int
    cites: tuple[str, ...]


POINTS = ("race.exchange", "race.rounded", "race.first", "race.card", "race.most", "race.rescue")


def cards_needed(stacks: Sequence[tuple[int, str, Stack]], old: int, new: int, law: Law) -> int:
    """Return how many cards a race at this table deals."""
    return sum(law.race_exchange(count=stack.get(old, 0), old=old, new=new)[1] for _, _, stack in stacks)


def raced(stacks: Sequence[tuple[int, str, Stack]], old: int, new: int, deck: Sequence[int], law: Law) -> Race:
    """Race one denomination off at a table (points `race.…`), card by card.

    `stacks` are the place, the player and the chips of everybody at the table; `old` the denomination that leaves play
    and `new` the smallest that is left, a multiple of it; `deck` cards from the top. `ValueError` when they do not fit.
    """
    if new <= old or new % old:
        raise ValueError(f"chips of {old} make no chips of {new}")
    if len(deck) < cards_needed(stacks, old, new, law):
        raise ValueError(f"a race of {cards_needed(stacks, old, new, law)} chips needs as many cards, not {len(deck)}")
    first = law.race_first(seats=[place for place, _, _ in stacks])
    row = sorted(stacks, key=lambda each: (each[0] < first, each[0]))
    split = {player: law.race_exchange(count=stack.get(old, 0), old=old, new=new) for _, player, stack in row}
    dealt = _dealt([(player, split[player][1]) for _, player, _ in row], deck)
    chips = law.race_rounded(worth=old * sum(rest for _, rest in split.values()), new=new)
    won = _won(dealt, chips, law)
    colours = []
    for _, player, stack in row:
        exchanged, rest = split[player]
        others = sum(value * count for value, count in stack.items() if value != old)
        left = others + new * (exchanged + won.get(player, 0))
        rescued = law.race_rescue(smallest=new) // new if stack.get(old, 0) and not left else 0
        cards = dealt.get(player, ())
        colours.append(Colour(player, stack.get(old, 0), exchanged, rest, won.get(player, 0), rescued, cards))
    before = old * sum(each.given for each in colours)
    after = new * sum(each.exchanged + each.won + each.rescued for each in colours)
    return Race(old, new, tuple(colours), before, after, law.cites(*POINTS))


def _dealt(rests: Sequence[tuple[str, int]], deck: Sequence[int]) -> dict[str, tuple[int, ...]]:
    # a player gets all cards before the next one does
    dealt, at = {}, 0
    for player, rest in rests:
        dealt[player] = tuple(deck[at : at + rest])
        at += rest
    return dealt


def _won(dealt: Mapping[str, tuple[int, ...]], chips: int, law: Law) -> dict[str, int]:
    cards = [(player, card) for player, row in dealt.items() for card in row]
    most, won = law.race_most(), dict[str, int]()
    while chips and cards:
        player, _ = cards.pop(law.race_card(cards=[card for _, card in cards]))
        won[player] = won.get(player, 0) + 1
        if won[player] == most:
            cards = [each for each in cards if each[0] != player]
        chips -= 1
    return won


def after(stack: Stack, race: Race, player: str) -> dict[int, int]:
    """Return the chips that a player has after a race."""
    colour = next(each for each in race.players if each.player == player)
    new = stack.get(race.new, 0) + colour.exchanged + colour.won + colour.rescued
    rest = {value: count for value, count in stack.items() if value not in (race.old, race.new) and count}
    return {**rest, race.new: new} if new else rest


def found_late(worth: int, smallest: int, law: Law) -> tuple[int, int]:
    """Return what chips of a removed denomination are exchanged for, and what leaves play unpaid (`race.late`)."""
    paid, gone = law.race_late(worth=worth, smallest=smallest)
    return paid, gone


def steps_of_a_race(law: Law) -> tuple[str, ...]:
    """Return, as codes, what else is done at a race (point `race.steps`)."""
    return tuple(law.race_steps())


def colour_up_now(law: Law) -> bool:
    """Say whether chips may be coloured up when no race is due (point `race.any_time`)."""
    return bool(law.race_any_time())


def unowned_leave_play(law: Law) -> bool:
    """Say whether chips that were found or taken away, and are nobody's, leave play (point `chips.unowned`)."""
    return bool(law.chips_unowned())
