"""Somebody's first three matches have a tip each, where nobody else sees it."""

import re

from bot.domain import Setup
from bot.features.board_of_the_week.week import OPPONENTS
from discord_playground import Channel, Message, Person
from dvonn import Colour, Game, Jump
from tests.bot.storage.asked import noted
from tests.dvonn.grids import board
from tests.end_to_end.club import Club, labels
from tests.end_to_end.onlooking import place
from tests.end_to_end.past import played

TIP = "💡 **Tip:**"


async def panel_of(club: Club, person: Person, match: int, button: str = "Move") -> Message:
    """The panel of a match, opened again."""
    return await club.press(person, club.board(match), button)


async def move(club: Club, person: Person, match: int) -> None:
    """Type a move that cuts nothing off."""
    position = (await club.stored(match)).position
    harmless = next(
        each for each in position.legal_moves() if isinstance(each, Jump) and not position.cut_off_by(each)
    )
    await club.use(person, "move", {"move": f"{harmless.source} {harmless.target}", "match": match})
    await club.nothing_to_do()


async def test_the_first_match_has_a_tip_on_the_first_turn_that_it_fits_and_no_other(club: Club) -> None:
    await club.begin(setup="random")
    panel = await panel_of(club, club.anna, 1)
    assert f"{TIP} land on your opponent’s stacks" in panel.text
    again = await panel_of(club, club.anna, 1)
    assert again.text == panel.text
    assert TIP not in "".join(message.text for message in club.public())
    await move(club, club.anna, 1)
    assert TIP in (await panel_of(club, club.ben, 1)).text  # it is Ben's first match, too
    await move(club, club.ben, 1)
    assert TIP not in (await panel_of(club, club.anna, 1)).text


START = re.compile(
    r"💡 \*\*Tip:\*\* start at the edge: ([a-k][1-5]) can take over a (white|black) neighbor\."
)


def suggested(page: Message) -> str | None:
    """The stack that a page suggests; its picture marks the same one."""
    found, (picture,) = START.search(page.text), page.media
    marked = re.search(r"Chosen: ([a-k][1-5])\.", picture.description or "")
    assert (found and found[1]) == (marked and marked[1])
    return found[1] if found else None


async def begin_with_the_computer(
    club: Club, channel: Channel | None = None, *, colour: str = "white"
) -> Message:
    """Anna begins a match against the computer on a full board; give the panel."""
    chosen = {"level": 1, "colour": colour, "setup": "random"}
    page = await club.use(club.anna, "challenge", chosen, channel=channel)
    await club.nothing_to_do()
    return page


async def test_the_first_match_against_the_computer_begins_with_a_stack_that_is_suggested(club: Club) -> None:
    panel = await begin_with_the_computer(club)
    space = suggested(panel)
    assert space
    assert suggested(await panel_of(club, club.anna, 1)) == space
    match = await club.stored()
    taken = [
        each.target
        for each in match.position.legal_moves()
        if isinstance(each, Jump) and str(each.source) == space
    ]
    assert Colour.BLACK in {match.position.stacks[target].owner for target in taken}
    assert START.search("".join(message.text for message in club.public())) is None
    await move(club, club.anna, 1)
    panel = await panel_of(club, club.anna, 1)
    assert suggested(panel) is None
    assert TIP not in panel.text
    assert suggested(await begin_with_the_computer(club)) is None  # her second match


async def test_a_stack_is_suggested_to_black_after_the_computer_s_first_move(club: Club) -> None:
    await begin_with_the_computer(club, colour="black")
    panel = await panel_of(club, club.anna, 1)
    assert suggested(panel)
    assert "a white neighbor" in panel.text


async def test_a_stack_is_suggested_on_the_board_in_direct_messages_until_the_first_move(club: Club) -> None:
    direct = club.anna.direct_messages(club.application)
    await begin_with_the_computer(club, direct)
    (board,) = club.direct_messages(club.anna)
    space = suggested(board)
    assert space
    board = await club.press(club.anna, board, space)
    board = await club.press(club.anna, board, "Back")
    assert suggested(board) == space
    board = await club.press(club.anna, board, space)
    await club.press(club.anna, board, next(each for each in labels(board) if each[:1].islower()))
    await club.nothing_to_do()
    (board,) = club.direct_messages(club.anna)
    assert suggested(board) is None


async def test_nothing_is_suggested_at_the_board_of_the_week(club: Club) -> None:
    await club.press(club.anna, await club.use(club.anna, "dvonn-club week"), f"Level {OPPONENTS[0]}")
    await club.nothing_to_do()
    (board,) = club.direct_messages(club.anna)
    match = await club.stored()
    assert len(match.position.vacant()) <= 1
    assert {str(space) for space in match.position.movable()} <= set(labels(board))
    assert suggested(board) is None


async def test_a_user_who_places_inside_is_informed_of_the_edge_in_the_panel(club: Club) -> None:
    await club.begin()
    await place(club, "c4", "f3", "i2", "a1", "d3", "b1", "e3", "c1", "f2", "d1", each_shown=False)
    panel = await panel_of(club, club.anna, 1, "Place a piece")
    assert f"{TIP} put some pieces at the edge" in panel.text
    await club.press(club.anna, panel, "Row 5 (9)")
    await club.press(club.anna, panel, "c5")
    assert TIP not in panel.text


async def test_the_tip_is_in_the_language_of_the_user_who_is_told(club: Club) -> None:
    await club.begin(setup="random")
    club.anna.locale = "de"
    assert "💡 **Rat:**" in (await club.press(club.anna, club.board(1), "Move")).text


CHAIN = board("""
        .   .   .   .   .   .   .   .   .
      .   .   .   .   .   .   .   .   .   .
    .   D   B   W   W   WWW .   .   .   .   .
      .   .   .   .   .   .   .   .   D   DBB
        .   .   .   .   .   .   .   .   .
""")
"""White can land on a stack of Black's, has stacks that hang on another one, and both can move few."""


async def test_three_matches_have_a_tip_each_and_the_fourth_has_none(club: Club) -> None:
    told = []
    for match in (1, 2, 3, 4):
        await played(club, Game(start=CHAIN), setup=Setup.RECORD)
        panel = await panel_of(club, club.anna, match)
        told += [line for line in panel.text.splitlines() if line.startswith(TIP)] or [""]
    first, second, third, fourth = told
    assert "land on your opponent’s stacks" in first
    assert "If the stack on d3 leaves, you can lose e3 and f3" in second
    assert "the last moves often decide" in third
    assert fourth == ""


async def test_a_tip_costs_one_statement_in_a_transaction_that_there_was_anyway(club: Club) -> None:
    await club.begin(setup="random")
    await club.use(club.anna, "help")  # in which language she reads is looked up once an hour
    with noted(club.store) as asked:
        assert TIP in (await panel_of(club, club.anna, 1)).text
    statements = [statement for statement, _ in asked]
    assert len(statements) <= 6  # two of them are for the names, above the board and in the text
    assert sum("count(" in statement for statement in statements) == 1


async def test_only_what_one_has_begun_before_a_match_counts_for_it(club: Club) -> None:
    for _ in range(4):
        await played(club, Game(start=CHAIN), setup=Setup.RECORD)
    assert "land on your opponent’s stacks" in (await panel_of(club, club.anna, 1)).text
    assert TIP not in (await panel_of(club, club.anna, 4)).text
