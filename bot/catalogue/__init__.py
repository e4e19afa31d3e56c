"""All user-visible sentences: Fluent files per language, one set per feature and one shared."""

from bot.catalogue.language import Language, language_for, language_spoken, languages

__all__ = ["Language", "language_for", "language_spoken", "languages"]
