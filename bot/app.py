"""Assembles, runs and stops the bot. The only module that knows all parts."""

import asyncio
import contextlib
import logging
import math
import random
import signal
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any

import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot import features
from bot.access.permissions import install_link, may_be_installed_by_users
from bot.discord.client import DvonnClient, Observer
from bot.discord.cluster import Cluster
from bot.discord.command_sync import sync_commands
from bot.discord.routes import log_refusals
from bot.discord.scheduler import Scheduler
from bot.domain.cluster import ShardSet
from bot.monitoring import HEALTH, LIVE, PATIENCE, Figures, MonitoringServer, Readings
from bot.process.clock import clock_of
from bot.process.liveness import here, show_signs_of_life, sign_of
from bot.process.logs import describe_lost_suggestions_in_short
from bot.process.settings import DISCORD_API, Settings
from bot.requests.command_tree import CatalogueTranslator, ObservedTree, commands_of
from bot.requests.controls import AnyControl, on_interaction
from bot.requests.controls import handlers as control_handlers
from bot.requests.handlers import Handlers
from bot.requests.interaction_endpoint import InteractionEndpoint
from bot.services import Timekeeping
from bot.services.searches import Searches
from bot.storage import Store
from bot.storage.cluster import NotificationListener
from bot.storage.engine import only_process_on
from bot.thinking import BundledPuzzles, Thinking
from bot.toolkit.control import Links
from bot.toolkit.drawing import observed

LONGEST_STOP = 7.5
"""Seconds after which a shutdown is cut short. Each of its steps has its own limit."""

LAST_WORK = 0.3
"""Seconds to wait for the tasks that are cancelled when a shutdown is cut short."""

log = logging.getLogger(__name__)


class Bot(DvonnClient):
    def __init__(
        self,
        store: Store,
        *,
        clock: Callable[[], datetime],
        rng: random.Random,
        search_processes: int = 1,
        home: ShardSet | None = None,
        shard_count: int | None = None,
        notifications: NotificationListener | None = None,
        interactions_at: tuple[str, int] | None = None,
        sign: Path | None = None,
        links: Links | None = None,
        proxy: str | None = None,
        observer: Observer | None = None,
    ) -> None:
        """Create a bot that is not connected yet.

        In a cluster, `home` are the shards of this process, and `notifications` listens to the other
        processes; otherwise `shard_count` may set the number of shards. `interactions_at` are the host and the port at
        which interactions over HTTP are received, if they are. `proxy` is the address of the proxy through which
        Discord is reached, if there is one. `sign` is the file whose modification time
        the health check reads.
        """
        self._thinking = Thinking(
            observer.searched if observer else None,
            search_processes,
            lost=observer.search_lost if observer else None,
        )
        handlers = Handlers()
        super().__init__(
            store,
            clock=clock,
            rng=rng,
            computer_player=self._thinking,
            puzzle_collection=BundledPuzzles(),
            tree=ObservedTree,
            only_in_servers=handlers.only_in_servers,
            home=home,
            shard_count=shard_count,
            links=links,
            proxy=proxy,
            observer=observer,
        )
        self.provide(handlers)
        self.trace = self.http.http_trace = self.request_pacer.trace(discord.HTTPException)
        self.discord_clock.read_dates(self.trace)
        log_refusals(self.trace)
        self.cluster = Cluster(self, home, notifications) if home and notifications else None
        self.scheduler = Scheduler(self, self.scheduled_tasks)
        self._interactions_at = interactions_at
        self._endpoint: InteractionEndpoint | None = None
        self.interactions_port: int | None = None
        """The port at which interactions over HTTP are received."""
        self._sign = sign

    async def setup_hook(self) -> None:
        """Register features and commands, and start background work, between login and connecting."""
        describe_lost_suggestions_in_short()
        handlers = self.get(Handlers)
        handlers.include(control_handlers)
        await features.setup(self)
        is_for_users = self.application is not None and may_be_installed_by_users(self.application)
        install = install_link(self.application_id or 0) if is_for_users else None
        self.messenger.install_link, self.links = install, replace(self.links, install=install)
        for command in commands_of(handlers, for_users=is_for_users):
            self.tree.add_command(command)
        self.add_dynamic_items(AnyControl)
        self.add_listener(on_interaction)
        await self.tree.set_translator(CatalogueTranslator())
        await sync_commands(self)
        await self.presenter.prepare()
        if Route.BASE != DISCORD_API:
            # A client falls back to this address if it can't resume a session.
            _, gateway, _ = await self.http.get_bot_gateway()
            DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
        if self.cluster:
            await self.cluster.start()
            self.identify_turn = self.cluster.wait_to_identify
        if self.cluster is None:
            self.uptime.begin(await self.get(Timekeeping).resume())
        await self._receive_interactions()
        self.run_in_background(self.uptime.run())
        self.run_in_background(self.scheduler.run())
        self.run_in_background(self.get(Searches).run())
        if self._sign:
            self.run_in_background(show_signs_of_life(self, self._sign))

    async def _receive_interactions(self) -> None:
        """Listen for interactions over HTTP if a port is configured. Raises `SettingsError`."""
        application = self.application
        if application is None or self._interactions_at is None:
            if application and application.interactions_endpoint_url:
                log.error(
                    "Discord sends all commands and presses to the Interactions Endpoint URL of the application, where "
                    "this bot doesn't listen: set INTERACTIONS_PORT, or remove the URL in the developer portal"
                )
            return
        pass_on = self.cluster.pass_on if self.cluster else None
        self._endpoint = InteractionEndpoint(self, application.verify_key, pass_on=pass_on)
        self.interactions_port = await self._endpoint.start(*self._interactions_at)

    async def on_shard_ready(self, shard: int) -> None:
        """Take over the shard if there are several processes."""
        if self.cluster:
            self.cluster.shard_ready(shard)

    async def on_shard_resumed(self, shard: int) -> None:
        """Take over the shard if its lease was taken over while it was disconnected."""
        if self.cluster:
            self.cluster.shard_resumed(shard)

    async def close(self) -> None:
        """Stop the background tasks and the scheduler, disconnect, then stop the cluster and the search worker."""
        if self._endpoint:
            await self._endpoint.close()
        self.stop_background()
        await self.scheduler.stop()
        await super().close()
        if self.cluster:
            await self.cluster.stop()
        self._thinking.close()


async def run_until_stopped(
    client: discord.AutoShardedClient,
    running: Coroutine[Any, Any, None],
    hand_over: Callable[[], Coroutine[Any, Any, None]] | None = None,
) -> None:
    """Run a client until it ends or the process receives SIGTERM or SIGINT; running requests are finished first.

    Before it stops, the process may `hand_over` its work to others, which a second signal cuts short. After that, a
    shutdown takes at most `LONGEST_STOP` seconds, whatever the client is waiting for. Raises what the client raises.
    """
    loop = asyncio.get_running_loop()
    signalled = asyncio.Event()

    def stop(name: str) -> None:
        log.info("%s: stopping", name)
        signalled.set()

    for number in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # on Windows, where Ctrl+C interrupts `main`
            loop.add_signal_handler(number, stop, number.name)
    work, stopping = asyncio.create_task(running), asyncio.create_task(signalled.wait())
    try:
        await asyncio.wait({work, stopping}, return_when=asyncio.FIRST_COMPLETED)
        if signalled.is_set():
            signalled.clear()
            if hand_over:
                await _unless(signalled, hand_over())
            await _stop(client)
        else:
            await work
    finally:
        stopping.cancel()
        # An attempt to connect, for example, would go on after the stop.
        work.cancel()
        await asyncio.wait({work}, timeout=LAST_WORK)
        if work.done() and not work.cancelled():
            work.exception()  # if it was not raised above, the shutdown has caused it


async def _unless(signalled: asyncio.Event, work: Coroutine[Any, Any, None]) -> None:
    """Do some work until it is done or another signal comes."""
    working, waiting = asyncio.create_task(work), asyncio.create_task(signalled.wait())
    await asyncio.wait({working, waiting}, return_when=asyncio.FIRST_COMPLETED)
    for task in (working, waiting):
        task.cancel()
    await asyncio.wait({working, waiting})


async def _stop(client: discord.AutoShardedClient) -> None:
    try:
        async with asyncio.timeout(LONGEST_STOP):
            await client.close()
    except TimeoutError:
        log.error("The stop took too long and was cut short")  # noqa: TRY400  it says all
        await discord.AutoShardedClient.close(client)


PAGES = {
    HEALTH: ("gateway", "database", "scheduler"),
    LIVE: ("scheduler",),
    "/readyz": ("discord", "shards", "database"),
}
"""The parts that each page checks. `/livez` fails only if a restart would help, so not during an outage of Discord."""


@contextlib.asynccontextmanager
async def monitored(settings: Settings, figures: Figures) -> AsyncIterator[MonitoringServer | None]:
    """Serve health checks and metrics, from before the database is opened, if a port is configured.

    Raises `SettingsError` if the port is not available.
    """
    if settings.http_port is None:
        yield None
        return
    server = MonitoringServer(figures, PAGES)
    watching = asyncio.create_task(watch_loop(figures.lagged))
    try:
        await server.start(settings.http_host, settings.http_port)
        with observed(figures.drawn):
            yield server
    finally:
        watching.cancel()
        await server.close()


def watch(server: MonitoringServer, client: Bot, store: Store, figures: Figures) -> None:
    """Let the pages check a client and its store, before the client logs in."""
    figures.count_requests(client.trace)
    store.on_transaction(figures.transacted)

    async def discord_session() -> bool:
        return client.is_ready()

    async def shards() -> bool:
        return client.is_connected

    async def gateway() -> bool:
        return client.is_ready() and client.is_connected

    async def database() -> bool:
        await store.check_writing()
        return True

    async def scheduler() -> bool:
        return client.scheduler.is_well

    async def count_new_session(_: int) -> None:
        figures.connected(resumed=False)

    async def count_resumed_session(_: int) -> None:
        figures.connected(resumed=True)

    client.add_listener(count_new_session, "on_shard_ready")
    client.add_listener(count_resumed_session, "on_shard_resumed")
    server.watch(
        {
            "discord": discord_session,
            "shards": shards,
            "gateway": gateway,
            "database": database,
            "scheduler": scheduler,
        },
        lambda health: read_metrics(client, store, health),
    )


async def read_metrics(client: Bot, store: Store, health: Mapping[str, bool]) -> Readings:
    """Read the metrics that aren't counted as they happen."""
    kept: Mapping[str, int] = {}
    with contextlib.suppress(Exception):  # the health check reports the failed database
        async with asyncio.timeout(PATIENCE):
            kept = await store.census()
    return Readings(
        waiting=client.presenter.queue.waiting,
        oldest=client.presenter.queue.oldest,
        kept=kept,
        health=health,
        tasks=len(asyncio.all_tasks()),
        servers=len(client.guilds),
        latencies={shard: latency for shard, latency in client.latencies if math.isfinite(latency)},
    )


async def watch_loop(lagged: Callable[[float], None], *, interval: float = 1.0) -> None:
    """Report regularly how much later than requested the event loop wakes up. All times are in seconds."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + interval
        await asyncio.sleep(interval)
        lagged(loop.time() - due)


async def run(settings: Settings) -> None:
    """Run the bot until SIGTERM or SIGINT.

    Raises `StoreUnavailableError`, `SettingsError`, `discord.LoginFailure`, and aiohttp's errors if Discord
    is unreachable.
    """
    Route.BASE = settings.discord_api_url
    features.declare()
    figures = Figures()
    async with monitored(settings, figures) as server, only_process_on(settings.database_url):
        store = await Store.open(settings.database_url)
        try:
            home = settings.home
            notifications = NotificationListener(settings.database_url) if home else None
            if notifications:
                await notifications.check()
            client = Bot(
                store,
                clock=clock_of(settings.clock_offset_file),
                rng=random.SystemRandom(),
                search_processes=settings.search_processes,
                home=home,
                shard_count=settings.shards,
                notifications=notifications,
                interactions_at=settings.interactions_at,
                sign=sign_of(settings, here()),
                links=Links(settings.support_url, settings.privacy_url, settings.terms_url),
                proxy=settings.proxy_url,
                observer=figures if server else None,
            )
            if server:
                watch(server, client, store, figures)
            async with client:
                hand_over = client.cluster.hand_over if client.cluster else None
                await run_until_stopped(client, client.start(settings.token), hand_over)
        finally:
            await store.close()
