"""What a real table is opened with: its settings, and why nobody could be dealt in by them."""

from collections.abc import Sequence

from cardspeak.hand.refused import Refused
from cardspeak.law.kinds import EventKind
from cardspeak.room.table.state import Agreement, Settings, Stakes
from cardspeak.room.table.straddles import offered
from cardspeak.service.player_names import can_be_told
from cardspeak.service.tables import LAWS

MOST_SEATS = 10
MOST_CHIPS = 1 << 50


def wrong_chips(chips: int) -> Refused | None:
    """Say why nobody can sit down with so many chips."""
    return None if 0 < chips <= MOST_CHIPS else Refused("real_chips_unfit", {})


def unfit(stakes: Stakes, players: Sequence[tuple[str, int]], button: str) -> Refused | None:
    """Say why no table can be opened for these players, each with chips."""
    names = [name for name, _ in players]
    if not stakes.chips or min(stakes.chips) < 1 or not 0 <= stakes.small_blind <= stakes.big_blind:
        return Refused("real_stakes_unfit", {})
    if stakes.big_blind < 1:
        return Refused("real_stakes_unfit", {})
    if button and button not in names:
        return Refused("real_button_unfit", {"names": ", ".join(names)})
    for place, (name, chips) in enumerate(players):
        if not can_be_told(name):
            return Refused("real_name_unfit", {"name": name})
        if name in names[:place]:
            return Refused("real_name_twice", {"name": name})
        if wrong := wrong_chips(chips):
            return wrong
    return None


def real_settings(
    name: str, game: str, book: str, event: EventKind, blinds: tuple[int, int], ante: int, chips: tuple[int, ...]
) -> Settings:
    """Return the settings of a real table."""
    small, big = blinds
    stakes = Stakes(small, big, ante=ante, bring_in=big // 2, blind_ante=ante, chips=chips)
    return on_felt(Settings(name, (game,), book, MOST_SEATS, stakes, event=event))


def with_straddles_of_the_book(settings: Settings) -> Settings:
    """Return settings without straddles where the book has none."""
    if offered(settings, LAWS):
        return settings
    return settings._replace(agreement=settings.agreement._replace(straddles=False))


def on_felt(settings: Settings) -> Settings:
    """Return settings for a table whose cards lie on felt: what happens there is told."""
    return settings._replace(agreement=Agreement(straddles=True), shows="asked", cards="dictated")
