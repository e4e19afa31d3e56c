"""A channel for spectators shows the server's matches as they stand, and their results."""

from datetime import timedelta

import pytest

from bot.domain import ChannelId, Match, MatchId, PingWhen, UserId
from bot.features.privacy.service import PersonalData
from bot.features.spectator_channels.repository import RESULT, live_key
from bot.features.spectator_channels.spectators import Spectators
from discord_playground import Message, Permission, Person, TextChannel
from tests.end_to_end.club import Club, labels
from tests.end_to_end.onlooking import note, place, play, play_on_while


@pytest.fixture
def stage(club: Club) -> TextChannel:
    """A channel for spectators, in which the bot need not be slow."""
    club.bot.get(Spectators).pace = 0
    return club.guild.create_text_channel("stage")


async def follow(club: Club, person: Person, stage: TextChannel, **options: object) -> Message:
    """Let a channel follow; give the private answer."""
    answer = await club.use(person, "dvonn-admin follow", {"channel": stage, **options})
    await club.nothing_to_do()
    return answer


async def test_each_running_match_is_one_live_board_that_is_brought_up_to_date(
    club: Club, dora: Person, stage: TextChannel
) -> None:
    await club.begin()
    answer = await follow(club, dora, stage)
    assert f"<#{stage.id}> now shows this server’s running games" in answer.text
    (live,) = club.public(stage)
    assert live.text.startswith("🔴 **Live** ⚪ **Anna to place**")
    assert labels(live) == ["Watch", "History", "Go to the board"]
    await place(club, "c3", "d3", "e3", "c4")
    assert club.public(stage) == [live]
    assert live.media
    assert "Last: Ben c4." in live.text
    assert "c3" not in live.text
    assert live.pings == set()
    await club.begin()
    await club.nothing_to_do()
    assert len(club.public(stage)) == 2


async def test_a_result_comes_as_a_new_message_in_the_place_of_the_live_board(
    club: Club, dora: Person, stage: TextChannel
) -> None:
    await club.begin()
    await follow(club, dora, stage)
    (live,) = club.public(stage)
    await club.resign(club.anna)
    (result,) = club.public(stage)
    assert result.id > live.id
    assert "resigned" in result.text
    assert result.media
    assert labels(result) == ["History", "Go to the board"]


async def test_a_channel_can_show_results_only(club: Club, dora: Person, stage: TextChannel) -> None:
    await club.begin()
    await follow(club, dora, stage)
    assert len(club.public(stage)) == 1
    await follow(club, dora, stage, **{"results-only": True})
    assert club.public(stage) == []
    await place(club, "c3")
    assert club.public(stage) == []
    await club.resign(club.anna)
    (result,) = club.public(stage)
    assert "resigned" in result.text


async def test_results_from_before_are_no_news(club: Club, dora: Person, stage: TextChannel) -> None:
    await club.begin()
    await club.resign(club.anna)
    await follow(club, dora, stage)
    assert club.public(stage) == []


async def test_a_channel_can_show_the_matches_of_one_player(
    club: Club, dora: Person, stage: TextChannel
) -> None:
    await club.begin()
    await club.use(club.cleo, "challenge", {"opponent": club.ben})
    await club.press(club.ben, club.public()[-1], "Accept")
    answer = await follow(club, dora, stage, player=club.cleo)
    assert "now shows Cleo’s running games" in answer.text
    (live,) = club.public(stage)
    assert "Cleo" in live.text


async def test_spectators_can_watch_and_look_back_from_there(
    club: Club, dora: Person, stage: TextChannel
) -> None:
    await club.begin()
    await follow(club, dora, stage)
    (live,) = club.public(stage)
    panel = await club.press(club.cleo, live, "Watch")
    assert "Watch game 1" in panel.text
    panel = await club.press(club.cleo, live, "History")
    assert "Game 1" in panel.text


async def test_somebody_who_is_forgotten_is_named_no_more_on_results(
    club: Club, dora: Person, stage: TextChannel
) -> None:
    await club.begin()
    await follow(club, dora, stage)
    await club.resign(club.anna)
    (result,) = club.public(stage)
    assert "Anna" in result.text
    question = await club.use(club.anna, "forget")
    await club.press(club.anna, question, "Delete my data")
    await club.quiet()
    assert club.public(stage) == [result]
    assert "Anna" not in result.text
    assert "Deleted user" in result.text


async def test_what_can_not_be_drawn_again_now_is_looked_at_once_an_hour(
    club: Club, dora: Person, stage: TextChannel, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.begin()
    await follow(club, dora, stage)
    await club.resign(club.anna)
    (result,) = club.public(stage)
    await PersonalData(club.store, club.bot.people, clock=club.now).forget(UserId(club.anna.id))
    with monkeypatch.context() as unavailable:
        unavailable.setattr(club.bot.visibility, "is_in", lambda _: False)
        await club.bot.scheduler.look()
        await club.nothing_to_do()
        async with club.store.read() as uow:
            assert await uow.views.due(club.now(), {RESULT}) == []
    await club.time_passes(hours=1)
    assert "Deleted user" in result.text


# stopping


async def test_stopping_takes_the_live_boards_away_and_leaves_results(
    club: Club, dora: Person, stage: TextChannel
) -> None:
    await club.begin()
    answer = await follow(club, dora, stage)
    await club.resign(club.anna)
    await club.begin()
    await club.nothing_to_do()
    assert len(club.public(stage)) == 2
    answer = await club.press(dora, answer, "Stop showing")
    await club.nothing_to_do()
    assert f"<#{stage.id}> no longer shows games." in answer.text
    (result,) = club.public(stage)
    assert "resigned" in result.text
    await play(club, (await club.stored(2)).position.legal_moves()[0], match=2)
    assert club.public(stage) == [result]
    answer = await follow(club, dora, stage, stop=True)
    assert f"<#{stage.id}> doesn’t show games." in answer.text


async def test_only_somebody_who_may_manage_the_server_lets_a_channel_follow(
    club: Club, dora: Person, stage: TextChannel
) -> None:
    club.offer_to_everybody("dvonn-admin")
    for stop in (False, True):
        assert "**Manage Server**" in (await follow(club, club.anna, stage, stop=stop)).text
    answer = await follow(club, dora, stage)
    club.guild.edit_member(dora, roles=[])
    answer = await club.press(dora, answer, "Stop showing")
    assert "Manage Server" in answer.text
    await club.begin()
    await club.nothing_to_do()
    assert len(club.public(stage)) == 1


@pytest.mark.parametrize("lost", ["permission", "channel"])
async def test_a_channel_that_can_not_be_written_to_follows_no_longer_and_its_manager_is_told_once(
    club: Club, dora: Person, stage: TextChannel, lost: str
) -> None:
    await club.begin()
    await follow(club, dora, stage)
    if lost == "channel":
        stage.delete()
    else:
        club.forbid(Permission.SEND_MESSAGES, channel=stage)
    for _ in range(3):
        await club.begin()
        await club.time_passes(minutes=5)
    (received,) = club.direct_messages(dora)
    assert "no longer shows games" in received.text
    assert ("**Send Messages**" in received.text) == (lost == "permission")


async def test_a_manager_whom_no_message_reached_at_first_is_told_some_minutes_later(
    club: Club, dora: Person, stage: TextChannel
) -> None:
    await club.begin()
    await follow(club, dora, stage)
    dora.refuse_direct_messages(club.application)
    stage.delete()
    await club.begin()
    await club.time_passes(minutes=1)
    dora.accept_direct_messages(club.application)
    await club.kill_bot()
    await club.start_bot()
    await club.time_passes(minutes=6)
    (received,) = club.direct_messages(dora)
    assert "no longer shows games" in received.text


# time and trouble


async def test_an_old_live_board_is_replaced_and_not_edited_when_something_happens(
    club: Club, dora: Person, stage: TextChannel
) -> None:
    await club.begin()
    await follow(club, dora, stage)
    (old,) = club.public(stage)
    await club.time_passes(hours=2)
    assert club.public(stage) == [old]
    await place(club, "c3")
    (new,) = club.public(stage)
    assert new.id > old.id
    assert "c3" in new.text


async def test_a_live_board_that_a_moderator_deleted_comes_back_with_the_next_move(
    club: Club, dora: Person, stage: TextChannel
) -> None:
    await club.begin()
    await follow(club, dora, stage)
    club.playground.delete(club.public(stage)[0])
    await place(club, "c3")
    (live,) = club.public(stage)
    assert "c3" in live.text


def edits(club: Club) -> int:
    """How many edits of messages the bot has made."""
    return sum(request.method == "PATCH" for request in club.playground.requests)


async def something_happens(club: Club) -> Match:
    """Let a move be played that spectators hear of at once, and the players' channel later."""
    match = await club.stored()
    match = await play(club, match.position.legal_moves()[0], shown=False)
    await note(club, match)
    return match


async def test_a_busy_channel_falls_behind_and_shows_the_latest_state_only(
    club: Club, dora: Person, stage: TextChannel
) -> None:
    await club.begin()
    await follow(club, dora, stage)
    (live,) = club.public(stage)
    held = club.playground.faults.next("PATCH", "/channels/{channel_id}/messages/{message_id}", held=True)
    before = edits(club)
    await something_happens(club)
    await held.reached.wait()
    happened = [await something_happens(club) for _ in range(5)]
    held.release()
    await club.nothing_to_do()
    assert edits(club) - before == 2
    assert f" {happened[-1].events[-1].what}." in live.text


async def test_players_never_wait_for_spectators(club: Club, dora: Person, stage: TextChannel) -> None:
    await club.begin()
    await follow(club, dora, stage)
    (live,) = club.public(stage)
    for player in (club.anna, club.ben):  # the only edit is that of the live board
        await club.prefer(player, when=PingWhen.NEVER)
    held = club.playground.faults.next("PATCH", "/channels/{channel_id}/messages/{message_id}", held=True)
    await play_on_while(club, held)
    assert "Anna c3." not in live.text
    held.release()
    await club.nothing_to_do()
    assert "Ben d3." in live.text


async def crash_unrecorded(club: Club, stage: TextChannel) -> None:
    """End the bot as if it had not noted yet what it has just shown; Discord forgets its nonces meanwhile."""
    async with club.store.write() as uow:
        for view in await uow.views.all_of(live_key(MatchId(1), ChannelId(stage.id))):
            await uow.views.forget(view)
    await club.kill_bot()
    club.ahead += timedelta(minutes=30)
    club.playground.clock.advance(30 * 60)
    await club.start_bot()
    await club.quiet()


async def test_after_a_crash_there_is_one_live_board_which_is_up_to_date(
    club: Club, dora: Person, stage: TextChannel
) -> None:
    await club.begin()
    await follow(club, dora, stage)
    await play(club, (await club.stored()).position.legal_moves()[0], shown=False)
    await crash_unrecorded(club, stage)
    (live,) = club.public(stage)
    assert f"Anna {(await club.stored()).events[-1].what}." in live.text


async def test_after_a_crash_a_result_is_shown_once(club: Club, dora: Person, stage: TextChannel) -> None:
    await club.begin()
    await follow(club, dora, stage)
    await club.resign(club.anna)
    (result,) = club.public(stage)
    await crash_unrecorded(club, stage)
    assert club.public(stage) == [result]
