"""Putting the bot together, running it, and stopping it: the one place that knows all parts."""

import asyncio
import contextlib
import logging
import random
import signal
from collections.abc import AsyncIterator, Callable
from datetime import datetime
from pathlib import Path

import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route
from typing_extensions import override

from bot.client import DvonnClient
from bot.clock import clock_of
from bot.cluster import Cluster
from bot.command_sync import sync_commands
from bot.delivery.request_pacer import RequestPacer
from bot.domain import Due, ScheduledTask
from bot.domain.shard_set import ShardSet
from bot.features import rooms
from bot.features.puzzles.mining import Mining
from bot.health import here, show_signs_of_life, sign_of
from bot.logs import describe_lost_suggestions_in_short
from bot.monitoring import Figures, Server
from bot.requests.commands import ONLY_IN_SERVERS, CatalogueTranslator
from bot.requests.controls import AnyControl, answer_foreign, answer_form
from bot.requests.observed_tree import ObservedTree
from bot.scheduler import Scheduler
from bot.settings import DISCORD_API, Settings
from bot.storage import Store
from bot.storage.notifications import NotificationListener
from bot.storage.turns import only_process_on
from bot.thinking import BundledPuzzles, Thinking
from bot.ui.links import Links

log = logging.getLogger(__name__)


class Bot(DvonnClient):
    """The client with its commands and controls."""

    scheduler: Scheduler
    mining: Mining
    cluster: Cluster | None = None
    """The division of Discord's shards among several processes, where there are several."""
    _in_background: tuple[asyncio.Task[None], ...] = ()
    _thinking: Thinking | None = None
    searched: Callable[[float], None] | None = None
    """Told of the seconds of each search, if anybody counts them."""

    def __init__(
        self,
        store: Store,
        *,
        clock: Callable[[], datetime],
        rng: random.Random,
        home: ShardSet | None = None,
        sign: Path | None = None,
    ) -> None:
        super().__init__(store, clock=clock, rng=rng, tree=ObservedTree, home=home)
        self.trace = self.http.http_trace = RequestPacer().trace()
        self._sign = sign

    async def setup_hook(self) -> None:
        """Between logging in and connecting: commands, controls, gateway."""
        describe_lost_suggestions_in_short()
        for group in rooms.GROUPS:
            self.tree.add_command(group)
        for menu in rooms.MENUS:
            self.tree.add_command(menu)
        self.add_dynamic_items(AnyControl)
        self.answer_form, self.answer_foreign = answer_form, answer_foreign
        await self.tree.set_translator(CatalogueTranslator())
        self.messenger.only_in_servers = ONLY_IN_SERVERS
        await sync_commands(self)
        needed = self.store, self.messenger, self.visibility, self.presenter.queue, self.clock
        telling = rooms.WATCHERS(*needed)
        self.presenter.audience = [telling, rooms.SPECTATORS(*needed)]
        self.mining = rooms.MINING(self)
        self.computer_player = self._thinking = Thinking(self.searched)
        self.puzzles.stock = BundledPuzzles()
        self.presenter.opponent, cards = rooms.OPPONENT(self), rooms.CARDS(self)
        self.presenter.latecomers = [cards, self.presenter.opponent]
        self.world.host = rooms.HOST(self)
        await self.presenter.prepare()
        if Route.BASE != DISCORD_API:
            # A client falls back to this address after a session that can't be resumed.
            _, gateway, _ = await self.http.get_bot_gateway()
            DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
        if self.cluster:
            await self.cluster.start()
        self.scheduler = Scheduler(
            self,
            [
                ScheduledTask(Due.WATCHERS, telling.show_due),
                ScheduledTask(Due.PUZZLE_CARDS, cards.close_due),
                ScheduledTask(Due.DAILY_PUZZLES, cards.begin_day),
                ScheduledTask(Due.MINING, self.mining.wake),
            ],
        )
        self._in_background = tuple(map(asyncio.create_task, (self.scheduler.run(), self.mining.run())))
        if self._sign:
            self._in_background += (asyncio.create_task(show_signs_of_life(self, self._sign)),)

    async def on_shard_ready(self, shard: int) -> None:
        """Be there for a shard from now on, where there are several processes."""
        if self.cluster:
            self.cluster.shard_ready(shard)

    @override
    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        if self.cluster:
            await self.cluster.wait_to_identify(shard_id or 0)
        else:
            await super().before_identify_hook(shard_id, initial=initial)

    async def close(self) -> None:
        """Stop as the client does; a bot that is stopping shows no signs of life, and its clocks stop."""
        for task in self._in_background:
            task.cancel()
        if self._in_background:
            await self.scheduler.stop()
        await super().close()
        if self.cluster:
            await self.cluster.stop()
        if self._thinking:
            self._thinking.close()


def stop_on_signals(client: discord.Client) -> None:
    """Let SIGTERM and SIGINT end the bot as it should: what is being answered is finished first."""
    loop = asyncio.get_running_loop()
    closing: set[asyncio.Task[None]] = set()

    def stop(name: str) -> None:
        log.info("%s: stopping", name)
        closing.add(loop.create_task(client.close()))

    for number in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # on Windows, where Ctrl+C interrupts `main`
            loop.add_signal_handler(number, stop, number.name)


@contextlib.asynccontextmanager
async def monitored(client: Bot, store: Store, settings: Settings) -> AsyncIterator[int | None]:
    """Serve the health and the figures of a client before it logs in, if a port is set: gives the port.

    Raises `SettingsError` where the port can't be had.
    """
    if settings.http_port is None:
        yield None
        return
    figures = Figures()
    client.observer, client.messenger.sent, client.searched = figures, figures.sent, figures.searched
    figures.count_requests(client.trace)
    store.on_transaction(figures.transacted)

    async def gateway() -> bool:
        return client.is_ready() and client.is_connected

    async def database() -> bool:
        async with store.read() as uow:
            await uow.times.restored_at()
        return True

    async def scheduler() -> bool:
        return client.scheduler.is_well

    parts = {"gateway": gateway, "database": database, "timekeeper": scheduler}
    queue = client.presenter.queue
    server = Server(figures, parts, waiting=lambda: queue.waiting, kept=store.census)
    try:
        yield await server.start(settings.http_host, settings.http_port)
    finally:
        await server.close()


async def run(settings: Settings) -> None:
    """Run the bot until SIGTERM or SIGINT.

    Raises `StoreUnavailableError`, `SettingsError`, `discord.LoginFailure`, and what aiohttp raises where Discord can't
    be reached.
    """
    Route.BASE = settings.discord_api_url
    async with only_process_on(settings.database_url):
        store = await Store.open(settings.database_url)
        try:
            home = settings.home
            client = Bot(
                store,
                clock=clock_of(settings.clock_offset_file),
                rng=random.SystemRandom(),
                home=home,
                sign=sign_of(settings, here()),
            )
            if home:
                client.cluster = Cluster(client, home, NotificationListener(settings.database_url))
            client.links = Links(settings.support_url, settings.privacy_url, settings.terms_url)
            stop_on_signals(client)
            async with monitored(client, store, settings), client:
                await client.start(settings.token)
        finally:
            await store.close()
