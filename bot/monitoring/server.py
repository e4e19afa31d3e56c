"""The HTTP server for health and metrics. It is read-only and has no other page."""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST

from bot.monitoring.figures import Figures, Readings
from bot.process.http_server import HttpServer
from bot.process.version import version
from bot.storage import StoreUnavailableError

PATIENCE = 2.0
"""The time limit for a health check or a query, in seconds."""

HEALTH = "/healthz"
"""The page with everything that matters to users."""

LIVE = "/livez"
"""The page that fails only if a restart would help."""

NOT_OK = "not ok"
STARTING = f"{NOT_OK}: the bot is starting"

Health = Callable[[], Awaitable[bool]]
Read = Callable[[Mapping[str, bool]], Awaitable[Readings]]

log = logging.getLogger(__name__)


class MonitoringServer:
    """An HTTP server for `/metrics` and for pages with the results of health checks.

    `pages` are the names of the health checks on each page, by the page's path. Until `watch` is called the bot is
    starting: only `/livez` is well then.
    """

    def __init__(self, figures: Figures, pages: Mapping[str, Sequence[str]]) -> None:
        self._figures = figures
        self._pages = pages
        self._parts: Mapping[str, Health] | None = None
        self._read: Read = _nothing
        self.port: int | None = None
        """The port at which it listens."""
        routes = {("GET", path): self._serve_health for path in pages}
        self._server = HttpServer(
            "HTTP_PORT",
            {**routes, ("GET", "/metrics"): self._serve_metrics},
            turned_away=figures.turned_away,
        )

    def watch(self, parts: Mapping[str, Health], read: Read) -> None:
        """Begin with the health checks.

        `parts` are these by name; `read` reads the metrics, given the results of the checks on `/healthz`.
        """
        self._parts, self._read = parts, read

    async def start(self, host: str, port: int) -> None:
        """Start listening, at a free port if `port` is 0. Raises `SettingsError`."""
        self.port = await self._server.start(host, port)
        log.info("Serving health and metrics on port %d", self.port)

    async def close(self) -> None:
        await self._server.close()

    async def _serve_health(self, request: web.BaseRequest) -> web.Response:
        faults = await self._faults(request.path)
        report = {name: fault or "ok" for name, fault in faults.items()} | {"version": version()}
        status = 503 if any(faults.values()) else 200
        return web.Response(text=json.dumps(report), content_type="application/json", status=status)

    async def _serve_metrics(self, _: web.BaseRequest) -> web.Response:
        faults = await self._faults(HEALTH)
        metrics = self._figures.told(await self._read({name: not fault for name, fault in faults.items()}))
        return web.Response(body=metrics, headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def _faults(self, page: str) -> dict[str, str]:
        """Return what is wrong with each part, empty if nothing is; the process itself is well, because it answers."""
        names, parts = self._pages[page], self._parts
        if parts is None:
            return {"process": "", **dict.fromkeys(names, "" if page == LIVE else STARTING)}
        asked = await asyncio.gather(*(_fault_of(parts[name]) for name in names))
        return {"process": "", **dict(zip(names, asked, strict=True))}


async def _nothing(health: Mapping[str, bool]) -> Readings:
    return Readings({}, {}, {}, health, tasks=len(asyncio.all_tasks()))


async def _fault_of(part: Health) -> str:
    try:
        async with asyncio.timeout(PATIENCE):
            return "" if await part() else NOT_OK
    except StoreUnavailableError as error:
        return f"{NOT_OK}: {error.reason}" if error.reason else NOT_OK
    except TimeoutError:
        return f"{NOT_OK}: no answer within {PATIENCE:.0f} s"
    except Exception:  # noqa: BLE001  any failure means not healthy
        return NOT_OK
