"""One incident before the floor: its facts, and the points of law that were asked about it."""

from collections.abc import Mapping
from typing import Any

from cardspeak.floor.incidents.incident import Incident
from cardspeak.floor.incidents.sight import seen
from cardspeak.hand.state import State
from cardspeak.law.facts import Facts
from cardspeak.law.law import Law
from cardspeak.law.procedure import Procedure


class Hearing:
    """An incident with the hand in which it happened, under a law; it remembers which points were asked."""

    def __init__(self, incident: Incident, state: State, law: Law, know: Mapping[str, Any]) -> None:
        self.incident = incident
        self.state = state
        self.law = law
        self.points: list[str] = []
        self.facts = Facts({**dict(incident.facts), **know}, seen(incident, state, self.ask))

    def ask(self, point: str, facts: Facts | None = None) -> Any:
        """Ask the law a point, of these facts or those of the matter, and remember it."""
        if point not in self.points:
            self.points.append(point)
        return getattr(self.law, point.replace(".", "_"))(facts or self.facts)

    def procedure(self, point: str) -> Procedure:
        """Ask the law a point that is answered by a procedure."""
        found: Procedure = self.ask(point)
        return found
