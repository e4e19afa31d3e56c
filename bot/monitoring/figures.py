"""The figures of a running bot, in the terms of Prometheus: counts, times and how much is waiting.

Nothing here names anybody: the labels are names of commands, of kinds of things and of outcomes, all from our own code.
https://prometheus.io/docs/practices/naming/
"""

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from typing_extensions import override

from bot.client import DvonnClient, Observer, ResponseOutcome
from bot.domain.refusals import RefusalReason
from bot.monitoring.routes import route_of
from bot.requests.handlers import Handlers
from bot.ui.control import action_of

ANSWERS = (0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 10.0, 60.0)
"""Seconds by which answers are sorted; Discord waits 3 for the first one."""
TRANSACTIONS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.0)
SEARCHES = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Figures(Observer):
    """Counts what it hears of; the rest is asked when somebody reads the figures."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        self._answers = Histogram(
            "dvonn_interaction_seconds",
            "From the arrival of an interaction to the end of its answer.",
            ["command", "outcome"],
            buckets=ANSWERS,
            registry=self._registry,
        )
        self._refusals = self._counter("dvonn_refusals", "Refusals, by their reason.", "reason")
        self._requests = self._counter(
            "dvonn_discord_requests",
            "Requests to Discord; status 429 is a limit.",
            "method",
            "route",
            "status",
        )
        self._sent = self._counter("dvonn_sent", "Pings in channels and direct messages, as sent.", "kind")
        self._transactions = Histogram(
            "dvonn_transaction_seconds",
            "Transactions of the database.",
            ["kind"],
            buckets=TRANSACTIONS,
            registry=self._registry,
        )
        self._searches = Histogram(
            "dvonn_search_seconds",
            "Searches for moves, waiting included.",
            buckets=SEARCHES,
            registry=self._registry,
        )
        self._waiting = self._gauge("dvonn_waiting", "Things that wait to be shown, by their kind.", "kind")
        self._kept = self._gauge("dvonn_kept", "Things that are kept, by their kind.", "kind")
        self._health = self._gauge("dvonn_healthy", "1 for each part that is well.", "part")
        self._tasks = self._gauge("dvonn_tasks", "Tasks under way; without an end they would pile up.")

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(name, about, labels, registry=self._registry)

    def _gauge(self, name: str, about: str, *labels: str) -> Gauge:
        return Gauge(name, about, labels, registry=self._registry)

    # what it hears of

    @override
    def answered(
        self, interaction: discord.Interaction[Any], outcome: ResponseOutcome, seconds: float
    ) -> None:
        self._answers.labels(_asked(interaction), outcome).observe(seconds)

    @override
    def refused(self, reason: RefusalReason) -> None:
        self._refusals.labels(reason).inc()

    def sent(self, kind: str, count: int) -> None:
        """Pings or direct messages were sent."""
        self._sent.labels(kind).inc(count)

    def transacted(self, kind: str, seconds: float) -> None:
        """A transaction has ended."""
        self._transactions.labels(kind).observe(seconds)

    def searched(self, seconds: float) -> None:
        """A search has ended."""
        self._searches.observe(seconds)

    def count_requests(self, config: aiohttp.TraceConfig) -> None:
        """Listen to the requests to Discord.

        https://docs.aiohttp.org/en/stable/tracing_reference.html
        """

        async def ended(_: object, __: SimpleNamespace, request: aiohttp.TraceRequestEndParams) -> None:
            self._requests.labels(request.method, route_of(request.url), str(request.response.status)).inc()

        async def failed(
            _: object, __: SimpleNamespace, request: aiohttp.TraceRequestExceptionParams
        ) -> None:
            self._requests.labels(request.method, route_of(request.url), "none").inc()

        config.on_request_end.append(ended)
        config.on_request_exception.append(failed)

    # what it is told when somebody reads

    def told(
        self, *, waiting: Mapping[str, int], kept: Mapping[str, int], health: Mapping[str, bool], tasks: int
    ) -> bytes:
        """All figures as Prometheus reads them, with those of the present moment."""
        self._waiting.clear()  # a kind of which nothing waits any more
        for gauge, figures in ((self._waiting, waiting), (self._kept, kept), (self._health, health)):
            for name, figure in figures.items():
                gauge.labels(name).set(figure)
        self._tasks.set(tasks)
        return generate_latest(self._registry)


def _asked(interaction: discord.Interaction[DvonnClient]) -> str:
    """The command or the action of a control that an interaction asks for, or the command that somebody types."""
    if interaction.command:
        suggests = interaction.type is discord.InteractionType.autocomplete
        return f"{'suggest ' if suggests else ''}{interaction.command.qualified_name}"
    data: Any = interaction.data or {}
    action = action_of(str(data.get("custom_id", "")))
    return (
        f"press {action}"
        if action in interaction.client.get(Handlers).controls
        else "press something unknown"
    )
