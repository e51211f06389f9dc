"""The tournaments of a room: each a stream that staff and players change through the runner, one commit at a time.

Events hold ids, never names: who has an account is a member, and for everybody else the director types a name, which is
kept among the people of the room (`player_names.py`).
"""

from collections import deque
from collections.abc import Callable, Sequence

from cardspeak.hand.refused import Refused
from cardspeak.ports import Clock, Store
from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run import events as e
from cardspeak.room.tournament.run.state import Settings, Tournament
from cardspeak.service.aggregate import Aggregate, Done, Update
from cardspeak.service.names import Names
from cardspeak.service.player_names import PlayerNames

Tells = Callable[[str], object]  # tells other processes that names of a tournament have changed


class RunningTournament(Aggregate[Tournament, c.Command, e.Event]):
    """One tournament in memory: `state` as it stands, `version`, `told` (its events), and what its players are called.

    `listeners` are told of every `Update`; `paused` says why nothing goes on by itself.
    """

    names: PlayerNames  # of players without an account
    told: deque[tuple[int, int, e.Event]]  # version, time (milliseconds) and event; the last 2,000

    async def do(
        self, command: c.Command, command_id: str = "", seen: int | None = None, fence: int = 0
    ) -> Done | Refused:
        """Carry out one command; the chance that it needs (`order`, `pick`, `deck`) is supplied, whatever it holds."""
        raise NotImplementedError


class Tournaments:
    """All tournaments of the room, `room.tournaments`."""

    running: dict[str, RunningTournament]  # by id; those that are over stay for an hour

    def __init__(self, store: Store, clock: Clock, names: Names) -> None:
        raise NotImplementedError

    async def find(self, tournament_id: str) -> RunningTournament | None:
        """Return a tournament, also one that was over long ago; None where there is none."""
        raise NotImplementedError

    def listed(self, member: str = "") -> list[RunningTournament]:
        """Return the tournaments that a member may see in a list, the next to start first: public ones and their own."""
        raise NotImplementedError

    def of(self, member: str) -> list[RunningTournament]:
        """Return the tournaments that are not over in which a member is of the staff."""
        raise NotImplementedError

    async def announce(self, settings: Settings, by: str, command_id: str = "") -> RunningTournament | Refused:
        """Announce a tournament; who announces it owns and directs it."""
        raise NotImplementedError

    async def ask(
        self, running: RunningTournament, member: str, command: c.Command, command_id: str = "", seen: int | None = None
    ) -> Done | Refused:
        """Carry out what a member wants; whatever `by` the command holds, it is they who do it.

        `command_id` makes it safe to send again: the same id of the same member gets the first answer again. `seen` is
        the version that was before their eyes: what was chosen for another one is refused (`stale_command`).
        Names in texts (`reason`, `text`) may stand as people write them: ids are stored for them.
        """
        raise NotImplementedError

    async def call_player(self, running: RunningTournament, by: str, name: str) -> str | Refused:
        """Give a player without an account an id under a name that the staff types; the same name has the same id."""
        raise NotImplementedError

    async def forget_player(self, running: RunningTournament, by: str, name: str) -> Refused | None:
        """Forget the name of a player without an account for good; their id stays in the results."""
        raise NotImplementedError

    def name(self, running: RunningTournament, member: str) -> str:
        """Return what a player or somebody of the staff is called."""
        raise NotImplementedError

    def shown(self, running: RunningTournament, text: str) -> str:
        """Return a stored text with names for ids."""
        raise NotImplementedError
