"""Discord's ids: https://docs.discord.com/developers/reference#snowflakes."""

from playground.clock import Clock

DISCORD_EPOCH = 1_420_070_400  # the first second of 2015
TIME_SHIFT = 22


class SnowflakeMint:
    """Makes ids that carry the moment they were made, unique and rising."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def mint(self) -> int:
        """The next id."""
        milliseconds = int((self._clock.now() - DISCORD_EPOCH) * 1000)
        self._last = max(milliseconds << TIME_SHIFT, self._last + 1)
        return self._last


def made_at(snowflake: int) -> float:
    """The moment at which an id was made, in seconds since 1970."""
    return (snowflake >> TIME_SHIFT) / 1000 + DISCORD_EPOCH


def shard_of(guild_id: int, shards: int) -> int:
    """The number of the shard that hears of a guild, of an application's shards.

    https://docs.discord.com/developers/events/gateway#sharding
    """
    return (guild_id >> TIME_SHIFT) % shards
