"""Users and applications (bots).

https://docs.discord.com/developers/resources/user, https://docs.discord.com/developers/resources/application
"""

import base64
import secrets
from dataclasses import dataclass, field, replace
from typing import Any, Self

from nacl.signing import SigningKey

from discord_playground.commands import Installation, Registry

VERIFIED_BOT_SCOPES = ["applications.commands", "bot"]
ANY_INSTALLATION = frozenset(Installation)
"""The installations that new applications allow.

https://docs.discord.com/developers/change-log, "Updated Defaults for New Apps"
"""
INSTALL_SCOPES = {
    Installation.SERVER: ["applications.commands", "bot"],
    Installation.USER: ["applications.commands"],
}


@dataclass(eq=False)
class User:
    """A user of Discord: a human or a bot."""

    id: int
    name: str
    display_name: str | None = None
    locale: str = "en-US"
    bot: bool = False
    deleted: bool = field(default=False, kw_only=True)
    """Whether the account was deleted."""
    on_phone: bool = field(default=False, kw_only=True)
    """Whether the user has Discord's app on a phone."""
    _forms: dict[tuple[int, str], list[dict[str, Any]]] = field(default_factory=dict, init=False, repr=False)

    def form_seen(
        self, application_id: int, custom_id: str, sent: list[dict[str, Any]]
    ) -> list[dict[str, Any]]:
        """Return the components that the user's client shows of a form. A phone keeps showing the first ones.

        https://github.com/discord/discord-api-docs/issues/7554
        """
        return self._forms.setdefault((application_id, custom_id), sent) if self.on_phone else sent

    @property
    def mention(self) -> str:
        """The mention markup for a message's text."""
        return f"<@{self.id}>"

    @property
    def shown_name(self) -> str:
        """The name that other people see."""
        return self.display_name or self.name

    def payload(self) -> dict[str, Any]:
        """Return Discord's user object."""
        return {
            "id": str(self.id),
            "username": self.name,
            "avatar": None,
            "discriminator": "0000" if self.bot else "0",
            "public_flags": 0,
            "flags": 0,
            "bot": self.bot,
            "banner": None,
            "accent_color": None,
            "global_name": self.display_name,
            "avatar_decoration_data": None,
            "collectibles": None,
            "primary_guild": None,
        }

    def private_payload(self) -> dict[str, Any]:
        """Return the user object for the user's own requests."""
        return {
            **self.payload(),
            "mfa_enabled": False,
            "locale": self.locale,
            "verified": True,
            "email": None,
        }


def _new_token(application_id: int) -> str:
    """Generate a bot token of the usual form: id, timestamp, secret."""
    head = base64.urlsafe_b64encode(str(application_id).encode()).decode().rstrip("=")
    return f"{head}.{secrets.token_urlsafe(4)}.{secrets.token_urlsafe(28)}"


SESSION_STARTS = 1000
DAY = 86_400.0  # seconds


@dataclass(frozen=True)
class SessionStarts:
    """The identifies of an application, which are limited to `SESSION_STARTS` in 24 hours. Times are in seconds.

    https://docs.discord.com/developers/events/gateway#session-start-limit-object
    """

    used: int = 0
    reset_at: float = 0.0

    def left(self, now: float) -> int:
        return SESSION_STARTS - (self.used if now < self.reset_at else 0)

    def reset_after(self, now: float) -> float:
        """Return the seconds until all are available again; a day if none was used."""
        return self.reset_at - now if now < self.reset_at else DAY

    def one_more(self, now: float) -> Self:
        """Count an identify."""
        used, until = (self.used, self.reset_at) if now < self.reset_at else (0, now + DAY)
        return replace(self, used=used + 1, reset_at=until)


@dataclass(eq=False)
class Application:
    """A bot's application; `user` has the same id, as is usual on Discord.

    `shards` is the recommended number of shards, `max_concurrency` the number that may identify at once. Interactions
    go to `interactions_endpoint_url` if there is one, signed with the key of `signing_seed`. `session_starts` counts
    identifies. `installations` are the ways of installing that its owner allows, `user_ids` the people who installed it
    for themselves.
    """

    id: int
    name: str
    user: User
    owner: User
    commands: Registry = field(default_factory=Registry, repr=False)
    privileged_intents: int = 0
    shards: int = 1
    max_concurrency: int = 1
    token: str = field(default="", repr=False)
    interactions_endpoint_url: str | None = None
    signing_seed: str = field(default="", repr=False)
    session_starts: SessionStarts = SessionStarts()
    installations: frozenset[Installation] = ANY_INSTALLATION
    user_ids: set[int] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.token = self.token or _new_token(self.id)

    def reset_token(self) -> None:
        """Replace the token, so that bots with the old one are refused."""
        self.token = _new_token(self.id)

    @property
    def signing_key(self) -> SigningKey:
        """The key with which interactions over HTTP are signed; it is made when it is first needed."""
        self.signing_seed = self.signing_seed or secrets.token_hex(32)
        return SigningKey(bytes.fromhex(self.signing_seed))

    def payload(self, *, guild_count: int) -> dict[str, Any]:
        """Return the application object for the bot's own requests."""
        return {
            "id": str(self.id),
            "name": self.name,
            "icon": None,
            "description": "",
            "type": None,
            "bot": self.user.payload(),
            "bot_public": True,
            "bot_require_code_grant": False,
            "summary": "",
            "verify_key": self.signing_key.verify_key.encode().hex(),
            "flags": 0,
            "flags_new": "0",
            "hook": True,
            "redirect_uris": [],
            "interactions_endpoint_url": self.interactions_endpoint_url,
            "role_connections_verification_url": None,
            "owner": self.owner.payload(),
            "approximate_guild_count": guild_count,
            "approximate_user_install_count": len(self.user_ids),
            "approximate_user_authorization_count": 0,
            "explicit_content_filter": 0,
            "team": None,
            "eligible_oauth2_scopes": VERIFIED_BOT_SCOPES,
            "integration_types_config": {
                str(int(each)): {
                    "oauth2_install_params": {"scopes": INSTALL_SCOPES[each], "permissions": "0"}
                }
                for each in sorted(self.installations)
            },
        }
