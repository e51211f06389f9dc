"""The compiled wheel: its switch, and the modules that it may hold; `bench/compiled.py` builds and tests it."""

from __future__ import annotations

import importlib.util
import sys
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any, get_args, get_type_hints

import pytest

from cardspeak.codec.events import EVENTS

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture
def hook(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The build hook; hatchling, which calls it, is there only while a wheel is built."""
    interface = ModuleType("interface")
    interface.BuildHookInterface = object  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "hatchling.builders.hooks.plugin.interface", interface)
    spec = importlib.util.spec_from_file_location("compiled", ROOT / "scripts" / "compiled.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def modules() -> list[str]:
    """Return the modules that are compiled."""
    build = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]
    listed: list[str] = build["targets"]["wheel"]["hooks"]["custom"]["modules"]
    found = [sorted((ROOT / "src").glob(each)) for each in listed]
    assert all(found), "pyproject.toml names a module to compile that is not there"
    return [".".join(path.relative_to(ROOT / "src").with_suffix("").parts) for paths in found for path in paths]


def test_the_switch_is_1_or_0(hook: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = hook.wanted
    for value, found in (("", False), ("0", False), ("1", True)):
        monkeypatch.setenv("CARDSPEAK_COMPILE", value)
        assert wanted() is found
    monkeypatch.delenv("CARDSPEAK_COMPILE")
    assert wanted() is False
    monkeypatch.setenv("CARDSPEAK_COMPILE", "yes")
    with pytest.raises(ValueError, match="CARDSPEAK_COMPILE is 1"):
        wanted()


def stored() -> set[type]:
    """Return all records that are stored: the events, and what their fields hold."""
    found: set[type] = set()
    todo: list[Any] = [*EVENTS.kinds]
    while todo:
        kind = todo.pop()
        if isinstance(kind, type) and issubclass(kind, tuple) and hasattr(kind, "_fields"):
            if kind not in found:
                found.add(kind)
                todo += get_type_hints(kind).values()
        else:
            todo += get_args(kind)
    return found


def test_no_stored_record_is_compiled() -> None:
    """The codec reads a record's annotations; of compiled ones mypyc keeps only the simple types."""
    homes = {kind.__module__ for kind in stored()}
    assert "cardspeak.hand.state" in homes
    assert not homes & set(modules())
