"""What the words of a text show of the places of a situation: who, how much, which words and cards, on which street."""

import re
from collections.abc import Container, Mapping, Sequence
from math import log10
from typing import Any

from cardspeak.situations.around import next_street, seats_told, stacks_told, street_told
from cardspeak.situations.at_positions import FIRST, dealt_first, in_the_blinds
from cardspeak.situations.beside import ante_told, pot_told, pots_told, stacks_left
from cardspeak.situations.chips_told import (
    chips_listed,
    chips_of,
    in_motions,
    in_several,
    is_several,
    last_chips,
    put_out,
    worth_of,
)
from cardspeak.situations.clock_told import clock_told
from cardspeak.situations.counted import choices_told
from cardspeak.situations.deeds import Slot, aligned_deeds, slots
from cardspeak.situations.fitting import fitted, partly_fitted
from cardspeak.situations.free_seat import free_seat, seat_left
from cardspeak.situations.hands_told import OF_OMAHA, hands_of
from cardspeak.situations.in_order import in_order
from cardspeak.situations.least import least_raise
from cardspeak.situations.left_over import FACTS, aside, left_over, sits_told
from cardspeak.situations.limit import in_fixed_bets, on_the_ladder, sized_by
from cardspeak.situations.model import CHOICES, STREETS, Situation, Values, is_seat
from cardspeak.situations.numbered import button_last, by_number, gone
from cardspeak.situations.set_up import opening, street_of, usual_blinds
from cardspeak.situations.told_beside import heads_up, told_beside
from cardspeak.talk.letters import folded
from cardspeak.talk.lexer import terms
from cardspeak.talk.mentions import DEALER, Mention, mentions, name_of, without_choices
from cardspeak.talk.model import Heard, Term
from cardspeak.talk.positions import RANKS, UNNAMED
from cardspeak.talk.said import HE

BOARD, HAND = 5, 2  # cards
UNSCALED = ("smallest", "seconds")
OPEN = 3  # big blinds that somebody raises to of whom no amount is told
_COUNT = re.compile(r"1x[2-9]")  # "three chips" are so many, and none of that worth
RAISED = re.compile(r"(?<!\w)(?:re-?)?(?:rais|open|рейз|опен|откр|відкр|повы|підвищ|zvys|navys|otvor)")


def guessed(
    situation: Situation, heard: Heard, seats: Sequence[str] = (), table: Mapping[str, Any] | None = None
) -> dict[str, int | str]:
    """Return what stands in the places as far as a text shows it, else what stands there at first.

    Where what was understood fits the situation, that stands in it; else what each deed of the situation has in the
    text, then players and amounts in the order in which they were spoken of. `table` is what else is known of it.
    """
    blinds = aside(heard)
    lies = {"pot": pot} if (pot := pot_told(heard)) else {}
    heard = heard._replace(table={**heard.table, **lies, "table": {**heard.table.get("table", {}), **(table or {})}})
    spoken = put_out(without_choices(terms(heard.text, heard.language, tuple(dict.fromkeys(seats)))))
    aligned = aligned_deeds(slots(situation), _with_what_is_said(mentions(spoken), heard.language))
    street = _street(heard, spoken, aligned)
    told = fitted(situation, heard.statements, {"spot": {"street": street}} if street else {})
    if told is None:
        told = partly_fitted(situation, heard.statements)
    unsure = any(value in UNNAMED for value in told.values())
    sits = dict(heard.table.get("places", {}))
    told = {place: sits.get(str(value), value) if value in UNNAMED else value for place, value in told.items()}
    told = {place: _plain(place, value) for place, value in told.items() if value not in UNNAMED}
    if len(set(told.values())) < len(told):
        told = {}
    found = _told_by_deeds(situation, heard, spoken, aligned, blinds)
    both = {place: found[place] for place in ("words_first", "words") if place in found}
    pieces = {"chips": found["chips"]} if "chips" in found else {}
    found |= _said(situation, heard, spoken) | (both if len(both) > 1 else {})
    if str(pieces.get("chips", "")).count("+") > str(found.get("chips", "")).count("+"):
        found |= pieces  # those of several motions, of which the text has only some as chips
    told = {
        place: value for place, value in told.items() if place == "count" or place not in CHOICES or place not in found
    }
    if told.get("count") == "one" and "count" in found:
        del told["count"]  # what is told of one card is told of several as well
    if unsure:  # somebody was taken for a player whom nobody named
        told = {place: value for place, value in told.items() if not is_seat(place) or place not in found}
        told = {place: value for place, value in told.items() if not is_seat(place) or value not in found.values()}
    if "chips" in found and str(found["chips"]).count("+") > str(told.get("chips", "+")).count("+"):
        told.pop("chips", None)  # there are more of them
    elif "chips" in found and str(told.get("chips", "")).isdecimal():
        del told["chips"]  # what was found is told in chips
    told |= _in_their_order(found, told)
    found = _once(found, told) | told
    stacks = stacks_told(situation, spoken, mentions(spoken), stacks_left(heard))
    found = _once(found, stacks) | stacks
    hands = _hands(situation, heard, spoken, found)
    found = _once(found, hands) | hands
    found |= left_over(situation, heard, spoken, found, {slot.seat: told.seat for slot, told in aligned})
    if is_several(str(situation.places.get("chips", ""))) and str(found.get("chips", "")).isdecimal():
        found["chips"] = in_several(int(found["chips"]))
    found |= least_raise(situation, heard, found, street)
    found |= last_chips(situation, found)
    found |= on_the_ladder(situation, found, heard.table.get("table", {}).get("blinds", ()), street)
    found = in_the_blinds(situation, found, {name_of(term) for term in spoken if term.kind == "seat"})
    found |= dealt_first(situation, found, spoken)
    found = _apart(situation, {**_scaled(situation, heard, found, street), **found}, found)
    found = told_beside(situation, heard, spoken, in_order(situation, heard, found))
    for place in ("street", "later"):
        if place in situation.places and street in CHOICES[place]:
            found[place] = street
    if "next" in situation.places and (comes := next_street(spoken, any(slot.kind for slot in slots(situation)))):
        found["next"] = comes
    if "next" in situation.places and "bets" in situation.set_up.get("spot", {}) and street in STREETS[:-1]:
        found["next"] = STREETS[STREETS.index(street) + 1]  # bets lie on the street before
    if seats_around := seats_told(situation, heard):
        found["seats"] = seats_around
    if "pots" in situation.set_up.get("spot", {}):
        found |= {place: pot for place, pot in pots_told(heard).items() if place in situation.places}
    found |= gone(situation, spoken)
    found |= by_number(situation, heard, found)
    found |= button_last(situation, found)
    bettors = {told.seat for slot, told in aligned if slot.kind == "bet"}
    found |= clock_told(situation, heard.text, spoken, found, bettors)
    found |= seat_left(situation, found)
    found |= heads_up(situation, found)
    return found | free_seat(situation, spoken)


def _plain(place: str, value: int | str) -> int | str:
    """Return a player's name as it may stand in a place: `seat 6` without the space."""
    return re.sub(r"\s", "", str(value)) if is_seat(place) else value


def _street(heard: Heard, spoken: Sequence[Term], aligned: Sequence[tuple[Slot, Mention]]) -> str:
    """Return the street that is told; else the one on which the first who puts chips in bets, and does not raise.

    Where neither is told, players who are called by the positions before the flop are still before it.
    """
    told = street_told(spoken) or str(heard.table.get("street", ""))
    first = next((mention.act for slot, mention in aligned if slot.kind == "bet"), "")
    early = any(_is_preflop(term) for term in spoken)
    raised = RAISED.search(folded(heard.text))
    later = ("facing" in heard.table and not raised) or "pot" in heard.table
    usual = "preflop" if early else "flop" if later else ""
    return told or {"bet": "flop", "raise": "preflop", "open": "preflop"}.get(first, usual)


def _is_preflop(term: Term) -> bool:
    """Say whether a word is a position as people call it before the flop; the first to act there is on any street."""
    if term.kind != "seat" or term.value not in RANKS or term.value == "BTN":
        return False
    return not FIRST.match(folded(term.text))


def _in_their_order(found: Mapping[str, int | str], told: Mapping[str, int | str]) -> dict[str, int | str]:
    """Return amounts as they follow each other in a text, where what was understood has the same ones otherwise."""
    both = [place for place, value in told.items() if isinstance(value, int) and isinstance(found.get(place), int)]
    same = sorted(int(told[place]) for place in both) == sorted(int(found[place]) for place in both)
    return {place: found[place] for place in both} if same else {}


def _once(found: Mapping[str, int | str], told: Mapping[str, int | str]) -> dict[str, int | str]:
    """Return values without players who were told to stand in another place."""
    theirs = {value for place, value in told.items() if is_seat(place)}
    return {place: value for place, value in found.items() if not (is_seat(place) and value in theirs)}


def _told_by_deeds(
    situation: Situation,
    heard: Heard,
    spoken: Sequence[Term],
    aligned: Sequence[tuple[Slot, Mention]],
    beside: Container[str],
) -> dict[str, int | str]:
    """Return what the deeds of a text have in the places of those of a situation that they are, in the same order.

    Amounts that the text itself tells as the blinds stand `beside`; those of a form are bet as any others.
    """
    places = heard.table.get("places", {}).items()
    sits = {seat: _plain("A", player) for player, seat in places if player not in (HE, *UNNAMED)}
    sits |= {player: _plain("A", seat) for player, seat in places if player in UNNAMED and player != HE}
    sits = {**sits_told(spoken), **sits}
    found: dict[str, int | str] = {}
    for slot, told in aligned:
        name = sits.get(told.seat, told.seat)
        if is_seat(slot.seat) and name and name not in (*UNNAMED, DEALER) and name not in found.values():
            found.setdefault(slot.seat, name)
        if slot.words and told.words:
            found[slot.words] = told.words
        overlooked = slot.amount == "chips" and "unaware" in situation.set_up.get("know", {})  # the blind is put out
        if (
            slot.amount
            and told.amount is not None
            and (overlooked or told.kind == slot.kind == "bet" or str(told.amount.value) not in beside)
        ):
            if slot.amount.startswith("chips"):
                found.setdefault(slot.amount, _in_chips(told.amount, spoken, heard.text))
            elif slot.amount == "chip" and told.kind != slot.kind:
                continue  # what is bet in words is no chip
            elif told.amount.kind == "number" and told.amount.value == int(told.amount.value):
                found.setdefault(slot.amount, int(told.amount.value))
        if slot.motions > 1:
            worded = any(other.words for other, _ in aligned)
            found |= _in_motions(slot.amount, mentions(spoken), found, worded)
    if "facing" in heard.table and isinstance(situation.places.get("bet"), int) and heard.table["facing"]:
        found.setdefault("bet", int(heard.table["facing"]))
    if "words" in found and "bet" in situation.places and "bet" not in found:
        found |= _called(str(found["words"]), heard.language)
    return found


def _with_what_is_said(told: Sequence[Mention], language: str) -> list[Mention]:
    """Return deeds with the amounts of the words that are quoted: `"bet three thousand"` is a bet of so much.

    How many chips were put out is no deed by itself.
    """
    found: list[Mention] = []
    for each in told:
        if each.kind == "put" and each.amount is not None and _COUNT.fullmatch(str(each.amount.value)):
            continue
        if each.kind == "say" and each.words and each.amount is None and each.seat != DEALER:
            bets = [done for done in mentions(terms(each.words, language)) if done.kind == "bet"]
            once = sum(term.kind == "number" for term in terms(each.words, language)) == 1
            amount = bets[0].amount if len(bets) == 1 and once else None
            if amount is not None and amount.kind == "number":
                each = each._replace(amount=amount, act="bet")
        found.append(each)
    return found


def _in_motions(
    place: str, told: Sequence[Mention], found: Mapping[str, int | str], worded: bool
) -> dict[str, int | str]:
    """Return the chips of several motions, and the bet that they faced: without words the first was to call it."""
    motions = in_motions(told, found.get("bet"))
    if len(motions) == 1 and not worded and "bet" in found and motions[0] != f"1x{found['bet']}":
        motions = [f"1x{found['bet']}", *motions]
    if len(motions) < 2:
        return {}
    first = motions[0].removeprefix("1x")
    return {place: "+".join(motions), **({"bet": int(first)} if first.isdecimal() and "bet" not in found else {})}


def _called(words: str, language: str) -> dict[str, int | str]:
    """Return the bet of which words speak: `I call your 100 and raise`."""
    told = [each for each in mentions(terms(words, language)) if each.kind == "call"]
    amount = told[0].amount if told else None
    return {"bet": int(amount.value)} if amount is not None and amount.kind == "number" else {}


def _in_chips(amount: Term, spoken: Sequence[Term], text: str) -> str:
    """Return an amount as chips, by their count where that is told beside it: `1000 with two chips of 500`."""
    if amount.kind == "number" and (listed := chips_listed(int(amount.value), text[amount.end :])):
        return listed
    told = [str(term.value) for term in spoken if term.kind == "chips"]
    return next((chips for chips in told if str(worth_of(chips)) == str(amount.value)), str(amount.value))


def _scaled(situation: Situation, heard: Heard, found: Mapping[str, int | str], street: str) -> dict[str, int | str]:
    """Return what stands in the places at first, with the amounts as large as those that are told."""
    first = dict(situation.places)
    own = {place: value for place, value in first.items() if isinstance(value, int) and place not in UNSCALED}
    if {"pot", "smallest"} <= first.keys():  # a pot that is split stays one that has an odd chip
        first["pot"] = int(first["pot"]) * int(found.get("smallest", first["smallest"])) // int(first["smallest"])
        own.pop("pot")
    told = [(own[place], value) for place, value in found.items() if place in own and isinstance(value, int) and value]
    blinds = [int(each) for each in heard.table.get("table", {}).get("blinds", ())]
    here: Values = {place: street for place in ("street", "later") if place in first and street in CHOICES[place]}
    at = {**first, **here}
    if not told and blinds and sized_by(situation):
        return dict(in_fixed_bets(situation, {}, first, blinds, street_of(situation, at)))
    opened = opening(situation, {**first, **({"street": street} if street and "street" in first else {})})
    if told:
        usual, said = told[0]
    elif own and opened and blinds and max(blinds) and 2 * max(blinds) > opened:
        usual, said = max(opened // OPEN, 1), max(blinds)
    elif own and blinds and max(blinds) and "game" not in situation.set_up.get("table", {}):
        usual, said = usual_blinds(first)[-1], max(blinds)
    else:
        return first
    return {**first, **{place: _as_large(value, usual, said, told) for place, value in own.items()}}


def _as_large(value: int, usual: int, said: int, told: Sequence[tuple[int, int]]) -> int:
    """Return an amount as large beside all that are told as it was beside what they stand for."""
    made = _times(value, usual, said)
    for other, theirs in told:
        if (value >= other and made < theirs) or (value <= other and made > theirs):
            made = _times(value, other, theirs)
    return made


def _times(value: int, usual: int, said: int) -> int:
    """Return an amount as many times as great as what is told is, in chips as round as that."""
    unit = int(max(10 ** (int(log10(said)) - 1), 1))
    return max(round(value * said / usual / unit) * unit, 1)


def _apart(situation: Situation, found: dict[str, int | str], known: Mapping[str, int | str]) -> dict[str, int | str]:
    """Return values in which no player whom nobody spoke of has the name of one who was spoken of."""
    taken = {str(value) for place, value in known.items() if is_seat(place)}
    for place in situation.seats:
        if place not in known and str(situation.places[place]) in taken:
            found[place] = next(name for name in "XYZVWU" if name not in taken)
            taken.add(str(found[place]))
    return found


def _said(situation: Situation, heard: Heard, spoken: Sequence[Term]) -> dict[str, int | str]:
    """Return what stands in the places for words, chips, cards, counts and facts, where the text has them."""
    found: dict[str, int | str] = {fact: heard.table[fact] for fact in FACTS if fact in heard.table}
    blinds = heard.table.get("table", {}).get("blinds", ())
    found |= {place: int(each) for place, each in zip(("small", "big"), blinds, strict=False)}
    found |= {"blind": int(blinds[-1])} if len(blinds) > 1 and "blinds" in situation.set_up.get("table", {}) else {}
    found |= {"ante": ante} if (ante := ante_told(heard)) else {}
    quotes = [str(term.value) for term in spoken if term.kind == "quote"]
    chips = [str(term.value) for term in spoken if term.kind == "chips" and not _COUNT.fullmatch(str(term.value))]
    cards = [str(term.value).replace(" ", "") for term in spoken if term.kind == "cards"]
    one = [each.removeprefix("1x") for each in chips if each.startswith("1x") and "+" not in each]
    first: dict[str, Sequence[int | str]] = {
        "words": quotes, "words_first": quotes, "chips": chips,
        "chip": [int(each) for each in one if each.isdecimal()],
        "smallest": [int(each) for each in one if each.isdecimal()],
        "board": [_spaced(each) for each in cards if len(each) == 2 * BOARD],
        "card": [each for each in cards if len(each) == 2],
        "part": [_spaced(each) for each in cards if 2 < len(each) < 2 * OF_OMAHA],
    }  # fmt: skip
    found |= {place: each[0] for place, each in first.items() if each}
    found |= choices_told(heard.text, spoken)
    named = chips_of(_without_seats(heard.text, spoken)) if "chips" in situation.places else ""
    if named and named.count("+") >= (chips[0].count("+") + 1 if chips else 0):
        found["chips"] = named
    places = [place for place in ("a", "b", "c") if place in situation.places]
    many = max((len(str(situation.places[place]).split()) for place in places), default=HAND)
    hands = [_spaced(each) for each in cards if len(each) == 2 * many] or [
        _spaced(each) for each in cards if len(each) == 2 * HAND and "part" not in situation.places
    ]
    found |= dict(zip(places, hands, strict=False))
    return {place: value for place, value in found.items() if place in situation.places}


def _without_seats(text: str, spoken: Sequence[Term]) -> str:
    """Return a text without the players who are called by a number: Slovak `päťka` is a chip of five too."""
    for term in spoken:
        if term.kind == "seat" and str(term.value).startswith("seat "):
            text = text[: term.start] + " " * (term.end - term.start) + text[term.end :]
    return text


def _hands(
    situation: Situation, heard: Heard, spoken: Sequence[Term], found: Mapping[str, int | str]
) -> dict[str, int | str]:
    """Return board and hands that are told by ranks, or by what they make, and whose they are."""
    places = [place for place in ("a", "b", "c") if len(str(situation.places.get(place, "")).split()) == HAND]
    lies = str(found.get("board", ""))
    told_all = any(place in found for place in places)
    if not places or len(str(situation.places.get("board", "")).split()) != BOARD or (lies and told_all):
        return {}
    omaha = "plo" in str(heard.table.get("table", {}).get("game", ""))
    board, hands = hands_of(heard.text, spoken, omaha, lies)
    if not board or len(hands) < min(len(places), HAND):
        return {}
    cards = " ".join(
        (board, *(cards for cards, _ in hands), *(str(situation.places[each]) for each in places[len(hands) :]))
    )
    if len(set(cards.split())) < len(cards.split()):
        return {}
    told: dict[str, int | str] = {"board": board, **dict(zip(places, (cards for cards, _ in hands), strict=False))}
    for place, (_, whose) in zip(places, hands, strict=False):
        if whose and whose not in (*UNNAMED, *told.values()):
            told[place.upper()] = re.sub(r"\s", "", whose)
    return told


def _spaced(cards: str) -> str:
    return " ".join(cards[at : at + 2] for at in range(0, len(cards), 2))
