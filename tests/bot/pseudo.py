"""A language that nobody speaks: English with accents, two fifths longer, made from the catalogue when tests run.

Words that a page shows without accents never stood in the catalogue; words that don't fit wouldn't fit in Finnish.
"""

import re
from collections.abc import Iterable
from functools import cache

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from bot.catalogue import Language
from bot.catalogue.files import CatalogueFile, catalogue_files
from bot.catalogue.language import FALLBACK

TAG = "en-XA"
"""As Unicode calls English with accents."""

LONGER = 0.4
"""By how much longer than in English a sentence may be elsewhere."""

PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED = "áƀćďéƒǵĥíĵķĺḿńóṕʠŕśťúṽẃẋýźÁɃĆĎÉƑǴĤÍĴĶĹḾŃÓṔɊŔŚŤÚṼẂẊÝŹ"
NOBODYS = "ƀƒǵḿṕʠṽẃẋɃƑǴḾṔɊṼẂẊ"
"""Those of them that none of the bot's languages has."""
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
"""Names that are the same everywhere."""

KEPT = re.compile(rf"(`[^`]*`|\bhttps?://\S+|\b[a-k][1-5]\b|{'|'.join(map(re.escape, PROPER))})")
"""The parts of a text that are no language: commands and options, addresses, spaces of the board, names."""

OF_COMMANDS = ("command-", "name-", "option-", "choice-", "menu-")
"""The kinds of sentences that Discord limits so closely that any language writes them as briefly as English."""

NO_WORDS = re.compile(
    r"```.*?```|`[^`]*`|/dvonn[ a-z-]*"  # records, commands
    r"|<[^<>]*>|https?://\S+|[\w.-]+\.\w{2,4}\b"  # mentions and times, addresses, files
    r"|[\w-]*\d[\w-]*|(\w)\1{9,}",  # figures, and what fills a sample
    re.DOTALL,
)
"""The parts of a page that people read and that are no words."""


def accented(text: str, longer: float = LONGER) -> str:
    """A text in the language that nobody speaks; markup and what isn't language stay."""
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
    """Writes all texts of a sentence with accents."""

    def __init__(self, longer: float) -> None:
        super().__init__()
        self._longer = longer

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  the visitor's own naming
        node.value = accented(node.value, self._longer)


@cache
def pseudo(tag: str = TAG) -> Language:
    """The language that nobody speaks, under a tag of ours or one that Discord knows."""
    written = "\n".join(file.text for file in catalogue_files() if file.tag == FALLBACK)
    resource = FluentParser().parse(written)
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            _Accents(0 if entry.id.name.startswith(OF_COMMANDS) else LONGER).visit(entry)
    return Language(tag, [CatalogueFile(f"{tag}.ftl", FluentSerializer().serialize(resource).encode())])


def is_pseudo(text: str) -> bool:
    """Whether anything in a text is in that language."""
    return not _NOBODYS.isdisjoint(text)


def stale_boards(texts: Iterable[str], names: frozenset[str]) -> list[str]:
    """The words on a page in that language that are in none of it, but for names; none where all is in another."""
    shown = list(texts)
    if not any(map(is_pseudo, shown)):
        return []
    words = (word for text in shown for word in re.findall(r"[^\W\d_]{2,}", NO_WORDS.sub(" ", text)))
    return [word for word in words if word not in names and not _PLAIN.isdisjoint(word)]
