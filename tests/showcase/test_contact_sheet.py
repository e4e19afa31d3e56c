from io import BytesIO
from pathlib import Path

from PIL import Image, ImageChops

from dvonn import Record
from showcase.contact_sheet import draw_contact_sheet
from showcase.demonstration import RECORD

SHEET = Path(__file__).parents[2] / "docs" / "contact-sheet.png"


def test_the_contact_sheet_is_what_make_pictures_draws() -> None:
    drawn = draw_contact_sheet(Record.parse(RECORD.read_text()).game)
    with Image.open(SHEET) as kept, Image.open(BytesIO(drawn)) as anew:
        assert kept.size == anew.size
        difference = ImageChops.difference(kept.convert("L"), anew.convert("L")).histogram()
    assert sum(difference[33:]) <= 0.001 * sum(difference)  # another renderer of letters rounds otherwise
