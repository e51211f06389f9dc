"""What players ask the dealer for: a hand, an amount, a look, the pot spread, the bets brought in."""

from cardspeak.cards.card import UNKNOWN
from cardspeak.finding import Finding
from cardspeak.hand import commands as c
from cardspeak.hand import events as e
from cardspeak.hand.dealing import burns_due
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import State
from cardspeak.law.law import Law


def ask_to_see(state: State, command: c.AskToSee, law: Law) -> tuple[e.Event, ...] | Refused:
    """Open another hand for a player who has the right to see it."""
    if state.stage not in ("showdown", "naming", "over"):
        return Refused("not_now", {"stage": state.stage}, law.cites("show.asked"), Finding("when_betting_is_over"))
    seat, target = command.seat, command.target
    bit = 1 << seat
    holds = bool(state.round.live & bit)
    river = state.round.aggressor
    allowed = law.show_asked(holds, bool(state.noted.mucked & bit), river >= 0 and river != seat, target == river)
    showed = bool(state.round.live & ~state.noted.mucked >> target & 1) and state.round.live.bit_count() > 1
    if not allowed or not (showed or state.round.live >> target & 1):
        facts = {"seat": state.deal.seats[seat], "hand": state.deal.seats[target]}
        return Refused("no_right_to_see", facts, law.cites("show.asked"))
    held, now = state.secret.down[target], state.round
    seen = e.HandSeen(seat, target, held)
    if target not in now.queue or UNKNOWN in held:
        return (seen,)
    # before the award it is tabled, and claims the pot as if its player had shown it
    return seen, e.Tabled(target, held, now._replace(queue=tuple([other for other in now.queue if other != target])))


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
