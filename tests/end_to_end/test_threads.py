"""Matches in threads of their own, where a server wants that."""

from datetime import timedelta

import pytest

from bot.domain import MatchId, UserId
from bot.pages.score_sheet import ROUNDS
from discord_playground import Message, NotPossibleError, Permission, Thread
from dvonn import SPACES, Place
from tests.bot.delivery.steps import until
from tests.end_to_end.club import Club, answer_to, labels


@pytest.fixture
async def threads(club: Club) -> Club:
    """A club that wants a thread for each match."""
    await club.settle(threads=True)
    return club


async def begin(club: Club) -> Thread:
    """Let Anna and Ben begin a match; give its thread."""
    await club.begin_by_challenge()
    (thread,) = club.guild.threads
    return thread


def boards(club: Club, thread: Thread) -> list[Message]:
    """The messages with buttons."""
    return [message for message in club.public(thread) if message.buttons]


async def test_a_match_gets_a_thread_on_the_challenge_named_after_its_players(threads: Club) -> None:
    thread = await begin(threads)
    assert thread.name == "Anna – Ben · 1"
    assert thread.id == threads.public()[0].id
    assert boards(threads, thread)[-1].pings == {threads.anna.id}
    assert [message for message in threads.public() if message.media] == []


async def placed(club: Club, thread: Thread, count: int) -> None:
    """Place so many pieces, row by row; the thread shows where a score sheet begins, and the last one."""
    begun = len((await club.stored()).line)
    for number in range(begun, begun + count):
        player, space = (club.anna, club.ben)[number % 2], SPACES[number]
        if number % (2 * ROUNDS) in (2 * ROUNDS - 1, 0) or number == begun + count - 1:
            await club.use(player, "move", {"move": str(space), "match": 1}, channel=thread)
        else:
            await club.bot.matches.play(MatchId(1), Place(space), by=UserId(player.id))
    await club.nothing_to_do()


def sheet(first: int, last: int) -> str:
    """The rounds of a score sheet, as `placed` plays them."""
    pairs = ((move, *SPACES[move - 1 : move + 1]) for move in range(2 * first - 1, 2 * last, 2))
    return "-# " + " ".join(
        f"**{move}.**\N{NO-BREAK SPACE}{white}\N{NO-BREAK SPACE}{black}" for move, white, black in pairs
    )


async def test_a_thread_reads_like_a_score_sheet(threads: Club) -> None:
    thread = await begin(threads)
    await placed(threads, thread, 23)
    told, board = threads.public(thread)
    assert told.text == sheet(1, 10)
    assert (told.buttons, told.media) == ([], [])
    assert f"{sheet(11, 11)}\n" in board.text
    assert "Place a piece" in labels(board)


async def test_thirty_moves_are_two_messages(threads: Club) -> None:
    thread = await begin(threads)
    await placed(threads, thread, 30)
    assert [bool(message.media) for message in threads.public(thread)] == [False, True]


async def test_what_people_say_in_a_thread_stays_where_it_was_said(threads: Club) -> None:
    thread = await begin(threads)
    await placed(threads, thread, 20)
    said = threads.anna.say(thread, "Hello")
    await placed(threads, thread, 1)
    told, also, board = threads.public(thread)
    assert (told.text, also) == (sheet(1, 10), said)
    assert board.media


async def test_an_old_board_that_became_a_sheet_opens_its_match(threads: Club) -> None:
    thread = await begin(threads)
    await placed(threads, thread, 21)
    told = threads.public(thread)[0]
    answer = await answer_to(await threads.cleo.menu(told, "Open this game"))
    assert "game 1" in answer.text


@pytest.mark.parametrize("request_kind", ["PATCH", "POST"])
async def test_killed_while_a_score_sheet_is_written(threads: Club, request_kind: str) -> None:
    thread = await begin(threads)
    await placed(threads, thread, 20)
    route = "/channels/{channel_id}/messages" + ("/{message_id}" if request_kind == "PATCH" else "")
    held = threads.playground.faults.next(request_kind, route, held=True)
    threads.anna.begin_command(thread, "dvonn move", {"move": str(SPACES[20]), "match": 1})
    await held.reached.wait()
    await threads.kill_bot()
    held.release()
    await threads.start_bot()
    await threads.nothing_to_do()
    told, board = threads.public(thread)
    assert told.text == sheet(1, 10)
    assert "Place a piece" in labels(board)


async def test_the_thread_is_archived_after_a_day_of_quiet_also_after_presses(threads: Club) -> None:
    thread = await begin(threads)
    await threads.resign(threads.anna)
    card = boards(threads, thread)[-1]
    archived = []
    for _ in range(2):
        archived.append(thread.archived)
        await threads.time_passes(hours=25)
        archived.append(thread.archived)
        assert (await threads.press(threads.cleo, card, "More")).text
    assert archived == [False, True] * 2


async def test_a_thread_that_can_not_be_put_away_holds_nothing_up(threads: Club) -> None:
    thread = await begin(threads)
    threads.playground.faults.next("PATCH", "/channels/{channel_id}", status=400, code=50001)
    await threads.resign(threads.anna)
    assert thread.archive_minutes == 10080
    assert labels(threads.public()[0])


async def over(club: Club) -> tuple[Thread, Message]:
    """A match that ends, and its thread's head a day later."""
    await club.begin_by_challenge(setup="random", rated=False)
    await club.use(
        club.anna, "move", {"move": str((await club.stored()).position.legal_moves()[0]), "match": 1}
    )
    await club.resign(club.anna)
    await club.time_passes(hours=25)
    (thread,) = club.guild.threads
    assert thread.archived
    (head,) = club.public()
    return thread, head


async def test_players_play_again_from_the_head(threads: Club) -> None:
    thread, head = await over(threads)
    assert labels(head) == ["Rematch", "Review", "More"]
    await threads.press(threads.ben, head, "Rematch")
    await threads.press(threads.anna, threads.public()[-1], "Accept")
    await threads.nothing_to_do()
    assert len(threads.boards(2)) == 1
    assert thread.archived, "nobody was there"


async def test_a_user_who_may_not_write_in_threads_looks_back_from_the_head(threads: Club) -> None:
    thread, head = await over(threads)
    threads.forbid(Permission.SEND_MESSAGES_IN_THREADS, to=threads.cleo)
    with pytest.raises(NotPossibleError, match="SEND_MESSAGES_IN_THREADS"):
        await threads.press(threads.cleo, boards(threads, thread)[-1], "Review")
    assert "**Game 1**" in (await threads.press(threads.cleo, head, "Review")).text
    assert "**Game 1**" in (await threads.press(threads.cleo, head, "More")).text


async def test_a_running_match_has_no_buttons_on_its_head(threads: Club) -> None:
    await begin(threads)
    await threads.use(threads.anna, "move", {"move": "c3", "match": 1})
    await threads.nothing_to_do()
    (head,) = threads.public()
    assert head.buttons == []


# Discord's line about a new thread


async def accepted_later(club: Club) -> Message:
    """Anna's challenge, which is a while old when Ben accepts it."""
    await club.use(club.anna, "challenge", {"opponent": club.ben, "colour": "white"})
    await club.time_passes(minutes=5)
    return club.public()[-1]


async def test_the_line_that_a_thread_was_started_goes_away(threads: Club) -> None:
    for match in (1, 2):
        challenge = await accepted_later(threads)
        threads.anna.say(threads.channel, "Hello")
        await threads.press(threads.ben, challenge, "Accept")
        await threads.nothing_to_do()
        assert len(threads.boards(match)) == 1
    texts = [(int(message.type), message.text == "Hello") for message in threads.public()]
    assert texts == [(0, False), (0, True)] * 2


async def test_the_line_of_another_thread_stays(threads: Club) -> None:
    threads.anna.open_thread(threads.channel, "Talk")
    challenge = await accepted_later(threads)
    await threads.press(threads.ben, challenge, "Accept")
    await threads.nothing_to_do()
    assert [message.text for message in threads.public() if int(message.type) == 18] == ["Talk"]


async def test_the_line_is_looked_for_once(threads: Club) -> None:
    challenge = await accepted_later(threads)
    await threads.press(threads.ben, challenge, "Accept")
    await threads.nothing_to_do()
    looked = threads.playground.asked("GET", "/channels/{channel_id}/messages", channel=threads.channel)
    assert len(looked) == 1
    (thread,) = threads.guild.threads
    await placed(threads, thread, 3)
    await threads.stop_bot()
    await threads.start_bot()
    await placed(threads, thread, 1)
    again = threads.playground.asked("GET", "/channels/{channel_id}/messages", channel=threads.channel)
    assert again == looked


@pytest.mark.parametrize("request_kind", ["GET", "DELETE"])
async def test_failing_to_take_the_line_away_costs_nothing(threads: Club, request_kind: str) -> None:
    challenge = await accepted_later(threads)
    route = "/channels/{channel_id}/messages" + ("" if request_kind == "GET" else "/{message_id}")
    threads.playground.faults.next(request_kind, route, status=403)
    await threads.press(threads.ben, challenge, "Accept")
    await threads.nothing_to_do()
    assert len(threads.boards()) == 1
    assert (await threads.stored()).halted is None
    assert "to place" in threads.public()[0].text


@pytest.mark.parametrize("after", ["the thread", "the first board", "the head"])
async def test_killed_before_the_line_is_taken_away(threads: Club, after: str) -> None:
    challenge = await accepted_later(threads)
    messages = "/channels/{channel_id}/messages"
    method, route = {
        "the thread": ("POST", messages),
        "the first board": ("PATCH", messages + "/{message_id}"),
        "the head": ("GET", messages),
    }[after]
    held = threads.playground.faults.next(method, route, held=True)
    threads.ben.begin_click(challenge, "Accept")
    await held.reached.wait()
    await threads.kill_bot()
    held.release()
    await threads.start_bot()
    await threads.quiet()
    assert threads.public() == [challenge]
    assert len(threads.boards()) == 1


async def test_a_thread_that_went_to_sleep_wakes_with_the_next_move(threads: Club) -> None:
    thread = await begin(threads)
    thread.edit(archived=True)
    await threads.use(threads.anna, "move", {"move": "c3", "match": 1})
    (board,) = boards(threads, thread)
    assert "**1 of 23**" in board.text or "c3" in board.text
    assert not thread.archived


async def test_without_the_permission_the_match_stays_in_the_channel(threads: Club) -> None:
    threads.forbid(Permission.CREATE_PUBLIC_THREADS)
    await threads.begin_by_challenge()
    assert threads.guild.threads == []
    assert len(threads.boards()) == 1


async def test_where_discord_opens_no_more_threads_the_match_stays_in_the_channel(
    threads: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("discord_playground.routes.threads.MOST_ACTIVE", 0)
    await threads.begin_by_challenge()
    assert threads.guild.threads == []
    assert len(threads.boards()) == 1


async def test_where_moderation_blocks_the_name_of_a_player_the_thread_is_named_after_the_match(
    threads: Club,
) -> None:
    threads.guild.blocked_words.add("anna")
    thread = await begin(threads)
    assert thread.name == "DVONN 1"
    assert len(boards(threads, thread)) == 1
    asked = await threads.use(
        threads.ben, "forget"
    )  # the other player's name goes, and Anna's still may not come
    await threads.press(threads.ben, asked, "Delete my data")
    await threads.quiet()
    assert thread.name == "DVONN 1"


async def test_a_user_who_is_forgotten_is_taken_off_the_name_of_an_archived_thread(threads: Club) -> None:
    thread, _ = await over(threads)
    asked = await threads.use(threads.ben, "forget")
    await threads.press(threads.ben, asked, "Delete my data")
    await threads.quiet()
    assert "Ben" not in thread.name
    assert thread.archived


async def test_a_deleted_thread_does_not_end_the_match(threads: Club) -> None:
    thread = await begin(threads)
    thread.delete()
    await threads.quiet()
    (board,) = threads.boards()
    assert board.channel is threads.channel
    for player in (threads.anna, threads.ben):
        assert "continues in" in threads.direct_messages(player)[-1].text


async def test_killed_between_opening_the_thread_and_the_first_board(threads: Club) -> None:
    await threads.use(threads.anna, "challenge", {"opponent": threads.ben, "colour": "white"})
    held = threads.playground.faults.next("POST", "/channels/{channel_id}/messages", held=True)
    threads.ben.begin_click(threads.public()[-1], "Accept")
    await held.reached.wait()
    await threads.kill_bot()
    held.release()
    await threads.start_bot()
    await threads.quiet()
    (thread,) = threads.guild.threads
    assert len(boards(threads, thread)) == 1


async def test_after_a_move_the_panel_shows_no_other_match_in_the_thread_of_this_one(threads: Club) -> None:
    for _ in range(2):
        await threads.begin_by_challenge(setup="random", rated=False)
    thread, _ = threads.guild.threads
    panel = await threads.press(threads.anna, threads.public(thread)[-1], "Move")
    await threads.press(threads.anna, panel, labels(panel)[0])
    await threads.press(threads.anna, panel, labels(panel)[0])
    assert (await threads.stored()).line
    assert panel.deleted


# what the channel shows of it


async def test_the_challenge_stays_as_the_head_of_its_thread(threads: Club) -> None:
    thread = await begin(threads)
    (head,) = threads.public()
    assert head.id == thread.id
    due = (await threads.stored()).clock.due
    assert due is not None
    runs = f"⏳ <t:{int(due.timestamp())}:R>"
    assert head.text == f"⚪ Anna · ⚫ Ben · 0/49\n▶ **Anna to place** · {runs}"
    assert head.buttons == []


async def test_the_head_shows_the_score_and_in_the_end_who_has_won(threads: Club) -> None:
    await threads.begin_by_challenge(setup="random", rated=False)
    (head,) = threads.public()
    assert head.text.startswith("⚪ Anna **23** · ⚫ Ben **23**\n▶ **Anna to move** · ⏳ <t:")
    await threads.resign(threads.anna)
    assert "Ben wins" in head.text
    assert threads.public() == [head]


async def test_the_head_calls_to_move_without_a_ping(threads: Club) -> None:
    thread = await begin(threads)
    await threads.use(threads.anna, "move", {"move": "c3"}, channel=thread)
    await threads.nothing_to_do()
    (head,) = threads.public()
    assert "▶ **Ben to place**" in head.text
    assert head.pings == {threads.ben.id}  # when the challenge was posted
    assert head.mentions.pinged == frozenset()


async def test_the_head_says_that_the_player_to_move_is_away(threads: Club) -> None:
    await threads.begin_by_challenge()
    await threads.use(threads.ben, "away", {"until": "3 days"})
    await threads.use(threads.anna, "move", {"move": "c3"})
    await threads.nothing_to_do()
    (head,) = threads.public()
    assert "▶ **Ben to place** · away until <t:" in head.text


async def test_killed_between_the_last_board_and_the_head_that_shows_the_result(threads: Club) -> None:
    await threads.begin_by_challenge(rated=False)
    (head,) = threads.public()
    held = threads.playground.faults.next("PATCH", "/channels/{channel_id}/messages/{message_id}", held=True)
    question = await threads.use(threads.anna, "resign", {"match": 1})
    threads.anna.begin_click(question, "Resign")
    await held.reached.wait()
    await threads.kill_bot()
    held.release()
    await threads.start_bot()
    await threads.quiet()
    assert "Ben wins" in head.text


async def test_a_user_who_is_forgotten_is_taken_off_the_head(threads: Club) -> None:
    await threads.use(threads.anna, "challenge", {})
    await threads.press(threads.ben, threads.public()[-1], "Accept")
    await threads.nothing_to_do()
    (head,) = threads.public()
    assert "Ben" in head.text
    asked = await threads.use(threads.ben, "forget")
    await threads.press(threads.ben, asked, "Delete my data")
    await threads.quiet()
    assert "Ben" not in head.text
    assert str(threads.ben.id) not in head.text


async def test_a_forgotten_name_leaves_the_board_though_the_thread_can_not_be_renamed_yet(
    threads: Club,
) -> None:
    """Discord allows two names in ten minutes: https://github.com/discord/discord-api-docs/issues/2190."""
    thread = await begin(threads)
    await threads.resign(threads.ben)
    threads.playground.limit_rates()
    for _ in range(2):
        await threads.bot.http.edit_channel(thread.id, name=thread.name, archived=False)
    asked = await threads.use(threads.ben, "forget")
    await threads.press(threads.ben, asked, "Delete my data")
    card = threads.public(thread)[-1]
    names = ("Ben", str(threads.ben.id))
    await threads.playground.wait_until(
        lambda: not any(name in card.text for name in names), what="a card without the name"
    )
    assert "Ben" in thread.name
    queue = threads.bot.presenter.queue
    await until(lambda: bool(queue._resting))
    threads.put_clocks_forward(timedelta(minutes=10))
    queue.try_again()
    await threads.quiet()
    assert "Ben" not in thread.name


# where nothing is set


async def test_the_first_match_stands_in_the_channel_and_further_ones_get_threads(club: Club) -> None:
    for _ in range(3):
        await club.begin_by_challenge()
    assert len(club.boards(1)) == 1
    assert len(club.public()) == 3  # a board, and the heads of two threads
    second, third = club.guild.threads
    assert [second.name, third.name] == ["Anna – Ben · 2", "Anna – Ben · 3"]
    await club.resign(club.anna)
    await club.begin_by_challenge()
    assert len(club.boards(4)) == 1


async def test_without_the_permission_further_matches_stand_in_the_channel_too(club: Club) -> None:
    club.forbid(Permission.CREATE_PUBLIC_THREADS)
    for match in (1, 2):
        await club.begin_by_challenge()
        assert len(club.boards(match)) == 1
    assert club.guild.threads == []
    assert len(club.public()) == 2


async def test_killed_between_the_first_board_and_taking_the_challenge_away(club: Club) -> None:
    await club.use(club.anna, "challenge", {"opponent": club.ben})
    held = club.playground.faults.next("DELETE", "/channels/{channel_id}/messages/{message_id}", held=True)
    club.ben.begin_click(club.public()[-1], "Accept")
    await held.reached.wait()
    await club.kill_bot()
    held.release()
    await club.start_bot()
    await club.quiet()
    assert club.public() == [club.board()]
