"""The page of a player's profile."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial

import discord

from bot.catalogue import Language
from bot.domain import MatchId, Setup, UserId
from bot.domain.glicko import TIE, WIN
from bot.features.ratings.pages import describe_rating
from bot.features.ratings.profile import Profile
from bot.features.ratings.repository import PlayedGame
from bot.pages.game_words import SIGNS
from bot.pages.viewer import DisplayOptions
from bot.toolkit.action_slots import own_profile_buttons
from bot.toolkit.control import Control, select
from bot.toolkit.dates import Dates
from bot.toolkit.drawing import Drawn, in_thread
from bot.toolkit.page import Block, Page, Picture, row
from bot.toolkit.words import dotted, enumerated, in_a_row, mention, name
from dvonn import Colour
from rendering import RatingPoint, is_legible, render_ratings

RECENT = 10
"""How many of the latest games the menu offers."""

MINUTE, HOUR, DAY = 60, 60 * 60, 24 * 60 * 60


class OpenPlayed(Control, action="profile-game"):
    """Opens a game of a profile, chosen in a menu."""


async def profile_page(
    profile: Profile, names: Mapping[UserId, str], dates: Dates, display: DisplayOptions
) -> Page:
    """Render a profile: the rating with its chart, results and habits, and a menu of recent games."""
    language = dates.language
    heading = _describe_heading(profile, language)
    if not profile.games:
        hidden = profile.is_private and not profile.is_own
        return Page(heading, language.say("profile-hidden" if hidden else "profile-none"))
    return Page(
        heading,
        await _chart(profile, names, dates, display),
        "\n".join(_describe_results(profile, language)),
        "\n".join(_describe_habits(profile, language)),
        f"-# {_describe_scope(profile, language)}",
        _recent(profile, names, language),
        row(*own_profile_buttons(language)) if profile.is_own else None,
    )


def _recent(profile: Profile, names: Mapping[UserId, str], language: Language) -> Block | None:
    """Return the menu of recent games."""
    options = [_option(game, names, language) for game in profile.openable[:RECENT]]
    return row(select(language.say("ask-played"), options, OpenPlayed())) if options else None


def _describe_scope(profile: Profile, language: Language) -> str:
    if profile.is_own:
        return in_a_row([language.say("profile-scope-own"), language.say("profile-deviation")], language)
    return language.say("profile-hidden" if profile.is_private else "profile-scope")


def _describe_heading(profile: Profile, language: Language) -> str:
    player = f"**{mention(profile.user, language)}**"
    if profile.strength is None:
        return player
    games = language.say("profile-rated-games", count=profile.rated_games)
    return dotted([player, f"**{describe_rating(profile.strength)}**", games], language)


async def _chart(
    profile: Profile, names: Mapping[UserId, str], dates: Dates, display: DisplayOptions
) -> Picture | str | None:
    """Draw the chart of the rating after each rated game that the viewer may see; None if there are no such games."""
    points = [
        RatingPoint(game.at, game.rating, game.deviation)
        for game in reversed(profile.games)
        if game.rating is not None and game.deviation is not None
    ]
    if not points or profile.strength is None:
        return None
    language, ratings = dates.language, [round(point.rating) for point in points]
    alt = language.say(
        "profile-chart",
        first=str(ratings[0]),
        last=str(ratings[-1]),
        lowest=str(min(ratings)),
        highest=str(max(ratings)),
        count=len(ratings),
    )
    if display.words:
        return alt
    known, rating = names.get(profile.user, ""), describe_rating(profile.strength)
    title = dotted([known, rating], language) if is_legible(known) else rating
    drawn = await in_thread(Drawn.CHART, lambda: render_ratings(points, title, display.theme, dates.write))
    return Picture(drawn, alt, name="rating")


def _describe_results(profile: Profile, language: Language) -> Iterator[str]:
    """Describe the results: all, by colour, by set-up, and, in another user's profile, against the viewer."""

    def results(of: Callable[[PlayedGame], bool]) -> str:
        won, tied, lost = profile.results(of)
        return language.say("profile-results", won=won, tied=tied, lost=lost)

    yield language.say("profile-all", results=results(lambda _: True))
    yield language.say("profile-white", results=results(lambda game: game.colour is Colour.WHITE))
    yield language.say("profile-black", results=results(lambda game: game.colour is Colour.BLACK))
    for setup in profile.setups:
        of_setup = results(partial(_has, setup))
        yield language.say(f"profile-{setup}", results=of_setup)
    if not profile.is_own:
        yield language.say("profile-together", results=results(lambda game: game.opponent == profile.viewer))


def _has(setup: Setup, game: PlayedGame) -> bool:
    return game.setup is setup


def _describe_habits(profile: Profile, language: Language) -> Iterator[str]:
    say = language.say
    if profile.usual_seconds is not None:
        yield say("profile-pace", time=_duration(profile.usual_seconds, language))
    yield say("profile-on-time", count=profile.lost_on_time)
    if profile.puzzles is not None:
        yield say("profile-puzzles", rating=str(round(profile.puzzles)))
    if best := profile.best_win:
        opponent = mention(best.opponent, language)
        yield say("profile-best", opponent=opponent, rating=str(round(best.opponent_rating or 0)))
    if frequent := profile.frequent:
        opponents = [f"{mention(user, language)} ({games})" for user, games in frequent]
        yield say("profile-opponents", opponents=enumerated(opponents, language))


def _duration(seconds: int, language: Language) -> str:
    """Describe a duration in its largest unit, as in "3 h"."""
    if seconds < MINUTE:
        return language.say("time-seconds", number=seconds)
    if seconds < HOUR:
        return language.say("time-minutes", number=round(seconds / MINUTE))
    if seconds < DAY:
        return language.say("time-hours", number=round(seconds / HOUR))
    return language.say("time-days", number=round(seconds / DAY))


def _option(game: PlayedGame, names: Mapping[UserId, str], language: Language) -> discord.SelectOption:
    result = "won" if game.points == WIN else "tied" if game.points == TIE else "lost"
    label = language.say(
        f"played-{result}",
        match=game.head.id,
        sign=SIGNS[game.colour],
        opponent=name(game.opponent, names, language),
    )
    return discord.SelectOption(label=label[:100], value=str(game.head.id))


def match_of(value: str) -> MatchId:
    """Parse the value of an option."""
    return MatchId(int(value))
