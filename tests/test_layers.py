"""Who may import whom: the contracts stand in pyproject.toml, under `tool.importlinter`."""

import sys
from functools import cache
from pathlib import Path

import grimp
import pytest
from importlinter.cli import EXIT_STATUS_SUCCESS, lint_imports

ROOT = Path(__file__).parents[1]

LIBRARIES = {
    "dvonn": set(),
    "rendering": {"PIL"},
    "bot": {"aiohttp", "alembic", "discord", "fluent", "pydantic", "pydantic_settings", "sqlalchemy", "yarl"},
    "playground": {"aiohttp"},
}
"""What each package uses besides the standard library."""


@cache
def imports() -> grimp.ImportGraph:
    return grimp.build_graph(*LIBRARIES, include_external_packages=True, cache_dir=None)


def test_imports_go_in_the_directions_of_the_design(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.syspath_prepend(str(ROOT))
    status = lint_imports(config_filename="pyproject.toml", no_cache=True, no_logo=True)
    assert status == EXIT_STATUS_SUCCESS, capsys.readouterr().out


@pytest.mark.parametrize("package", LIBRARIES)
def test_a_package_uses_only_the_libraries_that_are_named_for_it(package: str) -> None:
    graph = imports()
    inside = {package, *graph.find_descendants(package)}
    outside = {
        name.partition(".")[0]
        for module in inside
        for name in graph.find_modules_directly_imported_by(module)
        if graph.is_module_squashed(name)
    }
    assert outside - sys.stdlib_module_names == LIBRARIES[package]
