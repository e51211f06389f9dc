"""In which language a command speaks: the one asked for, else that of the terminal."""

import argparse
import os

from cardspeak.locale.messages import LANGUAGES

TOLD_BY = ("LC_ALL", "LC_MESSAGES", "LANG")


def add_language(command: argparse.ArgumentParser) -> None:
    """Add the option to a command."""
    command.add_argument("--language", choices=LANGUAGES, help="of what is said (default: that of the terminal)")


def language_of(options: argparse.Namespace) -> str:
    """Return the language; English where none is asked for and it is for a program, or the terminal has another."""
    if options.language or options.json:
        return str(options.language or "en")
    told = next((os.environ[name] for name in TOLD_BY if os.environ.get(name)), "")
    language = told[:2].lower()
    return language if language in LANGUAGES else "en"
