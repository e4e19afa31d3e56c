"""Parses and validates the message in a request, and rejects what Discord would reject.

https://docs.discord.com/developers/resources/message#create-message, #edit-message
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from discord_playground import component_payloads, embeds, reading
from discord_playground.attachments import FILE_SIZE, Attachment, Upload
from discord_playground.component_limits import ALT_TEXT, Inspector
from discord_playground.errors import Form, Reason, Refusal, Unimplemented
from discord_playground.mentions import check_allowed_mentions
from discord_playground.messages import Channel, Message, MessageFlag
from discord_playground.reading import Component

CONTENT = 2000
NONCE = 25
MOST_FILES = 10
MAY_BE_ASKED = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SUPPRESS_NOTIFICATIONS | MessageFlag.COMPONENTS_V2
BY_DEFAULT_IN_ANSWERS = {"parse": ["users"]}
"""https://docs.discord.com/developers/resources/message#allowed-mentions-object-default-settings-for-allowed-mentions"""
NOT_WITH_V2 = ("content", "embeds", "sticker_ids", "poll")

UNIMPLEMENTED = {"sticker_ids": "stickers", "poll": "polls"}

Body = Mapping[str, Any]


@dataclass(frozen=True)
class Draft:
    """The validated and completed content of a message.

    `rewrites` is whether an edit changes the text, so that its mentions are read anew. `allowed_mentions` are those of
    this request: an edit doesn't take over those of the post.
    https://docs.discord.com/developers/resources/message#edit-message
    """

    content: str
    embeds: list[dict[str, Any]]
    components: list[Component]
    attachments: list[Attachment]
    flags: MessageFlag
    allowed_mentions: dict[str, Any] | None
    rewrites: bool = True

    @property
    def text(self) -> str:
        """The text that is scanned for mentions."""
        return "\n".join([self.content, *reading.texts(self.components)])

    def apply(self, message: Message) -> None:
        """Copy the draft into a message."""
        message.content = self.content
        message.embeds = self.embeds
        message.components = self.components
        message.attachments = self.attachments
        message.flags = self.flags


def read_draft(
    body: Body,
    uploads: Mapping[int, Upload],
    *,
    channel: Channel,
    before: Message | None = None,
    interaction: bool = False,
) -> Draft:
    """Parse a new message or, with `before`, an edit, in which absent fields keep their values.

    Only an interaction response may be ephemeral. Raises `Refusal` if Discord would reject the message.
    """
    form = Form()
    flags = _flags(body, before, form, interaction=interaction)
    v2 = MessageFlag.COMPONENTS_V2 in flags
    attachments = _attachments(body, uploads, form, channel=channel, before=before)
    content = body.get("content", before.content if before else "") or ""
    form.length(("content",), content, 0, CONTENT)
    new_embeds = body.get("embeds") or []
    embeds.check_embeds(new_embeds, form)
    check_allowed_mentions(body.get("allowed_mentions"), form)
    _check_nonce(body, form)
    if v2:
        _refuse_old_fields(body, before, form)
    components = body.get("components")
    if components is not None:
        names = frozenset(attachment.filename for attachment in attachments)
        Inspector(form, filenames=names).inspect_message(components, v2=v2)
    form.check()
    for name, what in UNIMPLEMENTED.items():
        if body.get(name):
            raise Unimplemented(what)
    if components is not None:
        unfurler = component_payloads.Unfurler(channel.ground, attachments)
        components = component_payloads.complete(components, unfurler)
    elif before is not None and "components" not in body:
        components = before.components
    if "embeds" not in body and before is not None:
        completed = before.embeds
    else:
        completed = [embeds.complete(embed) for embed in new_embeds]
    allowed = body.get("allowed_mentions")
    if allowed is None and interaction:
        allowed = BY_DEFAULT_IN_ANSWERS
    rewrites = before is None or ("components" if v2 else "content") in body
    draft = Draft(content, completed, components or [], attachments, flags, allowed, rewrites)
    if not (draft.content or draft.embeds or draft.components or draft.attachments):
        raise Refusal(Reason.EMPTY_MESSAGE)
    return draft


def _flags(body: Body, before: Message | None, form: Form, *, interaction: bool) -> MessageFlag:
    asked = MessageFlag(body.get("flags") or 0)
    allowed = MAY_BE_ASKED | MessageFlag.EPHEMERAL if interaction else MAY_BE_ASKED
    if before is None:
        if MessageFlag.EPHEMERAL in asked and not interaction:
            form.refuse(("flags",), "MESSAGE_FLAGS_INVALID", "Only an interaction's answer can be ephemeral.")
        return asked & allowed
    kept = before.flags & ~MessageFlag.LOADING
    if body.get("flags") is None:
        return kept
    if before.is_v2 and MessageFlag.COMPONENTS_V2 not in asked:
        form.refuse(
            ("flags",),
            "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG",
            "The IS_COMPONENTS_V2 flag cannot be removed from a message.",
        )
    return kept & ~MAY_BE_ASKED | asked & MAY_BE_ASKED


def _refuse_old_fields(body: Body, before: Message | None, form: Form) -> None:
    for name in NOT_WITH_V2:
        stays = before is not None and name not in body and bool(getattr(before, name, None))
        if body.get(name) or stays:
            form.refuse(
                (name,),
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )


def _check_nonce(body: Body, form: Form) -> None:
    nonce = body.get("nonce")
    if isinstance(nonce, str):
        form.length(("nonce",), nonce, 0, NONCE)
    elif nonce is None and body.get("enforce_nonce"):
        form.require(("nonce",))


def _attachments(
    body: Body,
    uploads: Mapping[int, Upload],
    form: Form,
    *,
    channel: Channel,
    before: Message | None,
) -> list[Attachment]:
    if any(len(upload.data) > FILE_SIZE for upload in uploads.values()):
        raise Refusal(Reason.TOO_LARGE)
    kept = {attachment.id: attachment for attachment in before.attachments} if before else {}
    described: dict[int, str | None] = {}
    listed = body.get("attachments")
    if listed is not None:
        form.length(("attachments",), listed, 0, MOST_FILES)
        named = {int(each["id"]) for each in listed}
        kept = {number: attachment for number, attachment in kept.items() if number in named}
        for index, each in enumerate(listed):
            described[int(each["id"])] = each.get("description")
            form.length(("attachments", index, "description"), each.get("description") or "", 0, ALT_TEXT)
    form.length(("files",), list(uploads), 0, MOST_FILES)
    new = [_stored(channel, upload, described.get(number)) for number, upload in uploads.items()]
    return [*kept.values(), *new]


def _stored(channel: Channel, upload: Upload, description: str | None) -> Attachment:
    number = channel.ground.new_id()
    url = f"{channel.ground.origin}/attachments/{channel.id}/{number}/{upload.filename}"
    return Attachment.of(upload, id=number, url=url, description=description)
