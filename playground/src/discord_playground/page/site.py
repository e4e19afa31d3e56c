"""Serves the page: its static files, the list of people to act as, and one websocket per tab."""

from pathlib import Path

import fontpkg
from aiohttp import WSCloseCode, web

from discord_playground.faults import Faults
from discord_playground.gateway import Gateway
from discord_playground.page.bot_switch import BotSwitch
from discord_playground.page.operator import Operator
from discord_playground.page.presence import Presence
from discord_playground.page.residents import Resident
from discord_playground.page.tab import Tab
from discord_playground.people import Person
from discord_playground.world import World

FILES = Path(__file__).parents[1] / "web"
MOST_ASKED = 64 * 1024 * 1024  # bytes: a form with base64-encoded files
FRESH = {"Cache-Control": "no-cache"}
LASTING = {"Cache-Control": "max-age=86400"}
FONT = "inter"  # served with the page, so that it looks the same on every machine
POLICY = {
    # Content security policy: nothing external, and no scripts except the page's own files, to rule out injection.
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; style-src 'self'; object-src 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}


def _version() -> str:
    """Return the version of the page's files that is part of their URLs.

    It lets browsers cache the files until one of them changes.
    """
    return f"{max(file.stat().st_mtime_ns for file in FILES.iterdir()):x}"


class Page:
    """The web page. `introduce` adds the people that a tab can act as; `give_switch` lets the page restart the bot."""

    def __init__(self, world: World, gateway: Gateway, faults: Faults) -> None:
        self._world = world
        self._presence = Presence(world, gateway)
        self._operator = Operator(world, faults)
        self._residents: dict[str, Resident] = {}
        self._sockets: set[web.WebSocketResponse] = set()

    def introduce(self, person: Person, words: str, *, phone: bool = False) -> None:
        """Add a person that tabs can act as, with a short description; `phone` selects the mobile layout."""
        self._residents[person.name] = Resident(person, words, phone)

    def give_switch(self, bot: BotSwitch) -> None:
        """Set the switch with which the panel restarts the bot and shows its state."""
        self._operator.bot = bot

    def add_routes(self, router: web.UrlDispatcher) -> None:
        router.add_get("/", self._index)
        router.add_get("/play/files/{state}/{name}", self._file)
        router.add_get("/play/font", self._font)
        router.add_get("/play/people", self._people)
        router.add_get("/play/tab", self._tab)

    async def close(self) -> None:
        """Close every tab's websocket."""
        for socket in tuple(self._sockets):
            await socket.close(code=WSCloseCode.GOING_AWAY)

    async def _index(self, _request: web.Request) -> web.Response:
        written = (FILES / "index.html").read_text(encoding="utf-8")
        page = written.replace("/play/files/", f"/play/files/{_version()}/")
        return web.Response(text=page, content_type="text/html", headers=FRESH | POLICY)

    async def _file(self, request: web.Request) -> web.FileResponse:
        path = FILES / request.match_info["name"]
        if path.parent != FILES or not path.is_file():
            raise web.HTTPNotFound
        lasting = request.match_info["state"] == _version()
        return web.FileResponse(path, headers=(LASTING if lasting else FRESH) | POLICY)

    async def _font(self, _request: web.Request) -> web.FileResponse:
        return web.FileResponse(fontpkg.path(FONT), headers=LASTING)

    async def _people(self, _request: web.Request) -> web.Response:
        guilds = [guild.name for guild in self._world.guilds.values()]
        people = [resident.payload() for resident in self._residents.values()]
        return web.json_response({"guilds": guilds, "people": people})

    async def _tab(self, request: web.Request) -> web.WebSocketResponse:
        origin = request.headers.get("Origin")
        if origin is not None and origin.partition("://")[2] != request.host:
            raise web.HTTPForbidden(text="This page is not the playground's own.")
        resident = self._residents.get(request.query.get("as", ""))
        if resident is None:
            raise web.HTTPNotFound(text="There is nobody of that name.")
        since = request.query.get("since", "")
        socket = web.WebSocketResponse(heartbeat=30.0, max_msg_size=MOST_ASKED)
        await socket.prepare(request)
        self._sockets.add(socket)
        tab = Tab(
            socket,
            self._world,
            resident,
            self._presence,
            self._operator,
            since=int(since) if since.isdecimal() else None,
        )
        try:
            with self._presence.here(resident.person):
                await tab.run()
        finally:
            self._sockets.discard(socket)
        return socket
