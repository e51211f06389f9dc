"""Names at the real tables of a tournament: its players' own, whether they have an account or the staff typed them."""

from collections.abc import Callable

from cardspeak.service.player_names import Called, called
from cardspeak.service.running_tournament import RunningTournament


class EventNames:
    """The names of the players of one tournament, and the ids that stand for them in all that is told of its hands.

    Nobody learns or forgets a name here: the tournament does.
    """

    def __init__(self, event: Callable[[], RunningTournament | None], name: Callable[[RunningTournament, str], str]):
        self._event, self._name = event, name
        self._known: tuple[tuple[tuple[str, str], ...], Called] = ((), called({}))

    def _called(self) -> Called:
        event = self._event()
        if event is None or event.known is None:
            return self._known[1]
        pairs = tuple([(self._name(event, member), member) for member in event.state.entrants])
        if pairs != self._known[0]:
            self._known = (pairs, called(dict(pairs)))
        return self._known[1]

    def restore(self) -> None:
        """Do nothing: the names are those of the tournament."""

    def learn(self, name: str, at: int) -> str:
        """Return the id of a player of the tournament."""
        return self.id(name)

    def forget(self, name: str) -> bool:
        """Forget nobody: the tournament does."""
        return False

    def id(self, name: str) -> str:
        """Return the id of a name, the name itself where nobody here has it."""
        return self._called().ids.get(name, name)

    def every(self) -> tuple[str, ...]:
        """Return the names of all players."""
        return tuple(self._called().ids)

    def name(self, member: str) -> str:
        """Return what a player is called."""
        return self._called().names.get(member, member)

    def hidden(self, text: str) -> str:
        """Return a text with ids for names."""
        names = self._called()
        return names.hide.sub(lambda found: names.ids[found[0]], text)

    def shown(self, text: str) -> str:
        """Return a text with names for ids."""
        names = self._called()
        return names.show.sub(lambda found: names.names[found[0]], text)
