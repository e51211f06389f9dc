"""What changes while a table stands: stakes, speed, what the players have agreed on, and who runs it."""

from collections.abc import Sequence

from cardspeak.finding import finding
from cardspeak.hand import posting
from cardspeak.hand.refused import Refused
from cardspeak.room.cash import agreements, buying
from cardspeak.room.table import commands as c
from cardspeak.room.table import events as e
from cardspeak.room.table import floor_events as fe
from cardspeak.room.table.button import Laws
from cardspeak.room.table.evolve import evolve
from cardspeak.room.table.next_hand import Plan, dealt
from cardspeak.room.table.state import Agreement, Seat, Settings, Speed, Stakes, Table
from cardspeak.room.table.straddles import offered

Outcome = Sequence[e.Event] | Refused
MOST = 1 << 50


def changed(table: Table, command: c.SetStakes | c.SetSpeed | c.NoteAgreement, laws: Laws) -> Outcome:
    """Change what may change; a hand that is on is played to its end as it began."""
    if command.by not in table.floor:
        return Refused("floor_only", {})
    event = _event(command)
    after = evolve(table, event, 0).settings
    if after == table.settings:
        return ()
    return unfit(after, laws) or _agreed_too_late(table, after, laws) or _buy_in_kept(table, after, laws) or (event,)


def buy_in_stays(table: Table, laws: Laws) -> Refused | None:
    """Say why the limits of a cash table's buy-ins stay as they are now; its floor sets them for the club."""
    settings = table.settings
    if settings.event != "cash":
        return None
    law = laws(settings, settings.games[table.game], settings.seats)[2]
    return buying.may_set("club", within=True, begun=table.number > 0, law=law)


def _buy_in_kept(table: Table, after: Settings, laws: Laws) -> Refused | None:
    before, now = table.settings.stakes, after.stakes
    same = (before.least_buy_in, before.most_buy_in) == (now.least_buy_in, now.most_buy_in)
    return None if same else buy_in_stays(table, laws)


def _agreed_too_late(table: Table, after: Settings, laws: Laws) -> Refused | None:
    # the floor notes what the players have agreed on, as the house has it; some books want that before the game begins
    if after.agreement.straddles == table.settings.agreement.straddles:
        return None
    law = laws(after, after.games[table.game], after.seats)[2]
    return agreements.straddles(house=True, agreed=True, begun=table.number > 0, law=law)


def _event(
    command: c.SetStakes | c.SetSpeed | c.NoteAgreement,
) -> fe.StakesChanged | fe.SpeedChanged | fe.AgreementChanged:
    match command:
        case c.SetStakes():
            return fe.StakesChanged(command.stakes, command.by)
        case c.SetSpeed():
            return fe.SpeedChanged(command.speed, command.by)
        case c.NoteAgreement():
            return fe.AgreementChanged(command.agreement, command.by)


def unfit(settings: Settings, laws: Laws) -> Refused | None:
    """Say why no hand could be dealt at such a table, or none as was agreed."""
    return (
        _unfit_speed(settings.speed)
        or _unfit_stakes(settings.stakes)
        or _unfit_deals(settings, laws)
        or _unfit_agreement(settings, settings.agreement, laws)
    )


def _unfit_speed(speed: Speed) -> Refused | None:
    return Refused("speed_unfit", {}) if min(speed) < 0 or not speed.turn else None


def _unfit_stakes(stakes: Stakes) -> Refused | None:
    amounts = [each for each in stakes if isinstance(each, int)]
    if min(amounts) < 0 or max(amounts) > MOST or not stakes.big_blind + stakes.small_bet:
        return Refused("stakes_unfit", {})
    if not stakes.chips or min(stakes.chips) < 1:
        return Refused("stakes_unfit", {})
    if stakes.most_buy_in and stakes.least_buy_in > stakes.most_buy_in:
        return Refused("stakes_unfit", {})
    return None


def _unfit_deals(settings: Settings, laws: Laws) -> Refused | None:
    # the book may have a say in the ratio of the blinds, or the bring-in: two players with all the chips they like
    seats = (Seat("1", MOST), Seat("2", MOST))
    trial = Table(settings, "", (), seats, button=0)
    for code in settings.games:
        game, structure, law = laws(settings, code, 2)
        refused = posting.unfit(dealt(trial, Plan(0, 0, 1, (1, 0), ()), game, structure, law), law)
        if refused:
            return refused
    return None


def _unfit_agreement(settings: Settings, agreement: Agreement, laws: Laws) -> Refused | None:
    played = [laws(settings, code, settings.seats) for code in settings.games]
    boards = [law for game, _, law in played if any(street.board for street in game.streets)]
    if agreement.runs != 1 and not boards:
        return Refused("no_board_to_run", {"times": agreement.runs})
    for law in boards:
        most = max(law.deal_runs(True), 1)
        if not 1 <= agreement.runs <= most:
            return Refused(
                "number_of_runs",
                {"times": agreement.runs},
                law.cites("deal.runs"),
                finding("from_to", least=1, most=most),
            )
        refused = agreements.runs(agreement.runs, True, True, True, law)
        if refused:
            return refused
    if agreement.chop:
        refused = agreements.chop(settings.event == "cash", True, played[0][2])
        if refused:
            return refused
    if agreement.straddles and not offered(settings, laws):
        return Refused("no_straddle", {}, played[0][2].cites("straddle.allowed"))
    return None


def who_runs_it(table: Table, command: c.Appoint | c.Dismiss | c.HandOver) -> Outcome:
    """Change who is floor of a table, or its owner; the owner stays on its floor."""
    if command.by not in table.floor:
        return Refused("floor_only", {})
    on_the_floor = command.member in table.floor
    if isinstance(command, c.Appoint):
        return () if on_the_floor else (fe.FloorAppointed(command.member),)
    if command.by != table.owner:
        return Refused("not_your_table", {})
    if command.member == table.owner:
        return Refused("owner_stays_floor", {}) if isinstance(command, c.Dismiss) else ()
    if isinstance(command, c.HandOver):
        return (fe.OwnerChanged(command.member),) if on_the_floor else Refused("not_of_the_floor", {})
    return (fe.FloorDismissed(command.member),) if on_the_floor else ()
