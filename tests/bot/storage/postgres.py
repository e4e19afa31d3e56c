"""A PostgreSQL server of our own, where its programs are on the machine: on a socket in a temporary folder."""

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


@contextlib.contextmanager
def running_server() -> Iterator[str]:
    """A server that lives as long as the block; gives the folder of its socket. Skips where there is none."""
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
