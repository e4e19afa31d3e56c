"""The messages and pixels that finished games leave in a channel, on a phone 390 pixels wide.

    python -m benchmarks.channel [--games 5]

Anna plays one game after another, a day apart, against Ben and then against the computer, in a server with the usual
settings, in one that wants boards in the channel, and in one that wants a quiet channel. Two days after the last one,
the channel is measured in the playground's page in Chromium. With boards in the channel, games against the computer are
played in direct messages, so they leave nothing. Without Chromium only the messages are counted.
"""

import asyncio
import shutil
import sys
import tempfile
from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from typing import NamedTuple

from playwright.async_api import Browser, async_playwright

from benchmarks.cards import WIDTH, Phone
from benchmarks.options import numbers
from bot.domain import MatchId, ServerSettings, UserId
from showcase.page_pictures import ARGUMENTS
from tests.end_to_end.club import Club

PLIES = 8
"""The moves of a game before Anna resigns."""

SERVERS: Mapping[str, Mapping[str, bool]] = {
    "usual settings": {},
    "boards in the channel": {"threads": False},
    "quiet channel": {"quiet": True},
}
AGAINST_BEN: Mapping[str, object] = {"setup": "random", "rated": False}
AGAINST_COMPUTER: Mapping[str, object] = {"level": 1, "colour": "white", "setup": "random"}


class Left(NamedTuple):
    messages: int
    pixels: float


async def play(club: Club, number: int, *, computer: bool) -> None:
    """Begin a game, move a few times, and have Anna resign."""
    if computer:
        await club.use(club.anna, "challenge", dict(AGAINST_COMPUTER))
    else:
        await club.begin_by_challenge(**AGAINST_BEN)
    await club.nothing_to_do()
    for _ in range(PLIES):
        match = await club.stored(number)
        if (player := match.player_to_move) is None or match.is_computers_turn:
            continue
        move = match.position.legal_moves()[0]
        played = await club.bot.matches.play(
            MatchId(number), move, by=UserId(player), seen=match.number, sure=True
        )
        await club.bot.presenter.show_match(played)
        await club.nothing_to_do()
    over = await club.bot.matches.resign(MatchId(number), by=UserId(club.anna.id))
    await club.bot.presenter.show_match(over)
    await club.nothing_to_do()


async def left(folder: Path, settings: Mapping[str, bool], browser: Browser | None, games: int) -> list[Left]:
    """Return what the games of people and those against the computer leave, each in a server of their own."""
    found = []
    for computer in (False, True):
        async with Club(folder / f"{computer}.db") as club:
            await club.settle(**settings)
            for number in range(1, games + 1):
                await play(club, number, computer=computer)
                await club.time_passes(days=1)
            await club.time_passes(days=2)
            shown, height = club.public(), 0.0
            if browser and shown:
                club.playground.page.introduce(club.cleo, "watches", phone=True)
                phone = await Phone.opened(browser, club.playground, None, dark=True, user="cleo")
                await phone.look(club.channel, shown[-1], "channel")
                height = await phone.height()
            found.append(Left(len(shown), height))
    return found


async def measure(games: int) -> None:
    chromium = shutil.which("chromium")
    known = {each.name for each in fields(ServerSettings)}
    print(f"for each of {games} finished games, {WIDTH} px wide:")
    print(f"{'':24} people: messages   px    computer: messages   px")
    async with async_playwright() as playwright:
        browser = None
        if chromium:
            browser = await playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        for name, settings in SERVERS.items():
            if not known.issuperset(settings):
                continue
            with tempfile.TemporaryDirectory(prefix="dvonn-") as place:
                people, computer = await left(Path(place), settings, browser, games)
            print(
                f"{name:24} {people.messages / games:16.1f} {people.pixels / games:4.0f}"
                f" {computer.messages / games:21.1f} {computer.pixels / games:4.0f}"
            )
        if browser:
            await browser.close()


def main() -> int:
    asyncio.run(measure(**numbers(__doc__, games=5)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
