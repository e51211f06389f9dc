"""What one viewer may do, as markup; written by hand, since it is drawn at every action for every player."""

from collections.abc import Callable, Sequence
from html import escape
from typing import NamedTuple

from cardspeak.hand.refused import Refused
from cardspeak.record import record
from cardspeak.web.escaped import Words
from cardspeak.web.table.controls import Box, Button, Controls
from cardspeak.web.table.felt_markup import MORPH
from cardspeak.web.table.sight import Card


@record
class Choice(NamedTuple):
    """What a viewer may choose: `seen` and `turn` are what the choice is made for, `cards` their own to draw with.

    `serves` says that they miss hands, `missed` that they owe blinds, `said` is what they were told.
    """

    can: Controls
    seen: int
    turn: str
    cards: Sequence[Card]
    serves: bool
    missed: bool
    said: str


@record
class Seating(NamedTuple):
    """What a player may do about their seat; `state` is that of the controls, `call` their open call for the floor."""

    state: str
    out: bool
    room_for: int
    straddle: str
    straddles: bool
    may_chop: bool
    chops: bool
    may_call_clock: bool
    call: int
    last_hand: int
    may_cut: bool


def controls(w: Words, choice: Choice, why: Callable[[Refused], str]) -> str:
    """Draw what may be done in this turn, and for all the rest why not."""
    state = choice.can.state
    return (
        f'<section id="controls" class="turn {state}" aria-label="{w["table-actions"]}"{MORPH} '
        f'data-turn="{escape(choice.turn)}"><p id="said" class="said" role="status">{escape(choice.said)}</p>'
        f"{INSIDE.get(state, _waiting)(w, choice, why)}</section>"
    )


def _hidden(choice: Choice, do: str, key: str, more: str = "") -> str:
    return (
        f'<input type="hidden" name="do" value="{do}"><input type="hidden" name="seen" value="{choice.seen}">'
        f'<input type="hidden" name="id" value="{escape(choice.turn)}-{key}">{more}'
    )


def _amount(amount: int, more: str = "") -> str:
    return f'<input type="hidden" name="amount" value="{amount}"{more}>'


def _plain(do: str, label: str, style: str, more: str = "", kind: str = "") -> str:
    return (
        f'<form ws-send{kind}><input type="hidden" name="do" value="{do}">{more}'
        f'<button class="button {style}">{label}</button></form>'
    )


def _text(text: str) -> str:
    return f'<input type="hidden" name="text" value="{text}">'


def _disabled(button: Button, why: Callable[[Refused], str]) -> str:
    return f' aria-disabled="true" data-why="{escape(why(button.why))}"' if button.why else ""


def _moves(w: Words, choice: Choice, why: Callable[[Refused], str]) -> str:
    rows = []
    for b in choice.can.buttons:
        more = _amount(b.amount, ' id="raise-amount"') if b.do == "raise" else ""
        rows.append(
            f'<form ws-send id="form-{b.do}">{_hidden(choice, b.do, b.do, more)}<button class="move {b.do}" '
            f'data-do="{b.do}"{_disabled(b, why)}><span>{w.t("do-" + b.label, amount=w.n(b.amount))}</span></button>'
            "</form>"
        )
    return f'<div class="moves">{"".join(rows)}</div>'


def _acting(w: Words, choice: Choice, why: Callable[[Refused], str]) -> str:
    return _moves(w, choice, why) + (_box(w, choice.can.box) if choice.can.box else "")


def _box(w: Words, box: Box) -> str:
    sizes = "".join(
        [
            f'<button type="button" class="small" data-set="{amount}">'
            f"{w['box-' + label] if label in ('min', 'max', 'pot') else label}</button>"
            for label, amount in box.fractions
        ]
    )
    label = w.t("do-" + box.verb, amount="#")
    ends = f'min="{box.least}" max="{box.most}"'
    return (
        f'<div class="box" data-least="{box.least}" data-most="{box.most}" data-step="{box.step}" '
        f'data-label="{label}"><div class="fractions">{sizes}</div><div class="amounts">'
        f'<input type="range" id="slider" {ends} step="{box.step}" value="{box.least}" '
        f'aria-label="{w["box-slider"]}"><input type="number" inputmode="numeric" id="amount" {ends} '
        f'value="{box.least}" aria-label="{w["box-amount"]}"></div></div>'
    )


def _ahead(w: Words, choice: Choice, why: Callable[[Refused], str]) -> str:
    rows = []
    for name in ("check-fold", "call-any"):
        chosen = choice.can.advance == name
        rows.append(
            f'<form ws-send><input type="hidden" name="do" value="advance">{_text("" if chosen else name)}'
            f'<button class="small" aria-pressed="{_yes(chosen)}">{w["advance-" + name]}</button></form>'
        )
    asked = f'<div class="ahead-choices" role="group" aria-label="{w["table-in-advance"]}">{"".join(rows)}</div>'
    return _moves(w, choice, why) + asked


def _drawing(w: Words, choice: Choice, why: Callable[[Refused], str]) -> str:
    cards = "".join(
        [
            f'<label class="pick"><input type="checkbox" name="cards" value="{place}">{w.card(c)}</label>'
            for place, c in enumerate(choice.cards)
        ]
    )
    pat = w["do-stand-pat"]
    return (
        f'<form ws-send id="form-discard" class="draw">{_hidden(choice, "discard", "discard")}'
        f'<p>{w["table-choose-discards"]}</p><div class="choose">{cards}</div><button class="move raise" '
        f'data-none="{pat}" data-some="{w.t("do-draw", count="#")}">{pat}</button></form>'
    )


def _showdown(w: Words, choice: Choice, why: Callable[[Refused], str]) -> str:
    rows = [
        f'<form ws-send>{_hidden(choice, b.do, b.do)}<button class="move {b.do}"{_disabled(b, why)}>'
        f"{w['do-' + b.label]}</button></form>"
        for b in choice.can.buttons
    ]
    return f'<div class="moves">{"".join(rows)}</div>'


def _asked(w: Words, choice: Choice, why: Callable[[Refused], str]) -> str:
    chosen = choice.can.chosen
    rows = [
        f'<form ws-send id="form-run-{b.amount}">'
        f"{_hidden(choice, 'run', f'run-{b.amount}-{choice.seen}', _amount(b.amount))}"
        f'<button class="move run" aria-pressed="{_yes(chosen == b.amount)}"><span>{w["do-" + b.label]}</span></button>'
        "</form>"
        for b in choice.can.buttons
    ]
    question = w["table-runs-answered"] if chosen else w["table-runs-question"]
    return f'<p class="question">{question}</p><div class="moves">{"".join(rows)}</div>'


def _watching(w: Words, choice: Choice, why: Callable[[Refused], str]) -> str:
    return f'<p class="quiet">{w["table-watching"]}</p>'


def _out(w: Words, choice: Choice, why: Callable[[Refused], str]) -> str:
    waits = _plain("sit-in", w["do-wait-for-blind"], "") if choice.missed else ""
    return f'<div class="moves">{_plain("sit-in", w["do-sit-in"], "strong", _text("post"))}{waits}</div>'


def _waiting(w: Words, choice: Choice, why: Callable[[Refused], str]) -> str:
    return f'<p class="quiet">{w["table-serves"] if choice.serves else w["table-between"]}</p>'


INSIDE: dict[str, Callable[[Words, Choice, Callable[[Refused], str]], str]] = {
    "acting": _acting, "ahead": _ahead, "drawing": _drawing, "showdown": _showdown, "asked": _asked,
    "watching": _watching, "out": _out,
}  # fmt: skip


def _yes(so: bool) -> str:
    return "true" if so else "false"


def seating(w: Words, table: str, may: Seating | None) -> str:
    """Draw what a player may do about their seat; nothing for a viewer without a seat."""
    return f'<div id="seating"{MORPH}>{_seatings(w, escape(table), may) if may else ""}</div>'


def _seatings(w: Words, table: str, may: Seating) -> str:
    rows = []
    if may.state != "out":
        sit_in = _plain("sit-in", w["do-sit-in"], "small", _text("post"))
        rows.append(sit_in if may.out else _plain("sit-out", w["do-sit-out"], "small"))
    if may.room_for > 0:
        label = w.t("do-top-up", amount=w.n(may.room_for))
        rows.append(_plain("top-up", label, "small", _amount(may.room_for), ' class="topup"'))
    if may.straddle:
        rows.append(
            f'<form ws-send id="form-straddle"><input type="hidden" name="do" value="straddle">'
            f'{_amount(0 if may.straddles else 1)}<button class="button small" aria-pressed="{_yes(may.straddles)}">'
            f"{w['do-' + may.straddle]}</button></form>"
        )
    if may.may_chop:
        rows.append(
            f'<form ws-send id="form-chop"><input type="hidden" name="do" value="chop">{_amount(0 if may.chops else 1)}'
            f'<button class="button small" aria-pressed="{_yes(may.chops)}">{w["do-chop"]}</button></form>'
        )
    if may.may_cut:
        rows.append(_plain("cut", w["do-cut"], "small", _text(""), ' id="form-cut"'))
    if may.may_call_clock:
        rows.append(_plain("clock", w["do-clock"], "small"))
    if may.call:
        rows.append(_plain("close-call", w["desk-withdraw"], "small", _amount(may.call)))
    else:
        rows.append(
            f'<button id="call-floor" class="button small" hx-get="/tables/{table}/desk?call=1" hx-target="#desk" '
            f'hx-swap="outerHTML">{w["desk-call"]}</button>'
        )
    rows.append(
        f'<button id="own-seat" class="button small" hx-get="/tables/{table}/seat" hx-target="#desk" '
        f'hx-swap="outerHTML">{w["seat-own"]}</button>'
    )
    rows.append(_plain("leave", w["do-leave"], "small"))
    if may.last_hand:
        rows.append(
            f'<a class="button small" href="/tables/{table}/hands/{may.last_hand}" target="_blank" rel="noopener">'
            f"{w['table-last-hand']}</a>"
        )
    return f'<div class="seatings">{"".join(rows)}</div>'
