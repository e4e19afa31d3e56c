"""The note about ratings on a result card, the answer to a manager, and the direct message to the players."""

from collections.abc import Collection, Sequence
from datetime import datetime

from bot.catalogue import Language
from bot.domain import Match, MatchId, UserId
from bot.domain.glicko import Strength
from bot.features.ratings.repository import RatingRepository
from bot.pages.direct_message_posts import MatchNews
from bot.pages.match_status import describe_result
from bot.pages.notification import unrated_notification
from bot.storage import Store, UnitOfWork
from bot.toolkit.answer import never_mind
from bot.toolkit.control import Control, Style, button
from bot.toolkit.page import Page, row
from bot.toolkit.result_notes import adds_result_lines, result_note
from bot.toolkit.words import DANGER, Names, dotted, name, quoted


def describe_rating(strength: Strength) -> str:
    """Describe a rating as in "1540 ± 110", with a question mark while it is provisional."""
    return f"{round(strength.rating)} ± {round(strength.deviation)}{_mark(strength)}"


def describe_value(strength: Strength) -> str:
    """Describe a rating without its deviation, with a question mark while it is provisional."""
    return f"{round(strength.rating)}{_mark(strength)}"


def _mark(strength: Strength) -> str:
    return "?" if strength.is_provisional else ""


@result_note
async def rating_note(uow: UnitOfWork, match: Match, names: Names, language: Language) -> str:
    """Describe how the match has changed its players' ratings; empty if it wasn't rated.

    A player whose profile is hidden is left out, and told by `own_rating_line`.
    """
    hidden = await uow.people.hidden(match.players.both)
    return await _describe_changes(uow, match, set(match.players.both) - hidden, names, language)


@adds_result_lines
async def own_rating_line(
    store: Store,
    match: Match,
    viewer: UserId | None,
    language: Language,
    at: datetime,  # noqa: ARG001  it doesn't change
) -> Sequence[str]:
    """Tell a player whose profile is hidden, and nobody else, how the match has changed their rating."""
    if viewer is None or viewer not in match.players:
        return ()
    async with store.read() as uow:
        if viewer not in await uow.people.hidden([viewer]):
            return ()
        names = await uow.people.names([viewer])
        told = await _describe_changes(uow, match, {viewer}, names, language)
    return (told,) if told else ()


async def _describe_changes(
    uow: UnitOfWork, match: Match, players: Collection[UserId], names: Names, language: Language
) -> str:
    """Describe how the match has changed the ratings of some of its players; empty if it hasn't."""
    if not match.is_rated:
        return ""
    shifts = await RatingRepository(uow).shifts(match.id)
    changes = [
        language.say(
            "rating-shift",
            player=quoted(name(player, names, language)),
            before=str(round(shifts[player].before)),
            after=str(round(shifts[player].after)),
        )
        for player in match.players.both
        if player in players and player in shifts
    ]
    return language.say("rating-changes", changes=dotted(changes, language)) if changes else ""


class Unrate(Control, action="unrate"):
    """A control that takes a match out of the ratings, after a question."""

    match: MatchId


def ask_unrate_page(match: Match, language: Language) -> Page:
    return Page(
        language.say("ask-unrate", match=match.id),
        describe_result(match, language),
        row(
            button(language.say("button-unrate"), Unrate(match.id), style=Style.danger), never_mind(language)
        ),
        accent=DANGER,
    )


def taken_out_page(match: Match, language: Language) -> Page:
    return Page(language.say("done-unrated", match=match.id))


def tell_of_removal(news: MatchNews) -> tuple[str, str]:
    """Tell a player that a manager has taken a match out of the ratings."""
    told = unrated_notification(news.match, news.language, server=news.server)
    return told, news.language.say("direct-message-unrated")
