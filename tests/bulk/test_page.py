"""The page about hands in bulk runs as it stands; so does the example, which learns."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "bulk.md"


def test_what_the_page_shows_runs() -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 3
    names: dict[str, Any] = {}
    for block in blocks:
        exec(compile(block, str(PAGE), "exec"), names)
    assert names["hands"].over.all()


def test_the_example_learns_to_beat_the_calling_bot() -> None:
    command = [sys.executable, "examples/train.py", "--updates", "60", "--hands", "20000"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=300)
    figures = re.findall(r"(\w+): +([+-]\d+) big blinds per 100 hands \(± (\d+)\)", done.stdout)
    assert [name for name, _, _ in figures] == ["before", "after"]
    (_, _, _), (_, after, error) = figures
    assert int(after) > 3 * int(error)
