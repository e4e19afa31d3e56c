from collections.abc import Callable
from datetime import datetime

from bot.domain.ids import ImportId, UserId
from bot.domain.imported import KEPT_FOR, MOST_KEPT, Import
from bot.domain.refusals import RefusalReason, Refused
from bot.features.records.refusals import NO_RECORD_GIVEN, RECORD_TOO_LARGE, UNREADABLE_RECORD
from bot.features.records.repository import ImportRepository
from bot.storage import Store, retried
from dvonn import LONGEST_RECORD, RecordTooLongError, UnreadableError, read_record


class Imports:
    def __init__(self, store: Store, *, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    @retried
    async def add(self, text: str, *, by: UserId) -> Import:
        """Parse a record of any format and store it; nothing is stored unless all of it is legal.

        Raises `Refused`: NO_RECORD_GIVEN for a blank text, RECORD_TOO_LARGE, UNREADABLE_RECORD.
        """
        if not text.strip():
            raise Refused(NO_RECORD_GIVEN)
        try:
            record = read_record(text)
        except RecordTooLongError as flaw:
            raise Refused(RECORD_TOO_LARGE, flaw.limit) from flaw
        except UnreadableError as flaw:
            raise Refused(UNREADABLE_RECORD, flaw) from flaw
        async with self._store.write() as uow:
            return await ImportRepository(uow).add(by, record, self._clock(), most=MOST_KEPT)

    async def find(self, import_id: ImportId, user: UserId) -> Import:
        """Return a user's own record. Raises `Refused`: NO_SUCH_IMPORT, also for other users' records."""
        async with self._store.read() as uow:
            found = await ImportRepository(uow).find(import_id)
        if found.user != user:
            raise Refused(RefusalReason.NO_SUCH_IMPORT)
        return found

    async def delete_expired(self) -> None:
        """Delete the records that are older than `KEPT_FOR`."""
        async with self._store.write() as uow:
            await ImportRepository(uow).delete_before(self._clock() - KEPT_FOR)
        await self._store.scrub()


def check_size(size: int) -> None:
    """Check the size of a file in bytes. Raises `Refused`: RECORD_TOO_LARGE."""
    if size > LONGEST_RECORD:
        raise Refused(RECORD_TOO_LARGE, LONGEST_RECORD)
