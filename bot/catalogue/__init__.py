"""Every sentence that a user reads, in one Fluent file a language."""

from bot.catalogue.language import Language, language_for, language_spoken, languages

__all__ = ["Language", "language_for", "language_spoken", "languages"]
