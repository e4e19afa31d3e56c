"""Settings come from the environment and `.env`; what is wrong is named with its fix, and the token stays unsaid."""

import logging
import socket
import sys
from pathlib import Path

import pytest

from bot.domain.cluster import ShardSet
from bot.process.settings import (
    DISCORD_API,
    LONGEST_URL,
    Settings,
    SettingsError,
    read_settings,
    unknown_settings,
)

TOKEN = "MTIz.abcdef.secret-token"  # noqa: S105  made up
VARIABLES = [*(name.upper() for name in Settings.model_fields), "CREDENTIALS_DIRECTORY"]


@pytest.fixture(autouse=True)
def fresh_machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """An environment that says nothing, and an empty working folder."""
    for variable in VARIABLES:
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.chdir(tmp_path)


def read(monkeypatch: pytest.MonkeyPatch, **variables: str) -> object:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    return read_settings()


def trouble(monkeypatch: pytest.MonkeyPatch, **variables: str) -> str:
    with pytest.raises(SettingsError) as error:
        read(monkeypatch, **{"DISCORD_TOKEN": TOKEN, **variables})
    assert TOKEN not in str(error.value)
    assert TOKEN not in repr(error.value)
    return str(error.value)


def test_a_token_is_all_that_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", f" {TOKEN}\n")
    settings = read_settings()
    assert settings.token == TOKEN
    assert settings.database_url == "sqlite+aiosqlite:///dvonn.db"
    assert settings.discord_api_url == DISCORD_API
    assert settings.logging_level == logging.INFO


def test_every_setting_can_be_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("DATABASE_URL", "postgresql+asyncpg://dvonn:pw@db/dvonn")
    monkeypatch.setenv("DISCORD_API_URL", "http://127.0.0.1:8080/api/v10/")
    monkeypatch.setenv("PROXY_URL", "http://me:pw@proxy:3128")
    monkeypatch.setenv("LOG_LEVEL", "debug")
    monkeypatch.setenv("LOG_FORMAT", "JSON")
    monkeypatch.setenv("HTTP_PORT", "9090")
    monkeypatch.setenv("INTERACTIONS_PORT", "8443")
    monkeypatch.setenv("SUPPORT_URL", "https://discord.gg/club")
    settings = read_settings()
    assert settings.database_url == "postgresql+asyncpg://dvonn:pw@db/dvonn"
    assert settings.discord_api_url == "http://127.0.0.1:8080/api/v10"
    assert settings.proxy_url == "http://me:pw@proxy:3128"
    assert settings.logging_level == logging.DEBUG
    assert settings.interactions_at == ("127.0.0.1", 8443)
    assert (settings.log_format, settings.http_port, settings.http_host) == ("json", 9090, "127.0.0.1")
    assert (settings.support_url, settings.privacy_url) == ("https://discord.gg/club", None)


def test_settings_are_read_from_a_file_too_and_the_environment_comes_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    Path(".env").write_text(f"DISCORD_TOKEN={TOKEN}\nLOG_LEVEL=ERROR\nANOTHER=1\n", encoding="utf-8")
    assert read_settings().token == TOKEN
    assert read_settings().log_level == "ERROR"
    monkeypatch.setenv("LOG_LEVEL", "WARNING")
    assert read_settings().log_level == "WARNING"


def test_a_secret_is_read_from_a_file_of_its_name_and_the_environment_comes_first(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "discord_token").write_text(f"{TOKEN}\n", encoding="utf-8")
    (tmp_path / "database_url").write_text("sqlite+aiosqlite:///secret.db\n", encoding="utf-8")
    monkeypatch.setenv("CREDENTIALS_DIRECTORY", str(tmp_path))
    assert read_settings().token == TOKEN
    assert read_settings().database_url == "sqlite+aiosqlite:///secret.db"
    monkeypatch.setenv("DATABASE_URL", "sqlite+aiosqlite:///other.db")
    assert read_settings().database_url == "sqlite+aiosqlite:///other.db"


def test_an_empty_variable_is_as_good_as_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("DATABASE_URL", "")
    assert read_settings().database_url == "sqlite+aiosqlite:///dvonn.db"


@pytest.mark.parametrize("token", [None, "", "  "])
def test_without_a_token_three_lines_say_how_to_get_one_and_how_to_try_without(
    monkeypatch: pytest.MonkeyPatch, token: str | None
) -> None:
    if token is not None:
        monkeypatch.setenv("DISCORD_TOKEN", token)
    with pytest.raises(SettingsError) as error:
        read_settings()
    lines = str(error.value).splitlines()
    assert len(lines) == 3
    assert lines[0].startswith("DISCORD_TOKEN is not set")
    assert "discord.com/developers/applications" in lines[1]
    assert "make play" in lines[2]


def test_a_token_with_blanks_is_to_be_copied_again(monkeypatch: pytest.MonkeyPatch) -> None:
    message = trouble(monkeypatch, DISCORD_TOKEN=f"Bot {TOKEN}")
    assert message.startswith("DISCORD_TOKEN: ")
    assert "copy it again" in message


@pytest.mark.parametrize("quote", ['"', "'"])
def test_quotes_around_a_value_are_none_of_it(monkeypatch: pytest.MonkeyPatch, quote: str) -> None:
    for name, value in {
        "DISCORD_TOKEN": TOKEN,
        "DATABASE_URL": "postgres://dvonn:pw@db/dvonn",
        "LOG_LEVEL": "debug",
        "HTTP_PORT": "9090",
        "SUPPORT_URL": "https://discord.gg/club",
        "SHARDS": "",
    }.items():
        monkeypatch.setenv(name, f" {quote}{value}{quote}")
    settings = read_settings()
    assert settings.token == TOKEN
    assert settings.database_url == "postgresql+asyncpg://dvonn:pw@db/dvonn"
    assert (settings.log_level, settings.http_port, settings.shards) == ("DEBUG", 9090, None)
    assert settings.support_url == "https://discord.gg/club"


@pytest.mark.parametrize("token", [f'"{TOKEN}', f"<{TOKEN}>", f"DISCORD_TOKEN={TOKEN}", f"“{TOKEN}"])
def test_a_token_with_what_no_token_has_is_to_be_copied_again(
    monkeypatch: pytest.MonkeyPatch, token: str
) -> None:
    message = trouble(monkeypatch, DISCORD_TOKEN=token)
    assert message.startswith("DISCORD_TOKEN: ")
    assert "copy it again" in message


@pytest.mark.parametrize(
    "url",
    [
        "dvonn.db",
        "sqlite:///dvonn.db",
        "mysql+aiomysql://dvonn:hush@db/dvonn",
        "postgresql+asyncpg://dvonn:pa@ss:hush@db/dvonn",
        "postgresql+asyncpg://dvonn:hush@db:port/dvonn",
        "sqlite+aiosqlite://",
        "sqlite+aiosqlite:///:memory:",
    ],
)
def test_another_database_is_refused_with_what_to_give(monkeypatch: pytest.MonkeyPatch, url: str) -> None:
    message = trouble(monkeypatch, DATABASE_URL=url)
    assert message.startswith("DATABASE_URL: give sqlite+aiosqlite:///FILE or postgresql://")
    assert "hush" not in message


@pytest.mark.parametrize("url", ["discord.com", "ftp://discord.com", "http://", "https://[half/api"])
def test_an_address_that_is_not_one_is_refused_with_an_example(
    monkeypatch: pytest.MonkeyPatch, url: str
) -> None:
    message = trouble(monkeypatch, DISCORD_API_URL=url)
    assert message.startswith("DISCORD_API_URL: ")
    assert DISCORD_API in message


@pytest.mark.parametrize(
    "url", ["proxy:3128", "socks5://proxy:1080", "http://:3128", "http://me:hush@", "3128"]
)
def test_a_proxy_that_is_not_one_of_http_is_refused_with_an_example(
    monkeypatch: pytest.MonkeyPatch, url: str
) -> None:
    message = trouble(monkeypatch, PROXY_URL=url)
    assert (
        message == "PROXY_URL: give the address of an HTTP proxy, such as http://proxy.example:3128, or none."
    )


def test_an_unknown_level_is_refused_with_those_that_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    message = trouble(monkeypatch, LOG_LEVEL="loud")
    assert message.startswith("LOG_LEVEL: ")
    assert all(level in message for level in ("DEBUG", "INFO", "WARNING", "ERROR"))


def test_everything_that_is_wrong_is_reported_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    message = trouble(monkeypatch, DATABASE_URL="x", DISCORD_API_URL="y", LOG_LEVEL="z")
    assert [line.partition(":")[0] for line in message.splitlines()] == [
        "DATABASE_URL",
        "DISCORD_API_URL",
        "LOG_LEVEL",
    ]


def test_a_file_that_is_not_text_is_reported() -> None:
    Path(".env").write_bytes(b"DISCORD_TOKEN=\xff\xfe\xfa")
    with pytest.raises(SettingsError, match=r"\.env"):
        read_settings()


def test_a_variable_that_is_no_setting_is_named_with_the_one_that_it_resembles(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert unknown_settings() == {}
    Path(".env").write_text("DISCORD_TOKEN=a.b.c\nHTTP_PRT=9090\nCOLOR=red\nPOSTGRES_PASSWORD=x\n")
    monkeypatch.setenv("LOG_LEVL", "DEBUG")
    monkeypatch.setenv("HTTP_PROXY", "http://proxy.example")
    monkeypatch.setenv("EDITOR", "vi")
    assert unknown_settings() == {"COLOR": None, "HTTP_PRT": "HTTP_PORT", "LOG_LEVL": "LOG_LEVEL"}


def test_the_token_is_never_shown_by_accident(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    settings = read_settings()
    for shown in (repr(settings), str(settings), f"{settings.discord_token}", str(settings.model_dump())):
        assert TOKEN not in shown
    assert TOKEN not in settings.model_dump_json()


def test_settings_do_not_change_once_they_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    with pytest.raises(ValueError, match="frozen"):
        read_settings().log_level = "DEBUG"


def test_one_process_of_several_is_for_each_so_manyth_shard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    assert read_settings().home is None
    monkeypatch.setenv("DATABASE_URL", "postgresql+asyncpg://dvonn:pw@db/dvonn")
    monkeypatch.setenv("CLUSTER", " 2 / 4 ")
    assert read_settings().home == ShardSet(4, frozenset({1}))
    monkeypatch.setenv("SHARDS", "16")
    assert read_settings().home == ShardSet(16, frozenset({1, 5, 9, 13}))


@pytest.mark.parametrize(("host", "number"), [("dvonn-0", 1), ("dvonn-3", 4)])
def test_the_number_of_a_process_may_come_from_the_name_of_its_host(
    monkeypatch: pytest.MonkeyPatch, host: str, number: int
) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: host)
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("DATABASE_URL", "postgresql+asyncpg://dvonn:pw@db/dvonn")
    monkeypatch.setenv("CLUSTER", "auto/4")
    assert read_settings().cluster == f"{number}/4"


@pytest.mark.parametrize("host", ["dvonn", "dvonn-4", "dvonn-x1"])
def test_a_host_without_a_fitting_number_is_refused(monkeypatch: pytest.MonkeyPatch, host: str) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: host)
    message = trouble(monkeypatch, CLUSTER="auto/4", DATABASE_URL="postgresql+asyncpg://dvonn:pw@db/dvonn")
    assert "auto/4 where host names end with a number from 0 to 3" in message


@pytest.mark.parametrize("cluster", ["2", "0/4", "5/4", "two of four", "-1/4", "2/4/8"])
def test_another_division_is_refused_with_an_example(monkeypatch: pytest.MonkeyPatch, cluster: str) -> None:
    message = trouble(monkeypatch, CLUSTER=cluster, DATABASE_URL="postgresql+asyncpg://dvonn:pw@db/dvonn")
    assert message.startswith("CLUSTER: give the number of this process and that of all, such as 2/4")


def test_several_processes_need_postgresql_and_a_shard_each(monkeypatch: pytest.MonkeyPatch) -> None:
    message = trouble(monkeypatch, CLUSTER="2/4")
    assert message.startswith("CLUSTER: several processes share a database of PostgreSQL")
    url = "postgresql+asyncpg://dvonn:pw@db/dvonn"
    message = trouble(monkeypatch, CLUSTER="2/4", SHARDS="3", DATABASE_URL=url)
    assert message.startswith("CLUSTER: there are more processes than shards")
    assert trouble(monkeypatch, CLUSTER="1/2", SHARDS="none", DATABASE_URL=url).startswith("SHARDS: ")


@pytest.mark.parametrize("name", ["SUPPORT_URL", "PRIVACY_URL", "TERMS_URL"])
@pytest.mark.parametrize(
    "address", ["discord.gg/club", "javascript:alert(1)", "https://club.example/".ljust(LONGEST_URL + 1, "x")]
)
def test_an_address_that_no_button_can_open_is_named(
    monkeypatch: pytest.MonkeyPatch, name: str, address: str
) -> None:
    assert trouble(monkeypatch, **{name: address}).startswith(
        f"{name}: give an address that begins with https://"
    )


@pytest.mark.parametrize("port", ["0", "65536", "http"])
def test_a_port_that_there_is_not_is_named(monkeypatch: pytest.MonkeyPatch, port: str) -> None:
    assert trouble(monkeypatch, HTTP_PORT=port).startswith("HTTP_PORT: ")


def test_a_postgresql_without_its_driver_is_reported_with_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    message = trouble(monkeypatch, DATABASE_URL="postgresql+asyncpg://dvonn:hush@db/dvonn")
    assert message == (
        "DATABASE_URL: PostgreSQL needs a driver that is not installed: pip install 'dvonn-discord[postgres]'."
    )
