"""The rules: what their pictures show is told, in captions and in the alternative texts."""

import pytest

from bot.catalogue import language_for
from bot.features.learning.pages import rules_page
from tests.bot.discord_limits import alt_texts_of, text_of

ENGLISH = language_for("en")


@pytest.mark.parametrize(
    ("number", "caption", "alt"),
    [
        (1, "The picture shows the first 14 pieces on the board.", "White is to place a white piece."),
        (
            2,
            "In the picture, the stack on f1 has 3 pieces, so it can go to f4, i4, c1, i1.",
            "Chosen: f1. Targets: f4, i4, c1, i1.",
        ),
        (
            3,
            "In the picture, the move e4 → c4 has just cut off the pale stacks on g5, f4, g4, d3, e3, f3.",
            "Last move: e4 → c4. It cut off the stacks on g5, f4, g4, d3, e3, f3.",
        ),
        (
            4,
            "the stacks on j5, k5, i4, j4 hang on j3 alone",
            "The move would cut off the stacks on j5, k5, i4, j4.",
        ),
    ],
)
async def test_a_caption_and_the_alternative_text_say_what_the_picture_is_about(
    number: int, caption: str, alt: str
) -> None:
    page = await rules_page(number, ENGLISH)
    assert caption in text_of(page)
    (told,) = alt_texts_of(page)
    assert alt in told
