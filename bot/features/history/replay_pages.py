"""A match as an animated picture, one frame a move, each with a sentence about what happened."""

import asyncio
from collections.abc import Mapping

from bot.catalogue import Language
from bot.features.history.pages import history_button
from bot.matches import Match, MatchId, Setup, Turn, UserId
from bot.matches.refusals import Refused, Why
from bot.pages.control import Control, button
from bot.pages.page import Kind, Mark, Page, Picture, row
from bot.pages.past import plies, tell_title
from bot.pages.pictures import drawn_name
from bot.pages.position_words import alternative, tell_position
from bot.pages.taste import USUAL, Taste
from bot.pages.words import mention, tell_players, tell_turn
from dvonn import Colour
from rendering import render_replay

MOST_BYTES = 8 * 2**20
"""The most bytes that an animated picture has, wherever it is posted."""

LONGEST_NAME = 16
"""Characters of a name in a caption: two lines have to hold what happened and the score."""

Names = Mapping[UserId, str]


class ShareReplay(Control, action="share-replay"):
    """Posts the animated picture of some plies in the channel."""

    match: MatchId
    first: int
    last: int


def span_of(match: Match, first: int | None, last: int | None) -> range:
    """The plies to be shown, by default all that there are. Raises `Refused`: NO_SUCH_PLIES."""
    there = plies(match)
    span = range(there.start if first is None else first, (there[-1] if last is None else last) + 1)
    if not span or span.start not in there or span[-1] not in there:
        raise Refused(Why.NO_SUCH_PLIES, there)
    return span


def waiting_page(language: Language) -> Page:
    """The message that is shown while a picture is drawn, which takes a while."""
    return Page(language.say("replay-drawing"))


async def replay_page(
    match: Match,
    span: range,
    names: Names,
    language: Language,
    taste: Taste,
    *,
    most_bytes: int,
    may_share: bool = False,
) -> Page:
    """The replay for one person. Raises `Refused`: PICTURE_TOO_LARGE for more than `most_bytes`."""
    share = button(language.say("button-share"), ShareReplay(match.id, span.start, span[-1]))
    return Page(
        _tell(match, span, language),
        await _replay_picture(match, span, names, language, taste, most_bytes=most_bytes),
        row(history_button(match, language), share if may_share else None),
    )


async def shared_replay_page(
    match: Match, span: range, names: Names, sharer: UserId, language: Language, *, most_bytes: int
) -> Page:
    """The replay that somebody shares, as everybody in the channel sees it. Raises as `replay_page`."""
    return Page(
        language.say("shared-replay", player=mention(sharer, language)),
        _tell(match, span, language),
        await _replay_picture(match, span, names, language, USUAL, most_bytes=most_bytes),
        row(history_button(match, language, span[-1])),
        mark=Mark(Kind.SHARED_REPLAY, match.id, span[-1]),
    )


def _tell(match: Match, span: range, language: Language) -> str:
    told = language.say("replay-span", first=span.start, last=span[-1])
    return f"{tell_title(match, language)} · {told}\n{tell_players(match, language)}"


async def _replay_picture(
    match: Match, span: range, names: Names, language: Language, taste: Taste, *, most_bytes: int
) -> Picture:
    game, captions = match.game, captions_of(match, span, names, language)
    gif = await asyncio.to_thread(
        lambda: render_replay(
            game,
            captions=captions,
            first=span.start,
            last=span[-1],
            given=plies(match).start,
            rotated=taste.rotated,
            theme=taste.theme,
        )
    )
    limit = min(most_bytes, MOST_BYTES)
    if len(gif) > limit:
        raise Refused(Why.PICTURE_TOO_LARGE, limit)
    told = language.say("replay-told", first=span.start, last=span[-1])
    told += " " + tell_position(game.position_at(span[-1]), language)
    return Picture(gif, alternative(told), name="replay", kind="gif")


def captions_of(match: Match, span: range, names: Names, language: Language) -> list[str]:
    """A sentence for each ply: its number, what happened, and the score after it."""
    white, black = (_short(drawn_name(match, colour, names, language)) for colour in Colour)
    captions = []
    for ply in span:
        score = match.game.position_at(ply).score
        captions.append(
            language.say(
                "replay-caption",
                ply=ply,
                last=len(match.game.moves),
                told=_tell_ply(match, ply, language),
                white=white,
                black=black,
                more=score.white,
                less=score.black,
            )
        )
    return captions


def _tell_ply(match: Match, ply: int, language: Language) -> str:
    if ply > plies(match).start:
        return tell_turn(Turn.made(match.game, ply), language)
    return language.say("told-begun-random" if match.setup is Setup.RANDOM else "replay-start")


def _short(drawn: str) -> str:
    """A name that leaves room for the rest of a caption."""
    return drawn if len(drawn) <= LONGEST_NAME else f"{drawn[: LONGEST_NAME - 1]}…"
