"""Talk at a table: lines that come together are told together, and whoever has read most is sent the rest alone."""

import asyncio
import re
from random import Random

from cardspeak.service.chat import KEPT, PAUSE, Chat
from cardspeak.web.table.talk import MOST, Reader, Talk

LINE = re.compile(r"<li[^>]*><b>([^<]*)</b> ([^<]*)</li>")


class Browser:
    """Shows the chat as it is sent."""

    def __init__(self, talk: Talk) -> None:
        self.reader, self.lines, self.bytes = Reader(talk), list[tuple[str, str]](), 0
        self.take(self.reader.whole())

    def take(self, sent: str) -> None:
        self.bytes += len(sent)
        if sent.startswith("<ol"):
            self.lines = []
        self.lines += LINE.findall(sent)


def test_every_browser_shows_the_last_lines_however_it_reads() -> None:
    """Also when somebody gets another name, and with more lines at once than are kept."""

    async def run() -> None:
        chat, names, rng = Chat(), {"m1": "Ann", "m2": "<Ben>"}, Random(7)
        talk = Talk(chat, "t", lambda who: names[who])
        browsers = [Browser(talk) for _ in range(3)]
        for number in range(600):
            if number == 300:
                names["m1"] = "Anna"
            for _ in range(rng.choice((1, 1, 1, 2, 2 * KEPT))):
                chat.say("t", rng.choice(("m1", "m2")), f"line {number}")
            talk.grow()
            wanted = [(names[who].replace("<", "&lt;").replace(">", "&gt;"), text) for who, text in chat.at("t")]
            for browser in browsers:
                if rng.random() < 0.5 or number == 300:
                    browser.take(browser.reader.rest())
                    assert browser.lines[-len(wanted) :] == wanted
                    assert len(browser.lines) <= MOST

    asyncio.run(run())


def test_a_line_costs_a_line() -> None:
    async def run() -> None:
        chat = Chat()
        talk = Talk(chat, "t", str)
        browser = Browser(talk)
        before = browser.bytes
        for number in range(KEPT):
            chat.say("t", "ann", f"line {number}")
            talk.grow()
            browser.take(browser.reader.rest())
        assert browser.bytes - before < KEPT * 70
        assert browser.reader.rest() == ""

    asyncio.run(run())


def test_lines_that_come_together_are_heard_together() -> None:
    """The first at once; those of the next fifth of a second with one telling."""

    async def run() -> None:
        chat, told = Chat(), list[bool]()
        chat.hear("t", told.append)
        for number in range(100):
            chat.say("t", "ann", str(number))
        assert told == [True]
        await asyncio.sleep(0)
        assert told == [True]
        loop = asyncio.get_running_loop()
        over: asyncio.Future[None] = loop.create_future()
        loop.call_later(2 * PAUSE, over.set_result, None)
        await over
        assert told == [True, True]
        chat.tell("t")
        assert told == [True, True, False]

    asyncio.run(run())
