"""The websocket of one browser tab: its requests, and updates about what its person sees.

The page sends `{"id": 7, "do": "say", …}` and receives `{"about": 7, "result": {…}}` or `{"about": 7, "refused":
"why"}`. All other messages have a `type`: first `hello`, then `message`, `gone`, `typing`, `interaction`, `place`,
`operator`. Answers and events are sent in the order in which they occurred.
"""

import asyncio
import json
from typing import Any

from aiohttp import WSMsgType, web

from discord_playground.channels import ChannelCreated, ChannelDeleted, ChannelUpdated, TypingStarted
from discord_playground.direct_messages import DirectMessagesOpened
from discord_playground.events import Event
from discord_playground.guilds import GuildEvent
from discord_playground.interactions import Interaction, InteractionAnswered, InteractionFailed
from discord_playground.messages import MessageCreated, MessageDeleted, MessageEdited, MessagesPurged
from discord_playground.page.actions import Actions
from discord_playground.page.operator import Operator
from discord_playground.page.presence import Presence, PresenceChanged
from discord_playground.page.residents import Resident
from discord_playground.page.views import see_message, see_place
from discord_playground.picked import NotPossibleError
from discord_playground.private_channels import PrivateChannelChanged
from discord_playground.world import World

CHANGES_PLACE = (
    ChannelCreated,
    ChannelUpdated,
    ChannelDeleted,
    DirectMessagesOpened,
    PrivateChannelChanged,
    GuildEvent,
    PresenceChanged,
)


class Tab:
    """The connection of one tab, from opening to close."""

    def __init__(
        self,
        socket: web.WebSocketResponse,
        world: World,
        resident: Resident,
        presence: Presence,
        operator: Operator,
        *,
        since: int | None,
    ) -> None:
        self._socket = socket
        self._world = world
        self._person = resident.person
        self._resident = resident
        self._presence = presence
        self._operator = operator
        self._since = world.ground.new_id() if since is None else since
        self._actions = Actions(world, resident.person, since=self._since)
        self._waiting: asyncio.Queue[str] = asyncio.Queue()
        self._doing: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Serve the tab until it closes."""
        self._greet()
        unsubscribe = self._world.ground.stream.subscribe(self._on_event)
        writer = asyncio.create_task(self._write())
        try:
            await self._listen()
        finally:
            unsubscribe()
            for task in (writer, *self._doing):
                task.cancel()

    def _greet(self) -> None:
        self._tell(
            "hello",
            me=self._resident.payload(),
            since=str(self._since),
            place=self._place(),
            operator=self._operator.payload(),
        )

    async def _listen(self) -> None:
        async for message in self._socket:
            if message.type is WSMsgType.TEXT:
                task = asyncio.create_task(self._answer(json.loads(message.data)))
                self._doing.add(task)
                task.add_done_callback(self._doing.discard)

    async def _answer(self, asked: dict[str, Any]) -> None:
        try:
            if asked["do"] == "operate":
                await self._operator.do(asked)
                result: dict[str, Any] = {}
                self._tell("operator", **self._operator.payload())
            else:
                result = await self._actions.do(asked)
        except (NotPossibleError, TimeoutError) as refusal:
            self._send({"about": asked["id"], "refused": str(refusal)})
        else:
            self._send({"about": asked["id"], "result": result})

    async def _write(self) -> None:
        while True:
            text = await self._waiting.get()
            try:
                await self._socket.send_str(text)
            except ConnectionError:
                return  # the tab is gone; the listening task ends as well

    def _send(self, said: dict[str, Any]) -> None:
        self._waiting.put_nowait(json.dumps(said))

    def _tell(self, kind: str, **said: Any) -> None:  # noqa: ANN401  any JSON
        self._send({"type": kind, **said})

    # Events

    def _on_event(self, event: Event) -> None:
        match event:
            case MessageCreated(message) | MessageEdited(message) if message.channel.shows(
                message, self._person
            ):
                new = isinstance(event, MessageCreated)
                self._tell("message", message=see_message(message, self._person), new=new)
            case MessageDeleted(message) if message.channel.shows(message, self._person):
                self._tell("gone", channel=str(message.channel.id), message=str(message.id))
            case MessagesPurged(channel, messages):
                for message in messages:
                    if channel.shows(message, self._person):
                        self._tell("gone", channel=str(channel.id), message=str(message.id))
            case TypingStarted(channel, user, _) if channel.sees(self._person):
                self._tell("typing", channel=str(channel.id), user=str(user.id))
            case InteractionAnswered(interaction) | InteractionFailed(interaction):
                self._tell_of(interaction)
            case _ if isinstance(event, CHANGES_PLACE):
                self._tell("place", place=self._place())
        if self._operator.concerns(event):
            self._tell("operator", **self._operator.payload())

    def _tell_of(self, interaction: Interaction) -> None:
        """Send the outcome of an interaction that began in this tab."""
        if interaction not in self._actions.began:
            return
        self._actions.began.discard(interaction)
        modal = interaction.modal
        if modal is not None:
            self._actions.forms[interaction.id] = modal
        self._tell(
            "interaction",
            interaction=str(interaction.id),
            failed=interaction.failed,
            modal=modal and {"title": modal.title, "components": modal.components},
        )

    def _place(self) -> dict[str, Any]:
        return see_place(self._world, self._person, self._presence.online)
