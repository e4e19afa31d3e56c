"""Where the files of sentences are found: in a checkout, in an installed wheel, in an archive."""

import tomllib
import zipfile
from fnmatch import fnmatch
from pathlib import Path

from bot.catalogue.language import CatalogueFile, catalogue_files

ROOT = Path(__file__).parents[3]

TREE = {
    "bot/__init__.py": "",
    "bot/catalogue/locales/de.ftl": "white = Weiß\n",
    "bot/catalogue/locales/en.ftl": "white = White\n",
    "bot/features/__init__.py": "",
    "bot/features/watching/locales/en.ftl": "watch = Watch\n",
    "bot/features/watching/locales/README.md": "",
    "bot/features/hints/handlers.py": "",
    "bot/features/lesson/locales/en.ftl": "lesson = Lesson\n",
}
FOUND = [path for path in TREE if path.endswith(".ftl")]


def test_each_file_is_found_the_shared_ones_first(tmp_path: Path) -> None:
    for path, text in TREE.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")
    files = catalogue_files(tmp_path / "bot")
    assert [file.path for file in files] == [*FOUND[:2], FOUND[3], FOUND[2]]
    assert [(file.owner, file.tag) for file in files] == [
        ("catalogue", "de"),
        ("catalogue", "en"),
        ("lesson", "en"),
        ("watching", "en"),
    ]
    assert {file.path: file.text for file in files} == {path: TREE[path] for path in FOUND}


def test_they_are_found_in_an_archive(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "bot.zip", "w") as archive:
        for path, text in TREE.items():
            archive.writestr(path, text)
    files = catalogue_files(zipfile.Path(tmp_path / "bot.zip", "bot/"))
    assert {file.path: file.text for file in files} == {path: TREE[path] for path in FOUND}


def test_every_file_of_the_checkout_is_found() -> None:
    there_are = {path.relative_to(ROOT).as_posix() for path in (ROOT / "bot").rglob("*.ftl")}
    assert {file.path for file in catalogue_files()} == there_are


def test_every_file_is_a_features_or_the_shared_one() -> None:
    features = {path.parent.name for path in (ROOT / "bot" / "features").glob("*/__init__.py")}
    owners = {file.owner for file in catalogue_files()}
    assert owners <= {"catalogue", *features}


def test_every_file_is_installed_with_its_package() -> None:
    with (ROOT / "pyproject.toml").open("rb") as settings:
        patterns = tomllib.load(settings)["tool"]["setuptools"]["package-data"]["*"]
    for path in (ROOT / "bot").rglob("*.ftl"):
        package = next(folder for folder in path.parents if (folder / "__init__.py").exists())
        assert any(fnmatch(path.relative_to(package).as_posix(), each) for each in patterns), path


def test_a_place_is_the_file_and_the_line() -> None:
    file = CatalogueFile("bot/features/lesson/locales/en.ftl", b"# Words\n\na = A\n    and more\na-b = B\n")
    assert file.places("a") == ["bot/features/lesson/locales/en.ftl:3"]
    assert file.places("a-b") == ["bot/features/lesson/locales/en.ftl:5"]
    assert file.places("b") == []
