"""What a tournament usually is that nobody has described: a structure for an evening, tables as the deck deals them."""

from collections.abc import Sequence

from cardspeak.games import Game
from cardspeak.hand.posting import MOST_PLAYERS, cards_needed
from cardspeak.hand.refused import Refused
from cardspeak.law.kinds import Structure as Betting
from cardspeak.law.law import Law
from cardspeak.room.ledger.event import Price
from cardspeak.room.tournament.bets import halves, with_bets
from cardspeak.room.tournament.builder import Wanted, built
from cardspeak.room.tournament.draw import table_size
from cardspeak.room.tournament.run.settings import PayoutTerms, Settings
from cardspeak.room.tournament.structure import Structure

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
    structure = with_bets(evening(players, halves(games, law)), games)
    return Settings(
        "Tournament", tuple(codes), book, structure, Price(100, 0, 10), seats=min(table_size(law, own=seats), most),
        payout=PayoutTerms(least=100, unit=10), play="online", final=most,
    )  # fmt: skip


def evening(players: int, halves: bool = False) -> Structure:
    """Return a structure that lasts an evening, with as many chips as it takes; small blinds may have to be halves."""
    found = built(Wanted(players, STARTING, EVENING, dict.fromkeys(CHIPS, 100 * players), halves=halves))
    assert not isinstance(found, Refused), found
    return found.structure
