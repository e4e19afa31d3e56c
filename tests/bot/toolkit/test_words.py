"""Moves, turns and people as people read them."""

import re

import pytest

from bot.catalogue import language_for
from bot.domain import Turn
from bot.domain.ids import FORMER_BLACK
from bot.pages.game_words import describe_move, describe_players, describe_stack, describe_turn
from bot.toolkit.words import ACCENTS, DANGER, GOLD, enumerated, escaped_name, mention, name, named, quoted
from dvonn import Colour, Game, Jump, Position, Space, parse_move
from tests.bot.company import ANNA, BEN
from tests.bot.played import first_plies, match_of, recorded
from tests.dvonn.grids import board

ENGLISH, GERMAN = language_for("en"), language_for("de")
TIE = recorded()[0]

CHAIN = board(
    """
        .   .   .   .   .   .   .   .   .
      .   .   .   .   .   .   .   .   .   .
    D   W   B   W   BB  .   .   .   .   .   .
      .   .   .   .   .   .   .   .   .   .
        .   .   .   .   .   .   .   .   .
    """
)
"""The stacks east of b3 are connected with the DVONN piece through b3 alone."""

BRIDGE = board(
    """
        .   .   .   .   .   .   .   .   .
      .   .   .   .   .   .   .   .   .   .
    D   B   WW  WB  W   D   .   .   .   .   .
      .   .   .   .   .   .   .   .   .   .
        .   .   .   .   .   .   .   .   .
    """
)


def turn(position: Position, move: str) -> Turn:
    return Turn.of(position, parse_move(move))


def told(plies: int) -> str:
    last = match_of(first_plies(TIE, plies)).last_turn
    assert last is not None
    return describe_turn(last, ENGLISH)


# what happened


@pytest.mark.parametrize(
    ("them", "english", "german"),
    [
        (["c3"], "c3", "c3"),
        (["c3", "d4"], "c3 and d4", "c3 und d4"),
        (["c3", "d4", "e2"], "c3, d4 and e2", "c3, d4 und e2"),
    ],
)
def test_a_list_in_a_sentence_is_read_as_one_says_it(them: list[str], english: str, german: str) -> None:
    assert (enumerated(them, ENGLISH), enumerated(them, GERMAN)) == (english, german)


def test_placements_are_shown_with_the_kind_of_piece() -> None:
    assert told(1) == f"White placed a DVONN piece on {TIE.moves[0]}."
    assert told(2) == f"Black placed a DVONN piece on {TIE.moves[1]}."
    assert told(4) == f"Black placed a piece on {TIE.moves[3]}."


def test_a_jump_is_shown_with_the_height_of_the_stack_that_it_makes() -> None:
    assert describe_turn(turn(BRIDGE, "c3e3"), ENGLISH) == "White: c3 → e3, now a stack of 3."
    assert describe_turn(turn(BRIDGE, "c3e3"), GERMAN) == "Weiß: c3 → e3, jetzt ein 3er-Stapel."


@pytest.mark.parametrize("game", recorded())
def test_a_stack_is_shown_as_high_as_the_spaces_that_it_went_and_the_stack_on_which_it_landed(
    game: Game,
) -> None:
    for ply, move in enumerate(game.moves, start=1):
        if isinstance(move, Jump):
            words = describe_turn(Turn.made(game, ply), ENGLISH)
            told_height = re.search(r"now a stack of (\d+)", words)
            landed_on = game.position_at(ply - 1).stacks[move.target].height
            columns, rows = (
                abs(ord(a) - ord(b)) for a, b in zip(str(move.source), str(move.target), strict=True)
            )
            assert told_height
            assert int(told_height[1]) == max(columns, rows) + landed_on


def test_what_was_cut_off_is_shown_with_whose_it_was() -> None:
    sentence = describe_turn(turn(CHAIN, "b3a3"), ENGLISH)
    assert sentence == (
        "White: b3 → a3, now a stack of 2. Cut off: 1 white piece, 2 black stacks (3 pieces)."
    )


def test_a_stack_that_cuts_itself_off_is_shown_as_high_as_it_was() -> None:
    lonely = board(
        """
            .   .   .   .   .   .   .   .   .
          .   .   .   .   .   .   .   .   .   .
        D   W   B   .   .   .   .   .   .   .   .
          .   .   .   .   .   .   .   .   .   .
            .   .   .   .   .   .   .   .   .
        """
    )
    sentence = describe_turn(turn(lonely, "b3c3"), ENGLISH)
    assert sentence == "White: b3 → c3, now a stack of 2. Cut off: 1 white stack (2 pieces)."
    assert turn(lonely, "b3c3").own_losses.keys() == {Space.parse("c3")}


def test_a_move_in_short() -> None:
    assert describe_move(parse_move("c3")) == "c3"
    assert describe_move(parse_move("c3e3")) == "c3 → e3"


# what may happen


@pytest.mark.parametrize(
    ("space", "label"),
    [
        ("a3", "a3 · single piece · with a DVONN piece"),
        ("b3", "b3 · single piece"),
        ("e3", "e3 · stack of 2"),
    ],
)
def test_a_stack_on_offer_is_shown_with_its_height_and_its_dvonn_pieces(space: str, label: str) -> None:
    where = Space.parse(space)
    assert describe_stack(where, CHAIN.stacks[where], ENGLISH) == label


# who plays


def test_players_are_told_with_the_score_once_stacks_move() -> None:
    assert describe_players(match_of(Game()), ENGLISH) == f"⚪ <@{ANNA.id}> · ⚫ <@{BEN.id}>"
    assert describe_players(match_of(first_plies(TIE, 49)), ENGLISH) == (
        f"⚪ <@{ANNA.id}> **23** · ⚫ <@{BEN.id}> **23**"
    )


def test_somebody_who_was_forgotten_has_no_name_any_more() -> None:
    assert mention(FORMER_BLACK, ENGLISH) == "Deleted user"
    assert name(FORMER_BLACK, {FORMER_BLACK: "Ben"}, ENGLISH) == "Deleted user"


def test_a_name_is_one_line_of_some_length_and_never_a_number() -> None:
    assert name(ANNA.id, {ANNA.id: "A" * 100}, ENGLISH) == "A" * 40
    assert name(ANNA.id, {ANNA.id: " Anna\n# Winner "}, ENGLISH) == "Anna # Winner"
    assert name(BEN.id, {}, ENGLISH) == name(BEN.id, {BEN.id: " "}, ENGLISH) == "Unknown user"


@pytest.mark.parametrize("letter", ["A", "_", "\\", "<"])
def test_a_name_in_a_text_is_not_longer_for_what_escapes_it(letter: str) -> None:
    names = {ANNA.id: letter * 32}
    shown = escaped_name(ANNA.id, names, ENGLISH)
    assert named(ANNA.id, names, ENGLISH) == shown
    assert shown == quoted(letter * min(32, 40 // len(quoted(letter))))


@pytest.mark.parametrize(
    "text",
    [
        "https://example.org/a_b",
        "Join discord.gg/abc",
        "<#12>",
        "<t:1700000000:R>",
        "<:gem:12>",
        "<a:gem:12>",
        "<@12>",
        "@everyone",
        "**loud** and [here](https://example.org)",
        "# Heading",
        "`/dvonn resign`",
        "left \u202eto right",
    ],
)
def test_what_somebody_has_typed_is_shown_and_does_nothing(text: str) -> None:
    said = quoted(text)
    assert not re.search(r"(?<!\\)[<`*\[]|^#|://|\.gg|@everyone|\u202e", said)
    shown = re.sub(r"\\(?=[<`*#\[\]_])|\u200b", "", said)
    assert shown == text.replace("\u202e", "")


PAGES = (0x2B2D31, 0x313338, 0xF2F3F5, 0xFFFFFF)
"""The colours that Discord draws beneath and around a message, dark and light."""

LEAST = 3.0
"""The contrast from which a mark counts as seen: https://www.w3.org/TR/WCAG22/#non-text-contrast."""


def _luminance(colour: int) -> float:
    """The relative luminance of a colour: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance."""
    shares = [(colour >> shift & 0xFF) / 255 for shift in (16, 8, 0)]
    red, green, blue = (
        share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _contrast(one: int, other: int) -> float:
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("edge", [ACCENTS[Colour.WHITE], ACCENTS[Colour.BLACK], GOLD, DANGER])
def test_each_edge_is_seen_on_dark_and_light_pages(edge: int, page: int) -> None:
    assert _contrast(edge, page) >= LEAST
