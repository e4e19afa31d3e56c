"""The messages in a channel for spectators, and the one that tells its manager when nothing can be shown any more."""

from collections.abc import Mapping

from bot.catalogue import Language
from bot.domain import Follow, Match, Message, UserId
from bot.ui.action_slots import ActionContext, Placement, action_buttons
from bot.ui.match_status import describe_result, describe_state, describe_story
from bot.ui.page import Kind, MessageTag, Page, row
from bot.ui.permissions import about_missing
from bot.ui.pictures import board_picture
from bot.ui.words import GOLD, accent, describe_heading, describe_players, quoted


async def live_board_page(
    match: Match, message: Message | None, names: Mapping[UserId, str], language: Language
) -> Page:
    """The live board of a match that goes on. `message` is the players' own board, to jump to."""
    return Page(
        "\n".join(
            (
                f"{language.say('live-board-heading')} {describe_players(match, language)}",
                describe_story(match, language),
                describe_state(match, None, language),
            )
        ),
        await board_picture(match, language, names=names),
        row(*action_buttons(Placement.SPECTATORS, ActionContext(match, language, message=message))),
        accent=accent(match.to_move),
        message_tag=MessageTag(Kind.SPECTATORS_BOARD, match.id, match.number),
    )


async def result_news_page(
    match: Match, message: Message | None, names: Mapping[UserId, str], language: Language
) -> Page:
    """The result of a match, told to spectators."""
    return Page(
        describe_heading(match, language),
        await board_picture(match, language, names=names),
        describe_result(match, language),
        row(*action_buttons(Placement.SPECTATORS, ActionContext(match, language, message=message))),
        accent=GOLD,
        message_tag=MessageTag(Kind.SPECTATORS_RESULT, match.id, match.number),
    )


def follow_lost_page(follow: Follow, missing: tuple[str, ...], server: str, language: Language) -> Page:
    """The direct message to the manager who set the channel, once the bot can't write there and has stopped it."""
    key = "follow-lost-permissions" if missing else "follow-lost"
    about = about_missing(follow.channel, missing, language)
    told = language.say(key, server=quoted(server), **about)
    return Page(told, message_tag=MessageTag(Kind.FOLLOW_LOST, follow.channel))
