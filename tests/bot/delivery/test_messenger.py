"""Discord's error responses are mapped to the messenger's errors; mentions ping only the intended user."""

from collections.abc import Collection
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from bot.delivery.errors import (
    MessageGoneError,
    NoDirectMessagesError,
    PostRefusedError,
    UnreachableError,
    post_refusals,
    refusal_of,
)
from bot.delivery.messenger import LOOK_BACK, Messenger, _calling
from bot.discord_errors import LONGEST_REST, OutOfOrderError
from bot.domain import ChannelId, Message, MessageId, Obstacle, UserId
from bot.domain.obstacle import GONE, LOCKED
from bot.toolkit.page import Kind, MessageTag, Page, PlainMessage
from tests.bot.company import ANNA, BEN, CLEO, HERE, NOON
from tests.bot.delivery.steps import refused_for
from tests.bot.discord_limits import text_of

ME = SimpleNamespace(id=1)


class Client:
    """A client without cached channels, as after a start."""

    user = ME
    channel: object = None

    def get_partial_messageable(self, _channel: int) -> object:
        return self.channel

    async def create_dm(self, _user: object) -> object:
        return self.channel

    def get_channel(self, _channel: int) -> None:
        return None

    def get_guild(self, _guild: int) -> None:
        return None


@pytest.fixture
def client() -> Client:
    return Client()


@pytest.fixture
def messenger(client: Client) -> Messenger:
    return Messenger(client)  # type: ignore[arg-type]


def answered(kind: type[discord.HTTPException], status: int, code: int = 0) -> discord.HTTPException:
    """An error response: https://docs.discord.com/developers/topics/opcodes-and-status-codes."""
    response: Any = SimpleNamespace(status=status, reason="")
    return kind(response, {"code": code, "message": ""})


@pytest.mark.parametrize(("said", "rest"), [(19.3, 19.3), (86_400, LONGEST_REST)])
def test_a_refusal_for_a_time_says_for_how_long(messenger: Messenger, said: float, rest: float) -> None:
    with pytest.raises(OutOfOrderError) as raised, messenger._trouble(HERE.channel):
        raise discord.HTTPException(refused_for(said), {"code": 0, "message": ""})
    assert raised.value.rest == rest
    assert OutOfOrderError().rest == 0.0


@pytest.mark.parametrize(
    ("error", "meaning"),
    [
        (answered(discord.NotFound, 404, 10008), MessageGoneError),  # Unknown Message
        (answered(discord.NotFound, 404, 10003), UnreachableError),  # Unknown Channel
        (answered(discord.Forbidden, 403, 50013), UnreachableError),  # Missing Permissions
        (answered(discord.Forbidden, 403, 50001), UnreachableError),  # Missing Access
        (answered(discord.HTTPException, 400, 50083), UnreachableError),  # Thread is archived, and locked
        (answered(discord.HTTPException, 400, 160005), UnreachableError),  # Thread is locked
        (answered(discord.HTTPException, 400, 50008), UnreachableError),  # not a text channel
        (answered(discord.DiscordServerError, 500), OutOfOrderError),
        (answered(discord.DiscordServerError, 503), OutOfOrderError),
        (answered(discord.HTTPException, 429), OutOfOrderError),
        # Discord's edge and proxies: https://github.com/discord/discord-api-docs/issues/6473
        (answered(discord.Forbidden, 403), OutOfOrderError),
        (answered(discord.Forbidden, 403, 40333), OutOfOrderError),
        (answered(discord.Forbidden, 403, 40003), OutOfOrderError),  # opening direct messages too fast
        (answered(discord.Forbidden, 403, 20026), OutOfOrderError),  # flagged as spam
        (answered(discord.NotFound, 404, 10062), OutOfOrderError),  # about something else
        (answered(discord.HTTPException, 400, 20028), OutOfOrderError),  # write rate limit of the channel
        (answered(discord.NotFound, 404), OutOfOrderError),
        (answered(discord.HTTPException, 400), OutOfOrderError),
        (answered(discord.HTTPException, 400, 130000), OutOfOrderError),  # API resource is overloaded
        (aiohttp.ServerDisconnectedError(), OutOfOrderError),
        (TimeoutError(), OutOfOrderError),
        (ConnectionResetError(), OutOfOrderError),
    ],
)
def test_an_error_means_one_of_three_things(
    messenger: Messenger, error: Exception, meaning: type[Exception]
) -> None:
    with pytest.raises(meaning) as told, messenger._trouble(HERE.channel):
        raise error
    assert told.value.__cause__ is error


@pytest.mark.parametrize(("status", "code"), [(400, 50035), (401, 0)], ids=["form", "token"])
def test_a_request_that_discord_finds_wrong_is_our_own_mistake(
    messenger: Messenger, status: int, code: int
) -> None:
    error = answered(discord.HTTPException, status, code)
    with pytest.raises(discord.HTTPException) as told, messenger._trouble(HERE.channel):
        raise error
    assert told.value is error


@pytest.mark.parametrize(
    ("error", "obstacle"),
    [
        (answered(discord.NotFound, 404, 10003), GONE),
        # No source gives the status of 160005; 50083 comes with both.
        (answered(discord.HTTPException, 400, 160005), LOCKED),
        (answered(discord.Forbidden, 403, 160005), LOCKED),
        (answered(discord.HTTPException, 400, 50083), LOCKED),
        (answered(discord.Forbidden, 403, 50083), LOCKED),
    ],
)
def test_a_refusal_says_what_is_in_the_way(
    messenger: Messenger, error: Exception, obstacle: Obstacle
) -> None:
    with pytest.raises(UnreachableError) as told, messenger._trouble(HERE.channel):
        raise error
    assert told.value.obstacle == obstacle


def test_a_refusal_of_a_message_for_any_other_reason_is_distinguished_from_our_own_mistakes() -> None:
    with pytest.raises(PostRefusedError) as told, post_refusals():
        raise answered(discord.HTTPException, 400, 200000)
    assert refusal_of(told.value) == "HTTPException 400 (code 200000)"
    with pytest.raises(discord.HTTPException), post_refusals():
        raise answered(discord.HTTPException, 401)


def test_what_is_missing_in_an_unknown_channel_is_unknown(messenger: Messenger) -> None:
    with pytest.raises(UnreachableError) as told, messenger._trouble(ChannelId(1)):
        raise answered(discord.Forbidden, 403, 50013)
    assert told.value.missing == ()


def test_a_server_that_is_not_known_yet_is_spoken_to_in_english(messenger: Messenger) -> None:
    assert messenger.language(HERE.guild).tag == "en"


def test_a_person_is_spoken_to_in_their_own_language_where_it_is_known(messenger: Messenger) -> None:
    messenger.languages = {HERE.guild: "de"}
    assert [messenger.language(HERE.guild, own).tag for own in (None, "en")] == ["de", "en"]


class Crowded(discord.abc.Messageable):
    """A channel with many of the bot's messages, numbered from 1 and returned by the hundred."""

    id = HERE.channel

    def __init__(self, messages: int) -> None:
        self._messages = range(1, messages + 1)
        self._state: Any = SimpleNamespace(
            http=SimpleNamespace(logs_from=self._logs), create_message=self._made
        )

    async def _get_channel(self) -> Any:  # noqa: ANN401  the library asks for no more than an id
        return self

    async def _logs(
        self, _channel: int, limit: int, *, before: int | None = None, after: int | None = None
    ) -> list[dict[str, int]]:
        numbers = [
            each for each in self._messages if (after or 0) < each < (before or len(self._messages) + 1)
        ]
        newest_first = numbers[:limit][::-1] if after else numbers[-limit:][::-1]
        return [{"id": number} for number in newest_first]

    def _made(self, *, data: dict[str, int], **_: object) -> Any:  # noqa: ANN401  parts of a message
        (payload,) = Page("A board.", message_tag=MessageTag(Kind.BOARD, 1, data["id"])).to_components()  # type: ignore[no-untyped-call]
        return SimpleNamespace(
            id=data["id"],
            author=ME,
            components=[discord.components.Container(payload, None)],
            mentions=[],
            created_at=NOON,
            flags=discord.MessageFlags(components_v2=True),
        )


async def test_the_newest_messages_of_ones_own_are_found_however_many_came_since(
    client: Client, messenger: Messenger
) -> None:
    client.channel = Crowded(LOOK_BACK + 50)
    found = [each.message_tag.number async for each in messenger.own_messages(HERE.channel, MessageId(10))]
    assert found == list(range(51, LOOK_BACK + 51))


class Nonces:
    """A channel that knows the nonces of messages that were deleted."""

    def __init__(self, deleted: Collection[str]) -> None:
        self.deleted = deleted
        self.tried: list[str] = []

    async def send(self, **sent: Any) -> Any:  # noqa: ANN401  a message, of which only the id matters
        self.tried.append(sent["nonce"])
        if sent["nonce"] in self.deleted:
            raise answered(discord.NotFound, 404, 10008)
        return SimpleNamespace(id=len(self.tried), mentions=[])


async def nonces_of(
    client: Client, messenger: Messenger, channel: int, nonce: str, deleted: Collection[str] = ()
) -> list[str]:
    """Post with a nonce; return what was sent for it."""
    client.channel = there = Nonces(deleted)
    await messenger.post(ChannelId(channel), Page("A board."), nonce=nonce, ping=None)
    return there.tried


async def test_a_nonce_depends_on_the_post_and_its_channel_and_is_one_that_discord_takes(
    client: Client, messenger: Messenger
) -> None:
    name = "of any length: " * 9
    posts = [(1, name), (2, name), (1, f"{name}!")]
    made = [(await nonces_of(client, messenger, *post))[0] for post in posts]
    assert len(set(made)) == len(posts)
    assert all(len(nonce) <= 25 for nonce in made)
    assert made == [(await nonces_of(client, messenger, *post))[0] for post in posts]


async def test_where_the_message_of_a_nonce_was_deleted_one_more_is_sent(
    client: Client, messenger: Messenger
) -> None:
    (first,) = await nonces_of(client, messenger, 1, "n")
    again = await nonces_of(client, messenger, 1, "n", {first})
    assert again[0] == first
    assert len(set(again)) == 2
    with pytest.raises(OutOfOrderError):
        await nonces_of(client, messenger, 1, "n", again)


@pytest.mark.parametrize(("status", "code"), [(400, 50033), (400, 50007), (403, 50007), (403, 50278)])
async def test_a_person_who_can_not_be_written_to_takes_no_direct_messages(
    client: Client, messenger: Messenger, status: int, code: int
) -> None:
    async def refuse(_: object) -> None:
        raise answered(discord.Forbidden if status == 403 else discord.HTTPException, status, code)

    client.create_dm = refuse  # type: ignore[method-assign, assignment]
    with pytest.raises(NoDirectMessagesError):
        await messenger.write_to(ANNA.id, Page("Your turn."), nonce="n")


@pytest.mark.parametrize(
    ("user", "calls"), [(ANNA.id, {"parse": [], "users": [ANNA.id]}), (None, {"parse": []})]
)
def test_a_message_pings_one_person_at_most(user: UserId | None, calls: object) -> None:
    assert _calling(user).to_dict() == calls


NAMES = {ANNA.id: "Anna", BEN.id: "*Ben*", CLEO.id: "Cleo <@1>"}


class Channel:
    """A channel that keeps the texts which are sent and edited, and mentions those members who are admitted."""

    id = HERE.channel

    def __init__(self, *members: UserId) -> None:
        self.members = members
        self.texts: list[str] = []

    async def send(self, **given: Any) -> "Sent":  # noqa: ANN401  as the library takes them
        return self._sent(**given)

    def get_partial_message(self, _: int) -> "Sent":
        return Sent(self, [])

    def _sent(
        self,
        *,
        view: Page | PlainMessage,
        content: str | None = None,
        allowed_mentions: discord.AllowedMentions | None = None,
        **_: object,
    ) -> "Sent":
        self.texts.append(text_of(view) if isinstance(view, Page) else content or "")
        admitted = allowed_mentions.to_dict().get("users", ()) if allowed_mentions else ()
        return Sent(self, [SimpleNamespace(id=user) for user in admitted if user in self.members])


@dataclass
class Sent:
    channel: Channel
    mentions: list[Any]
    id: int = 7

    async def edit(self, **given: Any) -> "Sent":  # noqa: ANN401  as the library takes them
        return self.channel._sent(**given)


@pytest.fixture
def asked() -> list[frozenset[UserId]]:
    """The users whose names were looked up, for each look-up."""
    return []


@pytest.fixture
def naming(client: Client, asked: list[frozenset[UserId]]) -> Messenger:
    async def names(users: Collection[UserId]) -> dict[UserId, str]:
        asked.append(frozenset(users))
        return {user: NAMES[user] for user in users if user in NAMES}

    return Messenger(client, names=names)  # type: ignore[arg-type]


def about(*users: UserId) -> Page:
    return Page(*(f"<@{user}>" for user in users), notification="Your turn.")


async def test_those_who_are_not_pinged_are_named(
    client: Client, naming: Messenger, asked: list[frozenset[UserId]]
) -> None:
    client.channel = channel = Channel(ANNA.id, BEN.id)
    page = about(ANNA.id, BEN.id, CLEO.id, UserId(99))
    await naming.post(HERE.channel, page, nonce="1", ping=ANNA.id)
    assert channel.texts == [
        f"<@{ANNA.id}> Your turn.",
        f"<@{ANNA.id}>\n\\*Ben\\*\nCleo \\<@1>\nUnknown user",
    ]
    assert asked == [{BEN.id, CLEO.id, UserId(99)}]


async def test_no_name_is_looked_up_for_a_page_without_mentions(
    client: Client, naming: Messenger, asked: list[frozenset[UserId]]
) -> None:
    client.channel = Channel(ANNA.id)
    await naming.post(HERE.channel, Page("Hello"), nonce="1", ping=None)
    await naming.post(HERE.channel, about(ANNA.id), nonce="2", ping=ANNA.id)
    assert asked == []


async def test_who_has_left_the_server_is_named_although_a_message_would_ping_them(
    client: Client, naming: Messenger
) -> None:
    client.channel = channel = Channel(ANNA.id)
    await naming.edit(Message(HERE.channel, MessageId(7)), about(ANNA.id, BEN.id), pinged=BEN.id)
    assert channel.texts == [f"Anna\n<@{BEN.id}>", "Anna\n\\*Ben\\*"]


async def test_an_edit_names_all_but_those_whom_the_message_has_pinged(
    client: Client, naming: Messenger
) -> None:
    client.channel = channel = Channel(ANNA.id, BEN.id)
    message = Message(HERE.channel, MessageId(7))
    await naming.edit(message, about(ANNA.id, BEN.id))
    await naming.edit(message, about(ANNA.id, BEN.id), pinged=ANNA.id)
    assert channel.texts == ["Anna\n\\*Ben\\*", f"<@{ANNA.id}>\n\\*Ben\\*"]


async def test_a_direct_message_names_its_reader_too(client: Client, naming: Messenger) -> None:
    client.channel = channel = Channel(ANNA.id)
    await naming.write_to(ANNA.id, about(ANNA.id, CLEO.id), nonce="1")
    assert channel.texts == ["Anna\nCleo \\<@1>"]
