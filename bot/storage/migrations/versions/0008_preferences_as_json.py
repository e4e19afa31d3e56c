"""Preferences in one column, as JSON.

Why: no query searches by a preference, so a new one can be a name in the JSON instead of a migration.
"""

import json
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

USER = "user_id"
AS_TEXT = (USER, "chosen")
AS_COLUMNS = (
    USER,
    "call_when",
    "call_by",
    "quiet_start",
    "quiet_end",
    "quiet_zone",
    "theme",
    "rotated",
    "confirm",
)


def upgrade() -> None:
    _make_anew(AS_COLUMNS, _gathered, sa.Column("chosen", sa.Text, nullable=False))


def downgrade() -> None:
    _make_anew(
        AS_TEXT,
        _spread,
        sa.Column("call_when", sa.String(10), nullable=False),
        sa.Column("call_by", sa.String(10), nullable=False),
        sa.Column("quiet_start", sa.Integer),
        sa.Column("quiet_end", sa.Integer),
        sa.Column("quiet_zone", sa.String(64)),
        sa.Column("theme", sa.String(20), nullable=False),
        sa.Column("rotated", sa.Boolean, nullable=False),
        sa.Column("confirm", sa.Boolean, nullable=False),
    )


def _make_anew(
    names: tuple[str, ...], change: Callable[[Any], dict[str, object]], *columns: sa.Column[Any]
) -> None:
    """Copy the rows to a table with other columns."""
    before = sa.select(sa.table("preferences", *map(sa.column, names)))
    rows = [{USER: row.user_id, **change(row)} for row in op.get_bind().execute(before)]
    op.drop_table("preferences")
    key = sa.Column(USER, sa.BigInteger, primary_key=True, autoincrement=False)
    op.bulk_insert(op.create_table("preferences", key, *columns), rows)


def _gathered(row: Any) -> dict[str, object]:  # noqa: ANN401  a row of a table that is no more
    quiet = {"start": row.quiet_start, "end": row.quiet_end, "zone": row.quiet_zone}
    chosen = {
        "when": row.call_when,
        "by": row.call_by,
        "quiet": None if row.quiet_zone is None else quiet,
        "theme": row.theme,
        "rotated": bool(row.rotated),
        "confirm": bool(row.confirm),
    }
    return {"chosen": json.dumps(chosen)}


def _spread(row: Any) -> dict[str, object]:  # noqa: ANN401  likewise
    chosen = json.loads(row.chosen)
    quiet = chosen.get("quiet") or {}
    return {
        "call_when": chosen.get("when", "each"),
        "call_by": chosen.get("by", "channel"),
        "quiet_start": quiet.get("start"),
        "quiet_end": quiet.get("end"),
        "quiet_zone": quiet.get("zone"),
        "theme": chosen.get("theme", ""),
        "rotated": chosen.get("rotated", False),
        "confirm": chosen.get("confirm", False),
    }
