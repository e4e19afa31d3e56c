"""A board that Discord refuses for good stops the clock, both players learn why, and whatever repairs it is noticed."""

from bot.domain import HaltReason
from discord_playground import Channel, Message, Permission, Person, Thread
from dvonn import Colour, Ended, Termination
from tests.end_to_end.boards import is_board
from tests.end_to_end.club import Club

POST = "/channels/{channel_id}/messages"


async def begin_with_a_clock(club: Club, channel: Thread | None = None) -> None:
    await club.begin(channel or club.channel, pace=1)
    await club.nothing_to_do()


async def move(club: Club, person: Person, space: str) -> Message:
    """Move from a direct message with the bot; return the answer."""
    there = person.direct_messages(club.application)
    answer = await club.use(person, "move", {"move": space}, channel=there)
    await club.nothing_to_do()
    return answer


async def on_hold(club: Club, reason: str, match: int = 1) -> None:
    """See that a match is paused for five days, and that both players were told why."""
    for person in (club.anna, club.ben):
        (told,) = (each.text for each in club.direct_messages(person) if "On hold" in each.text)
        assert reason in told
    await club.time_passes(days=5)
    stored = await club.stored(match)
    assert (stored.halted, stored.is_over, stored.clock.due) == (HaltReason.CHANNEL, False, None)


async def goes_on(club: Club, match: int = 1) -> None:
    """See that the board of a match stands, once, and that its clock runs."""
    await club.shown(" c3.", match)
    await club.nothing_to_do()
    stored = await club.stored(match)
    assert (stored.halted, stored.clock.due is None) == (None, False)
    await club.only_one_board(match)


def posts_to(club: Club, channel: Channel) -> int:
    return len(club.playground.asked("POST", POST, channel=channel))


def boards_in(club: Club, channel: Channel) -> list[Message]:
    return [message for message in club.public(channel) if is_board(message, 1)]


# roles and timeouts


async def test_giving_the_bot_a_role_wakes_its_games(club: Club) -> None:
    writers = club.guild.create_role("writers")
    club.channel.set_permissions(writers, allow=Permission.SEND_MESSAGES)
    await begin_with_a_clock(club)
    club.channel.set_permissions(club.guild.everyone, deny=Permission.SEND_MESSAGES)
    await move(club, club.anna, "c3")
    await on_hold(club, "**Send Messages**")
    me = club.application.user
    club.guild.edit_member(me, roles=[*club.guild.members[me.id].roles, writers])
    await goes_on(club)


async def test_a_timeout_of_the_bot_stops_its_games_until_it_is_over(club: Club) -> None:
    """Discord sends no event when a timeout ends."""
    await begin_with_a_clock(club)
    club.guild.time_out(club.application.user, seconds=6 * 86_400)
    answer = await move(club, club.anna, "c3")
    assert "timeout" in answer.text
    await on_hold(club, "timeout")
    before = posts_to(club, club.channel)
    await club.time_passes(hours=23)
    assert posts_to(club, club.channel) == before
    await club.time_passes(hours=1, minutes=1)
    await goes_on(club)


async def test_a_timeout_that_is_lifted_lets_the_games_continue_at_once(club: Club) -> None:
    await begin_with_a_clock(club)
    club.guild.time_out(club.application.user, seconds=6 * 86_400)
    await move(club, club.anna, "c3")
    await on_hold(club, "timeout")
    club.guild.end_timeout(club.application.user)
    await goes_on(club)


async def test_who_may_time_out_the_bot_can_not_stop_their_clock_with_it(club: Club) -> None:
    await begin_with_a_clock(club)
    for person, space in ((club.anna, "c3"), (club.ben, "d3")):
        await move(club, person, space)
    staff = club.guild.create_role("staff", permissions=Permission.MODERATE_MEMBERS)
    club.guild.edit_member(club.ben, roles=[staff])
    club.guild.time_out(club.application.user, seconds=28 * 86_400)
    await move(club, club.anna, "e3")
    assert (await club.stored()).managed_by == club.ben.id
    await club.time_passes(days=1, minutes=1)
    assert (await club.stored()).ended == Ended(Termination.TIME, Colour.BLACK)


# threads


async def test_a_locked_thread_holds_its_match_until_it_is_unlocked(club: Club) -> None:
    club.forbid(Permission.SEND_MESSAGES)  # so that the match can't continue in the channel
    thread = club.anna.open_thread(club.channel, "our games")
    await begin_with_a_clock(club, thread)
    thread.edit(locked=True)
    answer = await move(club, club.anna, "c3")
    assert "locked" in answer.text
    await on_hold(club, "locked")
    assert "Discord refuses POST /channels/:id/messages: 400 (code 160005)" in str(club.log_capture.lines)
    assert "archived" not in str(club.log_capture.lines)
    thread.edit(archived=False)  # in five days it was archived
    thread.edit(locked=False)
    await goes_on(club)


async def test_a_lock_stops_the_clock_before_anybody_moves(club: Club) -> None:
    """Players can press nothing in a locked thread."""
    club.forbid(Permission.SEND_MESSAGES)
    thread = club.anna.open_thread(club.channel, "our games")
    await begin_with_a_clock(club, thread)
    thread.edit(locked=True)
    await club.quiet()
    await on_hold(club, "locked")
    thread.edit(archived=False)
    thread.edit(locked=False)
    await club.quiet()
    stored = await club.stored()
    assert (stored.halted, stored.clock.due is None) == (None, False)
    await club.only_one_board()


async def test_a_bot_that_manages_threads_plays_on_in_a_locked_one(club: Club) -> None:
    thread = club.anna.open_thread(club.channel, "our games")
    await begin_with_a_clock(club, thread)
    club.channel.set_permissions(
        club.guild.members[club.application.user.id], allow=Permission.MANAGE_THREADS
    )
    thread.edit(locked=True)
    await club.quiet()
    await move(club, club.anna, "c3")
    await goes_on(club)
    assert (await club.stored()).venue.channel == thread.id


async def test_a_thread_that_was_closed_and_locked_is_told_from_one_that_sleeps(club: Club) -> None:
    club.forbid(Permission.SEND_MESSAGES)
    thread = club.anna.open_thread(club.channel, "our games")
    await begin_with_a_clock(club, thread)
    thread.edit(archived=True, locked=True)
    assert "locked" in (await move(club, club.anna, "c3")).text
    await on_hold(club, "locked")
    thread.edit(archived=False, locked=False)
    await goes_on(club)


async def test_a_board_that_is_only_edited_in_a_locked_thread_says_so_too(club: Club) -> None:
    club.forbid(Permission.SEND_MESSAGES)
    thread = club.anna.open_thread(club.channel, "our games")
    await begin_with_a_clock(club, thread)
    thread.edit(archived=True, locked=True)
    await club.use(club.ben, "away", {"until": "3 days"}, channel=club.ben.direct_messages(club.application))
    await club.nothing_to_do()
    await on_hold(club, "locked")


async def test_a_match_in_a_locked_thread_continues_in_the_channel_above_it(club: Club) -> None:
    thread = club.anna.open_thread(club.channel, "our games")
    await begin_with_a_clock(club, thread)
    thread.edit(locked=True)
    await move(club, club.anna, "c3")
    await goes_on(club)
    assert (await club.stored()).venue.channel == club.channel.id
    (board,) = boards_in(club, club.channel)
    assert board.pings == {club.ben.id}
    for person in (club.anna, club.ben):
        told = club.direct_messages(person)[-1]
        assert f"continues in <#{club.channel.id}>" in told.text
        assert told.is_silent


async def test_a_match_in_a_private_thread_stays_out_of_the_channel_above_it(club: Club) -> None:
    thread = club.channel.create_thread("secret", owner=club.anna, private=True)
    thread.member_ids |= {club.ben.id, club.application.user.id}
    await begin_with_a_clock(club, thread)
    thread.edit(locked=True)
    await move(club, club.anna, "c3")
    await on_hold(club, "locked")
    assert boards_in(club, club.channel) == []


async def test_who_may_lock_the_thread_can_not_stop_their_clock_with_it(club: Club) -> None:
    thread = club.anna.open_thread(club.channel, "our games")
    await begin_with_a_clock(club, thread)
    for person, space in ((club.anna, "c3"), (club.ben, "d3")):
        await move(club, person, space)
    club.forbid(Permission.SEND_MESSAGES)
    staff = club.guild.create_role("staff", permissions=Permission.MANAGE_THREADS)
    club.guild.edit_member(club.ben, roles=[staff])
    thread.edit(locked=True)
    await move(club, club.anna, "e3")
    assert (await club.stored()).managed_by == club.ben.id
    await club.time_passes(days=1, minutes=1)
    assert (await club.stored()).ended == Ended(Termination.TIME, Colour.BLACK)


# anything else


async def test_a_board_that_discord_refuses_for_an_unknown_reason_is_held_told_of_and_tried_again(
    club: Club,
) -> None:
    await begin_with_a_clock(club)
    club.playground.faults.next("POST", POST, channel=club.channel, status=400, code=200_000, times=4)
    answer = await club.use(club.anna, "move", {"move": "c3"})
    assert "Discord refuses" in answer.text
    await club.nothing_to_do()
    for person in (club.anna, club.ben):
        assert "Discord refuses" in club.direct_messages(person)[-1].text
    errors = [line for line in club.log_capture.lines if "[ERROR" in line]
    assert len(errors) == 1
    assert "200000" in errors[0]
    stored = await club.stored()
    assert (stored.halted, stored.clock.due) == (HaltReason.CHANNEL, None)
    refused = posts_to(club, club.channel)
    for _ in range(6):
        await club.time_passes(minutes=1, hours=0)
    assert posts_to(club, club.channel) - refused <= 3  # each wait is longer than the one before
    assert [line for line in club.log_capture.lines if "[ERROR" in line] == errors
    await club.time_passes(hours=1)
    await goes_on(club)


async def test_what_was_refused_before_a_restart_is_tried_again_after_it(club: Club) -> None:
    await begin_with_a_clock(club)
    club.playground.faults.next("POST", POST, channel=club.channel, status=400, code=200_000, times=2)
    await club.use(club.anna, "move", {"move": "c3"})
    await club.nothing_to_do()
    await club.stop_bot()
    await club.start_bot()
    assert (await club.stored()).halted is HaltReason.CHANNEL
    await club.time_passes(minutes=2)
    await goes_on(club)


async def test_a_channel_with_many_games_is_tried_with_one_of_them(club: Club) -> None:
    await club.settle(threads=False)
    for _ in range(3):
        await begin_with_a_clock(club)
    club.forbid(Permission.SEND_MESSAGES)
    for match in (1, 2, 3):
        await club.use(club.anna, "move", {"move": "c3", "match": match})
    await club.nothing_to_do()
    before = posts_to(club, club.channel)
    for _ in range(24):
        await club.time_passes(hours=1)
    assert posts_to(club, club.channel) - before <= 26
    club.allow()
    for match in (1, 2, 3):
        await goes_on(club, match)


async def test_a_result_that_can_not_be_posted_is_reported_to_both_and_comes_by_itself(club: Club) -> None:
    await begin_with_a_clock(club)
    club.playground.faults.next("POST", POST, channel=club.channel, status=400, code=200_000)
    asked = await club.use(club.anna, "resign")
    await club.press(club.anna, asked, "Resign")
    await club.nothing_to_do()
    assert "resigned" in club.direct_messages(club.ben)[-1].text
    await club.time_passes(minutes=2)
    assert "resigned" in club.board().text


async def test_a_challenge_that_discord_refuses_is_answered_with_that(club: Club) -> None:
    club.playground.faults.next("POST", POST, channel=club.channel, status=400, code=200_000)
    answer = await club.use(club.anna, "challenge", {"opponent": club.ben})
    assert "Discord refuses my message" in answer.text
    assert [line for line in club.log_capture.lines if "[ERROR" in line and "200000" in line]


async def test_a_challenge_in_a_locked_thread_is_answered_with_that(club: Club) -> None:
    thread = club.anna.open_thread(club.channel, "our games")
    thread.edit(locked=True)
    answer = await club.use(club.anna, "challenge", {"opponent": club.ben}, channel=thread)
    assert f"<#{thread.id}> is locked" in answer.text
