"""The board of the week: one try for each person, hidden results, and the end of the week."""

from dataclasses import replace
from datetime import timedelta
from random import Random

import pytest

from bot.domain import CancelReason, GuildId, Match, OfferKind, Person, UserId
from bot.domain.computer import Level
from bot.domain.ids import EVERY_SERVER, ChannelId
from bot.domain.offer import check_offer
from bot.domain.ranking import Rank, Ranking
from bot.domain.refusals import InPlay, Protected
from bot.features.board_of_the_week.refusals import (
    WEEK_FORGOTTEN,
    WEEK_OVER,
    WEEK_SHARED,
    WITHOUT_HELP,
)
from bot.features.board_of_the_week.repository import BEST_LINE, BestGame, WeekRepository, forgotten_tries
from bot.features.board_of_the_week.service import WeeklyBoards, margin_of
from bot.features.board_of_the_week.week import OPPONENTS, Opponent, Result, Week
from bot.features.privacy.service import PersonalData
from bot.services import Computing, Matches, People, Timekeeping
from bot.services.fair_play import RequestedPositions, find_in_play
from bot.services.match_lifecycle import continue_match
from bot.storage import Store
from bot.storage.positions import running_boards, running_positions
from dvonn import Game, Jump
from tests.bot.company import A_BOT, ANNA, BEN, CLEO, HERE, Clock
from tests.bot.refused import refuses
from tests.bot.services.kept import kept_match
from tests.bot.storage.begun import add_match
from tests.bot.weekly import board_of
from tests.dvonn.disguises import exchanged, mirrored, turned

ABROAD = GuildId(2)


@pytest.fixture
def boards(store: Store, clock: Clock) -> WeeklyBoards:
    return WeeklyBoards(store, clock=clock)


@pytest.fixture
def matches(store: Store, clock: Clock) -> Matches:
    return Matches(store, clock=clock)


@pytest.fixture
def computing(store: Store, clock: Clock) -> Computing:
    return Computing(store, clock=clock, rng=Random(1))


EASY, MIDDLE, HARD = OPPONENTS


async def begin(
    boards: WeeklyBoards, person: Person = ANNA, guild: GuildId = HERE.guild, opponent: Opponent = MIDDLE
) -> Match:
    return (await boards.begin(guild, person, A_BOT, ChannelId(person.id + 5000), opponent)).match


async def play_on(store: Store, match: Match, clock: Clock, *, plies: int = 500, last: bool = False) -> Match:
    """Both sides play the first legal move, or with `last` the last one, until the game is over."""
    async with store.write() as uow:
        while plies and not match.is_over:
            plies -= 1
            legal = match.position.legal_moves()
            mover = match.player_to_move
            assert mover is not None
            events = match.play(legal[-1 if last else 0], by=mover, at=clock(), sure=True)
            match = await continue_match(uow, match, events)
    return match


async def test_everyone_begins_with_the_same_board_in_direct_messages(
    boards: WeeklyBoards, store: Store, clock: Clock
) -> None:
    week = Week.of(clock())
    annas, bens = await begin(boards, opponent=EASY), await begin(boards, BEN, ABROAD, HARD)
    for match, opponent in ((annas, EASY), (bens, HARD)):
        assert match.opening == (await board_of(store, week)).game
        assert match.venue.guild == EVERY_SERVER
        assert (match.occasion, match.ends_at) == (week.occasion, week.ends_at)
        assert match.computer is not None
        assert match.computer.level == opponent.level
        assert not match.is_rated
        assert match.ping is None
    assert annas.players.colour_of(ANNA.id) is bens.players.colour_of(BEN.id) is week.colour


async def test_a_person_has_one_try_a_week(boards: WeeklyBoards, store: Store, clock: Clock) -> None:
    first = await begin(boards, opponent=HARD)
    again = await boards.begin(ABROAD, ANNA, A_BOT, ChannelId(77), EASY)
    assert (again.match.id, again.is_new) == (first.id, False)
    assert again.own.opponent == HARD
    await play_on(store, first, clock)
    assert (await begin(boards)).id == first.id
    clock.go_on(days=7)
    assert (await begin(boards)).id != first.id


async def test_a_try_knows_no_help(
    boards: WeeklyBoards, store: Store, matches: Matches, computing: Computing, clock: Clock
) -> None:
    match = await play_on(store, await begin(boards), clock, plies=2)
    with refuses(WITHOUT_HELP):
        match.check_allowed(match.policy.hints)
    with refuses(WITHOUT_HELP):
        check_offer(match, OfferKind.DRAW, ANNA.id)
    with refuses(WITHOUT_HELP):
        await computing.take_back(match.id, by=ANNA.id)
    with refuses(WITHOUT_HELP):
        await computing.give_up(match.id, by=ANNA.id, seen=match.number)
    with refuses(WITHOUT_HELP):
        await computing.agree_to_draw(match.id, by=ANNA.id, seen=match.number)
    with refuses(WITHOUT_HELP):
        await matches.plan_of(match.id, ANNA.id)
    with refuses(WITHOUT_HELP):
        await matches.plan_line(match.id, [], by=ANNA.id)
    assert not match.may_plan(ANNA.id)


async def test_a_try_takes_no_place_of_other_matches_against_the_computer(
    boards: WeeklyBoards, store: Store
) -> None:
    await begin(boards)
    async with store.read() as uow:
        assert await uow.matches.count_running_of(ANNA.id, against_computer=True) == 0
        assert await uow.matches.count_running_of(ANNA.id) == 1


async def test_the_lead_and_the_handicap_are_the_score(
    boards: WeeklyBoards, store: Store, clock: Clock
) -> None:
    match = await play_on(store, await begin(boards), clock)
    own = match.players.colour_of(ANNA.id)
    assert own is not None
    margin = match.position.score.of(own) - match.position.score.of(own.opponent)
    seen = await boards.seen(Week.of(clock()), ANNA.id, HERE.guild)
    assert seen.own is not None
    assert seen.own.result == Result(MIDDLE, margin)
    assert margin == margin_of(match)
    assert seen.own.result.score == margin + MIDDLE.handicap


async def test_a_try_that_is_given_up_has_no_result(
    boards: WeeklyBoards, matches: Matches, clock: Clock
) -> None:
    match = await begin(boards)
    await matches.resign(match.id, by=ANNA.id)
    seen = await boards.seen(Week.of(clock()), ANNA.id, HERE.guild)
    assert seen.own is not None
    assert (seen.own.result, seen.table, seen.unfinished) == (None, Ranking(), 1)
    assert not seen.may_begin


async def keep(
    store: Store,
    clock: Clock,
    *margins: tuple[Person, int | None],
    guild: GuildId,
    opponent: Opponent = EASY,
) -> None:
    """Store finished tries with these margins."""
    week = Week.of(clock())
    async with store.write() as uow:
        for person, margin in margins:
            match = await add_match(uow)
            await uow.people.remember(person)
            await WeekRepository(uow).begin(week, person.id, match.id, opponent)
            await WeekRepository(uow).take_part(week, guild, person.id)
            await WeekRepository(uow).finish(match.id, clock(), margin)
            clock.go_on()


async def test_results_are_hidden_until_ones_own_try_is_over(
    boards: WeeklyBoards, store: Store, clock: Clock
) -> None:
    week = Week.of(clock())
    await keep(store, clock, (BEN, 5), (CLEO, -3), guild=HERE.guild)
    before = await boards.see(week, ANNA.id, HERE.guild)
    match = await begin(boards)
    for seen in (before, await boards.see(week, ANNA.id, HERE.guild)):
        assert (seen.table, seen.here, seen.everywhere, seen.best) == (Ranking(), None, None, None)
        assert seen.finished == 2
    await play_on(store, match, clock)
    seen = await boards.see(week, ANNA.id, HERE.guild)
    assert {row.user for row in seen.table} == {ANNA.id, BEN.id, CLEO.id}
    assert seen.everywhere is not None
    assert seen.everywhere.of == 3


async def test_a_higher_level_is_worth_its_handicap_in_every_table(
    boards: WeeklyBoards, store: Store, clock: Clock
) -> None:
    week = Week.of(clock())
    await keep(store, clock, (BEN, MIDDLE.handicap), guild=HERE.guild)
    await keep(store, clock, (ANNA, 1), guild=HERE.guild, opponent=MIDDLE)
    await keep(store, clock, (CLEO, -HARD.handicap), guild=HERE.guild, opponent=HARD)
    seen = await boards.seen(week, BEN.id, HERE.guild)
    assert [(row.place, row.user, row.result.score) for row in seen.table] == [
        (1, ANNA.id, MIDDLE.handicap + 1),
        (2, BEN.id, MIDDLE.handicap),
        (3, CLEO.id, 0),
    ]
    assert seen.here == seen.everywhere == Rank(2, 3)


async def test_a_try_against_a_level_that_is_no_longer_offered_keeps_it(
    boards: WeeklyBoards, store: Store, clock: Clock
) -> None:
    earlier = Opponent(Level(6), 20)
    match = await play_on(store, await begin(boards, opponent=earlier), clock)
    assert match.computer is not None
    assert match.computer.level == 6
    own = (await boards.seen(Week.of(clock()), ANNA.id, HERE.guild)).own
    assert own is not None
    assert own.result == Result(earlier, margin_of(match) or 0)


async def test_equal_scores_share_a_place(boards: WeeklyBoards, store: Store, clock: Clock) -> None:
    week = Week.of(clock())
    people = [Person(UserId(n), f"P{n}") for n in range(1, 6)]
    await keep(store, clock, *zip(people, (3, 9, 3, None, -2), strict=True), guild=HERE.guild)
    seen = await boards.seen(week, people[2].id, HERE.guild)
    assert [(row.place, row.user, row.result.score) for row in seen.table] == [
        (1, 2, 9),
        (2, 1, 3),
        (2, 3, 3),
        (4, 5, -2),
    ]
    assert (seen.here, seen.unfinished) == (Rank(2, 4), 1)


async def test_a_hidden_member_takes_no_place_in_the_week(
    boards: WeeklyBoards, store: Store, people: People, clock: Clock
) -> None:
    week, everyone = Week.of(clock()), [Person(UserId(n), f"P{n}") for n in range(1, 6)]
    await keep(store, clock, *zip(everyone, (9, 5, 3, -2, None), strict=True), guild=HERE.guild)
    hidden = {everyone[0].id, everyone[4].id}
    for user in hidden:
        await people.choose(user, lambda chosen: replace(chosen, private=True))
    last = await boards.seen(week, everyone[3].id, HERE.guild)
    assert [(row.place, row.user) for row in last.table] == [(1, 2), (2, 3), (3, 4)]
    assert (last.here, last.everywhere) == (Rank(3, 3), Rank(3, 3))
    assert (last.finished, last.unfinished) == (3, 0)
    own = await boards.seen(week, everyone[0].id, HERE.guild)
    assert own.is_hidden
    assert own.own is not None
    assert own.own.result == Result(EASY, 9)
    assert (own.here, own.everywhere, own.table) == (None, None, last.table)
    for user in hidden:
        await people.choose(user, lambda chosen: replace(chosen, private=False))
    assert (await boards.seen(week, everyone[3].id, HERE.guild)).here == Rank(4, 4)


async def test_a_table_is_of_those_who_share_the_server(
    boards: WeeklyBoards, store: Store, clock: Clock
) -> None:
    week = Week.of(clock())
    await keep(store, clock, (ANNA, 1), (BEN, 5), guild=HERE.guild)
    await keep(store, clock, (CLEO, 3), guild=ABROAD)
    here, abroad = [await boards.seen(week, ANNA.id, guild) for guild in (HERE.guild, ABROAD)]
    assert [row.user for row in here.table] == [BEN.id, ANNA.id]
    assert [row.user for row in abroad.table] == [CLEO.id]
    assert (here.here, abroad.here) == (Rank(2, 2), None)
    assert here.everywhere == abroad.everywhere == Rank(3, 3)
    await boards.see(week, ANNA.id, ABROAD)
    assert [row.user for row in (await boards.seen(week, ANNA.id, ABROAD)).table] == [CLEO.id, ANNA.id]
    clock.go_on(days=7)
    await boards.see(week, BEN.id, ABROAD)  # the table of a past week stays as it is
    assert [row.user for row in (await boards.seen(week, ANNA.id, ABROAD)).table] == [CLEO.id, ANNA.id]


async def test_an_unfinished_try_ends_with_the_week(
    boards: WeeklyBoards, store: Store, matches: Matches, timekeeping: Timekeeping, clock: Clock
) -> None:
    week = Week.of(clock())
    match = await play_on(store, await begin(boards), clock, plies=3)
    clock.now = week.ends_at - timedelta(seconds=1)
    assert await timekeeping.end_due() == []
    clock.now = week.ends_at
    mover = match.player_to_move
    assert mover is not None
    with refuses(WEEK_OVER):
        await matches.play(match.id, match.position.legal_moves()[0], by=mover, sure=True)
    await boards.close_due()
    async with store.read() as uow:
        assert await WeekRepository(uow).past(most=9) == []  # the try continues
    (ended,) = await timekeeping.end_due()
    assert ended == await kept_match(store, match.id)
    await boards.close_due()
    assert ended.cancelled is CancelReason.END
    seen = await boards.seen(week, BEN.id, HERE.guild)
    assert (seen.table, seen.unfinished, seen.is_over) == (Ranking(), 1, True)
    async with store.read() as uow:
        assert await WeekRepository(uow).past(most=9) == [week]
    assert await timekeeping.end_due() == []


async def queued(store: Store, clock: Clock) -> list[Week]:
    """The weeks whose best line is still to be searched."""
    async with store.read() as uow:
        found = await uow.searches.first_due(clock.now, {BEST_LINE: 1})
    return [Week.from_code(found.about)] if found else []


async def test_the_first_try_has_the_best_line_searched_once(
    boards: WeeklyBoards, store: Store, timekeeping: Timekeeping, clock: Clock
) -> None:
    week = Week.of(clock())
    assert await queued(store, clock) == []
    await begin(boards)
    assert await queued(store, clock) == [week]
    best = BestGame((await board_of(store, week)).game, Result(MIDDLE, 12))
    await boards.keep_best(week, best)
    await begin(boards, BEN)
    clock.go_on(days=7)
    await timekeeping.end_due()
    await boards.close_due()
    assert await queued(store, clock) == []
    await boards.keep_best(week, BestGame(best.game, Result(MIDDLE, 1)))  # another process was slower
    assert (await boards.seen(week, BEN.id, HERE.guild)).best == best


async def test_the_par_is_seen_after_ones_own_try_and_the_best_line_after_the_week(
    boards: WeeklyBoards, store: Store, clock: Clock
) -> None:
    week = Week.of(clock())
    match = await begin(boards)
    game = (await board_of(store, week)).game
    best = BestGame(game.play(game.position.legal_moves()[0]), Result(MIDDLE, 12))
    await boards.keep_best(week, best)
    for user in (ANNA.id, BEN.id, None):
        seen = await boards.seen(week, user, HERE.guild)
        assert (seen.par, seen.best) == (None, None)
    await play_on(store, match, clock)
    seen = await boards.seen(week, ANNA.id, HERE.guild)
    assert (seen.par, seen.best) == (12 + MIDDLE.handicap, None)
    assert (await boards.seen(week, BEN.id, HERE.guild)).par is None
    clock.go_on(days=7)
    for user in (ANNA.id, BEN.id, None):
        seen = await boards.seen(week, user, HERE.guild)
        assert (seen.par, seen.best) == (12 + MIDDLE.handicap, best)


async def test_a_result_is_shared_once_in_each_server(boards: WeeklyBoards, clock: Clock) -> None:
    week = Week.of(clock())
    await boards.begin_sharing(week, ANNA.id, HERE.guild)
    await boards.begin_sharing(week, ANNA.id, ABROAD)
    with refuses(WEEK_SHARED):
        await boards.begin_sharing(week, ANNA.id, HERE.guild)
    assert (await boards.seen(week, ANNA.id, HERE.guild)).is_shared
    assert not (await boards.seen(week, BEN.id, HERE.guild)).is_shared
    await boards.give_up_sharing(week, ANNA.id, HERE.guild)
    assert not (await boards.seen(week, ANNA.id, HERE.guild)).is_shared
    await boards.begin_sharing(week, ANNA.id, HERE.guild)


async def test_a_forgotten_person_leaves_no_try(
    boards: WeeklyBoards, store: Store, personal_data: PersonalData, clock: Clock
) -> None:
    week = Week.of(clock())
    match = await begin(boards)
    assert (await personal_data.kept(ANNA.id)).counts["kept-week-tries"] == 1
    await personal_data.forget(ANNA.id)
    assert (await kept_match(store, match.id)).is_over
    async with store.read() as uow:
        assert await WeekRepository(uow).try_of(week, ANNA.id) is None
        assert await WeekRepository(uow).tries(week, HERE.guild) == []


async def test_forgetting_gives_no_second_try_at_any_door_until_the_week_is_closed(
    boards: WeeklyBoards,
    store: Store,
    timekeeping: Timekeeping,
    personal_data: PersonalData,
    clock: Clock,
) -> None:
    week = Week.of(clock())
    await begin(boards)
    await begin(boards, BEN)
    await personal_data.forget(ANNA.id)
    for guild in (HERE.guild, ABROAD, EVERY_SERVER):
        with refuses(WEEK_FORGOTTEN):
            await begin(boards, ANNA, guild)
        seen = await boards.see(week, ANNA.id, guild)
        assert seen.was_forgotten
        assert not seen.may_begin
    async with store.read() as uow:
        ((code, mark),) = (await uow.connection.execute(forgotten_tries.select())).all()
    assert code == week.code
    assert str(ANNA.id) not in mark
    await personal_data.forget(ANNA.id)  # once more changes nothing
    assert (await begin(boards, CLEO)).occasion == week.occasion
    clock.now = week.ends_at
    await timekeeping.end_due()
    await boards.close_due()
    async with store.read() as uow:
        assert (await uow.connection.execute(forgotten_tries.select())).all() == []
    assert (await begin(boards)).occasion == week.next.occasion
    clock.now = week.begins_at  # a clock that was set back
    with refuses(WEEK_OVER):
        await begin(boards)


# fair play


def protected(week: Week) -> Protected:
    return Protected(week.occasion, week.ends_at)


async def found(
    store: Store, clock: Clock, *wanted: RequestedPositions, by: Person = CLEO
) -> InPlay | Protected | None:
    return await find_in_play(store, *wanted, at=clock(), asked_by=by.id)


async def late(boards: WeeklyBoards, store: Store, clock: Clock) -> Match:
    """A try of Anna's in which so few single pieces are left that the board alone doesn't tell where they come from."""
    match = await begin(boards)
    board = await board_of(store, Week.of(clock()))
    while board.has_led_to(match.position):
        match = await play_on(store, match, clock, plies=1)
    assert not match.is_over
    return match


async def test_the_board_is_protected_before_anyone_has_begun(store: Store, clock: Clock) -> None:
    week = Week.of(clock())
    game = (await board_of(store, week)).game
    position = game.position
    for _ in range(3):
        game = game.play(game.position.legal_moves()[0])
    for each in (position, turned(position), exchanged(mirrored(position)), game.position):
        assert await found(store, clock, RequestedPositions.position(each)) == protected(week)
        assert await found(store, clock, RequestedPositions.reply(Game(start=each))) == protected(week)
    assert await found(store, clock, RequestedPositions.game(game)) == protected(week)
    clock.now = week.ends_at
    assert await found(store, clock, RequestedPositions.game(game)) is None


async def test_late_positions_of_tries_are_protected_until_the_week_ends(
    boards: WeeklyBoards, store: Store, matches: Matches, clock: Clock
) -> None:
    week = Week.of(clock())
    match = await late(boards, store, clock)
    here = match.position
    match = await play_on(store, match, clock, plies=4)
    other = next(move for move in here.legal_moves() if move != match.game.moves[-4])
    aside = Game(start=here).play(other)
    await matches.resign(match.id, by=ANNA.id)
    for disguise in (turned, mirrored, exchanged):
        assert await found(store, clock, RequestedPositions.position(disguise(here))) == protected(week)
        assert await found(
            store, clock, RequestedPositions.reply(Game(start=disguise(here))), by=ANNA
        ) == protected(week)
    assert await found(store, clock, RequestedPositions.game(aside)) == protected(
        week
    )  # others may still come here
    assert await found(store, clock, RequestedPositions.position(match.position)) == protected(week)
    clock.now = week.ends_at
    assert await found(store, clock, RequestedPositions.game(aside)) is None  # also before the week is closed
    await boards.close_due()
    async with store.read() as uow:
        for table in (running_positions, running_boards):
            assert (await uow.connection.execute(table.select())).all() == []


async def test_what_a_try_can_reach_soon_is_protected(
    boards: WeeklyBoards, store: Store, clock: Clock
) -> None:
    match = await late(boards, store, clock)
    for move in match.position.legal_moves()[:5]:
        after = match.position.play(move)
        if after.to_move and isinstance(move, Jump):
            assert await found(store, clock, RequestedPositions.position(turned(after))) == protected(
                Week.of(clock())
            )


async def test_the_computer_of_another_week_can_be_asked(
    boards: WeeklyBoards, store: Store, clock: Clock
) -> None:
    match = await late(boards, store, clock)
    clock.go_on(days=7)
    assert await found(store, clock, RequestedPositions.game(match.game)) is None
    await boards.close_due()
    assert await found(store, clock, RequestedPositions.game(match.game)) is None
    assert Week.of(clock()).colour is not Week.parse(match.occasion.key).colour
