"""Messages of a channel.

https://docs.discord.com/developers/resources/message#endpoints
"""

from collections.abc import Mapping
from itertools import islice, takewhile
from typing import Any

from discord_playground.calls import LARGEST, NO_CONTENT, Answer, Call, Routes
from discord_playground.channels import Thread, TypingStarted
from discord_playground.drafts import Draft, read_draft
from discord_playground.errors import Form, Reason, Refusal, Unimplemented
from discord_playground.messages import Channel, Message
from discord_playground.permissions import Permission
from discord_playground.system_messages import LASTING

routes = Routes()

MOST_FETCHED = 100
PURGED = (2, 100)  # minimum and maximum number of messages in a bulk delete
PURGED_SECONDS = 14 * 86_400.0
FETCHED = 50


@routes("POST", "/channels/{channel_id}/messages")
def create_message(call: Call) -> Answer:
    """Post a message; with `enforce_nonce`, a repeated nonce returns the earlier message, if that still exists."""
    channel = call.channel_to_write()
    body = call.json()
    author = call.application.user
    if body.get("enforce_nonce") and body.get("nonce") is not None:
        earlier = call.world.nonces.posted(channel, author, body["nonce"])
        if earlier is not None:
            return Answer(body=earlier.payload())
    _check_attaching(call, channel)
    draft = read_draft(body, call.uploads, channel=channel)
    message = call.world.post(
        _without_forbidden_embeds(draft, channel, call),
        channel=channel,
        author=author,
        nonce=body.get("nonce"),
        reference=_reference(body, channel),
    )
    return Answer(body=message.payload())


def _check_attaching(call: Call, channel: Channel) -> None:
    if call.uploads and Permission.ATTACH_FILES not in channel.permissions_of(call.application.user):
        raise Refusal(Reason.MISSING_PERMISSIONS)


def _without_forbidden_embeds(draft: Draft, channel: Channel, call: Call) -> Draft:
    """Return the draft. Raises `Refusal` if it has embeds and the bot lacks the permission to embed links."""
    if draft.embeds and Permission.EMBED_LINKS not in channel.permissions_of(call.application.user):
        raise Refusal(Reason.MISSING_PERMISSIONS)
    return draft


def _reference(body: Mapping[str, Any], channel: Channel) -> Message | None:
    """Return the message that the request replies to."""
    reference = body.get("message_reference")
    if not reference:
        return None
    message = channel.messages.get(int(reference.get("message_id") or 0))
    if message is not None and message.viewer is None:
        return message
    if reference.get("fail_if_not_exists") is not False:
        form = Form()
        form.refuse(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        form.check()
    return None


@routes("GET", "/channels/{channel_id}/messages")
def list_messages(call: Call) -> Answer:
    """List messages, newest first."""
    channel = call.channel(Permission.READ_MESSAGE_HISTORY)
    if "around" in call.query:
        raise Unimplemented("messages around another one")
    limit = call.number("limit", FETCHED, most=MOST_FETCHED)
    before = call.number("before", LARGEST)
    newest_first = (
        each for each in reversed(channel.messages.values()) if each.viewer is None and each.id < before
    )
    if "after" in call.query:
        after = call.number("after", LARGEST, least=0)
        found = list(takewhile(lambda each: each.id > after, newest_first))[-limit:]
    else:
        found = list(islice(newest_first, limit))
    return Answer(body=[message.payload() for message in found])


@routes("GET", "/channels/{channel_id}/messages/{message_id}")
def get_message(call: Call) -> Answer:
    return Answer(body=call.message_in(call.channel(Permission.READ_MESSAGE_HISTORY)).payload())


@routes("PATCH", "/channels/{channel_id}/messages/{message_id}")
def edit_message(call: Call) -> Answer:
    """Edit one of the bot's own messages."""
    channel = call.channel()
    message = call.message_in(channel)
    if message.author is not call.application.user:
        raise Refusal(Reason.CANNOT_EDIT_OTHERS)
    if message.type in LASTING or message.opened is not None:
        raise Refusal(Reason.SYSTEM_MESSAGE)
    # In a locked thread messages are updated only with the permission to manage threads.
    # https://docs.discord.com/developers/topics/threads#locked-threads
    if isinstance(channel, Thread) and (obstacle := channel.obstacle(call.application.user)):
        raise Refusal(obstacle)
    _check_attaching(call, channel)
    draft = read_draft(call.json(), call.uploads, channel=channel, before=message)
    call.world.edit(message, draft)
    return Answer(body=message.payload())


@routes("DELETE", "/channels/{channel_id}/messages/{message_id}")
def delete_message(call: Call) -> Answer:
    """Delete a message; another user's only with the permission."""
    channel = call.channel()
    message = call.message_in(channel)
    if message.type in LASTING:
        raise Refusal(Reason.SYSTEM_MESSAGE)
    if message.author is not call.application.user:
        call.channel(Permission.MANAGE_MESSAGES)
    # Messages of a locked thread are deleted only while it is active, except with the permission to manage threads.
    # https://docs.discord.com/developers/topics/threads#locked-threads
    if isinstance(channel, Thread) and channel.archived and channel.locked:
        call.channel(Permission.MANAGE_THREADS)
    call.world.delete(message)
    return NO_CONTENT


@routes("POST", "/channels/{channel_id}/messages/bulk-delete")
def purge_messages(call: Call) -> Answer:
    """Bulk-delete messages; ids of missing messages are ignored."""
    channel = call.channel(Permission.MANAGE_MESSAGES)
    ids = call.json().get("messages")
    form = Form()
    form.length(("messages",), ids, *PURGED)
    form.check()
    found = [channel.messages[int(each)] for each in ids or () if int(each) in channel.messages]
    if any(message.created_at < call.world.ground.now() - PURGED_SECONDS for message in found):
        raise Refusal(Reason.TOO_OLD_TO_PURGE)
    call.world.purge(channel, [message for message in found if message.viewer is None])
    return NO_CONTENT


@routes("POST", "/channels/{channel_id}/typing")
def start_typing(call: Call) -> Answer:
    channel = call.channel_to_write()
    ground = call.world.ground
    ground.publish(TypingStarted(channel, call.application.user, ground.now()))
    return NO_CONTENT
