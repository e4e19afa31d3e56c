"""The service for sharing: how often a user may have the bot post something in a channel."""

from collections import deque
from collections.abc import Callable
from datetime import datetime, timedelta

from bot.domain.ids import ChannelId, UserId
from bot.domain.refusals import Limit, RefusalReason, Refused

MOST_SHARED = 5
"""How many things a user may share in a channel within `SHARED_WITHIN`."""

SHARED_WITHIN = timedelta(minutes=10)


class Sharing:
    """The service for sharing. Its counts are kept in memory, so a restart resets them."""

    def __init__(self, *, clock: Callable[[], datetime]) -> None:
        self._clock = clock
        self._shared: dict[tuple[UserId, ChannelId], deque[datetime]] = {}
        """The moments of each user's last `MOST_SHARED` posts in a channel, oldest first."""

    def check(self, user: UserId, channel: ChannelId) -> None:
        """Check that a user may share one more thing in a channel. Raises `Refused`: SHARED_OFTEN."""
        moments = self._shared.get((user, channel), deque())
        if len(moments) == MOST_SHARED and self._clock() < (until := moments[0] + SHARED_WITHIN):
            raise Refused(RefusalReason.SHARED_OFTEN, Limit(MOST_SHARED, until))

    def count(self, user: UserId, channel: ChannelId) -> None:
        """Count one more thing that a user shares in a channel. Raises what `check` raises."""
        self.check(user, channel)
        self._forget_old()
        self._shared.setdefault((user, channel), deque(maxlen=MOST_SHARED)).append(self._clock())

    def _forget_old(self) -> None:
        since = self._clock() - SHARED_WITHIN
        self._shared = {key: moments for key, moments in self._shared.items() if moments[-1] > since}
