"""Direct messages between a bot and people."""

import asyncio
from typing import Any

import discord
import pytest
from discord import app_commands, ui

from discord_playground import NotPossibleError, Person
from playground_tests.bot import Bot
from playground_tests.stage import Stage, answer

pytestmark = pytest.mark.asyncio(loop_scope="module")


@app_commands.command(description="Say where we are")
async def where(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(
        f"{type(interaction.channel).__name__} {interaction.context.guild}"
    )


@app_commands.command(description="Only in servers")
@app_commands.guild_only()
async def play(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("Played.")


@app_commands.command(description="Only in direct messages")
@app_commands.dm_only()
async def whisper(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("Psst.")


match = app_commands.Group(name="match", description="Matches")


@match.command(description="Show a match")
async def show(interaction: discord.Interaction, which: str) -> None:
    await interaction.response.send_message(which)


@show.autocomplete("which")
async def own(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    words = f"{typed} of {interaction.user.name}"
    return [app_commands.Choice(name=words, value=words)]


@pytest.fixture(scope="module")
def bot() -> Bot:
    return Bot(where, play, whisper, match)


class Turn(ui.LayoutView):
    """A bot's message to the player to move, with a button that removes itself."""

    row: ui.ActionRow[Any] = ui.ActionRow()

    def __init__(self, words: str) -> None:
        super().__init__(timeout=None)
        self.clear_items()
        self.add_item(ui.Container(ui.TextDisplay(words))).add_item(self.row)

    @row.button(label="Seen", custom_id="seen")
    async def seen(self, interaction: discord.Interaction, _button: ui.Button[Any]) -> None:
        place = f"{interaction.guild} {interaction.user.display_name} {interaction.locale}"
        await interaction.response.edit_message(view=ui.LayoutView().add_item(ui.TextDisplay(place)))


async def written_to(bot: Bot, person: Person) -> discord.User:
    return await bot.fetch_user(person.id)


async def test_a_bot_writes_to_people_directly(bot: Bot, stage: Stage) -> None:
    anna = await written_to(bot, stage.anna)
    sent = await anna.send(f"Your turn, {anna.mention}")
    place = stage.anna.direct_messages(stage.application)
    assert [message.text for message in stage.anna.messages(place)] == [f"Your turn, {anna.mention}"]
    assert place.messages[sent.id].pings == {stage.anna.id}
    assert stage.anna.pings_in(place) == [place.messages[sent.id]]
    assert stage.ben.messages(place) == []


async def test_a_bot_reads_what_people_write_to_it_directly(bot: Bot, stage: Stage) -> None:
    heard = asyncio.create_task(bot.wait_for("message", check=lambda each: each.author.id == stage.ben.id))
    await asyncio.sleep(0)
    stage.ben.say(stage.ben.direct_messages(stage.application), "Hello, bot")
    message = await heard
    assert (message.content, message.guild) == ("Hello, bot", None)


async def test_a_button_in_a_direct_message_is_pressed_by_the_one_who_got_it(bot: Bot, stage: Stage) -> None:
    await (await written_to(bot, stage.ben)).send(view=Turn("It is your turn."))
    place = stage.ben.direct_messages(stage.application)
    message = stage.ben.messages(place)[-1]
    pressed = await stage.ben.click(message, "Seen")
    assert answer(pressed) is message
    assert message.text == "None Ben de"
    assert (message.pings, message.buttons) == (frozenset(), [])
    with pytest.raises(NotPossibleError, match="does not see"):
        await stage.anna.click(message, "Seen")


async def test_commands_are_used_in_direct_messages_unless_they_are_for_servers(stage: Stage) -> None:
    place = stage.anna.direct_messages(stage.application)
    used = await stage.anna.command(place, "where")
    assert answer(used).text == "DMChannel False"
    with pytest.raises(
        NotPossibleError, match=r"\(it is not for direct messages\); there are: where, whisper, match show"
    ):
        await stage.anna.command(place, "play")
    with pytest.raises(NotPossibleError, match=r"\(it is not for servers\)"):
        await stage.anna.command(stage.channel, "whisper")


async def test_a_subcommand_in_direct_messages_has_options_and_completions(stage: Stage) -> None:
    place = stage.anna.direct_messages(stage.application)
    choices = await stage.anna.autocomplete(place, "match show", focused="which", which="4")
    assert [choice.value for choice in choices] == ["4 of anna"]
    used = await stage.anna.command(place, "match show", which="4 of anna")
    assert answer(used).text == "4 of anna"
    told = used.payload()
    assert (told["context"], told["authorizing_integration_owners"]) == (1, {"0": "0"})
    assert told["user"]["id"] == str(stage.anna.id)
    assert told.keys().isdisjoint({"guild", "guild_id", "guild_locale", "member"})


async def test_somebody_who_takes_no_direct_messages_gets_none_but_still_gets_answers(
    bot: Bot, stage: Stage
) -> None:
    dora = stage.playground.create_user("dora")
    stage.guild.add_member(dora)
    user = await written_to(bot, dora)
    await user.send("Hello?")
    dora.refuse_direct_messages(stage.application)
    with pytest.raises(discord.Forbidden) as caught:
        await user.send("Hello?")
    assert caught.value.code == 50007
    place = dora.direct_messages(stage.application)
    assert answer(await dora.command(place, "where")).text == "DMChannel False"
    dora.accept_direct_messages(stage.application)
    await user.send("Hello again")
    assert [message.text for message in dora.messages(place)] == ["Hello?", "DMChannel False", "Hello again"]


async def test_nobody_is_written_to_without_a_common_server(bot: Bot, stage: Stage) -> None:
    emil = stage.playground.create_user("emil")
    user = await written_to(bot, emil)
    with pytest.raises(discord.Forbidden) as caught:
        await user.send("Hello?")
    assert caught.value.code == 50278
    stage.guild.add_member(emil)
    sent = await user.send("Hello?")
    stage.guild.remove_member(emil)
    with pytest.raises(discord.Forbidden) as caught:
        await user.send("Where are you?")
    assert caught.value.code == 50278
    await sent.edit(content="What was written before can still be edited")


async def test_nobody_opens_direct_messages_with_a_deleted_account(bot: Bot, stage: Stage) -> None:
    fred = stage.playground.create_user("fred")
    stage.guild.add_member(fred)
    sent = await (await written_to(bot, fred)).send("Hello?")
    fred.delete_account()
    assert fred.id not in stage.guild.members
    status, refusal = await stage.call("POST", "/users/@me/channels", {"recipient_id": str(fred.id)})
    assert (status, refusal["code"]) == (400, 50033)
    with pytest.raises(discord.Forbidden) as caught:
        await sent.channel.send("Are you there?")
    assert caught.value.code == 50278
