"""A rule experiment: the same decks, stacks and players under two laws, and what the difference between them moves.

Each player has a generator of their own for each hand, so that both laws are played alike until they part.
"""

from random import Random
from typing import NamedTuple

from cardspeak.batch.books import opened
from cardspeak.batch.experiment import Bar, Sums, Table, interval
from cardspeak.batch.match import BOTS
from cardspeak.batch.selfplay import deal_at, play_out
from cardspeak.bots.simple import Bot
from cardspeak.cards.card import DECKS
from cardspeak.errors import Unreadable
from cardspeak.hand import commands as c
from cardspeak.hand.commands import Options
from cardspeak.hand.state import Deal, State
from cardspeak.hand.view import View
from cardspeak.law.book import Answer
from cardspeak.law.law import Law
from cardspeak.law.points import HAND, POINTS
from cardspeak.law.policy import POLICIES
from cardspeak.library import find_game, law_at
from cardspeak.record import record

WHOLE = "all of it"


@record
class Rules(NamedTuple):
    """Hands under `book`, and again under each variant of its law.

    `others` are the variants: a point that is answered as `against` answers it, or as a policy says that is written
    `point=policy` or `point=policy name:value`; `WHOLE` is the whole of the book `against`. Stacks are drawn between
    `shortest` and `stack` big blinds, one by one.
    """

    book: str
    home: str
    against: str
    away: str
    others: tuple[str, ...]
    bot: str
    game: str
    event: str
    players: int
    shortest: int
    stack: int
    big: int
    seed: int
    hands: int

    @property
    def items(self) -> int:
        """How many hands there are."""
        return self.hands

    @property
    def at_once(self) -> int:
        """How many hands make a task."""
        return 500

    def laws(self) -> tuple[Law, dict[str, Law]]:
        """Return the law of the book, and those of the variants; `Unreadable` for a point or policy that is none."""
        opened(self.book, self.home)
        game, structure = find_game(self.game)
        law = law_at(self.book, game, structure, self.players, self.event)  # type: ignore[arg-type]
        other: Law | None = None
        if self.against:
            opened(self.against, self.away)
            other = law_at(self.against, game, structure, self.players, law.context.event)
        found: dict[str, Law] = {}
        for name in self.others:
            if name == WHOLE and other:
                found[name] = other
            else:
                found[name] = law.replaced(_answer(name, other))
        return law, found

    def counted(self, first: int, last: int) -> Sums:
        """Return for each variant: hands, how many went otherwise, how many ended otherwise, chips moved, squares."""
        law, variants = self.laws()
        game, structure = find_game(self.game)
        usual = deal_at(game, structure, law, self.players, self.stack, self.big)
        sums = {name: [0, 0, 0, 0, 0] for name in variants}
        for number in range(first, last):
            rng = Random(f"{self.seed}:{number}")
            order = [*DECKS[game.deck]]
            rng.shuffle(order)
            stacks = [rng.randint(self.shortest * self.big, self.stack * self.big) for _ in range(self.players)]
            deal = usual._replace(stacks=tuple(stacks))
            told, end = self._played(deal, law, order, number)
            for name, variant in variants.items():
                other_told, other = self._played(deal, variant, order, number)
                moved = sum([abs(a - b) for a, b in zip(end.round.stacks, other.round.stacks, strict=True)]) // 2
                row = sums[name]
                row[0] += 1
                row[1] += told != other_told
                row[2] += moved > 0
                row[3] += moved
                row[4] += moved * moved
        return sums

    def _played(self, deal: Deal, law: Law, order: list[int], number: int) -> tuple[list[object], State]:
        events: list[object] = []
        bots = [_Own(BOTS[self.bot], Random(f"{self.seed}:{number}:{seat}")) for seat in range(self.players)]
        end = play_out(
            deal, law, bots, order, Random(f"{self.seed}:{number}:table"), lambda _, seen, __: events.extend(seen)
        )
        return events, end

    def table(self, sums: Sums, done: int) -> Table:
        """Return for each variant how many hands it changed, and what it moved from player to player."""
        rows, bars = [], []
        for name in self.others:
            hands, otherwise, ended, moved, squares = sums.get(name, [0, 0, 0, 0, 0])
            mean, within = interval(hands, moved, squares)
            bar = Bar(name, mean / self.big * 1000, within / self.big * 1000)
            bars.append(bar)
            rows.append((name, hands, otherwise, ended, f"{bar.value:.3f}", f"{bar.within:.3f}"))
        books = f"{self.book} as {self.against}" if self.against else self.book
        title = f"{books}: {self.game}, {self.players} players, {self.bot}"
        columns = (
            "answered otherwise",
            "hands",
            "went otherwise",
            "ended otherwise",
            "big blinds moved per 1,000",
            "95 % ±",
        )
        return Table(title, columns, tuple(rows), "big blinds moved per 1,000 hands", tuple(bars))


class _Own:
    """A bot with chance of its own."""

    def __init__(self, bot: Bot, rng: Random) -> None:
        self.bot, self.rng = bot, rng

    def __call__(self, view: View, options: Options, rng: Random) -> c.Command:
        return self.bot(view, options, self.rng)


def differing(book: str, against: str, game: str, players: int, event: str) -> tuple[str, ...]:
    """Return the points of a deal that two books answer otherwise for this table."""
    kind, structure = find_game(game)
    one = law_at(book, kind, structure, players, event)  # type: ignore[arg-type]
    other = law_at(against, kind, structure, players, one.context.event)
    return tuple([point for point in HAND if _said(one.answers[point]) != _said(other.answers[point])])


def _said(answer: Answer) -> tuple[object, ...]:
    return answer.policy, answer.parameters


def _answer(name: str, other: Law | None) -> Answer:
    """The answer that a variant names: of the other book, or a policy with its parameters."""
    point, given, written = name.partition("=")
    if point not in POINTS:
        raise Unreadable(f"there is no point of law {point!r} (see `cardspeak points`)")
    if not given:
        if other is None:
            raise Unreadable(f"{point}: say what answers it otherwise, with --against BOOK, or as {point}=POLICY")
        return other.answers[point]
    words = written.split()
    known = POLICIES.get(point, {})
    if not words or words[0] not in known:
        raise Unreadable(f"{point} has no policy {written!r}; it has {', '.join(known)}")
    policy = known[words[0]]
    parameters: dict[str, object] = {}
    for word in words[1:]:
        key, _, text = word.partition(":")
        values = {str(value): value for value in policy.parameters.get(key, ())}
        if text not in values:
            raise Unreadable(
                f"{point}={policy.name}: {word!r} is none of its parameters ({_choices(policy.parameters)})"
            )
        parameters[key] = values[text]
    missing = [key for key in policy.parameters if key not in parameters]
    if missing:
        raise Unreadable(f"{point}={policy.name}: say {', '.join(missing)} too ({_choices(policy.parameters)})")
    return Answer("variant", point, policy.name, tuple(parameters.items()), (policy.name,))  # type: ignore[arg-type]


def _choices(parameters: dict[str, tuple[str | int | bool, ...]]) -> str:
    return "; ".join(f"{key}:{'|'.join(map(str, values))}" for key, values in parameters.items()) or "it has none"
