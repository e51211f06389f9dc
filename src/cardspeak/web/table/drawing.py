"""A table drawn once for everybody who reads it in one language: the parts that all see alike.

A part is drawn again when what it shows has changed, and carries the count of drawings at which it last did, so that
each viewer is sent what is new since the last frame sent to them. Nothing here knows who looks: all of it comes from
the spectator's view.
"""

from collections.abc import Callable
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary, WeakValueDictionary

from cardspeak.hand.refused import Refused
from cardspeak.locale.hands import made_in_words
from cardspeak.locale.messages import amount, say
from cardspeak.record import record
from cardspeak.room.table.due import beat
from cardspeak.room.table.entry import ready, serves
from cardspeak.room.table.next_hand import who_is_dealt_in
from cardspeak.room.table.state import Settings, Table, hand_seat
from cardspeak.service.room import Room
from cardspeak.service.supervision import Paused
from cardspeak.service.tables import LAWS, RunningTable
from cardspeak.web.escaped import words_of
from cardspeak.web.lobby import stakes
from cardspeak.web.render import book_title, game_title, sentence
from cardspeak.web.table import felt_markup
from cardspeak.web.table.boards import boards_won
from cardspeak.web.table.log import Log
from cardspeak.web.table.runout import Moment, Runouts
from cardspeak.web.table.sight import Pod, Sight, best_hands, sight
from cardspeak.web.table.talk import Talk

AsOf = tuple[int, Paused | None]  # the version of a table, and whether it stands still
Sights = WeakKeyDictionary[RunningTable, tuple[AsOf, Sight]]


@record
class Part(NamedTuple):
    """A part of the page: what it was drawn of, its markup, and the drawing at which that was new."""

    of: object
    html: str
    since: int


PAUSED = {
    "fault": "table-paused-fault", "database": "table-paused-database", "unreadable": "table-paused-unreadable",
}  # fmt: skip
FREE = Part(None, "", 0)  # a free seat looks different to who may sit down in it


class Drawing:
    """One table in one language; `count` is the number of the last drawing."""

    def __init__(
        self, room: Room, running: RunningTable, language: str, sights: Sights, runouts: Runouts
    ) -> None:  # fmt: skip
        self.room, self.running, self.language = room, running, language
        self.words = words_of(language)
        self.log = Log(room, running, language)
        self.talk = Talk(room.chat, running.id, room.name)
        self.parts: dict[str, Part] = {}
        self.count = 0
        self.sees: Sight
        self.runouts = runouts
        self._sights = sights  # what is seen is the same in all languages
        self._drawn: object = None
        self._whys: dict[object, str] = {}  # why something is not allowed now: the same to many who wait

    def draw(self, anew: bool = False) -> None:
        """Draw what has changed; `anew` for somebody who comes now, and needs the time that is left now."""
        running, room = self.running, self.room
        self.talk.grow()
        moment = running.version, running.paused
        now = moment, room.names.found, room.presence.changes
        if now == self._drawn and not anew:
            return
        self._drawn = now
        self.count += 1
        self._whys.clear()
        self.log.grow()
        seen, sees = self._sights.get(running, (None, None))
        if sees is None or seen != moment or anew:
            sees = sight(running.state, (running.lost_since or room.clock.now()) - running.late)
            self._sights[running] = moment, sees
        self.sees = sees
        self._part("caption", self._caption, sees.table.settings, sees.table.game, sees.table.number,
                   sees.table.sealed.root if sees.table.sealed else "",
                   following(sees.table, self.language))  # fmt: skip
        self._part("middle", self._middle, *self._in_the_middle(sees))
        for number, pod in enumerate(sees.pods):
            if pod is not None:
                self._part(f"at-{number}", self.seat, *self.at_seat(pod))
            elif self.parts.get(f"at-{number}", FREE).html:
                self.parts[f"at-{number}"] = FREE._replace(since=self.count)

    def since(self, count: int, without: str = "") -> list[str]:
        """Return the parts that are new after a drawing, one of them left out."""
        return [part.html for name, part in self.parts.items() if part.since > count and name != without and part.html]

    def freed(self, count: int) -> list[int]:
        """Return the seats that have become free after a drawing."""
        return [
            number
            for number, pod in enumerate(self.sees.pods)
            if pod is None and self.parts.get(f"at-{number}", FREE).since > count
        ]

    def _part(self, name: str, draw: Callable[..., str], *of: object) -> None:
        before = self.parts.get(name)
        if before is None or before.of != of:
            self.parts[name] = Part(of, draw(*of), self.count)

    def _caption(self, settings: Settings, game: int, number: int, sealed: str, goes_on: str) -> str:
        language = self.language
        title, book = game_title(language, settings.games[game]), book_title(language, settings.book)
        said = stakes(language, settings)
        return felt_markup.caption(
            self.words, settings.book, title, said, book, number, sealed, following=goes_on, beat=beat(settings.speed)
        )

    def _in_the_middle(self, sees: Sight) -> tuple[object, ...]:
        won: dict[int, str] = {}
        if len(sees.boards) > 1:
            won = boards_won(self.language, [event for _, event in self.running.recent], self.room.name)
        result = winners(self.room, sees, self.language)
        said = notice(sees.table, self.language)
        return sees.boards, sees.pots, sees.pot, won, result, said, sees.table.stopped, self._paused()

    def _paused(self) -> str:
        paused = self.running.paused
        return say(self.language, PAUSED[paused.why]) if paused else ""

    def _middle(self, *of: Any) -> str:
        return felt_markup.middle(self.words, *of)

    def at_seat(self, pod: Pod) -> tuple[Any, ...]:
        """Return what the part of a seat is drawn of."""
        table = self.sees.table
        label = "" if pod.number == self.sees.acting else self.log.did.get(pod.number, "")
        if self.room.presence.is_gone(self.running.id, pod.member):
            label = self.words["table-disconnected"]
        stands = table.stopped or (self.running.lost_since if self.running.paused else 0)
        turn = (self.running.turn_version, table.called is not None, stands) if pod.acting else (0, False, 0)
        return pod, self.room.name(pod.member), label, table.number, *turn

    def seat(self, *of: Any) -> str:
        """Draw a seat; for its player with what their hand makes."""
        return felt_markup.seat(self.words, *of)

    def at_moment(self, moment: Moment) -> tuple[Sight, str]:
        """Return a table at a moment of a run-out as everybody sees it, and what lies in its middle."""
        sees = sight(moment.table, 0)
        pods = [
            pod and pod._replace(out=False, chance=moment.chances.get(hand_seat(moment.table, pod.number), -1))
            for pod in sees.pods
        ]
        return sees._replace(pods=tuple(pods)), self._middle(sees.boards, sees.pots, sees.pot, {}, "", "", 0, "")

    def why(self, refused: Refused) -> str:
        """Say why something is not allowed now."""
        key = refused.code, str(refused.facts), refused.cites
        if key not in self._whys:
            self._whys[key] = sentence(self.language, refused, names_at(self.room, self.running.state))
        return self._whys[key]


class Drawings:
    """The drawings of a room; each lasts as long as somebody looks at it."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._kept: WeakValueDictionary[tuple[str, str], Drawing] = WeakValueDictionary()
        self._runouts = Runouts()
        self._sights: Sights = WeakKeyDictionary()

    def of(self, running: RunningTable, language: str) -> Drawing:
        """Return a table as it is drawn in a language."""
        found = self._kept.get((running.id, language))
        if found is None:
            found = self._kept[running.id, language] = Drawing(
                self._room, running, language, self._sights, self._runouts
            )
        return found


def names_at(room: Room, table: Table) -> dict[str, str]:
    """Return the names of a table's members by their ids."""
    members = {seat.member for seat in table.seats if seat} | set(table.hand.deal.seats if table.hand else ())
    return {member: room.name(member) for member in members}


def winners(room: Room, sees: Sight, language: str) -> str:
    """Say who won, when the hand is over."""
    best, said = best_hands(sees.hand), []
    for pod in sees.pods:
        if pod is None or not pod.won:
            continue
        facts = {"name": room.name(pod.member), "amount": amount(language, pod.won)}
        rows = best.get(hand_seat(sees.table, pod.number), []) if len(sees.boards) < 2 else []
        hand = " · ".join([made_in_words(language, made.code, made.ranks, kind) for kind, made in rows])
        said.append(
            say(language, "table-wins-with", hand=hand, **facts) if hand else say(language, "table-wins", **facts)
        )
    return " · ".join(said)


def following(table: Table, language: str) -> str:
    """Say which game a rotation goes on with, and when; of a table with one game nothing."""
    games = table.settings.games
    if len(games) < 2 or table.closed:
        return ""
    game = game_title(language, games[(table.game + 1) % len(games)])
    if table.settings.rotates == "level":
        return say(language, "table-next-game-level", game=game)
    left = max(len(ready(table)) - table.dealt, 0)
    if not left:
        return say(language, "table-next-game-now", game=game)
    return say(language, "table-next-game", game=game, hands=left)


def notice(table: Table, language: str) -> str:
    """Say what the table waits for, when no hand is on."""
    if table.closed:
        return say(language, "refused-table-closed")
    if table.playing:
        return ""
    if table.held == "paused":
        return say(language, "home-paused")
    ready = [seat for seat in table.seats if seat and seat.stack and not seat.out]
    if len(ready) < 2:
        return say(language, "table-waits-for-players")
    stands = isinstance(who_is_dealt_in(table, LAWS), Refused) and any(serves(table, seat) for seat in ready)
    return say(language, "table-waits-for-penalties" if stands else "table-next-hand-soon")
