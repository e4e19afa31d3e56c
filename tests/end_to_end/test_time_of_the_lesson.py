"""The lesson takes five minutes at most, in each language."""

from pathlib import Path

from benchmarks.lesson import MOST_SECONDS, learn, seconds
from bot.catalogue import Language
from bot.catalogue.language import languages
from bot.features.lesson.steps import NAMES, STEPS


def words(language: Language) -> int:
    """How many words the steps have in a language."""
    said = (language.say(f"lesson-{kind}-{name}") for kind in ("ask", "done") for name in NAMES)
    return sum(len(sentence.split()) for sentence in said)


async def test_the_lesson_takes_five_minutes_at_most_where_it_has_the_most_words(tmp_path: Path) -> None:
    """`python -m benchmarks.lesson` does it in each language."""
    assert MOST_SECONDS == 5 * 60
    language = max(languages(), key=words)
    learner = await learn(tmp_path, language.tag)
    assert len(learner.taps) > 2 * len(STEPS)
    assert language.say("lesson-end") in learner.texts[-1]
    assert seconds(learner) <= MOST_SECONDS, language.tag
