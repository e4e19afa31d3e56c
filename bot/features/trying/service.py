"""The service for lines: trying out moves, and saving lines under names."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime

from bot.domain.ids import UserId
from bot.domain.line import (
    MOST_KEPT,
    MOST_OPEN,
    ChangeNumber,
    Line,
    LineId,
    LinePly,
    OwnLine,
    Start,
    check_name,
)
from bot.domain.refusals import Refused
from bot.features.trying.refusals import NOTHING_TO_TRY, TOO_MANY_LINES
from bot.features.trying.repository import LineRepository
from bot.storage import Store, UnitOfWork, retried
from dvonn import Move, Phase

NEW = LineId(0)
"""The id of a line that isn't stored yet."""


class Trying:
    def __init__(self, store: Store, *, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    async def kept(self, user: UserId) -> Sequence[OwnLine]:
        """Return the named lines of a user, the last used first."""
        async with self._store.read() as uow:
            return [line for line in await LineRepository(uow).of(user) if line.kept]

    @retried
    async def begin(self, start: Start, *, by: UserId) -> OwnLine:
        """Begin a line, or continue an unnamed one from the same position.

        Raises `Refused`: NOTHING_TO_TRY.
        """
        if start.position.phase is Phase.OVER:
            raise Refused(NOTHING_TO_TRY)
        async with self._store.write() as uow:
            await uow.people.hold(by)
            at = self._clock()
            for left in await LineRepository(uow).of(by):
                if left.start == start and not left.kept:
                    await LineRepository(uow).save(left, at)
                    return left
            return await _open(uow, OwnLine(NEW, by, Line.of(start)), at)

    @retried
    async def play(
        self, line_id: LineId, at: int, move: Move, *, seen: int, by: UserId
    ) -> tuple[OwnLine, LinePly]:
        """Play a move after the first `at` moves of a line; return the line and the ply to show.

        If the line has changed since version `seen`, nothing is played, and the ply is the line's end. A named line is
        never changed: a different move begins a new line. Raises `Refused`: NO_SUCH_LINE, and `IllegalMove`.
        """
        async with self._store.write() as uow:
            await uow.people.hold(by)
            own = await LineRepository(uow).find(line_id, by)
            if own.number != seen or at > own.line.end:
                return own, own.line.end
            line = own.line.played(at, move)
            if line != own.line:
                own = await _changed(uow, own, line, self._clock())
            return own, line.after(at)

    @retried
    async def keep(self, line_id: LineId, name: str, *, by: UserId) -> OwnLine:
        """Name a line, or rename it.

        A line derived from a named line replaces that line if it gets the same name. Raises `Refused`: NO_SUCH_LINE,
        NO_NAME, TOO_MANY_LINES.
        """
        name = check_name(name)
        async with self._store.write() as uow:
            await uow.people.hold(by)
            own = await LineRepository(uow).find(line_id, by)
            others = [each for each in await LineRepository(uow).of(by) if each.kept and each.id != own.id]
            replaced = [each for each in others if each.id == own.origin and each.name == name]
            for each in replaced:
                await LineRepository(uow).delete(each.id)
                others.remove(each)
            if not own.kept and len(others) >= MOST_KEPT:
                raise Refused(TOO_MANY_LINES, MOST_KEPT)
            own = replace(own, name=name, kept=True, origin=None)
            await LineRepository(uow).save(own, self._clock())
            return own

    @retried
    async def drop(self, line_id: LineId, *, by: UserId) -> OwnLine:
        """Stop keeping a line; it stays available while it is among the user's most recently used unnamed lines.

        Raises `Refused`: NO_SUCH_LINE.
        """
        async with self._store.write() as uow:
            await uow.people.hold(by)
            own = replace(await LineRepository(uow).find(line_id, by), kept=False)
            await LineRepository(uow).save(own, self._clock())
            await _delete_oldest(uow, by, but=own)
            return own


async def _changed(uow: UnitOfWork, own: OwnLine, line: Line, at: datetime) -> OwnLine:
    """Store the changed moves of a line. A named line isn't changed: the moves become a new line derived from it.

    If a line with these moves was derived from it before, that line is returned instead.
    """
    if own.kept:
        for each in await LineRepository(uow).of(own.user):
            if each.origin == own.id and each.line == line:
                return each
        return await _open(uow, OwnLine(NEW, own.user, line, name=own.name, origin=own.id), at)
    own = replace(own, line=line, number=ChangeNumber(own.number + 1))
    await LineRepository(uow).save(own, at)
    return own


async def _open(uow: UnitOfWork, line: OwnLine, at: datetime) -> OwnLine:
    opened = await LineRepository(uow).add(line, at)
    await _delete_oldest(uow, line.user, but=opened)
    return opened


async def _delete_oldest(uow: UnitOfWork, user: UserId, *, but: OwnLine) -> None:
    """Delete a user's unnamed lines that aren't among the last used ones; `but` stays."""
    left = [each for each in await LineRepository(uow).of(user) if not each.kept and each.id != but.id]
    for each in left[MOST_OPEN - 1 :]:
        await LineRepository(uow).delete(each.id)
