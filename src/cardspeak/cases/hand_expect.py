"""What a case may expect of a hand: each expectation compared with it, and the points of law behind the answer."""

from collections.abc import Callable, Sequence
from typing import Any

from cardspeak.cards.card import cards_text, parse_cards
from cardspeak.cases.options import parse_options
from cardspeak.cases.verdict import Answer, described
from cardspeak.errors import Unreadable
from cardspeak.hand import events as e
from cardspeak.hand import why
from cardspeak.hand.betting import options
from cardspeak.hand.commands import Options
from cardspeak.hand.pots import before_whom, pots
from cardspeak.hand.remedies.events import AwardTakenBack, DealVoided
from cardspeak.hand.showdown import claims
from cardspeak.hand.state import State, seats_in
from cardspeak.telling.play import Played
from cardspeak.telling.setting import Setting

NOBODY = "nobody"


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
    return Answer(ok, f"{seat}: {described(found)}", tuple(points))


def choices(state: State, played: Played) -> Options:
    """Return what the next to choose may do, in betting, drawing or showing."""
    if state.stage == "betting":
        return options(state, played.law)
    if state.stage == "drawing" and state.round.queue:
        return {"stand pat": (0, 0), "draw": (1, len(state.secret.down[state.round.queue[0]]))}
    return {}


def _to_act(wanted: str, played: Played, begun: Setting) -> Answer:
    state = _state(played)
    seat = state.deal.seats[state.round.queue[0]] if state.round.queue else NOBODY
    if wanted != NOBODY:
        _seat(wanted, begun.seats)
    return Answer(seat == wanted, seat, why.of_turn(state, played.events))


def _live(wanted: str, played: Played, begun: Setting) -> Answer:
    state = _state(played)
    got = _names(state, seats_in(claims(state), len(state.deal.seats)))
    points = tuple(point for ruling in played.rulings[-1:] for point in ruling.points)
    return Answer(sorted(got.split()) == sorted(wanted.split()), got or NOBODY, points)


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


def _wins(wanted: Any, played: Played, begun: Setting) -> Answer:
    state = _state(played)
    expected = _winners(wanted, begun.seats)
    won = shares(played.events)
    names = {begun.seats[seat]: amount for seat, amount in sorted(won.items()) if amount}
    ok = names.keys() == expected.keys() and all(given in (None, names[name]) for name, given in expected.items())
    with_amounts = any(given is not None for given in expected.values())
    got = ", ".join(f"{name} {amount}" for name, amount in names.items()) if with_amounts else " ".join(names)
    return Answer(ok, got or NOBODY, why.of_award(state, played.events))


def shares(events: Sequence[e.Event]) -> dict[int, int]:
    """Return how much each seat has been awarded; an award that was taken back counts no more."""
    found: dict[int, int] = {}
    for event in events:
        if isinstance(event, AwardTakenBack | DealVoided):
            found = {}
        elif isinstance(event, e.Awarded):
            for seat, amount in event.shares:
                found[seat] = found.get(seat, 0) + amount
    return found


def _winners(wanted: Any, seats: tuple[str, ...]) -> dict[str, int | None]:
    """Read who wins, as `A B`, `A 300, B 200`, a table of amounts, or `nobody`."""
    if isinstance(wanted, dict):
        return {_seat(name, seats): int(amount) for name, amount in wanted.items()}
    found: dict[str, int | None] = {}
    last = ""
    for word in [] if wanted == NOBODY else str(wanted).replace(",", " ").split():
        if word.isdigit() and word not in seats and last and found[last] is None:
            found[last] = int(word)
        else:
            last = _seat(word, seats)
            found[last] = None
    return found


def _seat(name: str, seats: tuple[str, ...]) -> str:
    if name not in seats:
        raise Unreadable(f"there is no seat {name!r} (seats: {' '.join(seats)})")
    return name


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
    mucked = any(state.noted.mucked >> seat & 1 for seat in seen) or any(
        isinstance(event, AwardTakenBack) for event in played.events
    )
    points = ("show.asked", "show.asked_live") if mucked else ("show.asked",)
    return Answer(_names(state, seen) == wanted, _names(state, seen) or "nobody", points)


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


Expect = Callable[[Any, Played, Setting], Answer]


def _after_rulings(expect: Expect) -> Expect:
    """Return an expectation that rests on the rulings too which changed the hand that it looks at."""

    def expected(wanted: Any, played: Played, begun: Setting) -> Answer:
        answer = expect(wanted, played, begun)
        changed = [point for ruling in played.rulings if ruling.remedies for point in ruling.points]
        return answer._replace(points=(*answer.points, *changed))

    return expected


HAND_EXPECT: dict[str, Expect] = {
    "options": _after_rulings(_options),
    "to_act": _to_act,
    "live": _live,
    "pots": _pots,
    "stacks_after": _stacks_after,
    "wins": _wins,
    "board": _after_rulings(_board),
    "burns": _after_rulings(_burns),
    "holding": _after_rulings(_holding),
    "blinds": _blinds,
    "shows": _shows,
    "told": _told,
    "before": _before,
    "awards": _awards,
    "seen": _seen,
    "rabbit": _rabbit,
}
