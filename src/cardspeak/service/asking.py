"""What browsers and programs ask of a table: one message, the same over HTTP and WebSocket, read into a command."""

from typing import Annotated, Literal

import msgspec

from cardspeak.errors import Unreadable
from cardspeak.finding import finding
from cardspeak.floor.sanctions.record import former
from cardspeak.hand import commands as hand
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import State
from cardspeak.law.sanctions import Penalty
from cardspeak.room.table import commands as c
from cardspeak.room.table import home_commands as hc
from cardspeak.room.table.changes import buy_in_stays
from cardspeak.room.table.home_state import BY_HAND, HomeRules
from cardspeak.room.table.offence_cost import KNOWN
from cardspeak.room.table.state import Agreement, Method, Table, first_free, hand_seat, seat_of
from cardspeak.service.home_settings import misnamed, rules_from, stakes_from
from cardspeak.service.settings import SPEEDS, stakes_of
from cardspeak.service.tables import LAWS
from cardspeak.telling.known import check_facts

MOST = 1 << 50
NO_NUL = r"^[^\x00]*$"  # no database takes it in a text
Amount = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
Said = Annotated[str, msgspec.Meta(max_length=300, pattern=NO_NUL)]
Verb = Literal[
    "fold", "check", "call", "raise", "all-in", "bring-in", "discard", "show", "muck", "run", "sit", "leave", "sit-out",
    "sit-in", "away", "change-seat", "top-up", "rebuy", "clock", "advance", "chat", "cut", "remove", "appoint", "close",
    "bot", "straddle", "penalise", "forfeit", "undo-penalty", "call-floor", "close-call", "stop-clock", "start-clock",
    "set-stakes", "set-speed", "agree", "dismiss", "hand-over", "put-right", "void-deal",
    "chop", "chop-blinds", "split", "admit", "refuse-seat", "give-chips", "take-chips", "pause", "go-on", "set-home",
]  # fmt: skip
METHODS: dict[str, Method] = {"": "", "moving": "moving", "dead": "dead"}
OF_THE_FLOOR = frozenset(
    "remove appoint close bot penalise forfeit undo-penalty close-call stop-clock start-clock set-stakes set-speed "
    "agree dismiss hand-over put-right void-deal chop-blinds split "
    "admit refuse-seat give-chips take-chips pause go-on set-home".split()
)
STAKES = ("small", "ante", "least", "most")
IN_THE_HAND = frozenset("fold check call raise all-in bring-in discard show muck run".split())


class Asked(msgspec.Struct, frozen=True):
    """One message: `do` says what to do, the other fields say how.

    `id` makes the message safe to send again: the same id gets the first answer again.
    `seen` is the version of the table for which it was chosen.
    `amount` is a number of chips (for a raise the total), or how often the board is to be run.
    `cards` are places in your own hand, counted from 0: to draw to, or, once the hand is over, to show.
    `seat` is a seat of the table, counted from 0.
    `text` is what is said, the level of a bot, a member, an offence with its penalty, or what a deck is cut with.
    `why` is the reason of the floor.
    `about` is the line of the chat that an offence is about.
    `yes` and `no` are circumstances of an offence that hold, and that do not.
    `home` are rules of a home game that are to change: door, admits, bomb_every, bomb_ante, bots, level.
    `small`, `ante`, `least` and `most` are of new stakes: small blind, ante, the buy-in from and to (0: any).
    """

    do: Verb
    id: Annotated[str, msgspec.Meta(max_length=64, pattern=NO_NUL)] = ""
    seen: Amount | None = None
    amount: Amount = 0
    cards: Annotated[tuple[int, ...], msgspec.Meta(max_length=7)] = ()
    seat: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    text: Said = ""
    why: Said = ""
    about: Said = ""
    yes: tuple[Said, ...] = ()
    no: tuple[Said, ...] = ()
    small: Amount | None = None
    ante: Amount | None = None
    least: Amount | None = None
    most: Amount | None = None
    home: dict[Said, Said | bool | Amount] = {}


def read_asked(message: object) -> Asked | Refused:
    """Read a message as a browser or a program sends it: numbers may be written as texts, empty fields left out."""
    if not isinstance(message, dict):
        return Refused("message_unreadable", {"why": "an object is wanted"})
    fields = {key: value for key, value in message.items() if value != "" and key in Asked.__struct_fields__}
    for several in ("cards", "yes", "no"):
        if isinstance(fields.get(several), str | int):
            fields[several] = [fields[several]]
    try:
        return msgspec.convert(fields, Asked, strict=False)
    except (msgspec.ValidationError, OverflowError, RecursionError) as error:
        return Refused("message_unreadable", {"why": str(error)})


def sits(table: Table, wanted: int | None, chips: int) -> Asked:
    """Return the message of somebody who sits down: in the seat they want, else in the first that is free."""
    free = first_free(table)
    if wanted is not None and 0 <= wanted < len(table.seats) and table.seats[wanted] is None:
        free = wanted
    return Asked("sit", seat=free or 0, amount=chips)


def scope_for(asked: Asked) -> str:
    """Return the scope that a token needs for a message."""
    return "floor" if asked.do in OF_THE_FLOOR else "play"


def command_of(asked: Asked, table: Table, member: str) -> c.Command | Refused:
    """Return the command of a member to a table."""
    if asked.do in IN_THE_HAND:
        seat = hand_seat(table, seat_of(table, member))
        if seat < 0 or table.hand is None:
            return Refused("not_in_the_hand", {})
        return c.Act(member, _in_the_hand(asked, seat, table.hand))
    match asked.do:
        case "sit":
            chips = asked.amount or table.settings.stakes.most_buy_in or 100 * table.settings.stakes.big_blind
            return c.TakeSeat(member, asked.seat, chips)
        case "leave":
            return c.Leave(member)
        case "sit-out":
            return c.SitOut(member)
        case "sit-in":
            return c.SitIn(member, asked.text == "post")
        case "away":
            return c.BeAway(member)
        case "change-seat":
            return Refused("seats_at_the_desk", {}) if table.settings.club else c.ChangeSeat(member, asked.seat)
        case "top-up":
            return c.TopUp(member, asked.amount)
        case "rebuy":  # and sit in with it
            stakes = table.settings.stakes
            return c.TopUp(member, asked.amount or stakes.most_buy_in or 100 * stakes.big_blind)
        case "cut":
            return c.CutDeck(member, asked.text)
        case "straddle":
            return c.Straddle(member, bool(asked.amount))
        case "chop":
            return c.WantChop(member, bool(asked.amount))
        case "chop-blinds":
            return c.ChopBlinds(member, "both" in asked.yes)
        case "split":
            return c.SplitPot(member, asked.seat, "two" in asked.yes, "table" in asked.yes)
        case "clock":
            return c.CallClock(member)
        case "remove":
            return c.Remove(member, asked.seat)
        case "appoint":
            return c.Appoint(member, asked.text)
        case "dismiss":
            return c.Dismiss(member, asked.text)
        case "hand-over":
            return c.HandOver(member, asked.text)
        case "set-stakes" | "set-speed" | "agree":
            return _change(asked, table, member)
        case "put-right":
            at = {asked.text or "button": asked.seat}
            return c.PutButtonRight(
                member, at.get("button", -1), at.get("small", -1), at.get("big", -1), asked.why.strip()
            )
        case "void-deal":
            return c.VoidDeal(member, asked.why.strip())
        case "penalise":
            return _penalty(asked, member)
        case "undo-penalty":
            return c.Undo(member, asked.amount, asked.why)
        case "call-floor":
            return c.CallFloor(member, asked.text)
        case "close-call":
            return c.CloseCall(member, asked.amount)
        case "stop-clock":
            return c.StopClock(member)
        case "start-clock":
            return c.StartClock(member)
        case "forfeit":
            return c.Forfeit(member, asked.seat, asked.amount)
        case "close":
            return c.Close(member)
        case "admit" | "refuse-seat":
            return hc.Admit(member, asked.text, asked.do == "admit")
        case "give-chips" | "take-chips":
            return hc.GiveChips(member, asked.seat, asked.amount if asked.do == "give-chips" else -asked.amount)
        case "set-home":
            return _home(asked, table, member)
        case "pause":
            return hc.Pause(member)
        case "go-on":
            return hc.GoOn(member)
        case _:
            return Refused("message_unreadable", {"why": asked.do})


def _home(asked: Asked, table: Table, member: str) -> c.Command | Refused:
    if table.home is None:
        return Refused("no_home_game", {})
    now = {key: str(value) for key, value in table.home.rules._asdict().items()}
    if table.home.rules.bots == BY_HAND:
        now["bots"] = ""
    named = {key: str(value) for key, value in asked.home.items()}
    rules = misnamed(named, HomeRules._fields) or rules_from({**now, **named})
    return rules if isinstance(rules, Refused) else hc.SetHome(member, rules)


def _change(asked: Asked, table: Table, member: str) -> c.Command | Refused:
    if asked.do == "set-stakes":
        before = table.settings.stakes
        named = {key: str(value) for key in STAKES if (value := getattr(asked, key)) is not None}
        if named:
            wanted = stakes_from({"big": str(asked.amount or before.big_blind), **named}, before, table.settings.games)
            return wanted if isinstance(wanted, Refused) else c.SetStakes(member, wanted)
        stakes = stakes_of(asked.amount, before.most_buy_in // (before.big_blind or 1), table.settings.games)
        if buy_in_stays(table, LAWS):
            stakes = stakes._replace(least_buy_in=before.least_buy_in, most_buy_in=before.most_buy_in)
        return c.SetStakes(member, stakes)
    if asked.do == "set-speed":
        speed = SPEEDS.get(asked.text)
        if speed is None:
            return Refused("no_such_speed", {"speed": asked.text[:40]}, (), finding("any_of", names=", ".join(SPEEDS)))
        return c.SetSpeed(member, speed)
    if asked.text not in METHODS:
        return Refused("message_unreadable", {"why": "the button is moving or dead"})
    agreed = Agreement(METHODS[asked.text], asked.amount or 1, "straddles" in asked.yes, "chop" in asked.yes)
    return c.NoteAgreement(member, agreed)


def _penalty(asked: Asked, member: str) -> c.Command | Refused:
    found = former(asked.text)
    penalty = found.penalty or Penalty("none")
    if found.offence not in KNOWN or (found.penalty is None and not asked.text.endswith(": nothing")):
        return Refused("message_unreadable", {"why": "write the offence and the penalty: 'insult: 1 round'"})
    try:
        check_facts((*asked.yes, *asked.no))
    except Unreadable as error:
        return Refused("message_unreadable", {"why": str(error)})
    told = (*[(fact, True) for fact in asked.yes], *[(fact, False) for fact in asked.no])
    return c.Penalise(
        member, asked.seat, found.offence, *penalty, told=told, reason=asked.why.strip(), about=asked.about
    )


def _in_the_hand(asked: Asked, seat: int, state: State) -> hand.Command:
    match asked.do:
        case "fold":
            return hand.Fold(seat)
        case "check":
            return hand.Check(seat)
        case "call":
            return hand.Call(seat)
        case "raise":
            return hand.RaiseTo(seat, asked.amount)
        case "all-in":
            return hand.AllIn(seat)
        case "bring-in":
            return hand.BringIn(seat)
        case "discard":
            return hand.Discard(seat, tuple(sorted(set(asked.cards))))
        case "show":
            held = state.secret.down[seat] if state.stage == "over" else ()
            return hand.Show(seat, tuple([held[place] for place in sorted(set(asked.cards)) if 0 <= place < len(held)]))
        case "run":
            return hand.Run(asked.amount)
        case _:
            return hand.Muck(seat)
