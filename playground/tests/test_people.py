"""Rejection of actions that Discord's client would not allow."""

from typing import Any

import pytest

from discord_playground import Message, Modal, NotPossibleError, Permission
from discord_playground.interactions import InteractionType
from playground_tests.stage import Stage

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def posted(stage: Stage, *components: dict[str, Any]) -> Message:
    rows = [{"type": 1, "components": [component]} for component in components]
    _, message = await stage.post(content="Here:", components=rows)
    return stage.channel.messages[int(message["id"])]


def button(custom_id: str | None, label: str, **fields: object) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": label, "custom_id": custom_id, **fields}


def people(custom_id: str, **fields: object) -> dict[str, Any]:
    return {"type": 5, "custom_id": custom_id, "placeholder": "Who?", **fields}


async def test_a_link_is_opened_not_pressed(stage: Stage) -> None:
    message = await posted(stage, button(None, "Open", style=5, url="https://example.org"))
    with pytest.raises(NotPossibleError, match="opens an address"):
        await stage.anna.click(message, "Open")


async def test_what_is_named_alike_must_be_named_by_its_id(stage: Stage) -> None:
    message = await posted(stage, button("a", "Go"), button("b", "Go"), people("c"), people("d"))
    with pytest.raises(NotPossibleError, match="2 buttons"):
        stage.anna.begin_click(message, "Go")
    with pytest.raises(NotPossibleError, match="2 selects"):
        stage.anna.begin_select(message, "Who?", stage.ben)
    assert stage.anna.begin_click(message, "b").data["custom_id"] == "b"
    assert stage.anna.begin_select(message, "d", stage.ben).data["values"] == [str(stage.ben.id)]


async def test_an_emoji_is_the_same_with_and_without_its_selector(stage: Stage) -> None:
    message = await posted(stage, button("a", "Back", emoji={"name": "◀\ufe0f"}))
    for name in ("◀", "◀\ufe0f", "◀ Back"):
        assert stage.anna.begin_click(message, name).data["custom_id"] == "a"


async def test_without_a_bot_there_are_no_commands(stage: Stage) -> None:
    lonely = stage.playground.create_guild("Lonely", owner=stage.anna)
    with pytest.raises(NotPossibleError, match="there are: none"):
        stage.anna.begin_command(lonely.create_text_channel("room"), "send", {})


async def test_a_modal_must_be_open(stage: Stage) -> None:
    with pytest.raises(NotPossibleError, match="no modal is open"):
        await stage.anna.submit(None, {})


async def test_a_modals_optional_fields_may_stay_empty(stage: Stage) -> None:
    path = f"/applications/{stage.application.id}/commands"
    await stage.call("PUT", path, [{"name": "ask", "description": "Ask"}])
    used = stage.anna.begin_command(stage.channel, "ask", {})
    select = {"type": 5, "custom_id": "who", "required": False}
    text = {"type": 4, "custom_id": "what", "style": 1, "required": False}
    components: list[dict[str, Any]] = [
        {"type": 10, "content": "Tell us:"},
        {"type": 18, "label": "Who", "component": select},
        {"type": 18, "label": "What", "component": text},
    ]
    body = {"type": 9, "data": {"title": "Title", "custom_id": "modal", "components": components}}
    status, _ = await stage.call("POST", f"/interactions/{used.id}/{used.token}/callback", body)
    assert status == 204
    assert isinstance(used.modal, Modal)
    submitted = stage.anna.begin_submit(used.modal, {})
    assert submitted.type is InteractionType.MODAL
    asked = [each["component"] for each in submitted.data["components"] if each["type"] == 18]
    assert [(each["custom_id"], each.get("values"), each.get("value")) for each in asked] == [
        ("who", [], None),
        ("what", None, ""),
    ]
    filled = stage.anna.begin_submit(used.modal, {"Who": stage.ben, "What": "This"})
    assert filled.data["resolved"]["users"].keys() == {str(stage.ben.id)}


async def test_a_member_may_be_given_permissions_of_their_own(stage: Stage) -> None:
    dora = stage.playground.create_user("dora")
    said = stage.anna.say(stage.channel, "Tidy me")
    stage.guild.add_member(dora, permissions=Permission.MANAGE_MESSAGES)
    dora.delete(said)
    assert said.deleted


async def test_somebody_who_may_not_write_does_not(stage: Stage) -> None:
    stage.channel.set_permissions(stage.guild.members[stage.ben.id], deny=Permission.SEND_MESSAGES)
    with pytest.raises(NotPossibleError, match="ben lacks SEND_MESSAGES"):
        stage.ben.say(stage.channel, "Hello")
    stage.channel.set_permissions(stage.guild.members[stage.ben.id])
