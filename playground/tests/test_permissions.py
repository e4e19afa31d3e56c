"""Permissions of bots and people: roles, overwrites, threads, direct messages."""

from collections.abc import Iterator

import discord
import pytest
from discord import app_commands

from discord_playground import NotPossibleError, Permission, Person, TextChannel
from discord_playground.discordpy import hearing
from playground_tests.bot import Bot
from playground_tests.stage import Stage

pytestmark = pytest.mark.asyncio(loop_scope="module")


@app_commands.command(description="Say what is allowed")
async def allowed(interaction: discord.Interaction) -> None:
    mine, theirs = interaction.app_permissions, interaction.permissions
    text = f"{mine.attach_files} {theirs.attach_files} {theirs.administrator}"
    await interaction.response.send_message(text, ephemeral=True)


@app_commands.command(description="For those who manage messages")
@app_commands.default_permissions(manage_messages=True)
async def tidy(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("Tidied.")


@app_commands.command(description="For administrators")
@app_commands.default_permissions()
async def rule(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("Ruled.")


@app_commands.command(description="Say whether one manages the server")
async def manages(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(str(interaction.permissions.manage_guild), ephemeral=True)


@pytest.fixture(scope="module")
def bot() -> Bot:
    return Bot(allowed, tidy, rule, manages)


@pytest.fixture
def room(stage: Stage) -> Iterator[TextChannel]:
    channel = stage.guild.create_text_channel("room")
    yield channel
    channel.delete()


def deny(stage: Stage, room: TextChannel, permission: Permission) -> None:
    room.set_permissions(stage.guild.members[stage.application.user.id], deny=permission)


@pytest.mark.parametrize(
    ("denied", "code"),
    [
        (Permission.VIEW_CHANNEL, 50001),
        (Permission.SEND_MESSAGES, 50013),
        (Permission.EMBED_LINKS, 50013),
    ],
)
async def test_a_bot_posts_only_what_it_may(
    stage: Stage, room: TextChannel, denied: Permission, code: int
) -> None:
    path, body = f"/channels/{room.id}/messages", {"embeds": [{"title": "t"}]}
    deny(stage, room, denied)
    status, refusal = await stage.call("POST", path, body)
    assert (status, refusal["code"], list(room.messages)) == (403, code, [])
    deny(stage, room, Permission(0))
    status, _ = await stage.call("POST", path, body)
    assert status == 200


async def test_a_bot_attaches_files_only_where_it_may(bot: Bot, stage: Stage, room: TextChannel) -> None:
    deny(stage, room, Permission.ATTACH_FILES)
    target = bot.get_partial_messageable(room.id)
    with pytest.raises(discord.Forbidden) as caught:
        await target.send(file=discord.File(__file__))
    assert caught.value.code == 50013
    sent = await target.send("No file")
    with pytest.raises(discord.Forbidden) as caught:
        await sent.edit(attachments=[discord.File(__file__)])
    assert caught.value.code == 50013


async def test_a_bot_reads_only_where_it_may(stage: Stage, room: TextChannel) -> None:
    said = stage.anna.say(room, "Hello")
    deny(stage, room, Permission.READ_MESSAGE_HISTORY)
    for path in ("messages", f"messages/{said.id}"):
        status, refusal = await stage.call("GET", f"/channels/{room.id}/{path}")
        assert (status, refusal["code"]) == (403, 50013)


async def test_others_messages_are_deleted_only_with_the_permission(stage: Stage, room: TextChannel) -> None:
    said = stage.anna.say(room, "Hello")
    path = f"/channels/{room.id}/messages/{said.id}"
    status, refusal = await stage.call("DELETE", path)
    assert (status, refusal["code"]) == (403, 50013)
    room.set_permissions(stage.guild.members[stage.application.user.id], allow=Permission.MANAGE_MESSAGES)
    status, _ = await stage.call("DELETE", path)
    assert (status, said.deleted) == (204, True)


async def test_unknown_places_are_told_apart_from_forbidden_ones(stage: Stage) -> None:
    for path, code in (
        ("/channels/1", 10003),
        ("/channels/x", 10003),
        ("/guilds/1", 10004),
        (f"/guilds/{stage.guild.id}/members/{stage.playground.create_user('dora').id}", 10007),
        (f"/guilds/{stage.guild.id}/members/1", 10013),
        ("/users/1", 10013),
    ):
        status, refusal = await stage.call("GET", path)
        assert (status, refusal["code"]) == (404, code)


async def test_overwrites_apply_in_discords_order(stage: Stage, room: TextChannel) -> None:
    role = stage.guild.create_role("loud")
    dora = stage.playground.create_user("dora")
    member = stage.guild.add_member(dora, roles=[role])
    room.set_permissions(stage.guild.everyone, deny=Permission.SEND_MESSAGES)
    assert Permission.SEND_MESSAGES not in room.permissions_of(dora)
    room.set_permissions(role, allow=Permission.SEND_MESSAGES)
    assert Permission.SEND_MESSAGES in room.permissions_of(dora)
    quiet = stage.guild.create_role("quiet")
    member.roles.append(quiet)
    room.set_permissions(quiet, deny=Permission.SEND_MESSAGES)
    assert Permission.SEND_MESSAGES in room.permissions_of(dora), "one role that may is enough"
    room.set_permissions(member, deny=Permission.SEND_MESSAGES)
    assert Permission.SEND_MESSAGES not in room.permissions_of(dora)
    assert Permission.ATTACH_FILES not in room.permissions_of(dora), "nothing can be attached to no message"
    role.permissions = Permission.ADMINISTRATOR
    assert Permission.SEND_MESSAGES in room.permissions_of(dora)
    stage.guild.remove_member(dora)
    assert room.permissions_of(dora) == 0


async def test_interactions_tell_what_the_bot_and_the_person_may_do_there(
    stage: Stage, room: TextChannel
) -> None:
    used = await stage.anna.command(room, "allowed")
    assert used.messages[0].text == "True True False"
    deny(stage, room, Permission.ATTACH_FILES)
    room.set_permissions(stage.guild.members[stage.ben.id], deny=Permission.ATTACH_FILES)
    used = await stage.ben.command(room, "allowed")
    assert used.messages[0].text == "False False False"


async def test_a_bot_sees_who_manages_the_server(stage: Stage) -> None:
    dora = stage.playground.create_user("dora")
    stage.guild.add_member(dora, permissions=Permission.MANAGE_GUILD)
    answers = {
        person.name: (await person.command(stage.channel, "manages")).messages[0].text
        for person in (stage.anna, dora)
    }
    assert answers == {"anna": "False", "dora": "True"}
    stage.guild.remove_member(dora)


async def test_interactions_are_answered_even_where_the_bot_may_not_write(
    stage: Stage, room: TextChannel
) -> None:
    deny(stage, room, Permission.SEND_MESSAGES)
    used = await stage.anna.command(room, "allowed")
    assert used.messages[0].text == "False True False"


async def test_people_use_commands_only_where_they_may(stage: Stage, room: TextChannel) -> None:
    room.set_permissions(stage.guild.everyone, deny=Permission.USE_APPLICATION_COMMANDS)
    with pytest.raises(NotPossibleError, match="USE_APPLICATION_COMMANDS"):
        await stage.anna.command(room, "allowed")


async def test_a_command_may_be_kept_for_some(stage: Stage, room: TextChannel) -> None:
    why = r"/tidy is not offered here \(it needs MANAGE_MESSAGES\); there are: allowed, manages$"
    with pytest.raises(NotPossibleError, match=why):
        await stage.anna.command(room, "tidy")
    room.set_permissions(stage.guild.members[stage.anna.id], allow=Permission.MANAGE_MESSAGES)
    used = await stage.anna.command(room, "tidy")
    assert used.messages[0].text == "Tidied."


async def test_a_command_may_be_kept_for_administrators(stage: Stage, room: TextChannel) -> None:
    everything_else = Permission((1 << 53) - 1) & ~Permission.ADMINISTRATOR
    room.set_permissions(stage.guild.members[stage.anna.id], allow=everything_else)
    with pytest.raises(NotPossibleError, match=r"\(it needs ADMINISTRATOR\)"):
        await stage.anna.command(room, "rule")
    dora = stage.playground.create_user("dora")
    stage.guild.add_member(dora, permissions=Permission.ADMINISTRATOR)
    for ruler in (dora, stage.guild.owner):
        assert isinstance(ruler, Person)
        assert (await ruler.command(room, "rule")).messages[0].text == "Ruled."
    stage.guild.remove_member(dora)


async def test_discord_py_learns_of_changed_roles(bot: Bot, stage: Stage) -> None:
    guild = bot.get_guild(stage.guild.id)
    assert guild is not None
    member = stage.guild.members[stage.application.user.id]
    (role,) = member.roles
    tidying = discord.Permissions(manage_messages=True)
    assert not guild.me.guild_permissions >= tidying
    async with hearing(bot, "guild_role_update"):
        stage.guild.edit_role(role, permissions=Permission.MANAGE_MESSAGES)
    assert guild.me.guild_permissions >= tidying
    async with hearing(bot, "member_update"):
        stage.guild.edit_member(stage.application.user, nick="Helper", roles=[])
    assert guild.me.display_name == "Helper"
    assert guild.me.guild_permissions.value == stage.guild.everyone.permissions
    stage.guild.edit_role(role, permissions=Permission(0))
    stage.guild.edit_member(stage.application.user, roles=[role])


async def test_of_a_channel_that_a_bot_does_not_see_it_is_told_that_it_is_there(
    bot: Bot, stage: Stage, room: TextChannel
) -> None:
    everywhere = f"/guilds/{stage.guild.id}/channels"
    async with hearing(bot, "guild_channel_update"):
        deny(stage, room, Permission.VIEW_CHANNEL)
    channel = bot.get_channel(room.id)
    assert isinstance(channel, discord.TextChannel)
    assert (channel.name, channel.topic, channel.position) == ("___hidden___", None, room.position)
    thread = room.create_thread("inside", owner=stage.anna)
    assert channel.overwrites == {channel.guild.default_role: discord.PermissionOverwrite(view_channel=False)}
    status, listed = await stage.call("GET", everywhere)
    assert (status, str(room.id) in [each["id"] for each in listed]) == (200, False)
    async with hearing(bot, "thread_join") as joined:
        deny(stage, room, Permission(0))
    assert (await joined).id == thread.id
    assert (channel.name, channel.get_thread(thread.id) is not None) == ("room", True)
    _, listed = await stage.call("GET", everywhere)
    assert str(room.id) in [each["id"] for each in listed]


async def test_a_role_that_gives_sight_shows_a_channel_again(
    bot: Bot, stage: Stage, room: TextChannel
) -> None:
    room.set_permissions(stage.guild.everyone, deny=Permission.VIEW_CHANNEL)
    member = stage.guild.members[stage.application.user.id]
    roles = list(member.roles)
    ruler = stage.guild.create_role("ruler", permissions=Permission.ADMINISTRATOR)
    for given, name in (([*roles, ruler], "room"), (roles, "___hidden___")):
        async with hearing(bot, "guild_channel_update") as heard:
            stage.guild.edit_member(stage.application.user, roles=given)
        _, after = await heard
        assert after.name == name
    stage.guild.edit_member(stage.application.user, roles=[*roles, ruler])
    async with hearing(bot, "guild_channel_update") as heard:
        stage.guild.edit_role(ruler, permissions=Permission(0))
    assert (await heard)[1].name == "___hidden___"
    stage.guild.edit_member(stage.application.user, roles=roles)


async def test_discord_py_knows_the_bots_permissions_in_a_channel(
    bot: Bot, stage: Stage, room: TextChannel
) -> None:
    async with hearing(bot, "guild_channel_update"):
        deny(stage, room, Permission.ATTACH_FILES)
    channel = bot.get_channel(room.id)
    assert isinstance(channel, discord.TextChannel)
    assert channel.permissions_for(channel.guild.me).attach_files is False
    assert channel.permissions_for(channel.guild.me).send_messages is True


# timeouts


async def test_a_member_in_a_timeout_may_only_look_until_it_is_over(stage: Stage) -> None:
    seen = stage.anna.messages(stage.channel)
    stage.guild.time_out(stage.anna, seconds=600)
    with pytest.raises(NotPossibleError, match="lacks SEND_MESSAGES"):
        stage.anna.say(stage.channel, "Hello?")
    with pytest.raises(NotPossibleError, match="lacks USE_APPLICATION_COMMANDS"):
        stage.anna.begin_command(stage.channel, "allowed", {})
    assert stage.anna.messages(stage.channel) == seen
    stage.playground.clock.advance(600)
    stage.playground.world.delete(stage.anna.say(stage.channel, "Hello."))


async def test_no_overwrite_gives_back_what_a_timeout_takes(stage: Stage, room: TextChannel) -> None:
    bot = stage.application.user
    room.set_permissions(stage.guild.members[bot.id], allow=Permission.SEND_MESSAGES)
    stage.guild.time_out(bot, seconds=60)
    status, refusal = await stage.call("POST", f"/channels/{room.id}/messages", {"content": "Hello?"})
    assert (status, refusal["code"]) == (403, 50013)
    status, _ = await stage.call("GET", f"/channels/{room.id}/messages")
    assert status == 200
    stage.guild.end_timeout(bot)
    status, _ = await stage.call("POST", f"/channels/{room.id}/messages", {"content": "Hello."})
    assert status == 200


async def test_a_bot_hears_of_its_own_timeout_and_roles_without_the_intent_for_members(
    bot: Bot, stage: Stage
) -> None:
    assert not bot.intents.members
    me = stage.application.user
    async with hearing(bot, "member_update") as heard:
        stage.guild.time_out(me, seconds=60)
    before, after = await heard
    assert (before.is_timed_out(), after.is_timed_out()) == (False, True)
    stage.guild.end_timeout(me)
    roles = stage.guild.members[me.id].roles
    given = stage.guild.create_role("Helpers")
    async with hearing(bot, "member_update") as heard:
        stage.guild.edit_member(me, roles=[*roles, given])
    before, after = await heard
    assert {role.id for role in after.roles} - {role.id for role in before.roles} == {given.id}
    stage.guild.edit_member(me, roles=roles)


async def test_owners_and_administrators_are_not_timed_out(stage: Stage) -> None:
    boss = stage.playground.create_user("boss")
    stage.guild.add_member(boss, permissions=Permission.ADMINISTRATOR)
    for exempt in (boss, stage.guild.owner):
        with pytest.raises(ValueError, match="can't be timed out"):
            stage.guild.time_out(exempt, seconds=60)
    with pytest.raises(ValueError, match="28 days"):
        stage.guild.time_out(stage.anna, seconds=29 * 86_400)
    stage.guild.remove_member(boss)


async def test_a_bot_gives_and_takes_roles_below_its_own(stage: Stage) -> None:
    guild, anna = stage.guild, stage.guild.members[stage.anna.id]
    below = guild.create_role("below")
    powers = guild.create_role("powers", permissions=Permission.MANAGE_ROLES)
    above = guild.create_role("above")
    itself = guild.members[stage.application.user.id]
    before = list(itself.roles)

    async def change(method: str, role: int) -> int:
        status, _ = await stage.call(method, f"/guilds/{guild.id}/members/{anna.user.id}/roles/{role}")
        return status

    assert await change("PUT", below.id) == 403
    guild.edit_member(itself.user, roles=[*before, powers])
    assert [await change("PUT", below.id) for _ in range(2)] == [204, 204]
    assert anna.roles.count(below) == 1
    assert await change("PUT", above.id) == 403
    assert await change("DELETE", below.id) == 204
    assert below not in anna.roles
    assert await change("PUT", 1) == 404
    guild.edit_member(itself.user, roles=before)
