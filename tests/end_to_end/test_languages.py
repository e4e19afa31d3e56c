"""Direct messages are in the receiver's language, as it was when they last used the bot."""

from bot.matches import PingBy, UserId
from playground import Message, Person
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
    assert "**Partie 1 auf Club:** Du bist gegen" in (await last_letter(club, club.ben)).text
    assert "White placed a DVONN piece" in club.board().text


async def test_the_language_told_last_counts_whatever_it_was_told_with(club: Club) -> None:
    await club.prefer(club.ben, by=PingBy.DIRECT)
    await club.begin()
    club.ben.locale = "de"
    await club.use(club.ben, "rules")
    await place(club, "c3")
    assert "Du bist gegen" in (await last_letter(club, club.ben)).text
    club.ben.locale = "en-GB"
    await club.use(club.ben, "place", {"space": "d3"})
    await place(club, "e3")
    assert "it’s your turn against" in (await last_letter(club, club.ben)).text


async def test_where_the_bot_does_not_speak_it_the_servers_language_is_written(club: Club) -> None:
    club.guild.edit(locale="de")
    club.ben.locale = "ja"
    await club.prefer(club.ben, by=PingBy.DIRECT)
    await club.use(club.anna, "challenge", {"opponent": club.ben, "colour": "white"})
    await club.press(club.ben, club.public()[-1], "Annehmen")
    await place(club, "c3")
    assert "Du bist gegen" in (await last_letter(club, club.ben)).text


async def test_direct_messages_are_in_the_languages_of_those_who_get_them(club: Club) -> None:
    club.ben.locale = club.cleo.locale = "de"
    await club.begin()
    await watch(club, club.olga, "Each move")
    await club.press(club.cleo, await club.press(club.cleo, club.board(), "Watch"), "Jeder Zug")
    await place(club, "c3")
    for watcher, text in ((club.olga, "which you’re watching:"), (club.cleo, "bei der du zuschaust")):
        assert text in (await last_letter(club, watcher)).text
    await club.use(club.anna, "me away", {"until": "5 days"})
    assert "abwesend" in (await last_letter(club, club.ben)).text


async def test_a_language_is_told_among_what_is_kept_and_forgotten_with_the_name(club: Club) -> None:
    club.ben.locale = "de"
    await club.begin()
    kept = await club.use(club.ben, "me forget")
    assert "- deine Sprache: Deutsch" in kept.text
    await club.press(club.ben, kept, "Vergiss mich")
    async with club.store.read() as ledger:
        assert await ledger.people.languages([UserId(club.ben.id)]) == {}
