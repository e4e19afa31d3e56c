"""Results in channels shrink: the row of their view says when, and whether they have."""

from dataclasses import replace
from datetime import timedelta

from bot.domain import ChannelId, Due, MatchId, Message, MessageId, ShownBoard, Venue
from bot.domain.cluster import ShardSet
from bot.storage import Store, UnitOfWork
from tests.bot.company import ABROAD, ANNA, HERE, NOON
from tests.bot.storage.begun import add_match

DAY, HOUR = timedelta(days=1), timedelta(hours=1)


async def shown_results(uow: UnitOfWork, *venues: Venue) -> list[ShownBoard]:
    """Results that shrink a day after noon, one in each of the places: those of the matches 1, 2 and so on."""
    shown = []
    for number, venue in enumerate(venues):
        match = await add_match(uow, venue)
        over = await uow.matches.append(match, match.resign(by=ANNA.id, at=NOON))
        board = ShownBoard(Message(venue.channel, MessageId(600 + number)), over.number)
        await uow.boards.record(match.id, board, shrinks_at=NOON + DAY)
        shown.append(board)
    return shown


async def test_a_result_is_behind_from_the_moment_on_at_which_it_shrinks(store: Store) -> None:
    async with store.write() as uow:
        (board,) = await shown_results(uow, HERE)
        assert await uow.boards.shrink(NOON + DAY - timedelta(seconds=1)) == []
        assert await uow.boards.behind() == []
        assert await uow.boards.shrink(NOON + DAY) == [1]
        brief = replace(board, brief=True)
        assert await uow.boards.of(MatchId(1)) == replace(brief, redraw=True)
        assert await uow.boards.behind() == [1]
        await uow.boards.record(MatchId(1), brief, before=board, shrinks_at=NOON + 2 * DAY)
        assert await uow.boards.of(MatchId(1)) == brief
        assert await uow.boards.behind() == []
        assert await uow.boards.shrink(NOON + 9 * DAY) == [], "it shrinks once"


async def test_a_result_that_is_to_shrink_while_it_is_drawn_stays_behind(store: Store) -> None:
    async with store.write() as uow:
        (board,) = await shown_results(uow, HERE)
        await uow.boards.redraw(MatchId(1))
        await uow.boards.shrink(NOON + DAY)
        await uow.boards.record(MatchId(1), board, before=board)
        assert await uow.boards.behind() == [1]


async def test_the_next_match_has_the_results_in_its_channel_shrink_before(store: Store) -> None:
    soon = NOON + timedelta(seconds=9)
    async with store.write() as uow:
        await shown_results(uow, HERE, Venue(HERE.guild, ChannelId(HERE.channel + 1)), HERE)
        await uow.boards.shrink_in(HERE.channel, soon)
        await uow.boards.shrink_in(HERE.channel, soon + HOUR)
        assert await uow.boards.shrink(soon) == [1, 3]
        assert (await uow.times.due())[Due.RESULTS] == NOON + DAY


async def test_a_result_that_is_posted_again_shows_its_board_for_another_day(store: Store) -> None:
    async with store.write() as uow:
        (board,) = await shown_results(uow, HERE)
        await uow.boards.shrink(NOON + DAY)
        await uow.boards.reopen(MatchId(1))
        again = replace(board, message=Message(HERE.channel, MessageId(700)))
        await uow.boards.record(MatchId(1), again, shrinks_at=NOON + 3 * DAY)
        assert await uow.boards.of(MatchId(1)) == again
        assert await uow.boards.shrink(NOON + 2 * DAY) == []
        assert await uow.boards.shrink(NOON + 3 * DAY) == [1]


async def test_a_process_shrinks_the_results_of_its_own_servers(store: Store) -> None:
    async with store.write() as uow:
        await shown_results(uow, HERE, ABROAD)
    for shard, shrunk in ((1, []), (0, [1, 2])):
        store.shard_set = ShardSet(2, frozenset({shard}))
        async with store.write() as uow:
            assert await uow.boards.shrink(NOON + DAY) == shrunk
