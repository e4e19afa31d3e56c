"""Select menus of every kind."""

from typing import Any

import discord
import pytest
from discord import app_commands, ui

from discord_playground import NotPossibleError
from playground_tests.bot import Bot
from playground_tests.stage import Stage, answer

pytestmark = pytest.mark.asyncio(loop_scope="module")


class Menus(ui.View):
    """Selects of each kind, which answer with the chosen values."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @ui.select(
        placeholder="Letters",
        custom_id="letters",
        min_values=1,
        max_values=2,
        options=[discord.SelectOption(label=letter.upper(), value=letter) for letter in "abc"],
    )
    async def letters(self, interaction: discord.Interaction, menu: ui.Select[Any]) -> None:
        await interaction.response.send_message(" ".join(menu.values))

    @ui.select(cls=ui.UserSelect, placeholder="People", custom_id="people")
    async def people(self, interaction: discord.Interaction, menu: ui.UserSelect[Any]) -> None:
        await interaction.response.send_message(" ".join(user.display_name for user in menu.values))

    @ui.select(cls=ui.RoleSelect, placeholder="Roles", custom_id="roles")
    async def roles(self, interaction: discord.Interaction, menu: ui.RoleSelect[Any]) -> None:
        await interaction.response.send_message(" ".join(role.name for role in menu.values))

    @ui.select(cls=ui.ChannelSelect, placeholder="Places", custom_id="places", disabled=False)
    async def places(self, interaction: discord.Interaction, menu: ui.ChannelSelect[Any]) -> None:
        await interaction.response.send_message(" ".join(place.name for place in menu.values))

    @ui.select(
        cls=ui.ChannelSelect,
        placeholder="Talks",
        custom_id="talks",
        channel_types=[discord.ChannelType.public_thread],
    )
    async def talks(self, interaction: discord.Interaction, menu: ui.ChannelSelect[Any]) -> None:
        await interaction.response.send_message(" ".join(place.name for place in menu.values))


class DisabledMenu(ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)

    @ui.select(cls=ui.UserSelect, placeholder="Nobody", custom_id="nobody", disabled=True)
    async def nobody(self, interaction: discord.Interaction, _menu: ui.UserSelect[Any]) -> None:
        await interaction.response.send_message("a disabled menu can't be used")


@app_commands.command(description="Show the menus")
async def menus(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("Choose:", view=Menus())


@pytest.fixture(scope="module")
def bot() -> Bot:
    return Bot(menus)


async def test_one_chooses_by_label_or_value(stage: Stage) -> None:
    message = answer(await stage.anna.command(stage.channel, "menus"))
    assert answer(await stage.anna.select(message, "Letters", "A", "b")).text == "a b"
    assert answer(await stage.anna.select(message, "letters", "c")).text == "c"


async def test_one_chooses_people_roles_and_channels(stage: Stage) -> None:
    message = answer(await stage.anna.command(stage.channel, "menus"))
    assert answer(await stage.ben.select(message, "People", stage.anna)).text == "Anna"
    assert answer(await stage.ben.select(message, "Roles", stage.guild.everyone)).text == "@everyone"
    assert answer(await stage.ben.select(message, "Places", stage.channel)).text == "games"


async def test_a_menu_of_channels_may_offer_one_kind_alone(stage: Stage) -> None:
    message = answer(await stage.anna.command(stage.channel, "menus"))
    thread = stage.channel.create_thread("side talk", owner=stage.anna)
    assert answer(await stage.ben.select(message, "Talks", thread)).text == "side talk"
    with pytest.raises(NotPossibleError, match="type 0 is not offered"):
        await stage.ben.select(message, "Talks", stage.channel)
    thread.delete()


async def test_what_is_chosen_at_first_is_shown_with_the_menu(stage: Stage) -> None:
    _, posted = await stage.post(
        content="Who?",
        components=[{"type": 1, "components": [chosen_at_first(5, "user", stage.anna.id)]}],
    )
    (menu,) = stage.channel.messages[int(posted["id"])].selects
    assert menu.defaults == (("user", stage.anna.id),)


def chosen_at_first(kind: int, *pairs: str | int) -> dict[str, Any]:
    """Return a select of this kind whose default values are the (kind, id) pairs."""
    values = [{"type": each, "id": number} for each, number in zip(pairs[::2], pairs[1::2], strict=True)]
    return {"type": kind, "custom_id": "menu", "default_values": values}


async def test_only_what_a_menu_can_offer_is_chosen_at_first(stage: Stage) -> None:
    for menu in (
        chosen_at_first(5, "role", stage.guild.id),
        chosen_at_first(8, "user", stage.anna.id),
        chosen_at_first(5, "user", stage.anna.id, "user", stage.ben.id),
    ):
        status, refusal = await stage.post(content="?", components=[{"type": 1, "components": [menu]}])
        assert (status, refusal["code"]) == (400, 50035)


async def test_one_chooses_only_what_is_offered(stage: Stage) -> None:
    message = answer(await stage.anna.command(stage.channel, "menus"))
    for menu, chosen, why in (
        ("Letters", ("D",), "there are: A, B, C"),
        ("Letters", (), "1 to 2"),
        ("Letters", ("A", "B", "C"), "1 to 2"),
        ("People", (stage.channel,), "does not offer"),
        ("Numbers", ("1",), "no select"),
    ):
        with pytest.raises(NotPossibleError, match=why):
            await stage.anna.select(message, menu, *chosen)
    _, posted = await stage.post(content="Off", components=DisabledMenu().to_components())
    with pytest.raises(NotPossibleError, match="disabled"):
        await stage.anna.select(stage.channel.messages[int(posted["id"])], "Nobody", stage.anna)
