"""Message attachments.

https://docs.discord.com/developers/resources/message#attachment-object
"""

import mimetypes
import struct
from dataclasses import dataclass
from typing import Any, Self

PNG_SIGNATURE = b"\x89PNG\r\n\x1a\n"
PNG_SIZE = slice(16, 24)  # width and height in the header chunk
GIF_SIGNATURES = (b"GIF87a", b"GIF89a")
GIF_SIZE = slice(6, 10)  # width and height of the logical screen
FILE_SIZE = 10 * 1024 * 1024  # bytes; the limit without boosts or Nitro


@dataclass(frozen=True)
class Upload:
    """A file in a request, or one that a person picked for a command option or a form."""

    filename: str
    data: bytes
    content_type: str | None = None


@dataclass(frozen=True)
class Attachment:
    """A stored file; the playground serves it at `url`."""

    id: int
    filename: str
    data: bytes
    url: str
    content_type: str
    description: str | None = None

    @classmethod
    def of(cls, upload: Upload, *, id: int, url: str, description: str | None) -> Self:  # noqa: A002  Discord's word
        """Create the attachment for an uploaded file, guessing a missing content type from the file's name."""
        content_type = upload.content_type
        if content_type in (None, "application/octet-stream"):
            content_type = mimetypes.guess_type(upload.filename)[0] or "application/octet-stream"
        return cls(id, upload.filename, upload.data, url, content_type, description)

    @property
    def pixels(self) -> tuple[int, int] | None:
        """Width and height of a PNG or GIF; None for other files."""
        if self.data.startswith(PNG_SIGNATURE):
            width, height = struct.unpack(">II", self.data[PNG_SIZE])
        elif self.data.startswith(GIF_SIGNATURES):
            width, height = struct.unpack("<HH", self.data[GIF_SIZE])
        else:
            return None
        return width, height

    def payload(self) -> dict[str, Any]:
        """Return Discord's attachment object."""
        attachment: dict[str, Any] = {
            "id": str(self.id),
            "filename": self.filename,
            "size": len(self.data),
            "url": self.url,
            "proxy_url": self.url,
            "content_type": self.content_type,
        }
        if self.description is not None:
            attachment["description"] = self.description
        if self.pixels is not None:
            attachment["width"], attachment["height"] = self.pixels
        return attachment

    def media(self) -> dict[str, Any]:
        """Return the unfurled media item with which a component shows the file."""
        width, height = self.pixels or (None, None)
        return {
            "id": str(self.id),
            "url": self.url,
            "proxy_url": self.url,
            "width": width,
            "height": height,
            "content_type": self.content_type,
            "attachment_id": str(self.id),
        }
