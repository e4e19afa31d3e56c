"""Moves, turns and results in words."""

from collections.abc import Iterable, Mapping

import discord

from bot.catalogue import Language
from bot.matches import Ending, Match, Turn, UserId
from bot.presentation.colours import SIGNS
from dvonn import Colour, Jump, Move, Phase, Piece, Place, Position, Space, Stack

TOTAL = 49
"""The pieces, and the spaces."""


def mention(user: UserId) -> str:
    """A user's name as Discord shows it; whether it pings is another matter (`allowed_mentions`)."""
    return f"<@{user}>"


def quoted(text: str) -> str:
    """What a user has typed, without any effect: no formatting, no links, nobody called."""
    return discord.utils.escape_mentions(discord.utils.escape_markdown(text))


def spaces(them: Iterable[Space]) -> str:
    """Spaces, separated by commas."""
    return ", ".join(map(str, them))


def colour_name(colour: Colour, language: Language) -> str:
    """White or Black."""
    return language.say("white" if colour is Colour.WHITE else "black")


def pieces(stacks: Mapping[Space, Stack]) -> int:
    """How many pieces these stacks hold together."""
    return sum(stack.height for stack in stacks.values())


def arrow(jump: Jump) -> str:
    """A move as people read it: c3 → e3."""
    return f"{jump.source} → {jump.target}"


def tell_move(move: Move) -> str:
    """A move in short: the space of a placement, or where a stack went from and to."""
    return arrow(move) if isinstance(move, Jump) else str(move)


def tell_turn(turn: Turn, language: Language) -> str:
    """What a move did."""
    who = colour_name(turn.colour, language)
    match turn.move:
        case Place(space):
            piece = turn.before.to_place
            kind = "dvonn" if piece is Piece.DVONN else "own"
            return language.say(f"told-placed-{kind}", who=who, space=str(space))
        case Jump() as jump:
            told = language.say(
                "told-moved", who=who, move=arrow(jump), height=built_height(turn.before, jump)
            )
            lost = turn.cut_off
            if lost:
                told += " " + language.say("told-cut-off", stacks=len(lost), pieces=pieces(lost))
            return told
        case _:
            return tell_pass(turn.colour, language)


def built_height(before: Position, jump: Jump) -> int:
    """How high the stack is that a move builds, even if it is cut off at once."""
    return before.stacks[jump.source].height + before.stacks[jump.target].height


def tell_pass(colour: Colour, language: Language) -> str:
    """That somebody had to pass."""
    return language.say("told-passed", who=colour_name(colour, language))


def tell_events(match: Match, language: Language) -> str:
    """What happened last in a match: the last move, and the pass that it forced."""
    turn, passed = match.last_turn, match.passed
    told = [tell_turn(turn, language)] if turn else [language.say(f"told-begun-{match.setup}")]
    if passed:
        told.append(tell_pass(passed, language))
    return " ".join(told)


def tell_heading(match: Match, language: Language) -> str:
    """Which match it is, and who plays it."""
    return f"{language.say('board-heading', match=match.id)}\n{tell_players(match, language)}"


def tell_players(match: Match, language: Language) -> str:
    """Who plays which colour and, once stacks move, the score."""
    score = match.position.score
    told = []
    for colour in Colour:
        key = "player" if match.position.phase is Phase.PLACING else "player-with-score"
        told.append(
            language.say(
                key,
                sign=SIGNS[colour],
                player=mention(match.players.of(colour)),
                colour=colour_name(colour, language),
                score=score.of(colour),
            )
        )
    return "\n".join(told)


def tell_task(position: Position, language: Language) -> str:
    """What the player to move is to do: place which piece, or move a stack."""
    if position.phase is not Phase.PLACING:
        return language.say("task-move")
    kind = "dvonn" if position.to_place is Piece.DVONN else "own"
    colour = colour_name(position.to_move, language) if position.to_move else ""
    return language.say(f"task-place-{kind}", colour=colour, count=len(position.stacks) + 1, total=TOTAL)


def tell_state(match: Match, called: UserId | None, language: Language) -> str:
    """Whose turn it is and what for, or how the match ended; the player to move is spoken to where `called`."""
    if match.to_move is None or match.player_to_move is None:
        return tell_result(match, language)
    return language.say(
        "your-turn" if match.player_to_move == called else "their-turn",
        sign=SIGNS[match.to_move],
        player=mention(match.player_to_move),
        task=tell_task(match.position, language),
    )


def tell_result(match: Match, language: Language) -> str:
    """How a match ended, with both players' names."""
    result = match.result
    if result is None:
        raise ValueError("the match goes on")
    score = match.position.score
    if result.winner is None:
        return language.say(
            "result-tie",
            white=mention(match.players.white),
            black=mention(match.players.black),
            score=score.white,
        )
    winner, loser = result.winner, result.winner.opponent
    key = "result-resigned" if result.ending is Ending.RESIGNATION else "result-won"
    return language.say(
        key,
        sign=SIGNS[winner],
        winner=mention(match.players.of(winner)),
        loser=mention(match.players.of(loser)),
        more=score.of(winner),
        less=score.of(loser),
    )


def tell_stack(space: Space, stack: Stack, language: Language) -> str:
    """A stack on offer: "c3 · stack of 2 · with DVONN"."""
    parts = [str(space), language.say("option-stack", height=stack.height)]
    if stack.has_dvonn:
        parts.append(language.say("option-dvonn"))
    return " · ".join(parts)


def tell_consequences(turn: Turn, language: Language) -> str:
    """What a move on offer leads to: "c3 → e3 · stack of 5 · cuts off 6 · 24–19"."""
    if not isinstance(turn.move, Jump):
        raise TypeError(turn.move)
    height = built_height(turn.before, turn.move)
    parts = [arrow(turn.move), language.say("option-stack", height=height)]
    if turn.cut_off:
        parts.append(language.say("option-cuts-off", pieces=pieces(turn.cut_off)))
    score = turn.after.score
    parts.append(f"{score.white}–{score.black}")
    return " · ".join(parts)
