"""A stand-in for Discord on this machine: its REST API, its gateway, and the users of bots.

The playground knows nothing about the bots. Point a bot at the playground's API address:

    async with Playground() as playground:
        application = playground.create_application("A bot")
        guild = playground.create_guild("Club")
        channel = guild.create_text_channel("games")
        guild.add_bot(application)
        anna = playground.create_user("anna")
        guild.add_member(anna)
        ...  # start the bot with application.token against playground.api_url
        await playground.connected(application)
        used = await anna.command(channel, "hello", {"from": "me"}, loudly=True)
        print(used.response.text)
        pressed = await (await anna.click(used.response, "Accept")).settled()
        print(playground.transcript(channel, viewer=anna))

People act and see as in Discord's client, and messages change in place. An action that the client would not allow
raises `NotPossibleError`. Channels, threads, servers and members change through their own methods (`thread.edit`,
`guild.go_down`, `guild.remove_bot` …), and the bot receives the matching gateway events.

- `playground.clock.advance` advances time; a `patient` clock advances only that way.
- `playground.faults` injects failures.
- `playground.page.introduce(anna, "plays")` offers Anna to the browser page at `playground.page_url`.
- `playground.requests`, `playground.asked(method, route, channel=…)` and `playground.violations` report what the
  bot did, `playground.notifications` whose phones rang and what they showed; `playground.stream` publishes every
  event.
- `message_problems` and `modal_problems` return Discord's objections to components, without a playground.
- `description_problems` validates requests and answers against Discord's own API description; `api_facts`
  returns that description's facts about each route.

The names exported here are the package's whole public interface; see the README for more.
"""

from discord_playground.attachments import Attachment, Upload
from discord_playground.channels import AnnouncementChannel, ForumChannel, TextChannel, Thread
from discord_playground.clock import Clock
from discord_playground.commands import Context, Installation, OptionType
from discord_playground.component_limits import message_problems, modal_problems
from discord_playground.deliveries import Intent, guild_create
from discord_playground.description import (
    Facts,
    Operation,
    Schema,
    api_facts,
    description_problems,
    schema_problem,
)
from discord_playground.direct_messages import DirectChannel
from discord_playground.endpoints import EndpointError
from discord_playground.events import ClockPutForward, Event, Stream
from discord_playground.faults import Drop, Fault
from discord_playground.guilds import Guild, NotificationLevel
from discord_playground.interactions import (
    AnswerType,
    Choice,
    Interaction,
    InteractionCreated,
    InteractionType,
    Modal,
)
from discord_playground.keeping import UnreadableWorldError
from discord_playground.members import Member, Role
from discord_playground.messages import Channel, Message, MessageCreated, MessageDeleted, MessageEdited
from discord_playground.nonces import NonceScope
from discord_playground.notifications import Notification
from discord_playground.page import BotChanged, BotState, BotSwitch, Page
from discord_playground.people import Person
from discord_playground.permissions import Overwrite, Permission
from discord_playground.picked import NotPossibleError, Pickable, Resolved
from discord_playground.playground import Playground
from discord_playground.private_channels import PrivateChannel
from discord_playground.request_log import Request, RequestServed
from discord_playground.users import Application, User

__all__ = [
    "AnnouncementChannel",
    "AnswerType",
    "Application",
    "Attachment",
    "BotChanged",
    "BotState",
    "BotSwitch",
    "Channel",
    "Choice",
    "Clock",
    "ClockPutForward",
    "Context",
    "DirectChannel",
    "Drop",
    "EndpointError",
    "Event",
    "Facts",
    "Fault",
    "ForumChannel",
    "Guild",
    "Installation",
    "Intent",
    "Interaction",
    "InteractionCreated",
    "InteractionType",
    "Member",
    "Message",
    "MessageCreated",
    "MessageDeleted",
    "MessageEdited",
    "Modal",
    "NonceScope",
    "NotPossibleError",
    "Notification",
    "NotificationLevel",
    "Operation",
    "OptionType",
    "Overwrite",
    "Page",
    "Permission",
    "Person",
    "Pickable",
    "Playground",
    "PrivateChannel",
    "Request",
    "RequestServed",
    "Resolved",
    "Role",
    "Schema",
    "Stream",
    "TextChannel",
    "Thread",
    "UnreadableWorldError",
    "Upload",
    "User",
    "api_facts",
    "description_problems",
    "guild_create",
    "message_problems",
    "modal_problems",
    "schema_problem",
]
