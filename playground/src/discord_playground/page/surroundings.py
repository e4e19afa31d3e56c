"""Changes that the operator can make to servers, channels, members and direct messages."""

from collections.abc import Callable, Mapping
from typing import Any

from discord_playground.channels import TextChannel
from discord_playground.commands import Installation
from discord_playground.guilds import Guild
from discord_playground.people import Person
from discord_playground.picked import NotPossibleError
from discord_playground.users import Application, User
from discord_playground.world import World

Asked = Mapping[str, Any]

TIMEOUT = 3600.0  # seconds


class Surroundings:
    """The operator's switches for servers and members, by name; servers and people are addressed by id."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.switches: dict[str, Callable[[Asked], None]] = {
            "outage": self._switch_outage,
            "bot": self._switch_bot,
            "member": self._switch_member,
            "timeout": self._switch_timeout,
            "direct": self._switch_direct,
            "install": self._switch_installation,
            "delete": self._delete_channel,
        }

    def payload(self) -> list[dict[str, Any]]:
        """Return each server with its channels and the membership of every bot and person."""
        return [self._guild(guild) for guild in self._world.guilds.values()]

    def installations(self) -> list[dict[str, Any]]:
        """Return the applications that people may install for themselves, and who has installed each."""
        return [
            {
                "id": str(each.id),
                "name": each.name,
                "people": [
                    {"id": str(person.id), "name": person.shown_name, "installed": person.id in each.user_ids}
                    for person in self._people()
                    if not self._owns_a_bot(person)
                ],
            }
            for each in self._world.applications.values()
            if Installation.USER in each.installations
        ]

    def _people(self) -> list[Person]:
        return [user for user in self._world.users.values() if isinstance(user, Person)]

    def _guild(self, guild: Guild) -> dict[str, Any]:
        return {
            "id": str(guild.id),
            "name": guild.name,
            "available": guild.available,
            "channels": [{"id": str(each.id), "name": each.name} for each in guild.text_channels],
            "bots": [
                {
                    "id": str(each.id),
                    "name": each.name,
                    "member": each.id in guild.applications,
                    "user": str(each.user.id),
                    "timed_out": guild.is_timed_out(each.user),
                }
                for each in self._world.applications.values()
            ],
            "people": [
                {
                    "id": str(person.id),
                    "name": person.shown_name,
                    "member": person.id in guild.members,
                    "timed_out": guild.is_timed_out(person),
                    "closed": self._is_closed(person),
                }
                for person in self._people()
                if person is not guild.owner and not self._owns_a_bot(person)
            ],
        }

    def _owns_a_bot(self, user: User) -> bool:
        return any(application.owner is user for application in self._world.applications.values())

    def _is_closed(self, person: Person) -> bool:
        """Return whether a person refuses direct messages from all bots."""
        channels = [each for each in self._world.direct_channels.values() if each.human is person]
        return bool(channels) and all(channel.closed for channel in channels)

    # Switches: each toggles a state.

    def _switch_outage(self, asked: Asked) -> None:
        guild = self._guild_of(asked)
        if guild.available:
            guild.go_down()
        else:
            guild.come_back()

    def _switch_bot(self, asked: Asked) -> None:
        guild, application = self._guild_of(asked), self._application(asked)
        if application.id in guild.applications:
            guild.remove_bot(application)
        else:
            guild.add_bot(application)

    def _switch_member(self, asked: Asked) -> None:
        guild, person = self._guild_of(asked), self._person(asked)
        if person.id in guild.members:
            guild.remove_member(person)
        else:
            guild.add_member(person)

    def _switch_timeout(self, asked: Asked) -> None:
        """Put a member in a timeout of an hour, or end it. Raises `NotPossibleError` if Discord exempts the member."""
        guild, member = self._guild_of(asked), self._world.users[int(asked["user"])]
        if guild.is_timed_out(member):
            guild.end_timeout(member)
            return
        try:
            guild.time_out(member, seconds=TIMEOUT)
        except ValueError as exempt:
            raise NotPossibleError(str(exempt)) from None

    def _switch_direct(self, asked: Asked) -> None:
        person = self._person(asked)
        refuse = not self._is_closed(person)
        for application in self._world.applications.values():
            person.direct_messages(application).set_closed(refuse)

    def _switch_installation(self, asked: Asked) -> None:
        person, application = self._person(asked), self._application(asked)
        if person.id in application.user_ids:
            person.uninstall(application)
        else:
            person.install(application)

    def _delete_channel(self, asked: Asked) -> None:
        channel = self._guild_of(asked).channels[int(asked["channel"])]
        if isinstance(channel, TextChannel):
            channel.delete()

    # Resolving ids

    def _guild_of(self, asked: Asked) -> Guild:
        return self._world.guilds[int(asked["guild"])]

    def _application(self, asked: Asked) -> Application:
        return self._world.applications[int(asked["application"])]

    def _person(self, asked: Asked) -> Person:
        person = self._world.users[int(asked["person"])]
        assert isinstance(person, Person)  # noqa: S101  the page offers only people
        return person
