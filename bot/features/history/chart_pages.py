"""A match at a glance, for one person and for everybody in a channel."""

from bot.catalogue import Language
from bot.features.history.pages import history_button
from bot.matches import Match, MatchId, UserId
from bot.pages.chart import Names, chart_picture, has_chart
from bot.pages.control import Control, button
from bot.pages.page import Kind, Mark, Page, row
from bot.pages.past import last_ply, tell_title
from bot.pages.taste import Taste
from bot.pages.words import mention, tell_players


class ShareChart(Control, action="share-chart"):
    """Posts a chart in the channel."""

    match: MatchId


async def chart_page(
    match: Match,
    names: Names,
    language: Language,
    taste: Taste,
    *,
    note: str = "",
    may_share: bool = False,
) -> Page:
    """The chart for one person; without one, a sentence on when there will be one."""
    there = has_chart(match)
    return Page(
        note,
        f"{tell_title(match, language)}\n{tell_players(match, language)}",
        await chart_picture(match, language, taste, names=names) if there else language.say("chart-not-yet"),
        row(
            history_button(match, language),
            button(language.say("button-share"), ShareChart(match.id)) if may_share and there else None,
        ),
    )


async def shared_chart_page(match: Match, names: Names, sharer: UserId, language: Language) -> Page:
    """The chart that somebody shares, as everybody in the channel sees it; the match has one."""
    return Page(
        language.say("shared-chart", player=mention(sharer, language)),
        f"{tell_title(match, language)}\n{tell_players(match, language)}",
        await chart_picture(match, language, names=names),
        row(history_button(match, language, last_ply(match))),
        mark=Mark(Kind.SHARED_CHART, match.id, len(match.game.moves)),
    )
