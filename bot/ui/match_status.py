"""A match in words: what happened lately, whose turn it is, how long the time lasts, what is offered, how it ended."""

from datetime import datetime

import discord

from bot.catalogue import Language
from bot.domain import Match, OfferKind, Turn, UserId
from bot.domain.events import Aside, BoardChange, Declined, Undone
from bot.ui.past import Past, player_name
from bot.ui.words import (
    OF_A_COLOUR,
    OF_DVONN,
    SIGNS,
    colour_id,
    describe_move,
    describe_pass,
    describe_turn,
    dotted,
    in_a_row,
    mention,
    phase_id,
    quoted,
)
from dvonn import Colour, Ended, Move, Phase, Piece, Position, Termination


def describe_state(
    match: Match, addressed: UserId | None, language: Language, *, reminder: bool = False
) -> str:
    """The turn and its time, what is offered, or how the match ended, told to `addressed`.

    With `reminder` it says that the time of the player to move runs out.
    """
    if match.to_move is None:
        return describe_result(match, language)
    lines = (
        _describe_refused_offer(match, language),
        _describe_turn(match, match.to_move, addressed, language, reminder=reminder),
        _describe_halt(match, language),
        describe_offer(match, language),
    )
    return "\n".join(filter(None, lines))


def _describe_turn(
    match: Match, to_move: Colour, addressed: UserId | None, language: Language, *, reminder: bool
) -> str:
    """The player to move, the task, and how long the time lasts, on one line."""
    sign, colour, position = SIGNS[to_move], colour_id(to_move), match.position
    if match.is_computers_turn:
        return language.say("turn-computer", sign=sign, colour=colour)
    if match.player_to_move == addressed:
        told = language.say("your-turn", sign=sign, task=describe_task(position, language))
    elif reminder:
        told = language.say("turn-reminder", sign=sign, colour=colour)
    elif position.phase is not Phase.PLACING:
        told = language.say("turn-move", sign=sign, colour=colour)
    else:
        kind = "dvonn" if position.to_place is Piece.DVONN else "own"
        count, total = _piece_to_place(position)
        told = language.say(f"turn-place-{kind}", sign=sign, colour=colour, count=count, total=total)
    return dotted(filter(None, (told, describe_clock(match, language))), language)


def describe_task(position: Position, language: Language) -> str:
    """The task of the player to move: to place a piece, and which one, or to move a stack."""
    if position.phase is not Phase.PLACING:
        return language.say("task-move")
    kind = "dvonn" if position.to_place is Piece.DVONN else "own"
    colour = colour_id(position.to_move) if position.to_move else ""
    count, total = _piece_to_place(position)
    return language.say(f"task-place-{kind}", colour=colour, count=count, total=total)


def _piece_to_place(position: Position) -> tuple[int, int]:
    """Which of how many pieces is placed next: of the DVONN pieces, or of the player's own."""
    placed = [stack.owner for stack in position.stacks.values()]
    if position.to_place is Piece.DVONN:
        return placed.count(None) + 1, OF_DVONN
    return placed.count(position.to_move) + 1, OF_A_COLOUR


def describe_clock(match: Match, language: Language) -> str:
    """When the time of the player to move ends, or until when they are away; empty where no time runs."""
    if match.halted:
        return ""
    if until := mover_away_until(match):
        return language.say("clock-away", until=timestamp(until, "D"))
    if match.clock.due:
        return language.say("clock-runs", until=timestamp(match.clock.due, "R"))
    return ""


def _describe_halt(match: Match, language: Language) -> str:
    """A sentence on why the match stands still; empty where it does not."""
    if match.halted is None:
        return ""
    if match.venue.is_direct:
        return language.say("clock-halted-direct")
    return language.say(f"clock-halted-{match.halted}", channel=f"<#{match.venue.channel}>")


def mover_away_until(match: Match) -> datetime | None:
    """The moment until which the player to move is away, if they are."""
    return match.away.get(match.player_to_move) if match.player_to_move is not None else None


def timestamp(at: datetime, style: discord.utils.TimestampStyle) -> str:
    """A moment that Discord shows in the reader's own time: "D" as a date, "f" with the time, "R" from now."""
    return discord.utils.format_dt(at, style)


def describe_offer(match: Match, language: Language) -> str:
    """A sentence on the offer that stands and who is to answer it; empty where there is none."""
    if match.offer is None:
        return ""
    by = mention(match.offer.by, language)
    other = mention(match.opponent_of(match.offer.by), language)
    if match.offer.kind is OfferKind.DRAW:
        return language.say("offer-draw", player=by, other=other)
    return language.say("offer-undo", player=by, other=other, move=describe_undone(match))


def describe_undone(match: Match) -> str:
    """The move that an undo would take back."""
    turn = match.last_turn
    if turn is None:
        raise ValueError("nothing has been played")
    return describe_move(turn.move)


def _describe_refused_offer(match: Match, language: Language) -> str:
    """A sentence on an offer that was turned down, if that happened last."""
    last = next((event for event in reversed(match.events) if not isinstance(event.what, Aside)), None)
    if last is None or not isinstance(last.what, Declined) or last.actor is None:
        return ""
    key = "offer-draw-refused" if last.what.kind is OfferKind.DRAW else "offer-undo-refused"
    return language.say(key, player=mention(last.actor, language))


def describe_result(past: Past, language: Language) -> str:
    """A sentence on how a game ended, with both players' names: the winner's first, or White's."""
    if past.ended is None:
        raise ValueError("the match goes on")
    first, position = past.ended.winner or Colour.WHITE, past.game.position
    told = language.say(
        f"result-{_end_of(past, past.ended)}",
        phase=phase_id(position),
        first=player_name(past, first, language),
        second=player_name(past, first.opponent, language),
        more=position.score.of(first),
        less=position.score.of(first.opponent),
    )
    words = past.cancelled_for if isinstance(past, Match) else ""
    return f"{told}\n{language.say('manager-reason', reason=quoted(words))}" if words else told


def _end_of(past: Past, ended: Ended) -> str:
    """The kind of an end, as the sentences on it are named."""
    if ended.by is Termination.BOARD and ended.winner is None:
        return "tie"
    if isinstance(past, Match):
        return f"cancelled-{past.cancelled}" if past.cancelled else ended.by.value
    return "void" if ended.by is Termination.ABANDONED else ended.by.value


LATELY = 3
"""How many moves are told at most, to somebody who looks on: more would push the picture off a phone's screen."""


def describe_story(match: Match, language: Language, *, most: int = 1) -> str:
    """The last moves, `most` of them, a line each, the oldest first: what each cut off, and the pass that it forced."""
    told = [_describe_turn_and_pass(turn, language) for turn in match.turns(most)]
    if undo := _undo(match):
        told.append(_describe_undo(match, undo, language))
    begun = [] if len(told) >= most else [_describe_beginning(match, language)]
    earlier = [language.say("told-earlier", told=each) for each in begun + told[:-1]]
    latest = [language.say("told-latest", told=each) for each in told[-1:]]
    return "\n".join((earlier + latest)[-most:])


def _describe_turn_and_pass(turn: Turn, language: Language) -> str:
    told = [
        describe_turn(turn, language),
        describe_all_placed(turn, language),
        _describe_forced_pass(turn.after, language),
    ]
    return in_a_row(told, language)


def _describe_beginning(match: Match, language: Language) -> str:
    begun = language.say(f"told-begun-{match.setup}")
    return in_a_row([begun, _describe_forced_pass(match.opening.position, language)], language)


def describe_all_placed(turn: Turn | None, language: Language) -> str:
    """A sentence after the last piece on why White is to move once more; empty after any other move."""
    if turn is None or turn.before.phase is not Phase.PLACING or turn.after.phase is Phase.PLACING:
        return ""
    return language.say("told-all-placed")


def _describe_forced_pass(position: Position, language: Language) -> str:
    """A sentence on who has to pass in a position; empty where nobody has to."""
    return describe_pass(position.to_move, language) if position.to_move and position.must_pass else ""


def _undo(match: Match) -> Undone | None:
    """The undo with which the board was changed last, if it was one."""
    last = next(event.what for event in reversed(match.events) if isinstance(event.what, BoardChange))
    return last if isinstance(last, Undone) else None


def _describe_undo(match: Match, undo: Undone, language: Language) -> str:
    """A sentence that names the move that no longer counts."""
    undone = match.events[undo.first - 1]
    colour = match.players.colour_of(undone.actor) if undone.actor is not None else None
    if colour is None or not isinstance(undone.what, Move):
        raise ValueError(undone)
    return language.say("told-undone", colour=colour_id(colour), move=describe_move(undone.what))
