"""The controls of reviews: opening one, going from mistake to mistake, sharing it."""

from bot.features.review.actions import share_review, show_mistake, show_review
from bot.features.review.pages import ShareReview, ShowMistake, ShowReview, waiting_page
from bot.requests.controls import handles
from bot.requests.looking_back import past_of
from bot.requests.request import Request
from bot.ui.page import Page


@handles(ShowReview, meanwhile=waiting_page)
async def review(request: Request, control: ShowReview) -> Page:
    """Show the review of a game."""
    return await show_review(request, await past_of(request, control.past))


@handles(ShowMistake, meanwhile=waiting_page)
async def mistake(request: Request, control: ShowMistake) -> Page:
    """Show one of the worst moves."""
    return await show_mistake(request, await past_of(request, control.past), control.number)


@handles(ShareReview, meanwhile=waiting_page)
async def share(request: Request, control: ShareReview) -> Page:
    """Post the review of a match in the channel."""
    return await share_review(request, await request.match(control.match))
