"""A phone that rings shows who wants what in which game, once, whatever fails in between."""

from datetime import timedelta

import pytest

from bot.domain import PingBy
from discord_playground import Message, Permission, Person
from dvonn import Place, Space
from tests.end_to_end.club import Club
from tests.end_to_end.onlooking import place, play, watch

EDIT = ("PATCH", "/channels/{channel_id}/messages/{message_id}")


def shown_to(club: Club, person: Person) -> list[str]:
    """The texts that the lock screen of a person has shown, the oldest first."""
    return [each.text for each in club.playground.notifications if each.user is person]


# each kind of message that rings


async def test_a_board_says_who_moved_and_whose_turn_it_is_in_which_game(club: Club) -> None:
    await club.begin()
    await place(club, "c3")
    assert shown_to(club, club.ben) == ["@Ben Anna placed a piece on c3. Your turn in game 1: place a piece."]
    assert club.board().is_v2
    assert club.board().pings == {club.ben.id}
    assert club.board().payload()["mentions"] == [club.ben.payload()]


async def test_a_board_of_stacks_shows_the_score_of_its_reader_in_the_language_of_the_channel(
    club: Club,
) -> None:
    await club.settle(language="de")
    await club.bot.presenter.learn_languages()
    await club.begin(setup="random")
    position = (await club.stored()).position
    move = str(position.legal_moves()[0])
    await club.use(club.anna, "move", {"move": move})
    await club.nothing_to_do()
    score = (await club.stored()).position.score
    (told,) = shown_to(club, club.ben)
    assert told.startswith(f"@Ben Anna hat {move[:2]} → {move[2:]} gezogen.")
    assert told.endswith(f"Du bist dran in Partie 1, {score.black}–{score.white}.")


async def test_a_challenge_and_a_rematch_say_who_asks(club: Club) -> None:
    await club.begin_by_challenge()
    await club.resign(club.anna)
    await club.press(club.ben, club.board(), "Rematch")
    await club.nothing_to_do()
    challenged, *_ = shown_to(club, club.ben)
    assert challenged == "@Ben Anna challenges you to DVONN. Time: 3 days + 1 day/move, max 5 days."
    assert shown_to(club, club.anna)[-1].startswith("@Anna Ben would like a rematch of game 1.")


async def test_pings_and_invitations_by_direct_message_name_the_server(club: Club) -> None:
    await club.prefer(club.ben, by=PingBy.DIRECT)
    await club.begin_by_challenge()
    await place(club, "c3")
    invited, asked, *_ = [told.partition("\n")[0] for told in shown_to(club, club.ben)]
    assert invited == "Anna challenges you to DVONN in Club."
    assert asked == "Anna placed a piece on c3. Your turn in game 1 (Club): place a piece."
    (_, ping, *_) = club.direct_messages(club.ben)
    assert not ping.is_v2
    assert [media.description for media in ping.media if media.description]
    await club.press(club.ben, ping, "Place a piece")


async def test_a_user_who_begins_a_game_in_direct_messages_is_not_notified_of_its_board(club: Club) -> None:
    direct = club.anna.direct_messages(club.application)
    await club.use(club.anna, "challenge", {"level": 1, "colour": "white", "setup": "random"}, channel=direct)
    await club.nothing_to_do()
    assert shown_to(club, club.anna) == []
    (board,) = club.direct_messages(club.anna)
    assert board.is_v2


async def test_an_offer_says_what_is_offered(club: Club) -> None:
    await club.begin()
    await place(club, "c3")
    await club.press(club.anna, await club.press(club.anna, club.board(), "More"), "Undo")
    await club.nothing_to_do()
    assert shown_to(club, club.ben)[-1] == "@Ben Anna asks to undo c3 in game 1."


async def test_a_reminder_of_the_clock_says_that_time_runs_out(club: Club) -> None:
    await club.begin(pace=3)
    await place(club, "c3")
    await club.time_passes(days=2, hours=20)
    assert shown_to(club, club.ben)[-1].endswith("Your time for this move in game 1 is running out.")


async def test_a_personal_reminder_says_where_the_game_stands(club: Club) -> None:
    await club.begin()
    await place(club, "c3")
    await club.use(club.cleo, "remind", {"match": 1})
    await club.time_passes(days=1, hours=1)
    (told,) = shown_to(club, club.cleo)
    assert told.startswith("⏳ Your reminder: Anna placed a piece on c3. Game 1 (Club): Anna – Ben.\n")


async def test_watchers_are_told_the_move_and_the_result(club: Club) -> None:
    await club.begin()
    await watch(club, club.cleo, "Each move")
    await place(club, "c3")
    await club.resign(club.anna)
    assert [told.partition("\n")[0] for told in shown_to(club, club.cleo)] == [
        "👀 Anna placed a piece on c3. Game 1 (Club): Anna – Ben.",
        "👀 Anna resigned game 1 (Club) against Ben.",
    ]


async def test_watchers_in_a_thread_are_mentioned_with_the_news(club: Club) -> None:
    await club.settle(threads=True)
    await club.begin_by_challenge()
    panel = await watch(club, club.cleo, "Each move")
    await club.press(club.cleo, panel, "In the thread")
    await place(club, "c3")
    (told,) = shown_to(club, club.cleo)
    assert told == "@Cleo 👀 Anna placed a piece on c3. Game 1: Anna – Ben."


async def test_players_are_told_that_their_game_is_on_hold_and_continues(club: Club) -> None:
    await club.begin()
    club.forbid(Permission.SEND_MESSAGES)
    await club.use(club.anna, "move", {"move": "c3"})
    await club.nothing_to_do()
    for person in (club.anna, club.ben):
        assert shown_to(club, person)[-1].startswith("Game 1 (Club) is on hold.\n")


async def test_a_user_who_is_banned_reads_where(club: Club, dora: Person) -> None:
    await club.use(dora, "dvonn-admin ban", {"user": club.anna})
    await club.nothing_to_do()
    assert shown_to(club, club.anna)[-1].startswith("Club: a manager banned you from challenges")
    (news,) = club.direct_messages(club.anna)
    (link,) = news.buttons
    assert str(link.url).endswith(f"/channels/{club.guild.id}")


async def test_a_manager_is_told_that_a_channel_no_longer_shows_games(club: Club, dora: Person) -> None:
    stage = club.guild.create_text_channel("stage")
    await club.begin()
    await club.use(dora, "dvonn-admin follow", {"channel": stage})
    await club.nothing_to_do()
    club.forbid(Permission.SEND_MESSAGES, channel=stage)
    for _ in range(3):  # one refusal may pass
        await club.begin()
        await club.time_passes(minutes=5)
    (told,) = shown_to(club, dora)
    assert told.startswith("Club: a channel no longer shows games.\n")
    (news,) = club.direct_messages(dora)
    (link,) = news.buttons
    assert str(link.url).endswith(f"/channels/{club.guild.id}/{stage.id}")


# what fails between the ping and its board


async def moves_until_the_edit(club: Club) -> Message:
    """Let Anna move, and hold the request that puts the board in the place of the message that has pinged."""
    await club.begin()
    held = club.playground.faults.next(*EDIT, held=True, drop="before")
    club.anna.begin_command(club.channel, "dvonn move", {"move": "c3"})
    await held.reached.wait()
    message = club.public()[-1]
    assert not message.is_v2
    assert [button.label for button in message.buttons] == ["Place a piece", "Watch", "More"]
    return message


@pytest.mark.parametrize("late", [False, True])
async def test_killed_between_a_ping_and_its_board_the_bot_completes_it(club: Club, *, late: bool) -> None:
    message = await moves_until_the_edit(club)
    await club.kill_bot()
    club.playground.faults.clear()
    if late:  # Discord no longer knows the nonce
        club.put_clocks_forward(timedelta(minutes=30))
    await club.start_bot()
    await club.quiet()
    await club.only_one_board()
    assert club.board() is message
    assert message.is_v2
    assert message.media
    assert len(shown_to(club, club.ben)) == 1
    await club.time_passes(hours=1)
    assert len(shown_to(club, club.ben)) == 1


async def test_a_clock_starts_once_the_board_is_there(club: Club) -> None:
    message = await moves_until_the_edit(club)
    club.put_clocks_forward(timedelta(hours=5))
    await club.kill_bot()
    club.playground.faults.clear()
    await club.start_bot()
    await club.quiet()
    assert message.is_v2
    due = (await club.stored()).clock.due
    assert due is not None
    assert abs(due - club.now() - timedelta(days=3)) < timedelta(minutes=1)


async def test_a_board_that_discord_does_not_take_at_once_comes_without_another_ping(club: Club) -> None:
    await club.begin()
    club.playground.faults.next(*EDIT, status=503)
    await club.use(club.anna, "move", {"move": "c3"})
    await club.shown("c3")
    await club.nothing_to_do()
    await club.only_one_board()
    assert club.board().is_v2
    assert len(shown_to(club, club.ben)) == 1


async def test_a_ping_that_a_moderator_deletes_before_its_board_is_followed_by_a_silent_board(
    club: Club,
) -> None:
    await club.begin()
    held = club.playground.faults.next(*EDIT, held=True)
    club.anna.begin_command(club.channel, "dvonn move", {"move": "c3"})
    await held.reached.wait()
    club.olga.delete(club.public()[-1])
    held.release()
    await club.shown("c3")
    await club.nothing_to_do()
    await club.only_one_board()
    assert (club.board().is_v2, club.board().is_silent) == (True, True)
    assert len(shown_to(club, club.ben)) == 1
    await club.time_passes(hours=1)
    assert len(shown_to(club, club.ben)) == 1


async def test_a_move_before_the_last_board_is_complete_leaves_one_board_and_a_ping_for_each_turn(
    club: Club,
) -> None:
    await club.begin()
    before = len(shown_to(club, club.anna))
    failing = club.playground.faults.next(*EDIT, held=True, status=503)
    club.anna.begin_command(club.channel, "dvonn move", {"move": "c3"})
    await failing.reached.wait()
    first = club.public()[-1]
    await play(club, Place(Space.parse("d3")), shown=False)
    failing.release()
    await club.bot.presenter.show_match(await club.stored())
    await club.shown("d3")
    await club.nothing_to_do()
    await club.only_one_board()
    assert first.deleted
    assert club.board().is_v2
    assert [len(shown_to(club, person)) for person in (club.anna, club.ben)] == [before + 1, 1]


@pytest.mark.parametrize("ending", ["killed", "refused", "deleted"])
async def test_a_challenge_is_completed_with_one_ping(club: Club, ending: str) -> None:
    held = club.playground.faults.next(*EDIT, held=True, drop="before" if ending == "killed" else None)
    club.anna.begin_command(club.channel, "dvonn challenge", {"opponent": club.ben})
    await held.reached.wait()
    (message,) = club.public()
    match ending:
        case "killed":
            await club.kill_bot()
            club.playground.faults.clear()
            club.put_clocks_forward(timedelta(minutes=30))
            await club.start_bot()
        case "refused":
            held.status = 503
            held.release()
        case "deleted":
            club.olga.delete(message)
            held.release()
    await club.quiet()
    (shown,) = club.public()
    assert (shown is message) is (ending != "deleted")
    assert shown.is_v2
    assert len(shown_to(club, club.ben)) == 1
    await club.press(club.ben, shown, "Accept")
