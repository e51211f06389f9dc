"""The turn of a player so far: what is told one after the other is one motion after the other."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from cardspeak.errors import Unreadable
from cardspeak.finding import Finding, finding
from cardspeak.floor.declarations.declaration import Declaration
from cardspeak.floor.declarations.rule import declared
from cardspeak.floor.declarations.speech import Meaning, meaning
from cardspeak.floor.declarations.spoken import RAISES
from cardspeak.floor.declarations.turns import Held, early, in_his_turn
from cardspeak.floor.ruling import Ruling
from cardspeak.hand import events as e
from cardspeak.hand.betting import options
from cardspeak.hand.evolve import evolve
from cardspeak.hand.offers import offered
from cardspeak.hand.refused import Refused
from cardspeak.hand.remedies.kinds import ActAnew
from cardspeak.hand.state import State
from cardspeak.law.law import Law
from cardspeak.record import record
from cardspeak.story import statements as s
from cardspeak.telling.declared import VERBS, Declared, chips_of, declaration_of, rules
from cardspeak.telling.early import applied, supposed
from cardspeak.telling.known import Known

STRING = Finding("rest_is_string_bet")
FIRST = Finding("first_counts")
SIGNS = {"taps_table": "check", "pushes_cards": "fold", "mucks_cards": "fold"}
CALLS = ("fold", "check", "call")
SIZED = ("bet", "raise to", "complete")
BESIDE = s.Gestures | s.TakesBack  # after what came first they are ruled on by themselves


@record
class Turn(NamedTuple):
    """What a player has said and put out in one turn, while nobody else acted.

    It began with the statement `since` of the story, when the hand had `begun` events. While it is open what it is,
    `asks` are the facts that decide it, `answers` the actions that are left to choose from, and `points` the law behind
    them. `words` are what the player had said before the turn came.
    """

    seat: int
    street: int
    since: int
    begun: int
    asks: tuple[str, ...] = ()
    answers: tuple[str, ...] = ()
    points: tuple[str, ...] = ()
    words: Meaning | None = None


@record
class Moment(NamedTuple):
    """A statement of a story and when it is told: the hand, what happened in it so far, and what waits for its turn."""

    state: State
    story: Sequence[s.Statement]
    at: int
    known: Known
    law: Law
    so_far: Sequence[e.Event]
    held: tuple[Held, ...]


def further(turns: Sequence[Turn], now: Moment) -> Ruling | Refused | None:
    """Rule on what a player does further in the same turn; none where the statement begins a turn."""
    said = now.story[now.at]
    if not isinstance(said, Declared) or said.seat not in now.known.seats:
        return None
    seat = now.known.seats.index(said.seat)
    turn = next((each for each in turns if each.seat == seat), None)
    if turn is None:
        return None
    return _answered(turn, now, said) if turn.asks else _added(turn, now, said)


def goes_on_in(turns: Sequence[Turn], said: s.Statement, known: Known) -> bool:
    """Say whether these are chips of a player who has acted just before; the dealer has turned nothing since."""
    return isinstance(said, s.PutsOut) and any(known.seats[turn.seat] == said.seat for turn in turns)


def _answered(turn: Turn, now: Moment, said: Declared) -> Ruling | Refused | None:
    """Rule on what answers the question that the player's words or chips left open."""
    verb = _verb(said, now.state, turn.seat)
    if "amount" in turn.asks:
        if verb in CALLS:
            left = any(each in SIZED for each in options(now.state, now.law))
            return _refused("size_is_owed", turn, now, SIZED) if left else None  # the others may have folded since
        if isinstance(said, s.Acts) and said.verb == "all_in":
            return _ruled(now, turn.seat, Declaration(turn.seat, Meaning("all-in"), know=now.known.know))
        return None if isinstance(said, s.Acts | s.Gestures | s.TakesBack) else _sized(turn, now, said)
    if not turn.answers:
        return None
    first = now.story[turn.since]
    if isinstance(first, s.TakesBack) and isinstance(said, s.PutsOut):
        return _ruled(now, turn.seat, declaration_of(first._replace(put=said.put), turn.seat, (), now.known))
    choice = verb if verb in CALLS or not verb else "bet" if "bet" in turn.answers else "raise"
    if not verb and isinstance(said, s.PutsOut):
        choice = next((each for each in ("call", "bet") if each in turn.answers), "")
    if not choice:
        return None
    if choice not in turn.answers:
        kept = {"call": ("call",), "fold": ("fold",), "raise": ("raise to",), "bet": ("bet",)}
        return _refused("bound_by_words", turn, now, tuple(each for row in turn.answers for each in kept.get(row, ())))
    if isinstance(said, s.Acts):
        return None
    known = now.known._replace(know={"choice": choice, "director": choice, **now.known.know})
    found = rules(now.state, now.story, turn.since, known, now.law)
    if found is None:
        return None
    ruling = found[0]
    return _with_change(ruling, turn.seat, _back(turn, now, ruling)) if isinstance(said, s.PutsOut) else ruling


def _verb(said: Declared, state: State, seat: int) -> str:
    """Return the action that a statement names; all-in is a call where it does not reach above the bet."""
    verb = ""
    if isinstance(said, s.Acts):
        verb = VERBS.get(said.verb, "")
    elif isinstance(said, s.Gestures):
        verb = SIGNS.get(said.what, "")
    elif isinstance(said, s.Says):
        heard = meaning(said.words)
        verb = heard.verb if heard is not None and not heard.condition else ""
    reaches = state.round.stacks[seat] + state.round.bets[seat]
    return "call" if verb == "all-in" and reaches <= state.round.level else verb


def _refused(code: str, turn: Turn, now: Moment, kept: tuple[str, ...]) -> Refused:
    may = {verb: bounds for verb, bounds in options(now.state, now.law).items() if verb in kept}
    facts: dict[str, object] = {"seat": now.known.seats[turn.seat]}
    if code == "size_is_owed":
        least, most = next(iter(may.values()))
        facts |= {"least": least, "most": most}
    return Refused(code, facts, now.law.cites(*turn.points), offered(may))


def _sized(turn: Turn, now: Moment, said: Declared) -> Ruling | None:
    """Rule on the size that follows a word, in words or in chips, as if it had been said at once."""
    first = turn.words or next((heard for each in _did(turn, now) if (heard := _words(each)) is not None), None)
    done = declaration_of(said, turn.seat, (), now.known) if not isinstance(said, s.Gestures) else None
    if first is None or done is None:
        return None
    heard = done.said if isinstance(said, s.Says) else None
    return _ruled(now, turn.seat, done._replace(said=_merged(first, heard), chips_first=False))


def _merged(first: Meaning, heard: Meaning | None) -> Meaning:
    """Return what was said at first with the size that was named after it."""
    if heard is None or heard.verb:
        return heard or first
    return first._replace(amount=heard.amount, scale=heard.scale, form=heard.form)


def _words(said: s.Statement) -> Meaning | None:
    return meaning(said.words) if isinstance(said, s.Says) else None


def _ruled(now: Moment, seat: int, done: Declaration | None) -> Ruling | None:
    if done is None:
        return None
    _within(now.state, seat, done)
    return declared(now.state, now.law, done)


def _within(state: State, seat: int, done: Declaration) -> None:
    has = state.round.stacks[seat] + done.took
    if done.put > has:
        raise Unreadable(f"{state.deal.seats[seat]} has {has} and cannot put out {done.put}")


def _did(turn: Turn, now: Moment) -> list[s.Statement]:
    """Return what the player did so far in this turn."""
    name = now.known.seats[turn.seat]
    return [each for each in now.story[turn.since : now.at] if isinstance(each, Declared) and each.seat == name]


def _added(turn: Turn, now: Moment, said: Declared) -> Ruling | None:
    """Rule on more words or chips of a player who has acted: all of it is read as one declaration."""
    if isinstance(said, BESIDE):
        return None
    if not isinstance(said, s.PutsOut) and (_is_over(turn, now) or (isinstance(said, s.Acts) and _plain(turn, now))):
        return None
    in_turn = turn.begun < len(now.so_far)
    base = _as_of(now.so_far[: turn.begun]) if in_turn else now.state
    others = tuple([each for each in now.held if each.seat != turn.seat])
    seen = supposed(base, others, said, now.known, now.law)
    waits = base.round.queue[:1] != (turn.seat,)
    then = in_his_turn(seen, turn.seat) if waits else base
    if not base.round.live >> turn.seat & 1:
        return None  # whose hand is out adds nothing
    first, later = _did(turn, now)[:1], [each for each in _did(turn, now)[1:] if not isinstance(each, BESIDE)]
    did = (*first, *later, said)
    if len(did) == 1:
        return None  # what came first was told with what others did
    parts = [_part(each, turn.seat, then, now.known, place == 0) for place, each in enumerate(did)]
    if any(each is None for each in parts):
        return None
    told = [each for each in parts if each is not None]
    whole, late = _joined(told)
    _within(then, turn.seat, whole)
    ruling = declared(then, now.law, whole)
    if late:
        ruling = ruling._replace(points=tuple(dict.fromkeys(("words.first", *ruling.points))), reason=FIRST)
    elif len(whole.motions) > 1 and (whole.said is None or ruling.reason is None):
        ruling = ruling._replace(reason=STRING)
    if waits:
        ruling = early(seen, now.law, ruling, turn.seat)
    if not _same(turn, now, base, ruling, waits):
        if waits or (now.state.street == base.street and now.state.stage == "betting" and ruling.command is not None):
            return ruling if waits else ruling._replace(remedies=(*ruling.remedies, ActAnew(turn.seat)))
        ruling = declared(then, now.law, _joined(told[:-1])[0])  # too late: what came first stands
    back = _left_over(told, _taken(turn, now, base, then, ruling))
    return _with_change(ruling._replace(command=None, held=None, remedies=(), asks=()), turn.seat, back)


def _with_change(ruling: Ruling, seat: int, back: int) -> Ruling:
    """Return a ruling by which so many of the chips that were added come back."""
    steps = tuple([each for each in ruling.steps if each.code not in ("give_back", "adds")])
    if not back:
        return ruling._replace(steps=steps, refunds=())
    return ruling._replace(steps=(*steps, finding("give_back", seat=seat, amount=back)), refunds=((seat, back),))


def _is_over(turn: Turn, now: Moment) -> bool:
    """Say whether the round of the turn is over, or it is the player's turn again."""
    over = now.state.stage != "betting" or now.state.street != turn.street
    return over or now.state.round.queue[:1] == (turn.seat,)


def _plain(turn: Turn, now: Moment) -> bool:
    """Say whether the floor is not asked, or the turn was told as a plain act: a second one is told by mistake."""
    return not now.known.asked or isinstance(now.story[turn.since], s.Acts)


def _as_of(happened: Sequence[e.Event]) -> State:
    state: State | None = None
    for event in happened:
        state = evolve(state, event)
    assert state is not None
    return state


def _part(said: s.Statement, seat: int, then: State, known: Known, first: bool) -> Declaration | None:
    """Return one motion; a first bet that was told with its amount is chips, anything else is as if it was said."""
    if isinstance(said, s.Acts) and said.verb in VERBS:
        amount, front = int(said.amount or 0), then.round.bets[seat]
        total = then.round.level + amount if said.verb == "raise_by" else amount
        if first and said.amount is not None and said.verb != "all_in" and total > front:
            return Declaration(seat, put=total - front, chips_first=True, know=known.know)
        named = None if said.amount is None or said.verb in ("all_in", "call") else total
        return Declaration(seat, Meaning(VERBS[said.verb], named), know=known.know)
    if isinstance(said, s.Says | s.PutsOut | s.TakesBack):
        return declaration_of(said, seat, (), known)
    return Declaration(seat, Meaning(SIGNS[said.what])) if isinstance(said, s.Gestures) and said.what in SIGNS else None


def _joined(parts: Sequence[Declaration]) -> tuple[Declaration, bool]:
    """Return several motions as one declaration, and whether words came last; what came first decides."""
    whole, late = parts[0], False
    for part in parts[1:]:
        if not part.put:
            late = True
            sizes = part.said is not None and part.said.verb not in CALLS
            if sizes and whole.said is not None and not whole.put and _is_open(whole.said):
                whole, late = whole._replace(said=_merged(whole.said, part.said)), False
            continue
        late = False
        known = bool(part.chips) and (bool(whole.chips) or not whole.put)
        whole = whole._replace(
            put=whole.put + part.put, chips=(*whole.chips, *part.chips) if known else (),
            motions=(*_motions(whole), *_motions(part)),
        )  # fmt: skip
    return whole._replace(motions=whole.motions if len(whole.motions) > 1 else ()), late


def _is_open(said: Meaning) -> bool:
    return said.amount is None and said.verb in (*RAISES, "pot")


def _motions(part: Declaration) -> tuple[int, ...]:
    return part.motions or ((part.put,) if part.put else ())


def _same(turn: Turn, now: Moment, base: State, ruling: Ruling, waits: bool) -> bool:
    """Say whether all of it is what the first of it was already."""
    if waits and ruling.held is not None:
        return any(each.seat == turn.seat and each.command == ruling.held for each in now.held)
    if ruling.command is None:
        return True
    outcome = applied(base, ruling, now.law, ())
    return not isinstance(outcome, Refused) and outcome[1][:1] == [*now.so_far[turn.begun : turn.begun + 1]]


def _taken(turn: Turn, now: Moment, base: State, then: State, ruling: Ruling) -> int:
    """Return the chips that the player's action takes of those that were put out."""
    first = now.so_far[turn.begun] if turn.begun < len(now.so_far) else None
    if isinstance(first, e.Called | e.RaisedTo | e.BroughtIn):
        return first.round.bets[turn.seat] - base.round.bets[turn.seat]
    return chips_of(then, now.law, ruling) if first is None else 0


def _left_over(parts: Sequence[Declaration], taken: int) -> int:
    """Return how much the last motion left over, beside what had been left over before it."""
    before, all_of_it = sum(part.put for part in parts[:-1]), sum(part.put for part in parts)
    return max(all_of_it - taken, 0) - max(before - taken, 0)


def _back(turn: Turn, now: Moment, ruling: Ruling) -> int:
    """Return what comes back of chips that were added to answer a question."""
    did = [each for each in (*_did(turn, now), now.story[now.at]) if isinstance(each, s.Says | s.PutsOut | s.TakesBack)]
    parts = [declaration_of(each, turn.seat, (), now.known) for each in did]
    takes = (ruling.amount or 0) - now.state.round.bets[turn.seat]
    return _left_over([each for each in parts if each is not None], max(takes, 0))


def turns_after(
    turns: tuple[Turn, ...], now: Moment, after: State, ruling: Ruling | None, added: bool
) -> tuple[Turn, ...]:
    """Return the turns that may go on: that of the player who did something last, and those that are still open.

    `after` is the hand after the statement; `added` says that it was a further motion.
    """
    said = now.story[now.at]
    if not isinstance(said, Declared) or said.seat not in now.known.seats:
        ends = isinstance(said, s.Dealt | s.Reached | s.Room) or (isinstance(said, s.Mishap) and after is not now.state)
        return () if ends else turns
    seat = now.known.seats.index(said.seat)
    old = next((each for each in turns if each.seat == seat), None)
    if old is not None and old.asks and ruling is not None and ruling.points == ("words.terms",):
        return turns  # nobody could tell what that meant
    if not added and ruling is not None and not _does(ruling):
        return turns
    others = tuple([each for each in turns if each.seat != seat and each.asks and _is_open_still(each, now, after)])
    if old is None or not added:
        old = Turn(seat, now.state.street, now.at, len(now.so_far))
    return (*others, opened(old, ruling))


def _does(ruling: Ruling) -> bool:
    """Say whether a ruling makes something of what was done, or may yet; otherwise the player acts anew."""
    waits = ruling.held is not None or bool(ruling.asks)
    return ruling.command is not None or bool(ruling.remedies) or waits


def _is_open_still(turn: Turn, now: Moment, after: State) -> bool:
    """Say whether what a turn left open still is; of a bet that changed before its player's turn the law decides.

    Who has to call or fold has given up the raise, as with an early call; any other question is about a bet.
    """
    changed = after.round.level != now.state.round.level and now.state.round.queue[:1] != (turn.seat,)
    early_act = now.law.early_call if "call" in turn.answers else now.law.early_bet
    return turn.street == after.street and not (changed and early_act(True) == "free")


def opened(turn: Turn, ruling: Ruling | None) -> Turn:
    """Return a turn with the question that a ruling leaves open."""
    asks: list[Any] = [] if ruling is None or ruling.command is not None or ruling.held is not None else [*ruling.asks]
    answers = tuple([str(given) for ask in asks if ask.fact == "choice" for given, _ in ask.leads])
    points = ruling.points if ruling is not None else ()
    return turn._replace(asks=tuple([ask.fact for ask in asks]), answers=answers, points=points if asks else ())
