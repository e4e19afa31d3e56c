"""Taking records home and bringing them along."""

from collections.abc import Callable
from datetime import timedelta

import discord
import pytest

from bot.domain import UserId
from bot.domain.ids import EVERY_SERVER
from discord_playground import Message, Permission, Upload
from dvonn import LONGEST_RECORD, Game, Record, format_json, format_sgf, read_record
from rendering import render_board
from tests.bot.played import first_plies
from tests.end_to_end.boards import is_board
from tests.end_to_end.club import Club, labels
from tests.end_to_end.past import A_TIE, A_WIN, played

SUFFIXES = {"Little Golem": "txt", "SGF": "sgf", "JSON": "json"}


def file_of(message: Message) -> Upload:
    """The file that a message gives, as one would bring it along again."""
    return Upload(message.media[0].filename, message.media[0].data)


async def test_the_record_of_a_match_is_given_as_a_file(club: Club, subtests: pytest.Subtests) -> None:
    await played(club)
    for written, suffix in SUFFIXES.items():
        with subtests.test(written=written):
            answer = await club.export(club.cleo, written=written)
            assert answer.media[0].filename == f"dvonn-match-1.{suffix}"
            record = read_record(answer.media[0].data.decode())
            assert record.game == A_WIN
            assert record.headers["Event"] == "DVONN on Discord, game 1"
            assert record.headers["Site"] == "Club"


async def test_a_short_record_can_be_copied_as_text(club: Club) -> None:
    await played(club)
    answer = await club.export(club.cleo, match=1)
    (_, text, _) = answer.text.split("```")
    assert text.strip() == answer.media[0].data.decode().strip()
    assert "```" not in (await club.export(club.cleo, written="JSON")).text


async def test_the_players_are_named_as_they_were_last_seen(club: Club) -> None:
    await club.begin()
    await club.use(club.anna, "move", {"move": "c3"})
    record = read_record((await club.export(club.cleo)).media[0].data.decode())
    assert (record.headers["White"], record.headers["Black"]) == ("Anna", "Ben")
    assert record.ended is None


async def test_the_button_of_the_result_card_asks_in_which_format(club: Club) -> None:
    await played(club)
    page = await club.press(club.cleo, club.board(), "More")
    await club.press(club.cleo, page, "Export")
    assert labels(page) == ["Little Golem", "SGF", "JSON"]
    await club.press(club.cleo, page, "SGF")
    assert read_record(page.media[0].data.decode()).game == A_WIN
    await club.press(club.cleo, page, "JSON")
    assert page.media[0].filename == "dvonn-match-1.json"


# bringing one along


WRITERS: tuple[Callable[[Record], str], ...] = (str, format_sgf, format_json)


async def test_a_record_is_read_from_text_and_leafed_through(club: Club, subtests: pytest.Subtests) -> None:
    for write in WRITERS:
        with subtests.test(write=write):
            text = write(Record(first_plies(A_WIN, 20), {"White": "Xena", "Black": "Yuri"}))
            panel = await club.use(club.cleo, "import", {"text": text})
            assert "**Your record** · move 20 of 20" in panel.text
            assert "Xena" in panel.text
            await club.press(club.cleo, panel, "⏮")
            assert "start, 20 moves to come" in panel.text


@pytest.mark.parametrize("written", [str.upper, lambda text: "\n".join(text.split())], ids=["upper", "lines"])
async def test_records_are_understood_as_people_write_them(club: Club, written: Callable[[str], str]) -> None:
    moves = str(Record(A_WIN))
    assert str(A_WIN.moves[48]) not in moves.split()  # the forced placement, which is left out as a rule
    panel = await club.use(club.cleo, "import", {"text": written(moves)})
    assert "move 85 of 85" in panel.text


async def test_a_record_in_json_has_the_time_of_each_move(club: Club) -> None:
    await club.begin()
    await club.use(club.anna, "move", {"move": "c3"})
    await club.time_passes(days=2)
    await club.use(club.ben, "move", {"move": "f4"})
    exported = (await club.export(club.cleo, written="JSON")).media[0].data
    first, second = (time for _, time in read_record(exported.decode()).timed_moves())
    assert first is not None
    assert second is not None
    assert timedelta(days=2) <= second - first < timedelta(days=2, minutes=5)


async def test_what_was_exported_is_read_from_its_file(club: Club) -> None:
    await played(club)
    exported = await club.export(club.anna, written="JSON")
    panel = await club.use(club.ben, "import", {"file": file_of(exported)})
    assert "DVONN on Discord, game 1 · move 85 of 85" in panel.text
    assert "wins 13–11" in panel.text


WRONG: list[tuple[dict[str, object], str]] = [
    ({}, "Add one record"),
    ({"text": "   "}, "Add one record"),
    ({"text": "1. c3 f2", "file": Upload("game.txt", b"1. c3 f2")}, "Add one record"),
    ({"text": "1. c3 z9"}, "line 1, column 7. “z9” isn’t a space of the board."),
    (
        {"text": "1. c3 f2\n2. c3"},
        "line 2, column 4. This move isn’t possible there: c3. c3 is occupied.",
    ),
    ({"text": "1. c3 f2 3. a1"}, "line 1, column 10. Expected: the number of the next turn."),
    ({"text": "(;GM[1])"}, "In SGF, DVONN is GM[37]."),
    ({"text": "(;GM[37];X[c3])"}, "column 12. Expected here: `W`, `B`, `P0`, `P1`."),
    ({"text": '{"version": 1}'}, 'Expected here: `"moves": […]`.'),
    ({"file": Upload("game.txt", b"\xff\xfe\x00")}, "That file isn’t plain text."),
    ({"file": Upload("game.txt", b" " * (LONGEST_RECORD + 1))}, "I can read at most 64 kB."),
]


async def test_whatever_is_wrong_is_reported_and_nothing_is_kept(
    club: Club, subtests: pytest.Subtests
) -> None:
    for given, told in WRONG:
        with subtests.test(given=given):
            answer = await club.use(club.cleo, "import", given)
            assert told in answer.text
            assert not answer.media
            async with club.store._engine.connect() as connection:
                assert (await connection.exec_driver_sql("SELECT count(*) FROM imports")).scalar_one() == 0


async def test_a_file_that_is_too_large_is_not_even_fetched(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fetched(_: discord.Attachment) -> bytes:
        raise AssertionError

    monkeypatch.setattr(discord.Attachment, "read", fetched)
    answer = await club.use(club.cleo, "import", {"file": Upload("game.txt", b" " * (LONGEST_RECORD + 1))})
    assert "I can read at most 64 kB." in answer.text


async def test_the_panel_works_after_a_restart_and_for_a_week(club: Club) -> None:
    panel = await club.use(club.cleo, "import", {"text": str(Record(A_WIN))})
    await club.stop_bot()
    await club.start_bot()
    await club.press(club.cleo, panel, "◀")
    assert "move 84 of 85" in panel.text
    await club.time_passes(days=6.9)
    again = await club.use(club.cleo, "import", {"text": str(Record(A_TIE))})
    await club.time_passes(days=0.2)
    await club.press(club.cleo, again, "◀")
    assert "move 84 of 85" in again.text
    await club.press(club.cleo, panel, "◀")
    assert "This record is gone: I keep each one for 7 days." in panel.text


async def test_a_position_of_a_record_is_shared_without_a_way_into_it(club: Club) -> None:
    panel = await club.use(club.cleo, "import", {"text": str(Record(A_WIN, {"Event": "Spring cup"}))})
    await club.press(club.cleo, panel, "Share")
    shared = club.public()[-1]
    assert "Spring cup · move 85 of 85" in shared.text
    assert not shared.buttons


# a match from a record


async def imported(club: Club, game: Game, ply: int) -> Message:
    """The page on which Anna begins a match from a ply of a game that she has brought."""
    panel = await club.use(club.anna, "import", {"text": str(Record(game))})
    await club.select(club.anna, panel, "Jump to a move", str(ply // 10 * 10))
    for _ in range(ply % 10):
        await club.press(club.anna, panel, "▶")
    return await club.press(club.anna, panel, "Start a game from here")


async def test_a_match_continues_from_any_position_with_the_opponents_consent(club: Club) -> None:
    page = await imported(club, A_WIN, 63)
    assert "**Your record** · New game from here, after 63 moves." in page.text
    assert "⚪ White to move" in page.text
    await club.press(club.anna, page, "Black")
    answer = await club.select(club.anna, page, "Challenge someone", club.ben)
    assert answer.deleted
    challenge = club.public()[-1]
    assert "You continue a recorded game after move 63." in challenge.text
    assert "Anna plays Black." in challenge.text
    assert challenge.pings == {club.ben.id}
    assert challenge.media[0].data == render_board(A_WIN.position_at(63), last_move=A_WIN.moves[62])
    await club.press(club.ben, challenge, "Accept")
    await club.quiet()
    assert not challenge.media
    match = await club.stored()
    assert match.game.moves == A_WIN.moves[:63]
    assert match.player_to_move == club.ben.id
    panel = await club.look_back(club.cleo)
    assert "The players of this game took over from here." in panel.text
    await club.press(club.cleo, panel, "◀")
    assert "move 62 of 63" in panel.text


async def test_anybody_may_be_challenged_to_continue(club: Club) -> None:
    page = await imported(club, A_WIN, 60)
    await club.press(club.anna, page, "Anyone can accept")
    await club.press(club.cleo, club.public()[-1], "Accept")
    assert club.cleo.id in (await club.stored()).players.both


async def test_one_can_not_challenge_oneself(club: Club) -> None:
    page = await imported(club, A_WIN, 60)
    answer = await club.select(club.anna, page, "Challenge someone", club.anna)
    assert "You can’t challenge yourself." in answer.text


async def test_the_computer_continues_from_any_position_too(club: Club) -> None:
    page = await imported(club, A_WIN, 60)
    await club.select(club.anna, page, "Challenge someone", club.application.user)
    assert "You play me" in page.text
    await club.press(club.anna, page, "Back to the record")
    await club.press(club.anna, page, "Start a game from here")
    await club.press(club.anna, page, "White")
    await club.press(club.anna, page, "Play the computer")
    assert [button.label for button in page.buttons if (button.label or "").startswith("✓")] == ["✓ White"]
    await club.press(club.anna, page, "Start")
    match = await club.stored()
    assert (match.computer is not None, match.players.white) == (True, club.anna.id)
    assert match.opening.moves == A_WIN.moves[:60]


async def test_the_computer_does_not_continue_with_a_game_that_people_play_on(club: Club) -> None:
    running = await played(club, first_plies(A_WIN, 60))

    async def played_on() -> Message:
        page = await club.use(club.anna, "import", {"text": str(Record(running.game))})
        for label in ("Start a game from here", "Play the computer", "Start"):
            page = await club.press(club.anna, page, label)
        return page

    assert "once that game has moved past it" in (await played_on()).text
    await club.bot.matches.resign(running.id, by=UserId(club.ben.id))
    await played_on()
    assert (await club.stored(2)).computer is not None


async def test_in_direct_messages_the_computer_continues_at_the_level_that_is_chosen(club: Club) -> None:
    direct = club.anna.direct_messages(club.application)
    page = await club.use(club.anna, "import", {"text": str(Record(first_plies(A_WIN, 60)))}, channel=direct)
    await club.press(club.anna, page, "Start a game from here")
    assert "after 60 moves" in page.text
    assert "Anyone can accept" not in labels(page)  # nobody else is there
    await club.select(club.anna, page, page.selects[0].custom_id, "1")
    await club.press(club.anna, page, "Black")
    assert [each.label for each in page.selects[0].options if each.default] == ["Level 1"]
    await club.press(club.anna, page, "Start")
    await club.nothing_to_do()
    match = await club.stored()
    assert match.venue.guild == EVERY_SERVER
    assert match.opening.moves == A_WIN.moves[:60]
    assert match.computer is not None
    assert (match.computer.level, match.players.black) == (1, club.anna.id)
    assert match.player_to_move == club.anna.id  # where it was the computer's turn, it has moved
    (board,) = club.direct_messages(club.anna)
    assert is_board(board, 1)
    assert club.public() == []


async def test_somebody_who_can_not_see_the_channel_is_not_challenged(club: Club) -> None:
    page = await imported(club, A_WIN, 60)
    club.forbid(Permission.VIEW_CHANNEL, to=club.ben)
    answer = await club.select(club.anna, page, "Challenge someone", club.ben)
    assert "can’t see this channel" in answer.text


async def test_a_match_from_a_record_exports_the_whole_game(club: Club) -> None:
    page = await imported(club, A_WIN, 60)
    await club.press(club.anna, page, "Anyone can accept")
    await club.press(club.ben, club.public()[-1], "Accept")
    record = read_record((await club.export(club.cleo)).media[0].data.decode())
    assert record.game.moves == A_WIN.moves[:60]


async def test_the_way_back_leads_to_the_same_ply(club: Club) -> None:
    page = await imported(club, A_WIN, 60)
    await club.press(club.anna, page, "Back to the record")
    assert "move 60 of 85" in page.text
