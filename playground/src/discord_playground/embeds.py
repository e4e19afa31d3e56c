"""Discord's rules for embeds.

https://docs.discord.com/developers/resources/message#embed-object-embed-limits
"""

from collections.abc import Iterator
from typing import Any

from discord_playground.errors import Form

MOST_EMBEDS = 10
MOST_TEXT = 6000  # characters in all embeds together
MOST_FIELDS = 25
TITLE = 256
DESCRIPTION = 4096
FIELD_NAME = 256
FIELD_VALUE = 1024
FOOTER = 2048
AUTHOR = 256


def check_embeds(embeds: list[dict[str, Any]], form: Form) -> None:
    form.length(("embeds",), embeds, 0, MOST_EMBEDS)
    total = 0
    for index, embed in enumerate(embeds):
        for path, value, least, most in _texts_of(embed):
            form.length(("embeds", index, *path), value, least, most)
            total += len(value)
        form.length(("embeds", index, "fields"), embed.get("fields") or [], 0, MOST_FIELDS)
    if total > MOST_TEXT:
        form.refuse(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {MOST_TEXT}")


def _texts_of(embed: dict[str, Any]) -> Iterator[tuple[tuple[str | int, ...], str, int, int]]:
    """Yield each text of an embed: its path, the text, and its minimum and maximum length."""
    yield ("title",), embed.get("title") or "", 0, TITLE
    yield ("description",), embed.get("description") or "", 0, DESCRIPTION
    yield ("footer", "text"), (embed.get("footer") or {}).get("text") or "", 0, FOOTER
    yield ("author", "name"), (embed.get("author") or {}).get("name") or "", 0, AUTHOR
    for index, field in enumerate(embed.get("fields") or ()):
        yield ("fields", index, "name"), field.get("name") or "", 1, FIELD_NAME
        yield ("fields", index, "value"), field.get("value") or "", 1, FIELD_VALUE


def complete(embed: dict[str, Any]) -> dict[str, Any]:
    """Return the embed as Discord returns it."""
    given = {name: value for name, value in embed.items() if value is not None}
    if "fields" in given:
        given["fields"] = [{"inline": False, **field} for field in given["fields"]]
    return {**given, "type": "rich"}
