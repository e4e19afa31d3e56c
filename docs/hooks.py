"""For MkDocs: links to files outside `docs/` lead to the repository, because the site doesn't contain them."""

import re
from typing import Any

OUTSIDE = re.compile(r"\]\((?:\.\./)+([^)]+)\)")
"""A Markdown link with a target above the page's folder."""


def on_page_markdown(markdown: str, *, page: Any, config: Any, files: Any) -> str:  # noqa: ANN401  MkDocs' own types
    """Return a page with its links to files outside `docs/` replaced."""
    folder = page.file.src_uri.rpartition("/")[0]

    def replaced(link: re.Match[str]) -> str:
        target = link[1]
        if folder and files.get_file_from_path(target.partition("#")[0]):
            return link[0]
        return f"]({config.repo_url}/blob/main/{target})" if config.repo_url else f"](#{target})"

    return OUTSIDE.sub(replaced, markdown)
