"""Long lists on pages that one leafs through."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.catalogue import Language
from bot.pages.control import Control, button
from bot.pages.page import Block, row

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class ListPage(Generic[T]):
    """The items on one page, the number of the page, and how much there is in all."""

    items: Sequence[T]
    page: int
    pages: int
    total: int
    """The items of all pages."""

    def turning(self, turn_to: Callable[[int], Control], language: Language) -> list[Block]:
        """The row of buttons that lead to the page before and the page after; none where there is a single page.

        `turn_to` makes the control that leads to a page.
        """
        if self.pages == 1:
            return []
        earlier, later = language.say("button-earlier-page"), language.say("button-later-page")
        return [
            row(
                button(earlier, turn_to(self.page - 1), disabled=self.page == 1),
                button(later, turn_to(self.page + 1), disabled=self.page == self.pages),
            )
        ]


def list_page(items: Sequence[T], page: int, most: int) -> ListPage[T]:
    """A page with `most` items. Pages count from 1; a number without a page leads to the nearest."""
    pages = number_of_pages(len(items), most)
    page = min(max(page, 1), pages)
    return ListPage(items[(page - 1) * most : page * most], page, pages, len(items))


def number_of_pages(total: int, most: int) -> int:
    """How many pages of `most` items there are; at least one."""
    return max(1, -(-total // most))
