"""Private pages that follow a match: they are updated or deleted when the match changes."""

import logging
from collections.abc import Awaitable, Callable

from bot.delivery.open_panels import OpenPanel
from bot.domain.refusals import Refused
from bot.process.logs import in_short
from bot.requests.request import Request
from bot.storage import StoreUnavailableError
from bot.toolkit.answer import Answer, Gone, Live

log = logging.getLogger(__name__)

Show = Callable[[Request, Answer], Awaitable[int | None]]
"""A function that edits the first response and returns its message id; None if there is no message any more."""


def follow(request: Request, live: Live, message: int, show: Show) -> None:
    """Keep a private page up to date, including changes since it was drawn."""
    _Followed(request, live, message, show).begin()


class _Followed:
    """A private page that is updated together with its match."""

    def __init__(self, request: Request, live: Live, message: int, show: Show) -> None:
        self._request = request
        self._show = show
        self._live = live
        self._message = message
        self._panels = request.client.presenter.panels
        finishing = request.client.finishing
        self._panel = OpenPanel(
            live.match.id,
            request.user,
            request.interaction.id,
            request.interaction.expires_at,
            renew=lambda: finishing(self._renew()),
            close=lambda: finishing(self._close()),
            part=lambda: finishing(self._part()),
        )

    def begin(self) -> None:
        self._panels.keep(self._message, self._panel)
        if self._is_current:
            self._panel.renew()

    @property
    def _is_current(self) -> bool:
        return self._panels.holds(self._message, self._panel)

    async def _renew(self) -> None:
        answer = await _renewed(self._live)
        if answer is not None:
            async with self._panels.changing(self._message):
                if self._is_current:
                    await self._change(answer)

    async def _part(self) -> None:
        """Show the last page, if the page would be wrong without updates."""
        if self._live.farewell is None:
            return
        async with self._panels.changing(self._message):
            if self._is_current:
                await self._change(self._live.farewell)

    async def _change(self, answer: Answer) -> None:
        """Show the new answer, and follow it unless the user has pressed or opened something in the meantime."""
        if not isinstance(answer, Live):
            self._panels.drop(self._message)
        shown = await self._show(self._request, answer)
        if self._is_current:
            self._panels.drop(self._message)
            if isinstance(answer, Live) and shown is not None:
                follow(self._request, answer, shown, self._show)

    async def _close(self) -> None:
        async with self._panels.changing(self._message):
            await self._show(self._request, Gone())


async def _renewed(live: Live) -> Answer | None:
    """Return the new answer; `Gone` if renewing is refused.

    None leaves the panel as it is: nothing has changed, or the store is unavailable.
    """
    try:
        return await live.renew()
    except Refused:
        return Gone()
    except StoreUnavailableError as error:
        log.warning("A panel stays as it is: %s", in_short(error.__cause__ or error))
        return None
