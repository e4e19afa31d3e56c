"""A summary of the tests that were skipped, with one line for each reason.

pytest's own has a line for each place: https://docs.pytest.org/en/stable/how-to/output.html#producing-a-detailed-summary-report
"""

from collections import Counter

import pytest


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    reasons = Counter(_reason(report) for report in terminalreporter.getreports("skipped"))
    if reasons and not terminalreporter.no_summary:
        terminalreporter.section("skipped tests")
        for reason, count in reasons.most_common():
            terminalreporter.write_line(f"SKIPPED [{count}] {reason}")


def _reason(report: pytest.TestReport | pytest.CollectReport) -> str:
    """Return why a test, or a whole module, was skipped."""
    _, _, reason = report.longrepr if isinstance(report.longrepr, tuple) else ("", 0, report.longreprtext)
    return str(reason).removeprefix("Skipped: ")
