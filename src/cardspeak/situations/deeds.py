"""The deeds of a situation, and which deed of a text each of them is."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from cardspeak.record import record
from cardspeak.situations.fitting import marked
from cardspeak.situations.kinds import as_act
from cardspeak.situations.model import PLACE, Situation
from cardspeak.story import statements as s
from cardspeak.talk.mentions import DEALER, KINDS, Mention
from cardspeak.talk.positions import UNNAMED

BETS = ("raise_to", "raise_by", "raise_pot", "bet_pot")
NEAR = ({"bet", "put"}, {"say", "bet"}, {"put", "all_in"})
"""Kinds of deeds that may be told as each other: `bets two chips of 500` are chips put out."""


@record
class Slot(NamedTuple):
    """A deed of a situation: the places of the player, the amount and the words."""

    seat: str
    kind: str
    amount: str = ""
    words: str = ""
    motions: int = 1


def slots(situation: Situation) -> list[Slot]:
    """Return the deeds of a situation, in their order."""
    story, marks = marked(situation, dict(situation.places))

    def place(mark: Any) -> str:
        return marks.get(mark, "") if isinstance(mark, str | int | s.Put) else ""

    found: list[Slot] = [*_lying(situation)]
    for each in story:
        seat = place(getattr(each, "seat", ""))
        if isinstance(each, s.Acts):
            kind = "bet" if each.verb in BETS else each.verb
            found.append(Slot(seat, kind, place(each.amount)))
        elif isinstance(each, s.Sized):
            found.append(Slot(seat, "bet"))
        elif isinstance(each, s.Says):
            found.append(Slot(seat, "say", "", place(each.words)))
            found += [Slot(seat, "put", _put(each.put, place), "", each.motions)] if each.put else []
        elif isinstance(each, s.PutsOut):
            found.append(Slot(seat, "put", _put(each.put, place), "", each.motions))
        elif isinstance(each, s.TakesBack) and each.put is None:
            found.append(Slot(seat, "back", _put(each.took, place)))
        elif isinstance(each, s.Gestures):
            found.append(Slot(seat, "tap" if each.what == "taps_table" else ""))
        elif isinstance(each, s.Shows):
            found.append(Slot(seat, "show"))
        elif isinstance(each, s.DealerDoes) and each.what == "says":
            found.append(Slot(DEALER, "say", place(each.amount), place(each.words)))
        elif seat:
            found.append(Slot(seat, ""))
    return found


def _lying(situation: Situation) -> Iterator[Slot]:
    """Yield the bets that lie in front where the story begins, as the deeds that they were."""
    before = ""
    for key, amount in dict(dict(situation.set_up.get("spot", {})).get("bets", {})).items():
        seat, much = PLACE.fullmatch(str(key)), PLACE.fullmatch(str(amount))
        if seat and much:
            yield Slot(seat[1], "call") if much[1] == before else Slot(seat[1], "bet", much[1])
            before = much[1]


def _put(put: s.Put, place: Any) -> str:
    return str(
        place(put) or next((found for _, worth in put.chips if (found := place(worth))), "") or place(put.amount)
    )


def aligned_deeds(slots: Sequence[Slot], told: Sequence[Mention]) -> list[tuple[Slot, Mention]]:
    """Return the deeds of both that are the same, as many as can be in one order."""
    told = _at_once(slots, told)
    best: list[list[tuple[float, tuple[tuple[Slot, Mention], ...]]]] = [[(0.0, ())] * (len(told) + 1)]
    for slot in slots:
        row = [best[-1][0]]
        for at, mention in enumerate(told):
            worth, pairs = best[-1][at]
            options = [best[-1][at + 1], row[-1]]
            if like := _alike(slot, mention):
                options.append((worth + like, (*pairs, (slot, mention))))
            row.append(max(options, key=lambda option: option[0]))
        best.append(row)
    return [*best[-1][-1][1], *_told_later(slots, told, best[-1][-1][1])]


def _at_once(slots: Sequence[Slot], told: Sequence[Mention]) -> list[Mention]:
    """Return deeds in which the chips that one player puts out piece by piece are one, where a situation has such."""
    if not any(slot.motions > 1 for slot in slots):
        return list(told)
    found: list[Mention] = []
    for each in told:
        before = found[-1] if found else None
        more = each.kind in ("put", "call") or each.act == "complete"  # `to call`, or `completes` what lies there
        if before is None or before.kind != "put" or not more or each.seat not in ("", before.seat):
            found.append(each)
    return found


def _told_later(
    slots: Sequence[Slot], told: Sequence[Mention], pairs: Sequence[tuple[Slot, Mention]]
) -> Iterator[tuple[Slot, Mention]]:
    """Yield the deeds that are told out of order, as a bet that stood before: `he called 300. The bet was 500`."""
    done = [id(mention) for _, mention in pairs]
    left = [each for each in told if id(each) not in done and each.amount is not None and not each.wished]
    for slot in slots:
        if slot.amount and all(slot is not mine for mine, _ in pairs):
            alike = [each for each in left if each.kind == slot.kind and each.seat in ("", *UNNAMED)]
            if alike:
                left.remove(alike[0])
                yield slot, alike[0]
    taken = {slot.seat for slot, _ in pairs} | {mention.seat for _, mention in pairs}
    for slot in slots:
        if not slot.amount and slot.kind and all(slot is not mine for mine, _ in pairs) and slot.seat not in taken:
            alike = [each for each in told if id(each) not in done]
            alike = [each for each in alike if slot.kind in (each.kind, _said_to_do(each.words))]
            alike = [each for each in alike if each.seat not in ("", *UNNAMED, *taken)]
            if alike:
                taken |= {slot.seat, alike[0].seat}
                yield slot, alike[0]


def _alike(slot: Slot, told: Mention) -> float:
    """Return how well a deed of a text may be one of a situation; 0: it cannot be."""
    if (slot.seat == DEALER) != (told.seat == DEALER):
        return 0.0
    said = told.kind == "say" and slot.kind in (KINDS.get(told.act), _said_to_do(told.words))
    same = said or slot.kind == told.kind
    if not same and {slot.kind, told.kind} not in NEAR:
        return 0.0
    if not same and told.kind == "say" and told.amount is None and not _said_to_do(told.words):
        return 0.0  # words that are no act are no bet
    if not same and told.kind == "say" and _said_to_do(told.words) not in ("", slot.kind):
        return 0.0  # nor are those that are another act
    if slot.kind == "say" and told.kind == "bet" and not told.seat:
        return 0.0  # a bet of which somebody speaks was not said by anybody
    amount = bool(slot.amount) == (told.amount is not None) or bool(slot.words and told.words)
    quoted = told.kind == slot.kind == "say" and bool(told.words) and told.act in ("say", "bet")
    chips = slot.amount and told.amount is not None and told.amount.kind == "chips"
    fits = (1.0 if slot.amount.startswith("chip") else -0.8) if chips else 0.0
    likeness = 2.0 if slot.kind == told.kind else 1.7 if same else 0.8
    return likeness + fits + amount * 1.0 + quoted * 0.6 + bool(told.seat) * 0.2 - told.wished * 0.7


def _said_to_do(words: str) -> str:
    """Return the kind of the deed that words are, where they are a plain act."""
    act = as_act(s.Says("", words)) if words else None
    verb = act.verb if isinstance(act, s.Acts) else ""
    return "bet" if verb in BETS else verb
