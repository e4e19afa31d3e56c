"""How much of a phone's screen matches take, measured on the playground's page in Chromium, 390 pixels wide.

python -m benchmarks.cards [--screenshots folder] [--light]

A board has at most three lines of text and its buttons in one row, and its picture takes at least half of its height. A
result card takes at most 480 pixels, with its buttons in one row. Five matches that begin in one channel take at most
1.4 screens, including what Discord shows of their threads: a link below a thread's parent message, and no message of
its own. The players who began them see no private receipts. A thread takes at most one and a half screens after 30
moves of each player. The exit status is 1 otherwise; without Chromium nothing is measured.
"""

import argparse
import asyncio
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.async_api import Browser, Page, async_playwright

from benchmarks.lacking import not_measured
from discord_playground import Message, Person, Playground, TextChannel, Thread
from dvonn import PASS, Colour, Game, read_record
from showcase.bot_process import running_bot
from showcase.club import create_club
from showcase.page_pictures import ARGUMENTS
from showcase.players import PLAY_IT

WIDTH, HEIGHT = 390, 844
LEAST_SHARE = 0.5
MOST_LINES, MOST_ROWS = 3, 1
MOST_SCREENS = 1.4
MOST_OF_A_THREAD = 1.5
MATCHES, MOVES = 5, 30
GAME = Path(__file__).parents[1] / "showcase" / "game.txt"

MOMENTS = {"empty board": 0, "placing": 20, "first move": 49, "stacking": 60, "cut-off": 72}
"""The plies after which a board is measured."""
RESULT = "result"
MOST_OF_A_RESULT = 480
"""The maximum height of a result card in pixels."""

MEASURED = """message => {
    const height = element => element.getBoundingClientRect().height;
    const card = message.querySelector(".container");
    const lines = [...card.querySelectorAll(".text")].map(
        text => Math.round(height(text) / parseFloat(getComputedStyle(text).lineHeight)));
    const tops = [...card.querySelectorAll(".button")].map(each => Math.round(each.getBoundingClientRect().top));
    return {
        message: height(message),
        card: height(card),
        picture: height(card.querySelector(".picture-image")),
        lines: lines.reduce((sum, each) => sum + each, 0),
        rows: new Set(tops).size,
    };
}"""
"""The heights of a board's parts, its lines of text after wrapping, and its rows of buttons."""

TOGETHER = """messages => {
    if (!messages.length) return 0;
    const boxes = messages.map(each => each.getBoundingClientRect());
    return Math.max(...boxes.map(each => each.bottom)) - Math.min(...boxes.map(each => each.top));
}"""


class Table:
    """A channel in which Anna and Ben play; Sam watches on a phone."""

    def __init__(self, playground: Playground, channel: TextChannel | Thread) -> None:
        self.playground = playground
        self.channel = channel
        self.anna, self.ben = (playground.person(name) for name in ("anna", "ben"))

    @property
    def latest(self) -> Message:
        """The newest public message."""
        shown = self.playground.person("sam").messages(self.channel)
        return [message for message in shown if not message.ephemeral][-1]

    async def begin(self) -> None:
        challenged = await self.anna.command(
            self.channel, "dvonn challenge", opponent=self.ben, colour="white"
        )
        await challenged.settled()
        await (await self.ben.click(self.latest, "Accept")).settled()

    async def play(self, game: Game, plies: range) -> None:
        """Play part of a game by commands."""
        for ply in plies:
            move, mover = game.moves[ply], self._mover(game, ply)
            if move == PASS:
                continue
            used = await mover.command(self.channel, "dvonn move", move=str(move))
            await used.settled()
            if used.response and any(button.label == PLAY_IT for button in used.response.buttons):
                await (await mover.click(used.response, PLAY_IT)).settled()

    def _mover(self, game: Game, ply: int) -> Person:
        return self.anna if game.position_at(ply).to_move is Colour.WHITE else self.ben


class Phone:
    def __init__(self, page: Page, address: str, screenshots: Path | None) -> None:
        self._page = page
        self._address = address
        self._screenshots = screenshots

    @classmethod
    async def opened(
        cls,
        browser: Browser,
        playground: Playground,
        screenshots: Path | None,
        *,
        dark: bool,
        user: str = "sam",
    ) -> "Phone":
        page = await browser.new_page(
            viewport={"width": WIDTH, "height": HEIGHT},
            color_scheme="dark" if dark else "light",
            locale="en-GB",
        )
        return cls(page, f"{playground.page_url}#/{user}", screenshots)

    async def look(self, channel: TextChannel | Thread, newest: Message, name: str) -> None:
        """Open a channel and wait until it is loaded."""
        await self._page.goto(f"{self._address}/{channel.id}")
        await self._page.reload()
        await self._page.locator(f"#message-{newest.id}").wait_for()
        for picture in await self._page.locator(".picture-image").all():
            await picture.evaluate("picture => picture.decode()")
        if self._screenshots:
            await self._page.screenshot(path=self._screenshots / f"{name.replace(' ', '-')}.png")

    async def measured(self, board: Message) -> dict[str, float]:
        shown: dict[str, float] = await self._page.locator(f"#message-{board.id}").evaluate(MEASURED)
        return shown

    async def height(self, messages: str = ".message") -> float:
        """Return the height from the top of the first of these messages to the bottom of the last, in pixels."""
        height: float = await self._page.locator(messages).evaluate_all(TOGETHER)
        return height


async def measure_boards(table: Table, phone: Phone) -> bool:
    """Measure the boards of a match and return whether each is within the limits."""
    game, played, well = read_record(GAME.read_text()).game, 0, True
    await table.begin()
    print(f"{'':12} message  card  picture  share  lines  rows")
    for name, ply in (MOMENTS | {RESULT: len(game.moves)}).items():
        await table.play(game, range(played, ply))
        played = ply
        await phone.look(table.channel, table.latest, name)
        seen = await phone.measured(table.latest)
        share = seen["picture"] / seen["card"]
        print(
            f"{name:12} {seen['message']:7.0f} {seen['card']:5.0f} {seen['picture']:8.0f}  {share:4.0%}"
            f"  {seen['lines']:5.0f} {seen['rows']:5.0f}"
        )
        well &= seen["rows"] <= MOST_ROWS
        if name == RESULT:
            well &= seen["message"] <= MOST_OF_A_RESULT
        else:
            well &= share >= LEAST_SHARE and seen["lines"] <= MOST_LINES
    print(
        f"(a share of at least {LEAST_SHARE:.0%}, at most {MOST_LINES} lines and {MOST_ROWS} row; "
        f"a result at most {MOST_OF_A_RESULT} px)"
    )
    return well


async def measure_matches(table: Table, phone: Phone, own: Phone) -> bool:
    """Measure a channel in which several matches have begun, as a spectator sees it and as a player does.

    Returns whether it is short enough.
    """
    for _ in range(MATCHES):
        await table.begin()
    await phone.look(table.channel, table.latest, f"{MATCHES} matches")
    height = await phone.height()
    await own.look(table.channel, table.latest, f"{MATCHES} own matches")
    receipts = await own.height(".message.ephemeral")
    print(
        f"{MATCHES} matches in one channel: {height:.0f} px, {height / HEIGHT:.2f} screens "
        f"(at most {MOST_SCREENS}); receipts {receipts:.0f} px (none)"
    )
    return height / HEIGHT <= MOST_SCREENS and receipts <= 0


async def measure_thread(table: Table, phone: Phone) -> bool:
    """Measure the thread of the latest match after many moves and return whether it is short enough."""
    thread = next(each for each in reversed(table.channel.guild.threads) if each.parent is table.channel)
    inside = Table(table.playground, thread)
    await inside.play(read_record(GAME.read_text()).game, range(2 * MOVES))
    await phone.look(thread, inside.latest, "thread")
    height = await phone.height()
    print(
        f"a thread after {MOVES} moves of each player: {height:.0f} px, {height / HEIGHT:.2f} screens "
        f"(at most {MOST_OF_A_THREAD})"
    )
    return height / HEIGHT <= MOST_OF_A_THREAD


async def main(screenshots: Path | None, *, dark: bool) -> bool:
    """Measure everything and return whether all of it is within the limits."""
    chromium = shutil.which("chromium")
    if chromium is None:
        not_measured("Chromium is not installed")
    with tempfile.TemporaryDirectory(prefix="dvonn-") as place:
        async with Playground() as playground, async_playwright() as playwright:
            club = create_club(playground)
            async with running_bot(playground, club.application, Path(place)):
                browser = await playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
                phone = await Phone.opened(browser, playground, screenshots, dark=dark)
                one, several, *_ = (Table(playground, channel) for channel in club.guild.text_channels)
                own = await Phone.opened(browser, playground, screenshots, dark=dark, user="anna")
                well = [
                    await measure_boards(one, phone),
                    await measure_matches(several, phone, own),
                    await measure_thread(several, phone),
                ]
                await browser.close()
    return all(well)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--screenshots", type=Path, help="a folder for screenshots of the phone")
    parser.add_argument("--light", action="store_true", help="Discord's light theme instead of the dark one")
    given = parser.parse_args()
    if given.screenshots:
        given.screenshots.mkdir(parents=True, exist_ok=True)
    sys.exit(not asyncio.run(main(given.screenshots, dark=not given.light)))
