"""The settings: read once from the environment and `.env`, and checked."""

import logging
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

DISCORD_API = "https://discord.com/api/v10"

NOT_SET_UP = """\
DISCORD_TOKEN is not set, so there is no bot to connect as.
To get one: discord.com/developers/applications, New Application, Bot, Reset Token; then put DISCORD_TOKEN=… into .env.
To try without any Discord account: make play."""


class SettingsError(Exception):
    """The settings can't be used; the message names each variable and its fix, a line each."""


class Settings(BaseSettings):
    """The settings, as the environment gives them. `.env.example` explains each variable."""

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8", env_ignore_empty=True, extra="ignore", frozen=True
    )

    discord_token: SecretStr = Field(default=SecretStr(""))
    database_url: str = "sqlite+aiosqlite:///dvonn.db"
    discord_api_url: str = DISCORD_API
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    clock_offset_file: Path | None = None

    @field_validator("discord_token")
    @classmethod
    def _one_line(cls, token: SecretStr) -> SecretStr:
        value = token.get_secret_value().strip()
        if any(character.isspace() for character in value):
            raise ValueError("the token has blanks in it: copy it again, whole and alone")
        return SecretStr(value)

    @field_validator("database_url")
    @classmethod
    def _asynchronous(cls, value: str) -> str:
        try:
            url = make_url(value)
            driver, place = url.drivername, url.database
        except (ArgumentError, ValueError):
            driver, place = "", None  # the message repeats nothing of the value: a password may be in it
        if driver not in ("sqlite+aiosqlite", "postgresql+asyncpg") or place in (None, "", ":memory:"):
            raise ValueError(
                "give sqlite+aiosqlite:///FILE or postgresql+asyncpg://USER:PASSWORD@HOST/DATABASE"
            )
        return value

    @field_validator("discord_api_url")
    @classmethod
    def _http(cls, value: str) -> str:
        try:
            parts = urlsplit(value)
        except ValueError:
            parts = urlsplit("")
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise ValueError(f"give an address such as {DISCORD_API}, or leave it out")
        return value.rstrip("/")

    @field_validator("log_level", mode="before")
    @classmethod
    def _upper(cls, value: object) -> object:
        return value.strip().upper() if isinstance(value, str) else value

    @property
    def token(self) -> str:
        """The bot's token. It never goes into a log or a message."""
        return self.discord_token.get_secret_value()

    @property
    def logging_level(self) -> int:
        """For `logging`."""
        return logging.getLevelNamesMapping()[self.log_level]


def read_settings(*, token: bool = True) -> Settings:
    """Read and check the settings; without a `token` for what needs none. Raises `SettingsError`."""
    try:
        settings = Settings()
    except ValidationError as error:
        lines = [
            f"{'_'.join(str(part) for part in flaw['loc']).upper()}: {flaw['msg'].removeprefix('Value error, ')}."
            for flaw in error.errors(include_input=False, include_url=False)
        ]
        raise SettingsError("\n".join(lines)) from None
    except UnicodeDecodeError:
        raise SettingsError(".env is not a text file in UTF-8: write it again, see .env.example.") from None
    if token and not settings.token:
        raise SettingsError(NOT_SET_UP)
    return settings
