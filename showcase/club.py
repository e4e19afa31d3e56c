"""The server that `make play` starts with: its channels, people and bot."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from bot.access.permissions import INVITED_WITH
from discord_playground import (
    Application,
    Guild,
    NotificationLevel,
    Permission,
    Person,
    Playground,
    TextChannel,
)


@dataclass(frozen=True)
class ClubMember:
    """A person that a visitor to the page can act as."""

    name: str
    words: str
    locale: str = "en-US"
    admin: bool = False
    phone: bool = False
    elsewhere: bool = False
    """Whether they are no member of the server, but play where the bot is a stranger."""


PEOPLE = (
    ClubMember("Anna", "plays; begin here"),
    ClubMember("Ben", "plays"),
    ClubMember("Chloé", "plays"),
    ClubMember("Sam", "watches"),
    ClubMember("Ada", "runs the server (administrator)", admin=True),
    ClubMember("Jürgen", "plays on a phone", locale="de", phone=True),
    ClubMember("Dora", "isn’t in the club: has installed the bot for herself", elsewhere=True),
    ClubMember("Emil", "isn’t in the club: Dora’s friend, without the bot", elsewhere=True),
)
SERVER = "DVONN Club"
FRIENDS = "Friends"
"""The group chat of those who play elsewhere."""
TAVERN = "The Tavern"
"""Their server, of which the bot is no member."""
CHANNELS = {
    "games": "Start a game with /dvonn challenge",
    "general": "Everything else; games can be played here as well",
    "announcements": "The bot may not write here: see what it says then",
}
SILENT = "announcements"


@dataclass(frozen=True)
class Club:
    """A playground's server, and the bot's application."""

    playground: Playground
    guild: Guild
    application: Application

    @property
    def games(self) -> TextChannel:
        """The channel for matches and the bot's introduction card."""
        return self.guild.text_channels[0]

    def introduce_bot_elsewhere(self) -> None:
        """Make the bot introduce itself in the second channel, so that the first one stays empty."""
        self.guild.edit(system_channel=self.guild.text_channels[1])

    async def wait_for_introduction(self) -> None:
        """Wait for the card with which a newly added bot introduces itself. Raises `TimeoutError`."""
        await self.playground.wait_until(lambda: bool(self.games.messages), what="the bot's card")


def load_club(playground: Playground, file: Path) -> Club | None:
    """Return the server saved in a file, or None if there is no file; the playground saves to the file from now on."""
    if not playground.keep_in(file):
        return None
    guild = next(each for each in playground.guilds if each.name == SERVER)
    (application,) = playground.applications
    introduce(playground)
    return Club(playground, guild, application)


def create_club(playground: Playground) -> Club:
    """Create the server, owned by the first administrator, and let the page's visitors act as its people."""
    people = {
        each: playground.create_user(each.name.lower(), display_name=each.name, locale=each.locale)
        for each in PEOPLE
    }
    guild = playground.create_guild(
        SERVER,
        owner=next(people[each] for each in PEOPLE if each.admin),
        default_message_notifications=NotificationLevel.ALL_MESSAGES,  # as in Discord's new servers
    )
    for name, topic in CHANNELS.items():
        guild.create_text_channel(name, topic=topic)
    for each, person in people.items():
        if not each.admin and not each.elsewhere:
            guild.add_member(person)
    application = playground.create_application("DVONN")
    bot = guild.add_bot(application, permissions=Permission(INVITED_WITH.value))
    silent = next(channel for channel in guild.text_channels if channel.name == SILENT)
    silent.set_permissions(bot, deny=Permission.SEND_MESSAGES)
    open_places_elsewhere(
        playground, application, [person for each, person in people.items() if each.elsewhere]
    )
    introduce(playground)
    return Club(playground, guild, application)


def open_places_elsewhere(playground: Playground, application: Application, people: Sequence[Person]) -> None:
    """Give people a group chat and a server without the bot; the first of them has installed it for themselves."""
    first, *others = people
    first.install(application)
    first.open_group_chat(*others, name=FRIENDS)
    tavern = playground.create_guild(TAVERN, owner=first)
    tavern.create_text_channel(
        "tables", topic="The bot isn’t a member here: whoever has installed it brings it along"
    )
    for person in others:
        tavern.add_member(person)


def introduce(playground: Playground) -> None:
    """Let the page's visitors act as these people."""
    for each in PEOPLE:
        person = playground.person(each.name.lower())
        playground.page.introduce(person, each.words, phone=each.phone)
