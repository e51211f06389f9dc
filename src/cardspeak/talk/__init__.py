"""Table talk: what people say and type at a table, heard as statements of a story."""

from cardspeak.talk.heard import heard
from cardspeak.talk.model import Heard, Mark
from cardspeak.talk.told import NotHeard, told

__all__ = ["Heard", "Mark", "NotHeard", "heard", "told"]
