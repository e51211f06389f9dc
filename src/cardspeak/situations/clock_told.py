"""The clock of a text: on whom time was called, and how many seconds then passed."""

import re
from collections.abc import Collection, Mapping, Sequence

from cardspeak.situations.model import Situation
from cardspeak.talk.letters import folded
from cardspeak.talk.model import Term
from cardspeak.talk.said import HERO

MINUTE = 60
THOUSAND = 1000
NEAR = 6  # terms between the minutes and the seconds of one time, or a time and the word that it passed
_MINUTES = re.compile(r"min(?:ut\w*)?|мин(?:ут\w*)?|хв(?:илин\w*)?")
_SECONDS = re.compile(r"sec(?:ond\w*|s)?|сек(?:унд\w*)?|sek(?:und\w*)?|s")
_PASS = re.compile(
    r"pass\w*|went|gone|silen\w+|прош\w+|прох\w+|истек\w+|молч\w+|мину[лв]\w*|минає|спли\w+|вийш\w+|мовч\w+"
    r"|pres\w+|uplyn\w+|ubeh\w+|mlc\w+"
)
_ON = re.compile(r"calls time on \{(\w)\}")
_CLOCK = (
    r"(?:[^\w.!?;]+\w+){0,4}?[^\w.!?;]+"
    r"(?:clock|time|врем\w+|час|клок\w*|секундом\w+|таймер\w*|час[ыі]|годинник\w*|cas)(?!\w)"
)
_CALLED = (
    r"(?:call|called|ask|asked|вызвала?|вызываю|попросила?|прошу|викликала?|викликаю|zavolala?|volam|zavolam|poprosila?"
    r"|ziadala?|ziadam)"
)
_I_CALLED = re.compile(
    rf"(?<!\w)(?:i|я|ja)(?:[^\w.!?;]+\w+){{0,2}}? {_CALLED}{_CLOCK}|{_CALLED} som{_CLOCK}|zavolam{_CLOCK}"
    rf"|(?:попросит[ьи]|вызвать|викликати|zavolat|poziadat){_CLOCK}"
)


def clock_told(
    situation: Situation, text: str, spoken: Sequence[Term], found: Mapping[str, int | str], done: Collection[str] = ()
) -> dict[str, int | str]:
    """Return values with the seconds that a text tells, and the teller as the one who is hurried.

    Nothing where no clock is in the situation, or the teller called it or did something else; `done` has the names of
    those who did.
    """
    values: dict[str, int | str] = {}
    if "seconds" in situation.places:
        told = seconds_told(spoken)
        values["seconds"] = told or situation.places["seconds"]
    on = _ON.search(situation.play)
    mine = [place for place, name in found.items() if name == HERO]
    if on is None or not mine or mine == [on[1]] or HERO in done or _I_CALLED.search(folded(text)):
        return values
    return {**values, on[1]: HERO, mine[0]: found.get(on[1], situation.places[on[1]])}


def seconds_told(spoken: Sequence[Term]) -> int:
    """Return how many seconds a text says have passed; 0: it does not say. Minutes and seconds are counted together."""
    times: list[tuple[int, int]] = []  # where it stands, and how long
    for at, term in enumerate(spoken):
        unit = _unit(term)
        if not unit:
            continue
        many = _many(spoken, at)
        if many is None and unit != MINUTE:
            continue
        long = (1 if many is None else many) * unit
        long = long // THOUSAND if long >= MINUTE * THOUSAND else long  # *полторы* is of thousands where chips are told
        before = times[-1] if times else None
        if before is not None and at - before[0] <= NEAR and unit == 1 and not before[1] % MINUTE:
            times[-1] = (at, before[1] + long if long < MINUTE else long)  # *more than a minute, 75 seconds*
        else:
            times.append((at, long))
    if not times:
        return 0
    words = [at for at, term in enumerate(spoken) if _PASS.fullmatch(folded(term.text))]
    passed = [long for at, long in times if any(abs(at - word) <= NEAR // 2 for word in words)]
    return (passed or [long for _, long in times])[-1]


def _unit(term: Term) -> int:
    low = folded(term.text)
    return MINUTE if _MINUTES.fullmatch(low) else 1 if _SECONDS.fullmatch(low) and len(low) > 1 else 0


def _many(spoken: Sequence[Term], at: int) -> int | None:
    """Return the number beside a unit: before it, or after it as in *секунд 40*."""
    beside = (*spoken[max(at - 1, 0) : at], *spoken[at + 1 : at + 2])
    return next((int(term.value) for term in beside if term.kind == "number"), None)
