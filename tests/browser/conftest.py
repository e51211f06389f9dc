"""A real browser, and a room of its own to visit.

Where there is no Chromium (scripts/setup brings it where it may) the tests are skipped, and fail in CI.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.person import PATIENCE, Person
from tests.browser.room import find_chromium, open_room, start

Enter = Callable[..., Person]
BUILT_WITHIN = 300.0  # seconds
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="package")
def chromium() -> str:
    """The path of the system's Chromium."""
    found = find_chromium()
    if found is None:
        missing = "no Chromium on this machine: install it (Debian, Ubuntu: apt install chromium) to run these tests"
        if os.environ.get("CI"):
            pytest.fail(missing, pytrace=False)
        pytest.skip(missing)
    return found


@pytest.fixture(scope="package")
def browser(chromium: str) -> Iterator[Browser]:
    """One headless browser; every person in it has their own cookies."""
    with sync_playwright() as playwright:
        started = start(playwright, chromium)
        yield started
        started.close()


@pytest.fixture(scope="package")
def base(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a room whose bots think little, and where somebody has asked the floor already.

    Whoever is first waits until the tables of talk are built: on a busy machine longer than a page has time here.
    """
    with open_room(tmp_path_factory.mktemp("room")) as address:
        with urlopen(f"{address}/ask?story=A+frobs", timeout=BUILT_WITHIN) as answer:
            assert answer.status == 200
        yield address


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
