"""The series that Prometheus would record of a bot, and the alerts of docs/alerts.yml that would fire.

The rules are evaluated by Prometheus's own `promtool test rules`, which Debian has in the package `prometheus`.
https://prometheus.io/docs/prometheus/latest/configuration/unit_testing_rules/
"""

import json
import shutil
import subprocess
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import groupby
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

RULES = Path(__file__).parents[1] / "docs" / "alerts.yml"

PROMTOOL = shutil.which("promtool")

needs_promtool = pytest.mark.skipif(PROMTOOL is None, reason="promtool is missing: apt install prometheus")

TARGET = {"job": "dvonn", "instance": "bot:9090"}

FIRING = 'ALERTS{alertstate="firing"}'

STARTED = "process_start_time_seconds"

DAY = 24 * 60
"""Minutes."""


class Recording:
    """The series of one bot, which is scraped every minute, or less often where a fault takes days."""

    def __init__(self, *, every: int = 1) -> None:
        self._every = every
        self._scrapes: list[Mapping[str, float]] = []
        self._restarts = 0

    def scraped(self, page: str, *, minutes: int = 1) -> None:
        """Record a page of metrics, which stays the same for some minutes."""
        found = {_series("up", {}): 1.0}
        for family in text_string_to_metric_families(page):
            found |= {_series(each.name, each.labels): each.value for each in family.samples}
        if _series(STARTED, {}) in found:  # the bots of a test are one process
            found[_series(STARTED, {})] += self._restarts
        self._scrapes += [found] * (minutes // self._every)

    def edited(self, name: str, values: Sequence[float]) -> None:
        """Replace the last values of a series without labels."""
        series = _series(name, {})
        before, after = self._scrapes[: -len(values)], self._scrapes[-len(values) :]
        self._scrapes = [
            *before,
            *({**found, series: value} for found, value in zip(after, values, strict=True)),
        ]

    def missed(self, *, minutes: int = 1) -> None:
        """Record that nothing answered for some minutes; whatever answers next is another process."""
        self._restarts += 1
        self._scrapes += [{_series("up", {}): 0.0}] * (minutes // self._every)

    def judge(self, folder: Path, firing: Collection[str]) -> None:
        """Assert that exactly these alerts fire at any time of the recording, each perhaps with its `/part`."""
        minutes = len(self._scrapes) * self._every
        told = {
            "rule_files": [str(RULES)],
            "evaluation_interval": f"{self._every}m",
            "tests": [
                {
                    "interval": f"{self._every}m",
                    "input_series": [
                        {"series": name, "values": self._values(name)} for name in sorted(self._names())
                    ],
                    "promql_expr_test": [
                        {
                            "expr": f"count by (alertname, part) (count_over_time({FIRING}[{minutes}m]))",
                            "eval_time": f"{minutes}m",
                            "exp_samples": [{"labels": _labels(each), "value": 1} for each in sorted(firing)],
                        }
                    ],
                }
            ],
        }
        file = folder / "alerts_test.json"
        file.write_text(json.dumps(told), encoding="utf-8")
        assert PROMTOOL is not None
        judged = subprocess.run(  # noqa: S603  a program of the machine, with a file of our own
            [PROMTOOL, "test", "rules", str(file)], capture_output=True, text=True, check=False
        )
        assert judged.returncode == 0, judged.stdout + judged.stderr

    def _names(self) -> set[str]:
        """Return the series that the rules ask for; promtool takes long for thousands of others."""
        asked = RULES.read_text(encoding="utf-8")
        return {name for scrape in self._scrapes for name in scrape if name.partition("{")[0] in asked}

    def _values(self, name: str) -> str:
        """Return the values of a series in promtool's notation.

        A series ends with the scrape in which it is missing, as Prometheus marks it then.
        """
        return " ".join(self._runs(name))

    def _runs(self, name: str) -> Iterator[str]:
        was_there = False
        for value, each in groupby(scrape.get(name) for scrape in self._scrapes):
            times = sum(1 for _ in each)
            if value is not None:
                yield f"{value!r}+0x{times - 1}"
            elif was_there:
                yield "stale" + (f" _x{times - 1}" if times > 1 else "")
            else:
                yield f"_x{times}"
            was_there = value is not None


def _labels(alert: str) -> str:
    name, _, part = alert.partition("/")
    return f'{{alertname="{name}"' + (f', part="{part}"}}' if part else "}")


def _series(name: str, labels: Mapping[str, str]) -> str:
    told = ",".join(f"{key}={json.dumps(value)}" for key, value in sorted({**labels, **TARGET}.items()))
    return f"{name}{{{told}}}"
