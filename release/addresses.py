"""Give the packages the addresses of the repository that publishes them.

    python -m release.addresses https://github.com/OWNER/NAME v1.0.0

The sources name no address, so a fork needs no change. Before it builds, the workflow adds `[project.urls]` to each
`pyproject.toml` and makes the relative links of each `README.md` absolute, because PyPI shows it, too.
"""

import posixpath
import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PROJECTS = (".", "playground")
BEFORE = "[project.optional-dependencies]"
PICTURES = (".gif", ".png", ".svg")
OUTSIDE = "../../"
"""Begins links in a README to pages that GitHub makes of the repository, such as `../../actions`."""

LINK = re.compile(r'(?P<before>\]\(|\bsrc=")(?P<target>(?!\w+:)[^)\s"]+)')


def absolute(readme: str, folder: str, repository: str, revision: str) -> str:
    """Return the text of a README with absolute links; `folder` is the README's own, from the root."""

    def linked(found: re.Match[str]) -> str:
        target = found["target"]
        if target.startswith("#"):
            address = f"{repository}/tree/{revision}{'' if folder == '.' else f'/{folder}'}{target}"
        elif target.startswith(OUTSIDE):
            address = f"{repository}/{target.removeprefix(OUTSIDE)}"
        else:
            kind = "raw" if target.endswith(PICTURES) else "blob"
            address = f"{repository}/{kind}/{revision}/{posixpath.normpath(posixpath.join(folder, target))}"
        return f"{found['before']}{address}"

    return LINK.sub(linked, readme)


def urls(repository: str, revision: str) -> str:
    """Return the table `[project.urls]`."""
    listed = {
        "Homepage": repository,
        "Documentation": f"{repository}/blob/{revision}/docs/index.md",
        "Changelog": f"{repository}/blob/{revision}/CHANGELOG.md",
        "Issues": f"{repository}/issues",
        "Source": f"{repository}/tree/{revision}",
    }
    return "[project.urls]\n" + "".join(f'{name} = "{address}"\n' for name, address in listed.items())


def fill_in(repository: str, revision: str, root: Path = ROOT) -> None:
    """Change the files of both packages."""
    for folder in PROJECTS:
        readme, project = root / folder / "README.md", root / folder / "pyproject.toml"
        text = absolute(readme.read_text(encoding="utf-8"), folder, repository, revision)
        readme.write_text(text, encoding="utf-8")
        text = project.read_text(encoding="utf-8")
        if "[project.urls]" not in text:
            text = text.replace(BEFORE, f"{urls(repository, revision)}\n{BEFORE}", 1)
            project.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    fill_in(sys.argv[1], sys.argv[2])
