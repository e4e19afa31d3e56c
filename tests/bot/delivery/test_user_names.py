"""Users' names are those stored, else those seen lately, else Discord's."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.delivery.user_names import MOST_ASKED, UserNames
from bot.discord_errors import OutOfOrderError
from bot.domain import UserId
from bot.services import People
from bot.storage import Store
from tests.bot.company import ANNA, BEN, CLEO, Clock

UNKNOWN_USER = 10013


class Client:
    """A Discord that knows some users, and counts how often it is asked."""

    def __init__(self) -> None:
        self.known = {CLEO.id: "Cleo"}
        self.asked: list[int] = []
        self.broken = False

    async def fetch_user(self, user: int) -> Any:  # noqa: ANN401  a part of a user
        self.asked.append(user)
        response: Any = SimpleNamespace(status=500 if self.broken else 404, reason="")
        if self.broken:
            raise discord.DiscordServerError(response, "")
        if user not in self.known:
            raise discord.NotFound(response, {"code": UNKNOWN_USER, "message": ""})
        return SimpleNamespace(display_name=self.known[UserId(user)])


@pytest.fixture
def client() -> Client:
    return Client()


@pytest.fixture
def people(store: Store, clock: Clock) -> People:
    return People(store, clock=clock)


@pytest.fixture
def names(client: Client, people: People) -> UserNames:
    return UserNames(client, people)  # type: ignore[arg-type]


async def test_a_stored_name_comes_before_one_that_was_seen(
    names: UserNames, people: People, client: Client
) -> None:
    await people.remember(ANNA)
    people.saw(ANNA.id, "Someone else")
    people.saw(BEN.id, "Ben")
    assert await names.of([ANNA.id, BEN.id]) == {ANNA.id: "Anna", BEN.id: "Ben"}
    assert client.asked == []


async def test_discord_is_asked_once_for_others(names: UserNames, client: Client) -> None:
    assert await names.of([CLEO.id]) == await names.of([CLEO.id]) == {CLEO.id: "Cleo"}
    assert client.asked == [CLEO.id]


async def test_who_is_unknown_everywhere_has_no_name(names: UserNames) -> None:
    assert await names.of([CLEO.id, BEN.id]) == {CLEO.id: "Cleo"}


async def test_discord_is_asked_for_so_many_at_once(names: UserNames, client: Client) -> None:
    await names.of([UserId(number) for number in range(1, MOST_ASKED + 10)])
    assert len(client.asked) == MOST_ASKED


async def test_no_name_is_given_up_while_discord_is_out_of_order(names: UserNames, client: Client) -> None:
    client.broken = True
    with pytest.raises(OutOfOrderError):
        await names.of([CLEO.id])


async def test_a_forgotten_user_is_seen_no_more(names: UserNames, people: People) -> None:
    people.saw(BEN.id, "Ben")
    people.drop(BEN.id)
    assert await names.of([BEN.id]) == {}
