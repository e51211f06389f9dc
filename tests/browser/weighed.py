"""What a page costs a browser that has never been here: bytes as they were transferred, and its first paint."""

from __future__ import annotations

from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.arranged import Arranged

PAINTED = """() => new Promise((done) => new PerformanceObserver((list) => {
  for (const entry of list.getEntriesByName("first-contentful-paint")) done(entry.startTime);
}).observe({ type: "paint", buffered: true }))"""


class Cost(NamedTuple):
    """Bytes of all answers with their heads, the milliseconds until something was to be seen, how many requests."""

    transferred: int
    painted: float
    requests: int


def context_of(
    browser: Browser, base: str, who: Arranged | None, width: int = 1280, height: int = 800
) -> BrowserContext:
    """Open a browser without a cache, for Ann or for nobody."""
    context = browser.new_context(viewport={"width": width, "height": height}, locale="en-GB", reduced_motion="reduce")
    if who is not None:
        context.add_cookies([{"name": "cardspeak", "value": who.secret, "url": base}])
    return context


def weighed(page: Page, address: str) -> Cost:
    """Open a page and weigh it."""
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    sizes: list[int] = []
    network.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
    page.goto(address, wait_until="load")
    painted = float(page.evaluate(PAINTED))
    cost = Cost(sum(sizes), painted, len(sizes))
    network.detach()
    return cost
