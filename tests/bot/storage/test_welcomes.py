"""The known servers and the welcome cards that are due."""

from datetime import timedelta

from bot.domain import ChannelId, GuildId
from bot.features.welcome.repository import WELCOME, WelcomeRepository
from bot.features.welcome.service import NEW_FOR, Invited, Welcoming
from bot.storage import Store
from tests.bot.company import NOON, Clock

HALL, LOUNGE = ChannelId(11), ChannelId(12)
ONE, TWO, THREE = GuildId(1), GuildId(2), GuildId(3)


async def strangers(store: Store, *guilds: GuildId) -> set[GuildId]:
    async with store.read() as uow:
        return await WelcomeRepository(uow).strangers(guilds)


async def due(store: Store) -> dict[GuildId, ChannelId | None]:
    """The servers in which a card is due, each with its channel."""
    async with store.read() as uow:
        cards = [await uow.views.find(key) for key in await uow.views.due(NOON, {WELCOME})]
        return {GuildId(card.key.about): card.channel for card in cards if card and not card.message}


async def test_a_server_is_new_once_and_its_card_is_due_until_it_stands(store: Store, clock: Clock) -> None:
    welcoming = Welcoming(store, clock=clock)
    assert await strangers(store, ONE, TWO) == {ONE, TWO}
    await welcoming.meet([Invited(ONE, NOON, HALL), Invited(TWO, NOON, None)])
    await welcoming.arrive(Invited(ONE, NOON + timedelta(days=1), LOUNGE))
    assert await strangers(store, ONE, TWO, THREE) == {THREE}
    assert await strangers(store, ONE) == set()
    assert await due(store) == {ONE: HALL}
    await welcoming.move(ONE, LOUNGE)
    assert await due(store) == {ONE: LOUNGE}
    assert await strangers(store, ONE) == set()


async def test_a_server_out_of_reach_is_met_when_it_is_back(store: Store, clock: Clock) -> None:
    welcoming = Welcoming(store, clock=clock)
    await welcoming.meet([Invited(ONE, None, None)])
    assert await strangers(store, ONE) == {ONE}
    await welcoming.arrive(Invited(ONE, NOON, HALL))
    assert await due(store) == {ONE: HALL}


async def test_a_server_that_has_had_the_bot_for_a_week_is_known_without_a_card(
    store: Store, clock: Clock
) -> None:
    welcoming = Welcoming(store, clock=clock)
    week_ago = clock.now - NEW_FOR
    await welcoming.meet([Invited(ONE, week_ago, HALL), Invited(TWO, week_ago + timedelta(minutes=1), HALL)])
    assert await strangers(store, ONE, TWO) == set()
    assert await due(store) == {TWO: HALL}
    await welcoming.arrive(Invited(THREE, week_ago - timedelta(days=300), HALL))
    assert await due(store) == {TWO: HALL}


async def test_what_is_kept_of_a_server_goes_thirty_days_after_it_removed_the_bot(
    store: Store, clock: Clock
) -> None:
    welcoming = Welcoming(store, clock=clock)
    await welcoming.meet([Invited(ONE, NOON, None)])
    async with store.write() as uow:
        assert await uow.servers.present() == [ONE]
        await uow.servers.remove(ONE, NOON)
        assert not await uow.servers.delete(ONE, removed_before=NOON - timedelta(seconds=1))
        assert await uow.servers.present() == []
        assert await uow.servers.delete(ONE, removed_before=NOON)
    assert await strangers(store, ONE) == {ONE}
