"""Making and answering challenges: each call is one transaction or changes nothing."""

import asyncio
from collections.abc import Callable
from datetime import timedelta

import pytest

from bot.domain import (
    Challenge,
    ChallengeId,
    ChallengesFrom,
    ChallengeState,
    ChannelId,
    ColourChoice,
    Match,
    MatchId,
    Pace,
    Person,
    Players,
    Preferences,
    ServerSettings,
    Setup,
    Stakes,
    Terms,
    UserId,
    Venue,
)
from bot.domain.challenge import (
    LASTS,
    LIVE_LASTS,
    LONGEST_REASON,
    MOST_IN_A_SERVER,
    MOST_TO_ONE,
    PAUSE,
    UNANSWERED_COUNTS,
)
from bot.domain.ids import FORMER_BLACK
from bot.domain.refusals import Limit, Pause, RefusalReason
from bot.features.privacy.service import PersonalData
from bot.services import Challenges, Matches, People, Servers
from bot.storage import Store
from dvonn import Colour, Game, Pass, Phase, Place, Space
from tests.bot.company import (
    A_BOT,
    ABROAD,
    ANNA,
    BEN,
    CLEO,
    HERE,
    NEXT_DOOR,
    WHITE_LOCKED_IN,
    Clock,
    Rng,
)
from tests.bot.refused import reasons_of, refuses
from tests.bot.services.conftest import Begin
from tests.bot.services.kept import kept_challenge, kept_match, kept_names


async def challenge(
    challenges: Challenges,
    opponent: Person | None = BEN,
    *,
    colour: ColourChoice = ColourChoice.WHITE,
    setup: Setup = Setup.FULL,
    venue: Venue = HERE,
    pace: Pace | None = None,
) -> ChallengeId:
    return (await challenges.challenge(venue, ANNA, opponent, colour, setup, pace=pace)).id


async def test_a_challenge_is_kept_as_it_was_made(challenges: Challenges, store: Store, clock: Clock) -> None:
    made = await challenges.challenge(HERE, ANNA, BEN, ColourChoice.BLACK, Setup.RANDOM)
    assert await kept_challenge(store, made.id) == made
    assert (made.venue, made.challenger, made.opponent) == (HERE, ANNA.id, BEN.id)
    assert (made.colour, made.terms.setup, made.state) == (
        ColourChoice.BLACK,
        Setup.RANDOM,
        ChallengeState.OPEN,
    )
    assert made.created_at == clock.now
    assert await kept_names(store, ANNA.id, BEN.id) == {ANNA.id: "Anna", BEN.id: "Ben"}


# limits: each challenge pings a user or takes space in a channel


async def test_somebody_has_three_open_challenges_of_one_person_at_most(challenges: Challenges) -> None:
    made = [await challenge(challenges) for _ in range(MOST_TO_ONE)]
    with refuses(RefusalReason.ASKED_OFTEN_ENOUGH):
        await challenge(challenges, venue=ABROAD)
    await challenge(challenges, CLEO)
    await challenges.accept(made[0], BEN)
    await challenge(challenges)


async def test_a_person_has_ten_open_challenges_in_a_server_at_most(
    challenges: Challenges, clock: Clock
) -> None:
    await challenges.challenge(HERE, CLEO, ANNA, ColourChoice.RANDOM, Setup.FULL)  # made by Cleo
    for _ in range(MOST_IN_A_SERVER):
        await challenge(challenges, None)
    with refuses(RefusalReason.TOO_MANY_CHALLENGES):
        await challenge(challenges, BEN)
    await challenge(challenges, BEN, venue=ABROAD)
    clock.go_on(days=LASTS.days)
    await challenge(challenges, BEN)


async def test_a_withdrawn_challenge_counts_for_a_day_after_it_was_made(
    challenges: Challenges, clock: Clock
) -> None:
    first = clock.now
    for _ in range(MOST_TO_ONE):
        await challenges.withdraw(await challenge(challenges), ANNA.id)
        clock.go_on(hours=1)
    with refuses(RefusalReason.ASKED_OFTEN_ENOUGH) as refusal:
        await challenge(challenges)
    assert refusal.value.about == Pause(BEN.id, first + UNANSWERED_COUNTS)
    await challenge(challenges, CLEO)
    await challenges.challenge(HERE, BEN, ANNA, ColourChoice.RANDOM, Setup.FULL)
    clock.now = first + UNANSWERED_COUNTS
    await challenge(challenges)


async def test_a_live_challenge_lasts_for_minutes_and_counts_for_a_day_nevertheless(
    challenges: Challenges, store: Store, clock: Clock
) -> None:
    first = clock.now
    for _ in range(MOST_TO_ONE):
        made = await challenge(challenges, pace=Pace.TEN_MINUTES)
        assert (await kept_challenge(store, made)).expires_at == clock.now + LIVE_LASTS
        clock.now += LIVE_LASTS
        async with store.write() as uow:
            await uow.challenges.close(await uow.challenges.find(made), ChallengeState.EXPIRED, clock.now)
    with refuses(RefusalReason.ASKED_OFTEN_ENOUGH) as refusal:
        await challenge(challenges)
    assert refusal.value.about == Pause(BEN.id, first + UNANSWERED_COUNTS)


async def test_an_open_live_challenge_counts_for_a_day(challenges: Challenges, clock: Clock) -> None:
    for _ in range(MOST_TO_ONE):
        await challenge(challenges, pace=Pace.FIVE_MINUTES)
    with refuses(RefusalReason.ASKED_OFTEN_ENOUGH) as refusal:
        await challenge(challenges)
    assert refusal.value.about == Pause(BEN.id, clock.now + UNANSWERED_COUNTS)


async def test_withdrawn_and_open_challenges_count_together_in_a_server(
    challenges: Challenges, clock: Clock
) -> None:
    lasting = clock.now + LASTS
    for number in range(MOST_IN_A_SERVER):
        made = await challenge(challenges, None)
        if number < 2:
            await challenges.withdraw(made, ANNA.id)
    for day in range(2):
        with refuses(RefusalReason.TOO_MANY_CHALLENGES) as refusal:
            await challenge(challenges, None)
        until = lasting if day else clock.now + UNANSWERED_COUNTS
        assert refusal.value.about == Limit(MOST_IN_A_SERVER, until)
        clock.go_on(days=1)
        if not day:
            for _ in range(2):
                await challenge(challenges, None)
            lasting = clock.now - UNANSWERED_COUNTS + LASTS


async def test_people_say_whose_challenges_they_take(
    challenges: Challenges, people: People, service: Matches, begin: Begin
) -> None:
    match = await begin()
    await people.choose(BEN.id, lambda _: Preferences(challenges=ChallengesFrom.PLAYED))
    with refuses(RefusalReason.TAKES_NO_CHALLENGES):
        await challenges.challenge(HERE, CLEO, BEN, ColourChoice.RANDOM, Setup.FULL)
    await challenge(challenges)
    await people.choose(BEN.id, lambda _: Preferences(challenges=ChallengesFrom.NOBODY))
    with refuses(RefusalReason.TAKES_NO_CHALLENGES):
        await challenge(challenges)
    await service.resign(match.id, by=ANNA.id)
    with refuses(RefusalReason.TAKES_NO_CHALLENGES):
        await challenges.rematch(match.id, ANNA)
    assert isinstance(await challenges.rematch(match.id, BEN), Challenge)


async def test_many_challenges_at_the_same_moment_stay_within_measure(challenges: Challenges) -> None:
    asked = await asyncio.gather(*(challenge(challenges) for _ in range(8)), return_exceptions=True)
    assert reasons_of(asked) == [RefusalReason.ASKED_OFTEN_ENOUGH] * (8 - MOST_TO_ONE)


async def test_a_user_who_has_declined_is_left_alone_by_the_same_person_for_a_while(
    challenges: Challenges, clock: Clock
) -> None:
    first, second = await challenge(challenges), await challenge(challenges)
    await challenges.decline(first, BEN.id)
    clock.go_on()
    await challenges.decline(second, BEN.id)
    until = clock.now + PAUSE
    clock.go_on(minutes=59)
    with refuses(RefusalReason.DECLINED_LATELY) as refusal:
        await challenge(challenges)
    assert refusal.value.about == Pause(BEN.id, until)
    await challenge(challenges, CLEO)
    await challenges.challenge(HERE, CLEO, BEN, ColourChoice.RANDOM, Setup.FULL)
    await challenges.challenge(HERE, BEN, ANNA, ColourChoice.RANDOM, Setup.FULL)
    clock.go_on(minutes=2)
    await challenge(challenges)


async def test_nobody_challenges_themselves_or_a_bot(challenges: Challenges, store: Store) -> None:
    with refuses(RefusalReason.CHALLENGED_ONESELF):
        await challenge(challenges, ANNA)
    with refuses(RefusalReason.CHALLENGED_BOT):
        await challenge(challenges, A_BOT)
    assert await kept_names(store, ANNA.id, A_BOT.id) == {}


async def test_an_accepted_challenge_becomes_a_match(
    challenges: Challenges, store: Store, clock: Clock
) -> None:
    challenge_id = await challenge(challenges)
    clock.go_on()
    match = await challenges.accept(challenge_id, BEN)
    assert await kept_match(store, match.id) == match
    assert (match.venue, match.setup) == (HERE, Setup.FULL)
    assert match.players == Players(white=ANNA.id, black=BEN.id)
    assert match.game == Game()
    assert match.started_at == clock.now
    answered = await kept_challenge(store, challenge_id)
    assert (answered.state, answered.match_id) == (ChallengeState.ACCEPTED, match.id)


@pytest.mark.parametrize("drawn", Colour)
async def test_lots_decide_the_colours_unless_one_was_wanted(
    challenges: Challenges, rng: Rng, drawn: Colour
) -> None:
    rng.colour = drawn
    match = await challenges.accept(await challenge(challenges, colour=ColourChoice.RANDOM), BEN)
    assert match.players.of(drawn) == ANNA.id
    assert match.players.of(drawn.opponent) == BEN.id


async def test_a_random_set_up_is_the_one_that_lots_gave(begin: Begin, store: Store, rng: Rng) -> None:
    match = await begin(setup=Setup.RANDOM)
    assert match.game == Game(map(Place, rng.order))
    assert match.position.phase is Phase.STACKING
    assert match.player_to_move == ANNA.id
    assert match.number == 1
    assert await kept_match(store, match.id) == match


async def test_a_match_may_begin_with_a_forced_pass(begin: Begin, store: Store, rng: Rng) -> None:
    rng.order = WHITE_LOCKED_IN
    match = await kept_match(store, (await begin(setup=Setup.RANDOM)).id)
    assert isinstance(match.events[-1].what, Pass)
    assert match.player_to_move == BEN.id


async def test_anybody_may_accept_where_nobody_was_named(challenges: Challenges, store: Store) -> None:
    match = await challenges.accept(await challenge(challenges, None), CLEO)
    assert match.players == Players(white=ANNA.id, black=CLEO.id)
    assert await kept_names(store, CLEO.id) == {CLEO.id: "Cleo"}


async def test_a_challenge_can_be_declined_and_withdrawn(challenges: Challenges) -> None:
    declined = await challenges.decline(await challenge(challenges), BEN.id)
    withdrawn = await challenges.withdraw(await challenge(challenges, CLEO), ANNA.id)
    assert (declined.state, withdrawn.state) == (ChallengeState.DECLINED, ChallengeState.WITHDRAWN)
    assert (declined.ping, withdrawn.ping) == (None, None)


async def test_the_wrong_person_changes_no_challenge(challenges: Challenges, store: Store) -> None:
    challenge_id = await challenge(challenges)
    with refuses(RefusalReason.NOT_YOUR_CHALLENGE):
        await challenges.accept(challenge_id, CLEO)
    with refuses(RefusalReason.NOT_YOUR_CHALLENGE):
        await challenges.decline(challenge_id, ANNA.id)
    with refuses(RefusalReason.NOT_YOUR_WITHDRAWAL):
        await challenges.withdraw(challenge_id, BEN.id)
    assert (await kept_challenge(store, challenge_id)).state is ChallengeState.OPEN


async def test_an_answered_challenge_is_closed_to_everybody(challenges: Challenges) -> None:
    challenge_id = await challenge(challenges)
    await challenges.decline(challenge_id, BEN.id)
    with refuses(RefusalReason.CHALLENGE_CLOSED):
        await challenges.accept(challenge_id, BEN)
    with refuses(RefusalReason.CHALLENGE_CLOSED):
        await challenges.decline(challenge_id, BEN.id)
    with refuses(RefusalReason.CHALLENGE_CLOSED):
        await challenges.withdraw(challenge_id, ANNA.id)


async def test_a_challenge_accepted_many_times_at_once_becomes_one_match(
    challenges: Challenges, store: Store
) -> None:
    challenge_id = await challenge(challenges, None)
    answers = await asyncio.gather(
        *(challenges.accept(challenge_id, Person(UserId(2000 + n), f"P{n}")) for n in range(10)),
        return_exceptions=True,
    )
    (match,) = [answer for answer in answers if isinstance(answer, Match)]
    assert match.id == 1
    assert reasons_of(answers) == [RefusalReason.CHALLENGE_CLOSED] * 9
    with refuses(RefusalReason.NO_SUCH_MATCH):
        await kept_match(store, MatchId(2))


async def test_a_challenge_that_never_was_is_refused(challenges: Challenges) -> None:
    with refuses(RefusalReason.NO_SUCH_CHALLENGE):
        await challenges.accept(ChallengeId(99), BEN)


async def test_a_reason_to_decline_is_kept_and_a_long_one_is_cut(
    challenges: Challenges, store: Store
) -> None:
    declined = await challenges.decline(await challenge(challenges), BEN.id, "  Not this week. ")
    assert declined.reason == "Not this week."
    assert await kept_challenge(store, declined.id) == declined
    declined = await challenges.decline(await challenge(challenges, CLEO), CLEO.id, "no " * 100)
    assert len(declined.reason) == LONGEST_REASON


async def test_somebody_who_wants_to_decline_is_given_the_challenge(challenges: Challenges) -> None:
    challenge_id = await challenge(challenges)
    assert (await challenges.find(challenge_id, BEN.id)).id == challenge_id
    with refuses(RefusalReason.NOT_YOUR_CHALLENGE):
        await challenges.find(challenge_id, CLEO.id)


# server settings


async def test_a_challenge_is_made_where_the_server_has_its_matches(
    challenges: Challenges, servers: Servers
) -> None:
    await servers.settle(HERE.guild, lambda _: ServerSettings(channels=(NEXT_DOOR.channel,)))
    with refuses(RefusalReason.CHANNEL_NOT_ALLOWED) as refusal:
        await challenge(challenges)
    assert refusal.value.about == (NEXT_DOOR.channel,)
    assert await challenge(challenges, venue=NEXT_DOOR)
    in_a_thread = await challenges.challenge(
        HERE, ANNA, BEN, ColourChoice.RANDOM, Setup.FULL, parent=NEXT_DOOR.channel
    )
    assert in_a_thread.venue == HERE
    assert await challenge(challenges, venue=ABROAD)


async def test_the_pace_is_the_one_that_was_named_or_else_the_servers(
    challenges: Challenges, servers: Servers
) -> None:
    async def pace(named: Pace | None) -> Pace:
        made = await challenges.challenge(HERE, ANNA, BEN, ColourChoice.WHITE, Setup.FULL, pace=named)
        match = await challenges.accept(made.id, BEN)
        assert match.pace == made.terms.pace
        return match.pace

    assert await pace(None) == Pace.STEADY
    await servers.settle(HERE.guild, lambda _: ServerSettings(pace=Pace.WEEK))
    assert await pace(None) == Pace.WEEK
    assert await pace(Pace.NONE) == Pace.NONE
    assert await pace(Pace.TEN_MINUTES) == Pace.TEN_MINUTES


@pytest.mark.parametrize(
    ("threads", "below", "in_thread"), [(True, True, True), (True, False, False), (False, True, False)]
)
async def test_a_match_gets_a_thread_where_the_server_wants_that_and_it_can_be(  # noqa: PLR0917  what is given
    challenges: Challenges, servers: Servers, store: Store, threads: bool, below: bool, in_thread: bool
) -> None:
    await servers.settle(HERE.guild, lambda _: ServerSettings(threads=threads))
    match = await challenges.accept(await challenge(challenges), BEN, below_a_channel=below)
    assert match.in_thread is in_thread
    assert await kept_match(store, match.id) == match


async def test_a_match_may_continue_from_a_recorded_position(begin: Begin, store: Store) -> None:
    opening = Game(map(Place, map(Space.parse, ("c3", "d3", "e3"))))
    match = await begin(setup=Setup.RECORD, opening=opening)
    assert match.opening == opening
    assert match.game == opening
    assert match.player_to_move == BEN.id
    assert (await kept_match(store, match.id)).game == opening


# time


async def test_a_challenge_that_nobody_answered_in_time_is_closed_though_nobody_has_noted_it(
    challenges: Challenges, store: Store, clock: Clock
) -> None:
    challenge_id = await challenge(challenges)
    clock.now += LASTS
    for late in (
        challenges.accept(challenge_id, BEN),
        challenges.decline(challenge_id, BEN.id),
        challenges.withdraw(challenge_id, ANNA.id),
        challenges.find(challenge_id, BEN.id),
    ):
        with refuses(RefusalReason.CHALLENGE_CLOSED) as refusal:
            await late
        assert isinstance(refusal.value.about, Challenge)
        assert refusal.value.about.state is ChallengeState.EXPIRED
    assert (await kept_challenge(store, challenge_id)).state is ChallengeState.OPEN
    assert await challenges.open_of(BEN.id, HERE.guild) == []


async def test_a_challenge_can_be_accepted_up_to_its_last_moment(
    challenges: Challenges, servers: Servers, clock: Clock
) -> None:
    await servers.settle(HERE.guild, lambda _: ServerSettings(challenges_last=timedelta(days=1)))
    challenge_id = await challenge(challenges)
    clock.now += timedelta(days=1, seconds=-1)
    assert (await challenges.accept(challenge_id, BEN)).started_at == clock.now


async def test_the_open_challenges_of_somebody_are_those_made_and_those_received_here(
    challenges: Challenges,
) -> None:
    async def challenge_by(challenger: Person, opponent: Person | None, venue: Venue = HERE) -> Challenge:
        return await challenges.challenge(venue, challenger, opponent, ColourChoice.RANDOM, Setup.FULL)

    made = await challenge_by(ANNA, BEN)
    received = await challenge_by(CLEO, ANNA, NEXT_DOOR)
    to_anybody = await challenge_by(ANNA, None)
    await challenge_by(BEN, CLEO)
    await challenge_by(ANNA, BEN, ABROAD)
    await challenges.withdraw((await challenge_by(ANNA, CLEO)).id, ANNA.id)
    assert await challenges.open_of(ANNA.id, HERE.guild) == [made, received, to_anybody]


# rematches


async def finished(begin: Begin, service: Matches) -> Match:
    return await service.resign((await begin(pace=Pace.ONE)).id, by=BEN.id)


async def test_a_rematch_is_a_challenge_with_the_colours_swapped_and_all_else_as_it_was(
    begin: Begin, service: Matches, challenges: Challenges
) -> None:
    match = await finished(begin, service)
    asked = await challenges.rematch(match.id, BEN)
    assert isinstance(asked, Challenge)
    assert (asked.challenger, asked.opponent, asked.venue) == (BEN.id, ANNA.id, HERE)
    assert asked.terms == Terms(Setup.FULL, Pace.ONE, stakes=Stakes.RATED)
    assert asked.rematch_of == match.id
    rematch = await challenges.accept(asked.id, ANNA)
    assert rematch.players == Players(white=BEN.id, black=ANNA.id)


async def test_asking_twice_is_asking_once_and_the_one_who_is_asked_begins_the_match(
    begin: Begin, service: Matches, challenges: Challenges, store: Store
) -> None:
    match = await finished(begin, service)
    asked = await challenges.rematch(match.id, ANNA)
    assert isinstance(asked, Challenge)
    assert await challenges.rematch(match.id, ANNA) == asked
    rematch = await challenges.rematch(match.id, BEN)
    assert isinstance(rematch, Match)
    assert rematch.players == Players(white=BEN.id, black=ANNA.id)
    answered = await kept_challenge(store, asked.id)
    assert (answered.state, answered.match_id) == (ChallengeState.ACCEPTED, rematch.id)


async def test_however_often_and_by_whom_a_rematch_is_asked_for_there_is_one_at_a_time(
    begin: Begin, service: Matches, challenges: Challenges
) -> None:
    match = await finished(begin, service)
    presses = (challenges.rematch(match.id, by) for _ in range(5) for by in (ANNA, BEN))
    given = await asyncio.gather(*presses)
    begun = {each.id for each in given if isinstance(each, Match)}
    assert len(begun) == 1
    (again,) = begun
    assert len({each.id for each in given if isinstance(each, Challenge)}) == 1
    assert not await challenges.open_of(ANNA.id, HERE.guild)
    await service.resign(again, by=ANNA.id)
    asked = await challenges.rematch(match.id, ANNA)
    assert isinstance(asked, Challenge)
    second = await challenges.accept(asked.id, BEN)
    assert await challenges.rematch(match.id, ANNA) == second


async def test_a_rematch_that_nobody_accepted_in_time_can_be_asked_for_again(
    begin: Begin, service: Matches, challenges: Challenges, store: Store, clock: Clock
) -> None:
    match = await finished(begin, service)
    first = await challenges.rematch(match.id, ANNA)
    assert isinstance(first, Challenge)
    clock.now += LASTS
    second = await challenges.rematch(match.id, BEN)
    assert isinstance(second, Challenge)
    assert (second.challenger, second.state) == (BEN.id, ChallengeState.OPEN)
    assert (await kept_challenge(store, first.id)).state is ChallengeState.EXPIRED


async def test_a_rematch_continues_from_the_same_recorded_position(
    begin: Begin, service: Matches, challenges: Challenges
) -> None:
    opening = Game((Place(Space.parse("c3")),))
    match = await begin(setup=Setup.RECORD, opening=opening)
    await service.resign(match.id, by=ANNA.id)
    asked = await challenges.rematch(match.id, ANNA)
    assert isinstance(asked, Challenge)
    assert asked.terms.opening == opening


async def test_only_players_ask_for_a_rematch_and_only_of_a_match_that_is_over(
    begin: Begin, service: Matches, challenges: Challenges
) -> None:
    running = await begin()
    with refuses(RefusalReason.NO_REMATCH_YET):
        await challenges.rematch(running.id, ANNA)
    over = await finished(begin, service)
    with refuses(RefusalReason.NOT_A_PLAYER):
        await challenges.rematch(over.id, CLEO)
    with refuses(RefusalReason.NO_SUCH_MATCH):
        await challenges.rematch(MatchId(99), ANNA)


async def test_a_rematch_is_asked_for_where_the_server_has_its_matches_and_once_asked_for_it_can_begin(
    begin: Begin, service: Matches, challenges: Challenges, servers: Servers
) -> None:
    def only_in(venue: Venue) -> Callable[[ServerSettings], ServerSettings]:
        return lambda _: ServerSettings(channels=(venue.channel,))

    match = await finished(begin, service)
    await servers.settle(HERE.guild, only_in(NEXT_DOOR))
    with refuses(RefusalReason.CHANNEL_NOT_ALLOWED) as refusal:
        await challenges.rematch(match.id, ANNA)
    assert refusal.value.about == (NEXT_DOOR.channel,)
    assert await challenges.open_of(ANNA.id, HERE.guild) == []
    asked = await challenges.rematch(match.id, ANNA, parent=NEXT_DOOR.channel)
    assert isinstance(asked, Challenge)
    assert asked.venue == HERE
    assert isinstance(await challenges.rematch(match.id, BEN), Match)


async def test_a_rematch_of_a_match_in_a_thread_of_its_own_is_asked_for_in_the_channel_of_that(
    begin: Begin, service: Matches, challenges: Challenges, servers: Servers, store: Store
) -> None:
    match = await finished(begin, service)
    async with store.write() as uow:
        thread = Venue(HERE.guild, ChannelId(77))
        await uow.matches.relocate(match, thread, parent=HERE.channel, in_thread=True)
    await servers.settle(HERE.guild, lambda _: ServerSettings(channels=(HERE.channel,)))
    asked = await challenges.rematch(match.id, ANNA)
    assert isinstance(asked, Challenge)
    assert asked.venue == HERE


async def test_nobody_asks_a_former_player_for_a_rematch(
    begin: Begin, service: Matches, challenges: Challenges, personal_data: PersonalData
) -> None:
    over = await finished(begin, service)
    await personal_data.forget(BEN.id)
    with refuses(RefusalReason.NOT_A_PLAYER) as refusal:
        await challenges.rematch(over.id, ANNA)
    assert isinstance(refusal.value.about, Match)
    assert refusal.value.about.players.black == FORMER_BLACK
