"""Private answers go away once nothing is left to be said in them, also where they were announced at first."""

import pytest

from bot.requests import answering
from discord_playground import Permission
from tests.end_to_end.club import Club, labels


@pytest.fixture(params=[True, False], ids=["at once", "announced"])
def pace(club: Club, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Club:
    """The club, with a bot that answers at once, or one that announces every answer first."""
    if not request.param:
        monkeypatch.setattr(answering, "AT_ONCE", 0)
    return club


async def test_the_answer_to_a_typed_move_goes_away(pace: Club) -> None:
    await pace.begin()
    answer = await pace.use(pace.anna, "move", {"move": "c3"})
    assert answer.deleted
    assert "c3" in pace.board().text


async def test_the_panel_goes_away_after_the_move(pace: Club) -> None:
    panel = await pace.press(pace.anna, await pace.begin(setup="random"), "Move")
    for _ in ("stack", "target"):
        await pace.press(pace.anna, panel, labels(panel)[0])
    assert panel.deleted
    assert (await pace.stored()).number == 2


async def test_accepting_leaves_the_user_who_does_not_begin_with_the_board_alone(pace: Club) -> None:
    await pace.use(pace.anna, "challenge", {"opponent": pace.ben, "colour": "white"})
    before = pace.ben.messages(pace.channel)
    await pace.press(pace.ben, pace.public()[-1], "Accept")
    await pace.quiet()
    new = [message for message in pace.ben.messages(pace.channel) if message not in before]
    assert new == [pace.board()]


async def test_accepting_opens_the_panel_for_the_user_who_begins(pace: Club) -> None:
    await pace.use(pace.anna, "challenge", {"opponent": pace.ben, "colour": "black"})
    panel = await pace.press(pace.ben, pace.public()[-1], "Accept")
    assert labels(panel)[-2:] == ["Rules", "Close"]
    await pace.press(pace.ben, panel, "Row 3 (11)")
    await pace.press(pace.ben, panel, "c3")
    assert [str(event.what) for event in (await pace.stored()).line] == ["c3"]


async def test_an_answer_stays_where_the_board_can_not_be_posted(pace: Club) -> None:
    await pace.begin(setup="random")
    panel = await pace.press(pace.anna, pace.board(), "Move")
    pace.forbid(Permission.ATTACH_FILES)
    for _ in ("stack", "target"):
        await pace.press(pace.anna, panel, labels(panel)[0])
    assert "Saved" in panel.text
    assert not panel.deleted


async def test_an_answer_stays_where_the_board_is_in_another_channel(club: Club) -> None:
    await club.begin()
    elsewhere = club.guild.create_text_channel("elsewhere")
    answer = await club.use(club.anna, "move", {"move": "c3"}, channel=elsewhere)
    assert "Played: **c3**" in answer.text
    assert "Go to the board" in labels(answer)
