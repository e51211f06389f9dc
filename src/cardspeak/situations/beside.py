"""What a text tells of the table that no place of a situation has: how much somebody has, how much lies in the pot."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from cardspeak.situations.left_over import FEW
from cardspeak.situations.model import STREETS, Situation
from cardspeak.talk.letters import folded
from cardspeak.talk.lexer import terms
from cardspeak.talk.mentions import mentions, name_of
from cardspeak.talk.model import Heard, Term
from cardspeak.talk.objects import OBJECT
from cardspeak.talk.positions import UNNAMED
from cardspeak.talk.said import HERO

LEFT = frozenset({"behind", "total"})  # what says that an amount is all that somebody has
BETWEEN = frozenset({"has", "on", "for", "aside", "asks", "comes"})
_ONLY = re.compile(
    r"only|just|exactly|got|ровно|рівно|лишь|лиш|лише|только|тільки|всего|всього|усього|presne|rovno|len|iba|uz|uplne"
)
_AT = re.compile(r"(?<!\w)[ув]\s*$")  # у меня, в мене
_LAST = re.compile(r"(?:last|remaining|последн\w+|останн\w+|posledn\w+)$")
_MINE = re.compile(
    r"(?<!\w)(?:mam|mal som|zostava mi|ostava mi)(?: uz)? (?:len|iba|presne|rovno|uz len|pred sebou len|pred sebou)"
    r"(?: (?!svoj|toto)\w+)? (\d+)(?! ?\w*(?:sek|min|kart|hod))(?!\w)"
)
_POT = re.compile(
    r"(?<!\w)(?:(?:в|у|v|ve|in) (?:the )?(?:банке|банку|поте|поті|banku|pote|pot)(?: (?!\d|в |у |v )[^\W\d]\w*){0,3}"
    r"|банк терна|банк флопа|банк ривера) (?P<pot>\d+)(?![\w/]|\.\d)"
    r"|(?<![\w/.])(?P<lies>\d+) (?:is |are |lies? |лежит |лежить )?(?:already )?"
    r"(?:in|в|у|v) (?:the )?(?:pot|middle|поте|поті|банке|банку|banku|pote|середине|strede)(?!\w)"
)
_POTS = {
    place: re.compile(
        rf"(?<!\w)(?:{words})[ -]?(?:pot\w*|банк\w*|пот\w*)?(?: is| of| je| за| в| -|:)? ?(\d{{2,}})(?![\w/]|\.\d)"
    )
    for place, words in (
        ("pot", r"main|мейн\w*|главн\w+|основн\w+|головн\w+|hlavn\w+"),
        ("side", r"side|сайд\w*|побочн\w+|побічн\w+|vedlajs\w+"),
    )
}
_OF_THE_BIG_BLIND = (
    r"(?:of the big blind|больш\w+(?: блайнд\w*)?|велик\w+(?: блайнд\w*)?|бб|bb|big blind\w*|velk\w+ blind\w*)"
)
_BIG_BLIND_ANTE = re.compile(
    rf"(?:big.blind|bb|бб|биг.?блайнд)[ -]?(?:ante|анте)|bba|(?:ante|анте) {_OF_THE_BIG_BLIND}(?!\w)"
)
_ANTE = re.compile(
    rf"(?<!\w)(?:ante|анте|bba)(?: {_OF_THE_BIG_BLIND})?(?: of| is| je| за| в| у| -|:)? (\d{{2,}})(?!\d)"
)
_NOT_CHIPS = re.compile(r" ?(?:игрок|человек|чел|гравц|люд|осіб|hrac|lud|players?|people|way)")


def with_stacks_and_pot(situation: Situation, case: Mapping[str, Any], heard: Heard) -> dict[str, Any]:
    """Return the case of a situation with the stacks and the pot that a text tells beside what stands in the places."""
    found = dict(case)
    spot = dict(case.get("spot", {}))
    own = situation.set_up.get("spot", {})
    if spot.get("street") in STREETS[1:] and not {"pot", "pots"} & own.keys() and (pot := pot_told(heard)):
        found["spot"] = {**spot, "pot": pot}
    told = case.get("stacks", {})
    if isinstance(told, Mapping) and "next hand" not in situation.play and "seats" not in situation.places:
        sit = str(case.get("table", {}).get("seats", "")).split()
        play = str(case.get("play", ""))
        has = {
            name: stack
            for name, stack in stacks_left(heard).items()
            if name in sit and name not in told and f"{name} is all in for" not in play
        }
        if has:
            found["stacks"] = {**told, **has}
    return found


def pot_told(heard: Heard) -> int:
    """Return how much a text says that lies in the pot before anybody bets there; 0: it does not say."""
    fact = int(heard.table.get("pot", 0))
    if fact > FEW and not re.search(rf"{fact}{_NOT_CHIPS.pattern}", folded(heard.text)):
        return fact
    return _pot_in(heard.text, heard.language)


@lru_cache(maxsize=64)
def _pot_in(text: str, language: str) -> int:
    low = _in_digits(text)
    found = _POT.search(low)
    if found is None or _NOT_CHIPS.match(low, found.end()):
        return 0
    spoken = terms(text, language, ())
    done = [each.amount.start for each in mentions(spoken) if each.amount is not None and each.kind != "say"]
    pot = int(found["pot"] or found["lies"])
    at = next((term.start for term in spoken if term.kind == "number" and term.value == pot), 0)
    return pot if pot > FEW and all(at <= start for start in done) else 0


def _in_digits(text: str) -> str:
    """Return a text, folded, with its amounts in digits alone: `1,500` and `3k` without the mark."""
    low = re.sub(r"(?<=\d)[,' ](?=\d{3}(?!\d))", "", folded(text))
    return re.sub(r"(?<=\d)[kк](?!\w)", "000", low)


def pots_told(heard: Heard) -> dict[str, int]:
    """Return the main pot (`pot`) and the side pot (`side`) where a text calls them so and says how large they are."""
    low = _in_digits(heard.text)
    return {place: int(found[1]) for place, named in _POTS.items() if (found := named.search(low))}


def ante_told(heard: Heard) -> int:
    """Return the ante of a table; one that the big blind pays is as large as that blind where nobody says. 0: none."""
    table = heard.table.get("table", {})
    if table.get("ante"):
        return int(table["ante"])
    low = folded(heard.text)
    if found := _ANTE.search(low):
        return int(found[1])
    return int(table["blinds"][-1]) if table.get("blinds") and _BIG_BLIND_ANTE.search(low) else 0


def stacks_left(heard: Heard) -> dict[str, int]:
    """Return how much players have, of whom a text says what is left to them before it says what they put in."""
    told = heard.table.get("by-seat", {})
    found = {str(name).replace(" ", ""): int(stack) for name, stack in told.items() if isinstance(stack, int)}
    return {**_left_in(heard.text, heard.language), **found}


@lru_cache(maxsize=64)
def _left_in(text: str, language: str) -> Mapping[str, int]:
    spoken = terms(text, language, ())
    put = [(each.amount.start, each.seat) for each in mentions(spoken) if each.amount is not None and each.kind]
    found: dict[str, int] = {}
    for name, amount in _told(text, spoken):
        if not any(start < amount.start and seat == name for start, seat in put):
            found.setdefault(name, int(str(amount.value).removeprefix("1x")))
    mine = _MINE.search(folded(text))
    if mine and int(mine[1]) > FEW:
        found.setdefault(HERO, int(mine[1]))
    return found


def _told(text: str, spoken: Sequence[Term]) -> Iterator[tuple[str, Term]]:
    """Yield players and how much they have left, where that stands behind them: `I have 2000 left`, `my last 60`."""
    for at, term in enumerate(spoken):
        chips = term.kind == "chips" and bool(re.fullmatch(r"1x\d+", str(term.value)))  # 700 chips
        if not chips and (term.kind != "number" or term.value <= FEW or term.value != int(term.value)):
            continue
        after = spoken[at + 1] if at + 1 < len(spoken) else None
        said = after is not None and bool(after.parts & LEFT)
        ends = after is None or said or after.kind in ("break", "filler") or bool(after.parts & {"and", "and-all-in"})
        named = after is not None and bool(after.parts & {"chip", "stack"})
        if not (ends or named):
            continue
        begins = at
        for near in range(at - 1, max(at - 6, -1), -1):
            each = spoken[near]
            if each.kind == "seat":
                between = folded(text[each.end : spoken[begins].start if begins < at else term.start])
                words = folded(text[each.end : term.start])
                owned = (each.owns or str(each.roles.get("seat", "")).endswith("'s")) and OBJECT not in each.parts
                last = any(_LAST.match(word) for word in words.split())
                said = said or (near > 0 and "behind" in spoken[near - 1].parts)  # zostalo mi 1500
                if (
                    (said and not owned)
                    or (last and owned)
                    or (_says_all(text, each, spoken[near + 1 : at], between) and not last)
                ):
                    name = name_of(each).removesuffix("'s")
                    if name not in UNNAMED:
                        yield name, term
                break
            if not (each.kind == "filler" or each.parts & (LEFT | BETWEEN) or _ONLY.fullmatch(folded(each.text))):
                break


def _says_all(text: str, seat: Term, between: Sequence[Term], words: str) -> bool:
    """Say whether what stands between a player and an amount says that it is all they have."""
    if any(each.parts & {"behind"} for each in between):
        return True
    has = any("has" in each.parts for each in between) or bool(_AT.search(folded(text[: seat.start])))
    return has and (any(each.parts & LEFT for each in between) or any(map(_ONLY.fullmatch, words.split())))
