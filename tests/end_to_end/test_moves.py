"""Moves: legal ones, refused ones, and the private panel."""

import pytest
from discord import ui

from bot.domain import ChannelId
from bot.pages.match_panel_pages import MOVES, Turning
from bot.pages.move_picker import PickStack
from bot.toolkit.control import button
from bot.toolkit.page import Page, row
from discord_playground import Message
from dvonn import SPACES, Jump, Phase, Place, Space
from tests.bot.storage.asked import noted
from tests.end_to_end.club import Club, labels
from tests.end_to_end.ways_in import on_both_databases_and_over_http

# typed


@on_both_databases_and_over_http
async def test_autocomplete_offers_the_vacant_spaces_that_begin_with_what_was_typed(club: Club) -> None:
    await club.begin()
    await club.use(club.anna, "move", {"move": "c3"})
    await club.use(club.ben, "move", {"move": "C4"})
    choices = await club.anna.autocomplete(club.channel, "dvonn move", {"move": "c"}, focused="move")
    assert [choice.value for choice in choices] == ["c1", "c2", "c5"]
    assert len(await club.anna.autocomplete(club.channel, "dvonn move", focused="move")) == 25
    assert await club.ben.autocomplete(club.channel, "dvonn move", focused="move") == []
    assert await club.cleo.autocomplete(club.channel, "dvonn move", focused="move") == []


async def test_autocomplete_offers_the_stacks_that_can_move_and_their_targets(club: Club) -> None:
    await club.begin(setup="random")
    position = (await club.stored()).position
    sources = await club.anna.autocomplete(club.channel, "dvonn move", focused="move")
    assert [choice.value for choice in sources] == [str(space) for space in position.movable()]
    source = position.movable()[0]
    targets = await club.anna.autocomplete(club.channel, "dvonn move", {"move": str(source)}, focused="move")
    assert {choice.value for choice in targets} == {f"{source} {space}" for space in position.targets(source)}
    scores = [choice.name.rsplit(" you ", 1)[1] for choice in targets]
    assert scores == sorted(scores, reverse=True)
    assert all(
        choice.name.startswith(f"{str(choice.value).replace(' ', ' → ')} · stack of 2") for choice in targets
    )
    assert await club.anna.autocomplete(club.channel, "dvonn move", {"move": "zz"}, focused="move") == []


async def test_autocomplete_offers_ones_own_matches(club: Club) -> None:
    await club.begin()
    await club.begin(setup="random")
    choices = await club.ben.autocomplete(club.channel, "dvonn move", focused="match")
    assert [choice.name for choice in choices] == [
        "Game 1 · against Anna · their turn · 0 of 49 pieces placed",
        "Game 2 · against Anna · their turn · you 23–23",
    ]
    found = await club.ben.autocomplete(club.channel, "dvonn move", {"match": "2 "}, focused="match")
    assert [choice.value for choice in found] == [2]
    assert await club.cleo.autocomplete(club.channel, "dvonn move", focused="match") == []


async def test_a_typed_move_may_be_written_in_capitals_and_with_blanks(club: Club) -> None:
    await club.begin()
    await club.use(club.anna, "move", {"move": " F2 "})
    assert "Anna f2." in club.board().text


@on_both_databases_and_over_http
async def test_a_typed_space_is_placed_with_its_match_read_once(club: Club) -> None:
    await club.begin()
    await club.use(club.anna, "move", {"move": "c3"})
    await club.quiet()  # the first move of a match also looks for what is left in its channel
    with noted(club.store) as asked:
        await club.use(club.ben, "move", {"move": "c4"})
        await club.quiet()
    assert len([statement for statement, _ in asked if "events.text" in statement]) == 1


async def test_the_answer_to_a_typed_move_goes_away_once_the_board_is_posted(club: Club) -> None:
    await club.begin()
    answer = await club.use(club.anna, "move", {"move": "c3"})
    assert answer.deleted
    assert answer not in club.anna.messages(club.channel)
    assert "Anna c3." in club.board().text


REFUSED = [
    ("c9", "“c9” isn’t a space of the board"),
    ("c3 c9", "“c9” isn’t a space of the board"),
    ("hello `@everyone`", "as a move. Enter one space to place a piece, such as f3, or two"),
    ("с9", "“с9” isn’t a space of the board"),  # noqa: RUF001  a Cyrillic letter
    ("c3 d3 e3", "I can’t read “c3 d3 e3” as a move."),
    ("a1 a2", "All 49 pieces have to be placed before stacks can move"),
    ("pass", "you can’t pass"),
]


async def test_what_can_not_be_placed_is_refused_with_the_reason(
    club: Club, subtests: pytest.Subtests
) -> None:
    await club.begin()
    for typed, sentence in REFUSED:
        with subtests.test(typed=typed):
            answer = await club.use(club.anna, "move", {"move": typed})
            assert sentence in answer.text
            assert (await club.stored()).number == 1


async def test_a_typed_stack_and_its_target_may_be_written_in_any_common_way(
    club: Club, subtests: pytest.Subtests
) -> None:
    await club.begin(setup="random")
    for number, written in enumerate(("{} {}", "{}-{}", "{}{}", " {} → {} ", "25. `{}`, `{}`!")):
        with subtests.test(written=written):
            move = (await club.stored()).position.legal_moves()[0]
            assert isinstance(move, Jump)
            typed = written.format(str(move.source).upper(), move.target)
            assert (await club.use((club.anna, club.ben)[number % 2], "move", {"move": typed})).deleted
            assert (await club.stored()).line[-1].what == move


async def test_a_typed_stack_alone_opens_the_panel_with_its_targets(club: Club) -> None:
    await club.begin(setup="random")
    position = (await club.stored()).position
    source = position.movable()[0]
    panel = await club.use(club.anna, "move", {"move": str(source)})
    target = position.targets(source)[0]
    await club.press(club.anna, panel, begins_with(panel, f"{target} · stack of 2"))
    assert (await club.stored()).line[-1].what == Jump(source, target)
    refused = await club.use(club.anna, "move", {"move": str(source)})
    assert "It’s not your turn" in refused.text


async def test_an_occupied_space_is_refused(club: Club) -> None:
    await club.begin()
    await club.use(club.anna, "move", {"move": "c3"})
    answer = await club.use(club.ben, "move", {"move": "c3"})
    assert "c3 is occupied. Choose an empty space." in answer.text
    assert answer.media
    assert "Place a piece" in labels(answer)


@on_both_databases_and_over_http
async def test_an_illegal_move_is_refused_with_the_rule_and_with_what_would_be_legal(club: Club) -> None:
    await club.begin(setup="random")
    position = (await club.stored()).position
    source = position.movable()[0]
    far = next(space for space in SPACES if source.distance_to(space) == 3)
    answer = await club.use(club.anna, "move", {"move": f"{source} {far}"})
    targets = ", ".join(map(str, position.targets(source)))
    assert f"The stack on {source} has 1 piece, so it moves exactly 1 space, not 3." in answer.text
    assert f"Possible moves from {source}: {targets}." in answer.text
    other = next(space for space in SPACES if space not in position.movable())
    answer = await club.use(club.anna, "move", {"move": str(other)})
    assert "it’s time to move stacks" in answer.text
    stuck = next(space for space, stack in position.stacks.items() if stack.has_dvonn)
    answer = await club.use(club.anna, "move", {"move": f"{stuck} {source}"})
    assert "never moves by itself" in answer.text
    assert "Stacks you can move:" in answer.text


async def test_it_must_be_ones_turn_and_ones_match(club: Club) -> None:
    await club.begin()
    answer = await club.use(club.ben, "move", {"move": "c3"})
    assert "It’s not your turn. To move: Anna" in answer.text
    assert "Place a piece" not in labels(answer)
    assert not answer.pings
    answer = await club.use(club.cleo, "move", {"move": "c3"})
    assert "You’re not playing in this server right now" in answer.text
    answer = await club.use(club.cleo, "move", {"move": "c3", "match": 1})
    assert "Only the players can do that" in answer.text
    answer = await club.use(club.anna, "move", {"move": "c3", "match": 77})
    assert "There’s no game 77 in this server" in answer.text
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
        "Try it out",
        "Rules",
        "Close",
    ]
    same = await club.press(club.anna, panel, "Row 3 (11)")
    assert same is panel
    assert labels(panel) == [f"{column}3" for column in "abcdefghijk"] + ["Try it out", "Rules", "Back"]
    await club.press(club.anna, panel, "Back")
    assert "Row 5 (9)" in labels(panel)
    await club.press(club.anna, panel, "Row 4 (10)")
    await club.press(club.anna, panel, "f4")
    assert "Played: **f4**" in panel.text
    assert "Anna f4." in club.board().text
    assert club.board().pings == {club.ben.id}
    await club.only_one_board()


async def test_the_panel_stays_for_the_next_piece_which_is_planned_and_placed_when_the_turn_comes(
    club: Club,
) -> None:
    panel = await club.press(club.anna, await club.begin(), "Place a piece")
    for label in ("Row 4 (10)", "f4", "Row 4 (9)", "g4"):
        await club.press(club.anna, panel, label)
    assert not panel.deleted
    assert "g4" in panel.text
    assert len((await club.stored()).position.stacks) == 1
    await club.use(club.ben, "move", {"move": "c3"})
    assert [str(event.what) for event in (await club.stored()).line] == ["f4", "c3", "g4"]


async def test_an_open_panel_shows_what_the_opponent_has_placed_meanwhile(club: Club) -> None:
    panel = await club.press(club.anna, await club.begin(), "Place a piece")
    await club.press(club.anna, panel, "Row 4 (10)")
    await club.press(club.anna, panel, "f4")
    await club.use(club.ben, "move", {"move": "c3"})
    await club.quiet()
    assert "Row 3 (10)" in labels(panel)
    assert "place red DVONN piece 3 of 3" in panel.text
    await club.press(club.anna, panel, "Row 3 (10)")
    await club.press(club.anna, panel, "d3")
    assert "Anna d3." in club.board().text


@on_both_databases_and_over_http
async def test_the_panel_leads_from_the_stack_to_its_target_and_back_and_goes_away_after_the_move(
    club: Club,
) -> None:
    board = await club.begin(setup="random")
    position = (await club.stored()).position
    panel = await club.press(club.anna, board, "Move")
    first, second = position.movable()[:2]
    assert {str(each) for each in position.movable()} <= set(labels(panel))
    before = panel.media[0].data
    await club.press(club.anna, panel, str(first))
    assert panel.media[0].data != before
    await club.press(club.anna, panel, "Back")
    await club.press(club.anna, panel, str(second))
    target = position.targets(second)[0]
    await club.press(club.anna, panel, begins_with(panel, f"{target} · stack of 2"))
    assert panel.deleted
    assert f"Anna {second} → {target}, now a stack of 2." in club.board().text


def begins_with(message: Message, beginning: str) -> str:
    """The label of a message's button that begins like this."""
    return next(label for label in labels(message) if label.startswith(beginning))


async def test_a_panel_turns_into_that_of_the_next_match_that_waits(club: Club) -> None:
    for _ in range(2):
        await club.begin(setup="random")
    panel = await club.press(club.anna, club.board(1), "Move")
    source = (await club.stored()).position.movable()[0]
    await club.press(club.anna, panel, str(source))
    await club.press(club.anna, panel, labels(panel)[0])
    assert "-# Game 2 ·" in panel.text


async def test_a_second_panel_takes_the_place_of_the_first(club: Club) -> None:
    board = await club.begin(setup="random")
    first = await club.press(club.anna, board, "Move")
    second = await club.press(club.anna, board, "Move")
    await club.quiet()
    assert (first.deleted, second.deleted) == (True, False)


async def test_a_panel_goes_away_when_the_move_is_typed_instead(club: Club) -> None:
    panel = await club.press(club.anna, await club.begin(setup="random"), "Move")
    move = (await club.stored()).position.legal_moves()[0]
    assert isinstance(move, Jump)
    await club.use(club.anna, "move", {"move": f"{move.source} {move.target}"})
    await club.quiet()
    assert panel.deleted


async def test_a_panel_that_can_not_be_taken_away_does_no_harm(club: Club) -> None:
    panel = await club.press(club.anna, await club.begin(setup="random"), "Move")
    await club.press(club.anna, panel, labels(panel)[0])
    club.playground.faults.next("DELETE", "/webhooks/{id}/{token}/messages/@original", status=404)
    club.anna.begin_click(panel, labels(panel)[0])
    await club.playground.wait_until(lambda: ", now a stack of 2" in club.board().text, what="the new board")
    await club.quiet()
    assert (await club.stored()).number == 2
    assert not panel.deleted


async def test_the_panel_shows_why_other_stacks_stay_and_how_to_play_and_leads_back(club: Club) -> None:
    panel = await club.press(club.anna, await club.begin(setup="random"), "Move")
    stacks = labels(panel)
    await club.press(club.anna, panel, "Why only these?")
    assert "Surrounded on all six sides" in panel.text
    await club.press(club.anna, panel, "Back")
    await club.press(club.anna, panel, "Rules")
    await club.press(club.anna, panel, "Next")
    await club.press(club.anna, panel, "Back to your move")
    assert labels(panel) == stacks


async def test_closing_the_panel_leaves_everything_as_it_is(club: Club) -> None:
    panel = await club.press(club.anna, await club.begin(), "Place a piece")
    await club.press(club.anna, panel, "Close")
    assert panel.deleted
    assert (await club.stored()).number == 1


@on_both_databases_and_over_http
async def test_a_press_on_a_panel_that_has_moved_on_says_so_and_shows_the_current_board(club: Club) -> None:
    board = await club.begin()
    panel = await club.press(club.anna, board, "Place a piece")
    await club.press(club.anna, panel, "Row 3 (11)")
    club.bot.presenter.panels.drop(panel.id)  # as after a restart: it is no longer followed
    await club.use(club.anna, "move", {"move": "c3"})
    await club.use(club.ben, "move", {"move": "c4"})
    await club.press(club.anna, panel, "d3")
    assert "That board was out of date" in panel.text
    assert "place red DVONN piece 3 of 3" in panel.text
    await club.press(club.anna, panel, "Place a piece")
    assert "Row 3 (10)" in labels(panel)


async def test_a_press_on_a_stack_that_can_not_move_begins_the_panel_again(club: Club) -> None:
    board = await club.begin(setup="random")
    match = await club.stored()
    stuck = next(space for space in match.position.stacks if not match.position.targets(space))
    choose = MOVES.choose(Turning(match.id, match.number))
    strange = Page(row(button("Strange", choose(PickStack(stuck)))))
    await club.bot.messenger.post(ChannelId(club.channel.id), strange, nonce="strange", ping=None)
    answer = await club.press(club.anna, club.public()[-1], "Strange")
    shown = answer.text, labels(answer)
    panel = await club.press(club.anna, board, "Move")
    assert shown == (panel.text, labels(panel))


async def test_a_user_who_waits_for_their_turn_to_place_may_plan_where_meanwhile(club: Club) -> None:
    board = await club.begin()
    panel = await club.press(club.ben, board, "Place a piece")
    assert "I’ll place there as soon as it’s your turn" in panel.text
    await club.press(club.ben, panel, "Row 3 (11)")
    await club.press(club.ben, panel, "e3")
    assert (await club.stored()).number == 1
    await club.use(club.anna, "move", {"move": "c3"})
    assert [event.what for event in (await club.stored()).line] == [
        Place(Space.parse("c3")),
        Place(Space.parse("e3")),
    ]


async def test_the_buttons_of_a_board_refuse_the_user_who_does_not_play(club: Club) -> None:
    board = await club.begin()
    answer = await club.press(club.cleo, board, "Place a piece")
    assert "Only the players can do that" in answer.text
    assert club.anna.messages(club.channel)[-1] is board


@on_both_databases_and_over_http
async def test_eleven_presses_at_once_play_one_move(club: Club) -> None:
    panel = await club.press(club.anna, await club.begin(), "Place a piece")
    await club.press(club.anna, panel, "Row 3 (11)")
    presses = [club.anna.begin_click(panel, f"{column}3") for column in "abcdefghijk"]
    for press in presses:
        await press.settled()
    await club.quiet()
    match = await club.stored()
    assert match.number == 2
    assert len(match.position.stacks) == 1
    await club.only_one_board()


# asked before each move, for players who want that


async def test_somebody_who_wants_to_be_asked_is_asked_before_each_move_typed_or_pressed(club: Club) -> None:
    board = await club.begin()
    await club.prefer(club.anna, confirm=True)
    question = await club.use(club.anna, "move", {"move": "c3"})
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
    assert "Anna c3." in club.board().text
    await club.use(club.ben, "move", {"move": "d3"})
    assert "Ben d3." in club.board().text


# the end


async def test_nothing_can_be_played_in_a_match_that_is_over(club: Club) -> None:
    board = await club.begin()
    panel = await club.press(club.anna, board, "Place a piece")
    club.bot.presenter.panels.drop(panel.id)  # as after a restart: else it would go away
    await club.resign(club.ben)
    await club.press(club.anna, panel, "Row 3 (11)")
    assert "Game 1 is over" in panel.text
    assert "Place a piece" not in labels(club.board())
    assert (await club.stored()).position.phase is Phase.PLACING


async def test_a_button_that_another_version_wrote_differently_is_answered_with_the_current_board(
    club: Club, subtests: pytest.Subtests
) -> None:
    await club.begin()
    for custom_id in ("dvonn:move:1", "dvonn:target:1:2:zz", "dvonn:more:1:2:3"):
        with subtests.test(custom_id=custom_id):
            page = Page(row(ui.Button(label="From long ago", custom_id=custom_id)))
            await club.bot.messenger.post(ChannelId(club.channel.id), page, nonce=custom_id, ping=None)
            answer = await club.press(club.ben, club.public()[-1], "From long ago")
            assert "This button is out of date" in answer.text
            assert "DVONN · game 1" in answer.text
            assert answer.media
