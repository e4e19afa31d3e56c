"""A match or an imported record as text: players, plies, the turn and its time limit, offers, results, thread names."""

from collections.abc import Iterator, Mapping
from datetime import datetime, timedelta

import discord

from bot.catalogue import Language
from bot.domain import (
    CancelReason,
    HaltReason,
    Import,
    Match,
    MatchId,
    ObstacleKind,
    OfferKind,
    Setup,
    Stakes,
    Turn,
    UserId,
)
from bot.domain.events import WITHHELD, Aside, BoardChange, Declined, TimeGiven, Undone
from bot.domain.ids import PastId, PlyNumber
from bot.domain.obstacle import GONE
from bot.domain.time_used import time_used
from bot.pages.game_words import (
    OF_A_COLOUR,
    OF_DVONN,
    SIGNS,
    built_height,
    colour_id,
    colour_name,
    describe_cut_off,
    describe_move,
    describe_pass,
    describe_sides,
    phase_id,
    player_mention,
)
from bot.pages.occasions import words_of
from bot.pages.paces import describe_duration, describe_time, format_clock
from bot.toolkit.obstacles import describe_obstacle
from bot.toolkit.words import NOBODY, Names, dotted, in_a_row, mention, name, named, quoted
from dvonn import Colour, Ended, Jump, Move, Phase, Piece, Position, Record, Termination
from rendering import CutOff

# games to look back at


LONGEST_NAME = 40
"""The maximum length of a player's or an event's name that is shown from an imported record."""

Past = Match | Import
"""A game to look back at: a match of the bot's, or an imported record."""


def id_of(past: Past) -> PastId:
    """Return the game's id in controls."""
    return PastId(record=past.id) if isinstance(past, Import) else PastId(past.id)


def owner_of(past: Past) -> MatchId:
    """Return the id under which searches for a game are queued; for a record, a number that no match has."""
    return past.id if isinstance(past, Match) else MatchId(-past.id)


def plies(past: Past) -> range:
    """Return the plies to browse, the start included; after a random set-up they start at the full board."""
    first = len(past.opening.moves) if isinstance(past, Match) and past.setup is Setup.RANDOM else 0
    return range(first, len(past.game.moves) + 1)


def number_of(past: Past, ply: int) -> int:
    """Return a ply's number as displayed, which doesn't count randomly placed pieces as moves."""
    return ply - plies(past).start


def last_ply(past: Past) -> PlyNumber:
    """Return the ply of the current or final position."""
    return PlyNumber(len(past.game.moves))


def nearest(past: Past, ply: int) -> PlyNumber:
    """Return the nearest existing ply, as an undo may have removed the given one."""
    browsable = plies(past)
    return PlyNumber(min(max(ply, browsable.start), browsable[-1]))


def stacks_moved(past: Past) -> bool:
    """Whether any stack has moved."""
    return any(isinstance(move, Jump) for move in past.game.moves)


def describe_title(past: Past, language: Language) -> str:
    if isinstance(past, Match):
        return language.say("history-match", match=past.id)
    event = past.record.headers.get("Event", "").strip()
    return quoted(event[:LONGEST_NAME]) if event else language.say("history-record")


def describe_past_players(past: Past, position: Position, language: Language) -> str:
    """Describe the players on one line, with the score of a position in the stacking phase."""
    return describe_sides(lambda colour: player_name(past, colour, language), position, language)


def player_name(past: Past, colour: Colour, language: Language) -> str:
    """Return a player's mention, or the name in the record."""
    if isinstance(past, Match):
        return player_mention(past, colour, language)
    given = given_name(past, colour)
    return quoted(given) if given else colour_name(colour, language)


def given_name(record: Import, colour: Colour) -> str:
    """Return a player's name in a record, at most 40 characters; empty if there is none."""
    header = "White" if colour is Colour.WHITE else "Black"
    return record.record.headers.get(header, "").strip()[:LONGEST_NAME]


def record_of(match: Match, names: Mapping[UserId, str], server: str, language: Language) -> Record:
    """Return the whole game of a match, opening included, without moves that were taken back.

    `server` is the name of its server. Moves of the opening have no time.
    """
    headers = {
        "Event": language.say("record-event", match=match.id),
        "Site": server,
        "Date": f"{match.started_at:%Y-%m-%d}",
        "White": name(match.players.of(Colour.WHITE), names, language),
        "Black": name(match.players.of(Colour.BLACK), names, language),
        "Source": "DVONN for Discord",
    }
    return Record(
        match.game,
        {header: value for header, value in headers.items() if value},
        match.ended,
        (*(None for _ in match.opening.moves), *(event.at for event in match.line)),
    )


# the state of a match


def describe_state(
    match: Match,
    addressed: UserId | None,
    language: Language,
    *,
    names: Names = NOBODY,
    reminder: bool = False,
    onlooking: bool = False,
) -> str:
    """Describe the turn with its time limit and any offer, or the result, addressed to `addressed`.

    With `names`, only the player who has to act is mentioned. With `reminder` the text says that the mover's time is
    running out. Text for people who are `onlooking` doesn't say what the players can do about a halt.
    """
    if match.to_move is None:
        return describe_result(match, language)
    lines = (
        describe_refused_offer(match, names, language),
        _describe_turn(match, match.to_move, addressed, names, language, reminder=reminder),
        _describe_live_times(match, match.to_move, names, language),
        _describe_gift(match, names, language),
        describe_halt(match, language, onlooking=onlooking),
        describe_offer(match, language, names, addressed=addressed),
    )
    return "\n".join(filter(None, lines))


def _describe_turn(
    match: Match,
    to_move: Colour,
    addressed: UserId | None,
    names: Names,
    language: Language,
    *,
    reminder: bool,
) -> str:
    """Describe the player to move and the time limit, on one line; with the task for the player who is addressed."""
    sign, mover = SIGNS[to_move], match.players.of(to_move)
    if match.is_computers_turn:
        return language.say("turn-computer", sign=sign, colour=colour_id(to_move))
    if mover == addressed:
        turn = language.say("your-turn", sign=sign, task=describe_task(match.position, language))
    else:
        player = mention(mover, language) if match.awaited == mover else named(mover, names, language)
        task = "reminder" if reminder else "place" if match.position.phase is Phase.PLACING else "move"
        turn = language.say(f"turn-{task}", sign=sign, player=player)
    return dotted(filter(None, (turn, describe_clock(match, language))), language)


def _describe_next_piece(position: Position, language: Language) -> str:
    """Describe which piece is placed next, with its number; empty in the stacking phase."""
    if position.phase is not Phase.PLACING:
        return ""
    kind = "dvonn" if position.to_place is Piece.DVONN else "own"
    count, total = _piece_to_place(position)
    return language.say(f"next-piece-{kind}", count=count, total=total)


def describe_task(position: Position, language: Language) -> str:
    """Describe the mover's task: which piece to place, or to move a stack."""
    if position.phase is not Phase.PLACING:
        return language.say("task-move")
    kind = "dvonn" if position.to_place is Piece.DVONN else "own"
    colour = colour_id(position.to_move) if position.to_move else ""
    count, total = _piece_to_place(position)
    return language.say(f"task-place-{kind}", colour=colour, count=count, total=total)


def _piece_to_place(position: Position) -> tuple[int, int]:
    """Return the number of the next piece and how many there are, of the DVONN pieces or of the mover's own."""
    placed = [stack.owner for stack in position.stacks.values()]
    if position.to_place is Piece.DVONN:
        return placed.count(None) + 1, OF_DVONN
    return placed.count(position.to_move) + 1, OF_A_COLOUR


def describe_clock(match: Match, language: Language) -> str:
    """Describe the mover's time limit, or the date until which they are away; empty if no time runs."""
    if match.is_on_hold:
        return ""
    if until := match.excused_until:
        return language.say("clock-away", until=timestamp(until, "D"))
    if match.clock.due:
        return language.say("clock-runs", until=timestamp(match.clock.due, "R"))
    return ""


def _describe_live_times(match: Match, to_move: Colour, names: Names, language: Language) -> str:
    """Describe what the waiting player of a live match has left, and until when the mover has time.

    Empty unless a clock runs.
    """
    if not match.pace.is_live or match.is_on_hold or match.clock.due is None:
        return ""
    until = language.say("clock-until", sign=SIGNS[to_move], at=timestamp(match.clock.due, "T"))
    return dotted(
        filter(None, (_describe_waiting(match, to_move.opponent, names, language), until)), language
    )


def describe_live_clocks(match: Match, names: Names, language: Language) -> str:
    """Describe both clocks of a live match on one line, the mover's first: "⚪ Ben ⏳ in 10 minutes · ⚫ Anna 9:40".

    Empty unless a clock runs.
    """
    if not match.pace.is_live or match.is_on_hold or match.clock.due is None or match.to_move is None:
        return ""
    mover = named(match.players.of(match.to_move), names, language)
    runs = language.say(
        "clock-runs-for",
        sign=SIGNS[match.to_move],
        player=mover,
        until=timestamp(match.clock.due, "R"),
    )
    waits = _describe_waiting(match, match.to_move.opponent, names, language)
    return dotted(filter(None, (runs, waits)), language)


def _describe_waiting(match: Match, waiting: Colour, names: Names, language: Language) -> str:
    """Describe the time left to the player who isn't to move: "⚫ Anna 9:40"; empty if each move has the same time."""
    if match.pace.is_per_move or match.clock.waiting is None:
        return ""
    player = named(match.players.of(waiting), names, language)
    return language.say(
        "clock-waits", sign=SIGNS[waiting], player=player, time=format_clock(match.clock.waiting)
    )


def _describe_gift(match: Match, names: Names, language: Language) -> str:
    """Describe the time that the player to move was given in this turn; empty if none."""
    given = [event for event in match.events[match.changed :] if isinstance(event.what, TimeGiven)]
    if not given or given[0].actor is None:
        return ""
    time = sum((event.what.time for event in given if isinstance(event.what, TimeGiven)), timedelta())
    by, other = given[0].actor, match.opponent_of(given[0].actor)
    return language.say(
        "clock-given",
        player=named(by, names, language),
        other=named(other, names, language),
        time=describe_duration(time, language),
    )


def describe_halt(match: Match, language: Language, *, onlooking: bool = False) -> str:
    """Explain why the match is halted; empty if it isn't. People who are `onlooking` learn nothing of the players."""
    if match.halt is None or match.halted is None:
        return ""
    if onlooking and match.halted not in WITHHELD:
        return language.say("clock-halted-watched")
    if match.venue.is_direct and match.halted not in WITHHELD:
        if match.managed_by is not None:
            return language.say("clock-halted-direct-of", player=mention(match.managed_by, language))
        return language.say("clock-halted-direct" if match.computer else "clock-halted-direct-one")
    if match.halted is HaltReason.CHANNEL:
        obstacle = match.obstacle or GONE
        reason = describe_obstacle(match.venue.channel, obstacle, "clock-halted", language)
        return in_a_row([reason, _describe_manager(match, language)], language)
    occasion = match.withheld_for
    told = words_of(occasion).describe_withheld(occasion, language) if occasion else ""
    return told or language.say(f"clock-halted-{match.halted}")


def _describe_manager(match: Match, language: Language) -> str:
    """Explain that the clock of the only player who can manage the lost channel runs on; empty for other halts."""
    if match.managed_by is None:
        return ""
    is_timeout = match.obstacle is not None and match.obstacle.kind is ObstacleKind.TIMEOUT
    key = "clock-halted-managed-timeout" if is_timeout else "clock-halted-managed"
    return language.say(key, player=mention(match.managed_by, language))


def timestamp(at: datetime, style: discord.utils.TimestampStyle) -> str:
    """Return a Discord timestamp in the reader's time zone.

    The styles: "D" for a date, "f" for date and time, "T" for a time with seconds, "R" for the time until then.
    """
    return discord.utils.format_dt(at, style)


def describe_offer(
    match: Match, language: Language, names: Names = NOBODY, *, addressed: UserId | None = None
) -> str:
    """Describe the open offer and who is to answer it, to whoever made it if they are `addressed`; empty if none."""
    if match.offer is None:
        return ""
    own = "-own" if match.offer.by == addressed else ""
    by = named(match.offer.by, names, language)
    other = mention(match.opponent_of(match.offer.by), language)
    if match.offer.kind is OfferKind.DRAW:
        return language.say(f"offer-draw{own}", player=by, other=other)
    return language.say(f"offer-undo{own}", player=by, other=other, move=describe_undone(match))


def describe_undone(match: Match) -> str:
    turn = match.last_turn
    if turn is None:
        raise ValueError("nothing has been played")
    return describe_move(turn.move)


def describe_refused_offer(match: Match, names: Names, language: Language) -> str:
    """Describe the declined offer, if declining it was the last event."""
    last = next((event for event in reversed(match.events) if not isinstance(event.what, Aside)), None)
    if last is None or not isinstance(last.what, Declined) or last.actor is None:
        return ""
    key = "offer-draw-refused" if last.what.kind is OfferKind.DRAW else "offer-undo-refused"
    return language.say(key, player=named(last.actor, names, language))


def describe_result(past: Past, language: Language) -> str:
    """Describe the result with both players' names: the winner's first, or White's after a tie."""
    if past.ended is None:
        raise ValueError("the match goes on")
    if told := _describe_fixed_end(past, language):
        return told
    first, position = past.ended.winner or Colour.WHITE, past.game.position
    late = position.to_move or Colour.WHITE
    result = language.say(
        f"result-{_end_of(past, past.ended)}",
        phase=phase_id(position),
        first=player_name(past, first, language),
        second=player_name(past, first.opponent, language),
        late=player_name(past, late, language),
        other=player_name(past, late.opponent, language),
        more=position.score.of(first),
        less=position.score.of(first.opponent),
        white=position.score.white,
        black=position.score.black,
    )
    words = past.cancelled_for if isinstance(past, Match) else ""
    return f"{result}\n{language.say('reason-given', reason=quoted(words))}" if words else result


def _describe_fixed_end(past: Past, language: Language) -> str:
    """Describe a fixed end in the words of the occasion; empty if it has none, and for any other end."""
    if not isinstance(past, Match) or past.cancelled is not CancelReason.END:
        return ""
    return words_of(past.occasion).describe_end(language)


def _end_of(past: Past, ended: Ended) -> str:
    """Return the kind of result, as used in catalogue keys."""
    if ended.by is Termination.BOARD and ended.winner is None:
        return "tie"
    if isinstance(past, Match):
        return f"cancelled-{past.cancelled}" if past.cancelled else ended.by.value
    return "void" if ended.by is Termination.ABANDONED else ended.by.value


def describe_length(match: Match, language: Language) -> Iterator[str]:
    """Yield the match's number, and the number of its moves, if there are any."""
    yield language.say("games-match", match=match.id)
    if moves := number_of(match, len(match.game.moves)):
        yield language.say("count-moves", count=moves)


def describe_time_used(match: Match, language: Language) -> str:
    """Describe the time that each player has used; empty without a time limit."""
    if not match.pace:
        return ""
    used = time_used(match)
    white, black = (describe_time(used[colour], language) for colour in (Colour.WHITE, Colour.BLACK))
    return language.say("card-time-used", white=white, black=black)


def describe_largest_cut_off(match: Match, largest: CutOff, language: Language, names: Names = NOBODY) -> str:
    """Describe the largest cut-off of a match: who made it, and with which move."""
    game = match.game
    mover = game.position_at(largest.ply - 1).to_move or Colour.WHITE
    return language.say(
        "card-largest-cut-off",
        player=named(match.players.of(mover), names, language),
        move=describe_move(game.moves[largest.ply - 1]),
        pieces=largest.pieces,
    )


# the last moves


LATELY = 3
"""The number of moves shown to spectators; more would push the picture off a phone's screen."""


def describe_story(
    match: Match, language: Language, *, names: Names = NOBODY, most: int = 1, viewer: UserId | None = None
) -> str:
    """Describe the last moves in small print, oldest first, one per line, with cut-offs and forced passes.

    Before the first of them it says what the match is for and how it began.

    In the placing phase the last line counts the next piece, unless the viewer is to place it: then their task is
    described with the turn. Players are mentioned unless their `names` are given.
    """
    moves = [_describe_turn_and_pass(match, turn, names, language) for turn in match.turns(most)]
    if undo := last_undo(match):
        moves.append(describe_undo(match, undo, language))
    which = words_of(match.occasion).which(match, language)
    beginning = dotted(filter(None, (which, describe_beginning(match, language))), language)
    begun = [] if len(moves) >= most else [beginning]
    latest = [language.say("told-latest", told=each) for each in moves[-1:]]
    *earlier, last = (begun + moves[:-1] + latest)[-most:]
    if viewer is None or viewer != match.player_to_move:
        piece = _describe_next_piece(match.position, language)
        last = dotted(filter(None, (piece, last)), language)
    return "\n".join(f"-# {each}" for each in (*earlier, last) if each)


def describe_last(match: Match, viewer: UserId, language: Language) -> str:
    """Describe the last move with its player and its effects, or the undo of it; empty before the first move."""
    if undo := last_undo(match):
        return describe_undo(match, undo, language)
    turn = match.last_turn
    if turn is None:
        return ""
    mover = match.players.of(turn.colour)
    player = language.say("bar-you") if mover == viewer else mention(mover, language)
    passed = describe_pass(match.passed, language) if match.passed else ""
    told = in_a_row([_describe_move_of(player, turn, language), passed], language)
    return language.say("told-latest", told=told)


def _describe_move_of(player: str, turn: Turn, language: Language) -> str:
    """Describe a player's move and what it cut off: "Ben d2 → c2, now a stack of 3."."""
    if not isinstance(turn.move, Jump):
        return language.say("told-player-placed", player=player, space=describe_move(turn.move))
    move, height = describe_move(turn.move), built_height(turn.before, turn.move)
    told = language.say("told-player-moved", player=player, move=move, height=height)
    cut_off = describe_cut_off(turn.cut_off, language) if turn.cut_off else ""
    return in_a_row([told, cut_off], language)


def _describe_turn_and_pass(match: Match, turn: Turn, names: Names, language: Language) -> str:
    player = named(match.players.of(turn.colour), names, language)
    sentences = [
        _describe_move_of(player, turn, language),
        describe_all_placed(turn, language),
        _describe_forced_pass(turn.after, language),
    ]
    return in_a_row(sentences, language)


TOLD_AT_START = (Stakes.RATED, Stakes.LIMIT)
"""The stakes explained on the first board: what is fair in a rated match, or why the match isn't rated after all."""


def describe_beginning(match: Match, language: Language) -> str:
    """Describe how the match began (except on an empty board), its stakes, and a forced pass."""
    is_empty = match.setup is Setup.FULL and match.last_turn is None
    begun = "" if is_empty else language.say(f"told-begun-{match.setup}")
    stakes = language.say(f"told-{match.stakes}") if match.stakes in TOLD_AT_START else ""
    return in_a_row([begun, stakes, _describe_forced_pass(match.opening.position, language)], language)


def describe_all_placed(turn: Turn | None, language: Language) -> str:
    """Explain why White moves once more after the last placement; empty after any other move."""
    if turn is None or turn.before.phase is not Phase.PLACING or turn.after.phase is Phase.PLACING:
        return ""
    return language.say("told-all-placed")


def _describe_forced_pass(position: Position, language: Language) -> str:
    return describe_pass(position.to_move, language) if position.to_move and position.must_pass else ""


def last_undo(match: Match) -> Undone | None:
    """Return the undo, if it was the last change of the board."""
    last = next(event.what for event in reversed(match.events) if isinstance(event.what, BoardChange))
    return last if isinstance(last, Undone) else None


def describe_undo(match: Match, undo: Undone, language: Language) -> str:
    undone = match.events[undo.first - 1]
    colour = match.players.colour_of(undone.actor) if undone.actor is not None else None
    if colour is None or not isinstance(undone.what, Move):
        raise ValueError(undone)
    return language.say("told-undone", colour=colour_id(colour), move=describe_move(undone.what))


# threads


LONGEST = 100
"""The maximum length of a thread's name (https://discord.com/developers/docs/resources/channel#channel-object)."""


def thread_name(match: Match, names: Mapping[UserId, str], language: Language) -> str:
    """Return the name of a match's thread: "Anna – Ben · 12". On a phone, a list of threads shows only the start."""
    return language.say(
        "thread-name",
        match=match.id,
        white=name(match.players.white, names, language),
        black=name(match.players.black, names, language),
    )[:LONGEST]


def harmless_name(match: Match, language: Language) -> str:
    """Return a thread name without players, for servers whose moderation rejects their names: "DVONN 12"."""
    return language.say("thread-name-alone", match=match.id)
