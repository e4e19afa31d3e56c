"""How long the lesson takes a person who reads every page once and does everything right.

    python -m benchmarks.lesson [--pages]

Does the lesson with the real bot on the playground, in each of its languages. The assumptions: 200 words per minute,
for every line that is new on a page and every pressed button, and two seconds per tap. `--pages` prints the text. The
exit status is 1 if the lesson takes more than five minutes.
"""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from discord import Locale

from bot.catalogue.language import languages
from tests.end_to_end.club import Club
from tests.end_to_end.learner import Learner

WORDS_A_MINUTE, SECONDS_A_TAP, MOST_SECONDS = 200, 2, 300


def seconds(learner: Learner) -> float:
    """Return the seconds that a person needs for the text and the taps."""
    return learner.words * 60 / WORDS_A_MINUTE + len(learner.taps) * SECONDS_A_TAP


async def learn(folder: Path, language: str) -> Learner:
    """Do the whole lesson in a language; opening it is the first tap."""
    async with Club(folder / f"{language}.db") as club:
        club.anna.locale = next(str(each) for each in Locale if str(each).startswith(language))
        learner = Learner(lambda page, label: club.press(club.anna, page, label), taps=["/dvonn learn"])
        await learner.learn(await club.use(club.anna, "learn"))
        return learner


def main() -> int:
    """Do the lesson, print a line for each language, and return whether all are within the limit."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--pages", action="store_true", help="print the text")
    options = parser.parse_args()
    fast = True
    for language in languages():
        with tempfile.TemporaryDirectory() as folder:
            learner = asyncio.run(learn(Path(folder), language.tag))
        if options.pages:
            print(*learner.texts, sep="\n\n", end="\n\n")
        needed = seconds(learner)
        print(
            f"{language.tag}: {int(needed // 60)} min {needed % 60:02.0f} s"
            f" ({learner.words} words, {len(learner.taps)} taps), at most {MOST_SECONDS // 60} min"
        )
        fast = fast and needed <= MOST_SECONDS
    return int(not fast)


if __name__ == "__main__":
    sys.exit(main())
