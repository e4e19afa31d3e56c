"""`dvonn-bot check` reports whether each part is in order, and changes nothing."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any
from uuid import uuid4

import discord
import pytest
from discord.http import Route
from sqlalchemy import make_url

from bot.access.permissions import install_link, invite_link, may_be_installed_by_users
from bot.cli import checking
from bot.domain import ColourChoice, Setup
from bot.process.settings import Settings
from bot.services import Challenges, Matches
from bot.storage.backups import back_up
from bot.storage.checks import Condition
from discord_playground import Application, Permission, Playground
from dvonn import Game
from tests.bot.company import ANNA, BEN, HERE
from tests.bot.played import C3, D3, E3, play_at_once, recorded
from tests.bot.storage.prepared import prepare
from tests.postgres import Server

Said = pytest.CaptureFixture[str]

ADDRESSES = {f"{page}_url": f"https://dvonn.example/{page}" for page in ("support", "privacy", "terms")}

ALL_ROLES = "Mention @everyone, @here, and All Roles"
OPTIONAL = {
    "Manage Threads": "to go on in threads that someone has locked",
    "Manage Roles": (
        "to give the holder of the crown a role that a manager has chosen; "
        "to give the winner of a league a role that a manager has chosen"
    ),
    ALL_ROLES: "to ping a role that a manager has chosen when someone looks for an opponent",
}


def optional(*, roles: int = 0, mentions: int = 1) -> str:
    """The lines on optional permissions. By default, Discord lets everyone mention everyone."""
    granted = {"Manage Threads": 0, "Manage Roles": roles, ALL_ROLES: mentions}
    return "\n".join(
        f"optional: {permission}, {purpose}; servers that grant it: {granted[permission]}"
        for permission, purpose in OPTIONAL.items()
    )


DATABASE = "sqlite+aiosqlite:///dvonn.db"


@pytest.fixture
async def playground(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Playground]:
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    async with Playground() as playground:
        yield playground


@pytest.fixture
def application(playground: Playground, monkeypatch: pytest.MonkeyPatch) -> Application:
    """The bot's, in one server; users can't install it for themselves."""
    monkeypatch.setattr(checking, "may_be_installed_by_users", lambda _: False)
    application = playground.create_application("DVONN")
    playground.create_guild("Club", owner=playground.create_user("olga")).add_bot(application)
    return application


@pytest.fixture
async def played(service: Matches, challenges: Challenges) -> None:
    """A match that is over and one that continues, in the database that the settings name."""
    for game in (recorded()[0], Game([C3, D3, E3])):
        made = await challenges.challenge(HERE, ANNA, BEN, ColourChoice.WHITE, Setup.FULL)
        await play_at_once(service, await challenges.accept(made.id, BEN), game)


def change(*statements: str) -> None:
    with closing(sqlite3.connect("dvonn.db")) as opened:
        for statement in statements:
            opened.execute(statement)
        opened.commit()


async def checked(capsys: Said, **settings: object) -> tuple[int, dict[str, str]]:
    """The status, and what was said of each part."""
    status = await checking.check(Settings.model_validate(settings))
    told: dict[str, str] = {}
    for line in capsys.readouterr().out.splitlines():
        if line.startswith(" "):
            told[list(told)[-1]] += "\n" + line.strip()
        elif line != checking.FIRST_DAY:
            part, _, rest = line.partition(" ")
            told[part] = rest.strip()
        else:
            told["at the end"] = line
    assert ("at the end" in told) is (status == 0)
    told.pop("at the end", None)
    return status, told


@pytest.mark.usefixtures("played")
async def test_where_all_is_well_it_says_so_and_ends_with_0(
    capsys: Said, playground: Playground, application: Application
) -> None:
    there = {"discord_token": application.token, "discord_api_url": playground.api_url, **ADDRESSES}
    status, told = await checked(capsys, database_url=DATABASE, **there)
    assert told == {
        "settings": f"ok     read from the environment; Discord is at {playground.api_url}",
        "discord": f"ok     application {application.id}; servers: 1\n{checking.NOT_FOR_USERS}\n{optional()}",
        "database": f"ok     SQLite {sqlite3.sqlite_version}, dvonn.db",
        "migrations": "ok     up to date",
        "games": "ok     replayed: 2; all consistent",
    }
    assert status == 0


async def test_discord_is_reached_by_the_proxy_that_is_set(
    capsys: Said, playground: Playground, application: Application
) -> None:
    proxy = playground.api_url.removesuffix("/api/v10")  # it answers for any host
    there = {"discord_api_url": "http://discord.test/api/v10", "proxy_url": proxy}
    _, told = await checked(capsys, discord_token=application.token, **there)
    assert (
        told["discord"]
        == f"ok     application {application.id}; servers: 1\n{checking.NOT_FOR_USERS}\n{optional()}"
    )


async def test_optional_permissions_are_reported_with_how_many_servers_grant_them(
    capsys: Said, playground: Playground, application: Application
) -> None:
    guild = playground.create_guild("Two", owner=playground.create_user("two"))
    guild.add_bot(application)
    guild.everyone.permissions |= Permission.MANAGE_ROLES
    _, told = await checked(capsys, discord_token=application.token, discord_api_url=playground.api_url)
    assert "\n".join(told["discord"].splitlines()[2:]) == optional(roles=1, mentions=2)


@pytest.mark.usefixtures("played")
@pytest.mark.parametrize("lacking", [["support_url"], ["privacy_url", "terms_url"]])
async def test_an_address_to_which_the_help_could_lead_is_missed_and_not_wrong(
    capsys: Said, playground: Playground, application: Application, lacking: list[str]
) -> None:
    given = {name: address for name, address in ADDRESSES.items() if name not in lacking}
    there = {"discord_token": application.token, "discord_api_url": playground.api_url, **given}
    status, told = await checked(capsys, database_url=DATABASE, **there)
    _, hint = told["settings"].splitlines()
    assert hint.startswith(f"not set: {', '.join(lacking).upper()}; ")
    assert status == 0


async def test_before_the_first_start_nothing_is_wrong_and_nothing_is_made(
    capsys: Said, playground: Playground, application: Application, folder: Path
) -> None:
    there = {"discord_token": application.token, "discord_api_url": playground.api_url}
    status, told = await checked(capsys, **there)
    assert (status, told["database"]) == (0, "ok     dvonn.db does not exist yet: the first start creates it")
    assert list(folder.iterdir()) == []  # noqa: ASYNC240  there is nobody who waits


async def test_a_server_that_gives_less_than_the_invitation_asks_for_is_reported(
    capsys: Said, monkeypatch: pytest.MonkeyPatch, playground: Playground, application: Application
) -> None:
    monkeypatch.setattr(checking, "PAGE", 2)
    lacking = []
    for name in ("One", "Two", "Three"):
        guild = playground.create_guild(name, owner=playground.create_user(name.lower()))
        guild.add_bot(application)
        guild.everyone.permissions &= ~(Permission.ATTACH_FILES | Permission.CREATE_PUBLIC_THREADS)
        lacking.append(guild.id)
    monkeypatch.setattr(checking, "MOST_TOLD", 2)
    there = {"discord_token": application.token, "discord_api_url": playground.api_url}
    status, told = await checked(capsys, **there)
    assert status == 0  # it may have been given in the channels where matches are played
    first, _, *lines, last, threads, roles, mentions = told["discord"].splitlines()
    assert first.endswith("servers: 4")
    assert lines == [
        f"server {guild}, except in channels that grant them: no Attach Files, Create Public Threads"
        for guild in lacking[:2]
    ]
    assert (last, f"{threads}\n{roles}\n{mentions}") == ("further servers: 1", optional(mentions=4))


async def test_a_token_that_opens_nothing_is_wrong(capsys: Said, playground: Playground) -> None:
    status, told = await checked(capsys, discord_token="a.b.c", discord_api_url=playground.api_url)  # noqa: S106  made up
    assert status == 1
    assert told["discord"].startswith("WRONG  DISCORD_TOKEN: Discord does not know this token.")
    status, told = await checked(capsys)
    assert told["discord"].startswith("WRONG  DISCORD_TOKEN is not set")
    assert status == 1


@pytest.mark.usefixtures("played")
@pytest.mark.parametrize(
    ("statement", "reason"),
    [
        ("DELETE FROM events WHERE match_id = 2", "it has no beginning"),
        (
            "UPDATE events SET text = 'c3' WHERE match_id = 2 AND number = 4",
            "event 4: the rules forbid the move",
        ),
        (
            "UPDATE events SET actor_id = 7 WHERE match_id = 2 AND number = 3",
            "event 3: somebody else was to move",
        ),
        (
            "UPDATE events SET number = 9 WHERE match_id = 2 AND number = 4",
            "event 9: it is not the next number",
        ),
        (
            "UPDATE events SET kind = 'jest' WHERE match_id = 2 AND number = 4",
            "an event can't be read (KeyError)",
        ),
        (
            "INSERT INTO events VALUES (2, 5, 'undo', '9', 1001, '2026-05-04 12:00:00')",
            "event 5: there is no such move to take back",
        ),
        (
            "INSERT INTO events SELECT 2, 4 + id, 'draw', '', 1001, '2026-05-04 12:00:00' FROM matches",
            "event 6: the game was over",
        ),
        (
            "UPDATE views SET shown = 5 WHERE kind = 'board' AND about = 2",
            "its board shows event 5, and there are 4",
        ),
        (
            "UPDATE matches SET mover_id = 7, finished_at = '2026-05-04 12:00:00' WHERE id = 2",
            "its events say otherwise than finished_at, mover_id",
        ),
        ("UPDATE matches SET result = 'tie' WHERE id = 2", "its events say otherwise than result"),
    ],
)
async def test_what_does_not_fit_in_a_match_is_reported(capsys: Said, statement: str, reason: str) -> None:
    change(statement)
    status, told = await checked(capsys, database_url=DATABASE)
    assert status == 1
    assert told["games"] == f"WRONG  replayed: 2; inconsistent: 1\ngame 2: {reason}"


@pytest.mark.usefixtures("played")
async def test_a_newer_database_is_reported_and_left_alone(capsys: Said) -> None:
    change("UPDATE alembic_version SET version_num = '9999'")
    status, told = await checked(capsys, database_url=DATABASE)
    assert status == 1
    assert told["migrations"].startswith("WRONG  The database is of a newer version of the bot.")
    assert told["games"] == "ok     not replayed: migrations are pending"


@pytest.mark.usefixtures("played")
async def test_an_older_database_is_migrated_and_replayed_as_a_copy(
    capsys: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def one_behind(_url: str) -> object:
        return Condition("SQLite", 1)

    monkeypatch.setattr(checking, "condition_of", one_behind)
    _, told = await checked(capsys, database_url=DATABASE)
    assert told["migrations"] == "ok     pending, applied by the next start: 1"
    assert told["games"] == "ok     replayed: 2; all consistent"


@pytest.mark.usefixtures("played")
async def test_of_a_database_that_is_not_a_file_nothing_is_replayed_while_migrations_are_lacking(
    capsys: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def one_behind(_url: str) -> object:
        return Condition("PostgreSQL", 1)

    async def nothing_wrong(_url: str) -> None:
        pass

    monkeypatch.setattr(checking, "check_rights", nothing_wrong)

    monkeypatch.setattr(checking, "condition_of", one_behind)
    monkeypatch.setattr(checking, "file_of", lambda _: None)
    _, told = await checked(capsys, database_url=DATABASE)
    assert told["games"] == "ok     not replayed: migrations are pending"


async def as_guest(postgres: Server, url: str, *statements: str) -> str:
    """The address of a database for a role that may do what the statements allow."""
    name, guest = str(make_url(url).database), f"guest_{uuid4().hex}"
    async with postgres.connected(name) as connection:
        for statement in (f"CREATE ROLE {guest} LOGIN", *(each.format(guest) for each in statements)):
            await connection.execute(statement)
    return url.replace("://dvonn@", f"://{guest}@")


async def test_a_role_that_may_not_migrate_is_reported(
    capsys: Said, postgres: Server, empty_postgres_url: str
) -> None:
    url = await as_guest(postgres, empty_postgres_url)
    status, told = await checked(capsys, database_url=url)
    assert status == 1
    assert "permission denied for schema public" in told["migrations"]
    url = await as_guest(postgres, empty_postgres_url, "GRANT CREATE ON SCHEMA public TO {}")
    _, told = await checked(capsys, database_url=url)
    assert told["migrations"].startswith("ok     pending, applied by the next start: ")
    async with postgres.connected(str(make_url(url).database)) as connection:
        await connection.execute("CREATE TABLE matches (id integer)")
    _, told = await checked(capsys, database_url=url)
    assert "must be owner of table matches" in told["migrations"]


async def test_a_role_that_may_only_read_is_reported(
    capsys: Said, postgres: Server, url_of_its_own: str
) -> None:
    url = await as_guest(postgres, url_of_its_own, "GRANT SELECT ON ALL TABLES IN SCHEMA public TO {}")
    status, told = await checked(capsys, database_url=url)
    assert status == 1
    assert "permission denied for table heartbeat" in told["database"]


@pytest.fixture
async def url_of_its_own(postgres: Server) -> AsyncIterator[str]:
    async with postgres.database() as url:
        yield url


@pytest.mark.usefixtures("played")
async def test_a_backup_can_be_checked_as_a_database_can(capsys: Said, folder: Path) -> None:
    backup = folder / "before-upgrade.db"
    await back_up(DATABASE, backup)
    _, told = await checked(capsys, database_url="sqlite+aiosqlite:///before-upgrade.db")
    assert told["games"] == "ok     replayed: 2; all consistent"


async def test_a_damaged_or_missing_place_is_reported(capsys: Said, folder: Path) -> None:
    file = folder / "dvonn.db"
    prepare(file)
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2])
    status, told = await checked(capsys, database_url=DATABASE)
    assert status == 1
    assert told["database"].startswith("WRONG  DATABASE_URL: the database can't be opened")
    status, told = await checked(capsys, database_url="sqlite+aiosqlite:///nowhere/dvonn.db")
    assert status == 1
    assert told["database"].startswith("WRONG  DATABASE_URL: there is no folder nowhere.")


# the links


SERVER_LINK, OWN_LINK = invite_link(123), install_link(123)


async def test_both_links_are_told_with_what_they_are_for(capsys: Said) -> None:
    await checking.invite(Settings.model_validate({}), "123")
    told = capsys.readouterr().out.splitlines()
    assert told[:4] == [
        "For a server, where everyone can use it:",
        SERVER_LINK,
        "For oneself, to use it in any server and chat:",
        OWN_LINK,
    ]
    assert "User Install" in told[4]  # without a token nobody knows whether it is ticked


@pytest.mark.parametrize("for_users", [False, True])
async def test_the_link_for_oneself_is_reported_where_the_application_allows_it(
    capsys: Said,
    monkeypatch: pytest.MonkeyPatch,
    application: Application,
    playground: Playground,
    *,
    for_users: bool,
) -> None:
    monkeypatch.setattr(checking, "may_be_installed_by_users", lambda _: for_users)
    there = {"discord_token": application.token, "discord_api_url": playground.api_url}
    await checking.invite(Settings.model_validate(there), None)
    told = capsys.readouterr().out
    assert invite_link(application.id) in told
    assert (install_link(application.id) in told) is for_users
    assert ("tick User Install" in told) is not for_users
    _, report = await checked(capsys, **there)
    assert (checking.FOR_USERS if for_users else checking.NOT_FOR_USERS) in report["discord"]


@pytest.mark.parametrize(
    ("config", "may"),
    [(None, False), ({}, False), ({"0": {}}, False), ({"0": {}, "1": {}}, True), ({"1": {}}, True)],
)
def test_users_may_install_what_the_application_allows(config: object, *, may: bool) -> None:
    told: Any = {
        "id": "1",
        "name": "DVONN",
        "description": "",
        "icon": None,
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "",
        "owner": {"id": "2", "username": "olga", "discriminator": "0", "avatar": None},
    }
    if config is not None:
        told["integration_types_config"] = config
    state: Any = discord.Client(intents=discord.Intents.none())._connection
    assert may_be_installed_by_users(discord.AppInfo(state, told)) is may
