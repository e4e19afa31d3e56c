"""The rules for all tests: what is looked through for garbage, where their files are, on how many workers they run."""

import atexit
import gc
import os
import shutil
import sys
import tempfile
from collections.abc import Generator, Iterator
from functools import cache
from pathlib import Path

import pytest

gc.disable()  # until the tests begin; so what takes long to import is imported by these, and not above
pytest_plugins = ["playground_tests.skips", "tests.patience", "tests.postgres"]

TESTS = Path(__file__).parent
FIRST = ("browser", "showcase", "slow")
CORPUS = Path(__file__).parents[2] / "shared"
"""The corpus of tests that are marked so: many games, and Discord's description of its API."""

# Databases are written to disk with each commit, and nobody needs them after their test: where the machine has a folder
# in its memory with enough room, they are there. A test's files are gone after it, unless it has failed.
IN_MEMORY = Path("/dev/shm")  # noqa: S108  folders of their own are made in it
ROOM = 2 * 1024**3
if "TMPDIR" not in os.environ and os.access(IN_MEMORY, os.W_OK) and shutil.disk_usage(IN_MEMORY).free >= ROOM:
    os.environ["TMPDIR"] = str(IN_MEMORY)
    tempfile.tempdir = None  # it is looked up again

# Bytecode is kept beside the sources, whatever the environment says: without it each worker, and each bot that a test
# starts, compiles them again, which takes longer than many a test.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Look for garbage among what tests make, and not among the modules and the tests: those stay till the end.

    There are half a million of such objects, and to go through them takes longer than many a test.
    """
    try:
        return (yield)
    finally:
        gc.freeze()
        atexit.register(gc.unfreeze)  # at the very end all is taken down in its order, as without this
        gc.set_threshold(20_000)  # a test leaves little behind: to look for it often costs more than it frees
        gc.enable()


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Let each worker begin in another part of a folder, and find compiled what the others began with.

    In a fresh checkout pytest compiles all tests, for which it rewrites what they assert. Side by side, in the same
    order, each worker would do all of that.
    """
    report = yield
    worker = getattr(collector.config, "workerinput", None)
    if worker and isinstance(collector, pytest.Directory) and report.result:
        first = int(worker["workerid"].removeprefix("gw")) * len(report.result) // worker["workercount"]
        report.result = [*report.result[first:], *report.result[:first]]
    return report


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark the tests of these folders and of PostgreSQL, and bring those of each worker into the same order again.

    Those that start a browser, or a bot as a program, come first, then those that are slow: what takes long is not left
    for the end, when the other workers have nothing to do. A worker that has nothing left takes the last tests of
    another one. If those in the browser were among them, each worker would start a browser and a bot for a few.
    """
    for item in items:
        for marker in _markers(item):
            item.add_marker(marker)
    if not CORPUS.is_dir():
        absent = pytest.mark.skip(reason="its corpus (../shared) is not beside this checkout")
        for item in items:
            if item.get_closest_marker("corpus"):
                item.add_marker(absent)
    if hasattr(config, "workerinput"):
        items.sort(key=lambda item: ([not item.get_closest_marker(name) for name in FIRST], item.path))


def _markers(item: pytest.Item) -> Iterator[str]:
    """The markers that no test names itself."""
    if (folder := _folder(item.path)) in {"browser", "showcase"}:
        yield folder
    if isinstance(item, pytest.Function) and "postgres" in (*item.fixturenames, *_databases(item)):
        yield "postgres"


@cache
def _folder(path: Path) -> str:
    """The folder of `tests/` that a module is in."""
    return path.relative_to(TESTS).parts[0] if path.is_relative_to(TESTS) else ""


def _databases(item: pytest.Function) -> Iterator[str]:
    """The databases after which the variants of a test are called."""
    variant = getattr(item, "callspec", None)
    return iter(variant.id.split("-") if variant else ())


def pytest_xdist_auto_num_workers() -> int:
    """One worker more than cores: some tests wait for a database, a browser, or a bot in another process.

    Each further one would have less to do than to begin: it imports and collects all tests, which takes it as long as
    fifty of those that start a bot.
    https://pytest-xdist.readthedocs.io/en/stable/distribution.html
    """
    return (os.cpu_count() or 1) + 1
