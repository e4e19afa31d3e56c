"""Taking somebody out of what managers did: out of the log, and out of the words that they gave as reasons.

The acts stay, as do bans, whose rows hold an id and nothing else then. Reasons go that the person gave, or that were
given for something that concerned them: they may well name them.
"""

from sqlalchemy import ColumnElement, and_, func, null, or_, select, true, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain import AuditAction, CancelReason, UserId
from bot.storage.audit_log import acts
from bot.storage.bans import bans
from bot.storage.challenges import challenges
from bot.storage.happenings import CANCELLATION
from bot.storage.match_tables import events, matches

_OF_MATCHES = acts.c.kind == AuditAction.CANCEL_MATCH
_OF_CHALLENGES = acts.c.kind == AuditAction.CANCEL_CHALLENGE


async def forget_audit_entries(connection: AsyncConnection, user: UserId) -> None:
    """Take somebody's name out of the logs of servers: as a manager, as a player, and as the person concerned."""
    own_matches = select(matches.c.id).where(or_(matches.c.white_id == user, matches.c.black_id == user))
    own_challenges = select(challenges.c.id).where(
        or_(challenges.c.challenger_id == user, challenges.c.opponent_id == user)
    )
    did, concerned = acts.c.manager_id == user, acts.c.concerned_id == user
    theirs = or_(
        did,
        concerned,
        and_(_OF_MATCHES, acts.c.number.in_(own_matches)),
        and_(_OF_CHALLENGES, acts.c.number.in_(own_challenges)),
    )
    await _unsay_in_matches(connection, theirs)
    await _unsay_in_challenges(connection, theirs)
    await _unsay_bans(connection, user)
    await connection.execute(update(acts).where(theirs).values(reason=""))
    await connection.execute(update(acts).where(did).values(manager_id=null()))
    await connection.execute(update(acts).where(concerned).values(concerned_id=null()))


async def _unsay_in_matches(connection: AsyncConnection, theirs: ColumnElement[bool]) -> None:
    cancelled = select(acts.c.number).where(_OF_MATCHES, theirs, acts.c.reason != "")
    shown = matches.c.board_message_id.is_not(None)
    redrawn = update(matches).where(matches.c.id.in_(cancelled), shown)
    await connection.execute(redrawn.values(redraw=true(), settled=False))
    ends = and_(events.c.match_id.in_(cancelled), events.c.kind == CANCELLATION)
    await connection.execute(update(events).where(ends).values(text=CancelReason.MANAGER))


async def _unsay_in_challenges(connection: AsyncConnection, theirs: ColumnElement[bool]) -> None:
    cancelled = select(acts.c.number).where(_OF_CHALLENGES, theirs, acts.c.reason != "")
    told = update(challenges).where(challenges.c.id.in_(cancelled))
    await connection.execute(told.values(reason=""))
    await connection.execute(told.where(challenges.c.notice_message_id.is_not(None)).values(shown_state=""))


async def _unsay_bans(connection: AsyncConnection, user: UserId) -> None:
    by_them = (
        select(func.count())
        .where(
            acts.c.kind == AuditAction.BAN,
            acts.c.manager_id == user,
            acts.c.guild_id == bans.c.guild_id,
            acts.c.concerned_id == bans.c.banned_id,
        )
        .scalar_subquery()
    )
    await connection.execute(update(bans).where(or_(bans.c.banned_id == user, by_them > 0)).values(reason=""))
