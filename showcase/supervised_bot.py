"""The bot beside a playground that people use: watched, restarted on demand, and spoken for when it ends."""

import asyncio
from collections.abc import Callable
from pathlib import Path

from playground import Application, BotChanged, BotState, Playground
from showcase.bot_process import connected, last_words, start_bot, stop_bot
from showcase.errors import ShowcaseError


class SupervisedBot:
    """Runs the bot's process in the folder `place`; `tell` is told of each change, in a line or a few.

    It is the page's switch (`playground.BotSwitch`). The process is not started again by itself: people are to
    see that it ended.
    """

    def __init__(
        self, playground: Playground, application: Application, place: Path, tell: Callable[[str], None]
    ) -> None:
        self._playground = playground
        self._application = application
        self._place = place
        self._tell = tell
        self._process: asyncio.subprocess.Process | None = None
        self._watching: asyncio.Task[None] | None = None
        self._turning = asyncio.Lock()
        self._state = BotState.STOPPED
        self._trouble = ""

    @property
    def state(self) -> BotState:
        """The state of the process."""
        return self._state

    @property
    def trouble(self) -> str:
        """The reason why it does not run although it should."""
        return self._trouble

    async def start(self) -> None:
        """Start it and wait until it is connected; if that fails, `trouble` says why."""
        async with self._turning:
            await self._start()

    async def restart(self) -> None:
        """Stop it as SIGTERM does, and start it."""
        async with self._turning:
            await self._stop()
            await self._start()

    async def kill(self) -> None:
        """End it in the middle of whatever it does."""
        if self._process is not None and self._process.returncode is None:
            self._process.kill()

    async def stop(self) -> None:
        """Stop it as SIGTERM does."""
        async with self._turning:
            await self._stop()

    async def _start(self) -> None:
        self._change(BotState.STARTING)
        process = self._process = await start_bot(self._playground, self._application, self._place)
        try:
            await connected(self._playground, self._application, process, self._place)
        except ShowcaseError as trouble:
            await stop_bot(process)
            self._change(BotState.STOPPED, str(trouble))
        else:
            self._watching = asyncio.create_task(self._watch(process))
            self._change(BotState.RUNNING)

    async def _watch(self, process: asyncio.subprocess.Process) -> None:
        status = await process.wait()
        how = f"was ended by signal {-status}" if status < 0 else f"ended with status {status}"
        self._change(BotState.STOPPED, f"the bot {how}; its last words:\n{last_words(self._place)}")

    async def _stop(self) -> None:
        if self._watching is not None:
            self._watching.cancel()
        if self._process is not None:
            self._change(BotState.STOPPING)
            await stop_bot(self._process)
            await self._playground.disconnected(self._application)
            self._change(BotState.STOPPED)

    def _change(self, state: BotState, trouble: str = "") -> None:
        self._state, self._trouble = state, trouble
        if trouble:
            self._tell(f"{trouble[0].upper()}{trouble[1:]}")
        self._playground.stream.publish(BotChanged())
