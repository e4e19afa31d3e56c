"""Executes the actions that a browser tab requests for its person.

Each action resolves the ids in the request and calls the matching method of `Person`, which rejects everything that
Discord's client would not allow.
"""

import base64
from collections.abc import Awaitable, Callable, Mapping
from enum import Enum, auto
from typing import Any

from discord_playground.attachments import Upload
from discord_playground.channels import TextChannel
from discord_playground.commands import OptionType
from discord_playground.errors import Refusal
from discord_playground.interaction_data import find_command
from discord_playground.interactions import Interaction, Modal
from discord_playground.messages import Channel, Message
from discord_playground.page.views import see_commands, see_menus, see_messages
from discord_playground.people import Person
from discord_playground.picked import NotPossibleError
from discord_playground.reading import ComponentType, walk
from discord_playground.world import World


class Picked(Enum):
    """The kinds of object that a picked id can refer to."""

    USER = auto()
    CHANNEL = auto()
    ROLE = auto()
    MENTIONABLE = auto()
    FILE = auto()


BY_OPTION: Mapping[int | None, Picked] = {
    OptionType.USER: Picked.USER,
    OptionType.CHANNEL: Picked.CHANNEL,
    OptionType.ROLE: Picked.ROLE,
    OptionType.MENTIONABLE: Picked.MENTIONABLE,
    OptionType.ATTACHMENT: Picked.FILE,
}
BY_COMPONENT: Mapping[int, Picked] = {
    ComponentType.USER_SELECT: Picked.USER,
    ComponentType.CHANNEL_SELECT: Picked.CHANNEL,
    ComponentType.ROLE_SELECT: Picked.ROLE,
    ComponentType.MENTIONABLE_SELECT: Picked.MENTIONABLE,
    ComponentType.FILE_UPLOAD: Picked.FILE,
}

Asked = Mapping[str, Any]
Answer = dict[str, Any]


class Actions:
    """The actions of one tab. `since` is the id from which ephemeral messages are visible.

    `began` holds the interactions whose outcome the tab awaits, `forms` the modals opened in it, by interaction id.
    """

    def __init__(self, world: World, person: Person, *, since: int) -> None:
        self._world = world
        self._person = person
        self._since = since
        self.began: set[Interaction] = set()
        self.forms: dict[int, Modal] = {}
        self._actions: dict[str, Callable[[Asked], Answer | Awaitable[Answer]]] = {
            "read": self._read,
            "commands": self._commands,
            "menus": self._menus,
            "say": self._say,
            "command": self._command,
            "complete": self._complete,
            "menu": self._menu,
            "click": self._click,
            "select": self._select,
            "submit": self._submit,
            "delete": self._delete,
            "thread": self._thread,
            "direct": self._direct,
            "install": self._install,
        }

    async def do(self, asked: Asked) -> Answer:
        """Execute a request and return its result. Raises `NotPossibleError` with the reason on rejection."""
        try:
            done = self._actions[asked["do"]](asked)
            return done if isinstance(done, dict) else await done
        except Refusal as refusal:
            raise NotPossibleError(str(refusal)) from None
        except KeyError as missing:
            raise NotPossibleError(f"{missing} is not there (any more)") from None

    # Reading

    def _read(self, asked: Asked) -> Answer:
        before = int(asked["before"]) if asked.get("before") else None
        return see_messages(self._channel(asked), self._person, since=self._since, before=before)

    def _commands(self, asked: Asked) -> Answer:
        return {"commands": see_commands(self._world, self._channel(asked), self._person)}

    def _menus(self, asked: Asked) -> Answer:
        return see_menus(self._world, self._channel(asked), self._person)

    # Writing

    def _say(self, asked: Asked) -> Answer:
        channel = self._channel(asked)
        reply_to = channel.messages[int(asked["reply_to"])] if asked.get("reply_to") else None
        self._person.say(channel, asked["text"], reply_to=reply_to)
        return {}

    def _delete(self, asked: Asked) -> Answer:
        self._person.delete(self._message(asked))
        return {}

    def _thread(self, asked: Asked) -> Answer:
        channel = self._channel(asked)
        if not isinstance(channel, TextChannel):
            raise NotPossibleError("threads can only be created in text channels")
        return {"channel": str(self._person.open_thread(channel, asked["name"].strip()).id)}

    def _direct(self, asked: Asked) -> Answer:
        other = self._world.users[int(asked["user"])]
        if isinstance(other, Person):
            return {"channel": str(self._person.direct_messages(other).id)}
        return {"channel": str(self._person.direct_messages(self._world.applications[other.id]).id)}

    def _install(self, asked: Asked) -> Answer:
        application = self._world.applications[int(asked["application"])]
        self._person.install(application)
        return {"name": application.name}

    # Using bots

    def _command(self, asked: Asked) -> Answer:
        channel, options = self._channel(asked), self._options(asked)
        return self._begun(self._person.begin_command(channel, asked["path"], options))

    async def _complete(self, asked: Asked) -> Answer:
        choices = await self._person.autocomplete(
            self._channel(asked), asked["path"], self._options(asked), focused=asked["focused"]
        )
        return {"choices": [{"name": choice.name, "value": choice.value} for choice in choices]}

    def _menu(self, asked: Asked) -> Answer:
        target = self._message(asked) if "message" in asked else self._world.users[int(asked["person"])]
        return self._begun(self._person.begin_menu(target, asked["name"], self._channel(asked)))

    def _click(self, asked: Asked) -> Answer:
        return self._begun(self._person.begin_click(self._message(asked), asked["control"]))

    def _select(self, asked: Asked) -> Answer:
        message = self._message(asked)
        kinds = {each.get("custom_id"): each["type"] for each in walk(message.components)}
        chosen = [
            self._read_value(BY_COMPONENT.get(kinds[asked["control"]]), value) for value in asked["values"]
        ]
        return self._begun(self._person.begin_select(message, asked["control"], *chosen))

    def _submit(self, asked: Asked) -> Answer:
        modal = self.forms[int(asked["interaction"])]
        kinds = {each.get("custom_id"): each["type"] for each in walk(modal.components)}
        fields = {
            name: [self._read_value(BY_COMPONENT.get(kinds[name]), each) for each in value]
            if isinstance(value, list)
            else value
            for name, value in asked["fields"].items()
        }
        return self._begun(self._person.begin_submit(modal, fields))

    def _begun(self, interaction: Interaction) -> Answer:
        self.began.add(interaction)
        return {"interaction": str(interaction.id)}

    # Resolving ids

    def _channel(self, asked: Asked) -> Channel:
        channel = self._world.channel(int(asked["channel"]))
        if not channel.sees(self._person):
            raise NotPossibleError("you can't see this channel any more")
        return channel

    def _message(self, asked: Asked) -> Message:
        message = self._channel(asked).messages.get(int(asked["message"]))
        if message is None:
            raise NotPossibleError("this message was deleted")
        return message

    def _options(self, asked: Asked) -> dict[str, Any]:
        """Parse a command's options, resolving the ids of people, channels and roles."""
        _, _, options = find_command(self._world, self._channel(asked), self._person, asked["path"])
        kinds = {option["name"]: option["type"] for option in options}
        return {
            name: self._read_value(BY_OPTION.get(kinds.get(name)), value)
            for name, value in asked["options"].items()
        }

    def _read_value(self, kind: Picked | None, value: Any) -> Any:  # noqa: ANN401  values have many types
        """Resolve an id or decode a file; return any other value unchanged."""
        match kind:
            case Picked.USER:
                return self._world.users[int(value)]
            case Picked.CHANNEL:
                return self._world.channel(int(value))
            case Picked.ROLE:
                return self._role(value)
            case Picked.FILE:
                return Upload(value["name"], base64.b64decode(value["data"]), value["type"] or None)
            case Picked.MENTIONABLE:
                return self._world.users.get(int(value)) or self._role(value)
            case None:
                return value

    def _role(self, value: str) -> Any:  # noqa: ANN401  as above
        roles = {
            number: role for guild in self._world.guilds.values() for number, role in guild.roles.items()
        }
        return roles[int(value)]
