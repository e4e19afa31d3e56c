"""The HTTP server with the bot's health and its figures. It has no other page, and it changes nothing."""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Mapping

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST

from bot.monitoring.figures import Figures
from bot.settings import SettingsError

PATIENCE = 2.0
"""Seconds that a part gets to tell how it is."""

Health = Callable[[], Awaitable[bool]]

log = logging.getLogger(__name__)


class Server:
    """Serves `/healthz` and `/metrics`. `parts` tell each whether a part of the bot is well."""

    def __init__(
        self,
        figures: Figures,
        parts: Mapping[str, Health],
        *,
        waiting: Callable[[], Mapping[str, int]],
        kept: Callable[[], Awaitable[Mapping[str, int]]],
    ) -> None:
        self._figures = figures
        self._parts = parts
        self._waiting = waiting
        self._kept = kept
        self._runner: web.AppRunner | None = None

    async def start(self, host: str, port: int) -> int:
        """Listen; gives the port, which is another one where 0 was asked for. Raises `SettingsError`."""
        app = web.Application()
        app.add_routes([web.get("/healthz", self._tell_health), web.get("/metrics", self._tell_figures)])
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, host, port).start()
        except OSError as error:
            raise SettingsError(
                f"HTTP_PORT: port {port} of {host} can't be had ({error.strerror}). Name another."
            ) from error
        chosen: int = self._runner.addresses[0][1]
        log.info("Health and figures on port %d", chosen)
        return chosen

    async def close(self) -> None:
        """Listen no more."""
        if self._runner:
            await self._runner.cleanup()

    async def _tell_health(self, _: web.Request) -> web.Response:
        health = await self._health()
        told = {name: "ok" if well else "not ok" for name, well in health.items()}
        status = 200 if all(health.values()) else 503
        return web.Response(text=json.dumps(told), content_type="application/json", status=status)

    async def _tell_figures(self, _: web.Request) -> web.Response:
        health = await self._health()
        try:
            async with asyncio.timeout(PATIENCE):
                kept = await self._kept()
        except Exception:  # noqa: BLE001  health tells that the database is out of order; the rest is told all the same
            kept = {}
        tasks = len(asyncio.all_tasks())
        told = self._figures.told(waiting=self._waiting(), kept=kept, health=health, tasks=tasks)
        return web.Response(body=told, headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def _health(self) -> dict[str, bool]:
        """Each part, the process itself among them: that it answers."""
        asked = await asyncio.gather(*(_well(part) for part in self._parts.values()))
        return {"process": True, **dict(zip(self._parts, asked, strict=True))}


async def _well(part: Health) -> bool:
    try:
        async with asyncio.timeout(PATIENCE):
            return await part()
    except Exception:  # noqa: BLE001  whatever is wrong, it is not well
        return False
