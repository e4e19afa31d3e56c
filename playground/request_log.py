"""What a bot asked of the API, and what it was answered."""

from collections import deque
from dataclasses import dataclass, field
from typing import Any

from playground.events import Event

KEPT = 20_000
HIDDEN = "…"
SECRET_PARTS = frozenset({"interaction_token", "webhook_token"})
SECRET_FIELDS = frozenset({"token"})


@dataclass
class Request:
    """One request: the route as Discord's description writes it (`None` if unknown), bodies as JSON.

    Tokens are hidden in path and bodies. `status` is `None` where the line was cut before an answer. `files`
    holds the names of uploaded files; with any, the request was multipart and `body` its `payload_json`.
    """

    method: str
    route: str | None
    path: str
    at: float
    query: dict[str, str] = field(default_factory=dict)
    body: Any = None
    files: list[str] = field(default_factory=list)
    status: int | None = None
    answer: Any = None


@dataclass(frozen=True)
class RequestServed(Event):
    """A request was answered, or cut off."""

    request: Request


def new_log() -> deque[Request]:
    """Make an empty log of the latest requests."""
    return deque(maxlen=KEPT)


def hide(body: Any) -> Any:  # noqa: ANN401  any JSON
    """Give a JSON value with the tokens in it hidden."""
    if isinstance(body, dict):
        return {name: HIDDEN if name in SECRET_FIELDS else hide(value) for name, value in body.items()}
    if isinstance(body, list):
        return [hide(each) for each in body]
    return body
