"""A position in words: the alternative text of its picture, and the board for people who don't see pictures."""

from collections.abc import Iterator

from bot.catalogue import Language
from bot.pages.words import TOTAL, colour_id, in_a_row, listed
from dvonn import Colour, Phase, Position
from rendering import Alike, survey

LONGEST_ALT = 1024
"""Characters of an alternative text (https://discord.com/developers/docs/components/reference#media-gallery)."""


def tell_position(position: Position, language: Language) -> str:
    """The side to move, the score, every stack: what `rendering.describe` says, in a user's language."""
    return in_a_row(_sentences(position, language), language)


def _sentences(position: Position, language: Language) -> Iterator[str]:
    seen, vacant, score = survey(position), len(position.vacant()), position.score
    yield _tell_turn(position, language)
    if position.phase is not Phase.OVER:
        yield language.say("position-score", white=score.white, black=score.black)
    if vacant < TOTAL:
        for colour, owned in seen.owned.items():
            yield language.say(
                "position-owned" if owned else "position-nothing-owned",
                colour=colour_id(colour),
                stacks=language.say("list-semicolon").join(_tell_stacks(alike, language) for alike in owned),
            )
    if seen.lone_dvonn:
        yield language.say(
            "position-lone-dvonn", count=len(seen.lone_dvonn), spaces=listed(seen.lone_dvonn, language)
        )
    yield language.say("position-vacant", count=vacant)


def _tell_turn(position: Position, language: Language) -> str:
    if position.to_move is None:
        score, winner = position.score, position.score.leader or Colour.WHITE
        return language.say(
            "position-won" if score.leader else "position-tied",
            colour=colour_id(winner),
            more=score.of(winner),
            less=score.of(winner.opponent),
        )
    colour = colour_id(position.to_move)
    if position.to_place:
        return language.say(f"position-place-{position.to_place.name.lower()}", colour=colour)
    return language.say("position-pass" if position.must_pass else "position-move", colour=colour)


def _tell_stacks(alike: Alike, language: Language) -> str:
    count = len(alike.spaces)
    if alike.height == 1:
        return language.say("position-single", count=count, spaces=listed(alike.spaces, language))
    return language.say(
        "position-high-each" if alike.dvonn and count > 1 else "position-high",
        height=alike.height,
        dvonn=alike.dvonn,
        spaces=listed(alike.spaces, language),
    )


def alternative(text: str) -> str:
    """A text that says what a picture shows, cut off where Discord takes no more."""
    return text if len(text) <= LONGEST_ALT else text[: LONGEST_ALT - 1] + "…"
