"""The refusals of the lobby."""

from bot.domain.refusals import DeclaredReason

SERVER_CLOSED = DeclaredReason("server-closed")
"""The managers of the server haven't opened it to people from elsewhere."""
