"""Lists of matches: a person's matches, and the names of matches among choices."""

from collections.abc import Mapping, Sequence

from bot.catalogue import Language
from bot.matches import Match, MatchId, ShownBoard, UserId
from bot.presentation.buttons import button, message_url
from bot.presentation.colours import OVER, SIGNS
from bot.presentation.control_ids import Action
from bot.presentation.page import Page, row
from bot.presentation.words import TOTAL, mention
from dvonn import Colour, Phase

LONGEST_LIST = 15
"""Matches in one list; more would not fit a phone's screen, and a message ends at 4,000 characters."""


def games_page(
    matches: Sequence[Match],
    player: UserId,
    viewer: UserId,
    boards: Mapping[MatchId, ShownBoard | None],
    language: Language,
) -> Page:
    """A player's running matches: whose turn it is in each, with a link to its board."""
    whose = "own" if player == viewer else "other"
    if not matches:
        return Page(language.say(f"games-none-{whose}", player=mention(player)), accent=OVER)
    lines = [_line(match, player, viewer, boards.get(match.id), language) for match in matches[:LONGEST_LIST]]
    if len(matches) > LONGEST_LIST:
        lines.append(language.say("games-further", count=len(matches) - LONGEST_LIST))
    waiting = any(match.player_to_move == viewer for match in matches)
    return Page(
        language.say(f"games-heading-{whose}", player=mention(player), count=len(matches)),
        "\n".join(lines),
        *([row(button(language.say("button-next"), Action.NEXT, 0))] if waiting else []),
        accent=OVER,
    )


def match_label(match: Match, viewer: UserId, names: Mapping[UserId, str], language: Language) -> str:
    """A match as a choice in a list, at most 100 characters: "Match 12 · against Ben · your turn · 24–19"."""
    opponent = match.opponent_of(viewer)
    turn = "own" if match.player_to_move == viewer else "other"
    parts = [
        language.say("label-match", match=match.id, opponent=names.get(opponent, str(opponent))[:40]),
        language.say(f"label-turn-{turn}"),
        _progress(match, language),
    ]
    return " · ".join(parts)[:100]


def _line(match: Match, player: UserId, viewer: UserId, shown: ShownBoard | None, language: Language) -> str:
    colour = match.players.colour_of(player) or Colour.WHITE
    turn = "own" if match.player_to_move == viewer else "other"
    title = language.say("games-match", match=match.id)
    return language.say(
        f"games-line-{turn}",
        match=f"[{title}]({message_url(match, shown.message)})" if shown else title,
        sign=SIGNS[colour],
        opponent=mention(match.opponent_of(player)),
        mover=mention(match.player_to_move or match.players.white),
        progress=_progress(match, language),
    )


def _progress(match: Match, language: Language) -> str:
    """How far a match is: the pieces placed, or the score."""
    if match.position.phase is Phase.PLACING:
        return language.say("progress-placing", count=len(match.position.stacks), total=TOTAL)
    score = match.position.score
    return f"{score.white}–{score.black}"
