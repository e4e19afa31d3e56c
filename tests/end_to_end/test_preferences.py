"""The panel of preferences: every choice there is told, kept, and heeded."""

from bot.domain import PingBy, PingWhen, Preferences, UserId
from discord_playground import Interaction, Message, Person
from tests.bot.services.kept import kept_preferences
from tests.end_to_end.club import Club, answer_to


async def panel_of(club: Club, person: Person) -> Message:
    return await club.use(person, "preferences")


async def chosen_by(club: Club, person: Person) -> Preferences:
    return await kept_preferences(club.store, UserId(person.id))


async def choose(club: Club, person: Person, panel: Message, menu: str, label: str) -> None:
    await club.select(person, panel, f"dvonn:prefer:{menu}", label)


def chosen_in(panel: Message) -> list[str]:
    """The lines of its menus that are marked."""
    return [option.label for menu in panel.selects for option in menu.options if option.default]


async def enter(club: Club, panel: Message, **hours: str) -> Interaction:
    """Let Anna fill in the form of quiet hours."""
    opened = await club.anna.click(panel, "Change hours…")
    assert opened.modal is not None
    submitted = await club.anna.submit(opened.modal, hours)
    await answer_to(submitted)
    return submitted


async def test_the_panel_says_what_is_usual_where_nothing_was_chosen(club: Club) -> None:
    panel = await panel_of(club, club.anna)
    assert chosen_in(panel) == [
        "Ping me on every turn",
        "Ping me as the server does",
        "Anyone can challenge me",
        "Language: same as my Discord",
        "Pictures only I see: walnut",
    ]
    assert "**Quiet hours:** none" in panel.text
    assert await chosen_by(club, club.anna) == Preferences()


async def test_each_control_changes_one_thing_and_the_panel_says_so(club: Club) -> None:
    panel = await panel_of(club, club.anna)
    await choose(club, club.anna, panel, "when", "Ping me only if no other game is waiting")
    await choose(club, club.anna, panel, "by", "Ping me by direct message")
    await choose(club, club.anna, panel, "theme", "Pictures only I see: high contrast")
    assert chosen_in(panel) == [
        "Ping me only if no other game is waiting",
        "Ping me by direct message",
        "Anyone can challenge me",
        "Language: same as my Discord",
        "Pictures only I see: high contrast",
    ]
    await club.press(club.anna, panel, "No pictures")
    assert "in words, without pictures" in panel.text
    await club.press(club.anna, panel, "Turn the board")
    assert "turned in your own pictures" in panel.text
    await club.press(club.anna, panel, "Always ask")
    assert "always ask" in panel.text
    assert await chosen_by(club, club.anna) == Preferences(
        PingWhen.FIRST, PingBy.DIRECT, theme="contrast", rotated=True, confirm=True, words=True
    )
    await club.press(club.anna, panel, "Show pictures")
    await club.press(club.anna, panel, "Turn the board back")
    await club.press(club.anna, panel, "Ask less often")
    await choose(club, club.anna, panel, "theme", "Pictures only I see: walnut")
    assert await chosen_by(club, club.anna) == Preferences(PingWhen.FIRST, PingBy.DIRECT)
    assert await chosen_by(club, club.ben) == Preferences()


async def test_an_old_panel_still_works_after_a_restart(club: Club) -> None:
    panel = await panel_of(club, club.anna)
    await club.stop_bot()
    await club.start_bot()
    await choose(club, club.anna, panel, "when", "Never ping me")
    assert (await chosen_by(club, club.anna)).when is PingWhen.NEVER


async def test_quiet_hours_are_entered_in_a_form_and_switched_off_with_a_button(club: Club) -> None:
    panel = await panel_of(club, club.anna)
    submitted = await enter(club, panel, **{"from": "23", "to": "6", "zone": "Europe/Berlin"})
    assert submitted.response is panel
    assert "23:00 to 6:00 (Europe/Berlin)" in panel.text
    assert shown_in(await club.anna.click(panel, "Change hours…")) == ["23:00", "6:00", "Europe/Berlin"]
    await club.press(club.anna, panel, "No quiet hours")
    assert "**Quiet hours:** none" in panel.text
    assert (await chosen_by(club, club.anna)).quiet is None


def shown_in(opened: Interaction) -> list[str]:
    """The hours and the time zone that stand in the form."""
    assert opened.modal is not None
    begin, end, zone = (each["component"] for each in opened.modal.components)
    hours = [option["label"] for each in (begin, end) for option in each["options"] if option.get("default")]
    return [*hours, zone["value"]]


async def test_the_form_for_quiet_hours_shows_the_present_ones_on_a_phone_too(club: Club) -> None:
    club.anna.on_phone = True
    panel = await panel_of(club, club.anna)
    await enter(club, panel, **{"from": "23", "to": "6", "zone": "Europe/Berlin"})
    assert shown_in(await club.anna.click(panel, "Change hours…")) == ["23:00", "6:00", "Europe/Berlin"]
    await enter(club, panel, **{"from": "21", "to": "8", "zone": "Europe/Paris"})
    assert shown_in(await club.anna.click(panel, "Change hours…")) == ["21:00", "8:00", "Europe/Paris"]


async def test_a_zone_that_can_not_be_read_is_said_above_the_panel_and_changes_nothing(club: Club) -> None:
    panel = await panel_of(club, club.anna)
    await enter(club, panel, **{"from": "23", "to": "6", "zone": "Europe/Paris"})
    await enter(club, panel, **{"from": "22", "to": "7", "zone": "Hamburg"})
    assert panel.text.startswith("I can’t read “Hamburg”")
    assert "such as Europe/Berlin" in panel.text
    assert "23:00 to 6:00 (Europe/Paris)" in panel.text
    await enter(club, panel, **{"from": "22", "to": "7", "zone": "berlin"})
    assert "I can’t read" not in panel.text
    assert "22:00 to 7:00 (Europe/Berlin)" in panel.text


async def test_somebody_who_wants_no_pings_gets_none(club: Club) -> None:
    await choose(club, club.ben, await panel_of(club, club.ben), "when", "Never ping me")
    await club.begin()
    await club.use(club.anna, "move", {"move": "c3"})
    assert club.board().pings == set()
    await club.use(club.ben, "move", {"move": "d3"})
    assert club.board().pings == {club.anna.id}


async def test_somebody_who_wants_to_be_asked_is_asked(club: Club) -> None:
    await club.press(club.anna, await panel_of(club, club.anna), "Always ask")
    await club.begin()
    question = await club.use(club.anna, "move", {"move": "c3"})
    assert "**Play c3?**" in question.text
    await club.press(club.anna, question, "Play it")
    assert (await club.stored()).number == 2


async def test_somebody_who_likes_words_better_gets_no_pictures_for_themselves_alone(club: Club) -> None:
    panel = await panel_of(club, club.anna)
    await club.press(club.anna, panel, "No pictures")
    await choose(club, club.anna, panel, "by", "Ping me by direct message")
    await club.begin()
    own = await club.use(club.anna, "next")
    assert own.media == []
    assert "- Row 5, c to k: **empty** c–k.\n" in own.text
    (ping,) = club.direct_messages(club.anna)
    assert ping.media == []
    assert club.board().media
