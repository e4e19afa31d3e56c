"""Looking back: leafing through a game, its replay, its chart, and sharing them."""

from bot.features.history.pages import history_page, shared_page
from bot.features.history.replay_pages import replay_page, shared_replay_page, span_of
from bot.features.history.sharing import check_sharing, may_share, post, public_language
from bot.matches import ImportId
from bot.matches.refusals import Refused, Why
from bot.pages.control_ids import Action
from bot.pages.page import Page
from bot.pages.past import Past
from bot.posts.chart import chart_page, shared_chart_page
from bot.requests.press import Handler, Press, read_value


async def history(press: Press) -> Page:
    """Show a ply, or the last one where none is named."""
    past = await past_of(press)
    named = len(press.control.arguments) > 1
    return await _show(press, past, press.number(1) if named else len(past.game.moves))


async def jump(press: Press) -> Page:
    """Show the ply that was chosen in a list."""
    return await _show(press, await past_of(press), read_value(int, next(iter(press.chosen), "")))


async def share(press: Press) -> Page:
    """Post a ply in the channel."""
    past, ply = await past_of(press), press.number(1)
    check_sharing(press, past)
    note = await post(press, await shared_page(past, ply, press.user, public_language(press)))
    return await _show(press, past, ply, note=note)


async def replay(press: Press) -> Page:
    """Draw the whole match as an animated picture."""
    match = await press.match()
    return await replay_page(
        match,
        span_of(match, None, None),
        await press.client.matches.names(*match.players.both),
        press.language,
        await press.taste(),
        most_bytes=press.interaction.filesize_limit,
        may_share=may_share(press, match),
    )


async def share_replay(press: Press) -> Page:
    """Post an animated picture in the channel."""
    match = await press.match()
    check_sharing(press, match)
    guild = press.interaction.guild
    if guild is None:
        raise Refused(Why.OUTDATED_CONTROL)
    page = await shared_replay_page(
        match,
        span_of(match, press.number(1), press.number(2)),
        await press.client.matches.names(*match.players.both),
        press.user,
        public_language(press),
        most_bytes=guild.filesize_limit,
    )
    return Page(await post(press, page))


async def share_chart(press: Press) -> Page:
    """Post a chart in the channel."""
    match = await press.match()
    check_sharing(press, match)
    note = await post(press, await shared_chart_page(match, press.user, public_language(press)))
    return await chart_page(match, press.language, await press.taste(), note=note)


async def past_of(press: Press) -> Past:
    """The game that a control belongs to. Raises `Refused`: NO_SUCH_MATCH, NO_SUCH_IMPORT."""
    tag = press.argument(0)
    if tag.startswith("r"):
        return await press.client.imports.find(ImportId(read_value(int, tag[1:])), press.user)
    return await press.match()


async def _show(press: Press, past: Past, ply: int, *, note: str = "") -> Page:
    return await history_page(
        past, ply, press.language, await press.taste(), note=note, may_share=may_share(press, past)
    )


HANDLERS: dict[Action, Handler] = {
    Action.HISTORY: history,
    Action.JUMP: jump,
    Action.SHARE: share,
    Action.REPLAY: replay,
    Action.SHARE_REPLAY: share_replay,
    Action.SHARE_CHART: share_chart,
}
