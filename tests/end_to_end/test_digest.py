"""The weekly digest: what it tells, whom it doesn't name, and that each week's is posted once, in silence."""

import asyncio
from datetime import UTC, datetime, timedelta

import pytest

from bot.domain import ChannelId, GuildId, MatchId, UserId
from bot.features.digest.repository import DigestRepository
from bot.features.digest.service import Digests
from bot.features.league.repository import LeagueServer
from bot.features.league.season import Terms
from bot.features.league.service import Leagues
from bot.features.privacy.service import PersonalData
from bot.services.searches import Searches
from discord_playground import Message, Permission, TextChannel
from dvonn import Jump
from tests.end_to_end.club import Club, answer_to
from tests.end_to_end.databases import on_both_databases


@pytest.fixture(autouse=True)
def tuesday(club: Club) -> None:
    """Put the clocks forward to the noon of a Tuesday: the digest of this week is due in six days."""
    now = club.now()
    monday = (now + timedelta(days=7 - now.weekday())).date()
    noon = datetime.combine(monday, datetime.min.time(), UTC) + timedelta(days=1, hours=12)
    club.put_clocks_forward(noon - now)


@pytest.fixture
def hall(club: Club) -> TextChannel:
    """The channel of the digest."""
    return club.guild.create_text_channel("hall")


async def start(club: Club, hall: TextChannel) -> Message:
    panel = await club.use(club.olga, "dvonn-admin digest")
    assert "Choose a channel to start it" in panel.text
    return await club.select(club.olga, panel, "dvonn:digest-channel", hall)


async def a_game(club: Club, channel: TextChannel | None = None, *, moves: int = 4) -> MatchId:
    """Play a rated game from a random set-up until Ben resigns."""
    options = {"opponent": club.ben, "colour": "white", "setup": "random"}
    where = channel or club.channel
    await club.use(club.anna, "challenge", options, channel=where)
    await club.press(club.ben, club._last(where), "Accept")
    await club.nothing_to_do()
    async with club.store.read() as uow:
        (match,) = await uow.matches.running_of(UserId(club.anna.id))
    for _ in range(moves):
        match = await club.stored(match.id)
        assert match.player_to_move is not None
        chosen = next(move for move in match.position.legal_moves() if isinstance(move, Jump))
        await club.bot.matches.play(match.id, chosen, by=match.player_to_move, sure=True)
        await club.nothing_to_do()
    await club.resign(club.ben, match.id)
    return match.id


async def measured(club: Club) -> None:
    """Let the background search measure the games that were finished."""
    await club.time_passes(minutes=2)
    await club.bot.get(Searches).idle()


async def next_monday(club: Club, *, days: int = 6) -> None:
    """Let the days pass until the next digest is due, six from Tuesday and then seven."""
    await club.time_passes(days=days)
    await club.time_passes(minutes=1)


def digests(club: Club, hall: TextChannel) -> list[Message]:
    return [message for message in club.public(hall) if "The week from" in message.text]


@on_both_databases
async def test_it_tells_once_a_week_what_has_happened(club: Club, hall: TextChannel) -> None:
    assert f"<#{hall.id}>" in (await start(club, hall)).text
    await a_game(club)
    await measured(club)
    assert digests(club, hall) == []
    await next_monday(club)
    (digest,) = digests(club, hall)
    assert "1 game finished" in digest.text
    assert "Game of the week" in digest.text
    assert "chance to win went from" in digest.text
    assert "**+" in digest.text
    assert digest.media
    assert digest.pings == set()
    assert digest.is_silent
    await next_monday(club, days=7)
    assert digests(club, hall) == [digest], "there was no game in the second week"


async def test_it_tells_where_the_league_stands_to_readers_who_see_its_channel(
    club: Club, hall: TextChannel
) -> None:
    await start(club, hall)
    guild, day = GuildId(club.guild.id), club.now().date() + timedelta(days=20)
    for place in (hall, club.guild.create_text_channel("secret")):
        home = LeagueServer(guild, ChannelId(place.id), in_thread=False, name="Club")
        await club.bot.get(Leagues).start(home, Terms("Winter league"), day, by=UserId(club.olga.id))
        if place is not hall:
            place.set_permissions(club.guild.everyone, deny=Permission.VIEW_CHANNEL)
        await a_game(club)
        await next_monday(club, days=6 if place is hall else 7)
        league = "**Winter league** · season 1\nStarts" in digests(club, hall)[-1].text
        assert league is (place is hall)
        await club.bot.get(Leagues).end(guild, by=UserId(club.olga.id))


async def test_it_is_off_until_a_manager_wants_it(club: Club, hall: TextChannel) -> None:
    await a_game(club)
    await next_monday(club)
    assert digests(club, hall) == []
    async with club.store.read() as uow:
        assert await DigestRepository(uow).find(GuildId(club.guild.id)) is None


async def test_after_a_kill_it_is_there_once(club: Club, hall: TextChannel) -> None:
    await start(club, hall)
    await a_game(club)
    club.put_clocks_forward(timedelta(days=6))
    await club.bot.get(Digests).publish_due()
    await club.kill_bot()
    await club.start_bot()
    await club.time_passes(minutes=1)
    assert len(digests(club, hall)) == 1
    await club.kill_bot()
    await club.start_bot()
    await asyncio.gather(*(club.bot.get(Digests).publish_due() for _ in range(3)))
    await club.time_passes(minutes=1)
    assert len(digests(club, hall)) == 1


async def test_it_names_neither_hidden_players_nor_games_of_hidden_channels(
    club: Club, hall: TextChannel
) -> None:
    await start(club, hall)
    secret = club.guild.create_text_channel("secret")
    await a_game(club, secret)
    await measured(club)
    secret.set_permissions(club.guild.everyone, deny=Permission.VIEW_CHANNEL)
    await next_monday(club)
    assert digests(club, hall) == [], "its readers may see no game of this week"
    await a_game(club)
    await measured(club)
    await club.prefer(club.anna, private=True)
    await next_monday(club, days=7)
    (digest,) = digests(club, hall)
    assert "1 game finished" in digest.text
    assert "Anna" not in digest.text
    assert "Game of the week" not in digest.text
    assert "Ben" in digest.text


async def test_those_who_are_forgotten_vanish_from_old_ones(club: Club, hall: TextChannel) -> None:
    await start(club, hall)
    await a_game(club)
    await measured(club)
    await next_monday(club)
    (digest,) = digests(club, hall)
    assert "Anna" in digest.text
    await club.bot.get(PersonalData).forget(UserId(club.anna.id))
    await club.time_passes(minutes=1)
    (digest,) = digests(club, hall)
    assert "Anna" not in digest.text
    assert "Ben" in digest.text


async def test_in_a_channel_that_is_gone_it_ends_and_the_manager_is_told(
    club: Club, hall: TextChannel
) -> None:
    await start(club, hall)
    await a_game(club)
    hall.delete()
    await next_monday(club)
    await club.time_passes(minutes=6)
    await club.time_passes(minutes=6)
    (told,) = [each for each in club.direct_messages(club.olga) if "no weekly digest anymore" in each.text]
    assert "/dvonn-admin digest" in told.text
    assert "Choose a channel to start it" in (await club.use(club.olga, "dvonn-admin digest")).text


async def test_managers_choose_its_time_and_may_stop_it(club: Club, hall: TextChannel) -> None:
    panel = await start(club, hall)
    await club.select(club.olga, panel, "dvonn:digest-day", "7")
    await club.select(club.olga, panel, "dvonn:digest-hour", "18")
    panel = await club.use(club.olga, "dvonn-admin digest")
    form = await club.olga.click(panel, "Time zone")
    refused = await answer_to(await club.olga.submit(form.modal, {"zone": "Atlantis"}))
    assert "can’t find a time zone called “Atlantis”" in refused.text
    form = await club.olga.click(panel, "Time zone")
    chosen = await answer_to(await club.olga.submit(form.modal, {"zone": "Berlin"}))
    assert ">, next on <t:" in chosen.text
    assert "> your time, unless" in chosen.text
    assert "Day and hour, time zone Europe/Berlin:" in chosen.text
    async with club.store.read() as uow:
        known = await DigestRepository(uow).find(GuildId(club.guild.id))
    assert known is not None
    assert (int(known.schedule.day), known.schedule.hour, known.schedule.zone.key) == (7, 18, "Europe/Berlin")
    stopped = await club.select(club.olga, chosen, "dvonn:digest-channel")
    assert "Choose a channel to start it" in stopped.text
    await a_game(club)
    await next_monday(club)
    assert digests(club, hall) == []
