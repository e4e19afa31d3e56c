"""Matches and challenges in lists: the tabs of `/dvonn games`, labels and progress."""

from collections.abc import Mapping
from enum import StrEnum

from bot.catalogue import Language
from bot.domain import Challenge, Match, MatchId, Players, ShownBoard, UserId
from bot.pages.consequences import describe_score
from bot.pages.game_words import SIGNS, TOTAL
from bot.toolkit.control import Control, choice, message_url
from bot.toolkit.page import Block, row
from bot.toolkit.words import dotted, mention, name
from dvonn import Colour, Phase


class GameFilter(StrEnum):
    RUNNING = "running"
    FINISHED = "finished"


class ShowGames(Control, action="list"):
    """A control that lists a user's running or finished matches, optionally against one opponent."""

    player: UserId
    kept: GameFilter
    opponent: UserId | None = None


class ListChallenges(Control, action="list-challenges"):
    """A control that lists the user's open challenges."""


def game_tabs(
    player: UserId,
    chosen: GameFilter | None,
    language: Language,
    *,
    opponent: UserId | None = None,
    challenges: bool = True,
) -> Block:
    """Return the row of tabs; `chosen` is the list of matches that is shown, or None for the challenges."""
    tabs = [
        choice(language.say(f"button-games-{kept}"), ShowGames(player, kept, opponent), chosen=kept is chosen)
        for kept in GameFilter
    ]
    if challenges:
        tabs.append(choice(language.say("button-games-challenges"), ListChallenges(), chosen=chosen is None))
    return row(*tabs)


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
