"""Lists of matches: a person's matches, and the names of matches among choices."""

from collections.abc import Mapping, Sequence

from bot.catalogue import Language
from bot.matches import Match, MatchId, OfferKind, ShownBoard, UserId
from bot.pages.buttons import button, message_url
from bot.pages.colours import OVER, SIGNS
from bot.pages.control_ids import Action
from bot.pages.page import Page, row
from bot.pages.standing import mover_away_until, timestamp
from bot.pages.words import TOTAL, mention, name
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
        return Page(language.say(f"games-none-{whose}", player=mention(player, language)), accent=OVER)
    lines = [_line(match, player, viewer, boards.get(match.id), language) for match in matches[:LONGEST_LIST]]
    if len(matches) > LONGEST_LIST:
        lines.append(language.say("games-further", count=len(matches) - LONGEST_LIST))
    waiting = any(waits_for(match, viewer) for match in matches)
    return Page(
        language.say(f"games-heading-{whose}", player=mention(player, language), count=len(matches)),
        "\n".join(lines),
        row(button(language.say("button-next"), Action.NEXT, 0)) if waiting else None,
        accent=OVER,
    )


def waits_for(match: Match, player: UserId) -> bool:
    """Whether a match waits for a player's move or answer to an offer. One that is halted waits for nobody."""
    return match.halted is None and player in (match.player_to_move, match.awaited)


def next_waiting(matches: Sequence[Match], player: UserId, *, after: MatchId | None = None) -> Match | None:
    """The match that waits for a player next: the first, or the one that follows `after` in a round through all."""
    waiting = [match for match in matches if waits_for(match, player)]
    places = [place for place, match in enumerate(waiting, start=1) if match.id == after]
    return waiting[places[0] % len(waiting)] if places else next(iter(waiting), None)


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


def _line(match: Match, player: UserId, viewer: UserId, shown: ShownBoard | None, language: Language) -> str:
    colour = match.players.colour_of(player) or Colour.WHITE
    title = language.say("games-match", match=match.id)
    told = language.say(
        "games-line",
        match=f"[{title}]({message_url(match, shown.message)})" if shown else title,
        sign=SIGNS[colour],
        opponent=mention(match.opponent_of(player), language),
        progress=tell_progress(match, language),
    )
    return " · ".join([told, _waiting(match, viewer, language), *_time(match, language)])


def _waiting(match: Match, viewer: UserId, language: Language) -> str:
    """Whom the match waits for, and for what."""
    mover = match.player_to_move or match.players.white
    if match.offer and match.awaited == viewer:
        return language.say("games-offer-draw" if match.offer.kind is OfferKind.DRAW else "games-offer-undo")
    if mover == viewer:
        return language.say("games-own-turn")
    return language.say("games-other-turn", mover=mention(mover, language))


def _time(match: Match, language: Language) -> list[str]:
    """Until when there is time, or why none runs."""
    if match.halted:
        return [language.say("games-halted")]
    if until := mover_away_until(match):
        return [language.say("games-away", until=timestamp(until, "D"))]
    return [language.say("games-due", until=timestamp(match.clock.due, "R"))] if match.clock.due else []


def tell_progress(match: Match, language: Language) -> str:
    """How far a match is: the pieces placed, or the score."""
    if match.position.phase is Phase.PLACING:
        return language.say("progress-placing", count=len(match.position.stacks), total=TOTAL)
    score = match.position.score
    return f"{score.white}–{score.black}"
