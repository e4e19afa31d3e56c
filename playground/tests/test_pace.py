"""People act only when the bot has the answers to its requests."""

import asyncio
from typing import Any

import discord
import pytest
from discord import ui

from discord_playground.discordpy import introduce, pointed_at
from discord_playground.pace import Pace
from playground_tests.stage import Stage, staged


async def test_what_people_do_waits_for_the_answers_under_way_in_order() -> None:
    pace, done = Pace(0.0), list[str]()
    pace.let(lambda: done.append("before"))
    with pace.answering():
        pace.let(lambda: done.append("press"))
        with pace.answering():
            pace.let(lambda: done.append("word"))
        assert (done, pace.holds) == (["before"], True)
    assert (done, pace.holds) == (["before", "press", "word"], False)


async def test_people_may_take_a_moment_longer() -> None:
    pace, done = Pace(0.01), asyncio.Event()
    pace.let(done.set)
    assert done.is_set()  # no request came before it
    done.clear()
    with pace.answering():
        pace.let(done.set)
    started = asyncio.get_running_loop().time()
    pace.let(lambda: None)
    assert not done.is_set()
    await done.wait()
    assert asyncio.get_running_loop().time() - started >= 0.009
    with pace.answering():
        pace.let(done.clear)
    pace.close()
    await asyncio.sleep(0.02)
    assert (done.is_set(), pace.holds) == (True, False)


class Panel(ui.View):
    """A view that discord.py knows only when it has the answer to the message's request."""

    @ui.button(label="Press", custom_id="press")
    async def press(self, interaction: discord.Interaction, _button: ui.Button[Any]) -> None:
        await interaction.response.edit_message(content="Pressed", view=None)


class Guesser(discord.Client):
    """A bot that posts a panel or asks for a word. It takes note of answers as slowly as another process may."""

    async def setup_hook(self) -> None:
        request = self.http.request

        async def take_note(*asked: Any, **more: Any) -> Any:  # noqa: ANN401  discord.py's
            answer = await request(*asked, **more)
            await asyncio.sleep(0.01)
            return answer

        self.http.request = take_note  # type: ignore[method-assign]  # there is no other way in

    async def on_message(self, message: discord.Message) -> None:
        if message.content == "!panel":
            await message.channel.send("A panel", view=Panel())
        elif message.content == "!guess":
            await message.channel.send("Guess")
            guess = await self.wait_for("message", check=lambda each: each.author == message.author)
            await message.channel.send(f"You said {guess.content}")


async def posted(stage: Stage, text: str) -> Any:  # noqa: ANN401  a message
    """Return the message with a text as soon as it exists."""
    messages = stage.channel.messages
    await stage.playground.wait_until(
        lambda: any(each.text == text for each in messages.values()), what=text, timeout=5
    )
    return next(each for each in messages.values() if each.text == text)


async def test_a_bot_of_any_kind_is_never_pressed_too_soon() -> None:
    bot = Guesser(intents=discord.Intents.all())
    async with staged(reaction=0.03) as stage:
        stage.application.privileged_intents = discord.Intents.all().value
        introduce(bot, stage.playground)
        with pointed_at(stage.playground):
            task = asyncio.create_task(bot.start(stage.application.token))
            await stage.playground.connected(stage.application)
            await bot.wait_until_ready()
            for number in range(3):
                stage.anna.say(stage.channel, "!panel")
                panel = await posted(stage, "A panel")
                pressed = await asyncio.wait_for(stage.anna.click(panel, "Press"), 5)
                assert (pressed.failed, panel.text) == (False, "Pressed")
                stage.anna.say(stage.channel, "!guess")
                question = await posted(stage, "Guess")
                stage.anna.say(stage.channel, f"number {number}")
                await posted(stage, f"You said number {number}")
                stage.playground.delete(question)
            await bot.close()
            await task


@pytest.mark.parametrize("kind", [discord.Client, discord.AutoShardedClient])
async def test_a_bot_of_any_kind_is_ready_when_it_has_its_servers(
    kind: type[discord.Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("discord_playground.discordpy.catching_up.PATIENCE", 3600.0)
    bot = kind(intents=discord.Intents.default())
    async with staged() as stage:
        introduce(bot, stage.playground)
        with pointed_at(stage.playground):
            task = asyncio.create_task(bot.start(stage.application.token))
            async with asyncio.timeout(20):
                await stage.playground.connected(stage.application)
                await bot.wait_until_ready()
            assert [guild.id for guild in bot.guilds] == [stage.guild.id]
            await bot.close()
            await task
