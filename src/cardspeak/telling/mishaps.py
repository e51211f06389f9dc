"""What a story tells of mishaps, as incidents before the floor."""

from collections.abc import Sequence
from typing import Any

from cardspeak.errors import Unreadable
from cardspeak.floor.incidents import Incident
from cardspeak.floor.ruled import rule_on
from cardspeak.floor.ruling import Ruling
from cardspeak.hand import commands as c
from cardspeak.hand.mends import Kill
from cardspeak.hand.state import State
from cardspeak.law.law import Law
from cardspeak.story import statements as s
from cardspeak.telling.known import Known

Behind = tuple[tuple[str, str | int | bool], tuple[str, str | int | bool]]


def rules(state: State, story: Sequence[Any], at: int, known: Known, law: Law) -> tuple[Ruling, int] | None:
    """Rule on a mishap of a story; None where the statement tells none."""
    found = incident(story, at, known, state)
    if found is None:
        return None
    ruling = rule_on(found, state, law, known.know)
    if found.kind == "opened" and not any(isinstance(mend, Kill) for mend in ruling.mends):
        # dead or not, the cards were seen
        seat = found.seats[0]
        cards = found.cards or state.secret.down[seat][: story[at].number]
        ruling = ruling._replace(mends=(), command=c.Show(seat, cards))
    return ruling, 1


def incident(story: Sequence[Any], at: int, known: Known, state: State) -> Incident | None:
    """Return the incident that a statement tells; None if it is no mishap."""
    said = story[at]
    if isinstance(said, s.DealerDoes):
        if said.what == "exposes":
            return _exposed(story, at, known)
        return _of_the_dealer(said, known, state)
    if isinstance(said, s.Deck):
        return _of_the_deck(said, known)
    if isinstance(said, s.Shows) and said.how == "exposes":
        return Incident("opened", _seats(known, said.seat), said.cards)
    if isinstance(said, s.Shows) and said.other:
        return Incident("shown to one", _seats(known, said.seat, said.other), said.cards)
    if isinstance(said, s.Mishap):
        return _told(said, story[:at], known, state)
    return None


def _exposed(story: Sequence[Any], at: int, known: Known) -> Incident:
    """Return a card that the dealer exposed; how many there were so far is in the story."""
    said = story[at]
    before = [each for each in story[: at + 1] if isinstance(each, s.DealerDoes) and each.what == "exposes"]
    facts: list[tuple[str, str | int | bool]] = [
        ("exposed so far", len(before)),
        ("his exposed", sum(1 for each in before if each.seat == said.seat)),
    ]
    if said.number:
        facts.append(("card", said.number))
    return Incident("exposed", _seats(known, said.seat), said.cards, tuple(facts))


def _of_the_dealer(said: s.DealerDoes, known: Known, state: State) -> Incident | None:
    seats = _seats(known, said.seat)
    if said.what == "deals_early":
        return Incident("early street", seats, said.cards, (("which street", said.street),))
    if said.what == "deals_card":
        return Incident("wrong number", seats, said.cards, (("extra cards", said.number - _dealt(state)),))
    if said.what == "burns" and said.number != 1:
        return Incident("wrong burn", (), said.cards, (("cards burned", said.number),))
    if said.what == "deals_wrong_number":
        facts = (("which street", said.street), ("cards turned up", said.number))
        return Incident("wrong cards", (), said.cards, facts)
    if said.what == "mucks":
        return Incident("mucked by the dealer", seats, said.cards)
    if said.what == "exposes_burn":
        return Incident("burn seen", (), said.cards)
    if said.what == "skips":
        return Incident("left out", seats)
    return None


def _of_the_deck(said: s.Deck, known: Known) -> Incident | None:
    if said.what == "boxed":
        return Incident("boxed", (), said.cards, (("boxed cards", said.number),))
    if said.what in ("touches_muck", "touches_cards"):
        return Incident(said.what.replace("_muck", " the muck").replace("_", " "), _seats(known, said.seat, said.other))
    if said.what == "off_table":
        return Incident(
            "off the table", _seats(known, said.seat), said.cards, (("exposed so far", 1), ("his exposed", 1))
        )
    kinds = {"joker": "foreign card", "duplicate": "duplicate", "other_back": "other back", "missing": "wrong count"}
    return Incident(kinds[said.what], (), said.cards) if said.what in kinds else None


def _told(said: s.Mishap, before: Sequence[Any], known: Known, state: State) -> Incident:
    facts: tuple[tuple[str, str | int | bool], ...] = ()
    seats = _seats(known, said.seat, said.other)
    if said.how == "own":
        facts = (("by the dealer", False),)
    if said.what == "wrong number":
        facts = (("extra cards", said.number - _dealt(state)),)
    if said.what == "given up":
        seats = seats[::-1]
    if said.what == "skipped":
        facts = _behind(before, said.seat, known, state)
    if said.amount is not None:
        facts = (("amount", _whole(said.amount)),)
    if said.due is not None:
        facts += (("due", _whole(said.due)), *_answers(before, said.seat, known, state))
    return Incident(said.what, seats, said.cards, facts)


def _whole(amount: s.Amount) -> int:
    if amount != int(amount):
        raise Unreadable(f"{amount} is no whole number of chips")
    return int(amount)


def _answers(before: Sequence[Any], name: str, known: Known, state: State) -> Behind:
    """Return how many have answered a bet: who has called or raised it, and who in the story folded to it."""
    now, seat = state.round, known.seats.index(name)
    folds = 0
    for said in reversed(before):
        if not isinstance(said, s.Acts) or said.seat == name:
            break
        folds += said.verb == "fold"
    chips = sum(1 for other, bet in enumerate(now.bets) if other != seat and now.bets[seat] and bet >= now.bets[seat])
    return ("actions behind", folds + chips), ("chips behind", chips)


def _behind(before: Sequence[Any], name: str, known: Known, state: State) -> Behind:
    """Return how many have acted behind a skipped player: what they did waits for its turn, but for folds."""
    now, players = state.round, len(known.seats)
    seat, last, acts, chips = known.seats.index(name), players, 0, 0
    for said in reversed(before):
        other = getattr(said, "seat", "")
        if other not in known.seats:
            break
        away = (known.seats.index(other) - seat) % players
        owes = known.seats.index(other) in now.queue
        if not 0 < away < last or not (owes or not now.live >> known.seats.index(other) & 1):
            break
        last, acts = away, acts + 1
        chips += owes and not (isinstance(said, s.Acts) and said.verb in ("check", "fold"))
    return ("actions behind", acts), ("chips behind", chips)


def _dealt(state: State) -> int:
    """Return how many cards each player has been dealt when the first betting begins."""
    first = state.deal.game.streets[0]
    return first.down + first.up


def _seats(known: Known, *names: str) -> tuple[int, ...]:
    for name in names:
        if name and name not in known.seats:
            raise Unreadable(f"there is no seat {name!r} (seats: {' '.join(known.seats)})")
    return tuple(known.seats.index(name) for name in names if name)
