"""The pages of long lists."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, NewType, TypeVar

from bot.catalogue import Language
from bot.toolkit.control import Control, button
from bot.toolkit.page import Block, row

# pages of long lists


T = TypeVar("T")

PageNumber = NewType("PageNumber", int)
"""The number of a page of a list, from 1."""

FIRST_PAGE = PageNumber(1)


@dataclass(frozen=True, slots=True)
class ListPage(Generic[T]):
    items: Sequence[T]
    page: PageNumber
    pages: int
    total: int
    """The number of items on all pages."""

    @property
    def before(self) -> PageNumber:
        """The previous page's number; 0 on the first page."""
        return PageNumber(self.page - 1)

    @property
    def after(self) -> PageNumber:
        """The next page's number; one too many on the last page."""
        return PageNumber(self.page + 1)

    def turning(self, turn_to: Callable[[PageNumber], Control], language: Language) -> list[Block]:
        """Return the row with buttons to the previous and next page; empty for a single page."""
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
    """Return a page of at most `most` items; an invalid page number becomes the nearest valid one."""
    pages = number_of_pages(len(items), most)
    shown = nearest_page(page, pages)
    return ListPage(items[(shown - 1) * most : shown * most], shown, pages, len(items))


def nearest_page(page: int, pages: int) -> PageNumber:
    """Clamp a page number to `1 … pages`."""
    return PageNumber(min(max(page, FIRST_PAGE), pages))


def number_of_pages(total: int, most: int) -> int:
    """Return the number of pages of `most` items; at least 1."""
    return max(1, -(-total // most))
