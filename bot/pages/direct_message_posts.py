"""Direct messages: pings, invitations, and notices that can't be posted in a channel."""

from bot.catalogue import Language
from bot.domain import (
    Ban,
    Challenge,
    DirectMessage,
    DirectMessageKind,
    GuildId,
    HaltReason,
    Match,
    Message,
    UserId,
)
from bot.domain.events import WITHHELD
from bot.pages.challenge_post import describe_terms, describe_until
from bot.pages.match_status import describe_halt, describe_result, describe_state, describe_story, timestamp
from bot.pages.notification import done_notification, match_notification, turn_notification
from bot.pages.pictures import board_picture, seen_by
from bot.pages.viewer import USUAL, DisplayOptions
from bot.toolkit.action_slots import ActionContext, Placement, action_buttons
from bot.toolkit.control import link, to_board, to_channel, to_server
from bot.toolkit.page import Kind, MessageTag, Page, row
from bot.toolkit.words import NOBODY, Names, accent, in_a_row, mention, named, quoted


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
    return Page(
        language.say(
            f"ping-{reason}",
            challenger=named(challenge.challenger, names, language),
            server=quoted(server),
            match=challenge.rematch_of or 0,
        ),
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


def direct_message_page(
    news: DirectMessage,
    match: Match,
    language: Language,
    *,
    message: Message | None,
    server: str,
    names: Names = NOBODY,
) -> Page:
    """Return a notice about the current state of a match."""
    return Page(
        match_notification(news, match, names, language, server=server),
        _describe_news(news, match, language),
        row(to_board(match, message, language) or to_channel(match.venue, language)),
        accent=accent(match.to_move),
        message_tag=MessageTag(Kind.DIRECT_MESSAGE, match.id, news.id),
    )


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


def ban_page(
    news: DirectMessage, guild: GuildId, ban: Ban | None, language: Language, *, server: str
) -> Page:
    """Return the notice to a user who was banned from challenges in a server, or unbanned."""
    if ban is None:
        text = language.say("direct-message-unbanned", server=quoted(server))
    else:
        text = language.say("direct-message-banned", server=quoted(server))
    reason = language.say("reason-given", reason=quoted(ban.reason)) if ban and ban.reason else ""
    return Page(
        "\n".join(filter(None, (text, reason))),
        row(to_server(guild, language)),
        message_tag=MessageTag(Kind.DIRECT_MESSAGE, 0, news.id),
    )


def _describe_news(news: DirectMessage, match: Match, language: Language) -> str:
    if news.kind is DirectMessageKind.UNRATED:
        return language.say("direct-message-unrated")
    if match.is_over:
        return describe_result(match, language)
    if news.kind is DirectMessageKind.AWAY:
        return _describe_away(news, match, language)
    if news.kind is DirectMessageKind.MOVED and match.halted is None:
        return language.say("direct-message-moved", channel=f"<#{match.venue.channel}>")
    return _describe_halted(match, language)


def _describe_away(news: DirectMessage, match: Match, language: Language) -> str:
    opponent = match.opponent_of(news.to)
    until = match.away.get(opponent)
    if until is None:
        return language.say("direct-message-back", opponent=mention(opponent, language))
    return language.say(
        "direct-message-away", opponent=mention(opponent, language), until=timestamp(until, "D")
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
