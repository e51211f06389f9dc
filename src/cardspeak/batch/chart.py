"""The chart of an experiment as a PNG: bars with their intervals, or a map of the 169 starting hands."""

from collections.abc import Sequence
from math import ceil, floor, log10
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from cardspeak.batch.experiment import Bar, Table
from cardspeak.batch.starting import RANKS
from cardspeak.errors import Unreadable

SCALE = 2  # dots for each unit below, so that letters stay sharp
WIDTH, ROW, EDGE = 880, 26, 16
MOST_BARS = 60
INK, PALE, GRID, BAR, LINE = "#1b1f24", "#59636e", "#d9dee3", "#2f6f9f", "#12334a"
LOW, HIGH = (246, 240, 226), (18, 92, 60)  # the colours of the least and the greatest of a map


def draw(table: Table, path: Path) -> None:
    """Write the chart of a table; `Unreadable` where the file cannot be written."""
    image = _map(table) if table.cells else _bars(table)
    try:
        image.save(path, "PNG")
    except (OSError, ValueError) as error:
        raise Unreadable(f"{path}: the chart cannot be written there ({error})") from None


def _font(size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    return ImageFont.load_default(size * SCALE)


def _canvas(width: int, height: int, title: str) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    image = Image.new("RGB", (width * SCALE, height * SCALE), "white")
    pen = ImageDraw.Draw(image)
    pen.text((EDGE * SCALE, EDGE * SCALE), title, INK, _font(15))
    return image, pen


def _bars(table: Table) -> Image.Image:
    bars = table.bars[:MOST_BARS]
    names = _font(13)
    image, pen = _canvas(WIDTH, 2 * EDGE + 70 + ROW * max(len(bars), 1), _fitted(table.title, WIDTH - 2 * EDGE))
    left = EDGE + max([int(pen.textlength(bar.name, names)) // SCALE for bar in bars], default=0) + 12
    right, top = WIDTH - EDGE - 70, EDGE + 36
    bottom = top + ROW * len(bars)
    ticks = _powers(bars) if table.log else _ticks(bars)
    low, high = ticks[0], ticks[-1]
    origin = 1.0 if table.log else max(low, 0.0)

    def across(value: float) -> float:
        if table.log:
            value, least, most = log10(value), log10(low), log10(high)
        else:
            least, most = low, high
        return (left + (value - least) / (most - least) * (right - left)) * SCALE

    for tick in ticks:
        pen.line([(across(tick), top * SCALE), (across(tick), bottom * SCALE)], GRID, SCALE)
        pen.text((across(tick), (bottom + 4) * SCALE), f"{tick:g}", PALE, _font(12), anchor="ma")
    for number, bar in enumerate(bars):
        middle = (top + ROW * (number + 0.5)) * SCALE
        begin, end = sorted((across(origin), across(bar.value)))
        pen.rectangle([(begin, middle - 8 * SCALE), (end, middle + 8 * SCALE)], BAR)
        if bar.within:
            least, most = across(bar.value - bar.within), across(bar.value + bar.within)
            pen.line([(least, middle), (most, middle)], LINE, 2 * SCALE)
            for at in (least, most):
                pen.line([(at, middle - 4 * SCALE), (at, middle + 4 * SCALE)], LINE, 2 * SCALE)
        pen.text(((left - 8) * SCALE, middle), bar.name, INK, names, anchor="rm")
        furthest = max(end, across(bar.value + bar.within))
        pen.text((furthest + 6 * SCALE, middle), f"{bar.value:.4g}", INK, _font(12), anchor="lm")
    pen.text(((left + right) / 2 * SCALE, (bottom + 24) * SCALE), table.axis, PALE, _font(13), anchor="ma")
    left_out = len(table.bars) - len(bars)
    if left_out:
        pen.text((EDGE * SCALE, (bottom + 24) * SCALE), f"{left_out} more in the table", PALE, _font(12))
    return image


def _ticks(bars: Sequence[Bar]) -> list[float]:
    """Round values that hold all bars with their intervals, and zero."""
    ends = [0.0, *[bar.value - bar.within for bar in bars], *[bar.value + bar.within for bar in bars]]
    low, high = min(ends), max(ends)
    rough = (high - low or 1.0) / 6
    power = 10.0 ** floor(log10(rough))
    step = next(power * times for times in (1, 2, 5, 10) if power * times >= rough)
    return [round(step * number, 10) for number in range(floor(low / step), max(ceil(high / step), 1) + 1)]


def _powers(bars: Sequence[Bar]) -> list[float]:
    """Powers of ten that hold all bars."""
    least, most = min(bar.value for bar in bars), max(bar.value for bar in bars)
    low, high = floor(log10(least)), ceil(log10(most))
    return [10.0**power for power in range(min(low, 0), max(high, 1) + 1)]


def _map(table: Table) -> Image.Image:
    side, top = 54, EDGE + 36
    image, pen = _canvas(2 * EDGE + 13 * side, top + 13 * side + EDGE + 22, _fitted(table.title, 13 * side))
    low, high = min(table.cells.values()), max(table.cells.values())
    for row, one in enumerate(RANKS):
        for column, other in enumerate(RANKS):
            name = one + other if row == column else f"{one}{other}s" if row < column else f"{other}{one}o"
            value = table.cells.get(name)
            if value is None:
                continue
            share = (value - low) / (high - low or 1.0)
            colour = tuple([round(a + (b - a) * share) for a, b in zip(LOW, HIGH, strict=True)])
            x, y = (EDGE + column * side) * SCALE, (top + row * side) * SCALE
            end = (side - 2) * SCALE
            pen.rectangle([(x, y), (x + end, y + end)], colour)
            ink = "white" if share > 0.7 else INK
            pen.text((x + end / 2, y + end * 0.36), name, ink, _font(15), anchor="mm")
            pen.text((x + end / 2, y + end * 0.72), f"{value:.1f}", ink, _font(12), anchor="mm")
    pen.text((EDGE * SCALE, (top + 13 * side + 6) * SCALE), f"{table.axis}: {low:.1f} to {high:.1f}", PALE, _font(12))
    return image


def _fitted(text: str, width: int) -> str:
    font = _font(15)
    while len(text) > 8 and font.getlength(text) > width * SCALE:
        text = text[:-2] + "…"
    return text
