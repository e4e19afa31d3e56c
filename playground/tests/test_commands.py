"""Registration and use of commands."""

import asyncio
from collections.abc import Mapping
from typing import Any, Literal

import discord
import pytest
from discord import app_commands

from discord_playground import NotPossibleError
from playground_tests.bot import Bot
from playground_tests.stage import Stage, answer, staged

pytestmark = pytest.mark.asyncio(loop_scope="module")

group = app_commands.Group(name="match", description="Matches")
inner = app_commands.Group(name="admin", description="Administration", parent=group)


@group.command(description="Challenge someone")
async def challenge(  # noqa: PLR0917  each is an option of the command
    interaction: discord.Interaction,
    opponent: discord.Member,
    colour: Literal["white", "black"] = "white",
    rounds: app_commands.Range[int, 1, 9] = 1,
    rated: bool = False,
    where: discord.TextChannel | None = None,
) -> None:
    place = where.name if where else "-"
    await interaction.response.send_message(f"{opponent.display_name} {colour} {rounds} {rated} {place}")


@group.command(description="Move a stack")
@app_commands.rename(source="from", target="to")
async def move(interaction: discord.Interaction, source: str, target: str) -> None:
    await interaction.response.send_message(f"{source} → {target}")


@move.autocomplete("target")
async def targets(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    source = interaction.namespace["from"]
    return [app_commands.Choice(name=f"{source} → {typed}{n}", value=f"{typed}{n}") for n in range(1, 4)]


@move.autocomplete("source")
async def sources(_interaction: discord.Interaction, _typed: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name="x" * 101, value="too long")]


@inner.command(description="Stop everything")
async def stop(interaction: discord.Interaction, role: discord.Role) -> None:
    await interaction.response.send_message(f"{role.name}")


@pytest.fixture(scope="module")
def bot() -> Bot:
    return Bot(group)


async def test_options_of_every_kind_arrive(stage: Stage) -> None:
    used = await stage.anna.command(
        stage.channel,
        "match challenge",
        opponent=stage.ben,
        colour="black",
        rounds=3,
        rated=True,
        where=stage.channel,
    )
    assert answer(used).text == "Ben black 3 True games"
    used = await stage.anna.command(stage.channel, "match challenge", opponent=stage.ben)
    assert answer(used).text == "Ben white 1 False -"


async def test_options_named_like_keywords_come_in_a_mapping(stage: Stage) -> None:
    used = await stage.anna.command(stage.channel, "match move", {"from": "c3"}, to="e3")
    assert answer(used).text == "c3 → e3"


async def test_groups_nest(stage: Stage) -> None:
    used = await stage.anna.command(stage.channel, "match admin stop", role=stage.guild.everyone)
    assert answer(used).text == "@everyone"


async def test_autocompletion_knows_what_was_filled_in(stage: Stage) -> None:
    choices = await stage.anna.autocomplete(stage.channel, "match move", {"from": "c3"}, focused="to", to="e")
    assert [(choice.name, choice.value) for choice in choices] == [
        ("c3 → e1", "e1"),
        ("c3 → e2", "e2"),
        ("c3 → e3", "e3"),
    ]


async def test_choices_that_are_too_long_are_refused(stage: Stage) -> None:
    completing = asyncio.create_task(stage.anna.autocomplete(stage.channel, "match move", focused="from"))
    await stage.playground.wait_until(
        lambda: stage.playground.requests[-1].status == 400, what="the refusal of the choices"
    )
    stage.playground.clock.advance(3.1)
    with pytest.raises(NotPossibleError, match="failed"):
        await completing


@pytest.mark.parametrize(
    ("command", "options", "why"),
    [
        ("match challenge", {}, "needs the option 'opponent'"),
        ("match challenge", {"opponent": "ben"}, "takes no str"),
        ("match challenge", {"opponent": ..., "colour": "red"}, "offers white, black"),
        ("match challenge", {"opponent": ..., "rounds": 10}, "does not take 10"),
        ("match challenge", {"opponent": ..., "rounds": 0}, "does not take 0"),
        ("match challenge", {"opponent": ..., "rounds": "3"}, "takes no str"),
        ("match challenge", {"opponent": ..., "stake": 3}, "has no option stake"),
        ("match", {}, "there are: match admin stop, match challenge, match move"),
    ],
)
async def test_a_client_does_not_send_what_does_not_fit(
    stage: Stage, command: str, options: dict[str, Any], why: str
) -> None:
    given = {name: stage.ben if value is ... else value for name, value in options.items()}
    before = len(stage.playground.world.interactions)
    with pytest.raises(NotPossibleError, match=why):
        await stage.anna.command(stage.channel, command, given)
    assert len(stage.playground.world.interactions) == before


async def test_only_what_offers_completion_completes(stage: Stage) -> None:
    with pytest.raises(NotPossibleError, match="offers no completion"):
        await stage.anna.autocomplete(stage.channel, "match challenge", focused="colour")
    with pytest.raises(NotPossibleError, match="no option 'via'"):
        await stage.anna.autocomplete(stage.channel, "match move", focused="via")


async def test_ids_and_versions_stay_while_a_command_does_not_change(bot: Bot, stage: Stage) -> None:
    (first,) = await bot.tree.fetch_commands()
    (again,) = await bot.tree.sync()
    assert again.id == first.id
    (kept,) = stage.application.commands.registered(None)
    bodies = [{"name": "match", "description": "Changed"}, {"name": "new", "description": "New"}]
    path = f"/applications/{stage.application.id}/commands"
    status, changed = await stage.call("PUT", path, bodies)
    assert status == 200
    assert changed[0]["id"] == str(kept.id)
    assert changed[0]["version"] != kept.payload["version"]
    await bot.tree.sync()


async def test_what_they_are_called_elsewhere_is_told_on_request(stage: Stage) -> None:
    elsewhere = {"name_localizations": {"de": "gruß"}, "description_localizations": {"de": "Ein Gruß"}}
    choice = {"name": "Loud", "name_localizations": {"de": "Laut"}, "value": "loud"}
    how = {"type": 3, "name": "how", "description": "How", **elsewhere, "choices": [choice]}
    body = {
        "name": "greetings",
        "description": "Greetings",
        **elsewhere,
        "options": [{"type": 1, "name": "say", "description": "Say it", **elsewhere, "options": [how]}],
    }
    here = f"/applications/{stage.application.id}/guilds/{stage.guild.id}/commands"
    _, registered = await stage.call("PUT", here, [body])
    assert await stage.call("GET", f"{here}?with_localizations=true") == (200, registered)
    status, (listed,) = await stage.call("GET", here)
    ((said,), (told,)) = registered[0]["options"], listed["options"]
    for whole, part in ((registered[0], listed), (said, told), (said["options"][0], told["options"][0])):
        inner = {"options", "choices"}
        assert part.keys() == whole.keys() - elsewhere.keys()
        assert {name: part[name] for name in part.keys() - inner} == {
            name: whole[name] for name in part.keys() - inner
        }
    assert (status, told["options"][0]["choices"]) == (200, [{"name": "Loud", "value": "loud"}])
    await stage.call("PUT", here, [])


async def test_commands_of_one_server_are_offered_there_alone(stage: Stage) -> None:
    here = f"/applications/{stage.application.id}/guilds/{stage.guild.id}/commands"
    status, _ = await stage.call("PUT", here, [{"name": "local", "description": "Here"}])
    assert status == 200
    stage.anna.begin_command(stage.channel, "local", {})
    with pytest.raises(NotPossibleError):
        stage.anna.begin_command(stage.anna.direct_messages(stage.application), "local", {})
    status, (local,) = await stage.call("GET", here)
    status, _ = await stage.call("DELETE", f"{here}/{local['id']}")
    assert status == 204
    assert await stage.call("GET", here) == (200, [])


def command(**fields: object) -> dict[str, object]:
    return {"name": "name", "description": "Description", **fields}


def options(*more: Mapping[str, object]) -> list[dict[str, object]]:
    return [{"type": 3, "name": f"option{n}", "description": "d", **each} for n, each in enumerate(more)]


BROKEN: dict[str, list[dict[str, object]]] = {
    "no name": [command(name="")],
    "name of 33": [command(name="x" * 33)],
    "capital name": [command(name="Name")],
    "name with a blank": [command(name="a b")],
    "no description": [command(description="")],
    "description of 101": [command(description="x" * 101)],
    "a name twice": [command(), command()],
    "26 options": [command(options=options(*[{}] * 26))],
    "an option's name twice": [command(options=options({"name": "a"}, {"name": "a"}))],
    "an option's description of 101": [command(options=options({"description": "x" * 101}))],
    "required after optional": [command(options=options({}, {"required": True}))],
    "26 choices": [command(options=options({"choices": [{"name": "n", "value": "v"}] * 26}))],
    "a choice's name of 101": [command(options=options({"choices": [{"name": "x" * 101, "value": "v"}]}))],
    "a choice's value of 101": [command(options=options({"choices": [{"name": "n", "value": "x" * 101}]}))],
    "choices and completion": [
        command(options=options({"autocomplete": True, "choices": [{"name": "n", "value": "v"}]}))
    ],
    "8,001 characters": [
        command(options=options(*[{"choices": [{"name": "n" * 10, "value": "v" * 10}] * 20}] * 20))
    ],
    "an unknown language": [command(name_localizations={"xx": "name"})],
    "a name in capitals elsewhere": [command(name_localizations={"de": "Name"})],
    "a description of 101 elsewhere": [command(description_localizations={"de": "x" * 101})],
    "two options of one name elsewhere": [
        command(options=options({"name": "to", "name_localizations": {"de": "from"}}, {"name": "from"}))
    ],
    "an option's name of 33 elsewhere": [command(options=options({"name_localizations": {"de": "x" * 33}}))],
    "a choice's name of 101 elsewhere": [
        command(
            options=options(
                {"choices": [{"name": "n", "value": "v", "name_localizations": {"de": "x" * 101}}]}
            )
        )
    ],
    "10,000 characters in one language": [
        command(
            options=options(
                *[{"choices": [{"name": "n", "value": "v", "name_localizations": {"de": "x" * 99}}] * 5}] * 20
            )
        )
    ],
    "no context": [command(contexts=[])],
    "an unknown context": [command(contexts=[3])],
    "101 commands": [command(name=f"name{n}") for n in range(101)],
}


@pytest.mark.parametrize("name", BROKEN)
async def test_commands_beyond_the_limits_are_not_registered(stage: Stage, name: str) -> None:
    path = f"/applications/{stage.application.id}/commands"
    before = await stage.call("GET", path)
    status, refusal = await stage.call("PUT", path, BROKEN[name])
    assert (status, refusal["code"]) == (400, 50035)
    assert await stage.call("GET", path) == before


async def test_commands_are_not_replaced_without_the_entry_point_command() -> None:
    async with staged() as stage:
        path = f"/applications/{stage.application.id}/commands"
        stage.playground.enable_activities(stage.application)
        _, (launch,) = await stage.call("GET", path)
        assert (launch["type"], launch["name"], launch["handler"]) == (4, "launch", 2)
        status, refusal = await stage.call("PUT", path, [command()])
        assert (status, refusal["code"]) == (400, 50240)
        assert await stage.call("GET", path) == (200, [launch])
        sent = {
            name: launch[name] for name in ("id", "type", "name", "handler", "integration_types", "contexts")
        }
        status, (kept, _) = await stage.call("PUT", path, [sent, command()])
        assert (status, kept["id"], kept["version"]) == (200, launch["id"], launch["version"])
        status, _ = await stage.call("PUT", path, [sent, sent | {"name": "again"}])
        assert status == 400
        await stage.call("DELETE", f"{path}/{launch['id']}")
        assert (await stage.call("PUT", path, []))[0] == 200
