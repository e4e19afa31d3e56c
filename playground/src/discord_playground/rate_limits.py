"""Rate limits of routes, and the response headers that announce them.

https://docs.discord.com/developers/topics/rate-limits
"""

import hashlib
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass

from discord_playground.clock import Clock
from discord_playground.errors import Reason, Refusal
from discord_playground.snowflakes import made_at
from discord_playground.users import Application


@dataclass(frozen=True)
class Limit:
    """A number of requests per period, counted separately for each value of the major parameters."""

    requests: int
    seconds: float


# The limits that Discord's responses have long announced for these routes; they are not documented.
DISCORD: dict[tuple[str, str], Limit] = {
    ("POST", "/channels/{channel_id}/messages"): Limit(5, 5.0),
    ("PATCH", "/channels/{channel_id}/messages/{message_id}"): Limit(5, 5.0),
    ("DELETE", "/channels/{channel_id}/messages/{message_id}"): Limit(5, 1.0),
    ("PATCH", "/channels/{channel_id}"): Limit(10, 15.0),
    ("POST", "/channels/{channel_id}/typing"): Limit(5, 5.0),
    ("POST", "/webhooks/{webhook_id}/{webhook_token}"): Limit(5, 2.0),
    ("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/@original"): Limit(5, 2.0),
}
EDIT = ("PATCH", "/channels/{channel_id}/messages/{message_id}")
# Edits of old messages are limited per channel. Discord documents no number; this one has been observed.
OLD_AFTER = 3600.0  # seconds
OLD_EDITS = Limit(3, 20.0)
EDIT_CHANNEL = ("PATCH", "/channels/{channel_id}")
# Changes of a channel's name are limited per channel: https://github.com/discord/discord-api-docs/issues/2190
RENAMES = Limit(2, 600.0)
MOST_BUCKETS = 1_000
EVERYWHERE = Limit(50, 1.0)  # per bot, not counting interaction endpoints; documented by Discord
IDENTIFY_SECONDS = 5.0
UNCOUNTED = ("/interactions/", "/webhooks/")
MAJOR = ("channel_id", "guild_id", "webhook_id", "webhook_token")


class RateLimits:
    """The request counts per bucket: one for each route and its major parameters, and one per bot for `everywhere`."""

    def __init__(
        self,
        clock: Clock,
        limits: Mapping[tuple[str, str], Limit],
        *,
        everywhere: Limit | None = None,
    ) -> None:
        self._clock = clock
        self._limits = dict(limits)
        self._everywhere = everywhere
        self._used: dict[tuple[str, ...], deque[float]] = {}

    def limit(self, method: str, route: str, limit: Limit) -> None:
        """Set the limit of a route, replacing an earlier one."""
        self._limits[method, route] = limit

    def spend(
        self,
        method: str,
        route: str,
        path: Mapping[str, str],
        caller: Application | None,
        body: object = None,
    ) -> dict[str, str]:
        """Count a request and return the headers for its answer. Raises `Refusal` with a 429 above the limit."""
        self._spend_everywhere(route, caller)
        limit = self._limits.get((method, route))
        if limit is None:
            return {}
        major = tuple(path[name] for name in MAJOR if name in path)
        self._forget_idle_buckets()
        key = (str(caller.id) if caller else "", method, route, *major)
        now = self._clock.now()
        if (method, route) == EDIT and self._is_old(path["message_id"]):
            self._spend_or_refuse((*key, "old"), OLD_EDITS, scope="shared", reason=Reason.OLD_MESSAGE_EDITS)
        if (method, route) == EDIT_CHANNEL and isinstance(body, dict) and "name" in body:
            self._spend_or_refuse((*key, "name"), RENAMES, scope="user")
        full, used = self._count(key, limit)
        reset_after = used[0] + limit.seconds - now
        bucket = hashlib.sha256(f"{method} {route}".encode()).hexdigest()[:32]
        headers = {
            "X-RateLimit-Limit": str(limit.requests),
            "X-RateLimit-Remaining": str(limit.requests - len(used)),
            "X-RateLimit-Reset": f"{now + reset_after:.3f}",
            "X-RateLimit-Reset-After": f"{reset_after:.3f}",
            "X-RateLimit-Bucket": bucket,
        }
        if full:
            raise too_many(reset_after, headers=headers, scope="user")
        return headers

    def _spend_everywhere(self, route: str, caller: Application | None) -> None:
        if caller is not None and self._everywhere is not None and not route.startswith(UNCOUNTED):
            self._spend_or_refuse((str(caller.id), "everywhere"), self._everywhere, scope="global")

    def _spend_or_refuse(
        self, key: tuple[str, ...], limit: Limit, *, scope: str, reason: Reason = Reason.TOO_MANY_REQUESTS
    ) -> None:
        """Count a request against a limit that no header announces. Raises `Refusal` above the limit."""
        full, used = self._count(key, limit)
        if full:
            retry_after = used[0] + limit.seconds - self._clock.now()
            raise too_many(retry_after, headers={}, scope=scope, reason=reason)

    def _count(self, key: tuple[str, ...], limit: Limit) -> tuple[bool, deque[float]]:
        """Count a request if the limit allows it; return whether the limit was exhausted, and the counted times."""
        used = self._used.setdefault(key, deque())
        now = self._clock.now()
        while used and used[0] <= now - limit.seconds:
            used.popleft()
        full = len(used) >= limit.requests
        if not full:
            used.append(now)
        return full, used

    def _is_old(self, message_id: str) -> bool:
        return message_id.isdecimal() and made_at(int(message_id)) < self._clock.now() - OLD_AFTER

    def _forget_idle_buckets(self) -> None:
        """Drop idle buckets once there are many: every interaction token has its own."""
        if len(self._used) > MOST_BUCKETS:
            oldest = self._clock.now() - max(
                limit.seconds for limit in (OLD_EDITS, RENAMES, *self._limits.values())
            )
            self._used = {key: used for key, used in self._used.items() if used and used[-1] > oldest}


class IdentifyLimits:
    """The limit of identifies: `max_concurrency` shards may start in the same period.

    https://docs.discord.com/developers/events/gateway#rate-limiting
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._latest: dict[tuple[int, int], float] = {}

    def spend(self, application: Application, shard: int) -> bool:
        """Count an identify unless it follows too soon after another in its bucket; return whether it was counted."""
        bucket = (application.id, shard % application.max_concurrency)
        now = self._clock.now()
        if now - self._latest.get(bucket, -IDENTIFY_SECONDS) < IDENTIFY_SECONDS:
            return False
        self._latest[bucket] = now
        return True


def too_many(
    retry_after: float,
    *,
    headers: Mapping[str, str],
    scope: str,
    reason: Reason = Reason.TOO_MANY_REQUESTS,
) -> Refusal:
    """Return a 429. It has a `Via` header, without which discord.py assumes a Cloudflare ban."""
    everywhere = scope == "global"
    told = {"Via": "1.1 playground", "Retry-After": f"{retry_after:.3f}", "X-RateLimit-Scope": scope}
    if everywhere:
        told["X-RateLimit-Global"] = "true"
    return Refusal(
        reason,
        details={"retry_after": round(retry_after, 3), "global": everywhere},
        headers={**headers, **told},
    )
