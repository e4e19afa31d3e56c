"""A match in a channel that somebody can't read is not shown to that person by anything that shows matches unasked."""

import pytest

from bot.access import visibility
from bot.features.spectator_channels.spectators import Spectators
from discord_playground import Permission, Person, Role, TextChannel
from discord_playground.discordpy import hearing
from tests.end_to_end.club import Club
from tests.end_to_end.onlooking import place, watch

SEEING = Permission.VIEW_CHANNEL
NOTHING = Permission(0)
USING = SEEING | Permission.SEND_MESSAGES | Permission.USE_APPLICATION_COMMANDS


@pytest.fixture
def insiders(club: Club) -> Role:
    """The role of Anna and Ben; Cleo has none."""
    role = club.guild.create_role("insiders")
    for person in (club.anna, club.ben):
        club.guild.edit_member(person, roles=[role])
    return role


def private(club: Club, name: str, *roles: Role) -> TextChannel:
    """A channel that only some roles see, and the bot."""
    channel = club.guild.create_text_channel(name)
    channel.set_permissions(club.guild.members[club.application.user.id], allow=USING)
    for role in roles:
        channel.set_permissions(role, allow=SEEING)
    channel.set_permissions(club.guild.everyone, deny=SEEING)
    return channel


async def hide(club: Club, channel: TextChannel, person: Person, *, hidden: bool = True) -> None:
    """Take a channel out of somebody's sight, or bring it back; wait until the bot has heard of it."""
    async with hearing(club.bot, "guild_channel_update"):
        channel.set_permissions(club.guild.members[person.id], deny=SEEING if hidden else NOTHING)
    await club.quiet()


# the lists


async def test_live_lists_no_match_of_a_channel_that_one_can_not_see(club: Club, insiders: Role) -> None:
    secret = private(club, "secret", insiders)
    await club.begin(secret)
    assert "No games that you can see are running here." in (await club.use(club.cleo, "watch")).text
    assert "Games running here: 1" in (await club.use(club.anna, "watch")).text


async def test_a_page_of_live_that_was_opened_before_shows_nothing_more_either(club: Club) -> None:
    for _ in range(9):
        await club.begin()
    there = club.guild.create_text_channel("elsewhere")
    listed = await club.use(club.cleo, "watch", channel=there)
    await hide(club, club.channel, club.cleo)
    listed = await club.press(club.cleo, listed, "Next")
    assert "No games that you can see are running here." in listed.text


async def test_watching_lists_no_match_of_a_channel_that_one_can_not_see_any_more(club: Club) -> None:
    await club.begin()
    await watch(club, club.cleo, "Each move")
    there = club.guild.create_text_channel("elsewhere")
    await hide(club, club.channel, club.cleo)
    assert "You aren’t watching any games here." in (await club.watched(club.cleo, channel=there)).text


async def test_lists_show_nothing_of_other_servers(club: Club) -> None:
    await club.begin()
    await watch(club, club.cleo, "Each move")
    other = club.playground.create_guild("Another club")
    there = other.create_text_channel("games")
    other.add_bot(club.application)
    other.add_member(club.cleo)
    listed = await club.use(club.cleo, "watch", channel=there)
    assert "No games that you can see" in listed.text
    assert "You aren’t watching any games" in (await club.press(club.cleo, listed, "Watching")).text


# Watch and its notices


async def test_an_old_panel_lets_nobody_watch_who_has_lost_access(club: Club) -> None:
    await club.begin()
    stage = club.guild.create_text_channel("stage")
    assert await on_stage(club, stage) == 1
    panel = await club.press(club.cleo, club.public(stage)[0], "Watch")
    await hide(club, club.channel, club.cleo)
    answer = await club.press(club.cleo, panel, "Each move")
    assert "There’s no game 1 in this server" in answer.text
    await place(club, "c3")
    assert club.direct_messages(club.cleo) == []


@pytest.mark.parametrize("how", ["overwrite", "left"])
async def test_somebody_who_has_lost_access_gets_no_more_notices(
    club: Club, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(visibility, "KNOWN_FOR", visibility.KNOWN_FOR * 0)
    await club.begin()
    await watch(club, club.cleo, "Each move")
    await place(club, "c3")
    assert len(club.direct_messages(club.cleo)) == 1
    if how == "left":
        club.guild.remove_member(club.cleo)
    else:
        await hide(club, club.channel, club.cleo)
    await place(club, "d3", "e3")
    assert len(club.direct_messages(club.cleo)) == 1


async def test_somebody_who_has_lost_a_role_is_told_nothing_more_from_that_moment(
    club: Club, insiders: Role
) -> None:
    secret = private(club, "secret", insiders)
    club.guild.edit_member(club.cleo, roles=[insiders])
    await club.begin(secret)
    board = club.cleo.messages(secret)[-1]
    await club.press(club.cleo, await club.reach(club.cleo, board, "Watch"), "Each move")
    await place(club, "c3")
    assert len(club.direct_messages(club.cleo)) == 1
    club.guild.edit_member(club.cleo, roles=[])
    await place(club, "d3")
    assert len(club.direct_messages(club.cleo)) == 1


async def test_what_happened_while_one_had_no_access_is_not_shown_afterwards(club: Club) -> None:
    await club.begin()
    await watch(club, club.cleo, "Each move")
    await hide(club, club.channel, club.cleo)
    await place(club, "c3", "d3")
    await hide(club, club.channel, club.cleo, hidden=False)
    await place(club, "e3")
    (notice,) = club.direct_messages(club.cleo)
    assert " e3." in notice.text
    assert " d3." not in notice.text


async def test_nobody_is_told_of_a_match_in_a_private_thread(club: Club) -> None:
    thread = club.channel.create_thread("For two", owner=club.anna, private=True)
    thread.member_ids |= {club.ben.id, club.cleo.id, club.application.user.id}
    await club.use(club.anna, "challenge", {"opponent": club.ben}, channel=thread)
    await club.press(club.ben, [m for m in club.ben.messages(thread) if not m.ephemeral][-1], "Accept")
    board = [message for message in club.cleo.messages(thread) if not message.ephemeral][-1]
    answer = await club.reach(club.cleo, board, "Watch")
    assert "This game is in a private thread" in answer.text


# channels for spectators


async def on_stage(club: Club, stage: TextChannel) -> int:
    """How many live boards a channel shows once it follows."""
    club.bot.get(Spectators).pace = 0
    manager = club.playground.create_user("dora")
    club.guild.add_member(manager, permissions=Permission.ADMINISTRATOR)
    await club.use(manager, "dvonn-admin follow", {"channel": stage})
    await club.nothing_to_do()
    return sum("**Live**" in message.text for message in manager.messages(stage))


async def test_a_match_of_a_private_channel_is_not_shown_to_everybody(club: Club, insiders: Role) -> None:
    await club.begin(private(club, "secret", insiders))
    assert await on_stage(club, club.guild.create_text_channel("stage")) == 0


async def test_a_match_of_a_private_channel_is_shown_where_the_same_people_read(
    club: Club, insiders: Role
) -> None:
    await club.begin(private(club, "secret", insiders))
    assert await on_stage(club, private(club, "stage", insiders)) == 1


async def test_it_is_not_shown_where_one_role_more_reads(club: Club, insiders: Role) -> None:
    await club.begin(private(club, "secret", insiders))
    assert await on_stage(club, private(club, "stage", insiders, club.guild.create_role("guests"))) == 0


async def test_nor_where_one_person_more_reads(club: Club, insiders: Role) -> None:
    await club.begin(private(club, "secret", insiders))
    stage = private(club, "stage", insiders)
    stage.set_permissions(club.guild.members[club.cleo.id], allow=SEEING)
    assert await on_stage(club, stage) == 0


async def test_an_open_match_is_not_shown_to_somebody_who_is_kept_out_of_its_channel(club: Club) -> None:
    await club.begin()
    await hide(club, club.channel, club.cleo)
    assert await on_stage(club, club.guild.create_text_channel("stage")) == 0


async def test_an_open_match_is_shown_in_a_private_channel(club: Club, insiders: Role) -> None:
    await club.begin()
    assert await on_stage(club, private(club, "stage", insiders)) == 1


async def test_a_match_in_a_public_thread_is_as_open_as_its_channel(club: Club) -> None:
    await club.settle(threads=True)
    await club.begin_by_challenge()
    assert (await club.stored()).parent == club.channel.id
    assert await on_stage(club, club.guild.create_text_channel("stage")) == 1


async def test_a_match_is_not_shown_twice_where_it_is_played(club: Club) -> None:
    await club.begin()
    assert await on_stage(club, club.channel) == 0


async def test_a_live_board_goes_when_its_match_becomes_private(club: Club) -> None:
    await club.begin()
    stage = club.guild.create_text_channel("stage")
    assert await on_stage(club, stage) == 1
    club.channel.set_permissions(club.guild.members[club.application.user.id], allow=USING)
    club.channel.set_permissions(club.guild.everyone, deny=SEEING)
    await club.playground.wait_until(lambda: club.public(stage) == [], what="the live board to go")
