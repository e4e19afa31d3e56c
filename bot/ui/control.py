"""Controls as types: what a press carries, so that it means the same after a restart.

A control is a small frozen type. Its fields are what the handler has to know, and its custom id reads `dvonn:` action
`:` field `:` field … in their order; Discord takes at most 100 characters
(https://discord.com/developers/docs/components/reference#anatomy-of-a-component). Each type stands beside the handler
that answers it, in the room of its feature.

Controls that several features draw are defined here with their buttons: in `beginning.py`, `blocking.py`, `closing.py`,
`history.py` and `match_panel.py` here, and in `bot/ui/challenge_post.py`. Each of them is answered in one place all the
same. Those with which a move is picked are made by `move_picker.py`.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from types import NoneType
from typing import Any, ClassVar, Self, TypeVar, dataclass_transform, get_args, get_origin, get_type_hints

import discord
from discord import ui

from bot.catalogue import Language
from bot.domain import Challenge, Match, MatchId, Message
from bot.domain.ids import LARGEST
from bot.domain.refusals import RefusalReason, Refused
from bot.ui.page import Block, row
from dvonn import DvonnError, Jump, Move, parse_move

PATTERN = r"dvonn:[a-z-]+(?::[a-z0-9]+)*"
"""The custom ids of the bot's controls, of this version and of every other."""

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
class Control:
    """The meaning of a button, a menu or a form.

    A subclass names its `action` and annotates its fields, each with a type that says what it is: a new type of
    numbers or of words of small letters and digits, an enum of either, a space, a move, or whatever else has `parse`
    and `str`. A field that may be None comes last and is left out where it is None. `unread` counts fields that older
    versions wrote after these, and that mean nothing any more.
    """

    action: ClassVar[str]
    _readers: ClassVar[Mapping[str, Callable[[str], Any]]]
    _needed: ClassVar[int]
    _most: ClassVar[int]

    def __init_subclass__(cls, *, action: str, unread: int = 0) -> None:
        cls.action = action
        dataclass(frozen=True)(cls)
        hints = get_type_hints(cls)
        names = [name for name, hint in hints.items() if get_origin(hint) is not ClassVar]
        cls._readers = {name: _reader(hints[name]) for name in names}
        cls._needed = sum(NoneType not in get_args(hints[name]) for name in names)
        cls._most = len(names) + unread

    @classmethod
    def names(cls) -> tuple[str, ...]:
        """The names of its fields, in their order."""
        return tuple(cls._readers)

    @property
    def custom_id(self) -> str:
        """The id that Discord hands back with a press."""
        values = (getattr(self, name) for name in self._readers)
        return ":".join(("dvonn", self.action, *(str(value) for value in values if value is not None)))

    @classmethod
    def read(cls, custom_id: str) -> Self:
        """The control of an id. Raises `Refused`: OUTDATED_CONTROL where it was written in another way."""
        words = words_of(custom_id)
        if not cls._needed <= len(words) <= cls._most:
            raise Refused(RefusalReason.OUTDATED_CONTROL)
        return cls(
            *(read_value(read, word) for read, word in zip(cls._readers.values(), words, strict=False))
        )

    @classmethod
    def match_in(cls, custom_id: str) -> MatchId | None:
        """The match that an id is about, even where the rest of it can't be read; None where it names none."""
        first, word = next(iter(cls._readers), ""), next(iter(words_of(custom_id)), "")
        return MatchId(int(word)) if first == "match" and word.isdecimal() and int(word) <= LARGEST else None


def action_of(custom_id: str) -> str:
    """The action that an id names; empty where the id is none of the bot's."""
    return custom_id.split(":")[1] if re.fullmatch(PATTERN, custom_id) else ""


def words_of(custom_id: str) -> list[str]:
    """The fields of an id as they are written there."""
    return custom_id.split(":")[2:]


def read_value(read: Callable[[str], T], text: str) -> T:
    """The value that a text in a control or a menu means. Raises `Refused`: OUTDATED_CONTROL for any other text."""
    try:
        return read(text)
    except (KeyError, ValueError, DvonnError) as error:
        raise Refused(RefusalReason.OUTDATED_CONTROL) from error


def _reader(hint: Any) -> Callable[[str], Any]:  # noqa: ANN401  a type hint may be anything
    """The function that reads a field of a type."""
    if hint == Move:
        return parse_move
    given = [each for each in get_args(hint) if each is not NoneType]
    if given:
        return _reader(given[0])
    kind = getattr(hint, "__supertype__", hint)
    if isinstance(kind, type) and issubclass(kind, int):
        return lambda text: kind(_number(text))
    if kind is Jump:
        return _jump
    if isinstance(kind, type) and (kind is str or issubclass(kind, Enum)):
        return kind
    parse: Callable[[str], Any] = kind.parse
    return parse


def _number(text: str) -> int:
    number = int(text)
    if abs(number) > LARGEST:
        raise ValueError(text)
    return number


def _jump(text: str) -> Jump:
    move = parse_move(text)
    if not isinstance(move, Jump):
        raise ValueError(text)  # noqa: TRY004  the text is wrong, not its type
    return move


Style = discord.ButtonStyle

Choices = Iterable[tuple[str, str]]
"""Values and what people read of them (100 characters each, at most 25)."""


def button(label: str, control: Control, *, style: Style = Style.secondary, disabled: bool = False) -> Block:
    """A button with what it stands for; Discord shows 80 characters of its label."""
    return ui.Button(label=label[:80], custom_id=control.custom_id, style=style, disabled=disabled)


def choice(label: str, control: Control, *, chosen: bool) -> Block:
    """A button for one of several things; the one that is chosen is marked, and can't be chosen again."""
    return button(label, control, style=Style.primary if chosen else Style.secondary, disabled=chosen)


def select(placeholder: str, options: Iterable[discord.SelectOption], control: Control) -> Block:
    """A list to choose one from, at most 25."""
    return ui.Select(placeholder=placeholder, options=list(options), custom_id=control.custom_id)


def menu(control: Control, choices: Choices, present: str, means: Mapping[str, str] | None = None) -> Block:
    """A menu from which one thing is chosen; it shows what is chosen at present.

    `means` explains values, in 100 characters each.
    """
    return row(ui.Select(custom_id=control.custom_id, options=offered(choices, present, means)))


def offered(
    choices: Choices, present: str, means: Mapping[str, str] | None = None
) -> list[discord.SelectOption]:
    """The lines of a menu, of which the `present` one is chosen; `means` as in `menu`."""
    return [
        discord.SelectOption(
            label=label[:100], value=value, description=(means or {}).get(value), default=value == present
        )
        for value, label in choices
    ]


def link(label: str, message: Message, of: Match | Challenge) -> Block:
    """Jumps to the message of a match or a challenge."""
    return ui.Button(label=label, url=message_url(of, message))


def to_board(match: Match, message: Message | None, language: Language) -> Block | None:
    """Jumps to the public board of a match, where it is known."""
    return link(language.say("button-to-board"), message, match) if message else None


def message_url(of: Match | Challenge, message: Message) -> str:
    """The address of a message of a match or a challenge, as Discord's client opens it."""
    server = "@me" if of.venue.is_direct else of.venue.guild
    return f"https://discord.com/channels/{server}/{message.channel}/{message.id}"
