"""The pictures of the README and of the first page are there, light, and hold nothing but a picture."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from cardspeak.locale.messages import LANGUAGES

ROOT = Path(__file__).resolve().parents[1]
SHOWN = re.compile(r"!\[([^\]]+)\]\((docs/pictures/[^)]+)\)")
MOST, MOST_OF_FIRST = 150_000, 20_000  # bytes
SVG = "{http://www.w3.org/2000/svg}"


def test_the_readme_shows_three_light_pictures() -> None:
    shown = SHOWN.findall((ROOT / "README.md").read_text(encoding="utf-8"))
    assert len(shown) == 3
    for words, path in shown:
        assert len(words) > 10  # what is in it, for whoever cannot see it
        assert (ROOT / path).read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
        assert (ROOT / path).stat().st_size < MOST


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_has_its_picture_in_every_language(language: str) -> None:
    file = ROOT / "src" / "cardspeak" / "web" / "static" / f"first-{language}.svg"
    assert file.stat().st_size < MOST_OF_FIRST
    drawn = ElementTree.parse(file).getroot()
    assert drawn.tag == f"{SVG}svg"
    assert {each.tag.removeprefix(SVG) for each in drawn.iter()} <= set(
        "svg title defs pattern radialGradient stop rect ellipse circle g text tspan".split()
    )
