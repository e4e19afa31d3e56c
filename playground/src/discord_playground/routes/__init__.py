"""The API's routes, one module per resource."""

from discord_playground.calls import Route
from discord_playground.routes import (
    applications,
    callbacks,
    channels,
    guilds,
    messages,
    threads,
    users,
    webhooks,
)

ALL: list[Route] = [
    *applications.routes.table,
    *callbacks.routes.table,
    *channels.routes.table,
    *guilds.routes.table,
    *messages.routes.table,
    *threads.routes.table,
    *users.routes.table,
    *webhooks.routes.table,
]
