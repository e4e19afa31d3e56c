"""Routes presses on controls and submitted forms to their handlers."""

from re import Match as TextMatch
from typing import Any, Self

import discord
from discord import ui

from bot.domain.refusals import RefusalReason, Refused
from bot.requests.answering import answer
from bot.requests.foreign_views import answer_in_view
from bot.requests.handlers import Handlers
from bot.requests.request import Interaction, Request, User
from bot.toolkit.answer import Answer, Close, Gone, control_id
from bot.toolkit.control import PATTERN, action_of

handlers = Handlers()


async def answer_press(interaction: Interaction, custom_id: str, picked: tuple[User, ...] = ()) -> None:
    """Answer a press on a control, or a submitted form. The custom id may come from any version of the bot."""
    request = Request(interaction, picked)
    handled = interaction.client.get(Handlers).controls.get(action_of(custom_id))

    async def respond() -> Answer:
        if handled is None:
            raise Refused(RefusalReason.OUTDATED_CONTROL)
        return await answer_in_view(request, lambda: handled.respond(request, custom_id))

    await answer(request, respond, handled.meanwhile if handled else None)


async def on_interaction(interaction: Interaction) -> None:
    """Handle interactions that discord.py does not dispatch: forms and foreign controls. A client listener.

    discord.py dispatches only the forms that this process has shown. A foreign control was posted by another
    program of the same application.
    """
    data: Any = interaction.data
    if interaction.type is discord.InteractionType.modal_submit:
        await answer_press(interaction, control_id(data["custom_id"]))
    elif interaction.type is discord.InteractionType.component and not action_of(data["custom_id"]):
        await answer_press(interaction, data["custom_id"])


class AnyControl(ui.DynamicItem[ui.Item[Any]], template=PATTERN):
    """Matches every control of the bot, so that discord.py dispatches presses on messages of any age."""

    @classmethod
    async def from_custom_id(
        cls,
        interaction: Interaction,  # type: ignore[override]  # noqa: ARG003  discord.py's signature, with our client
        item: ui.Item[Any],
        match: TextMatch[str],  # noqa: ARG003  as above
        /,
    ) -> Self:
        """Wrap the pressed item. Must not raise, because discord.py would swallow the exception."""
        return cls(item)

    async def callback(self, interaction: Interaction) -> None:  # type: ignore[override]
        item = self.item
        values: tuple[object, ...] = tuple(item.values) if isinstance(item, ui.UserSelect) else ()
        picked = tuple(each for each in values if isinstance(each, User))  # Discord resolves each of them
        await answer_press(interaction, self.custom_id, picked)


@handlers.control(Close)
async def close(_: Request, __: Close) -> Gone:
    return Gone()
