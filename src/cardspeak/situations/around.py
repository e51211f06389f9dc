"""What a text tells of all who sit around: how many they are, who has how much, and which street comes next."""

import re
from collections.abc import Mapping, Sequence

from cardspeak.situations.model import PLACE, STREETS, Situation
from cardspeak.situations.players_told import enlarged, players_told
from cardspeak.talk.letters import folded
from cardspeak.talk.mentions import Mention, act_of, counts, name_of
from cardspeak.talk.model import Heard, Term
from cardspeak.talk.positions import RANKS, UNNAMED
from cardspeak.talk.said import HE

_LEFT = r"(?:остал|залиш|лиш)\w+"
_STAY = r"(?:zosta|osta)\w+ (?:sme )?(?:uz )?"
_PLAYERS = re.compile(
    rf"(?P<two>heads.?up|two (?:left|of us|players left)|вдво[её]м|удвох|вдвох|{_LEFT} дв\w+|{_STAY}dvaja|хед[зс].?ап)"
    r"|(?P<three>(?:three|3) (?:left|of us|players left|handed|players)|втроем|втрьох"
    rf"|{_LEFT} тр\w+|{_STAY}traja)"
    r"|(?P<four>(?:four|4) (?:left|of us|players left|handed|players)|вчетвером"
    rf"|{_LEFT} ч\w+|{_STAY}styria)"
)
HOW_MANY = {"two": 2, "three": 3, "four": 4}
_THREE = re.compile(
    r"(?:all three|three of (?:us|them)|three.way|3.way|three players|трое|троим|втроем|троє|втрьох|traja|troch)(?!\w)"
    r"|(?:check|checks|чек)(?:\W{1,3}(?:check|checks|чек)){2}(?!\w)"
)
_ON = re.compile(r"(?:on|in|ott|otf|otr|на|na|v)\b")
NEAR = 3  # terms between a player and their stack


def seats_told(situation: Situation, heard: Heard) -> str:
    """Return the seats of a table of as many players as a text tells; those of a story that is spoken of stay.

    Empty where nothing is told, or it has no such table.
    """
    around = str(situation.places.get("seats", "")).split()
    told = next((word for words in _PLAYERS.finditer(folded(heard.text)) for word in HOW_MANY if words[word]), "")
    many = HOW_MANY.get(told, 0) if told and "players" not in heard.table else players_told(heard)
    if not around or many < 2 or many == len(around) or "-" in around:
        return ""
    if many > len(around):
        return " ".join(enlarged(around, many))
    kept = {str(situation.places[place]) for place in situation.seats} | {"BB", "SB", "BTN"}
    spare = [seat for seat in around if seat not in kept]
    for seat in (*spare, "BTN"):
        if len(around) > many and seat in around:
            around.remove(seat)
    return " ".join(around) if len(around) == many else ""


def crowd(heard: Heard) -> tuple[int, int]:
    """Return how many a text says that play, and how many it names; 0 where it tells nothing of it."""
    low = folded(heard.text)
    told = next((word for words in _PLAYERS.finditer(low) for word in HOW_MANY if words[word]), "")
    many = HOW_MANY.get(told, 3 if _THREE.search(low) else 0)
    return many, len([name for name in heard.table.get("named", ()) if name != HE])


def stacks_told(
    situation: Situation, spoken: Sequence[Term], told: Sequence[Mention], left: Mapping[str, int]
) -> dict[str, int | str]:
    """Return who stands where by how much they have, where a text tells it of as many as the situation does.

    Of one alone it is told what is `left` to them; who is short in a blind is the teller, or called by it.
    """
    pairs = [
        (seat[1], amount[1])
        for key, each in dict(situation.set_up.get("stacks", {})).items()
        if (seat := PLACE.fullmatch(str(key))) and (amount := PLACE.fullmatch(str(each)))
    ]
    if len(pairs) == len(left) == 1:
        (place, of_stack), (name, stack) = pairs[0], *left.items()
        usual = situation.places[place]
        if usual not in RANKS or (usual in ("SB", "BB") and (name == usual or name not in RANKS)):
            return {place: name, of_stack: stack}
    mine = sorted(pairs, key=lambda pair: int(situation.places[pair[1]]))
    theirs = stacks_of(spoken)
    if len(mine) < 2 or len(mine) != len(theirs) or any(each.amount and each.seat for each in told):
        return {}
    found: dict[str, int | str] = {}
    for (place, of_stack), (name, stack) in zip(mine, sorted(theirs.items(), key=lambda pair: pair[1]), strict=True):
        found |= {place: name, of_stack: stack}
    return found


def stacks_of(spoken: Sequence[Term]) -> Mapping[str, int]:
    """Return the players of whom a text tells how much they have: `Jano 500, Fero 1200`, `у Коли 1500`, `Ken (400)`."""
    found: dict[str, int] = {}
    for at, term in enumerate(spoken):
        if term.kind != "seat" or term.value in UNNAMED or act_of(term):
            continue
        for near, after in enumerate(spoken[at + 1 : at + 1 + NEAR], at + 1):
            if after.kind in ("break", "act", "seat"):
                break
            amount = re.fullmatch(r"\s*(\d+)\s*", str(after.value)) if after.kind in ("number", "remark") else None
            if amount and not counts(spoken, near):
                found.setdefault(name_of(term), int(amount[1]))
                break
    return found


def next_street(spoken: Sequence[Term], acted: bool) -> str:
    """Return the street that is opened: the last that the first such sentence names without *on*; else of the one on
    which it happens that one, or where players `acted` the one behind it.
    """
    on = ""
    opened: list[str] = []
    for at, term in enumerate(spoken):
        street = next((part.removeprefix("street-") for part in term.parts if part.startswith("street-")), "")
        if term.kind == "break" and term.value in ("hard", "asks") and opened:
            break
        if street in STREETS[1:] and not (_ON.match(folded(term.text)) or _is_alone(spoken, at)):
            opened.append(street)
        on = street if street in (STREETS[:-1] if acted else STREETS[1:]) else on
    behind = STREETS[STREETS.index(on) + 1] if on and acted else on
    return max(opened, key=STREETS.index) if opened else behind


def _is_alone(spoken: Sequence[Term], at: int) -> bool:
    """Say whether a street stands by itself, as the scene of what follows: `Flop. A bets`."""
    before, after = spoken[at - 1] if at else None, spoken[at + 1] if at + 1 < len(spoken) else None
    return (before is None or before.kind == "break") and after is not None and after.kind == "break"


def street_told(spoken: Sequence[Term]) -> str:
    """Return the street on which a text says that it is: the first that it names with *on*, else the first of all."""
    named = [
        (part.removeprefix("street-"), bool(_ON.match(folded(term.text))))
        for term in spoken
        for part in term.parts
        if part.startswith("street-")
    ]
    return next((street for street, on in named if on), named[0][0] if named else "")
