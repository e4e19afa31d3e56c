"""The application, its commands, and the gateway's address.

https://docs.discord.com/developers/interactions/application-commands#endpoints
"""

from collections.abc import Mapping
from typing import Any

from discord_playground.calls import NO_CONTENT, Answer, Call, Routes
from discord_playground.commands import Command, Registry
from discord_playground.errors import Reason, Refusal
from discord_playground.gateway import gateway_url
from discord_playground.users import SESSION_STARTS

routes = Routes()

TRANSLATED = ("name_localizations", "description_localizations")
WITHIN = ("options", "choices")


@routes("GET", "/gateway")
def get_gateway(call: Call) -> Answer:
    """Return the gateway's address, also without a token."""
    return Answer(body={"url": gateway_url(call.world.ground.origin)})


@routes("GET", "/gateway/bot")
def get_gateway_for_bot(call: Call) -> Answer:
    """Return the gateway's address and the recommended number of shards."""
    starts = call.application.session_starts
    now = call.world.ground.now()
    limit = {
        "total": SESSION_STARTS,
        "remaining": starts.left(now),
        "reset_after": round(1000 * starts.reset_after(now)),
        "max_concurrency": call.application.max_concurrency,
    }
    shards = call.application.shards
    url = gateway_url(call.world.ground.origin)
    return Answer(body={"url": url, "shards": shards, "session_start_limit": limit})


@routes("GET", "/oauth2/applications/@me")
@routes("GET", "/applications/@me")
def get_application(call: Call) -> Answer:
    return Answer(body=call.application.payload(guild_count=len(call.world.guilds_of(call.application))))


def _registry(call: Call) -> Registry:
    if call.id("application_id", Reason.UNKNOWN_APPLICATION) != call.application.id:
        raise Refusal(Reason.MISSING_ACCESS)
    return call.application.commands


def _scope(call: Call) -> int | None:
    if "guild_id" not in call.path:
        return None
    guild = call.world.guild(call.id("guild_id", Reason.UNKNOWN_GUILD))
    if call.application.id not in guild.applications:
        raise Refusal(Reason.MISSING_ACCESS)
    return guild.id


def _shown(call: Call, command: Command) -> dict[str, Any]:
    localised = call.query.get("with_localizations", "").lower() == "true"
    return command.payload if localised else _in_one_language(command.payload)


def _in_one_language(thing: Mapping[str, Any]) -> dict[str, Any]:
    """Return a command, option or choice without its localisations, recursively."""
    return {
        name: [_in_one_language(each) for each in value] if name in WITHIN and value else value
        for name, value in thing.items()
        if name not in TRANSLATED
    }


@routes("GET", "/applications/{application_id}/commands")
@routes("GET", "/applications/{application_id}/guilds/{guild_id}/commands")
def list_commands(call: Call) -> Answer:
    return Answer(body=[_shown(call, command) for command in _registry(call).registered(_scope(call))])


@routes("PUT", "/applications/{application_id}/commands")
@routes("PUT", "/applications/{application_id}/guilds/{guild_id}/commands")
def overwrite_commands(call: Call) -> Answer:
    if not isinstance(call.body, list):
        raise Refusal(Reason.INVALID_JSON)
    commands = _registry(call).overwrite(
        _scope(call),
        call.body,
        application_id=call.application.id,
        new_id=call.world.ground.new_id,
        allowed=call.application.installations,
    )
    return Answer(body=[command.payload for command in commands])


@routes("POST", "/applications/{application_id}/commands")
@routes("POST", "/applications/{application_id}/guilds/{guild_id}/commands")
def create_command(call: Call) -> Answer:
    """Register one command; one of the same name and type is replaced, and keeps its id."""
    registry, scope, body = _registry(call), _scope(call), call.json()
    before = registry.named(scope, body)
    command = _put(call, registry, scope, body, before)
    return Answer(201 if before is None else 200, command.payload)


@routes("PATCH", "/applications/{application_id}/commands/{command_id}")
@routes("PATCH", "/applications/{application_id}/guilds/{guild_id}/commands/{command_id}")
def edit_command(call: Call) -> Answer:
    """Change the given fields of a command."""
    registry, before = _registry(call), _find(call)
    body = {**before.body, **call.json(), "type": int(before.type)}
    return Answer(body=_put(call, registry, _scope(call), body, before).payload)


def _put(
    call: Call, registry: Registry, scope: int | None, body: dict[str, Any], before: Command | None
) -> Command:
    return registry.put(
        scope,
        body,
        before,
        application_id=call.application.id,
        new_id=call.world.ground.new_id,
        allowed=call.application.installations,
    )


@routes("GET", "/applications/{application_id}/commands/{command_id}")
@routes("GET", "/applications/{application_id}/guilds/{guild_id}/commands/{command_id}")
def get_command(call: Call) -> Answer:
    return Answer(body=_find(call).payload)


@routes("DELETE", "/applications/{application_id}/commands/{command_id}")
@routes("DELETE", "/applications/{application_id}/guilds/{guild_id}/commands/{command_id}")
def delete_command(call: Call) -> Answer:
    _registry(call).registered(_scope(call)).remove(_find(call))
    return NO_CONTENT


def _find(call: Call) -> Command:
    wanted = call.id("command_id", Reason.UNKNOWN_COMMAND)
    for command in _registry(call).registered(_scope(call)):
        if command.id == wanted:
            return command
    raise Refusal(Reason.UNKNOWN_COMMAND)
