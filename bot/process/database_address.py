"""The address of a database as people and providers write it, turned into the one that the driver understands.

Providers print libpq's form (https://www.postgresql.org/docs/current/libpq-connect.html#LIBPQ-CONNSTRING-URIS). The
driver reads most of libpq's words, but only from an address of its own, which SQLAlchemy passes on as `dsn`.
"""

from collections.abc import Iterator, Mapping
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import parse_qsl, unquote, urlencode

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

SQLITE = "sqlite+aiosqlite"
POSTGRESQL = "postgresql+asyncpg"

SCHEMES = (POSTGRESQL, "postgresql", "postgres")

PORT = 5432

FORMS = (
    "give sqlite+aiosqlite:///FILE or postgresql://USER:PASSWORD@HOST/DATABASE, with the special characters of the "
    "password as codes (@ is %40, / is %2F)"
)

SSL_MODES = ("disable", "allow", "prefer", "require", "verify-ca", "verify-full")
SSL_WORDS = ("sslmode", "ssl")
SSL_SWITCH = {"true": "require", "1": "require", "false": "disable", "0": "disable"}
"""Maps the boolean values of `ssl=` in other drivers to `sslmode` values; here `ssl` is an alias of `sslmode`."""

WRITABLE = ("any", "primary", "read-write")

FILES = ("sslrootcert", "sslcert", "sslkey", "sslcrl")

PASSED_ON = ("application_name", "options", "sslnegotiation")

OF_THE_PLACE = ("host", "port", "user", "password", "dbname", "database")
"""Words for parts that may also appear before the question mark."""

WITHOUT_BINDING = (("channel_binding", "prefer"), ("channel_binding", "disable"))
"""Both are true of this driver: https://www.postgresql.org/docs/current/sasl-authentication.html"""

IGNORED = (
    *("pgbouncer", "supa", "connection_limit", "pool_timeout"),  # notes of providers to other drivers
    *("statement_cache_size", "prepared_statement_cache_size"),  # the bot needs no named statements
    *(
        "connect_timeout",
        "keepalives",
        "keepalives_idle",
        "keepalives_interval",
        "keepalives_count",
    ),  # it has its own
    *("tcp_user_timeout", "client_encoding", "gssencmode", "sslcompression"),  # no choice in this driver
)


def unquoted(value: str) -> str:
    """Remove the quotes around a value: `docker --env-file` passes them on, and people copy them."""
    value = value.strip()
    for first, last in ('""', "''", "``", "“”", "‘’", "„“"):  # noqa: RUF001  as people copy them
        if len(value) > 1 and value.startswith(first) and value.endswith(last):
            return value[1:-1].strip()
    return value


def database_address(value: str) -> str:
    """Return an address as SQLAlchemy and the driver read it. Raises `ValueError`, whose message names the fix.

    The message repeats no part of the address that may be a password.
    """
    text = unquoted(value)
    scheme, _, rest = text.partition("://")
    if scheme in SCHEMES:
        return _postgresql(rest).render_as_string(hide_password=False)
    try:
        is_file = scheme == SQLITE and make_url(text).database not in (None, "", ":memory:")
    except (ArgumentError, ValueError):
        is_file = False
    if not is_file:
        raise ValueError(FORMS)
    return text


def _postgresql(rest: str) -> URL:
    if find_spec("asyncpg") is None:
        raise ValueError(
            "PostgreSQL needs a driver that is not installed: pip install 'dvonn-discord[postgres]'"
        )
    place, _, query = rest.partition("?")
    authority, _, database = place.partition("/")
    login, _, hosts = authority.rpartition("@")
    if "@" in login:
        raise ValueError(FORMS)
    pairs = parse_qsl(query, keep_blank_values=True)
    words = dict(pairs)
    user, _, password = login.partition(":")
    places = list(_places(hosts) if hosts else _places_in_words(pairs))
    database = unquote(database) or words.get("dbname") or words.get("database", "")
    if not database:
        raise ValueError(f"the address names no database: {FORMS}")
    single = places[0] if len(places) == 1 and not places[0][0].startswith("/") else None
    several = {} if single or not places else _joined(places)
    passed_on = _passed_on(words, several=len(places) > 1)
    return URL.create(
        POSTGRESQL,
        unquote(user) or words.get("user"),
        unquote(password) or words.get("password"),
        single[0] if single else None,
        single[1] if single else None,
        database,
        several | ({"dsn": f"postgresql://?{urlencode(passed_on)}"} if passed_on else {}),
    )


def _joined(places: list[tuple[str, int | None]]) -> dict[str, str]:
    """Write several hosts, or the folder of a Unix socket, as SQLAlchemy wants them."""
    hosts, ports = zip(*places, strict=True)
    return {"host": ",".join(hosts)} | (
        {"port": ",".join(str(port or PORT) for port in ports)} if any(ports) or len(ports) > 1 else {}
    )


def _places_in_words(pairs: list[tuple[str, str]]) -> Iterator[tuple[str, int | None]]:
    hosts = [host for word, value in pairs if word == "host" for host in value.split(",") if host]
    ports = [_port(port) for word, value in pairs if word == "port" for port in value.split(",")]
    if not ports:
        yield from _places(",".join(hosts))
    elif len(ports) in (1, len(hosts)):
        yield from zip(hosts, ports * len(hosts) if len(ports) == 1 else ports, strict=True)
    else:
        raise ValueError("the address has more hosts than ports, or fewer: give as many, or one port for all")


def _places(hosts: str) -> Iterator[tuple[str, int | None]]:
    """Yield each host with its port: a name, an address (in brackets if it is of IPv6), or a socket's folder."""
    for each in hosts.split(",") if hosts else ():
        if each.startswith("["):
            host, _, port = each[1:].partition("]")
            port = port.removeprefix(":")
        else:
            host, _, port = unquote(each).partition(":")
        if not host:
            raise ValueError(FORMS)
        yield host, _port(port)


def _port(text: str) -> int | None:
    if text and not (text.isascii() and text.isdecimal() and 0 < int(text) < 1 << 16):
        raise ValueError(FORMS)
    return int(text) if text else None


def _passed_on(words: Mapping[str, str], *, several: bool) -> Mapping[str, str]:
    """Return the words behind the question mark that the driver needs to know. Raises `ValueError` for others."""
    passed_on = {
        "sslmode" if word in SSL_WORDS else word: _checked(word, value)
        for word, value in words.items()
        if word not in (*OF_THE_PLACE, *IGNORED) and (word, value) not in WITHOUT_BINDING
    }
    if several:  # of a primary and its standbys, it needs the one that it can write to
        passed_on.setdefault("target_session_attrs", "read-write")
    return passed_on


def _checked(word: str, value: str) -> str:
    """Return the value of a parameter in the form that the driver expects. Raises `ValueError`."""
    if word in SSL_WORDS:
        value = SSL_SWITCH.get(value.lower(), value)
        if value not in SSL_MODES:
            raise ValueError(f"{word} in the address is one of: {', '.join(SSL_MODES)}")
    elif word == "target_session_attrs":
        if value not in WRITABLE:
            raise ValueError(f"the bot writes: set {word} in the address to read-write")
    elif word == "channel_binding":
        raise ValueError(
            "the driver can't do channel_binding=require: remove it from the address. With sslmode=verify-full and "
            "sslrootcert=FILE the server is checked, too"
        )
    elif word in FILES:
        if not Path(value).is_file():
            raise ValueError(
                f"{word} in the address names no file. The authorities that the system trusts are usually in "
                "/etc/ssl/certs/ca-certificates.crt"
            )
    elif word not in PASSED_ON:
        raise ValueError(f"the bot doesn't know the word {word[:30]} in the address: remove it")
    return value
