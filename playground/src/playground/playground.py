"""The playground as Python code uses it."""

from collections import deque
from collections.abc import Callable, Iterable
from pathlib import Path
from types import TracebackType
from typing import Self

from playground.clock import Clock
from playground.events import Stream
from playground.faults import Faults
from playground.gateway import gateway_url
from playground.guilds import Guild
from playground.keeping import Keeper
from playground.messages import Channel, Message
from playground.page import Page
from playground.people import Person
from playground.rate_limits import Limit
from playground.request_log import Request
from playground.server import API, Server
from playground.transcript import transcribe
from playground.users import Application, User
from playground.waiting import PATIENCE, wait_until
from playground.world import World


class Playground:
    """A stand-in for Discord on this machine, for as long as the `async with` lasts.

    With `rate_limits` it limits the routes as Discord is known to, edits of old messages, and a bot's requests a
    second; without, tests play as fast as they can (a 429 can still be ordered from `faults`). `requests` keeps
    the latest `kept_requests`.
    """

    def __init__(
        self, *, host: str = "127.0.0.1", port: int = 0, rate_limits: bool = False, kept_requests: int = 5_000
    ) -> None:
        self._host = host
        self._port = port
        self._keeper: Keeper | None = None
        self.world = World()
        self._server = Server(self.world, rate_limits=rate_limits, kept_requests=kept_requests)

    async def __aenter__(self) -> Self:
        await self._server.start(self._host, self._port)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._server.stop()
        if self._keeper is not None:
            self._keeper.close()
        self.clock.close()

    def keep_in(self, file: Path) -> bool:
        """Take up the world that a file holds, and keep it there from now on; say whether there was one.

        Raises `UnreadableWorldError`.
        """
        self._keeper = Keeper(self.world, file)
        return self._keeper.open()

    # Addresses

    @property
    def api_url(self) -> str:
        """The base of the REST API, for `discord.http.Route.BASE`."""
        return self.world.ground.origin + API

    @property
    def gateway_url(self) -> str:
        """The gateway, for `DiscordWebSocket.DEFAULT_GATEWAY`."""
        return gateway_url(self.world.ground.origin)

    @property
    def page(self) -> Page:
        """The web page on which people can use it, once they are introduced to it."""
        return self._server.page

    @property
    def page_url(self) -> str:
        """The address of the web page."""
        return self.world.ground.origin + "/"

    # People, bots and servers

    @property
    def applications(self) -> list[Application]:
        """The bots that are registered."""
        return list(self.world.applications.values())

    @property
    def guilds(self) -> list[Guild]:
        """The servers that there are."""
        return list(self.world.guilds.values())

    def create_application(self, name: str, *, privileged_intents: int = 0, shards: int = 1) -> Application:
        """Register a bot; `token` logs it in, `shards` is how many it is told to use."""
        new_id = self.world.ground.new_id
        number = new_id()
        bot = User(number, name, bot=True)
        owner = self.create_user(f"owner-of-{name.lower()}")
        application = Application(
            number, name, bot, owner, privileged_intents=privileged_intents, shards=shards
        )
        self.world.register(application)
        return application

    def create_user(self, name: str, *, display_name: str | None = None, locale: str = "en-US") -> Person:
        """Register a person."""
        person = Person(self.world.ground.new_id(), name, display_name, locale, world=self.world)
        self.world.users[person.id] = person
        return person

    def person(self, name: str) -> Person:
        """Find a person by the name that `create_user` was given."""
        people = (user for user in self.world.users.values() if isinstance(user, Person))
        return next(person for person in people if person.name == name)

    def create_guild(self, name: str, *, owner: User | None = None, locale: str = "en-US") -> Guild:
        """Found a server; without an owner somebody is made up."""
        ground = self.world.ground
        founder = owner or self.create_user(f"founder-of-{name.lower()}")
        guild = Guild(ground, ground.new_id(), name, founder, locale)
        self.world.guilds[guild.id] = guild
        return guild

    def delete_guild(self, guild: Guild) -> None:
        """Take a server away, with all that is in it."""
        self.world.delete_guild(guild)

    def delete(self, message: Message) -> None:
        """Delete a message, as a moderator may."""
        self.world.delete(message)

    def purge(self, channel: Channel, messages: Iterable[Message]) -> None:
        """Delete several messages of a channel at once, as moderators' tools do."""
        self.world.purge(channel, messages)

    # Time and events

    @property
    def clock(self) -> Clock:
        """The playground's time; `advance` puts it forward."""
        return self.world.ground.clock

    @property
    def stream(self) -> Stream:
        """Everything that happens, as it happens."""
        return self.world.ground.stream

    def limit_rates(self) -> None:
        """Begin to limit the routes, where that was not asked for from the start."""
        self._server.limit_rates()

    def limit_route(self, method: str, route: str, *, requests: int, seconds: float) -> None:
        """Limit a route such as `/channels/{channel_id}/messages` to so many requests in so many seconds.

        They are counted for each channel, server or webhook by itself. It holds from now on, and in place of a limit
        that the route had; `limit_rates` puts Discord's own in its place.
        """
        self._server.limit_route(method, route, Limit(requests, seconds))

    @property
    def faults(self) -> Faults:
        """Failures on demand."""
        return self._server.faults

    @property
    def requests(self) -> deque[Request]:
        """The latest requests, oldest first, tokens hidden."""
        return self._server.requests

    def asked(self, method: str, route: str, *, channel: Channel | None = None) -> list[Request]:
        """The kept requests of a route such as `/channels/{channel_id}/messages`, all or one channel's.

        They come oldest first; `at` says when, by the playground's clock, and `status` how it ended.
        """
        return [
            request
            for request in self.requests
            if (request.method, request.route) == (method, route)
            and (channel is None or request.channel_id == channel.id)
        ]

    @property
    def violations(self) -> list[str]:
        """Everything that a bot asked for and Discord would not know, in words; empty if all is well."""
        return self._server.violations

    async def connected(
        self,
        application: Application,
        *,
        shards: int | None = None,
        timeout: float = PATIENCE,  # noqa: ASYNC109  as wait_until
    ) -> None:
        """Wait until a bot is connected and was told of its servers, so that it can be used.

        All shards that it was told to use must be connected, if `shards` does not say otherwise.
        """
        wanted = application.shards if shards is None else shards
        await self.wait_until(
            lambda: len(self._server.gateway.connected(application)) >= wanted,
            what=f"{application.name} to connect",
            timeout=timeout,
        )

    async def disconnected(self, application: Application, *, timeout: float = PATIENCE) -> None:  # noqa: ASYNC109  as wait_until
        """Wait until a bot has no connection any more."""
        await self.wait_until(
            lambda: not self._server.gateway.connected(application),
            what=f"{application.name} to go",
            timeout=timeout,
        )

    async def wait_until(
        self,
        condition: Callable[[], bool],
        *,
        what: str,
        timeout: float = PATIENCE,  # noqa: ASYNC109  says what was waited for
    ) -> None:
        """Wait until something is true; it is looked at after everything that happens.

        `timeout` is in real seconds; then `TimeoutError` names `what`.
        """
        await wait_until(self.stream, condition, what=what, timeout=timeout)

    def transcript(self, channel: Channel, viewer: User | None = None) -> str:
        """Write a channel down as text: what `viewer` sees, or without one what everybody sees."""
        return transcribe(channel, viewer)
