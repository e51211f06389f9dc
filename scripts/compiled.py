"""A build hook: with `CARDSPEAK_COMPILE=1` the wheel holds its hot modules compiled by mypyc, beside their source.

Without it the wheel is pure Python and nothing here does anything. An editable install is never compiled, since an
edited source would go unnoticed. The modules are listed in pyproject.toml, where this hook is.
"""

from __future__ import annotations

import os
import shutil
import sys
from contextlib import chdir
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SWITCH = "CARDSPEAK_COMPILE"
NEEDED = ["mypy[mypyc]==2.4.1", "setuptools>=80"]  # the mypy of uv.lock, which the tests of the compiled wheel use too


def wanted() -> bool:
    """Say whether the environment asks for a compiled wheel; anything but 1 and 0 is a mistake."""
    chosen = os.environ.get(SWITCH, "") or "0"
    if chosen not in ("0", "1"):
        raise ValueError(f"{SWITCH} is 1 (compile the hot modules) or 0, not {chosen!r}")
    return chosen == "1"


def compiled(source: Path, modules: list[str], to: Path) -> list[Path]:
    """Compile modules of the package under `source` (paths in it, with `*`) and return what was made, under `to`."""
    from mypyc.build import mypycify
    from setuptools import setup

    files = sorted({str(file.relative_to(source)) for module in modules for file in source.glob(module)})
    missing = [module for module in modules if not any(source.glob(module))]
    if missing:
        raise ValueError(f"pyproject.toml names modules to compile that are not there: {', '.join(missing)}")
    # what mypy and the compiler leave behind stays out of the sources
    copy = to / "src"
    shutil.copytree(source / "cardspeak", copy / "cardspeak", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    with chdir(copy):
        options = ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent"]
        # the library that they share lies in the package, too: its digest is part of what the program is
        extensions = mypycify([*options, *files], opt_level="3", debug_level="0", group_name="cardspeak.compiled")
        made = to / "made"
        setup(
            name="cardspeak",
            packages=[],
            ext_modules=extensions,
            script_args=["--quiet", "build_ext", "--build-lib", str(made), "--build-temp", str(to / "objects")],
        )
    return sorted(made.rglob("*.so")) + sorted(made.rglob("*.pyd"))


class Compiled(BuildHookInterface):  # type: ignore[type-arg]
    """Compiles the modules that pyproject.toml lists into the wheel."""

    PLUGIN_NAME = "custom"
    made: Path | None = None

    def dependencies(self) -> list[str]:
        """Return what the build needs besides hatchling."""
        return NEEDED if wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the compiled modules to the wheel, and the platform to its name."""
        if not wanted() or version == "editable":
            return
        self.made = Path(mkdtemp())
        for file in compiled(Path(self.root) / "src", self.config["modules"], self.made):
            build_data["force_include"][str(file)] = str(file.relative_to(self.made / "made"))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what was made on the way."""
        if self.made:
            shutil.rmtree(self.made, ignore_errors=True)


if __name__ == "__main__":
    # by hand: python scripts/compiled.py FOLDER MODULE…, to try a list
    target = Path(sys.argv[1]) if len(sys.argv) > 2 else Path(mkdtemp())
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    print(*compiled(Path(__file__).resolve().parents[1] / "src", sys.argv[2:], target), sep="\n")
