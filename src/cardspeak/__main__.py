"""``python -m cardspeak``: the command line."""

import sys

from cardspeak.cli import main

if __name__ == "__main__":
    sys.exit(main())
