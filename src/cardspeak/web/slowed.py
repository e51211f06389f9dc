"""The answer to what came too fast; apart from the words of refusals, which the shell says too and without a server."""

from typing import Any, TypeVar

from litestar import Response

from cardspeak.hand.refused import Refused

Answer = TypeVar("Answer", bound=Response[Any])


def slowed(answer: Answer, refused: Refused) -> Answer:
    """Answer what came too fast with the status that says so, and in how many seconds it may come again."""
    if refused.code == "too_fast":
        answer.status_code = 429
        answer.headers["retry-after"] = str(refused.facts["seconds"])
    return answer
