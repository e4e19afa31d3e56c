"""The private answers to managers of spectator channels, and the messages that the channels receive."""

from collections.abc import Mapping

from bot.catalogue import Language
from bot.domain import ChannelId, Follow, Match, Message, UserId
from bot.ui.action_slots import ActionContext, Placement, action_buttons
from bot.ui.control import Control, button
from bot.ui.match_status import describe_result, describe_state, describe_story
from bot.ui.page import Kind, MessageTag, Page, row
from bot.ui.permissions import about_missing
from bot.ui.pictures import board_picture
from bot.ui.words import GOLD, accent, describe_heading, describe_players, mention, quoted


class Unfollow(Control, action="unfollow"):
    channel: ChannelId


def followed_page(follow: Follow, missing: tuple[str, ...], language: Language) -> Page:
    """Confirm what a channel follows, with a button to stop it.

    `missing` lists the permissions that the bot lacks there.
    """
    what = "results" if follow.results_only else "all"
    channel = f"<#{follow.channel}>"
    whose = mention(follow.player, language) if follow.player else ""
    about = about_missing(follow.channel, missing, language)
    text = (
        language.say(f"follow-player-{what}", channel=channel, player=whose)
        if follow.player
        else language.say(f"follow-server-{what}", channel=channel)
    )
    return Page(
        text,
        language.say("follow-privacy"),
        language.say("follow-missing-permissions", **about) if missing else None,
        row(button(language.say("button-unfollow"), Unfollow(follow.channel))),
    )


def unfollowed_page(channel: ChannelId, language: Language) -> Page:
    return Page(language.say("follow-stopped", channel=f"<#{channel}>"))


async def live_board_page(
    match: Match, message: Message | None, names: Mapping[UserId, str], language: Language
) -> Page:
    """The live board of a running match. `message` is the players' board, to jump to."""
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
    return Page(
        describe_heading(match, language),
        await board_picture(match, language, names=names),
        describe_result(match, language),
        row(*action_buttons(Placement.SPECTATORS, ActionContext(match, language, message=message))),
        accent=GOLD,
        message_tag=MessageTag(Kind.SPECTATORS_RESULT, match.id, match.number),
    )


def follow_lost_page(follow: Follow, missing: tuple[str, ...], server: str, language: Language) -> Page:
    """The direct message to the manager of a channel that the bot had to stop following in."""
    key = "follow-lost-permissions" if missing else "follow-lost"
    about = about_missing(follow.channel, missing, language)
    text = language.say(key, server=quoted(server), **about)
    return Page(text, message_tag=MessageTag(Kind.FOLLOW_LOST, follow.channel))
