"""Modals that a bot opens from a command, a button or a select, and their submission."""

from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest
import pytest_asyncio
from discord import app_commands, ui

from discord_playground import Interaction, Message, NotPossibleError, Person
from discord_playground.discordpy import running
from playground_tests.bot import Bot
from playground_tests.stage import Stage, answer, stage_with_bot, staged


class Preferences(ui.Modal, title="Preferences"):
    """A modal with text, a text input, and selects for strings and users."""

    def __init__(self, whom: int) -> None:
        super().__init__(timeout=None, custom_id="preferences")
        self.add_item(ui.TextDisplay("Choose:"))
        self.add_item(
            ui.Label(text="Zone", component=ui.TextInput(custom_id="zone", default="UTC", max_length=20))
        )
        times = [discord.SelectOption(label=word, default=word == "never") for word in ("always", "never")]
        self.add_item(ui.Label(text="Ping", component=ui.Select(custom_id="ping", options=times)))
        first = [discord.SelectDefaultValue(id=whom, type=discord.SelectDefaultValueType.user)]
        people = ui.UserSelect[Any](custom_id="people", max_values=2, default_values=first)
        self.add_item(ui.Label(text="Partners", component=people))


class Openers(ui.View):
    """A button and a select that open the modal."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @ui.button(label="Edit", custom_id="edit")
    async def edit(self, interaction: discord.Interaction, _button: ui.Button[Any]) -> None:
        await interaction.response.send_modal(Preferences(interaction.user.id))

    @ui.select(custom_id="which", placeholder="Which?", options=[discord.SelectOption(label="all")])
    async def which(self, interaction: discord.Interaction, _menu: ui.Select[Any]) -> None:
        await interaction.response.send_modal(Preferences(interaction.user.id))


@app_commands.command(description="Open the form")
async def preferences(interaction: discord.Interaction) -> None:
    await interaction.response.send_modal(Preferences(interaction.user.id))


@app_commands.command(description="Show what opens the form")
async def openers(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("Here", view=Openers())


class FormReader(Bot):
    """A bot that identifies a submitted modal by its custom id alone, as a bot must after a restart."""

    def __init__(self) -> None:
        super().__init__(preferences, openers)
        self.add_view(Openers())

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type is not discord.InteractionType.modal_submit:
            return
        data: Any = interaction.data
        asked = [each["component"] for each in data["components"] if each["type"] == 18]
        words = " | ".join(each.get("value") or ",".join(each.get("values", ())) for each in asked)
        names = ",".join(each["username"] for each in data.get("resolved", {}).get("users", {}).values())
        text = f"{data['custom_id']}: {words} ({names})"
        if interaction.message is None:
            await interaction.response.send_message(text)
        else:
            await interaction.response.edit_message(content=text)


@pytest_asyncio.fixture
async def stage() -> AsyncIterator[Stage]:
    async with staged() as stage, running(stage.playground, stage.application, FormReader()):
        yield stage


async def open_modal(stage: Stage, how: str) -> Interaction:
    if how == "command":
        return await stage.anna.command(stage.channel, "preferences")
    message = answer(await stage.anna.command(stage.channel, "openers"))
    if how == "button":
        return await stage.anna.click(message, "Edit")
    return await stage.anna.select(message, "Which?", "all")


@pytest.mark.parametrize("how", ["command", "button", "menu"])
async def test_a_form_is_opened_and_sent_back(stage: Stage, how: str) -> None:
    used = await open_modal(stage, how)
    sent = await stage.anna.submit(
        used.modal, {"Zone": "Europe/Berlin", "Ping": "always", "Partners": [stage.ben]}
    )
    said = answer(sent)
    assert said.text == f"preferences: Europe/Berlin | always | {stage.ben.id} (ben)"
    assert (said is used.message) == (how != "command")


async def test_nobody_sends_back_what_somebody_else_sees(stage: Stage) -> None:
    used = await open_modal(stage, "command")
    with pytest.raises(NotPossibleError, match="somebody else"):
        stage.ben.begin_submit(used.modal, {})


async def test_what_is_left_alone_keeps_what_stood_there(stage: Stage) -> None:
    used = await open_modal(stage, "command")
    said = answer(await stage.anna.submit(used.modal, {}))
    assert said.text == f"preferences: UTC | never | {stage.anna.id} (anna)"


class Remembered(ui.Modal, title="Remembered"):
    """A modal with a prefilled text, whose custom id may be that of an earlier one."""

    text = ui.TextInput[Any](label="Text", custom_id="text")


@app_commands.command(description="Ask for a text")
async def remember(interaction: discord.Interaction, custom_id: str, prefilled: str) -> None:
    modal = Remembered(custom_id=custom_id, timeout=None)
    modal.text.default = prefilled
    await interaction.response.send_modal(modal)


async def test_a_phone_shows_of_a_custom_id_what_it_showed_first() -> None:
    async with stage_with_bot(Bot(remember)) as stage:
        cleo = stage.playground.create_user("cleo", on_phone=True)
        stage.guild.add_member(cleo)

        async def shown(person: Person, custom_id: str, prefilled: str) -> str:
            sent = {"custom_id": custom_id, "prefilled": prefilled}
            modal = (await person.command(stage.channel, "remember", sent)).modal
            assert modal is not None
            text: str = modal.components[0]["components"][0]["value"]
            return text

        assert [await shown(cleo, "one", each) for each in ("first", "second")] == ["first", "first"]
        assert await shown(cleo, "two", "third") == "third"
        assert [await shown(stage.anna, "one", each) for each in ("first", "second")] == ["first", "second"]


class Habits(ui.Modal, title="Habits"):
    """A modal with radio buttons, checkboxes and a single checkbox."""

    def __init__(self) -> None:
        super().__init__(timeout=None, custom_id="habits")
        often = [
            discord.RadioGroupOption(label=word, value=word, default=word == "daily")
            for word in ("daily", "never")
        ]
        days = [discord.CheckboxGroupOption(label=word, value=word) for word in ("Sat", "Sun")]
        self.add_item(ui.Label(text="Often", component=ui.RadioGroup(custom_id="often", options=often)))
        group = ui.CheckboxGroup[Any](custom_id="days", options=days, required=False)
        self.add_item(ui.Label(text="Days", component=group))
        self.add_item(ui.Label(text="Quiet", component=ui.Checkbox(custom_id="quiet", default=True)))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        parts = [item.component for item in self.children if isinstance(item, ui.Label)]
        often, days, quiet = parts
        assert isinstance(often, ui.RadioGroup)
        assert isinstance(days, ui.CheckboxGroup)
        assert isinstance(quiet, ui.Checkbox)
        await interaction.response.send_message(f"{often.value} {days.values} {quiet.value}")


@app_commands.command(description="Ask for habits")
async def habits(interaction: discord.Interaction) -> None:
    await interaction.response.send_modal(Habits())


async def test_radio_buttons_and_checkboxes_are_filled_in() -> None:
    async with stage_with_bot(Bot(habits)) as stage:
        for fields, words in (
            ({}, "daily [] True"),
            ({"Often": "never", "Days": ["Sat", "Sun"], "Quiet": False}, "never ['Sat', 'Sun'] False"),
            ({"Days": "Sun"}, "daily ['Sun'] True"),
        ):
            used = await stage.anna.command(stage.channel, "habits")
            assert answer(await stage.anna.submit(used.modal, fields)).text == words
        used = await stage.anna.command(stage.channel, "habits")
        for wrong in ({"Often": ["daily", "never"]}, {"Days": ["Mon"]}):
            with pytest.raises(NotPossibleError):
                stage.anna.begin_submit(used.modal, wrong)


async def test_a_form_is_sent_hours_later_and_to_a_bot_that_was_started_again() -> None:
    async with staged() as stage:
        async with running(stage.playground, stage.application, FormReader()):
            used = await open_modal(stage, "button")
        await stage.playground.disconnected(stage.application)
        stage.playground.clock.advance(3 * 3600)
        async with running(stage.playground, stage.application, FormReader()):
            said: Message = answer(await stage.anna.submit(used.modal, {"Ping": "always"}))
            assert said is used.message
            assert said.text.startswith("preferences: UTC | always")


async def test_somebody_who_left_the_server_sends_no_form_there(stage: Stage) -> None:
    used = await open_modal(stage, "command")
    stage.guild.remove_member(stage.anna)
    with pytest.raises(NotPossibleError, match="VIEW_CHANNEL"):
        stage.anna.begin_submit(used.modal, {})
