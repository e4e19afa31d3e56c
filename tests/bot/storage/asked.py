"""Recording the statements that a store executes."""

import contextlib
from collections.abc import Iterator
from typing import Any

from sqlalchemy import Connection, event

from bot.storage import Store


@contextlib.contextmanager
def noted(store: Store) -> Iterator[list[tuple[str, Any]]]:
    """Record the statements of a block with their parameters, in order, without BEGIN."""
    asked: list[tuple[str, Any]] = []

    def note(_: Connection, __: object, statement: str, parameters: Any, *___: object) -> None:  # noqa: ANN401  the driver's
        if not statement.startswith("BEGIN"):
            asked.append((statement, parameters))

    sync = store._engine.sync_engine
    event.listen(sync, "before_cursor_execute", note)
    try:
        yield asked
    finally:
        event.remove(sync, "before_cursor_execute", note)
