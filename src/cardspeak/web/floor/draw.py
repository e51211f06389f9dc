"""A real table as its floor sees it: the hand as it stands, what may be tapped next, who wins what."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from cardspeak.cards.card import DECKS, UNKNOWN, card_text
from cardspeak.chips import change, chips_text
from cardspeak.hand import events as e
from cardspeak.hand.betting import options
from cardspeak.hand.pots import before_whom, pots
from cardspeak.hand.state import State, seats_in
from cardspeak.law.law import Law
from cardspeak.locale.hands import made_in_words
from cardspeak.record import record
from cardspeak.room.table.levels import MINUTE, level_now
from cardspeak.room.table.state import Table, missing
from cardspeak.service.real_tables import RealTable
from cardspeak.telling.tell import board_due
from cardspeak.web.table.sight import Card, card, made

WORDS = {"fold": "folds", "check": "checks", "bring in": "brings in", "all in": "is all in"}
BETS = {"bet": "bets", "raise to": "raises to", "complete": "completes to"}


@record
class Row(NamedTuple):
    """One player: `doing` is acting, folded, all-in, out or nothing."""

    name: str
    place: int
    chips: int
    bet: int
    button: bool
    doing: str
    cards: tuple[Card, ...]
    won: int
    won_chips: str
    made: str = ""
    misses: int = 0
    away: bool = False
    deputy: str = ""  # who may play the chips
    blind: str = ""  # the blind that the place has in this hand: small, big or none


@record
class Bet(NamedTuple):
    """What the player to act may make it: the verb of the story, least and most, and usual sizes by their label."""

    verb: str
    say: str
    least: int
    most: int
    sizes: tuple[tuple[str, int], ...]


def rows(real: RealTable, state: State | None, language: str) -> list[Row]:
    """Return who sits here, in the order of the seats."""
    table, found = real.state, list[Row]()
    void = table.void
    for number, seat in enumerate(table.seats):
        if seat is None:
            continue
        name, button = real.names.name(seat.member), number == table.button
        there: dict[str, Any] = {
            "misses": missing(table, number), "away": seat.away,
            "deputy": real.names.name(seat.deputy) if seat.deputy else "",
            "blind": _blind(table, number) if state else "",
        }  # fmt: skip
        at = state.deal.seats.index(seat.member) if state and seat.member in state.deal.seats else -1
        if state is None or at < 0 or void:
            chips = state.round.stacks[at] if state and at >= 0 else seat.stack
            doing = "" if at >= 0 else "out"
            found.append(
                Row(name, number + 1, chips, 0, button, doing, (), 0, "", **there)
            )  # fmt: skip
            continue
        won = sum(share for event in awarded(table) for winner, share in event.shares if winner == at)
        shown = tuple(card(each) for each in _shown(state, at))
        found.append(
            Row(
                name, number + 1, state.round.stacks[at], state.round.bets[at], at == state.deal.button,
                _doing(state, at), shown, won,
                chips_text(change(won, table.settings.stakes.chips)).replace("x", "×").replace("+", " + ")
                if won else "",
                _made(state, at, language) if shown else "", **there,
            )
        )  # fmt: skip
    return found


def _blind(table: Table, number: int) -> str:
    return {table.small: "small", table.big: "big"}.get(number, "") if table.hand and table.hand.deal.big_blind else ""


def _made(state: State, seat: int, language: str) -> str:
    best = made(state, seat) if all(each != UNKNOWN for each in state.secret.down[seat]) else []
    return " · ".join([made_in_words(language, hand.code, hand.ranks, kind) for kind, hand in best])


def _shown(state: State, seat: int) -> tuple[int, ...]:
    known = tuple(each for each in state.secret.down[seat] if each != UNKNOWN)
    return tuple(each for each in state.cards.open[seat] if each != UNKNOWN) or known + state.cards.up[seat]


def _doing(state: State, seat: int) -> str:
    if not state.round.live >> seat & 1 or state.noted.mucked >> seat & 1:
        return "folded"
    if state.stage == "over":
        return ""
    if state.round.queue[:1] == (seat,) and state.stage in ("betting", "drawing", "showdown"):
        return "acting"
    return "" if state.round.stacks[seat] else "all-in"


def awarded(table: Table) -> list[e.Awarded]:
    """Return who was given what of the pots."""
    return [event for event in table.telling.events if isinstance(event, e.Awarded)] if table.telling else []


def names_in(real: RealTable, state: State) -> tuple[str, ...]:
    """Return what the players of a hand are called, in the order of its seats."""
    return tuple([real.names.name(member) for member in state.deal.seats])


def pot_rows(state: State, names: Sequence[str]) -> list[dict[str, Any]]:
    """Return the pots, the main pot first; a side pot with who contests it."""
    lying = pots(state)
    return [
        {
            "size": pot.size,
            "names": [names[seat] for seat in seats_in(pot.seats, len(names))],
            "side": index,
            "part": "the pot" if len(lying) == 1 else "the main pot" if not index else _side(index, len(lying)),
            "before": bool(before_whom(lying, index)),
        }
        for index, pot in enumerate(lying)
    ]


def _side(index: int, count: int) -> str:
    return "the side pot" if count == 2 or index == 1 else f"the side pot {index}"


def moves(state: State, names: Sequence[str], law: Law) -> list[dict[str, Any]]:
    """Return what the player to act may do with one tap: the key of its label, an amount, the line it tells."""
    if not state.round.queue:
        return []
    name = names[state.round.queue[0]]
    if state.stage == "drawing":
        most = len(state.secret.down[state.round.queue[0]])
        pat = [{"key": "stand-pat", "amount": 0, "line": f"{name} stands pat"}]
        return pat + [{"key": "draw", "amount": count, "line": f"{name} draws {count}"} for count in range(1, most + 1)]
    if state.stage != "betting":
        return []
    found = []
    for verb, (least, _) in options(state, law).items():
        if verb in BETS:
            continue
        line = f"{name} calls" if verb == "call" else f"{name} {WORDS[verb]}"
        found.append({"key": verb.replace(" ", "-"), "amount": least, "line": line})
    return found


def bet_box(state: State, law: Law) -> Bet | None:
    """Return what the player to act may bet or raise to."""
    if state.stage != "betting" or not state.round.queue:
        return None
    for verb, (least, most) in options(state, law).items():
        if verb in BETS:
            pot = state.pot.total + sum(state.round.bets) + state.round.level - state.round.bets[state.round.queue[0]]
            half, full = state.round.level + pot // 2, state.round.level + pot
            sizes = [("min", least), ("half", half), ("pot", full), ("max", most)]
            fitting = {size: label for label, size in reversed(sizes) if least <= size <= most}
            usual = tuple((label, size) for size, label in sorted(fitting.items()))
            return Bet(verb, BETS[verb], least, most, usual)
    return None


def facts(real: RealTable, language: str) -> dict[str, Any]:
    """Return what the page of a real table needs of its hand."""
    state, law = real.now, real.law
    void = bool(state and real.state.void)
    names = names_in(real, state) if state else ()
    acting = ""
    if state and state.round.queue and state.stage in ("betting", "drawing", "showdown") and not void:
        acting = names[state.round.queue[0]]
    stage = "void" if void else state.stage if state else "none"
    return {
        "rows": rows(real, state, language), "stage": stage, "acting": acting,
        "street": _street(state) if state else "", "board": _board(state) if state else [],
        "due": board_due(state) if state else 0, "due_street": _next_street(state) if state else "",
        "pots": pot_rows(state, names) if state and not void else [],
        "total": _total(state) if state and not void else 0,
        "moves": moves(state, names, law) if state and not void else [],
        "bet": bet_box(state, law) if state and not void else None,
        "deck": deck(state) if state else [], "holding": _holding(state) if state else 0,
        "claims": [names[seat] for seat in _claiming(state)] if state else [],
        "dead_small": bool(state and not void and state.deal.big_blind and _is_dead(real.state)),
        "chip_sizes": sorted(real.state.settings.stakes.chips),
    }  # fmt: skip


def level_sight(table: Table, now: int) -> dict[str, Any] | None:
    """Return the level that the clock of a table is in: its number and blinds, the time left, what comes next.

    `waits` says that its blinds come with the next hand.
    """
    number, left = level_now(table, now)
    if not number:
        return None
    row, stakes = table.levels[number - 1], table.settings.stakes
    return {
        "number": number, "left": left, "clock": f"{left // MINUTE}:{left % MINUTE // 1000:02}" if left >= 0 else "",
        "stopped": bool(table.stopped), "blinds": row,
        "next": table.levels[number] if number < len(table.levels) else None,
        "waits": (row.small, row.big, row.ante) != (stakes.small_blind, stakes.big_blind, stakes.blind_ante),
    }  # fmt: skip


def _is_dead(table: Table) -> bool:
    # nobody posts the small blind of this hand
    return len(table.players) > 2 and (table.small < 0 or table.small not in table.players)


def _total(state: State) -> int:
    return 0 if state.stage == "over" else state.pot.total + sum(state.round.bets)


def _street(state: State) -> str:
    return state.deal.game.streets[max(state.street, 0)].name


def _next_street(state: State) -> str:
    return state.deal.game.streets[state.street + 1].name if board_due(state) else ""


def _board(state: State) -> list[Card]:
    return [card(each) for each in state.cards.boards[0]]


def _holding(state: State) -> int:
    down = state.secret.down
    return max((len(row) for row in down), default=0)


def _claiming(state: State) -> Sequence[int]:
    if state.stage not in ("showdown", "naming"):
        return ()
    return seats_in(state.round.live & ~state.noted.mucked, len(state.deal.seats))


def deck(state: State) -> list[tuple[Card, bool]]:
    """Return all cards, the highest first and suit by suit, each with whether it lies open already."""
    seen = {*state.cards.boards[0]}
    for seat in range(len(state.deal.seats)):
        seen |= {*_shown(state, seat)}
    order = sorted(DECKS[state.deal.game.deck], key=lambda each: (-(each % 4), -each))
    return [(card(each), each in seen) for each in order if card_text(each)]
