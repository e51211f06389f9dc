"""What players ask the dealer for: a hand, an amount, a look, the pot spread, the bets brought in."""

from cardspeak.cards.card import UNKNOWN
from cardspeak.finding import Finding
from cardspeak.hand import commands as c
from cardspeak.hand import events as e
from cardspeak.hand import showdown
from cardspeak.hand.dealing import burns_due
from cardspeak.hand.pots import pots
from cardspeak.hand.refused import Refused
from cardspeak.hand.remedies.events import HandRestored
from cardspeak.hand.remedies.evolve import award_taken_back
from cardspeak.hand.remedies.restoring import taken_back
from cardspeak.hand.state import State, seats_in
from cardspeak.law.law import Law


def ask_to_see(state: State, command: c.AskToSee, law: Law) -> tuple[e.Event, ...] | Refused:
    """Open another hand for a player who has the right to see it."""
    if state.stage not in ("showdown", "naming", "over"):
        return Refused("not_now", {"stage": state.stage}, law.cites("show.asked"), Finding("when_betting_is_over"))
    seat, target = command.seat, command.target
    if not may_see(state, seat, target, law):
        facts = {"seat": state.deal.seats[seat], "hand": state.deal.seats[target]}
        return Refused("no_right_to_see", facts, law.cites("show.asked"))
    held, now = state.secret.down[target], state.round
    seen = e.HandSeen(seat, target, held)
    if state.noted.mucked >> target & 1:
        return (seen, *_live_again(state, target)) if makes_live(state, seat, target, law) else (seen,)
    if target not in now.queue or UNKNOWN in held:
        return (seen,)
    # before the award it is tabled, and claims the pot as if its player had shown it
    return seen, e.Tabled(target, held, now._replace(queue=tuple([other for other in now.queue if other != target])))


def may_see(state: State, seat: int, target: int, law: Law) -> bool:
    """Say whether a player has a right to see another hand, which came to the showdown."""
    now, bit = state.round, 1 << seat
    if now.live.bit_count() < 2 or not now.live >> target & 1:
        return False
    called = now.aggressor >= 0 and now.aggressor != seat
    return bool(law.show_asked(bool(now.live & bit), bool(state.noted.mucked & bit), called, target == now.aggressor))


def makes_live(state: State, seat: int, target: int, law: Law) -> bool:
    """Say whether a mucked hand is live again when this player asks for it, who won a share of each of its pots."""
    winners: dict[int, set[int]] = {}
    for pot, winner, _ in state.noted.given:
        winners.setdefault(pot, set()).add(winner)
    contested = [winners[pot] for pot, each in enumerate(pots(state)) if each.seats >> target & 1 and pot in winners]
    return bool(contested) and all(seat in each for each in contested) and bool(law.show_asked_live())


def _live_again(state: State, target: int) -> tuple[e.Event, ...]:
    """Take the award back for a hand that is live again; the dealer awards the pots once more when all have shown."""
    back = taken_back(state)
    state = award_taken_back(state, back)
    waiting = (showdown.claims(state) | 1 << target) & ~(state.cards.tabled | state.noted.claimed)
    queue = list(seats_in(waiting, len(state.round.stacks)))
    events: list[e.Event] = [back, HandRestored(target, state.round._replace(queue=tuple(queue)))]
    for seat in [*queue]:
        held = state.secret.down[seat]
        if (seat == target or state.deal.shows != "asked") and UNKNOWN not in held:
            queue.remove(seat)
            events.append(e.Tabled(seat, held, state.round._replace(queue=tuple(queue))))
    return tuple(events)


def ask_pot(state: State, command: c.AskPot, law: Law) -> tuple[e.Event] | Refused:
    """Tell what the pot holds, where the book lets the dealer count it."""
    name = state.deal.seats[command.seat]
    if not law.pot_told():
        return Refused("pot_is_not_counted", {"seat": name}, law.cites("pot.told"), Finding("asking_how_much_was_bet"))
    return (e.PotTold(command.seat, state.pot.total + sum(state.round.bets)),)


def ask_bet(state: State, command: c.AskBet, law: Law) -> tuple[e.Event] | Refused:
    """Tell exactly how much has been bet."""
    return (e.BetTold(command.seat, state.round.level),)


def ask_spread(state: State, command: c.AskSpread, law: Law) -> tuple[e.Event] | Refused:
    """Spread the pot for a player, unless it lies spread anyway."""
    if not law.pot_spread():
        return Refused("pot_lies_spread", {"seat": state.deal.seats[command.seat]}, law.cites("pot.spread"))
    return (e.PotSpread(command.seat),)


def ask_gather(state: State, command: c.AskGather, law: Law) -> tuple[e.Event] | Refused:
    """Bring in the bets while the round goes on, for a player who may ask for it."""
    name = state.deal.seats[command.seat]
    if state.stage != "betting":
        return Refused(
            "not_now", {"seat": name, "stage": state.stage}, law.cites("deal.sequence"), Finding("while_bets_are_made")
        )
    if not law.bet_gathered(state.round.queue[:1] == (command.seat,)):
        return Refused("bets_stay", {"seat": name}, law.cites("bet.gathered"), Finding("when_round_is_over"))
    return (e.BetsGathered(command.seat),)


def ask_burn(state: State, command: c.AskBurn, law: Law) -> tuple[e.Event] | Refused:
    """Keep the burn cards face down, whoever asks."""
    return Refused("burn_stays_hidden", {"seat": state.deal.seats[command.seat]}, law.cites("burn.shown"))


def rabbit(state: State, command: c.Rabbit, law: Law) -> tuple[e.Event] | Refused:
    """Show the cards that would have come, where the book allows it."""
    if state.stage != "over" or not law.deal_rabbit():
        return Refused("no_rabbit_hunting", {"seat": state.deal.seats[command.seat]}, law.cites("deal.rabbit"))
    streets = state.deal.game.streets[state.street + 1 :]
    at = 0
    cards: list[int] = []
    for ahead, street in enumerate(streets):
        at += burns_due(state, law, ahead) if street.burn else 0
        cards += state.secret.stub[at : at + street.board]
        at += street.board
    return (e.RabbitShown(tuple(cards)),)
