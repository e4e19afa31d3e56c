"""The routes of requests to Discord, and a line in the log about each request that Discord refuses."""

import logging
import re
from types import SimpleNamespace

import aiohttp
import yarl
from discord.http import Route

from bot.discord_errors import SERVER_ERRORS, TOO_MANY_REQUESTS

JSON = "application/json"
REFUSED = 400
"""The lowest status of a refusal."""

log = logging.getLogger(__name__)

_ID = re.compile(r"^\d+$")
SECRET_AFTER = ("webhooks", "interactions")
"""Path segments that are followed by an id and a token."""

ELSEWHERE = "elsewhere"
"""The label of all URLs outside the API, such as files: they may contain names."""


def route_of(url: yarl.URL) -> str:
    """Return the path of a request below the API's, with `:id` and `:token` as placeholders."""
    api = yarl.URL(Route.BASE)
    above = api.path.rstrip("/") + "/"
    if url.origin() != api.origin() or not url.path.startswith(above):
        return ELSEWHERE
    parts = [part for part in url.path.removeprefix(above).split("/") if part]
    labels: list[str] = []
    for place, part in enumerate(parts):
        if _ID.match(part):
            labels.append(":id")
        elif place >= 2 and parts[place - 2] in SECRET_AFTER:  # noqa: PLR2004  the segment, its id, its token
            labels.append(":token")
        else:
            labels.append(part)
    return "/" + "/".join(labels)


def log_refusals(trace: aiohttp.TraceConfig) -> None:
    """Log the status and the code of each refused request, but not of those to repeat later.

    So an operator learns codes that Discord doesn't document. https://docs.aiohttp.org/en/stable/tracing_reference.html
    """

    async def ended(_: object, __: SimpleNamespace, request: aiohttp.TraceRequestEndParams) -> None:
        response = request.response
        if not REFUSED <= response.status < SERVER_ERRORS or response.status == TOO_MANY_REQUESTS:
            return
        if response.content_type != JSON:  # not an answer of Discord's API
            return
        answer = await response.json()
        code = answer.get("code", 0) if isinstance(answer, dict) else 0
        route = route_of(request.url)
        log.info("Discord refuses %s %s: %d (code %s)", request.method, route, response.status, code)

    trace.on_request_end.append(ended)
