"""The routes of Discord's API as labels: what is done, without the ids and tokens that an address holds."""

import re

import yarl

_ID = re.compile(r"^\d+$")
SECRET_AFTER = ("webhooks", "interactions")
"""The parts of a path that an id and a token follow."""


def route_of(url: yarl.URL) -> str:
    """The path of a request, below the API's, with `:id` for each id and `:token` for a token."""
    parts = [part for part in url.path.split("/") if part]
    if "api" in parts:
        parts = parts[parts.index("api") + 2 :]
    told: list[str] = []
    for place, part in enumerate(parts):
        if _ID.match(part):
            told.append(":id")
        elif place >= 2 and parts[place - 2] in SECRET_AFTER:  # noqa: PLR2004  the part, its id, its token
            told.append(":token")
        else:
            told.append(part)
    return "/" + "/".join(told)
