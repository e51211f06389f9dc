"""The online tables of a tournament: what each of them is, and what it tells the tournament when a hand is over."""

from collections.abc import Sequence

from cardspeak.cards.card import UNKNOWN
from cardspeak.hand import events as hand
from cardspeak.hand.commands import Command, Options, RaiseTo
from cardspeak.hand.pots import pots, values
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import State
from cardspeak.room.table import events as e
from cardspeak.room.table.button import Laws
from cardspeak.room.table.changes import unfit
from cardspeak.room.table.due import Wants
from cardspeak.room.table.state import Settings, Speed, Stakes, Table
from cardspeak.room.tournament.run import commands as run
from cardspeak.room.tournament.run.state import Tournament
from cardspeak.room.tournament.seating import Seating
from cardspeak.room.tournament.stalling import of
from cardspeak.room.tournament.structure import Level

PLAYS = Wants(lambda table: True, lambda table: None, 0)
"""What a tournament wants of its tables: hands as long as it does not hold them; it keeps every seat."""


def stakes_of(level: Level, number: int, chips: Sequence[int]) -> Stakes:
    """Return what is played for in a level, which has this number, counted from 1.

    Where there is a bring-in the ante is that of the games without blinds.
    """
    of_stud = bool(level.bring_in)
    return Stakes(
        level.small, level.big or level.lower, level.ante if of_stud else 0, level.bring_in, level.lower, level.upper,
        0 if of_stud else level.ante, tuple(sorted(chips)), level=number, ante_by=level.ante_kind,
    )  # fmt: skip


def stakes_now(tournament: Tournament) -> Stakes:
    """Return what hands are begun for now."""
    level = tournament.settings.structure.levels[tournament.level]
    return stakes_of(level, tournament.level + 1, tournament.chips or tournament.settings.structure.chips)


def speed_now(tournament: Tournament) -> Speed:
    """Return how much time players have: that of the event, or a shot clock with its time cards."""
    own, shot = tournament.settings.speed, of(tournament.measures, "shot_clock")
    return own if shot is None else Speed(shot.number * 1000, shot.cards * shot.seconds * 1000, own.pause)


def settings_of(tournament: Tournament, table: Seating, final: bool = False) -> Settings:
    """Return what an online table of a tournament is."""
    own = tournament.settings
    return Settings(
        f"{own.name} {table.number}", own.games, own.book, len(table.places), stakes_now(tournament),
        speed_now(tournament), event="tournament", final=final, tournament=tournament.id, rotates=own.rotates,
    )  # fmt: skip


def unplayable(tournament: Tournament, seats: int, laws: Laws) -> Refused | None:
    """Say why some level could not be played at an online table of so many seats."""
    table = settings_of(tournament, Seating(1, ("",) * seats))
    for number, level in enumerate(tournament.settings.structure.levels, 1):
        stakes = stakes_of(level, number, tournament.settings.structure.chips)
        found = unfit(table._replace(stakes=stakes), laws)
        if found:
            return found
    return None


def hand_over(seating: Seating, table: Table, events: Sequence[e.Event], order: Sequence[int] = ()) -> run.HandOver:
    """Return what a table tells its tournament when a hand has ended with these events."""
    state = table.hand
    assert state is not None
    deal = state.deal
    stacks = {seat.member: seat.stack for seat in table.seats if seat and seat.member in seating.places}
    losers = tuple(
        [
            run.Loser(member, deal.stacks[at], _winners(state, at, events), _worth(state, at))
            for at, member in enumerate(deal.seats)
            if stacks.get(member) == 0
        ]
    )
    started = tuple(zip(deal.seats, deal.stacks, strict=True))
    return run.HandOver(
        seating.number, table.number, tuple(stacks.items()), started, table.button, table.small, table.big,
        tuple(sorted(table.players)), losers, tuple(order), max(table.settings.stakes.level - 1, 0),
    )  # fmt: skip


def _winners(state: State, loser: int, events: Sequence[e.Event]) -> tuple[str, ...]:
    # who won the last pot that the loser contested
    mine = [at for at, pot in enumerate(pots(state)) if pot.seats >> loser & 1]
    awarded = [event for event in events if isinstance(event, hand.Awarded) and event.pot == max(mine, default=0)]
    seats = dict.fromkeys([seat for event in awarded for seat, _ in event.shares if seat != loser])
    return tuple([state.deal.seats[seat] for seat in seats])


def _worth(state: State, seat: int) -> int:
    # how good the hand was, by the first side of the game
    cards = (*state.secret.down[seat], *state.cards.up[seat], *state.cards.boards[0])
    if not state.round.live >> seat & 1 or UNKNOWN in cards:
        return 0
    return max(0, values(state, (seat,), 0)[0][0])


def in_whole_chips(table: Table, command: Command, may: Options) -> Command:
    """Return a command with a raise that the chips in play can make: players of a tournament have no others."""
    verb = next((name for name in ("bet", "raise to", "complete") if name in may), None)
    if not isinstance(command, RaiseTo) or verb is None:
        return command
    least, most = may[verb]
    smallest = min(table.settings.stakes.chips)
    whole = command.total // smallest * smallest
    return command if command.total >= most else command._replace(total=max(least, whole))
