"""A press: which control, by whom, with what chosen; and a form that was filled in, which is read alike."""

import re
from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass
from re import Match as TextMatch
from typing import Any, ClassVar, Self, TypeVar

from discord import ui

from bot.answering import Interaction, User, answer, language_of, look_of
from bot.catalogue import Language
from bot.matches import (
    Challenges,
    Following,
    GuildId,
    Imports,
    Match,
    Matches,
    MatchId,
    People,
    Person,
    Servers,
    UserId,
    Watching,
)
from bot.matches.refusals import NoSuchMatchError, OutdatedControlError
from bot.presentation.control_ids import PATTERN, Action, ControlId
from bot.presentation.form import Answer
from bot.presentation.look import Look
from bot.presentation.page import Page
from bot.presentation.sight import sees
from bot.showing import Presenter
from dvonn import DvonnError, Move, Space, parse_move

T = TypeVar("T")


@dataclass(frozen=True)
class Press:
    """One press on a control, or one form that was filled in."""

    interaction: Interaction
    control: ControlId
    picked: tuple[User, ...] = ()
    """Who was chosen in a select of people."""

    @property
    def matches(self) -> Matches:
        """The service of matches."""
        return self.interaction.client.matches

    @property
    def challenges(self) -> Challenges:
        """The service of challenges."""
        return self.interaction.client.challenges

    @property
    def people(self) -> People:
        """The service of what people do for themselves."""
        return self.interaction.client.people

    @property
    def servers(self) -> Servers:
        """The service of servers."""
        return self.interaction.client.servers

    @property
    def imports(self) -> Imports:
        """The service of records that people bring along."""
        return self.interaction.client.imports

    @property
    def watching(self) -> Watching:
        """The service of who watches."""
        return self.interaction.client.watching

    @property
    def following(self) -> Following:
        """The service of the channels for spectators."""
        return self.interaction.client.following

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

    async def match(self) -> Match:
        """The match that the control belongs to, if the user may see it by now.

        Raises `NoSuchMatchError`.
        """
        match = await self.matches.anywhere(self.match_id)
        if not sees(self.interaction, match):
            raise NoSuchMatchError(match.id)
        return match

    async def look(self) -> Look:
        """How the user likes pictures to look."""
        return await look_of(self.interaction)

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

    def move(self, index: int) -> Move:
        """A move among the arguments. Raises `OutdatedControlError` where there is none."""
        try:
            return parse_move(self.argument(index))
        except DvonnError as error:
            raise OutdatedControlError from error

    @property
    def chosen_space(self) -> Space:
        """The space that was chosen in a select."""
        return _space(next(iter(self.chosen), ""))

    @property
    def chosen(self) -> tuple[str, ...]:
        """What was chosen in a select: the values of its options, or the ids of channels."""
        data: Any = self.interaction.data
        return tuple(data.get("values", ()))

    @property
    def value(self) -> str:
        """What a named thing is to become: chosen in a menu, or told by the control after the name.

        Raises `OutdatedControlError` where neither says it.
        """
        return self.chosen[0] if self.chosen else self.argument(1)

    def entered(self, field: str) -> str:
        """What was written into a field of a form. Raises `OutdatedControlError` where the form has none."""
        data: Any = self.interaction.data
        for name, text in _fields(data.get("components", ())):
            if name == field:
                return text
        raise OutdatedControlError


Handler = Callable[[Press], Awaitable[Answer]]


class Control(ui.DynamicItem[ui.Item[Any]], template=PATTERN):
    """Every control of the bot, however old its message: the custom id says all that there is to know."""

    handlers: ClassVar[Mapping[Action, Handler]] = {}
    waiting: ClassVar[Mapping[Action, Callable[[Language], Page]]] = {}
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
        waiting = next((page for action, page in cls.waiting.items() if action == press.control.action), None)
        await answer(interaction, cls._handle(press), meanwhile=waiting(press.language) if waiting else None)

    @classmethod
    async def _handle(cls, press: Press) -> Answer:
        handler = next((run for action, run in cls.handlers.items() if action == press.control.action), None)
        if handler is None:
            raise OutdatedControlError
        return await handler(press)


def read_value(read: Callable[[str], T], text: str) -> T:
    """What a control or a menu says, as what it stands for. Raises `OutdatedControlError` for anything else."""
    try:
        return read(text)
    except (KeyError, ValueError) as error:
        raise OutdatedControlError from error


def _fields(components: Any) -> Iterator[tuple[str, str]]:  # noqa: ANN401  Discord's JSON
    """The names and texts of a form's fields; each stands in a label."""
    for component in components:
        field = component.get("component", {})
        if "custom_id" in field:
            yield field["custom_id"], field.get("value", "")


def _space(text: str) -> Space:
    try:
        return Space.parse(text)
    except DvonnError as error:
        raise OutdatedControlError from error
