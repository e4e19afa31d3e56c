"""Every sentence that a user reads: in each language, a Fluent file of each feature and one that they share."""

from bot.catalogue.language import Language, language_for, language_spoken, languages

__all__ = ["Language", "language_for", "language_spoken", "languages"]
