"""A match at a glance: the chart of its scores, cut-offs and possible moves, or the same in words alone."""

import asyncio
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from bot.catalogue import Language
from bot.domain import Match, UserId
from bot.ui.display_options import USUAL, DisplayOptions
from bot.ui.page import Picture
from bot.ui.past import number_of, plies, stacks_moved
from bot.ui.pictures import Shown, drawn_name
from bot.ui.position_words import alternative
from bot.ui.words import in_a_row, listed
from dvonn import Colour
from rendering import ChartLabels, PlyFigures, render_chart, storyline

Names = Mapping[UserId, str]
NOBODY: Names = MappingProxyType({})


def has_chart(match: Match) -> bool:
    """Whether there is something to draw: a stack has moved."""
    return stacks_moved(match)


async def chart_picture(
    match: Match,
    language: Language,
    display: DisplayOptions = USUAL,
    *,
    names: Names = NOBODY,
    mobility: bool = True,
) -> Shown:
    """The chart of a match that has one, with the possible moves or without.

    Its alternative text has everything that it shows in short. Players are named where their names are given.
    """
    told = describe_chart(match, language, names=names, mobility=mobility)
    if display.words:
        return told
    labels = ChartLabels(
        white=drawn_name(match, Colour.WHITE, names, language),
        black=drawn_name(match, Colour.BLACK, names, language),
        score=language.say("chart-score"),
        cut_off=language.say("chart-cut-off"),
        ply=language.say("chart-ply"),
        mobility=language.say("chart-mobility") if mobility else None,
    )
    return await asyncio.to_thread(
        lambda: Picture(
            render_chart(match.game, labels=labels, given=plies(match).start, theme=display.theme),
            told,
            name="chart",
        )
    )


def describe_chart(match: Match, language: Language, *, names: Names = NOBODY, mobility: bool = True) -> str:
    """The facts that a chart shows, in words: the last scores, the biggest lead, the numbers of moves, the cut-offs."""
    story = [figures for figures in storyline(match.game) if figures.mobility]
    players = {colour: drawn_name(match, colour, names, language) for colour in Colour}
    score = story[-1].score
    first = score.leader or Colour.WHITE
    told = [
        language.say(
            "chart-told-score",
            winner=players[first],
            more=score.of(first),
            other=players[first.opponent],
            less=score.of(first.opponent),
        ),
        _describe_lead(match, story, players, language),
    ]
    if mobility:
        told += _describe_mobility(story, players, language)
    told.append(_describe_cut_offs(match, story, language))
    return alternative(in_a_row(told, language))


def _describe_lead(
    match: Match, story: Sequence[PlyFigures], players: Mapping[Colour, str], language: Language
) -> str:
    highest = max(story, key=lambda figures: figures.score.lead)
    if highest.score.leader is None:
        return language.say("chart-told-no-lead")
    return language.say(
        "chart-told-lead",
        player=players[highest.score.leader],
        pieces=highest.score.lead,
        ply=number_of(match, highest.ply),
    )


def _describe_mobility(
    story: Sequence[PlyFigures], players: Mapping[Colour, str], language: Language
) -> list[str]:
    told = []
    for colour in Colour:
        choices = [figures.mobility.of(colour) for figures in story if figures.mobility]
        told.append(
            language.say("chart-told-mobility", player=players[colour], least=min(choices), most=max(choices))
        )
    return told


def _describe_cut_offs(match: Match, story: Sequence[PlyFigures], language: Language) -> str:
    cut_offs = [
        language.say("chart-told-cut-off", pieces=figures.cut_off, ply=number_of(match, figures.ply))
        for figures in story
        if figures.cut_off
    ]
    if not cut_offs:
        return ""
    return language.say("chart-told-cut-offs", count=len(cut_offs), told=listed(cut_offs, language))
