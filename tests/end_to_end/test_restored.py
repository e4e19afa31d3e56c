"""An operator goes back to a backup while the bot runs: what happened since did not happen, on Discord either."""

from pathlib import Path

from bot.cli.database import backup, restore
from bot.process.settings import Settings
from tests.end_to_end.boards import is_board
from tests.end_to_end.club import Club, labels
from tests.end_to_end.onlooking import place
from tests.end_to_end.test_found_again import forget_nonces


async def test_every_board_stands_once_as_it_is_kept_and_play_continues(club: Club, tmp_path: Path) -> None:
    settings, kept = Settings(database_url=f"sqlite+aiosqlite:///{club.database}"), str(tmp_path / "kept.db")
    calm, busy = (club.guild.create_text_channel(name) for name in ("calm", "busy"))
    await club.begin_by_challenge()
    await club.begin_by_challenge(calm)
    await place(club, "c3")
    await club.use(club.anna, "challenge", {"opponent": club.cleo}, channel=calm)
    await backup(settings, kept)

    await place(club, "f2", "h4")
    await club.begin_by_challenge(busy)
    await club.press(club.cleo, club.public(calm)[-1], "Accept")
    await club.nothing_to_do()
    forget_nonces(club)
    await restore(settings, kept)
    await club.time_passes(minutes=1)
    await club.quiet()

    await club.only_one_board()
    assert "c3" in club.board().text
    untouched, open_again = club.public(calm)
    assert is_board(untouched, 2)
    assert "Accept" in labels(open_again)
    assert (await club.stored()).number == 2
    await place(club, "g2")
    await club.only_one_board()
    assert "g2" in club.board().text
    await club.begin_by_challenge(busy)
    assert (await club.stored(5)).number == 1  # the numbers of matches that are gone are not given again
