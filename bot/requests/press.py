"""A press: which control, by whom, with what chosen; and a form that was filled in, which is read alike."""

from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from typing import Any, TypeVar

from bot.catalogue import Language
from bot.client import DvonnClient
from bot.matches import GuildId, Match, MatchId, Person, UserId
from bot.matches.refusals import Refused, Why
from bot.pages.control_ids import ControlId
from bot.pages.form import Answer
from bot.pages.taste import Taste
from bot.pages.visibility import sees
from bot.requests.answering import Interaction, User, asker_of, language_of, taste_of, user_of, venue_of
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
    def client(self) -> DvonnClient:
        """The bot, on which the services are found."""
        return self.interaction.client

    @property
    def language(self) -> Language:
        """The language of the user's private answers."""
        return language_of(self.interaction)

    @property
    def user(self) -> UserId:
        """Who pressed."""
        return user_of(self.interaction)

    @property
    def person(self) -> Person:
        """Who pressed, with the name that is shown in this server and their language."""
        return asker_of(self.interaction)

    @property
    def guild(self) -> GuildId:
        """The server in which it was pressed."""
        return venue_of(self.interaction).guild

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

        Raises `Refused`: NO_SUCH_MATCH.
        """
        match = await self.client.matches.anywhere(self.match_id)
        if not sees(self.interaction, match):
            raise Refused(Why.NO_SUCH_MATCH, match.id)
        return match

    async def taste(self) -> Taste:
        """How the user likes pictures to look."""
        return await taste_of(self.interaction)

    def number(self, index: int) -> int:
        """A number among the arguments. Raises `Refused`: OUTDATED_CONTROL where there is none."""
        return read_value(int, self.argument(index))

    def argument(self, index: int) -> str:
        """An argument. Raises `Refused`: OUTDATED_CONTROL where there is none."""
        try:
            return self.control.arguments[index]
        except IndexError as error:
            raise Refused(Why.OUTDATED_CONTROL) from error

    def space(self, index: int) -> Space:
        """A space among the arguments. Raises `Refused`: OUTDATED_CONTROL where there is none."""
        return read_value(Space.parse, self.argument(index))

    def move(self, index: int) -> Move:
        """A move among the arguments. Raises `Refused`: OUTDATED_CONTROL where there is none."""
        return read_value(parse_move, self.argument(index))

    @property
    def chosen_space(self) -> Space:
        """The space that was chosen in a select."""
        return read_value(Space.parse, next(iter(self.chosen), ""))

    @property
    def chosen(self) -> tuple[str, ...]:
        """What was chosen in a select: the values of its options, or the ids of channels."""
        data: Any = self.interaction.data
        return tuple(data.get("values", ()))

    @property
    def value(self) -> str:
        """What a named thing is to become: chosen in a menu, or told by the control after the name.

        Raises `Refused`: OUTDATED_CONTROL where neither says it.
        """
        return self.chosen[0] if self.chosen else self.argument(1)

    def entered(self, field: str) -> str:
        """What was written into a field of a form. Raises `Refused`: OUTDATED_CONTROL where the form has none."""
        data: Any = self.interaction.data
        for name, text in _fields(data.get("components", ())):
            if name == field:
                return text
        raise Refused(Why.OUTDATED_CONTROL)


Handler = Callable[[Press], Awaitable[Answer]]


def read_value(read: Callable[[str], T], text: str) -> T:
    """What a control or a menu says, as what it stands for. Raises `Refused`: OUTDATED_CONTROL for anything else."""
    try:
        return read(text)
    except (KeyError, ValueError, DvonnError) as error:
        raise Refused(Why.OUTDATED_CONTROL) from error


def _fields(components: Any) -> Iterator[tuple[str, str]]:  # noqa: ANN401  Discord's JSON
    """The names and texts of a form's fields; each stands in a label."""
    for component in components:
        field = component.get("component", {})
        if "custom_id" in field:
            yield field["custom_id"], field.get("value", "")
