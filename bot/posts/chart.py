"""A match at a glance: the chart of its scores, cut-offs and possible moves, and the same in words."""

import asyncio

from bot.catalogue import Language
from bot.matches import Match, UserId
from bot.pages import buttons
from bot.pages.buttons import button
from bot.pages.colours import OVER
from bot.pages.control_ids import Action
from bot.pages.marks import Kind, Mark
from bot.pages.page import Page, Picture, row
from bot.pages.past import tell_title
from bot.pages.pictures import alternative
from bot.pages.taste import USUAL, Taste
from bot.pages.words import colour_name, mention, tell_players
from dvonn import Colour, Game
from rendering import ChartLabels, PlyFigures, render_chart, storyline


async def chart_page(
    match: Match, language: Language, taste: Taste, *, note: str = "", may_share: bool = False
) -> Page:
    """The chart for one person."""
    return Page(
        note,
        f"{tell_title(match, language)}\n{tell_players(match, language)}",
        await chart_picture(match.game, language, taste),
        row(
            buttons.history(match, language),
            button(language.say("button-share"), Action.SHARE_CHART, match.id) if may_share else None,
        ),
        accent=OVER,
    )


async def shared_chart_page(match: Match, sharer: UserId, language: Language) -> Page:
    """What everybody in a channel sees of a chart that somebody shares."""
    return Page(
        language.say("shared-chart", player=mention(sharer, language)),
        f"{tell_title(match, language)}\n{tell_players(match, language)}",
        await chart_picture(match.game, language),
        row(buttons.history(match, language, len(match.game.moves))),
        accent=OVER,
        mark=Mark(Kind.SHARED_CHART, match.id, len(match.game.moves)),
    )


async def chart_picture(game: Game, language: Language, taste: Taste = USUAL) -> Picture:
    """The chart, with everything that it shows in short in its alternative text."""
    labels = ChartLabels(
        white=colour_name(Colour.WHITE, language),
        black=colour_name(Colour.BLACK, language),
        score=language.say("chart-score"),
        cut_off=language.say("chart-cut-off"),
        mobility=language.say("chart-mobility"),
        ply=language.say("chart-ply"),
        placing=language.say("chart-placing"),
        stacking=language.say("chart-stacking"),
    )
    return await asyncio.to_thread(
        lambda: Picture(
            render_chart(game, labels=labels, theme=taste.theme), tell_chart(game, language), name="chart"
        )
    )


def tell_chart(game: Game, language: Language) -> str:
    """What a chart shows: the last scores, the highest lead, the moves to choose from, the cut-offs."""
    story = storyline(game)
    score = story[-1].score
    told = [language.say("chart-told-score", white=score.white, black=score.black)]
    stacking = [figures for figures in story if figures.mobility]
    if stacking:
        told += [_tell_lead(stacking, language), *_tell_mobility(stacking, language)]
    cut_offs = [figures for figures in story if figures.cut_off]
    if cut_offs:
        told.append(
            f"{language.say('chart-told-cut-offs', count=len(cut_offs))} {_list(cut_offs, language)}."
        )
    return alternative(" ".join(filter(None, told)))


def _tell_lead(story: list[PlyFigures], language: Language) -> str:
    highest = max(story, key=lambda figures: figures.score.lead)
    if highest.score.leader is None:
        return language.say("chart-told-no-lead")
    return language.say(
        "chart-told-lead",
        who=colour_name(highest.score.leader, language),
        pieces=highest.score.lead,
        ply=highest.ply,
    )


def _tell_mobility(story: list[PlyFigures], language: Language) -> list[str]:
    told = []
    for colour in Colour:
        choices = [figures.mobility.of(colour) for figures in story if figures.mobility]
        told.append(
            language.say(
                "chart-told-mobility",
                who=colour_name(colour, language),
                least=min(choices),
                most=max(choices),
            )
        )
    return told


def _list(cut_offs: list[PlyFigures], language: Language) -> str:
    return ", ".join(
        language.say("chart-told-cut-off", pieces=figures.cut_off, ply=figures.ply) for figures in cut_offs
    )
