"""Imports between packages: the contracts stand in pyproject.toml, under `tool.importlinter`."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import grimp
import pytest

from bot.features import FEATURES

ROOT = Path(__file__).parents[1]

LIBRARIES = {
    "dvonn": set(),
    "rendering": {"PIL", "fontpkg", "zlib_ng"},
    "analysis": {"wasmtime", "numpy"},
    "bot": {
        "aiohttp",
        "aiosqlite",
        "alembic",
        "asyncpg",
        "discord",
        "filelock",
        "dotenv",
        "fluent",
        "nacl",
        "prometheus_client",
        "pydantic",
        "pydantic_settings",
        "sqlalchemy",
        "typing_extensions",
        "yarl",
    },
    "discord_playground": {"aiohttp", "discord", "fontpkg", "jsonschema", "nacl", "yarl"},
}
"""The libraries that each package uses besides the standard one."""

FREE_OF_CIRCLES = [*LIBRARIES, "showcase", "tests", "benchmarks"]
"""The packages whose imports, those for types included, run in no circle."""


@cache
def imports() -> grimp.ImportGraph:
    return grimp.build_graph(*LIBRARIES, "showcase", include_external_packages=True, cache_dir=None)


def test_imports_go_in_the_directions_of_the_design() -> None:
    # In a process of its own, as it silences every logger that there is.
    lint = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_cache=True))"
    ran = subprocess.run(  # noqa: S603  what is run stands here
        [sys.executable, "-c", lint], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr


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


def circle(graph: grimp.ImportGraph, package: str) -> list[str]:
    """The modules of a circle of imports inside a package, each imported by the one before; none if there is none."""
    inside = {package, *graph.find_descendants(package)}
    imported = {module: graph.find_modules_directly_imported_by(module) & inside for module in inside}
    try:
        TopologicalSorter(imported).prepare()
    except CycleError as found:
        return list(reversed(found.args[1]))
    return []


@pytest.mark.parametrize("package", FREE_OF_CIRCLES)
def test_imports_run_in_no_circle(package: str) -> None:
    checking = {"tests", "benchmarks"}
    graph = grimp.build_graph(*checking, cache_dir=None) if package in checking else imports()
    assert " → ".join(circle(graph, package)) == ""


def test_features_use_one_another_in_no_circle() -> None:
    graph = imports()
    features = graph.find_children("bot.features")
    used = {
        feature: {
            other
            for other in features - {feature}
            if graph.direct_import_exists(importer=feature, imported=other, as_packages=True)
        }
        for feature in features
    }
    assert len([*TopologicalSorter(used).static_order()]) == len(features)


def test_every_feature_is_listed() -> None:
    listed = {feature.__name__ for feature in FEATURES}
    assert imports().find_children("bot.features") == listed


SERVICES = sorted([*ROOT.glob("bot/services/*.py"), *ROOT.glob("bot/features/*/service.py")])

WRITERS = {
    "bot/services/*.py": "decides",
    "bot/features/*/service.py": "decides",
    "bot/features/league/progress.py": "decides the steps of a season",
    "bot/features/league/places.py": "decides what a server is shown of a season",
    "bot/features/league/servers.py": "decides which servers are in a league",
    "bot/delivery/*.py": "notes what was shown",
    "bot/features/spectator_channels/spectators.py": "notes what was shown",
    "bot/features/watching/notices.py": "notes what was shown",
    "bot/discord/client.py": "keeps the process running: which interactions it was first to hear",
    "bot/discord/cluster.py": "keeps the process running: its shards",
    "bot/discord/command_sync.py": "keeps the process running: its commands",
}
"""Where transactions are opened that write, and why, as docs/architecture.md says."""


def opened(node: ast.AST) -> str | None:
    """How the store is opened by a statement, "read" or "write"; None where it opens none."""
    if not isinstance(node, ast.AsyncWith):
        return None
    asked = [ast.unparse(item.context_expr) for item in node.items]
    return next((way for way in ("read", "write") for each in asked if f"store.{way}(" in each), None)


def hands_on(method: ast.AsyncFunctionDef) -> bool:
    """Whether a method does nothing but ask the store, or somebody below, one thing."""
    body = method.body[1:] if ast.get_docstring(method) else method.body
    if len(body) != 1 or opened(body[0]) != "read" or not isinstance(body[0], ast.AsyncWith):
        return False
    (first, *others) = body[0].body
    asked = (
        first.value.value if isinstance(first, ast.Return) and isinstance(first.value, ast.Await) else None
    )
    return not others and isinstance(asked, ast.Call) and not ast.unparse(asked.func).startswith("self.")


def test_no_service_hands_a_question_on_that_can_be_asked_of_the_store() -> None:
    handed_on = [
        f"{file.relative_to(ROOT)}: {method.name}"
        for file in SERVICES
        for method in ast.walk(ast.parse(file.read_text()))
        if isinstance(method, ast.AsyncFunctionDef) and not method.name.startswith("_") and hands_on(method)
    ]
    assert handed_on == []


def test_only_services_and_those_who_show_open_transactions_that_write() -> None:
    writers = {
        file.relative_to(ROOT).as_posix()
        for file in (ROOT / "bot").rglob("*.py")
        if not file.is_relative_to(ROOT / "bot" / "storage")
        and "store.write(" in (code := file.read_text())  # parsed is only what may open one
        and any(opened(node) == "write" for node in ast.walk(ast.parse(code)))
    }
    assert [each for each in sorted(writers) if not any(fnmatch(each, known) for known in WRITERS)] == []
    assert [each for each in WRITERS if not any(fnmatch(writer, each) for writer in writers)] == []


def test_tests_and_benchmarks_use_the_face_of_the_playground_alone() -> None:
    """As the contract has it for packages; the part for discord.py has a face of its own."""
    graph = grimp.build_graph("discord_playground", "benchmarks", "tests", cache_dir=None)
    past_the_face = [
        f"{importer} → {inside}"
        for inside in graph.find_descendants("discord_playground")
        for importer in graph.find_modules_that_directly_import(inside)
        if not importer.startswith("discord_playground") and inside != "discord_playground.discordpy"
    ]
    assert sorted(past_the_face) == []


def named_in(expression: ast.expr) -> Iterator[str]:
    """The names in a chain of attributes, calls and items, the last one first."""
    match expression:
        case ast.Attribute(value, name):
            yield name
            yield from named_in(value)
        case ast.Call(value) | ast.Subscript(value):
            yield from named_in(value)
        case ast.Name(name):
            yield name


def reaches_into_playground(code: str) -> list[str]:
    """The private attributes that are asked of something by way of a playground, with their lines."""
    if not re.search(r"\b[Pp]layground\b", code) or not re.search(r"\._(?!_)", code):
        return []  # not parsed: that takes longer than to look for the names
    return [
        f"{node.lineno}: {ast.unparse(node)}"
        for node in ast.walk(ast.parse(code))
        if isinstance(node, ast.Attribute)
        and re.match(r"_(?!_)", node.attr)
        and {"playground", "Playground"} & set(named_in(node.value))
    ]


def test_tests_reach_for_nothing_private_by_way_of_the_playground() -> None:
    """Linters have that for the other packages."""
    assert reaches_into_playground("club.playground.world.users[1]._pings.clear()") == [
        "1: club.playground.world.users[1]._pings"
    ]
    assert reaches_into_playground("await self._settle(club.playground.requests.__len__())") == []
    reaches = [
        f"{file.relative_to(ROOT)}:{reach}"
        for file in sorted((ROOT / "tests").rglob("*.py"))
        for reach in reaches_into_playground(file.read_text(encoding="utf-8"))
    ]
    assert reaches == []
