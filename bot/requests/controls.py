"""Presses on controls, and forms that were filled in: each finds the handler of its type."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from re import Match as TextMatch
from typing import Any, Generic, Self, TypeVar

from discord import ui

from bot.domain.refusals import RefusalReason, Refused
from bot.requests.answering import Waiting, answer
from bot.requests.request import Interaction, Request, User
from bot.ui.answer import Answer, Gone
from bot.ui.closing import Close
from bot.ui.control import PATTERN, Control, action_of

C = TypeVar("C", bound=Control)

Handler = Callable[[Request, C], Awaitable[Answer]]
"""Does what a control stands for, and gives the page that answers it."""


@dataclass(frozen=True)
class Handled(Generic[C]):
    """A type of control with its handler, and the text that is shown meanwhile where that may take a while."""

    control: type[C]
    handler: Handler[C]
    meanwhile: Waiting | None = None

    async def respond(self, request: Request, custom_id: str) -> Answer:
        """The answer to a press.

        Raises `Refused`: OUTDATED_CONTROL for an id that can't be read; it names the match that the id is about, so
        that the answer is its current board.
        """
        try:
            control = self.control.read(custom_id)
        except Refused as refusal:
            match_id = self.control.match_in(custom_id)
            if match_id is None:
                raise
            raise Refused(RefusalReason.OUTDATED_CONTROL, await request.match(match_id)) from refusal
        return await self.handler(request, control)


HANDLED: dict[str, Handled[Any]] = {}
"""The controls that are answered, by their actions."""


def handles(control: type[C], *, meanwhile: Waiting | None = None) -> Callable[[Handler[C]], Handler[C]]:
    """Let a handler answer the presses on a type of control. Raises `ValueError` if another one does."""

    def put(handler: Handler[C]) -> Handler[C]:
        if control.action in HANDLED:
            raise ValueError(f"two handlers for {control.action}")
        HANDLED[control.action] = Handled(control, handler, meanwhile)
        return handler

    return put


async def answer_press(interaction: Interaction, custom_id: str, picked: tuple[User, ...] = ()) -> None:
    """Answer a press on a control or a form by its id, whichever version has written it."""
    request = Request(interaction, picked)
    handled = HANDLED.get(action_of(custom_id))

    async def respond() -> Answer:
        if handled is None:
            raise Refused(RefusalReason.OUTDATED_CONTROL)
        return await handled.respond(request, custom_id)

    await answer(request, respond, handled.meanwhile if handled else None)


async def answer_form(interaction: Interaction) -> None:
    """Answer a form that was filled in, whichever process has shown it: discord.py would know only our own."""
    data: Any = interaction.data
    await answer_press(interaction, data["custom_id"])


async def answer_foreign(interaction: Interaction) -> None:
    """Say that nothing answers a control that another program of the same application has shown."""
    data: Any = interaction.data
    if not action_of(data["custom_id"]):
        await answer_press(interaction, data["custom_id"])


class AnyControl(ui.DynamicItem[ui.Item[Any]], template=PATTERN):
    """Every control of the bot, as discord.py finds it however old its message is."""

    @classmethod
    async def from_custom_id(
        cls,
        interaction: Interaction,  # type: ignore[override]  # noqa: ARG003  discord.py's signature, with our client
        item: ui.Item[Any],
        match: TextMatch[str],  # noqa: ARG003  likewise
        /,
    ) -> Self:
        """Wrap the pressed item. Nothing here may fail: discord.py would swallow the exception."""
        return cls(item)

    async def callback(self, interaction: Interaction) -> None:  # type: ignore[override]
        """Answer the press."""
        item = self.item
        picked = tuple(item.values) if isinstance(item, ui.UserSelect) else ()
        await answer_press(interaction, self.custom_id, picked)


@handles(Close)
async def close(_: Request, __: Close) -> Gone:
    """Leave everything as it is."""
    return Gone()
