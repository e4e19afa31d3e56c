"""The files for operators fit the bot: the dashboard its figures, the settings of the services those that there are."""

import configparser
import json
import re
import tomllib
from pathlib import Path, PurePosixPath

from bot.monitoring import Figures, Readings
from bot.process.settings import Settings

ROOT = Path(__file__).parents[1]
COMPOSED, CLUSTERED = ROOT / "compose.yaml", ROOT / "compose.cluster.yaml"
VARIABLES = {name.upper() for name in Settings.model_fields}


def figures() -> set[str]:
    """The names of all figures, with those of their parts."""
    told = Figures().told(Readings({"a": 1}, {"a": 1.0}, {"a": 1}, {"a": True}, tasks=1)).decode()
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


def test_alerts_ask_for_nothing_that_there_is_not() -> None:
    rules = (ROOT / "docs" / "alerts.yml").read_text(encoding="utf-8")
    named = set(re.findall(r"\b(?:dvonn|process)_[a-z_]+", rules))
    assert named
    assert named <= figures()
    parts = set(re.findall(r"- alert: (\w+)", rules))
    assert len(parts) == rules.count("expr:") == rules.count("summary:") == rules.count("what:")


def test_every_figure_is_reported_in_the_documentation() -> None:
    told = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    listed = set(re.findall(r"^\| `(dvonn_\w+)`", told, re.MULTILINE))
    assert listed == {
        re.sub(r"_(bucket|count|sum|created)$", "", name) for name in figures() if "dvonn" in name
    }


def test_the_services_set_nothing_that_there_is_not() -> None:
    for service, said in services(CLUSTERED).items():
        (block,) = re.findall(r"^    environment:\n((?:      .*\n)+)", said, re.MULTILINE)
        names = set(re.findall(r"^ +([A-Z_]+):", block, re.MULTILINE))
        assert names <= VARIABLES or service == "postgres"
    assert "dvonn-data:/data" in services(COMPOSED)["bot"]
    assert "VOLUME /data" in (ROOT / "Dockerfile").read_text(encoding="utf-8")


def services(file: Path) -> dict[str, str]:
    """The services of a file for Compose, each with its lines."""
    (told,) = re.findall(r"^services:\n((?:  .*\n|\n)+)", file.read_text(encoding="utf-8"), re.MULTILINE)
    return dict(re.findall(r"^  (\S+):\n((?:    .*\n)+)", told, re.MULTILINE))


def test_one_bot_alone_is_started_on_a_file_and_none_beside_two_processes() -> None:
    alone, several = services(COMPOSED), services(CLUSTERED)
    assert set(alone) == {"bot"}
    assert set(several) == {"bot", "bot-2", "postgres"}
    for number, name in enumerate(("bot", "bot-2"), 1):
        assert f"CLUSTER: {number}/2\n" in several[name]
        assert "DATABASE_URL: " in several[name]
    assert "extends: { file: compose.yaml, service: bot }" in several["bot-2"]
    assert "profiles" not in "".join([*alone.values(), *several.values()])


def test_pods_get_no_token_of_kubernetes_below_the_secrets_of_the_bot() -> None:
    pods = (ROOT / "deploy" / "kubernetes.yaml").read_text(encoding="utf-8")
    (spec,) = re.findall(r"^  template:\n(?:    .*\n)+?    spec:\n((?:      .*\n)+)", pods, re.MULTILINE)
    assert re.search(r"^      automountServiceAccountToken: false$", spec, re.MULTILINE)
    assert "mountPath: /run/secrets, readOnly: true" in spec


def test_data_of_compose_lies_in_volumes_whose_names_do_not_depend_on_the_folder() -> None:
    for file in (COMPOSED, CLUSTERED):
        text = file.read_text(encoding="utf-8")
        (volumes,) = re.findall(r"^volumes:\n((?:  .*\n)+)", text, re.MULTILINE)
        assert re.fullmatch(r"(?:  (\S+): \{ name: \1 \}.*\n)+", volumes)
    assert "-v dvonn-data:/data" in (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert re.search(r"^name: dvonn$", COMPOSED.read_text(encoding="utf-8"), re.MULTILINE)


def test_services_have_limits_of_memory_and_log() -> None:
    for service, said in {**services(CLUSTERED), **services(COMPOSED)}.items():
        if "extends:" not in said:
            assert "mem_limit: " in said, service
            assert "max-size: " in said, service


def test_the_image_is_built_for_both_kinds_of_machines_and_pushed_where_a_variable_says() -> None:
    workflow = (ROOT / ".github" / "workflows" / "image.yml").read_text(encoding="utf-8")
    told = dict(re.findall(r"^ +(IMAGE|platforms|push|images): (.+)$", workflow, re.MULTILINE))
    assert set(told["platforms"].split(",")) == {"linux/amd64", "linux/arm64"}
    assert told["IMAGE"] == "${{ vars.IMAGE }}"
    assert told["push"] == "${{ env.IMAGE != '' }}"
    assert told["images"].startswith("${{ env.IMAGE ")


def test_the_unit_and_the_image_run_the_command_that_is_installed() -> None:
    unit = configparser.ConfigParser(interpolation=None)
    unit.read(ROOT / "deploy" / "dvonn-bot.service", encoding="utf-8")
    with (ROOT / "pyproject.toml").open("rb") as file:
        scripts = tomllib.load(file)["project"]["scripts"]
    installed = "dvonn-bot"
    assert scripts == {installed: "bot.__main__:main", "dvonn-discord": "showcase.command:main"}
    assert PurePosixPath(unit["Service"]["ExecStart"]) == PurePosixPath("/opt/dvonn/bin") / installed
    assert f'CMD ["{installed}"]' in (ROOT / "Dockerfile").read_text(encoding="utf-8")


def test_the_image_holds_every_package_that_a_wheel_holds() -> None:
    kept = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    packages = {path.parent.name for path in ROOT.glob("*/__init__.py")}
    assert {f"!{name}" for name in packages} <= set(kept)


def test_both_stages_of_the_image_have_one_base_by_its_digest() -> None:
    bases = re.findall(r"^FROM (\S+)", (ROOT / "Dockerfile").read_text(encoding="utf-8"), re.MULTILINE)
    assert len(bases) == 2
    assert len(set(bases)) == 1
    assert re.fullmatch(r"python:3\.\d+-slim@sha256:[0-9a-f]{64}", bases[0])


def test_every_action_is_pinned_by_its_hash() -> None:
    for workflow in (ROOT / ".github" / "workflows").glob("*.yml"):
        used = re.findall(r"uses: (\S+)", workflow.read_text(encoding="utf-8"))
        assert used
        assert [each for each in used if not re.fullmatch(r"[\w/.-]+@[0-9a-f]{40}", each)] == []
