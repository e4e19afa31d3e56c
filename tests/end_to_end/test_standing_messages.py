"""Standing messages: one message in a channel that managers choose, kept up to date."""

from datetime import timedelta

import pytest

from bot.domain import UserId
from bot.domain.glicko import Strength
from bot.domain.standing_messages import standing_kinds
from bot.features.privacy.service import PersonalData
from bot.features.ratings.repository import PlayerRating, RatingRepository
from discord_playground import Message, Permission, Person, TextChannel, Thread
from tests.end_to_end.club import Club
from tests.end_to_end.databases import on_both_databases
from tests.end_to_end.test_ratings import play_opening

TABLE = 1
"""The value of the option `what` for the table of ratings."""

MENU = f"dvonn:show-standing:{TABLE}"

POSTING = "POST", "/channels/{channel_id}/messages"


@pytest.fixture
def hall(club: Club) -> TextChannel:
    """A channel for the table."""
    return club.guild.create_text_channel("hall")


async def rate(club: Club, person: Person, rating: float, deviation: float = 60, games: int = 5) -> None:
    """Store a rating as if somebody had just finished a rated game."""
    user = UserId(person.id)
    new = PlayerRating(Strength(rating, deviation), games, club.now())
    async with club.store.write() as uow:
        known = await RatingRepository(uow).ratings([user])
        await RatingRepository(uow).save({user: new}, known)


def listed(message: Message) -> str:
    """The rows of a table: the description of its picture, and the menu of those who can be challenged."""
    options = [option.label for select in message.selects for option in select.options]
    return "\n".join([*(media.description or "" for media in message.media), *options])


async def known_players(club: Club) -> None:
    """Let Anna and Ben play a rated game, and give them ratings that are in the table."""
    await one_more_game(club)
    await rate(club, club.anna, 1600)
    await rate(club, club.ben, 1400)


async def one_more_game(club: Club, match: int = 1) -> None:
    await club.begin_by_challenge()
    await play_opening(club, match=match)
    await club.resign(club.ben, match)


async def show(club: Club, person: Person, hall: TextChannel | Thread | None, **options: object) -> Message:
    channel = {"channel": hall} if hall else {}
    answer = await club.use(person, "dvonn-admin show", {**channel, **options}, channel=hall)
    await club.nothing_to_do()
    return answer


@pytest.fixture
async def table(club: Club, dora: Person, hall: TextChannel) -> Message:
    """The table in the hall."""
    await known_players(club)
    await show(club, dora, hall, what=TABLE)
    (message,) = club.public(hall)
    return message


@on_both_databases
async def test_a_manager_has_the_table_shown_in_a_channel(
    club: Club, dora: Person, hall: TextChannel
) -> None:
    await known_players(club)
    answer = await show(club, dora, hall, what=TABLE)
    assert f"Ratings table: in <#{hall.id}>" in answer.text.splitlines()
    (message,) = club.public(hall)
    assert listed(message).splitlines() == [
        "1. Anna · 1600 ± 60 · won",
        "2. Ben · 1400 ± 60 · lost",
        "1. Anna",
        "2. Ben",
    ]
    assert message.pings == set()
    assert "@" not in message.text
    log = await club.use(dora, "dvonn-admin log")
    assert f"started showing in <#{hall.id}>: Ratings table." in log.text


async def test_it_is_edited_at_most_every_ten_minutes_and_only_if_something_has_changed(
    club: Club, hall: TextChannel, table: Message
) -> None:
    shown = listed(table)
    await one_more_game(club, match=2)
    await club.time_passes(minutes=5)
    assert listed(table) == shown
    await club.time_passes(minutes=6)
    assert listed(table) != shown
    edits = len([each for each in club.playground.requests if each.method == "PATCH"])
    shown = listed(table)
    await club.time_passes(hours=2)
    assert listed(table) == shown
    assert len([each for each in club.playground.requests if each.method == "PATCH"]) == edits
    assert club.public(hall) == [table]


async def test_one_that_a_moderator_deleted_comes_back(club: Club, hall: TextChannel, table: Message) -> None:
    shown = listed(table)
    club.playground.delete(table)
    await club.time_passes(hours=1)
    (again,) = club.public(hall)
    assert listed(again) == shown
    await club.time_passes(hours=1)
    assert club.public(hall) == [again]


async def test_one_that_a_killed_process_has_posted_is_found_again(
    club: Club, dora: Person, hall: TextChannel
) -> None:
    await known_players(club)
    club.playground.faults.next(*POSTING, drop="after")
    dora.begin_command(club.channel, "dvonn-admin show", {"what": TABLE, "channel": hall})
    await club.playground.wait_until(lambda: bool(club.public(hall)), what="the table")
    await club.kill_bot()
    club.put_clocks_forward(timedelta(minutes=30))
    await club.start_bot()
    await club.quiet()
    (found,) = club.public(hall)
    assert "Anna" in listed(found)
    await one_more_game(club, match=2)
    await club.time_passes(minutes=11)
    assert club.public(hall) == [found]


@pytest.mark.parametrize("lost", ["permission", "channel"])
async def test_managers_see_why_one_can_not_be_shown(
    club: Club, dora: Person, hall: TextChannel, table: Message, lost: str
) -> None:
    if lost == "channel":
        hall.delete()
    else:
        club.forbid(Permission.SEND_MESSAGES, channel=hall)
        club.playground.delete(table)
    await club.time_passes(hours=1)
    state = (await show(club, dora, None)).text
    if lost == "channel":
        assert "Choose another." in state
        other = club.guild.create_text_channel("other")
        await show(club, dora, other, what=TABLE)
        assert len(club.public(other)) == 1
    else:
        assert ": **Send Messages**" in state
        hall.set_permissions(club.guild.members[club.application.user.id])
        await club.quiet()
        assert len(club.public(hall)) == 1
        assert "⚠️" not in (await show(club, dora, None)).text


async def test_it_can_move_and_stop(club: Club, dora: Person, hall: TextChannel, table: Message) -> None:
    other, shown = club.guild.create_text_channel("other"), listed(table)
    await show(club, dora, other, what=TABLE)
    assert club.public(hall) == []
    assert [listed(message) for message in club.public(other)] == [shown]
    answer = await show(club, dora, None)
    assert f"Ratings table: in <#{other.id}>" in answer.text
    assert [listed(message) for message in club.public(other)] == [shown]
    await club.select(dora, answer, MENU)
    assert "**Ratings table:** message deleted." in answer.text
    assert "Ratings table: not shown" in answer.text
    assert club.public(other) == []
    await club.time_passes(hours=2)
    assert club.public(other) == []
    assert "stopped showing: Ratings table." in (await club.use(dora, "dvonn-admin log")).text


async def test_readers_challenge_players_from_it_privately(
    club: Club, hall: TextChannel, table: Message
) -> None:
    composed = await club.choose(club.cleo, table, str(club.anna.id))
    assert composed.ephemeral
    assert "Anna" in composed.text
    assert "You can’t challenge yourself." in (await club.choose(club.ben, table, str(club.ben.id))).text
    assert club.public(hall) == [table]


async def test_only_managers_choose(club: Club, hall: TextChannel) -> None:
    club.offer_to_everybody("dvonn-admin")
    assert "**Manage Server**" in (await show(club, club.anna, hall, what=TABLE)).text
    assert club.public(hall) == []


async def test_without_options_a_manager_chooses_from_menus(
    club: Club, dora: Person, hall: TextChannel
) -> None:
    await known_players(club)
    page = await show(club, dora, None)
    assert len(page.selects) == len(standing_kinds())
    assert "Ratings table: not shown" in page.text
    await club.select(dora, page, MENU, hall)
    await club.nothing_to_do()
    assert f"Ratings table: in <#{hall.id}>" in page.text
    assert len(club.public(hall)) == 1
    other = club.guild.create_text_channel("other")
    await club.select(dora, page, MENU, other)
    await club.nothing_to_do()
    assert (len(club.public(hall)), len(club.public(other))) == (0, 1)


async def test_people_who_are_forgotten_or_hide_their_profile_leave_the_table(
    club: Club, table: Message
) -> None:
    await club.prefer(club.anna, private=True)
    await club.time_passes(hours=1)
    assert "Anna" not in listed(table)
    assert "Ben" in listed(table)
    question = await club.use(club.ben, "forget")
    await club.press(club.ben, question, "Delete my data")
    await club.time_passes(minutes=11)
    assert "Ben" not in listed(table)


async def test_a_user_who_is_forgotten_while_the_table_is_edited_leaves_it_as_soon(
    club: Club, table: Message
) -> None:
    await one_more_game(club, match=2)
    held = club.playground.faults.next("PATCH", "/channels/{channel_id}/messages/{message_id}", held=True)
    club.put_clocks_forward(timedelta(minutes=11))
    await club.bot.scheduler.look()
    await held.reached.wait()
    await PersonalData(club.store, club.bot.people, clock=club.now).forget(UserId(club.ben.id))
    held.release()
    await club.nothing_to_do()
    assert "Ben" in listed(table)
    await club.time_passes(minutes=11)
    assert "Ben" not in listed(table)


async def test_a_channel_shows_nothing_about_players_of_hidden_channels(
    club: Club, dora: Person, hall: TextChannel
) -> None:
    await known_players(club)
    club.channel.set_permissions(club.guild.everyone, deny=Permission.VIEW_CHANNEL)
    await show(club, dora, hall, what=TABLE)
    (message,) = club.public(hall)
    assert "Anna" not in listed(message)


async def test_one_can_be_in_a_thread_also_once_that_is_archived(club: Club, dora: Person) -> None:
    await known_players(club)
    thread = club.channel.create_thread("table", owner=club.anna)
    await show(club, dora, thread, what=TABLE)
    (message,) = club.public(thread)
    assert "Anna" in listed(message)
    thread.edit(archived=True)
    await one_more_game(club, match=2)
    await club.time_passes(minutes=11)
    await club.time_passes(hours=1)
    assert club.public(thread) == [message]
    assert "Anna" in listed(message)
    assert "⚠️" not in (await show(club, dora, None)).text
    thread.delete()
    await club.time_passes(hours=1)
    assert "Choose another." in (await show(club, dora, None)).text


async def test_a_thread_shows_nothing_about_players_whose_channel_its_readers_may_not_see(
    club: Club, dora: Person, hall: TextChannel
) -> None:
    await known_players(club)
    club.channel.set_permissions(club.guild.everyone, deny=Permission.VIEW_CHANNEL)
    thread = hall.create_thread("table", owner=club.anna)
    await show(club, dora, thread, what=TABLE)
    (message,) = club.public(thread)
    assert "Anna" not in listed(message)
