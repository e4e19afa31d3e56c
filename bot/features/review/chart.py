"""The chart of the chance to win, as a picture or in words."""

import asyncio
from collections.abc import Iterator, Mapping, Sequence

from bot.catalogue import Language
from bot.domain import Match, UserId
from bot.domain.review import JudgedMove, Review
from bot.ui.chances import describe_certain, describe_share
from bot.ui.display_options import DisplayOptions
from bot.ui.page import Picture
from bot.ui.past import Past, given_name, number_of, plies
from bot.ui.pictures import Shown, drawn_name
from bot.ui.position_words import alternative
from bot.ui.words import colour_id, colour_name, describe_move, in_a_row, listed
from dvonn import Colour
from rendering import ChanceLabels, Course, is_legible, render_chances

Names = Mapping[UserId, str]


async def chances_picture(
    past: Past, review: Review, language: Language, display: DisplayOptions, *, names: Names
) -> Shown:
    """The chart of a review. Its alternative text has everything that it shows in short."""
    told = describe_chances(past, review, language)
    if display.words:
        return told
    labels = ChanceLabels(
        white=_drawn_name(past, Colour.WHITE, names, language),
        black=_drawn_name(past, Colour.BLACK, names, language),
        chance=language.say("review-chart-chance"),
        ply=language.say("chart-ply"),
        certain=language.say("review-chart-certain"),
    )
    course = course_of(review)
    return await asyncio.to_thread(
        lambda: Picture(
            render_chances(course, labels=labels, given=plies(past).start, theme=display.theme),
            told,
            name="review",
        )
    )


def course_of(review: Review) -> Course:
    """The course of a game as its chart shows it."""
    turn = review.turning_point
    return Course(
        review.first,
        [standing.chance for standing in review.standings],
        {move.ply + 1: move.mover for worst in review.mistakes.values() for move in worst},
        turning_point=turn.ply + 1 if turn else None,
        certain_from=review.certain_from,
    )


def _drawn_name(past: Past, colour: Colour, names: Names, language: Language) -> str:
    """A player's name as pictures show it."""
    if isinstance(past, Match):
        return drawn_name(past, colour, names, language)
    given = given_name(past, colour)
    return given if is_legible(given) else colour_name(colour, language)


def describe_chances(past: Past, review: Review, language: Language) -> str:
    """The facts that the chart shows, in words: the chances, the turning point, what is certain, the worst moves."""
    return alternative(in_a_row(_told(past, review, language), language))


def _told(past: Past, review: Review, language: Language) -> Iterator[str]:
    standings = review.standings
    chances = [standing.chance for standing in standings]
    highest, lowest = chances.index(max(chances)), chances.index(min(chances))
    yield language.say(
        "review-told",
        first=describe_share(standings[0], Colour.WHITE, language),
        last=describe_share(standings[-1], Colour.WHITE, language),
        highest=describe_share(standings[highest], Colour.WHITE, language),
        highest_ply=number_of(past, review.first + highest),
        lowest=describe_share(standings[lowest], Colour.WHITE, language),
        lowest_ply=number_of(past, review.first + lowest),
    )
    if turn := review.turning_point:
        yield language.say(
            "review-told-turning-point", ply=number_of(past, turn.ply + 1), move=describe_move(turn.move)
        )
    if (certain := review.certain_from) is not None:
        told = describe_certain(review.at(certain), language).replace("**", "")  # no text is bold there
        yield language.say("review-told-certain", ply=number_of(past, certain), told=told)
    for colour in Colour:
        yield _describe_worst(past, colour, review.mistakes[colour], language)


def _describe_worst(past: Past, colour: Colour, worst: Sequence[JudgedMove], language: Language) -> str:
    moves = [
        language.say("review-told-mistake", ply=number_of(past, move.ply + 1), move=describe_move(move.move))
        for move in sorted(worst, key=lambda move: move.ply)
    ]
    if not moves:
        return ""
    return language.say(
        "review-told-mistakes", colour=colour_id(colour), count=len(moves), told=listed(moves, language)
    )
