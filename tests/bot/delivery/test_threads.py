"""With threads enabled, each match has its own thread, which keeps its boards."""

import pytest

from bot.delivery import Presenter, boards
from bot.delivery.messenger import EditRefusedError, OutOfOrderError, UnreachableError
from bot.domain import (
    ChallengeState,
    ChannelId,
    ColourChoice,
    Match,
    Message,
    MessageId,
    OfferKind,
    ServerSettings,
    Setup,
    ShownChallenge,
)
from bot.services import Challenges, Matches, Servers
from bot.storage import Store
from bot.ui.page import Kind, Page
from dvonn import Score
from tests.bot.company import ANNA, BEN, HERE
from tests.bot.delivery.discord_stub import Channels, Posted, Trouble
from tests.bot.delivery.steps import Make, go_on
from tests.bot.services.kept import kept_match

NOTICE = Message(HERE.channel, MessageId(333))
THREAD = ChannelId(333)


@pytest.fixture
async def threaded(challenges: Challenges, servers: Servers, store: Store) -> Match:
    """A match that will get a thread on its challenge's message."""
    await servers.settle(HERE.guild, lambda _: ServerSettings(threads=True))
    made = await challenges.challenge(HERE, ANNA, BEN, ColourChoice.WHITE, Setup.FULL)
    match = await challenges.accept(made.id, BEN)
    async with store.write() as uow:
        await uow.challenge_messages.record(made.id, ShownChallenge(NOTICE, ChallengeState.ACCEPTED))
    return match


async def test_the_thread_is_opened_with_the_first_board_and_named_after_the_players(
    presenters: Make, channels: Channels, threaded: Match, store: Store
) -> None:
    await presenters().show_match(threaded)
    assert channels.threads == {THREAD: "DVONN 1: Anna – Ben"}
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
        return Page(f"<#{match.venue.channel}>")

    presenter = presenters()
    monkeypatch.setattr(boards, "board_page", draw)
    await presenter.show_match(await go_on(service, threaded))
    assert [posted.text for posted in channels.history] == [f"<#{THREAD}>"]


async def test_boards_are_kept_in_a_thread(
    presenters: Make, channels: Channels, service: Matches, threaded: Match
) -> None:
    presenter = presenters()
    match = threaded
    await presenter.show_match(match)
    for _ in range(2):
        match = await go_on(service, match)
        await presenter.show_match(match)
    await presenter.close()
    assert channels.boards() == [3]
    assert len(channels.messages) == 3  # two of them of the past


async def test_the_head_of_a_thread_is_not_edited_for_a_score_while_pieces_are_placed(
    presenter: Presenter, channels: Channels, service: Matches, threaded: Match
) -> None:
    head = channels.messages[NOTICE.id] = Posted(NOTICE, Page("the challenge"), "head", None)
    presenter.challenge_messages.head_pace = 0.0
    match = threaded
    await presenter.show_match(match)
    await presenter.idle()
    told = head.page
    assert f"<@{ANNA.id}>" in head.text
    for _ in range(5):
        match = await go_on(service, match)
        await presenter.show_match(match)
        await presenter.idle()
    assert match.position.score == Score(1, 1)
    assert head.page is told


async def test_a_board_that_is_brought_down_in_a_thread_is_not_kept_twice(
    presenters: Make, channels: Channels, threaded: Match
) -> None:
    presenter = presenters()
    await presenter.show_match(threaded)
    await presenter.show_match_again(threaded)
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
    channels.troubles["open"] = [Trouble(UnreachableError(("create_public_threads",)))]
    await presenters().show_match(threaded)
    assert [posted.message.channel for posted in channels.history] == [HERE.channel]
    assert not (await kept_match(store, threaded.id)).in_thread


async def test_a_thread_is_put_away_at_the_end(
    presenters: Make, channels: Channels, service: Matches, threaded: Match
) -> None:
    presenter = presenters()
    await presenter.show_match(threaded)
    assert channels.archived == set()
    await presenter.show_match(await service.resign(threaded.id, by=ANNA.id))
    await presenter.close()
    assert channels.archived == {THREAD}


async def test_the_channel_of_a_match_without_a_thread_is_not_put_away(
    presenter: Presenter, channels: Channels, service: Matches, match: Match
) -> None:
    await presenter.show_match(await service.resign(match.id, by=ANNA.id))
    await presenter.close()
    assert channels.archived == set()


@pytest.mark.parametrize("trouble", [UnreachableError(), OutOfOrderError()])
async def test_a_thread_that_can_not_be_put_away_holds_nothing_up(
    presenters: Make, channels: Channels, service: Matches, threaded: Match, trouble: Exception
) -> None:
    presenter = presenters()
    await presenter.show_match(threaded)
    channels.troubles["archive"] = [Trouble(trouble)]
    ended = await service.resign(threaded.id, by=ANNA.id)
    await presenter.show_match(ended)
    await presenter.close()
    assert channels.boards() == [ended.number]


async def test_a_board_that_no_move_followed_leaves_no_line(
    presenters: Make, channels: Channels, service: Matches, threaded: Match
) -> None:
    presenter = presenters()
    await presenter.show_match(threaded)
    match = await go_on(service, threaded)
    await presenter.show_match(match)
    await presenter.show_match(await service.offer(match.id, OfferKind.DRAW, by=ANNA.id))
    await presenter.idle()
    kinds = [posted.page.message_tag.kind for posted in channels.messages.values() if posted.page.message_tag]
    assert kinds == [Kind.PAST_BOARD, Kind.BOARD]


async def test_where_discord_takes_no_more_edits_a_past_board_is_taken_away(
    presenters: Make, channels: Channels, service: Matches, threaded: Match
) -> None:
    presenter = presenters()
    await presenter.show_match(threaded)
    await presenter.idle()
    channels.troubles["edit"] = [Trouble(EditRefusedError())]
    await presenter.show_match(await go_on(service, threaded))
    await presenter.idle()
    assert channels.boards() == [2]
    assert len(channels.messages) == 1
