"""README.md, .env.example and the other documents match the project."""

import ast
import contextlib
import io
import re
import tokenize
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from PIL import Image, ImageSequence

from bot.access.permissions import INVITED_WITH
from bot.cli import COMMANDS
from bot.cli.checking import FIRST_DAY
from bot.process.settings import Settings, SettingsError, read_settings
from dvonn import Record
from release.addresses import OUTSIDE
from showcase.demonstration import RECORD
from showcase.pictures import CUT_OFF, ON_A_PHONE, draw_cut_off
from tests.rendering import goldens

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
SETTINGS = (ROOT / "docs" / "settings.md").read_text(encoding="utf-8")
EXAMPLE = (ROOT / ".env.example").read_text(encoding="utf-8")
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")

NOT_SET = {
    "ALIVE_FILE",
    "DISCORD_TOKEN",
    "CLUSTER",
    "SHARDS",
    "PROXY_URL",
    "SUPPORT_URL",
    "PRIVACY_URL",
    "TERMS_URL",
    "HTTP_PORT",
    "INTERACTIONS_PORT",
    "CLOCK_OFFSET_FILE",
}
"""The settings without a default."""

VARIABLES = {name.upper(): field for name, field in Settings.model_fields.items()}


def test_every_make_command_exists_and_is_listed_by_help() -> None:
    targets = set(re.findall(r"^([a-z-]+):.*## ", MAKEFILE, re.MULTILINE))
    named = set(re.findall(r"(?:`|^ *)make ([a-z-]+)", README, re.MULTILINE))
    assert {"play", "demo", "test", "run", "check"} <= named
    assert named <= targets
    script = (ROOT / ".ci" / "run").read_text()
    alone = re.findall(r'^make -C "\$alone/dvonn" (\w+)$', script, re.MULTILINE)
    in_place = re.findall(r"^make (\w+)$", script, re.MULTILINE)
    assert (alone, in_place) == (["check", "test"], ["corpus"])
    assert {*alone, *in_place} <= targets


def test_both_packages_know_the_markers_that_make_test_passes_to_both() -> None:
    def markers(project: Path) -> set[str]:
        settings = tomllib.loads((project / "pyproject.toml").read_text())
        return {each.partition(":")[0] for each in settings["tool"]["pytest"]["ini_options"]["markers"]}

    assert markers(ROOT) == markers(ROOT / "playground")


def test_the_readme_begins_with_pictures_and_the_commands_that_need_nothing() -> None:
    beginning, _, further = README.partition("\n## ")
    assert f'<img src="docs/{CUT_OFF}" width=' in beginning
    assert re.findall(r"^make (\w+)", further.partition("\n## ")[0], re.MULTILINE) == ["play", "demo"]
    for picture in ON_A_PHONE:
        assert f'<img src="docs/{picture}" width=' in beginning
        assert (ROOT / "docs" / picture).is_file()


def test_the_animation_is_what_the_project_draws_and_short() -> None:
    drawn = draw_cut_off(Record.parse(RECORD.read_text()).game)
    goldens.check_animation(ROOT / "docs" / CUT_OFF, drawn)
    with Image.open(io.BytesIO(drawn)) as animation:
        assert sum(frame.info["duration"] for frame in ImageSequence.Iterator(animation)) <= 5_000
    assert len(drawn) < 250_000


def test_the_table_of_settings_has_every_setting_and_its_default() -> None:
    rows = dict(re.findall(r"^\| `([A-Z_]+)` \| (\S+) \|", SETTINGS, re.MULTILINE))
    assert rows.keys() == VARIABLES.keys()
    defaults = {name: row.strip("`") for name, row in rows.items() if row != "–"}
    assert defaults == {name: str(VARIABLES[name].default) for name in defaults}
    assert VARIABLES.keys() - defaults.keys() == NOT_SET


def test_the_example_of_settings_explains_every_setting_and_shows_its_default() -> None:
    shown = re.findall(r"((?:^# .*\n)+)^(#?)([A-Z_]+)=(.*)$", EXAMPLE, re.MULTILINE)
    assert [name for _, _, name, _ in shown] == list(VARIABLES)
    assert {name: value for _, sign, name, value in shown if sign} == {
        name: str(field.default or "") for name, field in VARIABLES.items() if name != "DISCORD_TOKEN"
    }


@pytest.fixture
def nothing_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty current folder, and an environment without settings."""
    monkeypatch.chdir(tmp_path)
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def test_the_example_of_settings_lacks_the_token_alone(nothing_set: Path) -> None:
    (nothing_set / ".env").write_text(EXAMPLE)
    with pytest.raises(SettingsError, match="DISCORD_TOKEN is not set"):
        read_settings()
    (nothing_set / ".env").write_text(re.sub(r"^#([A-Z_]+=)", r"\1", EXAMPLE, flags=re.MULTILINE))
    with pytest.raises(SettingsError, match="DISCORD_TOKEN is not set"):
        read_settings()
    (nothing_set / ".env").write_text(EXAMPLE.replace("DISCORD_TOKEN=", "DISCORD_TOKEN=a.b.c"))
    assert read_settings().token == "a.b.c"  # noqa: S105  not a real token


def test_the_list_for_the_first_day_is_named_where_a_bot_is_set_up() -> None:
    (steps,) = re.findall(r"^## Host it for your server$(.*?)^## ", README, re.DOTALL | re.MULTILINE)
    (named,) = re.findall(r"docs/\S+\.md", FIRST_DAY)
    assert f"]({named})" in steps
    assert (ROOT / named).is_file()


def test_the_invite_link_asks_for_exactly_what_the_bot_needs() -> None:
    (link,) = re.findall(r"https://discord\.com/oauth2/authorize\?\S+", README)
    asked = parse_qs(urlsplit(link).query)
    assert asked["permissions"] == [str(INVITED_WITH.value)]
    assert asked["scope"] == ["bot applications.commands"]


DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


def links(document: Path) -> Iterator[Path]:
    """The link targets of a document within the repository."""
    for target in re.findall(r"\]\(([^)\s]+)\)", document.read_text(encoding="utf-8")):
        if not urlsplit(target).scheme and not (
            document == ROOT / "README.md" and target.startswith(OUTSIDE)
        ):
            yield document.parent / urlsplit(target).path


def files_named_in(document: Path) -> set[str]:
    """The files and folders whose full paths a document names, except for the output of runs."""
    left = tuple(re.findall(r"^[\w.].*/$", (ROOT / ".gitignore").read_text(), re.MULTILINE))
    named = re.findall(
        r"`(\.?[\w-]+/[\w./-]*|[\w-]+\.(?:md|toml|txt))`", document.read_text(encoding="utf-8")
    )
    return {name for name in named if not name.startswith(left)}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: str(document.relative_to(ROOT)))
def test_links_and_names_lead_to_existing_files(document: Path) -> None:
    assert [target for target in links(document) if not target.exists()] == []
    assert [name for name in sorted(files_named_in(document)) if not (ROOT / name).exists()] == []


def test_every_decision_is_listed_and_has_its_four_parts() -> None:
    folder = ROOT / "docs" / "decisions"
    records = sorted(each for each in folder.glob("*.md") if each.name != "README.md")
    listed = re.findall(r"\]\((\d{4}-[\w-]+\.md)\)", (folder / "README.md").read_text(encoding="utf-8"))
    assert listed == [each.name for each in records]
    for number, record in enumerate(records, start=1):
        text = record.read_text(encoding="utf-8")
        assert record.name.startswith(f"{number:04}-")
        assert text.startswith(f"# {number}. ")
        parts = re.findall(r"^\*\*(.*?)\.\*\*", text, re.MULTILINE)
        assert parts == ["Context", "Decision", "Consequences", "Revisit when"]


@pytest.mark.parametrize("folder", [ROOT, ROOT / "playground"], ids=["bot", "playground"])
def test_the_hosted_workflow_runs_every_version_that_is_claimed(folder: Path) -> None:
    project = tomllib.loads((folder / "pyproject.toml").read_text())["project"]
    claimed = re.findall(r":: (3\.\d+)", "\n".join(project["classifiers"]))
    workflow = (ROOT / ".github" / "workflows" / "ci.yml").read_text()
    assert re.findall(r'python: "(3\.\d+)"', workflow) == claimed
    targets = re.findall(r"^([a-z-]+):.*## ", MAKEFILE, re.MULTILINE)
    assert {"check", *re.findall(r"tests: (\w+)", workflow)} <= set(targets)


GIVEN_FILES = {"ruff format --check .": "ruff format", "ruff check .": "ruff check"}
"""The lines of `make check` on the whole tree whose hooks check only the files of the commit."""


def test_every_line_of_make_check_has_its_hook() -> None:
    values = dict(re.findall(r"^([A-Z]+) = (.+)$", MAKEFILE, re.MULTILINE))
    (recipe,) = re.findall(r"^check:.*\n((?:\t.+\n)+)", MAKEFILE, re.MULTILINE)
    # After "||" is what make does where a hook would have to be started again.
    lines = re.findall(r"^\t\$\(BIN\)/(.+?)(?: \|\| .+)?$", recipe, re.MULTILINE)
    assert len(lines) == len(recipe.splitlines())
    checks = [re.sub(r"\$\(([A-Z]+)\)", lambda name: values[name[1]], line) for line in lines]
    hooks = re.findall(
        r"^ +entry: \.venv/bin/(.+)$", (ROOT / ".pre-commit-config.yaml").read_text(), re.MULTILINE
    )
    assert hooks == [GIVEN_FILES.get(check, check) for check in checks]


def test_the_readme_is_short() -> None:
    assert len(README.split()) <= 700


def test_the_map_has_every_package() -> None:
    packages = {path.parent.name for path in ROOT.glob("*/__init__.py")}
    assert packages
    architecture = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    assert packages | {"playground"} <= set(re.findall(r"\b(\w+)/", architecture))


def test_the_example_of_the_rules_does_what_its_comments_say() -> None:
    rules = (ROOT / "dvonn" / "README.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"^```python\n(.*?)^```$", rules, re.DOTALL | re.MULTILINE)
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        exec(example, {})  # noqa: S102  code from the README
    assert said.getvalue().split() == re.findall(r"print\(.*\)  # (\w+)", example)


def test_every_command_of_an_operator_exists_and_is_described() -> None:
    operating = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    named = re.findall(r"dvonn-bot ([a-z]+)", README + operating)
    assert set(named) == {command.name for command in COMMANDS}


def test_a_wheel_holds_every_package_but_the_playground() -> None:
    find = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["setuptools"]["packages"]["find"]
    packages = {path.parent.name for path in ROOT.glob("*/__init__.py")}
    found = {name for name in packages if any(fnmatchcase(name, each) for each in find["include"])}
    assert found == packages


def test_constraints_pin_and_name_no_place() -> None:
    lines = (ROOT / "constraints.txt").read_text().splitlines()
    pins = [line for line in lines if not line.startswith("#")]
    assert pins
    assert [
        pin for pin in pins if not re.fullmatch(r"[\w.-]+==[\w.]+(; python_version [<>=]+ '[\d.]+')?", pin)
    ] == []


def test_every_dependency_is_pinned() -> None:
    files = [
        tomllib.loads(file.read_text())
        for file in (ROOT / "pyproject.toml", ROOT / "playground" / "pyproject.toml")
    ]
    projects = [{**file["project"], "dependency-groups": file["dependency-groups"]} for file in files]
    wanted = {
        _name(each)
        for project in projects
        for listed in [
            project["dependencies"],
            *project["optional-dependencies"].values(),
            *project["dependency-groups"].values(),
        ]
        for each in listed
    }
    pinned = {_name(line) for line in (ROOT / "constraints.txt").read_text().splitlines() if "==" in line}
    assert wanted - {_name(project["name"]) for project in projects} <= pinned


def _name(requirement: str) -> str:
    return re.sub(r"[-_.]+", "-", re.split(r"[\[<>=~; ]", requirement)[0]).lower()


def sources() -> Iterator[tuple[str, str]]:
    """The path and text of each Python file of the project, tests and benchmarks included."""
    packages = [path.parent for path in ROOT.glob("*/__init__.py")]
    for package in sorted(
        [*packages, ROOT / "benchmarks", ROOT / "playground", ROOT / "release", ROOT / "tests"]
    ):
        for path in sorted(package.rglob("*.py")):
            yield path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")


def docstrings(word: re.Pattern[str]) -> Iterator[tuple[str, str]]:
    """The docstrings, each with its place, of the files that contain a word; those of constants and fields included.

    Other files are not parsed, which saves most of the time.
    """
    for file, source in sources():
        for node in ast.walk(ast.parse(source)) if word.search(source) else ():
            match node:
                case ast.Expr(ast.Constant(str(text)), lineno=line):
                    yield f"{file}:{line}", text


def comments_in(source: str) -> list[tuple[int, str]]:
    """The comments of a source, adjacent lines joined, each with the number of its first line."""
    found: list[tuple[int, str]] = []
    below = (0, 0)
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            text = token.string.lstrip("#: ")
            if token.start == below and not token.line[: below[1]].strip():
                begin, before = found.pop()
                found.append((begin, f"{before} {text}"))
            else:
                found.append((token.start[0], text))
            below = (token.start[0] + 1, token.start[1])
    return found


ASKING = re.compile(r"\bWh(o|om|ose|at)(ever)?\b")


def riddles(text: str) -> list[str]:
    """The sentences of a text that begin with Who or What and are not questions."""
    sentences = re.split(r"(?<=[.?!])\W*\s+", text.strip())
    return [each for each in sentences if re.match(rf"\W*{ASKING.pattern}[^?]*$", each)]


def test_docstrings_name_their_subjects() -> None:
    assert riddles('Who? Here: "What for?" And so on.') == []
    assert riddles("A task. What is due is done.\n\nWhose is it? Who asks waits.") == [
        "What is due is done.",
        "Who asks waits.",
    ]
    said = list(docstrings(ASKING))
    assert said
    assert [(place, sentence) for place, text in said for sentence in riddles(text)] == []


def test_comments_name_their_subjects() -> None:
    assert comments_in("# A comment in\n# two lines.\na = 1  # Another.\n# A third.\n") == [
        (1, "A comment in two lines."),
        (3, "Another."),
        (4, "A third."),
    ]
    files = list(sources())
    assert files
    said = [
        (f"{file}:{line}", text)
        for file, source in files
        if re.search(r"#.*Wh(o|at)", source)  # tokenizing all files would take seconds
        for line, text in comments_in(source)
    ]
    assert [(place, sentence) for place, text in said for sentence in riddles(text)] == []
