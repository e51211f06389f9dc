"""Table talk: what people say and type at a table, heard as statements of a story."""

from cardspeak.talk.heard import NotHeard, heard, told
from cardspeak.talk.model import Heard, Mark

__all__ = ["Heard", "Mark", "NotHeard", "heard", "told"]
