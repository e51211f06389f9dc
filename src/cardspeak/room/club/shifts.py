"""Shifts of cashiers and the pieces in the cage: float, cash between till and safe, counts, differences shown."""

from cardspeak.hand.refused import Refused
from cardspeak.room.club import commands_cashier as c
from cardspeak.room.club import events_cashier as e
from cardspeak.room.club.checks import own_shift, short
from cardspeak.room.club.draft import Draft, Rule
from cardspeak.room.club.roles import may
from cardspeak.room.club.state import roles_of, shift_of
from cardspeak.room.ledger import club as money
from cardspeak.room.ledger.inventory import Pieces, covers, worth


def odd(draft: Draft, pieces: Pieces) -> Refused | None:
    """Say why these are no pieces of the house: of no denomination it has, or one twice."""
    kinds = [each for each, _ in pieces]
    if not pieces or len(set(kinds)) < len(kinds) or not set(kinds) <= set(draft.now.house.chips):
        return Refused("no_such_chips", {})
    return None


def issue(draft: Draft, command: c.IssueChips) -> Refused | None:
    """Bring new pieces into the cage, or take some out of use."""
    wrong = odd(draft, command.pieces)
    if wrong is not None:
        return wrong
    away = tuple([(each, -count) for each, count in command.pieces])
    if not any(count for _, count in command.pieces):
        return Refused("nothing_to_change", {})
    if not covers(draft.now.inventory.cage, away):
        return Refused("cage_short", {"amount": worth(away), "has": worth(draft.now.inventory.cage)})
    draft.add(e.ChipsIssued(command.pieces))
    return None


def count_cage(draft: Draft, command: c.CountCage) -> Refused | None:
    """Say what lies in the cage; what is missing is shown."""
    stock = draft.now.inventory
    wrong = odd(draft, command.pieces)
    if wrong is not None:
        return wrong
    if any(count < 0 or count > stock.issued.get(each, 0) for each, count in command.pieces):
        return Refused("more_pieces_than_issued", {})
    pieces = tuple([(each, count) for each, count in sorted(command.pieces) if count])
    draft.add(e.CageCounted(pieces, worth(stock.cage) - worth(pieces)))
    return None


def change_pieces(draft: Draft, command: c.ChangePieces) -> Refused | None:
    """Change pieces for others of the same worth."""
    wrong = odd(draft, command.pieces)
    if wrong is not None:
        return wrong
    if worth(command.pieces):
        return Refused("pieces_differ", {"worth": worth(command.pieces), "amount": 0})
    stock = draft.now.inventory
    away = {each: count - stock.cage.get(each, 0) for each, count in stock.issued.items()}
    back = tuple([(each, -count) for each, count in command.pieces])
    if not covers(stock.cage, command.pieces) or not covers(away, back):
        return Refused("cage_short", {"amount": sum(each * count for each, count in command.pieces if count > 0),
                                      "has": worth(stock.cage)})  # fmt: skip
    draft.add(e.PiecesChanged(command.pieces))
    return None


def open_shift(draft: Draft, command: c.OpenShift) -> Refused | None:
    """Begin a shift with a float from the safe."""
    draft.members = (draft.by,)
    own = shift_of(draft.now, draft.by)
    if own:
        return Refused("shift_is_open", {"shift": own.number})
    if command.float < 0:
        return Refused("amount_not_positive", {"amount": command.float})
    number = draft.now.counts.shifts + 1
    float_given = money.moved("float", money.till(number), money.SAFE, command.float)
    draft.add(e.ShiftOpened(number, draft.by, command.float, float_given))
    return None


def move_cash(draft: Draft, command: c.MoveCash) -> Refused | None:
    """Bring coins from the till to the safe, or from the safe to the till."""
    shift = own_shift(draft)
    if isinstance(shift, Refused):
        return shift
    draft.members = (draft.by,)
    if not command.amount:
        return Refused("nothing_to_change", {})
    has = -draft.now.ledger.on(money.till(shift.number))
    wrong = short("till_short", has, command.amount)
    if wrong is None:
        cash = money.moved("safe", money.SAFE, money.till(shift.number), command.amount)
        draft.add(e.CashMoved(shift.number, command.amount, cash))
    return wrong


def close_shift(draft: Draft, command: c.CloseShift) -> Refused | None:
    """End a shift: what was counted goes to the safe, what is missing (or too much) to the differences."""
    shift = draft.now.shifts.get(command.shift) if command.shift else own_shift(draft)
    if isinstance(shift, Refused):
        return shift
    if shift is None or shift.closed:
        return Refused("no_such_shift", {"shift": command.shift})
    if shift.cashier != draft.by and not may(roles_of(draft.now, draft.by), "staff"):
        return Refused("shift_of_another", {"shift": shift.number})
    if command.counted < 0:
        return Refused("amount_not_positive", {"amount": command.counted})
    draft.members = (shift.cashier,)
    account = money.till(shift.number)
    expected = -draft.now.ledger.on(account)
    over = command.counted - expected
    # too much is taken in as a difference first, so that the till is never above zero
    moves = [money.moved("shift_difference", account, money.DIFFERENCE, over)] if over else []
    moves += [money.moved("safe", money.SAFE, account, command.counted)] if command.counted else []
    draft.add(e.ShiftClosed(shift.number, expected, command.counted, tuple(moves)))
    return None


RULES: dict[type, Rule] = {
    c.IssueChips: Rule("issue_chips", issue, "inventory"),
    c.CountCage: Rule("count_cage", count_cage, "inventory"),
    c.ChangePieces: Rule("change_pieces", change_pieces, "money"),
    c.OpenShift: Rule("open_shift", open_shift, "shifts"),
    c.MoveCash: Rule("move_cash", move_cash, "shifts"),
    c.CloseShift: Rule("close_shift", close_shift, "count_shifts"),
}
