"""The bot's metrics for Prometheus.

No label identifies a user or a server: labels are names of commands, routes, kinds and outcomes from the code.
https://prometheus.io/docs/practices/naming/
"""

import platform
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from typing_extensions import override

from bot.discord.client import Observer, ResponseOutcome
from bot.discord.routes import route_of
from bot.domain.refusals import DeclaredReason
from bot.process.version import discord_py, version
from bot.requests.request import Request
from bot.toolkit.drawing import Drawn

ANSWERS = (0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 10.0, 60.0)
"""Histogram buckets in seconds; Discord waits 3 s for the first response."""
TRANSACTIONS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.0)
SEARCHES = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
DRAWINGS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.0, 10.0)
LAGS = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)

SESSIONS = (NEW, RESUMED) = ("new", "resumed")
"""The kinds of sessions with the gateway."""

disable_created_metrics()  # type: ignore[no-untyped-call]  # they double the series, and nothing here is read by their age


@dataclass(frozen=True, slots=True)
class Readings:
    """The values that are read only when the metrics are requested."""

    waiting: Mapping[str, int]
    """Work items in the queue by kind."""
    oldest: Mapping[str, float]
    """For how many seconds the oldest of these has waited without success, by kind."""
    kept: Mapping[str, int]
    """Stored items by kind."""
    health: Mapping[str, bool]
    tasks: int
    servers: int = 0
    latencies: Mapping[int, float] = field(default_factory=dict)
    """The latency in seconds, by connected shard."""


class Figures(Observer):
    """Counters of events as they happen, and gauges that are set when the metrics are read."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        build = Info("dvonn_build", "The version that runs, always 1.", registry=self._registry)
        build.info({"version": version(), "python": platform.python_version(), "discord_py": discord_py()})
        self._answers = Histogram(
            "dvonn_interaction_seconds",
            "Time from an interaction to the end of its response.",
            ["command", "outcome"],
            buckets=ANSWERS,
            registry=self._registry,
        )
        self._outcomes = self._counter(
            "dvonn_answers", "Responses by how they ended. All are there from the start, at 0.", "outcome"
        )
        self._refusals = self._counter("dvonn_refusals", "Refusals by reason.", "reason")
        self._turned_away = self._counter(
            "dvonn_turned_away", "Connections and HTTP requests of strangers that were turned away.", "reason"
        )
        self._requests = self._counter(
            "dvonn_discord_requests",
            "Requests to Discord; status 429 is a rate limit.",
            "method",
            "route",
            "status",
        )
        self._sent = self._counter("dvonn_sent", "Pings in channels and direct messages sent.", "kind")
        self._transactions = Histogram(
            "dvonn_transaction_seconds",
            "Duration of database transactions.",
            ["kind"],
            buckets=TRANSACTIONS,
            registry=self._registry,
        )
        self._searches = Histogram(
            "dvonn_search_seconds",
            "Duration of move searches, waiting included.",
            buckets=SEARCHES,
            registry=self._registry,
        )
        self._drawings = Histogram(
            "dvonn_drawing_seconds",
            "Duration of drawing a picture, waiting included.",
            ["kind"],
            buckets=DRAWINGS,
            registry=self._registry,
        )
        self._search_losses = self._counter(
            "dvonn_search_losses", "Search processes that died and were started again."
        )
        self._waiting = self._gauge("dvonn_waiting", "Work items in the queue by kind.", "kind")
        self._oldest = self._gauge(
            "dvonn_waiting_oldest_seconds",
            "How long the oldest work item has waited without success.",
            "kind",
        )
        self._kept = self._gauge("dvonn_kept", "Stored items by kind.", "kind")
        self._health = self._gauge("dvonn_healthy", "1 for each healthy component.", "part")
        self._tasks = self._gauge("dvonn_tasks", "Running asyncio tasks; a steady rise is a leak.")
        self._servers = self._gauge("dvonn_servers", "Servers on the shards of this process.")
        self._latencies = self._gauge(
            "dvonn_gateway_latency_seconds", "Latency of the gateway for each connected shard.", "shard"
        )
        self._sessions = self._counter(
            "dvonn_gateway_sessions", "Sessions with the gateway, new and resumed.", "kind"
        )
        # Prometheus takes the first value of a series for its beginning, so that of these the first would not count.
        for outcome in ResponseOutcome:
            self._outcomes.labels(outcome)
        for kind in SESSIONS:
            self._sessions.labels(kind)
        self._lags = Histogram(
            "dvonn_loop_lag_seconds",
            "How much later than asked for the event loop wakes up.",
            buckets=LAGS,
            registry=self._registry,
        )

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(name, about, labels, registry=self._registry)

    def _gauge(self, name: str, about: str, *labels: str) -> Gauge:
        return Gauge(name, about, labels, registry=self._registry)

    # events

    @override
    def answered(
        self, interaction: discord.Interaction[Any], outcome: ResponseOutcome, seconds: float
    ) -> None:
        self._answers.labels(Request(interaction).label, outcome).observe(seconds)
        self._outcomes.labels(outcome).inc()

    @override
    def refused(self, reason: DeclaredReason[Any]) -> None:
        self._refusals.labels(reason.name).inc()

    @override
    def turned_away(self, reason: str) -> None:
        self._turned_away.labels(reason).inc()

    def sent(self, kind: str, count: int) -> None:
        self._sent.labels(kind).inc(count)

    def transacted(self, kind: str, seconds: float) -> None:
        self._transactions.labels(kind).observe(seconds)

    def searched(self, seconds: float) -> None:
        self._searches.observe(seconds)

    @override
    def search_lost(self) -> None:
        self._search_losses.inc()

    def drawn(self, what: Drawn, seconds: float) -> None:
        """Record a picture that took `seconds`, waiting for a thread included."""
        self._drawings.labels(what).observe(seconds)

    def connected(self, *, resumed: bool) -> None:
        self._sessions.labels(RESUMED if resumed else NEW).inc()

    def lagged(self, seconds: float) -> None:
        self._lags.observe(seconds)

    def count_requests(self, config: aiohttp.TraceConfig) -> None:
        """Add hooks to `config` that count requests to Discord, including those that fail without a response.

        https://docs.aiohttp.org/en/stable/tracing_reference.html
        """

        async def ended(_: object, __: SimpleNamespace, request: aiohttp.TraceRequestEndParams) -> None:
            self._requests.labels(request.method, route_of(request.url), str(request.response.status)).inc()

        async def failed(
            _: object, __: SimpleNamespace, request: aiohttp.TraceRequestExceptionParams
        ) -> None:
            if not isinstance(
                request.exception, discord.HTTPException
            ):  # it has been counted by its response
                self._requests.labels(request.method, route_of(request.url), "none").inc()

        config.on_request_end.insert(0, ended)  # another hook may let the request fail
        config.on_request_exception.append(failed)

    # gauges

    def told(self, readings: Readings) -> bytes:
        """Return all metrics in Prometheus's text format."""
        for gauge in (self._waiting, self._oldest, self._latencies):
            gauge.clear()  # drops kinds that no longer occur, and shards that another process has
        for gauge, figures in (
            (self._waiting, readings.waiting),
            (self._oldest, readings.oldest),
            (self._kept, readings.kept),
            (self._health, readings.health),
            (self._latencies, readings.latencies),
        ):
            for name, figure in figures.items():
                gauge.labels(name).set(figure)
        self._tasks.set(readings.tasks)
        self._servers.set(readings.servers)
        return generate_latest(self._registry)
