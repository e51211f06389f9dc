"""The director's console: the state of play with every player one tap away, and a page for each kind of work."""

from typing import Any, get_args

from litestar import Response, get
from litestar.exceptions import NotFoundException, PermissionDeniedException
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from cardspeak.bots.levels import LEVELS
from cardspeak.law.facts import Facts
from cardspeak.locale.messages import say
from cardspeak.ports import Member
from cardspeak.room.tournament.draw import table_size
from cardspeak.room.tournament.noshows import stack_stays
from cardspeak.room.tournament.protests import in_time, may_protest
from cardspeak.room.tournament.race import Race
from cardspeak.room.tournament.run.registering import full
from cardspeak.room.tournament.run.state import Role, left, roles_of, table_of
from cardspeak.room.tournament.structure import colour_ups
from cardspeak.room.tournament.tickets import Kind
from cardspeak.service.log import right_refused
from cardspeak.service.running_tournament import RunningTournament, law_of
from cardspeak.web.paper.printing import KINDS
from cardspeak.web.people.entrance import Asked, to
from cardspeak.web.people.session import language_of, parts_of, who
from cardspeak.web.render import page, raw
from cardspeak.web.table import desk_words
from cardspeak.web.table.sight import card
from cardspeak.web.tournament.changing import form_of
from cardspeak.web.tournament.flight_sight import main_of, open_to
from cardspeak.web.tournament.live import live_part
from cardspeak.web.tournament.pages import found, head
from cardspeak.web.tournament.player_sight import bought, player_sight
from cardspeak.web.tournament.prize_sight import accounts, prize_of
from cardspeak.web.tournament.sight import Board, board, people, price_words, staff_words, table_sight
from cardspeak.web.tournament.staff_sight import bags_of, penalties_of, tickets_of
from cardspeak.web.tournament.step_words import steps
from cardspeak.web.tournament.wanted import structure_rows

ROLES: tuple[Role, ...] = ("director", "floor", "dealer", "cashier", "judge")
STAFF = ("days", "tickets", "protests", "settings")
SECTIONS = ("entry", "out", "seats", "money", "more", "log", "time", "deal", "button", *STAFF)
DOCK = ("entry", "out", "seats", "money", "more")
MOST_KINDS = 12


class Console:
    """A tournament before the eyes of somebody of its staff."""

    def __init__(self, request: Asked, running: RunningTournament, me: Member) -> None:
        self.request, self.running, self.me = request, running, me
        self.language = language_of(request)
        self.room = parts_of(request).room
        self.all = self.room.tournaments

    def name(self, member: str) -> str:
        """Return what somebody is called."""
        return self.all.name(self.running, member)

    def board(self) -> Board:
        """Return the tournament as it stands."""
        return board(self.all, self.running, self.language, self.room.clock.now())

    def draw(self, template: str, section: str, problem: str = "", **facts: Any) -> Response[str]:
        """Answer with a page of the console."""
        show = "run" if template == "tournament_run.html" else "head"
        return page(
            self.request, template, status=422 if problem else 200, problem=problem, section=section, show=show,
            live=raw(live_part(self.request, self.running, show)),
            **head(self.request, self.running), **{"b": self.board(), **facts},
        )  # fmt: skip

    def home(self, problem: str = "") -> Response[str]:
        """Show the state of play."""
        return self.draw("tournament_run.html", "home", problem)

    def section(self, name: str, problem: str = "") -> Response[str]:
        """Show the page for a kind of work."""
        if name not in SECTIONS:
            return self.home(problem)
        facts: dict[str, Any] = getattr(self, f"_{name}")()
        return self.draw(f"tournament_{name}.html", name if name in DOCK else "more", problem, **facts)

    def _entry(self) -> dict[str, Any]:
        tournament = self.running.state
        again = people(tournament, self.name, "out") if tournament.settings.reentries and tournament.open else ()
        return {
            "again": again, "price": price_words(tournament, self.language), "tickets": bool(tournament.tickets),
            "listed": () if full(tournament) else people(tournament, self.name, "waiting"),
            "bots": LEVELS if tournament.settings.play == "online" else (),
        }  # fmt: skip

    def _out(self) -> dict[str, Any]:
        return {"bounties": self.running.state.settings.bounty != "none"}

    def _seats(self) -> dict[str, Any]:
        tournament, settings = self.running.state, self.running.state.settings
        law = law_of(settings)
        return {
            "order": tournament.order, "widest": table_size(law, own=settings.seats, wide=True),
            "no_shows": not stack_stays(law, tournament.level + 1, not tournament.open, settings.no_show_level),
        }  # fmt: skip

    def _money(self) -> dict[str, Any]:
        tournament, seen = self.running.state, self.board()
        return {
            "unpaid": any(row.id and row.amount and not row.paid for row in seen.prizes),
            "may_deal": tournament.stage == "running" and bool(tournament.payouts) and 1 < seen.left <= 10,
            "fixed": bool(tournament.payouts), "amounts": tournament.payouts,
            "accounts": accounts(tournament, self.language),
        }  # fmt: skip

    def _deal(self) -> dict[str, Any]:
        tournament = self.running.state
        still = left(tournament)
        rows = [{"id": each.member, "name": self.name(each.member), "chips": max(each.chips, 0)} for each in still]
        return {"rows": rows, "sum": sum(tournament.payouts[: len(still)])}

    def _time(self) -> dict[str, Any]:
        clock = self.board().clock
        seconds = clock.left // 1000 if clock else 0
        return {
            "levels": structure_rows(self.running.state.settings.structure, self.language),
            "now": clock.level if clock else 1, "minutes": seconds // 60, "seconds": seconds % 60,
            "means": law_of(self.running.state.settings).stalling_means(),
            "by_lot": any(each.means == "random_breaks" for each in self.running.state.measures),
        }  # fmt: skip

    def _more(self) -> dict[str, Any]:
        tournament = self.running.state
        return {
            "staff": staff_words(tournament, self.language, self.name), "roles": ROLES,
            "papers": [(kind, say(self.language, f"paper-{kind}")) for kind in KINDS],
            "players": people(tournament, self.name, "seated", "broke"),
        }  # fmt: skip

    def _log(self) -> dict[str, Any]:
        shown = self.all.shown
        return {
            "steps": steps(self.running.state, self.language, self.name, lambda text: shown(self.running, text))
        }  # fmt: skip

    def _days(self) -> dict[str, Any]:
        tournament = self.running.state
        return {
            "bags": bags_of(tournament, self.name), "day": tournament.day, "brought": bool(tournament.flights),
            "own_flight": bool(tournament.settings.flight_of), "sent_to": tournament.sent_to,
            "open_to": open_to(self.all, self.running, self.me.id), "main": main_of(self.all, self.running, staff=True),
        }  # fmt: skip

    def _tickets(self) -> dict[str, Any]:
        tournament = self.running.state
        winners = [
            {"id": member, "name": self.name(member), "amount": prize_of(tournament, member)}
            for member in self.unpaid()
        ]
        return {"tickets": tickets_of(tournament, self.name), "winners": winners,
                "satellite": tournament.settings.satellite is not None, "kinds": get_args(Kind),
                "events": [(each.id, each.state.settings.name) for each in self.all.listed(self.me.id)
                           if not each.over and each is not self.running]}  # fmt: skip

    def _protests(self) -> dict[str, Any]:
        shown = self.all.shown
        tournament, law = self.running.state, law_of(self.running.state.settings)
        return {
            "penalties": penalties_of(tournament, self.language, self.name, self.room.clock.now()),
            "taken": may_protest(law, True, True, True),
            "in_time": in_time(law, tournament.stage in ("over", "cancelled")),
            "shown": lambda text: shown(self.running, text),
        }  # fmt: skip

    def _settings(self) -> dict[str, Any]:
        return {"form": form_of(self.running.state.settings)}

    def _button(self, table: int = 0, other: int = 0) -> dict[str, Any]:
        tournament = self.running.state
        tables = [found for number in (table, other) if (found := table_of(tournament, number)) is not None]
        asked = [table_sight(tournament, each, self.name) for each in tables]
        return {"table": table, "to": other, "asked": asked}

    def button(self, table: int, other: int) -> Response[str]:
        """Ask where the button was at two tables, since one has to give a player to the other."""
        return self.draw("tournament_button.html", "seats", **self._button(table, other))

    def player(self, member: str, problem: str = "", template: str = "tournament_run_player.html") -> Response[str]:
        """Show one player and all that may be done."""
        seen, settings = self.board(), self.running.state.settings
        sight = player_sight(self.all, self.running, seen, member, self.language)
        if sight is None:
            raise NotFoundException
        facts = {
            "bounties": settings.bounty != "none", "reentries": settings.reentries, "p": sight,
            "had": bought(self.running.state.entrants[member]),
            "needs": self.all.shown(self.running, self.running.state.entrants[member].needs),
            "guest": member in [each.member for each in self.running.state.guests],
        }  # fmt: skip
        if template == "tournament_penalty.html":
            facts |= self._penalties()
        return self.draw(template, "home", problem, **facts)

    def _penalties(self) -> dict[str, Any]:
        scale = law_of(self.running.state.settings).penalty_scale(Facts({}))
        rows = desk_words.choices([(each.kind, each.least, each.most) for each in scale])
        kinds = [(kind, number, desk_words.penalty(self.language, kind, number)) for kind, number in rows]
        return {"kinds": kinds[:MOST_KINDS], "offences": desk_words.found(self.language, "")}

    def race(self, table: int, problem: str = "") -> Response[str]:
        """Ask for the chips of a table that are raced off, or show how they went."""
        tournament, seen = self.running.state, self.board()
        here = table_of(tournament, table)
        if here is None:
            raise NotFoundException
        due = seen.races
        facts: dict[str, Any] = {"table": table, "dealt": None, "seats": table_sight(tournament, here, self.name).seats}
        if due is not None and table in due.tables:
            facts |= {"old": due.old, "new": due.new}
        else:
            raced = [each.race for each in tournament.races if each.table == table]
            if not raced:
                up = next((up for up in colour_ups(tournament.settings.structure)), None)
                facts |= {"old": up.removed if up else 0, "new": up.smallest if up else 0}
            else:
                facts |= {"old": raced[-1].old, "new": raced[-1].new, "dealt": self._dealt(raced[-1])}
        return self.draw("tournament_race.html", "home", problem, **facts)

    def _dealt(self, race: Race) -> dict[str, Any]:
        rows = [
            {"name": self.name(each.player), "exchanged": each.exchanged, "won": each.won + each.rescued,
             "cards": [card(number) for number in each.cards]}
            for each in race.players if each.given
        ]  # fmt: skip
        return {"rows": rows, "before": race.before, "after": race.after}

    def unpaid(self) -> list[str]:
        """Return who has won a prize that is not paid yet."""
        entrants = self.running.state.entrants.values()
        return [each.member for each in entrants if not each.prize and prize_of(self.running.state, each.member)]


async def run_by(request: Asked, tournament_id: str) -> Console | Redirect:
    """Return the console to somebody of the staff; strangers are sent to the door, others refused."""
    me, running = who(request), await found(request, tournament_id)
    if me is None:
        return to(f"/enter?next=/tournaments/{running.id}/run")
    if not roles_of(running.state, me.id):
        right_refused(me.id, "staff_only", running.id)
        raise PermissionDeniedException
    return Console(request, running, me)


@get("/tournaments/{tournament_id:str}/run")
async def home(request: Asked, tournament_id: FromPath[str]) -> Response[str] | Redirect:
    """Show the state of play."""
    console = await run_by(request, tournament_id)
    return console if isinstance(console, Redirect) else console.home()


@get("/tournaments/{tournament_id:str}/run/{section:str}")
async def section(
    request: Asked, tournament_id: FromPath[str], section: FromPath[str], table: FromQuery[int] = 0,
    other: FromQuery[int] = 0,
) -> Response[str] | Redirect:  # fmt: skip
    """Show the page for a kind of work."""
    console = await run_by(request, tournament_id)
    if isinstance(console, Redirect):
        return console
    if section not in SECTIONS:
        raise NotFoundException
    return console.button(table, other) if section == "button" else console.section(section)


@get("/tournaments/{tournament_id:str}/run/player/{member:str}")
async def one_player(
    request: Asked, tournament_id: FromPath[str], member: FromPath[str]
) -> Response[str] | Redirect:  # fmt: skip
    """Show one player and all that may be done."""
    console = await run_by(request, tournament_id)
    return console if isinstance(console, Redirect) else console.player(member)


@get("/tournaments/{tournament_id:str}/run/penalty/{member:str}")
async def penalty(request: Asked, tournament_id: FromPath[str], member: FromPath[str]) -> Response[str] | Redirect:
    """Ask which penalty a player gets."""
    console = await run_by(request, tournament_id)
    return console if isinstance(console, Redirect) else console.player(member, "", "tournament_penalty.html")


@get("/tournaments/{tournament_id:str}/run/race/{table:int}")
async def race(request: Asked, tournament_id: FromPath[str], table: FromPath[int]) -> Response[str] | Redirect:
    """Show a chip race at a table."""
    console = await run_by(request, tournament_id)
    return console if isinstance(console, Redirect) else console.race(table)


HANDLERS = (home, section, one_player, penalty, race)
