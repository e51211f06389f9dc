"""The felt as markup, a part at a time; written by hand, since it is drawn at every action in every language.

What people have written comes in as text and is escaped here. `swap` is what has htmx put a part into the place of the
one before.
"""

from collections.abc import Mapping, Sequence
from html import escape

from cardspeak.web.escaped import Words
from cardspeak.web.table.places import place
from cardspeak.web.table.sight import Card, Pod

MORPH = ' hx-swap-oob="morph"'


def caption(
    w: Words, book: str, game: str, stakes: str, title: str, number: int, sealed: str = "", swap: str = MORPH,
    following: str = "", beat: int = 0,
) -> str:  # fmt: skip
    """Draw what is played here; `sealed` is the commitment to the deck of the next hand, which the browser notes.

    `following` says what a rotation goes on with, and when; `beat` is how long (milliseconds) something may move.
    """
    note = f' data-sealed="{number + 1} {sealed}"' if sealed else ""
    hand = f"<span>{w.t('hand-number', number=number)}</span>" if number else ""
    hand += f'<span class="following">{escape(following)}</span>' if following else ""
    return (
        f'<div id="caption" class="caption" data-beat="{beat}"{swap}{note}><span>{escape(game)}</span>'
        f'<span>{escape(stakes)}</span><a href="/books/{escape(book)}" target="_blank" rel="noopener">'
        f"{escape(title)}</a>{hand}</div>"
    )


def middle(
    w: Words, boards: Sequence[Sequence[Card]], pots: Sequence[tuple[int, int]], pot: int, won: Mapping[int, str],
    result: str, notice: str, stopped: int, paused: str = "", swap: str = MORPH,
) -> str:  # fmt: skip
    """Draw pots and boards, and who won; `won` says who won what on each of several boards."""
    several = len(boards) > 1
    below = f'<p class="result stopped">{w["desk-stopped"]}</p>' if stopped else ""
    if paused:
        below += f'<p class="result stopped" role="status">{escape(paused)}</p>'
    if result and not several:
        below += f'<p class="result">{escape(result)}</p>'
    elif notice and not result:
        below += f'<p class="result quiet">{escape(notice)}</p>'
    rows = "".join([_board(w, number, row, several, won.get(number, "")) for number, row in enumerate(boards)])
    return (
        f'<div id="middle" class="middle"{swap}><div class="above">{_pots(w, pots, pot)}</div>'
        f'<div class="boards n{len(boards)}">{rows}</div><div class="below">{below}</div></div>'
    )


def _pots(w: Words, pots: Sequence[tuple[int, int]], pot: int) -> str:
    if not pot:
        return ""
    each = [
        f'<span class="part"><span class="unseen">'
        f"{w.t('table-side-pot', number=number) if number else w['table-main-pot']} </span><b>{w.n(size)}</b></span>"
        for number, (size, _) in enumerate(pots)
    ]
    total = f'<span class="pot total">{w["table-pot"]} <b>{w.n(pot)}</b></span>'
    shown = f'<span class="parts">{"".join(each)}</span>' if len(each) > 1 else ""
    return f'<div class="pots" role="group" aria-label="{w["table-pots"]}">{total}{shown}</div>'


def _board(w: Words, number: int, row: Sequence[Card], several: bool, won: str) -> str:
    name = w.t("table-board-number", number=number + 1) if several else w["table-board"]
    head = f'<p class="board-name"><b>{name}</b>{f" <span>{escape(won)}</span>" if won else ""}</p>' if several else ""
    cards = "".join([f'<span class="slot" id="board-{number}-{c.text}">{w.card(c)}</span>' for c in row])
    return f'{head}<div class="board" id="board-{number}" role="group" aria-label="{name}">{cards}</div>'


def seat(
    w: Words, pod: Pod, who: str, label: str, hand: int, turn: int, called: bool, stopped: int, mine: bool = False,
    made: str = "", swap: str = MORPH,
) -> str:  # fmt: skip
    """Draw a seat that is taken; `hand` is the number of the hand, `made` what the cards of its player make."""
    at, who = pod.number, escape(who)
    kind = (
        f"seat{' acting' if pod.acting else ''}{' mine' if mine else ''}{' out' if pod.out else ''}"
        f"{'' if pod.held or pod.cards else ' folded'}{' won' if pod.won else ''}"
    )
    kind += " folded" if not pod.held and not pod.won and pod.cards else ""
    held = bet = time = ""
    if pod.cards:
        cards = "".join(
            [
                f'<span class="slot" id="s{at}-{hand}-{place}-{c.text if c.rank else "x"}">{w.card(c)}</span>'
                for place, c in enumerate(pod.cards)
            ]
        )
        held = f'<div class="held n{len(pod.cards)}">{cards}</div>'
    if pod.acting:
        time = (
            f'<span class="time" data-left="{pod.waits}" data-bank="{pod.bank}" data-called="{int(called)}" '
            f'data-stopped="{stopped}" data-turn="{turn}"><i></i><em aria-hidden="true"></em></span>'
        )
    if pod.bet:
        discs = "".join([f'<i class="disc d{size}"></i>' for size in pod.discs])
        stack = f'<span class="discs" aria-hidden="true">{discs}</span>' if discs else ""
        bet = f'<div id="bet-{at}" class="bet">{stack}<b>{w.n(pod.bet)}</b></div>'
    makes = f'<span class="made">{escape(made)}</span>' if mine else ""
    button = f'<span class="dealer" title="{w["table-dealer-button"]}">D</span>' if pod.button else ""
    return (
        f'<div id="at-{at}" class="at"{swap}><div id="seat-{at}" class="{kind}" role="group" '
        f'aria-label="{w.t("table-seat", number=at + 1)}, {who}">{held}<div class="pod">'
        f'<span class="who"><span class="name">{who}</span>{_tag(w, pod.bot)}</span>'
        f"{_chance(pod.chance)}"
        f'<span class="chips">{w["table-all-in"] if pod.all_in else w.n(pod.stack)}</span>'
        f'{_label(w, pod, label, hand)}{makes}{time}<span class="number">{at + 1}{_mark(w, pod.bot)}</span></div>'
        f"{button}</div>{bet}</div>"
    )


def _chance(chance: int) -> str:
    return f'<span class="chance">{chance} %</span>' if chance >= 0 else ""


def _mark(w: Words, bot: str) -> str:
    """Mark a bot beside the number of its seat, where it takes no room of the name; it is said after the name."""
    return f' <i aria-hidden="true">{w["bot"]}</i>' if bot else ""


def _tag(w: Words, bot: str) -> str:
    if not bot:
        return ""
    title = f' title="{w["bot-" + bot]}"' if bot != "bot" else ""
    return f' <span class="tag"{title}>{w["bot"]}</span>'


def _label(w: Words, pod: Pod, label: str, hand: int) -> str:
    if pod.missing:
        said = w.t("table-penalty", n=pod.missing) if pod.missing > 0 else w["table-misses-all"]
    elif pod.out and (pod.won or not pod.held):
        said = w["table-sits-out"]
    elif pod.won:
        return f'<span class="label gain">+{w.n(pod.won)}</span>'
    elif label:
        said = escape(label)
    else:
        said = w["table-waits"] if pod.entry and hand else ""
    return f'<span class="label">{said}</span>' if said else ""


def free(
    w: Words, at: int, table: str, may_sit: bool, stranger: bool, swap: str = MORPH, home: bool = False
) -> str:  # fmt: skip
    """Draw a free seat, to somebody who may sit down in it, has to come in first, or sits elsewhere.

    At a home game whoever sits down is asked for how many chips.
    """
    if may_sit and home:
        there = f"/tables/{escape(table)}/buy-in?seat={at}"
        inside = (
            f'<button class="sit" hx-get="{there}" hx-target="#desk" hx-swap="outerHTML">'
            f"{w.t('table-sit', number=at + 1)}</button>"
        )
    elif may_sit:
        inside = (
            '<form ws-send><input type="hidden" name="do" value="sit">'
            f'<input type="hidden" name="seat" value="{at}"><button class="sit">{w.t("table-sit", number=at + 1)}'
            "</button></form>"
        )
    elif stranger:
        there = f"/enter?next=/tables/{escape(table)}&amp;table={escape(table)}&amp;seat={at}"
        there = f"/tables/{escape(table)}/join?seat={at}" if home else there
        inside = f'<a class="sit" href="{there}">{w.t("table-sit", number=at + 1)}</a>'
    else:
        inside = f'<span class="sit" aria-hidden="true">{at + 1}</span>'
    return f'<div id="at-{at}" class="at"{swap}><div id="free-{at}" class="seat free">{inside}</div></div>'


def felt(w: Words, name: str, first: int, middle: str, inside: Sequence[str], swap: str = MORPH) -> str:
    """Draw the whole felt for the player in the seat `first`, at the bottom, with the others around it."""
    count, rows = len(inside), []
    for number, html in enumerate(inside):
        p = place(number, max(first, 0), count)
        side = " at-left" if p.tall_x < 15 else " at-right" if p.tall_x > 85 else ""
        rows.append(
            f'<div class="place{side}" style="--x:{p.x};--y:{p.y};--bx:{p.bet_x};--by:{p.bet_y};--tx:{p.tall_x};'
            f'--ty:{p.tall_y};--btx:{p.tall_bet_x};--bty:{p.tall_bet_y}">{html}</div>'
        )
    title = w.t("table-title", name=name)
    return (
        f'<section id="felt" class="felt seats-{count}" aria-label="{title}"{swap}>'
        f'<div class="oval" aria-hidden="true"></div>{middle}{"".join(rows)}</section>'
    )
