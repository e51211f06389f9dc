"""Names as they are compared: `Анна`, `АННА` and one typed with other code points are the same name."""

from unicodedata import normalize


def folded(name: str) -> str:
    """Return the form under which a name is unique."""
    return normalize("NFKC", normalize("NFKC", name).casefold()).strip()
