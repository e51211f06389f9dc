"""Writes deeds as sentences of a story, with what was told before: who acted last, on which street, who has checked."""

from collections.abc import Sequence
from decimal import Decimal
from typing import NamedTuple

from cardspeak.record import record
from cardspeak.story import statements as s
from cardspeak.talk.acts import AROUND, CHECKED, STREETS, Deed
from cardspeak.talk.numerals import figures
from cardspeak.talk.positions import RANKS, UNNAMED, after
from cardspeak.talk.sentences import BLINDS, FOR_MUCH, MOTIONS, PLAIN, WITH_WORDS

HE = "he"  # whoever was last spoken of
HERO = "Hero"  # the teller, who is "I" and never "he"
_TOLD = {"fold": "fold", "check": "check", "call": "call", "bet": "bet", "raise_to": "raise", "raise_by": "raise",
         "all_in": "all-in"}  # fmt: skip
OPENED = ("bet", "raise", "open", "all-in", "pot", "least", "put", "raise-all-in", "check-raise")
ROUND = ("fold", "check", "call", "bet", "raise", "open", "all-in", "pot", "least", "raise-all-in", "call-all-in")
"""Acts of which a player has one in their turn."""
UNDONE = ("show", "raise", "bet", "all-in", "say")


@record
class Context(NamedTuple):
    """What a clause needs to know of those before it: who acted last, the street, what was done on it, who sits where.

    `last` are those whom a pronoun may mean, `said` players with their acts, `places` positions with their players,
    `seats` all players where they are known, `named` those who acted so far.
    """

    last: tuple[str, ...] = ()
    street: str = ""
    acted: bool = False
    said: tuple[tuple[str, str], ...] = ()
    places: tuple[tuple[str, str], ...] = ()
    seats: tuple[str, ...] = ()
    named: tuple[str, ...] = ()


@record
class Written(NamedTuple):
    """The sentences of a deed, the context after it, and a fault as a code, with the readings of what has several."""

    lines: tuple[str, ...] = ()
    context: Context = Context()
    fault: str = ""
    readings: tuple[str, ...] = ()


def written(deed: Deed, context: Context) -> Written:
    """Write a deed."""
    lines: tuple[str, ...] = ()
    if deed.street:
        lines = tuple(_street(deed, context))
        if deed.street != context.street:
            context = context._replace(street=deed.street, said=())
        if not (deed.done or deed.players):
            return Written(lines, context)
    if "is-at" in deed.marks and deed.other:
        context = _placed(deed, context)
        deed = deed._replace(other="", players=tuple(dict(context.places).get(each, each) for each in deed.players))
        if not deed.done:
            return Written(lines, context._replace(last=deed.players[-1:]))
    if not deed.done:
        if deed.cards and deed.players:
            return _done(lines, [_with("has", player, deed.cards) for player in deed.players], context, deed)
        if "it" in deed.marks and deed.players:  # whose turn it is shows by itself
            return Written(lines, context._replace(last=deed.players))
        return Written(lines, context, "talk_what")
    if deed.nobody and deed.act in UNDONE:
        return Written(lines, context)  # nobody shows, nobody raises: nothing was done
    if deed.everybody or deed.nobody or (deed.act in AROUND and _nobody_acts(deed)):
        return _around(lines, deed, context)
    if deed.act == "check-around" and not deed.players:
        return _done(lines, [WITH_WORDS["check"]], context, deed._replace(act=""))
    if "remark" in deed.marks:
        return Written(lines, context._replace(acted=True))  # what somebody meant or thought, told later
    if deed.players == ("dealer",):
        return _dealer(lines, deed, context)
    players, fault = _players(deed, context)
    if fault:
        return Written(lines, context, fault)
    deed = deed._replace(players=players)
    told: list[str] = []
    for player in players:
        each, fault, readings = _said(deed, player, context)
        if fault:
            return Written(lines, context, fault, readings)
        told += each
    return _done(lines, told, context, deed)


def _done(lines: Sequence[str], told: Sequence[str], context: Context, deed: Deed) -> Written:
    act = deed.act or ("raise" if deed.amount else "")
    after = context._replace(acted=True, said=(*context.said, *((player, act) for player in deed.players)))
    if deed.players:
        after = after._replace(last=deed.players, named=(*after.named, *deed.players))
    return Written((*lines, *told), after)


def _with(key: str, who: str, what: str) -> str:
    return WITH_WORDS[key].format(who=who, what=what)


def _street(deed: Deed, context: Context) -> list[str]:
    if deed.street not in STREETS:
        return []
    reached = [_with("on", deed.street, "")] if context.acted and deed.street != context.street else []
    return [*reached, _with("street", deed.street, deed.cards)] if deed.cards else reached


def _placed(deed: Deed, context: Context) -> Context:
    """Keep at which position a player sits; they are called by their name."""
    name, at = deed.players[-1], deed.other
    if name in RANKS and at not in RANKS:
        name, at = at, name
    return context._replace(places=(*context.places, (at, name)))


def _nobody_acts(deed: Deed) -> bool:
    return not deed.players and not deed.linked and bool(deed.other) and deed.other not in ("he", "they")


def _around(lines: tuple[str, ...], deed: Deed, context: Context) -> Written:
    """Write what all do until it comes to somebody; "nobody calls" is that all fold."""
    until = deed.other if deed.other not in ("he", "they", "next") else "".join(context.last[-1:])
    until = dict(context.places).get(until, until)
    act = {"check-around": "check"}.get(deed.act, deed.act)
    if deed.nobody:
        act = "fold" if act == "call" else ""
    if act not in AROUND:
        return Written(lines, context, "talk_who")
    line = WITH_WORDS[act]
    if until:
        line = WITH_WORDS["until"].format(before=line, who=until)
    done = _done(lines, [line], context, deed._replace(players=(), act=""))
    return done._replace(context=done.context._replace(last=(until,))) if until else done


def _dealer(lines: tuple[str, ...], deed: Deed, context: Context) -> Written:
    """Write what the dealer says; what the dealer does is told in sentences of its own."""
    what = deed.quote or deed.amount
    if deed.act != "say" or not what:
        return Written(lines, context, "talk_what")
    amount = what.replace(",", "").replace(" ", "")
    if not amount.isdecimal() and not deed.quoted:
        return Written(lines, context._replace(acted=True))  # how a dealer calls an act decides nothing
    said = WITH_WORDS["dealer-amount" if amount.isdecimal() else "dealer"].format(
        what=amount if amount.isdecimal() else what
    )
    return Written((*lines, said), context._replace(acted=True))


def _players(deed: Deed, context: Context) -> tuple[tuple[str, ...], str]:
    """Return who acts: those who were named, or by a pronoun, or the one of before."""
    found: list[str] = []
    for name in deed.players or ("",):
        if name == "they" and context.last:
            found += context.last
        elif name in ("", *UNNAMED) and _is_another(name, deed, context):
            found.append(_nameless(context))
        elif name == "he" and not (context.last or context.seats) and (deed.amount or deed.act == "say"):
            found.append(UNNAMED[0])
        elif name in ("he", ""):
            if not (name or context.acted or context.last) and deed.act:
                return ("Someone",), ""  # "bet of 2500 on the flop"
            if len(context.last) != 1:
                return (), "talk_who"
            found.append(he(context) if name == "he" else context.last[0])
        elif name == "next" and context.last:
            found.append(after(context.last[-1], context.seats) or _nameless(context))
        elif name in ("next", "they"):
            return (), "talk_who"
        else:
            found.append(dict(context.places).get(name, name))
    return tuple(dict.fromkeys(found)), ""


def _is_another(name: str, deed: Deed, context: Context) -> bool:
    """Say whether an act is that of a player who was not spoken of: nobody acts twice, one act behind the other."""
    if deed.act not in ROUND or not context.said or context.said[-1][1] not in ROUND:
        return False
    before = context.said[-1][0]
    if name:
        return before == name
    return before in context.last[-1:] and (before in UNNAMED or (deed.bare and not deed.linked))


def _nameless(context: Context) -> str:
    """Return what the next player is called whom nobody named."""
    return next((name for name in UNNAMED if name not in (*context.named, *context.last)), UNNAMED[-1])


def he(context: Context) -> str:
    """Return whom "he" means: who acted last; to the teller the other one who did, else the villain."""
    if context.last != (HERO,):
        return context.last[0]
    return next((name for name in reversed(context.named) if name != HERO), "Villain")


def _said(deed: Deed, who: str, context: Context) -> tuple[list[str], str, tuple[str, ...]]:
    act, before = deed.act, list[str]()
    if act == "check-or-fold":
        return [], "talk_readings", (PLAIN["check"].format(who=who), PLAIN["fold"].format(who=who))
    if act == "check-around":
        act = "check"
    if act in ("bet", "fold") and deed.amount and (deed.kind == "chips" or (act == "bet" and "silent" in deed.marks)):
        act = "put"  # chips, or an amount without a word, are what the book makes of them
    if act in CHECKED:
        if (who, "check") not in context.said and not any(done in OPENED for _, done in context.said):
            before = [PLAIN["check"].format(who=who)]
        act = CHECKED[act]
    if act in ("say", "put", "adds", "back", "post", "show"):
        line, fault = _with_things(deed, who, act)
        return [line] if line else [], fault, ()
    act, fault = _size_of_act(deed, act, context)
    if fault:
        return [], fault, ()
    much = _worth(deed)
    if act == "call" and deed.kind == "size":
        much = ""
    template = FOR_MUCH.get(act) if much else PLAIN.get(act)
    if template is None:
        template = PLAIN.get(act)
    if template is None:
        return [], "talk_what", ()
    return [*before, template.format(who=who, much=much)], "", ()


def _size_of_act(deed: Deed, act: str, context: Context) -> tuple[str, str]:
    """Return the act that it is on this street and with this amount, or a fault."""
    opened = any(done in OPENED for _, done in context.said)
    first = context.street in STREETS and not opened
    if not act:  # "A to 600", "another 500", "A 600"
        if deed.how not in ("by", "to") and (not deed.players or deed.marks):
            return "", "talk_what"
        return ("put" if deed.how == "by" or deed.kind == "chips" else "bet" if first else "raise"), ""
    if "and-all-in" in deed.marks and act in ("bet", "raise", "open"):
        return "all-in", ""
    if first:
        act = {"open": "bet", "least": "least-bet", "pot": "pot-bet"}.get(act, act)
    act = {"open": "raise"}.get(act, act)
    if act == "raise" and deed.how == "by" and deed.kind == "number":
        act = "raise-by"
    return act, ""


def _worth(deed: Deed) -> str:
    """Return the amount of a deed; of chips what they are worth together, where it is no putting out."""
    if deed.kind != "chips":
        return deed.amount
    pieces = [piece.split("x") for piece in deed.amount.split("+")]
    return figures(sum((int(count) * Decimal(value) for count, value in pieces), Decimal(0)))


def _with_things(deed: Deed, who: str, act: str) -> tuple[str, str]:
    """Write what is done with chips, words or cards."""
    if act == "say":
        what = deed.quote or deed.amount or deed.cards
        return (_with("say", who, what), "") if what else ("", "talk_what")
    if act == "show":
        return (_with("show", who, deed.cards) if deed.cards else PLAIN["show"].format(who=who)), ""
    if act == "post" and deed.other in BLINDS:
        return _with("post", who, BLINDS[deed.other]), ""
    if not deed.amount or deed.kind == "size":
        return "", "talk_how_much"
    much = deed.amount
    for mark, what in MOTIONS.items():
        if mark in deed.marks and act in ("put", "adds"):
            much = WITH_WORDS["motions"].format(much=much, what=what)
    return FOR_MUCH[{"adds": "put"}.get(act, act)].format(who=who, much=much), ""


def told_by(context: Context, told: s.Statement) -> Context:
    """Return the context after a sentence of a story."""
    if isinstance(told, s.Dealt) and told.street in STREETS:
        return context._replace(street=told.street, said=(), acted=True)
    if isinstance(told, s.Reached):
        return context._replace(street=told.street, said=(), acted=True)
    seat = getattr(told, "seat", "")
    if isinstance(told, s.Around):
        return context._replace(acted=True, last=(seat,) if seat else context.last)
    if not seat:
        return context._replace(acted=True)
    act = _TOLD.get(told.verb, "") if isinstance(told, s.Acts | s.Sized) else ""
    other = getattr(told, "other", "")
    return context._replace(
        acted=True, last=(seat, other) if other else (seat,), named=(*context.named, seat),
        said=(*context.said, (seat, act)),
    )  # fmt: skip


def in_one(line: str, before: s.Statement, more: str, now: tuple[s.Statement, ...]) -> str:
    """Return words and the chips that follow them as one sentence, or the other way round; empty where they are two."""
    match before, now:
        case s.Says(put=None, seat=seat), (s.PutsOut(seat=other, words=""),) if seat == other:
            return WITH_WORDS["say-put"].format(before=line, what=more.partition(" out ")[2])
        case s.PutsOut(words="", seat=seat), (s.Says(seat=other, words=words, put=None),) if seat == other:
            return WITH_WORDS["put-say"].format(before=line, what=words)
        case s.Says(put=None, seat=seat, words=words), (s.Says(seat=other, words=also, put=None),) if seat == other:
            return _with("say", seat, f"{words} {also}")
    return ""
