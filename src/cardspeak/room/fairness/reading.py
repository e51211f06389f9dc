"""What a hand says of how its players treat each other: who lost to whom, and who did what against whom.

No card is read: whoever plays softly, or gives chips away, is seen by what they do against one player and not against
the others.
"""

from collections.abc import Iterable
from typing import NamedTuple

from cardspeak.hand import events as e
from cardspeak.hand.state import Deal, Round, able, seats_in
from cardspeak.record import record

HUNDREDTHS = 100
DEEP = 10  # big blinds: whoever has put in so many has put in much
PLAIN = (
    e.HandBegun | e.Shuffled | e.Posted | e.Dealt | e.RoundOpened | e.BroughtIn | e.Checked | e.Called | e.RaisedTo
    | e.Folded | e.Exposed | e.UncalledReturned | e.Collected | e.DrawOpened | e.Discarded | e.CardsAsked
    | e.ShuffleAsked | e.Reshuffled | e.RunsAsked | e.RunsAgreed | e.ShowdownOpened | e.Tabled | e.CardShown | e.Mucked
    | e.BoardPlayed | e.WinnersAsked | e.Raked | e.Awarded | e.HandEnded | e.PotTold | e.BetTold | e.PotSpread
    | e.BetsGathered | e.RabbitShown | e.HandSeen
)  # fmt: skip
FOLD, CALL, RAISE = range(3)  # a check counts as a call of nothing, a bet as a raise


@record
class Loss(NamedTuple):
    """Chips that went from one seat to another, in hundredths of a big blind."""

    seat: int
    to: int
    amount: int


@record
class Choice(NamedTuple):
    """What a seat did against another (`FOLD`, `CALL`, `RAISE`), in what kind of spot, and the pot in big blinds.

    `spot` has the same name wherever players choose alike: the round (0 to 2, the later ones being one), `open` where
    nobody has bet and one opponent is left, `facing` where the other has; then what makes a difference there.
    """

    seat: int
    against: int
    spot: str
    deed: int
    pot: int


@record
class Reading(NamedTuple):
    """A hand: its players by seat, who lost to whom, and the choices of one player against another."""

    members: tuple[str, ...]
    losses: tuple[Loss, ...]
    choices: tuple[Choice, ...]


def read_hand(events: Iterable[e.Event]) -> Reading | None:
    """Return what a whole hand says; None where a ruling changed its course, or it did not begin at its beginning."""
    choices: list[Choice] = []
    deal: Deal | None = None
    now: Round | None = None
    street, paid, raiser, raises = 0, [], -1, 0
    ended: tuple[int, ...] = ()
    for event in events:
        if not isinstance(event, PLAIN):
            return None
        if isinstance(event, e.HandBegun):
            deal, paid = event.deal, [0] * len(event.deal.seats)
        elif deal is None:
            return None
        elif isinstance(event, e.Dealt):
            street = event.street
        elif isinstance(event, e.RoundOpened):
            raises = 0
        elif isinstance(event, e.Collected):
            paid = [before + more for before, more in zip(paid, event.paid, strict=True)]
        elif isinstance(event, e.HandEnded):
            ended = event.stacks
        elif isinstance(event, e.Checked | e.Called | e.RaisedTo | e.Folded) and now is not None:
            choice = _choice(deal, now, event, street, paid, raiser, raises)
            choices += [choice] if choice else []
            if isinstance(event, e.RaisedTo):
                raiser, raises = event.seat, raises + 1
        now = getattr(event, "round", now)
    if deal is None or not ended:
        return None
    return Reading(deal.seats, _losses(deal, ended), tuple(choices))


def unit_of(deal: Deal) -> int:
    """Return the big blind of a deal, or what stands for it: the lower bet."""
    return deal.big_blind or deal.small_bet or max([post.amount for post in deal.posts], default=1)


def _losses(deal: Deal, ended: tuple[int, ...]) -> tuple[Loss, ...]:
    """Return who lost to whom: what somebody lost is shared among those who won, by what they won."""
    net = [now - before for now, before in zip(ended, deal.stacks, strict=True)]
    won, whole = sum([each for each in net if each > 0]), unit_of(deal)
    return tuple([
        Loss(seat, to, amount)
        for seat, lost in enumerate(net) if lost < 0
        for to, gain in enumerate(net) if gain > 0 and (amount := -lost * gain * HUNDREDTHS // (won * whole))
    ])  # fmt: skip


def _choice(
    deal: Deal, now: Round, event: e.Checked | e.Called | e.RaisedTo | e.Folded, street: int, paid: list[int],
    raiser: int, raises: int,
) -> Choice | None:  # fmt: skip
    seat, players = event.seat, len(deal.seats)
    rivals = [other for other in seats_in(now.live, players) if other != seat]
    deed = RAISE if isinstance(event, e.RaisedTo) else FOLD if isinstance(event, e.Folded) else CALL
    pot, unit = sum(paid) + sum(now.bets), unit_of(deal)
    owed = now.level - now.bets[seat]
    closed = owed >= now.stacks[seat] or not any(able(now.live, now.stacks) >> other & 1 for other in rivals)
    alone = len(rivals) == 1
    if now.aggressor < 0 and alone and not closed:
        place = "first" if rivals[0] in now.queue else "last"
        lead = "mine" if raiser == seat else "theirs" if raiser == rivals[0] else "nobody's"
        return Choice(seat, rivals[0], f"{min(street, 2)} open {place} {lead}", deed, pot // unit)
    if now.aggressor in rivals:
        size = "large" if owed * 2 > pot - owed else "small"
        parts = [
            str(min(street, 2)), "facing", size, "again" if raises > 1 else "once", "alone" if alone else "many",
            "deep" if paid[seat] + now.bets[seat] >= DEEP * unit else "shallow", *(["closed"] if closed else []),
        ]  # fmt: skip
        return Choice(seat, now.aggressor, " ".join(parts), deed, pot // unit)
    return None
