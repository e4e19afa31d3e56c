"""The buttons that show and share a cut-off."""

from bot.features.moments.pages import ShareMoment, ShowMoment, moment_page, shared_moment_page
from bot.pages.pictures import waiting_page
from bot.requests.handlers import Handlers
from bot.requests.request import Request
from bot.requests.sharing import check_sharing, largest_post, post
from bot.toolkit.page import Page

handlers = Handlers()


@handlers.control(ShowMoment, meanwhile=waiting_page)
async def show(request: Request, control: ShowMoment) -> Page:
    match = await request.match(control.match)
    return await moment_page(
        match,
        control.ply,
        await request.viewer(match),
        most_bytes=request.interaction.filesize_limit,
        may_share=request.may_share(match),
    )


@handlers.control(ShareMoment, meanwhile=waiting_page)
async def share(request: Request, control: ShareMoment) -> Page:
    match = await request.match(control.match)
    await check_sharing(request, match)
    page = await shared_moment_page(
        match,
        control.ply,
        await request.names_of(match),
        request.user,
        await request.language_about(match),
        most_bytes=largest_post(request),
    )
    return Page(await post(request, page))
