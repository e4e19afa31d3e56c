"""Pictures compared with the ones that were looked at and found good.

`RENEW_GOLDENS=1 pytest tests/rendering` draws them anew; look at each before you commit it. A picture that differs
is left in `tests/failures/` together with the difference.
"""

import os
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageSequence

GOLDEN = Path(__file__).parent / "golden"
FAILURES = Path(__file__).parents[1] / "failures"

TOLERATED_LEVELS = 32
"""By how many levels of 255 a pixel may differ: another version of the font's renderer rounds otherwise."""
TOLERATED_SHARE = 0.0005
"""The share of pixels that may differ more; one stack is a hundredth of the picture, a gem a thousandth."""


def check(name: str, png: bytes, *, golden: Path = GOLDEN, failures: Path = FAILURES) -> None:
    """Fail if a picture is not the golden one of that name, or make it the golden one if that is asked for."""
    path = golden / f"{name}.png"
    if os.environ.get("RENEW_GOLDENS"):
        path.write_bytes(png)
        return
    expected, actual = _open(path.read_bytes()), _open(png)
    if expected.size == actual.size and _share_that_differs(expected, actual) <= TOLERATED_SHARE:
        return
    failures.mkdir(exist_ok=True)
    (failures / f"{name}.png").write_bytes(png)
    _difference(expected, actual).save(failures / f"{name}.difference.png")
    pytest.fail(f"{name}: not the golden picture; see {failures / name}.png and .difference.png beside it")


def check_animation(path: Path, gif: bytes) -> None:
    """Fail if an animation is not the golden one in that file, frame by frame, or make it the golden one."""
    if os.environ.get("RENEW_GOLDENS"):
        path.write_bytes(gif)
        return
    expected, actual = _frames(path.read_bytes()), _frames(gif)
    assert [pause for pause, _ in expected] == [pause for pause, _ in actual]
    for number, ((_, one), (_, other)) in enumerate(zip(expected, actual, strict=True)):
        same = one.size == other.size and _share_that_differs(one, other) <= TOLERATED_SHARE
        assert same, f"{path.name}: frame {number} is not the golden one"


def _frames(gif: bytes) -> list[tuple[int, Image.Image]]:
    """For how many milliseconds each frame is shown, and its picture."""
    with Image.open(BytesIO(gif)) as animation:
        return [
            (frame.info["duration"], frame.convert("RGBA")) for frame in ImageSequence.Iterator(animation)
        ]


def _open(png: bytes) -> Image.Image:
    return Image.open(BytesIO(png)).convert("RGBA")


def _difference(expected: Image.Image, actual: Image.Image) -> Image.Image:
    """How far each pixel differs in the channel that differs most (L)."""
    size = max(expected.width, actual.width), max(expected.height, actual.height)
    sheets = [Image.new("RGBA", size) for _ in range(2)]
    for sheet, picture in zip(sheets, (expected, actual), strict=True):
        sheet.paste(picture)
    red, green, blue, opacity = ImageChops.difference(*sheets).split()
    return ImageChops.lighter(ImageChops.lighter(red, green), ImageChops.lighter(blue, opacity))


def _share_that_differs(expected: Image.Image, actual: Image.Image) -> float:
    levels = _difference(expected, actual).histogram()
    return sum(levels[TOLERATED_LEVELS + 1 :]) / sum(levels)
