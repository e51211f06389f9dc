"""A raise that somebody only wishes to make, and may not: they are told what they may do instead."""

import re
from collections.abc import Mapping
from typing import Any

from cardspeak.errors import Unreadable
from cardspeak.story import statements as s
from cardspeak.story.parser import parse_story, parts
from cardspeak.talk import Heard
from cardspeak.talk.letters import folded
from cardspeak.talk.lexer import terms
from cardspeak.talk.mentions import Mention, mentions

ASKS_FOR_SIZES = re.compile(
    r"minim|(?<!\w)min(?!\w)|(?<!\w)least|smallest|enough|how (?:much|small|big|large)|what (?:size|total)"
    r"|миним|мiним|мінім|наимень|найменш|хватит|хватает|достаточно|вистач|досить|сколько|скольк|скільк"
    r"|до какой|до якої|какого размера|якого розміру|najmenej|najmens|staci|kolko|na kolko|aky velky"
)
"""Words that ask how much it may be; whoever asks only whether so much may be is told no."""


def before_a_wish(case: Mapping[str, Any], heard: Heard) -> dict[str, Any] | None:
    """Return a case without its last line, where that is a raise that a text only wishes for, asking for its size."""
    wish = _wish(heard)
    if wish is None or (wish.amount is not None and not ASKS_FOR_SIZES.search(folded(heard.text))):
        return None
    lines = parts(str(case.get("play", "")))
    try:
        last = parse_story(lines[-1]) if len(lines) > 1 else ()
    except Unreadable:
        return None
    raises = len(last) == 1 and isinstance(last[0], s.Acts) and last[0].verb.startswith("raise")
    if not raises or _is_done(last[0], heard):
        return None
    return {**case, "play": "; ".join(lines[:-1])}


def only_wished(heard: Heard) -> bool:
    """Say whether the last that a text was understood as is a raise of no size that somebody only wishes to make."""
    wish, last = _wish(heard), heard.statements[-1] if heard.statements else None
    wished = wish is not None and wish.amount is None and wish.kind == "bet"
    return wished and isinstance(last, s.Acts) and last.verb.startswith("raise") and last.amount is None


def _is_done(raised: s.Statement, heard: Heard) -> bool:
    """Say whether a text tells that a raise was made, whatever it asks besides: `I make it 5000. Is my raise good?`."""
    much = getattr(raised, "amount", None)
    told = mentions(terms(heard.text, heard.language, ()))
    return any(each.amount is not None and each.amount.value == much and not each.wished for each in told)


def _wish(heard: Heard) -> Mention | None:
    """Return the last raise of a text, where that is only wished for; with its size where that is told before."""
    told = [each for each in mentions(terms(heard.text, heard.language, ())) if each.kind]
    wishes = [each for each in told if each.wished]
    if not wishes or not told[-1].wished:
        return None
    return next((each for each in wishes if each.amount is not None), wishes[-1])
