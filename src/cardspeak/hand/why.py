"""Why: which points of law, and so which clauses, stand behind what a hand shows.

Each function names the points that decided an answer, from what really played a part in it: the odd chip only where
one was given, the rule on short all-ins only where one was made.
"""

from collections.abc import Sequence

from cardspeak.cards.card import UNKNOWN
from cardspeak.hand import events as e
from cardspeak.hand.betting import Barred, bounds, brings_in, options
from cardspeak.hand.pots import pots, side_ranking
from cardspeak.hand.state import State, seats_in
from cardspeak.law.law import Law

Points = tuple[str, ...]
ALWAYS_RANKED = ("rank.size", "rank.order")
TOLD = (e.PotTold, e.BetTold, e.PotSpread, e.BetsGathered)
TOLD_BY: dict[type, str] = dict(zip(TOLD, ("pot.told", "bet.told", "pot.spread", "bet.gathered"), strict=True))


def of_options(state: State, law: Law, events: Sequence[e.Event]) -> Points:
    """The points behind what the player to act may do, and may not."""
    found: list[str] = ["turn.effect"]
    now = state.round
    if state.stage != "betting" or not now.queue:
        return of_showing(state) if state.stage == "showdown" else ("deal.sequence",)
    seat = now.queue[0]
    may = options(state, law)
    found += ["check.allowed"] if "check" in may else ["fold.effect", "check.allowed"]
    if brings_in(state):
        found += ["bringin.seat", "bringin.size"]
    if "call" in may:
        found += ["call.allowed"] + (["bet.all_in"] if may["call"][0] < now.level - now.bets[seat] else [])
        found += ["call.limp"] if state.street == 0 and now.raises == 0 else []
    if _short_blind(state, events):
        found.append("blind.short")
    reach = bounds(state, law, seat)
    if isinstance(reach, Barred):
        found += reach.points
        found += ["bet.sizes"] if law.context.structure == "fixed-limit" and reach.code == "capped" else []
    else:
        found += ["bet.stakes", "bet.maximum"]
        found += ["raise.allowed", "raise.minimum"] if now.level else ["bet.allowed", "bet.minimum"]
        if law.context.structure == "fixed-limit":
            found += ["bet.sizes"]
        if law.context.structure == "fixed-limit" or now.raises > 2:
            found += ["raise.cap"]
        _, most = reach
        if most == now.stacks[seat] + now.bets[seat]:
            found += ["bet.all_in"]
        if law.context.structure == "pot-limit" and state.street == 0:
            found += ["pot.counted"]
        if state.street == 1 and not now.level and state.deal.game.family == "stud":
            found += ["bet.open_pair"]
    if now.acted[seat] >= 0:
        found.append("raise.reopens")
    if _all_in_raise(events) or now.level > now.full > 0:
        found += ["raise.short", "raise.reopens"]
    if any(isinstance(event, e.Exposed) for event in events):
        found.append("exposed.rights")
    kinds = {post.kind for post in state.deal.posts}
    if "straddle" in kinds:
        found += ["straddle.allowed", "straddle.size", "straddle.last_word"]
    if "no-look" in kinds:
        found += ["nolook.allowed", "nolook.size"]
    return _once(found)


def _short_blind(state: State, events: Sequence[e.Event]) -> bool:
    asked = {(post.seat, post.kind): post.amount for post in state.deal.posts}
    for event in events:
        if isinstance(event, e.Posted):
            if any(post.amount < asked[post.seat, post.kind] for post in event.posts if "blind" in post.kind):
                return True
        elif isinstance(event, e.BroughtIn) and event.amount < state.deal.bring_in:
            return True
    return False


def _all_in_raise(events: Sequence[e.Event]) -> bool:
    for event in reversed(events):
        if isinstance(event, e.RoundOpened):
            return False
        if isinstance(event, e.RaisedTo) and event.round.stacks[event.seat] == 0:
            return True
    return False


def of_turn(state: State, events: Sequence[e.Event]) -> Points:
    """The points behind whose turn it is."""
    found = ["turn.order", "turn.effect", "deal.sequence"]
    family = state.deal.game.family
    if state.street == 0:
        found.append("bringin.seat" if family == "stud" else "turn.first_round")
        if family != "stud":
            found.append("blind.seats")
    else:
        found.append("turn.later_rounds")
        if state.street == 1 and max(state.round.acted) < 0:
            # the player with the last word decided that the first round is over
            kinds = {post.kind for post in state.deal.posts}
            found += ["straddle.last_word"] if "straddle" in kinds else []
            found += ["nolook.allowed"] if "no-look" in kinds else []
        found += ["turn.common_card"] if family == "stud" and state.cards.boards[0] else []
    if state.street < 2:
        kinds = {post.kind for post in state.deal.posts}
        found += ["straddle.last_word"] if "straddle" in kinds else []
        found += ["nolook.allowed"] if "no-look" in kinds else []
    if 0 in state.round.stacks:
        found.append("turn.all_in")
    if state.stage == "showdown":
        found += of_showing(state)
    return _once(found)


def of_showing(state: State) -> Points:
    """The points behind who has to show, and in which order."""
    found = ("show.who", "show.first", "show.order", "show.duty", "show.all_in")
    left = state.round.live & ~state.noted.mucked
    return (*found, "show.last") if not left & (left - 1) else found


def of_pots(state: State) -> Points:
    """The points behind the pots as they lie."""
    found = ["pot.sides", "turn.effect"]
    if len(pots(state)) > 1:
        found += ["pot.place", "bet.all_in"]
    if any(state.pot.dead):
        found.append("ante.order")
    return tuple(found)


def of_blinds(state: State) -> Points:
    """The points behind the blinds as they were posted."""
    return ("blind.seats", "blind.when", "blind.ratio", "blind.short", "deal.sequence")


def of_cards(state: State, events: Sequence[e.Event]) -> Points:
    """The points behind the cards that lie on the table and in the hands."""
    found = ["deal.deck", "deal.order", "deal.holding", "deal.sequence", "deal.burn"]
    if state.deal.game.family == "flop":
        found.append("deal.board")
    elif any(isinstance(event, e.Folded) or (isinstance(event, e.SpotSet) and event.left) for event in events):
        found.append("deal.folded")
    if any(isinstance(event, e.RunsAgreed) for event in events):
        found.append("deal.runs")
    if state.deal.game.family == "stud" and (state.cards.boards[0] or state.stage == "shuffling"):
        found.append("deal.short_stub")
    if any(isinstance(event, e.Reshuffled) for event in events):
        found.append("deal.short_stub")
    return tuple(found)


def of_award(state: State, events: Sequence[e.Event]) -> Points:
    """The points behind who won what."""
    awarded = [event for event in events if isinstance(event, e.Awarded)]
    found = ["pot.winner", "pot.sides"]
    if any(isinstance(event, e.Called | e.RaisedTo) and not event.round.stacks[event.seat] for event in events):
        found.append("bet.all_in")
    if len({event.pot for event in awarded}) > 1:
        found.append("pot.order")
    if any(len(event.shares) > 1 for event in awarded):
        found.append("pot.tie")
    if any(event.odd for event in awarded):
        found += ["oddchip.unit"]
        found += ["oddchip.to"] if any(event.odd and len(event.shares) > 1 for event in awarded) else []
        found += ["oddchip.several"] if any(len(event.odd) > 1 for event in awarded) else []
        found += ["oddchip.pots"] if len({event.pot for event in awarded if event.odd}) > 1 else []
    if len({event.side for event in awarded}) > 1:
        found += ["oddchip.sides", "oddchip.unit"]
    if len(state.cards.boards) > 1:
        found.append("deal.runs")
    if state.deal.rake:
        found.append("deal.sequence")
    if state.pot.raked:
        found.append("charge.rake")
    contested = state.round.live.bit_count() > 1
    if not contested:
        return _once([*found, "show.uncalled"])
    found += ["show.who", "show.words", "show.whole", "show.board", "show.duty"]
    if not state.cards.tabled:
        found.append("show.last")
    return _once([*found, *_ranked(state, awarded)])


def _ranked(state: State, awarded: Sequence[e.Awarded]) -> list[str]:
    found: list[str] = list(ALWAYS_RANKED)
    shown = seats_in(state.cards.tabled & state.round.live, len(state.round.stacks))
    for event in awarded:
        kind = state.deal.game.sides[event.side]
        ranked = side_ranking(kind.ranking, kind.use)
        made = []
        for seat in shown:
            holding = state.secret.down[seat] + state.cards.up[seat]
            board = state.cards.boards[event.run]
            if UNKNOWN in holding or UNKNOWN in board:
                continue  # nobody can say what was made
            hand = ranked.made(holding, board)
            if hand:
                made.append((hand.value, seat, hand))
        if not made:
            continue
        made.sort(key=lambda row: row[0], reverse=True)
        winners = {seat for seat, _ in event.shares}
        best = made[0][2]
        losers = [hand for _, seat, hand in made if seat not in winners]
        codes = dict.fromkeys([best.code, *[hand.code for hand in losers[:1]]])  # a set would give them in any order
        found += [f"rank.{code.replace('royal_flush', 'straight_flush')}" for code in codes]
        if len(winners) > 1:
            found.append("rank.equal")
        if {"straight", "straight_flush"} & codes.keys():
            found.append("rank.aces")
    return found


def of_showdown(state: State, events: Sequence[e.Event]) -> Points:
    """The points behind the order in which hands were or have to be shown."""
    found = of_showing(state)
    return (*found, "raise.short") if _all_in_raise(events) else found


def of_told(events: Sequence[e.Event]) -> Points:
    """The points behind what the dealer told or did last for a player who asked."""
    return (TOLD_BY[type(events[-1])],)


def cites(law: Law, points: Sequence[str]) -> tuple[str, ...]:
    """The clauses behind these points, those of the points that the law knows."""
    return law.cites(*[point for point in points if point in law.answers])


def _once(found: Sequence[str]) -> Points:
    return tuple(dict.fromkeys(found))
