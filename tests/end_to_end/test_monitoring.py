"""Health and figures over HTTP, as a monitoring program reads them from a bot that plays."""

import asyncio
import contextlib
import json
import platform
from collections.abc import AsyncIterator
from itertools import permutations
from typing import Any

import discord
import pytest
from sqlalchemy import event

from bot.app import watch_loop
from bot.domain import PingBy
from bot.monitoring import Figures, MonitoringServer
from bot.process.settings import Settings, SettingsError
from bot.process.version import version
from bot.storage import Store, StoreUnavailableError
from bot.storage.engine import dispose
from discord_playground import Upload
from tests.bot.storage.test_failures import forbid_writing
from tests.end_to_end.monitored import MonitoredClub

COUNT = "dvonn_interaction_seconds_count"

POSTING = "/channels/{channel_id}/messages"

ANY_PORT = Settings().model_copy(update={"http_port": 0})


async def test_what_people_do_is_counted_and_nobody_is_named(
    watched_over: MonitoredClub, monkeypatch: pytest.MonkeyPatch
) -> None:
    club = watched_over
    await club.begin_by_challenge()
    await club.use(club.anna, "move", {"move": "c3"})
    await club.use(club.anna, "move", {"move": "d3"})  # it is not her turn
    monkeypatch.setattr(club.bot.matches, "resign", None)
    await club.resign(club.ben)
    found = await club.metrics()

    def answers(command: str, outcome: str) -> float:
        return found.get((COUNT, command, outcome), 0)

    assert answers("dvonn challenge", "answered") == 1
    assert answers("press accept", "answered") == 1
    assert answers("dvonn move", "answered") == answers("dvonn move", "refused") == 1
    assert answers("press resigned", "apology") == 1
    assert found["dvonn_refusals_total", "not-your-turn"] == 1
    assert found["dvonn_sent_total", "ping"] == 3  # for the challenge, and for each board
    posted = ("dvonn_discord_requests_total", "POST", "/channels/:id/messages", "200")
    assert found[posted] == len([one for one in club.playground.requests if is_post(one)])
    assert found["dvonn_kept", "matches running"] == found["dvonn_kept", "matches begun"] == 1
    assert found["dvonn_transaction_seconds_count", "write"] > 2
    assert found["dvonn_transaction_seconds_count", "read"] > 2
    assert found["dvonn_drawing_seconds_count", "board"] >= 2  # at the beginning, and after the move
    assert found["dvonn_healthy", "gateway"] == 1
    _, text = await club.read("/metrics")
    people = (club.anna, club.ben, club.cleo, club.olga)
    secrets = [person.name for person in people] + [str(person.id) for person in people]
    secrets += [club.application.token, str(club.guild.id), str(club.channel.id), club.guild.name]
    assert [secret for secret in secrets if secret in text] == []


async def test_strangers_are_counted(watched_over: MonitoredClub) -> None:
    assert (await watched_over.read("/"))[0] == 404
    assert (await watched_over.metrics())["dvonn_turned_away_total", "404"] == 1


async def test_suggestions_are_counted_apart_from_their_command(watched_over: MonitoredClub) -> None:
    club = watched_over
    await club.begin()
    await club.anna.autocomplete(club.channel, "dvonn move", {"move": "c"}, focused="move")
    await club.answer_too_late()
    found = await club.metrics()
    assert [found[COUNT, "suggest dvonn move", outcome] for outcome in ("answered", "lost")] == [1, 1]
    assert (COUNT, "dvonn move", "answered") not in found


async def test_what_can_not_be_done_as_discord_is_silent_counts_as_refused(
    watched_over: MonitoredClub,
) -> None:
    club = watched_over
    await club.use(club.anna, "challenge", {"opponent": club.ben})
    listed = await club.challenges(club.ben, channel=club.ben.direct_messages(club.application))
    club.playground.faults.next("GET", "/guilds/{guild_id}/members/{user_id}", status=503, times=2)
    assert "Discord isn’t responding" in (await club.press(club.ben, listed, "Accept")).text
    found = await club.metrics()
    assert found["dvonn_refusals_total", "discord-silent"] == 1
    assert found[COUNT, "press accept", "refused"] == 1
    assert (COUNT, "press accept", "answered") not in found


async def test_what_another_process_answers_is_not_counted(
    watched_over: MonitoredClub, monkeypatch: pytest.MonkeyPatch
) -> None:
    club = watched_over

    async def another_one_is_first(_: object) -> bool:
        return False

    monkeypatch.setattr(club.bot, "claim_interaction", another_one_is_first)
    club.anna.begin_command(club.channel, "dvonn next", {})
    await club.quiet()
    assert [figure for figure in await club.metrics() if figure[0] == COUNT] == []


async def test_a_search_is_counted(watched_over: MonitoredClub) -> None:
    club = watched_over
    await club.use(club.anna, "challenge", {"level": 1, "colour": "white", "setup": "random"})
    await club.nothing_to_do()
    panel = await club.press(club.anna, club.board(), "Move")
    before = (await club.metrics())["dvonn_search_seconds_count",]
    await club.press(club.anna, panel, "Hint")
    assert (await club.metrics())["dvonn_search_seconds_count",] == before + 1


async def test_a_direct_message_is_counted_as_a_letter(watched_over: MonitoredClub) -> None:
    club = watched_over
    await club.prefer(club.ben, by=PingBy.DIRECT)
    await club.begin()
    before = (await club.metrics()).get(("dvonn_sent_total", "direct message"), 0)
    await club.use(club.anna, "move", {"move": "c3"})
    await club.nothing_to_do()
    assert (await club.metrics())["dvonn_sent_total", "direct message"] == before + 1


async def test_a_board_waits_as_long_as_discord_does_not_take_it(watched_over: MonitoredClub) -> None:
    club = watched_over
    await club.begin()
    held = club.playground.faults.next("POST", POSTING, held=True)
    club.anna.begin_command(club.channel, "dvonn move", {"move": "c3"})
    await held.reached.wait()
    assert (await club.metrics())["dvonn_waiting", "Presenter"] == 1
    held.release()
    await club.quiet()
    assert [figure for figure in await club.metrics() if figure[0] == "dvonn_waiting"] == []


async def test_a_limit_of_discord_is_counted_as_429(watched_over: MonitoredClub) -> None:
    club = watched_over
    await club.begin()
    club.playground.faults.next("POST", POSTING, status=429)
    await club.use(club.anna, "move", {"move": "c3"})
    assert (await club.metrics())[
        "dvonn_discord_requests_total", "POST", "/channels/:id/messages", "429"
    ] == 1


async def test_the_name_of_a_file_is_in_no_figure(watched_over: MonitoredClub) -> None:
    club = watched_over
    panel = await club.use(club.anna, "import", {"file": Upload("Anna_against_Ben.txt", b"1. c3 2. d3")})
    assert "**Your record**" in panel.text
    assert (await club.metrics())["dvonn_discord_requests_total", "GET", "elsewhere", "200"] == 1
    assert "Anna" not in (await club.read("/metrics"))[1]


def is_post(request: Any) -> bool:  # noqa: ANN401  the playground's own
    return bool(request.method == "POST" and request.path.endswith("/messages"))


def report(**parts: str) -> str:
    return json.dumps({"process": "ok", **parts, "version": version()})


async def test_a_restart_is_asked_for_only_if_the_scheduler_is_stuck(
    watched_over: MonitoredClub, monkeypatch: pytest.MonkeyPatch
) -> None:
    club = watched_over
    ready = {"discord": "ok", "shards": "ok", "database": "ok"}
    assert await club.read("/livez") == (200, report(scheduler="ok"))
    assert await club.read("/readyz") == (200, report(**ready))

    def unavailable(*_: object) -> None:
        raise StoreUnavailableError

    with monkeypatch.context() as trouble:
        trouble.setattr(type(club.store), "write", unavailable)
        assert (await club.read("/livez"))[0] == 200
        assert await club.read("/readyz") == (503, report(**ready | {"database": "not ok"}))
    with monkeypatch.context() as trouble:
        trouble.setattr(type(club.bot), "is_connected", False)
        assert (await club.read("/livez"))[0] == 200
        assert await club.read("/readyz") == (503, report(**ready | {"shards": "not ok"}))
    with monkeypatch.context() as trouble:
        trouble.setattr(club.bot.scheduler, "glanced", 0.0)
        assert await club.read("/livez") == (503, report(scheduler="not ok"))
        assert (await club.read("/readyz"))[0] == 200


async def test_a_bot_that_is_starting_is_alive_and_not_ready(watched_over: MonitoredClub) -> None:
    club, starting = watched_over, "not ok: the bot is starting"
    assert club.while_starting == {  # while the database is migrated, or another process works with it
        "/livez": (200, report(scheduler="ok")),
        "/readyz": (503, report(discord=starting, shards=starting, database=starting)),
        "/healthz": (503, report(gateway=starting, database=starting, scheduler=starting)),
    }
    # While Discord is slow to let it in.
    assert club.before_logging_in == {"/livez": 200, "/readyz": 503, "/healthz": 503}


async def test_the_version_that_runs_is_in_the_metrics_and_in_the_help(watched_over: MonitoredClub) -> None:
    club = watched_over
    labels = version(), platform.python_version(), discord.__version__
    found = await club.metrics()
    assert [
        found["dvonn_build_info", *order]
        for order in permutations(labels)
        if ("dvonn_build_info", *order) in found
    ] == [1]
    assert f"Version {version()}" in (await club.use(club.anna, "help")).text


async def test_health_shows_which_part_is_not_well(
    watched_over: MonitoredClub, monkeypatch: pytest.MonkeyPatch
) -> None:
    club = watched_over
    assert await club.read("/healthz") == (
        200,
        report(gateway="ok", database="ok", scheduler="ok"),
    )

    def unavailable(*_: object) -> None:
        raise StoreUnavailableError

    with monkeypatch.context() as trouble:
        trouble.setattr(type(club.store), "write", unavailable)
        trouble.setattr(club.bot.scheduler, "glanced", 0.0)
        assert await club.read("/healthz") == (
            503,
            report(gateway="ok", database="not ok", scheduler="not ok"),
        )
        assert (await club.metrics())["dvonn_healthy", "database"] == 0
    assert (await club.read("/healthz"))[0] == 200
    assert (await club.read("/"))[0] == 404


async def test_a_database_that_takes_no_writes_is_not_well_and_the_reason_is_reported(
    watched_over: MonitoredClub,
) -> None:
    club = watched_over
    await club.begin()

    async def database() -> tuple[int, str]:
        status, text = await club.read("/healthz")
        return status, json.loads(text)["database"]

    event.listen(club.store._engine.sync_engine, "connect", forbid_writing)
    await dispose(club.store._engine)
    assert await database() == (503, "not ok: it is read-only")
    assert (await club.read("/readyz"))[0] == 503
    assert (await club.metrics())["dvonn_healthy", "database"] == 0
    assert (await club.read("/livez"))[0] == 200  # a restart would not help
    event.remove(club.store._engine.sync_engine, "connect", forbid_writing)
    await database()  # drops the connection with which the figures were read
    assert await database() == (200, "ok")


async def test_a_part_that_does_not_answer_is_reported(
    watched_over: MonitoredClub, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.monitoring.server.PATIENCE", 0.01)

    @contextlib.asynccontextmanager
    async def hanging(_: object) -> AsyncIterator[None]:
        await asyncio.Event().wait()
        yield

    monkeypatch.setattr(Store, "write", hanging)
    _, text = await watched_over.read("/healthz")
    assert json.loads(text)["database"] == "not ok: no answer within 0 s"


async def test_shards_servers_and_sessions_are_reported(watched_over: MonitoredClub) -> None:
    club = watched_over
    found = await club.metrics()
    assert found["dvonn_servers",] == 1
    assert found["dvonn_gateway_sessions_total", "new"] == 1
    assert found["dvonn_gateway_sessions_total", "resumed"] == 0
    assert not any(name.endswith("_created") for name, *_ in found)
    resumed = asyncio.create_task(club.bot.wait_for("shard_resumed", timeout=30))
    await asyncio.sleep(0)
    club.playground.faults.drop_gateway()
    await resumed
    found = await club.metrics()
    assert found["dvonn_gateway_sessions_total", "resumed"] == 1


async def test_a_loop_that_is_held_up_is_reported() -> None:
    lags = asyncio.Queue[float]()
    watching = asyncio.create_task(watch_loop(lags.put_nowait, interval=0.01))
    await asyncio.sleep(0)  # the watch has begun to wait
    loop = asyncio.get_running_loop()
    busy_until = loop.time() + 0.06
    while loop.time() < busy_until:
        pass
    assert await lags.get() >= 0.05
    watching.cancel()


async def test_a_port_that_is_taken_is_reported(watched_over: MonitoredClub) -> None:
    taken = int(watched_over.address.rpartition(":")[2])
    server = MonitoringServer(Figures(), {})
    with pytest.raises(SettingsError, match=f"HTTP_PORT: port {taken} of 127.0.0.1 can't be had"):
        await server.start("127.0.0.1", taken)
    await server.close()
