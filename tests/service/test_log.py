"""The operator's log: JSON lines with codes and ids, of which nobody can provoke too many."""

import asyncio
import json
import logging
import os
import subprocess
import sys
from typing import Any

import pytest

from cardspeak.service import log
from cardspeak.service.log import Enough, Lines, note, places


def line(caplog: pytest.LogCaptureFixture, number: int = -1) -> Any:
    """Return a line that was logged."""
    text = Lines().format(caplog.records[number])
    assert "\n" not in text
    return json.loads(text)


def test_a_line_is_one_object_with_time_level_and_event(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "cardspeak")
    note("table_failed", logging.ERROR, id="t1", again_in=2.5)
    found = line(caplog)
    assert found.pop("time").endswith("Z")
    assert found == {"level": "error", "event": "table_failed", "id": "t1", "again_in": 2.5}


def test_an_error_is_told_without_its_text(caplog: pytest.LogCaptureFixture) -> None:
    """Neither the text of an error nor what other libraries say of it is written: either may hold names and cards."""
    with pytest.raises(ValueError) as caught:
        raise ValueError("the bot of Anna with As Kd")
    assert places(caught.value).startswith("ValueError at test_log.py:")
    try:
        raise caught.value
    except ValueError as error:
        logging.getLogger("uvicorn.error").exception("Anna at %s", "As Kd")
        logging.getLogger("asyncio").error(f"never retrieved: {error!r}")
    assert line(caplog, 0)["fault"].startswith("ValueError at test_log.py:")
    for number in (0, 1):
        found = line(caplog, number)
        assert (found["event"], found["place"][:12]) == ("library_said", "test_log.py:")
        assert "Anna" not in str(found)
        assert "As" not in str(found)


def test_nobody_fills_a_disk_with_lines(caplog: pytest.LogCaptureFixture) -> None:
    """Of one event so many lines are written in a minute; then one says how many were left out."""
    caplog.set_level(logging.INFO, "cardspeak")
    minute = [0.0]
    enough = Enough(3, lambda: minute[0])

    def goes_through(event: str) -> bool:
        note(event)
        return enough.filter(caplog.records[-1])

    assert [goes_through("sign_in_refused") for _ in range(5)] == [True, True, True, False, False]
    assert goes_through("table_failed")
    minute[0] = 60.0
    assert goes_through("sign_in_refused")
    told = line(caplog)
    assert (told["event"], told["of"], told["count"]) == ("lines_left_out", "sign_in_refused", 2)


def test_whoever_logs_never_waits_for_a_pipe_that_nobody_reads() -> None:
    """More lines than a pipe and the queue hold are left out, and the program goes on."""
    program = (
        "import os\n"
        "from cardspeak.service.log import logging_to, note\n"
        "with logging_to():\n"
        "    for number in range(40_000):\n"
        "        note(f'event{number}', number=number)\n"
        "    os._exit(7)\n"
    )
    reader, writer = os.pipe()
    try:
        done = subprocess.run([sys.executable, "-c", program], stderr=writer, timeout=300, check=False)
    finally:
        os.close(reader)
        os.close(writer)
    assert done.returncode == 7


def test_libraries_are_heard_from_warnings_on(capfd: pytest.CaptureFixture[str]) -> None:
    async def work() -> None:
        note("started")
        logging.getLogger("asyncio").info("not heard")
        logging.getLogger("asyncio").warning("heard")

    with log.logging_to():
        asyncio.run(work())
    lines = [json.loads(each) for each in capfd.readouterr().err.splitlines()]
    assert [each["event"] for each in lines] == ["started", "library_said"]
