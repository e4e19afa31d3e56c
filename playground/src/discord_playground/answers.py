"""The messages with which an app answers interactions.

https://docs.discord.com/developers/interactions/receiving-and-responding#responding-to-an-interaction
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from discord_playground.attachments import Upload
from discord_playground.drafts import Draft, read_draft
from discord_playground.errors import Reason, Refusal
from discord_playground.interactions import Interaction
from discord_playground.messages import Message, MessageFlag
from discord_playground.permissions import Permission


def read_answer(
    body: Mapping[str, Any],
    uploads: Mapping[int, Upload],
    interaction: Interaction,
    *,
    before: Message | None = None,
) -> Draft:
    """Parse an answer or, with `before`, an edit of a message, and make it as private as Discord does.

    Raises `Refusal` if Discord would reject the message. A foreign app is held to the permissions of the person who
    acts: https://docs.discord.com/developers/resources/application#user-context. No source says how files are refused
    without the permission for them; other routes say it this way.
    """
    if uploads and interaction.is_foreign and Permission.ATTACH_FILES not in interaction.app_permissions:
        raise Refusal(Reason.MISSING_PERMISSIONS)
    draft = read_draft(body, uploads, channel=interaction.channel, before=before, interaction=True)
    if before is None and interaction.is_hushed:
        return replace(draft, flags=draft.flags | MessageFlag.EPHEMERAL)
    return draft
