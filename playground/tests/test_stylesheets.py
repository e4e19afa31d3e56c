"""Lint of the page's stylesheets: each rule is valid, used, and written once.

The formatter rejects invalid CSS; `make check` runs both. `tests/browser` checks that a browser supports each property.
"""

import re
from collections import Counter

from playground_tests.stylesheets import PAGE, rules

THEMES = ('[data-theme="dark"]', '[data-theme="light"]')
RULES = list(rules())
SCRIPTS = "".join(path.read_text() for path in (*PAGE.glob("*.js"), PAGE / "index.html"))


def test_every_rule_says_something_and_no_property_twice() -> None:
    for rule in RULES:
        names = [name for name, _ in rule.declarations]
        assert names, rule
        assert len(names) == len(set(names)), rule


def test_a_selector_stands_once_in_its_sheet() -> None:
    places = Counter((rule.sheet, rule.around, rule.selector) for rule in RULES)
    assert [place for place, times in places.items() if times > 1] == []


def test_every_name_that_a_value_refers_to_is_defined_and_every_one_defined_is_used() -> None:
    names = {name for rule in RULES for name, _ in rule.declarations if name.startswith("--")}
    set_by_scripts = set(re.findall(r'"(--[\w-]+)"', SCRIPTS))
    used = {
        name
        for rule in RULES
        for _, value in rule.declarations
        for name in re.findall(r"var\((--[\w-]+)", value)
    }
    assert used - names - set_by_scripts == set()
    assert names - used == set()


def test_both_themes_define_the_same_names() -> None:
    dark, light = (
        {name for rule in RULES if rule.selector == theme for name, _ in rule.declarations}
        for theme in THEMES
    )
    assert dark == light != set()


def test_every_class_that_is_styled_is_one_of_the_page() -> None:
    styled = {name for rule in RULES for name in re.findall(r"\.([a-z][\w-]*)", rule.selector)}
    assert {name for name in styled if not _is_in_scripts(name)} == set()


def _is_in_scripts(name: str) -> bool:
    """Return whether the scripts contain a class name: whole, or with an interpolated part after its last hyphen."""
    start = re.escape(name[: name.rfind("-") + 1])
    composed = rf"|{start}\$\{{" if start else ""
    return re.search(rf"(?<![\w-])({re.escape(name)}(?![\w-]){composed})", SCRIPTS) is not None
