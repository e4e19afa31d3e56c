"""The page on what a user's latest games have in common."""

from collections.abc import Iterator, Mapping

from bot.catalogue import Language
from bot.features.own_mistakes.latest_games import GamePart, LatestGames, Loss
from bot.features.own_mistakes.pages import ShowMistakes
from bot.toolkit.answer import close_button
from bot.toolkit.control import button
from bot.toolkit.page import Page, row
from bot.toolkit.words import dotted


def latest_games_page(latest: LatestGames, language: Language) -> Page:
    say = language.say
    if not latest.games:
        return Page(say("latest-none"), row(close_button(language)))
    return Page(
        say("latest-title", count=latest.games),
        "\n".join(_describe_losses(latest, language)),
        "\n".join(_describe_given_away(latest, language)),
        say(f"latest-focus-{latest.focus}"),
        row(button(say("button-own-mistakes-all"), ShowMistakes()), close_button(language)),
    )


def _describe_losses(latest: LatestGames, language: Language) -> Iterator[str]:
    say = language.say
    yield say("latest-results", won=latest.won, tied=latest.tied, lost=latest.lost)
    if latest.lost:
        kinds = [
            say(f"latest-lost-{loss}", count=count) for loss in Loss if (count := latest.losses.get(loss, 0))
        ]
        yield say("latest-lost", told=dotted(kinds, language))
    if latest.losses.get(Loss.CUT_OFFS):
        yield f"-# {say('latest-means-cut-offs')}"
    if latest.losses.get(Loss.MOVES):
        yield f"-# {say('latest-means-moves')}"


def _describe_given_away(latest: LatestGames, language: Language) -> Iterator[str]:
    say = language.say
    if not latest.reviewed:
        yield say("latest-unreviewed")
        return
    points = {part: round(latest.points[part]) for part in GamePart}
    yield say("latest-given-away", count=latest.reviewed, told=_by_part(points, language))
    if any(latest.turned.values()):
        turned = {part: latest.turned.get(part, 0) for part in GamePart}
        yield say("latest-turned", told=_by_part(turned, language))
    yield f"-# {say('latest-means-parts')}"


def _by_part(figures: Mapping[GamePart, int], language: Language) -> str:
    parts = [language.say(f"latest-part-{part}", figure=figures[part]) for part in GamePart]
    return dotted(parts, language)
