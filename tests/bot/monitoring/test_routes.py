"""Requests to Discord are counted by what they do, and no id and no token gets into a label."""

import pytest
import yarl

from bot.monitoring.routes import route_of


@pytest.mark.parametrize(
    ("address", "route"),
    [
        ("https://discord.com/api/v10/gateway/bot", "/gateway/bot"),
        ("https://discord.com/api/v10/channels/123/messages/456", "/channels/:id/messages/:id"),
        ("http://127.0.0.1:8400/api/v10/channels/123/messages?limit=100", "/channels/:id/messages"),
        ("https://discord.com/api/v10/interactions/123/aW50ZXJhY3Rpb24/callback", "/interactions/:id/:token/callback"),
        (
            "https://discord.com/api/v10/webhooks/123/aW50ZXJhY3Rpb24/messages/@original",
            "/webhooks/:id/:token/messages/@original",
        ),
        ("https://discord.com/api/v10/users/@me", "/users/@me"),
    ],
)  # fmt: skip
def test_a_route_has_neither_ids_nor_tokens(address: str, route: str) -> None:
    assert route_of(yarl.URL(address)) == route
