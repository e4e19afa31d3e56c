"""Component ids: those set by the bot are kept, the others are generated.

https://docs.discord.com/developers/components/reference#anatomy-of-a-component
"""

from collections.abc import Iterator
from typing import Any

import discord
import pytest
from discord import ui

from discord_playground.discordpy import hearing
from playground_tests.bot import Bot
from playground_tests.stage import Stage

pytestmark = pytest.mark.asyncio(loop_scope="module")

V2 = 1 << 15
MARK = 1_000_000_012


@pytest.fixture(scope="module")
def bot() -> Bot:
    return Bot()


def text(**fields: object) -> dict[str, object]:
    return {"type": 10, "content": "Text", **fields}


def button(name: str, **fields: object) -> dict[str, object]:
    return {"type": 2, "style": 1, "label": name, "custom_id": name, **fields}


def row(*components: dict[str, object], **fields: object) -> dict[str, object]:
    return {"type": 1, "components": list(components), **fields}


def section(accessory: dict[str, object], *components: dict[str, object]) -> dict[str, object]:
    return {"type": 9, "components": list(components), "accessory": accessory}


def container(*components: dict[str, object], **fields: object) -> dict[str, object]:
    return {"type": 17, "components": list(components), **fields}


def numbers(components: list[dict[str, Any]]) -> Iterator[int]:
    """Yield the ids of all components in reading order."""
    for each in components:
        yield each["id"]
        yield from numbers(each.get("components", []))
        yield from numbers([each["accessory"]] if "accessory" in each else [])


async def posted(stage: Stage, *components: dict[str, object]) -> dict[str, Any]:
    status, message = await stage.post(flags=V2, components=list(components))
    assert status == 200
    assert isinstance(message, dict)
    return message


async def test_components_without_a_number_are_numbered_in_reading_order(stage: Stage) -> None:
    message = await posted(
        stage, container(text(), section(button("a"), text())), row(button("b"), button("c"))
    )
    assert list(numbers(message["components"])) == [1, 2, 3, 4, 5, 6, 7, 8]


async def test_a_number_that_was_given_stays_and_is_given_to_no_other(stage: Stage) -> None:
    message = await posted(stage, text(), container(text(id=2), text(), id=MARK), text(), text(id=3))
    assert list(numbers(message["components"])) == [1, MARK, 2, 4, 5, 3]


@pytest.mark.parametrize("empty", [0, None])
async def test_an_empty_number_is_replaced(stage: Stage, empty: int | None) -> None:
    message = await posted(stage, text(id=empty), text(id=1), row(button("a", id=empty), id=empty))
    assert list(numbers(message["components"])) == [2, 1, 3, 4]


async def test_rows_below_content_are_numbered_too(stage: Stage) -> None:
    status, message = await stage.post(
        content="Look:", components=[row(button("a", id=MARK)), row(button("b"))]
    )
    assert (status, list(numbers(message["components"]))) == (200, [1, MARK, 2, 3])


async def test_the_numbers_are_the_same_wherever_the_message_is_read(stage: Stage, bot: Bot) -> None:
    async with hearing(bot, "message") as heard:
        message = await posted(stage, container(text(), row(button("a")), id=MARK))
    expected = [MARK, 1, 2, 3]
    assert list(numbers(message["components"])) == expected
    assert [each.id for each in _flat((await heard).components)] == expected
    place = f"/channels/{stage.channel.id}/messages"
    _, fetched = await stage.call("GET", f"{place}/{message['id']}")
    _, (newest, *_) = await stage.call("GET", f"{place}?limit=1")
    assert [list(numbers(each["components"])) for each in (fetched, newest)] == [expected, expected]


async def test_an_edit_keeps_the_numbers_unless_it_brings_components(stage: Stage) -> None:
    message = await posted(stage, text(), text(id=MARK))
    place = f"/channels/{stage.channel.id}/messages/{message['id']}"
    _, edited = await stage.call("PATCH", place, {"allowed_mentions": {"parse": []}})
    assert list(numbers(edited["components"])) == [1, MARK]
    _, edited = await stage.call("PATCH", place, {"components": [text(id=MARK + 1), text(), text()]})
    assert list(numbers(edited["components"])) == [MARK + 1, 1, 2]
    _, edited = await stage.call("PATCH", place, {"components": edited["components"]})
    assert list(numbers(edited["components"])) == [MARK + 1, 1, 2]


async def test_an_edit_with_a_number_twice_is_refused_and_changes_nothing(stage: Stage) -> None:
    message = await posted(stage, text(id=MARK))
    place = f"/channels/{stage.channel.id}/messages/{message['id']}"
    status, refusal = await stage.call("PATCH", place, {"components": [text(id=MARK), text(id=MARK)]})
    assert (status, refusal["code"]) == (400, 50035)
    _, fetched = await stage.call("GET", place)
    assert list(numbers(fetched["components"])) == [MARK]


async def test_somebody_who_presses_or_picks_shows_the_number_of_what_was_used(stage: Stage) -> None:
    select = {"type": 3, "custom_id": "pick", "options": [{"label": "One", "value": "1"}]}
    message = await posted(stage, row(button("press", id=MARK)), row(select))
    shown = stage.channel.messages[int(message["id"])]
    pressed = stage.anna.begin_click(shown, "press")
    picked = stage.anna.begin_select(shown, "pick", "One")
    assert [(each.data["custom_id"], each.data["id"]) for each in (pressed, picked)] == [
        ("press", MARK),
        ("pick", 3),
    ]


async def test_a_bot_finds_its_mark_again(stage: Stage, bot: Bot) -> None:
    channel = bot.get_channel(stage.channel.id)
    assert isinstance(channel, discord.TextChannel)
    marked: ui.Container[ui.LayoutView] = ui.Container(ui.TextDisplay("Board"), id=MARK)
    sent = await channel.send(view=ui.LayoutView().add_item(marked))
    fetched = await channel.fetch_message(sent.id)
    again = ui.LayoutView.from_message(fetched).find_item(MARK)
    assert isinstance(again, ui.Container)


def _flat(components: list[Any]) -> Iterator[Any]:
    for each in components:
        yield each
        yield from _flat(list(getattr(each, "children", [])))
