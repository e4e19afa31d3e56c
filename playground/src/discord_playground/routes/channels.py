"""Channels.

https://docs.discord.com/developers/resources/channel#endpoints
"""

from collections.abc import Mapping
from typing import Any

from discord_playground.calls import Answer, Call, Routes
from discord_playground.channels import ARCHIVE_CHOICES, THREAD_NAME, Thread
from discord_playground.errors import Form, Reason, Refusal, Unimplemented
from discord_playground.permissions import Permission

routes = Routes()


@routes("GET", "/channels/{channel_id}")
def get_channel(call: Call) -> Answer:
    return Answer(body=call.channel().payload())


@routes("PATCH", "/channels/{channel_id}")
def edit_channel(call: Call) -> Answer:
    """Rename, archive, unarchive, lock or unlock a thread."""
    channel = call.channel()
    if not isinstance(channel, Thread):
        raise Unimplemented("editing a channel that is no thread")
    body = call.json()
    call.channel(*_needed(channel, body, owned=channel.owner is call.application.user))
    if channel.archived and body.get("archived") is not False:
        raise Refusal(Reason.THREAD_ARCHIVED)
    _check(body)
    if channel.home.blocks(body.get("name") or ""):
        raise Refusal(Reason.NAME_BLOCKED)
    channel.edit(
        name=body.get("name"),
        archived=body.get("archived"),
        locked=body.get("locked"),
        archive_minutes=body.get("auto_archive_duration"),
        by=call.application.user,
    )
    return Answer(body=channel.payload())


def _needed(thread: Thread, body: Mapping[str, Any], *, owned: bool) -> tuple[Permission, ...]:
    """Return the permissions that an edit needs.

    Unarchiving needs only writing. The owner needs none, except to lock the thread or to edit a locked one.
    """
    if not thread.locked and body == {"archived": False}:
        return (Permission.SEND_MESSAGES_IN_THREADS,)
    if owned and not thread.locked and not body.get("locked"):
        return ()
    return (Permission.MANAGE_THREADS,)


def _check(body: Mapping[str, Any]) -> None:
    form = Form()
    if body.get("name") is not None:
        form.length(("name",), body["name"], 1, THREAD_NAME)
    if body.get("auto_archive_duration") is not None:
        form.one_of(("auto_archive_duration",), body["auto_archive_duration"], ARCHIVE_CHOICES)
    form.check()


@routes("DELETE", "/channels/{channel_id}")
def delete_channel(call: Call) -> Answer:
    """Delete a thread."""
    channel = call.channel()
    if not isinstance(channel, Thread):
        raise Unimplemented("deleting a channel that is no thread")
    call.channel(Permission.MANAGE_THREADS)
    payload = channel.payload()
    channel.delete()
    return Answer(body=payload)
