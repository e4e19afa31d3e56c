"""Curious people find the matches of the server."""

import pytest

from bot.features.watching import handlers
from tests.end_to_end.club import Club
from tests.end_to_end.onlooking import place


async def test_the_list_shows_who_plays_how_it_stands_and_what_was_played_last(club: Club) -> None:
    await club.begin()
    await club.begin(setup="random")
    await place(club, "c3", match=1)
    listed = await club.use(club.cleo, "watch")
    assert "Games running here: 2" in listed.text
    first, second = (listed.text.index(f"Game {number}]") for number in (1, 2))
    assert first < second  # the one in which something happened last comes first
    assert f"/{club.guild.id}/{club.channel.id}/{club.board(1).id})" in listed.text
    told = listed.text[first:second]
    assert "⚪ Anna – ⚫ Ben · 1 of 49 pieces placed" in told
    assert "waiting for Ben" in told
    assert "White placed a DVONN piece on c3. (<t:" in told
    position = (await club.stored(2)).position
    assert f"White {position.score.white}, Black {position.score.black}" in listed.text[second:]
    assert "Started <t:" in listed.text[second:]


async def test_an_absence_does_not_change_when_a_match_was_started(club: Club) -> None:
    await club.begin(setup="random")
    started = int((await club.stored()).started_at.timestamp())
    await club.time_passes(hours=1)
    await club.use(club.anna, "away", {"until": "3 days"})
    await club.come_back(club.anna)
    listed = await club.use(club.cleo, "watch")
    assert f"Started <t:{started}:R>" in listed.text


async def test_of_very_many_matches_the_latest_are_listed(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(handlers, "LOOKED_THROUGH", 1)
    await club.begin()
    await club.begin()
    listed = await club.use(club.cleo, "watch")
    assert "Games running here: more than 1" in listed.text
    assert "Game 2]" in listed.text
    assert "Game 1]" not in listed.text


async def test_matches_that_are_over_are_not_among_them(club: Club) -> None:
    await club.begin()
    await club.resign(club.anna)
    assert "No games that you can see are running here." in (await club.use(club.cleo, "watch")).text


async def test_a_long_list_has_pages(club: Club) -> None:
    for _ in range(9):
        await club.begin()
    listed = await club.use(club.cleo, "watch")
    assert "Games running here: 9" in listed.text
    assert listed.text.count("/channels/") == 8
    listed = await club.press(club.cleo, listed, "Next")
    assert listed.text.count("/channels/") == 1
    assert "Game 1]" in listed.text
    listed = await club.press(club.cleo, listed, "Previous")
    assert listed.text.count("/channels/") == 8
