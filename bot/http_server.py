"""An HTTP server with some routes, for health and metrics or for interactions."""

from collections.abc import Iterable

from aiohttp import web

from bot.settings import SettingsError


class HttpServer:
    """A server that is not listening yet. `setting` is the name of the setting that holds its port."""

    def __init__(self, setting: str, routes: Iterable[web.RouteDef]) -> None:
        self._setting = setting
        app = web.Application()
        app.add_routes(routes)
        self._runner = web.AppRunner(app, access_log=None)

    async def start(self, host: str, port: int) -> int:
        """Start listening and return the port, which is assigned if `port` is 0. Raises `SettingsError`."""
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, host, port).start()
        except OSError as error:
            raise SettingsError(
                f"{self._setting}: port {port} of {host} can't be had ({error.strerror}). Choose another one."
            ) from error
        chosen: int = self._runner.addresses[0][1]
        return chosen

    async def close(self) -> None:
        await self._runner.cleanup()
