"""What a bot reads from its view: the price of going on, who is still in, and the spot for its equity."""

from typing import NamedTuple

from cardspeak.cards.card import DECKS, UNKNOWN
from cardspeak.equity.spot import Other, Spot
from cardspeak.hand.commands import Options, Verb
from cardspeak.hand.view import View
from cardspeak.record import record

RAISING: tuple[Verb, ...] = ("bet", "raise to", "complete")
RECKONED = 3  # opponents that are dealt cards in a sample; more cost time and change little


@record
class Sight(NamedTuple):
    """The facts of a turn, as a bot weighs them."""

    seat: int
    pot: int  # all chips in the middle and in front of the players
    owed: int  # what a call costs
    mine: int  # my chips in front of me
    stack: int  # my chips behind
    verb: Verb | None  # the raise that is allowed
    least: int  # the smallest raise, as a total
    most: int  # the largest raise, as a total
    rivals: int  # how many opponents are in
    behind: int  # how many opponents act after me in this round
    raises: int  # the bets and raises of this round
    limit: bool  # the game is fixed-limit


def sight(view: View, options: Options) -> Sight:
    """Read the view of the player to act."""
    deal, now = view.deal, view.round
    seat = now.queue[0]
    verb = next((name for name in RAISING if name in options), None)
    least, most = options[verb] if verb else (0, 0)
    owed = options["call"][0] if "call" in options else options["bring in"][0] if "bring in" in options else 0
    rivals = [other for other in range(len(now.stacks)) if other != seat and now.live >> other & 1]
    behind = len([other for other in now.queue if other != seat])
    return Sight(
        seat,
        view.pot.total + sum(now.bets),
        owed,
        now.bets[seat],
        now.stacks[seat],
        verb,
        least,
        most,
        len(rivals),
        behind,
        now.raises,
        deal.structure == "fixed-limit",
    )


def rivals_of(view: View) -> tuple[int, ...]:
    """Return the opponents who are in."""
    now = view.round
    seat = now.queue[0]
    return tuple([other for other in range(len(now.stacks)) if other != seat and now.live >> other & 1])


def spot_of(view: View, others: tuple[Other, ...]) -> Spot:
    """Return the spot of the player to act against these opponents; the player's own cards have to be known."""
    game, cards, secret = view.deal.game, view.cards, view.secret
    seat = view.round.queue[0]
    board = cards.boards[0]
    mine = secret.down[seat] + cards.up[seat]
    seen = {*mine, *board, *secret.discards[seat]}
    for row in (*cards.up, *cards.open):
        seen.update(row)
    later = game.streets[view.street + 1 :]
    draws = sum([street.draw for street in later]) + (view.stage == "drawing")
    all_draws = sum([street.draw for street in game.streets])
    return Spot(
        tuple([(side.ranking, side.use) for side in game.sides]),
        mine,
        board,
        tuple([card for card in DECKS[game.deck] if card not in seen]),
        others,
        sum([street.board for street in later]),
        sum([street.down + street.up for street in later if not street.draw]),
        draws,
        all_draws - draws,
    )


def other_of(view: View, seat: int, picks: int) -> Other:
    """Return what is known of an opponent's holding."""
    opened = tuple([card for card in view.cards.open[seat] if card != UNKNOWN])
    known = opened + view.cards.up[seat]
    hidden = len(view.cards.open[seat]) - len(opened)
    ahead = view.stage == "drawing" and seat not in view.round.queue
    if ahead:  # the new cards are not dealt yet
        hidden = view.deal.game.streets[0].down - len(opened)
    return Other(known, hidden, picks, len(view.secret.discards[seat]), ahead)


def shown_by(view: View, seat: int) -> Other:
    """Return what the others know of the holding of the player to act."""
    return Other(view.cards.up[seat], len(view.secret.down[seat]), 1, len(view.secret.discards[seat]))


def knows_own_cards(view: View) -> bool:
    """Say whether the player to act sees their own cards (at a real table the software may not)."""
    return UNKNOWN not in view.secret.down[view.round.queue[0]]
