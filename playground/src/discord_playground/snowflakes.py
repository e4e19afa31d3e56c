"""Discord's ids: https://docs.discord.com/developers/reference#snowflakes."""

from discord_playground.clock import Clock

DISCORD_EPOCH = 1_420_070_400  # 2015-01-01
TIME_SHIFT = 22


class SnowflakeGenerator:
    """A generator of unique, increasing ids that contain their time of creation."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def generate(self) -> int:
        milliseconds = int((self._clock.now() - DISCORD_EPOCH) * 1000)
        self._last = max(milliseconds << TIME_SHIFT, self._last + 1)
        return self._last


def made_at(snowflake: int) -> float:
    """Return when an id was created, in seconds since 1970."""
    return (snowflake >> TIME_SHIFT) / 1000 + DISCORD_EPOCH


def shard_of(guild_id: int, shards: int) -> int:
    """Return the number of the shard that receives a guild's events.

    https://docs.discord.com/developers/events/gateway#sharding
    """
    return (guild_id >> TIME_SHIFT) % shards
