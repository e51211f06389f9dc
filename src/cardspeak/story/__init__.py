"""The one small language in which people write what happens at a table."""

from cardspeak.story.parser import parse_statement, parse_story
from cardspeak.story.phrases import KINDS, PHRASES, Phrase

__all__ = ["KINDS", "PHRASES", "Phrase", "parse_statement", "parse_story"]
