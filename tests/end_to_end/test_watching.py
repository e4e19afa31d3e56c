"""People who watch a match are notified as they have chosen, and change nothing."""

import pytest

from bot.catalogue import Language
from bot.domain import Match, QuietHours
from bot.features.watching import notices
from bot.features.watching.handlers import ListLive, ListWatched, TurnLive, TurnWatching
from bot.pages.pictures import Shown, board_picture
from bot.pages.viewer import DisplayOptions
from bot.toolkit.lists import PageNumber
from bot.toolkit.words import Names
from discord_playground import Person
from tests.end_to_end.club import Club, labels
from tests.end_to_end.forged import press_by_hand
from tests.end_to_end.onlooking import note, place, play, play_on_while, watch


async def test_somebody_who_watches_is_told_of_each_move_by_a_direct_message(club: Club) -> None:
    await club.begin()
    panel = await watch(club, club.cleo, "Each move")
    assert "Updates: **at each move**, by direct message" in panel.text
    await place(club, "c3")
    (notice,) = club.direct_messages(club.cleo)
    assert "Game 1 (Club)" in notice.text
    assert "Anna c3." in notice.text
    assert notice.media
    (link,) = [button for button in notice.buttons if button.label == "Go to the board"]
    assert str(link.url).endswith(f"/{club.channel.id}/{club.board().id}")


async def test_a_notice_shows_what_has_happened_since_the_last_one(club: Club) -> None:
    await club.begin()
    await watch(club, club.cleo, "Each move")
    await place(club, "c3", "d3")
    last = club.direct_messages(club.cleo)[-1]
    assert "Ben d3." in last.text
    assert "c3" not in last.text


async def test_the_panel_shows_what_is_set_and_one_press_ends_it(club: Club) -> None:
    board = await club.begin()
    panel = await club.reach(club.cleo, board, "Watch")
    assert "Stop watching" not in labels(panel)
    panel = await club.press(club.cleo, panel, "The end")
    assert "Updates: **only at the end**" in panel.text
    assert [button.label for button in panel.buttons if (button.label or "").startswith("✓")] == ["✓ The end"]
    panel = await club.press(club.cleo, panel, "Stop watching")
    assert "You’re no longer watching game 1." in panel.text
    await club.resign(club.anna)
    assert club.direct_messages(club.cleo) == []


async def test_watching_ends_by_one_press_on_a_notice(club: Club) -> None:
    await club.begin()
    await watch(club, club.cleo, "Each move")
    await place(club, "c3")
    (notice,) = club.direct_messages(club.cleo)
    answer = await club.press(club.cleo, notice, "Stop watching")
    assert "You’re no longer watching game 1." in answer.text
    await place(club, "d3")
    assert club.direct_messages(club.cleo) == [notice]


async def test_somebody_who_plays_a_match_does_not_watch_it(club: Club) -> None:
    await club.begin()
    await place(club, "c3")
    answer = await club.press(club.anna, club.board(), "Watch")
    assert "You’re playing in this game." in answer.text


async def test_somebody_who_watches_can_not_change_anything(club: Club) -> None:
    await club.begin()
    await watch(club, club.cleo, "Each move")
    answer = await club.use(club.cleo, "move", {"move": "c3", "match": 1})
    assert "Only the players can do that" in answer.text
    assert (await club.stored()).number == 1


async def test_the_end_alone_is_reported_to_somebody_who_wants_only_that_and_then_nothing_more(
    club: Club,
) -> None:
    await club.begin()
    await watch(club, club.cleo, "The end")
    await place(club, "c3")
    assert club.direct_messages(club.cleo) == []
    await club.resign(club.anna)
    (notice,) = club.direct_messages(club.cleo)
    assert notice.content.startswith("👀 Anna resigned game 1 (Club) against Ben.")
    assert "Stop watching" not in labels(notice)
    assert "You aren’t watching any games here." in (await club.watched(club.cleo)).text


@pytest.mark.slow
async def test_only_big_cut_offs_and_the_end_are_reported_to_somebody_who_wants_those(club: Club) -> None:
    await club.begin(setup="random")
    await watch(club, club.cleo, "Big cut-offs")
    big = 0
    while big < 2:
        position = (await club.stored()).position
        losses = {
            move: sum(stack.height for stack in position.cut_off_by(move).values())
            for move in position.legal_moves()
        }
        move = max(losses, key=losses.__getitem__)
        after = await play(club, move)
        assert not after.is_over
        big += losses[move] >= 3
        assert len(club.direct_messages(club.cleo)) == big
    await club.resign(club.anna)
    assert len(club.direct_messages(club.cleo)) == big + 1


async def test_a_match_in_a_thread_of_its_own_can_be_watched_by_mentions_there(club: Club) -> None:
    await club.settle(threads=True)
    await club.begin_by_challenge()
    (thread,) = club.guild.threads
    panel = await club.reach(club.cleo, club.public(thread)[-1], "Watch")
    panel = await club.press(club.cleo, await club.press(club.cleo, panel, "Each move"), "In the thread")
    assert "by a mention in the game’s thread" in panel.text
    await place(club, "c3")
    mention = club.public(thread)[-1]
    assert mention.pings == {club.cleo.id}
    assert "Anna placed a piece on c3." in mention.text
    assert club.direct_messages(club.cleo) == []
    await club.press(club.cleo, mention, "Stop watching")
    await place(club, "d3")
    assert club.cleo.pings_in(thread) == [mention]


async def test_the_list_shows_what_one_watches_and_ends_it(club: Club) -> None:
    await club.settle(threads=False)
    for match in (1, 2):
        await club.begin()
        await watch(club, club.cleo, "Each move", match=match)
    listed = await club.watched(club.cleo)
    assert "Games you’re watching here: 2" in listed.text
    assert f"/{club.channel.id}/{club.board(2).id}" in listed.text
    listed = await club.choose(club.cleo, listed, "1")
    assert "Games you’re watching here: 1" in listed.text
    assert "Game 1" not in listed.text


async def test_lists_of_a_server_are_not_opened_in_direct_messages(
    club: Club, subtests: pytest.Subtests
) -> None:
    direct = club.cleo.direct_messages(club.application)
    for control in (ListLive(), TurnLive(PageNumber(2)), ListWatched(), TurnWatching(PageNumber(2))):
        with subtests.test(control=control.action):
            refused = await press_by_hand(club, club.cleo, control, channel=direct)
            assert "**/dvonn watch** only works in a server’s channel" in refused.text


async def test_somebody_who_is_forgotten_is_told_nothing_more(club: Club) -> None:
    await club.begin()
    await watch(club, club.cleo, "Each move")
    question = await club.use(club.cleo, "forget")
    assert "Games you’re watching, and how you get updates: 1" in question.text
    await club.press(club.cleo, question, "Delete my data")
    await club.quiet()
    await place(club, "c3")
    assert club.direct_messages(club.cleo) == []


# delayed notices


async def test_late_notices_of_quiet_hours_are_one_with_the_latest_state(club: Club) -> None:
    await club.begin()
    await watch(club, club.cleo, "Each move")
    hour = club.now().hour
    quiet = QuietHours.parse(str(hour), str((hour + 2) % 24), "UTC")
    await club.prefer(club.cleo, quiet=quiet)
    await place(club, "c3", "d3", "e3", "c4", "d4")
    assert club.direct_messages(club.cleo) == []
    await club.time_passes(hours=2)
    (notice,) = club.direct_messages(club.cleo)
    assert "Earlier moves not shown: 2" in notice.text
    assert "Last: Anna d4." in notice.text
    await club.time_passes(minutes=5)
    assert club.direct_messages(club.cleo) == [notice]


async def test_somebody_who_takes_no_direct_messages_finds_it_in_the_list_and_nobody_else_hears_of_it(
    club: Club,
) -> None:
    await club.begin()
    await watch(club, club.cleo, "Each move")
    club.cleo.refuse_direct_messages(club.application)
    before = len(club.public())
    await place(club, "c3")
    await club.only_one_board()
    assert len(club.public()) == before
    await club.time_passes(minutes=5)
    assert "My direct messages don’t reach you" in (await club.watched(club.cleo)).text
    club.cleo.accept_direct_messages(club.application)
    await place(club, "d3")
    assert club.direct_messages(club.cleo) == []
    await watch(club, club.cleo, "Each move")
    await place(club, "e3")
    (notice,) = club.direct_messages(club.cleo)
    assert " e3." in notice.text
    assert " d3." not in notice.text


async def test_a_crash_between_a_move_and_its_notice_costs_a_delay_only(club: Club) -> None:
    await club.begin()
    await watch(club, club.cleo, "Each move")
    await play(club, (await club.stored()).position.legal_moves()[0], shown=False)
    await club.kill_bot()
    for _ in range(2):
        await club.start_bot()
        await club.quiet()
        assert len(club.direct_messages(club.cleo)) == 1
        await club.stop_bot()


async def test_an_outage_of_discord_delays_a_notice_and_doubles_none(club: Club) -> None:
    await club.begin()
    await watch(club, club.cleo, "Each move")
    club.bot.presenter.queue.pauses = (0,)
    match = await play(club, (await club.stored()).position.legal_moves()[0], shown=False)
    for fault in ({"status": 503}, {"drop": "after"}):
        club.playground.faults.next("POST", "/channels/{channel_id}/messages", **fault)
    await note(club, match)
    await club.nothing_to_do()
    assert len(club.direct_messages(club.cleo)) == 1


# many watchers, and fast moves


async def nine_watchers(club: Club) -> list[Person]:
    """People who watch each move of match 1."""
    crowd = [club.playground.create_user(f"fan{number}") for number in range(9)]
    for person in crowd:
        club.guild.add_member(person)
        await watch(club, person, "Each move")
    return crowd


async def test_a_picture_is_drawn_once_for_all_who_like_the_same(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.begin()
    crowd = await nine_watchers(club)
    for person in crowd[:4]:
        await club.prefer(person, rotated=True)
    drawn = []

    async def noted(match: Match, language: Language, display: DisplayOptions, *, names: Names) -> Shown:
        drawn.append(display)
        return await board_picture(match, language, display, names=names)

    monkeypatch.setattr(notices, "board_picture", noted)
    await place(club, "c3")
    assert [len(club.direct_messages(person)) for person in crowd] == [1] * len(crowd)
    assert sorted(display.rotated for display in drawn) == [False, True]


async def test_where_moves_come_fast_late_watchers_are_told_once_of_the_latest(club: Club) -> None:
    await club.begin()
    await watch(club, club.cleo, "Each move")
    await place(club, "c3")
    held = club.playground.faults.next("POST", "/channels/{channel_id}/messages", held=True)
    for number in range(5):
        match = await club.stored()
        match = await play(club, match.position.legal_moves()[0], shown=False)
        await note(club, match)
        if number == 0:
            await held.reached.wait()
    held.release()
    await club.nothing_to_do()
    _, first, last = club.direct_messages(club.cleo)
    assert "Earlier moves not shown" not in first.text
    assert "Earlier moves not shown: 1" in last.text
    assert f" {(await club.stored()).events[-1].what}." in last.text


async def test_players_never_wait_for_somebody_who_watches(club: Club) -> None:
    await club.begin()
    await watch(club, club.cleo, "Each move")
    held = club.playground.faults.next("POST", "/users/@me/channels", held=True)
    await play_on_while(club, held)
    assert club.direct_messages(club.cleo) == []
    held.release()
    await club.nothing_to_do()
    assert " d3." in club.direct_messages(club.cleo)[-1].text


async def test_somebody_who_can_not_be_told_now_holds_nobody_else_up(club: Club) -> None:
    await club.begin()
    crowd = await nine_watchers(club)
    club.bot.presenter.queue.pauses = (0.01,)
    match = await play(club, (await club.stored()).position.legal_moves()[0], shown=False)
    club.playground.faults.next("GET", "/guilds/{guild_id}/members/{user_id}", status=503)
    await note(club, match)
    await club.nothing_to_do()
    told = [message for person in crowd for message in club.direct_messages(person)]
    assert len(told) == len(crowd)
    assert max(told, key=lambda message: message.id) == told[0]  # whose look was held up is told last of all
