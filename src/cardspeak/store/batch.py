"""What one transaction writes of all the commits that wait: each is taken in whole, or is late and leaves nothing."""

from collections.abc import Iterable, Mapping

from cardspeak.ports import Fenced, Repeated, Stale
from cardspeak.store.rows import Commit, Row

Head = tuple[int, bytes]  # the version that a stream is at, and the hash that it ends with
Carried = tuple[str, str]  # a stream and the id of a command that it carried


def streams_of(commits: Iterable[Commit]) -> list[str]:
    """Return the streams of all these commits, sorted: whoever locks them does so in one order."""
    return sorted({part.stream for commit in commits for part in commit.parts})


def asked_of(commits: Iterable[Commit]) -> list[Carried]:
    """Return the commands of these commits, each with the stream that may carry it only once."""
    return [(commit.streams[0], commit.command) for commit in commits if commit.command]


def fenced_of(commits: Iterable[Commit]) -> list[str]:
    """Return the streams for which somebody acts who drives them."""
    return [part.stream for commit in commits for part in commit.parts if part.fence]


class Batch:
    """Commits taken in one after the other; nothing is written before all are.

    Given are where their streams are, which of their commands were carried before, at which version, and under which
    numbers streams are driven.
    """

    def __init__(
        self, heads: dict[str, Head], carried: Mapping[Carried, int], fences: Mapping[str, int] | None = None
    ) -> None:
        self._heads, self._carried, self._fences = heads, dict(carried), fences or {}
        self._changed: dict[str, None] = {}
        self.rows: list[Row] = []
        self.commands: list[tuple[str, str, int]] = []

    def take(self, commit: Commit) -> tuple[int, ...] | Stale | Fenced | Repeated:
        """Take a commit in, if it is new and every stream of it is where it should be; return where they are then."""
        heads, before = self._heads, {}
        done = self._carried.get((commit.streams[0], commit.command)) if commit.command else None
        if done is not None:
            return Repeated(commit.streams[0], done)
        for stream, expected, _, fence, _ in commit.parts:
            if fence and self._fences.get(stream) != fence:
                return Fenced(stream)
            head = heads.get(stream)
            if head is not None:
                before[stream] = head[1]
            version = head[0] if head else 0
            if version != expected:
                return Stale(stream, version)
        rows = commit.rows(before)
        self.rows += rows
        for row in rows if len(commit.parts) > 1 else rows[-1:]:
            heads[row.stream] = row.version, row.hash
        for stream, _, _, _, asked in commit.parts:
            self._changed[stream] = None
            if commit.command and asked:
                self.commands.append((stream, commit.command, heads[stream][0]))
                self._carried.setdefault((stream, commit.command), heads[stream][0])
        return commit.versions()

    def ends(self) -> list[tuple[str, int, bytes]]:
        """Return the new heads of the streams that were taken in."""
        return [(stream, *self._heads[stream]) for stream in self._changed]
