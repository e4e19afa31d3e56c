"""Requests to Discord are counted by what they do, and no id, no token and no file's name gets into a label."""

import pytest
import yarl
from discord.http import Route

from bot.discord.routes import route_of


@pytest.mark.parametrize(
    ("address", "route"),
    [
        ("https://discord.com/api/v10/gateway/bot", "/gateway/bot"),
        ("https://discord.com/api/v10/channels/123/messages/456", "/channels/:id/messages/:id"),
        ("https://discord.com/api/v10/channels/123/messages?limit=100", "/channels/:id/messages"),
        ("https://discord.com/api/v10/interactions/123/aW50ZXJhY3Rpb24/callback", "/interactions/:id/:token/callback"),
        (
            "https://discord.com/api/v10/webhooks/123/aW50ZXJhY3Rpb24/messages/@original",
            "/webhooks/:id/:token/messages/@original",
        ),
        ("https://discord.com/api/v10/users/@me", "/users/@me"),
        ("https://cdn.discordapp.com/ephemeral-attachments/123/456/Anna_against_Ben.txt", "elsewhere"),
        ("https://cdn.discordapp.com/attachments/123/456/api", "elsewhere"),
        ("https://discord.com/attachments/123/456/Anna_against_Ben.txt", "elsewhere"),
    ],
)  # fmt: skip
def test_a_route_has_neither_ids_nor_tokens(
    address: str, route: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Route, "BASE", "https://discord.com/api/v10")
    assert route_of(yarl.URL(address)) == route


@pytest.mark.parametrize("proxy", ["http://127.0.0.1:8400/api/v10", "http://127.0.0.1:8400"])
def test_routes_are_the_same_where_the_api_is_asked_through_a_proxy(
    proxy: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Route, "BASE", proxy)
    assert route_of(yarl.URL(f"{proxy}/channels/123/messages")) == "/channels/:id/messages"
