"""The page on which somebody plays never just disappears: when the match ends, it shows them the result."""

from bot import domain
from bot.domain import Pace, UserId
from discord_playground import Channel, Message, Person
from dvonn import Colour, Game, Jump
from rendering import Bar, render_board
from tests.bot.played import first_plies
from tests.end_to_end.club import Club, labels
from tests.end_to_end.past import A_TIE, A_WIN, played


def before_the_end(game: Game) -> Game:
    return first_plies(game, len(game.moves) - 1)


def mover(club: Club, game: Game) -> Person:
    return club.anna if game.position.to_move is Colour.WHITE else club.ben


async def end(club: Club, panel: Message, game: Game) -> Message:
    """Play the last move of a game in a panel; return the page that the panel shows then."""
    person, move = mover(club, before_the_end(game)), game.moves[-1]
    assert isinstance(move, Jump)
    if str(move.source) in labels(panel):
        panel = await club.press(person, panel, str(move.source))
        whole = f"{move.target} ·"
    else:
        whole = f"{move.source} → {move.target}"
    page = await club.press(person, panel, next(each for each in labels(panel) if each.startswith(whole)))
    await club.quiet()
    return page


async def almost_over(club: Club, game: Game, channel: Channel | None = None) -> Message:
    """A match before its last move; the panel of the player who makes it, opened from its board."""
    async with club.store.write() as uow:
        for person, name in ((club.anna, "Anna"), (club.ben, "Ben")):
            await uow.people.remember(domain.Person(UserId(person.id), name))
    await played(club, before_the_end(game), channel=channel)
    board = club.public(channel)[-1]
    return await club.press(mover(club, before_the_end(game)), board, "Move")


async def test_with_the_last_move_the_panel_becomes_the_result_for_the_user_who_played_in_it(
    club: Club,
) -> None:
    page = await end(club, await almost_over(club, A_WIN), A_WIN)
    assert not page.deleted
    assert page.text.splitlines() == [
        "**You lost 11–13.** You were ahead until move 83. That move cut off 9 of your pieces.",
        "-# Game 1 · 85 moves · Anna cut off 12 pieces with e5 → e3",
    ]
    assert labels(page) == ["Play again", "Review", "More", "Share this moment"]
    assert page.media == [], "the card above it shows the board"
    assert club.board().media


async def test_its_buttons_lead_to_the_review_and_to_another_match(club: Club) -> None:
    page = await end(club, await almost_over(club, A_WIN), A_WIN)
    person = mover(club, before_the_end(A_WIN))
    await club.press(person, page, "Play again")
    await club.quiet()
    assert any("rematch" in message.text for message in club.public())


async def test_a_tie_is_shown_as_one(club: Club) -> None:
    page = await end(club, await almost_over(club, A_TIE), A_TIE)
    assert page.text.startswith("**A tie, 13–13.**")
    assert " until move " not in page.text


async def test_it_is_seen_wherever_the_board_stands(club: Club) -> None:
    thread = club.channel.create_thread("a match", owner=club.anna)
    await almost_over(club, A_WIN, channel=thread)
    person = mover(club, before_the_end(A_WIN))
    panel = await club.use(person, "next")  # in the channel, while the board is in the thread
    page = await end(club, panel, A_WIN)
    assert "**You " in page.text
    assert labels(page) == ["Play again", "Review", "More", "Share this moment"]
    bar = Bar("Anna", "You", score=A_WIN.position.score, winner=Colour.WHITE)
    (picture,) = page.media
    assert picture.data == render_board(A_WIN.position, last_move=A_WIN.moves[-1], bar=bar)


async def test_a_user_who_types_the_last_move_elsewhere_sees_it_too(club: Club) -> None:
    await played(club, before_the_end(A_WIN))
    move = A_WIN.moves[-1]
    elsewhere = club.guild.create_text_channel("elsewhere")
    typed: dict[str, object] = {"move": str(move)}
    page = await club.use(mover(club, before_the_end(A_WIN)), "move", typed, channel=elsewhere)
    assert "**You " in page.text


async def test_an_open_panel_shows_that_the_opponent_has_resigned(club: Club) -> None:
    panel = await club.press(club.anna, await club.begin(setup="random"), "Move")
    await club.resign(club.ben)
    await club.quiet()
    assert not panel.deleted
    assert panel.text.startswith("**You won:** Ben resigned. Score: 23–23.")
    assert "Play again" in labels(panel)


async def test_so_does_one_in_which_the_user_has_already_chosen_a_stack(club: Club) -> None:
    panel = await club.press(club.anna, await club.begin(setup="random"), "Move")
    await club.press(club.anna, panel, labels(panel)[0])
    await club.resign(club.ben)
    await club.quiet()
    assert panel.text.startswith("**You won:** Ben resigned.")


async def test_an_open_panel_shows_that_the_time_has_run_out(club: Club) -> None:
    await club.begin(setup="random", pace=Pace.ONE)
    for person in (club.anna, club.ben):
        panel = await club.press(person, club.board(), "Move")
        while not panel.deleted:
            await club.press(person, panel, labels(panel)[0])
    await club.time_passes(hours=23, minutes=50)
    panel = await club.press(club.anna, club.board(), "Move")
    await club.time_passes(minutes=11)
    await club.quiet()
    assert panel.text.startswith("**You lost:** your time ran out.")


async def test_an_open_panel_shows_that_a_draw_was_agreed(club: Club) -> None:
    await club.begin(setup="random")
    panel = await club.press(club.anna, club.board(), "Move")
    more = await club.reach(club.ben, club.board(), "Offer a draw")
    await club.press(club.ben, more, "Offer a draw")
    question = await club.press(club.anna, club.board(), "Accept")
    await club.press(club.anna, question, "Accept")
    await club.quiet()
    assert panel.text.startswith("**A draw:** you and Ben agreed to it. Score: 23–23.")


async def test_while_placing_there_is_no_score_to_tell(club: Club) -> None:
    panel = await club.press(club.anna, await club.begin(), "Place a piece")
    await club.resign(club.ben)
    await club.quiet()
    assert panel.text.splitlines()[0] == "**You won:** Ben resigned."
    assert labels(panel) == ["Play again", "History", "More"]  # there is nothing to review


async def test_the_result_leads_on_to_the_next_match_that_waits(club: Club) -> None:
    panel = await almost_over(club, A_WIN)
    await played(club, before_the_end(A_WIN))
    page = await end(club, panel, A_WIN)
    assert labels(page)[-1] == "Your next game"
    panel = await club.press(mover(club, before_the_end(A_WIN)), page, "Your next game")
    assert "-# Game 2 ·" in panel.text


async def test_next_walks_from_match_to_match_and_says_what_was_played_and_whose_is_next(club: Club) -> None:
    elsewhere = club.guild.create_text_channel("elsewhere")
    for _ in range(2):
        await club.begin(setup="random")
    panel = await club.use(club.anna, "next", channel=elsewhere)
    assert "-# Game 1 · you 23–23" in panel.text
    await club.press(club.anna, panel, labels(panel)[0])
    await club.press(club.anna, panel, labels(panel)[0])
    played, heading, _ = panel.text.splitlines()
    assert played.endswith("**. Next: Ben, game 2.")
    assert heading == "**You (White) against Ben:** choose a stack to move."
    await club.press(club.anna, panel, labels(panel)[0])
    await club.press(club.anna, panel, labels(panel)[0])
    assert "Played: " in panel.text
    assert labels(panel)[0] == "Go to the board"


async def test_the_panel_names_the_last_move_and_what_it_cut_off(club: Club) -> None:
    await played(club, first_plies(A_WIN, 83))
    person = mover(club, first_plies(A_WIN, 83))
    panel = await club.press(person, club.board(), "Move")
    move = A_WIN.moves[82]
    assert isinstance(move, Jump)
    assert f"Last: Ben {move.source} → {move.target}, now " in panel.text
    assert " Cut off: " in panel.text
