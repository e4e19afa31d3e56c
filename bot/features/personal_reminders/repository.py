from sqlalchemy import func, select

from bot.storage.direct_messages import direct_messages
from bot.storage.hooks import USER, counts_for_user

REMINDER = "reminder"
"""The kind of direct message, whose key is the number of the match."""

_ROWS = direct_messages.c

counts_for_user("kept-reminders", select(func.count()).where(_ROWS.kind == REMINDER, _ROWS.user_id == USER))
