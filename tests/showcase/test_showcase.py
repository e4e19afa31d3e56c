"""The show that `make demo` gives, with the bot as a process of its own."""

import asyncio
import dataclasses
import re
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

import pytest

from discord_playground import Playground
from dvonn import PASS, Game, Jump, Phase, Position, Record, parse_move
from showcase.bot_process import running_bot
from showcase.demonstration import RECORD, demonstrate
from showcase.errors import ShowcaseError

CHECKOUT = Path(__file__).parents[2]
PNG = b"\x89PNG\r\n\x1a\n"


def record() -> Record:
    return Record.parse(RECORD.read_text())


def test_the_record_is_a_whole_game_that_shows_what_can_happen() -> None:
    game = record().game
    jumps = [(game.position_at(ply), move) for ply, move in enumerate(game.moves) if isinstance(move, Jump)]
    assert game.start == Position()
    assert game.position.phase is Phase.OVER
    assert PASS in game.moves
    assert any(
        stack.owner is position.to_move
        for position, jump in jumps
        for stack in position.cut_off_by(jump).values()
    ), "nobody is asked before cutting off stacks of their own"


async def test_two_people_play_the_record_to_its_end_and_leave_the_boards_and_a_transcript(
    tmp_path: Path,
) -> None:
    (tmp_path / "boards").mkdir()
    (tmp_path / "boards" / "999.png").write_bytes(b"of a show before")
    show = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "showcase", tmp_path), cwd=CHECKOUT, stdout=PIPE, stderr=PIPE
    )
    told, complaints = (stream.decode() for stream in await show.communicate())
    assert (show.returncode, complaints) == (0, "")
    assert str(tmp_path / "transcript.md") in told

    transcript = (tmp_path / "transcript.md").read_text()
    game = record().game
    white, black = game.position.score
    assert f"**Anna wins {white}–{black}** against Ben" in transcript.partition("\n## ")[0]
    assert len(re.findall(r"[⚪⚫] \*\*@?\w+ to (place|move)\*\*", transcript)) == sum(
        move != PASS for move in game.moves
    )
    passes = set(re.findall(r"Last: (?:Anna|Ben) .* has no move and passes", transcript))
    assert len(passes) == game.moves.count(PASS)
    assert (
        "**DVONN** answers *(only Anna sees this)*:\n\n> **You (White) against Ben:** place red DVONN"
        in transcript
    )
    assert "types `/dvonn challenge opponent:@Ben color:white`" in transcript
    assert "types `/dvonn move" in transcript
    assert "presses **Place a piece**" in transcript
    assert "<@" not in transcript

    boards = {path.name for path in (tmp_path / "boards").iterdir()}
    assert boards == set(re.findall(r'src="boards/([^"]*)"', transcript))
    assert len(boards) > sum(move != PASS for move in game.moves)
    assert all((tmp_path / "boards" / name).read_bytes().startswith(PNG) for name in boards)


@pytest.mark.parametrize(
    ("turn", "move", "complaint"),
    [
        ("w", "b1c1", "Anna has nothing to choose from; the bot said: .*place red DVONN piece"),
        ("b", "c1b1", "autocompletion did not offer c1"),
    ],
)
async def test_a_move_that_the_bot_does_not_know_stops_the_show_with_a_reason(
    turn: str, move: str, complaint: str, tmp_path: Path
) -> None:
    strange = Position.parse(f"{'.,' * 8}./{'.,' * 9}./{'.,' * 10}./{'.,' * 9}./.,W,B,D,{'.,' * 4}. {turn} s")
    game = dataclasses.replace(record(), game=Game([parse_move(move)], start=strange), ended=None, times=())
    with pytest.raises(ShowcaseError, match=f"(?s){complaint}"):
        await demonstrate(game, tmp_path, lambda _line: None)


async def test_a_bot_that_does_not_connect_is_quoted(tmp_path: Path) -> None:
    async with Playground() as playground:
        stranger = dataclasses.replace(playground.create_application("DVONN"), token="not.this.one")  # noqa: S106  it opens nothing
        with pytest.raises(ShowcaseError, match=r"(?s)ended before it connected:.*DISCORD_TOKEN"):
            async with running_bot(playground, stranger, tmp_path):
                pytest.fail("it is connected")


async def test_a_bot_that_stops_in_between_is_quoted_too(tmp_path: Path) -> None:
    with pytest.raises(ShowcaseError, match=r"(?s)stopped while it played:.*SIGTERM"):
        await _wait_in_vain_for_a_bot_that_stops(tmp_path)


async def _wait_in_vain_for_a_bot_that_stops(place: Path) -> None:
    async with Playground() as playground:
        application = playground.create_application("DVONN")
        playground.create_guild("Club").add_bot(application)
        async with running_bot(playground, application, place) as process:
            process.terminate()
            await process.wait()
            raise TimeoutError
