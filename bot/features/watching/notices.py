"""The messages to people who watch a match: what has happened since the last one, and how the match stands."""

from collections.abc import Sequence

from bot.catalogue import Language
from bot.matches import Match, Message, UserId, Watcher
from bot.matches.watcher import moves_since
from bot.pages.doors import View, Where, doors
from bot.pages.page import Kind, Mark, Page, Picture, row
from bot.pages.standing import LATELY, tell_state, tell_story
from bot.pages.words import accent, mention, quoted, tell_heading


def notice_page(
    match: Match,
    watcher: Watcher,
    picture: Picture,
    language: Language,
    *,
    message: Message | None,
    server: str,
) -> Page:
    """A direct message. `message` is the public board, to jump to; `server` is the name of its server."""
    return Page(
        language.say(
            "watch-notice-over" if match.is_over else "watch-notice", match=match.id, server=quoted(server)
        ),
        tell_heading(match, language),
        _tell_since(match, watcher, language),
        picture,
        tell_state(match, None, language),
        row(*doors(Where.NOTICE, View(match, language, message=message))),
        accent=accent(match.to_move),
        mark=Mark(Kind.WATCHERS_NOTICE, match.id, match.number),
    )


def mention_page(match: Match, watchers: Sequence[UserId], language: Language) -> Page:
    """A message in the match's thread, below the board that shows the rest."""
    mentioned = " ".join(mention(user, language) for user in watchers)
    told = tell_state(match, None, language) if match.is_over else tell_story(match, language, most=1)
    return Page(
        language.say("watch-mention", watchers=mentioned, told=told),
        row(*doors(Where.NOTICE, View(match, language))),
        accent=accent(match.to_move),
        mark=Mark(Kind.WATCHERS_MENTION, match.id, match.number),
    )


def _tell_since(match: Match, watcher: Watcher, language: Language) -> str:
    moves = moves_since(match, watcher.told)
    told = tell_story(match, language, most=min(max(moves, 1), LATELY))
    if moves <= LATELY:
        return told
    return f"{language.say('watch-earlier', count=moves - LATELY)}\n{told}"
