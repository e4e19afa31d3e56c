"""Discord's rejections: status, code and message.

https://docs.discord.com/developers/topics/opcodes-and-status-codes#json
"""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from enum import Enum
from typing import Any


class Reason(Enum):
    """The reason for a rejection: HTTP status, Discord's error code and Discord's message."""

    UNAUTHORIZED = (401, 0, "401: Unauthorized")
    UNKNOWN_ROUTE = (404, 0, "404: Not Found")
    INTERNAL = (500, 0, "500: Internal Server Error")
    UNIMPLEMENTED = (501, 0, "501: Not Implemented")
    UNKNOWN_APPLICATION = (404, 10002, "Unknown Application")
    UNKNOWN_CHANNEL = (404, 10003, "Unknown Channel")
    UNKNOWN_GUILD = (404, 10004, "Unknown Guild")
    UNKNOWN_MEMBER = (404, 10007, "Unknown Member")
    UNKNOWN_MESSAGE = (404, 10008, "Unknown Message")
    UNKNOWN_ROLE = (404, 10011, "Unknown Role")
    UNKNOWN_USER = (404, 10013, "Unknown User")
    UNKNOWN_WEBHOOK = (404, 10015, "Unknown Webhook")
    UNKNOWN_INTERACTION = (404, 10062, "Unknown interaction")
    UNKNOWN_COMMAND = (404, 10063, "Unknown application command")
    OLD_MESSAGE_EDITS = (
        429,
        30046,
        "Maximum number of edits to messages older than 1 hour reached. Try again later",
    )
    # The documentation of the code names no status.
    TOO_MANY_FOLLOW_UPS = (400, 40094, "This interaction has hit the maximum number of follow up messages")
    TOO_LARGE = (413, 40005, "Request entity too large. Try sending a smaller file/files")
    ALREADY_ACKNOWLEDGED = (400, 40060, "Interaction has already been acknowledged.")
    THREAD_EXISTS = (400, 160004, "A thread has already been created for this message")
    # No source gives the status of 160005. A bot should go by the code: 50083 comes with 400 and 403, for example.
    # https://github.com/discord/discord-api-docs/issues/7707
    THREAD_LOCKED = (400, 160005, "Thread is locked")
    TOO_MANY_THREADS = (400, 160006, "Maximum number of active threads reached")
    NAME_BLOCKED = (400, 200001, "Title was blocked by automatic moderation")
    MISSING_ACCESS = (403, 50001, "Missing Access")
    CANNOT_EDIT_OTHERS = (403, 50005, "Cannot edit a message authored by another user")
    EMPTY_MESSAGE = (400, 50006, "Cannot send an empty message")
    CANNOT_MESSAGE_USER = (403, 50007, "Cannot send messages to this user")
    CANNOT_OPEN_MESSAGES = (400, 50007, "Cannot send messages to this user")
    INVALID_RECIPIENTS = (400, 50033, "Invalid Recipient(s)")
    NO_COMMON_GUILD = (403, 50278, "Cannot send messages to this user")
    NO_TEXT_CHANNEL = (400, 50008, "Cannot send messages in a non-text channel")
    MISSING_PERMISSIONS = (403, 50013, "Missing Permissions")
    SYSTEM_MESSAGE = (403, 50021, "Cannot execute action on a system message")
    INVALID_TOKEN = (401, 50027, "Invalid Webhook Token")
    WRONG_CHANNEL_TYPE = (400, 50024, "Cannot execute action on this channel type")
    TOO_OLD_TO_PURGE = (400, 50034, "You can only bulk delete messages that are under 14 days old.")
    INVALID_FORM = (400, 50035, "Invalid Form Body")
    THREAD_ARCHIVED = (400, 50083, "Thread is archived")
    INVALID_JSON = (400, 50109, "The request body contains invalid JSON.")
    ENTRY_POINT_LEFT_OUT = (
        400,
        50240,
        (
            "You cannot remove this app's Entry Point command in a bulk update operation. Please include the Entry "
            "Point command in your update request or delete it separately."
        ),
    )
    TOO_MANY_REQUESTS = (429, 0, "You are being rate limited.")

    def __init__(self, status: int, code: int, words: str) -> None:
        self.status = status
        self.code = code
        self.words = words


class Refusal(Exception):  # noqa: N818  an expected outcome, not an error of the playground
    """A request that Discord would reject; `body` is its JSON answer."""

    def __init__(
        self,
        reason: Reason,
        *,
        details: Mapping[str, Any] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(reason.words)
        self.reason = reason
        self.details = dict(details or {})
        self.headers = dict(headers or {})

    @property
    def status(self) -> int:
        return self.reason.status

    @property
    def body(self) -> dict[str, Any] | str:
        """The body of the answer: JSON, or a page in HTML."""
        return {"code": self.reason.code, "message": self.reason.words, **self.details}


class Unimplemented(Refusal):
    """A request that Discord knows and the playground doesn't; it is recorded as a violation, which says what it was.

    Discord never answers with this status.
    """

    def __init__(self, what: str) -> None:
        super().__init__(Reason.UNIMPLEMENTED)
        self.what = what


CLOUDFLARE_BLOCKS = 40333
"""The code with which Discord's edge refuses a request that never reached the API.

https://github.com/discord/discord-api-docs/issues/6473
"""


class BrokenServer(Refusal):
    """An injected failure with a status, such as 500.

    It has no word of the API's, unless a `code` is given: an error code of the API or of Discord's edge. `html` is the
    page with which Cloudflare answers instead of JSON.
    """

    def __init__(self, status: int, code: int = 0, *, html: bool = False) -> None:
        super().__init__(Reason.INTERNAL)
        self._status = status
        self._code = code
        self._html = html

    @property
    def status(self) -> int:
        return self._status

    @property
    def body(self) -> dict[str, Any] | str:
        if self._html:
            return f"<!DOCTYPE html><title>{self._status} | Cloudflare</title>"
        known = next((each.words for each in Reason if each.code == self._code), f"Error {self._code}")
        words = "internal network error" if self._code == CLOUDFLARE_BLOCKS else known
        return {"code": self._code, "message": words}


class Form:
    """The validation errors of a request's body.

    A path addresses a field, such as `("components", 0, "label")`. The answer nests the errors the same way:
    https://docs.discord.com/developers/reference#error-messages
    """

    def __init__(self) -> None:
        self.errors: dict[str, Any] = {}

    def refuse(self, path: tuple[str | int, ...], code: str, message: str) -> None:
        """Add an error."""
        place = self.errors
        for step in path:
            place = place.setdefault(str(step), {})
        place.setdefault("_errors", []).append({"code": code, "message": message})

    def require(self, path: tuple[str | int, ...]) -> None:
        """Add an error for a missing field."""
        self.refuse(path, "BASE_TYPE_REQUIRED", "This field is required")

    def length(self, path: tuple[str | int, ...], value: object, least: int, most: int) -> None:
        """Check the length of a text in characters, or of a list in items."""
        if not isinstance(value, (str, list)):
            self.refuse(path, "BASE_TYPE_BAD_TYPE", "This field has the wrong type.")
        elif not least <= len(value) <= most:
            if least:
                self.refuse(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
            else:
                self.refuse(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")

    def between(self, path: tuple[str | int, ...], value: object, least: int, most: int) -> None:
        """Check that a value is an integer within bounds."""
        if not isinstance(value, int) or isinstance(value, bool):
            self.refuse(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        elif value < least:
            self.refuse(path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {least}.")
        elif value > most:
            self.refuse(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.")

    def one_of(self, path: tuple[str | int, ...], value: object, allowed: AbstractSet[int]) -> None:
        if value not in allowed:
            self.refuse(path, "BASE_TYPE_CHOICES", f"Value must be one of {sorted(map(int, allowed))}.")

    def check(self) -> None:
        """Raise `Refusal` if there are errors."""
        if self.errors:
            raise Refusal(Reason.INVALID_FORM, details={"errors": self.errors})
