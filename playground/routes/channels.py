"""Channels.

https://docs.discord.com/developers/resources/channel#endpoints
"""

from playground.calls import Answer, Call, Routes
from playground.channels import Thread
from playground.errors import Reason, Refusal
from playground.permissions import Permission

routes = Routes()


@routes("GET", "/channels/{channel_id}")
def get_channel(call: Call) -> Answer:
    """Describe a channel."""
    return Answer(body=call.channel().payload())


@routes("PATCH", "/channels/{channel_id}")
def edit_channel(call: Call) -> Answer:
    """Edit a thread: rename, archive, lock."""
    channel = call.channel()
    if not isinstance(channel, Thread):
        raise Refusal(Reason.WRONG_CHANNEL_TYPE)
    if channel.owner is not call.application.user:
        call.channel(Permission.MANAGE_THREADS)
    body = call.json()
    channel.edit(
        name=body.get("name"),
        archived=body.get("archived"),
        locked=body.get("locked"),
        archive_minutes=body.get("auto_archive_duration"),
    )
    return Answer(body=channel.payload())


@routes("DELETE", "/channels/{channel_id}")
def delete_channel(call: Call) -> Answer:
    """Delete a thread."""
    channel = call.channel(Permission.MANAGE_THREADS)
    if not isinstance(channel, Thread):
        raise Refusal(Reason.WRONG_CHANNEL_TYPE)
    payload = channel.payload()
    channel.delete()
    return Answer(body=payload)
