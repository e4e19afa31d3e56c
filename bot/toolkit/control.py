"""Controls: typed custom ids, so that buttons keep working after a restart.

A control is a small frozen type. Its fields are what the handler needs to know. Its custom id is `dvonn:` action `:`
field `:` field … in declaration order, 100 characters at most
(https://discord.com/developers/docs/components/reference#anatomy-of-a-component). Each type is declared beside its
handler in the feature's package.

Controls that several features draw are declared with their buttons in `answer.py`, and in `bot.pages` in
`beginning_pages.py`, `challenge_post.py`, `history.py` and `match_panel_pages.py`. Each still has a single handler.
`move_picker.py` makes the controls of the move picker.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from types import NoneType
from typing import Any, ClassVar, Self, TypeVar, dataclass_transform, get_args, get_origin, get_type_hints

import discord
from discord import ui

from bot.catalogue import Language
from bot.domain import Challenge, GuildId, Match, MatchId, Message, Venue
from bot.domain.ids import LARGEST, NO_SERVER
from bot.domain.refusals import RefusalReason, Refused
from bot.toolkit.page import Block, row
from dvonn import DvonnError, Jump, Move, parse_move

PATTERN = r"dvonn:[a-z-]+(?::[a-z0-9]+)*"
"""Custom ids of the bot, of any version."""

T = TypeVar("T")
N = TypeVar("N", bound=int)


@dataclass_transform(frozen_default=True)
class Control:
    """The meaning of a button, a menu or a form.

    A subclass sets its `action` and annotates its fields. A field's type is a new type of integers or of words
    (lowercase letters and digits), an enum of either, a space, a move, or any type with `parse` and `str`. Optional
    fields come last and are left out if None.
    """

    action: ClassVar[str]
    _readers: ClassVar[Mapping[str, Callable[[str], Any]]]
    _needed: ClassVar[int]

    def __init_subclass__(cls, *, action: str) -> None:
        cls.action = action
        dataclass(frozen=True)(cls)
        hints = get_type_hints(cls)
        names = [name for name, hint in hints.items() if get_origin(hint) is not ClassVar]
        cls._readers = {name: _reader(hints[name]) for name in names}
        cls._needed = sum(NoneType not in get_args(hints[name]) for name in names)

    @classmethod
    def names(cls) -> tuple[str, ...]:
        """Return the names of the fields, in order."""
        return tuple(cls._readers)

    @property
    def custom_id(self) -> str:
        values = (getattr(self, name) for name in self._readers)
        return ":".join(("dvonn", self.action, *(str(value) for value in values if value is not None)))

    @classmethod
    def read(cls, custom_id: str) -> Self:
        """Parse a custom id. Raises `Refused`: OUTDATED_CONTROL if its format is not this type's."""
        words = words_of(custom_id)
        if not cls._needed <= len(words) <= len(cls._readers):
            raise Refused(RefusalReason.OUTDATED_CONTROL)
        return cls(
            *(read_value(read, word) for read, word in zip(cls._readers.values(), words, strict=False))
        )

    @classmethod
    def match_in(cls, custom_id: str) -> MatchId | None:
        """Return the match that a custom id names, even if the rest of the id is unreadable; None if it names none."""
        first, word = next(iter(cls._readers), ""), next(iter(words_of(custom_id)), "")
        return MatchId(int(word)) if first == "match" and word.isdecimal() and int(word) <= LARGEST else None


def action_of(custom_id: str) -> str:
    """Return the action in a custom id; empty if the id is not the bot's."""
    return custom_id.split(":")[1] if re.fullmatch(PATTERN, custom_id) else ""


def words_of(custom_id: str) -> list[str]:
    """Return the unparsed fields of a custom id."""
    return custom_id.split(":")[2:]


def read_value(read: Callable[[str], T], text: str) -> T:
    """Parse a value from a control or a menu.

    Raises `Refused`: OUTDATED_CONTROL if it is invalid, or a number that no database takes.
    """
    try:
        value = read(text)
        return _stored(value) if isinstance(value, int) else value
    except (KeyError, ValueError, DvonnError) as error:
        raise Refused(RefusalReason.OUTDATED_CONTROL) from error


def _reader(hint: Any) -> Callable[[str], Any]:  # noqa: ANN401  a type hint may be anything
    """Return the parser for a field's type."""
    if hint == Move:
        return parse_move
    given = [each for each in get_args(hint) if each is not NoneType]
    if given:
        return _reader(given[0])
    kind = getattr(hint, "__supertype__", hint)
    if isinstance(kind, type) and issubclass(kind, int):
        return lambda text: kind(int(text))
    if kind is Jump:
        return _jump
    if isinstance(kind, type) and (kind is str or issubclass(kind, Enum)):
        return kind
    parse: Callable[[str], Any] = kind.parse
    return parse


def _stored(number: N) -> N:
    if abs(number) > LARGEST:
        raise ValueError(number)
    return number


def _jump(text: str) -> Jump:
    move = parse_move(text)
    if not isinstance(move, Jump):
        raise ValueError(text)  # noqa: TRY004  the text is wrong, not its type
    return move


Style = discord.ButtonStyle

Choices = Iterable[tuple[str, str]]
"""Values with labels of at most 100 characters; Discord allows 25 of them."""


LONGEST_LABEL, LONGEST_LABEL_AFTER_EMOJI = 38, 34
"""The maximum number of characters in the label of a button, by Discord's guidelines; phones cut longer ones.

https://docs.discord.com/developers/components/reference#button-button-design-guidelines
"""


def button(
    label: str,
    control: Control,
    *,
    emoji: str | None = None,
    style: Style = Style.secondary,
    disabled: bool = False,
) -> Block:
    """Return a button for a control, with a label, an emoji or both; a label that is too long is cut.

    An `emoji` is drawn by Discord, alike on all devices, while one in the label depends on the device's fonts.
    """
    shown = fitted(label, LONGEST_LABEL_AFTER_EMOJI if emoji else LONGEST_LABEL)
    return ui.Button(
        label=shown or None, emoji=emoji, custom_id=control.custom_id, style=style, disabled=disabled
    )


def fitted(label: str, most: int = LONGEST_LABEL) -> str:
    """Return a label, cut with an ellipsis if it has more than `most` characters."""
    return label if len(label) <= most else f"{label[: most - 1].rstrip()}…"


def choice(label: str, control: Control, *, chosen: bool) -> Block:
    """Return a button for one of several options; the chosen one is green and ticked."""
    return button(f"✓ {label}", control, style=Style.success) if chosen else button(label, control)


def select(placeholder: str, options: Iterable[discord.SelectOption], control: Control) -> Block:
    """Return a menu with a placeholder; Discord allows 25 options."""
    return ui.Select(placeholder=placeholder, options=list(options), custom_id=control.custom_id)


def menu(control: Control, choices: Choices, present: str, means: Mapping[str, str] | None = None) -> Block:
    """Return a menu that shows the `present` value as chosen.

    `means` explains values, in at most 100 characters each.
    """
    return row(ui.Select(custom_id=control.custom_id, options=offered(choices, present, means)))


POSTABLE = (discord.ChannelType.text, discord.ChannelType.news)
"""The types of channel that take posts, without threads."""


def channel_menu(
    control: Control,
    language: Language,
    chosen: int | None,
    types: Sequence[discord.ChannelType] = POSTABLE,
) -> Block:
    """Return a menu of one channel, or none."""
    return row(
        ui.ChannelSelect(
            custom_id=control.custom_id,
            placeholder=language.say("choice-no-channel"),
            channel_types=list(types),
            min_values=0,
            max_values=1,
            default_values=[discord.Object(chosen)] if chosen else [],
        )
    )


def role_menu(control: Control, language: Language, chosen: int | None, placeholder: str = "") -> Block:
    """Return a menu of one role, or none."""
    return row(
        ui.RoleSelect(
            custom_id=control.custom_id,
            placeholder=placeholder or language.say("choice-no-role"),
            min_values=0,
            max_values=1,
            default_values=[discord.Object(chosen)] if chosen else [],
        )
    )


def offered(
    choices: Choices, present: str, means: Mapping[str, str] | None = None
) -> list[discord.SelectOption]:
    """Return the options of a menu; parameters as for `menu`."""
    return [
        discord.SelectOption(
            label=label[:100], value=value, description=(means or {}).get(value), default=value == present
        )
        for value, label in choices
    ]


def link(label: str, message: Message, of: Match | Challenge) -> Block:
    """Return a link button to the message of a match or a challenge."""
    return ui.Button(label=fitted(label), url=message_url(of, message))


def link_in(guild: GuildId, label: str, message: Message) -> Block:
    """Return a link button to a message of any server, or outside of servers."""
    return ui.Button(label=fitted(label), url=f"{_server_url(guild)}/{message.channel}/{message.id}")


def to_board(match: Match, message: Message | None, language: Language) -> Block | None:
    """Return a link button to the public board of a match; None if the message is unknown."""
    return link(language.say("button-to-board"), message, match) if message else None


def to_channel(venue: Venue, language: Language) -> Block:
    """Return a link button to a channel."""
    return ui.Button(
        label=language.say("button-to-channel"), url=f"{_server_url(venue.guild)}/{venue.channel}"
    )


def to_server(guild: GuildId, language: Language) -> Block:
    """Return a link button to a server."""
    return ui.Button(label=language.say("button-to-server"), url=_server_url(guild))


def _server_url(guild: GuildId) -> str:
    return f"https://discord.com/channels/{'@me' if guild == NO_SERVER else guild}"


def message_url(of: Match | Challenge, message: Message) -> str:
    """Return the URL of a message of a match or a challenge."""
    return f"{_server_url(of.venue.guild)}/{message.channel}/{message.id}"


# the operator's links


@dataclass(frozen=True, slots=True)
class Links:
    """Web pages that the help links to; None if they are not configured."""

    support: str | None = None
    privacy: str | None = None
    terms: str | None = None
    install: str | None = None
    """The page where users install the bot for themselves; None if they can't."""

    def row(self, language: Language) -> list[Block]:
        """Return one row of link buttons; empty if no address is configured."""
        addresses = {
            language.say("button-install"): self.install,
            language.say("button-support"): self.support,
            language.say("button-privacy"): self.privacy,
            language.say("button-terms"): self.terms,
        }
        buttons: list[Block] = [
            discord.ui.Button(label=fitted(label), url=address)
            for label, address in addresses.items()
            if address
        ]
        return [row(*buttons)] if buttons else []
