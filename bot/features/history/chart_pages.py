"""A match at a glance, for one person and for everybody in a channel."""

from bot.catalogue import Language
from bot.domain import Match, MatchId, UserId
from bot.ui.chart import Names, chart_picture, has_chart
from bot.ui.control import Control, button
from bot.ui.display_options import DisplayOptions
from bot.ui.history import history_button
from bot.ui.page import Kind, MessageTag, Page, row
from bot.ui.past import describe_title, last_ply
from bot.ui.words import describe_players, mention


class ShareChart(Control, action="share-chart"):
    """Posts a chart in the channel."""

    match: MatchId


async def chart_page(
    match: Match,
    names: Names,
    language: Language,
    display: DisplayOptions,
    *,
    note: str = "",
    may_share: bool = False,
) -> Page:
    """The chart for one person; without one, a sentence on when there will be one."""
    there = has_chart(match)
    return Page(
        note,
        f"{describe_title(match, language)}\n{describe_players(match, language)}",
        await chart_picture(match, language, display, names=names)
        if there
        else language.say("chart-not-yet"),
        row(
            history_button(match, language),
            button(language.say("button-share"), ShareChart(match.id)) if may_share and there else None,
        ),
    )


async def shared_chart_page(match: Match, names: Names, sharer: UserId, language: Language) -> Page:
    """The chart that somebody shares, as everybody in the channel sees it; the match has one."""
    return Page(
        language.say("shared-chart", player=mention(sharer, language)),
        f"{describe_title(match, language)}\n{describe_players(match, language)}",
        await chart_picture(match, language, names=names),
        row(history_button(match, language, last_ply(match))),
        message_tag=MessageTag(Kind.SHARED_CHART, match.id, len(match.game.moves)),
    )
