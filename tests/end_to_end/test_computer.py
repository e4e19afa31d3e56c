"""The computer as an opponent: begun by a command or by buttons, it answers at once and agrees to what is fair."""

import asyncio
from datetime import timedelta

import pytest
from sqlalchemy import update

from analysis import choose
from bot.domain import EventNumber, Match, MatchId, Setup, UserId
from bot.domain.computer import LADDER, LEVELS, Best, ComputerPlayer, Evaluation, Level, Review
from bot.domain.puzzle import Puzzle
from bot.features.offers.pages import Undo
from bot.storage.match_tables import matches
from discord_playground import Message, Permission
from dvonn import Colour, Ended, Game, Move, Position, Termination
from tests.end_to_end.club import Club, labels
from tests.end_to_end.past import play_out
from tests.end_to_end.planning import have_planned_spaces
from tests.end_to_end.planted import press_control


async def begin(club: Club, **options: object) -> Match:
    """A match of Anna's, who is White, against the computer."""
    given = {"level": 1, "colour": "white", "setup": "random"} | options
    await club.use(club.anna, "challenge", given)
    await club.nothing_to_do()
    return await club.stored(1)


def told(club: Club, number: int = 1) -> str:
    return club.board(number).text


async def move(club: Club, match: Match) -> Match:
    """Anna makes the first legal move that costs her nothing, and the computer has answered."""
    legal = [each for each in match.position.legal_moves() if not match.position.cut_off_by(each)]
    source, target = str(legal[0])[:2], str(legal[0])[2:]
    await club.use(club.anna, "move", {"move": f"{source} {target}"})
    await club.nothing_to_do()
    return await club.stored(match.id)


async def test_the_computer_is_challenged_and_answers_each_move(club: Club) -> None:
    match = await begin(club)
    assert match.players.white == club.anna.id
    after = await move(club, match)
    assert len(after.game.moves) == len(match.game.moves) + 2
    assert after.player_to_move == club.anna.id
    assert club.board().pings == {club.anna.id}


async def test_the_computer_plays_at_the_level_of_the_match_as_it_is_today(club: Club) -> None:
    match = await begin(club, level=3)
    after = await move(club, match)
    *earlier, reply = after.game.moves
    assert reply == choose(after.game.position_at(len(earlier)), 3, seed=f"{match.id} {match.number + 1}")


async def test_the_computer_begins_where_it_is_white(club: Club) -> None:
    match = await begin(club, colour="black")
    assert len(match.game.moves) == len(match.opening.moves) + 1
    assert club.board().pings == {
        club.anna.id
    }  # once, although the panel is open: it lets her into the thread


async def test_the_bot_itself_can_be_named_as_the_opponent(club: Club) -> None:
    bot = club.application.user
    match = await begin(club, opponent=bot, level=3)
    assert match.computer is not None
    assert match.computer.level == 3


@pytest.mark.parametrize(("chosen", "setup"), [({}, Setup.RANDOM), ({"setup": "full"}, Setup.FULL)])
async def test_the_pieces_are_set_up_at_random_unless_it_is_chosen_otherwise(
    club: Club, chosen: dict[str, str], setup: Setup
) -> None:
    await club.use(club.anna, "challenge", {"level": 1, **chosen})
    await club.nothing_to_do()
    assert (await club.stored()).setup is setup


async def test_a_match_is_begun_by_buttons(club: Club) -> None:
    answer = await club.press(club.anna, await club.use(club.anna, "next"), "Challenge someone")
    answer = await club.press(club.anna, answer, "Play the computer")
    answer = await club.press(club.anna, answer, "White")
    answer = await club.press(club.anna, answer, "Start")
    assert "Rules" in labels(answer)  # Anna begins, and the panel is open
    assert (await club.stored(1)).computer is not None


async def test_a_person_has_three_matches_against_the_computer_at_most(club: Club) -> None:
    for _ in range(3):
        await begin(club)
    answer = await club.use(club.anna, "challenge", {"level": 1})
    assert "You already have 3 games against me" in answer.text
    await club.use(club.ben, "challenge", {"level": 1, "colour": "white"})
    assert (await club.stored(4)).people == (club.ben.id,)


async def test_an_undo_takes_back_the_move_and_its_answer_at_once(club: Club) -> None:
    match = await begin(club)
    after = await move(club, match)
    more = await club.press(club.anna, await club.open(club.anna), "More")
    answer = await club.press(club.anna, more, "Undo")
    assert "Undone: your last move. It’s your turn again." in answer.text  # the board is in a thread
    await club.nothing_to_do()
    back = await club.stored(1)
    assert back.position == match.position != after.position
    assert back.player_to_move == club.anna.id
    answer = await press_control(club, club.anna, Undo(back.id, EventNumber(back.number)))
    assert "nothing" in answer.text.lower() or "no move" in answer.text.lower()


async def test_the_computer_neither_resigns_nor_draws_where_nothing_is_certain(club: Club) -> None:
    await begin(club)
    more = await club.press(club.anna, club.board(), "More")
    assert "I won’t resign yet" in (await club.press(club.anna, more, "Ask it to resign")).text
    more = await club.press(club.anna, club.board(), "More")
    asked = await club.press(club.anna, more, "Offer a draw")
    assert "A draw isn’t certain here" in (await club.press(club.anna, asked, "Offer a draw")).text
    assert not (await club.stored(1)).is_over


async def test_the_computer_answers_no_question_about_a_board_that_has_moved_on(club: Club) -> None:
    match = await begin(club)
    resign, ask, asked = [await club.press(club.anna, club.board(), "More") for _ in range(3)]
    await club.press(club.anna, asked, "Offer a draw")
    legal = match.position.legal_moves()[0]
    await club.bot.matches.play(match.id, legal, by=UserId(club.anna.id), sure=True)
    for page, label in ((resign, "Ask it to resign"), (ask, "Offer a draw"), (asked, "Offer a draw")):
        assert "That board was out of date" in (await club.press(club.anna, page, label)).text, label


async def test_a_whole_game_ends_with_a_level_to_continue_with(club: Club) -> None:
    match = await play_out(club, await begin(club), left=6)
    while not match.is_over:
        if not match.is_computers_turn:
            chosen = match.position.legal_moves()[0]
            await club.bot.matches.play(match.id, chosen, by=UserId(club.anna.id), sure=True)
        club.bot.presenter.refresh(match.id)
        await club.nothing_to_do()
        match = await club.stored(match.id)
    card = club.board()
    again = next(label for label in labels(card) if label.startswith("Play level"))
    assert "Rematch" not in labels(card)
    form = await club.press(club.anna, card, "Change…")
    assert "Start" in labels(form)
    panel = await club.press(club.anna, card, again)
    await club.nothing_to_do()
    assert "You (Black)" in panel.text  # she was White
    board = club.board(2)
    assert board.id < panel.id
    assert board.pings == set()
    after = await club.stored(2)
    assert (after.setup, after.players.black) == (match.setup, club.anna.id)
    assert after.computer is not None
    assert again == f"Play level {after.computer.level}"


async def test_the_panel_stays_open_while_the_computer_thinks_and_shows_its_move(club: Club) -> None:
    panel = await club.use(club.anna, "challenge", {"level": 1, "colour": "white", "setup": "random"})
    club.bot.computer_player, computer_player = Held(club.bot.computer_player), club.bot.computer_player
    stack = next(label for label in labels(panel) if len(label) == 2)
    targets = await club.press(club.anna, panel, stack)
    harmless = next(label for label in labels(targets) if "stack of" in label and "yours" not in label)
    waiting = await club.press(club.anna, targets, harmless)
    assert "I’m thinking" in waiting.text
    club.bot.computer_player.go_on.set()
    await club.playground.wait_until(
        lambda: any(len(label) == 2 for label in labels(waiting)), what="Anna's stacks, as it is her turn"
    )
    club.bot.computer_player = computer_player


class Held:
    """A computer player that waits for `go_on` before it chooses as another one does."""

    strongest = LEVELS[-1]

    def __init__(self, computer_player: ComputerPlayer) -> None:
        self._computer_player = computer_player
        self.go_on = asyncio.Event()

    async def choose(
        self,
        position: Position,
        level: int,
        *,
        seed: str,
        match: MatchId,
        ladder: int = LADDER,
        patient: bool = False,  # noqa: ARG002  the protocol
    ) -> Move:
        await self.go_on.wait()
        return await self._computer_player.choose(position, level, ladder=ladder, seed=seed, match=match)

    async def best(self, position: Position, *, match: MatchId) -> Best:
        return await self._computer_player.best(position, match=match)

    async def margin(self, position: Position, *, match: MatchId) -> int | None:
        return await self._computer_player.margin(position, match=match)

    async def standing(self, position: Position, *, match: MatchId) -> Evaluation:
        return await self._computer_player.standing(position, match=match)

    async def review(self, game: Game, *, match: MatchId) -> Review:
        return await self._computer_player.review(game, match=match)

    async def ending(self, game: Game, *, match: MatchId) -> Review:
        return await self._computer_player.ending(game, match=match)

    async def puzzle_in(self, game: Game, *, match: MatchId) -> Puzzle | None:
        return await self._computer_player.puzzle_in(game, match=match)


class Slow:
    """Thinks for as long as the bot lives, and too slowly for the highest levels."""

    strongest = Level(6)

    async def choose(
        self,
        position: Position,
        level: int,
        *,
        seed: str,
        match: MatchId,
        ladder: int = LADDER,
        patient: bool = False,  # noqa: ARG002  the protocol
    ) -> Move:
        await asyncio.Event().wait()
        raise AssertionError(position, level, ladder, seed, match)

    async def best(self, position: Position, *, match: MatchId) -> Best:
        raise AssertionError(position, match)

    async def margin(self, position: Position, *, match: MatchId) -> int | None:
        raise AssertionError(position, match)

    async def standing(self, position: Position, *, match: MatchId) -> Evaluation:
        raise AssertionError(position, match)

    async def review(self, game: Game, *, match: MatchId) -> Review:
        raise AssertionError(game, match)

    async def ending(self, game: Game, *, match: MatchId) -> Review:
        raise AssertionError(game, match)

    async def puzzle_in(self, game: Game, *, match: MatchId) -> Puzzle | None:  # noqa: ARG002  none is found
        return None


class Patient(Slow):
    """Thinks until nobody wants the answer, and counts how often that was."""

    begun = left = 0

    def __init__(self) -> None:
        self.thinks, self.thinks_no_longer = asyncio.Event(), asyncio.Event()

    async def choose(
        self,
        position: Position,
        level: int,
        *,
        seed: str,
        match: MatchId,
        ladder: int = LADDER,
        patient: bool = False,  # noqa: ARG002  the protocol
    ) -> Move:
        self.begun += 1
        self.thinks.set()
        try:
            return await super().choose(position, level, ladder=ladder, seed=seed, match=match)
        finally:
            self.left += 1
            self.thinks_no_longer.set()


class Noting(Slow):
    """Notes at which level of which ladder it has to play."""

    def __init__(self) -> None:
        self.asked = list[tuple[int, int]]()

    async def choose(
        self,
        position: Position,
        level: int,
        *,
        seed: str,  # noqa: ARG002  the protocol
        match: MatchId,  # noqa: ARG002  the protocol
        ladder: int = LADDER,
        patient: bool = False,  # noqa: ARG002  the protocol
    ) -> Move:
        self.asked.append((level, ladder))
        return position.legal_moves()[0]


class Certain(Slow):
    """Knows by how much the player to move wins."""

    def __init__(self, margin: int) -> None:
        self._margin = margin

    async def margin(self, position: Position, *, match: MatchId) -> int | None:
        assert position.to_move, match
        return self._margin


async def test_the_computer_resigns_when_it_is_lost_for_certain_and_agrees_to_a_certain_draw(
    club: Club,
) -> None:
    heard = []
    for number, margin in ((1, 2), (2, 0)):
        await begin(club)
        for certain in (-2, margin):
            club.bot.computer_player = Certain(certain)
            for asked, answer in (("Offer a draw", "Offer a draw"), ("Ask it to resign", None)):
                if (await club.stored(number)).is_over:
                    break
                more = await club.press(club.anna, club.board(number), "More")
                told = await club.press(club.anna, more, asked)
                if answer:
                    heard.append(await club.press(club.anna, told, answer))
    assert heard[-1].deleted  # the board says it
    assert "**A draw:**" in club.board(2).text
    ends = [(await club.stored(number)).ended for number in (1, 2)]
    assert ends == [Ended(Termination.RESIGNATION, Colour.BLACK), Ended(Termination.AGREEMENT)]


async def test_a_match_continues_at_the_strength_that_it_began_with(club: Club) -> None:
    match = await begin(club, level=3)
    async with club.bot.store.write() as uow:
        await uow.connection.execute(update(matches).values(computer_ladder=LADDER - 1))
    club.bot.computer_player = noting = Noting()
    await move(club, match)
    assert noting.asked == [(3, LADDER - 1)]


async def test_nobody_plays_on_at_a_level_that_can_not_be_played(club: Club) -> None:
    await begin(club, level=6)
    club.bot.computer_player = Certain(2)
    more = await club.press(club.anna, club.board(), "More")
    await club.press(club.anna, more, "Ask it to resign")
    pages = (
        club.board(),
        await club.open(club.anna, 1),
        await press_control(club, club.anna, Undo(MatchId(1), EventNumber(1))),
    )
    answers = [await club.press(club.anna, page, "Play level 7") for page in pages]
    for answer in answers:
        assert "Highest level available right now: 6" in answer.text
        assert [option.value for option in answer.selects[0].options] == list("123456")
    await club.press(club.anna, answers[0], "Start")
    computer = (await club.stored(2)).computer
    assert computer is not None
    assert computer.level == 6


async def test_planned_moves_are_played_as_soon_as_the_computer_has_moved(club: Club) -> None:
    await begin(club, setup="full")
    await have_planned_spaces(club, club.anna, "b1", "c1", "d1", "e1")
    await club.use(club.anna, "move", {"move": "a1"})
    await club.nothing_to_do()
    match = await club.stored()
    planned = [event.what for event in match.line if event.actor == club.anna.id]
    assert {"a1", "b1", "c1", "d1", "e1"} <= set(map(str, match.position.stacks))
    assert set(map(str, planned)) <= {"a1", "b1", "c1", "d1", "e1"}
    assert len(match.line) == 2 * len(planned)
    assert club.board().pings == {club.anna.id}


@pytest.mark.slow
async def test_a_move_that_was_thought_about_when_the_bot_stopped_is_made_once_afterwards(club: Club) -> None:
    match = await begin(club)
    club.bot.computer_player = Slow()
    move = next(each for each in match.position.legal_moves() if not match.position.cut_off_by(each))
    await club.bot.matches.play(match.id, move, by=UserId(club.anna.id))
    club.bot.presenter.refresh(match.id)
    await club.playground.wait_until(lambda: "I’m thinking" in told(club), what="that the computer thinks")
    await club.stop_bot()
    await club.start_bot()
    await club.nothing_to_do()
    after = await club.stored(match.id)
    assert len(after.game.moves) == len(match.game.moves) + 2
    assert club.board().pings == {club.anna.id}


async def test_a_user_who_moves_while_the_computer_thinks_is_told_whose_turn_it_is(club: Club) -> None:
    match = await begin(club, colour="black")
    club.bot.computer_player = Slow()
    after = match.position.play(match.position.legal_moves()[0])
    await club.bot.matches.play(match.id, match.position.legal_moves()[0], by=UserId(club.anna.id), sure=True)
    next_move = str(after.legal_moves()[0])
    answer = await club.use(
        club.anna, "move", {"move": f"{next_move[:2]} {next_move[2:]}", "match": match.id}
    )
    assert "turn" in answer.text
    assert (await club.stored(match.id)).number == match.number + 1


async def test_an_undo_while_the_computer_thinks_takes_back_the_move_alone(club: Club) -> None:
    match = await begin(club)
    club.bot.computer_player = Slow()
    refused = await club.use(club.anna, "challenge", {"level": 7, "setup": "random"})
    assert "level 6" in refused.text
    move = next(each for each in match.position.legal_moves() if not match.position.cut_off_by(each))
    await club.bot.matches.play(match.id, move, by=UserId(club.anna.id))
    await club.reach(club.anna, club.board(), "Undo")
    assert (await club.stored(match.id)).position == match.position


@pytest.mark.parametrize("label", ["Undo", "Resign"])
async def test_the_computer_thinks_no_longer_about_a_board_that_has_moved_on(club: Club, label: str) -> None:
    match = await begin(club)
    club.bot.computer_player = computer_player = Patient()
    move = next(each for each in match.position.legal_moves() if not match.position.cut_off_by(each))
    await club.bot.matches.play(match.id, move, by=UserId(club.anna.id))
    club.bot.presenter.refresh(match.id)
    await computer_player.thinks.wait()
    assert computer_player.left == 0
    answer = await club.reach(club.anna, club.board(), label)
    if label == "Resign":
        await club.press(club.anna, answer, "Resign")
    await computer_player.thinks_no_longer.wait()
    await club.nothing_to_do()
    assert computer_player.begun == 1


async def test_while_the_panel_is_open_the_board_is_edited_in_place_and_pings_nobody(club: Club) -> None:
    panel = await club.use(club.anna, "challenge", {"level": 1, "colour": "white", "setup": "random"})
    board = club.board()
    for moves in (2, 4, 6):
        await club.press(club.anna, panel, await stack_to_move(club, panel))
        await club.press(club.anna, panel, safe(panel))
        await club.quiet()
        match = await club.stored()
        assert len(match.line) == moves
        assert club.board() is board
        assert not panel.deleted
    await club.playground.wait_until(lambda: bool(stacks(panel)), what="Anna's turn")
    assert "Last: " in board.text
    assert [message.id for message in club.boards()] == [board.id]


async def test_a_board_is_posted_again_where_discord_takes_no_more_edits_of_an_old_one(club: Club) -> None:
    """Otherwise discord.py would wait inside the edit for longer than the queue waits for it."""
    await begin(club)
    board = club.board()
    club.put_clocks_forward(timedelta(hours=2))
    club.playground.limit_rates()
    panel = await club.open(club.anna)
    while club.board() is board:
        await club.press(club.anna, panel, await stack_to_move(club, panel))
        await club.press(club.anna, panel, safe(panel))
        await club.quiet()
    assert statuses(club).count(429) == 1
    assert [message.id for message in club.boards()] == [club.board().id]


def statuses(club: Club) -> list[int | None]:
    """The status of each answer to an edit of a board."""
    edits = club.playground.asked("PATCH", "/channels/{channel_id}/messages/{message_id}")
    return [each.status for each in edits]


def stacks(panel: Message) -> list[str]:
    return [label for label in labels(panel) if len(label) == 2]


async def stack_to_move(club: Club, panel: Message) -> str:
    """A stack with a move that costs nothing, once the panel offers Anna's stacks."""
    await club.playground.wait_until(lambda: bool(stacks(panel)), what="Anna's turn")
    position = (await club.stored()).position
    harmless = (move for move in position.legal_moves() if not position.cut_off_by(move))
    return str(next(harmless))[:2]


def safe(page: Message) -> str:
    """The button of a target that costs nothing."""
    return next(
        each for each in labels(page) if "stack of" in each and "yours" not in each and "costs" not in each
    )


async def test_a_panel_counts_no_longer_as_open_once_it_can_not_be_edited(club: Club) -> None:
    match = await begin(club)
    board = club.board()
    await club.time_passes(minutes=16)
    await move(club, match)
    assert club.board() is not board
    assert club.board().pings == {club.anna.id}


async def test_a_board_that_was_deleted_meanwhile_is_posted_again(club: Club) -> None:
    match = await begin(club)
    club.playground.delete(club.board())
    await move(club, match)
    assert "Last: " in club.board().text


@pytest.mark.slow
async def test_what_was_not_shown_in_place_before_a_kill_is_shown_once_afterwards(club: Club) -> None:
    match = await begin(club)
    edit = club.playground.faults.next("PATCH", "/channels/{id}/messages/{id}", held=True)
    legal = next(each for each in match.position.legal_moves() if not match.position.cut_off_by(each))
    await club.bot.matches.play(match.id, legal, by=UserId(club.anna.id))
    club.bot.presenter.refresh(match.id)
    await edit.reached.wait()
    await club.kill_bot()
    edit.release()
    await club.start_bot()
    await club.nothing_to_do()
    assert len((await club.stored()).game.moves) == len(match.game.moves) + 2
    assert len(club.boards()) == 1
    assert club.board().pings == {club.anna.id}


async def test_in_a_server_it_is_played_in_a_thread_of_its_own_and_the_channel_stays_as_it_is(
    club: Club,
) -> None:
    match = await begin(club)
    (thread,) = club.channel.threads
    assert match.venue.channel == thread.id
    assert match.parent == club.channel.id
    assert not any("You" in message.text or message.media for message in club.public())


@pytest.mark.parametrize("threads", [None, False])
async def test_where_no_thread_can_be_opened_it_is_played_in_direct_messages_and_that_is_said(
    club: Club, threads: bool | None
) -> None:
    if threads is None:
        club.forbid(Permission.CREATE_PUBLIC_THREADS)
    else:
        await club.settle(threads=False)
    before = club.public()
    answer = await club.use(club.anna, "challenge", {"level": 1, "colour": "white", "setup": "random"})
    await club.nothing_to_do()
    assert "our game 1 is in your direct messages" in answer.text
    assert labels(answer) == ["Go to the board"]
    assert (await club.stored()).venue.is_direct
    (board,) = club.direct_messages(club.anna)
    assert "against" in board.text
    assert club.public() == before


async def test_it_is_not_played_in_the_thread_of_a_match_of_others(club: Club) -> None:
    await club.settle(threads=True)
    await club.begin_by_challenge(setup="random", rated=False)
    (thread,) = club.guild.threads
    before = club.public(thread)
    wanted = {"level": 1, "colour": "white", "setup": "random"}
    answer = await club.use(club.anna, "challenge", wanted, channel=thread)
    await club.nothing_to_do()
    assert "our game 2 is in your direct messages" in answer.text
    assert club.public(thread) == before


async def test_within_a_thread_it_is_played_there(club: Club) -> None:
    thread = club.channel.create_thread("a club night", owner=club.anna)
    wanted = {"level": 1, "colour": "white", "setup": "random"}
    await club.use(club.anna, "challenge", wanted, channel=thread)
    await club.nothing_to_do()
    assert (await club.stored()).venue.channel == thread.id
