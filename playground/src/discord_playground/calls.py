"""API requests as the route handlers see them, and the table of routes."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from discord_playground.attachments import Upload
from discord_playground.channels import ForumChannel, Thread
from discord_playground.direct_messages import DirectChannel
from discord_playground.errors import Form, Reason, Refusal
from discord_playground.messages import Channel, Message
from discord_playground.permissions import Permission
from discord_playground.users import Application
from discord_playground.world import World

LARGEST = (1 << 63) - 1


@dataclass(frozen=True)
class Answer:
    """A route's answer: the status and an optional JSON body."""

    status: int = 200
    body: Any = None


NO_CONTENT = Answer(204)


@dataclass(frozen=True)
class Call:
    """A request: the caller, the parameters of path and query, and the body with its files."""

    world: World
    caller: Application | None
    path: Mapping[str, str]
    query: Mapping[str, str]
    body: Any = None
    uploads: Mapping[int, Upload] = field(default_factory=dict)

    @property
    def application(self) -> Application:
        """The calling bot. Raises `Refusal` for an unauthenticated request."""
        if self.caller is None:
            raise Refusal(Reason.UNAUTHORIZED)
        return self.caller

    def id(self, name: str, missing: Reason = Reason.UNKNOWN_CHANNEL) -> int:
        """Parse an id from the path. Raises `Refusal` with `missing` if it is not a number."""
        try:
            return int(self.path[name])
        except ValueError:
            raise Refusal(missing) from None

    def number(self, name: str, otherwise: int, *, least: int = 1, most: int = LARGEST) -> int:
        """Parse an integer from the query, between `least` and `most`. Raises `Refusal` otherwise."""
        form = Form()
        given = self.query.get(name, str(otherwise))
        form.between((name,), int(given) if given.isdecimal() else given, least, most)
        form.check()
        return int(given)

    def json(self) -> dict[str, Any]:
        """Return the body as an object. Raises `Refusal` for any other JSON."""
        if not isinstance(self.body, dict):
            raise Refusal(Reason.INVALID_JSON)
        return self.body

    def channel(self, *needed: Permission) -> Channel:
        """Return the path's channel. Raises `Refusal` if the bot can't see it or lacks a needed permission."""
        channel = self.world.channel(self.id("channel_id"))
        held = channel.permissions_of(self.application.user)
        if isinstance(channel, DirectChannel) and self.application.user is not channel.bot:
            raise Refusal(Reason.UNKNOWN_CHANNEL)
        if Permission.VIEW_CHANNEL not in held:
            raise Refusal(Reason.MISSING_ACCESS)
        for permission in needed:
            if permission not in held:
                raise Refusal(Reason.MISSING_PERMISSIONS)
        return channel

    def channel_to_write(self) -> Channel:
        """Return the path's channel. Raises `Refusal` if the bot can't write there."""
        channel = self.channel()
        self.channel(channel.writing)
        if isinstance(channel, ForumChannel):
            raise Refusal(Reason.NO_TEXT_CHANNEL)
        obstacle = None
        if isinstance(channel, Thread):
            obstacle = channel.obstacle(self.application.user)
        elif isinstance(channel, DirectChannel):
            obstacle = self.world.obstacle(channel)
        if obstacle is not None:
            raise Refusal(obstacle)
        return channel

    def message_in(self, channel: Channel) -> Message:
        """Return the path's message. Raises `Refusal` if it is unknown, or ephemeral: bots can't fetch those."""
        message = channel.messages.get(self.id("message_id", Reason.UNKNOWN_MESSAGE))
        if message is None or message.viewer is not None:
            raise Refusal(Reason.UNKNOWN_MESSAGE)
        return message


Handler = Callable[[Call], Answer]


@dataclass(frozen=True)
class Route:
    """A method and a path template, spelled as in Discord's API description."""

    method: str
    template: str
    handler: Handler


class Routes:
    """The routes of one resource.

    Handlers are synchronous, so each request is atomic.
    """

    def __init__(self) -> None:
        self.table: list[Route] = []

    def __call__(self, method: str, template: str) -> Callable[[Handler], Handler]:
        """Return a decorator that registers a handler."""

        def register(handler: Handler) -> Handler:
            self.table.append(Route(method, template, handler))
            return handler

        return register
