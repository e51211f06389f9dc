"""What programs are told of a tournament: how it stands, and its events; the staff is told more than others are."""

from collections.abc import Callable, Mapping
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from cardspeak.finding import Finding
from cardspeak.finding import plain as plain_finding
from cardspeak.room.tournament.clock import shown
from cardspeak.room.tournament.run import events as e
from cardspeak.room.tournament.run.state import Entrant, Tournament, average, left, playing_at, roles_of
from cardspeak.service.aggregate import Update
from cardspeak.service.running_tournament import RunningTournament
from cardspeak.service.stored import EVENTS
from cardspeak.service.tournaments import Tournaments

encode = msgspec.json.Encoder().encode

SECRET = frozenset({"secret"})
# fields that only the staff is told: money by account, tickets, what a seat has to have, what a step had changed
OF_STAFF = SECRET | {"transaction", "transactions", "ticket", "tickets", "needs", "owes", "back", "against", "cash"}
STAFF_ONLY = (e.TicketNoted, e.DebtPaid)
TEXTS = ("reason", "text", "needs")


def veiled(tournaments: Tournaments, running: RunningTournament) -> frozenset[str]:
    """Return the ids of other events of which a stranger is not told here: those that are not public."""
    known = running.state
    own, ids = known.settings, {known.settings.flight_of, known.sent_to, *known.flights}
    ids |= {own.satellite.event} if own.satellite else set()
    ids |= {ticket.event for ticket in (*known.issued, *known.tickets)}
    found = {id: tournaments.here(id) for id in ids if id}
    return frozenset([id for id, each in found.items() if each is None or not each.state.settings.public])


def unveiled(data: Any, hidden: frozenset[str]) -> Any:
    """Return data without these ids."""
    if isinstance(data, dict):
        return {key: unveiled(value, hidden) for key, value in data.items()}
    if isinstance(data, list):
        return [unveiled(value, hidden) for value in data]
    return "" if isinstance(data, str) and data in hidden else data


def plain(value: Any) -> Any:
    """Return records as objects, and rows as lists."""
    if isinstance(value, Finding):
        return plain_finding(value)
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return {name: plain(part) for name, part in zip(value._fields, value, strict=True)}
    if isinstance(value, Mapping):
        return {str(key): plain(part) for key, part in value.items()}
    return [plain(part) for part in value] if isinstance(value, tuple | list) else value


def event_data(
    event: Any, staff: bool, shows: Callable[[str], str], hidden: frozenset[str] = frozenset()
) -> dict[str, Any] | None:  # fmt: skip
    """Return an event as one object; None where it is only for the staff, whom nothing is hidden from."""
    if isinstance(event, STAFF_ONLY) and not staff:
        return None
    name, version, _ = EVENTS.write(event)
    hides = SECRET if staff else OF_STAFF
    data = {key: plain(value) for key, value in event._asdict().items() if key not in hides}
    data |= {key: shows(data[key]) for key in TEXTS if isinstance(data.get(key), str)}
    return {"type": name, "version": version, **(unveiled(data, hidden) if hidden and not staff else data)}


def now_data(running: RunningTournament, now: int) -> dict[str, Any]:
    """Return where a tournament stands, as it is the same for everybody; levels count from 0."""
    known = running.state
    at = shown(known.clock, known.settings.structure.levels, now)
    return {
        "version": running.version, "stage": known.stage, "open": known.open,
        "clock": {"level": at.level, "part": at.part, "left": at.left, "runs": at.runs},
        "level": known.level, "entries": known.counts.entries, "rebuys": known.counts.rebuys,
        "addons": known.counts.addons, "left": len(left(known)), "average": average(known),
        "in_play": known.counts.in_play,
        "paused": running.paused and {"why": running.paused.why, "again_in": max(running.paused.until - now, 0)},
    }  # fmt: skip


def player_data(
    entrant: Entrant, called: Callable[[str], str], more: bool, seat: tuple[int, int] | None,
    place: tuple[int, int] | None,
) -> dict[str, Any]:  # fmt: skip
    """Return what is known of a player; `more` is for the staff and for themselves."""
    data = {
        "member": entrant.member, "name": called(entrant.member), "bot": entrant.bot, "status": entrant.status,
        "number": entrant.number, "entries": entrant.entries, "rebuys": entrant.rebuys, "addons": entrant.addons,
        "chips": entrant.chips, "arrived": entrant.arrived, "away": entrant.away,
        "table": seat[0] if seat else 0, "place": seat[1] if seat else -1,
        "best": place[0] if place else 0, "worst": place[1] if place else 0, "by": list(entrant.by),
        "prize": entrant.prize, "bounties": entrant.bounties,
    }  # fmt: skip
    if more:
        data |= {"owes": entrant.owes, "needs": entrant.needs, "tickets": list(entrant.tickets)}
    return data


def tournament_data(
    tournaments: Tournaments, running: RunningTournament, member: str, now: int
) -> dict[str, Any]:  # fmt: skip
    """Return everything that a newcomer to a tournament needs."""
    known = running.state
    roles = roles_of(known, member) if member else ()

    def called(who: str) -> str:
        return tournaments.name(running, who)

    places = {each.player: (each.best, each.worst) for each in known.finishes}
    seats = {who: (table.number, at) for table in known.tables for at, who in enumerate(table.places) if who}
    data = {
        "type": "tournament", "id": running.id, **now_data(running, now), "settings": plain(known.settings),
        "owner": known.owner, "mine": list(roles),
        "staff": [{"member": who, "name": called(who), "roles": list(does)} for who, does in known.staff],
        "players": [
            player_data(each, called, bool(roles) or who == member, seats.get(who), places.get(who))
            for who, each in known.entrants.items()
        ],
        "tables": tables_data(known), "order": list(known.order), "chips": list(known.chips),
        "wanted": plain(known.wanted), "hand_for_hand": plain(known.hand_for_hand), "payouts": list(known.payouts),
        "overlay": known.overlay, "deal": plain(known.deal), "penalties": [
            {key: value for key, value in plain(each).items() if roles or key != "reason"} for each in known.penalties
        ],
        "said": [{**plain(each), "text": tournaments.shown(running, each.text)} for each in known.said],
        "draws": {"sealed": running.root, "drawn": len(running.draws)},
    }  # fmt: skip
    if roles:
        data["tickets"] = plain(known.tickets)
        data["log"] = [log_data(tournaments, running, step) for step in known.log]
        return data
    hidden = veiled(tournaments, running)
    return {key: unveiled(value, hidden) for key, value in data.items()} if hidden else data


def log_data(tournaments: Tournaments, running: RunningTournament, step: Any) -> dict[str, Any]:
    """Return a step of the log, which `undo` may name."""
    kept = ("number", "what", "by", "at", "members", "tables", "against", "undone")
    return {key: plain(getattr(step, key)) for key in kept} | {"reason": tournaments.shown(running, step.reason)}


def tables_data(known: Tournament) -> list[dict[str, Any]]:
    """Return the tables: who sits where, where button and blinds were, how each is run."""
    rows = []
    for table in known.tables:
        how = playing_at(known, table.number)
        rows.append({
            "number": table.number, "seats": [member or None for member in table.places], "button": table.button,
            "small": table.small, "big": table.big, "play": how.play, "stream": how.stream, "level": how.level,
            "hand": how.hand, "halted": how.halted,
        })  # fmt: skip
    return rows


def results_data(tournaments: Tournaments, running: RunningTournament) -> dict[str, Any]:
    """Return the places so far, the best first, each with its prize."""
    known = running.state
    shares = dict(known.deal.shares) if known.deal is not None and known.deal.made else {}
    rows = []
    for each in sorted(known.finishes, key=lambda one: (one.best, one.worst, one.player)):
        entrant = known.entrants[each.player]
        rows.append({
            "member": each.player, "name": tournaments.name(running, each.player), "best": each.best,
            "worst": each.worst, "paid": entrant.prize, "bounties": entrant.bounties, "by": list(entrant.by),
            "deal": shares.get(each.player), "clauses": list(each.cites),
        })  # fmt: skip
    return {
        "id": running.id, "name": known.settings.name, "stage": known.stage, "entries": known.counts.entries,
        "left": len(left(known)), "payouts": list(known.payouts), "overlay": known.overlay, "places": rows,
    }  # fmt: skip


class TournamentTold:
    """The last update of a tournament as programs are told of it, encoded once for the staff and once for others."""

    def __init__(self, tournaments: Tournaments, running: RunningTournament, now: Callable[[], int]) -> None:
        self._tournaments, self._running, self._now = tournaments, running, now
        self._update: Update | None = None
        self._frames: dict[bool, bytes] = {}

    def frame(self, update: Update, member: str) -> bytes:
        """Return what a member is told of an update."""
        if update is not self._update:
            self._update, self._frames = update, {}
        staff = bool(member) and bool(roles_of(update.state, member))
        if staff not in self._frames:
            self._frames[staff] = self._encoded(update, staff)
        return self._frames[staff]

    def _encoded(self, update: Update, staff: bool) -> bytes:
        shows = self._running.names.shown
        hidden = frozenset() if staff else veiled(self._tournaments, self._running)
        found = [event_data(event, staff, shows, hidden) for event in update.events]
        new = {str(event["member"]) for event in found if event and event["type"] in JOINED}
        return encode({
            "type": "events", "version": update.version, "at": update.at,
            "events": [event for event in found if event], "now": now_data(self._running, self._now()),
            "names": {who: self._tournaments.name(self._running, who) for who in new},
        })  # fmt: skip


JOINED = tuple([e.NAMES[kind][0] for kind in (e.EntryTaken, e.WaitingListed, e.Appointed)])


class TournamentTellings:
    """What the tournaments of a room are telling; each lasts as long as a program follows it."""

    def __init__(self, tournaments: Tournaments, now: Callable[[], int]) -> None:
        self._tournaments, self._now = tournaments, now
        self._kept: WeakValueDictionary[str, TournamentTold] = WeakValueDictionary()

    def of(self, running: RunningTournament) -> TournamentTold:
        """Return what a tournament is telling."""
        found = self._kept.get(running.id)
        if found is None:
            found = self._kept[running.id] = TournamentTold(self._tournaments, running, self._now)
        return found
