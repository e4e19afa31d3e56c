"""The sentences of push notifications on a lock screen: who wants what in which game, in plain words.

Discord shows the content of a message as it was posted, and cuts it off. So each sentence is short and says the most
important thing first, with names instead of mentions, and without markup and timestamps.
"""

from bot.catalogue import Language
from bot.domain import Challenge, Match, OfferKind, Turn, UserId
from bot.pages.game_words import colour_name, describe_cut_off, describe_move, phase_id
from bot.pages.match_status import (
    describe_all_placed,
    describe_refused_offer,
    describe_undo,
    describe_undone,
    last_undo,
)
from bot.pages.paces import describe_live, describe_pace
from bot.toolkit.words import Names, dotted, in_a_row, mention, named, quoted
from dvonn import Colour, Ended, Jump, Termination


def turn_notification(
    match: Match, names: Names, language: Language, *, reminder: bool = False, server: str = ""
) -> str:
    """Tell the awaited player what the opponent has done and what to do: move, answer, or hurry.

    `server` is the name of the match's server, in direct messages only.
    """
    player = match.awaited
    if player is None:
        return news_notification(match, names, language, server=server)
    if match.begins_live and not reminder:
        return begun_notification(match, names, language, server=server)
    game, own = _game(match, server, language), match.players.colour_of(player) or Colour.WHITE
    if reminder:
        return language.say("notify-reminder", game=game, **_score(match, own))
    if match.offer:
        opponent = _name(match, own.opponent, names, language)
        if match.offer.kind is OfferKind.UNDO:
            return language.say("notify-undo", player=opponent, move=describe_undone(match), game=game)
        return language.say("notify-draw", player=opponent, game=game, **_score(match, own))
    turn = language.say("notify-turn", game=game, **_score(match, own))
    return in_a_row([_describe_last(match, names, language), turn], language)


def begun_notification(match: Match, names: Names, language: Language, *, server: str = "") -> str:
    """Tell both players of a live match that it begins, and who moves first."""
    white, black = (_name(match, colour, names, language) for colour in (Colour.WHITE, Colour.BLACK))
    first = white if match.to_move is Colour.WHITE else black
    game = _game(match, server, language)
    return language.say("notify-begun-live", game=game, white=white, black=black, first=first)


def news_notification(
    match: Match,
    names: Names,
    language: Language,
    *,
    server: str = "",
    called: UserId | None = None,
) -> str:
    """Tell the last move with the score, or the result. A player who is `called` by a result is mentioned in it."""
    game = _game(match, server, language)
    if match.ended:
        first = match.ended.winner or Colour.WHITE
        return language.say(
            f"notify-over-{_end_of(match, match.ended)}",
            game=game,
            first=_name(match, first, names, language, called),
            second=_name(match, first.opponent, names, language, called),
            more=match.position.score.of(first),
            less=match.position.score.of(first.opponent),
        )
    standing = language.say(
        "notify-standing",
        game=game,
        white=_name(match, Colour.WHITE, names, language),
        black=_name(match, Colour.BLACK, names, language),
        **_score(match, Colour.WHITE),
    )
    return in_a_row([_describe_last(match, names, language), standing], language)


def challenge_notification(challenge: Challenge, names: Names, language: Language) -> str:
    """Tell the challenged user who challenges them, and at which pace."""
    challenger = named(challenge.challenger, names, language)
    pace = language.say("terms-pace", pace=describe_pace(challenge.terms.pace, language))
    if challenge.rematch_of is None:
        asked = language.say("notify-challenge", challenger=challenger)
    else:
        asked = language.say("notify-rematch", challenger=challenger, match=challenge.rematch_of)
    live = describe_live(challenge.terms.pace, language)
    return dotted(filter(None, (live, in_a_row([asked, pace], language))), language)


def state_notification(match: Match, names: Names, language: Language, *, server: str) -> str:
    """Tell a player that a match is on hold, continues, or is over."""
    if match.is_over:
        return news_notification(match, names, language, server=server)
    return language.say(
        "notify-on-hold" if match.halted else "notify-goes-on", game=_game(match, server, language)
    )


def absence_notification(match: Match, user: UserId, names: Names, language: Language, *, server: str) -> str:
    """Tell a player of a running match that the opponent is away or back."""
    key = "notify-away" if match.opponent_of(user) in match.away else "notify-back"
    own = match.players.colour_of(user) or Colour.WHITE
    opponent = _name(match, own.opponent, names, language)
    return language.say(key, game=_game(match, server, language), player=opponent)


def unrated_notification(match: Match, language: Language, *, server: str) -> str:
    """Tell a player that a match no longer counts for the ratings."""
    return language.say("notify-unrated", game=_game(match, server, language))


def done_notification(match: Match, language: Language, *, server: str) -> str:
    """Tell a user that what they asked for is done, although its answer was lost."""
    return language.say("notify-done", game=_game(match, server, language))


def _describe_last(match: Match, names: Names, language: Language) -> str:
    """Describe what has happened last: a refused offer, an undo, a move, or the start."""
    if refused := describe_refused_offer(match, names, language):
        return refused
    if undo := last_undo(match):
        return describe_undo(match, undo, language)
    if match.last_turn:
        return _describe_turn(match, match.last_turn, names, language)
    white, black = (_name(match, colour, names, language) for colour in (Colour.WHITE, Colour.BLACK))
    return language.say("notify-begun", white=white, black=black)


def _describe_turn(match: Match, turn: Turn, names: Names, language: Language) -> str:
    """Describe a move with what it cut off, and why its player is to move again."""
    player, move = _name(match, turn.colour, names, language), describe_move(turn.move)
    passed = (
        language.say("notify-pass", player=_name(match, match.passed, names, language))
        if match.passed
        else ""
    )
    if not isinstance(turn.move, Jump):
        last = describe_all_placed(turn, language)
        return last or language.say("notify-placed", player=player, space=move)
    lost = describe_cut_off(turn.cut_off, language) if turn.cut_off else ""
    return in_a_row([language.say("notify-moved", player=player, move=move), lost, passed], language)


def _name(
    match: Match, colour: Colour, names: Names, language: Language, called: UserId | None = None
) -> str:
    """Return a player's name, or the colour if no name is known; the mention of one who is `called`."""
    player = match.players.of(colour)
    if player == called:
        return mention(player, language)
    return named(player, names, language) if player in names else colour_name(colour, language)


def _game(match: Match, server: str, language: Language) -> str:
    if not server:
        return str(match.id)
    return language.say("notify-game", match=match.id, server=quoted(server))


def _score(match: Match, own: Colour) -> dict[str, str | int]:
    """Return the values that tell the score, a player's own first; there is none in the placing phase."""
    score = match.position.score
    return {"phase": phase_id(match.position), "more": score.of(own), "less": score.of(own.opponent)}


def _end_of(match: Match, ended: Ended) -> str:
    """Return how a match has ended, as used in catalogue keys."""
    if match.cancelled or ended.by is Termination.ABANDONED:
        return "closed"
    return "tie" if ended.by is Termination.BOARD and ended.winner is None else ended.by.value
