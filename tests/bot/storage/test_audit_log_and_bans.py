"""The audit log and bans, and the matches and challenges of a server for its managers."""

from datetime import timedelta

import pytest

from bot.domain import (
    AuditAction,
    AuditEntry,
    Ban,
    ChallengeState,
    ChannelId,
    ColourChoice,
    MatchId,
    Terms,
    UserId,
    Venue,
)
from bot.domain.events import Cancelled, CancelReason
from bot.features.moderation.service import BAN, EXPORT
from bot.features.spectator_channels.service import START_FOLLOWING
from bot.storage import Store, UnitOfWork
from tests.bot.company import ABROAD, ANNA, ANNA_WHITE, BEN, CLEO, HERE, NOON
from tests.bot.storage.begun import add_match

AUDIT_LOG = [
    AuditEntry(
        HERE.guild, AuditAction.SETTING, ANNA.id, NOON, setting="channels", value=" ".join([str(2**62)] * 25)
    ),
    AuditEntry(HERE.guild, START_FOLLOWING, ANNA.id, NOON, whom=BEN.id, channel=ChannelId(2**62)),
    AuditEntry(HERE.guild, AuditAction.CANCEL_MATCH, UserId(2**62), NOON, number=2**62, reason="x" * 200),
    AuditEntry(HERE.guild, EXPORT, None, NOON, number=7),
]


async def test_every_kind_of_act_comes_back_the_latest_first(store: Store) -> None:
    async with store.write() as uow:
        for act in AUDIT_LOG:
            await uow.audit_log.add(act)
        await uow.audit_log.add(AuditEntry(ABROAD.guild, EXPORT, ANNA.id, NOON))
    async with store.read() as uow:
        assert await uow.audit_log.count(HERE.guild) == len(AUDIT_LOG)
        assert await uow.audit_log.latest(HERE.guild, skip=0, most=10) == AUDIT_LOG[::-1]
        assert await uow.audit_log.latest(HERE.guild, skip=1, most=2) == [AUDIT_LOG[2], AUDIT_LOG[1]]
        assert await uow.audit_log.latest(HERE.guild, skip=4, most=2) == []
        assert [await uow.audit_log.naming(user) for user in (ANNA.id, BEN.id, CLEO.id)] == [3, 1, 0]


async def test_old_acts_are_deleted(store: Store) -> None:
    async with store.write() as uow:
        for days in range(3):
            await uow.audit_log.add(
                AuditEntry(HERE.guild, EXPORT, ANNA.id, NOON + timedelta(days=days), number=days)
            )
        await uow.audit_log.delete_before(NOON + timedelta(days=1))
        assert [act.number for act in await uow.audit_log.latest(HERE.guild, skip=0, most=9)] == [2, 1]


async def test_a_ban_holds_in_its_server_until_it_is_lifted(store: Store) -> None:
    first = Ban(HERE.guild, ANNA.id, NOON, "x" * 200)
    second = Ban(HERE.guild, BEN.id, NOON + timedelta(days=1))
    async with store.write() as uow:
        for ban in (first, second, Ban(ABROAD.guild, ANNA.id, NOON)):
            await uow.bans.save(ban)
        assert await uow.bans.find(HERE.guild, ANNA.id) == first
        assert await uow.bans.find(ABROAD.guild, BEN.id) is None
        assert await uow.bans.on(HERE.guild) == [second, first]
        assert await uow.bans.among(HERE.guild, [ANNA.id, BEN.id, CLEO.id]) == {ANNA.id, BEN.id}
        assert await uow.bans.among(ABROAD.guild, [BEN.id, CLEO.id]) == set()
        assert await uow.bans.count(ANNA.id) == 2
        assert await uow.bans.lift(HERE.guild, ANNA.id)
        assert not await uow.bans.lift(HERE.guild, ANNA.id)
        assert await uow.bans.on(HERE.guild) == [second]
        assert await uow.bans.count(ANNA.id) == 1


async def test_a_letter_can_be_about_a_server(store: Store) -> None:
    async with store.write() as uow:
        await uow.direct_messages.write(BAN, ANNA.id, HERE.guild)
        (news,) = await uow.direct_messages.waiting(ANNA.id)
        assert (news.kind, news.match_id, news.guild) == (BAN, None, HERE.guild)
        await uow.direct_messages.forget(news)
        assert await uow.direct_messages.waiting() == []


@pytest.mark.parametrize("words", ["", "They left", "time manager  and more"])
async def test_the_words_of_a_cancellation_come_back(store: Store, words: str) -> None:
    async with store.write() as uow:
        match = await add_match(uow)
        over = await uow.matches.append(match, match.cancel(NOON, words))
        assert await uow.matches.find(match.id) == over
    assert over.events[-1].what == Cancelled(CancelReason.MANAGER, words)


async def test_all_matches_of_a_server_are_found_in_their_order_some_at_a_time(store: Store) -> None:
    async with store.write() as uow:
        one = await add_match(uow, minutes=9)
        await add_match(uow, ABROAD)
        two, three = await add_match(uow, minutes=5), await add_match(uow)
        over = await uow.matches.append(two, two.resign(by=ANNA.id, at=NOON + timedelta(hours=1)))
    async with store.read() as uow:
        assert await uow.matches.all_on(HERE.guild, after=MatchId(0), most=2) == [one, over]
        assert await uow.matches.all_on(HERE.guild, after=two.id, most=2) == [three]
        assert await uow.matches.all_on(HERE.guild, after=three.id, most=2) == []
        assert [await uow.matches.count_on(HERE.guild, after=MatchId(n)) for n in (0, one.id, 99)] == [
            3,
            2,
            0,
        ]
        both = {one.id: ANNA_WHITE, three.id: ANNA_WHITE}
        assert await uow.matches.players_on(HERE.guild, most=2) == both
        named = [await uow.matches.players_on(HERE.guild, most=1, first=each) for each in (three.id, over.id)]
        assert [*map(list, named)] == [[three.id], [one.id]]


async def test_the_open_challenges_of_a_server_are_those_that_can_still_be_answered(store: Store) -> None:
    async def add(uow: UnitOfWork, days: int, venue: Venue = HERE) -> int:
        made = await uow.challenges.add(
            venue,
            challenger=ANNA.id,
            opponent=None,
            colour=ColourChoice.RANDOM,
            terms=Terms(),
            at=NOON,
            expires_at=NOON + timedelta(days=days),
        )
        return made.id

    async with store.write() as uow:
        open_, closed = await add(uow, 2), await add(uow, 2)
        await add(uow, 1)
        await add(uow, 2, ABROAD)
        found = await uow.challenges.open_on(HERE.guild, NOON + timedelta(days=1))
        assert [each.id for each in found] == [open_, closed]
        await uow.challenges.close(found[1], ChallengeState.CANCELLED, NOON, reason="Why not")
        (left,) = await uow.challenges.open_on(HERE.guild, NOON + timedelta(days=1))
        assert left.id == open_
        assert (await uow.challenges.find(found[1].id)).reason == "Why not"
