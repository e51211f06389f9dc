"""Ten thousand malformed, stale and hostile messages: no crash, no 500, and the others play on."""

import asyncio
import http.client
import json
import os
import socket as sockets
from collections import Counter
from pathlib import Path
from random import Random

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.service.playing import Player
from tests.serving import Server, opened, programs
from tests.web.hostile import http as odd_request
from tests.web.hostile import message

LIVE = int(os.environ.get("CARDSPEAK_HOSTILE", "6400"))  # text frames, over real connections
REQUESTS = 3_200
FRAMES = 200  # binary frames, and frames that are too long: each ends its connection
BYTES = 200  # what is no HTTP at all
NO_HTTP = (
    b"\x16\x03\x01", b"GET", b"GET / HTTP/9.9\r\n\r\n", b"\r\n" * 50,
    b"POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
)  # fmt: skip
PATIENCE = 120  # seconds until a server that does not answer is given up, though eight others storm it
ATTACKERS = 8
WINDOW = 100  # frames sent before their answers are read


async def storm(server: Server, table: str, token: str, count: int, seed: int) -> Counter[str]:
    """Send so many frames over one connection; what was answered, by code."""
    rng, said = Random(seed), Counter[str]()
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    async with connect(server.live(table), additional_headers=headers, proxy=None, max_size=None) as live:
        while count:
            batch = min(count, WINDOW)
            for _ in range(batch):
                await live.send(message(rng))
            count -= batch
            while batch:
                frame = json.loads(await live.recv())
                if frame["type"] == "answer":
                    batch -= 1
                    said["ok" if frame["ok"] else frame["code"]] += 1
    return said


async def odd_frames(server: Server, table: str, token: str, count: int) -> None:
    """Send binary frames and frames of any length; the connection may end, the server may not."""
    rng = Random(5)
    headers = {"Authorization": f"Bearer {token}"}
    for number in range(count):
        async with connect(server.live(table), additional_headers=headers, proxy=None) as live:
            data: bytes | str = (
                rng.randbytes(rng.randrange(200)) if number % 2 else "x" * rng.choice((5000, 17_000, 200_000))
            )
            try:
                await live.send(data)
                await live.send('{"do":"fold","id":"after"}')
                await answered(live)
            except ConnectionClosed:
                continue


async def answered(live: ClientConnection) -> None:
    """Wait for the answer to the message that came after."""
    async for text in live:
        if json.loads(text).get("id") == "after":
            return


def requests(server: Server, table: str, count: int, seed: int) -> Counter[int]:
    """Send so many requests; how often each status came back."""
    rng, found = Random(seed), Counter[int]()
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    for _ in range(count):
        method, path, body, headers = odd_request(rng, table)
        try:
            connection.putrequest(method, path, skip_host=False)
            for key, value in {**headers, "Content-Length": str(len(body))}.items():
                connection.putheader(key, value.encode("latin-1"))
            connection.endheaders(body)
            response = connection.getresponse()
            response.read()
            found[response.status] += 1
            assert response.status < 500, (method, path, body, headers)
        except (http.client.HTTPException, ConnectionError):
            found[0] += 1  # the server ended the connection
            connection.close()
        except ValueError:  # our own library would not send it
            found[-1] += 1
            connection.close()
    connection.close()
    return found


def bytes_that_are_no_http(server: Server, count: int) -> None:
    """Send what is no HTTP, or half of it."""
    rng = Random(3)
    for _ in range(count):
        with sockets.create_connection(("127.0.0.1", server.port), PATIENCE) as wire:
            wire.sendall(rng.choice((*NO_HTTP, rng.randbytes(300))))


async def attack(server: Server, tables: list[str], tokens: list[str], control: list[Player]) -> Counter[str]:
    """Let all attackers loose while the others play."""
    playing = [asyncio.create_task(player.play()) for player in control]
    try:
        while not all(player.finished for player in control):  # they have their seats before anybody can take one
            await asyncio.sleep(0.01)
        total, sent, memory = Counter[str](), 0, []
        for half in range(2):
            storms = [
                storm(server, tables[number % len(tables)], tokens[number], LIVE // ATTACKERS // 2, 2 * number + half)
                for number in range(ATTACKERS)
            ]
            found, said, _, _ = await asyncio.gather(
                asyncio.to_thread(requests, server, tables[0], REQUESTS // 2, 11 + half),
                asyncio.gather(*storms),
                odd_frames(server, tables[0], tokens[0], FRAMES // 2),
                asyncio.to_thread(bytes_that_are_no_http, server, BYTES // 2),
            )
            total += sum(said, Counter[str]())
            sent += sum(found.values()) - found[-1] + FRAMES // 2 + BYTES // 2
            assert server.process is not None
            memory.append(resident(server.process.pid))
        assert sum(total.values()) + sent >= LIVE + 3_000
        print(f"figure: {LIVE} hostile frames: {memory[0]:.0f} MiB after half of them, {memory[1]:.0f} after all")
        assert memory[1] < 1.1 * memory[0]
        played = [player.finished for player in control]
        for _ in range(12_000):  # and afterwards they play on
            if all(player.finished > before for player, before in zip(control, played, strict=True)):
                break
            await asyncio.sleep(0.01)
        else:
            raise AssertionError("the others did not play on")
        return total
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


def resident(pid: int) -> float:
    """Return the memory of a process in MiB; 0 where the system does not tell it as Linux does."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    except OSError:
        return 0.0
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS:"))


def test_ten_thousand_hostile_messages(tmp_path: Path) -> None:
    """Nothing crashes, nothing answers 500, and who plays at the attacked table is not disturbed."""
    server = Server(tmp_path / "room.db")
    store = opened(server.file)
    people = programs(store.people, 3 + ATTACKERS)
    store.close()
    with server:
        asked = {"game": "no-limit holdem", "speed": "instant", "seats": 3, "bots": []}
        table = server.json("POST", "/api/tables", asked, people[0].token).data["id"]
        other = server.json("POST", "/api/tables", {**asked, "bots": ["calling"]}, people[1].token).data["id"]
        # a player who stood up would find a stranger in the seat
        control = [Player(server, table, me, Random(at), lambda: None, leaves=0) for at, me in enumerate(people[:3])]
        # half of them storm the table of the others, half one where they sit or may sit down; one has no token
        tokens = [me.token for me in people[3:]]
        tokens[2] = ""
        said = asyncio.run(attack(server, [table, other], tokens, control))
        assert server.process is not None
        assert server.process.poll() is None
        assert server.ask("GET", "/").status == 200
    assert server.faults() == []
    assert len(said) > 8, said
    for player in control:
        assert player.finished > 8
        assert not player.wrong
        assert set(player.refused.values()) <= {"stale_command", "buy_in_outside", "nothing_to_change"}, player.refused
    store = opened(server.file)
    try:
        mine = {player.me.member for player in control}
        commands = {row.command.partition("/")[0] for row in store.load(f"table/{table}") if row.command}
        assert commands == mine
    finally:
        store.close()
