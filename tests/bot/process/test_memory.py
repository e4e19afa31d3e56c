"""The bot's threads share two arenas of glibc's allocator."""

import os
import platform
import subprocess
import sys
from pathlib import Path

import pytest

from bot.process.memory import MOST_ARENAS

PROGRAM = """
import ctypes, sys, threading
from bot.__main__ import main
sys.argv[1:] = ["--version"]
try:
    main()
except SystemExit:
    pass
libc = ctypes.CDLL(None)
libc.malloc.restype = libc.fopen.restype = ctypes.c_void_p
together = threading.Barrier(8)
def allocate():
    together.wait()
    libc.malloc(100_000)
    together.wait()
threads = [threading.Thread(target=allocate) for _ in range(8)]
for thread in threads: thread.start()
for thread in threads: thread.join()
file = ctypes.c_void_p(libc.fopen(sys.argv[0].encode(), b"w"))
libc.malloc_info(0, file)
libc.fclose(file)
"""
"""A program that starts as the bot does, allocates in eight threads at once, and has glibc describe its arenas."""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only glibc has arenas")
@pytest.mark.parametrize(("chosen", "most"), [(None, MOST_ARENAS), ("5", 5)])
def test_threads_share_two_arenas_unless_the_environment_says_otherwise(
    tmp_path: Path, chosen: str | None, most: int
) -> None:
    environment = {name: value for name, value in os.environ.items() if name != "MALLOC_ARENA_MAX"}
    if chosen:
        environment["MALLOC_ARENA_MAX"] = chosen
    arenas = tmp_path / "arenas.xml"
    program = PROGRAM.replace("sys.argv[0]", repr(str(arenas)))
    subprocess.run(  # noqa: S603  the program above
        [sys.executable, "-c", program], env=environment, check=True, capture_output=True
    )
    assert arenas.read_text(encoding="ascii").count("<heap nr=") == most
