"""The form of a new tournament: what was typed, the structure that follows from it, and the settings that it makes."""

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from cardspeak.errors import Unreadable
from cardspeak.hand.refused import Refused
from cardspeak.law.law import Law
from cardspeak.library import find_game, law_at, rotations
from cardspeak.locale.messages import amount, say
from cardspeak.record import record
from cardspeak.room.ledger.event import Price
from cardspeak.room.tournament.bets import halves, with_bets
from cardspeak.room.tournament.builder import Built, Wanted, built
from cardspeak.room.tournament.payouts import payout_table, places_paid
from cardspeak.room.tournament.rehearsal import Field
from cardspeak.room.tournament.run.settings import AddOnTerms, BountyKind, PayoutTerms, Play, RebuyTerms, Settings
from cardspeak.room.tournament.structure import Level, Structure, colour_ups, total_seconds, wrong
from cardspeak.room.tournament.written import NoStructure
from cardspeak.service.member_names import tidy
from cardspeak.service.rehearsing import rehearsal
from cardspeak.service.settings import LONGEST_TITLE
from cardspeak.service.structure_files import read_structure
from cardspeak.web.floor.pages import whole
from cardspeak.web.tournament.clock_words import stakes_of

USUAL = {
    "name": "", "game": "no-limit holdem", "book": "tda-2024", "play": "told", "players": "18", "stack": "5000",
    "minutes": "240", "chips": "300×25 300×100 200×500 150×1000", "prize": "20", "bounty": "0", "fee": "0",
    "rebuys": "0", "reentries": "0", "late": "4", "rebuy_price": "", "rebuy_chips": "", "addon_price": "",
    "addon_chips": "",
    "guarantee": "0", "percent": "15", "unit": "5", "seats": "", "most": "", "bounty_kind": "none", "full": "",
    "languages": "", "rotates": "level",
    "csv": "",
}  # fmt: skip
PLAYS: tuple[Play, ...] = ("told", "online", "felt")
BOUNTIES: tuple[BountyKind, ...] = ("none", "flat", "progressive")
ANY = 99  # as many as they like
MANY = 10_000_000  # chips of each denomination where nobody has to own them
ONLINE = (25, 100, 500, 1000, 5000, 25000, 100000)
MOST_PLAYERS = 10_000
MOST_LANGUAGES, LONGEST_LANGUAGE = 8, 30


@record
class Shown(NamedTuple):
    """A structure before it is made: how long it lasts, a starting stack in pieces, the rows, prizes for so many."""

    hours: int
    minutes: int
    stack: str
    rows: tuple[dict[str, Any], ...]
    players: int
    prizes: str


def numbers(wanted: Mapping[str, str]) -> dict[str, int]:
    """Read every field that is a number; an empty one is 0, one that cannot be read is below zero."""
    names = (
        "players stack minutes prize bounty fee rebuys reentries late rebuy_price rebuy_chips addon_price addon_chips "
        "guarantee percent unit seats most"
    ).split()
    return {name: whole(wanted[name]) if wanted[name].strip() else 0 for name in names}


def chips_owned(text: str) -> dict[int, int] | Refused:
    """Read chips as they are counted: `300×25 200×100`, how many of each denomination."""
    found: dict[int, int] = {}
    for piece in re.split(r"[\s,;]+", text.strip()):
        match = re.fullmatch(r"(\d{1,9})[x×*хХX](\d{1,9})", piece)
        if match is None or not int(match[2]):
            return Refused("tournament_chips_unread", {"text": piece[:40]})
        found[int(match[2])] = int(match[1])
    return found


def law_of(book: str, game: str, players: int = 9) -> Law:
    """Return the law of a tournament; of a rotation, the law of its first game. `Unreadable` where there is none."""
    return law_at(book, *find_game(games_of(game)[0]), players, "tournament")


def games_of(game: str) -> tuple[str, ...]:
    """Return the games of a choice: one, or the turns of a rotation."""
    mixed = rotations().get(game)
    return tuple([f"{structure} {name}" for structure, name in mixed.turns]) if mixed else (game,)


def structure_of(wanted: Mapping[str, str]) -> tuple[Structure, Built | None] | Refused:
    """Return the structure that was written, or one that fits what is wanted; why there is none."""
    read = numbers(wanted)
    try:
        law = law_of(wanted["book"], wanted["game"])
        written = read_structure(wanted["csv"]) if wanted["csv"].strip() else None
    except NoStructure as error:
        return error.refused
    except Unreadable as error:
        return Refused("tournament_unread", {"text": str(error)[:200]})
    if written is not None:
        return wrong(written, law) or (written, None)
    if not 2 <= read["players"] <= MOST_PLAYERS or read["stack"] < 100 or not 10 <= read["minutes"] <= 6000:
        return Refused("tournament_form_unfit", {"most": MOST_PLAYERS})
    owned: dict[int, int] | Refused
    if wanted["play"] == "online" and not wanted["chips"].strip():
        owned = dict.fromkeys(ONLINE, MANY)
    else:
        owned = chips_owned(wanted["chips"])
    if isinstance(owned, Refused):
        return owned
    games = [find_game(code) for code in games_of(wanted["game"])]
    evening = built(Wanted(read["players"], read["stack"], read["minutes"], owned, halves=halves(games, law)))
    if isinstance(evening, Refused):
        return evening
    structure = with_bets(evening.structure, games)
    return wrong(structure, law) or (structure, evening._replace(structure=structure))


def settings_of(wanted: Mapping[str, str], language: str) -> Settings | Refused:
    """Return the settings of a tournament, or what is wrong with the form."""
    found = structure_of(wanted)
    if isinstance(found, Refused):
        return found
    read = numbers(wanted)
    if min(read.values()) < 0 or not 1 <= read["percent"] <= 100:
        return Refused("tournament_form_unfit", {"most": MOST_PLAYERS})
    structure, _ = found
    price = Price(read["prize"], read["bounty"], read["fee"])
    late = min(read["late"], len(structure.levels))
    rebuy = RebuyTerms(
        Price(read["rebuy_price"] or price.prize, price.bounty), read["rebuy_chips"] or structure.starting, late or 1,
        0 if read["rebuys"] >= ANY else read["rebuys"],
    ) if read["rebuys"] else None  # fmt: skip
    addon = AddOnTerms(
        Price(read["addon_price"] or price.prize), read["addon_chips"], late or 1, (late or 1) + 1,
    ) if read["addon_chips"] else None  # fmt: skip
    owned = chips_owned(wanted["chips"]) if wanted["chips"].strip() else {}
    most = read["most"] or (read["players"] if wanted["full"] else 0)
    play = next((each for each in PLAYS if each == wanted["play"]), PLAYS[0])
    bounty = next((each for each in BOUNTIES if each == wanted["bounty_kind"]), BOUNTIES[0])
    if price.bounty and bounty == "none":
        bounty = "flat"
    name = tidy(wanted["name"], LONGEST_TITLE) or say(language, "tour-usual-name")
    return Settings(
        name, games_of(wanted["game"]), wanted["book"], structure, price, read["seats"], rebuy, addon,
        reentries=-1 if read["reentries"] >= ANY else read["reentries"], late_until=late, guarantee=read["guarantee"],
        payout=PayoutTerms(read["percent"], 100, read["unit"] or 1), bounty=bounty, play=play,
        starts_full=bool(wanted["full"]), most_entries=most,
        owned=tuple(sorted(owned.items())) if isinstance(owned, dict) else (),
        languages=languages_of(wanted["languages"]), rotates="orbit" if wanted["rotates"] == "orbit" else "level",
    )  # fmt: skip


def languages_of(text: str) -> tuple[str, ...]:
    """Read the languages that may be spoken at the tables, as they are named: `English, Slovak`."""
    named = [tidy(each, LONGEST_LANGUAGE) for each in text.split(",")]
    return tuple(dict.fromkeys([each for each in named if each]))[:MOST_LANGUAGES]


def ends_of(settings: Settings, players: int, language: str) -> str:
    """Say when such a night is likely to be over, by a rehearsal; nothing where none can be held.

    Where players may come back about a third of those who are out are taken to do so.
    """
    back = 33 if settings.rebuy or settings.reentries else 0
    nights = rehearsal(settings.structure, Field(players, settings.seats or 9, settings.late_until, back))
    if nights is None or not nights.ends_by(80).over:
        return ""
    half, most = nights.ends_by(50).seconds // 60, nights.ends_by(80).seconds // 60
    return say(
        language, "paper-probably", half=f"{half // 60}:{half % 60:02}", most=f"{most // 60}:{most % 60:02}",
        nights=len(nights.nights),
    )  # fmt: skip


def structure_rows(structure: Structure, language: str) -> tuple[dict[str, Any], ...]:
    """List the levels of a structure as they are shown."""
    ups, last = colour_ups(structure), len(structure.levels)
    return tuple(
        [
            {
                "number": number, "stakes": stakes_of(language, level), "ante": _ante(language, level),
                "kind": level.ante_kind.replace(" ", "-"),
                "minutes": level.seconds // 60, "pause": level.pause // 60 if number < last else 0,
                "day_ends": level.day_ends and number < last, "ups": [up for up in ups if up.after == number],
            }
            for number, level in enumerate(structure.levels, 1)
        ]
    )  # fmt: skip


def _ante(language: str, level: Level) -> str:
    said = [amount(language, level.ante)] if level.ante else []
    said += [say(language, "tour-bring-in", amount=amount(language, level.bring_in))] if level.bring_in else []
    return " · ".join(said)


def plan_of(wanted: Mapping[str, str], language: str) -> Shown | Refused:
    """Show the structure before it is made, with the prizes that so many players would play for."""
    found = structure_of(wanted)
    settings = settings_of(wanted, language)
    if isinstance(found, Refused):
        return found
    if isinstance(settings, Refused):
        return settings
    structure, evening = found
    read, minutes = numbers(wanted), total_seconds(structure.levels) // 60
    pieces = evening.stack if evening else ()
    stack = " + ".join([f"{count}×{amount(language, value)}" for count, value in pieces])
    pot, terms = max(read["players"] * settings.price.prize, settings.guarantee), settings.payout
    prizes = payout_table(
        pot, places_paid(max(read["players"], 1), terms.percent), terms.steepness, terms.least, terms.unit
    )
    said = ", ".join([amount(language, prize) for prize in prizes[:10]]) + ("…" if len(prizes) > 10 else "")
    return Shown(
        minutes // 60, minutes % 60, stack, structure_rows(structure, language), read["players"], said if pot else ""
    )  # fmt: skip
