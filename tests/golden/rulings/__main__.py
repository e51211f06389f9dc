"""`python -m tests.golden.rulings`: say what is ruled otherwise than recorded; with --write, record it."""

import sys

from tests.golden.rulings.record import FIRST, changed, differences, listed, record, stored, write, write_first


def main() -> int:
    """Compare, or write; the rows that `changes.toml` still has to list are named."""
    now = record()
    found = differences(stored(), now)
    print("\n".join(found) or "all is ruled as recorded")
    if "--write" not in sys.argv[1:]:
        return 1 if found else 0
    write(now)
    if not FIRST.exists():
        write_first(now)
    for row in sorted(changed() - set(listed())):
        print(f"list in changes.toml, with the reason: {row!r}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
