"""The statements in README.md are correct."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import discord_playground
from discord_playground import discordpy
from discord_playground.routes import ALL

PACKAGE = Path(discord_playground.__file__).parent
PROJECT = Path(__file__).parents[1]
README = (PROJECT / "README.md").read_text(encoding="utf-8")


def test_the_example_runs_where_nothing_of_the_project_lies_but_the_playground(tmp_path: Path) -> None:
    (example,) = re.findall(r"^```python\n(.*?)^```$", README, re.DOTALL | re.MULTILINE)
    (tmp_path / "example.py").write_text(example, encoding="utf-8")
    shutil.copytree(PACKAGE, tmp_path / "discord_playground", ignore=shutil.ignore_patterns("__pycache__"))
    alone = [sys.executable, "-c", "import runpy; runpy.run_path('example.py', run_name='__main__')"]
    ran = subprocess.run(alone, cwd=tmp_path, capture_output=True, text=True, check=False)  # noqa: S603  our own
    assert (ran.returncode, ran.stdout.splitlines()) == (0, re.findall(r"print\(.*\)  # (.+)", example)), (
        ran.stderr
    )


def test_the_table_lists_every_route() -> None:
    listed = {
        (method, route)
        for route, methods in re.findall(r"^\| `(/[^`]+)` \| ([A-Z, ]+) \|$", README, re.MULTILINE)
        for method in methods.split(", ")
    }
    assert listed == {(route.method, route.template) for route in ALL}


def test_files_that_are_named_are_there() -> None:
    named = set(re.findall(r"`([\w/]+(?:\.py|/))`", README))
    assert {"page/tab.py", "web/"} <= named
    assert {name for name in named if not ((PACKAGE / name).exists() or (PROJECT / name).exists())} == set()


def test_names_that_are_imported_stand_in_the_face() -> None:
    called = set(re.findall(r"`playground\.(\w+)", README)) | set(re.findall(r"`(\w+_problems)\(", README))
    known = {*discord_playground.__all__, *dir(discord_playground.Playground), "discordpy"}
    assert called
    assert called - known == set()


def test_what_is_told_of_the_part_for_discord_py_stands_in_its_face() -> None:
    told = "\n".join(line for line in README.splitlines() if "`discord_playground.discordpy`:" in line)
    called = set(re.findall(r"`(\w+)\(", told))
    assert called
    assert called - set(discordpy.__all__) == set()
