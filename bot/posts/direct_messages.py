"""Direct messages: for players who want to be pinged that way, and for news that no channel can show."""

from bot.catalogue import Language
from bot.matches import Ban, Challenge, DirectMessage, DirectMessageKind, HaltReason, Match, Message, UserId
from bot.pages.control import link, to_board
from bot.pages.doors import View, Where, doors
from bot.pages.page import Kind, Mark, Page, row
from bot.pages.permissions import about_missing
from bot.pages.pictures import board_picture
from bot.pages.standing import tell_result, tell_state, tell_story, timestamp
from bot.pages.taste import USUAL, Taste
from bot.pages.words import accent, mention, quoted
from bot.posts.challenge import tell_terms, tell_until


async def ping_page(
    match: Match,
    player: UserId,
    language: Language,
    *,
    message: Message | None,
    server: str,
    reminder: bool,
    taste: Taste = USUAL,
) -> Page:
    """The message to the player whom a match waits for: to move, to answer an offer, or because the time runs out.

    `message` is the public board, to jump to; `server` is the name of its server.
    """
    view = View(match, language, player, message=message)
    answers = doors(Where.ANSWERS, view)
    reason = "reminder" if reminder else "offer" if answers else "turn"
    return Page(
        language.say(
            f"ping-{reason}",
            match=match.id,
            server=quoted(server),
            opponent=mention(match.opponent_of(player), language),
        ),
        tell_story(match, language),
        await board_picture(match, language, taste),
        tell_state(match, player, language),
        row(*answers),
        row(*doors(Where.PING, view)),
        accent=accent(match.to_move),
        mark=ping_mark(match),
    )


def ping_mark(match: Match) -> Mark:
    """The mark of a ping in a match as it stands."""
    return Mark(Kind.PING, match.id, match.number)


def invitation_page(
    challenge: Challenge, language: Language, *, message: Message | None, server: str
) -> Page:
    """The message to the person whom a challenge names, with its terms.

    `message` is the challenge in its channel, where it is answered; `server` is the name of its server.
    """
    reason = "rematch" if challenge.rematch_of else "challenge"
    terms = [*tell_terms(challenge, language), tell_until(challenge, language)]
    return Page(
        language.say(
            f"ping-{reason}",
            challenger=mention(challenge.challenger, language),
            server=quoted(server),
            match=challenge.rematch_of or 0,
        ),
        "\n".join(f"- {term}" for term in terms),
        row(link(language.say("button-to-challenge"), message, challenge)) if message else None,
        mark=invitation_mark(challenge),
    )


def invitation_mark(challenge: Challenge) -> Mark:
    """The mark of the direct message about a challenge."""
    return Mark(Kind.INVITATION, challenge.id)


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
        f"{heading}\n{_tell_news(news, match, missing, language)}",
        row(to_board(match, message, language)),
        accent=accent(match.to_move),
        mark=Mark(Kind.DIRECT_MESSAGE, match.id, news.id),
    )


def ban_page(news: DirectMessage, ban: Ban | None, language: Language, *, server: str) -> Page:
    """The message to somebody who may challenge in a server no longer, or again, as it is by now."""
    if ban is None:
        told = language.say("direct-message-unbanned", server=quoted(server))
    else:
        told = language.say("direct-message-banned", server=quoted(server))
    reason = language.say("manager-reason", reason=quoted(ban.reason)) if ban and ban.reason else ""
    return Page("\n".join(filter(None, (told, reason))), mark=Mark(Kind.DIRECT_MESSAGE, 0, news.id))


def _tell_news(news: DirectMessage, match: Match, missing: tuple[str, ...], language: Language) -> str:
    if match.is_over:
        return tell_result(match, language)
    if news.kind is DirectMessageKind.AWAY:
        return _tell_away(news, match, language)
    return _tell_halted(match, missing, language)


def _tell_away(news: DirectMessage, match: Match, language: Language) -> str:
    opponent = match.opponent_of(news.to)
    until = match.away.get(opponent)
    if until is None:
        return language.say("direct-message-back", opponent=mention(opponent, language))
    return language.say(
        "direct-message-away", opponent=mention(opponent, language), until=timestamp(until, "D")
    )


def _tell_halted(match: Match, missing: tuple[str, ...], language: Language) -> str:
    if match.halted is None:
        return language.say("direct-message-goes-on")
    if match.halted is HaltReason.CHANNEL and missing:
        about = about_missing(match.venue.channel, missing, language)
        return language.say("direct-message-halted-permissions", **about)
    return language.say(f"direct-message-halted-{match.halted}")
