"""A server's settings: their panel, the people who may change them, and their effects."""

import pytest

from bot.domain import GuildId, Pace, ServerSettings
from discord_playground import Message, NotPossibleError, Permission, Person
from tests.bot.services.kept import kept_settings
from tests.end_to_end.club import Club, answer_to

MENUS = {
    "threads": "A thread for each game",
    "quiet": "On",
    "pings": "By direct message",
    "pace": "7 days per move",
    "boards": "30 days",
    "challenges": "1 day",
}


async def settled(club: Club) -> ServerSettings:
    return await kept_settings(club.store, GuildId(club.guild.id))


async def choose(club: Club, person: Person, panel: Message, menu: str, *chosen: object) -> None:
    await club.select(person, panel, f"dvonn:settle:{menu}", *chosen)


async def test_discord_offers_the_settings_to_nobody_else(club: Club) -> None:
    with pytest.raises(NotPossibleError, match="/dvonn-admin settings is not offered here"):
        await club.use(club.anna, "dvonn-admin settings")


async def test_only_somebody_who_may_manage_the_server_sees_the_panel(club: Club) -> None:
    club.offer_to_everybody("dvonn-admin")
    answer = await club.use(club.anna, "dvonn-admin settings")
    assert "**Manage Server**" in answer.text
    assert not answer.selects


async def test_nothing_needs_to_be_set_up(club: Club, dora: Person) -> None:
    panel = await club.use(dora, "dvonn-admin settings")
    assert "The defaults work well" in panel.text
    assert "issing permissions" not in panel.text
    assert [option.label for select in panel.selects for option in select.options if option.default] == [
        "Channel first, then threads",
        "Off",
        "Automatic",
        "3 days + 1 day/move, max 5 days",
        "Players’ or server’s language",
        "Forever",
        "3 days",
        "16:00 UTC",
        "Make puzzles",
    ]


async def test_each_menu_changes_one_thing_and_shows_it(
    club: Club, dora: Person, subtests: pytest.Subtests
) -> None:
    for menu, label in MENUS.items():
        with subtests.test(menu=menu):
            panel = await club.use(dora, "dvonn-admin settings")
            before = await settled(club)
            await choose(club, dora, panel, menu, label)
            (changed,) = [select for select in panel.selects if select.custom_id == f"dvonn:settle:{menu}"]
            assert [option.label for option in changed.options if option.default] == [label]
            assert await settled(club) != before


async def test_the_language_can_be_chosen_and_left_to_discord_again(club: Club, dora: Person) -> None:
    panel = await club.use(dora, "dvonn-admin settings")
    await choose(club, dora, panel, "language", "English")
    assert (await settled(club)).language == "en"
    assert club.bot.messenger.languages == {GuildId(club.guild.id): "en"}
    await choose(club, dora, panel, "language", "Players’ or server’s language")
    assert (await settled(club)).language is None
    assert club.bot.messenger.languages == {}


async def test_public_messages_are_in_the_language_that_was_chosen(club: Club, dora: Person) -> None:
    await club.begin()
    await choose(club, dora, await club.use(dora, "dvonn-admin settings"), "language", "Deutsch")
    answer = await club.use(club.anna, "move", {"move": "c3"})
    assert answer.deleted
    assert f"{club.ben.mention} setzt" in club.public()[-1].text
    assert "Zuletzt: Anna c3." in club.public()[-1].text


async def test_matches_are_kept_to_the_chosen_channels(club: Club, dora: Person) -> None:
    arena = club.guild.create_text_channel("arena")
    panel = await club.use(dora, "dvonn-admin settings")
    await choose(club, dora, panel, "channels", arena)
    assert f"played in other channels: <#{arena.id}>" in (await club.use(club.anna, "challenge")).text
    await choose(club, dora, panel, "channels")
    assert (await club.use(club.anna, "challenge")).deleted


async def test_a_channel_that_is_gone_is_no_longer_marked(club: Club, dora: Person) -> None:
    arena = club.guild.create_text_channel("arena")
    panel = await club.use(dora, "dvonn-admin settings")
    await choose(club, dora, panel, "channels", arena, club.channel)
    arena.delete()
    panel = await club.use(dora, "dvonn-admin settings")
    channels, _ = [select for select in panel.selects if not select.options]
    assert channels.defaults == (("channel", club.channel.id),)


async def test_the_usual_pace_and_the_time_of_challenges_hold_for_new_ones(club: Club, dora: Person) -> None:
    panel = await club.use(dora, "dvonn-admin settings")
    await choose(club, dora, panel, "pace", "1 day per move")
    await choose(club, dora, panel, "challenges", "1 day")
    await club.use(club.anna, "challenge", {"opponent": club.ben})
    (challenge,) = club.public()
    assert "1 day per move." in challenge.text
    await club.press(club.ben, challenge, "Accept")
    assert (await club.stored()).pace == Pace.ONE
    await club.use(club.anna, "challenge", {"opponent": club.cleo})
    await club.time_passes(days=1)
    assert "expired without an answer" in next(
        message.text for message in club.public() if "challenge expired" in message.text
    )


async def test_the_panel_names_what_the_bot_lacks_for_threads(club: Club, dora: Person) -> None:
    club.forbid(Permission.CREATE_PUBLIC_THREADS)
    panel = await club.use(dora, "dvonn-admin settings")
    assert "issing permissions" not in panel.text
    await choose(club, dora, panel, "threads", "A thread for each game")
    assert f"Missing permissions in <#{club.channel.id}>: **Create Public Threads**." in panel.text


async def test_where_the_bot_can_open_no_thread_a_match_stays_in_the_channel(
    club: Club, dora: Person
) -> None:
    await choose(
        club, dora, await club.use(dora, "dvonn-admin settings"), "threads", "A thread for each game"
    )
    club.forbid(Permission.CREATE_PUBLIC_THREADS)
    await club.begin()
    assert not (await club.stored()).in_thread
    assert len(club.boards()) == 1


async def test_somebody_who_may_no_longer_manage_the_server_changes_nothing(club: Club, dora: Person) -> None:
    panel = await club.use(dora, "dvonn-admin settings")
    club.guild.edit_member(dora, roles=[])
    await choose(club, dora, panel, "pace", "1 day per move")
    assert "**Manage Server**" in panel.text
    assert await settled(club) == ServerSettings()


async def test_a_time_of_ones_own_is_entered_in_a_form_and_stays_a_choice(club: Club, dora: Person) -> None:
    panel = await club.use(dora, "dvonn-admin settings")
    for increment, told in (
        ("31d", "“31d” is too long"),
        ("1", "“1” has no unit"),
        ("1d", "Server settings"),
    ):
        opened = await dora.select(panel, "dvonn:settle:pace", "custom time…")
        assert opened.modal is not None
        fields = {"bank": "2d", "increment": increment, "cap": "4d"}
        await answer_to(await dora.submit(opened.modal, fields))
        assert told in panel.text
    menu = next(menu for menu in panel.selects if menu.custom_id == "dvonn:settle:pace")
    assert [option.label for option in menu.options if option.default] == ["2 days + 1 day/move, max 4 days"]
