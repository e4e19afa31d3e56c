"""The base of all books: one transaction's connection."""

from dataclasses import dataclass, field
from datetime import datetime

from sqlalchemy.ext.asyncio import AsyncConnection


@dataclass(eq=False)
class Transaction:
    """The transaction that books belong to."""

    connection: AsyncConnection
    writing: bool
    moments: list[datetime] = field(default_factory=list)
    """The moments of things to come that were noted in it."""

    def falls_due(self, *moments: datetime | None) -> None:
        """Note that something is to happen then."""
        self.moments += [moment for moment in moments if moment is not None]

    @property
    def locks(self) -> bool:
        """Whether it locks what it reads: SQLite has one writer at a time, so nothing needs to be locked there."""
        return self.writing and self.connection.dialect.name != "sqlite"


class SqlBook:
    """A book of one transaction. Its methods are described once, by the book of `bot.matches` that it implements."""

    def __init__(self, transaction: Transaction) -> None:
        self._connection = transaction.connection
        self._falls_due = transaction.falls_due
