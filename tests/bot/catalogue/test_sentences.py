"""The catalogues and the source agree: every sentence that is said is there, and every one there is said."""

import re
from collections import Counter, defaultdict
from collections.abc import Mapping
from functools import cache
from string import ascii_lowercase

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from bot.catalogue import languages
from bot.catalogue.language import FALLBACK, CatalogueFile, catalogue_files, places
from bot.domain.context import InteractionContext
from rendering import is_legible
from tests.bot.catalogue.sayings import SHARED, SOURCE, said_by, sayings
from tests.bot.registered import COMMANDS as TYPED

COMMANDS = {f"/{typed}" for typed in TYPED}

PLURALS = ("zero", "one", "two", "few", "many", "other")
"""The categories of numbers (https://cldr.unicode.org/index/cldr-spec/plural-rules)."""

IDS = (
    *("white", "black", "placing", "stacking", "direct", "server", "thread"),
    *map(str, InteractionContext),
    "foreign",
    *("won", "lost", "tied", "you", "they", "opponent", "nobody"),
    *("win", "tie", "loss", "now", "later"),
    *ascii_lowercase,
)
"""The values by which sentences choose, the same in every language; a letter is that with which a space begins."""

BESIDES: Mapping[str, set[str]] = {"list-and": {"letter"}}
"""Values that are given to a sentence for other languages, though English doesn't need them."""

LONGEST_LABEL = 24
"""Characters of a button's label; a phone shows no more of a button that stands beside others."""


FILES = catalogue_files()
TAGS = [language.tag for language in languages()]

in_every_catalogue = pytest.mark.parametrize("tag", TAGS)


@cache
def read(file: CatalogueFile) -> list[ast.EntryType]:
    """A file's entries as Fluent reads them, once for all tests: it takes longer than most of these."""
    return FluentParser().parse(file.text).body


def files_of(tag: str) -> list[CatalogueFile]:
    """The files of a language: the shared one, and one of each feature."""
    return [file for file in FILES if file.tag == tag]


def messages_in(file: CatalogueFile) -> dict[str, ast.Message]:
    """The sentences of one file."""
    return {entry.id.name: entry for entry in read(file) if isinstance(entry, ast.Message)}


@cache
def messages(tag: str) -> dict[str, ast.Message]:
    """All sentences of a language, the shared ones first."""
    return {key: message for file in files_of(tag) for key, message in messages_in(file).items()}


def english() -> dict[str, ast.Message]:
    return messages(FALLBACK)


def where(key: str, tag: str) -> str:
    """The file and the line of a sentence, with its key."""
    return f"{', '.join(places(key, files_of(tag)))}: {key}"


class Texts(Visitor):
    """Collects what a sentence says by itself."""

    def __init__(self) -> None:
        super().__init__()
        self.all: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  the visitor's own naming
        self.all.append(node.value)


class References(Visitor):
    """Collects the values that a sentence needs, and the sentences that stand in it."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.keys: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  the visitor's own naming
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  the visitor's own naming
        self.keys.add(node.id.name)


@cache
def references(message: ast.Message) -> References:
    found = References()
    found.visit(message)
    return found


def variables(message: ast.Message, catalogue: Mapping[str, ast.Message]) -> set[str]:
    """The values that a sentence needs, with those of the sentences that stand in it."""
    found = references(message)
    return found.names.union(*(variables(catalogue[key], catalogue) for key in found.keys))


@pytest.mark.slow
def test_every_sentence_that_is_said_is_in_every_catalogue() -> None:
    lacking = [
        f"{saying.place} says {key}, which is not in {', '.join(absent)}"
        for saying in sayings()
        for key in saying.keys
        if (absent := [f"{tag}.ftl" for tag in TAGS if key not in messages(tag)])
    ]
    assert lacking == []


def test_every_value_that_a_sentence_needs_is_given() -> None:
    said = [
        (saying, key)
        for saying in sayings()
        for key in english().keys() & saying.keys
        if saying.values is not None
    ]
    lacking = [
        (saying.place, key, missing)
        for saying, key in said
        if (missing := variables(english()[key], english()) - (saying.values or set()))
    ]
    assert lacking == []


def test_every_sentence_in_the_catalogue_is_said() -> None:
    said = {key for saying in sayings() for key in saying.keys}
    within = set().union(*(references(message).keys for message in english().values()))
    assert set(english()) - said - within == set()


@in_every_catalogue
def test_every_letter_of_a_catalogue_can_be_written_into_a_picture(tag: str) -> None:
    texts = Texts()
    for message in messages(tag).values():
        texts.visit(message)
    letters = {sign for text in texts.all for sign in text if sign.isalnum()}
    assert letters >= set("AaZz09")
    assert [letter for letter in letters if not is_legible(letter)] == []


@in_every_catalogue
def test_a_file_can_be_read_to_its_end(tag: str) -> None:
    assert [
        f"{file.place(entry.span.start if entry.span else 0)}: {entry.annotations[0].message}"
        for file in files_of(tag)
        for entry in read(file)
        if isinstance(entry, ast.Junk)
    ] == []


@in_every_catalogue
def test_a_catalogue_says_nothing_twice(tag: str) -> None:
    keys = [key for file in files_of(tag) for key in _keys(file)]
    assert [where(key, tag) for key, times in Counter(keys).items() if times > 1] == []


def _keys(file: CatalogueFile) -> list[str]:
    return [entry.id.name for entry in read(file) if isinstance(entry, ast.Message)]


@in_every_catalogue
def test_a_file_has_the_same_sentences_in_the_same_order_in_every_language(tag: str) -> None:
    theirs, ours = ({file.owner: _keys(file) for file in files_of(language)} for language in (tag, FALLBACK))
    assert theirs == ours


@cache
def users() -> dict[str, set[str]]:
    """The features that say each sentence, by itself or within another one, in whichever language."""
    found = {key: set(said_by()[key]) if key in said_by() else set() for key in english()}
    unseen = list(found)
    while unseen:
        key = unseen.pop()
        written = (messages(tag)[key] for tag in TAGS if key in messages(tag))
        for within in {each for message in written for each in references(message).keys}:
            if not found[key] <= found[within]:
                found[within] |= found[key]
                unseen.append(within)
    return found


@in_every_catalogue
def test_a_sentence_stands_with_the_feature_that_alone_says_it_else_with_the_shared_ones(tag: str) -> None:
    misplaced = [
        f"{where(key, tag)} belongs to {owner}, for it is said by {', '.join(sorted(users()[key]))}"
        for file in files_of(tag)
        for key in messages_in(file)
        if (owner := min(users()[key]) if len(users()[key]) == 1 else SHARED) != file.owner
    ]
    assert misplaced == []


@in_every_catalogue
def test_a_translation_needs_no_other_values_than_the_english_sentence(tag: str) -> None:
    catalogue = messages(tag)
    for key, message in catalogue.items():
        given = variables(english()[key], english()) | BESIDES.get(key, set())
        assert variables(message, catalogue) <= given, where(key, tag)


class Choices(Visitor):
    """Collects what the choices of a sentence are made between."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: set[str] = set()

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802  the visitor's own naming
        if isinstance(node.key, ast.Identifier):
            self.keys.add(node.key.name)
        self.generic_visit(node)


@in_every_catalogue
def test_a_sentence_chooses_by_numbers_and_ids_never_by_words_of_its_language(tag: str) -> None:
    for key, message in messages(tag).items():
        found = Choices()
        found.visit(message)
        assert found.keys <= {*PLURALS, *IDS}, where(key, tag)


@cache
def written(message: ast.Message) -> str:
    """The text of a key in a catalogue, unformatted."""
    return FluentSerializer().serialize_entry(message).partition("=")[2].strip()


def commands_in(message: ast.Message) -> set[str]:
    """The commands that a sentence tells people to use."""
    return set(re.findall(r"`(/dvonn[a-z -]*)`", written(message)))


@in_every_catalogue
def test_a_catalogue_says_everything(tag: str) -> None:
    lacking = [f"{where(key, FALLBACK)} is not in {tag}.ftl" for key in english() if key not in messages(tag)]
    assert lacking == []


class Numbers(Visitor):
    """Collects the values of which one form of a plural says the number and the form for one does not."""

    def __init__(self) -> None:
        super().__init__()
        self.unsaid: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  the visitor's own naming
        if isinstance(node.selector, ast.VariableReference):
            number = node.selector.id.name
            forms = {_key(variant): _said_within(variant) for variant in node.variants}
            if number in forms["other" if "other" in forms else _key(node.variants[-1])]:
                self.unsaid |= {number} if number not in forms.get("one", {number}) else set()
        self.generic_visit(node)


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def _said_within(variant: ast.Variant) -> set[str]:
    found = References()
    found.visit(variant.value)
    return found.names


@in_every_catalogue
def test_a_plural_says_the_number_in_the_form_for_one_too(tag: str) -> None:
    """In other languages that form is also for 21, or for 0; what holds for 1 alone is said under [1]."""
    for key, message in messages(tag).items():
        found = Numbers()
        found.visit(message)
        assert found.unsaid == set(), where(key, tag)


ODD: Mapping[str, Mapping[str, str]] = {
    "en": {
        "a straight apostrophe": r"'",
        "an invented person": r"\b(Anna|Ben|Cleo)\b",
        "a match that goes on": r"\b(goes|go|going|gone|went) on\b",
        "the wrong preposition": r"\bon (this|the|another) server\b",
        "the number 1 in a plural": r"\[one\][^\[*}]*\b1\b",
    },
    "pl": {
        "a straight apostrophe": r"'",
        "an invented person": r"\b(Anna|Ben|Cleo)\b",
        "a past tense that is a man’s or a woman’s": r"ł[ea]ś\b",
        "a score with a dash": r"\{ \$\w+ \}–\{ \$\w+ \}",
        "the number 1 in a plural": r"\[one\][^\[*}]*\b1\b",
    },
    "de": {
        "a straight apostrophe": r"'",
        "an invented person": r"\b(Anna|Ben|Cleo)\b",
        "an English verb": r"\b(poste|gepostet|posten|postet)\b",
        "the number 1 in a plural": r"\[one\][^\[*}]*\b1\b",
    },
    "es": {
        "a straight apostrophe": r"'",
        "an invented person": r"\b(Anna|Ben|Cleo)\b",
        "several people": r"(?i)\b(os\b|vosotr|vuestr|ustedes)",
        "a word of one half of the world alone": r"(?i)\b(ordenador|computador|celular|coger)",
        "a word for a man or a woman": r"(?i)\b(bienvenid|content|list[oa] para)\w*",
        "the number 1 in a plural": r"\[one\][^\[*}]*\b1\b",
    },
    "it": {
        "a straight apostrophe": r"'",
        "an invented person": r"\b(Anna|Ben|Cleo)\b",
        "somebody’s gender": r"(?i)(?<!il )\bbenvenut[oaie]\b|\bsei (sicur|stat|pront)[oa]\b",
        "an article before a name": r"\b([Dd]el|[Dd]ell’|[Aa]l|[Aa]ll’) ?\{ \$(player|opponent|challenger)\b",
        "the number 1 in a plural": r"\[one\][^\[*}]*\b1\b",
    },
    "fr": {
        "a straight apostrophe": r"'",
        "an invented person": r"\b(Anna|Ben|Cleo)\b",
        "a blank at which a line could break before a sign": r" [;:!?%»]|« ",
        "a wide blank before a sign": r"(?<!\.)\u00a0[;!?]",
        "the number 1 in a plural": r"\[one\][^\[*}]*\b1\b",
    },
    "pt-BR": {
        "a straight apostrophe": r"'",
        "an invented person": r"\b(Anna|Ben|Cleo)\b",
        "a word with somebody’s gender": r"(?i:\b(bem-vind[oa]|obrigad[oa]|o jogador|um jogador|os dois jogadores)\b)",
        "words of Portugal": r"(?i:\b(ecrã|ficheiros?|utilizador\w*|tu|connosco)\b)",
        "the number 1 in a plural": r"\[one\][^\[*}]*\b1\b",
    },
}
"""Patterns that have crept in before, in each language."""


@in_every_catalogue
def test_no_sentence_has_an_odd_pattern(tag: str) -> None:
    found = [
        f"{where(key, tag)}: {name}"
        for key, message in messages(tag).items()
        for name, pattern in ODD.get(tag, {}).items()
        if re.search(pattern, written(message))
    ]
    assert found == []


@in_every_catalogue
def test_every_command_that_is_named_exists_and_is_written_so_that_it_can_be_pressed(tag: str) -> None:
    for key, message in messages(tag).items():
        text = written(message)
        assert commands_in(message) <= COMMANDS, where(key, tag)
        assert not re.search(r"/dvonn", re.sub(r"`/dvonn[a-z -]*`", "", text)), where(key, tag)


@in_every_catalogue
def test_what_can_hold_no_mention_names_no_command(tag: str) -> None:
    plain = ("position-", "chart-", "button-", "option-", "command-", "choice-", "ask-", "form-", "label-")
    named = [key for key, message in messages(tag).items() if key.startswith(plain) and commands_in(message)]
    assert named == []


@in_every_catalogue
def test_a_translation_sends_people_to_the_same_commands(tag: str) -> None:
    for key, message in messages(tag).items():
        assert commands_in(message) == commands_in(english()[key]), where(key, tag)


_COGNATES = """
    Little Golem UTC Bot Code Computer Direct Format Level Link Live Message Name Plan Position Replay Score Server
    Start Chances Hint opening Privacy Solution Status Text Thread Threads Tip Version min minute minutes par point
    points
"""
COGNATES = set(_COGNATES.split())
"""Names, and words that other languages have as English has them."""


def words_of(message: ast.Message) -> str:
    """The words that a sentence says by itself, without names that are the same everywhere."""
    texts = Texts()
    texts.visit(message)
    return " ".join(re.findall(r"[^\W\d_]{2,}", re.sub(r"`[^`]*`|DVONN|JSON|SGF", "", " ".join(texts.all))))


@in_every_catalogue
def test_nothing_was_left_in_english(tag: str) -> None:
    if tag != FALLBACK:
        same = {
            key
            for key, message in messages(tag).items()
            if (words := words_of(message)) == words_of(english()[key])
            and not (set(words.split()) <= COGNATES or key.startswith("name-"))
        }
        assert same == set()


SHORTEST_TRANSLATION = 0.6
"""The length of a rule in any language, as a share of the English sentence."""


@in_every_catalogue
def test_no_translation_leaves_out_a_part_of_the_rules_or_of_the_lesson(tag: str) -> None:
    taught = [key for key in english() if key.startswith(("rules-", "lesson-"))]
    shortened = [
        where(key, tag)
        for key in taught
        if (theirs := written(messages(tag)[key])).count("**")
        != (ours := written(english()[key])).count("**")
        or len(theirs) < SHORTEST_TRANSLATION * len(ours)
    ]
    assert shortened == []


@in_every_catalogue
def test_a_phone_shows_the_whole_label_of_a_button(tag: str) -> None:
    labels = [written(message) for key, message in messages(tag).items() if key.startswith("button-")]
    assert [label for label in labels if len(label) > LONGEST_LABEL] == []


HEADINGS = {"settings-challenges", "help-commands"}
"""Sentences in which bold words aren't a button, though one has the same label in English."""


def labels(tag: str) -> dict[str, str]:
    """The labels of buttons."""
    return {key: written(message) for key, message in messages(tag).items() if key.startswith("button-")}


def bold(message: ast.Message) -> set[str]:
    return set(re.findall(r"\*\*([^*{}]+)\*\*", written(message)))


@in_every_catalogue
def test_a_button_that_a_sentence_names_in_bold_has_its_label(tag: str) -> None:
    """English sentences name the label of a button; their translations name the label of the same button."""
    keys, own = defaultdict(set), labels(tag)
    for key, label in labels(FALLBACK).items():
        keys[label].add(key)
    misnamed = [
        f"{where(key, tag)}: {label}"
        for key, message in messages(tag).items()
        for label in bold(english()[key]) & keys.keys()
        if key not in HEADINGS and not bold(message) & {own[button] for button in keys[label]}
    ]
    assert misnamed == []


def test_lists_are_joined_as_each_language_writes_them() -> None:
    """A comma between spaces is another sign in Japanese: `list-comma` and its neighbours say which."""
    told = ("features", "pages", "posts", "requests")
    joined_in_code = [
        str(file)
        for part in told
        for file in (SOURCE / part).rglob("*.py")
        if re.search(r'"(, |; | · )"\.join', file.read_text(encoding="utf-8"))
    ]
    assert joined_in_code == []
