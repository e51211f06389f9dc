"""What a story tells of mishaps, as incidents before the floor."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from cardspeak.errors import Unreadable
from cardspeak.floor.incidents.incident import Incident
from cardspeak.floor.incidents.rule import rule_on
from cardspeak.floor.ruling import Ruling
from cardspeak.hand import commands as c
from cardspeak.hand.remedies.kinds import Kill
from cardspeak.hand.state import State
from cardspeak.law.law import Law
from cardspeak.record import record
from cardspeak.story import statements as s
from cardspeak.telling.acts import seat_of
from cardspeak.telling.known import Known

Fact = tuple[str, str | int | bool]
AGGRESSIVE = ("bet", "raise_to", "raise_by", "all_in")
RAISES = (c.RaiseTo, c.RaiseBy, c.AllIn)


@record
class Told(NamedTuple):
    """A mishap that was told, with the story before it, what is known, and the hand in which it happened."""

    said: s.Mishap
    before: Sequence[Any]
    known: Known
    state: State


def rules(state: State, story: Sequence[Any], at: int, known: Known, law: Law) -> tuple[Ruling, int] | None:
    """Rule on a mishap of a story; None where the statement tells none."""
    found = incident(story, at, known, state)
    if found is None:
        return None
    ruling = rule_on(found, state, law, known.know)
    if found.code == "opened" and not any(isinstance(remedy, Kill) for remedy in ruling.remedies):
        # dead or not, the cards were seen
        seat = found.seats[0]
        cards = found.cards or state.secret.down[seat][: story[at].number]
        ruling = ruling._replace(remedies=(), command=c.Show(seat, cards))
    return ruling, 1


def passed_by(
    state: State, story: Sequence[Any], at: int, known: Known, law: Law, found: tuple[Ruling, int] | None
) -> tuple[Ruling, int] | None:
    """Rule on a player who was passed by and would now bet or raise, after others have acted behind.

    `found` is what the floor made of the statement so far; it stays where the book lets the player act.
    """
    said, command = story[at], found[0].command if found else None
    if not (isinstance(said, s.Acts) and said.verb in AGGRESSIVE) and not isinstance(command, RAISES):
        return found
    if state.stage != "betting" or not state.round.queue or known.seats[state.round.queue[0]] != said.seat:
        return found
    skipped = rules(state, (*story[:at], s.Mishap("skipped", said.seat)), at, known, law)
    return found if skipped is None or skipped[0].outcome.code == "skipped_player_acts" else skipped


def incident(story: Sequence[Any], at: int, known: Known, state: State) -> Incident | None:
    """Return the incident that a statement tells, with what the story itself says of it; None if it is no mishap."""
    said = story[at]
    if not isinstance(said, s.Mishap):
        return None
    seats = tuple([seat_of(name, known.seats) for name in (said.seat, said.other) if name])
    if said.what == "given_up":
        seats = seats[::-1]  # it is about the hand that was given up
    facts = FACTS[said.what](Told(said, story[:at], known, state)) if said.what in FACTS else ()
    return Incident(said.what, seats, said.cards, facts)


def _exposed(told: Told) -> tuple[Fact, ...]:
    """Say how many cards the dealer has exposed so far, how many of them this player's, and which this one is."""
    so_far = [each for each in told.before if isinstance(each, s.Mishap) and _shows_a_card(each)] + [told.said]
    his = sum(1 for each in so_far if each.seat == told.said.seat)
    card: tuple[Fact, ...] = (("card", told.said.number),) if told.said.number else ()
    return ("exposed so far", len(so_far)), ("his exposed", his), *card


def _shows_a_card(said: s.Mishap) -> bool:
    return said.what == "exposed" or (said.what == "off_the_table" and said.how != "own")


def _off_the_table(told: Told) -> tuple[Fact, ...]:
    return (("by the dealer", False),) * (told.said.how == "own") + _exposed(told)


def _extra_cards(told: Told) -> tuple[Fact, ...]:
    """Say how many cards more a player holds than are dealt before the first betting."""
    first = told.state.deal.game.streets[0]
    return (("extra cards", told.said.number - first.down - first.up),)


def _amount(told: Told) -> tuple[Fact, ...]:
    return (("amount", _whole(told.said.amount or 0)),)


def _whole(amount: s.Amount) -> int:
    if amount != int(amount):
        raise Unreadable(f"{amount} is no whole number of chips")
    return int(amount)


def _answers(told: Told) -> tuple[Fact, ...]:
    """Return how many have answered a bet: who has called or raised it, and who in the story folded to it."""
    now, seat = told.state.round, told.known.seats.index(told.said.seat)
    folds = 0
    for said in reversed(told.before):
        if not isinstance(said, s.Acts) or said.seat == told.said.seat:
            break
        folds += said.verb == "fold"
    chips = sum(1 for other, bet in enumerate(now.bets) if other != seat and now.bets[seat] and bet >= now.bets[seat])
    return ("actions behind", folds + chips), ("chips behind", chips)


def _behind(told: Told) -> tuple[Fact, ...]:
    """Return how many have acted behind a skipped player: what they did waits for its turn, but for folds."""
    now, names = told.state.round, told.known.seats
    seat, last, acts, chips = names.index(told.said.seat), len(names), 0, 0
    for said in reversed(told.before):
        other = getattr(said, "seat", "")
        if other not in names:
            break
        away = (names.index(other) - seat) % len(names)
        owes = names.index(other) in now.queue
        if not 0 < away < last or not (owes or not now.live >> names.index(other) & 1):
            break
        last, acts = away, acts + 1
        chips += owes and not (isinstance(said, s.Acts) and said.verb in ("check", "fold"))
    return ("actions behind", acts), ("chips behind", chips)


FACTS: dict[str, Callable[[Told], tuple[Fact, ...]]] = {
    "exposed": _exposed,
    "off_the_table": _off_the_table,
    "shown_to_one": lambda told: (("by accident", False),),
    "wrong_number": _extra_cards,
    "early_street": lambda told: (("which street", told.said.street),),
    "wrong_cards": lambda told: (("which street", told.said.street), ("cards turned up", told.said.number)),
    "wrong_burn": lambda told: (("cards burned", told.said.number),),
    "boxed": lambda told: (("boxed cards", told.said.number),),
    "found_chips": _amount,
    "wrong_size": lambda told: (*_amount(told), ("due", _whole(told.said.due or 0)), *_answers(told)),
    "skipped": _behind,
    "wants_back": lambda told: (("unforced", told.known.unforced),),
    "spectator_talks": lambda told: (("how", told.said.how),),
    "level_ends": lambda told: (("how", told.said.how),),
}
"""What a story says of a mishap beside whose cards it is about, by the code of the mishap."""
