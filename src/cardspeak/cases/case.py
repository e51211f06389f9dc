"""Cases: a story with what a book makes of it, and whether that holds.

A case file is data; `judge` plays one case and compares every expectation with the hand, noting the points of law
behind the answer. A case proves those of its clauses that an answer cited.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from cardspeak.cards.card import cards_text, parse_cards
from cardspeak.cases.floor_expect import FLOOR_EXPECT
from cardspeak.cases.keys import SET_UP, check_case
from cardspeak.cases.options import parse_options
from cardspeak.cases.setting import Shelf, setting
from cardspeak.cases.spot import board_is_set_up
from cardspeak.cases.table_expect import TABLE_EXPECT
from cardspeak.cases.table_play import TablePlayed, play_table
from cardspeak.cases.table_setting import TableSetting, at_a_table, table_setting
from cardspeak.cases.verdict import Answer, Verdict
from cardspeak.errors import Unreadable
from cardspeak.hand import events as e
from cardspeak.hand import why
from cardspeak.hand.betting import describe, options
from cardspeak.hand.pots import before_whom, pots
from cardspeak.hand.state import State, seats_in
from cardspeak.locale.rulings import english
from cardspeak.story.parser import parse_story
from cardspeak.telling.acts import Unruled
from cardspeak.telling.play import Played, play
from cardspeak.telling.setting import Setting

__all__ = ["Answer", "Verdict", "judge", "with_defaults"]

ANYWHERE = "anywhere: "  # another book may refuse an earlier statement of the same story


def with_defaults(data: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the cases of a file, each with the keys of the file where it has none of its own."""
    shared = {key: value for key, value in data.items() if key != "case"}
    cases = []
    for case in data.get("case", ()):
        merged = {**shared, **case}
        if "table" in shared and "table" in case:
            merged["table"] = {**shared["table"], **case["table"]}
        cases.append(merged)
    return cases


def judge(case: dict[str, Any], shelf: Shelf, book: str = "") -> Verdict:
    """Play a case under its book (or another) and compare what it expects."""
    name, under = str(case.get("name", "?")), book or str(case.get("book", "common"))
    try:
        check_case(case)
    except Unreadable as error:
        return Verdict(name, under, (), (), False, {}, str(error), ())
    named = tuple(_full(clause, str(case.get("book", "common"))) for clause in case.get("clauses", ()))
    expected = [key for key in case if key not in SET_UP and key != "differs"]
    if board_is_set_up(case):
        expected = [key for key in expected if key != "board"]
    try:
        story = parse_story(str(case.get("play", ""))) if case.get("play") else ()
        at_table = at_a_table(case, story)
        _check_keys(case, expected, EXPECT_AT_TABLE if at_table else EXPECT)
        played: Played | TablePlayed
        if at_table:
            table = table_setting(case, under, story, shelf)
            played = play_table(table)
            answers = {key: EXPECT_AT_TABLE[key](case[key], played, table) for key in expected}
        else:
            begun = setting(case, under, story, shelf)
            played = play(begun)
            answers = {key: EXPECT[key](case[key], played, begun) for key in expected}
        if "refused" not in case and played.refused is not None:
            text = f"refused: {played.refused}"
            return Verdict(name, under, named, (), False, {"refused": played.refused.code}, text, ())
        points = tuple(dict.fromkeys(point for answer in answers.values() for point in answer.points))
        got = {key: answer.got for key, answer in answers.items()}
        wrong = [f"{key}: expected {case[key]}, got {answers[key].got}" for key in expected if not answers[key].ok]
        if "differs" in case:
            wrong += _differs(case, shelf)
        cited = dict.fromkeys(why.cites(played.law, points))
        if played.refused is not None:
            cited.update(dict.fromkeys(played.refused.cites))
        proves = tuple(clause for clause in named if clause in cited)
        unproved = [clause for clause in named if clause not in cited]
        if unproved and not wrong and not book:
            wrong.append(f"named, not reached: {', '.join(unproved)} (no expectation rests on an answer that cites it)")
        return Verdict(name, under, named, proves if not wrong else (), not wrong, got, "; ".join(wrong), points)
    except (Unreadable, Unruled) as error:
        return Verdict(name, under, named, (), False, {}, str(error), ())


def _full(clause: str, book: str) -> str:
    return clause if ":" in clause else f"{book}:{clause}"


def _check_keys(case: dict[str, Any], expected: Sequence[str], known: Mapping[str, object]) -> None:
    unknown = [key for key in expected if key not in known]
    if unknown:
        raise Unreadable(f"a case has no key {', '.join(unknown)} (expectations: {', '.join(sorted(known))})")
    if not expected:
        raise Unreadable("a case without an expectation proves nothing")
    if not case.get("clauses"):
        raise Unreadable("a case names the clauses that it proves")


def _differs(case: dict[str, Any], shelf: Shelf) -> list[str]:
    entries = case["differs"] if isinstance(case["differs"], list) else [case["differs"]]
    wrong = []
    for entry in entries:
        other = {key: value for key, value in case.items() if key in SET_UP}
        if board_is_set_up(case) and "board" in case:
            other["board"] = case["board"]
        other.update({key: value for key, value in entry.items() if key != "book"})
        if "refused" in entry:
            other["refused"] = f"{ANYWHERE}{entry['refused']}"
        verdict = judge({**other, "book": case.get("book", "common")}, shelf, str(entry["book"]))
        if not verdict.ok:
            wrong.append(f"under {entry['book']}: {verdict.why}")
    return wrong


def _state(played: Played) -> State:
    if played.state is None:
        raise Unreadable(f"the hand did not begin: {played.refused}")
    return played.state


def _names(state: State, seats: Sequence[int]) -> str:
    return " ".join(state.deal.seats[seat] for seat in seats)


def _options(wanted: str, played: Played, begun: Setting) -> Answer:
    state = _state(played)
    expected = parse_options(wanted)
    found = choices(state, played)
    seat = state.deal.seats[state.round.queue[0]] if state.round.queue else "nobody"
    normal = {verb.replace("_", " "): reach or (0, 0) for verb, reach in expected.may.items()}
    ok = seat == expected.seat and normal == found
    points = list(why.of_options(state, played.law, played.events))
    return Answer(ok, f"{seat}: {describe(found)}", tuple(points))


def choices(state: State, played: Played) -> dict[str, tuple[int, int]]:
    """Return what the next to choose may do, in betting, drawing or showing."""
    if state.stage == "betting":
        return options(state, played.law)
    if state.stage == "drawing" and state.round.queue:
        return {"stand pat": (0, 0), "draw": (1, len(state.secret.down[state.round.queue[0]]))}
    return {}


def _to_act(wanted: str, played: Played, begun: Setting) -> Answer:
    state = _state(played)
    seat = state.deal.seats[state.round.queue[0]] if state.round.queue else "nobody"
    return Answer(seat == wanted, seat, why.of_turn(state, played.events))


def _pots(wanted: Any, played: Played, begun: Setting) -> Answer:
    state = _state(played)
    players = len(state.deal.seats)
    found = [(pot.size, " ".join(sorted(_names(state, seats_in(pot.seats, players)).split()))) for pot in pots(state)]
    if isinstance(wanted, int):
        return Answer(sum(size for size, _ in found) == wanted, str(found), why.of_pots(state))
    if all(isinstance(size, int) for size in wanted):
        return Answer([size for size, _ in found] == list(wanted), str(found), why.of_pots(state))
    expected = [(pot["size"], " ".join(sorted(str(pot["among"]).split()))) for pot in wanted]
    return Answer(found == expected, str(found), why.of_pots(state))


def _stacks_after(wanted: dict[str, Any], played: Played, begun: Setting) -> Answer:
    state = _state(played)
    got, ok = {}, True
    for name, amount in wanted.items():
        if name not in begun.seats:
            raise Unreadable(f"there is no seat {name!r} (seats: {' '.join(begun.seats)})")
        seat = begun.seats.index(name)
        now, before = state.round.stacks[seat], begun.stacks[seat]
        if isinstance(amount, str) and amount[:1] in "+-":
            got[name] = f"{now - before:+}"
            ok = ok and now - before == int(amount)
        else:
            got[name] = str(now)
            ok = ok and now == int(amount)
    return Answer(ok, ", ".join(f"{name} {amount}" for name, amount in got.items()), why.of_award(state, played.events))


def _wins(wanted: str, played: Played, begun: Setting) -> Answer:
    state = _state(played)
    won = {seat for event in played.events if isinstance(event, e.Awarded) for seat, share in event.shares if share}
    got = _names(state, sorted(won))
    return Answer(sorted(wanted.split()) == sorted(got.split()), got, why.of_award(state, played.events))


def _board(wanted: Any, played: Played, begun: Setting) -> Answer:
    state = _state(played)
    boards = state.cards.boards
    points = why.of_cards(state, played.events)
    if isinstance(wanted, int):
        return Answer(len(boards[0]) == wanted, str(len(boards[0])), points)
    rows = [wanted] if isinstance(wanted, str) else list(wanted)
    got = [cards_text(board, " ") for board in boards]
    expected = [parse_cards(row.replace("? ", "?? ").replace("???", "??")) for row in rows]
    return Answer(expected == list(boards), " / ".join(got), points)


def _burns(wanted: int, played: Played, begun: Setting) -> Answer:
    state = _state(played)
    got = len(state.secret.burns)
    return Answer(got == wanted, str(got), why.of_cards(state, played.events))


def _holding(wanted: dict[str, Any], played: Played, begun: Setting) -> Answer:
    state = _state(played)
    ok, got = True, []
    for name, cards in wanted.items():
        if name not in begun.seats:
            raise Unreadable(f"there is no seat {name!r} (seats: {' '.join(begun.seats)})")
        held = state.secret.down[begun.seats.index(name)] + state.cards.up[begun.seats.index(name)]
        got.append(f"{name} {cards_text(held, ' ')}")
        ok = ok and (len(held) == cards if isinstance(cards, int) else held == parse_cards(cards))
    return Answer(ok, ", ".join(got), why.of_cards(state, played.events))


def _blinds(wanted: dict[str, str], played: Played, begun: Setting) -> Answer:
    state = _state(played)
    posts = {post.kind.removesuffix(" blind"): state.deal.seats[post.seat] for post in state.deal.posts}
    got = {size: posts.get(size, "nobody") for size in wanted}
    return Answer(got == wanted, str(got), why.of_blinds(state))


def _shows(wanted: str, played: Played, begun: Setting) -> Answer:
    state = _state(played)
    shown = [event.seat for event in played.events if isinstance(event, e.Tabled)]
    waiting = list(state.round.queue) if state.stage == "showdown" else []
    got = _names(state, shown + waiting)
    return Answer(got == wanted.strip(), got or "nobody", why.of_showdown(state, played.events))


def _before(wanted: str, played: Played, begun: Setting) -> Answer:
    state = _state(played)
    found = pots(state)
    rows = [_names(state, seats_in(before_whom(found, index), len(state.deal.seats))) for index in range(1, len(found))]
    return Answer(rows == [row.strip() for row in wanted.split(",")], ", ".join(rows), ("pot.place", "pot.sides"))


def _awards(wanted: str, played: Played, begun: Setting) -> Answer:
    state = _state(played)
    rows = [
        _names(state, [seat for seat, _ in event.shares]) for event in played.events if isinstance(event, e.Awarded)
    ]
    return Answer(
        rows == [row.strip() for row in wanted.split(",")], ", ".join(rows), why.of_award(state, played.events)
    )


def _seen(wanted: str, played: Played, begun: Setting) -> Answer:
    state = _state(played)
    seen = [event.target for event in played.events if isinstance(event, e.HandSeen)]
    return Answer(_names(state, seen) == wanted, _names(state, seen) or "nobody", ("show.asked",))


def _rabbit(wanted: str, played: Played, begun: Setting) -> Answer:
    shown = [event.cards for event in played.events if isinstance(event, e.RabbitShown)]
    got = cards_text(shown[-1], " ") if shown else "nothing"
    return Answer(got == wanted, got, ("deal.rabbit",))


DONE: dict[type, str] = {e.PotSpread: "the pot is spread", e.BetsGathered: "the bets are brought in"}


def _told(wanted: int | str, played: Played, begun: Setting) -> Answer:
    told = [event for event in played.events if isinstance(event, why.TOLD)]
    if not told:
        return Answer(False, "nothing", ())
    last = told[-1]
    got = last.amount if isinstance(last, e.PotTold | e.BetTold) else DONE[type(last)]
    return Answer(got == wanted, str(got), why.of_told(told))


def _refused(wanted: str, played: Played | TablePlayed, begun: Setting | TableSetting) -> Answer:
    refused = played.refused
    if refused is None:
        return Answer(False, "allowed", ())
    code, _, allowed = wanted.removeprefix(ANYWHERE).partition(":")
    last = wanted.startswith(ANYWHERE) or played.refused_at in (-1, len(begun.story) - 1)
    ok = last and code.strip() == refused.code and allowed.strip() in english(refused.allowed)
    got = refused.code if last else f"{refused.code} at statement {played.refused_at + 1}"
    return Answer(ok, f"{got}: {english(refused.allowed)}", ())


EXPECT: dict[str, Callable[[Any, Played, Setting], Answer]] = {
    "options": _options,
    "to_act": _to_act,
    "pots": _pots,
    "stacks_after": _stacks_after,
    "wins": _wins,
    "board": _board,
    "burns": _burns,
    "holding": _holding,
    "blinds": _blinds,
    "shows": _shows,
    "told": _told,
    "before": _before,
    "awards": _awards,
    "seen": _seen,
    "rabbit": _rabbit,
    "refused": _refused,
    **FLOOR_EXPECT,
}
EXPECT_AT_TABLE: dict[str, Callable[[Any, TablePlayed, TableSetting], Answer]] = {**TABLE_EXPECT, "refused": _refused}
