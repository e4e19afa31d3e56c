"""The game in words: moves, positions and the alternative texts of pictures."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import TypedDict, Unpack

from bot.catalogue import Language
from bot.domain import Match, Turn, UserId
from bot.toolkit.words import dotted, enumerated, in_a_row, listed, mention
from dvonn import PASS, ROWS, Colour, Jump, Move, Phase, Piece, Place, Position, Space, Stack
from rendering import Alike, Survey, as_read, hanging, survey

SIGNS = {Colour.WHITE: "⚪", Colour.BLACK: "⚫"}


Told = int | Space | Jump | Colour | Iterable[Space]
"""A value in a sentence: a number, a space, a move, a colour or several spaces."""


TOTAL = 49
"""The number of pieces, and of spaces."""

OF_A_COLOUR, OF_DVONN = 23, 3
"""The pieces of each colour, and the DVONN pieces."""


def list_matches(matches: Sequence[Match], language: Language, *, most: int) -> str:
    """Return matches by their numbers: "game 12, game 15", truncated after `most`."""
    shown = [language.say("match-number", match=match.id) for match in matches[:most]]
    return listed([*shown, "…"] if len(matches) > most else shown, language)


def colour_id(colour: Colour) -> str:
    """Return a colour as a value for sentences, `white` or `black`; the sentence inflects the word."""
    return "white" if colour is Colour.WHITE else "black"


def phase_id(position: Position) -> str:
    """Return a phase as a value for sentences on scores: `placing` (there is no score yet) or `stacking`."""
    return "placing" if position.phase is Phase.PLACING else "stacking"


def colour_name(colour: Colour, language: Language) -> str:
    """Return White or Black as a separate word, as in the legend of a chart."""
    return language.say(colour_id(colour))


def pieces(stacks: Mapping[Space, Stack]) -> int:
    """Return the number of pieces in these stacks."""
    return sum(stack.height for stack in stacks.values())


def arrow(jump: Jump) -> str:
    """Return a move as "c3 → e3"."""
    return f"{jump.source} → {jump.target}"


def describe_move(move: Move) -> str:
    """Describe a move briefly: a placement by its space, a jump by its source and target."""
    return arrow(move) if isinstance(move, Jump) else str(move)


def describe_move_or_pass(move: Move, language: Language) -> str:
    """Describe a move briefly; the word for a pass is translated."""
    return language.say("replay-pass") if move is PASS else describe_move(move)


def describe_turn(turn: Turn, language: Language) -> str:
    """Return a sentence about a move and its effects."""
    colour = colour_id(turn.colour)
    match turn.move:
        case Place(space):
            piece = turn.before.to_place
            kind = "dvonn" if piece is Piece.DVONN else "own"
            return language.say(f"told-placed-{kind}", colour=colour, space=str(space))
        case Jump() as jump:
            moved = language.say(
                "told-moved",
                colour=colour_id(turn.colour),
                move=arrow(jump),
                built=built_height(turn.before, jump),
            )
            lost = describe_cut_off(turn.cut_off, language) if turn.cut_off else ""
            return in_a_row((moved, lost), language)
        case _:
            return describe_pass(turn.colour, language)


def describe_cut_off(lost: Mapping[Space, Stack], language: Language) -> str:
    """Return a sentence about the stacks that a move cut off: owners, stacks and pieces."""
    parts = [_describe_lost(colour, lost, language) for colour in Colour]
    return language.say("told-cut-off", lost=listed(filter(None, parts), language))


def _describe_lost(colour: Colour, lost: Mapping[Space, Stack], language: Language) -> str:
    heights = Counter(stack.height for stack in lost.values() if stack.owner is colour)
    if not heights:
        return ""
    kind = "pieces" if heights.keys() == {1} else "stacks"
    return language.say(
        f"lost-{kind}",
        colour=colour_id(colour),
        count=heights.total(),
        pieces=sum(height * count for height, count in heights.items()),
    )


def built_height(before: Position, jump: Jump) -> int:
    """Return the height of the stack that a move builds, even if it is cut off at once."""
    return before.stacks[jump.source].height + before.stacks[jump.target].height


def describe_pass(colour: Colour, language: Language) -> str:
    return language.say("told-passed", colour=colour_id(colour))


def player_mention(match: Match, colour: Colour, language: Language) -> str:
    """Return a player's mention; the computer's with its level."""
    player = match.players.of(colour)
    shown = mention(player, language)
    if match.computer is None or player != match.computer.user:
        return shown
    return language.say("computer-player", player=shown, level=match.computer.level)


def opponent_mention(match: Match, viewer: UserId, language: Language) -> str:
    """Return the mention of a player's opponent; the computer's with its level."""
    own = match.players.colour_of(viewer) or Colour.WHITE
    return player_mention(match, own.opponent, language)


def describe_heading(match: Match, language: Language) -> str:
    """Describe the match number and the players, on two lines."""
    return f"{language.say('board-heading', match=match.id)}\n{describe_players(match, language)}"


def describe_players(match: Match, language: Language) -> str:
    """Describe the players on one line, each with their colour and, in the stacking phase, the score."""
    return describe_sides(
        lambda colour: mention(match.players.of(colour), language), match.position, language
    )


def describe_sides(name: Callable[[Colour], str], position: Position, language: Language) -> str:
    """Describe the players as `describe_players` does, but with the names that `name` returns."""
    key = "player" if position.phase is Phase.PLACING else "player-with-score"
    sides = (
        language.say(key, sign=SIGNS[colour], player=name(colour), score=position.score.of(colour))
        for colour in Colour
    )
    return dotted(sides, language)


def describe_stack(space: Space, stack: Stack, language: Language) -> str:
    """Describe a stack as a menu option: "c3 · stack of 2 · with DVONN"."""
    parts = [str(space), language.say("option-stack", height=stack.height)]
    if stack.has_dvonn:
        parts.append(language.say("option-dvonn"))
    return dotted(parts, language)


def said(values: Mapping[str, Told], language: Language) -> dict[str, str | int]:
    """Format values for a sentence."""
    return {name: _said(value, language) for name, value in values.items()}


def _said(value: Told, language: Language) -> str | int:
    match value:
        case int():
            return value
        case Space():
            return str(value)
        case Jump():
            return arrow(value)
        case Colour():
            return colour_id(value)
        case _:
            return enumerated(as_read(value), language)


LONGEST_ALT = 1024
"""The maximum length of alternative texts (https://discord.com/developers/docs/components/reference#media-gallery)."""


class Marks(TypedDict, total=False):
    """The marks on a position, as keyword arguments for both `render_board` and `describe_position`."""

    last_move: Move | None
    cut_off: Mapping[Space, Stack]
    movable: Iterable[Space]
    chosen: Space | None
    targets: Iterable[Space]
    planned: Sequence[Space]
    falling: Mapping[Space, Stack]
    at_risk: Mapping[Space, Sequence[Space]]
    blocked: Iterable[Space]
    played: Jump | None
    better: Jump | None
    numbered: Mapping[int, Jump]


def describe_position(
    position: Position, language: Language, players: str = "", **marks: Unpack[Marks]
) -> str:
    """Return the alternative text of a picture: sentences on the players, turn, score, marks and all stacks.

    The empty spaces come last, because a text that is too long is cut off there.
    """
    sentences = [*_turn(position, language), *_marked(marks, language), *_board(position, language)]
    return alternative(in_a_row([players, *sentences], language))


def describe_board(position: Position, language: Language) -> str:
    """Describe the board in lines: its rows, each player's stacks, lone DVONN pieces, movable stacks and threats."""
    movable = _marked(Marks(movable=position.movable()), language)
    lines = (
        *_rows(position, language),
        *_owned(survey(position), position, language),
        *movable,
        *_danger(position, language),
    )
    return _lines(lines)


def describe_instead(
    position: Position, language: Language, players: str = "", **marks: Unpack[Marks]
) -> str:
    """Return the text shown instead of a picture.

    It describes the players, the board in rows and what is in danger or, once a stack is chosen, only what a move would
    cut off.

    The turn, the last move, options and planned moves are left out: the sentences and buttons beside it tell them.
    """
    if marks.get("chosen"):
        threatened = Marks(falling=marks.get("falling", {}), at_risk=marks.get("at_risk", {}))
        return _lines(_marked(threatened, language))
    score = _score(position, language) if players and position.phase is not Phase.PLACING else ""
    lines = (
        in_a_row([players, score], language),
        *_rows(position, language),
        *_marked(Marks(cut_off=marks.get("cut_off", {})), language),
        *_danger(position, language),
    )
    return _lines(filter(None, lines))


def _lines(facts: Iterable[str]) -> str:
    return "\n".join(f"- {fact}" for fact in facts)


def _turn(position: Position, language: Language) -> Iterator[str]:
    """Yield the side to move, with the score in the stacking phase; or the result."""
    if position.to_move is None:
        yield describe_end(position, language)
        return
    colour = colour_id(position.to_move)
    if position.to_place:
        is_dvonn = position.to_place is Piece.DVONN
        yield language.say("position-place-dvonn" if is_dvonn else "position-place", colour=colour)
        return
    yield language.say("position-pass" if position.must_pass else "position-move", colour=colour)
    yield _score(position, language)


def _score(position: Position, language: Language) -> str:
    return language.say("position-score", white=position.score.white, black=position.score.black)


def describe_end(position: Position, language: Language) -> str:
    """Describe the result on the board: the winner, or a tie, with the score."""
    score = position.score
    winner = score.leader or Colour.WHITE
    return language.say(
        "position-won" if score.leader else "position-tied",
        colour=colour_id(winner),
        more=score.of(winner),
        less=score.of(winner.opponent),
    )


def _marked(marks: Marks, language: Language) -> Iterator[str]:
    last_move, chosen = marks.get("last_move"), marks.get("chosen")
    marked = {
        "last-move": [describe_move(last_move)] if last_move and last_move is not PASS else (),
        "cut-off": as_read(marks.get("cut_off", ())),
        "chosen": [chosen] if chosen else (),
        "targets": as_read(marks.get("targets", ())),
        "movable": as_read(marks.get("movable", ())),
        "planned": marks.get("planned", ()),
        "falling": as_read(marks.get("falling", ())),
        "blocked": as_read(marks.get("blocked", ())),
        "played": [describe_move(move)] if (move := marks.get("played")) else (),
        "better": [describe_move(move)] if (move := marks.get("better")) else (),
        "numbered": [f"{number} {arrow(move)}" for number, move in marks.get("numbered", {}).items()],
    }
    for mark, them in marked.items():
        if them:
            yield language.say(f"position-{mark}", count=len(them), told=listed(them, language))
    at_risk = marks.get("at_risk", {})
    for targets in dict.fromkeys(tuple(targets) for targets in at_risk.values()):
        spaces = [space for space in as_read(at_risk) if tuple(at_risk[space]) == targets]
        yield language.say(
            "position-at-risk", targets=listed(targets, language), spaces=listed(spaces, language)
        )


def _rows(position: Position, language: Language) -> Iterator[str]:
    """Yield the rows from 5 to 1, each with its spaces from left to right."""
    for row in reversed(ROWS):
        yield language.say(
            "position-row",
            row=row[0].row,
            first=row[0].column,
            last=row[-1].column,
            stacks=listed(_along(row, position, language), language),
        )


def _along(row: Iterable[Space], position: Position, language: Language) -> Iterator[str]:
    """Yield each stack of a row, and each gap with its columns if it is longer than one space."""
    for is_vacant, spaces in groupby(row, key=lambda space: space not in position.stacks):
        if not is_vacant:
            yield from (_describe_here(position.stacks[space], language) for space in spaces)
            continue
        first, *others = spaces
        columns = [f"{first.column}–{others[-1].column}"] if others else []
        yield " ".join((language.say("position-here-empty"), *columns))


def _describe_here(stack: Stack, language: Language) -> str:
    """Describe a stack in its row: "white 3 with DVONN"; the height of a single piece goes without saying."""
    if stack.owner is None:
        return "DVONN"
    return language.say(
        "position-here",
        colour=colour_id(stack.owner),
        height=stack.height,
        dvonn=stack.pieces.count(Piece.DVONN),
    )


def _board(position: Position, language: Language) -> Iterator[str]:
    """Yield the stacks of each player, lone DVONN pieces, empty spaces."""
    seen = survey(position)
    yield from _owned(seen, position, language)
    if seen.vacant:
        yield language.say("position-empty", spaces=listed(seen.vacant, language))
    else:
        yield language.say("position-vacant", count=len(position.vacant()))


def _owned(seen: Survey, position: Position, language: Language) -> Iterator[str]:
    """Yield the stacks of each player, and lone DVONN pieces."""
    for colour, owned in seen.owned.items():
        if position.to_place and not owned:
            continue
        yield language.say(
            "position-owned" if owned else "position-nothing-owned",
            colour=colour_id(colour),
            stacks=language.say("list-semicolon").join(_describe_stacks(alike, language) for alike in owned),
        )
    if lone := seen.lone_dvonn:
        yield language.say("position-lone-dvonn", count=len(lone), spaces=listed(lone, language))


def _describe_stacks(alike: Alike, language: Language) -> str:
    count, spaces = len(alike.spaces), listed(alike.spaces, language)
    if alike.height == 1:
        return language.say("position-single", count=count, spaces=spaces)
    return language.say(
        "position-high-each" if alike.dvonn and count > 1 else "position-high",
        count=count,
        height=alike.height,
        dvonn=alike.dvonn,
        spaces=spaces,
    )


def _danger(position: Position, language: Language) -> Iterator[str]:
    """Yield a sentence on the stacks that depend on a single stack, and who would cut them off by moving it.

    A move that cuts off only part of what another move of the same player cuts off is not reported.
    """
    threats = []
    for colour in Colour:
        hung = {source: frozenset(lost) for source, lost in hanging(position, colour).items()}
        threats += [
            language.say(
                "position-threat",
                colour=colour_id(colour),
                space=str(source),
                spaces=listed(as_read(lost), language),
            )
            for source, lost in hung.items()
            if not any(lost < others for others in hung.values())
        ]
    if threats:
        yield language.say("position-danger", threats=language.say("list-semicolon").join(threats))


def alternative(text: str) -> str:
    """Cut an alternative text at Discord's limit."""
    return text if len(text) <= LONGEST_ALT else text[: LONGEST_ALT - 1] + "…"
