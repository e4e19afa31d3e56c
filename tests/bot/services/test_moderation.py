"""Moderation: managers cancel, ban and unban; the users concerned are notified, and the audit log has an entry."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.domain import (
    AuditAction,
    AuditEntry,
    Ban,
    CancelReason,
    Challenge,
    ChallengeState,
    ChannelId,
    ColourChoice,
    GuildId,
    MatchId,
    Pace,
    PingWhen,
    ServerSettings,
    Setup,
    UserId,
)
from bot.domain.moderation import KEPT_FOR
from bot.domain.notifications import MATCH_OVER
from bot.domain.refusals import RefusalReason
from bot.features.moderation.refusals import NOT_BANNED
from bot.features.moderation.service import BAN, EXPORT, Moderation
from bot.features.privacy.service import PersonalData
from bot.features.spectator_channels.refusals import NOT_FOLLOWED
from bot.features.spectator_channels.service import START_FOLLOWING, STOP_FOLLOWING, Following
from bot.services import Challenges, Matches, People, Servers, Timekeeping
from bot.storage import Store
from dvonn import Termination
from tests.bot.company import ABROAD, ANNA, BEN, CLEO, HERE, NOON, Clock
from tests.bot.played import C3
from tests.bot.refused import refuses
from tests.bot.services.conftest import Begin
from tests.bot.services.explained import explain
from tests.bot.services.kept import kept_challenge, kept_direct_messages, kept_match

OLGA = UserId(1009)
"""The manager."""

DAY = timedelta(days=1)


@pytest.fixture
def managers(store: Store, clock: Clock) -> Moderation:
    return Moderation(store, clock=clock)


async def log_of(store: Store, guild: GuildId = HERE.guild) -> Sequence[AuditEntry]:
    """The server's audit log, latest first."""
    async with store.read() as uow:
        acts = await uow.audit_log.latest(guild, skip=0, most=100)
        assert await uow.audit_log.count(guild) == len(acts)
        return acts


async def ban_of(store: Store, user: UserId) -> Ban | None:
    async with store.read() as uow:
        return await uow.bans.find(HERE.guild, user)


async def messages_of_server(store: Store) -> list[tuple[str, UserId, GuildId | None]]:
    async with store.read() as uow:
        return [(each.kind, each.to, each.guild) for each in await uow.direct_messages.waiting()]


# cancelling a match


async def test_a_cancelled_match_is_nobodys_loss_and_says_why(
    begin: Begin, managers: Moderation, service: Matches, store: Store, clock: Clock
) -> None:
    match = await begin()
    await service.play(match.id, C3, by=ANNA.id)
    over = await managers.cancel_match(match.id, HERE.guild, by=OLGA, reason="  They had left. ")
    assert await kept_match(store, match.id) == over
    explain(over)
    assert over.cancelled is CancelReason.MANAGER
    assert over.cancelled_for == "They had left."
    assert over.ended is not None
    assert (over.ended.by, over.ended.winner) == (Termination.ABANDONED, None)
    assert await log_of(store) == [
        AuditEntry(
            HERE.guild, AuditAction.CANCEL_MATCH, OLGA, clock.now, number=match.id, reason="They had left."
        )
    ]


async def test_both_players_are_told_even_if_nothing_else_is_to_ping_them(
    begin: Begin, managers: Moderation, people: People, store: Store
) -> None:
    match = await begin()
    await people.choose(BEN.id, lambda was: replace(was, when=PingWhen.NEVER))
    await managers.cancel_match(match.id, HERE.guild, by=OLGA)
    assert await kept_direct_messages(store) == [
        (MATCH_OVER, ANNA.id, match.id),
        (MATCH_OVER, BEN.id, match.id),
    ]


async def test_a_manager_cannot_cancel_a_match_that_they_play(
    begin: Begin, managers: Moderation, store: Store
) -> None:
    match = await begin()
    with refuses(RefusalReason.OWN_MATCH):
        await managers.match_to_cancel(match.id, HERE.guild, by=ANNA.id)
    with refuses(RefusalReason.OWN_MATCH):
        await managers.cancel_match(match.id, HERE.guild, by=BEN.id)
    assert await kept_match(store, match.id) == match
    assert await log_of(store) == []


async def test_only_a_running_match_of_the_server_is_cancelled(
    begin: Begin, managers: Moderation, service: Matches, store: Store
) -> None:
    match = await begin()
    for ask in (
        managers.match_to_cancel(match.id, ABROAD.guild, by=OLGA),
        managers.match_to_cancel(MatchId(99), HERE.guild, by=OLGA),
    ):
        with refuses(RefusalReason.NO_SUCH_MATCH):
            await ask
    with refuses(RefusalReason.NO_SUCH_MATCH):
        await managers.cancel_match(match.id, ABROAD.guild, by=OLGA)
    assert await managers.match_to_cancel(match.id, HERE.guild, by=OLGA) == match
    await service.resign(match.id, by=ANNA.id)
    with refuses(RefusalReason.MATCH_OVER):
        await managers.match_to_cancel(match.id, HERE.guild, by=OLGA)
    with refuses(RefusalReason.MATCH_OVER):
        await managers.cancel_match(match.id, HERE.guild, by=OLGA)
    assert await log_of(store) == []


# cancelling a challenge


async def made(challenges: Challenges, *, opponent: bool = False, challenger: object = None) -> Challenge:
    by = CLEO if challenger else ANNA
    return await challenges.challenge(HERE, by, BEN if opponent else None, ColourChoice.WHITE, Setup.FULL)


async def test_a_cancelled_challenge_can_not_be_accepted(
    challenges: Challenges, managers: Moderation, store: Store
) -> None:
    challenge = await made(challenges)
    assert await managers.challenge_to_cancel(challenge.id, HERE.guild) == challenge
    closed = await managers.cancel_challenge(challenge.id, HERE.guild, by=OLGA, reason="Not here")
    assert closed == await kept_challenge(store, challenge.id)
    assert (closed.state, closed.reason) == (ChallengeState.CANCELLED, "Not here")
    with refuses(RefusalReason.CHALLENGE_CLOSED):
        await challenges.accept(challenge.id, BEN)
    assert await log_of(store) == [
        AuditEntry(
            HERE.guild, AuditAction.CANCEL_CHALLENGE, OLGA, NOON, number=challenge.id, reason="Not here"
        )
    ]


async def test_only_an_open_challenge_of_the_server_is_cancelled(
    challenges: Challenges, managers: Moderation, store: Store, clock: Clock
) -> None:
    challenge = await made(challenges)
    with refuses(RefusalReason.NO_SUCH_CHALLENGE):
        await managers.challenge_to_cancel(challenge.id, ABROAD.guild)
    clock.go_on(days=5)
    with refuses(RefusalReason.CHALLENGE_CLOSED) as refusal:
        await managers.cancel_challenge(challenge.id, HERE.guild, by=OLGA)
    assert isinstance(refusal.value.about, Challenge)
    assert refusal.value.about.state is ChallengeState.EXPIRED
    assert await log_of(store) == []


# bans


async def test_a_ban_closes_the_open_challenges_of_the_server_and_tells_the_person(
    challenges: Challenges, managers: Moderation, store: Store
) -> None:
    own, named, other = (
        await made(challenges),
        await made(challenges, opponent=True),
        await made(challenges, challenger=CLEO),
    )
    abroad = await challenges.challenge(ABROAD, ANNA, None, ColourChoice.WHITE, Setup.FULL)
    ban, closed = await managers.ban(HERE.guild, ANNA.id, by=OLGA, reason="Rude")
    assert ban == Ban(HERE.guild, ANNA.id, NOON, "Rude") == await ban_of(store, ANNA.id)
    assert {each.id for each in closed} == {own.id, named.id}
    for challenge, state in ((own, "cancelled"), (named, "cancelled"), (other, "open"), (abroad, "open")):
        assert (await kept_challenge(store, challenge.id)).state == state
    assert await messages_of_server(store) == [(BAN, ANNA.id, HERE.guild)]
    assert await log_of(store) == [
        AuditEntry(HERE.guild, AuditAction.BAN, OLGA, NOON, whom=ANNA.id, reason="Rude")
    ]


async def test_a_challenge_to_somebody_who_is_banned_ends_too(
    challenges: Challenges, managers: Moderation, store: Store
) -> None:
    named = await made(challenges, opponent=True)
    _, closed = await managers.ban(HERE.guild, BEN.id, by=OLGA)
    assert [each.id for each in closed] == [named.id]
    assert (await kept_challenge(store, named.id)).reason == "", "the ban is nobody else's business"


async def test_somebody_who_is_banned_neither_challenges_nor_accepts_nor_asks_for_a_rematch(
    begin: Begin, challenges: Challenges, managers: Moderation, service: Matches
) -> None:
    match, open_ = await begin(), await made(challenges, challenger=CLEO)
    await managers.ban(HERE.guild, ANNA.id, by=OLGA)
    for opponent in (BEN, None):
        with refuses(RefusalReason.BANNED):
            await challenges.challenge(HERE, ANNA, opponent, ColourChoice.WHITE, Setup.FULL)
    with refuses(RefusalReason.BANNED):
        await challenges.accept(open_.id, ANNA)
    await service.play(match.id, C3, by=ANNA.id)  # running matches continue
    await service.resign(match.id, by=BEN.id)
    with refuses(RefusalReason.BANNED):
        await challenges.rematch(match.id, ANNA)
    await challenges.challenge(ABROAD, ANNA, None, ColourChoice.WHITE, Setup.FULL)


async def test_a_user_who_challenges_somebody_who_is_banned_reads_that_they_take_no_challenges(
    begin: Begin, challenges: Challenges, managers: Moderation, service: Matches
) -> None:
    match = await begin()
    await service.resign(match.id, by=BEN.id)
    await managers.ban(HERE.guild, ANNA.id, by=OLGA)
    with refuses(RefusalReason.TAKES_NO_CHALLENGES):
        await challenges.challenge(HERE, BEN, ANNA, ColourChoice.WHITE, Setup.FULL)
    with refuses(RefusalReason.TAKES_NO_CHALLENGES):
        await challenges.rematch(match.id, BEN)


async def test_a_ban_is_lifted_once(
    challenges: Challenges, managers: Moderation, store: Store, clock: Clock
) -> None:
    await managers.ban(HERE.guild, ANNA.id, by=OLGA)
    clock.go_on()
    await managers.unban(HERE.guild, ANNA.id, by=OLGA)
    assert await ban_of(store, ANNA.id) is None
    assert [act.kind for act in await log_of(store)] == [AuditAction.UNBAN, AuditAction.BAN]
    assert await messages_of_server(store) == [(BAN, ANNA.id, HERE.guild)] * 2
    await made(challenges)
    with refuses(NOT_BANNED):
        await managers.unban(HERE.guild, ANNA.id, by=OLGA)
    assert len(await log_of(store)) == 2


async def test_a_ban_that_is_given_again_changes_its_reason_and_nothing_if_that_is_the_same(
    managers: Moderation, store: Store, clock: Clock
) -> None:
    await managers.ban(HERE.guild, ANNA.id, by=OLGA)
    clock.go_on()
    for _ in range(2):
        ban, closed = await managers.ban(HERE.guild, ANNA.id, by=OLGA, reason="Rude")
        assert (ban.since, ban.reason, list(closed)) == (NOON, "Rude", [])
    assert [act.reason for act in await log_of(store)] == ["Rude", ""]


# the audit log


async def test_what_a_manager_settles_is_in_the_log_and_what_stays_the_same_is_not(
    servers: Servers, store: Store, clock: Clock
) -> None:
    changes = [
        ServerSettings(channels=(ChannelId(11), ChannelId(12))),
        ServerSettings(),
        ServerSettings(),
        ServerSettings(threads=False, pace=Pace.WEEK, language="de", keep_boards=7, challenges_last=DAY),
    ]
    for settings in changes:
        await servers.settle(HERE.guild, lambda _, settings=settings: settings, by=OLGA)  # type: ignore[misc]
        clock.go_on()
    assert [(act.setting, act.value) for act in reversed(await log_of(store))] == [
        ("channels", "11 12"),
        ("channels", ""),
        ("threads", "0"),
        ("pace", "7"),
        ("language", "de"),
        ("keep_boards", "7"),
        ("challenges_last", "1"),
    ]
    assert {act.by for act in await log_of(store)} == {OLGA}


async def test_channels_for_spectators_are_in_the_log(store: Store, clock: Clock) -> None:
    following, stage = Following(store, clock=clock), ChannelId(77)
    await following.follow(HERE.guild, stage, player=BEN.id, results_only=True, by=OLGA)
    await following.stop(HERE.guild, stage, by=CLEO.id)
    with refuses(NOT_FOLLOWED):
        await following.stop(HERE.guild, stage, by=CLEO.id)
    assert await log_of(store) == [
        AuditEntry(HERE.guild, STOP_FOLLOWING, CLEO.id, NOON, channel=stage),
        AuditEntry(HERE.guild, START_FOLLOWING, OLGA, NOON, whom=BEN.id, channel=stage),
    ]


async def test_an_export_is_in_the_log_of_its_server_alone(managers: Moderation, store: Store) -> None:
    await managers.note_export(HERE.guild, 12, by=OLGA)
    assert await log_of(store) == [AuditEntry(HERE.guild, EXPORT, OLGA, NOON, number=12)]
    assert await log_of(store, ABROAD.guild) == []


async def test_the_log_keeps_an_act_for_a_year(
    managers: Moderation, timekeeping: Timekeeping, store: Store, clock: Clock
) -> None:
    await managers.note_export(HERE.guild, 1, by=OLGA)
    clock.go_on(days=1)
    await managers.note_export(HERE.guild, 2, by=OLGA)
    clock.now = NOON + KEPT_FOR
    await timekeeping.delete_audit_entries()
    assert len(await log_of(store)) == 2
    clock.go_on(hours=1)
    await timekeeping.delete_audit_entries()
    assert [act.number for act in await log_of(store)] == [2]


# being forgotten


async def test_a_user_who_is_forgotten_is_taken_out_of_the_log_but_stays_banned(
    begin: Begin, managers: Moderation, personal_data: PersonalData, store: Store, clock: Clock
) -> None:
    match = await begin()
    await managers.cancel_match(match.id, HERE.guild, by=OLGA, reason="Anna had left")
    await managers.ban(HERE.guild, ANNA.id, by=OLGA, reason="Anna was rude")
    kept = await personal_data.kept(ANNA.id)
    assert (kept.bans, kept.audit_entries) == (1, 1)
    await personal_data.forget(ANNA.id)
    assert [(act.by, act.whom, act.reason) for act in await log_of(store)] == [
        (OLGA, None, ""),
        (OLGA, None, ""),
    ]
    assert await ban_of(store, ANNA.id) == Ban(HERE.guild, ANNA.id, clock.now)
    assert (await kept_match(store, match.id)).cancelled_for == ""
    assert (await kept_match(store, match.id)).cancelled is CancelReason.MANAGER


async def test_the_words_of_a_forgotten_manager_go_too(
    begin: Begin, challenges: Challenges, managers: Moderation, personal_data: PersonalData, store: Store
) -> None:
    match, challenge = await begin(), await made(challenges)
    await managers.cancel_match(match.id, HERE.guild, by=OLGA, reason="Because I, Olga, say so")
    await managers.cancel_challenge(challenge.id, HERE.guild, by=OLGA, reason="Because I, Olga, say so")
    await managers.ban(HERE.guild, CLEO.id, by=OLGA, reason="Because I, Olga, say so")
    assert (await personal_data.kept(OLGA)).audit_entries == 3
    await personal_data.forget(OLGA)
    assert {(act.by, act.reason) for act in await log_of(store)} == {(None, "")}
    assert (await kept_match(store, match.id)).cancelled_for == ""
    assert (await kept_challenge(store, challenge.id)).reason == ""
    ban = await ban_of(store, CLEO.id)
    assert ban is not None
    assert ban.reason == ""


async def test_what_another_manager_has_said_of_somebody_elsewhere_stays(
    managers: Moderation, personal_data: PersonalData, store: Store
) -> None:
    await managers.ban(HERE.guild, CLEO.id, by=OLGA, reason="Because I, Olga, say so")
    await managers.ban(ABROAD.guild, CLEO.id, by=BEN.id, reason="Rude")
    await personal_data.forget(OLGA)
    async with store.read() as uow:
        abroad = await uow.bans.find(ABROAD.guild, CLEO.id)
    assert abroad is not None
    assert abroad.reason == "Rude"


async def test_what_others_have_said_of_others_stays(
    begin: Begin, managers: Moderation, personal_data: PersonalData, store: Store
) -> None:
    match = await begin()
    await managers.cancel_match(match.id, HERE.guild, by=OLGA, reason="A test")
    await managers.ban(HERE.guild, ANNA.id, by=OLGA, reason="Rude")
    await personal_data.forget(CLEO.id)
    assert [act.reason for act in await log_of(store)] == ["Rude", "A test"]
    assert (await kept_match(store, match.id)).cancelled_for == "A test"
