"""`python -m showcase.screens --language fr FOLDER`: twelve phone-sized pictures of the bot, for proofreading.

A game is played on the playground in the chosen language; Chromium captures each page at full length, 390 pixels wide.
"""

import argparse
import asyncio
import re
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.async_api import Page, async_playwright

from bot.catalogue import Language, language_for, languages
from discord_playground import Channel, Interaction, Message, Person, Playground
from dvonn import PASS, Colour, Game, Record
from showcase.bot_process import running_bot
from showcase.club import Club, create_club
from showcase.demonstration import RECORD
from showcase.errors import ShowcaseError
from showcase.page_pictures import ARGUMENTS, HINT_READ, SHARPNESS

PHONE, LONG = (390, 844), 2600  # CSS pixels
LOCALES = {"en": "en-GB", "es": "es-ES"}
"""Discord's locale for a language, where it differs from the language tag."""

PLACING, STACKING = 21, 60
"""The plies at which the panels are captured; it is Black's turn."""


class Screens:
    """A phone set to a language, and the folder for its screenshots."""

    def __init__(self, club: Club, phone: Page, language: Language, folder: Path) -> None:
        self._club = club
        self._phone = phone
        self._say = language.say
        self._folder = folder
        self._channel: Channel = club.games
        self.anna, self.ben, self.ada = (club.playground.person(name) for name in ("anna", "ben", "ada"))

    async def take(self) -> None:
        """Play a match and take a screenshot of each page."""
        game = Record.parse(RECORD.read_text()).game
        await self._open(
            self.ben, self._channel
        )  # a tab shows only the private answers that come after it is there
        await self._capture("refusal", await self._use(self.ben, "dvonn next"))
        await self._capture("help", await self._use(self.ben, "dvonn help"))
        await self._capture("rules", await self._use(self.ben, "dvonn rules"))
        await self._capture("lesson", await self._use(self.ben, "dvonn learn"))
        await self._use(self.anna, "dvonn challenge", opponent=self.ben, colour="white")
        await self._press(self.ben, self._latest, "button-accept")
        await self._play(game, range(PLACING))
        await self._capture("placing", await self._press(self.ben, self._latest, "button-place"))
        await self._play(game, range(PLACING, STACKING))
        await self._capture("card", self._latest)
        await self._capture("panel", await self._press(self.ben, self._latest, "button-move"))
        await self._autocompletion()
        await self._play(game, range(STACKING, len(game.moves)))
        await self._capture("result", self._latest)
        more = await self._press(self.ben, self._latest, "button-more")
        await self._capture("chart", await self._press(self.ben, more, "button-chart"))
        await self._direct_message()
        await self._settings()

    async def _direct_message(self) -> None:
        """Take a screenshot of the direct message to a player whose opponent is away."""
        await self._use(self.anna, "dvonn challenge", opponent=self.ben, colour="white", setup="random")
        await self._press(self.ben, self._latest, "button-accept")
        await self._use(self.anna, "dvonn away", until="3 days")
        direct = self.ben.direct_messages(self._club.application)
        await self._club.playground.wait_until(lambda: bool(direct.messages), what="the direct message")
        await self._open(self.ben, direct)
        await self._capture("direct-message", list(direct.messages.values())[-1])

    async def _settings(self) -> None:
        await self._open(self.ada, self._channel)
        await self._capture("settings", await self._use(self.ada, "dvonn-admin settings"))

    async def _autocompletion(self) -> None:
        """Take a screenshot of autocompletion's choices."""
        options = self._phone.locator(".suggestions [role=option]")
        await self._phone.locator(".draft").focus()
        await self._phone.keyboard.type("/dvonn move")
        await options.and_(self._phone.locator("[aria-selected=true]")).wait_for()
        await self._phone.keyboard.press("Enter")
        await options.filter(has_text=re.compile(r"^[a-k][1-5]\b")).first.wait_for()
        await self._phone.screenshot(path=self._folder / "autocomplete.png")
        await self._open(self.ben, self._channel)

    # Actions

    @property
    def _latest(self) -> Message:
        """The newest public message."""
        return [each for each in self.anna.messages(self._channel) if not each.ephemeral][-1]

    async def _use(self, person: Person, command: str, **options: Any) -> Message:  # noqa: ANN401  as they are
        return await _answer(person.begin_command(self._channel, command, options))

    async def _press(self, person: Person, message: Message, key: str) -> Message:
        return await _answer(person.begin_click(message, self._say(key)))

    async def _play(self, game: Game, plies: range) -> None:
        for ply in plies:
            move, position = game.moves[ply], game.position_at(ply)
            if move == PASS:
                continue
            mover = self.anna if position.to_move is Colour.WHITE else self.ben
            answer = await self._use(mover, "dvonn move", move=str(move))
            if any(button.label == self._say("button-play-anyway") for button in answer.buttons):
                await self._press(mover, answer, "button-play-anyway")

    # Screenshots

    async def _open(self, person: Person, channel: Channel) -> None:
        await self._phone.goto("about:blank")
        await self._phone.goto(f"{self._club.playground.page_url}#/{person.name}/{channel.id}")
        await self._phone.locator(".draft").wait_for()

    async def _capture(self, name: str, message: Message) -> None:
        """Take a screenshot of a whole message, enlarging the viewport for it."""
        await self._phone.set_viewport_size({"width": PHONE[0], "height": LONG})
        shown = self._phone.locator(f"#message-{message.id}")
        await shown.wait_for()
        await self._phone.evaluate("Promise.all([...document.images].map(image => image.decode()))")
        await shown.screenshot(path=self._folder / f"{name}.png")
        await self._phone.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})


async def _answer(used: Interaction) -> Message:
    await used.settled()
    return used.response or next(reversed(used.channel.messages.values()))


async def take_screens(language: Language, folder: Path) -> None:
    """Take a language's screenshots. Raises `ShowcaseError`."""
    chromium = shutil.which("chromium")
    if chromium is None:
        raise ShowcaseError("screenshots need Chromium")
    locale = LOCALES.get(language.tag, language.tag)
    with tempfile.TemporaryDirectory(prefix="dvonn-") as place:
        async with Playground() as playground, async_playwright() as playwright:
            club = create_club(playground)
            club.guild.edit(locale=locale)
            for name in ("anna", "ben", "ada"):
                playground.person(name).locale = locale
            async with running_bot(playground, club.application, Path(place)):
                await club.wait_for_introduction()
                browser = await playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
                phone = await browser.new_page(
                    viewport={"width": PHONE[0], "height": PHONE[1]},
                    device_scale_factor=SHARPNESS,
                    has_touch=True,
                    color_scheme="dark",
                    locale=locale,
                )
                await phone.add_init_script(HINT_READ)
                await Screens(club, phone, language, folder).take()
                await browser.close()


def main() -> int:
    """Take the screenshots of one language, or of each language in a subfolder."""
    parser = argparse.ArgumentParser(prog="showcase.screens", description=__doc__)
    tags = [language.tag for language in languages()]
    parser.add_argument("--language", choices=tags, help="the language (default: all)")
    parser.add_argument("folder", type=Path, help="folder for the screenshots, with a subfolder per language")
    given = parser.parse_args()
    for tag in [given.language] if given.language else tags:
        folder: Path = given.folder / tag
        folder.mkdir(parents=True, exist_ok=True)
        try:
            asyncio.run(take_screens(language_for(tag), folder))
        except (ShowcaseError, TimeoutError) as trouble:
            print(f"{tag}: {trouble}", file=sys.stderr)  # noqa: T201  command output
            return 1
        print(f"{tag}: {len(list(folder.glob('*.png')))} screenshots in {folder}")  # noqa: T201  command output
    return 0


if __name__ == "__main__":
    sys.exit(main())
