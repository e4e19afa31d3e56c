"""When standing messages are compared again with what they should show. They are views."""

from datetime import datetime

from sqlalchemy import Select, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain import GuildId, UserId
from bot.domain.standing_messages import SOON, StandingKind, next_edit, standing_kinds
from bot.storage.hooks import on_forget_user
from bot.storage.match_tables import matches
from bot.storage.views import ROWS, ViewRepository, compare_again, of_key


async def draw_anew(
    connection: AsyncConnection, guilds: Select[tuple[int]], kind: StandingKind | None = None
) -> None:
    """Have the standing messages of the selected servers compared again, or those of one kind."""
    kinds = standing_kinds() if kind is None else [kind]
    await compare_again(connection, ROWS.kind.in_([each.view for each in kinds]), ROWS.about.in_(guilds))


@on_forget_user
async def draw_without_user(connection: AsyncConnection, user: UserId) -> None:
    """Have all standing messages compared again in the servers in which a user has played: they may name the user."""
    played = or_(matches.c.white_id == user, matches.c.black_id == user)
    await draw_anew(connection, select(matches.c.guild_id).where(played))


async def standing_changed(views: ViewRepository, kind: StandingKind, guild: GuildId, at: datetime) -> None:
    """Note that what a server's standing messages show may have changed: they are edited soon, but not too often."""
    for view in await views.of_kinds([kind.view], guild):
        await views.changed(*of_key(view.key), due=next_edit(view, at + SOON))


async def all_standing_changed(views: ViewRepository, kind: StandingKind, at: datetime) -> None:
    """Note in all servers that what standing messages show may have changed."""
    await views.changed(ROWS.kind == kind.view, due=at + SOON)
