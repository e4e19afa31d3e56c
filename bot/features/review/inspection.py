"""How a finished match was played, for managers: the computer's moves and the times, without a verdict."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from statistics import median

from bot.catalogue import Language
from bot.domain import Match, UserId
from bot.domain.agreement import Agreement, usual_share
from bot.domain.results import move_times
from bot.pages.game_words import SIGNS
from bot.pages.paces import describe_time
from bot.toolkit.page import Page
from bot.toolkit.words import Names, in_a_row, listed, name, quoted
from dvonn import Colour

MOST_TIMES = 60
"""The times that are listed for each player: no usual game has more moves."""


@dataclass(frozen=True, slots=True)
class Inspected:
    match: Match
    agreements: Mapping[Colour, Agreement]
    ratings: Mapping[UserId, float]
    """The players' ratings when the match ended, as far as they had one and their profile isn't hidden."""
    names: Names


def inspection_page(seen: Inspected, language: Language) -> Page:
    return Page(
        language.say("inspect-heading", match=seen.match.id),
        *("\n".join(_describe_side(seen, colour, language)) for colour in Colour),
        language.say("inspect-note"),
    )


def _describe_side(seen: Inspected, colour: Colour, language: Language) -> Iterator[str]:
    player = seen.match.players.of(colour)
    rating = seen.ratings.get(player)
    strength = "" if rating is None else f"({round(rating)})"
    yield in_a_row([f"{SIGNS[colour]} **{quoted(name(player, seen.names, language))}**", strength], language)
    yield _describe_agreement(seen.agreements[colour], rating, language)
    yield from _describe_times(move_times(seen.match)[colour], language)


def _describe_agreement(found: Agreement, rating: float | None, language: Language) -> str:
    usual = round(100 * usual_share(rating))
    if found.share is None:
        return language.say("inspect-no-choice")
    share = round(100 * found.share)
    return language.say(
        "inspect-agreement", same=found.same, counted=found.counted, share=str(share), usual=str(usual)
    )


def _describe_times(times: Sequence[timedelta], language: Language) -> Iterator[str]:
    if not times:
        return
    middle = timedelta(seconds=round(median(time.total_seconds() for time in times)))
    yield language.say(
        "inspect-times",
        middle=describe_time(middle, language),
        shortest=describe_time(min(times), language),
        longest=describe_time(max(times), language),
    )
    shown = [_short(time) for time in times[:MOST_TIMES]]
    yield f"-# {listed(shown, language)}"


def _short(time: timedelta) -> str:
    """A time as "2:05" (minutes and seconds) or "26:02:05" (hours, too), which reads alike in all languages."""
    minutes, seconds = divmod(int(time.total_seconds()), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
