"""A room that has just opened, as `cardspeak serve` opens it, and the system's Chromium to visit it with."""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Playwright

from tests.serving import PATIENCE, UNLIMITED, free_port

NAMES = ("chromium", "chromium-browser", "google-chrome")
# pages of Chromium's own, which it draws for each window though nobody sees it: half of what a test computes
OF_ITS_WINDOW = (
    "WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup", "PreloadTopChromeWebUI",
    "SpareRendererForSitePerProcess",
)  # fmt: skip
# what playwright switches off; the last list that Chromium is given is the only one
AS_PLAYWRIGHT = (
    "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding", "ThirdPartyStoragePartitioning",
    "AvoidCorsURLLoaderRestartOnRedirect", "OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled",
    "PreconnectToSearch", "SkipListAccountsWithoutGaiaCookies",
)  # fmt: skip
ARGUMENTS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", f"--disable-features={','.join((*OF_ITS_WINDOW, *AS_PLAYWRIGHT))}",
]  # fmt: skip


def find_chromium() -> str | None:
    """The path of the system's Chromium, if it has one."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def start(playwright: Playwright, path: str) -> Browser:
    """Start it without a window; it asks nothing of the outside."""
    return playwright.chromium.launch(executable_path=path, args=ARGUMENTS)


FREELY = [word for name, number in UNLIMITED.items() for word in ("--limit", f"{name}={number}")]


@contextmanager
def open_room(folder: Path, pause: tuple[int, int] = (0, 60), moved: bool = False) -> Iterator[str]:
    """Open a room, and give its address; its bots think for so many milliseconds.

    What it says is in the file `said` of the folder. `moved`: its clock is ahead by the milliseconds in the file `moved`.
    """
    port = free_port()
    program = ["tests.browser.moved", str(folder / "moved")] if moved else ["cardspeak"]
    command = [
        sys.executable, "-m", *program, "serve", "--db", str(folder / "room.db"), "--host", "127.0.0.1",
        "--port", str(port), "--bot-pause", str(pause[0]), str(pause[1]), *([] if moved else ["--quiet"]), *FREELY,
    ]  # fmt: skip
    said = folder / "said"
    with said.open("w") as out, subprocess.Popen(command, stdout=out, stderr=out) as server:
        try:
            wait_for(port, server, said)
            yield f"http://127.0.0.1:{port}"
        finally:
            ended = server.poll()
            server.terminate()
            try:
                server.wait(10)
            except subprocess.TimeoutExpired:
                server.kill()
            assert ended is None, f"the server ended with {ended}: {said.read_text()}"
    words = said.read_text()
    assert "Traceback" not in words, words
    assert '"fault":' not in words, words


def wait_for(port: int, server: subprocess.Popen[bytes], said: Path) -> None:
    """Wait until the server listens."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if server.poll() is not None:
            raise AssertionError(f"the server ended with {server.returncode}: {said.read_text()}")
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise AssertionError(f"the server does not listen after {PATIENCE} s: {said.read_text()}")
