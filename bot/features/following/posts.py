"""The messages in a channel for spectators, and the one that tells its manager when nothing can be shown any more."""

from collections.abc import Mapping

from bot.catalogue import Language
from bot.matches import Follow, Match, Message, UserId
from bot.pages.doors import View, Where, doors
from bot.pages.page import Kind, Mark, Page, row
from bot.pages.permissions import about_missing
from bot.pages.pictures import board_picture
from bot.pages.standing import tell_result, tell_state, tell_story
from bot.pages.words import GOLD, accent, quoted, tell_heading, tell_players


async def live_board_page(
    match: Match, message: Message | None, names: Mapping[UserId, str], language: Language
) -> Page:
    """The live board of a match that goes on. `message` is the players' own board, to jump to."""
    return Page(
        "\n".join(
            (
                f"{language.say('live-board-heading')} {tell_players(match, language)}",
                tell_story(match, language),
                tell_state(match, None, language),
            )
        ),
        await board_picture(match, language, names=names),
        row(*doors(Where.SPECTATORS, View(match, language, message=message))),
        accent=accent(match.to_move),
        mark=Mark(Kind.SPECTATORS_BOARD, match.id, match.number),
    )


async def result_news_page(
    match: Match, message: Message | None, names: Mapping[UserId, str], language: Language
) -> Page:
    """The result of a match, told to spectators."""
    return Page(
        tell_heading(match, language),
        await board_picture(match, language, names=names),
        tell_result(match, language),
        row(*doors(Where.SPECTATORS, View(match, language, message=message))),
        accent=GOLD,
        mark=Mark(Kind.SPECTATORS_RESULT, match.id, match.number),
    )


def follow_lost_page(follow: Follow, missing: tuple[str, ...], server: str, language: Language) -> Page:
    """The direct message to the manager who set the channel, once the bot can't write there and has stopped it."""
    key = "follow-lost-permissions" if missing else "follow-lost"
    about = about_missing(follow.channel, missing, language)
    told = language.say(key, server=quoted(server), **about)
    return Page(told, mark=Mark(Kind.FOLLOW_LOST, follow.channel))
