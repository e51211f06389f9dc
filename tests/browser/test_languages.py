"""One click changes the language of everything that is seen, read out or offered."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from playwright.sync_api import Page

from cardspeak.library import books
from tests.browser.conftest import Enter

# All texts that a person can meet on a page: what is shown, what a screen reader says, what hints offer.
TEXTS = """() => {
  const found = [document.title], walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const inside = walk.currentNode.parentElement.closest("script, style, noscript, .languages, [translate=no]");
    if (!inside) found.push(walk.currentNode.textContent);
  }
  for (const name of ["aria-label", "title", "placeholder", "data-why", "data-lost", "data-back", "data-none", "data-some", "data-label"])
    for (const node of document.body.querySelectorAll(`[${name}]`))
      if (!node.closest(".languages")) found.push(node.getAttribute(name));
  return found.map((text) => text.replace(/\\s+/g, " ").trim()).filter(Boolean);
}"""
MESSAGE = re.compile(r"^([a-z][\w-]*) = (.+)$", re.M)
PARTS = re.compile(r"\{[^{}]*\}")
# Letters that may stay Latin in Cyrillic: ranks, the dealer's D, names of things.
LATIN = re.compile(r"[A-Za-z]{2,}")
# names of clubs and of their rules
PROPER = {"Chrome, Linux", "Diamond Game Club", "Diamond", "Raise", "TDA", "Tournament Directors Association"}
KEPT = {"Cardspeak", "QR", "HTTP", "PHH", "Open", "Hand", "History", "HORSE", "Big"}


def english(language: str) -> dict[str, str]:
    """The room's own words in English that are other words in this language."""

    def read(code: str) -> dict[str, str]:
        text = (files("cardspeak.locale") / code / "room.ftl").read_text(encoding="utf-8")
        return {key: value.strip() for key, value in MESSAGE.findall(text) if "->" not in value}

    theirs = read(language)
    return {key: value for key, value in read("en").items() if theirs.get(key) != value}


def left_in_english(page: Page, language: str, names: set[str]) -> list[str]:
    """Texts of the page that are raw keys, English sentences, or Latin words where others are written."""
    bad = []
    words = english(language)
    keys = re.compile(rf"\b({'|'.join(sorted(map(re.escape, words), key=len, reverse=True))})\b")
    plain = {value for value in words.values() if not PARTS.search(value)}
    begun = {part.strip() for value in words.values() for part in PARTS.split(value) if len(part.strip()) > 3}
    for text in page.evaluate(TEXTS):
        rest = re.sub(r"\([a-z0-9-]+:[\w.-]+(, [a-z0-9-]+:[\w.-]+)*\)", "", text)  # clauses have names, not words
        for name in sorted(names, key=len, reverse=True):
            rest = rest.replace(name, "")
        if (
            keys.search(rest)
            or rest in plain
            or any(re.search(rf"\b{re.escape(part)}\b", rest) for part in begun)
            or (language in ("ru", "uk") and set(LATIN.findall(rest)) - KEPT)
        ):
            bad.append(text)
    return bad


@pytest.mark.parametrize("language", ["ru", "uk", "sk"])
def test_one_click_changes_every_word(enter: Enter, language: str) -> None:
    person = enter("Zz")
    page = person.page
    path = person.open_table("no-limit holdem", bots=3, speed="slow")
    names = {person.name, person.name + "’s table", *books(), *(book.title for book in books().values())}
    names |= {"Hold’em", "Omaha", "Stud", "Triple draw", "8-game"}  # the names of the room's own tables
    person.wait_for("acting", "ahead")
    for at in (path, "/", "/tables/new", "/enter", "/account", "/hands", "/books", path + "x"):
        person.offline = at.endswith("x")  # the console notes that there is no such page
        page.goto(person.base + at)
        person.offline = False
        if at == path:
            person.speak(language)
        assert page.evaluate("document.documentElement.lang") == language
        bots = page.locator(".who, .players li").evaluate_all(
            "(all) => all.map((one) => one.firstChild.textContent.trim())"
        )
        assert left_in_english(page, language, names | PROPER | set(bots)) == [], at
        assert page.url == person.base + at
    page.add_init_script("document.addEventListener('htmx:wsAfterMessage', () => { window.drawn = true })")
    person.go(path)
    page.wait_for_selector("#controls.acting, #controls.ahead, #controls.waiting")
    page.wait_for_function("() => window.drawn")  # what the live connection draws, too
    assert left_in_english(page, language, names | PROPER | set(bots_at(page))) == []


def bots_at(page: Page) -> list[str]:
    found = page.locator(".who").evaluate_all("(all) => all.map((one) => one.firstChild.textContent.trim())")
    return [str(name) for name in found]
