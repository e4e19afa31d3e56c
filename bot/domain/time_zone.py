"""Time zones as people type them: Europe/Berlin, europe/berlin, Berlin, New York, São Paulo."""

import re
import unicodedata
from collections.abc import Mapping
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

PARTS_OF_THE_WORLD = (
    *("Africa/", "America/", "Antarctica/", "Arctic/", "Asia/", "Atlantic/", "Australia/", "Europe/"),
    *("Indian/", "Pacific/"),
)
"""The beginnings of the names that end in a place. A place of which several names tell is in one zone."""


def read_zone(text: str) -> ZoneInfo:
    """The time zone of a name, or of the place in it; capitals and accents don't matter, nor what stands for blanks.

    Raises `KeyError` where there is none.
    """
    return ZoneInfo(_zones()[_plain(text)])


@cache
def _zones() -> Mapping[str, str]:
    """The names of all zones, by these names and by the places in them, as `_plain` has both."""
    names = sorted(available_timezones())
    places = {_plain(name.rpartition("/")[2]): name for name in names if name.startswith(PARTS_OF_THE_WORLD)}
    return places | {_plain(name): name for name in names}


def _plain(text: str) -> str:
    letters = (sign for sign in unicodedata.normalize("NFKD", text) if not unicodedata.combining(sign))
    return re.sub(r"[\s_-]+", "_", "".join(letters).strip()).casefold()
