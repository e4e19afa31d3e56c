"""With threads enabled, each match has its own thread, which keeps its boards."""

import pytest

from bot.delivery import Presenter, boards
from bot.delivery.errors import EditRefusedError, UnreachableError
from bot.discord_errors import OutOfOrderError
from bot.domain import (
    ChallengeState,
    ChannelId,
    ColourChoice,
    HaltReason,
    Match,
    Message,
    MessageId,
    OfferKind,
    Pace,
    ServerSettings,
    Setup,
    ShownChallenge,
)
from bot.domain.obstacle import Obstacle
from bot.pages.score_sheet import NO_BREAK
from bot.services import Challenges, Matches, Servers
from bot.storage import Store
from bot.toolkit.page import Kind, Page
from tests.bot.company import ANNA, BEN, HERE
from tests.bot.delivery.discord_stub import Channels, Posted, Trouble
from tests.bot.delivery.steps import NEVER, Make, go_on, left_over, until
from tests.bot.services.kept import kept_match

NOTICE = Message(HERE.channel, MessageId(333))
THREAD = ChannelId(333)


@pytest.fixture(name="pace")
def usual_pace() -> Pace:
    """The pace of the match; a test can take another one."""
    return Pace.STEADY


@pytest.fixture
async def threaded(challenges: Challenges, servers: Servers, store: Store, pace: Pace) -> Match:
    """A match that will get a thread on its challenge's message."""
    await servers.settle(HERE.guild, lambda _: ServerSettings(threads=True))
    made = await challenges.challenge(HERE, ANNA, BEN, ColourChoice.WHITE, Setup.FULL, pace=pace)
    match = await challenges.accept(made.id, BEN)
    async with store.write() as uow:
        await uow.challenge_messages.record(made.id, ShownChallenge(NOTICE, ChallengeState.ACCEPTED))
    return match


async def test_the_thread_is_opened_with_the_first_board_and_named_after_the_players(
    presenters: Make, channels: Channels, threaded: Match, store: Store
) -> None:
    await presenters().show_match(threaded)
    assert channels.threads == {THREAD: "Anna – Ben · 1"}
    assert [posted.message.channel for posted in channels.history] == [THREAD]
    stored = await kept_match(store, threaded.id)
    assert (stored.venue.channel, stored.parent) == (THREAD, HERE.channel)


async def test_a_board_that_was_drawn_before_its_thread_was_opened_is_drawn_for_the_thread(
    presenters: Make,
    channels: Channels,
    service: Matches,
    threaded: Match,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def draw(match: Match, *_: object, **__: object) -> Page:
        return Page(f"<#{match.venue.channel}>", notification="Your turn.")

    presenter = presenters()
    monkeypatch.setattr(boards, "board_page", draw)
    await presenter.show_match(await go_on(service, threaded))
    assert [posted.text for posted in channels.history] == [f"<#{THREAD}>"]


def kept(channels: Channels) -> list[str]:
    """The texts of the messages that a thread keeps above its board."""
    return [
        posted.text
        for posted in channels.messages.values()
        if posted.page.message_tag and posted.page.message_tag.kind is Kind.SCORE_SHEET
    ]


def placed(match: Match, first: int, last: int) -> str:
    """The rounds that a sheet of placements tells."""
    told = [str(event.what) for event in match.line]
    rounds = (
        f"**{2 * number - 1}.**{NO_BREAK}{NO_BREAK.join(told[2 * number - 2 : 2 * number])}"
        for number in range(first, last + 1)
    )
    return f"-# {' '.join(rounds)}"


async def played(presenter: Presenter, service: Matches, match: Match, moves: int) -> Match:
    """Show the match after each of so many moves."""
    for _ in range(moves):
        match = await go_on(service, match)
        await presenter.show_match(match)
        await presenter.idle()
    return match


async def undone(presenter: Presenter, service: Matches, match: Match) -> Match:
    """Take the last move back, by agreement."""
    assert match.player_to_move is not None
    asks, agrees = match.opponent_of(match.player_to_move), match.player_to_move
    await presenter.show_match(await service.offer(match.id, OfferKind.UNDO, by=asks))
    match = await service.accept_offer(match.id, OfferKind.UNDO, by=agrees)
    await presenter.show_match(match)
    await presenter.idle()
    return match


async def test_ten_rounds_become_a_score_sheet_and_the_board_shows_the_moves_since(
    presenter: Presenter, channels: Channels, service: Matches, threaded: Match
) -> None:
    await presenter.show_match(threaded)
    match = await played(presenter, service, threaded, 20)
    assert kept(channels) == []
    assert len(channels.messages) == 1
    match = await played(presenter, service, match, 4)
    assert kept(channels) == [placed(match, 1, 10)]
    sheet, board = channels.messages.values()
    assert sheet.controls == ()
    assert "<@" not in sheet.text
    assert f"{placed(match, 11, 11)} **23.**{NO_BREAK}{match.line[22].what}\n" in board.text


async def test_a_move_in_a_thread_takes_two_requests(
    presenter: Presenter, channels: Channels, service: Matches, threaded: Match
) -> None:
    await presenter.show_match(threaded)
    await presenter.idle()
    channels.requests.clear()
    await played(presenter, service, threaded, 41)
    assert channels.requests == {"post": 41, "edit": 2, "delete": 39}


async def test_a_process_that_takes_over_looks_through_a_thread_once(
    presenters: Make, channels: Channels, service: Matches, threaded: Match
) -> None:
    await presenters().show_match(threaded)
    presenter = presenters()
    match = await played(presenter, service, threaded, 3)
    assert channels.requests["look"] == 0
    presenter = presenters()
    await played(presenter, service, match, 3)
    assert channels.requests["look"] == 1


async def test_after_an_undo_a_sheet_is_written_again(
    presenter: Presenter, channels: Channels, service: Matches, threaded: Match
) -> None:
    match = await played(presenter, service, threaded, 21)
    assert len(kept(channels)) == 1
    match = await undone(presenter, service, match)
    assert kept(channels) == []
    match = await undone(presenter, service, match)
    match = await played(presenter, service, match, 4)
    assert kept(channels) == [placed(match, 1, 10)]
    assert len(channels.messages) == 2


async def test_a_sheet_is_written_once_however_often_discord_fails(
    presenter: Presenter, channels: Channels, service: Matches, threaded: Match
) -> None:
    match = await played(presenter, service, threaded, 20)
    channels.troubles["edit"] = [Trouble(OutOfOrderError(), taken=True), Trouble(OutOfOrderError())]
    match = await played(presenter, service, match, 2)
    assert kept(channels) == [placed(match, 1, 10)]
    assert channels.boards() == [match.number]


@pytest.fixture
def head(channels: Channels, presenter: Presenter) -> Posted:
    """The head of the thread, which may be edited as often as it likes."""
    presenter.challenge_messages.head_pace = 0.0
    posted = channels.messages[NOTICE.id] = Posted(NOTICE, Page("the challenge"), "head", None)
    return posted


async def test_the_head_of_a_thread_says_whose_turn_it_is(
    presenter: Presenter, service: Matches, threaded: Match, head: Posted
) -> None:
    match = threaded
    await presenter.show_match(match)
    await presenter.idle()
    assert head.text.startswith(f"⚪ Anna · ⚫ Ben · 0/49\n▶ **<@{ANNA.id}> to place** · ⏳ <t:")
    match = await played(presenter, service, match, 1)
    assert head.text.startswith(f"⚪ Anna · ⚫ Ben · 1/49\n▶ **<@{BEN.id}> to place** · ⏳ <t:")
    await presenter.show_match(await service.offer(match.id, OfferKind.UNDO, by=ANNA.id))
    await presenter.idle()
    assert f"▶ **<@{BEN.id}> to answer** · ⏳ <t:" in head.text


@pytest.mark.parametrize("pace", [Pace.TEN_MINUTES])
async def test_the_head_of_a_live_match_shows_neither_turn_nor_clock(
    presenter: Presenter, service: Matches, threaded: Match, head: Posted
) -> None:
    await presenter.show_match(threaded)
    await presenter.idle()
    assert head.text == "⚪ Anna · ⚫ Ben\n⚡ live in the thread"
    await played(presenter, service, threaded, 1)
    assert head.text == "⚪ Anna · ⚫ Ben\n⚡ live in the thread"


async def test_the_head_of_a_thread_says_that_a_match_is_on_hold(
    presenter: Presenter, service: Matches, threaded: Match, head: Posted
) -> None:
    await presenter.show_match(threaded)
    halted = await service.halt(threaded.id, HaltReason.SERVER)
    await presenter.show_match(halted)
    await presenter.idle()
    assert head.text.endswith("\non hold")


async def test_the_head_of_a_thread_follows_a_quick_match_after_a_while_and_tells_the_result_at_once(
    presenter: Presenter, channels: Channels, service: Matches, threaded: Match, head: Posted
) -> None:
    await presenter.show_match(threaded)
    await presenter.idle()
    presenter.challenge_messages.head_pace = NEVER
    match = threaded
    for _ in range(5):
        match = await go_on(service, match)
        await presenter.show_match(match)
    assert "0/49" in head.text
    assert channels.requests["edit"] == 1
    await presenter.show_match(await service.resign(match.id, by=ANNA.id))
    await until(lambda: "resigned" in head.text)


async def test_where_discord_takes_no_more_edits_the_head_of_a_thread_waits(
    presenter: Presenter, channels: Channels, service: Matches, threaded: Match, head: Posted
) -> None:
    await presenter.show_match(threaded)
    await presenter.idle()
    channels.troubles["edit"] = [Trouble(EditRefusedError())]
    match = await go_on(service, threaded)
    await presenter.show_match(match)
    await until(lambda: not channels.troubles["edit"])
    for _ in range(3):
        match = await go_on(service, match)
        await presenter.show_match(match)
    assert channels.requests["edit"] == 2
    assert "0/49" in head.text


async def test_a_board_that_is_brought_down_in_a_thread_is_not_kept_twice(
    presenters: Make, channels: Channels, threaded: Match
) -> None:
    presenter = presenters()
    await presenter.show_match(threaded)
    await presenter.show_match_again(threaded, ANNA.id)
    await presenter.close()
    assert channels.boards() == [1]


async def test_a_thread_that_was_opened_before_a_crash_is_found_again(
    presenters: Make, channels: Channels, threaded: Match
) -> None:
    channels.troubles["open"] = [Trouble(OutOfOrderError(), taken=True)]
    await presenters().show_match(threaded)
    assert list(channels.threads) == [THREAD]
    assert channels.boards() == [1]


async def test_without_the_permission_to_open_threads_the_match_stays_in_the_channel(
    presenters: Make, channels: Channels, threaded: Match, store: Store
) -> None:
    channels.troubles["open"] = [Trouble(UnreachableError(Obstacle.lacking(("create_public_threads",))))]
    await presenters().show_match(threaded)
    assert [posted.message.channel for posted in channels.history] == [HERE.channel]
    assert not (await kept_match(store, threaded.id)).in_thread


async def test_a_thread_is_put_away_at_the_end(
    presenters: Make, channels: Channels, service: Matches, threaded: Match
) -> None:
    presenter = presenters()
    await presenter.show_match(threaded)
    assert channels.archived_after_a_day == set()
    await presenter.show_match(await service.resign(threaded.id, by=ANNA.id))
    await presenter.close()
    assert channels.archived_after_a_day == {THREAD}


async def test_the_channel_of_a_match_without_a_thread_is_not_put_away(
    presenter: Presenter, channels: Channels, service: Matches, match: Match
) -> None:
    await presenter.show_match(await service.resign(match.id, by=ANNA.id))
    await presenter.close()
    assert channels.archived_after_a_day == set()


async def test_a_board_that_no_move_followed_is_deleted(
    presenter: Presenter, channels: Channels, service: Matches, threaded: Match
) -> None:
    await presenter.show_match(threaded)
    match = await played(presenter, service, threaded, 20)
    await presenter.show_match(await service.offer(match.id, OfferKind.DRAW, by=ANNA.id))
    await presenter.idle()
    assert len(channels.messages) == 1


async def test_while_discord_takes_no_more_edits_a_sheet_waits_and_other_boards_go(
    presenters: Make, channels: Channels, service: Matches, threaded: Match, store: Store
) -> None:
    presenter = presenters(pauses=(NEVER,))
    await presenter.show_match(threaded)
    match = await played(presenter, service, threaded, 20)
    channels.troubles["edit"] = [Trouble(EditRefusedError()) for _ in range(100)]
    for _ in range(2):
        match = await go_on(service, match)
        await presenter.show_match(match)
    await until(lambda: len(channels.messages) == 2)
    assert kept(channels) == []
    await presenter.close()
    channels.troubles.clear()
    presenter = presenters()
    await presenter.catch_up()
    await presenter.idle()
    assert kept(channels) == [placed(match, 1, 10)]
    assert channels.boards() == [match.number]
    assert await left_over(store) == []
