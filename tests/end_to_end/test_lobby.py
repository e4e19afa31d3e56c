"""Looking for an opponent: who is paired with whom, where the game stands, and who learns of it."""

import asyncio
from datetime import timedelta

import pytest
from sqlalchemy import select

from bot.domain import ChannelId, GuildId, PingBy, UserId, Venue
from bot.domain import Person as Known
from bot.domain.moderation import Ban
from bot.features.lobby.repository import LobbyRepository, seeks
from bot.features.lobby.seek import Seek, Spread, Tempo, Wish
from bot.features.lobby.service import Lobby
from bot.features.privacy.service import PersonalData
from discord_playground import Message, Permission, Person, TextChannel
from tests.end_to_end.club import Club, labels
from tests.end_to_end.databases import on_both_databases
from tests.end_to_end.test_standing_messages import rate

LOBBY = 4
"""The value of the option `what` for the card."""


async def look(
    club: Club, person: Person, *, tempo: str = "days", channel: TextChannel | None = None
) -> Message:
    """Have a person look for an opponent, with all other wishes open; return the answer."""
    page = await club.use(person, "dvonn-club opponent", channel=channel)
    menu = next(menu for menu in page.selects if menu.custom_id.startswith("dvonn:find-wish:tempo"))
    wanted = next(option for option in menu.options if option.value == tempo)
    if not wanted.default:
        await club.select(person, page, menu.custom_id, wanted.label)
    return await club.press(person, page, "Find an opponent")


async def waiting(club: Club) -> list[int]:
    async with club.store.read() as uow:
        return sorted((await uow.connection.execute(select(seeks.c.user_id))).scalars())


def venue_of(club: Club, channel: TextChannel | None = None) -> Venue:
    channel = channel or club.channel
    return Venue(GuildId(channel.home.id), ChannelId(channel.id))


async def seek_stored(club: Club, person: Person, wish: Wish | None = None) -> Seek:
    """Store a seek as a process does that is killed before it looks for an opponent."""
    return await club.bot.get(Lobby).seek(
        Known(UserId(person.id), person.name), venue_of(club), wish or Wish()
    )


@on_both_databases
async def test_the_second_who_looks_plays_the_first_in_the_channel_in_which_the_first_has_asked(
    club: Club,
) -> None:
    lounge = club.guild.create_text_channel("lounge")
    answer = await look(club, club.anna)
    assert answer.ephemeral
    assert "No one fits right now" in answer.text
    assert "I’ll ping you when it’s your turn" in answer.text
    assert await waiting(club) == [club.anna.id]
    await club.time_passes(hours=1)
    answer = await look(club, club.ben, channel=lounge)
    await club.nothing_to_do()
    board = club.board()
    assert board.channel == club.channel
    match = await club.stored()
    assert set(match.players.both) == {club.anna.id, club.ben.id}
    assert match.stakes.wished
    assert answer.ephemeral
    assert await waiting(club) == []
    assert [message for message in club.public() if message.id != board.id] == []
    # The one who has just pressed the button is not pinged; the other one is, if it is their turn.
    mover = club.player_to_move()
    assert board.pings == ({club.anna.id} if mover is club.anna else set())


async def test_a_live_game_calls_the_one_who_waits_once_whoever_moves_first(club: Club) -> None:
    await look(club, club.anna, tempo="live")
    await club.time_passes(minutes=3)
    panel = await look(club, club.ben, tempo="live")
    await club.nothing_to_do()
    assert club.board().pings == {club.anna.id}
    assert "game 1" in panel.text.lower()
    assert club.direct_messages(club.anna) == []


async def test_a_live_seeker_who_is_pinged_by_direct_message_gets_one(club: Club) -> None:
    await club.prefer(club.anna, by=PingBy.DIRECT)
    await look(club, club.anna, tempo="live")
    await look(club, club.ben, tempo="live")
    await club.nothing_to_do()
    assert len(club.direct_messages(club.anna)) == 1
    assert club.board().pings == set()


async def test_wishes_that_do_not_fit_wait(club: Club) -> None:
    await look(club, club.anna)
    answer = await look(club, club.ben, tempo="live")
    assert "No one fits right now" in answer.text
    assert "1 person is looking for a game over several days" in answer.text
    assert await waiting(club) == sorted([club.anna.id, club.ben.id])
    # A new search replaces the earlier one.
    await look(club, club.ben)
    assert await waiting(club) == []
    club.board()


async def test_a_search_ends_by_a_button_and_by_itself(club: Club) -> None:
    answer = await look(club, club.anna)
    assert labels(answer)[0] == "Stop looking"
    answer = await club.press(club.anna, answer, "Stop looking")
    assert "no longer looking" in answer.text
    assert await waiting(club) == []
    await look(club, club.anna, tempo="live")
    await club.time_passes(minutes=16)
    assert await waiting(club) == []
    await look(club, club.anna)
    await club.time_passes(days=6)
    assert await waiting(club) == [club.anna.id]
    await club.time_passes(days=1, minutes=1)
    assert await waiting(club) == []


async def test_people_who_have_blocked_each_other_are_not_paired_and_learn_nothing(club: Club) -> None:
    async with club.store.write() as uow:
        await uow.blocks.add(UserId(club.anna.id), UserId(club.ben.id), club.now())
    await look(club, club.anna)
    answer = await look(club, club.ben)
    assert "No one fits right now" in answer.text
    await look(club, club.cleo)
    assert set((await club.stored()).players.both) == {club.anna.id, club.cleo.id}
    assert await waiting(club) == [club.ben.id]


async def test_who_is_banned_can_not_look_and_who_was_banned_meanwhile_is_not_paired(club: Club) -> None:
    await look(club, club.anna)
    async with club.store.write() as uow:
        await uow.bans.save(Ban(GuildId(club.guild.id), UserId(club.anna.id), club.now()))
    answer = await look(club, club.ben)
    assert "No one fits right now" in answer.text
    page = await club.use(club.anna, "dvonn-club opponent")
    answer = await club.press(club.anna, page, "Find an opponent")
    assert "ban" in answer.text.lower()


def den_of(club: Club) -> TextChannel:
    """Create a channel that only Anna and the bot see."""
    den = club.guild.create_text_channel("den")
    den.set_permissions(club.guild.everyone, deny=Permission.VIEW_CHANNEL)
    den.set_permissions(
        club.guild.members[club.anna.id], allow=Permission.VIEW_CHANNEL | Permission.SEND_MESSAGES
    )
    den.set_permissions(
        club.guild.members[club.application.user.id],
        allow=Permission.VIEW_CHANNEL | Permission.SEND_MESSAGES | Permission.ATTACH_FILES,
    )
    return den


async def test_a_game_is_never_played_where_one_of_the_two_sees_nothing(club: Club) -> None:
    den = den_of(club)
    await look(club, club.anna, channel=den)
    answer = await look(club, club.ben)
    assert "1 person" not in answer.text.split("No one fits")[0]
    await club.nothing_to_do()
    assert club.board().channel == club.channel  # Anna sees where Ben has asked


@pytest.fixture
async def card(club: Club, dora: Person) -> Message:
    """The card in a channel of its own."""
    hall = club.guild.create_text_channel("hall")
    await club.use(dora, "dvonn-admin show", {"what": LOBBY, "channel": hall}, channel=hall)
    await club.nothing_to_do()
    (message,) = club.public(hall)
    return message


async def test_the_card_says_how_many_look_and_names_nobody(club: Club, card: Message) -> None:
    assert "No one is looking right now" in card.text
    await look(club, club.anna)
    await club.time_passes(minutes=11)
    assert "1 person is looking for a game over several days" in card.text
    assert "Anna" not in card.text
    assert str(club.anna.id) not in card.text
    assert card.pings == set()
    page = await club.press(club.ben, card, "Find an opponent")
    assert page.ephemeral
    await club.press(club.ben, page, "Find an opponent")
    await club.time_passes(minutes=11)
    assert "No one is looking right now" in card.text
    assert len(club.public(card.channel)) == 1


async def test_the_card_tells_nothing_of_a_channel_that_its_readers_do_not_see(
    club: Club, card: Message
) -> None:
    den = den_of(club)
    await look(club, club.anna, channel=den)
    await club.time_passes(minutes=11)
    assert "No one is looking right now" in card.text
    page = await club.use(club.cleo, "dvonn-club opponent")
    assert "No one else is looking right now" in page.text
    assert "-# Time: 3 days + 1 day/move, max 5 days. " in page.text


@on_both_databases
async def test_two_who_press_at_the_same_moment_play_one_game(club: Club) -> None:
    pages = [await club.use(person, "dvonn-club opponent") for person in (club.anna, club.ben)]
    await asyncio.gather(
        *(
            club.press(person, page, "Find an opponent")
            for person, page in zip((club.anna, club.ben), pages, strict=True)
        )
    )
    await club.nothing_to_do()
    assert await waiting(club) == []
    async with club.store.read() as uow:
        assert len(await uow.matches.running_of(UserId(club.anna.id))) == 1


@on_both_databases
async def test_a_kill_between_the_pair_and_the_beginning_costs_nobody_the_game(club: Club) -> None:
    lobby = club.bot.get(Lobby)
    anna, ben = await seek_stored(club, club.anna), await seek_stored(club, club.ben)
    assert await lobby.pair(anna, ben)
    assert not await lobby.pair(anna, ben)
    await club.kill_bot()
    club.put_clocks_forward(timedelta(minutes=1))
    await club.start_bot()
    await club.time_passes(minutes=1)
    await club.nothing_to_do()
    assert await waiting(club) == []
    assert club.board().pings == {club.player_to_move().id}
    async with club.store.read() as uow:
        assert len(await uow.matches.running_of(UserId(club.anna.id))) == 1


async def test_a_kill_before_anybody_was_looked_for_is_made_up_for(club: Club) -> None:
    await seek_stored(club, club.anna)
    await seek_stored(club, club.ben)
    await club.kill_bot()
    await club.start_bot()
    await club.time_passes(minutes=1)
    await club.nothing_to_do()
    assert await waiting(club) == []
    club.board()


@on_both_databases
async def test_of_several_processes_one_pairs_and_one_begins(club: Club) -> None:
    lobby = club.bot.get(Lobby)
    anna, ben = await seek_stored(club, club.anna), await seek_stored(club, club.ben)
    cleo = await seek_stored(club, club.cleo)
    paired = await asyncio.gather(lobby.pair(anna, ben), lobby.pair(ben, anna), lobby.pair(anna, cleo))
    assert paired.count(True) == 1
    async with club.store.read() as uow:
        own = await LobbyRepository(uow).find(anna.user)
    assert own
    assert own.opponent
    begun = await asyncio.gather(*(lobby.begin(user) for user in (anna.user, own.opponent, anna.user)))
    assert sum(match is not None for match in begun) == 1


async def test_a_block_after_the_pair_was_made_lets_both_wait_again(club: Club) -> None:
    lobby = club.bot.get(Lobby)
    anna, ben = await seek_stored(club, club.anna), await seek_stored(club, club.ben)
    assert await lobby.pair(anna, ben)
    async with club.store.write() as uow:
        await uow.blocks.add(UserId(club.anna.id), UserId(club.ben.id), club.now())
    assert await lobby.begin(ben.user) is None
    assert [await lobby.find(seek.user) for seek in (anna, ben)] == [anna, ben]


async def test_ratings_that_lie_too_far_apart_do_not_fit(club: Club) -> None:
    await rate(club, club.anna, 1800)
    await rate(club, club.ben, 1650)
    lobby = club.bot.get(Lobby)
    await seek_stored(club, club.anna, Wish(spread=Spread.CLOSE))
    await seek_stored(club, club.ben)
    assert (await lobby.fitting(UserId(club.ben.id)))[1] == []
    await seek_stored(club, club.anna, Wish(spread=Spread.NEAR))
    assert [seek.user for seek in (await lobby.fitting(UserId(club.ben.id)))[1]] == [club.anna.id]


async def test_how_long_it_usually_takes_is_told_once_it_is_known(club: Club) -> None:
    async with club.store.write() as uow:
        for minutes in (1, 4, 90):
            wait = timedelta(minutes=minutes)
            await LobbyRepository(uow).note_wait(GuildId(club.guild.id), Tempo.DAYS, wait)
    page = await club.use(club.anna, "dvonn-club opponent")
    assert "It usually takes about 4 minutes" in page.text


async def test_a_search_goes_with_the_data_of_its_user(club: Club) -> None:
    await look(club, club.anna)
    assert "Searches for an opponent: 1" in (await club.use(club.anna, "forget")).text
    await club.bot.get(PersonalData).forget(UserId(club.anna.id))
    assert await waiting(club) == []


async def test_a_pair_of_which_one_was_forgotten_waits_again(club: Club) -> None:
    lobby = club.bot.get(Lobby)
    anna, ben = await seek_stored(club, club.anna), await seek_stored(club, club.ben)
    assert await lobby.pair(anna, ben)
    await club.bot.get(PersonalData).forget(anna.user)
    assert await lobby.find(ben.user) == ben
