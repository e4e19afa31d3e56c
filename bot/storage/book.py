"""What all books are made of: one transaction's connection."""

from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncConnection


@dataclass(frozen=True, slots=True)
class Transaction:
    """The transaction that books belong to."""

    connection: AsyncConnection
    writing: bool

    @property
    def locks(self) -> bool:
        """Whether it locks what it reads: SQLite has one writer at a time, so nothing needs to be locked there."""
        return self.writing and self.connection.dialect.name != "sqlite"


class SqlBook:
    """A book of one transaction. What its methods give is told once: by the book of `bot.matches` that it is."""

    def __init__(self, transaction: Transaction) -> None:
        self._connection = transaction.connection
