"""Answers to interactions: immediate, deferred, ephemeral, with a modal, or too late."""

import asyncio
from typing import Any

import discord
import pytest
from discord import ui
from discord.ext import commands

from discord_playground import InteractionType, NotPossibleError
from playground_tests.stage import Stage, answer

pytestmark = pytest.mark.asyncio(loop_scope="module")

Interaction = discord.Interaction[commands.AutoShardedBot]


class AnsweringBot(commands.AutoShardedBot):
    """A bot that answers `/do what:<name>` with the method of that name; `errors` receives HTTP errors."""

    def __init__(self) -> None:
        super().__init__("!", intents=discord.Intents.default())
        self.errors: asyncio.Queue[Exception] = asyncio.Queue()
        self.gate = asyncio.Event()
        self.last: Interaction | None = None

    async def setup_hook(self) -> None:
        @self.tree.command(description="Behave")
        async def do(interaction: Interaction, what: str) -> None:
            self.last = interaction
            try:
                await getattr(self, what)(interaction)
            except discord.HTTPException as error:
                self.errors.put_nowait(error)

        await self.tree.sync()

    async def answer(self, interaction: Interaction) -> None:
        await interaction.response.send_message("Here.")

    async def whisper(self, interaction: Interaction) -> None:
        await interaction.response.send_message("For you.", ephemeral=True)
        await interaction.followup.send("For you, too.", ephemeral=True)
        await interaction.followup.send("For all.")

    async def think(self, interaction: Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await self.gate.wait()
        await interaction.edit_original_response(content=f"Thought, {interaction.user.mention}.")

    async def think_in_private(self, interaction: Interaction) -> None:
        await interaction.response.defer(thinking=True, ephemeral=True)
        await interaction.followup.send("Thought in private.")
        await interaction.followup.send("Said aloud.")

    async def think_v2(self, interaction: Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await interaction.edit_original_response(view=ui.LayoutView().add_item(ui.TextDisplay("Neatly.")))

    async def dawdle(self, interaction: Interaction) -> None:
        await self.gate.wait()
        await interaction.response.send_message("Too late.")

    async def answer_twice(self, interaction: Interaction) -> None:
        await interaction.response.send_message("Once.")
        interaction.response._response_type = None  # keeps discord.py from raising an error itself
        await interaction.response.send_message("Twice.")

    async def take_back(self, interaction: Interaction) -> None:
        await interaction.response.send_message("Never mind.")
        more = await interaction.followup.send("Nor this.", wait=True)
        await more.delete()
        await interaction.delete_original_response()

    async def mend(self, interaction: Interaction) -> None:
        await interaction.response.send_message("Frist")
        original = await interaction.original_response()
        await original.edit(content="First")
        more = await interaction.followup.send("Secnod", wait=True)
        await more.edit(content="Second")
        fetched = await interaction.followup.fetch_message(more.id)
        assert fetched.content == "Second"

    async def know(self, interaction: Interaction) -> None:
        callback = await interaction.response.send_message("Known.", ephemeral=True)
        assert isinstance(callback.resource, discord.InteractionMessage)
        assert callback.message_id == callback.resource.id
        assert callback.is_ephemeral()
        assert not callback.is_thinking()

    async def ask(self, interaction: Interaction) -> None:
        await interaction.response.send_modal(Question())

    async def buttons(self, interaction: Interaction) -> None:
        await interaction.response.send_message("Choose:", view=Buttons(self), ephemeral=True)


class Question(ui.Modal, title="A question"):
    """A modal that asks for a name and a colour."""

    name: ui.Label[Any] = ui.Label(
        text="Your name", component=ui.TextInput(custom_id="name", min_length=2, max_length=8)
    )
    colour: ui.Label[Any] = ui.Label(
        text="Your colour",
        component=ui.Select(
            custom_id="colour",
            options=[discord.SelectOption(label="White"), discord.SelectOption(label="Black")],
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        name, colour = self.name.component, self.colour.component
        assert isinstance(name, ui.TextInput)
        assert isinstance(colour, ui.Select)
        await interaction.response.send_message(f"{name.value} plays {colour.values[0]}.")


class Buttons(ui.View):
    """Buttons that answer in different ways."""

    def __init__(self, answering_bot: AnsweringBot) -> None:
        super().__init__(timeout=None)
        self.answering_bot = answering_bot

    @ui.button(label="Update", custom_id="update")
    async def update(self, interaction: discord.Interaction, _button: ui.Button[Any]) -> None:
        await interaction.response.edit_message(content="Updated.")

    @ui.button(label="Defer", custom_id="defer", emoji="⏳")
    async def defer(self, interaction: discord.Interaction, _button: ui.Button[Any]) -> None:
        await interaction.response.defer()
        await self.answering_bot.gate.wait()
        await interaction.edit_original_response(content="Deferred.")

    @ui.button(label="Reply", custom_id="reply")
    async def reply(self, interaction: discord.Interaction, _button: ui.Button[Any]) -> None:
        await interaction.response.defer(thinking=True, ephemeral=True)
        await interaction.edit_original_response(content="Replied.")

    @ui.button(label="Ask", custom_id="ask")
    async def ask(self, interaction: discord.Interaction, _button: ui.Button[Any]) -> None:
        await interaction.response.send_modal(Question())

    @ui.button(label="Dismiss", custom_id="dismiss")
    async def dismiss(self, interaction: discord.Interaction, _button: ui.Button[Any]) -> None:
        await interaction.response.defer()
        await interaction.delete_original_response()

    @ui.button(label="No", custom_id="no", disabled=True)
    async def no(self, _interaction: discord.Interaction, _button: ui.Button[Any]) -> None:
        raise AssertionError("a disabled button can't be pressed")


@pytest.fixture(scope="module")
def answering_bot() -> AnsweringBot:
    return AnsweringBot()


@pytest.fixture(scope="module")
def bot(answering_bot: AnsweringBot) -> AnsweringBot:
    return answering_bot


@pytest.fixture(autouse=True)
def closed_gate(answering_bot: AnsweringBot) -> None:
    answering_bot.gate.clear()


async def test_an_answer_is_seen_by_all_and_says_what_it_answers(stage: Stage) -> None:
    used = await stage.anna.command(stage.channel, "do", what="answer")
    message = answer(used)
    assert (message.text, message.ephemeral, message.author) == ("Here.", False, stage.application.user)
    assert message in stage.ben.messages(stage.channel)
    assert message.origin is not None
    assert message.origin["user"]["id"] == str(stage.anna.id)
    assert used.latency is not None
    assert used.latency < 3


async def test_the_languages_of_person_and_server_are_told(stage: Stage, answering_bot: AnsweringBot) -> None:
    await stage.ben.command(stage.channel, "do", what="answer")
    assert answering_bot.last is not None
    assert answering_bot.last.locale is discord.Locale.german
    assert answering_bot.last.guild_locale is discord.Locale.american_english


async def test_what_is_ephemeral_is_seen_by_one_person_alone(stage: Stage) -> None:
    used = await (await stage.anna.command(stage.channel, "do", what="whisper")).settled(messages=3)
    texts = ["For you.", "For you, too.", "For all."]
    assert [message.text for message in used.messages] == texts
    assert [message.text for message in stage.anna.messages(stage.channel)][-3:] == texts
    assert [each for each in used.messages if each in stage.ben.messages(stage.channel)] == [used.messages[2]]
    status, refusal = await stage.call("GET", f"/channels/{stage.channel.id}/messages/{used.messages[0].id}")
    assert (status, refusal["code"]) == (404, 10008)


async def test_a_deferred_answer_thinks_and_then_takes_its_place_and_pings_nobody(
    stage: Stage, answering_bot: AnsweringBot
) -> None:
    used = await stage.anna.command(stage.channel, "do", what="think")
    message = answer(used)
    assert (message.loading, message.text, used.complete) == (True, "", False)
    answering_bot.gate.set()
    await used.settled()
    assert (message.loading, message.edited, message.pings) == (False, False, frozenset())
    assert message.text == f"Thought, {stage.anna.mention}."


async def test_the_first_follow_up_of_a_deferred_answer_takes_its_place_as_private_as_it_was(
    stage: Stage,
) -> None:
    used = await stage.anna.command(stage.channel, "do", what="think_in_private")
    await used.settled(messages=2)
    assert [(each.text, each.ephemeral) for each in used.messages] == [
        ("Thought in private.", True),
        ("Said aloud.", False),
    ]


async def test_a_deferred_answer_may_become_one_of_components_v2(stage: Stage) -> None:
    used = await (await stage.anna.command(stage.channel, "do", what="think_v2")).settled()
    assert (answer(used).text, answer(used).is_v2) == ("Neatly.", True)


async def test_after_three_seconds_an_answer_is_too_late(stage: Stage, answering_bot: AnsweringBot) -> None:
    used = asyncio.create_task(stage.anna.command(stage.channel, "do", what="dawdle"))
    await stage.playground.wait_until(
        lambda: any(
            used.data["options"][0]["value"] == "dawdle"
            for used in stage.playground.world.interactions.values()
        ),
        what="the command to be used",
    )
    stage.playground.clock.advance(3.1)
    failed = await used
    assert (failed.failed, failed.response, failed.latency) == (True, None, None)
    answering_bot.gate.set()
    error = await answering_bot.errors.get()
    assert isinstance(error, discord.NotFound)
    assert error.code == 10062


async def test_there_is_one_first_answer(stage: Stage, answering_bot: AnsweringBot) -> None:
    used = await stage.anna.command(stage.channel, "do", what="answer_twice")
    error = await answering_bot.errors.get()
    assert isinstance(error, discord.HTTPException)
    assert (error.status, error.code) == (400, 40060)
    assert [message.text for message in used.messages] == ["Once."]


async def test_after_a_quarter_of_an_hour_the_token_is_void(
    stage: Stage, answering_bot: AnsweringBot
) -> None:
    used = await stage.anna.command(stage.channel, "do", what="answer")
    assert answering_bot.last is not None
    interaction = answering_bot.last
    stage.playground.clock.advance(15 * 60 + 1)
    with pytest.raises(discord.HTTPException) as caught:
        await interaction.followup.send("Too late.")
    assert (caught.value.status, caught.value.code) == (401, 50027)
    assert answer(used).text == "Here."


async def test_answers_can_be_taken_back(stage: Stage) -> None:
    used = await (await stage.anna.command(stage.channel, "do", what="take_back")).settled()
    await stage.playground.wait_until(lambda: not used.messages, what="both messages to be deleted")
    assert answer(used).deleted


async def test_answers_can_be_edited(stage: Stage) -> None:
    used = await stage.anna.command(stage.channel, "do", what="mend")
    await stage.playground.wait_until(
        lambda: [message.text for message in used.messages] == ["First", "Second"], what="both edits"
    )
    assert all(message.edited for message in used.messages)


async def test_the_callback_response_shows_the_message(stage: Stage, answering_bot: AnsweringBot) -> None:
    await stage.anna.command(stage.channel, "do", what="know")
    assert answering_bot.errors.empty()


async def test_a_modal_is_filled_in(stage: Stage) -> None:
    used = await stage.anna.command(stage.channel, "do", what="ask")
    assert used.modal is not None
    assert used.modal.title == "A question"
    submitted = await stage.anna.submit(used.modal, {"Your name": "Anna", "colour": "Black"})
    assert answer(submitted).text == "Anna plays Black."


@pytest.mark.parametrize(
    "fields",
    [
        {"Your name": "A", "colour": "Black"},
        {"Your name": "Anna Anna Anna", "colour": "Black"},
        {"Your name": "Anna", "colour": "Red"},
        {"Your name": "Anna"},
        {"Your name": "Anna", "colour": "Black", "Your age": "7"},
    ],
)
async def test_a_modal_takes_only_what_it_asks_for(stage: Stage, fields: dict[str, str]) -> None:
    used = await stage.anna.command(stage.channel, "do", what="ask")
    with pytest.raises(NotPossibleError):
        await stage.anna.submit(used.modal, fields)
    with pytest.raises(NotPossibleError):
        await stage.ben.submit(used.modal, {"Your name": "Ben", "colour": "Black"})


async def test_a_press_updates_the_message_in_place(stage: Stage) -> None:
    menu = answer(await stage.anna.command(stage.channel, "do", what="buttons"))
    pressed = await stage.anna.click(menu, "Update")
    assert pressed.response is menu
    assert (menu.text, menu.edited, menu.ephemeral) == ("Updated.", True, True)


async def test_a_deferred_press_changes_nothing_until_it_is_carried_out(
    stage: Stage, answering_bot: AnsweringBot
) -> None:
    menu = answer(await stage.anna.command(stage.channel, "do", what="buttons"))
    pressed = await stage.anna.click(menu, "⏳ Defer")
    assert (menu.text, menu.loading, pressed.complete) == ("Choose:", False, False)
    answering_bot.gate.set()
    await pressed.settled()
    assert menu.text == "Deferred."


async def test_a_press_may_be_answered_in_a_new_message(stage: Stage) -> None:
    menu = answer(await stage.anna.command(stage.channel, "do", what="buttons"))
    pressed = await (await stage.anna.click(menu, "Reply")).settled()
    assert answer(pressed) is not menu
    assert (answer(pressed).text, answer(pressed).ephemeral) == ("Replied.", True)


async def test_a_press_may_open_a_modal(stage: Stage) -> None:
    menu = answer(await stage.anna.command(stage.channel, "do", what="buttons"))
    pressed = await stage.anna.click(menu, "Ask")
    submitted = await stage.anna.submit(pressed.modal, {"name": "Anna", "colour": "White"})
    assert answer(submitted).text == "Anna plays White."


async def test_a_press_may_take_its_message_away(stage: Stage) -> None:
    menu = answer(await stage.anna.command(stage.channel, "do", what="buttons"))
    await (await stage.anna.click(menu, "Dismiss")).settled()
    assert menu.deleted
    with pytest.raises(NotPossibleError, match="deleted"):
        await stage.anna.click(menu, "Update")


async def test_people_press_only_what_they_see_and_what_is_enabled(stage: Stage) -> None:
    menu = answer(await stage.anna.command(stage.channel, "do", what="buttons"))
    with pytest.raises(NotPossibleError, match="disabled"):
        await stage.anna.click(menu, "No")
    with pytest.raises(NotPossibleError, match="Update, ⏳ Defer"):
        await stage.anna.click(menu, "Yes")
    with pytest.raises(NotPossibleError, match="does not see"):
        await stage.ben.click(menu, "Update")
    stage.anna.delete(menu)
    assert menu not in stage.anna.messages(stage.channel)


async def test_a_press_that_nothing_answers_fails(stage: Stage) -> None:
    _, posted = await stage.post(
        content="Old",
        components=[{"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "gone"}]}],
    )
    message = stage.channel.messages[int(posted["id"])]
    pressed = stage.anna.begin_click(message, "Go")
    stage.playground.clock.advance(3.1)
    assert pressed.failed


async def test_an_interaction_is_answered_only_with_its_id_and_token(stage: Stage) -> None:
    status, refusal = await stage.call("POST", "/interactions/1/nonsense/callback", {"type": 4})
    assert (status, refusal["code"]) == (404, 10062)
    status, refusal = await stage.call("POST", f"/webhooks/{stage.application.id}/nonsense", {"content": "x"})
    assert (status, refusal["code"]) == (401, 50027)
    status, refusal = await stage.call("POST", "/webhooks/1/nonsense", {"content": "x"})
    assert (status, refusal["code"]) == (404, 10015)


async def test_a_command_is_not_answered_by_updating_a_message(stage: Stage) -> None:
    used = stage.anna.begin_command(stage.channel, "do", {"what": "dawdle"})
    for kind in (6, 7, 8, 99):
        status, refusal = await stage.call(
            "POST", f"/interactions/{used.id}/{used.token}/callback", {"type": kind, "data": {"content": "x"}}
        )
        assert (status, refusal["code"]) == (400, 50035)
    assert not used.over


async def test_a_modal_is_not_answered_by_another_modal(stage: Stage) -> None:
    sent = {"custom_id": "unknown", "components": []}
    used = stage.anna.forge(InteractionType.MODAL, stage.application, stage.channel, sent)
    line = {"type": 18, "label": "Why?", "component": {"type": 4, "custom_id": "why", "style": 1}}
    asked = {"type": 9, "data": {"custom_id": "more", "title": "More", "components": [line]}}
    status, refusal = await stage.call("POST", f"/interactions/{used.id}/{used.token}/callback", asked)
    assert (status, refusal["code"]) == (400, 50035)
    assert not used.over


async def test_many_people_at_once_are_all_answered(stage: Stage) -> None:
    used = await asyncio.gather(*(stage.anna.command(stage.channel, "do", what="answer") for _ in range(100)))
    assert {answer(each).text for each in used} == {"Here."}
    assert len({answer(each).id for each in used}) == 100
