"""Matches in lists: their names among choices, how far they are, and whether they wait for a player."""

from collections.abc import Mapping

from bot.catalogue import Language
from bot.matches import Match, UserId
from bot.pages.words import TOTAL, name
from dvonn import Phase


def waits_for(match: Match, player: UserId) -> bool:
    """Whether a match waits for a player's move or answer to an offer. One that is halted waits for nobody."""
    return match.halted is None and player in (match.player_to_move, match.awaited)


def match_label(match: Match, viewer: UserId, names: Mapping[UserId, str], language: Language) -> str:
    """A match as a choice in a list, at most 100 characters: "Match 12 · against Ben · your turn · 24–19"."""
    turn = "own" if match.player_to_move == viewer else "other"
    parts = [
        language.say(
            "label-match", match=match.id, opponent=name(match.opponent_of(viewer), names, language)
        ),
        language.say(f"label-turn-{turn}"),
        tell_progress(match, language),
    ]
    return " · ".join(parts)[:100]


def finished_label(match: Match, names: Mapping[UserId, str], language: Language) -> str:
    """A match that is over as a choice in a list, at most 100 characters: "Match 12 · Anna – Ben"."""
    return language.say(
        "label-finished",
        match=match.id,
        white=name(match.players.white, names, language),
        black=name(match.players.black, names, language),
    )[:100]


def tell_progress(match: Match, language: Language) -> str:
    """How far a match is: the pieces placed, or the score."""
    if match.position.phase is Phase.PLACING:
        return language.say("progress-placing", count=len(match.position.stacks), total=TOTAL)
    score = match.position.score
    return f"{score.white}–{score.black}"
