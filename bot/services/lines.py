"""The service of lines: trying out moves, and keeping lines under names. Each call is one transaction."""

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
from bot.domain.refusals import RefusalReason, Refused
from bot.services.retry import retried
from bot.storage import Store, UnitOfWork
from dvonn import Move, Phase

NEW = LineId(0)
"""The id of a line that has none yet."""


class Trying:
    """The service behind **Try it out** and `/dvonn me lines`. `clock` tells the time in UTC."""

    def __init__(self, store: Store, *, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    async def kept(self, user: UserId) -> Sequence[OwnLine]:
        """The lines that somebody keeps under a name, the one first that was used last."""
        async with self._store.read() as uow:
            return [line for line in await uow.lines.of(user) if line.kept]

    @retried
    async def begin(self, start: Start, *, by: UserId) -> OwnLine:
        """Begin a line; one from the same position that was left, and isn't kept, goes on.

        Raises `Refused`: NOTHING_TO_TRY.
        """
        if start.position.phase is Phase.OVER:
            raise Refused(RefusalReason.NOTHING_TO_TRY)
        async with self._store.write() as uow:
            await uow.people.hold(by)
            at = self._clock()
            for left in await uow.lines.of(by):
                if left.start == start and not left.kept:
                    await uow.lines.save(left, at)
                    return left
            return await _open(uow, OwnLine(NEW, by, Line.of(start)), at)

    @retried
    async def play(
        self, line_id: LineId, at: int, move: Move, *, seen: int, by: UserId
    ) -> tuple[OwnLine, LinePly]:
        """Play a move after the first `at` ones of a line; gives the line and the ply that is to be shown.

        Where its moves have changed since they were `seen`, nothing is done and its end is shown. A kept line stays as
        it is: another move makes a new line of it. Raises `Refused`: NO_SUCH_LINE, and `IllegalMove`.
        """
        async with self._store.write() as uow:
            await uow.people.hold(by)
            own = await uow.lines.find(line_id, by)
            if own.number != seen or at > own.line.end:
                return own, own.line.end
            line = own.line.played(at, move)
            if line != own.line:
                own = await _changed(uow, own, line, self._clock())
            return own, line.after(at)

    @retried
    async def keep(self, line_id: LineId, name: str, *, by: UserId) -> OwnLine:
        """Keep a line under a name, or give a kept one another name.

        A line that has come from a kept one takes its place if the name is the same.
        Raises `Refused`: NO_SUCH_LINE, NO_NAME, TOO_MANY_LINES.
        """
        name = check_name(name)
        async with self._store.write() as uow:
            await uow.people.hold(by)
            own = await uow.lines.find(line_id, by)
            others = [each for each in await uow.lines.of(by) if each.kept and each.id != own.id]
            replaced = [each for each in others if each.id == own.origin and each.name == name]
            for each in replaced:
                await uow.lines.delete(each.id)
                others.remove(each)
            if not own.kept and len(others) >= MOST_KEPT:
                raise Refused(RefusalReason.TOO_MANY_LINES, MOST_KEPT)
            own = replace(own, name=name, kept=True, origin=None)
            await uow.lines.save(own, self._clock())
            return own

    @retried
    async def drop(self, line_id: LineId, *, by: UserId) -> OwnLine:
        """Keep a line no longer; it stays open for as long as it is among the last ones used.

        Raises `Refused`: NO_SUCH_LINE.
        """
        async with self._store.write() as uow:
            await uow.people.hold(by)
            own = replace(await uow.lines.find(line_id, by), kept=False)
            await uow.lines.save(own, self._clock())
            await _make_room(uow, by, but=own)
            return own


async def _changed(uow: UnitOfWork, own: OwnLine, line: Line, at: datetime) -> OwnLine:
    """The line with its new moves. A kept line stays as it is: the moves become a new line beside it.

    The same moves from the same kept line make one new line, however often they are asked for.
    """
    if own.kept:
        for each in await uow.lines.of(own.user):
            if each.origin == own.id and each.line == line:
                return each
        return await _open(uow, OwnLine(NEW, own.user, line, name=own.name, origin=own.id), at)
    own = replace(own, line=line, number=ChangeNumber(own.number + 1))
    await uow.lines.save(own, at)
    return own


async def _open(uow: UnitOfWork, line: OwnLine, at: datetime) -> OwnLine:
    opened = await uow.lines.add(line, at)
    await _make_room(uow, line.user, but=opened)
    return opened


async def _make_room(uow: UnitOfWork, user: UserId, *, but: OwnLine) -> None:
    """Let go of the lines that are neither kept nor among the last ones used."""
    left = [each for each in await uow.lines.of(user) if not each.kept and each.id != but.id]
    for each in left[MOST_OPEN - 1 :]:
        await uow.lines.delete(each.id)
