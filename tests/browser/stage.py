"""A playground without a bot in it: messages are posted by hand, so that all kinds of them can be shown."""

import asyncio
import contextlib
import json
import threading
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeVar

from playwright.sync_api import Locator

from discord_playground import Interaction, Person, Playground, TextChannel
from tests.browser.play import Tab

T = TypeVar("T")

MESSAGE, DEFERRED, UPDATE, MODAL = 4, 5, 7, 9  # kinds of answers
PRIVATELY = {"flags": 1 << 6}


def text(words: str) -> dict[str, Any]:
    return {"type": 10, "content": words}


def button(label: str, **more: object) -> dict[str, Any]:
    return {"type": 2, "style": 2, "label": label, "custom_id": label.lower(), **more}


def row(*components: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(components)}


class Stage:
    """The playground runs in a thread of its own, because a browser is driven from this one."""

    def __init__(self, playground: Playground, loop: asyncio.AbstractEventLoop) -> None:
        self.playground = playground
        self._loop = loop
        self.application = playground.create_application("Bot")
        self.guild = guild = playground.create_guild("Club")
        self.channel: TextChannel = guild.create_text_channel("games")
        guild.add_bot(self.application)
        self.anna, self.ben = (self._join(name) for name in ("Anna", "Ben"))
        guild.add_member(self.anna)
        guild.add_member(self.ben)

    def _join(self, name: str) -> Person:
        person = self.playground.create_user(name.lower(), display_name=name)
        self.playground.page.introduce(person, "plays")
        return person

    def call(self, path: str, body: object, *, method: str = "POST") -> Any:  # noqa: ANN401  any JSON
        """Call the API as the bot."""
        request = urllib.request.Request(  # noqa: S310  to the playground on this machine
            self.playground.api_url + path,
            data=json.dumps(body).encode(),
            headers={"Authorization": f"Bot {self.application.token}", "Content-Type": "application/json"},
            method=method,
        )
        with urllib.request.urlopen(request) as response:  # noqa: S310  as above
            return json.loads(response.read() or b"{}")

    def offer(self, name: str, option: dict[str, Any]) -> None:
        """Register a command with one option, and no others."""
        self.register(
            {"name": name, "description": "Does something", "options": [{"required": True, **option}]}
        )

    def register(self, *commands: dict[str, Any]) -> None:
        """Register commands as the bot, and no others."""
        self.call(f"/applications/{self.application.id}/commands", list(commands), method="PUT")

    def post(self, **message: object) -> None:
        """Post a message into the channel."""
        self.call(f"/channels/{self.channel.id}/messages", message)

    def post_components(self, *components: dict[str, Any]) -> None:
        """Post a message made of Components V2."""
        self.post(flags=1 << 15, components=list(components))

    def answer(self, kind: int, data: dict[str, Any] | None = None) -> Interaction:
        """Wait for somebody to use something, answer that, and give the interaction."""
        done: Interaction = self.run(self._done())
        self.call(f"/interactions/{done.id}/{done.token}/callback", {"type": kind, "data": data or {}})
        return done

    def open_form(self, tab: Tab, title: str, fields: Mapping[str, object]) -> "Locator":
        """Open a form, of fields by their labels, with a button that is pressed in a tab; give the form there."""
        self.post_components(row(button("Form")))
        tab.press("Form", on=tab.latest)
        labels = [{"type": 18, "label": name, "component": field} for name, field in fields.items()]
        self.answer(MODAL, {"custom_id": "form", "title": title, "components": labels})
        return tab.page.get_by_role("dialog", name=title)

    async def _done(self) -> Interaction:
        def waiting() -> list[Interaction]:
            return [each for each in self.playground.world.interactions.values() if not each.over]

        await self.playground.wait_until(lambda: bool(waiting()), what="something to answer")
        return waiting()[-1]

    def run(self, work: Any) -> Any:  # noqa: ANN401  whatever a coroutine gives
        """Run a coroutine where the playground runs."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(timeout=60)

    def do(self, deed: Callable[..., T], *arguments: object) -> T:
        """Do something where the playground runs."""

        async def doing() -> T:
            return deed(*arguments)

        result: T = self.run(doing())
        return result


@contextlib.contextmanager
def staged() -> Iterator[Stage]:
    """Set the stage until the block ends."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    try:
        playground = Playground()
        asyncio.run_coroutine_threadsafe(playground.__aenter__(), loop).result(timeout=60)
        try:
            yield asyncio.run_coroutine_threadsafe(_founded(playground, loop), loop).result(timeout=60)
        finally:
            asyncio.run_coroutine_threadsafe(playground.__aexit__(None, None, None), loop).result(timeout=60)
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


async def _founded(playground: Playground, loop: asyncio.AbstractEventLoop) -> Stage:
    return Stage(playground, loop)
