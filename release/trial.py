"""Try the built packages as an operator would: every command, on SQLite and on each PostgreSQL database that is named.

    python -m release.trial dist                          # wheels, installed without pins into an empty environment
    python -m release.trial dist --constraints constraints.txt --server
    python -m release.trial --environment /opt/dvonn      # an environment that is there, such as an image's

The bot talks to the playground. Its data are those of `release/sample.py`, stored by the packages themselves. Only the
standard library is needed, except for `--server`, which starts the PostgreSQL of the tests (`tests/postgres.py`).
"""

import argparse
import contextlib
import json
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

ROOT = Path(__file__).parents[1]
SAMPLE = ROOT / "release" / "sample.py"
SERVER = "1"
"""The server of most matches in it."""
MATCHES = 6

PATIENCE = 120.0
"""Seconds for the start and the end of a process, and for a command."""
MISSING_SETTING = 78


class TrialError(Exception):
    """A command did something else than it should; the message has its output."""


def main() -> None:
    arguments = _parser().parse_args()
    addresses: list[str] = arguments.postgres
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="dvonn-trial-")))
        if arguments.server:
            addresses = [*addresses, *stack.enter_context(_server())]
        environment = arguments.environment or _install(arguments.wheels, arguments.constraints, folder)
        try:
            _try_everything(environment, folder, addresses)
        except TrialError as error:
            sys.exit(f"FAILED: {error}")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="release.trial", description="Try every command of the built packages."
    )
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("wheels", nargs="?", type=Path, metavar="FOLDER", help="the folder with both wheels")
    what.add_argument("--environment", type=Path, help="try an existing environment instead of wheels")
    parser.add_argument("--constraints", type=Path, metavar="FILE", help="install the versions in this file")
    parser.add_argument(
        "--postgres",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="an empty database, as in DATABASE_URL",
    )
    parser.add_argument("--server", action="store_true", help="also use a PostgreSQL that the tests bring")
    return parser


@contextlib.contextmanager
def _server() -> Iterator[list[str]]:
    """Yield the address of an empty database on a server of its own."""
    sys.path.insert(0, str(ROOT))
    from tests.postgres import running_server  # noqa: PLC0415  needs the developers' libraries

    with running_server() as server:
        yield [server.address("postgres")]


# the environment


def _install(wheels: Path, constraints: Path | None, folder: Path) -> Path:
    """Install the bot alone, try what it says of its missing extras, and install these. Return the environment."""
    environment = folder / "environment"
    _tell(f"Installing into an empty environment with Python {sys.version.split()[0]} …")
    _run(sys.executable, "-m", "venv", environment)
    pip = (environment / "bin" / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    pins = ("-c", constraints.resolve()) if constraints else ()
    (wheel,) = wheels.resolve().glob("dvonn_discord-*.whl")
    _run(*pip, *pins, wheel)
    alone = Installation(environment, folder, {})
    alone.expect("pip install 'dvonn-discord[play]'", "dvonn-discord", "play", status=MISSING_SETTING)
    alone.expect(
        r"pip install 'dvonn-discord[postgres]'",
        "dvonn-bot",
        "check",
        status=MISSING_SETTING,
        DATABASE_URL="postgresql+asyncpg://dvonn@/dvonn",
    )
    _run(*pip, *pins, "--find-links", wheels.resolve(), f"{wheel}[postgres,play]")
    _run(environment / "bin" / "python", "-m", "pip", "check")
    return environment


class Installation:
    """The commands of an environment, run in a folder with settings that all of them share."""

    def __init__(self, environment: Path, folder: Path, settings: Mapping[str, str]) -> None:
        self._programs = environment / "bin"
        self._folder = folder
        self._settings = {
            **_environment(),
            "PATH": f"{self._programs}{os.pathsep}{os.environ['PATH']}",
            **settings,
        }

    def python(self) -> Path:
        return self._programs / "python"

    def has(self, package: str) -> bool:
        """Whether a package can be imported there."""
        seek = f"import importlib.util, sys; sys.exit(importlib.util.find_spec({package!r}) is None)"
        found = subprocess.run((self.python(), "-c", seek), cwd=self._folder, env=self._settings, check=False)  # noqa: S603
        return found.returncode == 0

    def is_alive(self, sign: Path) -> bool:
        """Whether the image's health check passes."""
        check = (self.python(), "-m", "bot.process.health")
        settings = {**self._settings, "ALIVE_FILE": str(sign)}
        return subprocess.run(check, cwd=self._folder, env=settings, check=False).returncode == 0  # noqa: S603

    def expect(self, words: str, program: str, *arguments: object, status: int = 0, **settings: str) -> str:
        """Run a command, and compare its status and a part of its output. Return the output."""
        done = subprocess.run(  # noqa: S603  the environment's own programs
            (self._programs / program, *map(str, arguments)),
            cwd=self._folder,
            env={**self._settings, **settings},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        said = " ".join((program, *map(str, arguments)))
        if done.returncode != status or words not in done.stdout:
            raise TrialError(f"{said}: status {done.returncode}, and no “{words}” in:\n{done.stdout}")
        _tell(f"  {said}")
        return done.stdout

    @contextlib.contextmanager
    def running(self, *command: object, until: str, **settings: str) -> Iterator[str]:
        """Run a program during the block, which begins after a line that matches `until`; stop it by SIGTERM.

        Yields what it has printed so far. It must exit with 0.
        """
        process = subprocess.Popen(  # noqa: S603  as above
            [str(each) for each in command],
            cwd=self._folder,
            env={**self._settings, **settings},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        said = ""
        try:
            for line in process.stdout or ():
                said += line
                if re.search(until, line):
                    break
            else:
                raise TrialError(f"{command}: it ended without “{until}”:\n{said}")
            yield said
            process.send_signal(signal.SIGTERM)
            rest, _ = process.communicate(timeout=PATIENCE)
            if process.returncode:
                raise TrialError(f"{command}: status {process.returncode} at the end of:\n{said}{rest}")
        finally:
            process.kill()
            process.wait()


# what is tried


def _try_everything(environment: Path, folder: Path, addresses: Sequence[str]) -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    plain = Installation(environment, folder, {})
    with_playground = plain.python() if plain.has("discord_playground") else Path(sys.executable)
    _tell("Without settings:")
    for program in ("dvonn-bot", "dvonn-discord"):
        plain.expect(f"dvonn-bot {version}", program, "--version")
        plain.expect("recompute", program, "ratings", "--help")
        plain.expect("DISCORD_TOKEN is not set", program, status=MISSING_SETTING)
    with plain.running(with_playground, "-m", "discord_playground", until=r"^The page is at ") as said:
        settings = dict(re.findall(r"^(DISCORD_\w+)=(.*)$", said, re.MULTILINE))
        exported = _try_on_sqlite(Installation(environment, folder, settings), folder)
        for number, address in enumerate(addresses, 1):
            if (
                _try_on_postgres(Installation(environment, folder, settings), folder, address, number)
                != exported
            ):
                raise TrialError(f"The matches of database {number} differ from those of SQLite.")
    if plain.has("discord_playground"):
        _try_to_play(plain)
    _tell(f"All is well: version {version}, SQLite and {len(addresses)} databases of PostgreSQL.")


def _try_on_sqlite(installed: Installation, folder: Path) -> str:
    """Fill a database, and run every command on it. Return its matches, exported."""
    _tell("On SQLite:")
    address = "sqlite+aiosqlite:///dvonn.db"
    installed.expect("", "python", SAMPLE, address)
    installed.expect("scope=bot", "dvonn-bot", "invite")
    installed.expect("client_id=42&", "dvonn-bot", "invite", "42")
    installed.expect(f"replayed: {MATCHES}; all consistent", "dvonn-bot", "check")
    installed.expect("backup complete", "dvonn-bot", "backup", "filled.db")
    return _try_commands(installed, folder, "sqlite", address)


def _try_on_postgres(installed: Installation, folder: Path, address: str, number: int) -> str:
    """Move the matches to PostgreSQL, run every command there, and move them back. Return them, exported."""
    _tell(f"On PostgreSQL, database {number}:")
    installed.expect("Copied and verified", "dvonn-bot", "move", address)
    installed.expect("database   ok     PostgreSQL", "dvonn-bot", "check", DATABASE_URL=address)
    exported = _try_commands(installed, folder, f"postgres-{number}", address)
    back = f"sqlite+aiosqlite:///back-{number}.db"
    installed.expect("Copied and verified", "dvonn-bot", "move", back, DATABASE_URL=address)
    installed.expect(f"replayed: {MATCHES}; all consistent", "dvonn-bot", "check", DATABASE_URL=back)
    installed.expect("running games: ", "dvonn-bot", "restore", "filled.db", DATABASE_URL=address)
    return exported


def _try_commands(installed: Installation, folder: Path, name: str, address: str) -> str:
    """Run the bot, and every command while it runs. Return the matches, exported."""
    port, alive = _free_port(), folder / f"{name}.alive"
    settings = {"DATABASE_URL": address, "HTTP_PORT": str(port), "ALIVE_FILE": str(alive)}
    with installed.running(
        installed.python().with_name("dvonn-bot"), "run", until="has connected to Gateway", **settings
    ):
        _await_health(port)
        _tell("  dvonn-bot run")
        for words, *command in (
            (f"replayed: {MATCHES}; all consistent", "check"),
            ("backup complete", "backup", f"{name}-backup.db"),
            ("running games: ", "restore", f"{name}-backup.db"),
            ("Rated games: ", "ratings"),
            ("No rating has changed", "ratings", "--recompute"),
            (f"games: {MATCHES}.", "export", f"{name}.jsonl"),
            ("games: ", "export", f"{name}-one.jsonl", "--server", SERVER),
        ):
            installed.expect(words, "dvonn-bot", *command, DATABASE_URL=address)
        _await("The health check fails", lambda: installed.is_alive(alive))
        _tell("  python -m bot.process.health")
    exported = (folder / f"{name}.jsonl").read_text(encoding="utf-8")
    if any(
        json.loads(line)["server"] != SERVER for line in (folder / f"{name}-one.jsonl").open(encoding="utf-8")
    ):
        raise TrialError("The export of one server contains others.")
    return exported


def _await_health(port: int) -> None:
    """Wait until the bot is ready, and look at its other pages."""

    def is_ready() -> bool:
        with contextlib.suppress(URLError), urlopen(f"http://127.0.0.1:{port}/readyz", timeout=5):
            return True
        return False

    _await("/readyz fails", is_ready)
    for page in ("livez", "healthz", "metrics"):
        with urlopen(f"http://127.0.0.1:{port}/{page}", timeout=5) as answer:
            if not answer.read():
                raise TrialError(f"/{page} is empty.")


def _try_to_play(plain: Installation) -> None:
    """Open the page of the game."""
    _tell("In a browser:")
    play = (plain.python().with_name("dvonn-discord"), "play", "--port", str(_free_port()))
    with plain.running(*play, until=r"^Open http") as said:
        (page,) = re.findall(r"^Open (\S+)", said, re.MULTILINE)
        with urlopen(page, timeout=30) as answer:  # noqa: S310  an address of this machine
            if b"<html" not in answer.read():
                raise TrialError(f"{page} is no page.")
    _tell("  dvonn-discord play")


# the rest


def _await(complaint: str, condition: Callable[[], bool]) -> None:
    """Wait until a condition is true. Raises `TrialError` with the complaint."""
    end = time.monotonic() + PATIENCE
    while not condition():
        if time.monotonic() > end:
            raise TrialError(f"{complaint} after {PATIENCE:.0f} s.")
        time.sleep(0.5)


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port: int = server.getsockname()[1]
        return port


def _environment() -> dict[str, str]:
    """Return this process's environment, without modules that lie elsewhere."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


def _run(*command: object) -> None:
    subprocess.run([str(each) for each in command], env=_environment(), check=True)  # noqa: S603  words of this file


def _tell(line: str) -> None:
    print(line, flush=True)


if __name__ == "__main__":
    main()
