"""Private pages that follow their match, as they were answered: they are brought up to date, or taken away."""

import logging
from collections.abc import Awaitable, Callable

from bot.delivery.open_panels import OpenPanel
from bot.domain.refusals import Refused
from bot.logs import in_short
from bot.requests.request import Request
from bot.storage import StoreUnavailableError
from bot.ui.answer import Answer, Gone, Live

log = logging.getLogger(__name__)

Show = Callable[[Request, Answer], Awaitable[int | None]]
"""Shows an answer in place of the first one; gives the number of its message, None where there is none."""


def follow(request: Request, live: Live, message: int, show: Show) -> None:
    """Bring a page up to date from now on, and with what has happened since it was drawn."""
    _Followed(request, live, message, show).begin()


class _Followed:
    """A page that follows its match, as it was answered to a request; Discord knows it as that message."""

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
        )

    def begin(self) -> None:
        self._panels.keep(self._message, self._panel)
        if self._is_current:
            self._panel.renew()

    @property
    def _is_current(self) -> bool:
        return self._panels.holds(self._message, self._panel)

    async def _renew(self) -> None:
        said = await _renewed(self._live)
        if said is not None:
            async with self._panels.changing(self._message):
                if self._is_current:
                    await self._change(said)

    async def _change(self, said: Answer) -> None:
        """Show what is to be seen by now, and follow that unless something was pressed or opened meanwhile."""
        if not isinstance(said, Live):
            self._panels.drop(self._message)
        shown = await self._show(self._request, said)
        if self._is_current:
            self._panels.drop(self._message)
            if isinstance(said, Live) and shown is not None:
                follow(self._request, said, shown, self._show)

    async def _close(self) -> None:
        async with self._panels.changing(self._message):
            await self._show(self._request, Gone())


async def _renewed(live: Live) -> Answer | None:
    """The answer by now, if it is another one; a page of a match that one may no longer see goes away."""
    try:
        return await live.renew()
    except Refused:
        return Gone()
    except StoreUnavailableError as error:
        log.warning("A panel stays as it is: %s", in_short(error.__cause__ or error))
        return None
