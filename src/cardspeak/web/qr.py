"""The address of the room as a QR code, drawn as SVG."""

import io
from functools import cache

import segno


@cache
def code(address: str) -> str:
    """Return a QR code of an address as an SVG element."""
    return drawn(address)


def drawn(address: str, fits: bool = False) -> str:
    """Return the same of an address that nothing keeps; one that `fits` is as large as its place on the page."""
    out = io.BytesIO()
    segno.make(address, error="m").save(
        out,
        kind="svg",
        scale=4,
        border=2,
        xmldecl=False,
        svgns=True,
        dark="#111",
        light="#fff",
        title=address,
        omitsize=fits,
    )
    return out.getvalue().decode()
