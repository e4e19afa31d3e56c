"""The files for operators fit the bot: the dashboard its figures, the settings of the services those that there are."""

import json
import re
from pathlib import Path

from bot.monitoring import Figures
from bot.settings import Settings

ROOT = Path(__file__).parents[1]
VARIABLES = {name.upper() for name in Settings.model_fields}


def figures() -> set[str]:
    """The names of all figures, with those of their parts."""
    told = Figures().told(waiting={"a": 1}, kept={"a": 1}, health={"a": True}, tasks=1).decode()
    names = set(re.findall(r"^# TYPE (\S+)", told, re.MULTILINE))
    histograms = set(re.findall(r"^# TYPE (\S+) histogram", told, re.MULTILINE))
    return names | {f"{name}_{part}" for name in histograms for part in ("bucket", "count", "sum")}


def test_the_dashboard_shows_every_figure_and_none_that_there_is_not() -> None:
    dashboard = json.loads((ROOT / "docs" / "dashboard.json").read_text(encoding="utf-8"))
    asked = " ".join(target["expr"] for panel in dashboard["panels"] for target in panel["targets"])
    named = set(re.findall(r"\b(?:dvonn|process)_\w+", asked))
    assert named <= figures()
    ours = {name for name in figures() if re.fullmatch(r"dvonn_\w+", name)}
    shown = {re.sub(r"_(bucket|count|sum)$", "", name) for name in named}
    assert {re.sub(r"_(bucket|count|sum|created)$", "", name) for name in ours} == {
        name for name in shown if name.startswith("dvonn")
    }


def test_every_figure_is_told_in_the_documentation() -> None:
    told = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    listed = set(re.findall(r"^\| `(dvonn_\w+)`", told, re.MULTILINE))
    assert listed == {
        re.sub(r"_(bucket|count|sum|created)$", "", name) for name in figures() if "dvonn" in name
    }


def test_the_services_set_nothing_that_there_is_not() -> None:
    compose = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    for block in re.findall(r"^    environment:\n((?:      .*\n)+)", compose, re.MULTILINE):
        names = set(re.findall(r"^ +([A-Z_]+):", block, re.MULTILINE))
        assert names <= VARIABLES or all(name.startswith("POSTGRES_") for name in names)
    assert "/data" in compose
    assert "VOLUME /data" in (ROOT / "Dockerfile").read_text(encoding="utf-8")


def test_the_image_holds_every_package_that_a_wheel_holds() -> None:
    kept = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    packages = {path.parent.name for path in ROOT.glob("*/__init__.py")}
    assert {f"!{name}" for name in packages - {"playground", "showcase"}} <= set(kept)
