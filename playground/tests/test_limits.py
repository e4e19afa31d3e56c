"""Discord's limits: values at a limit are accepted, values just beyond it are rejected."""

import asyncio
from typing import Any

import pytest
import pytest_asyncio

from discord_playground import Interaction
from playground_tests.stage import Stage

pytestmark = pytest.mark.asyncio(loop_scope="module")

V2 = 1 << 15


def button(number: int = 0, **fields: object) -> dict[str, object]:
    return {"type": 2, "style": 1, "label": "Press", "custom_id": f"press {number}", **fields}


def row(*components: dict[str, object], **fields: object) -> dict[str, object]:
    return {"type": 1, "components": list(components), **fields}


def option(number: int = 0, **fields: object) -> dict[str, object]:
    return {"label": "One", "value": f"{number}", **fields}


def select(*options: dict[str, object], **fields: object) -> dict[str, object]:
    return {"type": 3, "custom_id": "choose", "options": list(options) or [option()], **fields}


def text(characters: int) -> dict[str, object]:
    return {"type": 10, "content": "x" * characters}


def picture(**fields: object) -> dict[str, object]:
    return {"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}, **fields}]}


def container(*components: dict[str, object], **fields: object) -> dict[str, object]:
    return {"type": 17, "components": list(components), **fields}


def section(accessory: dict[str, object] | None, *components: dict[str, object]) -> dict[str, object]:
    return {"type": 9, "components": list(components), "accessory": accessory}


def v2(*components: dict[str, object]) -> dict[str, object]:
    return {"flags": V2, "components": list(components)}


def classic(*components: dict[str, object]) -> dict[str, object]:
    return {"content": "Look:", "components": list(components)}


def embed(**fields: object) -> dict[str, object]:
    return {"embeds": [fields]}


def fields(count: int, value: str = "v") -> list[dict[str, object]]:
    return [{"name": "n", "value": value} for _ in range(count)]


KEPT: dict[str, dict[str, object]] = {
    "content of 2,000": {"content": "x" * 2000},
    "text of 4,000 over all displays": v2(text(2000), container(text(2000))),
    "40 components": v2(*[text(1)] * 40),
    "5 buttons a row": classic(row(*(button(n) for n in range(5)))),
    "5 rows": classic(*(row(button(n)) for n in range(5))),
    "label of 80": classic(row(button(label="x" * 80))),
    "custom_id of 100": classic(row(button(custom_id="x" * 100))),
    "an emoji instead of a label": classic(row(button(label=None, emoji={"name": "🎲"}))),
    "a link": classic(row(button(style=5, url="https://example.org", custom_id=None))),
    "25 options": classic(row(select(*(option(n) for n in range(25))))),
    "option texts of 100": classic(
        row(select(option(label="x" * 100, value="y" * 100, description="z" * 100)))
    ),
    "placeholder of 150": classic(row(select(placeholder="x" * 150))),
    "alt text of 1,024": v2(picture(description="x" * 1024)),
    "3 texts a section": v2(section(button(), text(1), text(1), text(1))),
    "10 embeds": {"embeds": [{"title": "t"}] * 10},
    "25 fields": embed(fields=fields(25)),
    "embeds of 6,000": {"embeds": [{"description": "x" * 3000}] * 2},
    "nonce of 25": {"content": "x", "nonce": "x" * 25},
    "the greatest number of a component": classic(row(button(), id=2**31 - 1)),
    "numbers that are left to Discord": classic(row(button(id=0), id=0), row(button(1, id=None))),
    "V2 with everything": v2(
        container(
            section({"type": 11, "media": {"url": "https://example.org/a.png"}}, text(1)),
            {"type": 14, "divider": False, "spacing": 2},
            row(select()),
            accent_color=0xFFFFFF,
        )
    ),
}

BROKEN: dict[str, tuple[dict[str, object], str, str]] = {
    "content of 2,001": ({"content": "x" * 2001}, "content", "BASE_TYPE_MAX_LENGTH"),
    "text of 4,001 over all displays": (
        v2(text(2000), container(text(2001))),
        "components",
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    "empty text": (v2(text(0)), "components.0.content", "BASE_TYPE_BAD_LENGTH"),
    "41 components": (
        v2(container(*[text(1)] * 40)),
        "components",
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    "6 buttons a row": (
        classic(row(*(button(n) for n in range(6)))),
        "components.0.components",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "6 rows": (classic(*(row(button(n)) for n in range(6))), "components", "BASE_TYPE_MAX_LENGTH"),
    "an empty row": (classic(row()), "components.0.components", "BASE_TYPE_BAD_LENGTH"),
    "a select beside a button": (
        classic(row(select(), button())),
        "components.0.components",
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    "label of 81": (
        classic(row(button(label="x" * 81))),
        "components.0.components.0.label",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "neither label nor emoji": (
        classic(row(button(label=None))),
        "components.0.components.0",
        "BUTTON_COMPONENT_INVALID_EMOJI",
    ),
    "custom_id of 101": (
        classic(row(button(custom_id="x" * 101))),
        "components.0.components.0.custom_id",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "no custom_id": (
        classic(row(button(custom_id=None))),
        "components.0.components.0.custom_id",
        "BASE_TYPE_REQUIRED",
    ),
    "a custom_id twice": (
        classic(row(button(1)), row(button(1))),
        "components.1.components.0.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    "a link without an address": (
        classic(row(button(style=5, custom_id=None))),
        "components.0.components.0.url",
        "BASE_TYPE_REQUIRED",
    ),
    "a style that is none": (
        classic(row(button(style=9))),
        "components.0.components.0.style",
        "BASE_TYPE_CHOICES",
    ),
    "26 options": (
        classic(row(select(*(option(n) for n in range(26))))),
        "components.0.components.0.options",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "no options": (
        classic(row({**select(), "options": []})),
        "components.0.components.0.options",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a value twice": (
        classic(row(select(option(1), option(1)))),
        "components.0.components.0.options.1.value",
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    "option label of 101": (
        classic(row(select(option(label="x" * 101)))),
        "components.0.components.0.options.0.label",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "option value of 101": (
        classic(row(select(option(value="x" * 101)))),
        "components.0.components.0.options.0.value",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "option description of 101": (
        classic(row(select(option(description="x" * 101)))),
        "components.0.components.0.options.0.description",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "placeholder of 151": (
        classic(row(select(placeholder="x" * 151))),
        "components.0.components.0.placeholder",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "more to choose than there is": (
        classic(row(select(option(), max_values=2))),
        "components.0.components.0.options",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "alt text of 1,025": (
        v2(picture(description="x" * 1025)),
        "components.0.items.0.description",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a picture that was not sent along": (
        v2({"type": 12, "items": [{"media": {"url": "attachment://board.png"}}]}),
        "components.0.items.0.media",
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    "a section without its accessory": (
        v2(section(None, text(1))),
        "components.0.accessory.type",
        "UNION_TYPE_CHOICES",
    ),
    "4 texts a section": (
        v2(section(button(), *[text(1)] * 4)),
        "components.0.components",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a container in a container": (
        v2(container(container(text(1)))),
        "components.0.components.0.type",
        "UNION_TYPE_CHOICES",
    ),
    "a picture from nowhere": (
        v2({"type": 12, "items": [{"media": {}}]}),
        "components.0.items.0.media.url",
        "BASE_TYPE_REQUIRED",
    ),
    "a picture by a strange way": (
        v2({"type": 12, "items": [{"media": {"url": "ftp://example.org/a.png"}}]}),
        "components.0.items.0.media.url",
        "URL_TYPE_INVALID_SCHEME",
    ),
    "a file that lies elsewhere": (
        v2({"type": 13, "file": {"url": "https://example.org/a.txt"}}),
        "components.0.file.url",
        "URL_TYPE_INVALID_SCHEME",
    ),
    "both an address and a custom_id": (
        classic(row(button(style=5, url="https://example.org"))),
        "components.0.components.0",
        "BUTTON_COMPONENT_CUSTOM_ID_URL_EXCLUSIVE",
    ),
    "an id twice": (
        v2({**text(1), "id": 7}, {**text(1), "id": 7}),
        "components.1.id",
        "COMPONENT_ID_DUPLICATED",
    ),
    "an id twice, in a row and on a button in it": (
        classic(row(button(id=7), id=7)),
        "components.0.components.0.id",
        "COMPONENT_ID_DUPLICATED",
    ),
    "a negative id": (v2({**text(1), "id": -1}), "components.0.id", "NUMBER_TYPE_MIN"),
    "an id of 2**31": (v2({**text(1), "id": 2**31}), "components.0.id", "NUMBER_TYPE_MAX"),
    "an id that is no number": (v2({**text(1), "id": "seven"}), "components.0.id", "NUMBER_TYPE_COERCE"),
    "an id that is a list": (v2({**text(1), "id": [7]}), "components.0.id", "NUMBER_TYPE_COERCE"),
    "components that are no list": ({"components": "x"}, "components", "BASE_TYPE_BAD_TYPE"),
    "content that is no text": ({"content": 5}, "content", "BASE_TYPE_BAD_TYPE"),
    "an accent that is no number": (
        v2(container(text(1), accent_color="red")),
        "components.0.accent_color",
        "NUMBER_TYPE_COERCE",
    ),
    "too many choices by default": (
        classic(row(select(option(1, default=True), option(2, default=True)))),
        "components.0.components.0.options",
        "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
    ),
    "a nonce to enforce that is missing": (
        {"content": "x", "enforce_nonce": True},
        "nonce",
        "BASE_TYPE_REQUIRED",
    ),
    "an accent that is no colour": (
        v2(container(text(1), accent_color=0x1000000)),
        "components.0.accent_color",
        "NUMBER_TYPE_MAX",
    ),
    "text display without the flag": (classic(text(1)), "components.0.type", "UNION_TYPE_CHOICES"),
    "content with the flag": (
        {**v2(text(1)), "content": "x"},
        "content",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "embeds with the flag": (
        {**v2(text(1)), **embed(title="t")},
        "embeds",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "ephemeral outside of an interaction": (
        {"content": "x", "flags": 64},
        "flags",
        "MESSAGE_FLAGS_INVALID",
    ),
    "11 embeds": ({"embeds": [{"title": "t"}] * 11}, "embeds", "BASE_TYPE_MAX_LENGTH"),
    "26 fields": (embed(fields=fields(26)), "embeds.0.fields", "BASE_TYPE_MAX_LENGTH"),
    "field of 1,025": (
        embed(fields=fields(1, "x" * 1025)),
        "embeds.0.fields.0.value",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "title of 257": (embed(title="x" * 257), "embeds.0.title", "BASE_TYPE_MAX_LENGTH"),
    "description of 4,097": (embed(description="x" * 4097), "embeds.0.description", "BASE_TYPE_MAX_LENGTH"),
    "embeds of 6,001": (
        {"embeds": [{"description": "x" * 3000}, {"description": "x" * 3001}]},
        "embeds",
        "MAX_EMBED_SIZE_EXCEEDED",
    ),
    "nonce of 26": ({"content": "x", "nonce": "x" * 26}, "nonce", "BASE_TYPE_MAX_LENGTH"),
    "a kind of mention that is none": (
        {"content": "x", "allowed_mentions": {"parse": ["moon"]}},
        "allowed_mentions.parse.0",
        "BASE_TYPE_CHOICES",
    ),
    "users both parsed and named": (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions",
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    "a reply to nothing": (
        {"content": "x", "message_reference": {"message_id": "1"}},
        "message_reference",
        "REPLIES_UNKNOWN_MESSAGE",
    ),
}


def codes_at(errors: dict[str, Any], path: str) -> list[str]:
    place: Any = errors
    for step in path.split("."):
        place = place[step]
    return [error["code"] for error in place["_errors"]]


@pytest.mark.parametrize("name", KEPT)
async def test_at_the_limit_a_message_is_posted(stage: Stage, name: str) -> None:
    status, _ = await stage.post(**KEPT[name])
    assert status == 200


@pytest.mark.parametrize("name", BROKEN)
async def test_beyond_the_limit_a_message_is_refused(stage: Stage, name: str) -> None:
    body, path, code = BROKEN[name]
    before = len(stage.channel.messages)
    status, refusal = await stage.post(**body)
    assert (status, refusal["code"], refusal["message"]) == (400, 50035, "Invalid Form Body")
    assert code in codes_at(refusal["errors"], path)
    assert len(stage.channel.messages) == before


@pytest.mark.parametrize("body", [{}, {"content": ""}, {"flags": V2, "components": []}, {"embeds": []}])
async def test_a_message_must_say_something(stage: Stage, body: dict[str, object]) -> None:
    status, refusal = await stage.post(**body)
    assert (status, refusal["code"]) == (400, 50006)


def label(component: dict[str, object] | None, **fields: object) -> dict[str, object]:
    return {"type": 18, "label": "Label", "component": component, **fields}


def text_input(number: int = 0, **fields: object) -> dict[str, object]:
    return {"type": 4, "custom_id": f"input {number}", "style": 1, **fields}


def modal(*components: dict[str, object], **fields: object) -> dict[str, object]:
    return {"title": "Title", "custom_id": "modal", "components": list(components), **fields}


def group(kind: int, lines: int, **fields: object) -> dict[str, object]:
    """Return a group of radio buttons (`kind` 21) or checkboxes (22)."""
    options = [{"label": str(number), "value": str(number)} for number in range(lines)]
    return {"type": kind, "custom_id": "group", "options": options, **fields}


def upload(**fields: object) -> dict[str, object]:
    return {"type": 19, "custom_id": "upload", **fields}


GOOD_MODALS: dict[str, dict[str, object]] = {
    "title of 45": modal(label(text_input()), title="x" * 45),
    "5 components": modal(*(label(text_input(n)) for n in range(5))),
    "label of 45": modal(label(text_input(), label="x" * 45, description="y" * 100)),
    "a select": modal(label(select())),
    "a text above": modal(text(100), label(text_input())),
    "an old row": modal(row(text_input(label="Old"))),
    "2 radio buttons": modal(label(group(21, 2))),
    "10 radio buttons": modal(label(group(21, 10))),
    "1 checkbox in a group": modal(label(group(22, 1))),
    "10 checkboxes, all or none": modal(label(group(22, 10, min_values=0, max_values=10))),
    "a checkbox": modal(label({"type": 23, "custom_id": "box"})),
    "10 files": modal(label(upload(max_values=10))),
}
BAD_MODALS: dict[str, tuple[dict[str, object], str]] = {
    "title of 46": (modal(label(text_input()), title="x" * 46), "data.title"),
    "no components": (modal(), "data.components"),
    "6 components": (modal(*(label(text_input(n)) for n in range(6))), "data.components"),
    "custom_id of 101": (modal(label(text_input()), custom_id="x" * 101), "data.custom_id"),
    "label of 46": (modal(label(text_input(), label="x" * 46)), "data.components.0.label"),
    "description of 101": (
        modal(label(text_input(), description="x" * 101)),
        "data.components.0.description",
    ),
    "an empty label": (modal(label(None)), "data.components.0.component.type"),
    "a button": (modal(label(button())), "data.components.0.component.type"),
    "an input's id twice": (
        modal(label(text_input()), label(text_input())),
        "data.components.1.component.custom_id",
    ),
    "placeholder of 101": (
        modal(label(text_input(placeholder="x" * 101))),
        "data.components.0.component.placeholder",
    ),
    "1 radio button": (modal(label(group(21, 1))), "data.components.0.component.options"),
    "11 radio buttons": (modal(label(group(21, 11))), "data.components.0.component.options"),
    "11 checkboxes": (modal(label(group(22, 11, max_values=1))), "data.components.0.component.options"),
    "more checkboxes chosen than there are": (
        modal(label(group(22, 2, max_values=3))),
        "data.components.0.component.options",
    ),
    "a checkbox without an id": (modal(label({"type": 23})), "data.components.0.component.custom_id"),
    "11 files": (modal(label(upload(max_values=11))), "data.components.0.component.max_values"),
    "no length at all": (
        modal(label(text_input(max_length=0))),
        "data.components.0.component.max_length",
    ),
}


@pytest_asyncio.fixture(loop_scope="module")
async def used(stage: Stage) -> Interaction:
    """An interaction that is waiting for its answer."""
    path = f"/applications/{stage.application.id}/commands"
    completed = {"type": 3, "name": "text", "description": "Text", "autocomplete": True}
    await stage.call("PUT", path, [{"name": "ask", "description": "Ask", "options": [completed]}])
    return stage.anna.begin_command(stage.channel, "ask", {})


async def answered(stage: Stage, used: Interaction, kind: int, data: dict[str, object]) -> tuple[int, Any]:
    return await stage.call(
        "POST", f"/interactions/{used.id}/{used.token}/callback", {"type": kind, "data": data}
    )


@pytest.mark.parametrize("name", GOOD_MODALS)
async def test_at_the_limit_a_modal_is_opened(stage: Stage, used: Interaction, name: str) -> None:
    status, _ = await answered(stage, used, 9, GOOD_MODALS[name])
    assert (status, used.modal is not None) == (204, True)


@pytest.mark.parametrize("name", BAD_MODALS)
async def test_beyond_the_limit_a_modal_is_refused(stage: Stage, used: Interaction, name: str) -> None:
    data, path = BAD_MODALS[name]
    status, refusal = await answered(stage, used, 9, data)
    assert (status, refusal["code"], used.modal) == (400, 50035, None)
    assert codes_at(refusal["errors"], path)


@pytest.mark.parametrize(
    ("choices", "status"),
    [
        ([{"name": "x" * 100, "value": "y" * 100}] * 25, 204),
        ([{"name": "x", "value": "y"}] * 26, 400),
        ([{"name": "x" * 101, "value": "y"}], 400),
        ([{"name": "x", "value": "y" * 101}], 400),
        ([], 204),
    ],
)
async def test_completions_have_their_limits(
    stage: Stage, used: Interaction, choices: list[dict[str, object]], status: int
) -> None:
    assert used.data["name"] == "ask"
    completing = asyncio.create_task(stage.anna.autocomplete(stage.channel, "ask", focused="text"))
    await asyncio.sleep(0)
    last = next(reversed(stage.playground.world.interactions.values()))
    assert (await answered(stage, last, 8, {"choices": choices}))[0] == status
    if status == 204:
        assert [choice.name for choice in await completing] == [choice["name"] for choice in choices]
    completing.cancel()


async def test_an_edit_keeps_the_limits_too(stage: Stage) -> None:
    _, posted = await stage.post(content="x")
    path = f"/channels/{stage.channel.id}/messages/{posted['id']}"
    status, refusal = await stage.call("PATCH", path, {"content": "x" * 2001})
    assert (status, refusal["code"]) == (400, 50035)
    status, refusal = await stage.call("PATCH", path, {"content": None})
    assert (status, refusal["code"]) == (400, 50006)


async def test_a_message_of_components_v2_stays_one(stage: Stage) -> None:
    _, posted = await stage.post(**v2(text(1)))
    path = f"/channels/{stage.channel.id}/messages/{posted['id']}"
    status, refusal = await stage.call("PATCH", path, {"flags": 0})
    assert (status, refusal["code"]) == (400, 50035)
    assert codes_at(refusal["errors"], "flags") == ["MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG"]
    status, edited = await stage.call("PATCH", path, {"components": [text(2)]})
    assert (status, edited["flags"]) == (200, V2)


async def test_a_message_with_content_becomes_one_of_components_v2_only_without_it(stage: Stage) -> None:
    _, posted = await stage.post(content="x")
    path = f"/channels/{stage.channel.id}/messages/{posted['id']}"
    status, refusal = await stage.call("PATCH", path, v2(text(1)))
    assert (status, refusal["code"]) == (400, 50035)
    status, _ = await stage.call("PATCH", path, {**v2(text(1)), "content": None})
    assert status == 200
