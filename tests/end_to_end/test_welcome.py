"""The card with which the bot introduces itself: one in each server that is new to it, and none elsewhere."""

import asyncio
import logging
from datetime import timedelta

import pytest

from bot.features.welcome.repository import WELCOME
from discord_playground import Guild, Message, Permission, TextChannel
from discord_playground.discordpy import hearing
from tests.end_to_end.club import Club, labels

POST = "/channels/{channel_id}/messages"
GREETING = "DVONN is a board game for two"


def cards(guild: Guild) -> list[Message]:
    """The cards in a server, wherever they stand."""
    return [
        message
        for channel in guild.text_channels
        for message in channel.messages.values()
        if not message.deleted and "Start a game" in labels(message)
    ]


def another_server(club: Club, *channels: str) -> Guild:
    """A server in which the bot is not yet."""
    guild = club.playground.create_guild("Another club", owner=club.olga)
    for name in channels:
        guild.create_text_channel(name)
    return guild


def close(guild: Guild, channel: TextChannel, permission: Permission = Permission.SEND_MESSAGES) -> None:
    """Take a permission in a channel away from everybody."""
    channel.set_permissions(guild.everyone, deny=permission)


async def invited(club: Club, guild: Guild) -> None:
    """Let a server invite the bot, and the bot do all that follows."""
    async with hearing(club.bot, "guild_join"):
        guild.add_bot(club.application)
    await club.quiet()


async def removed(club: Club, guild: Guild) -> None:
    """Let a server remove the bot."""
    async with hearing(club.bot, "guild_remove"):
        guild.remove_bot(club.application)
    await club.quiet()


# where and when


async def test_a_server_that_invites_the_bot_gets_one_card_in_the_channel_for_such_messages(
    club: Club,
) -> None:
    guild = another_server(club, "news", "hall", "games")
    hall = guild.text_channels[1]
    guild.edit(system_channel=hall)
    await invited(club, guild)
    (card,) = cards(guild)
    assert card.channel is hall
    assert GREETING in card.text
    assert card.pings == set()
    (picture,) = card.media
    assert "Last move: d5 → d4. This cut off: c5." in (picture.description or "")
    assert labels(card) == ["Try a lesson", "Start a game", "Play the computer", "How to play"]
    assert cards(club.guild) == []


async def test_without_such_a_channel_it_stands_in_the_first_in_which_the_bot_can_post(club: Club) -> None:
    guild = another_server(club, "rules", "secret", "words", "hall", "games")
    rules, secret, words, hall, _ = guild.text_channels
    guild.edit(system_channel=rules)
    close(guild, rules)
    close(guild, secret, Permission.VIEW_CHANNEL)
    close(guild, words, Permission.ATTACH_FILES)
    await invited(club, guild)
    (card,) = cards(guild)
    assert card.channel is hall


async def test_a_server_that_invites_the_bot_again_gets_no_second_card(club: Club) -> None:
    guild = another_server(club, "hall")
    await invited(club, guild)
    await removed(club, guild)
    await invited(club, guild)
    assert len(cards(guild)) == 1
    await club.stop_bot()
    guild.remove_bot(club.application)
    await club.start_bot()
    await club.stop_bot()
    guild.add_bot(club.application)
    await club.start_bot()
    assert len(cards(guild)) == 1


async def test_a_card_that_a_moderator_has_deleted_stays_away(new_club: Club) -> None:
    (card,) = cards(new_club.guild)
    new_club.olga.delete(card)
    await new_club.stop_bot()
    await new_club.start_bot()
    assert cards(new_club.guild) == []


async def test_a_server_that_invited_the_bot_while_it_was_down_gets_its_card_when_it_is_there(
    new_club: Club,
) -> None:
    assert len(cards(new_club.guild)) == 1
    await new_club.stop_bot()
    guild = another_server(new_club, "hall")
    guild.add_bot(new_club.application)
    await new_club.start_bot()
    assert len(cards(guild)) == 1
    assert len(cards(new_club.guild)) == 1


async def test_a_server_without_a_channel_for_it_gets_no_card_and_none_later(club: Club) -> None:
    guild = another_server(club, "hall")
    close(guild, guild.text_channels[0])
    await invited(club, guild)
    guild.create_text_channel("games")
    await removed(club, guild)
    await invited(club, guild)
    await club.stop_bot()
    await club.start_bot()
    assert cards(guild) == []


async def test_a_server_that_discord_does_not_reach_gets_its_card_when_it_is_back(club: Club) -> None:
    guild = another_server(club, "hall")
    await club.stop_bot()
    guild.add_bot(club.application)
    guild.go_down()
    await club.start_bot()
    async with hearing(club.bot, "guild_available"):
        guild.come_back()
    await club.quiet()
    assert len(cards(guild)) == 1


async def test_where_the_channel_is_closed_at_the_last_moment_the_next_one_gets_it(club: Club) -> None:
    guild = another_server(club, "hall", "lounge")
    hall, lounge = guild.text_channels
    held = club.playground.faults.next("POST", POST, held=True)
    guild.add_bot(club.application)
    await held.reached.wait()
    close(guild, hall)
    held.release()
    await club.quiet()
    await club.time_passes(minutes=5)
    (card,) = cards(guild)
    assert card.channel is lounge
    await club.stop_bot()
    await club.start_bot()
    assert len(cards(guild)) == 1


async def test_where_the_only_channel_is_closed_at_the_last_moment_there_is_no_card(club: Club) -> None:
    guild = another_server(club, "hall")
    held = club.playground.faults.next("POST", POST, held=True)
    async with hearing(club.bot, "guild_join"):
        guild.add_bot(club.application)
    await held.reached.wait()
    close(guild, guild.text_channels[0])
    held.release()
    await club.quiet()
    await club.time_passes(minutes=5)
    guild.create_text_channel("games")
    await club.stop_bot()
    await club.start_bot()
    assert cards(guild) == []


async def test_it_is_in_the_language_of_the_server(club: Club) -> None:
    guild = another_server(club, "halle")
    guild.edit(locale="de")
    guild_cards = guild.text_channels[0].messages
    await invited(club, guild)
    (card,) = guild_cards.values()
    assert "DVONN ist ein Brettspiel für zwei" in card.text
    assert labels(card) == ["Lektion ausprobieren", "Partie starten", "Gegen den Computer", "Spielregeln"]


# once


async def test_two_invitations_at_the_same_moment_bring_one_card(club: Club) -> None:
    guild = another_server(club, "hall")
    async with hearing(club.bot, "guild_join"):
        guild.add_bot(club.application)
    known = club.bot.get_guild(guild.id)
    for _ in range(3):
        club.bot.dispatch("guild_join", known)
        club.bot.dispatch("guild_available", known)
        club.bot.server_changes.meet()
    await asyncio.sleep(0)
    await club.quiet()
    assert len(cards(guild)) == 1


async def test_a_card_that_was_posted_and_not_noted_before_a_kill_is_found_again(club: Club) -> None:
    guild = another_server(club, "hall")
    club.playground.faults.next("POST", POST, drop="after")
    guild.add_bot(club.application)
    await club.playground.wait_until(lambda: bool(cards(guild)), what="the card")
    (card,) = cards(guild)
    await club.kill_bot()
    club.put_clocks_forward(timedelta(minutes=30))  # Discord knows no nonce any more
    await club.start_bot()
    assert cards(guild) == [card]
    async with club.store.read() as uow:
        assert await uow.views.due(club.now(), {WELCOME}) == []
    club.olga.delete(card)
    await club.stop_bot()
    await club.start_bot()
    assert cards(guild) == []


async def test_a_card_that_a_kill_kept_from_being_posted_comes_at_the_next_start(club: Club) -> None:
    guild = another_server(club, "hall")
    held = club.playground.faults.next("POST", POST, held=True)
    guild.add_bot(club.application)
    await held.reached.wait()
    await club.kill_bot()
    held.release()
    await club.start_bot()
    assert len(cards(guild)) == 1


async def test_a_line_that_drops_when_the_card_was_taken_brings_no_second_one(club: Club) -> None:
    guild = another_server(club, "hall")
    club.bot.presenter.queue.pauses = (0.01,)
    club.playground.faults.next("POST", POST, drop="after")
    await invited(club, guild)
    assert len(cards(guild)) == 1


# a database that was lost


async def test_a_new_database_greets_only_new_servers_and_the_log_names_it(
    new_club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    for card in cards(new_club.guild):
        new_club.olga.delete(card)
    await new_club.stop_bot()
    new_club.database = new_club.database.with_name("typo.db")
    new_club.put_clocks_forward(timedelta(days=8))
    new = another_server(new_club, "hall")
    new.add_bot(new_club.application)
    caplog.clear()
    for _ in range(2):
        await new_club.start_bot()
        await new_club.stop_bot()
    assert [len(cards(each)) for each in (new_club.guild, new)] == [0, 1]
    (warning,) = [record for record in caplog.records if record.levelno == logging.WARNING]
    told = warning.getMessage()
    assert str(new_club.database) in told
    assert "The database is new and empty" in told
    assert "servers that the bot is in: 2" in told


# what it leads to


async def test_its_buttons_work_for_everybody_in_private(new_club: Club) -> None:
    (card,) = cards(new_club.guild)
    told = card.text, labels(card)
    for person in (new_club.anna, new_club.cleo):
        rules = await new_club.press(person, card, "How to play")
        assert rules.ephemeral
        assert "How to play DVONN" in rules.text
        asked = await new_club.press(person, card, "Start a game")
        assert asked.ephemeral
        assert "New game" in asked.text
        lesson = await new_club.press(person, card, "Try a lesson")
        assert lesson.ephemeral
        assert lesson.media
    assert (card.text, labels(card)) == told
    asked = await new_club.press(new_club.anna, card, "Start a game")
    await new_club.press(new_club.anna, asked, "Anyone can accept")
    assert "Accept" in labels(new_club.public()[-1])


async def test_a_user_who_has_finished_no_match_is_informed_of_the_easier_way_to_begin(
    new_club: Club,
) -> None:
    (card,) = cards(new_club.guild)
    asked = await new_club.press(new_club.anna, card, "Start a game")
    assert "Your first game? With **Random setup**" in asked.text
    assert "Your first game?" in (await new_club.press(new_club.anna, asked, "Random setup")).text
    await new_club.press(new_club.anna, asked, "Anyone can accept")
    await new_club.press(new_club.ben, new_club.public()[-1], "Accept")
    await new_club.quiet()
    await new_club.resign(new_club.anna)
    assert "first match" not in (await new_club.press(new_club.anna, card, "Start a game")).text
