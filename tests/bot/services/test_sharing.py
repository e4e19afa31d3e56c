"""A user shares a few things in a channel within some minutes; then others have room."""

from bot.domain import ChannelId
from bot.domain.refusals import Limit, RefusalReason
from bot.services.sharing import MOST_SHARED, SHARED_WITHIN, Sharing
from tests.bot.company import ANNA, BEN, HERE, Clock
from tests.bot.refused import refuses

ELSEWHERE = ChannelId(HERE.channel + 1)


def test_a_user_shares_five_things_in_a_channel_within_ten_minutes(clock: Clock) -> None:
    sharing, first = Sharing(clock=clock), clock.now
    for _ in range(MOST_SHARED):
        sharing.check(ANNA.id, HERE.channel)
        sharing.count(ANNA.id, HERE.channel)
        clock.go_on(minutes=1)
    for refused in (sharing.check, sharing.count):
        with refuses(RefusalReason.SHARED_OFTEN) as refusal:
            refused(ANNA.id, HERE.channel)
        assert refusal.value.about == Limit(MOST_SHARED, first + SHARED_WITHIN)
    sharing.count(ANNA.id, ELSEWHERE)
    sharing.count(BEN.id, HERE.channel)
    clock.now = first + SHARED_WITHIN
    sharing.count(ANNA.id, HERE.channel)
    with refuses(RefusalReason.SHARED_OFTEN):
        sharing.count(ANNA.id, HERE.channel)


def test_what_was_shared_long_ago_takes_no_memory(clock: Clock) -> None:
    sharing = Sharing(clock=clock)
    for number in range(100):
        sharing.count(ANNA.id, ChannelId(number))
        clock.now += SHARED_WITHIN
    assert len(sharing._shared) == 1
