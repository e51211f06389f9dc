"""Players and amounts that a text speaks of, and that no deed has: whose they are, by the order of what is told."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from cardspeak.situations.chips_told import worth_of
from cardspeak.situations.deeds import slots
from cardspeak.situations.model import PLACE, Situation, is_seat
from cardspeak.talk.letters import folded
from cardspeak.talk.lexicon import position_of
from cardspeak.talk.mentions import OWN, counts, is_rank, name_of, tells_of_the_teller
from cardspeak.talk.model import Heard, Term
from cardspeak.talk.objects import OBJECT
from cardspeak.talk.positions import RANKS, UNNAMED
from cardspeak.talk.said import HE, HERO

FEW = 9  # a smaller number counts something and is no amount, unless the blinds are as small
LIMIT = ("fixed-limit", "flhe", "limit")  # games of which two amounts are the bets
FACTS = ("pot", "smallest")  # places that a fact of the table fills
OPPONENT = "Villain"
_DEALT_LAST = re.compile(
    r"(?<!\w)(?:last|final|последн\w+|останн\w+|posledn\w+) (?:card|карт\w+|kart\w+)(?: [^\W\d]\w*){0,4}? "
    r"(?:to|on|на|na) (?:the )?(?:button\w*|бат+он\w*|кнопк\w+|buton\w*)"
)
_SITTING = re.compile(r"(?:я )?(?:сижу|сиджу|стою|сидел|сидела|сидів|сиділа|sedim|sedel som|sitting|i sit|am sitting)")
_WAS = re.compile(r"(?:был|была|був|була|bol som|bola som|was)")
_JUST = re.compile(
    r"якраз|как раз|как|раз|саме|prave|akurat|actually|just|currently|сейчас|зараз|тогда|тоді|теперь|тепер"
)
PLACING = frozenset({"on", "at", "from", "comes", "is-at"})  # words between a player and a position


def left_over(
    situation: Situation, heard: Heard, spoken: Sequence[Term], found: Mapping[str, int | str], done: Mapping[str, str]
) -> dict[str, int | str]:
    """Return players and amounts that no deed has: players as they were spoken of, first where nobody is known to act.

    Of amounts the greatest stands where the greatest stood at first.
    """
    sits_at = seat_of_the_teller(spoken)
    places = heard.table.get("places", {})
    sits = {
        seat: re.sub(r"\s", "", player)
        for player, seat in places.items()
        if player not in (HE, *UNNAMED) and not (sits_at and player == HERO)
    }
    sits = {**sits_told(spoken), **sits}
    named = [name_of(term) for at, term in enumerate(spoken) if term.kind == "seat" and not is_rank(spoken, at)]
    names = [sits.get(name, name) for name in named]
    names = [sits_at if name == HERO and sits_at else name for name in names]
    who = [name for name in dict.fromkeys(names) if name and name not in UNNAMED and name not in found.values()]
    if "straddles" in situation.play:
        who = [name for name in who if name != "Straddle"]  # who straddles stands in a place already
    who = [name for name in who if name not in RANKS or _may_sit(situation, name)]
    sat = {situation.places[place] for place, name in found.items() if is_seat(place) and name not in RANKS}
    who = [name for name in who if not (name in sat and name in ("SB", "BB"))]  # where somebody who is named sits
    if _DEALT_LAST.search(folded(heard.text)):
        who = [name for name in who if name != "BTN"]  # to whom the last card was dealt
    if HERO in found.values():
        who = [name for name in who if name != sits_at]  # who is told already
    if len(who) > 1 and set(who) <= RANKS.keys() and heard.table.get("spoken-of") not in (None, "preflop"):
        who.sort(key=RANKS.__getitem__)  # behind the flop who sits first speaks first
    every = list(dict.fromkeys(PLACE.findall(f"{situation.play} {dict(situation.set_up)}")))
    players = [place for place in dict.fromkeys((*every, *situation.seats)) if is_seat(place) and place not in found]
    teller = {}
    if HERO in who or (
        not sits_at and HERO not in found.values() and tells_of_the_teller(_unquoted(heard.text, spoken))
    ):
        who = [name for name in who if name != HERO]
        here = [place for place in players if not _only_sits(situation, place)]
        may = [place for place in here if not (place == _bettor(situation) and _is_faced(spoken))]
        teller = dict.fromkeys(_of_the_teller(situation, may or here, done)[:1], HERO)
        players = [place for place in players if place not in teller]
    if who == [OPPONENT] and not teller and HERO not in found.values():
        players = [place for place in players if done.get(place) not in UNNAMED]  # of whoever acts, who is not named
    if len(who) == 1:  # who is only spoken of has often done nothing yet
        players.sort(key=lambda place: place in done)
    amounts = [place for place in every if isinstance(situation.places.get(place), int) and place not in found]
    amounts = [place for place in amounts if place != "seconds"]
    chips = [int(term.value) for at, term in enumerate(spoken) if _is_chip(spoken, at)] if "chip" in amounts else []
    rest: dict[str, int | str] = {"chip": chips[0]} if chips else {}
    taken = {*found.values(), *rest.values(), worth_of(str(found.get("chips", "")))}
    money = list(dict.fromkeys(each for each in _money(heard, spoken) if each not in taken))
    left = [each for each in amounts if each not in rest][: len(money)]
    left.sort(key=lambda place: int(situation.places[place]))
    rest |= dict(zip(left, sorted(money[: len(left)]), strict=True))
    return rest | dict(zip(players, who, strict=False)) | teller


def _may_sit(situation: Situation, position: str) -> bool:
    """Say whether a position may be a player: between hands it is where somebody sits, unless the seats have it."""
    if "next hand" not in situation.play or any(slot.kind for slot in slots(situation)):
        return True
    if "leaves the game; {E}" in situation.play:
        return True  # whose seat somebody else takes
    return position in str(situation.places.get("seats", "")).split()


def _only_sits(situation: Situation, place: str) -> bool:
    """Say whether a place is no more than a position: of which of them the teller is nothing tells."""
    return situation.places[place] in RANKS and place not in PLACE.findall(situation.play)


def _bettor(situation: Situation) -> str:
    """Return who puts in the first bet, where somebody else answers it."""
    deeds = [slot for slot in slots(situation) if slot.kind]
    others = len({slot.seat for slot in deeds}) > 1
    return deeds[0].seat if others and deeds[0].kind in ("bet", "all_in") else ""


def _is_faced(spoken: Sequence[Term]) -> bool:
    """Say whether somebody bet into the teller: `переді мною ставка`, `he bet into me`."""
    mine = [term for term in spoken if term.kind == "seat" and term.value == HERO and OBJECT in term.parts]
    facing = ["facing" in term.parts and not OWN.search(term.text.casefold()) for term in spoken]
    return bool(mine) or any(facing)


def _unquoted(text: str, spoken: Sequence[Term]) -> str:
    """Return a text without what is said in it: who says `I call` is not the teller."""
    quotes = [text[term.start : term.end] for term in spoken if term.kind == "quote"]
    for each in quotes:
        text = text.replace(each, " ")
    return text


def seat_of_the_teller(spoken: Sequence[Term]) -> str:
    """Return the position at which the teller says that they are: `I'm on the button`, `I (BB)`."""
    for at, term in enumerate(spoken):
        begins = at == 0 or spoken[at - 1].kind == "break"
        low = folded(term.text)
        if term.kind != "seat" and (_SITTING.fullmatch(low) or (begins and _WAS.fullmatch(low))):
            rest = [each for each in spoken[at + 1 : at + 5] if not (each.kind == "filler" or each.parts & PLACING)]
            if begins and rest and rest[0].kind == "seat" and rest[0].value in RANKS and not rest[0].owns:
                return str(rest[0].value)
        if term.kind == "seat" and term.value == HERO and not term.owns:
            beside = spoken[at + 1] if at + 1 < len(spoken) else term
            if beside.kind == "remark" and (position := position_of(str(beside.value))) in RANKS:
                return position  # I (BB)
            rest = [each for each in spoken[at + 1 : at + 6] if not (each.kind == "filler" or each.parts & PLACING)]
            rest = [each for each in rest if not _JUST.fullmatch(folded(each.text))]
            if rest and rest[0].kind == "seat" and rest[0].value in RANKS and not rest[0].owns:
                return str(rest[0].value)
    return ""


def sits_told(spoken: Sequence[Term]) -> dict[str, str]:
    """Return players who are called by a name and a place: the numbered seat has the name, the name the position.

    `Mike in seat 3`, `Jano z miesta 7`, `Vera on the cutoff`.
    """
    found: dict[str, str] = {}
    for at, term in enumerate(spoken):
        name = name_of(term) if term.kind == "seat" and not term.owns else ""
        if not name or name in (*UNNAMED, HERO, OPPONENT) or name in RANKS or name.startswith("seat"):
            continue
        rest = [each for each in spoken[at + 1 : at + 4] if each.kind != "filler"]
        placed = bool(rest) and bool(rest[0].parts & PLACING)
        seat = rest[placed] if len(rest) > placed else None
        if seat is None or seat.kind != "seat" or seat.owns:
            continue
        if name_of(seat).startswith("seat") and (placed or " " in seat.text.strip()):
            found[name_of(seat)] = name
        elif placed and seat.value in RANKS:
            found[name] = name_of(seat)
    return found


def _of_the_teller(situation: Situation, players: Sequence[str], done: Mapping[str, str]) -> list[str]:
    """Return the places where the teller may stand, the likeliest first: who is asked about, then who did something.

    `done` says who did what the players of places do; nobody where none was named, as the teller often is not.
    """
    asked = [place for place in PLACE.findall(situation.sentences["en"]) if place in players][-1:]
    free = [place for place in players if not done.get(place)]
    return sorted(free or players, key=lambda place: (place not in asked, place not in done))


def aside(heard: Heard) -> set[str]:
    """Return the amounts that a fact of the table has; those of a limit game are what is bet in it."""
    table = heard.table.get("table", {})
    blinds = () if str(table.get("game", "")).startswith(LIMIT) else table.get("blinds", ())
    return {str(each) for each in (*blinds, *[heard.table.get(fact) for fact in FACTS])}


def _money(heard: Heard, spoken: Sequence[Term]) -> Iterator[int]:
    """Yield the amounts of a text, in order, without those that a fact of the table has."""
    beside = aside(heard)
    least = max((int(each) for each in heard.table.get("table", {}).get("blinds", ())), default=FEW + 1)
    told = [
        int(term.value)
        for at, term in enumerate(spoken)
        if term.kind == "number" and term.value == int(term.value) and str(term.value) not in beside
        and (term.value > FEW or (term.value >= least and not counts(spoken, at)))
    ]  # fmt: skip
    before: Counter[int] = Counter()
    for each in told:
        # what two others differ by
        if not any(before[one - each] > (not each) for one in before):
            yield each
        before[each] += 1


def _is_chip(spoken: Sequence[Term], at: int) -> bool:
    """Say whether a number is the worth of a chip, as in `a chip of 1000` and `one 1000 chip`."""
    near = (*spoken[max(at - 2, 0) : at], *spoken[at + 1 : at + 2])
    return spoken[at].kind == "number" and spoken[at].value > 1 and any("chip" in term.parts for term in near)
