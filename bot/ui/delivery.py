"""Delivery: whether something could be shown on Discord, in types and in words."""

from dataclasses import dataclass

from bot.catalogue import Language
from bot.domain import ChannelId, Match, Message
from bot.ui.control import to_board
from bot.ui.page import Block, Page, row
from bot.ui.permissions import about_missing
from bot.ui.words import accent


@dataclass(frozen=True, slots=True)
class Delivered:
    """Discord shows it."""

    message: Message
    others_wait: bool | None = None
    """Whether another match in the same server waits for the player who has just moved, where that is known."""


@dataclass(frozen=True, slots=True)
class Delayed:
    """Discord is out of order; it is tried again without anybody's doing."""


@dataclass(frozen=True, slots=True)
class Unreachable:
    """Nothing can be shown in the channel until somebody changes something there."""

    channel: ChannelId
    missing: tuple[str, ...]
    """The permissions that are known to be missing, as discord.py names them; none where the channel is gone."""
    direct: bool = False
    """Whether these are somebody's direct messages, who takes none from the bot."""


Delivery = Delivered | Delayed | Unreachable


def describe_delivery(delivery: Delivery, language: Language) -> str:
    """A sentence for the person who did something that Discord can't show yet; empty where all is well."""
    match delivery:
        case Delivered():
            return ""
        case Delayed():
            return language.say("delivery-delayed")
        case Unreachable(direct=True):
            return language.say("delivery-no-direct")
        case Unreachable(channel, missing):
            return describe_unreachable(channel, missing, "delivery", language)


def describe_unreachable(
    channel: ChannelId, missing: tuple[str, ...], outcome: str, language: Language
) -> str:
    """A sentence on the permissions that the bot lacks in a channel, or that it is gone.

    `outcome` begins the sentence's key; it tells whether something waits to be shown there or was refused.
    """
    key = f"{outcome}-missing-permissions" if missing else f"{outcome}-no-channel"
    return language.say(key, **about_missing(channel, missing, language))


def done_page(
    told: str, match: Match, delivery: Delivery, language: Language, *further: Block | None
) -> Page:
    """The private answer to somebody who did something in a match: what was done, whether it is shown, the way on."""
    board = delivery.message if isinstance(delivery, Delivered) else None
    return Page(
        told,
        describe_delivery(delivery, language),
        row(to_board(match, board, language), *further),
        accent=accent(match.to_move),
    )
