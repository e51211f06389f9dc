"""Charts as SVG, drawn on the server: no script and no address in them, and coloured by the page that shows them."""

import sys
from functools import cache, partial
from typing import Any, NamedTuple
from xml.etree.ElementTree import Element, SubElement

from cardspeak.locale.messages import amount
from cardspeak.record import record

WIDTH, HEIGHT = 480, 240
MOST_LABELS = 8  # that are written under the bars; the others are seen on touching a bar


@record
class Chart(NamedTuple):
    """What a chart shows: the label under each group of bars, and each series by its name."""

    title: str
    labels: tuple[str, ...]
    series: tuple[tuple[str, tuple[int, ...]], ...]

    @property
    def empty(self) -> bool:
        """Whether there is nothing to be drawn."""
        return not any(any(values) for _, values in self.series)


def bars(chart: Chart, language: str) -> str:
    """Return a chart of bars, those of several series on top of each other, as an SVG element."""
    every = -(-len(chart.labels) // MOST_LABELS) or 1
    most = max((sum(column) for column in zip(*[values for _, values in chart.series], strict=True)), default=0)
    drawn = _stacked_bars()(
        css=(), js=(), disable_xml_declaration=True, no_prefix=True, width=WIDTH, height=HEIGHT, show_legend=False,
        margin=8, min_scale=3, max_scale=5, range=(0, max(most, 4)), value_formatter=partial(_written, language),
        show_minor_x_labels=False, truncate_label=-1,
    )  # fmt: skip
    drawn.x_labels = chart.labels
    drawn.x_labels_major = chart.labels[::every]
    for name, values in chart.series:
        drawn.add(name, values)
    drawn.add_xml_filter(partial(_bare, chart=chart, language=language))
    made = drawn.render(is_unicode=True)
    assert isinstance(made, str)
    return made


@cache
def _stacked_bars() -> Any:
    """Return the library's chart, without the hook that it leaves among Python's own for maps that nobody here has."""
    from pygal import StackedBar

    sys.meta_path[:] = [each for each in sys.meta_path if type(each).__module__ != "pygal"]
    return StackedBar


def _written(language: str, value: Any) -> str:
    """Write a number at the axis; between whole numbers there is none."""
    return amount(language, round(value)) if abs(value - round(value)) < 0.001 else ""


def _bare(root: Element, chart: Chart, language: str) -> Element:
    """Leave out what a page may not run or load, and have each bar say what it stands for."""
    for node in [*root]:
        if not isinstance(node.tag, str) or node.tag in ("defs", "title"):
            root.remove(node)
    del root.attrib["id"]
    root.set("role", "img")
    root.set("aria-label", chart.title)
    for graph in root:
        for layer in [*graph]:
            if "overlay" in layer.get("class", ""):
                graph.remove(layer)
    for at, (name, values) in enumerate(chart.series):
        told = [f"{label}: {name} {amount(language, value)}" for label, value in zip(chart.labels, values, strict=True)]
        for bar, text in zip(_bars_of(root, at), told, strict=False):
            for node in [*bar]:
                if node.tag == "desc":
                    bar.remove(node)
            SubElement(bar, "title").text = text
    return root


def _bars_of(root: Element, series: int) -> list[Element]:
    groups = [node for node in root.iter("g") if f"serie-{series}" in node.get("class", "").split()]
    return [node for group in groups for node in group.iter("g") if node.get("class") == "bar"]
