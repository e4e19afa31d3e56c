"""The HTTP server for health and metrics. It is read-only and has no other page."""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Mapping

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST

from bot.monitoring.figures import Figures
from bot.settings import SettingsError

PATIENCE = 2.0
"""The time limit for a health check, in seconds."""

Health = Callable[[], Awaitable[bool]]

log = logging.getLogger(__name__)


class Server:
    """Serves `/healthz` and `/metrics`. `parts` are the health checks by name."""

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
        """Listen; returns the port, which is assigned if `port` is 0. Raises `SettingsError`."""
        app = web.Application()
        app.add_routes([web.get("/healthz", self._serve_health), web.get("/metrics", self._serve_metrics)])
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, host, port).start()
        except OSError as error:
            raise SettingsError(
                f"HTTP_PORT: port {port} of {host} can't be had ({error.strerror}). Choose another one."
            ) from error
        chosen: int = self._runner.addresses[0][1]
        log.info("Serving health and metrics on port %d", chosen)
        return chosen

    async def close(self) -> None:
        if self._runner:
            await self._runner.cleanup()

    async def _serve_health(self, _: web.Request) -> web.Response:
        health = await self._health()
        report = {name: "ok" if well else "not ok" for name, well in health.items()}
        status = 200 if all(health.values()) else 503
        return web.Response(text=json.dumps(report), content_type="application/json", status=status)

    async def _serve_metrics(self, _: web.Request) -> web.Response:
        health = await self._health()
        try:
            async with asyncio.timeout(PATIENCE):
                kept = await self._kept()
        except Exception:  # noqa: BLE001  the health check reports the failed database; the other metrics remain available
            kept = {}
        tasks = len(asyncio.all_tasks())
        metrics = self._figures.told(waiting=self._waiting(), kept=kept, health=health, tasks=tasks)
        return web.Response(body=metrics, headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def _health(self) -> dict[str, bool]:
        """The result of each health check, and of the process itself, which answers."""
        asked = await asyncio.gather(*(_is_healthy(part) for part in self._parts.values()))
        return {"process": True, **dict(zip(self._parts, asked, strict=True))}


async def _is_healthy(part: Health) -> bool:
    try:
        async with asyncio.timeout(PATIENCE):
            return await part()
    except Exception:  # noqa: BLE001  any failure means not healthy
        return False
