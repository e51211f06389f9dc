"""Antes, blinds, straddles and other posts: who pays what before the cards, and what a deal must keep to begin."""

from functools import cache

from cardspeak.finding import Finding, finding
from cardspeak.games import Game
from cardspeak.hand import events as e
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import Deal, Post, PostKind, Round, new
from cardspeak.law.law import Law

LIVE_POSTS = ("small blind", "big blind", "straddle", "no-look", "post")
TOTALS = ("straddle", "no-look")  # amounts in front of the player, the blind included
DEAD_POSTS = ("ante", "table ante", "dead", "bomb pot")
OWN_LEVEL = ("ante", "bomb pot")  # dead money that counts for its player
USUAL = frozenset({"small blind", "big blind", "post", "ante", "table ante", "dead", "bomb pot"})
MOST_PLAYERS = 10


def blinds(law: Law, players: int, button: int, small: int, big: int) -> tuple[Post, ...]:
    """Return the posts of the small and the big blind in the seats that the law names."""
    first, second = law.blind_seats(players, button)
    posts = ((Post(first, "small blind", small),) if small else ()) + (Post(second, "big blind", big),)
    return posts


def antes(players: int, amount: int) -> tuple[Post, ...]:
    """Return an ante of every player."""
    return tuple(Post(seat, "ante", amount) for seat in range(players)) if amount else ()


@cache
def cards_needed(game: Game, players: int) -> int:
    """Return how many cards a deal takes at least; in stud the last may be a common one, in draw discards come back."""
    first = game.streets[0]
    wanted = players * (first.down + first.up if game.family != "stud" else game.holding - 1)
    for street in game.streets:
        wanted += street.board + street.burn
    return wanted


def unfit(deal: Deal, law: Law) -> Refused | None:
    """Say why a deal cannot begin: players, cards, blinds, straddles or bring-in that the book does not have."""
    players = len(deal.seats)
    if not 2 <= players <= MOST_PLAYERS:
        return Refused(
            "number_of_players",
            {"players": players},
            law.cites("deal.sequence"),
            finding("players_from_to", least=2, most=10),
        )
    if len(deal.stacks) != players:
        return Refused(
            "stacks", {"stacks": len(deal.stacks)}, law.cites("bet.stakes"), finding("one_of_each_seat", number=players)
        )
    if not 0 <= deal.button < players:
        return Refused(
            "no_such_seat", {"button": deal.button}, law.cites("deal.order"), finding("one_of_seats", number=players)
        )
    game = deal.game
    if deal.structure not in game.structures:
        facts = {"game": game.name, "structure": deal.structure}
        return Refused(
            "structure", facts, law.cites("bet.maximum"), finding("any_of", names=", ".join(game.structures))
        )
    if not deal.chips or min(deal.chips) < 1:
        return Refused(
            "chips_in_play", {"chips": deal.chips}, law.cites("oddchip.unit"), Finding("chips_of_one_and_more")
        )
    if min(deal.stacks) <= 0:
        empty = deal.seats[[stack <= 0 for stack in deal.stacks].index(True)]
        return Refused("no_chips", {"seat": empty}, law.cites("bet.stakes"), Finding("stack_of_one_chip"))
    wanted = cards_needed(game, players)
    if wanted > game.deck:
        return Refused("not_enough_cards", {"players": players, "cards": wanted}, law.cites("deal.deck"))
    if deal.small_blind and not law.blind_ratio(deal.small_blind, deal.big_blind):
        return Refused(
            "blind_ratio",
            {"small_blind": deal.small_blind, "big_blind": deal.big_blind},
            law.cites("blind.ratio"),
            finding("small_blind_of_half", amount=deal.big_blind // 2),
        )
    if deal.bring_in and not law.bringin_size(deal.bring_in, deal.small_bet):
        return Refused(
            "bring_in_size",
            {"bring_in": deal.bring_in, "lower_bet": deal.small_bet},
            law.cites("bringin.size"),
            finding("bring_in_of", amount=deal.small_bet // 2),
        )
    return _unfit_posts(deal, law)


def _unfit_posts(deal: Deal, law: Law) -> Refused | None:
    players = len(deal.seats)
    straddles = 0
    for post in deal.posts:
        seat, kind, amount = post
        if not 0 <= seat < players or amount < 0:
            facts = {"seat": seat, "kind": kind, "amount": amount}
            return Refused("post", facts, law.cites("blind.when"), finding("amount_from_seat", number=players))
        if kind in USUAL:
            continue
        if post.kind in TOTALS:
            straddles += 1
            due = (seat_of(deal, "big blind") + straddles) % players
            if post.seat != due:
                told: dict[str, object] = {"seat": deal.seats[post.seat], "kind": post.kind}
                point = "straddle.allowed" if post.kind == "straddle" else "nolook.allowed"
                return Refused(
                    "not_behind_the_big_blind", told, law.cites(point), finding("by_player", name=deal.seats[due])
                )
        if post.kind == "straddle":
            if not law.straddle_allowed(players, deal.straddles):
                return Refused("no_straddle", {"seat": deal.seats[post.seat]}, law.cites("straddle.allowed"))
            size = law.straddle_size(deal.big_blind)
            if post.amount != size:
                return Refused(
                    "straddle_size",
                    {"seat": deal.seats[post.seat], "straddle": post.amount},
                    law.cites("straddle.size"),
                    finding("straddle_of", amount=size),
                )
        elif post.kind == "no-look":
            if not law.nolook_allowed():
                return Refused("no_blind_raise", {"seat": deal.seats[post.seat]}, law.cites("nolook.allowed"))
            size = law.nolook_size(deal.big_blind)
            if post.amount != size:
                return Refused(
                    "blind_raise_size",
                    {"seat": deal.seats[post.seat], "total": post.amount},
                    law.cites("nolook.size"),
                    finding("total_of", amount=size),
                )
        elif post.kind not in LIVE_POSTS + DEAD_POSTS:
            kinds = ", ".join(LIVE_POSTS + DEAD_POSTS)
            return Refused("unknown_post", {"kind": post.kind}, law.cites("blind.when"), finding("any_of", names=kinds))
    return None


def posting(deal: Deal, law: Law) -> e.Posted:
    """Return the event of all posts, each as far as the stack reaches, and the round that they open."""
    players = len(deal.seats)
    stacks, bets, owed = [*deal.stacks], [0] * players, [0] * players
    paid, dead = [0] * players, [0] * players
    made: list[Post] = []
    level, step, raises, aggressor = 0, deal.big_blind, 0, -1
    payers: dict[int, int] = {}
    for seat, kind, amount in deal.posts:
        if kind == "table ante":
            payers[seat] = amount
    for post in deal.posts:
        seat, kind, wanted = post
        able = stacks[seat]
        live = kind in LIVE_POSTS
        if live:
            if kind in TOTALS:
                wanted = max(wanted - bets[seat], 0)
            if seat in payers:
                # who pays the ante for the table and is short pays blind or ante first, as the law says
                able, _ = law.ante_order(able, wanted, payers[seat])
        amount = wanted if wanted <= able else able
        stacks[seat] -= amount
        if live:
            bets[seat] += amount
            owed[seat] += wanted
            counted = law.blind_short(bets[seat], owed[seat])
            if counted > level:
                level = counted
            if kind == "straddle" and deal.structure != "fixed-limit":
                step = max(step, post.amount)
            elif kind == "no-look":
                raises, aggressor = 1, seat
        elif kind in OWN_LEVEL:
            paid[seat] += amount
        else:
            dead[seat] += amount
        made.append(post if amount == wanted else Post(seat, kind, amount))
    if not level:
        step = deal.small_bet
    after = new(Round, (
        tuple(stacks), tuple(bets), (1 << players) - 1, (), level, level, step, raises, players, players,
        (-1,) * players, 0, aggressor, 0, -1,
    ))  # fmt: skip
    return new(e.Posted, (tuple(made), tuple(paid), tuple(dead), after))


def is_bomb_pot(deal: Deal) -> bool:
    """Say whether all have paid the same in place of blinds, and bet from the second street on."""
    return bool(deal.posts) and deal.posts[0].kind == "bomb pot"


def seat_of(deal: Deal, kind: PostKind) -> int:
    """Return the seat of the last post of this kind, the button's where there is none."""
    return max([post.seat for post in deal.posts if post.kind == kind], default=deal.button)
