import pytest

from benchmarks.legibility import Figure, figures


@pytest.mark.parametrize(("about", "figure"), list(figures()), ids=str)
def test_a_picture_can_be_read_on_a_phone(about: str, figure: Figure) -> None:
    assert figure.value >= figure.least, about
