"""Build the documentation as a site.

    python -m release.site [FOLDER]

The site is in `site/`, or in FOLDER. Links to files outside of `docs/` lead to the repository, whose address is in
REPOSITORY_URL; without one, they become plain text. Zensical, which makes the pages, ends with an error for a link that
leads nowhere.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGES = "docs"
CONFIGURATION = "zensical.toml"

OUTSIDE = re.compile(r"\[([^\]]*)\]\((?:\.\./)+([^)]+)\)")
"""A Markdown link with a target above the page's folder: its text and the target."""

CLONED = "git clone REPOSITORY"
"""Where a page leaves out the address of the repository."""

STYLE = """
/* Tables fit into a phone: narrow columns of whole words; code breaks if nothing else helps. */
.md-typeset table:not([class]) th, .md-typeset table:not([class]) td {
  min-width: 0; padding: 0.5em 0.7em;
}
.md-typeset td code { word-break: normal; overflow-wrap: anywhere; }
.md-typeset td:first-child:has(code) { min-width: 9em; }
@media (max-width: 30em) {
  .md-typeset table:not([class]) { font-size: 0.58rem; }
  .md-typeset table:not([class]) th, .md-typeset table:not([class]) td { padding: 0.5em 0.35em; }
  .md-typeset table:has(td:nth-child(4)) { overflow-wrap: anywhere; }
}
@media (min-width: 60em) {
  .md-typeset td:first-child > code:only-child { white-space: nowrap }
}
"""


def linked(markdown: str, page: Path, repository: str) -> str:
    """Return the text of a page, named from the root, with its links to files outside of the site replaced."""

    def replaced(link: re.Match[str]) -> str:
        text, target = link.groups()
        if page.parent != Path(PAGES) and (ROOT / PAGES / target.partition("#")[0]).is_file():
            return link[0]  # from a folder of pages to a page above it
        return f"[{text}]({repository}/blob/main/{target})" if repository else text

    if repository:
        markdown = markdown.replace(CLONED, f"git clone {repository}")
    return OUTSIDE.sub(replaced, markdown)


def build(site: Path, repository: str = "") -> None:
    """Build the site in a folder, which is emptied before."""
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder)
        shutil.copytree(ROOT / PAGES, made / PAGES, ignore=shutil.ignore_patterns("__pycache__"))
        for page in (made / PAGES).rglob("*.md"):
            text = linked(page.read_text(encoding="utf-8"), page.relative_to(made), repository)
            page.write_text(text, encoding="utf-8")
        (made / PAGES / "site.css").write_text(STYLE, encoding="utf-8")
        settings = (ROOT / CONFIGURATION).read_text(encoding="utf-8")
        if repository:
            settings = settings.replace("[project]\n", f'[project]\nrepo_url = "{repository}"\n', 1)
        (made / CONFIGURATION).write_text(settings, encoding="utf-8")
        subprocess.run([sys.executable, "-m", "zensical", "build", "--strict"], cwd=made, check=True)
        shutil.rmtree(site, ignore_errors=True)
        shutil.move(made / "site", site)


if __name__ == "__main__":
    build(Path(sys.argv[1] if len(sys.argv) > 1 else "site"), os.environ.get("REPOSITORY_URL", ""))
