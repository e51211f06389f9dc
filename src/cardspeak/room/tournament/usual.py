"""What a tournament usually is that nobody has described: a structure for an evening, tables as the deck deals them."""

from collections.abc import Sequence

from cardspeak.games import Game
from cardspeak.hand.posting import MOST_PLAYERS, cards_needed
from cardspeak.hand.refused import Refused
from cardspeak.law.kinds import Structure as Betting
from cardspeak.law.law import Law
from cardspeak.room.ledger.event import Price
from cardspeak.room.tournament.builder import Wanted, built
from cardspeak.room.tournament.draw import table_size
from cardspeak.room.tournament.run.settings import PayoutTerms, Settings
from cardspeak.room.tournament.structure import Level, Structure, with_bets

STARTING = 5000
CHIPS = (25, 100, 500, 1000, 5000)
EVENING = 300  # minutes


def usual(
    players: int, codes: Sequence[str], games: Sequence[tuple[Game, Betting]], book: str, law: Law, seats: int = 0
) -> Settings:  # fmt: skip
    """Return the settings of an online tournament of so many players: these games, by these codes, under this law."""
    dealt = [
        count
        for count in range(2, MOST_PLAYERS + 1)
        if all(cards_needed(game, count) <= game.deck for game, _ in games)
    ]
    most = max(dealt)
    structure = evening(players)
    if any(betting == "fixed-limit" for _, betting in games):
        structure = with_bets(structure)
    structure = structure._replace(levels=tuple([_halved(level, law) for level in structure.levels]))
    return Settings(
        "Tournament", tuple(codes), book, structure, Price(100, 0, 10), seats=min(table_size(law, own=seats), most),
        payout=PayoutTerms(least=100, unit=10), play="online", final=most,
    )  # fmt: skip


def evening(players: int) -> Structure:
    """Return a structure that lasts an evening, with as many chips as it takes."""
    found = built(Wanted(players, STARTING, EVENING, dict.fromkeys(CHIPS, 100 * players)))
    assert not isinstance(found, Refused), found
    return found.structure


def _halved(level: Level, law: Law) -> Level:
    # some books want a small blind of half the big one, which chips cannot make of every big blind
    return level if law.blind_ratio(level.small, level.big) else level._replace(big=2 * level.small)
