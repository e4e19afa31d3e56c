"""The page's websocket protocol: the updates that a tab receives, and its actions."""

import base64
import os
import re
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import pytest_asyncio

from discord_playground import BotState, Permission, Person
from discord_playground.page import site
from playground_tests.page_visitor import Visitor, visiting
from playground_tests.stage import Stage

pytestmark = pytest.mark.asyncio(loop_scope="module")

COMMAND = {
    "name": "greet",
    "description": "Greet somebody",
    "name_localizations": {"de": "grüßen"},
    "description_localizations": {"de": "Grüße jemanden"},
    "options": [
        {
            "type": 6,
            "name": "whom",
            "name_localizations": {"de": "wen"},
            "description": "Whom",
            "required": True,
        },
        {
            "type": 3,
            "name": "how",
            "description": "How",
            "choices": [{"name": "Loudly", "name_localizations": {"de": "Laut"}, "value": "loud"}],
        },
    ],
}
MENUS: list[dict[str, object]] = [
    {"type": 2, "name": "Wave at", "name_localizations": {"de": "Zuwinken"}},
    {"type": 3, "name": "Translate", "default_member_permissions": int(Permission.MANAGE_GUILD)},
    {"type": 3, "name": "Count"},
]


@pytest_asyncio.fixture(scope="module", loop_scope="module", autouse=True)
async def introduced(stage: Stage) -> None:
    stage.playground.page.introduce(stage.anna, "plays")
    stage.playground.page.introduce(stage.ben, "plays in German", phone=True)
    status, _ = await stage.call("PUT", f"/applications/{stage.application.id}/commands", [COMMAND, *MENUS])
    assert status == 200


@pytest_asyncio.fixture(loop_scope="module")
async def anna(stage: Stage) -> AsyncIterator[Visitor]:
    async with visiting(stage.playground, stage.anna) as visitor:
        yield visitor


@pytest_asyncio.fixture(loop_scope="module")
async def ben(stage: Stage) -> AsyncIterator[Visitor]:
    async with visiting(stage.playground, stage.ben) as visitor:
        yield visitor


def here(stage: Stage) -> dict[str, str]:
    return {"channel": str(stage.channel.id)}


async def greet(stage: Stage, visitor: Visitor, person: Person) -> str:
    """Use the command `greet` and return the callback path of its interaction."""
    begun = await visitor.ask("command", **here(stage), path="greet", options={"whom": str(person.id)})
    interaction = stage.playground.world.interactions[int(begun["interaction"])]
    return f"/interactions/{interaction.id}/{interaction.token}/callback"


async def test_the_page_and_its_files_are_served_and_nothing_else(stage: Stage) -> None:
    async with aiohttp.ClientSession() as session:
        async with session.get(stage.playground.page_url) as response:
            assert response.status == 200
            assert "default-src 'self'" in response.headers["Content-Security-Policy"]
            assert "main.js" in await response.text()
        async with session.get(stage.playground.page_url + "play/files/now/main.js") as response:
            assert response.content_type in ("text/javascript", "application/javascript")
        for name in ("now/missing.js", "now/..%2Fserver.py", "now/%2Fetc%2Fpasswd"):
            async with session.get(stage.playground.page_url + f"play/files/{name}") as response:
                assert response.status == 404
        async with session.get(stage.playground.page_url + "play/people") as response:
            people = (await response.json())["people"]
    assert [(each["name"], each["phone"]) for each in people] == [("Anna", False), ("Ben", True)]


async def test_a_browser_keeps_the_files_of_the_page_until_one_is_changed(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    files = shutil.copytree(site.FILES, tmp_path / "web")
    monkeypatch.setattr(site, "FILES", files)
    async with aiohttp.ClientSession(base_url=stage.playground.page_url) as session:

        async def address() -> str:
            async with session.get("/") as response:
                assert response.headers["Cache-Control"] == "no-cache"
                (found,) = re.findall(r"/play/files/\w+/main\.js", await response.text())
                return str(found)

        async def kept(file: str) -> str:
            async with session.get(file) as response:
                return response.headers["Cache-Control"]

        before = await address()
        assert await kept(before) == "max-age=86400"
        assert await address() == before
        os.utime(files / "words.js", ns=(0, 2**62))  # later than any existing file
        assert await address() != before
        assert await kept(before) == "no-cache"
        assert await kept(await address()) == "max-age=86400"


@pytest.mark.parametrize(
    ("query", "headers", "status"),
    [
        ({"as": "nobody"}, {}, 404),
        ({"as": "anna"}, {"Origin": "http://elsewhere.example"}, 403),
    ],
)
async def test_strangers_get_no_tab(
    stage: Stage, query: dict[str, str], headers: dict[str, str], status: int
) -> None:
    async with aiohttp.ClientSession(headers=headers) as session:
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await session.ws_connect(stage.playground.page_url + "play/tab", params=query)
    assert refused.value.status == status


async def test_what_one_says_all_tabs_see(stage: Stage, anna: Visitor, ben: Visitor) -> None:
    await anna.ask("say", **here(stage), text="Hello <b>all</b>")
    for visitor in (anna, ben):
        assert (await visitor.message("Hello <b>all</b>"))["author"]["username"] == "anna"
    read = await ben.ask("read", **here(stage))
    assert read["messages"][-1]["content"] == "Hello <b>all</b>"


async def test_long_channels_are_read_page_by_page(stage: Stage, anna: Visitor) -> None:
    channel = stage.guild.create_text_channel("long")
    for number in range(70):
        stage.anna.say(channel, str(number))
    latest = await anna.ask("read", channel=str(channel.id))
    assert [each["content"] for each in latest["messages"]] == [str(number) for number in range(20, 70)]
    assert latest["more"]
    earlier = await anna.ask("read", channel=str(channel.id), before=latest["messages"][0]["id"])
    assert [each["content"] for each in earlier["messages"]] == [str(number) for number in range(20)]
    assert not earlier["more"]


async def test_commands_come_with_descriptions_in_ones_own_language(
    stage: Stage, anna: Visitor, ben: Visitor
) -> None:
    expected = (
        (anna, ("greet", "Greet somebody"), ["whom", "how"], "Loudly"),
        (ben, ("grüßen", "Grüße jemanden"), ["wen", "how"], "Laut"),
    )
    for visitor, words, options, choice in expected:
        (command,) = (await visitor.ask("commands", **here(stage)))["commands"]
        assert (command["path"], command["shown"], command["description"]) == ("greet", *words)
        assert [option["shown"] for option in command["options"]] == options
        assert [option["name"] for option in command["options"]] == ["whom", "how"]
        assert command["options"][0]["required"]
        assert command["options"][1]["choices"] == [{"name": choice, "value": "loud"}]


async def test_the_menus_of_people_and_messages_hold_what_one_may_use(
    stage: Stage, anna: Visitor, ben: Visitor
) -> None:
    menus = await ben.ask("menus", **here(stage))
    assert [(each["name"], each["shown"]) for each in menus["person"]] == [("Wave at", "Zuwinken")]
    assert [each["name"] for each in menus["message"]] == ["Count"]
    said = stage.ben.say(stage.channel, "Four words in here")
    for target in (
        {"person": str(stage.ben.id), "name": "Wave at"},
        {"message": str(said.id), "name": "Count"},
    ):
        begun = await anna.ask("menu", **here(stage), **target)
        interaction = stage.playground.world.interactions[int(begun["interaction"])]
        assert interaction.data["target_id"] == target.get("person", target.get("message"))
        callback = f"/interactions/{interaction.id}/{interaction.token}/callback"
        words = f"{target['name']}: done"
        await stage.call("POST", callback, {"type": 4, "data": {"content": words, "flags": 64}})
        answered = await anna.message(words)
        assert (answered["used"], answered["ephemeral"]) == (target["name"], True)
    refused = await anna.ask("menu", **here(stage), message=str(said.id), name="Translate")
    assert "it needs MANAGE_GUILD" in refused["refused"]


async def test_private_answers_are_reported_to_one_person_until_the_tab_is_loaded_again(
    stage: Stage, anna: Visitor, ben: Visitor
) -> None:
    callback = await greet(stage, anna, stage.ben)
    await stage.call("POST", callback, {"type": 4, "data": {"content": "Psst", "flags": 64}})
    private = await anna.message("Psst")
    assert (private["ephemeral"], private["used"]) == (True, "/greet")
    done = await anna.wait_for(lambda told: told.get("type") == "interaction")
    assert not done["failed"]

    assert all(each["content"] != "Psst" for each in (await ben.ask("read", **here(stage)))["messages"])
    assert (await anna.ask("read", **here(stage)))["messages"][-1]["content"] == "Psst"
    async with visiting(stage.playground, stage.anna) as again:
        assert (await again.ask("read", **here(stage)))["messages"][-1]["content"] != "Psst"
    async with visiting(stage.playground, stage.anna, since=anna.received[0]["since"]) as returned:
        assert (await returned.ask("read", **here(stage)))["messages"][-1]["content"] == "Psst"

    await anna.ask("delete", **here(stage), message=private["id"])
    await anna.wait_for(lambda told: told.get("type") == "gone" and told["message"] == private["id"])
    assert all(told.get("message", {}) != private["id"] for told in ben.received)


async def test_an_answer_that_does_not_come_is_shown_as_failed(stage: Stage, anna: Visitor) -> None:
    await greet(stage, anna, stage.ben)
    stage.playground.clock.advance(3.1)
    failed = await anna.wait_for(lambda told: told.get("type") == "interaction")
    assert failed["failed"]


async def test_controls_are_used_by_their_ids(stage: Stage, anna: Visitor, ben: Visitor) -> None:
    options = [{"label": word, "value": word} for word in ("one", "two")]
    rows: list[dict[str, Any]] = [
        {"type": 1, "components": [{"type": 2, "style": 1, "label": "Press", "custom_id": "press"}]},
        {"type": 1, "components": [{"type": 3, "custom_id": "choose", "options": options}]},
        {"type": 1, "components": [{"type": 5, "custom_id": "whom"}]},
    ]
    _, message = await stage.post(content="Use me", components=rows)
    at = {**here(stage), "message": message["id"]}
    for action, details, data in (
        ("click", {"control": "press"}, {"component_type": 2, "custom_id": "press"}),
        ("select", {"control": "choose", "values": ["two"]}, {"values": ["two"]}),
        ("select", {"control": "whom", "values": [str(stage.ben.id)]}, {"values": [str(stage.ben.id)]}),
    ):
        begun = await anna.ask(action, **at, **details)
        interaction = stage.playground.world.interactions[int(begun["interaction"])]
        assert interaction.user is stage.anna
        assert data.items() <= interaction.data.items()
        await stage.call("POST", f"/interactions/{interaction.id}/{interaction.token}/callback", {"type": 6})
    assert "no button" in (await ben.ask("click", **at, control="other"))["refused"]


async def test_a_form_is_reported_to_the_tab_that_asked_and_sent_back(
    stage: Stage, anna: Visitor, ben: Visitor
) -> None:
    callback = await greet(stage, anna, stage.ben)
    field = {"type": 4, "custom_id": "words", "style": 1, "label": "Words"}
    form = {"custom_id": "form", "title": "A form", "components": [{"type": 1, "components": [field]}]}
    await stage.call("POST", callback, {"type": 9, "data": form})
    told = await anna.wait_for(lambda told: told.get("type") == "interaction")
    assert told["modal"]["title"] == "A form"
    begun = await anna.ask("submit", interaction=told["interaction"], fields={"words": "Hi"})
    sent = stage.playground.world.interactions[int(begun["interaction"])]
    assert sent.data["components"][0]["components"][0]["value"] == "Hi"
    await stage.call("POST", f"/interactions/{sent.id}/{sent.token}/callback", {"type": 6})
    await ben.ask("read", **here(stage))
    assert not any(told.get("type") == "interaction" for told in ben.received)


async def test_channels_one_may_not_see_are_not_there(stage: Stage, ben: Visitor) -> None:
    hidden = stage.guild.create_text_channel("hidden")
    hidden.set_permissions(stage.guild.everyone, deny=Permission.VIEW_CHANNEL)
    refused = await ben.ask("read", channel=str(hidden.id))
    assert "can't see" in refused["refused"]
    places = [told["place"] for told in ben.received if told.get("type") == "place"]
    assert ["hidden" in str(place) for place in places[-2:]] == [True, False]


async def test_threads_are_opened_under_channels(stage: Stage, anna: Visitor, ben: Visitor) -> None:
    opened = await anna.ask("thread", **here(stage), name=" Side talk ")
    await ben.wait_for(lambda told: told.get("type") == "place" and opened["channel"] in str(told["place"]))
    await ben.ask("say", channel=opened["channel"], text="In here")
    await anna.message("In here")
    assert "characters" in (await anna.ask("thread", **here(stage), name="  "))["refused"]


async def test_direct_messages_are_opened_and_told(stage: Stage, anna: Visitor) -> None:
    bot = str(stage.application.user.id)
    opened = await anna.ask("direct", user=bot)
    await anna.ask("say", channel=opened["channel"], text="Hello, bot")
    assert (await anna.message("Hello, bot"))["channel_id"] == opened["channel"]
    places = [told["place"] for told in anna.received if told.get("type") == "place"]
    (direct,) = places[-1]["directs"]
    assert (direct["name"], [each["id"] for each in direct["people"]]) == ("Bot", [str(stage.anna.id), bot])
    assert "is not there" in (await anna.ask("direct", user="1"))["refused"]
    assert "is not there" in (await anna.ask("install", application="1"))["refused"]


async def test_people_play_from_group_chats_and_direct_messages(
    stage: Stage, anna: Visitor, ben: Visitor
) -> None:
    await stage.call(
        "PUT",
        f"/applications/{stage.application.id}/commands",
        [{**COMMAND, "contexts": [0, 1, 2]}, *MENUS],
    )
    group = str(stage.ben.open_group_chat(stage.anna, name="Friends").id)
    told = await anna.wait_for(lambda told: told.get("type") == "place" and group in str(told["place"]))
    (chat,) = (each for each in told["place"]["directs"] if each["id"] == group)
    assert (chat["type"], chat["name"], [each["name"] for each in chat["people"]]) == (
        3,
        "Friends",
        ["Ben", "Anna"],
    )
    opened = (await anna.ask("direct", user=str(stage.ben.id)))["channel"]
    for place in (group, opened):
        assert (await anna.ask("commands", channel=place))["commands"] == []
    application = str(stage.application.id)
    await anna.ask("operate", switch="install", application=application, person=str(stage.anna.id))
    for place in (group, opened):
        assert [each["path"] for each in (await anna.ask("commands", channel=place))["commands"]] == ["greet"]
        assert (await ben.ask("commands", channel=place))["commands"] == []
        greeting = {"path": "greet", "options": {"whom": str(stage.ben.id)}}
        assert "interaction" in await anna.ask("command", channel=place, **greeting)
    panel = [told for told in anna.received if told.get("type") == "operator"][-1]
    (row,) = (each for each in panel["installations"] if each["id"] == application)
    assert [each["name"] for each in row["people"] if each["installed"]] == ["Anna"]
    await anna.ask("operate", switch="install", application=application, person=str(stage.anna.id))
    assert (await anna.ask("commands", channel=group))["commands"] == []


async def test_people_play_in_servers_without_the_bot(stage: Stage, anna: Visitor) -> None:
    elsewhere = stage.playground.create_guild("Elsewhere")
    tavern = elsewhere.create_text_channel("tavern")
    elsewhere.add_member(stage.anna)
    assert (await anna.ask("commands", channel=str(tavern.id)))["commands"] == []
    stage.anna.install(stage.application)
    assert [each["path"] for each in (await anna.ask("commands", channel=str(tavern.id)))["commands"]] == [
        "greet"
    ]
    stage.anna.uninstall(stage.application)


async def test_a_file_comes_with_a_command(stage: Stage, anna: Visitor) -> None:
    option = {"type": 11, "name": "file", "description": "A file"}
    take = {"name": "take", "description": "Take a file", "options": [option]}
    path = f"/applications/{stage.application.id}/commands"
    await stage.call("PUT", path, [COMMAND, take])
    packed = {"name": "a.txt", "type": "", "data": base64.b64encode(b"words").decode()}
    begun = await anna.ask("command", **here(stage), path="take", options={"file": packed})
    data = stage.playground.world.interactions[int(begun["interaction"])].data
    (attachment,) = data["resolved"]["attachments"].values()
    assert (attachment["filename"], attachment["size"], attachment["content_type"]) == (
        "a.txt",
        5,
        "text/plain",
    )
    stage.playground.clock.advance(3.1)
    await stage.call("PUT", path, [COMMAND])


async def test_a_thread_is_read_with_the_message_that_it_was_opened_on(stage: Stage, anna: Visitor) -> None:
    message = stage.ben.say(stage.channel, "Shall we?")
    thread = stage.channel.create_thread("Table", owner=stage.ben, on_message=message)
    read = await anna.ask("read", channel=str(thread.id))
    assert (read["messages"], read["starter"]["content"]) == ([], "Shall we?")
    stage.ben.delete(message)
    assert (await anna.ask("read", channel=str(thread.id)))["starter"] is None
    thread.delete()


async def test_archived_threads_take_no_commands(stage: Stage, anna: Visitor) -> None:
    thread = stage.channel.create_thread("Old", owner=stage.anna)
    thread.edit(archived=True, locked=True)
    await anna.ask("read", channel=str(thread.id))
    place = [told["place"] for told in anna.received if told.get("type") == "place"][-1]
    (shown,) = (each for each in place["guilds"][0]["channels"] if each["id"] == str(thread.id))
    assert (shown["archived"], shown["locked"]) == (True, True)
    assert (shown["may"]["write"], shown["may"]["command"]) == (False, False)
    thread.delete()


async def test_the_panel_changes_the_world(stage: Stage, anna: Visitor) -> None:
    guild, application = stage.guild, stage.application
    room = guild.create_text_channel("doomed")
    at = {"guild": str(guild.id)}
    ben = {**at, "person": str(stage.ben.id)}

    async def operate(switch: str, **details: str) -> dict[str, Any]:
        """Operate a switch and return the server as the panel shows it afterwards."""
        await anna.ask("operate", switch=switch, **details)
        shown: dict[str, Any] = [told for told in anna.received if told.get("type") == "operator"][-1][
            "guilds"
        ][0]
        return shown

    def of_ben(shown: dict[str, Any], what: str) -> bool:
        (row,) = (each for each in shown["people"] if each["name"] == "Ben")
        found: bool = row[what]
        return found

    assert not (await operate("outage", **at))["available"]
    assert (await operate("outage", **at))["available"]
    assert not (await operate("bot", **at, application=str(application.id)))["bots"][0]["member"]
    assert (await operate("bot", **at, application=str(application.id)))["bots"][0]["member"]
    assert not of_ben(await operate("member", **ben), "member")
    assert of_ben(await operate("member", **ben), "member")
    bot = {**at, "user": str(application.user.id)}
    assert (await operate("timeout", **bot))["bots"][0]["timed_out"]
    assert not (await operate("timeout", **bot))["bots"][0]["timed_out"]
    assert of_ben(await operate("timeout", **at, user=str(stage.ben.id)), "timed_out")
    assert not of_ben(await operate("timeout", **at, user=str(stage.ben.id)), "timed_out")
    exempt = await anna.ask("operate", switch="timeout", **at, user=str(guild.owner.id))
    assert "can't be timed out" in exempt["refused"]
    assert of_ben(await operate("direct", **ben), "closed")
    assert not of_ben(await operate("direct", **ben), "closed")
    left = await operate("delete", **at, channel=str(room.id))
    assert "doomed" not in [channel["name"] for channel in left["channels"]]
    again = await anna.ask("operate", switch="delete", **at, channel=str(room.id))
    assert "is not there" in again["refused"]


async def test_the_panel_shows_what_the_bot_did_since_the_clock_was_put_forward(
    stage: Stage, anna: Visitor
) -> None:
    def since(told: dict[str, Any]) -> dict[str, Any]:
        leap: dict[str, Any] = told.get("leap") or {}
        return leap

    for _ in range(2):
        await anna.ask("operate", switch="forward", seconds=3600)
    direct = stage.anna.direct_messages(stage.application)
    for channel in (stage.channel, direct):
        await stage.call("POST", f"/channels/{channel.id}/messages", {"content": "A reminder"})
    message = stage.ben.messages(stage.channel)[-1]
    await stage.call("PATCH", f"/channels/{stage.channel.id}/messages/{message.id}", {"content": "Edited"})
    await stage.call("DELETE", f"/channels/{stage.channel.id}/messages/{message.id}")
    stage.ben.say(stage.channel, "People don't count")
    done = {"seconds": 7200, "posted": 1, "direct": 1, "edited": 1, "deleted": 1}
    await anna.wait_for(lambda told: since(told) == done)
    callback = await greet(stage, anna, stage.ben)
    await stage.call("POST", callback, {"type": 4, "data": {"content": "Asked for"}})
    await anna.ask("operate", switch="forward", seconds=60)
    await anna.wait_for(lambda told: since(told) == {"seconds": 60})


async def test_the_panel_has_latencies_limits_faults_and_the_clock(stage: Stage, anna: Visitor) -> None:
    callback = await greet(stage, anna, stage.ben)
    await stage.call("POST", callback, {"type": 4, "data": {"content": "Quick"}})
    answered = await anna.wait_for(lambda told: told.get("type") == "operator" and told["answers"][-1:] != [])
    assert answered["answers"][-1]["what"] == "/greet"

    stage.playground.faults.next("GET", "/users/@me", status=429, retry_after=0.1)
    await stage.call("GET", "/users/@me")
    await anna.wait_for(lambda told: told.get("type") == "operator" and told["limited_count"] == 1)

    await anna.ask("operate", switch="fault", name="broken")
    assert (await stage.call("GET", "/users/@me"))[0] == 500
    await anna.ask("operate", switch="fault", name=None)
    assert (await stage.call("GET", "/users/@me"))[0] == 200

    before = stage.playground.clock.now()
    await anna.ask("operate", switch="forward", seconds=3600)
    assert stage.playground.clock.now() >= before + 3600


class Switch:
    """A fake `BotSwitch` that counts calls."""

    state = BotState.STOPPED
    trouble = "it fell over"
    restarts = 0
    kills = 0

    async def restart(self) -> None:
        self.restarts += 1

    async def kill(self) -> None:
        self.kills += 1


async def test_the_panel_shows_the_bots_process_and_restarts_it(stage: Stage) -> None:
    switch = Switch()
    stage.playground.page.give_switch(switch)
    async with visiting(stage.playground, stage.anna) as anna:
        assert anna.received[0]["operator"]["bot"] == {"state": "stopped", "trouble": "it fell over"}
        await anna.ask("operate", switch="restart")
        await anna.ask("operate", switch="kill")
    assert (switch.restarts, switch.kills) == (1, 1)
