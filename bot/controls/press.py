"""A press: which control, by whom, with what chosen."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from re import Match as TextMatch
from typing import Any, ClassVar, Self

from discord import ui

from bot.answering import Interaction, answer, language_of
from bot.catalogue import Language
from bot.matches import GuildId, Matches, MatchId, Person, UserId
from bot.matches.refusals import OutdatedControlError
from bot.presentation.control_ids import PATTERN, Action, ControlId
from bot.presentation.page import Page
from bot.showing import Presenter
from dvonn import DvonnError, Jump, Space, parse_move


@dataclass(frozen=True)
class Press:
    """One press on a control."""

    interaction: Interaction
    control: ControlId

    @property
    def matches(self) -> Matches:
        """The service."""
        return self.interaction.client.matches

    @property
    def presenter(self) -> Presenter:
        """What shows changes to the channel."""
        return self.interaction.client.presenter

    @property
    def language(self) -> Language:
        """The language of the user's private answers."""
        return language_of(self.interaction)

    @property
    def user(self) -> UserId:
        """Who pressed."""
        return UserId(self.interaction.user.id)

    @property
    def person(self) -> Person:
        """Who pressed, with the name that is shown in this server."""
        return Person(self.user, self.interaction.user.display_name)

    @property
    def guild(self) -> GuildId:
        """The server in which it was pressed."""
        return GuildId(self.interaction.guild_id or 0)

    @property
    def match_id(self) -> MatchId:
        """The match that the control belongs to: always its first argument."""
        return MatchId(self.number(0))

    @property
    def seen(self) -> int:
        """The number of the event that the control was made for: always its second argument."""
        return self.number(1)

    def number(self, index: int) -> int:
        """A number among the arguments. Raises `OutdatedControlError` where there is none."""
        try:
            return int(self.control.arguments[index])
        except (IndexError, ValueError) as error:
            raise OutdatedControlError from error

    def argument(self, index: int) -> str:
        """An argument. Raises `OutdatedControlError` where there is none."""
        try:
            return self.control.arguments[index]
        except IndexError as error:
            raise OutdatedControlError from error

    def space(self, index: int) -> Space:
        """A space among the arguments. Raises `OutdatedControlError` where there is none."""
        return _space(self.argument(index))

    def jump(self, index: int) -> Jump:
        """A jump among the arguments. Raises `OutdatedControlError` where there is none."""
        try:
            move = parse_move(self.argument(index))
        except DvonnError as error:
            raise OutdatedControlError from error
        if not isinstance(move, Jump):
            raise OutdatedControlError
        return move

    @property
    def chosen_space(self) -> Space:
        """The space that was chosen in a select."""
        data: Any = self.interaction.data
        return _space(next(iter(data.get("values", ())), ""))


Handler = Callable[[Press], Awaitable[Page]]


class Control(ui.DynamicItem[ui.Item[Any]], template=PATTERN):
    """Every control of the bot, however old its message: the custom id says all that there is to know."""

    handlers: ClassVar[Mapping[Action, Handler]] = {}

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
        press = Press(interaction, ControlId.parse(self.custom_id))
        await answer(interaction, self._page(press))

    async def _page(self, press: Press) -> Page:
        handler = next((run for action, run in self.handlers.items() if action == press.control.action), None)
        if handler is None:
            raise OutdatedControlError
        return await handler(press)


def _space(text: str) -> Space:
    try:
        return Space.parse(text)
    except DvonnError as error:
        raise OutdatedControlError from error
