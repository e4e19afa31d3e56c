"""The compiled core is what its sources give, and the fallback works."""

import gc
import importlib.util
import subprocess
import sys
import weakref
from pathlib import Path
from threading import local

import pytest
from wasmtime import WasmtimeError

from analysis import build, module, thinking, twin
from analysis.build import BUILT, is_current, main
from analysis.coding import code_position
from analysis.thinking import obstacle, thinker
from benchmarks.strength import yardstick
from dvonn import Position
from tests.analysis.test_search import MIDDLE

ROOT = Path(__file__).parents[2]

needs_the_compiler = pytest.mark.skipif(
    importlib.util.find_spec("ziglang") is None, reason="ziglang is not installed (the group `core`)"
)


def test_of_searches_within_one_another_one_core_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[weakref.ref[module.Core]] = []

    class Counted(module.Core):
        def __init__(self) -> None:
            super().__init__()
            made.append(weakref.ref(self))

    think = thinker()
    monkeypatch.setattr(module, "Core", Counted)
    monkeypatch.setattr(thinking, "_mine", local())
    position = code_position(Position.parse(MIDDLE))

    def aside(depth: int) -> bool:
        if depth and not asked[depth]:
            asked[depth] = True
            assert think(position, 20_000, pause=lambda: aside(depth - 1)).line
        return False

    for _ in range(2):
        asked = [False] * 4
        assert think(position, 20_000, pause=lambda: aside(3)).line
        gc.collect()
        assert sum(core() is not None for core in made) == 1
    assert len(made) == 7


OUTLASTED = f"""
import sys
from analysis import search, thinking
from dvonn import Position

assert thinking.obstacle() is None
search(Position.parse("{MIDDLE}"), nodes=100)
sys.kept = [module for name, module in sys.modules.items() if name.startswith(("analysis", "wasmtime"))]
"""
"""A search in a program whose modules are there at its very end, when they are emptied one by one."""


def test_a_program_that_has_searched_ends_without_a_word() -> None:
    ended = subprocess.run(  # noqa: S603  written above
        [sys.executable, "-c", OUTLASTED], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "", "")


@pytest.mark.slow
@needs_the_compiler
def test_a_fresh_build_gives_the_very_bytes_that_are_kept() -> None:
    assert is_current()
    main(["--check"])


@needs_the_compiler
def test_a_file_that_is_out_of_date_is_shown(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    other = tmp_path_factory.mktemp("built") / "core.wasm"
    other.write_bytes(b"something else")
    monkeypatch.setattr(build, "BUILT", other)
    with pytest.raises(SystemExit, match=r"python -m analysis\.build"):
        main(["--check"])
    main([])
    assert other.read_bytes() == BUILT.read_bytes()


@pytest.mark.slow
@needs_the_compiler
def test_the_yardstick_compiles_with_the_core_and_finds_a_move() -> None:
    core, position = yardstick(), code_position(Position.parse(MIDDLE))
    found = core.think(position, 500)
    assert found.line[0] in core.moves()


def test_the_core_is_small() -> None:
    assert BUILT.stat().st_size < 16_000


def test_where_there_is_no_room_for_the_core_the_twin_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object) -> None:
        raise WasmtimeError("mmap failed to reserve 0x104000000 bytes")

    monkeypatch.setattr("analysis.module.Instance", refused)
    obstacle.cache_clear()
    try:
        assert thinker() is twin.think
    finally:
        obstacle.cache_clear()


def test_where_the_core_does_not_run_the_twin_thinks_and_it_is_known_why(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    position = code_position(Position.parse(MIDDLE))
    expected = thinker()(position, 300)

    def broken() -> None:
        raise OSError("no such\n\nlibrary")

    monkeypatch.setattr("analysis.module.Core", broken)
    obstacle.cache_clear()
    try:
        assert thinker()(position, 300) == thinker()(position, 300) == expected
        assert obstacle() == "OSError: no such library"
    finally:
        obstacle.cache_clear()
