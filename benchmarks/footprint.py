"""The computer player's cost in memory and on disk: the bot without it, with wasmtime, and with only the twin.

    python -m benchmarks.footprint

Prints the size of the installed packages, without and with wasmtime, and of `analysis` itself; by how much the
bot's own process grows; and the resident memory of the search process, idle, after a move of each kind, and at the
peak. One MiB is 2^20 bytes; some of the memory is shared with the bot's process.
"""

import asyncio
import re
import subprocess
import sys
import tomllib
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

MIB = 2**20
ROOT = Path(__file__).parents[1]
LIBRARY = "wasmtime"

RESIDENT = """
def resident(which):
    lines = open("/proc/self/status").read().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(which)) / 1024
"""

GROWTH = """
import bot.domain, bot.storage
before = resident("VmRSS")
from bot.thinking import Thinking
Thinking()
print(resident("VmRSS") - before)
"""
"""A program that prints by how much importing the computer player grows a process."""

SEARCHING = """
import sys
without = sys.argv[1] == "twin"
if without:
    sys.modules["wasmtime"] = None
from analysis import LEVELS, choose, process
from dvonn import Game, placements_by_lot
import random
print(resident("VmRSS"))
position = Game(placements_by_lot(random.Random(1))).position
choose(position, 1, seed=1)
print(resident("VmRSS"))
if not without:
    choose(position, LEVELS[-1], seed=1)
    print(resident("VmRSS"))
print(resident("VmHWM"))
"""
"""A program that works like the search process and prints its memory."""


def installed(name: str, found: dict[str, int]) -> dict[str, int]:
    """Add the bytes of a distribution and its installed requirements, by name, to `found`; return it."""
    key = re.sub(r"[-_.]+", "-", name).lower()
    if key in found:
        return found
    try:
        wanted = distribution(name)
    except PackageNotFoundError:
        return found
    found[key] = sum(_size(wanted))
    for required in wanted.requires or ():
        if "extra ==" not in required:
            installed(_name(required), found)
    return found


def _name(required: str) -> str:
    """Return the distribution that a requirement names."""
    return re.split(r"[^A-Za-z0-9_.-]", required, maxsplit=1)[0]


def _size(wanted: Distribution) -> list[int]:
    files = (Path(str(file.locate())) for file in wanted.files or ())
    return [file.stat().st_size for file in files if file.is_file()]


async def printed_by(program: str, *arguments: str) -> list[float]:
    """Return the numbers that a program prints in a separate process."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        RESIDENT + program,
        *arguments,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    printed, _ = await process.communicate()
    return [float(line) for line in printed.split()]


async def measure() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    sizes: dict[str, int] = {}
    for required in project["dependencies"]:
        installed(_name(required), sizes)
    after, library = sum(sizes.values()), sizes[LIBRARY]
    print(
        f"installed: {(after - library) / MIB:.0f} MiB without {LIBRARY}, {after / MIB:.0f} MiB with it",
        end=" ",
    )
    own = [file.stat().st_size for file in (ROOT / "analysis").rglob("*") if "__pycache__" not in file.parts]
    module = (ROOT / "analysis" / "core.wasm").stat().st_size
    print(f"(and {sum(own) / 1000:.0f} kB of our own, {module / 1000:.0f} kB of it the module)")
    (growth,) = await printed_by(GROWTH)
    print(f"the bot's own process: {growth:.1f} MiB more with the computer")
    rest, low, high, most = await printed_by(SEARCHING, "core")
    print(
        f"searching: {rest:.0f} MiB at rest, {low:.0f} after level 1, {high:.0f} after the highest, {most:.0f} at most"
    )
    rest, low, most = await printed_by(SEARCHING, "twin")
    print(f"the twin, without {LIBRARY}: {rest:.0f} MiB at rest, {low:.0f} after level 1, {most:.0f} at most")


if __name__ == "__main__":
    asyncio.run(measure())
