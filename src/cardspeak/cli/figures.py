"""What `cardspeak bench --write` writes: the figures as JSON, and the page of the docs with table and chart."""

import json
import os
import platform
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from cardspeak.batch.chart import draw
from cardspeak.batch.experiment import Bar, Table
from cardspeak.errors import Unreadable

PEERS = tuple("pokerkit eval7 treys phevaluator pkrbot xiapl pokerfast poker-equity open-spiel numba numpy".split())


def machine() -> dict[str, Any]:
    """Return where and with what was measured."""
    found = {}
    for name in PEERS:
        try:
            found[name] = version(name)
        except PackageNotFoundError:
            continue
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "python": platform.python_version(),
        "processor": _processor(),
        "cores": os.cpu_count(),
        "load": [round(each, 2) for each in os.getloadavg()] if hasattr(os, "getloadavg") else [],
        "peers": found,
    }


def _processor() -> str:
    try:
        told = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    except OSError:
        return platform.processor() or platform.machine()
    found = {}
    for line in told.split("\n\n", 1)[0].splitlines():
        key, _, value = line.partition(":")
        found[key.strip()] = value.strip()
    name = found.get("model name", platform.machine())
    cache = found.get("cache size", "")
    return f"{name} (family {found.get('cpu family', '?')}, model {found.get('model', '?')}, cache {cache})"


def write(docs: Path, rows: list[dict[str, Any]]) -> None:
    """Write `figures.json`, `figures.md` and `figures.png`; `Unreadable` where nothing was compared."""
    if not rows:
        raise Unreadable("nothing was compared with another program, so there is nothing to write")
    where = machine()
    (docs / "figures.json").write_text(json.dumps({"machine": where, "rows": rows}, indent=1) + "\n", encoding="utf-8")
    (docs / "figures.md").write_text(page(where, rows), encoding="utf-8")
    bars = tuple([Bar(f"{row['name']} ({row['peer']})", float(row["times"])) for row in rows])
    title = "Times as fast as others, in one run on one machine"
    draw(Table(title, (), (), "times the peer (a logarithmic scale)", bars, log=True), docs / "figures.png")


def page(where: dict[str, Any], rows: list[dict[str, Any]]) -> str:
    """Return the page as Markdown."""
    peers = ", ".join(f"{name} {number}" for name, number in where["peers"].items())
    load = f" The load average was {where['load'][0]} at the end." if where["load"] else ""
    lines = [
        "# Figures against other programs",
        "",
        "`cardspeak bench --write` wrote this page. Cardspeak and the other program took turns in one process; the",
        "figures are medians, and only the ratios compare: see [what is measured](../bench/README.md).",
        "",
        f"{where['date']}, Python {where['python']}, {where['processor']}, {where['cores']} cores.{load}",
        f"The others: {peers}.",
        "",
        "![Times as fast as others](figures.png)",
        "",
        "| bench | what | Cardspeak | other | unit | times | wanted | |",
        "|---|---|---:|---:|---|---:|---:|---|",
    ]
    for row in rows:
        cells = [f"`{row['bench']}`", f"{row['name']}, against {row['peer']}"]
        cells += [f"{row[key]:.4g}" if row.get(key) else "" for key in ("ours", "theirs")]
        cells += [str(row.get("unit", "")), f"{row['times']:.3g}", f"{row['wanted']:g}" if row.get("wanted") else ""]
        lines.append(f"| {' | '.join([*cells, '' if row.get('reached', True) else 'missed'])} |")
    return "\n".join(lines) + "\n"
