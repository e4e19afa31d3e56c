"""Discord's error responses are mapped to the messenger's errors; mentions ping only the intended user."""

from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from bot.delivery.messenger import (
    LOOK_BACK,
    MessageGoneError,
    Messenger,
    OutOfOrderError,
    PostRefusedError,
    UnreachableError,
    _calling,
    refusal_of,
)
from bot.domain import ChannelId, MessageId, Obstacle, UserId
from bot.domain.obstacle import GONE, LOCKED
from bot.ui.page import Kind, MessageTag, Page
from tests.bot.company import ANNA, HERE, NOON

ME = SimpleNamespace(id=1)


class Client:
    """A client without cached channels, as after a start."""

    user = ME
    channel: object = None

    def get_partial_messageable(self, _channel: int) -> object:
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


@pytest.mark.parametrize(
    ("error", "meaning"),
    [
        (answered(discord.NotFound, 404, 10008), MessageGoneError),  # Unknown Message
        (answered(discord.NotFound, 404, 10003), UnreachableError),  # Unknown Channel
        (answered(discord.Forbidden, 403, 50013), UnreachableError),  # Missing Permissions
        (answered(discord.Forbidden, 403, 50001), UnreachableError),  # Missing Access
        (answered(discord.DiscordServerError, 500), OutOfOrderError),
        (answered(discord.DiscordServerError, 503), OutOfOrderError),
        (answered(discord.HTTPException, 429), OutOfOrderError),
        # Discord's edge and proxies: https://github.com/discord/discord-api-docs/issues/6473
        (answered(discord.Forbidden, 403), OutOfOrderError),
        (answered(discord.Forbidden, 403, 40333), OutOfOrderError),
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


def test_a_message_that_is_refused_for_any_other_reason_is_told_from_our_own_mistakes(
    messenger: Messenger,
) -> None:
    with pytest.raises(PostRefusedError) as told, messenger._refused_post():
        raise answered(discord.HTTPException, 400, 200000)
    assert refusal_of(told.value) == "HTTPException 400 (code 200000)"
    with pytest.raises(discord.HTTPException), messenger._refused_post():
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
        )


async def test_the_newest_messages_of_ones_own_are_found_however_many_came_since(
    client: Client, messenger: Messenger
) -> None:
    client.channel = Crowded(LOOK_BACK + 50)
    found = [each.message_tag.number async for each in messenger.own_messages(HERE.channel, MessageId(10))]
    assert found == list(range(51, LOOK_BACK + 51))


@pytest.mark.parametrize(
    ("user", "calls"), [(ANNA.id, {"parse": [], "users": [ANNA.id]}), (None, {"parse": []})]
)
def test_a_message_pings_one_person_at_most(user: UserId | None, calls: object) -> None:
    assert _calling(user).to_dict() == calls
