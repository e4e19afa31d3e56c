"""A stand-in for Discord on this machine: its REST API, its gateway, and people who use bots.

It knows nothing of what the bots do. A bot is pointed at it by its API's address:

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

People act and see as in Discord's client, and messages change in place. An action that the client would not
allow raises `NotPossibleError`. Channels, threads, servers and members change by their own methods (`thread.edit`,
`guild.go_down`, `guild.remove_bot` …), and the bot hears of it.

`playground.clock.advance` passes time (a `patient` clock passes no other), `playground.faults` makes things fail,
`playground.page.introduce(anna, "plays")` lets somebody be Anna in a browser at `playground.page_url`,
`playground.requests`, `playground.asked(method, route, channel=…)` and `playground.violations` tell what the bot did,
and `playground.stream` tells of all that happens. `message_problems` and `modal_problems` give what Discord would
object to in components, without a playground.
`description_problems` holds requests and their answers against Discord's own description of its API, of which
`api_facts` gives what it says of each route.

The names here are the whole public interface of the package; README.md beside this file tells more.
"""

from playground.attachments import Attachment, Upload
from playground.channels import TextChannel, Thread
from playground.clock import Clock
from playground.commands import OptionType
from playground.component_limits import message_problems, modal_problems
from playground.deliveries import Intent, guild_create
from playground.description import (
    Facts,
    Operation,
    Schema,
    api_facts,
    description_problems,
    schema_problem,
)
from playground.direct_messages import DirectChannel
from playground.events import ClockPutForward, Event, Stream
from playground.faults import Drop, Fault
from playground.guilds import Guild
from playground.interactions import (
    AnswerType,
    Choice,
    Interaction,
    InteractionCreated,
    InteractionType,
    Modal,
)
from playground.keeping import UnreadableWorldError
from playground.members import Member, Role
from playground.messages import Channel, Message, MessageCreated, MessageEdited
from playground.page import BotChanged, BotState, BotSwitch, Page
from playground.people import Person
from playground.permissions import Overwrite, Permission
from playground.picked import NotPossibleError, Pickable, Resolved
from playground.playground import Playground
from playground.request_log import Request, RequestServed
from playground.users import Application, User

__all__ = [
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
    "DirectChannel",
    "Drop",
    "Event",
    "Facts",
    "Fault",
    "Guild",
    "Intent",
    "Interaction",
    "InteractionCreated",
    "InteractionType",
    "Member",
    "Message",
    "MessageCreated",
    "MessageEdited",
    "Modal",
    "NotPossibleError",
    "Operation",
    "OptionType",
    "Overwrite",
    "Page",
    "Permission",
    "Person",
    "Pickable",
    "Playground",
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
