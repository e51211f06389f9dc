"""A home game: who may come, what its host does, and who is host when the host has left.

The host is the owner of the table. Whoever else is of its floor may do the same, but for naming the next host.
"""

from collections.abc import Callable, Sequence

from cardspeak.finding import Finding, finding
from cardspeak.hand.refused import Refused
from cardspeak.room.cash import agreements
from cardspeak.room.table import commands as c
from cardspeak.room.table import events as e
from cardspeak.room.table import floor_events as fe
from cardspeak.room.table import home_commands as hc
from cardspeak.room.table import home_events as he
from cardspeak.room.table.button import Laws
from cardspeak.room.table.home_state import BY_HAND, HomeRules
from cardspeak.room.table.state import Table, dealt_in, first_free, seat_of

Outcome = Sequence[e.Event] | Refused
Sits = Callable[[c.TakeSeat], Outcome]
MOST_HANDS = 1000  # between two bomb pots
MOST = 1 << 50


def may_see(table: Table, member: str) -> bool:
    """Say whether a member ("" for strangers) may see a table: a private one is for those alone who were let in."""
    if table.home is None or table.home.rules.door == "open":
        return True
    return bool(member) and (member in table.floor or member in table.home.guests or seat_of(table, member) >= 0)


def done(table: Table, command: hc.HomeCommand, laws: Laws, sits: Sits) -> Outcome:
    """Do what is asked of a home game; `sits` decides how somebody sits down."""
    settings = table.settings
    if settings.tournament or settings.club or table.telling is not None:
        return Refused("no_home_game", {})
    if isinstance(command, hc.ComeIn):
        return _come_in(table, command)
    if command.by not in table.floor:
        return Refused("floor_only", {})
    match command:
        case hc.SetHome():
            return _set(table, command, laws)
        case hc.Admit():
            return _admit(table, command, sits)
        case hc.GiveChips():
            return _give(table, command)
        case hc.Pause():
            return () if table.held else (he.PlayPaused(command.by),)
        case hc.GoOn():
            return (he.PlayResumed(command.by),) if table.held == "paused" else ()


def _come_in(table: Table, command: hc.ComeIn) -> Outcome:
    if table.home is None:
        return Refused("no_home_game", {})
    known = command.member in table.home.guests or command.member in table.floor
    return () if known else (he.GuestCame(command.member),)


def _set(table: Table, command: hc.SetHome, laws: Laws) -> Outcome:
    before = table.home.rules if table.home else None
    if before == command.rules:
        return ()
    return unfit(command.rules, table, laws) or (he.HomeSet(command.rules, command.by),)


def unfit(rules: HomeRules, table: Table, laws: Laws) -> Refused | None:
    """Say why a home game cannot be run so at a table."""
    if not BY_HAND <= rules.bots < table.settings.seats:
        most = table.settings.seats - 1  # a seat is left for whoever comes
        return Refused("bots_up_to", {"players": rules.bots}, (), finding("from_to", least=0, most=most))
    if not (0 <= rules.bomb_every <= MOST_HANDS and 0 <= rules.bomb_ante <= MOST):
        return Refused("bomb_pot_unfit", {}, (), finding("from_to", least=1, most=MOST_HANDS))
    if not rules.bomb_every:
        return None
    if not rules.bomb_ante:
        return Refused("bomb_pot_without_ante", {}, (), finding("so_much", amount=table.settings.stakes.big_blind))
    played = [laws(table.settings, code, table.settings.seats) for code in table.settings.games]
    boards = [law for game, _, law in played if game.forced == "blinds" and game.family == "flop"]
    if not boards:
        return Refused("no_bomb_pot_here", {}, (), Finding("game_with_board"))
    return agreements.bomb_pots(house=table.settings.event == "cash", agreed=True, law=boards[0])


def has_to_ask(table: Table, member: str) -> bool:
    """Say whether a member sits down only if the host lets them: where the host admits each, or has removed them."""
    home = table.home
    if home is None or member in home.admitted or member in table.floor:
        return False
    return home.rules.admits or member in home.removed


def seated(table: Table, command: c.TakeSeat, outcome: Outcome) -> Outcome:
    """Return what comes of somebody wanting to sit down: a private table, or a host who admits, has a say in it."""
    home = table.home
    if home is None or command.bot:
        return outcome
    if not may_see(table, command.member):
        return Refused("table_is_private", {}, (), Finding("link_or_password"))
    if isinstance(outcome, Refused) or not has_to_ask(table, command.member):
        return outcome
    same = any(tuple(wish) == (command.member, command.seat, command.chips) for wish in home.wishes)
    return () if same else (he.SeatWished(command.seat, command.member, command.chips),)


def _admit(table: Table, command: hc.Admit, sits: Sits) -> Outcome:
    wishes = table.home.wishes if table.home else ()
    wish = next((wish for wish in wishes if wish.member == command.member), None)
    if wish is None:
        return Refused("nobody_asks", {})
    if not command.yes:
        return (he.SeatRefused(command.member, command.by),)
    free = first_free(table)
    place = wish.seat if table.seats[wish.seat] is None or free is None else free
    outcome = sits(c.TakeSeat(command.member, place, wish.chips))
    return outcome if isinstance(outcome, Refused) else [he.SeatGranted(command.member, command.by), *outcome]


def _give(table: Table, command: hc.GiveChips) -> Outcome:
    seat = table.seats[command.seat] if 0 <= command.seat < len(table.seats) else None
    if seat is None:
        return Refused("no_such_seat", {"seat": command.seat + 1})
    if not command.chips or abs(command.chips) > MOST:
        return Refused("no_chips_named", {})
    plays = dealt_in(table, command.seat)
    if command.chips < 0 and plays:
        return Refused("hand_is_on", {"number": table.number}, (), Finding("between_two_hands"))
    if seat.stack + command.chips < 0:
        facts = {"seat": command.seat + 1, "chips": -command.chips, "stack": seat.stack}
        return Refused("takes_more_than_there_is", facts, (), finding("from_to", least=1, most=seat.stack))
    given = he.ChipsGiven(command.seat, seat.member, command.chips, not plays, seat.account, command.by)
    broke = not plays and not seat.out and not seat.stack + seat.bought + command.chips
    return (given, e.SatOut(command.seat, "chips")) if broke else (given,)


def sent_away(table: Table, number: int, by: str) -> list[e.Event]:
    """Return what follows at a home game when its host removes the player of a seat."""
    seat = table.seats[number]
    if table.home is None or seat is None or seat.bot:
        return []
    return [he.GuestSentAway(seat.member, by)]


def next_host(table: Table) -> list[e.Event]:
    """Return who is host of a home game now, if its host has left the seat they had: who of its floor sits there the
    longest, else whoever does. The one who left stays of the floor.
    """
    if table.home is None or seat_of(table, table.owner) >= 0 or table.closed:
        return []
    if not any(left.member == table.owner for left in table.left):
        return []  # they have not sat here yet
    heirs = [*[member for member in table.home.sat if member in table.floor], *table.home.sat]
    if not heirs:
        return []
    appointed: list[e.Event] = [] if heirs[0] in table.floor else [fe.FloorAppointed(heirs[0])]
    return [*appointed, fe.OwnerChanged(heirs[0])]


def bots_due(table: Table) -> tuple[int, str] | c.Leave | None:
    """Return the seat and the level of a bot that comes to a home game now, or the bot that goes; else none."""
    if table.home is None or table.home.rules.bots == BY_HAND or table.held or table.playing:
        return None
    rules = table.home.rules
    people = [seat for seat in table.seats if seat and not seat.bot and not seat.out]
    bots = [seat for seat in table.seats if seat and seat.bot]
    wanted = max(rules.bots - len(people), 0) if people else 0
    if len(bots) > wanted and (people or not rules.bots):
        return c.Leave(bots[-1].member)
    free = [number for number, seat in enumerate(table.seats) if seat is None]
    if len(bots) < wanted and len(free) > 1:  # the last free seat is for whoever comes
        return free[len(free) // 2], rules.level
    return None


def bomb_pot(table: Table, blinds: bool, board: bool, number: int) -> int:
    """Return what each player pays into a bomb pot, if the hand of this number is one; 0: it is none."""
    rules = table.home.rules if table.home else None
    if rules is None or not (rules.bomb_every and blinds and board) or table.settings.event != "cash":
        return 0
    return 0 if number % rules.bomb_every else rules.bomb_ante
