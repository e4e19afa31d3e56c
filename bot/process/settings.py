"""The settings, read once from the environment and `.env`, and validated."""

import logging
import os
import re
import socket
from difflib import get_close_matches
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

from dotenv import dotenv_values
from pydantic import Field, SecretStr, ValidationError, ValidationInfo, field_validator
from pydantic_settings import (
    BaseSettings,
    PydanticBaseSettingsSource,
    SecretsSettingsSource,
    SettingsConfigDict,
)
from typing_extensions import override

from bot.domain.cluster import ShardSet
from bot.process.database_address import database_address, unquoted

DISCORD_API = "https://discord.com/api/v10"

LONGEST_URL = 512
"""The maximum length of a button's URL: https://discord.com/developers/docs/components/reference#button"""

SECRETS = "/run/secrets"
"""Where Docker and Kubernetes put secrets: files named after settings, such as `discord_token`."""

FOREIGN = "\"'`<>“”‘’„="  # noqa: RUF001  typographic quotes, too
"""Signs that no token has, and that people copy with it."""

NOT_SET_UP = """\
DISCORD_TOKEN is not set, so there is no bot to connect as.
To get one: discord.com/developers/applications, New Application, Bot, Reset Token; then put DISCORD_TOKEN=… into .env.
To try without any Discord account: make play, or dvonn-discord play."""


class SettingsError(Exception):
    """Invalid settings; the message names each variable and its fix, one per line."""


class Settings(BaseSettings):
    """The environment variables; `.env.example` explains each.

    A setting that is in neither the environment nor `.env` is read from a file of its name among the secrets.
    """

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8", env_ignore_empty=True, extra="ignore", frozen=True
    )

    discord_token: SecretStr = Field(default=SecretStr(""))
    database_url: str = "sqlite+aiosqlite:///dvonn.db"
    search_processes: int = Field(default=1, ge=1, le=64)
    shards: int | None = Field(default=None, ge=1, le=10_000)
    cluster: str | None = None
    discord_api_url: str = DISCORD_API
    proxy_url: str | None = None
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_format: Literal["text", "json"] = "text"
    support_url: str | None = None
    privacy_url: str | None = None
    terms_url: str | None = None
    http_port: int | None = Field(default=None, ge=1, le=65535)
    http_host: str = "127.0.0.1"
    interactions_port: int | None = Field(default=None, ge=1, le=65535)
    interactions_host: str = "127.0.0.1"
    alive_file: Path | None = None
    clock_offset_file: Path | None = None

    @field_validator("*", mode="before")
    @classmethod
    def _without_quotes(cls, value: object, known: ValidationInfo) -> object:
        """Remove quotes; what is empty between them is as good as not set."""
        text = value.get_secret_value() if isinstance(value, SecretStr) else value
        if not isinstance(text, str):
            return value
        return unquoted(text) or cls.model_fields[known.field_name or ""].default

    @field_validator("discord_token")
    @classmethod
    def _one_word(cls, token: SecretStr) -> SecretStr:
        value = token.get_secret_value()
        if any(character.isspace() for character in value):
            raise ValueError("the token contains whitespace: copy it again, on its own")
        if any(sign in value for sign in FOREIGN):
            raise ValueError(
                "the token contains quotes, brackets or an equals sign: copy it again, on its own"
            )
        return token

    @field_validator("database_url")
    @classmethod
    def _asynchronous(cls, value: str) -> str:
        return database_address(value)

    @field_validator("cluster")
    @classmethod
    def _one_of_several(cls, value: str | None, known: ValidationInfo) -> str | None:
        if value is None:
            return None
        value = value.strip().lower().replace("auto", _ordinal(), 1)
        found = re.fullmatch(r"(\d{1,5})\s*/\s*(\d{1,5})", value, re.ASCII)
        if not found or not 1 <= int(found[1]) <= int(found[2]):
            raise ValueError(
                "give the number of this process and that of all, such as 2/4 for the second of four; "
                "or auto/4 where host names end with a number from 0 to 3, as in a StatefulSet of Kubernetes"
            )
        if int(found[2]) > (known.data.get("shards") or int(found[2])):
            raise ValueError(
                "there are more processes than shards: set SHARDS to a multiple of the processes"
            )
        if not known.data.get("database_url", "").startswith("postgresql"):
            raise ValueError(
                "several processes share a database of PostgreSQL: set its address in DATABASE_URL"
            )
        return f"{int(found[1])}/{int(found[2])}"

    @field_validator("discord_api_url")
    @classmethod
    def _http(cls, value: str) -> str:
        if not _is_web_address(value):
            raise ValueError(f"give an address such as {DISCORD_API}, or leave it out")
        return value.rstrip("/")

    @field_validator("proxy_url")
    @classmethod
    def _http_proxy(cls, value: str | None) -> str | None:
        if value is not None and not _is_web_address(value):
            raise ValueError("give the address of an HTTP proxy, such as http://proxy.example:3128, or none")
        return value

    @field_validator("support_url", "privacy_url", "terms_url")
    @classmethod
    def _openable(cls, value: str | None) -> str | None:
        if value is not None and not (value.startswith("https://") and len(value) <= LONGEST_URL):
            raise ValueError("give an address that begins with https://, of 512 characters at most, or none")
        return value

    @field_validator("log_level", mode="before")
    @classmethod
    def _upper(cls, value: object) -> object:
        return value.strip().upper() if isinstance(value, str) else value

    @field_validator("log_format", mode="before")
    @classmethod
    def _lower(cls, value: object) -> object:
        return value.strip().lower() if isinstance(value, str) else value

    @classmethod
    @override
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        folders = [Path(SECRETS), Path(os.environ.get("CREDENTIALS_DIRECTORY") or SECRETS)]
        secrets = SecretsSettingsSource(settings_cls, [each for each in folders if each.is_dir()])
        return init_settings, env_settings, dotenv_settings, secrets

    @property
    def token(self) -> str:
        """The bot's token, in plain text. Never log it."""
        return self.discord_token.get_secret_value()

    @property
    def home(self) -> ShardSet | None:
        """The shards that this process serves; None for a single process, which serves all."""
        if self.cluster is None:
            return None
        number, processes = map(int, self.cluster.split("/"))
        count = self.shards or processes
        return ShardSet(count, frozenset(range(number - 1, count, processes)))

    @property
    def interactions_at(self) -> tuple[str, int] | None:
        """The host and the port at which interactions over HTTP are received; None if they are not."""
        return None if self.interactions_port is None else (self.interactions_host, self.interactions_port)

    @property
    def logging_level(self) -> int:
        """The number of the log level, as `logging` expects it."""
        return logging.getLevelNamesMapping()[self.log_level]


def _is_web_address(value: str) -> bool:
    try:
        parts = urlsplit(value)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(parts.hostname)


def read_settings(*, token: bool = True) -> Settings:
    """Read and validate the settings, the `token` only if needed. Raises `SettingsError`."""
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


FOR_OTHERS = ("COMPOSE_", "DVONN_", "POSTGRES_", "REVISION", "TZ", "MALLOC_")
"""Beginnings of variables that may be in `.env` for Compose and the image."""

ALIKE = 0.8
"""A variable that is at least this similar to a setting, from 0 to 1, is taken for a misspelled one."""


def unknown_settings() -> dict[str, str | None]:
    """Return unknown variables that may be meant as settings, each with the setting that it resembles, if any.

    In `.env` that is each unknown variable, in the environment only one that resembles a setting. Variables that are
    meant for other programs don't count.
    """
    known = [name.upper() for name in Settings.model_fields]
    in_file = {name.upper() for name in dotenv_values(".env", encoding="utf-8")}
    found = dict[str, str | None]()
    for name in sorted({*in_file, *map(str.upper, os.environ)}.difference(known)):
        meant = next(iter(get_close_matches(name, known, n=1, cutoff=ALIKE)), None)
        if not name.startswith(FOR_OTHERS) and (meant or name in in_file):
            found[name] = meant
    return found


def _ordinal() -> str:
    """Return the number of this process, from 1, if the host's name ends with its number from 0; otherwise empty."""
    found = re.search(r"-(\d{1,5})$", socket.gethostname(), re.ASCII)
    return str(int(found[1]) + 1) if found else ""
