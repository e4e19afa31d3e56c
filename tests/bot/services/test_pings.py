"""Pings: which player is pinged in a match, when, and when no longer."""

from dataclasses import replace
from datetime import timedelta
from zoneinfo import ZoneInfo

import pytest

from bot.domain import (
    Match,
    OfferKind,
    Pace,
    Person,
    Ping,
    PingBy,
    PingOn,
    PingWhen,
    Players,
    Preferences,
    QuietHours,
    Setup,
)
from bot.domain.computer import Computer, Level
from bot.domain.match import opening_events
from bot.domain.notifications import MATCH_OVER
from bot.domain.obstacle import GONE
from bot.features.absence.service import Absences
from bot.services import Matches, People, Servers, Timekeeping
from bot.services.match_lifecycle import renew_ping
from bot.storage import Store
from dvonn import PASS, Game, Place, Space
from tests.bot.company import A_BOT, ABROAD, ANNA, BEN, CLEO, HERE, NEXT_DOOR, NOON, Clock
from tests.bot.due_now import DueNow
from tests.bot.played import C3, D3, E3, F3, first_plies, play_at_once, play_on, recorded
from tests.bot.services.conftest import Begin
from tests.bot.services.kept import kept_direct_messages, kept_match

AFTERNOON = QuietHours(11, 18, ZoneInfo("UTC"))


async def made(store: Store, match: Match) -> None:
    """Mark the ping of a match as sent."""
    assert match.ping is not None
    async with store.write() as uow:
        await uow.pings.made(match.id, match.ping)


# turns


async def test_each_turn_pings_the_player_to_move(begin: Begin, service: Matches, clock: Clock) -> None:
    match = await begin()
    assert match.ping == Ping(PingOn.BOARD, clock.now)
    clock.go_on(hours=1)
    match = await service.play(match.id, C3, by=ANNA.id)
    assert (match.ping, match.awaited) == (Ping(PingOn.BOARD, clock.now), BEN.id)


async def test_a_ping_is_due_until_it_is_made(begin: Begin, due_now: DueNow, store: Store) -> None:
    match = await begin()
    assert await due_now.pings() == [match.id]
    await made(store, match)
    assert await due_now.pings() == []
    assert (await kept_match(store, match.id)).ping is None


@pytest.mark.parametrize(("mover", "pinged"), [(BEN, True), (ANNA, False)])
async def test_in_its_new_place_a_match_pings_the_player_to_move_unless_they_moved_it(  # noqa: PLR0917  what is given
    begin: Begin, service: Matches, store: Store, clock: Clock, mover: Person, pinged: bool
) -> None:
    match = await begin()
    await made(store, match)
    clock.go_on()
    match = await service.relocate(match.id, NEXT_DOOR, by=mover.id)
    assert match.ping == (Ping(PingOn.BOARD, clock.now) if pinged else None)


async def test_the_computer_is_not_pinged_in_the_new_place_of_a_match(service: Matches, store: Store) -> None:
    players, computer = Players(white=A_BOT.id, black=ANNA.id), Computer(A_BOT.id, Level(1))
    async with store.write() as uow:
        match = await uow.matches.add(
            HERE, players, Setup.FULL, opening_events(Game(), NOON), computer=computer
        )
    assert (await service.relocate(match.id, NEXT_DOOR, by=ANNA.id)).ping is None


async def test_a_ping_waits_for_the_end_of_the_quiet_hours(
    begin: Begin, people: People, due_now: DueNow, clock: Clock
) -> None:
    await people.choose(ANNA.id, lambda _: Preferences(quiet=AFTERNOON))
    match = await begin()
    assert match.ping == Ping(PingOn.BOARD, clock.now.replace(hour=18, minute=0))
    assert await due_now.pings() == []
    clock.go_on(hours=6)
    assert await due_now.pings() == [match.id]


async def test_somebody_who_moves_in_the_quiet_hours_is_not_pinged_any_more(
    begin: Begin, people: People, service: Matches
) -> None:
    await people.choose(ANNA.id, lambda _: Preferences(quiet=AFTERNOON))
    await people.choose(BEN.id, lambda _: Preferences(when=PingWhen.NEVER))
    match = await begin()
    assert (await service.play(match.id, C3, by=ANNA.id)).ping is None


async def test_only_the_first_match_that_waits_pings_somebody_who_wants_it_so(
    begin: Begin, people: People, service: Matches
) -> None:
    await people.choose(ANNA.id, lambda _: Preferences(when=PingWhen.FIRST, by=PingBy.DIRECT))
    first, second = await begin(black=BEN), await begin(black=CLEO)
    assert first.ping is not None
    assert first.ping.on is PingOn.DIRECT
    assert second.ping is None
    await service.play(first.id, C3, by=ANNA.id)
    await service.play(second.id, C3, by=ANNA.id)
    third = await service.play(second.id, D3, by=CLEO.id)
    assert third.ping is not None


async def test_a_match_whose_opponent_is_away_counts_among_those_that_wait(
    begin: Begin, people: People, absences: Absences, clock: Clock
) -> None:
    await people.choose(ANNA.id, lambda _: Preferences(when=PingWhen.FIRST))
    await begin(black=BEN)
    await absences.leave(BEN.id, clock.now + timedelta(days=1))
    assert (await begin(black=CLEO)).ping is None


async def renewed(store: Store, match: Match, clock: Clock, *, has_left: bool = False) -> Ping | None:
    """The ping of a match after a delay until now."""
    async with store.write() as uow:
        return (await renew_ping(uow, await uow.matches.find(match.id), clock.now, has_left=has_left)).ping


async def test_of_late_pings_only_that_of_the_match_that_waits_longest_comes_where_one_is_wanted(
    begin: Begin, people: People, clock: Clock, store: Store
) -> None:
    await people.choose(ANNA.id, lambda _: Preferences(quiet=AFTERNOON))
    first = await begin(black=BEN)
    clock.go_on(hours=1)
    second = await begin(black=CLEO)
    await people.choose(ANNA.id, lambda _: Preferences(when=PingWhen.FIRST))
    clock.go_on(hours=6)
    assert await renewed(store, second, clock) is None
    assert await renewed(store, first, clock) == first.ping


async def test_a_late_reminder_comes_whatever_else_waits(
    *, begin: Begin, people: People, timekeeping: Timekeeping, clock: Clock, store: Store
) -> None:
    await begin(black=BEN)
    clock.go_on(hours=1)
    match = await begin(black=CLEO, pace=Pace.ONE)
    await people.choose(ANNA.id, lambda _: Preferences(when=PingWhen.FIRST))
    clock.go_on(hours=19)
    await timekeeping.remind(match.id)
    clock.go_on(hours=1)
    assert await renewed(store, match, clock) is not None


async def test_a_match_that_is_paused_does_not_count_among_those_that_wait(
    begin: Begin, people: People, service: Matches
) -> None:
    await people.choose(ANNA.id, lambda _: Preferences(when=PingWhen.FIRST))
    await service.hold((await begin()).id, GONE)
    assert (await begin()).ping is not None


async def test_a_run_of_planned_moves_pings_once_for_the_turn_at_its_end(
    begin: Begin, service: Matches
) -> None:
    match = await begin()
    await service.plan_spaces(match.id, [D3.space], by=BEN.id)
    match = await service.play(match.id, C3, by=ANNA.id)
    assert (match.awaited, match.ping is not None) == (ANNA.id, True)


async def test_nobody_is_pinged_for_a_turn_that_their_own_move_has_led_to(
    begin: Begin, service: Matches
) -> None:
    """White places the last piece and makes the first move."""
    match = await begin()
    while match.position.vacant()[1:]:
        mover = match.player_to_move
        assert mover is not None
        match = await service.play(match.id, Place(match.position.vacant()[0]), by=mover)
        assert match.ping is not None
    match = await service.play(match.id, Place(match.position.vacant()[0]), by=ANNA.id)
    assert (match.awaited, match.ping) == (ANNA.id, None)


async def test_nobody_is_pinged_for_a_turn_that_the_opponents_forced_pass_has_given_back(
    begin: Begin, service: Matches
) -> None:
    moves = next(game.moves for game in recorded() if PASS in game.moves)
    passed = moves.index(PASS)
    match = await begin(setup=Setup.RECORD, opening=Game(moves[: passed - 1]))
    mover = match.player_to_move
    assert mover is not None
    match = await service.play(match.id, moves[passed - 1], by=mover)
    assert match.passed is not None
    assert (match.awaited, match.ping) == (mover, None)


# the way


@pytest.mark.parametrize("has_left", [True, False])
async def test_a_late_reminder_goes_where_it_would_have_gone_in_time(  # noqa: PLR0917  what is given
    begin: Begin, people: People, timekeeping: Timekeeping, clock: Clock, store: Store, has_left: bool
) -> None:
    await people.choose(ANNA.id, lambda _: Preferences(by=PingBy.CHANNEL))
    match = await begin(pace=Pace.ONE)
    clock.go_on(hours=19)
    await timekeeping.remind(match.id, has_left=has_left)
    ping = (await kept_match(store, match.id)).ping
    assert ping == Ping(PingOn.DIRECT if has_left else PingOn.BOARD, clock.now)
    clock.go_on(hours=1)
    assert await renewed(store, match, clock, has_left=has_left) == ping


async def test_a_late_ping_of_a_match_without_its_channel_is_a_direct_message(  # noqa: PLR0917  what is given
    begin: Begin, people: People, service: Matches, due_now: DueNow, clock: Clock, store: Store
) -> None:
    await people.choose(BEN.id, lambda _: Preferences(by=PingBy.CHANNEL, quiet=AFTERNOON))
    match = await begin()
    await service.hold(match.id, GONE)
    match = await service.play(match.id, C3, by=ANNA.id)
    assert match.ping is not None
    assert match.ping.on is PingOn.DIRECT
    clock.go_on(hours=7)
    assert await due_now.pings() == [match.id]
    assert await renewed(store, match, clock) == match.ping


async def test_a_late_ping_from_before_its_channel_was_lost_comes_with_the_board_when_it_is_back(
    begin: Begin, service: Matches, due_now: DueNow, clock: Clock, store: Store
) -> None:
    match = await begin()
    await service.hold(match.id, GONE)
    clock.go_on(hours=7)
    assert await due_now.pings() == []
    assert await renewed(store, match, clock) == match.ping == Ping(PingOn.BOARD, match.events[-1].at)


@pytest.mark.parametrize("is_noisy", [True, False])
async def test_where_discord_notifies_of_all_messages_players_are_pinged_by_direct_messages(
    begin: Begin, service: Matches, servers: Servers, is_noisy: bool
) -> None:
    await servers.note_levels({HERE.guild: is_noisy, ABROAD.guild: not is_noisy})
    match = await begin()
    assert match.ping is not None
    assert match.ping.on is (PingOn.DIRECT if is_noisy else PingOn.BOARD)
    await servers.settle(HERE.guild, lambda was: replace(was, ping_by=PingBy.CHANNEL))
    match = await service.play(match.id, C3, by=ANNA.id)
    assert match.ping is not None
    assert match.ping.on is PingOn.BOARD


async def test_a_player_who_accepts_no_direct_messages_is_pinged_by_the_board_for_a_day(
    begin: Begin, people: People, service: Matches, store: Store, clock: Clock
) -> None:
    await people.choose(BEN.id, lambda _: Preferences(by=PingBy.DIRECT))
    match = await begin()
    async with store.write() as uow:
        await uow.people.close_direct(BEN.id, clock.now)
    ons = []
    for moves, hours in (((C3, D3), 23), ((E3, F3), 1)):
        match = await service.play(match.id, moves[0], by=ANNA.id)
        ons.append(match.ping and match.ping.on)
        match = await service.play(match.id, moves[1], by=BEN.id)
        clock.go_on(hours=hours)
    match = await service.play(match.id, Place(Space.parse("g3")), by=ANNA.id)
    assert [*ons, match.ping and match.ping.on] == [PingOn.BOARD, PingOn.BOARD, PingOn.DIRECT]


# offers


async def test_an_offer_pings_the_player_who_is_to_answer_and_its_refusal_the_player_who_waits_for_it(
    begin: Begin, service: Matches, store: Store, clock: Clock
) -> None:
    match = await begin()
    await made(store, match)
    clock.go_on()
    asked = await service.offer(match.id, OfferKind.DRAW, by=ANNA.id)
    assert (asked.awaited, asked.ping) == (BEN.id, Ping(PingOn.BOARD, clock.now))
    clock.go_on()
    refused = await service.refuse_offer(match.id, OfferKind.DRAW, by=BEN.id)
    assert (refused.awaited, refused.ping) == (ANNA.id, Ping(PingOn.BOARD, clock.now))


async def test_somebody_who_refuses_an_offer_on_their_own_turn_is_not_pinged_for_it(
    begin: Begin, service: Matches, store: Store
) -> None:
    match = await begin()
    asked = await service.offer(match.id, OfferKind.DRAW, by=BEN.id)
    await made(store, asked)
    refused = await service.refuse_offer(match.id, OfferKind.DRAW, by=ANNA.id)
    assert (refused.awaited, refused.ping) == (ANNA.id, None)


async def test_an_agreed_undo_pings_the_player_who_is_to_move_again(begin: Begin, service: Matches) -> None:
    match = await service.play((await begin()).id, C3, by=ANNA.id)
    await service.offer(match.id, OfferKind.UNDO, by=ANNA.id)
    after = await service.accept_offer(match.id, OfferKind.UNDO, by=BEN.id)
    assert (after.awaited, after.ping is not None) == (ANNA.id, True)


# absences


async def test_nobody_is_pinged_while_away_but_only_once_they_are_back(
    begin: Begin, absences: Absences, clock: Clock
) -> None:
    await begin()
    (away,) = await absences.leave(ANNA.id, clock.now + timedelta(days=1))
    assert away.ping is None
    clock.go_on(days=2)
    (back,) = await absences.end_expired()
    assert back.ping == Ping(PingOn.BOARD, clock.now)


async def test_of_the_matches_that_wait_when_an_absence_ends_one_pings_somebody_who_wants_the_first_only(
    begin: Begin, people: People, absences: Absences, clock: Clock
) -> None:
    await people.choose(ANNA.id, lambda _: Preferences(when=PingWhen.FIRST))
    await begin(black=BEN)
    await begin(black=CLEO)
    await absences.leave(ANNA.id, clock.now + timedelta(days=1))
    clock.go_on(days=2)
    first, second = await absences.end_expired()
    assert first.ping == Ping(PingOn.BOARD, clock.now)
    assert second.ping is None


async def test_the_opponents_comings_and_goings_change_no_ping(
    begin: Begin, absences: Absences, clock: Clock
) -> None:
    match = await begin()
    clock.go_on()
    (away,) = await absences.leave(BEN.id, clock.now + timedelta(days=1))
    (back,) = await absences.come_back(BEN.id)
    assert match.ping == away.ping == back.ping


# reminders


async def test_a_reminder_pings_the_player_to_move_once_in_a_turn(
    *,
    begin: Begin,
    service: Matches,
    timekeeping: Timekeeping,
    due_now: DueNow,
    store: Store,
    clock: Clock,
) -> None:
    match = await begin(pace=Pace.ONE)
    await made(store, match)
    clock.go_on(hours=17, minutes=59)
    assert await due_now.to_remind() == []
    await timekeeping.remind(match.id)
    assert await kept_match(store, match.id) == replace(match, ping=None)
    clock.go_on()
    assert await due_now.to_remind() == [match.id]
    for _ in range(2):
        await timekeeping.remind(match.id)
        reminded = await kept_match(store, match.id)
        assert (reminded.clock.reminded, reminded.ping) == (True, Ping(PingOn.BOARD, clock.now))
    assert await due_now.to_remind() == []
    moved = await service.play(match.id, C3, by=ANNA.id)
    assert not moved.clock.reminded
    clock.go_on(hours=18)
    assert await due_now.to_remind() == [match.id]


async def test_somebody_who_is_never_pinged_is_not_reminded_and_not_asked_about_again(
    *,
    begin: Begin,
    people: People,
    timekeeping: Timekeeping,
    due_now: DueNow,
    store: Store,
    clock: Clock,
) -> None:
    await people.choose(ANNA.id, lambda _: Preferences(when=PingWhen.NEVER))
    match = await begin(pace=Pace.ONE)
    clock.go_on(hours=19)
    await timekeeping.remind(match.id)
    assert (await kept_match(store, match.id)).ping is None
    assert await due_now.to_remind() == []


async def test_an_offer_outlasts_the_reminder_of_the_player_who_made_it_and_pings_nobody_else(
    *,
    begin: Begin,
    service: Matches,
    timekeeping: Timekeeping,
    due_now: DueNow,
    store: Store,
    clock: Clock,
) -> None:
    match = await service.offer((await begin(pace=Pace.ONE)).id, OfferKind.DRAW, by=ANNA.id)
    await made(store, match)
    clock.go_on(hours=19)
    await timekeeping.remind(match.id)
    assert (await kept_match(store, match.id)).ping is None
    assert await due_now.to_remind() == []


async def test_a_reminder_that_fell_due_while_away_comes_after_the_return(
    begin: Begin, service: Matches, absences: Absences, due_now: DueNow, clock: Clock
) -> None:
    match = await begin(pace=Pace.ONE)
    await service.play(match.id, C3, by=ANNA.id)
    await absences.leave(ANNA.id, clock.now + timedelta(days=2))
    await service.play(match.id, D3, by=BEN.id)
    clock.go_on(hours=27)
    assert await due_now.to_remind() == []
    await absences.come_back(ANNA.id)
    assert await due_now.to_remind() == []
    clock.go_on(hours=18)
    assert await due_now.to_remind() == [match.id]


# direct messages


@pytest.mark.parametrize(
    ("when", "by", "told"),
    [
        (PingWhen.EACH, PingBy.DIRECT, True),
        (PingWhen.FIRST, PingBy.DIRECT, True),
        (PingWhen.NEVER, PingBy.DIRECT, False),
        (PingWhen.EACH, PingBy.CHANNEL, False),
    ],
)
async def test_the_end_is_reported_to_somebody_who_wants_direct_messages(  # noqa: PLR0917  what is given
    begin: Begin, people: People, service: Matches, store: Store, when: PingWhen, by: PingBy, told: bool
) -> None:
    await people.choose(BEN.id, lambda _: Preferences(when=when, by=by))
    match = await service.resign((await begin()).id, by=ANNA.id)
    assert await kept_direct_messages(store) == ([(MATCH_OVER, BEN.id, match.id)] if told else [])


async def wanting_direct_messages(people: People) -> None:
    for one in (ANNA, BEN):
        await people.choose(one.id, lambda _: Preferences(by=PingBy.DIRECT))


async def test_somebody_who_ends_a_match_knows_it_already(
    begin: Begin, people: People, service: Matches, store: Store
) -> None:
    await wanting_direct_messages(people)
    match = await service.resign((await begin()).id, by=BEN.id)
    assert await kept_direct_messages(store) == [(MATCH_OVER, ANNA.id, match.id)]


async def test_both_are_told_of_a_loss_on_time(
    begin: Begin, people: People, timekeeping: Timekeeping, store: Store, clock: Clock
) -> None:
    await wanting_direct_messages(people)
    match = await begin(pace=Pace.ONE)
    clock.go_on(days=1)
    await timekeeping.time_out(match.id)
    assert await kept_direct_messages(store) == [
        (MATCH_OVER, ANNA.id, match.id),
        (MATCH_OVER, BEN.id, match.id),
    ]


async def test_the_last_move_of_a_game_is_reported_to_the_opponent(
    begin: Begin, people: People, service: Matches, store: Store
) -> None:
    await wanting_direct_messages(people)
    game = recorded()[0]
    match = await play_at_once(service, await begin(), first_plies(game, len(game.moves) - 1))
    over = await play_on(service, match, game)
    assert over.is_over
    (told,) = await kept_direct_messages(store)
    assert over.line[-1].actor is not None
    assert told == (MATCH_OVER, over.opponent_of(over.line[-1].actor), over.id)
