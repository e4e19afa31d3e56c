"""People in their tabs: opening them, typing commands, pressing, choosing, and playing a match."""

import re
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Locator, Page

Scheme = Literal["dark", "light"]

DESKTOP = (1280, 800)
PHONE = (390, 844)
PATIENCE = 15_000  # milliseconds, for a slow machine
OVER = re.compile(r"wins|A tie")
BOARD = re.compile(rf"(White|Black) to (move|place)|{OVER.pattern}")


def to_move(board: str) -> str:
    """The name of the player to move, from the words of a board: White's stands first."""
    white, black, *_ = map(str, re.findall(r"@(\w+)", board))
    return white if "White to" in board else black


STACK = re.compile(r"^[a-k][1-5]$")
CHOICE = re.compile(r"^[a-k][1-5]")


class Tab:
    """One person's tab."""

    def __init__(self, name: str, page: "Page") -> None:
        self.name = name
        self.page = page

    # Looking

    @property
    def messages(self) -> "Locator":
        return self.page.locator(".message")

    @property
    def latest(self) -> "Locator":
        return self.messages.last

    @property
    def board(self) -> "Locator":
        """The newest board that everybody sees."""
        return self.page.locator(".message:not(.ephemeral)", has_text=BOARD).last

    @property
    def panel(self) -> "Locator":
        """The newest private answer."""
        return self.page.locator(".message.ephemeral").last

    @property
    def draft(self) -> "Locator":
        return self.page.locator(".draft")

    def reads(self, text: str | re.Pattern[str]) -> None:
        """Wait until the newest message contains a text."""
        self.messages.filter(has_text=text).last.wait_for()

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

    def move(self) -> None:
        """Make the move that cuts off the most among those that are offered, or of the first stack."""
        self.press("Move", on=self.board)
        self.panel.get_by_role("button", name=CHOICE).first.wait_for()
        if self.panel.get_by_role("button", name=STACK).count():
            self.panel.get_by_role("button", name=STACK).first.click()
            self.panel.get_by_role("button", name=re.compile("makes")).first.wait_for()
        offered = self.panel.get_by_role("button", name=CHOICE).all_inner_texts()
        best = max(range(len(offered)), key=lambda each: cut_off(offered[each]))
        asks = "yours" in offered[best]
        before = self.board.inner_text()
        self.panel.get_by_role("button", name=CHOICE).nth(best).click()
        if asks and len(offered) > 1:
            self.press("Play it", on=self.panel)
        self.page.wait_for_function(
            "before => ![...document.querySelectorAll('.message:not(.ephemeral)')].some(m => m.innerText === before)",
            arg=before,
        )


def cut_off(option: str) -> int:
    found = re.search(r"cuts off (\d+)", option)
    return int(found[1]) if found else 0


class Tabs:
    """Opens tabs, and hears what their consoles complain about."""

    def __init__(self, browser: "Browser", address: str) -> None:
        self._browser = browser
        self._address = address
        self._open: list[Tab] = []
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
        context = self._browser.new_context(
            viewport={"width": size[0], "height": size[1]}, color_scheme=scheme, locale="en-US"
        )
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.goto(f"{self._address}#/{name}")
        tab = Tab(name, page)
        self._open.append(tab)
        page.locator(".beginning:not(:has-text('Loading'))").wait_for()
        if channel:
            tab.go(channel)
        return tab

    @property
    def first(self) -> Tab:
        """The tab that was opened first."""
        return self._open[0]

    def picture(self, stem: Path) -> None:
        """Take a picture of each tab."""
        for number, tab in enumerate(self._open, start=1):
            tab.page.screenshot(path=stem.with_name(f"{stem.name}-{number}-{tab.name}.png"))

    def close(self) -> None:
        """Close them all."""
        for tab in self._open:
            tab.page.context.close()
