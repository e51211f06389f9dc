"""Messages that go around the tasks: in order, never to a reader who is behind, never after the end."""

import asyncio
from functools import partial
from typing import Any

import uvicorn
from uvicorn.server import ServerState
from websockets.asyncio.client import connect

from cardspeak.cli.http_connection import Connection
from cardspeak.cli.live_socket import LiveSocket
from cardspeak.service.places import Places
from cardspeak.web.table.connection import WRITE_NOW

PAD = b" " * 100_000


def test_what_is_written_at_once() -> None:
    seen: dict[str, Any] = {}

    async def app(scope: Any, receive: Any, send: Any) -> None:
        write = scope["state"][WRITE_NOW]
        await receive()
        seen["before"] = write(b"before")
        await send({"type": "websocket.accept"})
        count = 0
        while write(b"%d" % count + PAD):  # until the reader, who has not begun to read, is behind
            count += 1
        seen["count"] = count
        await send({"type": "websocket.send", "text": "waited"})
        seen["again"] = write(b"again")
        await send({"type": "websocket.close"})
        seen["after"] = write(b"after")

    async def work() -> None:
        config = uvicorn.Config(app, ws=LiveSocket, lifespan="off", log_level="critical")
        places = Places[Connection](9, 9)
        made = partial(LiveSocket, config=config, server_state=ServerState(), app_state={}, places=places)
        server = await asyncio.get_running_loop().create_server(made, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        async with connect(f"ws://127.0.0.1:{port}/", compression=None) as client:
            heard = [str(message).strip() async for message in client]
        server.close()
        await server.wait_closed()
        assert seen["count"] > 1
        assert heard == [*map(str, range(seen["count"])), "waited", "again"]

    asyncio.run(work())
    assert (seen["before"], seen["again"], seen["after"]) == (False, True, False)
