"""The page of a player's profile."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial

import discord

from bot.catalogue import Language
from bot.domain import MatchId, Setup, UserId
from bot.domain.context import InteractionContext
from bot.features.board_of_the_week.pages import describe_score
from bot.features.ratings.pages import describe_rating
from bot.features.ratings.pictures import Won, outcome_of, profile_picture
from bot.features.ratings.profile import Profile, Results
from bot.features.ratings.repository import PlayedGame
from bot.pages.beginning_pages import challenge_button, computer_button
from bot.pages.game_words import SIGNS
from bot.pages.viewer import DisplayOptions
from bot.toolkit.action_slots import own_profile_buttons
from bot.toolkit.control import Control, select
from bot.toolkit.dates import Dates
from bot.toolkit.page import Block, Page, row, rows_on_a_phone
from bot.toolkit.words import Names, dotted, in_a_row, mention, name

RECENT = 10
"""How many of the latest games the menu offers."""


class OpenPlayed(Control, action="profile-game"):
    """Opens a game of a profile, chosen in a menu."""


async def profile_page(
    profile: Profile,
    best: Won | None,
    names: Names,
    dates: Dates,
    display: DisplayOptions,
    *,
    context: InteractionContext = InteractionContext.GUILD,
) -> Page:
    """Render a profile: the rating in a picture, results in a few lines, and a menu of recent games.

    `best` is the profile's best win. Outside of servers nobody but the computer can be challenged.
    """
    language = dates.language
    return Page(
        _describe_heading(profile, language),
        await profile_picture(profile, best, names, dates, display),
        "\n".join(_describe_results(profile, language)),
        f"-# {_describe_scope(profile, language)}" if profile.games else None,
        _recent(profile, names, language),
        *(_own_buttons(profile, language, context) if profile.is_own else ()),
    )


def _own_buttons(profile: Profile, language: Language, context: InteractionContext) -> list[Block]:
    """Return the buttons of one's own profile; before the first game against people, one that leads to it."""
    own = own_profile_buttons(language)
    if profile.games:
        return [row(*own)]
    is_in_server = context is InteractionContext.GUILD
    begin = challenge_button(language) if is_in_server else computer_button(language)
    return rows_on_a_phone([begin, *own])


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


def _describe_results(profile: Profile, language: Language) -> Iterator[str]:
    """Describe the results against people, against the computer, in puzzles and on the board of the week."""

    def results(of: Callable[[PlayedGame], bool]) -> str:
        return _describe(profile.results(of), language)

    if profile.games:
        yield language.say("profile-all", results=results(lambda _: True))
        for special in profile.special_setups:
            yield language.say(f"profile-{special}", results=results(partial(_has, special)))
        if not profile.is_own:
            yield language.say(
                "profile-together", results=results(lambda game: game.opponent == profile.viewer)
            )
    else:
        kind = "none-own" if profile.is_own else "hidden" if profile.is_private else "none"
        yield language.say(f"profile-{kind}")
    if known := profile.highest_level:
        beaten = "beaten" if known.results.won else "unbeaten"
        score = "–".join(str(count) for count in _shortened(known.results))
        yield language.say(f"profile-{beaten}", level=known.level, score=score)
    yield dotted(_describe_alone(profile, language), language)


def _describe_alone(profile: Profile, language: Language) -> Iterator[str]:
    """Describe what the player does alone."""
    if profile.puzzles is not None:
        yield language.say("profile-puzzles", rating=str(round(profile.puzzles)))
    if profile.week is not None:
        week, result = profile.week
        yield language.say("profile-week", number=week.number, score=describe_score(result))


def _describe(results: Results, language: Language) -> str:
    return language.say("profile-results", won=results.won, tied=results.tied, lost=results.lost)


def _shortened(results: Results) -> Iterator[int]:
    """Yield how many games were won, tied if there were any, and lost."""
    yield from (results.won, results.tied, results.lost) if results.tied else (results.won, results.lost)


def _has(setup: Setup, game: PlayedGame) -> bool:
    return game.setup is setup


def _option(game: PlayedGame, names: Mapping[UserId, str], language: Language) -> discord.SelectOption:
    how = outcome_of(game.points)
    label = language.say(
        f"played-{how}",
        match=game.head.id,
        sign=SIGNS[game.colour],
        opponent=name(game.opponent, names, language),
    )
    return discord.SelectOption(label=label[:100], value=str(game.head.id))


def match_of(value: str) -> MatchId:
    """Parse the value of an option."""
    return MatchId(int(value))
