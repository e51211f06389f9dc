"""A real browser, and a room of its own to visit.

Where there is no Chromium (scripts/setup brings it where it may) the tests are skipped, and fail in CI.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.person import Person

NAMES = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
STARTS_WITHIN = 30.0  # seconds, on a busy machine

Enter = Callable[..., Person]


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of the system's Chromium."""
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    if found is None:
        missing = "no Chromium on this machine: install it (Debian, Ubuntu: apt install chromium) to run these tests"
        if os.environ.get("CI"):
            pytest.fail(missing, pytrace=False)
        pytest.skip(missing)
    return found


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    """One headless browser; every person in it has cookies of his own."""
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        yield started
        started.close()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="session")
def base(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a room that has just opened, as `cardspeak serve` opens it; its bots think little."""
    folder: Path = tmp_path_factory.mktemp("room")
    port = free_port()
    command = [
        sys.executable, "-m", "cardspeak", "serve", "--db", str(folder / "room.db"), "--host", "127.0.0.1",
        "--port", str(port), "--bot-pause", "0", "60", "--quiet",
    ]  # fmt: skip
    with (folder / "said").open("w") as said, subprocess.Popen(command, stdout=said, stderr=said) as server:
        try:
            wait_for(port, server, folder / "said")
            yield f"http://127.0.0.1:{port}"
            ended = server.poll()
            assert ended is None, f"the server ended with {ended}: {(folder / 'said').read_text()}"
        finally:
            server.terminate()
            try:
                server.wait(10)
            except subprocess.TimeoutExpired:
                server.kill()
    assert "Traceback" not in (folder / "said").read_text(), (folder / "said").read_text()


def wait_for(port: int, server: subprocess.Popen[bytes], said: Path) -> None:
    """Wait until the server listens."""
    until = time.monotonic() + STARTS_WITHIN
    while time.monotonic() < until:
        if server.poll() is not None:
            pytest.fail(f"the server ended with {server.returncode}: {said.read_text()}")
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    pytest.fail(f"the server does not listen after {STARTS_WITHIN} s: {said.read_text()}")


@pytest.fixture
def enter(browser: Browser, base: str) -> Iterator[Enter]:
    """Let people in: `enter("Ann", width=360, height=740)`; at the end nobody's browser may have complained."""
    inside: list[Person] = []

    def come(name: str = "", **size: int) -> Person:
        person = Person(browser, base, name, size.get("width", 1280), size.get("height", 800))
        inside.append(person)
        return person

    yield come
    for person in inside:
        person.context.close()
    assert [person.complaints for person in inside] == [[] for _ in inside]
