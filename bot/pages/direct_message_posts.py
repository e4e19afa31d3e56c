"""Direct messages: pings, invitations, and notices that can't be posted in a channel."""

from collections.abc import Callable
from dataclasses import dataclass, field

from bot.catalogue import Language
from bot.domain import Challenge, HaltReason, Match, Message, UserId
from bot.domain.events import WITHHELD
from bot.pages.challenge_post import describe_terms, describe_until
from bot.pages.match_end import describe_end
from bot.pages.match_status import describe_halt, describe_state, describe_story
from bot.pages.notification import (
    begun_notification,
    done_notification,
    state_notification,
    turn_notification,
)
from bot.pages.paces import describe_live
from bot.pages.pictures import board_picture, seen_by
from bot.pages.viewer import USUAL, DisplayOptions
from bot.toolkit.action_slots import ActionContext, Placement, action_buttons
from bot.toolkit.control import link, to_board, to_channel
from bot.toolkit.page import Kind, MessageTag, Page, row
from bot.toolkit.words import NOBODY, Names, accent, dotted, in_a_row, named, quoted


async def ping_page(
    match: Match,
    player: UserId,
    language: Language,
    *,
    message: Message | None,
    server: str,
    reminder: bool,
    display: DisplayOptions = USUAL,
    names: Names = NOBODY,
) -> Page:
    """Return the ping to the player who is to move or answer, or whose time is running out.

    `message` is the public board to link to; `server` is the name of its server.
    """
    context = ActionContext(match, language, player, message=message)
    return Page(
        turn_notification(match, names, language, reminder=reminder, server=server),
        describe_story(match, language, names=names, viewer=player),
        await board_picture(match, language, display, names=seen_by(names, player, language)),
        describe_state(match, player, language),
        row(*action_buttons(Placement.ANSWERS, context)),
        row(*action_buttons(Placement.PING, context)),
        accent=accent(match.to_move),
        message_tag=ping_tag(match),
    )


def ping_tag(match: Match) -> MessageTag:
    """Return the message tag of a ping for the current event."""
    return MessageTag(Kind.PING, match.id, match.number)


def invitation_page(
    challenge: Challenge,
    language: Language,
    *,
    message: Message | None,
    server: str,
    names: Names = NOBODY,
) -> Page:
    """Return the message to the challenged user, with the terms.

    `message` is the challenge in its channel, where it is answered; `server` is the name of its server.
    """
    reason = "rematch" if challenge.rematch_of else "challenge"
    terms = [*describe_terms(challenge, language), describe_until(challenge, language)]
    asked = language.say(
        f"ping-{reason}",
        challenger=named(challenge.challenger, names, language),
        server=quoted(server),
        match=challenge.rematch_of or 0,
    )
    return Page(
        dotted(filter(None, (describe_live(challenge.terms.pace, language), asked)), language),
        "\n".join(f"- {term}" for term in terms),
        row(
            link(language.say("button-to-challenge"), message, challenge)
            if message
            else to_channel(challenge.venue, language)
        ),
        message_tag=invitation_tag(challenge),
    )


def invitation_tag(challenge: Challenge) -> MessageTag:
    return MessageTag(Kind.INVITATION, challenge.id)


@dataclass(frozen=True, slots=True)
class MatchNews:
    """The current state of a match, for a direct message to one of its players."""

    match: Match
    user: UserId
    language: Language
    server: str
    """The name of the match's server."""
    names: Names = field(default_factory=dict)


Tell = Callable[[MatchNews], tuple[str, str]]
"""Returns the sentence for the lock screen, and the text below it."""


def news_page(news: MatchNews, tell: Tell, *, message: Message | None) -> Page:
    """Return a direct message about the current state of a match. `message` is the board to link to."""
    match, language = news.match, news.language
    return Page(
        *tell(news),
        row(to_board(match, message, language) or to_channel(match.venue, language)),
        accent=accent(match.to_move),
    )


def tell_of_state(news: MatchNews) -> tuple[str, str]:
    """Tell why a match is on hold, that it continues, or how it ended for the player."""
    match, language = news.match, news.language
    told = state_notification(match, news.names, language, server=news.server)
    if match.is_over:
        return told, describe_end(match, news.user, language)
    return told, _describe_halted(match, language)


def tell_of_beginning(news: MatchNews) -> tuple[str, str]:
    """Tell a challenger that a live match begins."""
    language = news.language
    told = begun_notification(news.match, news.names, language, server=news.server)
    return told, language.say("direct-message-begun")


def tell_of_move(news: MatchNews) -> tuple[str, str]:
    """Name the channel in which a match continues, as its thread accepts no board any more."""
    told, text = tell_of_state(news)
    if news.match.is_over or news.match.halted:
        return told, text
    return told, news.language.say("direct-message-moved", channel=f"<#{news.match.venue.channel}>")


def late_answer_page(
    match: Match | None, user: UserId, language: Language, *, message: Message | None, server: str = ""
) -> Page:
    """Return the notice that a request was carried out although its answer was lost; `match` is what it changed."""
    told = language.say("direct-message-late-answer")
    if match is None:
        return Page(told)
    return Page(
        done_notification(match, language, server=server),
        told,
        describe_story(match, language, viewer=user),
        row(to_board(match, message, language)),
        accent=accent(match.to_move),
    )


def _describe_halted(match: Match, language: Language) -> str:
    if match.halted is None:
        return language.say("direct-message-goes-on")
    reason = describe_halt(match, language)
    if match.halted in WITHHELD:
        return reason
    can_go_on = match.halted is HaltReason.CHANNEL and not match.venue.is_direct
    here = language.say("direct-message-halted-here") if can_go_on else ""
    closing = language.say("direct-message-halted-closing") if match.managed_by is None else ""
    return in_a_row([reason, here, closing], language)
