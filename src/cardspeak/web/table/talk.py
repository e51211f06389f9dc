"""The chat of a table, drawn line by line: whoever has read most of it is sent the rest alone."""

from collections.abc import Callable
from html import escape

from cardspeak.service.chat import KEPT, Chat

MOST = 2 * KEPT  # lines in a browser, until it is sent the last ones anew


class Talk:
    """The chat of one table; `begun` changes when what was drawn of it is void."""

    def __init__(self, chat: Chat, table_id: str, name: Callable[[str], str]) -> None:
        self._chat, self._id, self._name = chat, table_id, name
        self.begun = self.count = 0
        self._lines: list[tuple[str, str]] = []  # the last ones, with the names of the speakers
        self._new: dict[int, str] = {}  # what is new after so many lines

    def grow(self) -> None:
        """Take in what was said, and how those who said it are called now."""
        lines = [(self._name(who), text) for who, text in self._chat.at(self._id)]
        count = self._chat.count(self._id)
        kept = max(len(lines) - (count - self.count), 0)  # of the lines that were there before
        if lines[:kept] != self._lines[len(self._lines) - kept :]:
            self.begun += 1  # somebody has another name now
        elif count == self.count:
            return
        self.count, self._lines = count, lines
        self._new.clear()

    def whole(self) -> str:
        """Draw all that is kept."""
        rows = "".join([f"<li>{_line(*line)}</li>" for line in self._lines])
        return f'<ol id="chat" class="log" tabindex="0" hx-swap-oob="morph">{rows}</ol>'

    def after(self, count: int) -> str:
        """Draw what was said after so many lines, to be put below the others: the same for all who have read so far."""
        new = self._new.get(count)
        if new is None:
            lines = self._lines[len(self._lines) - (self.count - count) :]
            # the morphing extension has htmx put in whole elements for every swap, so each line comes by itself
            new = "".join([f'<li hx-swap-oob="beforeend:#chat">{_line(*line)}</li>' for line in lines])
            self._new[count] = new
        return new


class Reader:
    """What of the chat one browser has."""

    def __init__(self, talk: Talk) -> None:
        self._talk = talk
        self._begun, self._count, self._there = -1, 0, 0

    def whole(self) -> str:
        """Draw all of it."""
        talk = self._talk
        self._begun, self._count, self._there = talk.begun, talk.count, min(talk.count, KEPT)
        return talk.whole()

    def rest(self) -> str:
        """Draw what is new; all of it where it begins anew, or where the browser has too many lines."""
        talk = self._talk
        new = talk.count - self._count
        if self._begun != talk.begun or new > KEPT or self._there + new > MOST:
            return self.whole()
        found = talk.after(self._count) if new else ""
        self._count, self._there = talk.count, self._there + new
        return found


def _line(name: str, text: str) -> str:
    return f"<b>{escape(name)}</b> {escape(text)}"
