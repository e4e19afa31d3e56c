"""Trying moves out: on one's own board, under History and on records; lines are kept, shared, and judged in time."""

from bot.domain import MatchId, UserId
from bot.domain.ids import PastId, PlyNumber
from bot.domain.line import MOST_KEPT, Start
from bot.features.trying.about_pages import ListLines
from bot.features.trying.service import Trying
from bot.pages.game_words import arrow
from discord_playground import Message, Person
from dvonn import Colour, Game, Jump, Move, Record
from tests.bot.played import first_plies
from tests.end_to_end import past
from tests.end_to_end.club import Club, answer_to, labels
from tests.end_to_end.past import A_WIN
from tests.end_to_end.planning import tap
from tests.end_to_end.planted import press_control

HEADING = "trying moves out"


def to_move(club: Club, ply: int) -> Person:
    """The player who is to move after so many plies of the game: Anna plays White."""
    return club.anna if A_WIN.position_at(ply).to_move is Colour.WHITE else club.ben


async def played(club: Club, game: Game = A_WIN) -> None:
    """Let Anna and Ben have played a game, and the channel show it."""
    await past.played(club, game)
    await club.playground.wait_until(lambda: bool(club.boards()), what="a board")


async def try_from_board(club: Club, person: Person) -> Message:
    return await club.reach(person, club.board(), "Try it out")


async def try_from_history(club: Club, person: Person, ply: int) -> Message:
    panel = await club.look_back(person)
    await club.choose(person, panel, str(ply))
    return await club.press(person, panel, "Try it out")


async def test_both_sides_are_played_from_the_present_position_and_nothing_counts(club: Club) -> None:
    await played(club, first_plies(A_WIN, 60))
    before = (await club.stored()).number
    mover = to_move(club, 60)
    panel = await club.press(mover, club.board(), "Move")
    page = await club.press(mover, panel, "Try it out")
    assert page is panel
    assert HEADING in page.text
    assert "**Game 1**, after move 60" in page.text
    assert "only you can see it" in page.text
    for move in A_WIN.moves[60:63]:
        await tap(club, mover, page, move)
    assert "Move 3 of 3:" in page.text
    assert "you " in page.text  # the score, as it is told to a player
    assert "Chances" not in labels(page)
    await club.press(mover, page, "◀")
    assert "Move 2 of 3:" in page.text
    await club.press(mover, page, "⏮")
    assert "Your line starts here." in page.text
    await club.press(mover, page, "⏭")
    assert "Move 3 of 3:" in page.text
    await club.press(mover, page, "Back")
    assert "Why only these?" in labels(page) or "Rules" in labels(page)
    assert HEADING not in page.text
    assert (await club.stored()).number == before
    assert len(club.boards()) == 1


async def test_a_user_who_waits_may_try_and_a_restart_in_the_middle_of_a_line_loses_nothing(
    club: Club,
) -> None:
    await played(club, first_plies(A_WIN, 60))
    waiting = club.ben if to_move(club, 60) is club.anna else club.anna
    page = await try_from_board(club, waiting)
    await tap(club, waiting, page, A_WIN.moves[60])
    await club.stop_bot()
    await club.start_bot()
    await tap(club, waiting, page, A_WIN.moves[61])
    assert "Move 2 of 2:" in page.text
    again = await try_from_board(club, waiting)
    assert "Here’s your line from last time." in again.text
    assert "Move 2 of 2:" in again.text


async def test_a_press_on_an_old_page_shows_the_line_as_it_is(club: Club) -> None:
    await played(club, first_plies(A_WIN, 60))
    page = await try_from_board(club, club.anna)
    old = await try_from_board(club, club.anna)
    for move in A_WIN.moves[60:62]:
        await tap(club, club.anna, page, move)
    await club.press(club.anna, old, labels(old)[0])
    assert "Move 2 of 2:" in old.text


async def test_another_move_begins_the_rest_again(club: Club) -> None:
    await played(club, first_plies(A_WIN, 60))
    page = await try_from_board(club, club.anna)
    for move in A_WIN.moves[60:62]:
        await tap(club, club.anna, page, move)
    await club.press(club.anna, page, "⏮")
    other = next(move for move in A_WIN.position_at(60).legal_moves() if move != A_WIN.moves[60])
    await tap(club, club.anna, page, other)
    assert "Move 1 of 1:" in page.text


async def test_pieces_are_placed_in_it_too(club: Club) -> None:
    await played(club, first_plies(A_WIN, 10))
    page = await try_from_board(club, club.anna)
    space = str(A_WIN.moves[10])
    row = next(label for label in labels(page) if label.startswith(f"Row {space[1:]} "))
    await club.press(club.anna, page, row)
    await club.press(club.anna, page, space)
    assert "Move 1 of 1:" in page.text
    assert f"on {space}" in page.text
    assert len((await club.stored()).position.stacks) == 10


async def test_a_pass_in_it_is_played_by_itself_and_its_end_says_who_wins(club: Club) -> None:
    await played(club)
    page = await try_from_history(club, club.anna, 80)
    for move in A_WIN.moves[80:]:
        if isinstance(move, Jump):
            await tap(club, club.anna, page, move)
    assert "The game is over. " in page.text
    await club.press(club.anna, page, "◀")
    await club.press(club.anna, page, "◀")
    assert "passes. Press ▶" in page.text


async def test_in_a_match_that_is_over_the_chances_are_shown_and_it_is_shared(club: Club) -> None:
    await played(club)
    page = await try_from_history(club, club.cleo, 60)
    await tap(club, club.cleo, page, A_WIN.moves[60])
    await club.press(club.cleo, page, "Chances")
    assert "Chance to win: ⚪" in page.text
    about = await club.press(club.cleo, page, "More")
    assert (
        f"1. ⚪ {arrow_of(A_WIN.moves[60])}" in about.text
        or f"1. ⚫ {arrow_of(A_WIN.moves[60])}" in about.text
    )
    await club.press(club.cleo, about, "Share picture")
    assert "Shared. Everyone in this channel can see it." in about.text
    picture = club.public()[-1]
    assert "Cleo shared a line to think about:" in picture.text
    assert "**Game 1**, after move 60" in picture.text
    assert picture.media[0].filename == "board.png"
    assert not picture.pings
    await club.press(club.cleo, about, "Share animation")
    animation = club.public()[-1]
    assert animation.media[0].filename == "replay.gif"
    assert "Chance to win" not in picture.text + animation.text


async def test_a_user_who_likes_has_the_chances_told_all_along(club: Club) -> None:
    await played(club)
    await club.prefer(club.cleo, chances=True)
    page = await try_from_history(club, club.cleo, 80)
    assert "Chance to win: ⚪" in page.text


SHARING = {"Share picture", "Share animation"}


async def test_while_the_match_continues_nothing_is_judged_and_sharing_not_even_offered(club: Club) -> None:
    await played(club, first_plies(A_WIN, 60))
    await club.prefer(club.anna, chances=True)
    page = await try_from_history(club, club.anna, 50)
    assert "Chance" not in page.text
    assert "Chances" not in labels(page)
    await tap(club, club.anna, page, A_WIN.moves[50])
    about = await club.press(club.anna, page, "More")
    assert SHARING.isdisjoint(labels(about))
    await club.resign(club.ben)
    again = await try_from_history(club, club.anna, 50)
    assert "Chance to win: ⚪" in again.text
    assert set(labels(await club.press(club.anna, again, "More"))) >= SHARING


async def test_a_record_of_a_match_that_continues_is_not_judged(club: Club) -> None:
    await played(club, first_plies(A_WIN, 60))
    page = await club.press(club.cleo, await imported(club, first_plies(A_WIN, 60)), "Try it out")
    await club.press(club.cleo, page, "Chances")
    assert "People are playing this position right now" in page.text
    assert "Chance to win" not in page.text


async def test_nor_is_what_leads_to_it_from_another_record(club: Club) -> None:
    await played(club, first_plies(A_WIN, 60))
    other = next(move for move in A_WIN.position_at(59).legal_moves() if move != A_WIN.moves[59])
    panel = await imported(club, first_plies(A_WIN, 59).play(other))
    page = await club.press(club.cleo, panel, "Try it out")
    await club.press(club.cleo, page, "Chances")
    assert "Chance to win" in page.text
    await club.press(club.cleo, page, "History")
    await club.press(club.cleo, page, "◀")
    await club.press(club.cleo, page, "Try it out")
    for move in A_WIN.moves[59:61]:
        await tap(club, club.cleo, page, move)
    await club.press(club.cleo, page, "Chances")
    assert "People are playing this position right now" in page.text


async def test_any_other_record_is_judged_and_may_be_shared(club: Club) -> None:
    page = await club.press(club.cleo, await imported(club, first_plies(A_WIN, 60)), "Try it out")
    assert "**Your record**, after move 60" in page.text
    await tap(club, club.cleo, page, A_WIN.moves[60])
    await club.press(club.cleo, page, "Chances")
    assert "Chance to win: ⚪" in page.text
    about = await club.press(club.cleo, page, "More")
    await club.press(club.cleo, about, "Share animation")
    assert club.public()[-1].media[0].filename == "replay.gif"


async def imported(club: Club, game: Game) -> Message:
    return await club.use(club.cleo, "import", {"text": str(Record(game))})


def arrow_of(move: Move) -> str:
    assert isinstance(move, Jump)
    return arrow(move)


# keeping


async def name(club: Club, page: Message, button: str, text: str) -> Message:
    """Type a name into the form behind a button; give the page that answers it."""
    form = await club.anna.click(page, button)
    assert form.modal is not None
    return await answer_to(await club.anna.submit(form.modal, {"name": text}))


async def test_a_line_is_kept_opened_renamed_and_deleted_and_a_restart_changes_nothing(club: Club) -> None:
    await played(club)
    assert "No saved lines yet." in (await press_control(club, club.anna, ListLines())).text
    page = await try_from_history(club, club.anna, 60)
    for move in A_WIN.moves[60:62]:
        await tap(club, club.anna, page, move)
    about = await club.press(club.anna, page, "More")
    about = await name(club, about, "Save", "The *long* way")
    assert "Saved." in about.text
    await club.stop_bot()
    await club.start_bot()
    lists = await press_control(club, club.anna, ListLines())
    assert "**Your lines** (1 of 20)" in lists.text
    assert r"The \*long\* way" in lists.text
    assert "Game 1 · 2 moves" in lists.text
    (option,) = lists.selects[0].options
    page = await club.choose(club.anna, lists, option.value)
    assert "Move 2 of 2:" in page.text
    await tap(club, club.anna, page, A_WIN.moves[62])
    assert (
        "2 moves" in (await press_control(club, club.anna, ListLines())).text
    )  # what is kept stays as it is
    again = await press_control(club, club.anna, ListLines())
    page = await club.choose(club.anna, again, option.value)
    about = await club.press(club.anna, page, "More")
    about = await name(club, about, "Rename", "Short")
    assert "**Short**" in about.text
    await club.press(club.anna, about, "Delete")
    assert "Save" in labels(about)
    assert "No saved lines yet." in (await club.press(club.anna, about, "My lines")).text
    assert "No saved lines yet." in (await press_control(club, club.ben, ListLines())).text


async def test_the_twenty_first_line_is_refused_and_stays_open(club: Club) -> None:
    await played(club)
    trying = club.bot.get(Trying)
    for ply in range(MOST_KEPT):
        own = await trying.begin(
            Start(PastId(MatchId(1)), PlyNumber(ply), A_WIN.position_at(ply)), by=UserId(club.anna.id)
        )
        await trying.keep(own.id, f"line {ply}", by=UserId(club.anna.id))
    about = await club.press(club.anna, await try_from_history(club, club.anna, 60), "More")
    about = await name(club, about, "Save", "one more")
    assert "You’ve saved 20 lines" in about.text
    assert {"Save", "My lines"} <= set(labels(about))
    lists = await club.press(club.anna, about, "My lines")
    assert len(lists.selects[0].options) == MOST_KEPT


async def test_lines_go_with_all_else_that_is_forgotten(club: Club) -> None:
    await played(club)
    page = await try_from_history(club, club.anna, 60)
    kept = await club.use(club.anna, "forget")
    assert "Saved lines: 1" in kept.text
    await club.press(club.anna, kept, "Delete my data")
    await club.press(club.anna, page, "More")
    assert "This line was deleted." in page.text
