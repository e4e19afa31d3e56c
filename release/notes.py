"""The notes of a release on GitHub: its section of the changelog.

    python -m release.notes v1.0.0 https://github.com/OWNER/NAME > notes.md

GitHub shows them outside of the repository's files, where relative links lead nowhere, and with every line break. So
links become absolute, and the lines of a paragraph one.
"""

import re
import sys

from release.addresses import absolute
from release.versions import CHANGELOG, ROOT


def notes(changelog: str, tag: str, repository: str) -> str:
    """Return the notes of a tag such as `v1.0.0`; empty if the changelog has no section of it."""
    section = re.compile(
        rf"^## {re.escape(tag.removeprefix('v'))} [^\n]*\n(.*?)(?=^## |\Z)", re.DOTALL | re.MULTILINE
    )
    found = section.search(changelog)
    joined = re.sub(r"(?<=\S)\n(?![\n#-]) *", " ", found[1].strip()) if found else ""
    return absolute(joined, ".", repository, tag)


if __name__ == "__main__":
    print(notes((ROOT / CHANGELOG).read_text(encoding="utf-8"), sys.argv[1], sys.argv[2]))
