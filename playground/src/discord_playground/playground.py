"""The playground's Python interface."""

from collections import deque
from collections.abc import Callable, Iterable
from pathlib import Path
from types import TracebackType
from typing import Self

from discord_playground.clock import Clock
from discord_playground.commands import Installation
from discord_playground.events import Stream
from discord_playground.faults import Faults
from discord_playground.gateway import gateway_url
from discord_playground.guilds import Guild, NotificationLevel
from discord_playground.keeping import WorldFile
from discord_playground.messages import Channel, Message
from discord_playground.nonces import NonceScope
from discord_playground.notifications import Notification
from discord_playground.page import Page
from discord_playground.people import Person
from discord_playground.rate_limits import Limit
from discord_playground.request_log import Request
from discord_playground.server import API, Server
from discord_playground.transcript import transcribe
from discord_playground.users import ANY_INSTALLATION, SESSION_STARTS, Application, SessionStarts, User
from discord_playground.waiting import PATIENCE, wait_until
from discord_playground.world import World


class Playground:
    """A stand-in for Discord on this machine; it runs during its `async with` block.

    With `rate_limits` it applies Discord's known rate limits of routes, of edits to old messages, and of a bot's
    requests per second. Without them, tests run at full speed, and `faults` can still inject a 429. `requests` holds
    the latest `kept_requests` requests.

    A bot receives the actions of people only after the answers to its requests, and `reaction` seconds later: a bot in
    its own process needs that time to take note of an answer. 0.02 is enough on a machine that isn't busy.
    """

    def __init__(
        self,
        *,
        host: str = "127.0.0.1",
        port: int = 0,
        rate_limits: bool = False,
        kept_requests: int = 5_000,
        reaction: float = 0.0,
    ) -> None:
        self._host = host
        self._port = port
        self._file: WorldFile | None = None
        self.world = World()
        self._server = Server(
            self.world, rate_limits=rate_limits, kept_requests=kept_requests, reaction=reaction
        )

    async def __aenter__(self) -> Self:
        await self._server.start(self._host, self._port)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._server.stop()
        if self._file is not None:
            self._file.close()
        self.clock.close()

    def keep_in(self, file: Path) -> bool:
        """Load the world from a file and keep the file up to date; return whether the file existed.

        Raises `UnreadableWorldError`.
        """
        self._file = WorldFile(self.world, file)
        return self._file.open()

    # Addresses

    @property
    def api_url(self) -> str:
        """The base URL of the REST API, for `discord.http.Route.BASE`."""
        return self.world.ground.origin + API

    @property
    def gateway_url(self) -> str:
        """The gateway's URL, for `DiscordWebSocket.DEFAULT_GATEWAY`."""
        return gateway_url(self.world.ground.origin)

    @property
    def page(self) -> Page:
        """The web page; visitors can act as the people who were introduced to it."""
        return self._server.page

    @property
    def page_url(self) -> str:
        return self.world.ground.origin + "/"

    # People, bots and servers

    @property
    def applications(self) -> list[Application]:
        return list(self.world.applications.values())

    @property
    def guilds(self) -> list[Guild]:
        return list(self.world.guilds.values())

    def create_application(
        self,
        name: str,
        *,
        privileged_intents: int = 0,
        shards: int = 1,
        installations: Iterable[Installation] = ANY_INSTALLATION,
    ) -> Application:
        """Register a bot, which logs in with the application's `token`; `shards` is the recommended number.

        `installations` are the ways in which it may be installed: in servers and, by people, for themselves.
        """
        new_id = self.world.ground.new_id
        number = new_id()
        bot = User(number, name, bot=True)
        owner = self.create_user(f"owner-of-{name.lower()}")
        application = Application(
            number,
            name,
            bot,
            owner,
            privileged_intents=privileged_intents,
            shards=shards,
            installations=frozenset(installations),
        )
        self.world.register(application)
        return application

    def create_user(
        self, name: str, *, display_name: str | None = None, locale: str = "en-US", on_phone: bool = False
    ) -> Person:
        """Register a person, who may be `on_phone`; `person` finds them again by `name`."""
        number = self.world.ground.new_id()
        person = Person(number, name, display_name, locale, on_phone=on_phone, world=self.world)
        self.world.users[person.id] = person
        return person

    def person(self, name: str) -> Person:
        """Return a person by the `name` passed to `create_user`."""
        people = (user for user in self.world.users.values() if isinstance(user, Person))
        return next(person for person in people if person.name == name)

    def create_guild(
        self,
        name: str,
        *,
        owner: User | None = None,
        locale: str = "en-US",
        default_message_notifications: NotificationLevel = NotificationLevel.ONLY_MENTIONS,
    ) -> Guild:
        """Create a server; without an `owner`, a new user owns it.

        Unlike Discord's new servers, it notifies members of mentions only, unless told otherwise.
        """
        ground = self.world.ground
        founder = owner or self.create_user(f"founder-of-{name.lower()}")
        guild = Guild(ground, ground.new_id(), name, founder, locale, default_message_notifications)
        self.world.guilds[guild.id] = guild
        return guild

    def delete_guild(self, guild: Guild) -> None:
        """Delete a server with everything in it."""
        self.world.delete_guild(guild)

    def delete(self, message: Message) -> None:
        """Delete a message, as a moderator would."""
        self.world.delete(message)

    def purge(self, channel: Channel, messages: Iterable[Message]) -> None:
        """Bulk-delete messages of a channel, as moderation tools do."""
        self.world.purge(channel, messages)

    def enable_activities(self, application: Application) -> None:
        """Enable Activities for an application, which adds an Entry Point command to its commands."""
        application.commands.launch_activities(
            application_id=application.id,
            new_id=self.world.ground.new_id,
            allowed=application.installations,
        )

    def set_nonce_scope(self, scope: NonceScope) -> None:
        """Set where the nonces of an author are unique: in each channel, as by default, or everywhere."""
        self.world.nonces.scope = scope

    def leave_session_starts(self, application: Application, left: int, *, reset_after: float) -> None:
        """Let an application identify only `left` more times in the next `reset_after` seconds."""
        application.session_starts = SessionStarts(SESSION_STARTS - left, self.clock.now() + reset_after)

    async def set_interactions_endpoint(self, application: Application, url: str | None) -> None:
        """Send the interactions of a bot to a URL, signed, instead of through the gateway; None undoes that.

        Raises `EndpointError` if the URL doesn't answer as Discord requires.
        """
        await self._server.endpoints.set(application, url)

    # Time and events

    @property
    def clock(self) -> Clock:
        """The playground's clock; `advance` moves it forward."""
        return self.world.ground.clock

    @property
    def stream(self) -> Stream:
        return self.world.ground.stream

    def limit_rates(self) -> None:
        """Apply Discord's known rate limits from now on."""
        self._server.limit_rates()

    def limit_route(self, method: str, route: str, *, requests: int, seconds: float) -> None:
        """Limit a route such as `/channels/{channel_id}/messages` to a number of requests per period.

        The limit applies separately to each channel, server or webhook, from now on, and replaces the route's
        earlier limit. A later `limit_rates` restores Discord's own limits.
        """
        self._server.limit_route(method, route, Limit(requests, seconds))

    @property
    def faults(self) -> Faults:
        """The failures injected into requests and gateway connections."""
        return self._server.faults

    @property
    def requests(self) -> deque[Request]:
        """The latest requests, oldest first, with tokens redacted."""
        return self._server.requests

    @property
    def notifications(self) -> deque[Notification]:
        """The latest push notifications, oldest first: who got one for which message, and what it said."""
        return self.world.notifications

    def asked(self, method: str, route: str, *, channel: Channel | None = None) -> list[Request]:
        """Return the recorded requests of a route such as `/channels/{channel_id}/messages`, or one channel's.

        They are ordered oldest first; `at` is a time of the playground's clock, `status` the status of the answer.
        """
        return [
            request
            for request in self.requests
            if (request.method, request.route) == (method, route)
            and (channel is None or request.channel_id == channel.id)
        ]

    @property
    def violations(self) -> list[str]:
        """Descriptions of all requests that Discord would not support; empty for a correct bot."""
        return self._server.violations

    async def connected(
        self,
        application: Application,
        *,
        shards: int | None = None,
        timeout: float = PATIENCE,  # noqa: ASYNC109  as wait_until
    ) -> None:
        """Wait until a bot is connected and has received its servers, so that it can be used.

        All of the application's recommended shards must be connected, unless `shards` gives another number.
        """
        wanted = application.shards if shards is None else shards
        await self.wait_until(
            lambda: len(self._server.gateway.connected(application)) >= wanted,
            what=f"{application.name} to connect",
            timeout=timeout,
        )

    async def disconnected(self, application: Application, *, timeout: float = PATIENCE) -> None:  # noqa: ASYNC109  as wait_until
        """Wait until a bot has no gateway connection."""
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
        timeout: float = PATIENCE,  # noqa: ASYNC109  the error must mention `what`
    ) -> None:
        """Wait until a condition holds; it is evaluated after every event.

        After `timeout` real seconds, raises a `TimeoutError` that mentions `what`.
        """
        await wait_until(self.stream, condition, what=what, timeout=timeout)

    def transcript(self, channel: Channel, viewer: User | None = None) -> str:
        """Render a channel as text: what `viewer` sees, or without one, what every member sees."""
        return transcribe(channel, viewer)
