"""Parses the page's stylesheets."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import tinycss2

import discord_playground

PAGE = Path(discord_playground.__file__).parent / "web"


class Rule(NamedTuple):
    """A rule: the name of its sheet, the enclosing at-rules, its selector, and its declarations in order."""

    sheet: str
    around: tuple[str, ...]
    selector: str
    declarations: list[tuple[str, str]]


def rules() -> Iterator[Rule]:
    """Yield the rules of all sheets. Raises `AssertionError` for invalid CSS."""
    for sheet in sorted(PAGE.glob("*.css")):
        yield from _rules_of(sheet)


def _rules_of(sheet: Path) -> Iterator[Rule]:
    nodes = tinycss2.parse_stylesheet(sheet.read_text(), skip_comments=True, skip_whitespace=True)
    yield from _rules(sheet.name, nodes, ())


def _rules(sheet: str, nodes: list[Any], around: tuple[str, ...]) -> Iterator[Rule]:
    for node in nodes:
        assert node.type in ("qualified-rule", "at-rule"), f"{sheet}:{node.source_line}: {node.type}"
        if node.type == "at-rule" and node.at_keyword == "font-face":
            continue  # it defines a font and has no selector
        if node.type == "at-rule":
            name = f"@{node.at_keyword} {tinycss2.serialize(node.prelude).strip()}"
            inside = tinycss2.parse_rule_list(node.content or [], skip_comments=True, skip_whitespace=True)
            yield from _rules(sheet, inside, (*around, name))
            continue
        written = tinycss2.parse_blocks_contents(node.content, skip_comments=True, skip_whitespace=True)
        assert all(each.type == "declaration" for each in written), f"{sheet}:{node.source_line}"
        declarations = [(each.name, tinycss2.serialize(each.value).strip()) for each in written]
        yield Rule(sheet, around, tinycss2.serialize(node.prelude).strip(), declarations)
