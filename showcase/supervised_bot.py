"""The bot's process beside an interactive playground, restarted on demand."""

import asyncio
from collections.abc import Callable
from pathlib import Path

from discord_playground import Application, BotChanged, BotState, Playground
from showcase.bot_process import connected, log_tail, start_bot, stop_bot
from showcase.errors import ShowcaseError


class SupervisedBot:
    """The bot's process, run in the folder `place`; `tell` receives an error message if it stops unexpectedly.

    Implements the page's switch (`playground.BotSwitch`). A crashed process is not restarted automatically, so that
    visitors notice the crash.
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
        return self._state

    @property
    def trouble(self) -> str:
        """The reason for an unexpected stop of the process; empty if there was none."""
        return self._trouble

    async def start(self) -> None:
        """Start the bot and wait until it is connected; after a failure, `trouble` has the reason."""
        async with self._turning:
            await self._start()

    async def restart(self) -> None:
        """Stop the bot with SIGTERM and start it again."""
        async with self._turning:
            await self._stop()
            await self._start()

    async def kill(self) -> None:
        """Kill the process with SIGKILL."""
        if self._process is not None and self._process.returncode is None:
            self._process.kill()

    async def stop(self) -> None:
        """Stop the bot with SIGTERM."""
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
        self._change(BotState.STOPPED, f"the bot {how}; the end of its log:\n{log_tail(self._place)}")

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
