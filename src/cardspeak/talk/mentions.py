"""Who does what with how much, in the words of a text: deeds in the order in which they are spoken of.

Less is asked of the words than of a story: what is not understood is passed over, so that what stands in the places of
a situation can be read from a text that nobody understands as a whole.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from cardspeak.record import record
from cardspeak.talk.blinds_told import BEFORE
from cardspeak.talk.letters import folded
from cardspeak.talk.model import Term
from cardspeak.talk.numbered import SEAT
from cardspeak.talk.objects import OBJECT
from cardspeak.talk.positions import RANKS, UNNAMED
from cardspeak.talk.said import HERO

KINDS = {
    **dict.fromkeys(("bet", "raise", "open", "least", "least-bet", "pot", "check-raise", "complete"), "bet"),
    **dict.fromkeys(("all-in", "raise-all-in", "call-all-in"), "all_in"),
    **dict.fromkeys(("call", "check-call"), "call"),
    **dict.fromkeys(("put", "adds"), "put"),
    **dict.fromkeys(("check", "check-around"), "check"),
    **dict.fromkeys(("fold", "check-fold"), "fold"),
    "show": "show", "say": "say", "post": "post", "back": "back", "tap": "tap",
}  # fmt: skip
"""What an act of talk is, as far as places are filled by it."""
AMOUNTS = ("number", "chips")
SIZED = ("bet", "call", "all_in", "put", "say", "post", "back")  # deeds of so much
FEW = 9  # no amount is smaller where it is written in letters, or where it counts something
COUNTED = frozenset({"cards", "chip", "limpers"})
WISHES = re.compile(
    r"(who )?(want|would like|i'd like|id like|wish|can |could |may |able to|wanna|trying to|intend|meant)|wants|wanted"
    r"|rather|prefer"
    r"|(не )?(хоч|хот|жела|можу|може|могу|может|можно|можна|бажа|збира|собира)|радше|(ne)?(chc|moz|môž|smie|mien|radš)"
)
"""Words behind which an act is only wished for."""
_SEATS = re.compile(rf"{SEAT}|seats|мест|місць|miest")
_CALLED = [["call", kind] for kind in ("bet", "all_in", "put")]
"""Two deeds of which an amount is that of the second."""
_WAIT = re.compile(r"wait|(?:ne)?(?:po|vy)?cak|(?:ne)?pockal|до?жд|подожд|дочек|зачек|чека")
_SOONER = re.compile(r"(?:skor (?:nez|ako)|(?:раньше|раніше),? (?:чем|ніж))$|sooner than$")
_SKIP = re.compile(
    r"skip\w*|jump\w*|before|instead of|ahead of|preskoc\w*|predbeh\w*|pred|namiesto|пропуст\w*|перескоч\w*"
    r"|перестриб\w*|опереди\w*|випереди\w*|обогна\w*|перед|раньше|раніше|вместо|замість"
)
"""Words before a player who was to act, and did not yet."""
AGAIN = re.compile(r"(?:еще|ещё|ще|ešte|este|another)$")
TELLER = re.compile(
    r"(?<![\w'])(?:i|i'm|im|i've|ive|i'd|i'll|me|my|mine"
    r"|я|меня|мне|мной|мо[йяюеи]|мое[йм]|моего|мою|могу|хочу|должен ли я|буду"
    r"|мене|мені|мною|мі[йя]|моє|моєї|моєму|можу|мушу|маю|хотів би"
    r"|ja|mne|mňa|mna|ma|môj|moj|moja|moju|moje|môjho|mojho|mi|som|môžem|mozem|musím|musim|mám|mam|chcem|smiem|mám)"
    r"(?![\w'])"
)
"""Words by which the teller speaks of themselves."""
GOES = re.compile(r"goes|went|leads|fires|fired|popped|pops")
RAISE = re.compile(r"rais|рейз|ререйз")
OWN = re.compile(r"(?<!\w)(?:my|mine|мо[йяюеиї]\w{0,2}|мій|moj\w{0,2}|môj\w{0,2})(?!\w)")
"""Words for what is the teller's own."""
CARDS = frozenset("A K Q J T 10 9 8 7 6 5 4 3 2".split())
OR = re.compile("or|или|чи|або|alebo|ci")
DEALER = "dealer"
ASKED = re.compile(r"дил[ие]р|діл[ие]р|круп'?[єе]|dealer|diler")
RELATIVE = re.compile(
    r"(?:через |мимо |за |перед |перед |у |в |с |з |об |o |cez |pred |za |na |на )?"
    r"(?:котор(?:ый|ая|ое|ые|ого|ому|ым|ую|ой|ых|ыми)|як(?:ий|а|е|і|ого|ому|им|у|ої|их|ими)|котр(?:ий|а|ого|ому|им|у)"
    r"|ktor(?:y|a|e|i|eho|emu|ym|u|ej|ych|ymi)|whom|whose)"
)
"""Words with which a clause begins that only says of whom one speaks: who is told there does not do what follows."""


@record
class Mention(NamedTuple):
    """A deed as a text speaks of it: who (empty: nobody was named), what kind, the amount or chips, the words said.

    `act` is what talk calls it; what is `wished` is only asked about, or what somebody would like to do.
    """

    seat: str
    kind: str
    amount: Term | None = None
    words: str = ""
    act: str = ""
    wished: bool = False


def mentions(spoken: Sequence[Term]) -> list[Mention]:
    """Return the deeds that a text tells; what it asks about is none of them."""
    found: list[Mention] = []
    for sentence, asks in _sentences(without_choices(spoken)):
        found += _of_sentence(sentence, asks)
    return found


def without_choices(spoken: Sequence[Term]) -> tuple[Term, ...]:
    """Return terms without amounts between which a question asks to choose: `is that 500 or 600?`."""
    dropped: set[int] = set()
    asks = False
    for at in range(len(spoken) - 1, -1, -1):
        if spoken[at].kind == "break" and spoken[at].value in ("hard", "asks"):
            asks = spoken[at].value == "asks"
        one, *rest = spoken[at : at + 3]
        if asks and len(rest) == 2 and one.kind == rest[1].kind == "number" and OR.fullmatch(folded(rest[0].text)):
            dropped |= {at, at + 1, at + 2}
    return tuple([term for at, term in enumerate(spoken) if at not in dropped])


def _sentences(spoken: Sequence[Term]) -> Iterator[tuple[list[Term], bool]]:
    now: list[Term] = []
    for term in spoken:
        if term.kind == "break" and term.value in ("hard", "asks"):
            yield now, term.value == "asks"
            now = []
        else:
            now.append(term)
    yield now, False


def _of_sentence(sentence: Sequence[Term], asks: bool) -> list[Mention]:
    found: list[Mention] = []
    seat, waiting, wished, faced, many = "", None, False, False, 1
    begins = 0  # of the clause
    told_of: Term | None = None  # an amount that is told already
    beside: list[str] = []  # others who do what is told next
    main = ""  # who acts in the sentence around a clause
    for at, term in enumerate(sentence):
        before = sentence[at - 1] if at else None
        act = act_of(term)
        wished = wished or bool(WISHES.match(term.text.casefold())) or (asks and "asks" in term.parts)
        if term.kind == "break":
            if seat in ("SB", "BB") and len(found) == begins:
                waiting = None  # `BB 200, UTG raises to 500`: how large it is
            found, waiting = _with_amount(found, begins, waiting)
            begins, wished = len(found), wished and term.text == ","
            quoted = term.text == ":" and at + 1 < len(sentence) and sentence[at + 1].kind in ("quote", *AMOUNTS)
            if main:  # the clause ends here
                seat, main = main, ""
            elif seat and term.text == "," and _of_whom(sentence[at + 1 : at + 4]):
                main = seat
            elif not (_goes_on(sentence[at + 1 : at + 4]) or (seat in UNNAMED and term.text in "-:") or quoted):
                seat = ""
        elif term.kind == "seat" and act and not term.owns:  # a form that only the teller uses of an act
            seat = name_of(term)
            found = _with_act(found, begins, seat, term._replace(value=act), waiting, wished)
            waiting = None
        elif term.kind == "seat" and term.owns and not is_rank(sentence, at):
            owned = act_of(sentence[at + 1]) if at + 1 < len(sentence) else ""
            if owned:
                seat = name_of(term)  # my bet
            elif before is not None and act_of(before) and len(found) > begins and not found[-1].seat:
                found[-1] = found[-1]._replace(seat=name_of(term))  # a bet of mine
        elif term.kind == "seat" and seat and before is not None and "after" in before.parts and not act:
            continue  # the first player after the big blind
        elif term.kind == "seat" and OBJECT in term.parts and not term.owns:
            continue  # whom it is done to
        elif term.kind == "seat" and seat and not act and _is_passed_over(sentence, at):
            continue  # who was skipped, or not waited for
        elif term.kind == "seat" and term.value in UNNAMED and _is_named(before) and not act:
            continue  # who sits before or behind a player: `hráč 5 pred ním`
        elif term.kind == "seat" and not is_rank(sentence, at):
            done = before is not None and before.kind in ("act", *AMOUNTS)
            joined = before is not None and "and" in before.parts and at > 1 and sentence[at - 2].kind == "seat"
            if seat and joined and _acts(sentence[at + 1 :]):
                beside = [*beside, seat]  # two who do the same
            if seat not in ("", *UNNAMED) and not joined and not done and _inflected(term) and _within(before):
                continue  # whom somebody waits for: `баттон не дождался катоффа`
            if done and len(found) > begins and not found[-1].seat and not _acts(sentence[at + 1 :]):
                found[-1] = found[-1]._replace(seat=name_of(term))
            else:
                seat = name_of(term)
        elif "he" in term.parts and term.kind == "part":
            answers = at + 1 < len(sentence) and sentence[at + 1].text == ":" and _is_asked(sentence[:at])
            seat = DEALER if answers else UNNAMED[0]
        elif "facing" in term.parts and OWN.search(term.text.casefold()):
            found.insert(begins, Mention(HERO, "bet", None, "", "bet"))  # against my bet
        elif "facing" in term.parts and any(KINDS.get(act_of(each)) == "bet" for each in sentence[at + 1 : at + 4]):
            faced = True  # the bet that is told next is somebody else's
        elif "facing" in term.parts and (amount := _faced(sentence[at + 1 : at + 4])) is not None:
            raised = RAISE.search(term.text.casefold())
            found.insert(begins, Mention("", "bet", amount, "", "raise" if raised else "bet"))  # in front of me 600
            told_of = amount
        elif DEALER in term.parts:
            seat = DEALER
        elif asks and term.kind == "part" and "asks" in term.parts and len(term.parts) == 1 and found:
            break  # what is asked was not done
        elif act and faced:
            first = 0 if waiting is not None else begins  # it was there before all that is told of it
            found.insert(first, Mention("", KINDS[act], waiting, "", act, wished))
            begins += first < begins
            waiting, faced = None, False
        elif act and before is not None and before.parts == {"aside"} and KINDS[act] == "bet":
            continue  # what somebody calls it: `that's a raise`
        elif act:
            if KINDS[act] == "bet" and _puts(before) and len(found) > begins and found[-1].kind == "put":
                waiting = waiting or found.pop().amount  # puts in a bet
            found += [Mention(name, KINDS[act], None, "", act, wished) for name in beside]
            found = _with_act(found, begins, seat, term, waiting, wished)
            found += [found[-1]._replace(amount=None)] * (many - 1)
            waiting, many, beside = None, 1, []
        elif (
            seat and term.kind == "word" and GOES.fullmatch(term.text.casefold()) and _number(sentence[at + 1 : at + 2])
        ):
            found.append(Mention(seat, "bet", None, "", "raise", wished))  # UTG goes 500
        elif term.kind == "quote":
            again = bool(found) and bool(found[-1].words) and found[-1].act in ("say", "")  # "raise", then "no, call"
            if len(found) > begins and found[-1].kind == "say" and found[-1].seat in ("", seat) and not again:
                found[-1] = found[-1]._replace(words=str(term.value))
            else:
                found.append(Mention(seat, "say", None, str(term.value)))
        elif counts(sentence, at):
            many = int(term.value) if _counts_players(sentence, at) else 1
            if many > 1 and any("limpers" in each.parts for each in sentence[at + 1 : at + 2]):  # two callers
                found += [Mention(name, "call", None, "", "call") for name in UNNAMED[: min(many, len(UNNAMED))]]
                begins, seat, many = len(found), "", 1
            seat = "" if many > 1 else seat
        elif term.kind in AMOUNTS and term.value and term is not told_of and not _is_of_the_table(sentence, at):
            if len(found) > begins and _is_said_with(found[-1], sentence[:at]):
                found[-1] = found[-1]._replace(words=f"{found[-1].words} {term.text}", amount=term)
                continue
            more = before is not None and ("another" in before.parts or bool(AGAIN.search(before.text.casefold())))
            lacking = [place for place in range(begins, len(found)) if _lacks(found[place])]
            called = bool(lacking) and [found[lacking[0]].kind, found[-1].kind] in _CALLED and _lacks(found[-1])
            without = lacking[-1 if called else 0] if lacking else -1  # called and bet 300: the call had its bet before
            if without < 0 and found and _lacks(found[-1]) and seat in ("", UNNAMED[0]):
                alike = next((at for at, each in enumerate(reversed(found)) if each[:3] != found[-1][:3]), len(found))
                without = len(found) - max(alike, 1)  # the first of several who do the same
            if without >= 0 and not (more and found[without].amount):
                found[without] = found[without]._replace(amount=term)
            elif (more and found) or (seat == DEALER and len(found) == begins):
                found.append(Mention(seat, "say" if seat == DEALER else "put", term, wished=wished))
            elif term.kind == "chips":
                found.append(Mention(seat, "put", term, wished=wished))  # put out, also where no word says so
            elif waiting is None:
                waiting = term
    return _with_amount(found, begins, waiting)[0]


def _is_said_with(told: Mention, before: Sequence[Term]) -> bool:
    """Say whether an amount belongs to words that are an act: `says raise 600`, `объявил рейз до 1500`."""
    if told.kind != "say" or told.amount is not None or KINDS.get(told.act) != "bet":
        return False
    beside = [term for term in before if term.kind != "filler" and not term.parts & {"to", "of", "for", "total"}]
    return bool(beside) and beside[-1].kind == "act" and beside[-1].value == told.act


def tells_of_the_teller(text: str) -> bool:
    """Say whether the teller plays a part in a text."""
    return bool(TELLER.search(text.casefold().replace("\u2019", "'")))


def _of_whom(after: Sequence[Term]) -> bool:
    """Say whether a clause begins that only says of whom one speaks: `игрок, через которого я перескочил, ...`."""
    words = " ".join(folded(term.text) for term in after if term.kind != "break")
    return bool(RELATIVE.match(words))


def _is_asked(before: Sequence[Term]) -> bool:
    """Say whether the dealer was spoken of, who then answers: `спрашиваю у дилера сколько, он: 4500`."""
    return any(ASKED.match(folded(term.text)) for term in before)


def _is_passed_over(sentence: Sequence[Term], at: int) -> bool:
    """Say whether somebody else acts before this player: `skipped seat 5 and bet`, `nepočkal na cutoff a povedal`."""
    beside = [term for term in sentence[:at] if term.kind != "filler"][-2:]
    after = next((term for term in sentence[at + 1 :] if term.kind != "filler"), None)
    if not beside or (after is not None and (after.kind == "act" or after.parts & {"comes", "has"})):
        return False
    waits = len(beside) > 1 and bool(_WAIT.match(folded(beside[0].text)))
    if waits and beside[1].parts & {"for", "to", "on"}:
        return True
    both = " ".join(folded(term.text) for term in beside)
    return bool(_SKIP.fullmatch(folded(beside[-1].text)) or _SOONER.search(both))


def _is_named(before: Term | None) -> bool:
    return before is not None and before.kind == "seat" and before.value not in UNNAMED and not before.owns


def _puts(before: Term | None) -> bool:
    return before is not None and before.kind == "act" and KINDS.get(act_of(before)) == "put"


def act_of(term: Term) -> str:
    """Return the act that a term tells, of those by which places are filled."""
    act = str(term.value) if term.kind == "act" else term.roles.get("act", "") if term.kind == "seat" else ""
    return act if act in KINDS else ""


def _faced(after: Sequence[Term]) -> Term | None:
    """Return the amount of the bet that somebody faces, where it stands right behind the words for it."""
    beside = [each for each in after if each.kind != "filler" and not each.parts & {"to", "of", "for", "at"}]
    return beside[0] if beside and beside[0].kind == "number" else None


def _lacks(told: Mention) -> bool:
    said = told.kind == "say" and bool(told.words) and told.seat != DEALER
    return told.amount is None and told.kind in SIZED and not said


def counts(spoken: Sequence[Term], at: int) -> bool:
    """Say whether a number counts players, cards or chips, and is no amount; in letters small ones always do."""
    term, after = spoken[at], spoken[at + 1] if at + 1 < len(spoken) else None
    if term.kind != "number" or not 1 <= term.value <= FEW:
        return False
    counted = after is not None and (after.kind in ("seat", "table") or after.parts & COUNTED)
    counted = counted or (after is not None and bool(_SEATS.fullmatch(folded(after.text))))
    return bool(counted) or term.text.isalpha()


def _counts_players(spoken: Sequence[Term], at: int) -> bool:
    """Say whether a number counts players who all do what is told next: `next three players all shove`."""
    after = spoken[at + 1] if at + 1 < len(spoken) else None
    people = spoken[at].parts & {"people", "they"}
    return bool(people) or (after is not None and (after.kind == "seat" or bool(after.parts & {"limpers"})))


def _with_amount(found: list[Mention], begins: int, waiting: Term | None) -> tuple[list[Mention], Term | None]:
    """Return deeds with an amount that stands alone behind them: `more, 900`; else it waits for the next."""
    if waiting is not None and len(found) == begins and found and not found[-1].amount and found[-1].kind in SIZED:
        return [*found[:-1], found[-1]._replace(amount=waiting)], None
    if waiting is not None and len(found) == begins and _goes_up(found, waiting):
        return [*found, Mention("", "bet", waiting, "", "raise")], None
    return found, waiting if not found else None


def _goes_up(found: Sequence[Mention], amount: Term) -> bool:
    """Say whether an amount is one raise more in a row of them: `bet 20, raise 40, reraise 60, cap 80`."""
    row = [each.amount.value for each in found[-3:] if each.kind == "bet" and each.amount is not None]
    sums = [*row, amount.value]
    if len(row) < 3 or amount.kind != "number":
        return False
    return len({after - before for before, after in pairwise(sums)}) == 1 and sums[-1] > sums[0]


def _with_act(
    found: list[Mention], begins: int, seat: str, term: Term, waiting: Term | None, wished: bool
) -> list[Mention]:
    """Return deeds with one more; an act behind `says` is what is said."""
    before = found[-1] if len(found) > begins else None
    if before is not None and before.kind == "say" and not before.words and before.amount is None:
        return [*found[:-1], before._replace(words=term.text, act=str(term.value))]
    kind = KINDS[str(term.value)]
    if before is not None and before.kind == kind and before.seat in ("", seat) and not (before.amount and before.act):
        return [*found[:-1], before._replace(act=str(term.value))]  # two words for one act
    return [*found, Mention(seat or (before.seat if before else ""), kind, waiting, "", str(term.value), wished)]


def _is_of_the_table(sentence: Sequence[Term], at: int) -> bool:
    """Say whether an amount is that of the pot, the blinds or a stack, and nobody's deed."""
    before = sentence[max(at - 3, 0) : at]
    if len(before) > 2 and not BEFORE.fullmatch(before[1].text.casefold()):
        before = before[1:]
    return any(term.kind == "table" or term.parts & {"pot", "blinds", "stack", "ante"} for term in before)


def _number(after: Sequence[Term]) -> bool:
    return bool(after) and after[0].kind == "number"


def _goes_on(rest: Sequence[Term]) -> bool:
    """Say whether what follows goes on with the same player: `then puts in 400`."""
    return any("then" in term.parts for term in rest[:2])


def _inflected(term: Term) -> bool:
    """Say whether a word for a seat stands in a case in which nobody acts."""
    return term.value in RANKS and term.stem != folded(term.text) and not term.text.isascii()


def _within(before: Term | None) -> bool:
    """Say whether a word stands within a clause, and begins none."""
    return before is not None and before.kind != "break" and not before.parts & {"then", "and"}


def _acts(rest: Sequence[Term]) -> bool:
    """Say whether an act follows in the same clause."""
    for term in rest:
        if term.kind == "break":
            return False
        if term.kind == "act":
            return True
    return False


def is_rank(spoken: Sequence[Term], at: int) -> bool:
    """Say whether a letter is no player but the rank of a card, among others: `K Q 9 6 2`."""
    if spoken[at].text not in CARDS:
        return False
    beside = (*spoken[max(at - 1, 0) : at], *spoken[at + 1 : at + 2])
    return any(term.text.strip() in CARDS for term in beside)


def name_of(term: Term) -> str:
    """Return a player's name as it may stand in a place."""
    return re.sub(r"[^\w+-]", "", str(term.value))
