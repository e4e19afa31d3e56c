"""Screenshots of a match on a phone, taken from the playground's page with Playwright and Chromium."""

import shutil
import tempfile
from dataclasses import dataclass
from pathlib import Path

from playwright.async_api import Page, async_playwright

from discord_playground import Channel, Interaction, Person, Playground
from dvonn import PASS, Colour, Game, Jump, Move
from showcase.bot_process import running_bot
from showcase.club import create_club
from showcase.errors import ShowcaseError
from showcase.players import PLAY_IT

ARGUMENTS = ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run"]
PHONE = (390, 780)  # CSS pixels
SHARPNESS = 2  # device pixels per CSS pixel
HINT_READ = 'localStorage.setItem("hinted", "yes")'


@dataclass(frozen=True)
class Pictures:
    """The paths of the three screenshots."""

    challenge: Path
    move: Path
    result: Path


@dataclass(frozen=True)
class Match:
    """A match that is played with commands in a channel; Anna is White."""

    channel: Channel
    anna: Person
    ben: Person

    async def challenge(self) -> None:
        """Post a chat message from Ben, then let Anna challenge him."""
        self.ben.say(self.channel, "Anyone up for a game tonight?")
        await self._done(
            self.anna.begin_command(
                self.channel, "dvonn challenge", {"opponent": self.ben, "colour": "white"}
            )
        )

    async def accept(self) -> None:
        challenge = next(
            message
            for message in self.channel.messages.values()
            if any(button.label == "Accept" for button in message.buttons)
        )
        await self._done(self.ben.begin_click(challenge, "Accept"))

    async def play(self, move: Move, colour: Colour) -> None:
        """Play a move; the bot passes automatically."""
        if move == PASS:
            return
        mover = self.anna if colour is Colour.WHITE else self.ben
        if isinstance(move, Jump):
            command, options = "dvonn move", {"move": f"{move.source} {move.target}"}
        else:
            command, options = "dvonn move", {"move": str(move)}
        used = mover.begin_command(self.channel, command, options)
        await self._done(used)
        if used.response and any(button.label == PLAY_IT for button in used.response.buttons):
            await self._done(mover.begin_click(used.response, PLAY_IT))

    async def _done(self, used: Interaction) -> None:
        await used.settled()


async def take_pictures(game: Game, pictures: Pictures) -> None:
    """Play a game on a playground and take three screenshots of Ben's phone. Raises `ShowcaseError`."""
    chromium = shutil.which("chromium")
    if chromium is None:
        raise ShowcaseError("screenshots need Chromium")
    with tempfile.TemporaryDirectory(prefix="dvonn-") as place:
        async with Playground() as playground, async_playwright() as playwright:
            club = create_club(playground)
            anna, ben = (playground.person(name) for name in ("anna", "ben"))
            match = Match(club.games, anna, ben)
            async with running_bot(playground, club.application, Path(place)):
                await club.wait_for_introduction()
                browser = await playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
                phone = await browser.new_page(
                    viewport={"width": PHONE[0], "height": PHONE[1]},
                    device_scale_factor=SHARPNESS,
                    has_touch=True,
                    is_mobile=True,
                    color_scheme="dark",
                    locale="en-GB",
                )
                await phone.add_init_script(HINT_READ)
                await phone.goto(f"{playground.page_url}#/ben")
                await _picture(game, match, phone, pictures)
                await browser.close()


async def _picture(game: Game, match: Match, phone: Page, pictures: Pictures) -> None:
    """Play a game and take a screenshot at the beginning, in the middle and at the end."""
    await match.challenge()
    await _take_screenshot(phone, pictures.challenge, "Accept")
    await match.accept()
    pictured = _ply_of_largest_cut_off(game, Colour.BLACK)
    for ply, move in enumerate(game.moves):
        to_move = game.position_at(ply).to_move
        assert to_move is not None  # noqa: S101  the game is not over
        if ply == pictured and isinstance(move, Jump):
            for button in ("Move", str(move.source)):
                await phone.get_by_role("button", name=button, exact=True).last.tap()
            await _take_screenshot(phone, pictures.move, "cuts off")
        await match.play(move, to_move)
    await _take_screenshot(phone, pictures.result, "Rematch")


def _ply_of_largest_cut_off(game: Game, colour: Colour) -> int:
    """Return the number of plies before the player's largest cut-off."""

    def cut_off(ply: int) -> int:
        position, move = game.position_at(ply), game.moves[ply]
        if position.to_move is not colour or not isinstance(move, Jump):
            return 0
        return sum(stack.height for stack in position.cut_off_by(move).values())

    return max(range(len(game.moves)), key=cut_off)


async def _take_screenshot(phone: Page, file: Path, button: str) -> None:
    """Wait for a button and all images, then take a screenshot."""
    await phone.get_by_role("button", name=button).last.wait_for()
    await phone.mouse.move(0, 0)
    await phone.evaluate("Promise.all([...document.images].map(image => image.decode()))")
    await phone.screenshot(path=file)
