"""People, colours, moves and turns in words, and the colours that go with them."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence

import discord

from bot.catalogue import Language
from bot.domain import Match, Turn, UserId
from bot.domain.ids import is_former
from dvonn import PASS, Colour, Jump, Move, Phase, Piece, Place, Position, Space, Stack
from rendering import as_read

ACCENTS = {Colour.WHITE: 0xA8834F, Colour.BLACK: 0x6B7F99}
"""The edge of a message by the side to move: each is seen on Discord's dark and light pages alike."""

GOLD = 0xB08318
"""The edge of results."""

DANGER = 0xE5393F
"""The edge of questions before what can't be undone; what only informs has no coloured edge."""

SIGNS = {Colour.WHITE: "⚪", Colour.BLACK: "⚫"}


Told = int | Space | Jump | Iterable[Space]
"""A number, a space, a move or several spaces, as sentences name them."""


def accent(to_move: Colour | None) -> int:
    """The edge of a match's message."""
    return ACCENTS[to_move] if to_move else GOLD


TOTAL = 49
"""The pieces, and the spaces."""

OF_A_COLOUR, OF_DVONN = 23, 3
"""The pieces of each colour, and the DVONN pieces."""

LONGEST_NAME = 40
"""Characters of a name beside others on a line; a longer one is cut off."""


def mention(user: UserId, language: Language) -> str:
    """A user's name as Discord shows it; whether it pings is another matter (`allowed_mentions`)."""
    return language.say("former-player") if is_former(user) else f"<@{user}>"


def name(user: UserId, names: Mapping[UserId, str], language: Language) -> str:
    """A user's name where Discord shows no mention, at most 40 characters; the user's number if no name is known."""
    if is_former(user):
        return language.say("former-player")
    return names.get(user, str(user))[:LONGEST_NAME]


TURNING = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""The marks that turn the direction of what follows."""

LINKING = re.compile(r"(?<=\w)[.:/](?=[\w/])")
"""The signs by which Discord knows an address or an invite."""

NO_WIDTH = "\u200b"
"""A space that nobody sees."""


def quoted(text: str) -> str:
    """A text that a user has typed, made harmless: it formats nothing, links nowhere, pings and shows nobody.

    Addresses, invites, channels, times and emojis stay the characters that they are, and the direction is the reader's.
    """
    plain = discord.utils.escape_markdown(TURNING.sub("", text), ignore_links=False).replace("<", r"\<")
    return discord.utils.escape_mentions(LINKING.sub(rf"\g<0>{NO_WIDTH}", plain))


def listed(them: Iterable[object], language: Language) -> str:
    """Names or numbers as a list, with what the language writes between them."""
    return language.say("list-comma").join(map(str, them))


def enumerated(them: Iterable[object], language: Language) -> str:
    """At least one thing as it is named in the middle of a sentence: "c3, d4 and e2"."""
    *others, last = map(str, them)
    if not others:
        return last
    return language.say("list-and", others=listed(others, language), last=last, letter=last[:1].lower())


def dotted(parts: Iterable[str], language: Language) -> str:
    """Short facts on one line: "c3 · stack of 2"."""
    return language.say("list-dot").join(parts)


def in_a_row(sentences: Iterable[str], language: Language) -> str:
    """Whole sentences, one after the other; an empty one is left out."""
    return language.say("list-sentences").join(filter(None, sentences))


def numbers(matches: Sequence[Match], language: Language, *, most: int) -> str:
    """The numbers of matches, as a list; of more than `most` the first."""
    told = [str(match.id) for match in matches[:most]]
    return listed([*told, "…"] if len(matches) > most else told, language)


def colour_id(colour: Colour) -> str:
    """A colour as sentences are given it, `white` or `black`: the sentence says the word, as its grammar wants."""
    return "white" if colour is Colour.WHITE else "black"


def phase_id(position: Position) -> str:
    """A phase as sentences on scores are given it: `placing`, in which there is no score yet, or else `stacking`."""
    return "placing" if position.phase is Phase.PLACING else "stacking"


def colour_name(colour: Colour, language: Language) -> str:
    """White or Black where it stands alone, such as in the legend of a chart."""
    return language.say(colour_id(colour))


def pieces(stacks: Mapping[Space, Stack]) -> int:
    """How many pieces these stacks hold together."""
    return sum(stack.height for stack in stacks.values())


def arrow(jump: Jump) -> str:
    """A move as people read it: c3 → e3."""
    return f"{jump.source} → {jump.target}"


def describe_move(move: Move) -> str:
    """A move in short: the space of a placement, or where a stack went from and to."""
    return arrow(move) if isinstance(move, Jump) else str(move)


def describe_move_or_pass(move: Move, language: Language) -> str:
    """A move in short where it may be a pass, for which each language has its word."""
    return language.say("replay-pass") if move is PASS else describe_move(move)


def describe_turn(turn: Turn, language: Language) -> str:
    """A sentence on what a move did."""
    colour = colour_id(turn.colour)
    match turn.move:
        case Place(space):
            piece = turn.before.to_place
            kind = "dvonn" if piece is Piece.DVONN else "own"
            return language.say(f"told-placed-{kind}", colour=colour, space=str(space))
        case Jump() as jump:
            told = language.say(
                "told-moved",
                colour=colour_id(turn.colour),
                move=arrow(jump),
                height=turn.before.stacks[jump.source].height,
                built=built_height(turn.before, jump),
            )
            lost = describe_cut_off(turn.cut_off, language) if turn.cut_off else ""
            return in_a_row((told, lost), language)
        case _:
            return describe_pass(turn.colour, language)


def describe_cut_off(lost: Mapping[Space, Stack], language: Language) -> str:
    """A sentence on the stacks that a move cut off: whose they were, how many, and of how many pieces."""
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
    """How high the stack is that a move builds, even if it is cut off at once."""
    return before.stacks[jump.source].height + before.stacks[jump.target].height


def describe_pass(colour: Colour, language: Language) -> str:
    """A sentence that says that somebody had to pass."""
    return language.say("told-passed", colour=colour_id(colour))


def player_mention(match: Match, colour: Colour, language: Language) -> str:
    """A player of a match as Discord shows them; the computer with its level."""
    player = match.players.of(colour)
    shown = mention(player, language)
    if match.computer is None or player != match.computer.user:
        return shown
    return language.say("computer-player", player=shown, level=match.computer.level)


def describe_heading(match: Match, language: Language) -> str:
    """A title with the number of a match and its players."""
    return f"{language.say('board-heading', match=match.id)}\n{describe_players(match, language)}"


def describe_players(match: Match, language: Language) -> str:
    """The players on one line, each with the sign of the colour and, once stacks move, the score."""
    return describe_sides(
        lambda colour: mention(match.players.of(colour), language), match.position, language
    )


def describe_sides(name: Callable[[Colour], str], position: Position, language: Language) -> str:
    """Both sides of a position on one line, by the names that they are given, as `describe_players` tells them."""
    key = "player" if position.phase is Phase.PLACING else "player-with-score"
    told = (
        language.say(key, sign=SIGNS[colour], player=name(colour), score=position.score.of(colour))
        for colour in Colour
    )
    return dotted(told, language)


def describe_stack(space: Space, stack: Stack, language: Language) -> str:
    """A stack on offer: "c3 · stack of 2 · with DVONN"."""
    parts = [str(space), language.say("option-stack", height=stack.height)]
    if stack.has_dvonn:
        parts.append(language.say("option-dvonn"))
    return dotted(parts, language)


def said(told: Mapping[str, Told], language: Language) -> dict[str, str | int]:
    """Values as sentences are given them."""
    return {name: _said(value, language) for name, value in told.items()}


def _said(value: Told, language: Language) -> str | int:
    match value:
        case int():
            return value
        case Space():
            return str(value)
        case Jump():
            return arrow(value)
        case _:
            return enumerated(as_read(value), language)
