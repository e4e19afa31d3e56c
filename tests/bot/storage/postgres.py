"""A PostgreSQL server: the one that `TEST_POSTGRES_URL` names, or one of our own in a temporary folder.

The variable is an address like `postgresql+asyncpg://USER:PASSWORD@HOST/postgres`, whose user may create databases.
Without it a server is started on a socket, where its programs are on the machine.
"""

import contextlib
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import URL, make_url

GIVEN = "TEST_POSTGRES_URL"

USUAL_PLACES = "/usr/lib/postgresql/*/bin"


def _programs() -> Path:
    """The folder of the newest server's programs."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    root, pattern = USUAL_PLACES.split("*")
    folders = sorted(Path(root).glob(f"*{pattern}"))
    if not folders:
        pytest.skip("there is no PostgreSQL server on this machine (no initdb)")
    return folders[-1]


def _somebody_unprivileged(folder: str) -> dict[str, Any]:
    """How to run a program as a user without privileges: the server refuses to run as root."""
    if os.geteuid():
        return {}
    known = {user.pw_name: user for user in pwd.getpwall()}
    user = known.get("postgres") or known.get("nobody")
    if user is None:
        pytest.skip("PostgreSQL does not run as root, and there is neither a user postgres nor nobody")
    os.chown(folder, user.pw_uid, user.pw_gid)
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def address(server: URL, database: str) -> str:
    """The `DATABASE_URL` of a database on a server."""
    return server.set(database=database).render_as_string(hide_password=False)


@contextlib.contextmanager
def running_server() -> Iterator[URL]:
    """A server that is there as long as the block; gives its address. Skips where there is none."""
    if given := os.environ.get(GIVEN):
        yield make_url(given)
    else:
        with _own_server() as folder:
            yield make_url(f"postgresql+asyncpg://dvonn@/postgres?host={folder}")


@contextlib.contextmanager
def _own_server() -> Iterator[str]:
    """The folder of its socket."""
    programs = _programs()
    with tempfile.TemporaryDirectory(prefix="dvonn-pg-") as folder:
        identity = _somebody_unprivileged(folder)

        def run(program: str, *arguments: str) -> None:
            subprocess.run(  # noqa: S603  the server's own programs
                [str(programs / program), "-D", f"{folder}/data", *arguments],
                cwd=folder,
                env={"PATH": os.environ["PATH"], "LC_ALL": "C"},
                stdout=subprocess.DEVNULL,
                check=True,
                **identity,
            )

        run("initdb", "--username=dvonn", "--auth=trust", "--encoding=UTF8", "--no-sync")
        options = f"-c listen_addresses='' -c unix_socket_directories='{folder}' -c fsync=off"
        run("pg_ctl", "start", "--wait", f"--log={folder}/log", f"--options={options}")
        try:
            yield folder
        finally:
            run("pg_ctl", "stop", "--wait", "--mode=immediate")
