"""Log of a bot's API requests and their answers."""

from dataclasses import dataclass, field
from typing import Any

from discord_playground.events import Event

HIDDEN = "…"
SECRET_LENGTH = 40  # ids are shorter; every interaction token is longer
SECRET_FIELDS = frozenset({"token"})
_NESTED = frozenset({dict, list})


@dataclass
class Request:
    """A request: `route` as in Discord's API description (None if unknown), bodies as JSON.

    Tokens are redacted in path and bodies. `status` is None if the connection was cut before an answer. `files` are
    the names of uploaded files; if there are any, the request was multipart and `body` is its `payload_json`.
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

    @property
    def channel_id(self) -> int | None:
        """The channel id in the path, if any."""
        _, resource, *rest = self.path.split("/")
        return int(rest[0]) if resource == "channels" and rest[0].isdecimal() else None


@dataclass(frozen=True)
class RequestServed(Event):
    """A request was answered or cut off."""

    request: Request


def hide_in_path(path: str) -> str:
    """Return a request's path with tokens redacted."""
    return "/".join(HIDDEN if len(part) > SECRET_LENGTH else part for part in path.split("/"))


def hide(body: Any) -> Any:  # noqa: ANN401  any JSON
    """Return a JSON value with tokens redacted."""
    # Recursing only into containers matters: a command list has thousands of texts and numbers.
    if isinstance(body, dict):
        return {
            name: HIDDEN if name in SECRET_FIELDS else hide(value) if type(value) in _NESTED else value
            for name, value in body.items()
        }
    if isinstance(body, list):
        return [hide(each) if type(each) in _NESTED else each for each in body]
    return body
