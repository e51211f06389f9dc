"""The shipped tables are what the script makes."""

from __future__ import annotations

import importlib.util
from binascii import a2b_base64
from pathlib import Path
from zlib import decompress

from cardspeak.cards import packed


def test_the_tables_are_those_of_the_script() -> None:
    """Made again they are the same; compared unpacked, since zlib libraries pack differently."""
    path = Path(__file__).parents[2] / "scripts" / "make_tables.py"
    spec = importlib.util.spec_from_file_location("make_tables", path)
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    made = script.make()
    assert set(made) == {name for name in dir(packed) if name.isupper()}
    for name, raw in made.items():
        assert decompress(a2b_base64(getattr(packed, name))) == raw, name
