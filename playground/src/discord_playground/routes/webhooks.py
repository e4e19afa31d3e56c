"""Requests after an interaction's first answer: edits of it, and follow-ups.

https://docs.discord.com/developers/interactions/receiving-and-responding#followup-messages
"""

from discord_playground.answers import read_answer
from discord_playground.calls import NO_CONTENT, Answer, Call, Routes
from discord_playground.errors import Reason, Refusal
from discord_playground.interactions import AnswerType, Interaction
from discord_playground.messages import Message

routes = Routes()


def _interaction(call: Call) -> Interaction:
    """Return the interaction of the token in the path. Raises `Refusal` if the token is invalid or not yet usable."""
    if call.id("webhook_id", Reason.UNKNOWN_WEBHOOK) not in call.world.applications:
        raise Refusal(Reason.UNKNOWN_WEBHOOK)
    interaction = call.world.interaction_with(call.path["webhook_token"])
    if interaction is None:
        raise Refusal(Reason.INVALID_TOKEN)
    if not interaction.answered:
        raise Refusal(Reason.UNKNOWN_WEBHOOK)
    call.world.channel(interaction.channel.id)
    return interaction


def _original(interaction: Interaction) -> Message:
    if interaction.original is None or interaction.original.deleted:
        raise Refusal(Reason.UNKNOWN_MESSAGE)
    return interaction.original


def _message(call: Call, interaction: Interaction) -> Message:
    """Return the message that the route names: an answer, or the message of the pressed component."""
    wanted = call.id("message_id", Reason.UNKNOWN_MESSAGE)
    for message in (*interaction.messages, interaction.message):
        if message is not None and message.id == wanted and not message.deleted:
            return message
    raise Refusal(Reason.UNKNOWN_MESSAGE)


def _edit(call: Call, interaction: Interaction, message: Message) -> Answer:
    call.world.edit(message, read_answer(call.json(), call.uploads, interaction, before=message))
    interaction.go_on()
    return Answer(body=message.payload())


@routes("POST", "/webhooks/{webhook_id}/{webhook_token}")
def follow_up(call: Call) -> Answer:
    """Post a follow-up; the first one after a deferred answer replaces the loading message, keeping its visibility."""
    interaction = _interaction(call)
    if (
        interaction.answer is AnswerType.DEFERRED_MESSAGE
        and interaction.original
        and interaction.original.loading
    ):
        return _edit(call, interaction, _original(interaction))
    if interaction.is_full:
        raise Refusal(Reason.TOO_MANY_FOLLOW_UPS)
    draft = read_answer(call.json(), call.uploads, interaction)
    message = call.world.post(
        draft,
        channel=interaction.channel,
        author=interaction.application.user,
        reference=interaction.original,
        interaction=interaction,
    )
    interaction.followups.append(message)
    interaction.go_on()
    return Answer(body=message.payload())


@routes("GET", "/webhooks/{webhook_id}/{webhook_token}/messages/@original")
def get_original(call: Call) -> Answer:
    return Answer(body=_original(_interaction(call)).payload())


@routes("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/@original")
def edit_original(call: Call) -> Answer:
    interaction = _interaction(call)
    return _edit(call, interaction, _original(interaction))


@routes("DELETE", "/webhooks/{webhook_id}/{webhook_token}/messages/@original")
def delete_original(call: Call) -> Answer:
    interaction = _interaction(call)
    call.world.delete(_original(interaction))
    interaction.go_on()
    return NO_CONTENT


@routes("GET", "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}")
def get_follow_up(call: Call) -> Answer:
    return Answer(body=_message(call, _interaction(call)).payload())


@routes("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}")
def edit_follow_up(call: Call) -> Answer:
    interaction = _interaction(call)
    return _edit(call, interaction, _message(call, interaction))


@routes("DELETE", "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}")
def delete_follow_up(call: Call) -> Answer:
    interaction = _interaction(call)
    call.world.delete(_message(call, interaction))
    interaction.go_on()
    return NO_CONTENT
