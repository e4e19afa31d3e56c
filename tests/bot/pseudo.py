"""A pseudo-language: English with accents, 40 % longer, generated from the catalogue when tests run.

Text that a page shows without accents does not come from the catalogue; text that is too long would not fit in Finnish
either.
"""

import re
from collections.abc import Iterable
from functools import cache

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from bot.catalogue import Language
from bot.catalogue.language import FALLBACK, CatalogueFile, catalogue_files

TAG = "en-XA"
"""Unicode's tag for English with accents."""

LONGER = 0.4
"""By how much translations may exceed the English sentences in length."""

PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED = "áƀćďéƒǵĥíĵķĺḿńóṕʠŕśťúṽẃẋýźÁɃĆĎÉƑǴĤÍĴĶĹḾŃÓṔɊŔŚŤÚṼẂẊÝŹ"
NOBODYS = "ƀƒǵḿṕʠṽẃẋɃƑǴḾṔɊṼẂẊ"
"""The accented letters that none of the bot's languages uses."""
WITH_ACCENTS = str.maketrans(PLAIN, ACCENTED)
_PLAIN, _NOBODYS = frozenset(PLAIN), frozenset(NOBODYS)

PROPER = (
    "DVONN",
    "GIPF",
    "Kris Burm",
    "Little Golem",
    "SGF",
    "JSON",
    "Discord",
    "PRIVACY.md",
    "Europe/Berlin",
)
"""Names that are the same in all languages."""

KEPT = re.compile(rf"(`[^`]*`|\bhttps?://\S+|\b[a-k][1-5]\b|{'|'.join(map(re.escape, PROPER))})")
"""The parts of a text that are never translated: commands and options, URLs, spaces of the board, names."""

OF_COMMANDS = ("command-", "name-", "option-", "choice-", "menu-")
"""The kinds of sentences that Discord limits so tightly that every translation is as short as English."""

NO_WORDS = re.compile(
    r"```.*?```|`[^`]*`|/dvonn[ a-z-]*"  # records and commands
    r"|<[^<>]*>|https?://\S+|[\w.-]+\.\w{2,4}\b"  # mentions and timestamps, URLs, files
    r"|[\w-]*\d[\w-]*|(\w)\1{9,}",  # numbers, and padding of samples
    re.DOTALL,
)
"""The parts of a page that contain no words."""


def accented(text: str, longer: float = LONGER) -> str:
    """Translate a text to the pseudo-language; markup and untranslatable parts are preserved."""
    parts = KEPT.split(text)
    parts[::2] = [_longer(part, longer).translate(WITH_ACCENTS) for part in parts[::2]]
    return "".join(parts)


def _longer(text: str, by: float) -> str:
    letters, written = 0.0, []
    for sign in text:
        letters += by if sign in PLAIN else 0
        written.append(sign * (1 + int(letters)))
        letters -= int(letters)
    return "".join(written)


class _Accents(Visitor):
    """Adds accents to all texts of a sentence."""

    def __init__(self, longer: float) -> None:
        super().__init__()
        self._longer = longer

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  the visitor's own naming
        node.value = accented(node.value, self._longer)


@cache
def pseudo(tag: str = TAG) -> Language:
    """Build the pseudo-language, with the tag of a real one if Discord has to accept it."""
    written = "\n".join(file.text for file in catalogue_files() if file.tag == FALLBACK)
    resource = FluentParser().parse(written)
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            _Accents(0 if entry.id.name.startswith(OF_COMMANDS) else LONGER).visit(entry)
    return Language(tag, [CatalogueFile(f"{tag}.ftl", FluentSerializer().serialize(resource).encode())])


def is_pseudo(text: str) -> bool:
    """Whether a text contains anything in the pseudo-language."""
    return not _NOBODYS.isdisjoint(text)


def untranslated(texts: Iterable[str], names: frozenset[str]) -> list[str]:
    """Return the words on a pseudo-language page that are not translated, except names; empty for other pages."""
    shown = list(texts)
    if not any(map(is_pseudo, shown)):
        return []
    words = (word for text in shown for word in re.findall(r"[^\W\d_]{2,}", NO_WORDS.sub(" ", text)))
    return [word for word in words if word not in names and not _PLAIN.isdisjoint(word)]
