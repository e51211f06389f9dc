"""The buttons of a table: what a player may do now, and for all the rest why not, with the clause."""

from typing import NamedTuple

from cardspeak.cards.card import UNKNOWN
from cardspeak.hand import commands as hand
from cardspeak.hand.betting import options
from cardspeak.hand.dealing import most_runs
from cardspeak.hand.decide import decide
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import State
from cardspeak.law.law import Law
from cardspeak.record import record
from cardspeak.room.table.decide import law_now
from cardspeak.room.table.runs import voices
from cardspeak.room.table.state import Table, dealt_in, hand_seat, in_hand, seat_of, to_act
from cardspeak.service.in_advance import FAST, bots_alone
from cardspeak.service.tables import LAWS


@record
class Button(NamedTuple):
    """One button: its verb, the amount on it, and why it is not available where it is not."""

    do: str
    label: str
    amount: int = 0
    why: Refused | None = None


@record
class Box(NamedTuple):
    """The bet box: the verb, the least and the most it can be set to, one step, named amounts, and a big blind."""

    verb: str
    least: int
    most: int
    step: int
    fractions: tuple[tuple[str, int], ...]
    blind: int = 1


@record
class Controls(NamedTuple):
    """What stands at the bottom of the table for one viewer; `state` says which of them is drawn.

    `chosen` is how often the player wants the board to be run, once asked and answered. `shows` are the places of one's
    cards that may still be shown, `hurry` whether the bots may be asked to play on at once: 1, and 2 where they are.
    `chips` is what a player without any buys in for.
    """

    state: str
    buttons: tuple[Button, ...] = ()
    box: Box | None = None
    holding: int = 0
    advance: str = ""
    chosen: int = 0
    shows: tuple[int, ...] = ()
    hurry: int = 0
    chips: int = 0


def controls(table: Table, member: str, advance: str) -> Controls:
    """Return the controls of a member at a table; `table` is the whole table, but only refusals leave here."""
    number = seat_of(table, member) if member else -1
    if number < 0:
        return Controls("watching")
    seat = table.seats[number]
    assert seat is not None
    if seat.away:
        return Controls("out")
    if table.hand is not None and not table.playing:
        kept = may_show(table, number)
        if kept and not seat.out:
            return Controls("over", shows=kept)
    asked = number in voices(table)
    if table.hand is None or not table.playing or not (asked or in_hand(table, number)):
        if _is_broke(table, number):
            return Controls("out", chips=_buy_in(table))
        hurry = 0 if seat.out or not bots_alone(table) else 2 if advance == FAST else 1
        return Controls("out" if seat.out else "waiting", hurry=hurry)
    mine, state, law = hand_seat(table, number), table.hand, law_now(table, LAWS)
    if state.stage == "drawing":
        if to_act(table) != number:
            return Controls("waiting")
        return Controls("drawing", holding=len(state.secret.down[mine]))
    if state.stage == "showdown":
        if to_act(table) != number:
            return Controls("waiting")
        return Controls("showdown", (Button("show", "show"), _button(state, law, hand.Muck(mine), "muck")))
    if state.stage == "runs":
        times = range(1, most_runs(state, law) + 1)
        return Controls(
            "asked", tuple([Button("run", f"run-{n}", n) for n in times]), chosen=dict(table.runs).get(number, 0)
        )
    buttons = betting_buttons(state, law, mine)
    if to_act(table) != number:
        return Controls("ahead", buttons, advance=advance)
    return Controls("acting", buttons, box(state, law))


def may_show(table: Table, number: int) -> tuple[int, ...]:
    """Return the places of a player's cards that nobody else has seen of the hand that is over."""
    seat = hand_seat(table, number)
    if table.hand is None or seat < 0:
        return ()
    return tuple([place for place, card in enumerate(table.hand.cards.open[seat]) if card == UNKNOWN])


def _is_broke(table: Table, number: int) -> bool:
    seat, settings = table.seats[number], table.settings
    if seat is None or settings.club or settings.tournament:
        return False
    return not dealt_in(table, number) and not seat.stack + seat.bought


def _buy_in(table: Table) -> int:
    return table.settings.stakes.most_buy_in or 100 * table.settings.stakes.big_blind


def _button(state: State, law: Law, command: hand.Command, do: str, label: str = "", amount: int = 0) -> Button:
    outcome = decide(state, command, law)
    return Button(do, label or do, amount, outcome if isinstance(outcome, Refused) else None)


def betting_buttons(state: State, law: Law, seat: int) -> tuple[Button, ...]:
    """Return the buttons of a betting round: fold; check or call; bet, raise or complete."""
    now = state.round
    may = options(state, law) if now.queue and now.queue[0] == seat else {}
    owed = now.level - now.bets[seat]
    buttons = [_button(state, law, hand.Fold(seat), "fold")]
    if state.deal.bring_in and (not may or "bring in" in may) and not now.level and state.street == 0:
        buttons.append(_button(state, law, hand.BringIn(seat), "bring-in", amount=may.get("bring in", (0, 0))[0]))
    elif owed > 0:
        amount = may["call"][0] if "call" in may else min(owed, now.stacks[seat])
        buttons.append(_button(state, law, hand.Call(seat), "call", amount=amount))
    else:
        buttons.append(_button(state, law, hand.Check(seat), "check"))
    for verb in ("bet", "raise to", "complete"):
        if verb in may:
            least = may[verb][0]
            buttons.append(_button(state, law, hand.RaiseTo(seat, least), "raise", verb.replace(" ", "-"), least))
            break
    else:
        label = "raise-to" if now.level else "bet"
        least = min(now.level + max(now.step, 1), now.stacks[seat] + now.bets[seat])
        buttons.append(_button(state, law, hand.RaiseTo(seat, least), "raise", label, least))
    return tuple(buttons)


def box(state: State, law: Law) -> Box | None:
    """Return the bet box of the player to act, None where there is nothing to choose."""
    may = options(state, law)
    verb = next((verb for verb in ("bet", "raise to", "complete") if verb in may), None)
    if verb is None:
        return None
    least, most = may[verb]
    if least == most:
        return None
    now = state.round
    seat = now.queue[0]
    step, blind = min(state.deal.chips), state.deal.big_blind or state.deal.small_bet or 1
    owed = now.level - now.bets[seat]
    pot = state.pot.total + sum(now.bets) + owed
    named = []
    for label, over, under in (("⅓", 1, 3), ("½", 1, 2), ("⅔", 2, 3), ("pot", 1, 1)):
        total = now.level + pot * over // under
        total -= total % step
        if least < total < most:
            named.append((label, total))
    if state.deal.structure == "fixed-limit":
        return Box(verb.replace(" ", "-"), least, most, most - least, (("min", least), ("max", most)), blind)
    return Box(verb.replace(" ", "-"), least, most, step, (("min", least), *named, ("max", most)), blind)
