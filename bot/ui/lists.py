"""Lists of matches and challenges: labels, progress, and the pages of long lists."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, NewType, TypeVar

from bot.catalogue import Language
from bot.domain import Challenge, Match, MatchId, Players, ShownBoard, UserId
from bot.ui.consequences import describe_score
from bot.ui.control import Control, button, message_url
from bot.ui.page import Block, row
from bot.ui.words import SIGNS, TOTAL, dotted, mention, name
from dvonn import Colour, Phase


def waits_for(match: Match, player: UserId) -> bool:
    """Whether a match needs a player's move or answer to an offer. A match on hold waits for nobody."""
    return not match.is_on_hold and player in (match.player_to_move, match.awaited)


def match_label(
    match: Match, viewer: UserId, names: Mapping[UserId, str], language: Language, *, server: str = ""
) -> str:
    """Return a running match as a menu option of at most 100 characters.

    For example: "Match 12 · against Ben · your turn · you 24–19". `server` is appended if the viewer can't know it from
    the context.
    """
    turn = "own" if match.player_to_move == viewer else "other"
    parts = [
        language.say(
            "label-match", match=match.id, opponent=name(match.opponent_of(viewer), names, language)
        ),
        language.say(f"label-turn-{turn}"),
        describe_progress(match, viewer, language),
        *filter(None, [server]),
    ]
    return dotted(parts, language)[:100]


def players_label(
    match_id: MatchId, players: Players, names: Mapping[UserId, str], language: Language
) -> str:
    """Return a match with its players as a menu option of at most 100 characters: "Match 12 · Anna – Ben"."""
    return language.say(
        "label-finished",
        match=match_id,
        white=name(players.white, names, language),
        black=name(players.black, names, language),
    )[:100]


def challenge_label(challenge: Challenge, names: Mapping[UserId, str], language: Language) -> str:
    """Return a challenge as a menu option of at most 100 characters: "Challenge 7 · Anna → Ben"."""
    opponent = challenge.opponent
    return language.say(
        "label-challenge",
        challenge=challenge.id,
        challenger=name(challenge.challenger, names, language),
        opponent=language.say("anybody") if opponent is None else name(opponent, names, language),
    )[:100]


def describe_progress(match: Match, viewer: UserId | None, language: Language) -> str:
    """Describe the number of pieces placed, or the score, from the viewer's side if they play."""
    if match.position.phase is Phase.PLACING:
        return language.say("progress-placing", count=len(match.position.stacks), total=TOTAL)
    if viewer is not None and (colour := match.players.colour_of(viewer)):
        return describe_score(match.position, colour, language)
    score = match.position.score
    return language.say("score-colours", white=score.white, black=score.black)


def describe_live(match: Match, shown: ShownBoard | None, language: Language) -> str:
    """Describe a running match on one line: players, progress and turn, with a link to its board."""
    title = language.say("games-match", match=match.id)
    mover = match.player_to_move or match.players.white
    return language.say(
        "live-match" if match.to_move else "live-over",
        match=f"[{title}]({message_url(match, shown.message)})" if shown else title,
        white=f"{SIGNS[Colour.WHITE]} {mention(match.players.white, language)}",
        black=f"{SIGNS[Colour.BLACK]} {mention(match.players.black, language)}",
        progress=describe_progress(match, None, language),
        mover=mention(mover, language),
    )


# pages of long lists


T = TypeVar("T")

PageNumber = NewType("PageNumber", int)
"""The number of a page of a list, from 1."""

FIRST_PAGE = PageNumber(1)


@dataclass(frozen=True, slots=True)
class ListPage(Generic[T]):
    items: Sequence[T]
    page: PageNumber
    pages: int
    total: int
    """The number of items on all pages."""

    @property
    def before(self) -> PageNumber:
        """The previous page's number; 0 on the first page."""
        return PageNumber(self.page - 1)

    @property
    def after(self) -> PageNumber:
        """The next page's number; one too many on the last page."""
        return PageNumber(self.page + 1)

    def turning(self, turn_to: Callable[[PageNumber], Control], language: Language) -> list[Block]:
        """Return the row with buttons to the previous and next page; empty for a single page."""
        if self.pages == 1:
            return []
        earlier, later = language.say("button-earlier-page"), language.say("button-later-page")
        return [
            row(
                button(earlier, turn_to(self.before), disabled=self.page == FIRST_PAGE),
                button(later, turn_to(self.after), disabled=self.page == self.pages),
            )
        ]


def list_page(items: Sequence[T], page: int, most: int) -> ListPage[T]:
    """Return a page of at most `most` items; an invalid page number becomes the nearest valid one."""
    pages = number_of_pages(len(items), most)
    shown = nearest_page(page, pages)
    return ListPage(items[(shown - 1) * most : shown * most], shown, pages, len(items))


def nearest_page(page: int, pages: int) -> PageNumber:
    """Clamp a page number to `1 … pages`."""
    return PageNumber(min(max(page, FIRST_PAGE), pages))


def number_of_pages(total: int, most: int) -> int:
    """Return the number of pages of `most` items; at least 1."""
    return max(1, -(-total // most))
