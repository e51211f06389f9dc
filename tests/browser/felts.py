"""Felts as full as they can be, drawn as the pages draw them: every seat taken, long names, bets, boards, results."""

from __future__ import annotations

from cardspeak.cards.card import parse_cards
from cardspeak.web.escaped import words_of
from cardspeak.web.table import felt_markup
from cardspeak.web.table.sight import Card, Pod, card, discs

LONG = ("Maximiliana Featherst", "Konstantin Alexandrow", "Wilhelmina-Charlotte")
FULL = {  # game: seats, cards before each, how many of them face up for all, boards, the language
    "ten seats": (10, 2, 0, 1, "en"), "ten hands shown": (10, 2, 2, 1, "ru"), "seven cards": (8, 7, 4, 0, "uk"),
    "four boards": (6, 4, 4, 4, "sk"), "three boards": (9, 2, 2, 3, "ru"), "two boards": (9, 5, 0, 2, "en"),
    "six hands shown": (6, 2, 2, 1, "en"),
    # bets of five digits and pots beside them, for every number of seats
    **{f"board, {seats} seats": (seats, 2, 0, 1, "en") for seats in range(2, 10)},
    **{f"before the flop, {seats} seats": (seats, 2, 0, 1, "ru") for seats in range(2, 11)},
    **{f"stud, {seats} seats": (seats, 7, 4, 0, "uk") for seats in range(2, 8)},
    **{f"draw, {seats} seats": (seats, 5, 0, 0, "sk") for seats in range(2, 7)},
}  # fmt: skip
RESULTS = [
    name for name in FULL if not name.endswith(" seats") or name.startswith(("ten", "stud"))
]  # after the hand too
DECK = [card(number) for number in parse_cards("AsKhQdJcTs9h8d7c6s5h4d3c2sAhKdQcJsTh9d8c7s6h5d4c3s2hAdKcQsJhTd")]


def _cards(seat: int, count: int, up: int) -> tuple[Card, ...]:
    rows = [DECK[(seat * 7 + place) % len(DECK)] for place in range(count)]
    down = count - up
    return tuple([row if place >= down or seat == 0 else Card("??") for place, row in enumerate(rows)])


def full_felt(name: str, *, over: bool = False) -> str:
    """Draw one of them: in the middle of a round, or over, with results."""
    seats, count, up, boards, language = FULL[name]
    w = words_of(language)
    inside = []
    for at in range(seats):
        betting = not over and boards < 2 and up < count  # all hands are shown once nobody bets any more
        amount = 12_450 + at if betting else 0
        pod = Pod(
            at, "m", 1_234_500, "" if at % 3 == 0 else "solid", False, "", True, _cards(at, count, up), amount,
            tuple(discs(amount)), at == 1 and not over, at == seats // 2, False, 250_000 if over and at == 2 else 0,
            9_000, 0, 0,
        )  # fmt: skip
        who = LONG[at % 3]
        label = "" if at == 1 else w["label-call"]
        made = "two pair, sevens and fours" if at == 0 and boards < 2 else ""
        inside.append(felt_markup.seat(w, pod, who, label, 7, 1, False, 0, at == 0, made, ""))
    shown = 0 if name.startswith("before the flop") else 5
    lie = [DECK[place * 5 : place * 5 + shown] for place in range(boards)]
    pots = () if over else ((400_000, 4), (23_450, 3), (50_000, 2))
    won = dict.fromkeys(range(boards), "Maximiliana Featherst 250,000") if over else {}
    result = "Maximiliana Featherst 250,000" if over and boards < 2 else ""
    caption = felt_markup.caption(w, "common", "No-limit hold'em", "10/20", "Common practice", 1234, swap="")
    middle = felt_markup.middle(w, lie, pots, 0 if over else 573_450, won, result, "", 0, "", swap="")
    return felt_markup.felt(w, "T", 0, caption + middle, inside, "")
