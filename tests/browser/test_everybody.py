"""For everybody: what a screen reader is told, what a keyboard can reach, what tired eyes can read."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Enter

# The contrast of each text with what is painted under it, as WCAG 2 counts it; half-transparent layers are mixed.
CONTRAST = """() => {
  const parse = (colour) => { const found = (colour.match(/[\\d.]+/g) || []).map(Number);
    return found.length === 3 ? [...found, 1] : found; };
  const over = (top, under) => top.slice(0, 3).map((c, i) => c * top[3] + under[i] * (1 - top[3]));
  const light = (rgb) => { const [r, g, b] = rgb.map((c) => { c /= 255; return c <= .03928 ? c / 12.92 : ((c + .055) / 1.055) ** 2.4; });
    return .2126 * r + .7152 * g + .0722 * b; };
  const ground = (node) => {
    const layers = [];
    for (; node; node = node.parentElement) {
      const style = getComputedStyle(node), colour = parse(style.backgroundColor);
      if (colour[3] > 0) layers.push(colour);
      if (colour[3] === 1) break;
      // a drawn ground (felt, room): its lightest colour is the worst case for our light texts
      const drawn = (style.backgroundImage.match(/rgba?\\([^)]*\\)/g) || []).map(parse).filter((c) => c[3] === 1);
      if (drawn.length) { layers.push(drawn.sort((a, b) => light(b.slice(0, 3)) - light(a.slice(0, 3)))[0]); break; }
    }
    let rgb = [255, 255, 255];
    for (const layer of layers.reverse()) rgb = over(layer, rgb);
    return rgb;
  };
  const bad = [], walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let read = 0;
  while (walk.nextNode()) {
    const node = walk.currentNode.parentElement, text = walk.currentNode.textContent.trim();
    if (!text || !node.checkVisibility() || node.closest("script, style, .unseen, .skip, option")) continue;
    const style = getComputedStyle(node), under = ground(node);
    let faint = 1;
    for (let at = node; at; at = at.parentElement) faint *= +getComputedStyle(at).opacity;
    const ink = parse(style.color); ink[3] *= faint;
    const [a, b] = [light(over(ink, under)), light(under)].sort((x, y) => y - x);
    const ratio = (a + .05) / (b + .05), size = parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && +style.fontWeight >= 700);
    read += 1;
    if (ratio < (large ? 3 : 4.5)) bad.push(`${ratio.toFixed(2)} ${node.className || node.tagName}: ${text.slice(0, 40)}`);
  }
  return { read, bad };
}"""
FOCUS = """() => {
  const style = getComputedStyle(document.activeElement);
  return [document.activeElement.tagName, style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2];
}"""
PAGES = ("/", "/enter", "/tables/new", "/home/new", "/hands", "/books", "/books/tda-2024", "/account")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_contrast_of_every_text(enter: Enter, scheme: str) -> None:
    person = enter("Ann")
    person.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
    path = person.open_table("no-limit holdem", bots=4, speed="slow")
    person.wait_for("acting")
    for at in ("", *PAGES):
        if at:
            person.go(at)
        found = person.page.evaluate(CONTRAST)
        assert found["read"] > 5
        assert found["bad"] == [], at or path


def test_each_page_has_a_language_a_heading_and_regions(enter: Enter) -> None:
    person = enter("Ann")
    path = person.open_table("fixed-limit stud", bots=3, speed="slow")
    for at in (path, *PAGES):
        person.go(at)
        page = person.page
        assert page.evaluate("document.documentElement.lang") == "en"
        assert page.locator("main").count() == 1
        labelled = page.locator("main section[aria-label]").count()
        assert page.locator("h1").count() == 1 or labelled >= 2, at
        unnamed = page.evaluate(
            """() => [...document.querySelectorAll("button, a, input:not([type=hidden]), select")].filter((node) =>
              !(node.textContent.trim() || node.getAttribute("aria-label") || node.labels?.length)).map((n) => n.outerHTML)"""
        )
        assert unnamed == [], at


def test_a_screen_reader_is_told_what_happens(enter: Enter) -> None:
    person = enter("Ann")
    person.open_table("fixed-limit stud", bots=4)
    page = person.page
    page.wait_for_function("() => document.querySelector('#announce').textContent.trim().length > 5")
    assert page.locator("#announce").get_attribute("aria-live") == "polite"
    labels = page.wait_for_function(
        """() => document.querySelector(".seat.mine .card:not(.back)") &&
          [...document.querySelectorAll("#felt .card")].map((card) => card.getAttribute("aria-label"))"""
    ).json_value()
    assert labels
    assert all(labels)
    assert any(" of " in str(label) for label in labels)
    seats = page.locator(".seat[role=group]").evaluate_all("(all) => all.map((one) => one.getAttribute('aria-label'))")
    assert any(person.name in str(label) for label in seats)


def test_focus_can_be_seen(enter: Enter) -> None:
    person = enter("Ann")
    path = person.open_table("no-limit holdem", bots=3, speed="slow")
    person.wait_for("acting")
    for at in ("", "/", "/tables/new"):
        if at:
            person.go(at)
        for _ in range(30):
            person.page.keyboard.press("Tab")
            tag, visible = person.page.evaluate(FOCUS)
            assert visible or tag == "BODY", (at or path, tag)


@pytest.mark.parametrize(("width", "height"), [(360, 740), (740, 360), (1280, 800)])
def test_nothing_is_wider_than_the_page(enter: Enter, width: int, height: int) -> None:
    person = enter("A name of twenty", width=width, height=height)
    path = person.open_table("no-limit holdem", bots=4, speed="slow")
    person.wait_for("acting")
    for at in ("", *PAGES):
        if at:
            person.go(at)
        wide = person.page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
        assert wide[0] <= wide[1], at or path


def test_a_chosen_theme_goes_before_that_of_the_system(enter: Enter) -> None:
    person = enter("Ann")
    page = person.page
    shades = {}
    for system in ("light", "dark"):
        page.emulate_media(color_scheme="light" if system == "light" else "dark")
        for chosen in ("auto", "light", "dark"):
            person.go("/account")
            page.locator("select[data-setting=theme]").select_option(chosen)
            person.go("/")
            shades[system, chosen] = page.evaluate("getComputedStyle(document.body).backgroundColor")
    light, dark = shades["light", "auto"], shades["dark", "auto"]
    assert light != dark
    assert shades["light", "light"] == shades["dark", "light"] == light
    assert shades["light", "dark"] == shades["dark", "dark"] == dark


@pytest.mark.parametrize("width", [360, 768, 1280])
def test_the_whole_menu_is_on_the_page(enter: Enter, width: int) -> None:
    """Nothing of it has to be found by scrolling sideways, in no language."""
    person = enter("Ann", width=width)
    for language in ("en", "ru", "uk", "sk"):
        person.go(f"/books?language={language}")
        assert person.page.evaluate("document.documentElement.lang") == language
        beyond = person.page.evaluate(
            """() => [...document.querySelectorAll(".top a:not(.skip), .top button")].filter((node) => {
              const box = node.getBoundingClientRect(), at = document.elementFromPoint(box.x + box.width - 2, box.y + 12);
              return box.right > innerWidth || !node.contains(at) }).map((node) => node.textContent)"""
        )
        assert beyond == [], language


def test_a_telephone_held_sideways_shows_cards_and_buttons(enter: Enter) -> None:
    person = enter("Ann", width=740, height=360)
    person.open_table("pot-limit omaha", bots=4, speed="slow")
    person.wait_for("acting")
    for seen in (".seat.mine .card >> nth=0", ".move.fold", ".move.call, .move.check", ".pot.total", "#amount"):
        box = person.page.locator(seen).first.bounding_box()
        assert box is not None, seen
        assert box["y"] + box["height"] <= 360, seen
        assert box["x"] + box["width"] <= 740, seen


def test_the_page_for_programs_fits_a_telephone(enter: Enter) -> None:
    person = enter("Ann", width=360, height=740)
    person.go("/api/docs")
    page = person.page
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    assert page.get_by_text("/api/tables/{table_id}/commands").is_visible()
    assert "`" not in page.inner_text("main")
