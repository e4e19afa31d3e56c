"""Moves: legal ones, refused ones, and the private panel."""

import pytest
from discord import ui

from bot.matches import ChannelId
from bot.pages.page import Page, row
from dvonn import SPACES, Phase
from tests.end_to_end.club import Club, labels

# typed


async def test_autocomplete_offers_the_vacant_spaces_that_begin_with_what_was_typed(club: Club) -> None:
    await club.begin()
    await club.use(club.anna, "place", {"space": "c3"})
    await club.use(club.ben, "place", {"space": "C4"})
    choices = await club.anna.autocomplete(club.channel, "dvonn place", {"space": "c"}, focused="space")
    assert [choice.value for choice in choices] == ["c1", "c2", "c5"]
    assert len(await club.anna.autocomplete(club.channel, "dvonn place", focused="space")) == 25
    assert await club.ben.autocomplete(club.channel, "dvonn place", focused="space") == []
    assert await club.cleo.autocomplete(club.channel, "dvonn place", focused="space") == []


async def test_autocomplete_offers_the_stacks_that_can_move_and_their_targets(club: Club) -> None:
    await club.begin(setup="random")
    position = (await club.stored()).position
    sources = await club.anna.autocomplete(club.channel, "dvonn move", focused="from")
    assert [choice.value for choice in sources] == [str(space) for space in position.movable()]
    source = position.movable()[0]
    targets = await club.anna.autocomplete(club.channel, "dvonn move", {"from": str(source)}, focused="to")
    assert [choice.value for choice in targets] == [str(space) for space in position.targets(source)]
    assert all(choice.name.startswith(f"{source} → {choice.value} · stack of 2") for choice in targets)
    assert await club.anna.autocomplete(club.channel, "dvonn move", {"from": "zz"}, focused="to") == []


async def test_autocomplete_offers_ones_own_matches(club: Club) -> None:
    await club.begin()
    await club.begin(setup="random")
    choices = await club.ben.autocomplete(club.channel, "dvonn place", focused="match")
    assert [choice.name for choice in choices] == [
        "Match 1 · against Anna · their turn · placing, 0 of 49",
        "Match 2 · against Anna · their turn · 23–23",
    ]
    found = await club.ben.autocomplete(club.channel, "dvonn place", {"match": "2 "}, focused="match")
    assert [choice.value for choice in found] == [2]
    assert await club.cleo.autocomplete(club.channel, "dvonn place", focused="match") == []


async def test_a_typed_move_may_be_written_in_capitals_and_with_blanks(club: Club) -> None:
    await club.begin()
    assert "is played" in (await club.use(club.anna, "place", {"space": " F2 "})).text


@pytest.mark.parametrize(
    ("command", "options", "sentence"),
    [
        ("place", {"space": "c9"}, "“c9” is not a space of the board"),
        ("place", {"space": "hello `@everyone`"}, "is not a space of the board"),
        ("move", {"from": "a1", "to": "a2"}, "All 49 pieces must be placed before stacks move"),
    ],
)
async def test_what_can_not_be_placed_is_refused_with_the_reason(
    club: Club, command: str, options: dict[str, object], sentence: str
) -> None:
    await club.begin()
    answer = await club.use(club.anna, command, options)
    assert sentence in answer.text
    assert (await club.stored()).number == 1


async def test_an_occupied_space_is_refused(club: Club) -> None:
    await club.begin()
    await club.use(club.anna, "place", {"space": "c3"})
    answer = await club.use(club.ben, "place", {"space": "c3"})
    assert "c3 is occupied. Choose a vacant space." in answer.text
    assert answer.media
    assert "Place a piece" in labels(answer)


async def test_an_illegal_move_is_refused_with_the_rule_and_with_what_would_be_legal(club: Club) -> None:
    await club.begin(setup="random")
    position = (await club.stored()).position
    source = position.movable()[0]
    far = next(space for space in SPACES if source.distance_to(space) == 3)
    answer = await club.use(club.anna, "move", {"from": str(source), "to": str(far)})
    targets = ", ".join(map(str, position.targets(source)))
    assert f"The stack on {source} has 1 piece, so it moves exactly 1 space, not 3." in answer.text
    assert f"From {source} it can go to {targets}." in answer.text
    answer = await club.use(club.anna, "place", {"space": "c3"})
    assert "now stacks move" in answer.text
    stuck = next(space for space, stack in position.stacks.items() if stack.has_dvonn)
    answer = await club.use(club.anna, "move", {"from": str(stuck), "to": str(source)})
    assert "never moves by itself" in answer.text
    assert "You can move:" in answer.text


async def test_it_must_be_ones_turn_and_ones_match(club: Club) -> None:
    await club.begin()
    answer = await club.use(club.ben, "place", {"space": "c3"})
    assert f"It isn’t your turn: we’re waiting for <@{club.anna.id}>" in answer.text
    assert "Place a piece" not in labels(answer)
    assert not answer.pings
    answer = await club.use(club.cleo, "place", {"space": "c3"})
    assert "You have no match in this server" in answer.text
    answer = await club.use(club.cleo, "place", {"space": "c3", "match": 1})
    assert "You’re watching this match" in answer.text
    answer = await club.use(club.anna, "place", {"space": "c3", "match": 77})
    assert "There is no match 77 in this server" in answer.text
    assert (await club.stored()).number == 1


# the panel


async def test_while_placing_a_space_is_chosen_by_its_row_and_then_its_column(club: Club) -> None:
    board = await club.begin()
    panel = await club.press(club.anna, board, "Place a piece")
    assert labels(panel) == [
        "Row 5 (9)",
        "Row 4 (10)",
        "Row 3 (11)",
        "Row 2 (10)",
        "Row 1 (9)",
        "Never mind",
    ]
    same = await club.press(club.anna, panel, "Row 3 (11)")
    assert same is panel
    assert labels(panel) == [f"{column}3" for column in "abcdefghijk"] + ["Back"]
    await club.press(club.anna, panel, "Back")
    assert "Row 5 (9)" in labels(panel)
    await club.press(club.anna, panel, "Row 4 (10)")
    await club.press(club.anna, panel, "f4")
    assert "**f4** is played" in panel.text
    assert not panel.media
    assert "White placed a DVONN piece on f4." in club.board().text
    assert club.board().pings == {club.ben.id}
    await club.only_one_board()


async def test_the_panel_leads_from_the_stack_to_its_target_and_back(club: Club) -> None:
    board = await club.begin(setup="random")
    position = (await club.stored()).position
    panel = await club.press(club.anna, board, "Move")
    first, second = position.movable()[:2]
    assert [option.value for option in panel.selects[0].options] == [str(each) for each in position.movable()]
    before = panel.media[0].data
    await club.choose(club.anna, panel, str(first))
    assert panel.media[0].data != before
    await club.press(club.anna, panel, "Back")
    await club.choose(club.anna, panel, str(second))
    assert [option.value for option in panel.selects[0].options] == [
        str(each) for each in position.targets(second)
    ]
    target = position.targets(second)[0]
    await club.choose(club.anna, panel, str(target))
    assert f"**{second} → {target}** is played" in panel.text
    assert f"White’s single piece: {second} → {target}, making 2." in club.board().text


async def test_never_mind_leaves_everything_as_it_is(club: Club) -> None:
    panel = await club.press(club.anna, await club.begin(), "Place a piece")
    await club.press(club.anna, panel, "Never mind")
    assert panel.text == "Nothing was changed."
    assert (await club.stored()).number == 1


async def test_a_press_on_a_board_that_has_moved_on_says_so_and_shows_the_current_one(club: Club) -> None:
    board = await club.begin()
    panel = await club.press(club.anna, board, "Place a piece")
    await club.press(club.anna, panel, "Row 3 (11)")
    await club.use(club.anna, "place", {"space": "c3"})
    await club.use(club.ben, "place", {"space": "c4"})
    await club.press(club.anna, panel, "d3")
    assert "That board is out of date" in panel.text
    assert "place red DVONN piece 3 of 3" in panel.text
    await club.press(club.anna, panel, "Place a piece")
    assert "Row 3 (10)" in labels(panel)


async def test_the_buttons_of_a_board_refuse_everybody_but_the_player_to_move(club: Club) -> None:
    board = await club.begin()
    answer = await club.press(club.ben, board, "Place a piece")
    assert "It isn’t your turn" in answer.text
    answer = await club.press(club.cleo, board, "Place a piece")
    assert "You’re watching this match" in answer.text
    assert club.anna.messages(club.channel)[-1] is board


async def test_twenty_presses_at_once_play_one_move(club: Club) -> None:
    board = await club.begin()
    panels = [await club.press(club.anna, board, "Place a piece") for _ in range(20)]
    for panel in panels:
        await club.press(club.anna, panel, "Row 3 (11)")
    presses = [
        club.anna.begin_click(panel, f"{column}3")
        for panel, column in zip(panels, "abcdefghijkabcdefghi", strict=True)
    ]
    for press in presses:
        await press.settled()
    played = [panel for panel in panels if "is played" in panel.text]
    refused = [panel for panel in panels if "That board is out of date" in panel.text]
    assert (len(played), len(refused)) == (1, 19)
    match = await club.stored()
    assert match.number == 2
    assert len(match.position.stacks) == 1
    await club.only_one_board()


# asked before each move, for players who want that


async def test_somebody_who_wants_to_be_asked_is_asked_before_each_move_typed_or_pressed(club: Club) -> None:
    board = await club.begin()
    await club.prefer(club.anna, confirm=True)
    question = await club.use(club.anna, "place", {"space": "c3"})
    assert "**Play c3?**" in question.text
    assert question.media
    assert (await club.stored()).number == 1
    panel = await club.press(club.anna, board, "Place a piece")
    await club.press(club.anna, panel, "Row 3 (11)")
    await club.press(club.anna, panel, "d3")
    assert "**Play d3?**" in panel.text
    await club.press(club.anna, panel, "Back")
    assert "Row 3 (11)" in labels(panel)
    await club.press(club.anna, question, "Play it")
    assert "**c3** is played." in question.text
    answer = await club.use(club.ben, "place", {"space": "d3"})
    assert "**d3** is played." in answer.text


# the end


async def test_nothing_can_be_played_in_a_match_that_is_over(club: Club) -> None:
    board = await club.begin()
    panel = await club.press(club.anna, board, "Place a piece")
    await club.resign(club.ben)
    await club.press(club.anna, panel, "Row 3 (11)")
    assert "Match 1 is over" in panel.text
    assert "Place a piece" not in labels(club.board())
    assert (await club.stored()).position.phase is Phase.PLACING


@pytest.mark.parametrize("custom_id", ["dvonn:move:1", "dvonn:target:1:2:zz", "dvonn:more:1:2:3"])
async def test_a_button_that_another_version_wrote_differently_is_answered_with_the_current_board(
    club: Club, custom_id: str
) -> None:
    await club.begin()
    page = Page(row(ui.Button(label="From long ago", custom_id=custom_id)))
    await club.bot.postbox.post(ChannelId(club.channel.id), page, nonce="old", ping=None)
    answer = await club.press(club.ben, club.public()[-1], "From long ago")
    assert "from an older version of me" in answer.text
    assert "DVONN · match 1" in answer.text
    assert answer.media
