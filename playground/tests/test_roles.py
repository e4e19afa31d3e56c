"""Roles that a bot gives members and takes from them."""

import pytest

from discord_playground import Permission
from playground_tests.stage import Stage

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_bot_gives_and_takes_roles_below_its_own(stage: Stage) -> None:
    champion = stage.guild.create_role("champion")
    path = f"/guilds/{stage.guild.id}/members/{stage.anna.id}/roles/{champion.id}"
    assert (await stage.call("PUT", path))[1]["code"] == 50013, "without the permission"
    helper = stage.guild.create_role("helper", permissions=Permission.MANAGE_ROLES)
    member = stage.guild.members[stage.application.user.id]
    stage.guild.edit_member(stage.application.user, roles=[*member.roles, helper])
    for _ in range(2):
        assert (await stage.call("PUT", path))[0] == 204
        assert champion in stage.guild.members[stage.anna.id].roles
    for _ in range(2):
        assert (await stage.call("DELETE", path))[0] == 204
        assert champion not in stage.guild.members[stage.anna.id].roles
    higher = stage.guild.create_role("higher")
    above = f"/guilds/{stage.guild.id}/members/{stage.anna.id}/roles/{higher.id}"
    assert (await stage.call("PUT", above))[1]["code"] == 50013, "a role above the bot's"
    assert (await stage.call("PUT", path[:-1] + "x"))[1]["code"] == 10011
    elsewhere = stage.playground.create_user("stranger")
    assert (await stage.call("PUT", path.replace(str(stage.anna.id), str(elsewhere.id))))[1]["code"] == 10007
