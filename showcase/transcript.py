"""Records a channel's events as they happen: a transcript in Markdown, and the pictures.

The channel itself is incomplete: the bot deletes old boards, and ephemeral answers disappear.
"""

import html
import re
from pathlib import Path

from discord_playground import Channel, Event, Message, MessageCreated, MessageEdited, Person

TRANSCRIPT = "transcript.md"
PICTURES = "boards"

MENTION = re.compile(r"<@(\d+)>")


class Transcript:
    """The record of a channel; subscribe `listen` to the playground's stream to record public messages.

    Each picture is stored in the folder once; pictures are numbered in order of appearance.
    """

    def __init__(self, channel: Channel, folder: Path) -> None:
        self._channel = channel
        self._folder = folder
        self._entries: list[str] = []
        self._shown: dict[int, str] = {}
        self._pictures: dict[bytes, str] = {}
        (folder / PICTURES).mkdir(parents=True, exist_ok=True)
        for old in (folder / PICTURES).glob("[0-9]*.png"):
            old.unlink()

    @property
    def pictures(self) -> int:
        """The number of different pictures."""
        return len(self._pictures)

    def listen(self, event: Event) -> None:
        """Record new and edited public messages of the channel."""
        match event:
            case MessageCreated(message) | MessageEdited(message):
                if message.channel is self._channel and not message.ephemeral:
                    verb = "posts" if isinstance(event, MessageCreated) else "changes the message to"
                    self._note(message, f"**{message.author.shown_name}** {verb}")

    def record_action(self, person: Person, doing: str) -> None:
        self._entries.append(f"**{person.shown_name}** {doing}")

    def record_answer(self, person: Person, message: Message) -> None:
        """Record an ephemeral answer, unless it was deleted."""
        if message.ephemeral and not message.deleted:
            self._note(
                message, f"**{message.author.shown_name}** answers *(only {person.shown_name} sees this)*"
            )

    def write(self, title: str, words: str, last: Message) -> Path:
        """Write the transcript with a title, an introduction and the last board; return its path."""
        head = [f"# {title}", words, _quote(self._page(last)), "## All that was done and shown"]
        path = self._folder / TRANSCRIPT
        path.write_text("\n\n".join([*head, *self._entries]) + "\n", encoding="utf-8")
        return path

    def _note(self, message: Message, what: str) -> None:
        page = self._page(message)
        if self._shown.get(message.id) != page:
            self._shown[message.id] = page
            self._entries.append(f"{what}:\n\n{_quote(page)}")

    def _page(self, message: Message) -> str:
        """Render a message as Markdown: text, pictures, menus, buttons."""
        parts = [MENTION.sub(self._name, message.text)]
        for media in message.media:
            alt = html.escape(" ".join((media.description or "").split()))
            parts.append(f'<img src="{self._store(media.data)}" width="480" alt="{alt}">')
        for menu in message.selects:
            offered = " | ".join(option.label for option in menu.options)
            parts.append(f"{menu.placeholder or 'Choose'} ▾ {offered}")
        if message.buttons:
            parts.append(" ".join(f"[{button.shown}]" for button in message.buttons if not button.disabled))
        return "\n\n".join(part for part in parts if part)

    def _name(self, mention: re.Match[str]) -> str:
        members = self._channel.guild.members if self._channel.guild else {}
        member = members.get(int(mention[1]))
        return f"@{member.user.shown_name}" if member else mention[0]

    def _store(self, picture: bytes) -> str:
        """Store a picture once; return its path relative to the transcript."""
        if picture not in self._pictures:
            self._pictures[picture] = f"{PICTURES}/{self.pictures + 1:03}.png"
            (self._folder / self._pictures[picture]).write_bytes(picture)
        return self._pictures[picture]


def _quote(page: str) -> str:
    """Return a Markdown quotation that preserves line breaks."""
    return "\n".join(f"> {line}  " if line else ">" for line in page.splitlines())
