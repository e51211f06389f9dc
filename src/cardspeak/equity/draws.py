"""Which cards a sensible player throws away in a draw, by the ranking of the game."""

from functools import lru_cache

from cardspeak.cards.badugi import badugi_cards
from cardspeak.cards.low import LOW_BIT
from cardspeak.cards.rankings import ranking

Cards = tuple[int, ...]

# by the draws still to come, this one too: the highest rank that stands pat (in the game's own order, 0 the lowest)
PAT_27 = (0, 8, 6, 6)  # a ten with one draw left, an eight before
PAT_A5 = (0, 8, 7, 7)  # a nine with one draw left, an eight before
KEEP_BADUGI = 8  # a nine or lower stays while a badugi is drawn to


def throws(name: str, cards: Cards, draws: int) -> tuple[int, ...]:
    """Return the positions to throw away, ascending, with so many draws to come (this one counted)."""
    if name == "badugi":
        return _badugi(cards)
    if name == "deuce-to-seven":
        return _low(cards, [card >> 2 for card in cards], PAT_27[min(draws, 3)], 5, True)
    if name in ("ace-to-five", "8-or-better"):
        return _low(cards, [LOW_BIT[card].bit_length() - 1 for card in cards], PAT_A5[min(draws, 3)], 6, False)
    return _high(cards)


def _low(cards: Cards, ranks: list[int], pat: int, keep: int, straights: bool) -> tuple[int, ...]:
    top = max(ranks)
    if len(set(ranks)) == 5 and top <= pat and not (straights and _spoiled(cards, ranks)):
        return ()
    kept: set[int] = set()
    out = []
    for place in sorted(range(len(ranks)), key=ranks.__getitem__):
        rank = ranks[place]
        # with three good cards, one a little higher is worth more than a draw of two
        limit = keep + 1 if len(kept) == 3 else keep
        if rank > limit or rank in kept or len(kept) == 4:
            out.append(place)
        else:
            kept.add(rank)
    return tuple(sorted(out))


def _spoiled(cards: Cards, ranks: list[int]) -> bool:
    return max(ranks) - min(ranks) == 4 or len({card & 3 for card in cards}) == 1


@lru_cache(1 << 16)  # bounded: all holdings would take a hundred megabytes
def _made_badugi(cards: Cards) -> frozenset[int]:
    kept = badugi_cards(cards)
    if len(kept) == 4:
        return frozenset(kept)
    low = frozenset(card for card in kept if LOW_BIT[card] <= 1 << KEEP_BADUGI)
    return low or frozenset(kept[-1:])


def _badugi(cards: Cards) -> tuple[int, ...]:
    kept = _made_badugi(tuple(sorted(cards)))
    return tuple([place for place, card in enumerate(cards) if card not in kept])


def _high(cards: Cards) -> tuple[int, ...]:
    ranks = [card >> 2 for card in cards]
    alike = {rank for rank in ranks if ranks.count(rank) > 1}
    if alike:
        if len({*ranks}) == 2:
            return ()  # a full house, or four of a kind
        return tuple([place for place, rank in enumerate(ranks) if rank not in alike])
    if ranking("high").best(cards, ()) > STRAIGHT:
        return ()
    suits = [card & 3 for card in cards]
    for place, suit in enumerate(suits):
        if len(set(suits)) == 2 and suits.count(suit) == 1:
            return (place,)
    order = sorted(range(len(ranks)), key=ranks.__getitem__)
    for odd, four in ((order[4], order[:4]), (order[0], order[1:])):
        if ranks[four[3]] - ranks[four[0]] == 3 and ranks[four[3]] < 12:
            return (odd,)
    return tuple(sorted(order[:3]))


STRAIGHT = 5853  # the highest three of a kind on the scale of high hands
