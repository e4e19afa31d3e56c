"""People in their tabs: opening them, typing commands, pressing, choosing, and playing a match."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, ConsoleMessage, Error, Locator, Page, ViewportSize, expect

Scheme = Literal["dark", "light"]

DESKTOP = (1280, 800)
PHONE = (390, 844)
PATIENCE = 60_000  # milliseconds, for a slow machine
expect.set_options(timeout=PATIENCE)
LOOK_EVERY = 50  # milliseconds: to look at each frame would have the browser draw 60 of them a second
OVER = re.compile(r"wins|A tie")
BOARD = re.compile(rf"@?(\w+) to (?:move|place)|{OVER.pattern}")


def to_move(board: str) -> str:
    """The name of the player to move, from the words of a board."""
    (name,) = re.findall(r"@?(\w+) to (?:move|place)", board)
    return str(name)


STACK = re.compile(r"^[a-k][1-5]$")
ANSWERS = ".message.ephemeral[data-message]"
"""The private answers. (A command without an answer yet looks the same, but has no id.)"""
NEWER_ANSWER = f"""newest => [...document.querySelectorAll("{ANSWERS}")].some(
    each => BigInt(each.dataset.message) > BigInt(newest)
)"""
"""Whether there is a private answer that is newer than the one of an id."""

CHOICE = re.compile(r"^[a-k][1-5]")
MOVE = re.compile(r"^[a-k][1-5].")
"""A move says more than the name of a space. (So does the description of a board, which is a button, too.)"""


class Tab:
    """One person's tab."""

    def __init__(self, name: str, page: "Page") -> None:
        self.name = name
        self.page = page
        self.players: tuple[str, ...] = ()  # of the match that is looked at, where a channel has several

    # Looking

    @property
    def messages(self) -> "Locator":
        return self.page.locator(".message")

    @property
    def latest(self) -> "Locator":
        return self.messages.last

    @property
    def board(self) -> "Locator":
        """The newest board that everybody sees, of the players' match if they are named."""
        boards = self.page.locator(".message:not(.ephemeral)", has_text=BOARD)
        for name in self.players:
            boards = boards.filter(has=self.page.locator(f'img[alt*="{name}"]'))
        return boards.last

    @property
    def panel(self) -> "Locator":
        """The newest private answer."""
        return self.page.locator(".message.ephemeral").last

    @property
    def draft(self) -> "Locator":
        return self.page.locator(".draft")

    def reads(self, text: str | re.Pattern[str]) -> "Locator":
        """Wait until a message contains a text that no earlier one contains; give it."""
        message = self.messages.filter(has_text=text).last
        message.wait_for()
        return message

    # Doing

    def go(self, channel: str) -> None:
        """Open a channel by its name."""
        self.page.get_by_role("navigation").get_by_role("button", name=re.compile(rf"^{channel}\b")).click()
        self.page.locator(".here", has_text=channel).wait_for()
        self.page.locator(".beginning:not(:has-text('Loading'))").wait_for()

    def say(self, text: str) -> None:
        self.draft.fill(text)
        self.draft.press("Enter")

    def command(self, *keys: str) -> None:
        """Use a slash command with the keyboard alone: the typed text, with names of keys in angle brackets."""
        self.draft.focus()
        for each in keys:
            if each.startswith("<"):
                self.page.keyboard.press(each.strip("<>"))
            else:
                self.page.keyboard.type(each)
                self.page.locator(".suggestions [aria-selected=true]").wait_for()

    def press(self, button: str, *, on: "Locator") -> None:
        on.get_by_role("button", name=button, exact=True).click()

    def choose(self, button: "Locator") -> None:
        """Press something on the panel, and wait until the page waits for the answer: it may have the same buttons."""
        expect(button).to_be_enabled()
        before = self.panel.element_handle()
        button.click()
        before.wait_for_element_state("hidden")  # it is drawn anew

    def operate(self, button: str, *, twice: bool = False) -> None:
        """Press something on the operator's panel, which is opened if need be: `twice` what can't be undone."""
        panel = self.page.get_by_role("complementary", name="Operator")
        if not panel.is_visible():
            self.page.get_by_role("button", name="Operator's panel").click()
        self.press(button, on=panel)
        if twice:
            self.press(f"Press again: {button}", on=panel)

    def options(self) -> list[str]:
        """The options of the open menu."""
        return self.page.locator(".popup .option").all_inner_texts()

    def newest_answer(self) -> str:
        """The id of the newest private answer; 0 where there is none."""
        answers = self.page.locator(ANSWERS)
        return max(answers.evaluate_all("all => all.map(each => each.dataset.message)"), key=int, default="0")

    def move(self) -> None:
        """Make the move that ends a match soonest among those that are offered, or of the stack in their middle."""
        newest = self.newest_answer()
        self.press("Move", on=self.board)
        # an earlier one, about another match, may still be there
        self.page.wait_for_function(NEWER_ANSWER, arg=newest, polling=LOOK_EVERY)
        self._await_panel(CHOICE)
        stacks = self.panel.get_by_role("button", name=STACK)
        by_stack = stacks.count()
        if by_stack:
            stacks.nth(by_stack // 2).click()
            self._await_panel(MOVE)
        offered = self.panel.get_by_role("button", name=CHOICE).all_inner_texts()
        best = max(range(len(offered)), key=lambda each: quickest(offered[each]))
        before = self.board.get_attribute("data-message")  # another board follows a move
        self.panel.get_by_role("button", name=CHOICE).nth(best).click()
        moved = "!document.getElementById(`message-${before}`)"
        asked = (
            "[...document.querySelectorAll('.message.ephemeral button')].some(b => b.innerText === 'Play it')"
        )
        self.page.wait_for_function(f"before => {moved} || {asked}", arg=before, polling=LOOK_EVERY)
        if self.page.evaluate(f"before => !({moved})", before):  # the move costs own stacks
            self.press("Play it", on=self.panel)
        self.page.wait_for_function(f"before => {moved}", arg=before, polling=LOOK_EVERY)

    def _await_panel(self, button: re.Pattern[str]) -> None:
        """Wait until the panel has such a button, and its picture: before that, the buttons below it may still move."""
        self.panel.get_by_role("button", name=button).first.wait_for()
        self.panel.locator("img").first.evaluate("picture => picture.decode()")


def quickest(option: str) -> tuple[int, int]:
    """How soon a move leads to the end of a match: the more it cuts off, and the higher what it makes, the sooner."""
    return told("cuts off", option), told("stack of", option)


def told(words: str, option: str) -> int:
    """The number that follows some words on an option; 0 where they don't stand there."""
    found = re.search(rf"{words} (\d+)", option)
    return int(found[1]) if found else 0


@dataclass(frozen=True)
class Look:
    """The size of a tab in pixels, and its colours."""

    size: tuple[int, int] = DESKTOP
    scheme: Scheme = "dark"

    @property
    def viewport(self) -> ViewportSize:
        """The size as Playwright has it."""
        return {"width": self.size[0], "height": self.size[1]}


class Pages:
    """The empty pages of a browser. Those that were closed are taken again: a new one takes a browser long to make."""

    def __init__(self, browser: "Browser") -> None:
        self._browser = browser
        self._free: dict[Look, list[Page]] = {}

    def take(self, look: Look) -> "Page":
        """An empty page in which nobody was before, as far as it can tell."""
        free = self._free.setdefault(look, [])
        if free:
            return free.pop()
        context = self._browser.new_context(
            viewport=look.viewport,
            color_scheme=look.scheme,
            locale="en-US",
            reduced_motion="reduce",  # whatever moves is drawn 60 times a second
        )
        context.set_default_timeout(PATIENCE)
        return context.new_page()

    def give_back(self, page: "Page", look: Look) -> None:
        """Empty a page and keep it, or close it where that fails."""
        try:
            page.evaluate("localStorage.clear(); sessionStorage.clear()")
            page.goto("about:blank")
            page.set_viewport_size(look.viewport)
        except Error:
            page.context.close()
        else:
            self._free[look].append(page)


class Tabs:
    """Opens tabs, and hears what their consoles complain about."""

    def __init__(self, pages: Pages, address: str) -> None:
        self._pages = pages
        self._address = address
        self._open: list[tuple[Tab, Look]] = []
        self.complaints: list[str] = []

    def open(
        self,
        name: str,
        *,
        size: tuple[int, int] = DESKTOP,
        scheme: Scheme = "dark",
        channel: str | None = None,
    ) -> Tab:
        """Open a tab as somebody."""
        look = Look(size, scheme)
        page = self._pages.take(look)
        page.on("console", self._hear)
        page.on("pageerror", self._note)
        page.goto(f"{self._address}#/{name}")
        tab = Tab(name, page)
        self._open.append((tab, look))
        page.locator(".beginning:not(:has-text('Loading'))").wait_for()
        page.evaluate("document.fonts.ready.then(() => null)")  # letters of another font are wider
        if channel:
            tab.go(channel)
        return tab

    @property
    def first(self) -> Tab:
        """The tab that was opened first."""
        return self._open[0][0]

    def _hear(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.complaints.append(said.text)

    def _note(self, error: Error) -> None:
        self.complaints.append(str(error))

    def picture(self, stem: Path) -> None:
        """Take a picture of each tab."""
        for number, (tab, _) in enumerate(self._open, start=1):
            tab.page.screenshot(path=stem.with_name(f"{stem.name}-{number}-{tab.name}.png"))

    def close(self) -> None:
        """Close them all."""
        for tab, look in self._open:
            tab.page.remove_listener("console", self._hear)
            tab.page.remove_listener("pageerror", self._note)
            self._pages.give_back(tab.page, look)
        self._open.clear()
