"""Matches in lists: their names among choices, how far they are, and whether they wait for a player."""

from collections.abc import Mapping

from bot.catalogue import Language
from bot.domain import Challenge, Match, MatchId, Players, ShownBoard, UserId
from bot.ui.consequences import describe_score
from bot.ui.control import message_url
from bot.ui.words import SIGNS, TOTAL, dotted, mention, name
from dvonn import Colour, Phase


def waits_for(match: Match, player: UserId) -> bool:
    """Whether a match waits for a player's move or answer to an offer. One that is halted waits for nobody."""
    return match.halted is None and player in (match.player_to_move, match.awaited)


def match_label(
    match: Match, viewer: UserId, names: Mapping[UserId, str], language: Language, *, server: str = ""
) -> str:
    """A match as a choice in a list, at most 100 characters: "Match 12 · against Ben · your turn · you 24–19".

    `server` is the name of its server, where that isn't clear; it stands at the end.
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


def finished_label(match: Match, names: Mapping[UserId, str], language: Language, *, server: str = "") -> str:
    """A match that is over as a choice in a list, at most 100 characters: "Match 12 · Anna – Ben".

    `server` is the name of its server, where that isn't clear.
    """
    told = players_label(match.id, match.players, names, language)
    return dotted([told, *filter(None, [server])], language)[:100]


def players_label(
    match_id: MatchId, players: Players, names: Mapping[UserId, str], language: Language
) -> str:
    """A match by its number and its players, as a choice in a list: "Match 12 · Anna – Ben"."""
    return language.say(
        "label-finished",
        match=match_id,
        white=name(players.white, names, language),
        black=name(players.black, names, language),
    )[:100]


def challenge_label(challenge: Challenge, names: Mapping[UserId, str], language: Language) -> str:
    """A challenge as a choice in a list, at most 100 characters: "Challenge 7 · Anna → Ben"."""
    opponent = challenge.opponent
    return language.say(
        "label-challenge",
        challenge=challenge.id,
        challenger=name(challenge.challenger, names, language),
        opponent=language.say("anybody") if opponent is None else name(opponent, names, language),
    )[:100]


def describe_progress(match: Match, viewer: UserId | None, language: Language) -> str:
    """How far a match is: the pieces placed, or the score, from the viewer's side if they play."""
    if match.position.phase is Phase.PLACING:
        return language.say("progress-placing", count=len(match.position.stacks), total=TOTAL)
    if viewer is not None and (colour := match.players.colour_of(viewer)):
        return describe_score(match.position, colour, language)
    score = match.position.score
    return language.say("score-colours", white=score.white, black=score.black)


def describe_live(match: Match, shown: ShownBoard | None, language: Language) -> str:
    """A running match in a line: who plays it, how far it is, and whose turn it is, with a link to its board."""
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
