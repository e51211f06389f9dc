"""A bot that sits down at a table and plays: `python examples/bot.py http://localhost:8000 TOKEN TABLE`.

It needs the package websockets. Its play is simple: it calls what is cheap and folds what is dear.
"""

import asyncio
import itertools
import json
import sys

import websockets


def choose(now: dict) -> dict:
    """Return what to do, from what the table says that one may do."""
    may = now.get("options")
    if now["stage"] == "drawing":
        return {"do": "discard", "cards": []}
    if not may:
        return {"do": "show"}
    if "check" in may:
        return {"do": "check"}
    if "bring in" in may:
        return {"do": "bring-in"}
    cheap = "call" in may and may["call"][0] <= 4 * now["big_blind"]
    return {"do": "call"} if cheap else {"do": "fold"}


async def play(server: str, token: str, table: str) -> None:
    """Sit down, then answer every turn."""
    ids = itertools.count()
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/live"
    headers = {"Authorization": f"Bearer {token}"}
    async with websockets.connect(address, additional_headers=headers) as socket:
        opening = json.loads(await socket.recv())
        free = opening["seats"].index(None)
        await socket.send(json.dumps({"do": "sit", "seat": free, "id": "sit"}))
        async for text in socket:
            message = json.loads(text)
            now = {**message.get("now", {}), "big_blind": opening["settings"]["big_blind"]}
            if now.get("to_act", -1) >= 0 and now["to_act"] == now["seat"]:
                move = choose(now) | {"seen": now["version"], "id": f"bot-{now['version']}-{next(ids)}"}
                await socket.send(json.dumps(move))


if __name__ == "__main__":
    asyncio.run(play(*sys.argv[1:4]))
