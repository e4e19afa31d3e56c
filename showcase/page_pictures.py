"""Pictures of a match on the playground's page: at a desk and on a phone. They need Playwright and Chromium."""

import shutil
import tempfile
from pathlib import Path

from playwright.async_api import Browser, Page, async_playwright

from dvonn import PASS, Colour, Game, Jump
from playground import Channel, Person, Playground
from showcase.bot_process import running_bot
from showcase.club import founded
from showcase.errors import ShowcaseError
from showcase.players import PLAY_IT

ARGUMENTS = ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run"]
BEGUN = 66
"""Moves after which stacks have grown; the pictures show the next turn of White's."""


async def take_pictures(game: Game, *, at_a_desk: Path, on_a_phone: Path) -> None:
    """Play the beginning of a game on a playground, and leave two pictures of the page. Raises `ShowcaseError`."""
    chromium = shutil.which("chromium")
    if chromium is None:
        raise ShowcaseError("the pictures of the page need chromium")
    with tempfile.TemporaryDirectory(prefix="dvonn-") as place:
        async with Playground() as playground, async_playwright() as playwright:
            club = founded(playground)
            channel = club.guild.text_channels[0]
            anna, ben = (playground.person(name) for name in ("anna", "ben"))
            async with running_bot(playground, club.application, Path(place)):
                browser = await playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
                await _begin(game, channel, anna, ben)
                desk = await _tab(browser, playground, "anna", size=(1200, 820), dark=True)
                phone = await _tab(browser, playground, "sam", size=(390, 780), dark=False)
                await _look_for_a_move(desk)
                await desk.screenshot(path=at_a_desk)
                await phone.screenshot(path=on_a_phone)
                await browser.close()


async def _begin(game: Game, channel: Channel, anna: Person, ben: Person) -> None:
    """Play the game as far as it is shown, with commands."""
    challenged = await anna.command(channel, "dvonn challenge", opponent=ben, colour="white")
    await challenged.settled()
    await ben.click(next(iter(channel.messages.values())), "Accept")
    for ply, move in enumerate(game.moves):
        to_move = game.position_at(ply).to_move
        if ply > BEGUN and to_move is Colour.WHITE:
            return
        if move == PASS:
            continue
        mover = anna if to_move is Colour.WHITE else ben
        if isinstance(move, Jump):
            options = {"from": str(move.source), "to": str(move.target)}
            used = await mover.command(channel, "dvonn move", options)
        else:
            used = await mover.command(channel, "dvonn place", space=str(move))
        await used.settled()
        if used.response and any(button.label == PLAY_IT for button in used.response.buttons):
            await (await mover.click(used.response, PLAY_IT)).settled()


async def _tab(
    browser: Browser, playground: Playground, person: str, *, size: tuple[int, int], dark: bool
) -> Page:
    """Open a tab as somebody, and wait until the match is there."""
    page = await browser.new_page(
        viewport={"width": size[0], "height": size[1]},
        color_scheme="dark" if dark else "light",
        locale="en-GB",
    )
    await page.goto(f"{playground.page_url}#/{person}")
    await page.locator(".message", has_text="White to move").last.wait_for()
    return page


async def _look_for_a_move(page: Page) -> None:
    """Open the panel, choose a stack, and look at where it can go."""
    await (
        page.locator(".message", has_text="White to move")
        .last.get_by_role("button", name="Move", exact=True)
        .click()
    )
    panel = page.locator(".message.ephemeral").last
    await panel.get_by_role("combobox").click()
    await page.locator(".popup .option").first.click()
    await panel.get_by_role("combobox", name="Choose where it goes").click()
