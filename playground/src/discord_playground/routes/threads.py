"""Threads.

https://docs.discord.com/developers/topics/threads
"""

from discord_playground.calls import NO_CONTENT, Answer, Call, Routes
from discord_playground.channels import (
    ARCHIVE_AFTER_MINUTES,
    ARCHIVE_CHOICES,
    THREAD_NAME,
    ForumChannel,
    TextChannel,
    Thread,
)
from discord_playground.clock import moment
from discord_playground.drafts import read_draft
from discord_playground.errors import Form, Reason, Refusal
from discord_playground.messages import ChannelType, MessageEdited, MessageFlag
from discord_playground.permissions import Permission
from discord_playground.system_messages import tell_of_arrival, tell_of_departure

routes = Routes()

MOST_LISTED = 100
LISTED = 50
MOST_ACTIVE = 1_000


def _parent(call: Call, *needed: Permission) -> TextChannel:
    channel = call.channel(*needed)
    if not isinstance(channel, TextChannel):
        raise Refusal(Reason.WRONG_CHANNEL_TYPE)
    return channel


def _asked(call: Call, parent: TextChannel) -> tuple[str, int]:
    """Parse the fields common to all new threads: name, and minutes until archiving."""
    name = call.json().get("name")
    minutes = call.json().get("auto_archive_duration") or ARCHIVE_AFTER_MINUTES
    form = Form()
    form.length(("name",), name, 1, THREAD_NAME)
    form.one_of(("auto_archive_duration",), minutes, ARCHIVE_CHOICES)
    form.check()
    _check_active(parent)
    if parent.home.blocks(str(name)):
        raise Refusal(Reason.NAME_BLOCKED)
    return str(name), minutes


def _check_active(parent: TextChannel) -> None:
    """Reject a new thread in a server with the maximum number of active threads."""
    if sum(not thread.archived for thread in parent.home.threads) >= MOST_ACTIVE:
        raise Refusal(Reason.TOO_MANY_THREADS)


def _opened(call: Call, thread: Thread) -> Answer:
    return Answer(201, {**thread.payload(), "member": thread.membership(call.application.user)})


@routes("POST", "/channels/{channel_id}/threads")
def create_thread(call: Call) -> Answer:
    """Create a thread without a starter message, or a post in a forum.

    A thread has the type that belongs to the channel: 11 in text channels, 10 in announcement channels; without a type
    it is private: https://docs.discord.com/developers/resources/channel#start-thread-without-message
    """
    parent = _parent(call)
    if isinstance(parent, ForumChannel):
        return _create_post(call, parent)
    asked = call.json().get("type") or ChannelType.PRIVATE_THREAD
    private = asked == ChannelType.PRIVATE_THREAD
    call.channel(Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS)
    if not (parent.takes_private_threads if private else asked == parent.thread_type):
        raise Refusal(Reason.WRONG_CHANNEL_TYPE)
    name, minutes = _asked(call, parent)
    thread = parent.create_thread(name, owner=call.application.user, private=private, archive_minutes=minutes)
    return _opened(call, thread)


def _create_post(call: Call, forum: ForumChannel) -> Answer:
    """Create a post with its first message.

    https://docs.discord.com/developers/resources/channel#start-thread-in-forum-or-media-channel
    """
    call.channel(forum.writing)
    name, minutes = _asked(call, forum)
    message = call.json().get("message")
    if message is None:
        form = Form()
        form.require(("message",))
        form.check()
    draft = read_draft(message or {}, call.uploads, channel=forum)
    bot = call.application.user
    thread = call.world.open_post(draft, forum, name, author=bot, archive_minutes=minutes)
    opened = _opened(call, thread)
    return Answer(opened.status, {**opened.body, "message": thread.messages[thread.id].payload()})


@routes("POST", "/channels/{channel_id}/messages/{message_id}/threads")
def create_thread_on_message(call: Call) -> Answer:
    """Create a thread on a message; it shares the message's id."""
    parent = _parent(call, Permission.CREATE_PUBLIC_THREADS)
    message = call.message_in(parent)
    if message.id in parent.home.channels:
        raise Refusal(Reason.THREAD_EXISTS)
    name, minutes = _asked(call, parent)
    thread = parent.create_thread(
        name, owner=call.application.user, on_message=message, archive_minutes=minutes
    )
    message.flags |= MessageFlag.HAS_THREAD
    call.world.ground.publish(MessageEdited(message))
    return _opened(call, thread)


@routes("GET", "/channels/{channel_id}/threads/archived/public")
def list_archived_threads(call: Call) -> Answer:
    """List the archived public threads, latest first."""
    parent, bot = _parent(call, Permission.READ_MESSAGE_HISTORY), call.application.user
    limit = call.number("limit", LISTED, most=MOST_LISTED)
    before = _moment(call) if "before" in call.query else call.world.ground.now()
    found = [
        thread
        for thread in parent.threads
        if thread.archived and not thread.private and thread.archive_changed_at < before
    ]
    found.sort(key=lambda thread: thread.archive_changed_at, reverse=True)
    listed = found[:limit]
    members = [thread.membership(bot) for thread in listed if bot.id in thread.member_ids]
    threads = [thread.payload() for thread in listed]
    return Answer(body={"threads": threads, "members": members, "has_more": len(found) > limit})


def _moment(call: Call) -> float:
    try:
        return moment(call.query["before"])
    except ValueError:
        form = Form()
        form.refuse(("before",), "DATE_TIME_TYPE_PARSE", "Could not parse. Should be ISO8601.")
        form.check()
        raise


def _thread(call: Call) -> Thread:
    channel = call.channel()
    if not isinstance(channel, Thread):
        raise Refusal(Reason.WRONG_CHANNEL_TYPE)
    return channel


def _active_thread(call: Call) -> Thread:
    thread = _thread(call)
    if thread.archived:
        raise Refusal(Reason.THREAD_ARCHIVED)
    return thread


@routes("PUT", "/channels/{channel_id}/thread-members/@me")
def join_thread(call: Call) -> Answer:
    _active_thread(call).member_ids.add(call.application.user.id)
    return NO_CONTENT


@routes("DELETE", "/channels/{channel_id}/thread-members/@me")
def leave_thread(call: Call) -> Answer:
    _active_thread(call).member_ids.discard(call.application.user.id)
    return NO_CONTENT


@routes("PUT", "/channels/{channel_id}/thread-members/{user_id}")
def add_to_thread(call: Call) -> Answer:
    thread = _active_thread(call)
    user_id = call.id("user_id", Reason.UNKNOWN_USER)
    if user_id not in thread.home.members:
        raise Refusal(Reason.UNKNOWN_MEMBER)
    if user_id not in thread.member_ids:
        thread.member_ids.add(user_id)
        tell_of_arrival(thread, thread.home.members[user_id].user, call.application.user)
    return NO_CONTENT


@routes("DELETE", "/channels/{channel_id}/thread-members/{user_id}")
def remove_from_thread(call: Call) -> Answer:
    thread = _active_thread(call)
    if thread.owner is not call.application.user:
        call.channel(Permission.MANAGE_THREADS)
    user_id = call.id("user_id", Reason.UNKNOWN_USER)
    if user_id in thread.member_ids:
        thread.member_ids.discard(user_id)
        tell_of_departure(thread, call.world.users[user_id], call.application.user)
    return NO_CONTENT


@routes("GET", "/channels/{channel_id}/thread-members/{user_id}")
def get_thread_member(call: Call) -> Answer:
    thread = _thread(call)
    member = thread.home.members.get(call.id("user_id", Reason.UNKNOWN_MEMBER))
    if member is None or member.user.id not in thread.member_ids:
        raise Refusal(Reason.UNKNOWN_MEMBER)
    return Answer(body=thread.membership(member.user))
