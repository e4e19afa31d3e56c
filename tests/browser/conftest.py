"""The page in a real browser, with the bot behind it as `make play` starts it.

A test that fails leaves pictures of its tabs in `tests/screenshots/`.
"""

import contextlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest

from tests.browser.play import Pages, Tab, Tabs
from tests.browser.stage import Stage

HERE = Path(__file__).parent
CHECKOUT = HERE.parents[1]
SCREENSHOTS = CHECKOUT / "tests" / "screenshots"
CHROMIUM = shutil.which("chromium")
FAILED = pytest.StashKey[bool]()
OPEN = pytest.StashKey[tuple[Pages, contextlib.ExitStack]]()
TO_THE_END = "list => { list.scrollTop = list.scrollHeight }"
UNUSED = (
    "WebUIOmniboxPopup",  # what opens below a browser's address: two pages, which take longer to load than ours
    "WebUIOmniboxAimPopup",
    "SpareRendererForSitePerProcess",  # a process for a page that nobody opens
    # The last such option holds, so what Playwright turns off is named again.
    "AimEnabled",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
"""Features of Chromium that no test needs."""
QUIETLY = (
    "--headless",
    f"--disable-features={','.join(UNUSED)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--renderer-process-limit=1",  # all tabs share what they have compiled
)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Note whether a test failed, for what is cleared away after it."""
    report = yield
    if call.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture(scope="session")
def chromium() -> str:
    pytest.importorskip("playwright")
    if CHROMIUM is None:
        pytest.skip("there is no chromium on this machine")
    return CHROMIUM


@pytest.fixture(scope="module")
def pages(chromium: str, pytestconfig: pytest.Config) -> Pages:
    """The pages of one browser for all these tests that a process runs on end."""
    if OPEN not in pytestconfig.stash:
        with contextlib.ExitStack() as stack:
            from playwright.sync_api import sync_playwright  # noqa: PLC0415  absent where the tests are skipped

            playwright = stack.enter_context(sync_playwright())
            browser = playwright.chromium.launch(executable_path=chromium, args=list(QUIETLY))
            stack.callback(browser.close)
            pytestconfig.stash[OPEN] = Pages(browser), stack.pop_all()
    return pytestconfig.stash[OPEN][0]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Generator[None, None, None]:
    """Close the browser before tests of another folder.

    As long as it is open, Playwright's event loop runs, and tests that are coroutines can't.
    """
    try:
        return (yield)
    finally:
        if OPEN in item.config.stash and not (nextitem and nextitem.path.is_relative_to(HERE)):
            _, opened = item.config.stash[OPEN]
            del item.config.stash[OPEN]
            opened.close()


@contextlib.contextmanager
def playing(*arguments: str, lively: bool = False) -> Iterator[str]:
    """Start what `make play` starts, on a free port; give the page's address.

    Nothing goes on there, unless it is to be `lively` as for everybody.
    """
    quietly = () if lively else ("--quiet",)
    command = [
        sys.executable,
        "-m",
        "tests.patient_play",
        "--port",
        "0",
        "--no-rate-limits",
        *quietly,
        *arguments,
    ]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(  # noqa: S603  our own
        command, cwd=CHECKOUT, env=environment, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout is not None
            said = ""
            for line in process.stdout:
                said += line
                if found := re.search(r"Open (http://\S+)", line):
                    yield found[1]
                    break
            else:
                pytest.fail(f"it ended and said: {said}")
        finally:
            process.terminate()
            process.communicate()


@pytest.fixture(scope="session")
def address(chromium: str) -> Iterator[str]:  # noqa: ARG001  without a browser nothing is started
    with playing() as address:
        yield address


@contextlib.contextmanager
def opening(pages: Pages, address: str, request: pytest.FixtureRequest) -> Iterator[Tabs]:
    """Open tabs until the block ends; none may have complained."""
    tabs = Tabs(pages, address)
    yield tabs
    picture_failed(tabs, request)
    tabs.close()
    assert tabs.complaints == []


def picture_failed(tabs: Tabs, request: pytest.FixtureRequest) -> None:
    """Take a picture of each tab, if the test failed."""
    if request.node.stash.get(FAILED, False):
        tabs.picture(SCREENSHOTS / request.node.name.removeprefix("test_"))


@pytest.fixture
def tabs(pages: Pages, address: str, request: pytest.FixtureRequest) -> Iterator[Tabs]:
    with opening(pages, address, request) as tabs:
        yield tabs


@pytest.fixture
def anna(pages: Pages, stage: Stage, request: pytest.FixtureRequest) -> Iterator[Tab]:
    """Anna's tab, for a module with a fixture `stage` of its own."""
    with opening(pages, stage.playground.page_url, request) as tabs:
        yield tabs.open("anna")


@pytest.fixture(scope="module")
def annas_tabs(pages: Pages, stage: Stage) -> Iterator[Tabs]:
    """A tab of Anna's for all tests of a module, and room for further tabs."""
    tabs = Tabs(pages, stage.playground.page_url)
    tabs.open("anna")
    yield tabs
    tabs.close()


@pytest.fixture
def anna_as_before(annas_tabs: Tabs, stage: Stage, request: pytest.FixtureRequest) -> Iterator[Tab]:
    """Anna's tab as the tests before left it, at the end of the stage's channel: opening one takes a browser long."""
    anna = annas_tabs.first
    anna.go(stage.channel.name)
    anna.page.locator(".messages").evaluate(TO_THE_END)
    yield anna
    picture_failed(annas_tabs, request)
    assert annas_tabs.complaints == []
