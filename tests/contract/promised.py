"""What a store said of each command, and whether it was true."""

from __future__ import annotations

from cardspeak.ports import Append, EventStore, NewEvent, Repeated, Stale, Unavailable
from cardspeak.store import AnyStore
from cardspeak.store.chain import audit


class Promised:
    """Commands with the streams that they went to: kept, refused, or in doubt."""

    def __init__(self) -> None:
        self.kept: dict[str, dict[str, int]] = {}  # with the versions after it
        self.refused: dict[str, tuple[str, ...]] = {}
        self.doubtful: dict[str, tuple[str, ...]] = {}
        self.count = 0

    def ask(self, store: EventStore, *streams: str) -> str:
        """Commit something new to these streams; say what came of it."""
        self.count += 1
        return self._send(store, f"c{self.count}", streams)

    def ask_again(self, store: EventStore) -> None:
        """Send again whatever is in doubt."""
        for command, streams in [*self.doubtful.items()]:
            self._send(store, command, streams)

    def _send(self, store: EventStore, command: str, streams: tuple[str, ...]) -> str:
        was_in_doubt = command in self.doubtful
        try:
            appends = [Append(s, store.version(s), [NewEvent("x.put", 1, {"by": command})]) for s in streams]
            try:
                versions = store.commit(appends, at=1, command=command).result(60)
            except Repeated:
                assert was_in_doubt
                versions = tuple([store.find_command(stream, command) or 0 for stream in streams])
            self.doubtful.pop(command, None)
            self.kept[command] = dict(zip(streams, versions, strict=True))
            return "kept"
        except Unavailable as error:
            if error.unsure or was_in_doubt:
                self.doubtful[command] = streams
                return "unsure"
            self.refused[command] = streams
            return "refused"
        except Stale as late:
            raise AssertionError(f"nobody else writes, and yet {late}") from late

    def check(self, store: AnyStore) -> None:
        """What was acknowledged is there, once, where it was said; what was refused is nowhere; chains are whole."""
        there = {stream: store.load(stream) for stream in store.streams()}
        found: dict[str, dict[str, int]] = {}
        for stream, events in there.items():
            assert [event.version for event in events] == list(range(1, len(events) + 1))
            for event in events:
                assert stream not in found.setdefault(event.command, {}), f"{event.command} is in {stream} twice"
                found[event.command][stream] = event.version
        for command, versions in self.kept.items():
            assert found.get(command) == versions, f"{command} was acknowledged"
        for command in self.refused:
            assert command not in found, f"{command} was refused"
        for command, streams in self.doubtful.items():
            assert found.get(command, {}).keys() in (set(), {*streams}), f"half of {command} was kept"
        assert [finding for finding in audit(store) if finding.broken is not None] == []
