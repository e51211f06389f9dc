"""Days as each language writes them."""

from datetime import date

MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()  # where English has a word others have a number
WRITTEN = {
    "en": "{day} {month} {year}",
    "ru": "{day:02}.{number:02}.{year}",
    "uk": "{day:02}.{number:02}.{year}",
    "sk": "{day}. {number}. {year}",
}  # the parts of a day stay on one line


def date_in_words(language: str, of: date) -> str:
    """Write a day: 23 Nov 2026, 23.11.2026, 23. 11. 2026."""
    written = WRITTEN[language].replace(" ", "\u00a0")
    return written.format(day=of.day, number=of.month, month=MONTHS[of.month - 1], year=of.year)
