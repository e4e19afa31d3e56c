"""The languages in which pages are held against Discord's limits: all that the bot has, as any may be the longest."""

import pytest

from bot.catalogue import Language, languages


@pytest.fixture(scope="module", params=languages(), ids=lambda language: language.tag)
def language(request: pytest.FixtureRequest) -> Language:
    """Each language in turn."""
    spoken: Language = request.param
    return spoken
