"""What is sent to one program that follows something: every message in order, and who is too slow to read is let go."""

import asyncio
from collections import deque
from collections.abc import Callable

from cardspeak.service.figures import FRAMES, LIMITS
from cardspeak.web.table.connection import WRITE_NOW, Socket, cannot

MOST_BEHIND = 512 * 1024  # bytes that a slow reader may be behind before the connection ends


class Outbox:
    """The messages that wait for one reader; `too_slow` is set when they are too many."""

    def __init__(self, socket: Socket) -> None:
        self.socket = socket
        self.waiting: deque[bytes] = deque()
        self.behind = 0  # bytes that wait, or are being sent
        self.idle = True  # nothing waits, and nothing is being sent
        self.write_now: Callable[[bytes], bool] = socket.scope["state"].get(WRITE_NOW, cannot)
        self.more, self.too_slow = asyncio.Event(), asyncio.Event()

    def put(self, frame: bytes) -> None:
        """Send one message at once, or queue it behind those that wait."""
        FRAMES.inc()
        if self.idle and self.write_now(frame):
            return
        if self.behind + len(frame) > MOST_BEHIND:
            self.too_slow.set()
            LIMITS.labels("waiting").inc()
            return
        self.idle = False
        self.waiting.append(frame)
        self.behind += len(frame)
        self.more.set()

    async def send(self) -> None:
        """Send what is queued."""
        while True:
            await self.more.wait()
            self.more.clear()
            while self.waiting:
                frame = self.waiting.popleft()
                await self.socket.send_text(frame.decode())
                self.behind -= len(frame)
            self.idle = True
