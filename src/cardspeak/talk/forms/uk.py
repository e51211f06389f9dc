"""Ukrainian words with their forms."""

from cardspeak.talk.forms.uk_deeds import DEEDS
from cardspeak.talk.forms.uk_mishaps import MISHAPS
from cardspeak.talk.forms.uk_things import THINGS

FORMS = {**DEEDS, **THINGS, **MISHAPS}
