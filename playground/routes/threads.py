"""Threads.

https://docs.discord.com/developers/topics/threads
"""

from playground.calls import NO_CONTENT, Answer, Call, Routes
from playground.channels import ARCHIVE_AFTER_MINUTES, ChannelType, TextChannel, Thread
from playground.errors import Form, Reason, Refusal
from playground.messages import MessageEdited, MessageFlag
from playground.permissions import Permission

routes = Routes()

THREAD_NAME = 100


def _parent(call: Call, needed: Permission) -> TextChannel:
    channel = call.channel(needed)
    if not isinstance(channel, TextChannel):
        raise Refusal(Reason.WRONG_CHANNEL_TYPE)
    return channel


def _name(call: Call) -> str:
    form = Form()
    form.length(("name",), call.json().get("name"), 1, THREAD_NAME)
    form.check()
    return str(call.json()["name"])


def _opened(call: Call, thread: Thread) -> Answer:
    thread.archive_minutes = call.json().get("auto_archive_duration") or ARCHIVE_AFTER_MINUTES
    return Answer(201, {**thread.payload(), "member": thread.membership(call.application.user)})


@routes("POST", "/channels/{channel_id}/threads")
def create_thread(call: Call) -> Answer:
    """Open a thread that hangs on no message."""
    private = call.json().get("type") != ChannelType.PUBLIC_THREAD
    needed = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    parent = _parent(call, needed)
    return _opened(call, parent.create_thread(_name(call), owner=call.application.user, private=private))


@routes("POST", "/channels/{channel_id}/messages/{message_id}/threads")
def create_thread_on_message(call: Call) -> Answer:
    """Open a thread on a message; it has the message's id."""
    parent = _parent(call, Permission.CREATE_PUBLIC_THREADS)
    message = call.message_in(parent)
    if message.id in parent.home.channels:
        raise Refusal(Reason.THREAD_EXISTS)
    thread = parent.create_thread(_name(call), owner=call.application.user, on_message=message)
    message.flags |= MessageFlag.HAS_THREAD
    call.world.ground.publish(MessageEdited(message))
    return _opened(call, thread)


def _thread(call: Call) -> Thread:
    channel = call.channel()
    if not isinstance(channel, Thread):
        raise Refusal(Reason.WRONG_CHANNEL_TYPE)
    return channel


@routes("PUT", "/channels/{channel_id}/thread-members/@me")
def join_thread(call: Call) -> Answer:
    """Join a thread."""
    _thread(call).member_ids.add(call.application.user.id)
    return NO_CONTENT


@routes("DELETE", "/channels/{channel_id}/thread-members/@me")
def leave_thread(call: Call) -> Answer:
    """Leave a thread."""
    _thread(call).member_ids.discard(call.application.user.id)
    return NO_CONTENT


@routes("PUT", "/channels/{channel_id}/thread-members/{user_id}")
def add_to_thread(call: Call) -> Answer:
    """Add somebody to a thread."""
    thread = _thread(call)
    user_id = call.id("user_id", Reason.UNKNOWN_USER)
    if user_id not in thread.home.members:
        raise Refusal(Reason.UNKNOWN_MEMBER)
    thread.member_ids.add(user_id)
    return NO_CONTENT
