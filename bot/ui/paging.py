"""Long lists on pages that one leafs through."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, NewType, TypeVar

from bot.catalogue import Language
from bot.ui.control import Control, button
from bot.ui.page import Block, row

T = TypeVar("T")

PageNumber = NewType("PageNumber", int)
"""Counts the pages of a list from 1."""

FIRST_PAGE = PageNumber(1)


@dataclass(frozen=True, slots=True)
class ListPage(Generic[T]):
    """The items on one page, the number of the page, and how much there is in all."""

    items: Sequence[T]
    page: PageNumber
    pages: int
    total: int
    """The items of all pages."""

    @property
    def before(self) -> PageNumber:
        """The number of the page before; 0 on the first one."""
        return PageNumber(self.page - 1)

    @property
    def after(self) -> PageNumber:
        """The number of the page after; one too many on the last one."""
        return PageNumber(self.page + 1)

    def turning(self, turn_to: Callable[[PageNumber], Control], language: Language) -> list[Block]:
        """The row of buttons that lead to the page before and the page after; none where there is a single page.

        `turn_to` makes the control that leads to a page.
        """
        if self.pages == 1:
            return []
        earlier, later = language.say("button-earlier-page"), language.say("button-later-page")
        return [
            row(
                button(earlier, turn_to(self.before), disabled=self.page == FIRST_PAGE),
                button(later, turn_to(self.after), disabled=self.page == self.pages),
            )
        ]


def list_page(items: Sequence[T], page: int, most: int) -> ListPage[T]:
    """A page with `most` items; a number without a page leads to the nearest."""
    pages = number_of_pages(len(items), most)
    shown = nearest_page(page, pages)
    return ListPage(items[(shown - 1) * most : shown * most], shown, pages, len(items))


def nearest_page(page: int, pages: int) -> PageNumber:
    """The page of a number, or the nearest one of so many."""
    return PageNumber(min(max(page, FIRST_PAGE), pages))


def number_of_pages(total: int, most: int) -> int:
    """How many pages of `most` items there are; at least one."""
    return max(1, -(-total // most))
