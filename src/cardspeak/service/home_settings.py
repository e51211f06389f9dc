"""What the host of a home game asks for, read from a form: what is played, for what, and how it is run."""

from collections.abc import Collection, Mapping
from typing import NamedTuple

from cardspeak.bots.levels import LEVELS
from cardspeak.finding import finding
from cardspeak.hand.refused import Refused
from cardspeak.record import record
from cardspeak.room.table.changes import unfit
from cardspeak.room.table.home_state import BY_HAND, HomeRules
from cardspeak.room.table.state import Agreement, Settings, Stakes
from cardspeak.service.settings import YES, settings_from, stakes_of
from cardspeak.service.tables import LAWS

MOST = 1_000_000_000
NAMED = ("small", "big", "ante", "least", "most", "password", *HomeRules._fields)  # of a home game that a program opens
USUAL = {"big_blind": "20", "buy_in": "100"}  # of the settings whose stakes are put in afterwards


@record
class Wanted(NamedTuple):
    """A home game that can be opened."""

    settings: Settings
    rules: HomeRules


def whole(asked: Mapping[str, str], key: str, otherwise: int, least: int = 0, most: int = MOST) -> int | Refused:
    """Return a number that was asked for; what is none, or lies outside, is refused."""
    text = str(asked.get(key, "")).strip()
    if not text:
        return otherwise
    value = int(text) if text.isascii() and text.isdigit() and len(text) < 12 else -1
    if least <= value <= most:
        return value
    facts = {"what": key, "least": least, "most": most}
    return Refused("number_outside", facts, (), finding("from_to", least=least, most=most))


def stakes_from(asked: Mapping[str, str], before: Stakes, games: tuple[str, ...]) -> Stakes | Refused:
    """Return stakes in chips: small, big, ante, and the buy-in from `least` to `most` (0: as many as they like)."""
    big = whole(asked, "big", before.big_blind, 1)
    if isinstance(big, Refused):
        return big
    usual = stakes_of(big, 100, games)
    blinds = bool(usual.small_blind) or not usual.ante
    numbers = (
        whole(asked, "small", before.small_blind if blinds else 0),
        whole(asked, "ante", before.blind_ante if blinds else before.ante),
        whole(asked, "least", before.least_buy_in, 1),
        whole(asked, "most", 0 if "most" in asked else before.most_buy_in),
    )  # fmt: skip
    for number in numbers:
        if isinstance(number, Refused):
            return number
    small, ante, least, most = [number for number in numbers if isinstance(number, int)]
    if blinds and small > big:
        return Refused("small_blind_too_big", {"small": small, "big": big}, (), finding("so_much", amount=big // 2))
    if most and least > most:
        return Refused("buy_in_turned_round", {"least": least, "most": most})
    mixed = bool(usual.ante) and bool(usual.small_blind)
    return usual._replace(
        small_blind=small if blinds else 0, blind_ante=ante if blinds else 0,
        ante=usual.ante if mixed or blinds else ante or usual.ante, least_buy_in=least, most_buy_in=most,
        level=before.level, chips=before.chips, ante_by=before.ante_by,
    )  # fmt: skip


def rules_from(asked: Mapping[str, str]) -> HomeRules | Refused:
    """Return how a home game is run: door, admits, bomb_every, bomb_ante, bots ("": the host seats them), level."""
    numbers = whole(asked, "bomb_every", 0), whole(asked, "bomb_ante", 0), whole(asked, "bots", BY_HAND, 0, 9)
    for number in numbers:
        if isinstance(number, Refused):
            return number
    every, ante, bots = [number for number in numbers if isinstance(number, int)]
    level = str(asked.get("level", "solid"))
    if level not in LEVELS:
        return Refused("no_such_bot", {"level": level[:40]}, (), finding("any_of", names=", ".join(LEVELS)))
    door = "invited" if asked.get("door") == "invited" else "open"
    return HomeRules(door, _yes(asked, "admits"), every, ante if every else 0, bots, level)  # type: ignore[arg-type]


def misnamed(asked: Mapping[str, str], known: Collection[str]) -> Refused | None:
    """Refuse what a program names that a home game does not have: nothing of it is taken for something else."""
    unknown = sorted(set(asked) - set(known))
    if unknown:
        return Refused("message_unreadable", {"why": f"home has {', '.join(known)}, not {unknown[0][:40]}"})
    if asked.get("door", "open") not in ("open", "invited"):
        return Refused("message_unreadable", {"why": "door is open or invited"})
    return None


def agreement_from(asked: Mapping[str, str], before: Agreement) -> Agreement | Refused:
    """Return what the players have agreed on: straddles, runs, chop."""
    runs = whole(asked, "runs", 1, 1, 3)
    if isinstance(runs, Refused):
        return runs
    return before._replace(runs=runs, straddles=_yes(asked, "straddles"), chop=_yes(asked, "chop"))


def home_game_from(asked: Mapping[str, str]) -> Wanted | Refused:
    """Return a new home game: name, game, book, seats and speed as at any table, stakes and rules as above."""
    settings = settings_from({**asked, **USUAL})
    if isinstance(settings, Refused):
        return settings
    stakes = stakes_from(asked, Stakes(10, 20, least_buy_in=400, most_buy_in=4000), settings.games)
    rules = rules_from(asked)
    for found in (stakes, rules):
        if isinstance(found, Refused):
            return found
    assert isinstance(stakes, Stakes)
    assert isinstance(rules, HomeRules)
    settings = settings._replace(stakes=stakes)
    return unfit(settings, LAWS) or Wanted(settings, rules)


def _yes(asked: Mapping[str, str], key: str) -> bool:
    return str(asked.get(key, "")).casefold() in YES
