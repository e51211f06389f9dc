"""The shell answers without what only a server needs, which takes longer to load than a ruling."""

from __future__ import annotations

import subprocess
import sys

RULES = """
import sys
from cardspeak.cli import main
main(["rule", "--book", "common", "A bets 100; B puts out 300 in two motions"])
of_a_table = ("", ".agreements", ".buying", ".returning")  # what a table asks: stakes changed, seats taken
needed = ["cardspeak.room.cash" + name for name in of_a_table]
house = ("cardspeak.room.cash", "cardspeak.room.club", "cardspeak.cases.cash")
print([name for name in sys.modules if name.startswith(house) and name not in needed])
print([name for name in ("litestar", "uvicorn", "psycopg", "sqlalchemy") if name in sys.modules])
"""


def test_a_ruling_loads_no_server() -> None:
    ran = subprocess.run([sys.executable, "-c", RULES], capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines()[-2:] == ["[]", "[]"]
