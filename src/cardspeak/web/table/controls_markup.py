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
    in_hand: bool = False  # whoever leaves then is asked first


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
            f'data-do="{b.do}"{_disabled(b, why)}><span>{w.t("do-" + b.label, amount=w.n(b.amount))}</span>'
            f"{_key(KEYS.get(b.do, ''))}</button></form>"
        )
    return f'<div class="moves">{"".join(rows)}</div>'


def _key(key: str) -> str:
    """Show the key that does the same."""
    return f"<kbd>{key}</kbd>" if key else ""


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
    return (
        f'<div class="box" data-least="{box.least}" data-most="{box.most}" data-step="{box.step}" '
        f'data-blind="{box.blind}" data-label="{label}"><div class="fractions">{sizes}</div><div class="amounts">'
        f'<input type="range" id="slider" min="0" max="{_blinds_between(box)}" step="1" value="0" '
        f'aria-label="{w["box-slider"]}"><input inputmode="decimal" id="amount" autocomplete="off" '
        f'value="{box.least}" aria-label="{w["box-amount"]}"><label class="tick unit" title="{w["box-in-blinds"]}">'
        f'<input type="checkbox" data-setting="amounts" data-on="blinds" data-off="chips" '
        f'aria-label="{w["box-in-blinds"]}">{w["box-blinds"]}</label></div></div>'
    )


def _blinds_between(box: Box) -> int:
    """Return how many steps the slider has: from the least to the next whole big blind, by each of these, to the most.

    `table.js` finds the amount of each of them in the same way.
    """
    first = (box.least // box.blind + 1) * box.blind
    return 1 + max(0, -(-(box.most - first) // box.blind))


def _ahead(w: Words, choice: Choice, why: Callable[[Refused], str]) -> str:
    owed = next((button.amount for button in choice.can.buttons if button.do == "call"), 0)
    rows = []
    for name, key in (("fold", "F"), ("call", "C"), ("call-any", "A")) if owed else FREELY:
        chosen = choice.can.advance == (f"call {owed}" if name == "call" else name)
        rows.append(
            f'<form ws-send><input type="hidden" name="do" value="advance">{_text("" if chosen else name)}'
            f'{_amount(owed) if name == "call" else ""}<button class="small" data-key="{key.lower()}" '
            f'aria-pressed="{_yes(chosen)}"><span>{w.t("advance-" + name, amount=w.n(owed))}</span>{_key(key)}'
            "</button></form>"
        )
    asked = f'<div class="ahead-choices" role="group" aria-label="{w["table-in-advance"]}">{"".join(rows)}</div>'
    return _moves(w, choice, why) + asked


FREELY = (("check-fold", "F"), ("check", "C"), ("call-any", "A"))  # where nothing has to be called
KEYS = {"fold": "F", "check": "C", "call": "C", "bring-in": "C", "raise": "R"}


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
    if choice.can.chips:
        chips = choice.can.chips
        again = _plain("rebuy", w.t("do-rebuy", amount=w.n(chips)), "strong", _amount(chips), ' id="form-rebuy"')
        return f'<div class="moves">{again}</div>'
    waits = _plain("sit-in", w["do-wait-for-blind"], "") if choice.missed else ""
    return f'<div class="moves">{_plain("sit-in", w["do-sit-in"], "strong", _text("post"))}{waits}</div>'


def _waiting(w: Words, choice: Choice, why: Callable[[Refused], str]) -> str:
    said = f'<p class="quiet">{w["table-serves"] if choice.serves else w["table-between"]}</p>'
    if not choice.can.hurry:
        return said
    on = choice.can.hurry == 2
    return (
        f'<form ws-send id="form-hurry"><input type="hidden" name="do" value="advance">'
        f'{_text("" if on else "fast-forward")}<button class="button small" aria-pressed="{_yes(on)}" data-key="f">'
        f"<span>{w['do-fast-forward']}</span>{_key('F')}</button></form>{said}"
    )


def _runout(w: Words, choice: Choice, why: Callable[[Refused], str]) -> str:
    return f'<p class="quiet">{w["table-runs-out"]}</p>'


def _over(w: Words, choice: Choice, why: Callable[[Refused], str]) -> str:
    """Offer to show cards that nobody has seen: one, or all."""
    shows = choice.can.shows
    rows = [
        f'<form ws-send class="show-card"><input type="hidden" name="do" value="show">'
        f'<input type="hidden" name="cards" value="{place}"><button class="button small">'
        f"{w.t('do-show-card', card=choice.cards[place].rank + choice.cards[place].sign)}</button></form>"
        for place in shows
        if place < len(choice.cards)
    ]
    if len(rows) > 1:
        rows.append(_plain("show", w["do-show-all"], "small", "", ' id="form-show-all"'))
    return f'<div class="ahead-choices">{"".join(rows)}</div>'


INSIDE: dict[str, Callable[[Words, Choice, Callable[[Refused], str]], str]] = {
    "acting": _acting, "ahead": _ahead, "drawing": _drawing, "showdown": _showdown, "asked": _asked,
    "watching": _watching, "out": _out, "over": _over, "runout": _runout,
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
    ask = f' data-ask="{w["table-leave-in-hand"]}"' if may.in_hand else ""
    rows.append(_plain("leave", w["do-leave"], "small", "", ask))
    if may.last_hand:
        rows.append(
            f'<a class="button small" href="/tables/{table}/hands/{may.last_hand}" target="_blank" rel="noopener">'
            f"{w['table-last-hand']}</a>"
        )
    return f'<div class="seatings">{"".join(rows)}</div>'
