"""A match continues in another channel: where its own can't be used any more, and wherever its players want it."""

from bot.domain import HaltReason
from discord_playground import Message, Permission, Person, TextChannel
from tests.end_to_end.club import Club, labels


async def board_in(club: Club, person: Person, channel: TextChannel) -> Message:
    """Open the match in a channel."""
    return await club.open(person, 1, channel=channel)


async def test_a_player_can_move_a_match_and_others_are_not_offered_to(club: Club) -> None:
    await club.begin()
    elsewhere = club.guild.create_text_channel("elsewhere")
    assert "Move it here" not in labels(await board_in(club, club.cleo, elsewhere))
    private = await board_in(club, club.ben, elsewhere)
    assert club.public(elsewhere) == []
    await club.press(club.ben, private, "Move it here")
    assert "Game 1 continues in this channel." in private.text
    (board,) = club.public(elsewhere)
    await club.playground.wait_until(lambda: not club.boards(), what="the old board to go")
    await club.press(club.anna, board, "Place a piece")
    assert (await club.stored()).venue.channel == elsewhere.id


async def test_a_match_that_is_paused_because_of_its_channel_continues_where_a_player_asks_for_it(
    club: Club,
) -> None:
    await club.begin(pace=3)
    elsewhere = club.guild.create_text_channel("elsewhere")
    club.forbid(Permission.SEND_MESSAGES)
    await club.quiet()
    await club.use(club.anna, "move", {"move": "c3"})
    await club.quiet()
    assert (await club.stored()).halted is HaltReason.CHANNEL
    assert "On hold" in (await board_in(club, club.cleo, elsewhere)).text
    assert "on hold" in (await club.use(club.anna, "games")).text
    answer = await club.press(club.ben, await board_in(club, club.ben, elsewhere), "Move it here")
    assert "Game 1 continues in this channel." in answer.text
    match = await club.stored()
    assert match.halted is None
    assert match.clock.due is not None
    (board,) = club.public(elsewhere)
    assert "Anna c3." in board.text


async def test_a_match_whose_channel_is_gone_continues_where_a_player_asks_for_it(club: Club) -> None:
    await club.begin()
    elsewhere = club.guild.create_text_channel("elsewhere")
    club.channel.delete()
    await club.quiet()
    more = await club.press(club.anna, await board_in(club, club.anna, elsewhere), "More")
    assert "Game 1 continues in this channel." in (await club.press(club.anna, more, "Move it here")).text
    assert len(club.public(elsewhere)) == 1


async def test_a_match_is_not_moved_out_of_the_opponents_sight(club: Club) -> None:
    await club.begin()
    elsewhere = club.guild.create_text_channel("elsewhere")
    club.forbid(Permission.VIEW_CHANNEL, to=club.anna, channel=elsewhere)
    private = await board_in(club, club.ben, elsewhere)
    await club.press(club.ben, private, "Move it here")
    assert "Anna can’t see this channel. Move the game to one that you can both" in private.text
    assert (await club.stored()).venue.channel == club.channel.id


async def test_a_match_can_be_moved_once_the_opponent_has_left_the_server(club: Club) -> None:
    await club.begin()
    elsewhere = club.guild.create_text_channel("elsewhere")
    club.guild.remove_member(club.anna)
    private = await board_in(club, club.ben, elsewhere)
    await club.press(club.ben, private, "Move it here")
    assert "Game 1 continues in this channel." in private.text


async def test_a_match_is_not_moved_to_where_the_bot_may_not_write(club: Club) -> None:
    await club.begin()
    elsewhere = club.guild.create_text_channel("elsewhere")
    private = await board_in(club, club.ben, elsewhere)
    club.forbid(Permission.ATTACH_FILES, channel=elsewhere)
    await club.press(club.ben, private, "Move it here")
    assert ": **Attach Files**" in private.text
    assert (await club.stored()).venue.channel == club.channel.id
