"""The private answers to a manager who sets what a channel for spectators shows."""

from bot.catalogue import Language
from bot.domain import ChannelId, Follow
from bot.ui.control import Control, button
from bot.ui.page import Page, row
from bot.ui.permissions import about_missing
from bot.ui.words import mention


class Unfollow(Control, action="unfollow"):
    """Ends what a channel shows to spectators."""

    channel: ChannelId


def followed_page(follow: Follow, missing: tuple[str, ...], language: Language) -> Page:
    """The answer to setting what a channel shows, with the way to stop it.

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
        row(button(language.say("button-unfollow"), Unfollow(follow.channel))),
    )


def unfollowed_page(channel: ChannelId, language: Language) -> Page:
    """The answer once a channel shows nothing more."""
    return Page(language.say("follow-stopped", channel=f"<#{channel}>"))
