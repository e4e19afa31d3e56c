"""Managers' acts come back as they were kept, and a server's matches and challenges are found for them."""

from datetime import timedelta

import pytest

from bot.matches import (
    Act,
    ActKind,
    Ban,
    ChallengeState,
    ChannelId,
    ColourChoice,
    DirectMessageKind,
    Ledger,
    MatchId,
    Terms,
    UserId,
    Venue,
)
from bot.matches.events import Cancelled, CancelReason
from bot.storage import SqlStore
from tests.bot.company import ABROAD, ANNA, ANNA_WHITE, BEN, CLEO, HERE, NOON
from tests.bot.storage.begun import add_match

ACTS = [
    Act(HERE.guild, ActKind.SETTING, ANNA.id, NOON, setting="channels", value=" ".join([str(2**62)] * 25)),
    Act(HERE.guild, ActKind.FOLLOW, ANNA.id, NOON, whom=BEN.id, channel=ChannelId(2**62)),
    Act(HERE.guild, ActKind.CANCEL_MATCH, UserId(2**62), NOON, number=2**62, reason="x" * 200),
    Act(HERE.guild, ActKind.EXPORT, None, NOON, number=7),
]


async def test_every_kind_of_act_comes_back_the_latest_first(store: SqlStore) -> None:
    async with store.write() as ledger:
        for act in ACTS:
            await ledger.acts.add(act)
        await ledger.acts.add(Act(ABROAD.guild, ActKind.EXPORT, ANNA.id, NOON))
    async with store.read() as ledger:
        assert await ledger.acts.count(HERE.guild) == len(ACTS)
        assert await ledger.acts.latest(HERE.guild, skip=0, most=10) == ACTS[::-1]
        assert await ledger.acts.latest(HERE.guild, skip=1, most=2) == [ACTS[2], ACTS[1]]
        assert await ledger.acts.latest(HERE.guild, skip=4, most=2) == []
        assert [await ledger.acts.naming(user) for user in (ANNA.id, BEN.id, CLEO.id)] == [3, 1, 0]


async def test_old_acts_are_deleted(store: SqlStore) -> None:
    async with store.write() as ledger:
        for days in range(3):
            await ledger.acts.add(
                Act(HERE.guild, ActKind.EXPORT, ANNA.id, NOON + timedelta(days=days), number=days)
            )
        await ledger.acts.delete_before(NOON + timedelta(days=1))
        assert [act.number for act in await ledger.acts.latest(HERE.guild, skip=0, most=9)] == [2, 1]


async def test_a_ban_holds_in_its_server_until_it_is_lifted(store: SqlStore) -> None:
    first = Ban(HERE.guild, ANNA.id, NOON, "x" * 200)
    second = Ban(HERE.guild, BEN.id, NOON + timedelta(days=1))
    async with store.write() as ledger:
        for ban in (first, second, Ban(ABROAD.guild, ANNA.id, NOON)):
            await ledger.bans.save(ban)
        assert await ledger.bans.find(HERE.guild, ANNA.id) == first
        assert await ledger.bans.find(ABROAD.guild, BEN.id) is None
        assert await ledger.bans.on(HERE.guild) == [second, first]
        assert await ledger.bans.among(HERE.guild, [ANNA.id, BEN.id, CLEO.id]) == {ANNA.id, BEN.id}
        assert await ledger.bans.among(ABROAD.guild, [BEN.id, CLEO.id]) == set()
        assert await ledger.bans.count(ANNA.id) == 2
        assert await ledger.bans.lift(HERE.guild, ANNA.id)
        assert not await ledger.bans.lift(HERE.guild, ANNA.id)
        assert await ledger.bans.on(HERE.guild) == [second]
        assert await ledger.bans.count(ANNA.id) == 1


async def test_a_letter_can_be_about_a_server(store: SqlStore) -> None:
    async with store.write() as ledger:
        await ledger.direct_messages.write_of_server(DirectMessageKind.BAN, ANNA.id, HERE.guild)
        (news,) = await ledger.direct_messages.waiting(ANNA.id)
        assert (news.kind, news.match_id, news.guild) == (DirectMessageKind.BAN, None, HERE.guild)
        await ledger.direct_messages.forget(news)
        assert await ledger.direct_messages.waiting() == []


@pytest.mark.parametrize("words", ["", "They left", "time manager  and more"])
async def test_the_words_of_a_cancellation_come_back(store: SqlStore, words: str) -> None:
    async with store.write() as ledger:
        match = await add_match(ledger)
        over = await ledger.matches.append(match, match.cancel(NOON, words))
        assert await ledger.matches.find(match.id) == over
    assert over.events[-1].what == Cancelled(CancelReason.MANAGER, words)


async def test_all_matches_of_a_server_are_found_in_their_order_some_at_a_time(store: SqlStore) -> None:
    async with store.write() as ledger:
        one = await add_match(ledger, minutes=9)
        await add_match(ledger, ABROAD)
        two, three = await add_match(ledger, minutes=5), await add_match(ledger)
        over = await ledger.matches.append(two, two.resign(by=ANNA.id, at=NOON + timedelta(hours=1)))
    async with store.read() as ledger:
        assert await ledger.matches.all_on(HERE.guild, after=MatchId(0), most=2) == [one, over]
        assert await ledger.matches.all_on(HERE.guild, after=two.id, most=2) == [three]
        assert await ledger.matches.all_on(HERE.guild, after=three.id, most=2) == []
        assert [await ledger.matches.count_on(HERE.guild, after=MatchId(n)) for n in (0, one.id, 99)] == [
            3,
            2,
            0,
        ]
        both = {one.id: ANNA_WHITE, three.id: ANNA_WHITE}
        assert await ledger.matches.players_on(HERE.guild, most=2) == both
        named = [
            await ledger.matches.players_on(HERE.guild, most=1, first=each) for each in (three.id, over.id)
        ]
        assert [*map(list, named)] == [[three.id], [one.id]]


async def test_the_open_challenges_of_a_server_are_those_that_can_still_be_answered(store: SqlStore) -> None:
    async def add(ledger: Ledger, days: int, venue: Venue = HERE) -> int:
        made = await ledger.challenges.add(
            venue,
            challenger=ANNA.id,
            opponent=None,
            colour=ColourChoice.RANDOM,
            terms=Terms(),
            at=NOON,
            expires_at=NOON + timedelta(days=days),
        )
        return made.id

    async with store.write() as ledger:
        open_, closed = await add(ledger, 2), await add(ledger, 2)
        await add(ledger, 1)
        await add(ledger, 2, ABROAD)
        found = await ledger.challenges.open_on(HERE.guild, NOON + timedelta(days=1))
        assert [each.id for each in found] == [open_, closed]
        await ledger.challenges.close(found[1], ChallengeState.CANCELLED, NOON, reason="Why not")
        (left,) = await ledger.challenges.open_on(HERE.guild, NOON + timedelta(days=1))
        assert left.id == open_
        assert (await ledger.challenges.find(found[1].id)).reason == "Why not"
