"""Messages that the bot sends by itself arrive, though Discord has rejected them once."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

import pytest

from bot.domain import ChannelId, PingBy, UserId
from bot.domain.rejections import ASKED_AGAIN_AFTER
from bot.features.spectator_channels.spectators import Spectators
from bot.storage.rejections import RejectionRepository
from discord_playground import Message, NonceScope, Person, TextChannel
from discord_playground.discordpy import hearing
from tests.end_to_end.club import Club
from tests.end_to_end.onlooking import play, watch
from tests.end_to_end.test_daily_puzzles import HOUR, until
from tests.end_to_end.test_standing_messages import MENU, TABLE, known_players, show

MESSAGES, CHANNELS = "/channels/{channel_id}/messages", "/users/@me/channels"
MINUTES = ASKED_AGAIN_AFTER / timedelta(minutes=1)


async def nothing(_: Club) -> None:
    """A server in which nothing has happened yet."""


@dataclass(frozen=True)
class Delivery:
    """Something that the bot sends: the occasion, the request, and the messages that have arrived."""

    name: str
    happens: Callable[[Club], Awaitable[object]]
    arrived: Callable[[Club], list[Message]]
    before: Callable[[Club], Awaitable[object]] = nothing
    route: str = MESSAGES
    """The request that fails."""
    code: int = 50013
    """How Discord rejects it for good."""


def named(club: Club, name: str) -> TextChannel:
    return next(channel for channel in club.guild.text_channels if channel.name == name)


async def begin(club: Club) -> None:
    await club.begin()
    await club.nothing_to_do()


async def move(club: Club) -> None:
    await play(club, (await club.stored()).position.legal_moves()[0])


async def begin_and_open_stage(club: Club) -> None:
    await begin(club)
    club.guild.create_text_channel("stage")
    club.bot.get(Spectators).pace = 0


async def follow(club: Club, **options: object) -> None:
    await club.use(club.olga, "dvonn-admin follow", {"channel": named(club, "stage"), **options})
    await club.nothing_to_do()


async def begin_and_watch(club: Club) -> None:
    await begin(club)
    await watch(club, club.cleo, "Each move")


async def settle_daily(club: Club) -> None:
    await club.time_passes(minutes=until(club, 9, 0) / timedelta(minutes=1))
    await club.settle(daily_channel=ChannelId(club.channel.id), daily_hour=HOUR)


async def day_comes(club: Club) -> None:
    await club.time_passes(minutes=until(club, HOUR, 1) / timedelta(minutes=1))


async def begin_and_ask_for_reminder(club: Club) -> None:
    await begin(club)
    await club.use(club.cleo, "remind", {"match": 1})


async def next_day(club: Club) -> None:
    await club.time_passes(days=1, minutes=0.5)


async def go_away(club: Club) -> None:
    await club.use(club.anna, "away", {"until": "5 days"})
    await club.nothing_to_do()


async def invite_to_another_server(club: Club) -> None:
    guild = club.playground.create_guild("Another club", owner=club.olga)
    guild.create_text_channel("hall")
    guild.create_text_channel("lounge")
    async with hearing(club.bot, "guild_join"):
        guild.add_bot(club.application)
    await club.quiet()


async def play_and_open_hall(club: Club) -> None:
    await known_players(club)
    club.guild.create_text_channel("hall")


def welcomed(club: Club) -> list[Message]:
    *_, another = club.playground.guilds
    hall = next((each for each in another.text_channels if each.name == "hall"), None)
    return list(hall.messages.values()) if hall else []


BOARD = Delivery("board", move, lambda club: club.boards(), begin)
FOLLOW = Delivery("follow", follow, lambda club: club.public(named(club, "stage")), begin_and_open_stage)
WATCHER = Delivery(
    "watcher",
    move,
    lambda club: club.direct_messages(club.cleo),
    begin_and_watch,
    CHANNELS,
    50007,
)
DAILY = Delivery("daily puzzle", day_comes, lambda club: club.public(), settle_daily)
REMINDER = Delivery(
    "reminder",
    next_day,
    lambda club: club.direct_messages(club.cleo),
    begin_and_ask_for_reminder,
    CHANNELS,
    50007,
)
DIRECT_MESSAGE = Delivery(
    "direct message", go_away, lambda club: club.direct_messages(club.ben), begin, CHANNELS, 50278
)
WELCOME = Delivery("welcome", invite_to_another_server, welcomed)

STANDING = Delivery(
    "standing message",
    lambda club: show(club, club.olga, named(club, "hall"), what=TABLE),
    lambda club: club.public(named(club, "hall")),
    play_and_open_hall,
)

GIVEN_UP = [FOLLOW, WATCHER, DAILY, REMINDER, DIRECT_MESSAGE, WELCOME, STANDING]


def sent(each: Delivery) -> str:
    return each.name.replace(" ", "-")


@pytest.mark.parametrize("each", [BOARD, *GIVEN_UP], ids=sent)
async def test_a_403_without_a_word_about_permissions_costs_a_delay(club: Club, each: Delivery) -> None:
    await each.before(club)
    club.bot.presenter.queue.pauses = (0,)
    faults: tuple[dict[str, Any], ...] = ({"code": 40333}, {"code": 40003}, {"html": True})
    refused = [
        club.playground.faults.next("POST", each.route, status=403, times=2, **fault) for fault in faults
    ]
    await each.happens(club)
    assert [fault.times for fault in refused] == [0, 0, 0]
    (_,) = each.arrived(club)
    if each is BOARD:
        match = await club.stored()
        assert f" {match.events[-1].what}." in club.board().text
        assert match.halted is None
        assert club.direct_messages(club.anna) == club.direct_messages(club.ben) == []


@pytest.mark.parametrize("again", ["later", "after a restart"])
@pytest.mark.parametrize("each", GIVEN_UP, ids=sent)
async def test_what_is_rejected_once_is_tried_again_some_minutes_later(
    club: Club, each: Delivery, again: str
) -> None:
    await each.before(club)
    fault = club.playground.faults.next("POST", each.route, status=403, code=each.code)
    await each.happens(club)
    assert fault.times == 0
    assert each.arrived(club) == []
    if again == "later":
        await club.time_passes(minutes=1)
        assert each.arrived(club) == []
    else:
        await club.kill_bot()
        await club.start_bot()
    await club.time_passes(minutes=MINUTES)
    (arrived,) = each.arrived(club)
    assert "can’t" not in arrived.text
    assert club.direct_messages(club.olga) == []
    await no_rejection_is_noted(club)


@pytest.mark.parametrize("each", [each for each in GIVEN_UP if each is not STANDING], ids=sent)
async def test_what_is_rejected_again_some_minutes_later_is_given_up(club: Club, each: Delivery) -> None:
    await each.before(club)
    club.playground.faults.next("POST", each.route, status=403, code=each.code, times=100)
    await each.happens(club)
    await club.time_passes(minutes=MINUTES)
    club.playground.faults.clear()
    await club.time_passes(hours=1)
    await no_rejection_is_noted(club)
    assert each.arrived(club) == []


async def no_rejection_is_noted(club: Club) -> None:
    async with club.store.write() as uow:
        assert await RejectionRepository(uow).take_due(club.now() + ASKED_AGAIN_AFTER) == []


async def test_errors_that_come_at_once_count_as_one(club: Club) -> None:
    await FOLLOW.before(club)
    club.playground.faults.next("POST", MESSAGES, status=403, code=50013, times=3)
    await follow(club)
    for _ in range(2):
        club.bot.get(Spectators).look_around(ChannelId(named(club, "stage").id))
        await club.nothing_to_do()
    assert FOLLOW.arrived(club) == []
    await club.time_passes(minutes=MINUTES)
    assert len(FOLLOW.arrived(club)) == 1


async def test_an_error_from_before_a_success_does_not_count(club: Club) -> None:
    await FOLLOW.before(club)
    for _ in range(2):
        club.playground.faults.next("POST", MESSAGES, status=403, code=50013)
        await follow(club)
        await club.time_passes(minutes=MINUTES)
        assert len(FOLLOW.arrived(club)) == 1
        await club.time_passes(hours=2)  # so the next board is posted, and not edited
        club.playground.delete(FOLLOW.arrived(club)[0])
        await follow(club, **{"results-only": True})


# people who can't be written to at all


@pytest.fixture
async def gone(club: Club) -> Person:
    """Ben, who wanted his pings by direct message and has deleted his account."""
    await club.begin()
    await club.prefer(club.ben, by=PingBy.DIRECT)
    club.ben.delete_account()
    return club.ben


async def test_the_ping_for_a_deleted_account_is_left_to_the_board_without_an_error(
    club: Club, gone: Person, caplog: pytest.LogCaptureFixture
) -> None:
    await move(club)
    await club.time_passes(minutes=5)
    assert f"**{gone.shown_name} to place**" in club.board().text
    assert (await club.stored()).ping is None
    assert [record for record in caplog.records if record.exc_info] == []
    refused = club.playground.asked("POST", CHANNELS)
    assert [request.status for request in refused] == [400]


async def test_news_for_a_deleted_account_is_dropped_after_two_attempts(club: Club, gone: Person) -> None:
    await go_away(club)
    for _ in range(4):
        await club.time_passes(minutes=MINUTES)
    assert [request.status for request in club.playground.asked("POST", CHANNELS)] == [400, 400]
    async with club.store.read() as uow:
        assert await uow.direct_messages.waiting(UserId(gone.id)) == []


# the same once more


both_scopes = pytest.mark.parametrize("scope", list(NonceScope))


@both_scopes
async def test_a_channel_that_shows_something_else_and_then_the_same_again_shows_it(
    club: Club, scope: NonceScope
) -> None:
    club.playground.set_nonce_scope(scope)
    await FOLLOW.before(club)
    for _ in range(3):
        await follow(club)
        assert len(FOLLOW.arrived(club)) == 1
        await follow(club, **{"results-only": True})
        assert FOLLOW.arrived(club) == []


@both_scopes
async def test_a_table_that_was_removed_is_shown_again(club: Club, scope: NonceScope) -> None:
    club.playground.set_nonce_scope(scope)
    await known_players(club)
    hall = club.guild.create_text_channel("hall")
    for _ in range(3):
        answer = await show(club, club.olga, hall, what=TABLE)
        assert f"in <#{hall.id}>" in answer.text
        assert len(club.public(hall)) == 1
        await club.select(club.olga, answer, MENU)
        await club.nothing_to_do()
        assert club.public(hall) == []


@both_scopes
async def test_each_of_two_watchers_and_two_channels_gets_a_message_of_its_own(
    club: Club, scope: NonceScope
) -> None:
    club.playground.set_nonce_scope(scope)
    await begin_and_watch(club)
    await watch(club, club.olga, "Each move")
    stages = [club.guild.create_text_channel(name) for name in ("stage", "hall")]
    for stage in stages:
        await club.use(club.olga, "dvonn-admin follow", {"channel": stage})
    await club.nothing_to_do()
    await move(club)
    assert [len(club.direct_messages(person)) for person in (club.cleo, club.olga)] == [1, 1]
    assert [len(club.public(stage)) for stage in stages] == [1, 1]
    await club.resign(club.anna)
    assert [["resigned" in each.text for each in club.public(stage)] for stage in stages] == [[True]] * 2
