"""stub"""

from typing import Any


def add(commands: Any) -> None:
    """Add."""
