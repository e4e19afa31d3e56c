"""An address is taken as providers print it, or refused in one line that names the fix."""

import ssl
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from sqlalchemy import make_url
from sqlalchemy.dialects.postgresql.asyncpg import dialect

from bot.process.database_address import IGNORED, SSL_MODES, database_address, unquoted
from bot.storage.engine import connect

asyncpg = pytest.importorskip("asyncpg")


def read(address: str) -> tuple[list[Any], Any, Any]:
    """Where asyncpg connects to with an address, as whom, and with which settings."""
    found = dialect().create_connect_args(make_url(database_address(address)))[1]  # type: ignore[no-untyped-call]
    given = dict.fromkeys(
        (
            *(
                "dsn",
                "host",
                "port",
                "user",
                "password",
                "passfile",
                "database",
                "ssl",
                "service",
                "servicefile",
            ),
            *("direct_tls", "server_settings", "target_session_attrs", "krbsrvname", "gsslib"),
        )
    )
    assert found.keys() <= given.keys()
    places, parameters = asyncpg.connect_utils._parse_connect_dsn_and_args(**{**given, **found})
    return places, parameters, found


@pytest.fixture(autouse=True)
def nobody_at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No certificates and passwords in the home folder, no settings of libpq in the environment."""
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("PGSSLMODE", "PGHOST", "PGPORT", "PGUSER", "PGPASSWORD", "PGDATABASE"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize(
    ("address", "places"),
    [
        ("postgres://dvonn:hush@db/club", [("db", 5432)]),
        ("postgresql://dvonn:hush@db:25060/club", [("db", 25060)]),
        ("postgresql+asyncpg://dvonn:hush@db:6432/club", [("db", 6432)]),
        (' "postgres://dvonn:hush@db/club" ', [("db", 5432)]),
        ("'postgres://dvonn:hush@db/club'\n", [("db", 5432)]),
        ("postgres://db/club?user=dvonn&password=hush", [("db", 5432)]),
        ("postgres:///?host=db&port=6432&dbname=club&user=dvonn&password=hush", [("db", 6432)]),
        ("postgres://dvonn:hush@[2001:db8::1]:5433/club", [("2001:db8::1", 5433)]),
        (
            "postgres://dvonn:hush@one:5432,two:5433,three/club",
            [("one", 5432), ("two", 5433), ("three", 5432)],
        ),
        ("postgres://dvonn:hush@/club?host=one,two&port=5433", [("one", 5433), ("two", 5433)]),
        ("postgres://dvonn:hush@/club?host=one&host=two&port=1,2", [("one", 1), ("two", 2)]),
        ("postgresql+asyncpg://dvonn:hush@/club?host=one:5432&host=two:5433", [("one", 5432), ("two", 5433)]),
        ("postgres://dvonn:hush@/club?host=/var/run/postgresql", ["/var/run/postgresql/.s.PGSQL.5432"]),
        ("postgres://dvonn:hush@/club?host=/tmp&port=6432", ["/tmp/.s.PGSQL.6432"]),  # noqa: S108  not opened
        ("postgres://dvonn:hush@%2Fvar%2Frun%2Fpostgresql/club", ["/var/run/postgresql/.s.PGSQL.5432"]),
        *((f"postgres://dvonn:hush@db/club?{word}=1", [("db", 5432)]) for word in IGNORED),
        ("postgres://dvonn:hush@db/club?channel_binding=prefer", [("db", 5432)]),
    ],
)
def test_an_address_leads_to_its_hosts(address: str, places: list[object]) -> None:
    found, parameters, _ = read(address)
    assert found == places
    assert (parameters.user, parameters.password, parameters.database) == ("dvonn", "hush", "club")


@pytest.mark.parametrize("signs", ["p@ss", "a/b", "100%", "a:b", "?#&=", "ä ö"])
def test_special_characters_of_a_password_are_given_as_codes(signs: str) -> None:
    assert read(f"postgres://dvonn:{quote(signs, safe='')}@db/club?sslmode=require")[1].password == signs


@pytest.mark.parametrize("word", ["sslmode", "ssl"])
@pytest.mark.parametrize("mode", [mode for mode in SSL_MODES if not mode.startswith("verify")])
def test_a_mode_of_tls_is_passed_on(word: str, mode: str) -> None:
    parameters = read(f"postgres://dvonn:hush@db/club?{word}={mode}")[1]
    assert parameters.sslmode == asyncpg.connect_utils.SSLMode.parse(mode)


@pytest.mark.parametrize(("mode", "checks_name"), [("verify-ca", False), ("verify-full", True)])
def test_a_certificate_is_checked_with_the_file_that_is_named(mode: str, checks_name: bool) -> None:
    authorities = ssl.get_default_verify_paths().cafile or "/etc/ssl/certs/ca-certificates.crt"
    if not Path(authorities).is_file():
        pytest.skip("this machine has no certificates of authorities")
    parameters = read(f"postgres://dvonn:hush@db/club?sslmode={mode}&sslrootcert={authorities}")[1]
    assert parameters.ssl.verify_mode is ssl.CERT_REQUIRED
    assert parameters.ssl.check_hostname is checks_name


def test_other_languages_switch_of_tls_is_understood() -> None:
    mode = asyncpg.connect_utils.SSLMode
    assert read("postgres://dvonn:hush@db/club?ssl=true")[1].sslmode is mode.require
    assert read("postgres://dvonn:hush@db/club?ssl=false")[1].sslmode is mode.disable


def test_what_is_for_the_server_arrives_there() -> None:
    settings = read("postgres://dvonn:hush@db/club?options=endpoint%3Dep-cool-name&application_name=dvonn")[
        1
    ].server_settings
    assert settings == {"options": "endpoint=ep-cool-name", "application_name": "dvonn"}


def test_of_several_hosts_one_is_wanted_that_takes_writes() -> None:
    wanted = asyncpg.connect_utils.SessionAttribute
    assert read("postgres://dvonn:hush@one,two/club")[1].target_session_attrs is wanted.read_write
    assert read("postgres://dvonn:hush@db/club")[1].target_session_attrs is wanted.any
    primary = "postgres://dvonn:hush@one,two/club?target_session_attrs=primary"
    assert read(primary)[1].target_session_attrs is wanted.primary


@pytest.mark.parametrize(
    ("address", "fix"),
    [
        ("dvonn.db", "give sqlite+aiosqlite:///FILE or postgresql://"),
        ("sqlite+aiosqlite://", "give sqlite+aiosqlite:///FILE or postgresql://"),
        ("psql postgres://dvonn:hush@db/club", "give sqlite+aiosqlite:///FILE or postgresql://"),
        ("jdbc:postgresql://db/club?password=hush", "give sqlite+aiosqlite:///FILE or postgresql://"),
        ("host=db user=dvonn password=hush", "give sqlite+aiosqlite:///FILE or postgresql://"),
        ("postgres://dvonn:hu@sh@db/club", "as codes (@ is %40, / is %2F)"),
        ("postgres://dvonn:hu/sh@db/club", "as codes (@ is %40, / is %2F)"),
        ("postgres://dvonn:hush@db:port/club", "give sqlite+aiosqlite:///FILE or postgresql://"),
        ("postgres://dvonn:hush@db:70000/club", "give sqlite+aiosqlite:///FILE or postgresql://"),
        ("postgres://dvonn:hush@one,,two/club", "give sqlite+aiosqlite:///FILE or postgresql://"),
        ("postgres://dvonn:hush@db", "names no database"),
        ("postgres://dvonn:hush@/club?host=one,two,three&port=1,2", "as many, or one port for all"),
        ("postgres://dvonn:hush@db/club?sslmode=on", "sslmode in the address is one of: disable, allow"),
        ("postgres://dvonn:hush@db/club?sslrootcert=system", "/etc/ssl/certs/ca-certificates.crt"),
        ("postgres://dvonn:hush@db/club?channel_binding=require", "remove it from the address"),
        ("postgres://dvonn:hush@one,two/club?target_session_attrs=standby", "to read-write"),
        ("postgres://dvonn:hush@db/club?schema=public", "the word schema in the address: remove it"),
    ],
)
def test_another_address_is_refused_in_one_line_without_the_password(address: str, fix: str) -> None:
    with pytest.raises(ValueError, match=r"\w") as refused:
        database_address(address)
    said = str(refused.value)
    assert fix in said
    assert "\n" not in said
    assert "hu" not in said


@pytest.mark.parametrize(
    ("value", "bare"),
    [
        ('"a"', "a"),
        (" 'a' ", "a"),
        ("`a`", "a"),
        ("“a”", "a"),
        ('"a', '"a'),
        ("a'b", "a'b"),
        ('"', '"'),
        ('""', ""),
    ],
)
def test_only_quotes_around_the_whole_are_removed(value: str, bare: str) -> None:
    assert unquoted(value) == bare


async def test_the_driver_connects_by_what_the_address_says(postgres_url: str) -> None:
    url = make_url(postgres_url)
    address = (
        f"postgres://dvonn@/{url.database}?host={url.query['host']}&application_name=club&sslmode=prefer"
    )
    engine = connect(database_address(address))
    async with engine.connect() as connection:
        found = await connection.exec_driver_sql("SHOW application_name")
        assert found.scalar_one() == "club"
    await engine.dispose()
