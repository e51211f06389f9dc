"""Tables of every kind for the property tests: any game under any book, with uneven stacks and all sorts of posts."""

from collections.abc import Callable
from random import Random

from cardspeak.cards.card import DECKS
from cardspeak.hand import commands as c
from cardspeak.hand.betting import options
from cardspeak.hand.dealing import shuffled_cards
from cardspeak.hand.posting import antes, blinds, unfit
from cardspeak.hand.state import Deal, Event, Post, Rake, State
from cardspeak.hand.view import view
from cardspeak.law.law import Law
from cardspeak.library import books, games, law_at

SEATS = "ABCDEFGHIJ"
STAKES = ((1, 2), (5, 10), (25, 50))


def any_table(rng: Random) -> tuple[Deal, Law, tuple[int, ...]]:
    """Return a deal that may begin, its law and a shuffled deck."""
    while True:
        deal, law = _table(rng)
        if unfit(deal, law) is None:
            order = list(DECKS[deal.game.deck])
            rng.shuffle(order)
            return deal, law, tuple(order)


def _table(rng: Random) -> tuple[Deal, Law]:
    game = rng.choice(list(games().values()))
    structure = rng.choice(game.structures)
    players = rng.choice((2, 3, 3, 4, 5, 6, 6, 7, 8, 9))
    event = rng.choice(("cash", "tournament"))
    law = law_at(rng.choice(list(books())), game, structure, players, event)
    button = rng.randrange(players)
    small, big = rng.choice(STAKES)
    flop = game.forced == "blinds"
    posts = antes(players, rng.choice((1, small))) if rng.random() < 0.4 else ()
    if flop:
        posts += blinds(law, players, button, small, big)
        posts += _extra_posts(rng, law, players, button, small, big, posts)
        if rng.random() < 0.1:
            posts = tuple(post for post in posts if post.kind != "small blind")
    stacks = tuple(rng.choice((rng.randint(1, 3 * big), rng.randint(1, 100 * big), 20 * big)) for _ in range(players))
    stakes = (small if flop else 0, big if flop else 0, 0 if flop else big // 2, big, big)
    if structure == "fixed-limit":
        stakes = (*stakes[:4], 2 * big)
    deal = Deal(
        game, structure, tuple(SEATS[:players]), stacks, button, posts, *stakes,
        chips=rng.choice(((1,), (1, 5), (small,))), event=Event(event, rng.choice((0, 2, 9))),
        rake=rng.choice((None, Rake(5, big))),
        shows=rng.choice(("asked", "dealer")), runs=rng.choice((1, 3)),
    )  # fmt: skip
    return deal, law


def _extra_posts(
    rng: Random, law: Law, players: int, button: int, small: int, big: int, posts: tuple[Post, ...]
) -> tuple[Post, ...]:
    found: tuple[Post, ...] = ()
    if rng.random() < 0.2:
        found += (Post(posts[-1].seat, "table ante", big),)
    third = (button + 3) % players
    if players > 3 and rng.random() < 0.3 and law.straddle_allowed(players, True):
        found += (Post(third, "straddle", law.straddle_size(big)),)
    elif players > 3 and rng.random() < 0.3 and law.nolook_allowed():
        found += (Post(third, "no-look", law.nolook_size(big)),)
    if players > 4 and rng.random() < 0.2:
        late = (button + 4) % players
        found += (Post(late, "post", big), Post(late, "dead", small))
    return found


def any_command(rng: Random, state: State, law: Law) -> c.Command:
    """Return a legal command for whoever has to choose, a little inclined to stay in."""
    queue = state.round.queue
    if state.stage == "shuffling":
        cards = list(shuffled_cards(state)[0])
        rng.shuffle(cards)
        return c.Reshuffle(tuple(cards))
    if state.stage == "runs":
        return c.Run(rng.randint(1, min(3, law.deal_runs(True))))
    seat = queue[0]
    if state.stage == "drawing":
        held = len(state.secret.down[seat])
        return c.Discard(seat, tuple(rng.sample(range(held), rng.randint(0, held))))
    if state.stage == "showdown":
        return rng.choice((c.Show(seat), c.Show(rng.choice(queue)), c.Muck(seat), c.PlayBoard(seat)))
    if rng.random() < 0.02:
        return c.Show(seat)
    found = options(view(state, seat), law)
    verb = rng.choice(list(found))
    if verb == "fold" and rng.random() < 0.6 and "call" in found:
        verb = "call"
    if verb in SIMPLE:
        return SIMPLE[verb](seat)
    least, most = found[verb]
    if state.deal.structure == "fixed-limit":
        return c.RaiseTo(seat, rng.choice((least, most)))
    return c.RaiseTo(seat, rng.choice((least, most, rng.randint(least, most))))


SIMPLE: dict[str, Callable[[int], c.Command]] = {
    "fold": c.Fold,
    "check": c.Check,
    "call": c.Call,
    "bring in": c.BringIn,
}


def illegal_commands(rng: Random, state: State) -> list[c.Command]:
    """Return commands that nobody may give now: from strange seats, out of turn, of impossible sizes."""
    players = len(state.deal.seats)
    queue = state.round.queue
    seat = queue[0] if queue else 0
    other = next((place for place in range(players) if place not in queue[:1]), 0)
    behind = state.round.stacks[seat] + state.round.bets[seat]
    return [
        c.Call(players),
        c.Check(-1),
        c.Fold(other) if queue and other != seat else c.Fold(players + 3),
        c.RaiseTo(seat, behind + 1),
        c.RaiseTo(seat, -5),
        c.RaiseTo(seat, 0),
        c.Discard(seat, (99,)),
        c.Discard(seat, (0, 0)),
        c.Run(9),
        c.Reshuffle((1, 1)),
        c.TurnUp((1, 2, 3)),
        c.Show(players + 1),
        c.Muck(players),
        c.AskToSee(seat, players),
        c.AskPot(-1),
        c.Rabbit(players),
        c.AskBet(players),
        c.NameWinners(((players,),)) if state.stage != "over" else c.Muck(0),
    ]
