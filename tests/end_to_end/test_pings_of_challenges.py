"""A challenge calls the person whom it names as they want to be called: now, later, in private, or not at all."""

from datetime import timedelta
from zoneinfo import ZoneInfo

from bot.domain import ChallengeId, PingBy, PingWhen, QuietHours
from discord_playground import Message
from tests.end_to_end.club import Club, labels, withdraw


def quiet_now(club: Club, *, hours: int) -> QuietHours:
    """Quiet hours from the beginning of the present hour on."""
    return QuietHours(club.now().hour, (club.now().hour + hours) % 24, ZoneInfo("UTC"))


async def challenged(club: Club) -> Message:
    """The message of a challenge to Ben, in its current state."""
    await club.use(club.anna, "challenge", {"opponent": club.ben})
    await club.nothing_to_do()
    return current(club)


def current(club: Club) -> Message:
    (message,) = club.public()
    return message


async def pending(club: Club) -> object:
    async with club.store.read() as uow:
        return await uow.invitations.of(ChallengeId(1))


async def test_somebody_who_never_wants_pings_is_named_and_not_called(club: Club) -> None:
    await club.prefer(club.ben, when=PingWhen.NEVER)
    message = await challenged(club)
    assert "Ben" in message.text
    assert message.pings == set()
    await club.time_passes(days=1)
    assert current(club) == message
    assert club.direct_messages(club.ben) == []


async def test_somebody_who_wants_no_others_while_a_match_waits_is_called_all_the_same(club: Club) -> None:
    """A challenge waits for an answer as nothing else does."""
    await club.prefer(club.ben, when=PingWhen.FIRST)
    assert (await challenged(club)).pings == {club.ben.id}
    assert await pending(club) is None


async def test_in_quiet_hours_the_ping_waits_for_their_end_and_comes_once(club: Club) -> None:
    await club.prefer(club.ben, quiet=quiet_now(club, hours=3))
    message = await challenged(club)
    assert message.pings == set()
    await club.time_passes(hours=1)
    assert current(club) == message
    await club.time_passes(hours=2)
    called = current(club)
    assert called != message
    assert called.pings == {club.ben.id}
    assert "Accept" in labels(called)
    await club.time_passes(hours=5)
    assert current(club) == called
    assert await pending(club) is None


async def test_a_ping_that_waits_survives_restarts(club: Club) -> None:
    await club.prefer(club.ben, quiet=quiet_now(club, hours=3))
    await challenged(club)
    await club.stop_bot()
    club.put_clocks_forward(timedelta(hours=4))
    await club.start_bot()
    await club.time_passes(minutes=1)
    called = current(club)
    assert called.pings == {club.ben.id}
    await club.stop_bot()
    await club.start_bot()
    await club.time_passes(minutes=1)
    assert current(club) == called


async def test_of_a_challenge_that_was_answered_meanwhile_nobody_is_called(club: Club) -> None:
    await club.prefer(club.ben, quiet=quiet_now(club, hours=3))
    message = await challenged(club)
    await withdraw(club, club.anna)
    await club.time_passes(hours=4)
    assert current(club) == message
    assert message.pings == set()


async def test_what_is_wanted_by_then_counts(club: Club) -> None:
    await club.prefer(club.ben, quiet=quiet_now(club, hours=3))
    message = await challenged(club)
    await club.prefer(club.ben, when=PingWhen.NEVER)
    await club.time_passes(hours=4)
    assert current(club) == message
    assert await pending(club) is None


async def test_a_ping_by_direct_message_shows_the_terms_and_leads_to_the_challenge(club: Club) -> None:
    await club.prefer(club.ben, by=PingBy.DIRECT)
    message = await challenged(club)
    assert message.pings == set()
    (received,) = club.direct_messages(club.ben)
    assert received.content.startswith("Anna challenges you to DVONN in Club.\n")
    assert "3 days + 1 day/move, max 5 days." in received.text
    assert [button.url for button in received.buttons] == [message.jump_url]
    await club.time_passes(days=1)
    assert club.direct_messages(club.ben) == [received]
    assert current(club) == message


async def test_a_direct_message_that_does_not_arrive_becomes_a_mention(club: Club) -> None:
    await club.prefer(club.ben, by=PingBy.DIRECT)
    club.ben.refuse_direct_messages(club.application)
    message = await challenged(club)
    assert message.pings == {club.ben.id}
    assert await pending(club) is None


async def test_killed_after_the_ping_was_posted_and_before_it_was_noted_the_bot_calls_once(
    club: Club,
) -> None:
    await club.prefer(club.ben, quiet=quiet_now(club, hours=3))
    await challenged(club)
    club.playground.faults.next("POST", "/channels/{channel_id}/messages", status=503, carried_out=True)
    club.put_clocks_forward(timedelta(hours=4))
    await club.bot.scheduler.look()
    await club.playground.wait_until(lambda: any(message.pings for message in club.public()), what="the ping")
    await club.kill_bot()
    called = current(club)
    await club.start_bot()
    await club.time_passes(minutes=1)
    assert current(club) == called
    assert await pending(club) is None


async def test_a_rematch_calls_as_a_challenge_does(club: Club) -> None:
    await club.prefer(club.ben, by=PingBy.DIRECT)
    await club.begin_by_challenge()
    await club.resign(club.anna)
    before = club.direct_messages(club.ben)
    await club.press(club.anna, club.public()[-1], "Rematch")
    await club.nothing_to_do()
    (received,) = [each for each in club.direct_messages(club.ben) if each not in before]
    assert "would like a rematch of game 1" in received.text
    assert club.public()[-1].pings == set()
