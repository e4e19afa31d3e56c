"""Positions as pictures and in words.

A picture is drawn in a worker thread, so that only the person who asked waits for it; the words are its alternative
text, and stand by themselves for people who don't see pictures.
"""

import asyncio
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial

from bot.catalogue import Language
from bot.matches import Match, Turn
from bot.pages.page import Picture
from bot.pages.taste import USUAL, Taste
from bot.pages.words import TOTAL, colour_name, spaces
from dvonn import Colour, Game, Phase, Position, Space
from rendering import Alike, render_board, survey


def tell_position(position: Position, language: Language) -> str:
    """The side to move, the score, every stack: what `rendering.describe` says, in a user's language."""
    return " ".join(_sentences(position, language))


def _sentences(position: Position, language: Language) -> Iterator[str]:
    seen, vacant, score = survey(position), len(position.vacant()), position.score
    yield _tell_turn(position, language)
    if position.phase is not Phase.OVER:
        yield language.say("position-score", white=score.white, black=score.black)
    if vacant < TOTAL:
        for colour, owned in seen.owned.items():
            yield language.say(
                "position-owned" if owned else "position-nothing-owned",
                who=colour_name(colour, language),
                stacks="; ".join(_tell_stacks(alike, language) for alike in owned),
            )
    if seen.lone_dvonn:
        yield language.say("position-lone-dvonn", count=len(seen.lone_dvonn), spaces=spaces(seen.lone_dvonn))
    yield language.say("position-vacant", count=vacant)


def _tell_turn(position: Position, language: Language) -> str:
    if position.to_move is None:
        score, winner = position.score, position.score.leader or Colour.WHITE
        return language.say(
            "position-won" if score.leader else "position-tied",
            who=colour_name(winner, language),
            more=score.of(winner),
            less=score.of(winner.opponent),
        )
    who = colour_name(position.to_move, language)
    if position.to_place:
        return language.say(f"position-place-{position.to_place.name.lower()}", who=who)
    return language.say("position-pass" if position.must_pass else "position-move", who=who)


def _tell_stacks(alike: Alike, language: Language) -> str:
    count = len(alike.spaces)
    if alike.height == 1:
        return language.say("position-single", count=count, spaces=spaces(alike.spaces))
    return language.say(
        "position-high-each" if alike.dvonn and count > 1 else "position-high",
        height=alike.height,
        dvonn=alike.dvonn,
        spaces=spaces(alike.spaces),
    )


LONGEST_ALT = 1024
"""Characters of an alternative text (https://discord.com/developers/docs/components/reference#media-gallery)."""


async def board_picture(
    match: Match, language: Language, taste: Taste = USUAL, *, planned: Sequence[Space] = ()
) -> Picture:
    """The current position with what the last move did, and the numbers of the spaces that somebody has planned."""
    return await _played(match.position, match.last_turn, language, taste, planned)


async def ply_picture(game: Game, ply: int, language: Language, taste: Taste, *, start: int = 0) -> Picture:
    """The position after a ply of a game with what that ply did; nobody played those up to the `start`."""
    return await _played(
        game.position_at(ply), Turn.made(game, ply) if ply > start else None, language, taste
    )


async def _played(
    position: Position, turn: Turn | None, language: Language, taste: Taste, planned: Sequence[Space] = ()
) -> Picture:
    draw = partial(
        render_board,
        last_move=turn.move if turn else None,
        cut_off=turn.cut_off if turn else (),
        planned=planned,
    )
    return await _drawn(draw, position, language, taste)


async def choice_picture(
    position: Position,
    language: Language,
    taste: Taste,
    *,
    movable: Iterable[Space] = (),
    chosen: Space | None = None,
    targets: Iterable[Space] = (),
) -> Picture:
    """A position with what can be chosen in it."""
    draw = partial(render_board, movable=movable, chosen=chosen, targets=targets)
    return await _drawn(draw, position, language, taste)


async def _drawn(draw: Callable[..., bytes], position: Position, language: Language, taste: Taste) -> Picture:
    return await asyncio.to_thread(
        lambda: Picture(
            draw(position, theme=taste.theme, rotated=taste.rotated), tell_position(position, language)
        )
    )


def alternative(text: str) -> str:
    """A text that says what a picture shows, cut off where Discord takes no more."""
    return text if len(text) <= LONGEST_ALT else text[: LONGEST_ALT - 1] + "…"
