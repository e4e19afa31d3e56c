"""A match at a glance: the chart of its scores, cut-offs and possible moves, and the same in words."""

import asyncio

from bot.catalogue import Language
from bot.pages.page import Picture
from bot.pages.position_words import alternative
from bot.pages.taste import USUAL, Taste
from bot.pages.words import colour_id, colour_name, in_a_row, listed
from dvonn import Colour, Game
from rendering import ChartLabels, PlyFigures, render_chart, storyline


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
    """The facts that a chart shows, in words: the last scores, the highest lead, the numbers of moves, the cut-offs."""
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
    return alternative(in_a_row(told, language))


def _tell_lead(story: list[PlyFigures], language: Language) -> str:
    highest = max(story, key=lambda figures: figures.score.lead)
    if highest.score.leader is None:
        return language.say("chart-told-no-lead")
    return language.say(
        "chart-told-lead",
        colour=colour_id(highest.score.leader),
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
                colour=colour_id(colour),
                least=min(choices),
                most=max(choices),
            )
        )
    return told


def _list(cut_offs: list[PlyFigures], language: Language) -> str:
    told = [
        language.say("chart-told-cut-off", pieces=figures.cut_off, ply=figures.ply) for figures in cut_offs
    ]
    return listed(told, language)
