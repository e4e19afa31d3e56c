"""Direct messages are in the receiver's language, as it was when they last used the bot."""

from bot.domain import ChannelId, GuildId, PingBy, UserId
from bot.features.spectator_channels.service import Following
from discord_playground import Message, Person
from tests.end_to_end.club import Club
from tests.end_to_end.onlooking import place, watch


async def last_letter(club: Club, person: Person) -> Message:
    await club.nothing_to_do()
    return club.direct_messages(person)[-1]


async def test_somebody_who_uses_discord_in_a_language_of_the_bot_is_pinged_in_that(club: Club) -> None:
    club.ben.locale = "de"
    await club.prefer(club.ben, by=PingBy.DIRECT)
    await club.begin()
    await place(club, "c3")
    assert "Du bist dran in Partie 1 (Club): " in (await last_letter(club, club.ben)).text
    assert "Last: Anna " in club.board().text


async def test_the_language_told_last_counts_whatever_it_was_shown_with(club: Club) -> None:
    await club.prefer(club.ben, by=PingBy.DIRECT)
    await club.begin()
    club.ben.locale = "de"
    await club.use(club.ben, "rules")
    await place(club, "c3")
    assert "Du bist dran" in (await last_letter(club, club.ben)).text
    club.ben.locale = "en-GB"
    await club.use(club.ben, "move", {"move": "d3"})
    await place(club, "e3")
    assert "Your turn in game 1 (Club)" in (await last_letter(club, club.ben)).text


async def test_where_the_bot_does_not_speak_it_the_servers_language_is_written(club: Club) -> None:
    club.guild.edit(locale="de")
    club.ben.locale = "ja"
    await club.prefer(club.ben, by=PingBy.DIRECT)
    await club.use(club.anna, "challenge", {"opponent": club.ben, "colour": "white"})
    await club.press(club.ben, club.public()[-1], "Annehmen")
    await place(club, "c3")
    assert "Du bist dran" in (await last_letter(club, club.ben)).text


async def test_direct_messages_are_in_the_languages_of_those_who_get_them(club: Club) -> None:
    club.ben.locale = club.cleo.locale = "de"
    await club.begin()
    await watch(club, club.olga, "Each move")
    more = await club.press(club.cleo, club.board(), "More")
    await club.press(club.cleo, await club.press(club.cleo, more, "Zuschauen"), "Jeder Zug")
    await place(club, "c3")
    for watcher, text in (
        (club.olga, "Anna placed a piece"),
        (club.cleo, "Anna hat einen Stein auf c3 gesetzt"),
    ):
        assert text in (await last_letter(club, watcher)).text
    await club.use(club.anna, "away", {"until": "5 days"})
    assert "abwesend" in (await last_letter(club, club.ben)).text


async def test_a_language_is_shown_among_what_is_kept_and_forgotten_with_the_name(club: Club) -> None:
    club.ben.locale = "de"
    await club.begin()
    kept = await club.use(club.ben, "forget")
    assert "Sprache: Deutsch" in kept.text
    await club.press(club.ben, kept, "Meine Daten löschen")
    async with club.store.read() as uow:
        assert await uow.people.languages([UserId(club.ben.id)]) == {}


# what everybody reads


async def test_a_match_is_shown_in_the_language_that_both_players_speak(club: Club) -> None:
    club.anna.locale = club.ben.locale = "de"
    stage = club.guild.create_text_channel("stage")
    await club.bot.get(Following).follow(
        GuildId(club.guild.id), ChannelId(stage.id), player=None, results_only=False, by=UserId(club.olga.id)
    )
    await club.use(club.ben, "preferences")
    await club.use(club.anna, "challenge", {})
    challenge = club.public()[-1]
    assert "möchte DVONN spielen" in challenge.text
    await club.press(club.ben, challenge, "Annehmen")
    await club.nothing_to_do()
    assert "DVONN-Stein 1 von 3" in club.board().text
    assert "DVONN-Stein 1 von 3" in club.public(stage)[-1].text
    assert "DVONN piece 1 of 3" in (await club.open(club.cleo, 1)).text


async def test_players_with_two_languages_and_people_who_were_never_heard_get_the_servers(club: Club) -> None:
    club.guild.edit(locale="de")
    club.anna.locale = "en-US"
    await club.use(club.anna, "challenge", {"opponent": club.ben})
    assert "fordert dich zu DVONN heraus" in club.public()[-1].text
    await club.use(club.anna, "challenge", {})
    assert "would like to play DVONN" in club.public()[-1].text
    club.ben.locale = "de"
    await club.press(club.ben, club.public()[-1], "Accept")
    await club.nothing_to_do()
    assert "DVONN-Stein 1 von 3" in club.board().text


async def test_a_language_that_the_server_has_chosen_wins(club: Club) -> None:
    club.anna.locale = club.ben.locale = "de"
    await club.settle(language="en")
    await club.bot.presenter.learn_languages()
    await club.use(club.anna, "challenge", {})
    assert "would like to play DVONN" in club.public()[-1].text


# what one has chosen


async def test_the_language_that_one_chooses_counts_at_once_and_after_a_restart_everywhere(
    club: Club,
) -> None:
    await club.prefer(club.anna, by=PingBy.DIRECT)
    panel = await club.use(club.anna, "preferences")
    await club.select(club.anna, panel, "dvonn:prefer:language", "Language: Deutsch")
    assert "Deine Einstellungen" in panel.text
    await club.stop_bot()
    await club.start_bot()
    assert "Deine Einstellungen" in (await club.use(club.anna, "preferences")).text
    await club.use(club.anna, "challenge", {})
    assert "möchte DVONN spielen" in club.public()[-1].text
    await club.press(club.ben, club.public()[-1], "Annehmen")
    await club.resign(club.ben)
    told = [message.text for message in club.direct_messages(club.anna)]
    assert told
    assert all("Partie 1 (Club)" in text for text in told)


async def test_as_on_discord_brings_that_language_back(club: Club) -> None:
    panel = await club.use(club.anna, "preferences")
    await club.select(club.anna, panel, "dvonn:prefer:language", "Language: Deutsch")
    await club.select(club.anna, panel, "dvonn:prefer:language", "Sprache: wie in Discord")
    assert "Your preferences" in panel.text
    await club.use(club.anna, "challenge", {})
    assert "would like to play DVONN" in club.public()[-1].text
