"""All chapters of the rules, in the order in which one leafs through them."""

from bot.features.rules.advice_chapters import ADVICE
from bot.features.rules.chapter import Chapter
from bot.features.rules.rule_chapters import RULES
from bot.ui.paging import ListPage, list_page

CHAPTERS = (*RULES, *ADVICE)
PAGES = len(CHAPTERS)
RESTS = frozenset({CHAPTERS[0].name, RULES[-1].name, ADVICE[-1].name})
"""The chapters at which one may want to go on to something else: the first, the end of the rules, and the last."""


def chapter_at(number: int) -> ListPage[Chapter]:
    """The chapter on a page; pages count from 1, and a number without a page leads to the nearest."""
    return list_page(CHAPTERS, number, 1)
