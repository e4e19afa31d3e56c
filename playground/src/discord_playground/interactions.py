"""Interactions: a person's action and the bot's answers to it.

https://docs.discord.com/developers/interactions/receiving-and-responding
"""

import secrets
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, Self

from discord_playground.attachments import FILE_SIZE
from discord_playground.clock import Timer
from discord_playground.commands import NESTING, CommandType, Context
from discord_playground.direct_messages import DirectChannel
from discord_playground.errors import Form, Reason, Refusal
from discord_playground.events import Event, Ground
from discord_playground.messages import Channel, Message
from discord_playground.permissions import (
    APP_IN_OWN_DIRECT_MESSAGES,
    APP_IN_PRIVATE_CHANNELS,
    OF_ANSWERS,
    Permission,
)
from discord_playground.users import Application, User
from discord_playground.waiting import PATIENCE, wait_until

FIRST_ANSWER_SECONDS = 3.0
TOKEN_SECONDS = 15 * 60.0
MOST_FOLLOW_UPS = 5
"""The number of follow-ups that an app may post where only a person has installed it.

https://docs.discord.com/developers/interactions/receiving-and-responding#create-followup-message
"""
SERVER, USER = "0", "1"
"""The keys of the installations in `authorizing_integration_owners`."""


class InteractionType(IntEnum):
    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class AnswerType(IntEnum):
    """Discord's types of interaction response."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


# The responses that Discord accepts for each interaction type.
ANSWERS: dict[InteractionType, frozenset[AnswerType]] = {
    InteractionType.COMMAND: frozenset({AnswerType.MESSAGE, AnswerType.DEFERRED_MESSAGE, AnswerType.MODAL}),
    InteractionType.COMPONENT: frozenset(AnswerType) - {AnswerType.CHOICES},
    InteractionType.AUTOCOMPLETE: frozenset({AnswerType.CHOICES}),
    InteractionType.MODAL: frozenset(AnswerType) - {AnswerType.CHOICES, AnswerType.MODAL},
}


@dataclass(frozen=True)
class Choice:
    """A choice offered by an autocompletion."""

    name: str
    value: str | int | float


@dataclass(frozen=True)
class Modal:
    """A modal opened for a person, with the components as Discord completes them and the person's client shows them."""

    interaction: "Interaction"
    custom_id: str
    title: str
    components: list[dict[str, Any]]


@dataclass(eq=False)
class Interaction:
    """A person's action in a channel, and the bot's answers to it.

    `data` is Discord's interaction data; `message` is the message whose component was used. `owners` are Discord's
    `authorizing_integration_owners`: by the key of an installation its server or person. After the first answer,
    `answer` is its type and `original` the message that it created or changed; `followups` are later messages.
    `latency` is in seconds.
    """

    ground: Ground
    id: int
    type: InteractionType
    application: Application
    user: User
    channel: Channel
    data: dict[str, Any]
    message: Message | None = None
    origin: "Interaction | None" = None
    answer: AnswerType | None = None
    original: Message | None = None
    followups: list[Message] = field(default_factory=list)
    modal: Modal | None = None
    choices: list[Choice] = field(default_factory=list)
    failed: bool = False
    latency: float | None = None
    continued: bool = False
    owners: dict[str, str] = field(default_factory=dict)
    token: str = field(default_factory=lambda: secrets.token_urlsafe(80), repr=False)
    _deadline: Timer | None = field(default=None, repr=False)

    def __post_init__(self) -> None:
        self.created_at = self.ground.now()
        self._deadline = self.ground.clock.at(self.created_at + FIRST_ANSWER_SECONDS, self.fail)

    @property
    def command(self) -> str | None:
        """The path of a slash command, including subcommands, or a menu command's name; None for other interactions."""
        if self.type not in (InteractionType.COMMAND, InteractionType.AUTOCOMPLETE):
            return None
        names, level = [self.data["name"]], self.data.get("options") or []
        while level and level[0]["type"] in NESTING:
            names.append(level[0]["name"])
            level = level[0].get("options") or []
        return " ".join(names)

    @property
    def from_menu(self) -> bool:
        """Whether the person used a context-menu command."""
        return "target_id" in self.data

    @property
    def response(self) -> Message | None:
        """The message that the first answer created or changed."""
        return self.original

    @property
    def messages(self) -> list[Message]:
        """The first answer's message and the follow-ups, without deleted ones."""
        every = [self.original, *self.followups] if self.original else self.followups
        return [message for message in every if not message.deleted]

    @property
    def answered(self) -> bool:
        """Whether the bot answered in time."""
        return self.answer is not None

    @property
    def over(self) -> bool:
        """Whether the interaction was answered or has failed."""
        return self.answered or self.failed

    @property
    def complete(self) -> bool:
        """Whether the interaction has failed, or was answered and any deferred answer has been followed up."""
        is_private = self.message is not None and self.message.ephemeral
        deferred = self.answer is AnswerType.DEFERRED_MESSAGE or (
            self.answer is AnswerType.DEFERRED_UPDATE and is_private
        )
        return self.failed or (self.answered and (self.continued or not deferred))

    async def settled(self, *, messages: int = 0, timeout: float = PATIENCE) -> Self:  # noqa: ASYNC109  as wait_until
        """Wait until the interaction is complete and has at least `messages` messages; return it."""
        await wait_until(
            self.ground.stream,
            lambda: self.complete and len(self.messages) >= messages,
            what=f"interaction {self.id} to settle",
            timeout=timeout,
        )
        return self

    @property
    def expired(self) -> bool:
        return self.ground.now() > self.created_at + TOKEN_SECONDS

    def take(self, answer: AnswerType) -> None:
        """Accept the first answer. Raises `Refusal` if it is late, a second one, or of an unsuitable type."""
        if self.answered:
            raise Refusal(Reason.ALREADY_ACKNOWLEDGED)
        if self.failed:
            raise Refusal(Reason.UNKNOWN_INTERACTION)
        form = Form()
        form.one_of(("type",), answer, ANSWERS[self.type])
        form.check()

    def acknowledge(self, answer: AnswerType) -> None:
        """Record that the first answer was carried out."""
        self.answer = answer
        self.latency = self.ground.now() - self.created_at
        if self._deadline is not None:
            self._deadline.cancel()
        self.ground.publish(InteractionAnswered(self))

    def go_on(self) -> None:
        """Record an answer after the first one."""
        self.continued = True
        self.ground.publish(InteractionContinued(self))

    def fail(self) -> None:
        """Tell the person that the interaction failed."""
        self.failed = True
        self.ground.publish(InteractionFailed(self))

    def metadata(self) -> dict[str, Any]:
        """Return Discord's `interaction_metadata` for the messages that answer the interaction."""
        metadata: dict[str, Any] = {
            "id": str(self.id),
            "type": int(self.type),
            "user": self.user.payload(),
            "authorizing_integration_owners": self.owners,
        }
        if self.from_menu:
            target = self.data["target_id"]
            if self.data["type"] == CommandType.MESSAGE:
                metadata["target_message_id"] = target
            else:
                metadata["target_user"] = self.data["resolved"]["users"][target]
        if self.type is InteractionType.COMPONENT and self.message is not None:
            metadata["interacted_message_id"] = str(self.message.id)
        if self.type is InteractionType.MODAL and self.origin is not None:
            metadata["triggering_interaction_metadata"] = self.origin.metadata()
        return metadata

    @property
    def context(self) -> Context:
        """The kind of place in which the person acted."""
        return context_of(self.channel, self.application)

    @property
    def is_foreign(self) -> bool:
        """Whether no bot of the application is in this place: somebody has only installed it for themselves."""
        guild = self.channel.guild
        if guild is not None:
            return self.application.id not in guild.applications
        return self.context is Context.PRIVATE_CHANNELS

    @property
    def is_full(self) -> bool:
        """Whether no further follow-up may be posted."""
        return SERVER not in self.owners and len(self.followups) >= MOST_FOLLOW_UPS

    @property
    def app_permissions(self) -> Permission:
        """The permissions of the application here. A foreign one is held to those of the person who acts.

        https://docs.discord.com/developers/resources/application#user-context
        """
        if self.context is Context.BOT_DIRECT_MESSAGES:
            return APP_IN_OWN_DIRECT_MESSAGES
        if self.context is Context.PRIVATE_CHANNELS:
            return APP_IN_PRIVATE_CHANNELS
        if self.is_foreign:
            return self.channel.permissions_of(self.user) & OF_ANSWERS
        return self.channel.permissions_of(self.application.user)

    @property
    def is_hushed(self) -> bool:
        """Whether Discord makes all answers ephemeral: the person may not use external apps, or not write, here.

        https://docs.discord.com/developers/topics/permissions#permissions-bitwise-permission-flags,
        https://docs.discord.com/developers/resources/application#user-context
        """
        needed = Permission.USE_EXTERNAL_APPS | self.channel.writing
        return (
            self.is_foreign
            and self.channel.guild is not None
            and needed not in self.channel.permissions_of(self.user)
        )

    def payload(self) -> dict[str, Any]:
        """Return Discord's interaction object as the gateway sends it."""
        guild = self.channel.guild
        interaction: dict[str, Any] = {
            "id": str(self.id),
            "application_id": str(self.application.id),
            "type": int(self.type),
            "data": self.data,
            "token": self.token,
            "version": 1,
            "channel_id": str(self.channel.id),
            "channel": {
                **self.channel.payload(),
                "permissions": str(int(self.channel.permissions_of(self.user))),
            },
            "app_permissions": str(int(self.app_permissions)),
            "locale": self.user.locale,
            "entitlements": [],
            "authorizing_integration_owners": self.owners,
            "context": int(self.context),
            "attachment_size_limit": FILE_SIZE,
        }
        if self.message is not None:
            interaction["message"] = self.message.payload()
        if guild is None:
            return {**interaction, "user": self.user.payload()}
        member = {
            **guild.members[self.user.id].payload(),
            "permissions": str(int(self.channel.permissions_of(self.user))),
        }
        return {
            **interaction,
            "guild_id": str(guild.id),
            "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
            "guild_locale": guild.locale,
            "member": member,
        }


def context_of(channel: Channel, application: Application) -> Context:
    """Return what kind of place a channel is for an application.

    https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-object-interaction-context-types
    """
    if channel.guild is not None:
        return Context.SERVER
    own = isinstance(channel, DirectChannel) and channel.bot is application.user
    return Context.BOT_DIRECT_MESSAGES if own else Context.PRIVATE_CHANNELS


@dataclass(frozen=True)
class InteractionCreated(Event):
    """A person did something that a bot must answer."""

    interaction: Interaction


@dataclass(frozen=True)
class InteractionAnswered(Event):
    """The bot sent its first answer."""

    interaction: Interaction


@dataclass(frozen=True)
class InteractionContinued(Event):
    """The bot sent or changed something after its first answer."""

    interaction: Interaction


@dataclass(frozen=True)
class InteractionFailed(Event):
    """The bot did not answer in time: "This interaction failed"."""

    interaction: Interaction
