"""The summary of skipped tests."""

from types import SimpleNamespace
from typing import Any

from playground_tests.skips import pytest_terminal_summary


def test_each_reason_has_one_line_the_most_frequent_one_first() -> None:
    skipped = [("test_a.py", 1, "Skipped: no browser"), ("test_a.py", 9, "Skipped: no corpus")]
    skipped.append(("test_b.py", 5, "Skipped: no corpus"))
    lines: list[str] = []
    reporter: Any = SimpleNamespace(
        no_summary=False,
        getreports=lambda _: [SimpleNamespace(longrepr=place) for place in skipped],
        section=lambda _: None,
        write_line=lines.append,
    )
    pytest_terminal_summary(reporter)
    assert lines == ["SKIPPED [2] no corpus", "SKIPPED [1] no browser"]
