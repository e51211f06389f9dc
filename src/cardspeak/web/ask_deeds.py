"""What may have happened, to be picked by those who do not write stories: each deed with the words it adds to one."""

from collections.abc import Mapping

DEEDS: dict[str, dict[str, str]] = {
    "actions": {
        "fold": "{who} folds", "check": "{who} checks", "call": "{who} calls", "bet": "{who} bets {what}",
        "raise": "{who} raises to {what}", "all-in": "{who} is all in",
    },
    "words": {
        "says": '{who} says "{what}"', "puts-out": "{who} puts out {what}",
        "two-motions": "{who} puts out {what} in two motions", "takes-back": "{who} takes back {what}",
        "taps": "{who} taps the table", "pushes-cards": "{who} pushes the cards forward",
        "asks-bet": "{who} asks how much", "told": "the dealer says {what}",
    },
    "deal": {
        "card-exposed": "the dealer exposes {who}'s card", "boxed": "a card is found face up in the stub",
        "wrong-number": "{who} is found with {what} cards", "skipped": "the dealer skips {who}",
        "wrong-start": "the deal begins with {who}", "wrong-button": "the button is in the wrong place",
    },
    "board": {
        "flop": "the flop is {what}", "turn": "the turn is {what}", "river": "the river is {what}",
        "early-flop": "the flop is opened before {who} has acted",
        "early-turn": "the turn is opened before {who} has acted",
        "early-river": "the river is opened before {who} has acted", "four-flop": "the flop has four cards",
        "no-burn": "the dealer does not burn", "two-burns": "the dealer burns two",
        "burn-seen": "the dealer exposes the burn card",
    },
    "hands": {
        "touch-muck": "{who}'s cards touch the muck", "touch-cards": "{who}'s cards touch {other}'s",
        "mucked": "the dealer mucks {who}'s cards", "off-table": "{who}'s card falls off the table",
        "exposes": "{who} exposes {what}", "shows-one": "{who} shows a card to {other}", "shows": "{who} shows",
        "mucks": "{who} mucks", "discards": "{who} discards face down", "forgets": "{who} discards and forgets {other}",
    },
    "deck": {
        "joker": "a joker is found", "missing": "a card is missing", "twice": "two {what} are found",
        "other-back": "a card of another back is found", "stub-dropped": "the stub is dropped",
    },
    "time": {"time-out": "{who}'s time runs out"},
}  # fmt: skip
ALL = {name: words for group in DEEDS.values() for name, words in group.items()}


def told(deed: str, given: Mapping[str, str]) -> str | None:
    """Return the statement that tells a deed; none where it needs something that was not given."""
    words = ALL.get(deed, "")
    facts = {key: " ".join(given.get(key, "").replace('"', "").replace(";", " ").split()) for key in NEEDS}
    if not words or any("{" + key + "}" in words and not value for key, value in facts.items()):
        return None
    return words.format(**facts)


NEEDS = ("who", "what", "other")


def with_deed(story: str, statement: str) -> str:
    """Return a story with one more statement at its end."""
    before = story.rstrip(" ;.\n")
    return f"{before}; {statement}" if before else statement
