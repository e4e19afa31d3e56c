"""The chance to win, and results that are certain, in words. An estimate is never told as certain."""

from bot.catalogue import Language
from bot.domain.review import Evaluation
from bot.ui.words import colour_id
from dvonn import Colour

WHOLE = 100


def percent(standing: Evaluation, colour: Colour) -> int:
    """A player's chance in percent: 0 and 100 only where the result is certain."""
    points = round(WHOLE * standing.chance_of(colour))
    return points if standing.decided else min(max(points, 1), WHOLE - 1)


def describe_share(standing: Evaluation, colour: Colour, language: Language) -> str:
    """A player's chance: "62%"."""
    return language.say("percent", percent=percent(standing, colour))


def describe_chances_of_both(standing: Evaluation, language: Language) -> str:
    """A line with both players' chances and, where it is certain, the result with best play."""
    white, black = (describe_share(standing, colour, language) for colour in Colour)
    if standing.decided:
        return language.say(
            "chance-certain", white=white, black=black, told=describe_certain(standing, language)
        )
    return language.say("chance-estimated", white=white, black=black)


def describe_certain(standing: Evaluation, language: Language) -> str:
    """The result with best play of a standing in which it is certain: by how much where that is known, too."""
    return describe_best_play(
        standing.leader, None if standing.margin is None else abs(standing.margin), language
    )


def describe_best_play(winner: Colour | None, by: int | None, language: Language) -> str:
    """A sentence on a result that is certain with best play: a winner, by so many pieces if that is known, or a tie."""
    if winner is None:
        return language.say("certain-tie")
    if by is None:
        return language.say("certain-win-somehow", colour=colour_id(winner))
    return language.say("certain-win", colour=colour_id(winner), pieces=by)
