"""A question told by a situation that was offered: filled in as it was meant, and asked as the page asks it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeGuard

from cardspeak.cards.card import parse_cards
from cardspeak.cards.high import high_values
from cardspeak.cases.between import runs_between_hands, table_of
from cardspeak.cases.hearing import typed
from cardspeak.cases.judge import compare
from cardspeak.cases.rule import begun
from cardspeak.cases.setting import Shelf
from cardspeak.cases.table_play import play_table
from cardspeak.cases.verdict import Verdict
from cardspeak.errors import Unreadable
from cardspeak.situations import Situation, case_of, fitted, tells_alike
from cardspeak.story.parser import parse_story
from cardspeak.story.statements import Acts, Shows, Statement, Wins
from cardspeak.telling.play import play

MANY, HAND, BOARD = 3, 2, 5  # players with side pots between them; cards: who wins is read from hold'em hands only

Expected = Callable[[Sequence[Statement], Sequence[str]], dict[str, Any]]
"""The answer that is expected, for a story and the names of its seats, in the keys of a case."""


def filled_as_meant(situation: Situation, fields: Mapping[str, Any], means: Mapping[str, Any]) -> dict[str, Any] | None:
    """Return the case that a situation is, filled in as a question was meant; none where it tells something else.

    `fields` and `means` have the keys of a case. Only what the form has a place for is taken: the places of the
    sentence, and of the table what every form has; what the asker answered beside it stays known.
    """
    story = parse_story(str(means.get("play", "")))
    told = (fitted(situation, each, means) for each in _tellings(story, means) if tells_alike(situation, each))
    values = next((found for found in told if found is not None), None)
    if values is None:
        return None
    table = {**fields.get("table", {}), **means.get("table", {})}
    if "structure" in table:
        table["game"] = f"{table['structure']} {table.get('game', 'holdem').removeprefix('nl')}"
    if "bets" in table:
        table["blinds"] = table["bets"]  # of a limit game the form asks for the bets
    try:
        case = case_of(situation, values, table)
    except Unreadable:
        return None
    return {**case, "know": {**fields.get("know", {}), **case.get("know", {})}}


def _tellings(story: Sequence[Statement], means: Mapping[str, Any]) -> Iterator[tuple[Statement, ...]]:
    """Yield a story as it is told, and with the bets that lie in front told as well; and of players who are all in,
    with whoever calls all in too, and with who wins in the place of the cards."""
    yield tuple(story)
    yield from _all_ins(story, means)
    spot = means.get("spot", {})
    bets = spot.get("bets")
    if isinstance(bets, Mapping) and spot.get("street", "preflop") != "preflop":
        level = 0
        acts: list[Statement] = []
        for seat, bet in bets.items():
            acts.append(Acts(seat, "call") if bet <= level else Acts(seat, "raise_to" if level else "bet", bet))
            level = max(level, bet)
        yield (*acts, *story)


def _all_ins(story: Sequence[Statement], means: Mapping[str, Any]) -> Iterator[tuple[Statement, ...]]:
    """Yield a story of which all are in, however they came to be: what a caller has over comes back."""
    acts = [each._replace(verb="all_in") if _is(each, "call") else each for each in story]
    rest = [each for each in acts if not isinstance(each, Shows)]
    if not rest or not all(_is(each, "all_in") for each in rest):
        return
    yield tuple(acts)
    stacks, holdings = means.get("stacks", {}), means.get("holdings", {})
    board = parse_cards(str(means.get("runout", means.get("spot", {}).get("board", ""))))
    names = [each.seat for each in rest if isinstance(each, Acts) and {each.seat} <= {*holdings} & {*stacks}]
    if len(names) < len(rest) or len(names) < MANY or len(board) < BOARD:
        return
    hands = [parse_cards(str(holdings[name])) for name in names]
    if any(len(hand) != HAND for hand in hands):
        return
    worth = dict(zip(names, high_values(hands, board), strict=True))
    best = max(names, key=lambda name: worth[name])
    with_more = [name for name in names if stacks[name] > min(stacks[each] for each in names)]
    side = max(with_more, key=lambda name: worth[name], default=best)
    yield (*rest, Wins((best,), "main pot"), Wins((side,), "side pot"))


def _is(said: Statement, verb: str) -> TypeGuard[Acts]:
    return isinstance(said, Acts) and said.verb == verb


def answer_of(case: Mapping[str, Any], text: str, book: str, expected: Expected, shelf: Shelf) -> Verdict:
    """Ask a text under the set-up of a case as the page does, and compare the answer.

    Raises `Unreadable` where it stops making sense, `Unruled` where nobody rules on it.
    """
    set_up = {key: value for key, value in case.items() if key != "play"}
    found, heard_as = typed(set_up, text)
    if runs_between_hands(heard_as, found.statements):
        table = table_of(heard_as, book, found.statements, shelf)
        seated = [seat.member for seat in table.table.seats if seat is not None]
        told = table._replace(story=table.story[: len(found.statements)])  # without the next hand, which was not told
        return compare(expected(found.statements, seated), book, play_table(table), told, shelf)
    setting = begun(set_up, book, text, shelf)
    return compare(expected(found.statements, setting.seats), book, play(setting), setting, shelf)
