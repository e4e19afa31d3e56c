from pathlib import Path

import pytest
from PIL import Image

from rendering import render_board
from tests.rendering import goldens
from tests.rendering.scenes import MIDDLE, SCENES, draw
from tests.rendering.stories import STORIES


@pytest.mark.parametrize("name", SCENES)
def test_the_picture_is_the_golden_one(name: str) -> None:
    goldens.check(name, draw(name))


@pytest.mark.parametrize("name", STORIES)
def test_the_picture_of_a_game_is_the_golden_one(name: str) -> None:
    goldens.check(name, STORIES[name]())


def test_every_golden_picture_belongs_to_a_scene_or_a_story() -> None:
    assert {path.stem for path in goldens.GOLDEN.glob("*.png")} == {*SCENES, *STORIES}


def test_a_picture_with_one_stack_more_is_left_with_its_difference(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("RENEW_GOLDENS", raising=False)
    (tmp_path / "middle.png").write_bytes(render_board(MIDDLE))
    one_less = MIDDLE.play(MIDDLE.legal_moves()[0])
    with pytest.raises(pytest.fail.Exception, match="middle: not the golden picture"):
        goldens.check("middle", render_board(one_less), golden=tmp_path, failures=tmp_path / "failures")
    difference = Image.open(tmp_path / "failures" / "middle.difference.png")
    assert difference.size == (1200, 540)
    assert difference.getbbox() is not None
    assert (tmp_path / "failures" / "middle.png").read_bytes() == render_board(one_less)


def test_goldens_are_renewed_on_demand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RENEW_GOLDENS", "1")
    goldens.check("new", b"a picture", golden=tmp_path, failures=tmp_path)
    assert (tmp_path / "new.png").read_bytes() == b"a picture"
