"""The rules: a page for each, with its picture; turned, chosen from a menu, shared, and read in a direct message."""

from discord_playground import Permission
from tests.end_to_end.club import Club, labels

PAGES = 13


def number_of(text: str) -> int:
    """The number of the page that is shown."""
    return int(text.partition(f" of {PAGES}")[0].rpartition(" ")[2])


async def test_the_rules_are_turned_page_by_page_to_the_end_and_lead_on_to_a_challenge(club: Club) -> None:
    page = await club.use(club.cleo, "rules")
    pictures = []
    for number in range(1, PAGES + 1):
        assert number_of(page.text) == number
        pictures.append(page.media[0].data)
        if number < PAGES:
            await club.press(club.cleo, page, "Next")
    assert len(set(pictures)) == PAGES
    assert [button.label for button in page.buttons if button.disabled] == ["Next"]
    await club.press(club.cleo, page, "Previous")
    assert number_of(page.text) == PAGES - 1
    await club.press(club.cleo, page, "Next")
    await club.press(club.cleo, page, "Challenge someone")
    await club.press(club.cleo, page, "Random setup")
    await club.select(club.cleo, page, "Challenge someone", club.ben)
    assert page.deleted
    (challenge,) = club.public()
    assert challenge.pings == {club.ben.id}
    assert "Random setup" in challenge.text


async def test_a_menu_leads_to_any_page(club: Club) -> None:
    page = await club.use(club.cleo, "rules")
    await club.choose(club.cleo, page, "4")
    assert "Blocked stacks" in page.text
    assert "Blocked (surrounded on all six sides):" in (page.media[0].description or "")
    await club.choose(club.cleo, page, "8")
    assert "The end" in page.text
    assert "Try a lesson" in labels(page)


async def test_the_menu_leads_back_to_the_match_as_well(club: Club) -> None:
    panel = await club.press(club.anna, await club.begin(setup="random"), "Move")
    stacks = labels(panel)
    await club.press(club.anna, panel, "Rules")
    await club.choose(club.anna, panel, "5")
    assert "Staying connected" in panel.text
    await club.press(club.anna, panel, "Back to your move")
    assert labels(panel) == stacks


async def test_a_page_is_shared_with_everybody_in_the_language_of_the_server(club: Club) -> None:
    club.guild.edit(locale="de")
    page = await club.use(club.cleo, "rules")
    await club.choose(club.cleo, page, "3")
    await club.press(club.cleo, page, "Share")
    assert "Shared. Everyone in this channel can see it." in page.text
    assert number_of(page.text) == 3
    shared = club.public()[-1]
    assert "Cleo zeigt, wie man DVONN spielt:" in shared.text
    assert "**So spielt man DVONN** · Ziehen" in shared.text
    assert shared.media[0].data == page.media[0].data
    assert not shared.pings
    assert labels(shared) == ["Spielregeln", "Lektion ausprobieren"]
    opened = await club.press(club.ben, shared, "Spielregeln")
    assert opened.ephemeral
    assert number_of(opened.text) == 3


async def test_nothing_is_shared_where_one_may_not_write(club: Club) -> None:
    page = await club.use(club.cleo, "rules")
    club.forbid(Permission.SEND_MESSAGES, to=club.cleo)
    await club.press(club.cleo, page, "Share")
    assert f"You can’t post in <#{club.channel.id}>" in page.text
    assert club.public() == []


async def test_the_rules_and_the_help_can_be_read_in_a_direct_message_where_nothing_is_shared(
    club: Club,
) -> None:
    alone = club.cleo.direct_messages(club.application)
    page = await club.use(club.cleo, "rules", channel=alone)
    assert number_of(page.text) == 1
    assert "Share" not in labels(page)
    await club.press(club.cleo, page, "Next")
    await club.choose(club.cleo, page, "6")
    assert "Forced to cut" in page.text
    assert page.media
    assert "Share" not in labels(page)
    help_page = await club.use(club.cleo, "help", channel=alone)
    await club.press(club.cleo, help_page, "How to play")
    assert number_of(help_page.text) == 1
    assert club.public() == []
