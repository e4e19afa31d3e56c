"""Direct messages: for players who want to be pinged that way, and for news that no channel can show."""

from bot.catalogue import Language
from bot.domain import Ban, Challenge, DirectMessage, DirectMessageKind, HaltReason, Match, Message, UserId
from bot.ui.action_slots import ActionContext, Placement, action_buttons
from bot.ui.challenge_post import describe_terms, describe_until
from bot.ui.control import link, to_board
from bot.ui.display_options import USUAL, DisplayOptions
from bot.ui.match_status import describe_result, describe_state, describe_story, timestamp
from bot.ui.page import Kind, MessageTag, Page, row
from bot.ui.permissions import about_missing
from bot.ui.pictures import board_picture
from bot.ui.words import accent, mention, quoted


async def ping_page(
    match: Match,
    player: UserId,
    language: Language,
    *,
    message: Message | None,
    server: str,
    reminder: bool,
    display: DisplayOptions = USUAL,
) -> Page:
    """The message to the player whom a match waits for: to move, to answer an offer, or because the time runs out.

    `message` is the public board, to jump to; `server` is the name of its server.
    """
    view = ActionContext(match, language, player, message=message)
    answers = action_buttons(Placement.ANSWERS, view)
    reason = "reminder" if reminder else "offer" if answers else "turn"
    return Page(
        language.say(
            f"ping-{reason}",
            match=match.id,
            server=quoted(server),
            opponent=mention(match.opponent_of(player), language),
        ),
        describe_story(match, language),
        await board_picture(match, language, display),
        describe_state(match, player, language),
        row(*answers),
        row(*action_buttons(Placement.PING, view)),
        accent=accent(match.to_move),
        message_tag=ping_tag(match),
    )


def ping_tag(match: Match) -> MessageTag:
    """The mark of a ping in a match as it stands."""
    return MessageTag(Kind.PING, match.id, match.number)


def invitation_page(
    challenge: Challenge, language: Language, *, message: Message | None, server: str
) -> Page:
    """The message to the person whom a challenge names, with its terms.

    `message` is the challenge in its channel, where it is answered; `server` is the name of its server.
    """
    reason = "rematch" if challenge.rematch_of else "challenge"
    terms = [*describe_terms(challenge, language), describe_until(challenge, language)]
    return Page(
        language.say(
            f"ping-{reason}",
            challenger=mention(challenge.challenger, language),
            server=quoted(server),
            match=challenge.rematch_of or 0,
        ),
        "\n".join(f"- {term}" for term in terms),
        row(link(language.say("button-to-challenge"), message, challenge)) if message else None,
        message_tag=invitation_tag(challenge),
    )


def invitation_tag(challenge: Challenge) -> MessageTag:
    """The mark of the direct message about a challenge."""
    return MessageTag(Kind.INVITATION, challenge.id)


def direct_message_page(
    news: DirectMessage,
    match: Match,
    language: Language,
    *,
    message: Message | None,
    server: str,
    missing: tuple[str, ...] = (),
) -> Page:
    """A message about a match as it stands by now; `missing` are the permissions whose lack has halted it."""
    heading = language.say("direct-message-heading", match=match.id, server=quoted(server))
    return Page(
        f"{heading}\n{_describe_news(news, match, missing, language)}",
        row(to_board(match, message, language)),
        accent=accent(match.to_move),
        message_tag=MessageTag(Kind.DIRECT_MESSAGE, match.id, news.id),
    )


def ban_page(news: DirectMessage, ban: Ban | None, language: Language, *, server: str) -> Page:
    """The message to somebody who may challenge in a server no longer, or again, as it is by now."""
    if ban is None:
        told = language.say("direct-message-unbanned", server=quoted(server))
    else:
        told = language.say("direct-message-banned", server=quoted(server))
    reason = language.say("manager-reason", reason=quoted(ban.reason)) if ban and ban.reason else ""
    return Page(
        "\n".join(filter(None, (told, reason))), message_tag=MessageTag(Kind.DIRECT_MESSAGE, 0, news.id)
    )


def _describe_news(news: DirectMessage, match: Match, missing: tuple[str, ...], language: Language) -> str:
    if match.is_over:
        return describe_result(match, language)
    if news.kind is DirectMessageKind.AWAY:
        return _describe_away(news, match, language)
    return _describe_halted(match, missing, language)


def _describe_away(news: DirectMessage, match: Match, language: Language) -> str:
    opponent = match.opponent_of(news.to)
    until = match.away.get(opponent)
    if until is None:
        return language.say("direct-message-back", opponent=mention(opponent, language))
    return language.say(
        "direct-message-away", opponent=mention(opponent, language), until=timestamp(until, "D")
    )


def _describe_halted(match: Match, missing: tuple[str, ...], language: Language) -> str:
    if match.halted is None:
        return language.say("direct-message-goes-on")
    if match.halted is HaltReason.CHANNEL and missing:
        about = about_missing(match.venue.channel, missing, language)
        return language.say("direct-message-halted-permissions", **about)
    return language.say(f"direct-message-halted-{match.halted}")
