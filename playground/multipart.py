"""Reading requests with files: `multipart/form-data`, as a bot sends them.

aiohttp reads such forms as they come in, bit by bit, and their headers as those of e-mails; here the whole request is
there anyway, and it is read in a tenth of the time.

https://www.rfc-editor.org/rfc/rfc7578
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from urllib.parse import unquote

KIND = "multipart/form-data"

_BOUNDARY = re.compile(r'\bboundary=(?:"([^"]+)"|([^\s;]+))', re.IGNORECASE)
_NAME = re.compile(r'[;\s]name="((?:[^"\\]|\\.)*)"')
_FILE = re.compile(r'[;\s]filename="((?:[^"\\]|\\.)*)"')
_ENCODED_FILE = re.compile(r"[;\s]filename\*=utf-8''([^\s;]+)", re.IGNORECASE)
_ESCAPED = re.compile(r"\\(.)")


@dataclass(frozen=True)
class Part:
    """A field of a form; one with a `filename` is a file."""

    name: str
    data: bytes
    filename: str | None = None
    content_type: str = "text/plain"


def parts(body: bytes, content_type: str) -> Iterator[Part]:
    """The fields of a form, by the header that says how they are divided. Raises `ValueError`."""
    boundary = _BOUNDARY.search(content_type)
    if boundary is None:
        raise ValueError("the form says nowhere what divides it")
    divider = f"\r\n--{boundary[1] or boundary[2]}".encode()
    _, *written = (b"\r\n" + body).split(divider)
    if not written or not written[-1].startswith(b"--"):
        raise ValueError("the form breaks off")
    for each in written[:-1]:
        head, blank_line, data = each.partition(b"\r\n\r\n")
        if not blank_line:
            raise ValueError("a part of the form has no head")
        yield _part(head.decode(), data)


def _part(head: str, data: bytes) -> Part:
    lines = (line.partition(":") for line in head.split("\r\n"))
    headers = {name.strip().lower(): value.strip() for name, _, value in lines}
    disposition = headers.get("content-disposition", "")
    name = _NAME.search(disposition)
    if name is None:
        raise ValueError("a part of the form has no name")
    filename = None
    if encoded := _ENCODED_FILE.search(disposition):
        filename = unquote(encoded[1])
    elif plain := _FILE.search(disposition):
        filename = _ESCAPED.sub(r"\1", plain[1])
    usual = "text/plain" if filename is None else "application/octet-stream"
    return Part(_ESCAPED.sub(r"\1", name[1]), data, filename, headers.get("content-type", usual))
