"""Every control of the bot: a press on it, or a form that was filled in, finds its handler."""

import re
from collections.abc import Callable, Mapping
from re import Match as TextMatch
from typing import Any, ClassVar, Self

from discord import ui

from bot.catalogue import Language
from bot.pages.control_ids import PATTERN, Action, ControlId
from bot.pages.form import Answer
from bot.pages.page import Page
from bot.requests.answering import Interaction, User, answer
from bot.requests.press import Handler, Press, read_value


class Control(ui.DynamicItem[ui.Item[Any]], template=PATTERN):
    """Every control of the bot, however old its message: the custom id says all that there is to know."""

    handlers: ClassVar[Mapping[Action, Handler]] = {}
    waiting: ClassVar[Mapping[str, Callable[[Language], Page]]] = {}
    """What is said meanwhile where an action may take a while."""

    @classmethod
    async def from_custom_id(
        cls,
        interaction: Interaction,  # type: ignore[override]  # noqa: ARG003  discord.py's signature, with our client
        item: ui.Item[Any],
        match: TextMatch[str],  # noqa: ARG003  likewise
        /,
    ) -> Self:
        """Wrap the pressed item. Nothing here can fail: discord.py would swallow it."""
        return cls(item)

    async def callback(self, interaction: Interaction) -> None:  # type: ignore[override]
        """Answer the press."""
        item = self.item
        picked = tuple(item.values) if isinstance(item, ui.UserSelect) else ()
        await self.respond(interaction, self.custom_id, picked)

    @classmethod
    async def answer_form(cls, interaction: Interaction) -> None:
        """Answer a form that was filled in, whichever process has shown it: discord.py would know only our own."""
        data: Any = interaction.data
        if re.fullmatch(PATTERN, data["custom_id"]):
            await cls.respond(interaction, data["custom_id"])

    @classmethod
    async def respond(cls, interaction: Interaction, custom_id: str, picked: tuple[User, ...] = ()) -> None:
        """Answer what an id stands for."""
        press = Press(interaction, ControlId.parse(custom_id), picked)
        waiting = cls.waiting.get(press.control.action)
        await answer(interaction, cls._handle(press), meanwhile=waiting(press.language) if waiting else None)

    @classmethod
    async def _handle(cls, press: Press) -> Answer:
        handler = read_value(lambda action: cls.handlers[Action(action)], press.control.action)
        return await handler(press)
