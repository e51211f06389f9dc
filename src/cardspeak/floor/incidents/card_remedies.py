"""What a procedure of the law changes in the cards of this hand: streets dealt again, burns, boxed and turned cards."""

from collections.abc import Callable

from cardspeak.cards.card import UNKNOWN
from cardspeak.floor.incidents.hearing import Hearing
from cardspeak.hand.remedies import kinds as m
from cardspeak.law import steps as s

Steps = frozenset[str]
PUT_RIGHT = frozenset({s.FIRST_IS_BURN, s.SURPLUS_IS_FIRST, s.RESTORE, s.ONE_IS_BURN})
OUT = frozenset({s.SCRAP, s.TO_DISCARDS})
AS_ALWAYS = -1


def card_remedies(hearing: Hearing, steps: Steps) -> tuple[m.Remedy, ...]:
    """Return what steps change in the cards, by what has happened to them."""
    of_kind = OF.get(hearing.incident.code)
    return of_kind(hearing, steps) if of_kind else ()


def _early(hearing: Hearing, steps: Steps) -> tuple[m.Remedy, ...]:
    state = hearing.state
    later = state.deal.game.streets[state.street + 1 : state.street + 2]
    if not later or s.USE_CARD in steps:
        return ()
    cards = later[0].board or 1
    if s.NEXT_IS_TURN in steps:
        return (m.OpenedEarly(cards, False, (AS_ALWAYS, 0)),)
    if s.LAY_RIVER in steps:
        return (m.OpenedEarly(cards, False, (0, 0), True),)
    return (m.OpenedEarly(cards, s.TAKE_BURN in steps, (0,)),)


def _burns(hearing: Hearing, steps: Steps) -> tuple[m.Remedy, ...]:
    burned = hearing.facts.number("cards burned")
    if s.TAKE_FLOP in steps:
        return (m.DealAgain(burned, True, True),)
    if PUT_RIGHT & steps:
        return (m.DealAgain(burned, True, False),)
    if s.TWO_BURNS in steps:
        return (m.Burned(burned, (2,)),)
    return (m.Burned(1 if s.SURPLUS_BURNS_NEXT in steps else burned),)


def _surplus(hearing: Hearing, steps: Steps) -> tuple[m.Remedy, ...]:
    if s.TAKE_FLOP in steps:
        return (m.DealAgain(1, s.TAKE_BURN in steps, True),)
    # the surplus card of another street lies on the stub as it is: it is the next burn
    return (m.DealAgain(1, False, False),) if s.REST_IS_FLOP in steps else ()


def _boxed(hearing: Hearing, steps: Steps) -> tuple[m.Remedy, ...]:
    cards = hearing.incident.cards or (UNKNOWN,) * hearing.facts.number("boxed cards")
    if s.BOXED_BURNS in steps:
        return (m.Scrap(cards, True),)
    return (m.Scrap(cards),) if OUT & steps else ()


def _exposed(hearing: Hearing, steps: Steps) -> tuple[m.Remedy, ...]:
    if s.UPCARD not in steps or not hearing.incident.seats:
        return ()
    seat, cards = hearing.incident.seats[0], hearing.incident.cards
    return (m.TurnOver(seat, place_of(hearing, seat), cards[0] if cards else UNKNOWN),)


def _off_the_table(hearing: Hearing, steps: Steps) -> tuple[m.Remedy, ...]:
    cards, seats = hearing.incident.cards, hearing.incident.seats
    if s.CARD_BURNS_NEXT in steps:
        return (m.Scrap(cards or (UNKNOWN,), True),)
    if s.COMES_OPEN in steps and seats:
        return (m.LieOpen(seats[0], place_of(hearing, seats[0]), cards[0] if cards else UNKNOWN),)
    return _exposed(hearing, steps)


def _dropped(hearing: Hearing, steps: Steps) -> tuple[m.Remedy, ...]:
    return (m.ScrambleAll(), m.ShuffleStub()) if s.SCRAMBLE_ALL in steps else ()


OF: dict[str, Callable[[Hearing, Steps], tuple[m.Remedy, ...]]] = {
    "early_street": _early,
    "wrong_burn": _burns,
    "wrong_cards": _surplus,
    "boxed": _boxed,
    "exposed": _exposed,
    "off_the_table": _off_the_table,
    "stub_dropped": _dropped,
}


def place_of(hearing: Hearing, seat: int) -> int:
    """Return which of the player's down cards it is about: the one that was named, or its number; -1 is unknown."""
    state, cards = hearing.state, hearing.incident.cards
    held = state.secret.down[seat]
    if cards and cards[0] in held:
        return held.index(cards[0])
    told = dict(hearing.incident.facts)
    if "card" in told:
        # the down cards of stud are its first and its last
        place = int(told["card"]) - 1
        return place if place < len(held) else len(held) - 1 if state.street else -1
    nobody_knows = UNKNOWN in held and (cards or len({*held}) == 1)
    return held.index(UNKNOWN) if nobody_knows else -1
