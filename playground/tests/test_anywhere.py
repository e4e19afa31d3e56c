"""Applications that people install for themselves: group chats, direct messages, and servers without the bot."""

import asyncio
import io
from collections.abc import Collection
from typing import Any

import discord
import pytest
from discord import app_commands, ui

from discord_playground import (
    Channel,
    Context,
    Guild,
    Installation,
    Interaction,
    Message,
    NotPossibleError,
    Permission,
    Person,
    PrivateChannel,
    TextChannel,
)
from playground_tests.bot import Bot
from playground_tests.stage import Stage, answer, staged

pytestmark = pytest.mark.asyncio(loop_scope="module")

EVERYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
BOTH = app_commands.AppInstallationType(guild=True, user=True)
USERS = app_commands.AppInstallationType(guild=False, user=True)
SERVERS = app_commands.AppInstallationType(guild=True, user=False)
OWN = app_commands.AppCommandContext(guild=True, dm_channel=True)
DIRECT = app_commands.AppCommandContext(dm_channel=True)
QUARTER = 15 * 60 + 1.0  # seconds


class Heard:
    """The bot's notes: the latest interaction, refusals, whether answers were ephemeral, and delivered messages."""

    def __init__(self) -> None:
        self.last: discord.Interaction | None = None
        self.refusals = asyncio.Queue[discord.HTTPException]()
        self.ephemeral = asyncio.Queue[bool]()
        self.messages = asyncio.Queue[int]()

    @property
    def interaction(self) -> discord.Interaction:
        assert self.last is not None
        return self.last


class Board(ui.View):
    """A board on which anybody can place."""

    def __init__(self, heard: Heard) -> None:
        super().__init__(timeout=None)
        self.heard = heard

    @ui.button(label="Place", custom_id="place")
    async def place(self, interaction: discord.Interaction, _button: ui.Button[Any]) -> None:
        self.heard.last = interaction
        await interaction.response.edit_message(content=f"Placed by {interaction.user.name}")

    @ui.button(label="Name", custom_id="name")
    async def name(self, interaction: discord.Interaction, _button: ui.Button[Any]) -> None:
        await interaction.response.send_modal(Naming(self.heard))


class Naming(ui.Modal, title="A name"):
    """A form for a name."""

    name: ui.Label[Any] = ui.Label(text="Name", component=ui.TextInput(custom_id="name"))

    def __init__(self, heard: Heard) -> None:
        super().__init__()
        self.heard = heard

    async def on_submit(self, interaction: discord.Interaction) -> None:
        self.heard.last = interaction
        await interaction.response.edit_message(content="Named.")


def command(
    name: str,
    callback: Any,  # noqa: ANN401  a handler has options of many types
    *,
    contexts: app_commands.AppCommandContext = EVERYWHERE,
    installs: app_commands.AppInstallationType = BOTH,
) -> app_commands.Command[Any, Any, Any]:
    return app_commands.Command(
        name=name,
        description="Do it",
        callback=callback,
        allowed_contexts=contexts,
        allowed_installs=installs,
    )


class Traveller(Bot):
    """A bot whose commands work in different places."""

    def __init__(self) -> None:
        self.heard = Heard()
        super().__init__(
            command("play", self.play),
            command("picture", self.picture),
            command("chatter", self.chatter),
            command("think", self.think),
            command("mine", self.play, installs=USERS),
            command("ours", self.play, contexts=OWN, installs=SERVERS),
            command("whisper", self.play, contexts=DIRECT),
            app_commands.ContextMenu(
                name="Look", callback=self.look, allowed_contexts=EVERYWHERE, allowed_installs=BOTH
            ),
        )

    async def setup_hook(self) -> None:
        self.add_view(Board(self.heard))
        await super().setup_hook()

    async def on_message(self, message: discord.Message) -> None:
        self.heard.messages.put_nowait(message.id)

    async def play(self, interaction: discord.Interaction) -> None:
        self.heard.last = interaction
        sent = await interaction.response.send_message("A board", view=Board(self.heard))
        self.heard.ephemeral.put_nowait(sent.is_ephemeral())

    async def look(self, interaction: discord.Interaction, message: discord.Message) -> None:
        self.heard.last = interaction
        await interaction.response.send_message(f"Looked at {message.id}")

    async def picture(self, interaction: discord.Interaction) -> None:
        try:
            await interaction.response.send_message(file=discord.File(io.BytesIO(b"x"), "board.txt"))
        except discord.Forbidden as refusal:
            self.heard.refusals.put_nowait(refusal)
            await interaction.response.send_message("In words")

    async def chatter(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("0")
        try:
            for number in range(1, 8):
                await interaction.followup.send(str(number))
        except discord.HTTPException as refusal:
            self.heard.refusals.put_nowait(refusal)

    async def think(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await interaction.followup.send("Thought.")
        await interaction.followup.send("More.")


@pytest.fixture(scope="module")
def bot() -> Traveller:
    return Traveller()


@pytest.fixture
def heard(bot: Traveller) -> Heard:
    for queue in (bot.heard.refusals, bot.heard.ephemeral):
        while not queue.empty():
            queue.get_nowait()
    return bot.heard


@pytest.fixture(autouse=True)
def installed(stage: Stage) -> None:
    """Anna has installed the application, Ben has not."""
    stage.anna.install(stage.application)
    stage.ben.uninstall(stage.application)


@pytest.fixture
def group(stage: Stage) -> PrivateChannel:
    return stage.anna.open_group_chat(stage.ben, name="Friends")


@pytest.fixture
def elsewhere(stage: Stage) -> Guild:
    """Return a server without the bot."""
    guild = stage.playground.create_guild("Elsewhere", locale="fr")
    for person in (stage.anna, stage.ben):
        guild.add_member(person)
    return guild


@pytest.fixture
def tavern(elsewhere: Guild) -> TextChannel:
    return elsewhere.create_text_channel("tavern")


def offers(person: Person, channel: Channel, commands: Collection[str]) -> set[str]:
    """Return the commands that a person is offered in a channel."""
    offered = set()
    for command in commands:
        try:
            person.begin_command(channel, command, {})
        except NotPossibleError:
            continue
        offered.add(command)
    return offered


# Installing


async def test_an_application_says_how_it_may_be_installed(bot: Traveller, stage: Stage) -> None:
    information = await bot.application_info()
    assert information.user_integration_config is not None
    assert information.guild_integration_config is not None
    assert information.approximate_user_install_count == 1
    stage.anna.uninstall(stage.application)
    assert (await bot.application_info()).approximate_user_install_count == 0


async def test_commands_for_people_need_an_application_that_they_may_install() -> None:
    async with staged() as stage:
        application = stage.playground.create_application("Shy", installations=[Installation.SERVER])
        stage.application = application
        assert "1" not in (await stage.call("GET", "/applications/@me"))[1]["integration_types_config"]
        path = f"/applications/{application.id}/commands"
        body = {"name": "play", "description": "Play", "integration_types": [0, 1]}
        status, refusal = await stage.call("PUT", path, [body])
        assert (status, refusal["code"]) == (400, 50035)
        assert list(refusal["errors"]["0"]["integration_types"]) == ["1"]
        del body["integration_types"]
        status, (command,) = await stage.call("PUT", path, [body])
        assert (status, command["integration_types"]) == (200, [0])
        with pytest.raises(NotPossibleError, match="can't be installed by people"):
            stage.anna.install(application)


@pytest.mark.parametrize(
    ("field", "given"),
    [("integration_types", []), ("integration_types", [0, 0]), ("contexts", [2, 2]), ("contexts", [3])],
)
async def test_a_command_names_each_place_once(field: str, given: list[int]) -> None:
    async with staged() as stage:
        body = {"name": "play", "description": "Play", field: given}
        status, refusal = await stage.call("PUT", f"/applications/{stage.application.id}/commands", [body])
        assert (status, list(refusal["errors"]["0"])) == (400, [field])


# Offered commands


async def test_people_see_the_commands_of_what_they_installed_everywhere(
    stage: Stage, group: PrivateChannel, tavern: TextChannel
) -> None:
    every = {"play", "mine", "ours", "whisper"}
    own = stage.anna.direct_messages(stage.application)
    with_ben = stage.anna.direct_messages(stage.ben)
    for place in (group, with_ben, tavern):
        assert offers(stage.anna, place, every) == {"play", "mine"}
        assert offers(stage.ben, place, every) == set()
    assert offers(stage.anna, stage.channel, every) == {"play", "mine", "ours"}
    assert offers(stage.ben, stage.channel, every) == {"play", "ours"}
    assert offers(stage.anna, own, every) == every
    assert offers(stage.ben, stage.ben.direct_messages(stage.application), every) == every - {"mine"}


async def test_the_direct_messages_of_a_bot_need_an_installation_or_a_server_in_common(stage: Stage) -> None:
    clara = stage.playground.create_user("clara")
    own = clara.direct_messages(stage.application)
    with pytest.raises(NotPossibleError, match="is not installed"):
        await clara.command(own, "play")
    clara.install(stage.application)
    assert offers(clara, own, {"play", "mine", "ours"}) == {"play", "mine"}


async def test_what_one_installed_has_menus_everywhere(
    stage: Stage, heard: Heard, group: PrivateChannel
) -> None:
    said = stage.ben.say(group, "Look at this")
    used = await stage.anna.menu(said, "Look")
    assert answer(used).text == f"Looked at {said.id}"
    assert heard.interaction.context.private_channel
    with pytest.raises(NotPossibleError):
        await stage.ben.menu(said, "Look")


# The interactions


def owners(interaction: Interaction) -> dict[str, str]:
    owners: dict[str, str] = interaction.payload()["authorizing_integration_owners"]
    return owners


IN_PRIVATE = Permission.ATTACH_FILES | Permission.EMBED_LINKS | Permission.MENTION_EVERYONE


async def test_a_bot_is_told_of_a_group_chat(stage: Stage, heard: Heard, group: PrivateChannel) -> None:
    used = await stage.anna.command(group, "play")
    told = heard.interaction
    assert (used.context, told.context.private_channel) == (Context.PRIVATE_CHANNELS, True)
    assert (told.is_user_integration(), told.is_guild_integration()) == (True, False)
    assert owners(used) == {"1": str(stage.anna.id)}
    assert told.app_permissions.value == IN_PRIVATE
    assert (told.guild, told.guild_id, told.guild_locale) == (None, None, None)
    assert isinstance(told.user, discord.User)
    assert isinstance(told.channel, discord.GroupChannel)
    assert told.channel.name == "Friends"
    assert {each.id for each in told.channel.recipients} == {stage.anna.id, stage.ben.id}
    assert answer(used) in stage.ben.messages(group)


async def test_a_bot_is_told_of_direct_messages_between_people(stage: Stage, heard: Heard) -> None:
    place = stage.ben.direct_messages(stage.anna)
    assert place is stage.anna.direct_messages(stage.ben)
    await stage.anna.command(place, "play")
    told = heard.interaction
    assert told.context.private_channel
    assert told.app_permissions.value == IN_PRIVATE
    assert isinstance(told.channel, discord.DMChannel)


async def test_a_bot_is_told_of_a_server_that_it_is_not_in(
    bot: Traveller, stage: Stage, heard: Heard, tavern: TextChannel
) -> None:
    used = await stage.anna.command(tavern, "play")
    told = heard.interaction
    assert (used.context, told.context.guild) == (Context.SERVER, True)
    assert (told.is_user_integration(), told.is_guild_integration()) == (True, False)
    assert owners(used) == {"1": str(stage.anna.id)}
    assert told.app_permissions.value == IN_PRIVATE | Permission.USE_EXTERNAL_EMOJIS
    assert told.guild_locale is discord.Locale.french
    assert isinstance(told.user, discord.Member)
    assert told.permissions.use_external_apps
    assert str(told.guild_id) == used.payload()["guild"]["id"]
    assert used.payload()["guild"].keys() == {"id", "locale", "features"}
    assert bot.get_guild(told.guild_id or 0) is None


async def test_both_installations_are_told_where_both_are(stage: Stage, heard: Heard) -> None:
    used = await stage.anna.command(stage.channel, "play")
    assert owners(used) == {"0": str(stage.guild.id), "1": str(stage.anna.id)}
    assert owners(await stage.anna.command(stage.channel, "ours")) == {"0": str(stage.guild.id)}
    assert owners(await stage.anna.command(stage.channel, "mine")) == {"1": str(stage.anna.id)}
    assert owners(await stage.ben.command(stage.channel, "play")) == {"0": str(stage.guild.id)}
    own = await stage.anna.command(stage.anna.direct_messages(stage.application), "play")
    assert owners(own) == {"0": "0", "1": str(stage.anna.id)}
    assert heard.interaction.context.dm_channel
    assert heard.interaction.app_permissions.value == IN_PRIVATE | Permission.USE_EXTERNAL_EMOJIS


async def test_anybody_who_sees_a_message_presses_its_buttons(
    stage: Stage, heard: Heard, group: PrivateChannel, tavern: TextChannel
) -> None:
    for place in (group, tavern):
        board = answer(await stage.anna.command(place, "play"))
        pressed = await stage.ben.click(board, "Place")
        assert (board.text, pressed.response) == ("Placed by ben", board)
        assert owners(pressed) == {"1": str(stage.anna.id)}
        assert heard.interaction.user.id == stage.ben.id
        assert board.origin is not None
        assert board.origin["authorizing_integration_owners"] == {"1": str(stage.anna.id)}
        asked = await stage.ben.click(board, "Name")
        submitted = await stage.ben.submit(asked.modal, {"Name": "x"})
        assert (board.text, owners(submitted)) == ("Named.", {"1": str(stage.anna.id)})


async def test_without_its_server_a_message_of_the_server_can_not_be_pressed() -> None:
    async with staged() as stage:
        row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}
        _, posted = await stage.post(content="Here", components=[row])
        stage.guild.remove_bot(stage.application)
        with pytest.raises(NotPossibleError, match="left"):
            stage.anna.begin_click(stage.channel.messages[int(posted["id"])], "Go")


# The bot's limits


async def heard_until(heard: Heard, message: Message) -> list[int]:
    """Return the messages that the gateway delivered up to this one; it delivers them in order."""
    messages = [await heard.messages.get()]
    while messages[-1] != message.id:
        messages.append(await heard.messages.get())
    return messages


async def test_a_bot_sees_nothing_of_foreign_places(
    stage: Stage, heard: Heard, group: PrivateChannel, tavern: TextChannel
) -> None:
    await heard_until(heard, stage.ben.say(stage.channel, "Before"))
    for place in (group, stage.anna.direct_messages(stage.ben), tavern):
        board = answer(await stage.anna.command(place, "play"))
        said = stage.ben.say(place, f"Hello <@{stage.application.id}>")
        for method, path in (
            ("GET", ""),
            ("GET", "/messages"),
            ("GET", f"/messages/{said.id}"),
            ("POST", "/messages"),
            ("POST", "/typing"),
            ("PATCH", f"/messages/{board.id}"),
            ("DELETE", f"/messages/{board.id}"),
        ):
            body = {"content": "x"} if method in ("POST", "PATCH") and "typing" not in path else None
            status, refusal = await stage.call(method, f"/channels/{place.id}{path}", body)
            assert (status, refusal["code"]) == (403, 50001), (method, path)
    after = stage.ben.say(stage.channel, "After")
    assert await heard_until(heard, after) == [after.id]


async def test_only_presses_keep_a_message_in_a_foreign_place_alive(
    stage: Stage, heard: Heard, group: PrivateChannel
) -> None:
    board = answer(await stage.anna.command(group, "play"))
    first = heard.interaction
    await first.edit_original_response(content="A moment later")
    stage.playground.clock.advance(QUARTER)
    with pytest.raises(discord.HTTPException) as caught:
        await first.edit_original_response(content="Too late")
    assert (caught.value.status, caught.value.code) == (401, 50027)
    assert board.text == "A moment later"
    await stage.ben.click(board, "Place")
    await heard.interaction.edit_original_response(content="Again")
    assert board.text == "Again"


async def test_foreign_places_take_five_follow_ups(
    stage: Stage, heard: Heard, group: PrivateChannel, tavern: TextChannel
) -> None:
    for place in (group, tavern):
        used = await stage.anna.command(place, "chatter")
        refusal = await heard.refusals.get()
        assert [each.text for each in used.messages] == list("012345")
        assert (refusal.status, refusal.code) == (400, 40094)
    used = await stage.ben.command(stage.channel, "chatter")
    await used.settled(messages=8)


async def test_the_follow_up_that_ends_a_deferral_is_none_of_the_five(
    stage: Stage, group: PrivateChannel
) -> None:
    used = await (await stage.anna.command(group, "think")).settled(messages=2)
    assert [each.text for each in used.messages] == ["Thought.", "More."]
    assert len(used.followups) == 1


# Permissions of the person who acts


def forbid(elsewhere: Guild, permission: Permission) -> None:
    elsewhere.edit_role(elsewhere.everyone, permissions=elsewhere.everyone.permissions & ~permission)


def public(message: Message, person: Person) -> bool:
    return message in person.messages(message.channel)


@pytest.mark.parametrize("lacking", [Permission.USE_EXTERNAL_APPS, Permission.SEND_MESSAGES])
async def test_without_external_apps_answers_become_ephemeral(
    stage: Stage, heard: Heard, elsewhere: Guild, tavern: TextChannel, lacking: Permission
) -> None:
    board = answer(await stage.anna.command(tavern, "play"))
    assert (await heard.ephemeral.get(), board.ephemeral) == (False, False)
    forbid(elsewhere, lacking)
    used = await stage.anna.command(tavern, "play")
    assert not heard.interaction.permissions >= discord.Permissions(int(lacking))
    assert (await heard.ephemeral.get(), public(answer(used), stage.ben)) == (True, False)
    thought = await (await stage.anna.command(tavern, "think")).settled(messages=2)
    assert [public(each, stage.ben) for each in thought.messages] == [False, False]
    await stage.ben.click(board, "Place")  # what is public stays so
    assert (board.text, board.ephemeral) == ("Placed by ben", False)


async def test_where_the_bot_is_a_member_answers_stay_public(stage: Stage, heard: Heard) -> None:
    channel = stage.guild.create_text_channel("quiet")
    channel.set_permissions(stage.guild.everyone, deny=Permission.USE_EXTERNAL_APPS)
    used = await stage.anna.command(channel, "play")
    assert (await heard.ephemeral.get(), public(answer(used), stage.ben)) == (False, True)
    used = await stage.anna.command(channel, "mine")
    assert (await heard.ephemeral.get(), public(answer(used), stage.ben)) == (False, True)


async def test_files_need_the_permission_of_the_person(
    stage: Stage, heard: Heard, elsewhere: Guild, tavern: TextChannel
) -> None:
    assert answer(await stage.anna.command(tavern, "picture")).attachments
    forbid(elsewhere, Permission.ATTACH_FILES)
    used = await stage.anna.command(tavern, "picture")
    assert (answer(used).text, (await heard.refusals.get()).code) == ("In words", 50013)
    await stage.anna.command(tavern, "play")
    assert not heard.interaction.app_permissions.attach_files


# Direct messages of the bot


async def test_a_bot_writes_to_those_who_installed_it(bot: Traveller, stage: Stage) -> None:
    clara = stage.playground.create_user("clara-of-nowhere")
    user = await bot.fetch_user(clara.id)
    with pytest.raises(discord.Forbidden) as caught:
        await user.send("Hello")
    assert caught.value.code == 50278
    clara.install(stage.application)
    await user.send("Hello")
    clara.refuse_direct_messages(stage.application)
    with pytest.raises(discord.Forbidden) as caught:
        await user.send("Hello?")
    assert caught.value.code == 50007
    clara.accept_direct_messages(stage.application)
    clara.uninstall(stage.application)
    with pytest.raises(discord.Forbidden) as caught:
        await user.send("Hello??")
    assert caught.value.code == 50278


# Group chats


async def test_people_come_to_a_group_chat_and_leave_it(stage: Stage, group: PrivateChannel) -> None:
    clara = stage.playground.create_user("clara-of-the-group")
    board = answer(await stage.anna.command(group, "play"))
    with pytest.raises(NotPossibleError):
        clara.say(group, "Hello")
    group.add_person(clara)
    clara.say(group, f"Hello <@{stage.ben.id}>")
    await clara.click(board, "Place")
    assert board.text == "Placed by clara-of-the-group"
    assert [each.text for each in stage.ben.pings_in(group)] == [f"Hello <@{stage.ben.id}>"]
    notified = {each.user for each in stage.playground.notifications if each.message.author is clara}
    assert notified == {stage.anna, stage.ben}
    group.remove_person(stage.anna)
    assert (group.owner, stage.anna.messages(group)) == (stage.ben, [])
    stage.ben.say(group, "She left")


async def test_a_group_chat_has_ten_people(stage: Stage) -> None:
    people = [stage.playground.create_user(f"guest-{number}") for number in range(10)]
    with pytest.raises(NotPossibleError, match="at most 10"):
        stage.anna.open_group_chat(*people)
    group = stage.anna.open_group_chat(*people[:9])
    with pytest.raises(ValueError, match="free place"):
        group.add_person(people[9])
    direct = stage.anna.direct_messages(stage.ben)
    with pytest.raises(ValueError, match="only a group chat"):
        direct.add_person(people[0])
    with pytest.raises(ValueError, match="nobody leaves"):
        direct.remove_person(stage.anna)


async def test_a_deleted_account_leaves_its_group_chats(stage: Stage) -> None:
    clara = stage.playground.create_user("clara-who-goes")
    group = stage.anna.open_group_chat(clara)
    clara.delete_account()
    assert group.people == [stage.anna]
