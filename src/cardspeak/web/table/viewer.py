"""A table drawn for one viewer: what all see, out of the drawing, and what is theirs alone, out of their own view."""

from collections.abc import Callable
from functools import partial
from html import escape
from typing import Any

from markupsafe import Markup

from cardspeak.bots.levels import LEVELS
from cardspeak.room.table.agreed import may_split
from cardspeak.room.table.decide import law_now
from cardspeak.room.table.state import Given, Table, hand_seat, in_hand, missing, seat_of, sitting
from cardspeak.room.table.straddles import offered
from cardspeak.service.tables import LAWS
from cardspeak.web.home import parts as home_parts
from cardspeak.web.render import macros
from cardspeak.web.table import controls_markup, desk_words, felt_markup
from cardspeak.web.table.boards import made_words
from cardspeak.web.table.controls import Controls, controls
from cardspeak.web.table.controls_markup import Choice, Seating
from cardspeak.web.table.drawing import FREE, Drawing
from cardspeak.web.table.runout import Moment
from cardspeak.web.table.sight import Own, makes, own
from cardspeak.web.table.talk import Reader

LINES = 60
RULINGS = 20
OF_A_TURN = ("acting", "ahead", "drawing", "showdown", "asked")  # states of the controls that end with the turn


class View:
    """One viewer's page of a table, and what of it was sent to them."""

    def __init__(self, drawing: Drawing, member: str) -> None:
        self.drawing, self.member, self.room, self.running = drawing, member, drawing.room, drawing.running
        self.language, self.words = drawing.language, drawing.words
        self._talk = Reader(drawing.talk)
        self._sent = -1  # the drawing that was sent last
        self._version = 0  # the version of the table that was sent last
        self._number = -1  # where the viewer sat in it
        self._mine: dict[str, tuple[object, str]] = {}  # the viewer's own parts: what each was drawn of, and how
        self._log = (0, -1)  # which log was sent, and for which seat of the hand
        self._entries = self._lines = 0  # how much of it was sent, and how many lines there are in the browser

    def everything(self, said: str = "") -> dict[str, str]:
        """Return all parts of the page by their names."""
        drawing = self.drawing
        drawing.draw(anew=True)
        self._look(said)
        self._sent, self._version = drawing.count, self.running.version
        sees, parts = drawing.sees, {name: html for name, (_, html) in self._mine.items() if name[:3] != "at-"}
        middle = drawing.parts["caption"].html + drawing.parts["middle"].html
        inside = [self._place(number) for number in range(len(sees.pods))]
        parts["felt"] = felt_markup.felt(self.words, sees.table.settings.name, self._number, middle, inside)
        return {**parts, "chat": self._talk.whole(), "log": self._whole_log()}

    def page(self, said: str = "") -> dict[str, Any]:
        """Return all parts as the page is made of them, before there is a live connection."""
        return {name: Markup(html) for name, html in self.everything(said).items()}

    def changes(self, said: str = "") -> str:
        """Return the parts that have changed since they were sent; all of them to somebody who comes or sits down."""
        if self._sent < 0 or self._number != self._sits():
            return "\n".join(self.everything(said).values())
        drawing = self.drawing
        drawing.draw()
        found = [self._mine[name][1] for name in self._look(said)]
        found += drawing.since(self._sent, f"at-{self._number}")
        found += [self._place(number) for number in drawing.freed(self._sent)]
        found += filter(None, [self._talk.rest()])
        found += self._more_log()
        self._sent, self._version = drawing.count, self.running.version
        return "\n".join(found)

    def runout(self) -> list[str]:
        """Return a frame for each street of a hand that was dealt to its end since the last frame was sent."""
        found = self.drawing.runouts.of(self.running)
        if not found.moments or self._sent < 0 or self._number != self._sits() or self._version > found.after:
            return []
        frames = [self._moment(moment) for moment in found.moments]
        self._sent = -1  # what the page shows then is not what was sent: all of it comes again
        return frames

    def _moment(self, moment: Moment) -> str:
        sees, middle = self.drawing.at_moment(moment)
        parts = [beat(moment.stays), middle]
        for pod in sees.pods:
            if pod is None or hand_seat(moment.table, pod.number) < 0:
                continue
            mine = own(moment.table, pod.number) if pod.number == self._number else None
            shown = pod._replace(cards=mine.cards) if mine else pod
            words = made_words(mine, self.language) if mine else ""
            name = self.room.name(pod.member)
            parts.append(self.drawing.seat(shown, name, "", moment.table.number, 0, False, 0, mine is not None, words))
        if self._number >= 0:
            parts.append(self._controls(Choice(Controls("runout"), 0, "", (), False, False, "")))
        return "\n".join(parts)

    def talk(self) -> str:
        """Return what was said since the last frame, where nothing else can have changed."""
        self.drawing.talk.grow()
        return self._talk.rest() if self._sent >= 0 else ""

    def _sits(self) -> int:
        return seat_of(self.running.state, self.member) if self.member else -1

    def _look(self, said: str) -> list[str]:
        """Draw the viewer's own parts where they are not as they were; the names of those that are new."""
        drawing, part, table = self.drawing, self._part, self.drawing.sees.table
        number = self._number = self._sits()
        mine = own(table, number)
        can = self._can(table)
        is_floor = self.member in table.floor and not table.closed
        new = [part("version", version, self.running.version)]
        pod = drawing.sees.pods[number] if number >= 0 else None
        if pod is not None:
            pod = pod._replace(cards=mine.cards) if mine else pod
            made = partial(self._seat, mine)
            new.append(part(f"at-{number}", made, drawing.at_seat(pod), drawing.sees.boards, mine and makes(mine)))
        new.append(part("controls", self._controls, self._choice(table, can, mine, said)))
        new.append(part("seating", self._seating, self._may(table, can)))
        new.append(part("floor", self._floor, self._at_the_floor(table) if is_floor else None))
        new.append(part("rulings", self._rulings, table.given, is_floor))
        new.append(part("home", self._home, home_parts.seen(table, self.member, self.room.name)))
        new.append(part("announce", announce, drawing.log.last(self._in_hand())))
        return [name for name in new if name]

    def _part(self, name: str, draw: Callable[..., str], *of: Any) -> str:
        before = self._mine.get(name)
        if before is not None and before[0] == of:
            return ""
        self._mine[name] = (of, draw(*of))
        return name

    def _seat(self, mine: Own | None, of: tuple[Any, ...], *rest: object) -> str:
        return self.drawing.seat(*of, True, made_words(mine, self.language))

    def _place(self, number: int) -> str:
        """Return what lies at a seat: the viewer's own, a seat as all see it, or a free one."""
        if number == self._number:
            return self._mine[f"at-{number}"][1]
        shared = self.drawing.parts.get(f"at-{number}", FREE).html
        may_sit = bool(self.member) and self._number < 0
        home = self.running.state.home is not None
        return shared or felt_markup.free(self.words, number, self.running.id, may_sit, not self.member, home=home)

    def _in_hand(self) -> int:
        return hand_seat(self.running.state, self._number) if self._number >= 0 else -1

    # ---- what the viewer may do --------------------------------------------------------------------------------------
    def _can(self, table: Table) -> Controls:
        return controls(table, self.member, self.room.ahead.get(self.running.id, {}).get(self.member, ""))

    def _choice(self, table: Table, can: Controls, mine: Own | None, said: str) -> Choice:
        running, number = self.running, self._number
        turn = f"{running.id}-{running.turn_version}-{self.member}" if can.state in OF_A_TURN else ""
        # who is asked may answer again: each answer has an id of its own
        seen = running.version if can.state == "asked" else running.turn_version if turn else 0
        seat = table.seats[number] if number >= 0 else None
        cards = mine.down if mine and can.state in ("drawing", "over") else ()
        serves = number >= 0 and bool(missing(table, number))
        return Choice(can, seen, turn, cards, serves, bool(seat and (seat.missed or seat.entry)), said)

    def _controls(self, choice: Choice) -> str:
        return controls_markup.controls(self.words, choice, self.drawing.why)

    def _may(self, table: Table, can: Controls) -> Seating | None:
        number, acting = self._number, self.drawing.sees.acting
        seat = table.seats[number] if number >= 0 else None
        if seat is None:
            return None
        call = next((call.call for call in table.calls if call.member == self.member), 0)
        most = table.settings.stakes.most_buy_in
        return Seating(
            "out" if can.state == "out" else "", seat.out or seat.away,
            max(most - seat.stack - seat.bought, 0) if most else 0,
            "" if seat.bot else offered(table.settings, LAWS), seat.straddles,
            table.settings.agreement.chop and not seat.bot, seat.chops,
            acting >= 0 and acting != number and table.called is None, call, last_hand(table),
            table.sealed is not None and not table.cuts[number], in_hand(table, number),
        )  # fmt: skip

    def _seating(self, may: Seating | None) -> str:
        return controls_markup.seating(self.words, self.running.id, may)

    # ---- the floor, and the log --------------------------------------------------------------------------------------
    def _at_the_floor(self, table: Table) -> tuple[Any, ...]:
        calls = [(call.call, self.room.name(call.member), call.text) for call in table.calls]
        others = [
            (number, seat.member, self.room.name(seat.member), not seat.bot and seat.member not in table.floor)
            for number, seat in enumerate(table.seats)
            if seat and number != self._number
        ]
        left = may_split(table, law_now(table, LAWS)) if table.playing else ()
        two = [(number, self.room.name(sitting(table, number).member)) for number in left]
        return calls, table.stopped, list(LEVELS), others, two

    def _floor(self, of: tuple[Any, ...] | None) -> str:
        drawn = macros(self.language, "beside_parts.html").floor
        return str(drawn(self.running.id, True, *of) if of else drawn(self.running.id, False, (), 0, (), (), ()))

    def _home(self, of: tuple[Any, ...] | None) -> str:
        return home_parts.drawn(self.language, self.running.id, of)

    def _rulings(self, given: tuple[Given, ...], is_floor: bool) -> str:
        """Draw the floor's last decisions, the newest first, each with why it was undone."""
        name = self.room.name
        rows = [
            (row.case, desk_words.ruled(self.language, row, name), row.undone) for row in given[: -RULINGS - 1 : -1]
        ]
        return str(macros(self.language, "beside_parts.html").rulings(self.running.id, rows, is_floor))

    def _whole_log(self) -> str:
        shown, seat = self.drawing.log, self._in_hand()
        lines = list(shown.lines(seat))[-LINES:]
        self._log, self._entries, self._lines = (shown.begun, seat), len(shown.entries), len(lines)
        return log(lines)

    def _more_log(self) -> list[str]:
        """Return the new lines, to be put below the others; the whole log where it begins anew, or has grown long."""
        shown, seat = self.drawing.log, self._in_hand()
        if self._log != (shown.begun, seat):
            return [self._whole_log()]
        lines = list(shown.lines(seat, self._entries))
        if self._lines + len(lines) > 2 * LINES:
            return [self._whole_log()]
        self._entries, self._lines = len(shown.entries), self._lines + len(lines)
        return [below(lines)] if lines else []


def log(lines: list[str], place: str = ' hx-swap-oob="morph"') -> str:
    """Draw a whole log."""
    rows = "".join([f"<li>{escape(line)}</li>" for line in lines])
    return f'<ol id="log" class="log" tabindex="0"{place}>{rows}</ol>'


def below(lines: list[str]) -> str:
    """Draw lines that are put below those of the log.

    The morphing extension has htmx put in whole elements for every swap, so each line comes by itself.
    """
    return "".join([f'<li hx-swap-oob="beforeend:#log">{escape(line)}</li>' for line in lines])


def version(number: int) -> str:
    """Write which version of the table the page shows."""
    return f'<i id="version" hidden data-version="{number}" hx-swap-oob="true"></i>'


def beat(stays: int) -> str:
    """Have the page stay as it is for so many milliseconds before it takes the next frame."""
    return f'<i id="beat" hidden data-stays="{stays}" hx-swap-oob="true"></i>'


def announce(spoken: str) -> str:
    """Have a screen reader say a line."""
    return (
        '<div id="announce" class="unseen" aria-live="polite" aria-atomic="true" hx-swap-oob="true">'
        f"{escape(spoken)}</div>"
    )


def last_hand(table: Table) -> int:
    """Return the number of the last finished hand."""
    return table.number - 1 if table.playing else table.number
