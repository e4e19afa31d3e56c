"""The refusals of absences."""

from bot.domain.refusals import DeclaredReason

NOT_AWAY = DeclaredReason("not-away")
