"""A request to the API as the routes see it, and the table of routes."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from playground.attachments import Upload
from playground.channels import Thread
from playground.direct_messages import DirectChannel
from playground.errors import Form, Reason, Refusal
from playground.messages import Channel, Message
from playground.permissions import Permission
from playground.users import Application
from playground.world import World

LARGEST = (1 << 63) - 1


@dataclass(frozen=True)
class Answer:
    """The answer of a route: the status, and the JSON body if there is one."""

    status: int = 200
    body: Any = None


NO_CONTENT = Answer(204)


@dataclass(frozen=True)
class Call:
    """A request: who calls, what the path and the query say, and the body with its files."""

    world: World
    caller: Application | None
    path: Mapping[str, str]
    query: Mapping[str, str]
    body: Any = None
    uploads: Mapping[int, Upload] = field(default_factory=dict)

    @property
    def application(self) -> Application:
        """The bot that calls; refuse if it did not say who it is."""
        if self.caller is None:
            raise Refusal(Reason.UNAUTHORIZED)
        return self.caller

    def id(self, name: str, missing: Reason = Reason.UNKNOWN_CHANNEL) -> int:
        """Read an id of the path."""
        try:
            return int(self.path[name])
        except ValueError:
            raise Refusal(missing) from None

    def number(self, name: str, otherwise: int, *, least: int = 1, most: int = LARGEST) -> int:
        """Read a whole number of the query, from `least` to `most`."""
        form = Form()
        given = self.query.get(name, str(otherwise))
        form.between((name,), int(given) if given.isdecimal() else given, least, most)
        form.check()
        return int(given)

    def json(self) -> dict[str, Any]:
        """Read the body as an object."""
        if not isinstance(self.body, dict):
            raise Refusal(Reason.INVALID_JSON)
        return self.body

    def channel(self, *needed: Permission) -> Channel:
        """Find the path's channel; refuse if the bot can't see it or lacks a permission there."""
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
        """Find the path's channel; refuse if the bot can't write there."""
        channel = self.channel()
        self.channel(channel.writing)
        obstacle = None
        if isinstance(channel, Thread):
            obstacle = channel.obstacle(self.application.user)
        elif isinstance(channel, DirectChannel):
            obstacle = self.world.obstacle(channel)
        if obstacle is not None:
            raise Refusal(obstacle)
        return channel

    def message_in(self, channel: Channel) -> Message:
        """Find the path's message; ephemeral ones are not there for a bot's token."""
        message = channel.messages.get(self.id("message_id", Reason.UNKNOWN_MESSAGE))
        if message is None or message.viewer is not None:
            raise Refusal(Reason.UNKNOWN_MESSAGE)
        return message


Handler = Callable[[Call], Answer]


@dataclass(frozen=True)
class Route:
    """A method and a path template, as Discord's description of its API writes it."""

    method: str
    template: str
    handler: Handler


class Routes:
    """The routes of one resource.

    Handlers run to their end without waiting, so each request is carried out as a whole.
    """

    def __init__(self) -> None:
        self.table: list[Route] = []

    def __call__(self, method: str, template: str) -> Callable[[Handler], Handler]:
        """Register a handler."""

        def register(handler: Handler) -> Handler:
            self.table.append(Route(method, template, handler))
            return handler

        return register
