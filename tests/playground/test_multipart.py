"""Requests with files, as aiohttp's client writes them for discord.py, and as others may."""

import aiohttp
import pytest

from playground.multipart import Part, parts


async def written(form: aiohttp.FormData) -> tuple[bytes, str]:
    """A form's bytes and the header that says how they are divided."""
    writer = form()
    return await writer.as_bytes(), str(writer.content_type)


@pytest.mark.parametrize(
    "name", ["board.png", 'a "board".png', "a\\b.png", "Brett ü.png", "a;b=c, name=d.png"]
)
async def test_a_form_is_read_as_it_was_written(name: str) -> None:
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", '{"content": "Größe"}')
    data = b"\r\n--not the end\r\n\r\n\x00\xff"
    form.add_field("files[0]", data, filename=name, content_type="image/png")
    form.add_field("files[12]", b"", filename="empty")
    text, picture, empty = parts(*await written(form))
    assert (text.name, text.data.decode(), text.filename) == ("payload_json", '{"content": "Größe"}', None)
    assert picture == Part("files[0]", data, name, "image/png")
    assert (empty.name, empty.data, empty.filename) == ("files[12]", b"", "empty")


def test_a_name_may_be_encoded() -> None:
    where = b'form-data; name="picture"; filename="x.png"; filename*=UTF-8\'\'Brett%20%C3%BC.png'
    (part,) = parts(
        b"--b\r\nContent-Disposition: " + where + b"\r\n\r\nx\r\n--b--", "multipart/form-data; boundary=b"
    )
    assert (part.name, part.filename) == ("picture", "Brett ü.png")


def test_a_file_of_which_nothing_is_known_is_bytes() -> None:
    body = b'--b\r\nContent-Disposition: form-data; name="files[0]"; filename="a"\r\n\r\nx\r\n--b--\r\n'
    assert [*parts(body, 'multipart/form-data; boundary="b"')] == [
        Part("files[0]", b"x", "a", "application/octet-stream")
    ]


@pytest.mark.parametrize(
    ("body", "kind", "why"),
    [
        (b"--b--\r\n", "multipart/form-data", "divides"),
        (
            b'--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx',
            "multipart/form-data; boundary=b",
            "off",
        ),
        (b"", "multipart/form-data; boundary=b", "off"),
        (b"--b\r\nx\r\n--b--", "multipart/form-data; boundary=b", "no head"),
        (b"--b\r\nContent-Type: a/b\r\n\r\nx\r\n--b--", "multipart/form-data; boundary=b", "no name"),
    ],
)
def test_what_is_no_form_is_refused(body: bytes, kind: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        [*parts(body, kind)]
