"""A position as text: the alternative text of its picture, and the board for users who don't see pictures."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TypedDict, Unpack

from bot.catalogue import Language
from bot.ui.words import arrow, colour_id, describe_move, in_a_row, listed
from dvonn import PASS, Colour, Jump, Move, Position, Space, Stack
from rendering import Alike, as_read, hanging, survey

LONGEST_ALT = 1024
"""Discord's limit (https://discord.com/developers/docs/components/reference#media-gallery)."""


class Marks(TypedDict, total=False):
    """The marks of a position, with the names of `render_board`'s parameters: all that it draws has a text."""

    last_move: Move | None
    cut_off: Mapping[Space, Stack]
    movable: Iterable[Space]
    chosen: Space | None
    targets: Iterable[Space]
    planned: Sequence[Space]
    falling: Mapping[Space, Stack]
    blocked: Iterable[Space]
    played: Jump | None
    better: Jump | None
    numbered: Mapping[int, Jump]


def describe_position(position: Position, language: Language, **marks: Unpack[Marks]) -> str:
    """The alternative text of a picture: turn, score, marks, all stacks.

    The empty spaces come last, as a text that is too long is cut there.
    """
    sentences = [*_turn(position, language), *_marked(marks, language), *_board(position, language)]
    return alternative(in_a_row(sentences, language))


def describe_board(position: Position, language: Language) -> str:
    """The board in lines: each player's stacks, DVONN pieces, empty spaces, movable stacks and threats."""
    movable = _marked(Marks(movable=position.movable()), language)
    return _lines([*_board(position, language), *movable, *_danger(position, language)])


def describe_instead(position: Position, language: Language, **marks: Unpack[Marks]) -> str:
    """The text instead of a picture: the board in lines or, once a stack is chosen, what a move would cut off.

    Options and planned moves are on buttons and in sentences beside it.
    """
    if marks.get("chosen"):
        return _lines(_marked(Marks(falling=marks.get("falling", {})), language))
    made = Marks(last_move=marks.get("last_move"), cut_off=marks.get("cut_off", {}))
    turn = in_a_row(_turn(position, language), language)
    board = _board(position, language)
    return _lines([turn, *_marked(made, language), *board, *_danger(position, language)])


def _lines(facts: Iterable[str]) -> str:
    return "\n".join(f"- {fact}" for fact in facts)


def _turn(position: Position, language: Language) -> Iterator[str]:
    """The side to move, with the score in the stacking phase; or the result."""
    if position.to_move is None:
        yield describe_end(position, language)
        return
    colour = colour_id(position.to_move)
    if position.to_place:
        yield language.say(f"position-place-{position.to_place.name.lower()}", colour=colour)
        return
    yield language.say("position-pass" if position.must_pass else "position-move", colour=colour)
    score = position.score
    yield language.say("position-score", white=score.white, black=score.black)


def describe_end(position: Position, language: Language) -> str:
    """The result on the board: the winner, or a tie, with the score."""
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


def _board(position: Position, language: Language) -> Iterator[str]:
    """The stacks of each player, lone DVONN pieces, empty spaces."""
    seen, vacant = survey(position), len(position.vacant())
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
    if seen.vacant:
        yield language.say("position-empty", spaces=listed(seen.vacant, language))
    else:
        yield language.say("position-vacant", count=vacant)


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
    """The stacks that depend on a single one, and who would cut them off by moving it.

    Of a player's moves along a chain only the one that cuts off the most is reported.
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
