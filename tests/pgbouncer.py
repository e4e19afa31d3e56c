"""PgBouncer for tests, where it is installed: it shares a few connections to PostgreSQL among many."""

import contextlib
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import make_url

PROGRAM = shutil.which("pgbouncer", path=f"{os.environ.get('PATH', '')}:/usr/sbin")

PORT = 6432

SETTINGS = """
[databases]
* = host={server} user=dvonn

[pgbouncer]
listen_addr =
unix_socket_dir = {folder}
listen_port = {port}
auth_type = any
pool_mode = {mode}
default_pool_size = {connections}
server_login_retry = 0.1
logfile = {folder}/log
"""


class Pooler:
    """PgBouncer before a server, on a socket in a folder of its own."""

    def __init__(self, folder: Path, server: Path, mode: str, connections: int) -> None:
        self._folder = folder
        self._settings = SETTINGS.format(
            server=server, folder=folder, port=PORT, mode=mode, connections=connections
        )
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        assert PROGRAM
        (self._folder / "ini").write_text(self._settings)
        identity = _identity()
        if identity:
            os.chown(self._folder, identity["user"], identity["group"])
        self._process = subprocess.Popen([PROGRAM, "-q", self._folder / "ini"], **identity)  # noqa: S603  its own program
        while not _accepts(self._folder / f".s.PGSQL.{PORT}"):
            assert self._process.poll() is None, (self._folder / "log").read_text()
            time.sleep(0.01)

    def stop(self) -> None:
        """Stop it at once: all its connections are lost."""
        if self._process:
            self._process.kill()
            self._process.wait()
            (self._folder / f".s.PGSQL.{PORT}").unlink()
            self._process = None

    def address(self, url: str) -> str:
        """The address of a database through it."""
        return f"postgresql+asyncpg://dvonn@/{make_url(url).database}?host={self._folder}&port={PORT}"


def _accepts(address: Path) -> bool:
    """Whether a process listens: a socket appears a moment before."""
    with socket.socket(socket.AF_UNIX) as client, contextlib.suppress(OSError):
        client.connect(str(address))
        return True
    return False


def _identity() -> dict[str, Any]:
    """How to run it as a user without privileges: it refuses to run as root."""
    if os.geteuid():
        return {}
    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


@contextlib.contextmanager
def running_pooler(url: str, mode: str, *, connections: int = 20) -> Iterator[Pooler]:
    """PgBouncer before the server of a database, as long as the block."""
    server = Path(str(make_url(url).query["host"]))
    with tempfile.TemporaryDirectory(prefix="dvonn-pooler-") as folder:
        pooler = Pooler(Path(folder), server, mode, connections)
        pooler.start()
        try:
            yield pooler
        finally:
            pooler.stop()
