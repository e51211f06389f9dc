"""A table as a picture: one SVG, which needs no style sheet, no font and no script to be shown elsewhere."""

from collections.abc import Callable, Mapping, Sequence
from html import escape

from cardspeak.web.escaped import Words
from cardspeak.web.table.places import place
from cardspeak.web.table.sight import Card, Pod, Sight

WIDE, HIGH = 1200, 675
SUITS = {"s": "#171717", "c": "#171717", "h": "#c81e1e", "d": "#c81e1e"}
FONT = 'font-family="system-ui, -apple-system, Segoe UI, Roboto, Noto Sans, sans-serif"'
LONGEST = 14  # letters of a name that fit on a pod at least
BACK = (
    '<pattern id="back" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<rect width="8" height="8" fill="#7d1f2b"/><rect width="4" height="8" fill="#93303c"/></pattern>'
)


def drawn(
    w: Words, sees: Sight, first: int, name: Callable[[str], str], labels: Mapping[int, str], title: str, where: str,
    told: str,
) -> str:  # fmt: skip
    """Draw a table with the player in the seat `first` at the bottom; `labels` are what is written at seats.

    `title` and `where` stand above it, what was `told` last below.
    """
    count = len(sees.pods)
    seats = [
        _seat(w, pod, name(pod.member), labels.get(pod.number, ""), first, count, pod.number == first)
        for pod in sees.pods
        if pod is not None
    ]
    last = escape(_short(told.splitlines()[-1], 96)) if told else ""
    alt = escape(f"{title}. {told}")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" height="{HIGH}" '
        f'role="img" {FONT} text-anchor="middle"><title>{alt}</title><defs>{BACK}'
        '<radialGradient id="felt"><stop offset="0" stop-color="#187357"/><stop offset="1" stop-color="#0d4536"/>'
        "</radialGradient></defs>"
        f'<rect width="{WIDE}" height="{HIGH}" fill="#141a17"/>'
        '<ellipse cx="600" cy="330" rx="505" ry="225" fill="url(#felt)" stroke="#3b2a1e" stroke-width="20"/>'
        f'<g font-size="20" fill="#cfdad5"><text x="24" y="36" text-anchor="start">{escape(title)}</text>'
        f'<text x="{WIDE - 24}" y="36" text-anchor="end">{escape(where)}</text></g>'
        f"{_middle(w, sees)}{''.join(seats)}"
        f'<text x="600" y="{HIGH - 18}" font-size="26" fill="#fff">{last}</text>'
        f'<text x="{WIDE - 24}" y="{HIGH - 18}" font-size="18" fill="#7c8a83" text-anchor="end">♠ Cardspeak</text>'
        "</svg>"
    )


def _middle(w: Words, sees: Sight) -> str:
    boards = sees.boards
    width = 74 if len(boards) < 2 else 50 if len(boards) == 2 else 42
    step = width * 1.4 + 8
    top = 330 - step * len(boards) / 2 + 4
    rows = [_cards(board, 600, top + step * number, width, width + 8) for number, board in enumerate(boards)]
    pot = ""
    if sees.pot:
        pot = (
            f'<rect x="510" y="{top - 50:.0f}" width="180" height="40" rx="20" fill="#000" fill-opacity=".5"/>'
            f'<text x="600" y="{top - 22:.0f}" font-size="25" fill="#fff">{w["table-pot"]} {w.n(sees.pot)}</text>'
        )
    return pot + "".join(rows)


def _seat(w: Words, pod: Pod, who: str, label: str, first: int, count: int, mine: bool) -> str:
    at = place(pod.number, max(first, 0), count)
    x, y = at.x * WIDE / 100, 50 + at.y * (HIGH - 100) / 100
    width = 58 if mine and len(pod.cards) <= 4 else 46
    edge = "#63e29a" if pod.won else "#ffd257" if pod.acting else "#4a5550"
    faint = "" if pod.held or pod.cards else ' opacity=".55"'
    step = min(width + 4, 210 / len(pod.cards)) if pod.cards else 0
    under = f"+{w.n(pod.won)}" if pod.won else label
    bet = button = ""
    if pod.bet:
        bx, by = at.bet_x * WIDE / 100, 50 + at.bet_y * (HIGH - 100) / 100
        bet = (
            f'<rect x="{bx - 48:.0f}" y="{by - 18:.0f}" width="96" height="36" rx="18" fill="#000" fill-opacity=".45"/>'
            f'<text x="{bx:.0f}" y="{by + 8:.0f}" font-size="23" fill="#ffe2a3">{w.n(pod.bet)}</text>'
        )
    if pod.button:
        button = (
            f'<circle cx="{x + 100:.0f}" cy="{y + 24:.0f}" r="14" fill="#fff"/>'
            f'<text x="{x + 100:.0f}" y="{y + 30:.0f}" font-size="17" font-weight="700">D</text>'
        )
    tag = f' <tspan font-size="16" fill="#9fb0a8">{w["bot"]}</tspan>' if pod.bot else ""
    chips = w["table-all-in"] if pod.all_in else w.n(pod.stack)
    high = 92 if under else 66
    return (
        f"<g{faint}>{_cards(pod.cards, x, y - width * 1.4 - 35, width, step)}"
        f'<rect x="{x - 100:.0f}" y="{y - 32:.0f}" width="200" height="{high}" rx="14" fill="#10181a" '
        f'stroke="{edge}" stroke-width="3"/>'
        f'<text x="{x:.0f}" y="{y - 6:.0f}" font-size="22" fill="#dde6e1">{escape(_short(who, LONGEST))}{tag}</text>'
        f'<text x="{x:.0f}" y="{y + 22:.0f}" font-size="25" font-weight="700" fill="#fff">{chips}</text>'
        f'<text x="{x:.0f}" y="{y + 49:.0f}" font-size="23" fill="#8ff0b8">{escape(under)}</text>{button}</g>{bet}'
    )


def _cards(cards: Sequence[Card], x: float, top: float, width: int, step: float) -> str:
    """Draw a row of cards around a middle."""
    left = x - (step * (len(cards) - 1) + width) / 2
    return "".join([_card(card, left + step * number, top, width) for number, card in enumerate(cards)])


def _card(card: Card, x: float, y: float, width: int) -> str:
    high, round_by = width * 1.4, width * 0.12
    box = f'<rect x="{x:.0f}" y="{y:.0f}" width="{width}" height="{high:.0f}" rx="{round_by:.0f}"'
    if not card.rank:
        return f'{box} fill="url(#back)" stroke="#f3ece0" stroke-width="2"/>'
    ink, middle = SUITS[card.suit[0]], x + width / 2
    return (
        f'{box} fill="#fff" stroke="#0006"/><g fill="{ink}"><text x="{middle:.0f}" y="{y + high * 0.46:.0f}" '
        f'font-size="{width * 0.58:.0f}" font-weight="700">{card.rank}</text>'
        f'<text x="{middle:.0f}" y="{y + high * 0.9:.0f}" font-size="{width * 0.54:.0f}">{card.sign}</text></g>'
    )


def _short(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[: most - 1]}…"
