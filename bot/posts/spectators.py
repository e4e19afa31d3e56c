"""What a channel for spectators shows, and what is said of it to who set it."""

from bot.catalogue import Language
from bot.matches import ChannelId, Follow, Match, Message
from bot.pages import buttons
from bot.pages.buttons import button
from bot.pages.colours import OVER, accent
from bot.pages.control_ids import Action
from bot.pages.marks import Kind, Mark
from bot.pages.page import Block, Page, row
from bot.pages.permissions import about_missing
from bot.pages.pictures import board_picture
from bot.pages.standing import tell_result, tell_state
from bot.pages.story import tell_story
from bot.pages.words import mention, quoted, tell_heading

LIVE = "live"
"""What a control carries on a spectators' board, by which that is told from the players' own."""


async def spectacle_page(match: Match, message: Message | None, language: Language) -> Page:
    """The live board of a match that goes on. `message` is the players' own board, to jump to."""
    return Page(
        language.say("live-board-heading"),
        tell_heading(match, language),
        tell_story(match, language),
        await board_picture(match, language),
        tell_state(match, None, language),
        row(*_controls(match, message, language)),
        accent=accent(match.to_move),
        mark=Mark(Kind.SPECTATORS_BOARD, match.id, match.number),
    )


async def result_news_page(match: Match, message: Message | None, language: Language) -> Page:
    """The result of a match, told to spectators."""
    return Page(
        tell_heading(match, language),
        await board_picture(match, language),
        tell_result(match, language),
        row(*_controls(match, message, language)),
        accent=OVER,
        mark=Mark(Kind.SPECTATORS_RESULT, match.id, match.number),
    )


def followed_page(follow: Follow, missing: tuple[str, ...], language: Language) -> Page:
    """The answer to who set what a channel shows, with the way to stop it.

    `missing` are the permissions that the bot lacks there.
    """
    what = "results" if follow.results_only else "all"
    channel = f"<#{follow.channel}>"
    whose = mention(follow.player, language) if follow.player else ""
    about = about_missing(follow.channel, missing, language)
    told = (
        language.say(f"follow-player-{what}", channel=channel, player=whose)
        if follow.player
        else language.say(f"follow-server-{what}", channel=channel)
    )
    return Page(
        told,
        language.say("follow-privacy"),
        language.say("follow-missing-permissions", **about) if missing else None,
        row(button(language.say("button-unfollow"), Action.UNFOLLOW, follow.channel)),
        accent=OVER,
    )


def unfollowed_page(channel: ChannelId, language: Language) -> Page:
    """The answer to who stopped it."""
    return Page(language.say("follow-stopped", channel=f"<#{channel}>"), accent=OVER)


def follow_lost_page(follow: Follow, missing: tuple[str, ...], server: str, language: Language) -> Page:
    """The direct message to who set it, once the bot can't write there any more and has stopped it."""
    key = "follow-lost-permissions" if missing else "follow-lost"
    about = about_missing(follow.channel, missing, language)
    told = language.say(key, server=quoted(server), **about)
    return Page(told, accent=OVER, mark=Mark(Kind.FOLLOW_LOST, follow.channel))


def _controls(match: Match, message: Message | None, language: Language) -> list[Block | None]:
    return [
        None if match.is_over else buttons.watch(match, language, LIVE),
        buttons.history(match, language),
        buttons.to_board(match, message, language),
    ]
