"""Interactions that one process passes on to another, in a message of PostgreSQL."""

import random

import pytest

from bot.domain.cluster import INTERACTION, LONGEST_MESSAGE, ShardSet, read_interaction, write_interaction

SHARDS = ShardSet(16)


@pytest.mark.parametrize(
    ("interaction", "shard"), [({"guild_id": str(5 << 22)}, 5), ({"user": {"id": "1"}}, 0)]
)
def test_an_interaction_is_passed_on_to_its_shard_and_read_again(
    interaction: dict[str, object], shard: int
) -> None:
    interaction |= {"id": "1", "data": {"custom_id": "„Zug“ 12"}}
    message = write_interaction(interaction, SHARDS)
    assert message
    kind, count, number, data = message.split()
    assert (kind, count, number) == (INTERACTION, "16", str(shard))
    assert message.isascii()
    assert read_interaction(data) == interaction


def test_one_that_is_too_long_for_a_message_is_not_passed_on() -> None:
    noise = random.Random(1).randbytes(LONGEST_MESSAGE).hex()
    assert write_interaction({"data": noise}, SHARDS) is None
    assert write_interaction({"data": noise[:4000]}, SHARDS)
