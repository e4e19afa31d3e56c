"""The routes of Discord's API as labels: what is done, without the ids and tokens that an address holds."""

import re

import yarl
from discord.http import Route

_ID = re.compile(r"^\d+$")
SECRET_AFTER = ("webhooks", "interactions")
"""The parts of a path that an id and a token follow."""

ELSEWHERE = "elsewhere"
"""The label of every address outside of the API, such as a file's: people have named those, so they aren't told."""


def route_of(url: yarl.URL) -> str:
    """The path of a request, below the API's, with `:id` for each id and `:token` for a token."""
    api = yarl.URL(Route.BASE)
    above = api.path.rstrip("/") + "/"
    if url.origin() != api.origin() or not url.path.startswith(above):
        return ELSEWHERE
    parts = [part for part in url.path.removeprefix(above).split("/") if part]
    told: list[str] = []
    for place, part in enumerate(parts):
        if _ID.match(part):
            told.append(":id")
        elif place >= 2 and parts[place - 2] in SECRET_AFTER:  # noqa: PLR2004  the part, its id, its token
            told.append(":token")
        else:
            told.append(part)
    return "/" + "/".join(told)
