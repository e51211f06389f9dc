"""What random play has reached: event types, points and policies of law, situations and refusals, each counted."""

from collections import Counter
from collections.abc import Callable
from typing import Any, cast

from cardspeak.hand import events as e
from cardspeak.hand.pots import pots
from cardspeak.hand.remedies.evolve import EVOLVE_REMEDIES
from cardspeak.hand.state import State
from cardspeak.law.law import Law
from cardspeak.law.points import HAND
from cardspeak.library import books

ALWAYS = "holds by how the engine is built and has nothing to compute; cases prove it"
# points that no single hand asks the law, and why
NEVER_ASKED = {
    "turn.order": f"the queue of the round {ALWAYS}",
    "turn.effect": f"the queue of the round {ALWAYS}",
    "turn.all_in": f"the queue holds nobody without chips, which {ALWAYS}",
    "fold.effect": f"a folded seat leaves the live ones, which {ALWAYS}",
    "bet.allowed": f"the verb of the options {ALWAYS}",
    "raise.allowed": f"the verb of the options {ALWAYS}",
    "bet.all_in": f"a short call {ALWAYS}",
    "bet.stakes": f"the stack in front {ALWAYS}",
    "bet.told": f"the answer {ALWAYS}",
    "bet.sizes": "the game's streets say it as data",
    "blind.when": f"the order of the dealer's work {ALWAYS}",
    "deal.deck": "the game says it as data",
    "deal.holding": "the game says it as data",
    "deal.board": "the game says it as data",
    "deal.sequence": f"the order of the dealer's work {ALWAYS}",
    "burn.shown": f"no view holds a burn card, which {ALWAYS}",
    "show.who": f"the live seats {ALWAYS}",
    "show.whole": f"a part of a hand claims nothing, which {ALWAYS}",
    "show.uncalled": f"nobody asks a winner without a showdown, which {ALWAYS}",
    "show.words": f"a hand has no words, which {ALWAYS}",
    "pot.sides": f"the pots {ALWAYS}",
    "pot.place": "only said, where a side pot stands",
    "pot.winner": f"the award {ALWAYS}",
    "pot.tie": f"the award {ALWAYS}",
} | {point: f"the ranking {ALWAYS}" for point in HAND if point.startswith("rank.")}

SITUATIONS = """
antes of all|ante of the big blind|ante of the button|dead small blind|straddle|no-look raise|live post|dead post
short ante|short blind|short bring-in|bring-in|completed|folded instead of the bring-in|short call
short all-in|full all-in|uncalled bet|side pot|three pots|four pots
won without a showdown|won at the showdown|won unseen|tabled|mucked|dealer mucked|hands up before the board
exposed while betting|board played|split|split in three|odd chip|several odd chips|odd chip of a larger chip
low side|no low|scoop|quarter|discards reshuffled|burns reshuffled|common card|stood pat|second run|third run
raked|flop missing: no rake|winners named|spot|dictated|unknown|hidden cards changed
""".replace("\n", "|").split("|")
SITUATIONS = [name for name in SITUATIONS if name]


class Reached:
    """Counters of all that play has come to."""

    def __init__(self) -> None:
        self.events: Counter[str] = Counter()
        self.asked: Counter[tuple[str, str]] = Counter()
        self.situations: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.combinations: Counter[tuple[str, str, str]] = Counter()

    def missing(self) -> list[str]:
        """Name everything that was never reached."""
        found = [
            f"event {kind.__name__}" for kind in e.NAMES if not (self.events[kind.__name__] or kind in EVOLVE_REMEDIES)
        ]
        asked: Counter[str] = Counter()
        for (point, _), count in self.asked.items():
            asked[point] += count
        found += [f"point {point}" for point in HAND if point not in NEVER_ASKED and not asked[point]]
        found += [f"point {point}: listed as never asked, but it was" for point in NEVER_ASKED if asked[point]]
        chosen = {(row.point, row.policy) for book in books().values() for row in book.answers}
        found += [
            f"policy {policy} of {point}"
            for point, policy in sorted(chosen)
            if point in HAND and point not in NEVER_ASKED and not self.asked[point, policy]
        ]
        found += [f"situation {name}" for name in SITUATIONS if not self.situations[name]]
        found += [f"situation {name}: counted, but not listed" for name in self.situations if name not in SITUATIONS]
        return found + [f"refusal {code}" for code in REFUSALS if not self.refusals[code]]


REFUSALS: tuple[str, ...] = ()


class _Counted:
    """A law whose points count how often they were asked; everything else is the law's own."""

    def __init__(self, law: Law, asked: Counter[tuple[str, str]]) -> None:
        self._law, self._asked = law, asked

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._law, name)
        if name in METHODS:
            key = (METHODS[name], self._law.answers[METHODS[name]].policy)
            value = _counting(value, self._asked, key)
        setattr(self, name, value)
        return value


METHODS = {point.replace(".", "_"): point for point in HAND}


def _counting(policy: Callable[..., Any], asked: Counter[tuple[str, str]], key: tuple[str, str]) -> Callable[..., Any]:
    def asking(*facts: Any, **more: Any) -> Any:
        asked[key] += 1
        return policy(*facts, **more)

    return asking


def counted(law: Law, reached: Reached) -> Law:
    """Return the law with counters at its points."""
    return cast(Law, _Counted(law, reached.asked))


def note(before: State | None, event: e.Event, state: State, reached: Reached) -> None:
    """Count the event and the situations that it shows."""
    reached.events[type(event).__name__] += 1
    noted = NOTES.get(type(event))
    if noted:
        for name in noted(before, event, state):
            if name:
                reached.situations[name] += 1


def _begun(before: State | None, event: Any, state: State) -> list[str]:
    deal = event.deal
    big = [post.seat for post in deal.posts if post.kind == "big blind"]
    found = ["dictated" if deal.source == "dictated" else ""]
    for post in deal.posts:
        if post.kind == "table ante":
            found.append("ante of the big blind" if post.seat in big else "ante of the button")
    kinds = {post.kind for post in deal.posts}
    found.append("antes of all" if "ante" in kinds else "")
    found.append("dead small blind" if big and "small blind" not in kinds else "")
    names = {"straddle": "straddle", "no-look": "no-look raise", "post": "live post", "dead": "dead post"}
    return found + [names[kind] for kind in kinds if kind in names]


def _posted(before: State | None, event: Any, state: State) -> list[str]:
    asked = {(post.seat, post.kind): post.amount for post in state.deal.posts}
    short = [post.kind for post in event.posts if post.amount < asked[post.seat, post.kind]]
    return [
        "short ante" if any("ante" in kind for kind in short) else "",
        "short blind" if any("blind" in kind for kind in short) else "",
    ]


def _dealt(before: State | None, event: Any, state: State) -> list[str]:
    common = bool(event.board) and state.deal.game.family == "stud"
    return ["common card" if common else "", {1: "second run", 2: "third run"}.get(event.run, "")]


def _brought_in(before: State | None, event: Any, state: State) -> list[str]:
    return ["bring-in", "short bring-in" if event.amount < state.deal.bring_in else ""]


def _called(before: State | None, event: Any, state: State) -> list[str]:
    return ["short call" if event.round.bets[event.seat] < event.round.level else ""]


def _raised(before: State | None, event: Any, state: State) -> list[str]:
    assert before is not None
    deal, was = state.deal, before.round
    empty = not event.round.stacks[event.seat]
    return [
        ("full all-in" if event.full else "short all-in") if empty else "",
        "completed" if deal.bring_in and not state.street and not was.full else "",
    ]


def _folded(before: State | None, event: Any, state: State) -> list[str]:
    owes = state.deal.bring_in and not state.street and not event.round.level
    return ["folded instead of the bring-in" if owes else ""]


def _collected(before: State | None, event: Any, state: State) -> list[str]:
    count = len(pots(state))
    return [name for least, name in ((2, "side pot"), (3, "three pots"), (4, "four pots")) if count >= least]


def _discarded(before: State | None, event: Any, state: State) -> list[str]:
    return ["" if event.positions else "stood pat"]


def _reshuffled(before: State | None, event: Any, state: State) -> list[str]:
    return ["discards reshuffled" if event.kept else "burns reshuffled"]


def _tabled(before: State | None, event: Any, state: State) -> list[str]:
    return ["tabled" if state.stage == "showdown" else "hands up before the board"]


def _mucked(before: State | None, event: Any, state: State) -> list[str]:
    return ["mucked" if state.deal.shows == "asked" else "dealer mucked"]


def _awarded(before: State | None, event: Any, state: State) -> list[str]:
    live = state.round.live
    contested = bool(live & (live - 1))
    claims = live & ~state.noted.mucked
    many = contested and bool(claims & (claims - 1))
    high_low = len(state.deal.game.sides) > 1 and many
    return [
        "won at the showdown" if contested else "won without a showdown",
        "won unseen" if contested and not state.cards.tabled and not state.noted.claimed else "",
        "split" if len(event.shares) > 1 else "",
        "split in three" if len(event.shares) > 2 else "",
        "odd chip" if event.odd else "",
        "several odd chips" if len(event.odd) > 1 else "",
        "odd chip of a larger chip" if event.odd and min(state.deal.chips) > 1 else "",
        "low side" if event.side else "",
        "quarter" if event.side and len(event.shares) > 1 else "",
        "no low" if high_low and not event.side and event.size == _whole(before, event) else "",
    ]


def _whole(before: State | None, event: Any) -> int:
    """Return the size of the pot that an award is of, when it is the only one."""
    if before is None or len(before.cards.boards) > 1:
        return -1
    found = pots(before)
    return found[0].size - before.pot.raked if len(found) == 1 else -1


def note_hand(told: list[e.Event], reached: Reached) -> None:
    """Count what only a whole hand shows."""
    sole: dict[tuple[int, int], list[int]] = {}
    for event in told:
        if isinstance(event, e.Awarded) and len(event.shares) == 1:
            sole.setdefault((event.pot, event.run), []).append(event.shares[0][0])
    reached.situations["scoop"] += any(len(row) == 2 and row[0] == row[1] for row in sole.values())
    kinds = [type(event) for event in told]
    reached.situations["winners named"] += e.WinnersAsked in kinds and e.Awarded in kinds
    begun = told[0]
    if isinstance(begun, e.HandBegun) and begun.deal.rake and begun.deal.rake.no_flop_no_drop:
        unraked = begun.deal.game.family == "flop" and e.Raked not in kinds
        reached.situations["flop missing: no rake"] += unraked and kinds.count(e.Dealt) == 1


NOTES: dict[type, Callable[[State | None, Any, State], list[str]]] = {
    e.HandBegun: _begun,
    e.SpotSet: lambda before, event, state: ["spot"],
    e.Shuffled: lambda before, event, state: ["unknown" if 52 in event.order and state.deal.source == "order" else ""],
    e.Posted: _posted,
    e.Dealt: _dealt,
    e.BroughtIn: _brought_in,
    e.Called: _called,
    e.RaisedTo: _raised,
    e.Folded: _folded,
    e.Exposed: lambda before, event, state: ["exposed while betting" if state.stage == "betting" else ""],
    e.UncalledReturned: lambda before, event, state: ["uncalled bet"],
    e.Collected: _collected,
    e.Discarded: _discarded,
    e.Reshuffled: _reshuffled,
    e.Tabled: _tabled,
    e.Mucked: _mucked,
    e.BoardPlayed: lambda before, event, state: ["board played"],
    e.Raked: lambda before, event, state: ["raked"],
    e.Awarded: _awarded,
}
