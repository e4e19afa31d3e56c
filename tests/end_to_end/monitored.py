"""A club whose bot serves health and metrics over HTTP."""

import asyncio

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families
from typing_extensions import override

from bot.app import PAGES, monitored, watch
from bot.monitoring import Figures
from bot.process.settings import Settings
from discord_playground import NotPossibleError
from tests.end_to_end.club import Club

CALLBACK = "/interactions/{id}/{token}/callback"

ANY_PORT = Settings().model_copy(update={"http_port": 0})


class MonitoredClub(Club):
    """A club whose bot has a port."""

    counting: type[Figures] = Figures

    @override
    async def start_bot(self, *, seed: int = 1) -> None:
        """Start a bot with figures of its own, as a new process has."""
        self.observer = self.counted = self.counting()
        await super().start_bot(seed=seed)

    @override
    async def before_login(self) -> None:
        server = await self._running.enter_async_context(monitored(ANY_PORT, self.counted))
        assert server is not None
        self.address = f"http://127.0.0.1:{server.port}"
        self.while_starting = {path: await self.read(path) for path in PAGES}
        watch(server, self.bot, self.store, self.counted)
        self.before_logging_in = {path: (await self.read(path))[0] for path in PAGES}

    async def read(self, path: str) -> tuple[int, str]:
        async with aiohttp.ClientSession() as session, session.get(self.address + path) as answer:
            return answer.status, await answer.text()

    async def metrics(self) -> dict[tuple[str, ...], float]:
        """Each figure, by its name and its labels but for the sorting of times."""
        _, text = await self.read("/metrics")
        return {
            (sample.name, *sample.labels.values()): sample.value
            for family in text_string_to_metric_families(text)
            for sample in family.samples
        }

    async def answer_too_late(self) -> None:
        """Let suggestions come 3 seconds late, so that Discord shows none."""
        held = self.playground.faults.next("POST", CALLBACK, held=True)
        typing = asyncio.create_task(self.anna.autocomplete(self.channel, "dvonn move", focused="move"))
        await held.reached.wait()
        self.playground.clock.advance(3.1)
        held.release()
        with pytest.raises(NotPossibleError):
            await typing
        await self.quiet()
