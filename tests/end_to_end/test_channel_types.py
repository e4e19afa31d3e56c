"""Matches in threads that people have opened, in posts of a forum, and in announcement channels."""

import pytest

from bot.domain import ChannelId, MatchId
from discord_playground import AnnouncementChannel, ForumChannel, NotPossibleError, Permission, Thread
from tests.end_to_end.boards import is_board
from tests.end_to_end.club import Club, labels

FOR_A_WEEK = {"days": 8}
"""Longer than any thread stays active in which nothing happens."""


async def goes_on(club: Club) -> None:
    """Fail if the match is on hold, or if a player was told so."""
    assert (await club.stored()).halted is None
    for person in (club.anna, club.ben):
        told = [message.text for message in club.direct_messages(person)]
        assert not any("hold" in text or "I can’t post" in text for text in told), told


# threads of people


async def test_an_edit_in_an_archived_thread_of_a_person_puts_no_match_on_hold(club: Club) -> None:
    thread = club.anna.open_thread(club.channel, "our games")
    await club.begin(thread, pace=3)
    thread.edit(archived=True)
    await club.use(club.ben, "away", {"until": "3 days"})
    await club.quiet()
    await goes_on(club)
    (board,) = club.boards()
    assert board.edited
    assert not thread.archived, "only its owner and moderators may archive it"


async def test_a_thread_of_a_person_is_not_archived_at_the_end(club: Club) -> None:
    thread = club.anna.open_thread(club.channel, "our games")
    await club.begin(thread)
    before = thread.archive_minutes
    await club.resign(club.anna)
    assert not thread.archived
    assert thread.archive_minutes == before
    assert club.playground.asked("PATCH", "/channels/{channel_id}") == []


# forums


@pytest.fixture
def post(club: Club) -> Thread:
    """A post of Anna's in a forum."""
    forum = club.guild.create_forum("play-by-post")
    return club.anna.open_post(forum, "Who plays?", "Anybody?")


@pytest.mark.parametrize("threads", [None, True])
async def test_a_match_that_begins_in_a_post_is_played_there_to_its_end(
    club: Club, post: Thread, threads: bool | None
) -> None:
    await club.settle(threads=threads)
    for match in (1, 2):
        board = await club.begin_by_challenge(post, rated=False)
        assert board.channel is post
        assert board.pings == {club.anna.id}
        assert is_board(board, match)
        assert not (await club.stored(match)).in_thread
    assert club.guild.threads == [post]
    await club.use(club.anna, "move", {"move": "c3", "match": 1}, channel=post)
    await club.nothing_to_do()
    board = club.public(post)[-1]
    assert is_board(board, 1)
    assert board.pings == {club.ben.id}
    await club.resign(club.ben)
    card = club.public(post)[-1]
    assert f"<@{club.anna.id}> wins" in card.text or "Anna wins" in card.text
    await club.press(club.ben, card, "Rematch")
    await club.nothing_to_do()
    assert "Accept" in labels(club.public(post)[-1])


async def test_a_match_in_a_post_that_was_archived_continues(club: Club, post: Thread) -> None:
    await club.begin(post, pace=14)
    await club.time_passes(**FOR_A_WEEK)
    assert post.archived
    await club.use(club.ben, "away", {"until": "3 days"})
    await club.quiet()
    await goes_on(club)
    await club.use(club.anna, "move", {"move": "c3", "match": 1})
    await club.nothing_to_do()
    assert is_board(club.public(post)[-1], 1)
    assert not post.archived


async def test_a_match_in_an_archived_post_is_seen_by_everybody_who_sees_the_forum(
    club: Club, post: Thread
) -> None:
    await club.begin(post)
    await club.resign(club.anna)
    await club.time_passes(**FOR_A_WEEK)
    await club.stop_bot()
    await club.start_bot()
    assert post.archived
    assert "game 1" in (await club.open(club.cleo)).text
    club.forbid(Permission.VIEW_CHANNEL, to=club.cleo, channel=post.parent)
    with pytest.raises(LookupError):
        await club.open(club.cleo)


async def test_a_match_in_an_archived_private_thread_is_seen_by_nobody_else(club: Club) -> None:
    thread = club.channel.create_thread("Private", owner=club.anna, private=True)
    thread.member_ids |= {club.application.user.id, club.ben.id}
    thread.edit(name="Between us")  # of which the bot hears
    await club.begin(thread)
    await club.resign(club.anna)
    assert (await club.stored()).parent is None
    thread.edit(archived=True)
    with pytest.raises(LookupError):
        await club.open(club.cleo)


async def test_without_the_permission_to_write_in_posts_no_challenge_stands_in_one(
    club: Club, post: Thread
) -> None:
    assert isinstance(post.parent, ForumChannel)
    club.forbid(Permission.SEND_MESSAGES_IN_THREADS, channel=post.parent)
    answer = await club.use(club.anna, "challenge", {"opponent": club.ben}, channel=post)
    assert "Send Messages in Threads" in answer.text
    club.forbid(Permission.SEND_MESSAGES_IN_THREADS, to=club.anna, channel=post.parent)
    answer = await club.use(club.anna, "challenge", {"opponent": club.ben}, channel=post)
    assert "can’t post" in answer.text
    assert len(club.public(post)) == 1


async def test_a_match_against_the_computer_is_played_in_a_post(club: Club, post: Thread) -> None:
    await club.use(club.anna, "challenge", {"opponent": club.application.user, "level": 1}, channel=post)
    await club.nothing_to_do()
    assert [message.channel for message in club.public(post) if is_board(message, 1)] == [post]


async def test_a_match_can_be_moved_into_a_post(club: Club, post: Thread) -> None:
    await club.begin()
    panel = await club.open(club.anna, channel=post)
    await club.press(club.anna, await club.press(club.anna, panel, "More"), "Move it here")
    await club.nothing_to_do()
    assert is_board(club.public(post)[-1], 1)


async def test_where_matches_are_played_in_a_forum_only_they_are_played_in_its_posts(
    club: Club, post: Thread
) -> None:
    await club.settle(channels=(ChannelId(post.parent.id),))
    refused = await club.use(club.anna, "challenge", {"opponent": club.ben})
    assert f"<#{post.parent.id}>" in refused.text
    assert is_board(await club.begin_by_challenge(post), 1)


async def test_no_command_is_used_in_a_forum_itself(club: Club, post: Thread) -> None:
    with pytest.raises(NotPossibleError, match="posts only"):
        await club.use(club.anna, "challenge", {"opponent": club.ben}, channel=post.parent)


# announcement channels


@pytest.fixture
def news(club: Club) -> AnnouncementChannel:
    return club.guild.create_announcement_channel("news")


async def test_a_match_in_an_announcement_channel_gets_a_thread_on_its_challenge(
    club: Club, news: AnnouncementChannel
) -> None:
    await club.settle(threads=True)
    head = await club.begin_by_challenge(news)
    (thread,) = club.guild.threads
    assert (thread.parent, thread.id) == (news, head.id)
    assert is_board(club.public(thread)[-1], 1)


async def test_a_match_in_an_announcement_channel_gets_a_thread_without_a_message_too(
    club: Club, news: AnnouncementChannel
) -> None:
    await club.settle(threads=True)
    await club.use(club.anna, "challenge", {"opponent": club.ben, "colour": "white"}, channel=news)
    (challenge,) = club.public(news)
    club.playground.delete(challenge)
    listed = await club.challenges(club.ben, channel=news)
    await club.press(club.ben, listed, "Accept")
    await club.nothing_to_do()
    (thread,) = club.guild.threads
    assert thread.parent is news
    assert is_board(club.public(thread)[-1], 1)
    assert (await club.stored(MatchId(1))).in_thread


async def test_a_match_against_the_computer_in_an_announcement_channel_gets_a_thread(
    club: Club, news: AnnouncementChannel
) -> None:
    await club.use(club.anna, "challenge", {"opponent": club.application.user, "level": 1}, channel=news)
    await club.nothing_to_do()
    (thread,) = club.guild.threads
    assert is_board(club.public(thread)[-1], 1)
