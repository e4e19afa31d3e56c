"""The first answers to interactions.

https://docs.discord.com/developers/interactions/receiving-and-responding#create-interaction-response
"""

from collections.abc import Callable
from typing import Any

from discord_playground.answers import read_answer
from discord_playground.calls import NO_CONTENT, Answer, Call, Routes
from discord_playground.commands import check_choices
from discord_playground.component_limits import Inspector
from discord_playground.errors import Form, Reason, Refusal
from discord_playground.interactions import AnswerType, Choice, Interaction, Modal
from discord_playground.messages import NO_FLAGS, Message, MessageFlag

routes = Routes()


@routes("POST", "/interactions/{interaction_id}/{interaction_token}/callback")
def answer_interaction(call: Call) -> Answer:
    interaction = call.world.interaction_with(call.path["interaction_token"])
    if interaction is None or str(interaction.id) != call.path["interaction_id"]:
        raise Refusal(Reason.UNKNOWN_INTERACTION)
    call.world.channel(interaction.channel.id)
    kind = _kind(call.json())
    interaction.take(kind)
    CARRY_OUT[kind](call, interaction, call.json().get("data") or {})
    interaction.acknowledge(kind)
    if call.query.get("with_response", "").lower() not in ("1", "true"):
        return NO_CONTENT
    return Answer(body=_callback_response(interaction, kind))


def _kind(body: dict[str, Any]) -> AnswerType:
    form = Form()
    form.one_of(("type",), body.get("type"), frozenset(AnswerType))
    form.check()
    return AnswerType(body["type"])


def _post(call: Call, interaction: Interaction, data: dict[str, Any]) -> None:
    draft = read_answer(data, call.uploads, interaction)
    interaction.original = call.world.post(
        draft,
        channel=interaction.channel,
        author=interaction.application.user,
        reference=interaction.message,
        interaction=interaction,
    )


def _post_loading(call: Call, interaction: Interaction, data: dict[str, Any]) -> None:
    hushed = MessageFlag.EPHEMERAL if interaction.is_hushed else NO_FLAGS
    flags = MessageFlag(data.get("flags") or 0) & MessageFlag.EPHEMERAL | hushed
    interaction.original = call.world.post_loading(interaction, flags=flags)


def _defer_update(_call: Call, interaction: Interaction, _data: dict[str, Any]) -> None:
    interaction.original = _used_message(interaction)


def _update(call: Call, interaction: Interaction, data: dict[str, Any]) -> None:
    message = _used_message(interaction)
    if not message.deleted:
        call.world.edit(message, read_answer(data, call.uploads, interaction, before=message))
    interaction.original = message


def _used_message(interaction: Interaction) -> Message:
    if interaction.message is None:
        raise Refusal(Reason.UNKNOWN_MESSAGE)
    return interaction.message


def _offer_choices(_call: Call, interaction: Interaction, data: dict[str, Any]) -> None:
    choices = data.get("choices") or []
    form = Form()
    check_choices(choices, form, ("data", "choices"))
    form.check()
    interaction.choices = [Choice(choice["name"], choice["value"]) for choice in choices]


def _open_modal(_call: Call, interaction: Interaction, data: dict[str, Any]) -> None:
    form = Form()
    Inspector(form).inspect_modal(data)
    form.check()
    custom_id = data["custom_id"]
    components = interaction.user.form_seen(interaction.application.id, custom_id, data["components"])
    interaction.modal = Modal(interaction, custom_id, data["title"], components)


CARRY_OUT: dict[AnswerType, Callable[[Call, Interaction, dict[str, Any]], None]] = {
    AnswerType.MESSAGE: _post,
    AnswerType.DEFERRED_MESSAGE: _post_loading,
    AnswerType.DEFERRED_UPDATE: _defer_update,
    AnswerType.UPDATE: _update,
    AnswerType.CHOICES: _offer_choices,
    AnswerType.MODAL: _open_modal,
}


def _callback_response(interaction: Interaction, kind: AnswerType) -> dict[str, Any]:
    """Return Discord's interaction callback response."""
    described: dict[str, Any] = {"id": str(interaction.id), "type": int(interaction.type)}
    message = interaction.original
    if message is None:
        return {"interaction": described}
    described |= {
        "response_message_id": str(message.id),
        "response_message_loading": message.loading,
        "response_message_ephemeral": message.ephemeral,
        "channel_id": str(interaction.channel.id),
    }
    if interaction.channel.guild is not None:
        described["guild_id"] = str(interaction.channel.guild.id)
    if kind is AnswerType.DEFERRED_UPDATE:
        return {"interaction": described}
    resource = AnswerType.UPDATE if kind is AnswerType.UPDATE else AnswerType.MESSAGE
    return {
        "interaction": described,
        "resource": {"type": int(resource), "message": message.payload()},
    }
