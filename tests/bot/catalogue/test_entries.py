"""A catalogue that is read bit by bit says the same as one that Fluent reads as a whole."""

from fluent.syntax import FluentParser

from bot.catalogue.language import CatalogueFile, Sentences
from tests.bot.catalogue.test_sentences import files_of, in_every_catalogue, messages_in

IGNORED = ["span", "comment"]


@in_every_catalogue
def test_a_catalogue_read_in_parts_is_the_catalogue(tag: str) -> None:
    for file in files_of(tag):
        whole = messages_in(file)
        parts = {key: FluentParser().parse_entry(text) for key, text in file.entries()}
        assert parts.keys() == whole.keys(), file.path
        assert [key for key, entry in whole.items() if not entry.equals(parts[key], IGNORED)] == [], file.path


CATALOGUE = CatalogueFile(
    "en.ftl",
    b"""\
-bot = DVONN
    .short = D
# A comment that belongs to what follows.
greeting = Hello from { -bot }, { $name ->
    [one] { friend }
   *[other] { friends }
  }!
 .gb = Hi
friend = my friend of { -bot.short }
friends =
    my friends

    and { count }
count = many
""",
)


def test_what_a_sentence_refers_to_is_read_with_it() -> None:
    sentences = Sentences("en", [CATALOGUE])
    text, errors = sentences.bundle.format_pattern(sentences.find("greeting").value, {"name": "Anna"})
    assert (text, errors) == ("Hello from DVONN, my friends\n\nand many!", [])


def test_there_is_nothing_under_an_unknown_key() -> None:
    assert Sentences("en", [CATALOGUE]).find("farewell") is None
