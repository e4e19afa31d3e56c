"""The lesson takes four minutes at most, in each language."""

from pathlib import Path

from benchmarks.lesson import MOST_SECONDS, learn, seconds
from bot.catalogue.language import languages
from bot.matches.lesson import STEPS


async def test_the_lesson_takes_four_minutes_at_most(tmp_path: Path) -> None:
    assert MOST_SECONDS == 4 * 60
    for language in languages():
        learner = await learn(tmp_path, language.tag)
        assert len(learner.taps) > 2 * len(STEPS)
        assert language.say("lesson-end") in learner.texts[-1]
        assert seconds(learner) <= MOST_SECONDS, language.tag
