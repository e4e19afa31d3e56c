"""The names, languages and preferences of people."""

from collections.abc import Sequence

from sqlalchemy import (
    BigInteger,
    Column,
    String,
    Table,
    bindparam,
    delete,
    false,
    func,
    null,
    or_,
    select,
    true,
    update,
)

from bot.domain import Person, Preferences, UserId
from bot.domain.ids import FORMER_BLACK, FORMER_WHITE
from bot.storage.audit_log_forgotten import forget_audit_entries
from bot.storage.challenges import challenges
from bot.storage.follows import follows, spectacles
from bot.storage.match_tables import events, matches
from bot.storage.preferences import format_preferences, preferences, read_preferences
from bot.storage.puzzle_cards import forget_on_cards
from bot.storage.schema import Repository, metadata, tables_with
from bot.storage.upsert import upsert

people = Table(
    "people",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", String(100), nullable=False),
    Column("language", String(10)),
)

_CHOSEN_BY = select(preferences).where(preferences.c.user_id.in_(bindparam("users", expanding=True)))


class PeopleRepository(Repository):
    """The preferences and languages of people, and their names for places where Discord shows no mention."""

    async def hold(self, *users: UserId) -> None:
        """Let other transactions that hold one of these people wait until this one ends.

        A row that isn't there yet, such as an absence, can't be locked. A transaction that decides by one holds the
        person before it reads.
        """
        await self._hold(*users)

    async def names(self, users: Sequence[UserId]) -> dict[UserId, str]:
        """The names last seen; users who were never seen are left out."""
        query = select(people.c.user_id, people.c.name).where(people.c.user_id.in_(users))
        return {UserId(row.user_id): row.name for row in await self._connection.execute(query)}

    async def remember(self, person: Person) -> None:
        """Keep the name under which somebody takes part, and the language where one was told."""
        spoken = {"language": person.language} if person.language else {}
        await upsert(self._connection, people, {"user_id": person.id, "name": person.name[:100], **spoken})

    async def languages(self, users: Sequence[UserId]) -> dict[UserId, str | None]:
        """The languages last told by these users, of those whose names are kept; None where none was told."""
        query = select(people.c.user_id, people.c.language).where(people.c.user_id.in_(users))
        return {UserId(row.user_id): row.language for row in await self._connection.execute(query)}

    async def speaks(self, user: UserId, language: str) -> None:
        """Keep the language that somebody speaks by now; it is kept only beside a name."""
        await self._connection.execute(
            update(people).where(people.c.user_id == user).values(language=language)
        )

    async def preferences(self, users: Sequence[UserId]) -> dict[UserId, Preferences]:
        """The preferences of each of these users; the defaults for users who have chosen nothing."""
        rows = await self._connection.execute(_CHOSEN_BY, {"users": users})
        chosen = {UserId(row.user_id): read_preferences(row.chosen) for row in rows}
        return {user: chosen.get(user, Preferences()) for user in users}

    async def choose(self, user: UserId, chosen: Preferences) -> None:
        """Keep somebody's preferences."""
        query = select(preferences.c.chosen).where(preferences.c.user_id == user)
        before = (await self._connection.execute(query)).scalar_one_or_none()
        text = format_preferences(chosen, before or "{}")
        await upsert(self._connection, preferences, {"user_id": user, "chosen": text})

    async def finished_matches(self, user: UserId) -> int:
        """How many finished matches of somebody are kept."""
        theirs = or_(matches.c.white_id == user, matches.c.black_id == user)
        query = select(func.count()).where(theirs, matches.c.finished_at.is_not(None))
        return (await self._connection.execute(query)).scalar_one()

    async def forget(self, user: UserId) -> None:
        """Take somebody out of everything: finished matches and closed challenges tell of a former player."""
        connection = self._connection
        await forget_audit_entries(
            connection, user
        )  # first, as it finds the matches and challenges by their players
        for column, former in ((matches.c.white_id, FORMER_WHITE), (matches.c.black_id, FORMER_BLACK)):
            theirs = column == user
            await connection.execute(
                update(events)
                .where(events.c.match_id.in_(select(matches.c.id).where(theirs)), events.c.actor_id == user)
                .values(actor_id=former)
            )
            shown = matches.c.board_message_id.is_not(None)
            await connection.execute(
                update(spectacles)
                .where(spectacles.c.match_id.in_(select(matches.c.id).where(theirs)))
                .values(number=0)
            )
            await connection.execute(
                update(matches).where(theirs, shown).values(redraw=true(), settled=false())
            )
            heads = challenges.c.match_id.in_(select(matches.c.id).where(theirs))
            posted = challenges.c.notice_message_id.is_not(None)
            await connection.execute(update(challenges).where(heads, posted).values(shown_state=""))
            await connection.execute(update(matches).where(theirs).values({column.name: former}))
        made, named = challenges.c.challenger_id, challenges.c.opponent_id
        for column, former in ((made, FORMER_WHITE), (named, FORMER_BLACK)):
            theirs, shown = column == user, challenges.c.notice_message_id.is_not(None)
            await connection.execute(update(challenges).where(theirs, shown).values(shown_state=""))
            await connection.execute(
                update(challenges).where(theirs).values({column.name: former, "reason": ""})
            )
        await forget_on_cards(connection, user)
        for table in tables_with("user_id"):
            await connection.execute(delete(table).where(table.c.user_id == user))
        await connection.execute(delete(follows).where(follows.c.player_id == user))
        await connection.execute(
            update(follows).where(follows.c.manager_id == user).values(manager_id=null())
        )
