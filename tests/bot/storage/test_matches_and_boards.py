"""Matches and boards are read as they were written."""

import itertools
from dataclasses import replace
from datetime import UTC, timedelta, timezone

import pytest

from bot.domain import (
    BoardView,
    Challenge,
    ChallengeId,
    ChallengeState,
    ChannelId,
    ColourChoice,
    DisplayState,
    Event,
    EventNumber,
    Follow,
    HaltReason,
    Match,
    MatchId,
    Message,
    MessageId,
    Person,
    Ping,
    PingOn,
    Setup,
    ShownBoard,
    ShownChallenge,
    SupersededBoard,
    Terms,
    UserId,
    Venue,
    Watcher,
)
from bot.domain.clock import PRESETS
from bot.domain.events import Halted, Started
from bot.domain.obstacle import LOCKED
from bot.domain.refusals import RefusalReason
from bot.domain.shown import HOME
from bot.features.spectator_channels.repository import FollowRepository
from bot.features.watching.repository import WatcherRepository
from bot.storage import Store, UnitOfWork
from bot.storage.schema import Utc
from dvonn import Game
from tests.bot.company import ABROAD, ANNA, ANNA_WHITE, ANSWERED, BEN, CLEO, HERE, NEXT_DOOR, NOON
from tests.bot.played import match_of, recorded
from tests.bot.refused import refuses
from tests.bot.storage.asked import noted
from tests.bot.storage.begun import add_match

BOARD = Message(HERE.channel, MessageId(501))
LATER_BOARD = Message(HERE.channel, MessageId(502))
EARLIER_BOARD = Message(HERE.channel, MessageId(500))

EXPIRES = NOON + timedelta(days=3)

HIGHEST_SNOWFLAKE = 2**63 - 1


async def add_challenge(uow: UnitOfWork, opponent: UserId | None = BEN.id) -> Challenge:
    return await uow.challenges.add(
        HERE,
        challenger=ANNA.id,
        opponent=opponent,
        colour=ColourChoice.RANDOM,
        terms=Terms(),
        at=NOON,
        expires_at=EXPIRES,
    )


def resignation(match: Match, *, minutes: int) -> tuple[Event, ...]:
    return match.resign(by=ANNA.id, at=NOON + timedelta(minutes=minutes))


def placement(match: Match, *, minutes: int) -> tuple[Event, ...]:
    assert match.player_to_move is not None
    move = match.position.legal_moves()[0]
    return match.play(move, by=match.player_to_move, at=NOON + timedelta(minutes=minutes))


# challenges


@pytest.mark.parametrize("opponent", [BEN.id, None])
async def test_every_kind_of_challenge_comes_back(store: Store, opponent: UserId | None) -> None:
    opening = Game(recorded()[0].moves[:3])
    for colour, setup, pace in itertools.product(ColourChoice, Setup, PRESETS):
        terms = Terms(setup, pace, opening if setup is Setup.RECORD else None)
        async with store.write() as uow:
            added = await uow.challenges.add(
                HERE,
                challenger=ANNA.id,
                opponent=opponent,
                colour=colour,
                terms=terms,
                at=NOON,
                expires_at=EXPIRES,
                rematch_of=MatchId(7),
            )
        assert added == Challenge(
            added.id,
            HERE,
            ANNA.id,
            opponent,
            colour,
            terms,
            ChallengeState.OPEN,
            NOON,
            EXPIRES,
            rematch_of=MatchId(7),
        )
        async with store.read() as uow:
            assert await uow.challenges.find(added.id) == added


@pytest.mark.parametrize("state", ANSWERED)
async def test_a_challenge_is_closed_once(store: Store, state: ChallengeState) -> None:
    async with store.write() as uow:
        challenge = await add_challenge(uow)
        closed = await uow.challenges.close(challenge, state, NOON)
    assert closed.state is state
    with refuses(RefusalReason.CHALLENGE_CLOSED) as refusal:
        async with store.write() as uow:
            await uow.challenges.close(challenge, ChallengeState.WITHDRAWN, NOON)
    assert refusal.value.about == closed
    async with store.read() as uow:
        assert await uow.challenges.find(challenge.id) == closed


async def test_an_accepted_challenge_keeps_its_match(store: Store) -> None:
    async with store.write() as uow:
        challenge, match = await add_challenge(uow), await add_match(uow)
        closed = await uow.challenges.close(challenge, ChallengeState.ACCEPTED, NOON, match_id=match.id)
    assert closed.match_id == match.id


async def test_what_is_not_there_is_not_found(store: Store) -> None:
    async with store.read() as uow:
        with refuses(RefusalReason.NO_SUCH_CHALLENGE):
            await uow.challenges.find(ChallengeId(1))
        with refuses(RefusalReason.NO_SUCH_MATCH):
            await uow.matches.find(MatchId(1))
        assert await uow.boards.of(MatchId(1)) is None
        assert await uow.challenge_messages.of(ChallengeId(1)) is None
        assert await uow.people.names([ANNA.id]) == {}
        assert await uow.commands.fingerprint(1) is None
        assert await uow.matches.latest_in(HERE.channel) is None


# matches


@pytest.mark.parametrize("setup", Setup)
@pytest.mark.parametrize("resigned_by", [None, BEN.id])
async def test_every_kind_of_event_comes_back(store: Store, setup: Setup, resigned_by: UserId | None) -> None:
    game = recorded()[1] if resigned_by is None else Game(recorded()[1].moves[:80])
    played = match_of(game, setup=setup, resigned_by=resigned_by)
    async with store.write() as uow:
        match = await uow.matches.add(HERE, ANNA_WHITE, setup, played.events[:1])
        assert await uow.matches.append(match, played.events[1:]) == played
    async with store.read() as uow:
        assert await uow.matches.find(played.id) == played


async def test_ids_are_as_large_as_discords_may_become(store: Store) -> None:
    person = Person(UserId(HIGHEST_SNOWFLAKE), "Max")
    async with store.write() as uow:
        await uow.people.remember(person)
        assert await uow.people.names([person.id]) == {person.id: "Max"}


async def test_numbers_of_matches_count_up_from_one(store: Store) -> None:
    async with store.write() as uow:
        assert [(await add_match(uow)).id for _ in range(3)] == [1, 2, 3]


async def test_running_matches_come_longest_waiting_first_and_finished_ones_do_not(store: Store) -> None:
    async with store.write() as uow:
        early, late, over = [await add_match(uow, minutes=n) for n in (1, 2, 3)]
        elsewhere = await add_match(uow, NEXT_DOOR, minutes=0)
        await uow.matches.append(over, resignation(over, minutes=4))
        early = await uow.matches.append(early, placement(early, minutes=5))
    async with store.read() as uow:
        for player in (ANNA.id, BEN.id):
            assert await uow.matches.running_of(player) == [elsewhere, late, early]
        assert await uow.matches.running_of(CLEO.id) == []
        assert await uow.matches.running_in(HERE.channel, player=CLEO.id, most=2) == [late, early]


async def test_the_latest_match_of_a_channel_is_the_one_that_ended_last(store: Store) -> None:
    async with store.write() as uow:
        first, second = await add_match(uow), await add_match(uow)
        await add_match(uow)
        await uow.matches.append(second, resignation(second, minutes=1))
        ended_last = await uow.matches.append(first, resignation(first, minutes=2))
    async with store.read() as uow:
        assert await uow.matches.latest_in(HERE.channel) == ended_last
        assert await uow.matches.latest_in(NEXT_DOOR.channel) is None


# times


async def test_times_come_back_in_utc_wherever_they_were_written(store: Store) -> None:
    there = timezone(timedelta(hours=5, minutes=30))
    event = Event(EventNumber(1), Started(Game()), None, NOON.astimezone(there))
    async with store.write() as uow:
        match = await uow.matches.add(HERE, ANNA_WHITE, Setup.FULL, (event,))
    async with store.read() as uow:
        kept = (await uow.matches.find(match.id)).events[0].at
    assert kept == NOON
    assert kept.tzinfo is UTC


async def test_a_time_without_a_zone_is_refused(store: Store) -> None:
    with pytest.raises(ValueError, match="without a zone"):
        Utc().process_bind_param(NOON.replace(tzinfo=None), store._engine.dialect)


# people


async def test_the_name_last_seen_counts_and_long_ones_are_cut(store: Store) -> None:
    async with store.write() as uow:
        for name in ("Anna", "Anna II", "A" * 150):
            await uow.people.remember(Person(ANNA.id, name))
            assert await uow.people.names([ANNA.id, BEN.id]) == {ANNA.id: name[:100]}


async def test_the_language_told_last_counts_and_belongs_to_a_name(store: Store) -> None:
    async with store.write() as uow:
        await uow.people.remember(ANNA)
        assert await uow.people.languages([ANNA.id, BEN.id]) == {ANNA.id: None}
        for person in (replace(ANNA, language="de"), ANNA):  # a user who is only named has no language
            await uow.people.remember(person)
            assert await uow.people.languages([ANNA.id]) == {ANNA.id: "de"}
        for user in (ANNA.id, BEN.id):
            await uow.people.speaks(user, "en")
        assert await uow.people.languages([ANNA.id, BEN.id]) == {ANNA.id: "en"}
        await uow.people.forget(ANNA.id)
        assert await uow.people.languages([ANNA.id]) == {}


# messages on Discord


async def test_the_matches_that_somebody_began_before_another_are_counted_up_to_a_few(
    store: Store,
) -> None:
    async with store.write() as uow:
        begun = [await add_match(uow) for _ in range(5)]
        with noted(store) as asked:
            counts = [await uow.matches.begun_before(each.id, ANNA.id, most=3) for each in begun]
        assert counts == [0, 1, 2, 3, 3]
        assert len(asked) == len(begun)
        assert await uow.matches.begun_before(begun[2].id, BEN.id, most=3) == 2
        assert await uow.matches.begun_before(begun[4].id, CLEO.id, most=3) == 0


async def test_a_match_is_behind_until_its_last_event_is_shown(store: Store) -> None:
    async with store.write() as uow:
        match = await add_match(uow)
        assert await uow.boards.behind() == [match.id]
        await uow.boards.record(match.id, ShownBoard(BOARD, 1))
        assert await uow.boards.behind() == []
        assert await uow.boards.of(match.id) == ShownBoard(BOARD, 1)
        await uow.matches.append(match, placement(match, minutes=1))
        assert await uow.boards.behind() == [match.id]


async def test_a_board_is_superseded_by_the_next_until_it_is_gone(store: Store) -> None:
    async with store.write() as uow:
        match, other = await add_match(uow), await add_match(uow)
        await uow.boards.record(match.id, ShownBoard(BOARD, 1))
        await uow.boards.record(match.id, ShownBoard(BOARD, 1))
        assert await uow.boards.superseded() == []
        await uow.boards.record(match.id, ShownBoard(LATER_BOARD, 2))
        assert await uow.boards.superseded() == [SupersededBoard(match.id, BOARD)]
        assert await uow.boards.superseded_of(match.id) == [SupersededBoard(match.id, BOARD)]
        assert await uow.boards.superseded_of(other.id) == []
        await uow.boards.forget_superseded(BOARD)
        assert await uow.boards.superseded() == []
        assert await uow.boards.of(match.id) == ShownBoard(LATER_BOARD, 2)


async def test_the_boards_of_several_matches_are_asked_for_at_once(store: Store) -> None:
    async with store.write() as uow:
        shown, unshown, unasked = [await add_match(uow) for _ in range(3)]
        await uow.boards.record(shown.id, ShownBoard(BOARD, 1))
        await uow.boards.record(unasked.id, ShownBoard(LATER_BOARD, 1))
        with noted(store) as asked:
            found = await uow.boards.of_each([shown.id, unshown.id])
        assert found == {shown.id: ShownBoard(BOARD, 1)}
        assert len(asked) == 1
        assert await uow.boards.of_each([]) == {}


async def test_a_reader_is_led_to_the_board_in_direct_messages_and_others_to_that_in_the_first_view(
    store: Store,
) -> None:
    direct = Message(ChannelId(31), MessageId(699))
    async with store.write() as uow:
        match = await add_match(uow)
        await uow.boards.add_view(match.id, "own", Venue.direct(direct.channel), reader=ANNA.id)
        await uow.boards.add_view(match.id, "abroad", ABROAD)
        for part, message in (("abroad", LATER_BOARD), ("own", direct)):
            await uow.boards.record(match.id, ShownBoard(message, 1), part=part)
        assert await uow.boards.of(match.id) == ShownBoard(LATER_BOARD, 1)
        await uow.boards.record(match.id, ShownBoard(BOARD, 1))
        assert await uow.boards.of(match.id) == ShownBoard(BOARD, 1)
        assert await uow.boards.of(match.id, BEN.id) == ShownBoard(BOARD, 1)
        assert await uow.boards.of(match.id, ANNA.id) == ShownBoard(direct, 1)


async def test_the_board_of_a_match_that_moves_is_superseded_and_those_in_other_views_stay(
    store: Store,
) -> None:
    there = ShownBoard(Message(ABROAD.channel, MessageId(698)), 1)
    async with store.write() as uow:
        match = await add_match(uow)
        await uow.boards.add_view(match.id, "abroad", ABROAD)
        await uow.boards.record(match.id, ShownBoard(BOARD, 1))
        await uow.boards.record(match.id, there, part="abroad")
        await uow.boards.lose(match.id, HOME, LOCKED, NOON)
        await uow.matches.relocate(match, NEXT_DOOR)
        assert await uow.boards.views_of(match.id) == (
            BoardView(HOME, NEXT_DOOR),
            BoardView("abroad", ABROAD, shown=there),
        )
        assert await uow.boards.superseded() == [SupersededBoard(match.id, BOARD)]
        assert await uow.boards.refused_in(NEXT_DOOR.channel) == []


async def test_a_match_is_behind_until_each_view_shows_its_last_event(store: Store) -> None:
    async with store.write() as uow:
        match = await add_match(uow)
        await uow.boards.add_view(match.id, "abroad", ABROAD)
        await uow.boards.record(match.id, ShownBoard(BOARD, 1))
        assert await uow.boards.behind() == [match.id]
        assert await uow.boards.behind(HERE.guild) == []
        assert await uow.boards.behind(ABROAD.guild) == [match.id]
        assert await uow.boards.running_in(ABROAD.guild) == [match.id]
        await uow.boards.record(match.id, ShownBoard(LATER_BOARD, 1), part="abroad")
        assert await uow.boards.behind() == []


async def test_a_match_that_ended_is_behind_until_its_end_is_shown(store: Store) -> None:
    async with store.write() as uow:
        match = await add_match(uow)
        await uow.boards.record(match.id, ShownBoard(BOARD, 1))
        await uow.matches.append(match, resignation(match, minutes=1))
        assert await uow.boards.behind() == [match.id]
        await uow.boards.record(match.id, ShownBoard(LATER_BOARD, 2))
        assert await uow.boards.behind() == []


async def test_of_two_boards_the_one_that_shows_less_goes(store: Store) -> None:
    async with store.write() as uow:
        match = await add_match(uow)
        await uow.matches.append(match, resignation(match, minutes=1))
        await uow.boards.record(match.id, ShownBoard(LATER_BOARD, 2))
        await uow.boards.record(match.id, ShownBoard(BOARD, 1))
        assert await uow.boards.of(match.id) == ShownBoard(LATER_BOARD, 2)
        assert await uow.boards.superseded() == [SupersededBoard(match.id, BOARD)]
        assert await uow.boards.behind() == []


async def test_what_is_to_be_done_after_an_event_is_reported_at_once(store: Store) -> None:
    async with store.write() as uow:
        match = await add_match(uow)
        home = BoardView(HOME, HERE)
        alone = DisplayState(1, (home,), None, onlookers=frozenset(), littered=False, others_wait=False)
        assert await uow.boards.standing_of(match.id, mover=ANNA.id) == alone
        call = Ping(PingOn.BOARD, NOON)
        await uow.pings.put(match.id, call)
        await uow.boards.record(match.id, ShownBoard(BOARD, 1))
        await uow.boards.record(match.id, ShownBoard(LATER_BOARD, 1), before=ShownBoard(BOARD, 1))
        await WatcherRepository(uow).save(Watcher(match.id, CLEO.id))
        await FollowRepository(uow).save(Follow(HERE.guild, HERE.channel, NOON))
        await add_match(uow, NEXT_DOOR)
        await uow.matches.append(match, placement(match, minutes=1))
        await uow.people.remember(ANNA)
        await uow.people.speaks(ANNA.id, "de")
        busy = replace(
            DisplayState(
                2,
                (replace(home, shown=ShownBoard(LATER_BOARD, 1)),),
                call,
                onlookers=frozenset({"watching", "spectator_channels"}),
                littered=True,
                others_wait=True,
            ),
            names={ANNA.id: "Anna"},
            spoken={ANNA.id: "de"},
        )
        assert await uow.boards.standing_of(match.id, mover=ANNA.id) == busy
        assert await uow.boards.standing_of(match.id) == replace(busy, others_wait=False)
        assert not (await uow.boards.standing_of(match.id, mover=BEN.id)).others_wait
        with refuses(RefusalReason.NO_SUCH_MATCH):
            await uow.boards.standing_of(MatchId(99))


async def test_matches_of_other_servers_wait_too_unless_they_are_halted(store: Store) -> None:
    async with store.write() as uow:
        match = await add_match(uow)
        halted = await add_match(uow)
        halt = halted.event(Halted(HaltReason.CHANNEL), NOON)
        await uow.matches.append(halted, (halt,))
        assert not (await uow.boards.standing_of(match.id, mover=ANNA.id)).others_wait
        await add_match(uow, ABROAD)
        assert (await uow.boards.standing_of(match.id, mover=ANNA.id)).others_wait


async def test_a_board_is_recorded_by_what_was_read_before_in_two_statements(store: Store) -> None:
    async with store.write() as uow:
        match = await add_match(uow)
        with noted(store) as asked:
            assert await uow.boards.record(match.id, ShownBoard(BOARD, 1)) is None
        assert len(asked) == 1
        await uow.matches.append(match, placement(match, minutes=1))
        before, after = ShownBoard(BOARD, 1), ShownBoard(LATER_BOARD, 2)
        with noted(store) as asked:
            superseded = await uow.boards.record(
                match.id, after, before=before, keep=lambda _older, _newer: True
            )
        assert len(asked) == 2
        assert superseded == SupersededBoard(match.id, BOARD, kept=1)
        assert await uow.boards.superseded_of(match.id) == [superseded]
        assert await uow.boards.of(match.id) == after


@pytest.mark.parametrize("known", [None, ShownBoard(BOARD, 1), ShownBoard(EARLIER_BOARD, 3)])
@pytest.mark.parametrize(("number", "stays"), [(1, False), (2, True), (3, True)])
async def test_a_board_that_another_process_has_shown_meanwhile_is_not_lost(
    store: Store, known: ShownBoard | None, number: int, *, stays: bool
) -> None:
    """Of two current boards the one that shows less is superseded, whatever was read before."""
    mine, others = ShownBoard(LATER_BOARD, number), ShownBoard(BOARD, 2)
    async with store.write() as uow:
        match = await add_match(uow)
        await uow.boards.record(match.id, others)
        superseded = await uow.boards.record(match.id, mine, before=known)
        newer, older = (mine, others) if stays else (others, mine)
        assert await uow.boards.of(match.id) == newer
        assert superseded == SupersededBoard(match.id, older.message)
        assert await uow.boards.superseded() == [superseded]


async def test_a_board_that_was_reopened_meanwhile_is_replaced_by_the_same_event(store: Store) -> None:
    async with store.write() as uow:
        match = await add_match(uow)
        await uow.boards.record(match.id, ShownBoard(BOARD, 1))
        await uow.boards.reopen(match.id)
        await uow.boards.record(match.id, ShownBoard(LATER_BOARD, 1), before=ShownBoard(BOARD, 1))
        assert await uow.boards.of(match.id) == ShownBoard(LATER_BOARD, 1)
        assert await uow.boards.behind() == []


async def test_of_two_edits_the_board_shows_what_the_one_that_is_noted_last_has_made_of_it(
    store: Store,
) -> None:
    first = ShownBoard(BOARD, 1)
    async with store.write() as uow:
        match = await add_match(uow)
        await uow.boards.record(match.id, first)
        for number in (3, 2):
            await uow.boards.record(match.id, ShownBoard(BOARD, number), before=first)
        assert await uow.boards.of(match.id) == ShownBoard(BOARD, 2)
        assert await uow.boards.superseded() == []


async def test_several_replaced_boards_are_forgotten_at_once(store: Store) -> None:
    async with store.write() as uow:
        match = await add_match(uow)
        for number, board in enumerate((EARLIER_BOARD, BOARD, LATER_BOARD), start=1):
            await uow.boards.record(match.id, ShownBoard(board, number))
        with noted(store) as asked:
            await uow.boards.forget_superseded(EARLIER_BOARD, BOARD)
        assert len(asked) == 1
        assert await uow.boards.superseded() == []


async def test_a_challenge_is_behind_until_its_state_is_shown(store: Store) -> None:
    message = Message(ChannelId(HERE.channel), MessageId(601))
    async with store.write() as uow:
        challenge = await add_challenge(uow)
        assert await uow.challenge_messages.behind() == [challenge.id]
        assert await uow.challenge_messages.of_each([challenge.id]) == {}
        await uow.challenge_messages.record(challenge.id, ShownChallenge(message, ChallengeState.OPEN))
        assert await uow.challenge_messages.of_each([challenge.id]) == {
            challenge.id: ShownChallenge(message, ChallengeState.OPEN)
        }
        assert await uow.challenge_messages.behind() == []
        assert await uow.challenge_messages.of(challenge.id) == ShownChallenge(message, ChallengeState.OPEN)
        await uow.challenges.close(challenge, ChallengeState.DECLINED, NOON)
        assert await uow.challenge_messages.behind() == [challenge.id]


async def test_the_commands_that_were_synced_last_are_known(store: Store) -> None:
    async with store.write() as uow:
        for fingerprint in ("one", "two"):
            await uow.commands.record(HIGHEST_SNOWFLAKE, fingerprint)
            assert await uow.commands.fingerprint(HIGHEST_SNOWFLAKE) == fingerprint
        assert await uow.commands.fingerprint(1) is None
