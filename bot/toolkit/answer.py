"""Answers to interactions: pages, live pages and forms, the buttons that close them, and delivery results.

https://discord.com/developers/docs/components/reference#label
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from discord import ui

from bot.catalogue import Language
from bot.domain import ChannelId, Match, Message, Obstacle
from bot.domain.obstacle import GONE
from bot.toolkit.control import Choices, Control, button, offered, to_board
from bot.toolkit.obstacles import describe_obstacle
from bot.toolkit.page import Block, Page, fits_a_phone, row
from bot.toolkit.words import accent, in_a_row

# forms


@dataclass(frozen=True, slots=True)
class Field:
    """A text input, with an internal name, a label (at most 45 characters) and an explanation (at most 100)."""

    name: str
    label: str
    explanation: str = ""
    value: str = ""
    """The initial text."""
    longest: int = 100
    required: bool = True


@dataclass(frozen=True, slots=True)
class FieldMenu:
    """A menu in a form; `present` is preselected."""

    name: str
    label: str
    choices: Choices
    present: str


OPENING = "~"
"""The sign after a control's custom id in the custom id of a form that is opened; a number follows."""


class Form(ui.Modal):
    """A form (Discord's modal), which is only rendered here.

    The submitted form reaches `bot.requests` by its control's custom id, in any process. The view is stopped at once so
    that discord.py keeps no reference to it.
    """

    def __init__(self, title: str, control: Control, *, fields: tuple[Field | FieldMenu, ...]) -> None:
        super().__init__(title=title[:45], custom_id=control.custom_id)
        self._is_prefilled = any(isinstance(field, FieldMenu) or field.value for field in fields)
        for field in fields:
            self.add_item(_block(field))
        self.stop()

    def opened_by(self, interaction: int) -> "Form":
        """Give a prefilled form a custom id of its own for the interaction that opens it; return the form.

        A phone shows of a custom id what it showed first: https://github.com/discord/discord-api-docs/issues/7554.
        An empty form keeps its custom id.
        """
        if self._is_prefilled:
            self.custom_id = f"{self.custom_id}{OPENING}{interaction}"
        return self


def control_id(custom_id: str) -> str:
    """Return the custom id of the control that handles a submitted form, of any version."""
    return custom_id.partition(OPENING)[0]


def _block(field: Field | FieldMenu) -> ui.Item[ui.Modal]:
    if isinstance(field, FieldMenu):
        options = offered(field.choices, field.present)
        return ui.Label(text=field.label[:45], component=ui.Select(custom_id=field.name, options=options))
    line: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id=field.name,
        default=field.value or None,
        required=field.required,
        max_length=field.longest,
    )
    return ui.Label(text=field.label[:45], description=field.explanation[:100] or None, component=line)


# closing private pages


class Close(Control, action="close"):
    """A control that closes a private page without changing anything."""


def never_mind(language: Language) -> Block:
    """Return the button that cancels a question."""
    return button(language.say("button-never-mind"), Close())


def close_button(language: Language) -> Block:
    return button(language.say("button-close"), Close())


def close_where_it_fits(ways_on: Sequence[Block | None], language: Language) -> Block | None:
    """Return the close button if it fits into the row on a phone; without it, the user can still dismiss the page."""
    close = close_button(language)
    return close if fits_a_phone([each for each in (*ways_on, close) if each]) else None


# answers


@dataclass(frozen=True, slots=True)
class Gone:
    """The removal of the private page on which the button was pressed; no new page follows."""


@dataclass(frozen=True, slots=True)
class Live:
    """A private page that follows its match for as long as Discord lets the page be edited.

    `renew` returns the current answer, or None if nothing changed. A user has one live page per match; a new one
    replaces it. Pressing anything on the page ends the updates.
    """

    page: Page
    match: Match
    """The match as drawn on the page."""
    renew: Callable[[], Awaitable["Answer | None"]]
    farewell: Page | None = None
    """The page shown before Discord ends the updates; None for a page that stays true without them."""


@dataclass(frozen=True, slots=True)
class Public:
    """An answer that everyone sees, in a foreign place: a new message, or a change of the message that was pressed.

    `then` is called with the message that shows it: it may send further messages with the same interaction. `hidden` is
    called instead if Discord has shown the new message to the user alone, and returns what that user is told. With
    `anew`, a press leaves its message as it is, too.
    """

    page: Page
    then: Callable[[Message], Awaitable[None]] | None = None
    hidden: Callable[[], Awaitable[Page]] | None = None
    anew: bool = False


Answer = Page | Live | Public | Form | Gone


# delivery results


@dataclass(frozen=True, slots=True)
class Delivered:
    """The message is on Discord."""

    message: Message
    others_wait: bool | None = None
    """Whether another match waits for the player who just moved; None if unknown."""


@dataclass(frozen=True, slots=True)
class Delayed:
    """Discord has failed or is slow; the delivery continues in the background."""


@dataclass(frozen=True, slots=True)
class Unreachable:
    """The channel can't be written to until something changes."""

    channel: ChannelId
    obstacle: Obstacle = GONE
    direct: bool = False
    """Whether the channel is a user's direct messages, which refuse the bot."""
    install: str | None = None
    """The link with which users install the bot for themselves, so that it may write to them; None if they can't."""
    closed: bool = False
    """Whether the user has closed their direct messages, or blocked the bot; otherwise they share no server with it."""


Delivery = Delivered | Delayed | Unreachable


def describe_delivery(delivery: Delivery, language: Language) -> str:
    """Return a sentence for a user whose action Discord doesn't show yet; empty if the message was delivered."""
    match delivery:
        case Delivered():
            return ""
        case Delayed():
            return language.say("delivery-delayed")
        case Unreachable(direct=True, install=install):
            way_on = language.say("delivery-install", install=install) if install else ""
            return in_a_row(filter(None, [language.say("delivery-no-direct"), way_on]), language)
        case Unreachable(channel, obstacle):
            return describe_obstacle(channel, obstacle, "delivery", language)


def done_page(
    text: str, match: Match, delivery: Delivery, language: Language, *further: Block | None
) -> Page:
    """Return the private answer to an action in a match: the result, the delivery, and buttons to continue."""
    board = delivery.message if isinstance(delivery, Delivered) else None
    return Page(
        text,
        describe_delivery(delivery, language),
        row(to_board(match, board, language), *further),
        accent=accent(match.to_move),
    )
