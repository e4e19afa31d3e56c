"""The documentation as a site: nothing is cut off, on a wide screen or on a phone."""

from pathlib import Path

import pytest

from release.site import PAGES, ROOT, build
from tests.browser.play import Look, Pages

WIDE, PHONE = (1280, 900), (390, 844)
CUT_OFF = """() => {
    const cut = [...document.querySelectorAll("article table")]
        .filter(table => table.scrollWidth > table.clientWidth + 1)
        .map(table => table.innerText.slice(0, 40))
    return document.documentElement.scrollWidth > innerWidth ? [...cut, "the page itself"] : cut
}"""
"""The tables of a page that are wider than their box, and whether the page is wider than the window."""


@pytest.fixture(scope="module")
def site(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Path:  # noqa: ARG001  else it is built for nothing
    folder = tmp_path_factory.mktemp("documentation") / "site"
    build(folder)
    return folder


def test_nothing_is_cut_off(site: Path, pages: Pages) -> None:
    look = Look(WIDE, "light")
    page = pages.take(look)
    page.route(
        "**/*.js", lambda route: route.abort()
    )  # the search looks through all pages whenever one is opened
    files = sorted(site.rglob("index.html"))
    assert len(files) == len(list((ROOT / PAGES).rglob("*.md")))
    cut_off = {}
    for file in files:
        page.goto(file.as_uri(), wait_until="load")
        for width, height in (WIDE, PHONE):
            page.set_viewport_size({"width": width, "height": height})
            if found := page.evaluate(CUT_OFF):
                cut_off[f"{file.parent.relative_to(site)} at {width}"] = found
    page.unroute_all()
    page.close()
    assert cut_off == {}
