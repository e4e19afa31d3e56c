"""A bot's requests of the API, and the answers to them."""

from dataclasses import dataclass, field
from typing import Any

from playground.events import Event

HIDDEN = "…"
SECRET_LENGTH = 40  # ids are shorter, and every interaction's token is longer
SECRET_FIELDS = frozenset({"token"})
_NESTED = frozenset({dict, list})


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

    @property
    def channel_id(self) -> int | None:
        """The channel that the path names, if it names one."""
        _, resource, *rest = self.path.split("/")
        return int(rest[0]) if resource == "channels" and rest[0].isdecimal() else None


@dataclass(frozen=True)
class RequestServed(Event):
    """A request was answered, or cut off."""

    request: Request


def hide_in_path(path: str) -> str:
    """A request's path with the tokens in it hidden."""
    return "/".join(HIDDEN if len(part) > SECRET_LENGTH else part for part in path.split("/"))


def hide(body: Any) -> Any:  # noqa: ANN401  any JSON
    """A JSON value with the tokens in it hidden."""
    # Texts and numbers, of which there are thousands in a list of commands, are not looked at one by one.
    if isinstance(body, dict):
        return {
            name: HIDDEN if name in SECRET_FIELDS else hide(value) if type(value) in _NESTED else value
            for name, value in body.items()
        }
    if isinstance(body, list):
        return [hide(each) if type(each) in _NESTED else each for each in body]
    return body
