"""Pages for whoever runs the room: does the process live, may it be asked for pages, what was counted.

None of them asks the database, or needs a session.
"""

from collections.abc import Iterator
from ipaddress import ip_address, ip_network

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from prometheus_client import CollectorRegistry
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest
from prometheus_client.registry import Collector

from cardspeak import __version__
from cardspeak.service.build import build, digests
from cardspeak.service.figures import REGISTRY
from cardspeak.service.health import Health
from cardspeak.service.room import Room
from cardspeak.web.parts import Parts

Asked = Request[object, object, State]
PROBES = ("/health", "/ready")  # under any name of the machine: whoever probes knows its address, not what it is called


@get("/health", sync_to_thread=False)
def health(request: Asked) -> dict[str, object]:
    """Say that the process lives, and which program and which books it runs."""
    return {"status": "alive", "version": __version__, "build": build(), "books": digests()}


@get("/ready", sync_to_thread=False)
def ready(request: Asked) -> Response[dict[str, object]]:
    """Say whether the process should be sent requests, and why not."""
    found: Health = request.app.state.health
    why = found.unready()
    return Response({"ready": not why, **({"why": why} if why else {})}, status_code=503 if why else 200)


@get("/metrics", sync_to_thread=False)
def metrics(request: Asked) -> Response[bytes]:
    """Return the figures for Prometheus, to this machine and the networks that the operator named."""
    parts: Parts = request.app.state.parts
    if not is_allowed(request.client.host if request.client else "", parts.monitors):
        raise NotFoundException
    now = CollectorRegistry()
    now.register(Tables(parts.room, request.app.state.health))
    text = generate_latest(REGISTRY) + generate_latest(now)
    return Response(text, media_type=MediaType.TEXT, headers={"content-type": CONTENT_TYPE_PLAIN_0_0_4})


def is_allowed(address: str, monitors: tuple[str, ...]) -> bool:
    """Say whether an address is this machine's own, or in one of the networks."""
    try:
        client = ip_address(address)
    except ValueError:
        return False
    return client.is_loopback or any(client in ip_network(each, strict=False) for each in monitors)


class Tables(Collector):
    """What is counted when it is asked for: tables, and whether the process is ready."""

    def __init__(self, room: Room, health: Health) -> None:
        self._room, self._health = room, health

    def collect(self) -> Iterator[Metric]:
        """Count."""
        room = self._room
        figures = (
            ("tables", "Tables of the room", len(room.tables)),
            ("tables_paused", "Tables that stand still since something failed", sum(
                running.paused is not None for running in room.tables.values()
            )),
            ("tables_unavailable", "Tables that cannot be read", len(room.unavailable)),
            ("ready", "Whether the process should be sent requests", int(not self._health.unready())),
        )  # fmt: skip
        for name, about, value in figures:
            yield GaugeMetricFamily(f"cardspeak_{name}", about, value=float(value))


HANDLERS = (health, ready, metrics)
