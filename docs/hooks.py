"""For MkDocs: links to files outside `docs/` lead to the repository, because the site doesn't contain them.

The repository's address is `repo_url`; without one, such links become plain text.
"""

import re
from typing import Any

OUTSIDE = re.compile(r"\[([^\]]*)\]\((?:\.\./)+([^)]+)\)")
"""A Markdown link with a target above the page's folder: its text and the target."""

CLONED = "git clone REPOSITORY"
"""Where a page leaves out the address of the repository."""


def on_page_markdown(markdown: str, *, page: Any, config: Any, files: Any) -> str:  # noqa: ANN401  MkDocs' own types
    """Return a page with its links to files outside `docs/` replaced."""
    folder = page.file.src_uri.rpartition("/")[0]

    def replaced(link: re.Match[str]) -> str:
        text, target = link.groups()
        if folder and files.get_file_from_path(target.partition("#")[0]):
            return link[0]
        return f"[{text}]({config.repo_url}/blob/main/{target})" if config.repo_url else text

    if config.repo_url:
        markdown = markdown.replace(CLONED, f"git clone {config.repo_url}")
    return OUTSIDE.sub(replaced, markdown)
