"""Plain-text transcripts of channels, for human readers."""

import re
from collections.abc import Iterator
from datetime import UTC, datetime

from discord_playground.messages import SHOWN_USER, Channel, Message
from discord_playground.users import User

INDENT = "    "
UNKNOWN_USER = "unknown-user"
COMMAND = re.compile(r"<(/[-\w ]+):\d+>")


def transcribe(channel: Channel, viewer: User | None) -> str:
    """Render what a user sees in a channel, or without a `viewer`, what every member sees."""
    names = _names(channel)
    seen = (
        [message for message in channel.messages.values() if message.viewer is None]
        if viewer is None
        else channel.visible_to(viewer)
    )
    return "\n\n".join("\n".join(_lines(message, names, viewer)) for message in seen) + "\n"


def _names(channel: Channel) -> dict[str, str]:
    members = channel.guild.members.values() if channel.guild else ()
    return {str(member.user.id): member.nick or member.user.shown_name for member in members}


def _lines(message: Message, names: dict[str, str], viewer: User | None) -> Iterator[str]:
    author = names.get(str(message.author.id), message.author.shown_name)
    marks = [
        mark
        for mark, applies in (
            ("bot", message.author.bot),
            ("edited", message.edited),
            (f"only {message.viewer.shown_name} can see this" if message.viewer else "", message.ephemeral),
        )
        if applies
    ]
    time = datetime.fromtimestamp(message.created_at, UTC).strftime("%H:%M:%S")
    yield f"[{time}] {author}" + (f" ({', '.join(marks)})" if marks else "")
    if message.loading:
        yield f"{INDENT}… is thinking"
    text = SHOWN_USER.sub(lambda found: _mention(message, int(found[1]), names, viewer), message.text)
    text = COMMAND.sub(lambda found: found[1], text)
    yield from (INDENT + line for line in text.splitlines())
    for media in message.media:
        yield f"{INDENT}({media.filename}: {media.description or 'no description'})"
    for select in message.selects:
        options = " | ".join(option.label for option in select.options)
        yield f"{INDENT}<{select.placeholder or 'choose'}: {options}>"
    if message.buttons:
        yield INDENT + " ".join(
            f"[{button.shown}{' (disabled)' if button.disabled else ''}]" for button in message.buttons
        )
    if message.pings:
        pinged = sorted(names.get(str(each), str(each)) for each in message.pings)
        yield f"{INDENT}→ pings {', '.join(pinged)}"


def _mention(message: Message, user_id: int, names: dict[str, str], viewer: User | None) -> str:
    """Render a mention as a client does that knows only its own user and those of the message's `mentions`."""
    reader = viewer or message.viewer or message.channel.reader
    if not message.resolves(user_id, reader):
        return f"@{UNKNOWN_USER}"
    users = [*message.mentions.users, *([reader] if reader else [])]
    return "@" + next(names.get(str(user.id), user.shown_name) for user in users if user.id == user_id)
