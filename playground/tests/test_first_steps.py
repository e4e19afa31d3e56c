"""A bot that connects and registers a command, which people use."""

import io

import discord
from discord import app_commands, ui

from discord_playground import Playground
from discord_playground.discordpy import running
from playground_tests.bot import Bot


class Invitation(ui.LayoutView):
    """A Components V2 message with a picture, a button and a select."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        accept: ui.Button[Invitation] = ui.Button(label="Accept", custom_id="accept")
        accept.callback = self.accept  # type: ignore[method-assign]  # discord.py's way of setting a callback
        pick: ui.Select[Invitation] = ui.Select(
            placeholder="Pick one",
            custom_id="pick",
            options=[
                discord.SelectOption(label="One", value="1"),
                discord.SelectOption(label="Two", value="2"),
            ],
        )
        pick.callback = self.pick  # type: ignore[method-assign]  # as above
        picture = discord.MediaGalleryItem("attachment://board.png", description="A board")
        self.choice = pick
        self.add_item(
            ui.Container(
                ui.TextDisplay("**Shall we play?**"),
                ui.MediaGallery(picture),
                ui.ActionRow(accept),
                ui.ActionRow(pick),
            )
        )

    async def accept(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("You accepted.", ephemeral=True)
        await interaction.followup.send("Accepted!")

    async def pick(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        chosen = ui.LayoutView().add_item(ui.TextDisplay(f"Picked {self.choice.values[0]}."))
        await interaction.edit_original_response(view=chosen, attachments=[])


@app_commands.command(description="Invite somebody")
async def invite(interaction: discord.Interaction, guest: discord.Member, where: str = "here") -> None:
    await interaction.response.send_message(
        view=Invitation(),
        file=discord.File(io.BytesIO(b"picture of " + where.encode()), "board.png"),
        allowed_mentions=discord.AllowedMentions(users=[guest]),
    )


@invite.autocomplete("where")
async def where(_interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=f"{typed}ere", value="here")]


async def test_people_use_what_a_bot_offers() -> None:
    async with Playground() as playground:
        application = playground.create_application("Inviter")
        guild = playground.create_guild("Club")
        channel = guild.create_text_channel("games")
        guild.add_bot(application)
        anna, ben = playground.create_user("anna"), playground.create_user("ben")
        guild.add_member(anna)
        guild.add_member(ben)
        async with running(playground, application, Bot(invite)):
            choices = await anna.autocomplete(channel, "invite", focused="where", where="h")
            assert [(choice.name, choice.value) for choice in choices] == [("here", "here")]

            used = await anna.command(channel, "invite", guest=ben, where="there")
            invitation = used.response
            assert invitation is not None
            assert invitation.text == "**Shall we play?**"
            assert [(each.data, each.description) for each in invitation.media] == [
                (b"picture of there", "A board")
            ]

            accepted = await (await ben.click(invitation, "Accept")).settled(messages=2)
            assert [message.text for message in accepted.messages] == ["You accepted.", "Accepted!"]
            assert "You accepted." in [message.text for message in ben.messages(channel)]
            assert "You accepted." not in [message.text for message in anna.messages(channel)]

            picked = await (await anna.select(invitation, "Pick one", "Two")).settled()
            assert picked.response is invitation
            await playground.wait_until(lambda: invitation.text == "Picked 2.", what="the choice to be shown")
            assert invitation.edited
        assert playground.violations == []
