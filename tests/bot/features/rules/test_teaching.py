"""docs/teaching.md: every item of the rulebook is taught, and all that is named there exists."""

import re
from collections.abc import Mapping
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from bot.catalogue import Language, language_for, languages
from bot.features.lesson.steps import STEPS
from bot.features.rules.chapters import CHAPTERS
from bot.pages.tips import TIPS, start

DOCUMENT = Path(__file__).parents[4] / "docs" / "teaching.md"
TABLE = (
    DOCUMENT.read_text(encoding="utf-8").partition("<!-- the table:")[2].partition("<!-- the table ends")[0]
)

ITEMS = "A B C1 D1 D2 D3 E1 E2 E3 E4 E5 E6 E7 E8 F1 F2 F3 G1 G2 G3 H1 H2 H3 H4 H5".split()  # noqa: SIM905
"""The rulebook's items that are rules or advice; its C2 says how a board of wood is laid on a table."""


def rows() -> list[tuple[str, set[str], set[str], set[str]]]:
    """The item of each row, and the pages, steps and sentences that it names."""
    found = []
    for line in TABLE.splitlines():
        if line.startswith("| ") and not line.startswith("| ---") and "| Rule |" not in line:
            item, _, *named = (cell.strip() for cell in line.strip("|").split("|"))
            pages, steps, sentences = (set(re.findall(r"`([^`]+)`", cell)) for cell in named)
            found.append((item, pages, steps, sentences))
    return found


def test_every_item_is_taught_by_a_page_and_comes_up_in_a_match() -> None:
    assert [item for item, *_ in rows() if item] == ITEMS
    assert all(pages and sentences for _, pages, _, sentences in rows())


@pytest.mark.parametrize(
    ("column", "there_are"),
    [(1, [chapter.name for chapter in CHAPTERS]), (2, [step.name for step in STEPS])],
    ids=["pages", "steps"],
)
def test_every_page_and_step_that_is_named_exists_and_none_is_left_out(
    column: int, there_are: list[str]
) -> None:
    named = {name for row in rows() for name in row[column]}
    assert named == set(there_are)


PAGES = {
    "A": "3 red, 23 white and 23 black pieces fill all 49 spaces",
    "B": "more pieces.* wins.*linked to a red .*dvonn piece",
    "C1": "drawn at random.*dvonn pieces .white, black, white",
    "D1": "first come the three dvonn pieces.*your own color, black first",
    "D2": "any empty space",
    "D3": "fill all 49 spaces",
    "E1": "white, who places the last piece, .*also makes the first move",
    "E2": "whose .*top piece.* is yours",
    "E3": "a single piece is a stack of one",
    "E4": "one whole stack.*straight in one of six directions.*as it has pieces, whatever their color",
    "E5": "cross anything, and empty spaces count.*land on.* a piece or stack",
    "E6": "surrounded on all six sides.* can’t move.*only the pieces at the edge can",
    "E7": "a single dvonn piece .*never moves by itself.*travels in your stack",
    "E8": "must move.* if you can|you must move",
    "F1": "one in the stack itself, one beside it, or one at the end of a chain",
    "F2": "yours too, and count for .*no one|your only move cuts off .*your own.* stacks",
    "F3": "three dvonn pieces always stay, even alone",
    "G1": "you .*pass.*can move again.*you must move",
    "G2": "neither.* can move.*counts all the pieces in their own stacks, .*whatever their color",
    "G3": "equal numbers are a .*tie",
    "H1": "at the edge.*near the dvonn pieces.*spread out.*our test games.*neighbors did better",
    "H2": "one stack fewer to move",
    "H3": "many of your stacks able to move.*taller",
    "H4": "opponent’s that holds a .*dvonn piece.*land on it.*is yours.*taller it gets, the harder it is to move",
    "H5": "last moves often decide.*make your opponent pass before you",
    "": "kris burm.*the fourth of the gipf project",
}
"""The words with which the English page of a row teaches its item, as patterns without capitals."""

STEPS_SAY = {
    "B": "more pieces|owns the whole stack",
    "D1": "first with the dvonn pieces, then with your own",
    "D2": "on any empty space",
    "D3": "once the board is full",
    "E1": "white places first, and also moves first",
    "E2": "the color on top owns",
    "E3": "single piece moves one space, onto another piece or stack",
    "E4": "straight, in any of six directions.*exactly as many spaces as it has pieces, whatever their color",
    "E5": "empty spaces count",
    "E6": "all six sides can’t move.*only pieces at the edge",
    "E7": "alone, a dvonn piece never moves",
    "E8": "must move if you can",
    "F1": "without a link is out|chain of neighbors links.*carries its link with it",
    "F2": "cut off too, no matter who moves",
    "F3": "dvonn pieces themselves always stay",
    "G1": "pass if you can’t",
    "G2": "whatever their color|score",
    "G3": "equal numbers would be a tie",
    "H1": "at the edge, next to a dvonn piece",
    "H2": "black can’t move them anymore",
}
"""The words with which the English steps of a row teach its item, as patterns without capitals."""

SENTENCES = {
    "task-place-own": "place .*white.*black.* piece .*total",
    "task-place-dvonn": "place red dvonn piece .*total",
    "terms-colour-random": "drawn at random",
    "result-board": "first.* wins .*more.*less",
    "result-tie": "a tie, .*more.*more",
    "illegal-occupied": "occupied. choose an? (vacant|empty) space",
    "illegal-must-place": "49 pieces have to be placed before stacks",
    "told-all-placed": "all pieces are placed. white.* placed the last one.* also (makes the first move|moves first)",
    "illegal-not-your-stack": "its top piece is your opponent’s",
    "illegal-wrong-distance": "height.* pieces, so it moves exactly .*height.* spaces",
    "illegal-not-a-straight-line": "straight line",
    "illegal-empty-target": "is empty.* a move has to end on a piece or stack",
    "why-empty-target": "nothing to land on at the right distance",
    "illegal-surrounded": "surrounded on all six sides, so it can’t move",
    "why-surrounded": "surrounded on all six sides",
    "illegal-lone-dvonn": "belongs to no.* never moves by itself",
    "why-lone-dvonn": "never move by themselves",
    "illegal-may-not-pass": "can move, so you (can’t|may not) pass",
    "told-cut-off": "cut off",
    "option-cuts-off": "cuts off",
    "ask-own-losses": "cuts off .*your own stack",
    "position-lone-dvonn": "dvonn pieces? alone",
    "told-passed": "has no move and passes",
    "tip-links": "mind your links",
    "tip-edge": "at the edge.*can move from the start",
    "tip-red": "close to the dvonn pieces.*loses its link",
    "tip-start": "start at the edge.*can take over a .*neighbor",
    "tip-landing": "land on your opponent’s stacks.*one stack fewer to move",
    "tip-mobile": "taller a stack, the sooner .*stuck",
    "tip-danger": "watch the dvonn piece.*if it leaves, you can lose.*land on it first",
    "tip-last": "last moves often decide.*opponent has to pass before you",
    "help": "kris burm",
}
"""The words with which the English sentences of a match teach, as patterns without capitals."""

EVERYWHERE: Mapping[tuple[str, str], Mapping[str, str]] = {
    ("D2", "lesson-ask-edge"): {
        "en": "any empty space.*dvonn pieces.*your own",
        "de": "irgendein leeres feld.*dvonn-steine.*beide farben",
        "fr": "n’importe quelle case vide.*pièces dvonn.*deux couleurs",
        "it": "qualsiasi casella vuota.*pedine dvonn.*due colori",
        "nl": "elk leeg veld.*dvonn-stukken.*beide kleuren",
        "es": "cualquier casilla vacía.*piezas dvonn.*cada color",
        "pl": "dowolnym pustym polu.*piony dvonn.*obu kolorów",
        "pt-BR": "qualquer casa vazia.*peças dvonn.*duas cores",
    },
    ("E4", "lesson-ask-gap"): {
        "en": "pieces, whatever their color",
        "de": "egal welcher farbe",
        "fr": "quelle que soit leur couleur",
        "it": "di qualsiasi colore",
        "nl": "van welke kleur ook",
        "es": "sean del color que sean",
        "pl": "bez względu na ich kolor",
        "pt-BR": "não importa a cor",
    },
    ("F1", "lesson-done-dvonn"): {
        "en": "carries its link",
        "de": "trägt seine verbindung in sich",
        "fr": "porte son lien en elle",
        "it": "porta con sé il suo collegamento",
        "nl": "neemt zijn verbinding mee",
        "es": "lleva la conexión consigo",
        "pl": "zabiera połączenie ze sobą",
        "pt-BR": "leva a conexão dentro",
    },
    ("F1", "rules-text-connected"): {
        "en": "in the stack itself.*beside.*chain",
        "de": "in ihm selbst.*daneben.*kette",
        "fr": "dans la pile même.*à côté.*chaîne",
        "it": "dentro la colonna stessa.*accanto.*catena",
        "nl": "in de stapel zelf.*ernaast.*keten",
        "es": "dentro de la propia pila.*a su lado.*cadena",
        "pl": "ma go w sobie.*obok.*łańcuchem",
        "pt-BR": "dentro da própria pilha.*ao lado.*corrente",
    },
    ("F2", "lesson-ask-careful"): {
        "en": "your own stacks.*no matter who moves",
        "de": "deine eigenen stapel.*egal wer zieht",
        "fr": "tes propres piles.*quel que soit le camp qui joue",
        "it": "tue colonne.*chiunque muova",
        "nl": "je eigen stapels.*wie de zet ook doet",
        "es": "tus pilas.*mueva quien mueva",
        "pl": "twoje własne stosy.*niezależnie od tego, kto rusza",
        "pt-BR": "suas pilhas.*não importa quem mova",
    },
    ("G1", "lesson-ask-count"): {
        "en": "must move if you can.*pass if you can’t",
        "de": "ziehen kann, muss ziehen.*nicht kann, passt",
        "fr": "si tu peux jouer, tu le dois.*sinon, tu passes",
        "it": "se puoi muovere, devi farlo.*se no, passi",
        "nl": "kun je een zet doen, dan moet dat.*anders pas je",
        "es": "si puedes mover, tienes que hacerlo.*si no, pasas",
        "pl": "kto może ruszyć, musi.*kto nie może, pasuje",
        "pt-BR": "se você pode mover, tem de mover.*se não, passa a vez",
    },
    ("H4", "rules-text-danger"): {
        "en": "land on it.*the stack is yours.*harder it is to move",
        "de": "lande selbst auf ihm.*gehört er dir.*schwerer",
        "fr": "arrive toi-même dessus.*elle est alors à toi.*difficile à déplacer",
        "it": "arrivaci sopra tu.*diventa tua.*difficile muoverla",
        "nl": "land er dan zelf op.*dan is de stapel van jou.*moeilijker",
        "es": "cae tú sobre ella.*pasa a ser tuya.*más le cuesta moverse",
        "pl": "wyląduj na nim.*wtedy jest twój.*trudniej nim ruszyć",
        "pt-BR": "pouse nela.*passa a ser sua.*difícil de mover",
    },
}
"""Rules that are easily left out: the sentence that teaches each, and the words that do so in each language."""


def plain(text: str) -> str:
    """The text in small letters on one line, without the signs for bold."""
    return " ".join(text.replace("**", "").lower().split())


def test_every_page_says_what_it_is_named_for() -> None:
    english = language_for(None)
    assert PAGES.keys() == {item for item, *_ in rows()}
    for item, pages, _, _ in rows():
        for name in pages:
            assert re.search(PAGES[item], plain(english.say(f"rules-text-{name}"))), (item, name)


def test_every_step_says_what_it_is_named_for() -> None:
    steps = {item: steps for item, _, steps, _ in rows() if steps}
    assert steps.keys() == STEPS_SAY.keys()
    english = language_for(None)
    for item, names in steps.items():
        for name in names:
            said = [english.say(f"lesson-{kind}-{name}") for kind in ("ask", "done")]
            if name == STEPS[0].name:
                said.append(english.say("lesson-aim"))
            assert re.search(STEPS_SAY[item], plain(" ".join(said))), (item, name)


@pytest.mark.parametrize("language", languages(), ids=lambda language: language.tag)
def test_what_is_easily_left_out_is_said_in_every_language(language: Language) -> None:
    named = {(item, name) for item, pages, steps, _ in rows() for name in pages | steps}
    for (item, key), said in EVERYWHERE.items():
        assert (item, key.rpartition("-")[2]) in named
        assert re.search(said[language.tag], plain(language.say(key))), (item, key)


@pytest.mark.parametrize("language", languages(), ids=lambda language: language.tag)
def test_the_page_of_placing_counts_all_pieces_and_spaces_in_every_language(language: Language) -> None:
    assert re.search(r"\b3\b.*\b23\b.*\b23\b.*\b49\b", plain(language.say("rules-text-placing")))


def test_every_sentence_that_is_named_says_it_and_no_tip_is_left_out() -> None:
    text = language_for(None).catalogue
    said = {
        entry.id.name: FluentSerializer().serialize_entry(entry)
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ast.Message)
    }
    named = {name for *_, sentences in rows() for name in sentences}
    assert named == SENTENCES.keys()
    for name, words in SENTENCES.items():
        assert re.search(words, plain(said[name].partition("=")[2])), name
    assert {f"tip-{fits.__name__}" for tips in ((start,), *TIPS) for fits in tips} <= named
