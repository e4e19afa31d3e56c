"""The page looks and works as Discord's client does."""

import re

import pytest

from playground_tests.stylesheets import rules
from tests.browser.play import DESKTOP, PHONE, Tabs

WIDE_AND_NARROW = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
FLAWS_ALONE = {"resultTypes": ["violations"]}  # to describe what is well takes longer than to find it
EXPERIMENTS_TOO = {**FLAWS_ALONE, "rules": {"label-content-name-mismatch": {"enabled": True}}}
CONTRASTS_ALONE = {**FLAWS_ALONE, "runOnly": ["color-contrast"]}
SEARCH = "options => axe.run(options)"
FAR_UP = """() => {
    document.querySelector(".messages").scrollTop = 0; // again, where something that came has brought it to its end
    return !document.querySelector(".below").hidden;
}"""
TURN = "[...document.querySelectorAll('button')].find(each => each.title === 'Dark or light').click()"


def test_commands_that_begin_with_what_was_typed_come_first(tabs: Tabs) -> None:
    sam = tabs.open("sam", channel="general")
    sam.draft.focus()
    sam.page.keyboard.type("/dvonn m")
    options = sam.page.get_by_role("option")
    options.filter(has_text="/dvonn games").wait_for()
    assert "/dvonn move" in options.first.inner_text()


def test_every_declaration_of_the_stylesheets_is_known_to_the_browser(tabs: Tabs) -> None:
    written = [list(declaration) for rule in rules() for declaration in rule.declarations]
    unknown = tabs.open("sam", channel="general").page.evaluate(
        "written => written.filter(([name, value]) => !CSS.supports(name, value))", written
    )
    assert (unknown, len(written) > 0) == ([], True)


def test_a_slash_command_needs_the_keyboard_alone(tabs: Tabs) -> None:
    chloe, sam = tabs.open("chloé", channel="general"), tabs.open("sam", channel="general")
    page = chloe.page
    chloe.draft.focus()
    page.keyboard.type("/dvonn cha")
    page.get_by_role("option", name="/dvonn challenge opponent").wait_for()
    page.keyboard.press("Enter")
    page.get_by_role("group", name="Command /dvonn challenge").wait_for()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.keyboard.type("sa")
    page.get_by_role("option", name="Sam").wait_for()
    page.keyboard.press("Tab")
    page.keyboard.type("col")
    page.keyboard.press("Tab")
    page.keyboard.type("bl")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    sam.reads(re.compile("@Sam, Chloé challenges you to DVONN!.*Chloé plays Black", re.DOTALL))
    sam.page.locator(".message.pinged").wait_for()
    chloe.command("/games", "<Enter>", "<Enter>")
    games = chloe.reads("used /dvonn games")
    chloe.press("Challenges", on=games)
    chloe.press("Withdraw", on=games)
    sam.reads("withdrew the challenge")


def test_completions_come_live_from_the_bot(tabs: Tabs) -> None:
    anna, ben = tabs.open("anna", channel="general"), tabs.open("ben", channel="general")
    anna.command(
        "/cha", "<Enter>", "opp", "<Enter>", "ben", "<Enter>", "col", "<Enter>", "wh", "<Enter>", "<Enter>"
    )
    ben.press("Accept", on=ben.page.locator(".message", has_text="Ben, Anna").last)
    anna.board.get_by_role("button", name="Place a piece").wait_for()
    anna.draft.focus()
    anna.page.keyboard.type("/move")
    anna.page.get_by_role("option", name="/dvonn move").wait_for()
    anna.page.keyboard.press("Enter")
    anna.page.keyboard.type("c")
    anna.page.get_by_role("option", name="c3").wait_for()
    for key in ("Backspace", "d", "9"):
        anna.page.keyboard.press(key)
    anna.page.get_by_text("No options match your search").wait_for()
    for key in ("Backspace", "4"):
        anna.page.keyboard.press(key)
    anna.page.get_by_role("option", name="d4").wait_for()
    anna.page.keyboard.press("Enter")
    anna.page.keyboard.press("Enter")
    # The board is in a thread if there was a match in this channel.
    anna.reads(re.compile(r"Last: Anna d4\.|Played: d4\."))


def test_a_command_that_a_text_names_is_begun_by_a_press(tabs: Tabs) -> None:
    ada = tabs.open("ada", channel="general")
    ada.command("/games", "<Enter>", "<Enter>")
    ada.page.get_by_role("button", name="/dvonn challenge").click()
    ada.page.get_by_role("group", name="Command /dvonn challenge").wait_for()


def test_escape_and_backspace_lead_out_of_a_command(tabs: Tabs) -> None:
    sam = tabs.open("sam")
    for key in ("Escape", "Backspace"):
        sam.command("/help", "<Enter>")
        sam.page.get_by_role("group", name="Command /dvonn help").wait_for()
        sam.page.keyboard.press(key)
        sam.page.get_by_placeholder("Message #games").wait_for()


def test_private_messages_are_seen_by_one_person_and_can_be_dismissed(tabs: Tabs) -> None:
    anna, ben = tabs.open("anna", channel="general"), tabs.open("ben", channel="general")
    anna.command("/help", "<Enter>", "<Enter>")
    anna.reads("DVONN, one move at a time")
    anna.say("did you see that?")
    ben.reads("did you see that?")
    assert ben.page.get_by_text("DVONN, one move at a time").count() == 0
    private = anna.page.locator(".message.ephemeral", has_text="DVONN, one move at a time")
    anna.press("Dismiss message", on=private)
    private.wait_for(state="detached")


def test_what_people_call_themselves_and_write_is_only_text(tabs: Tabs) -> None:
    anna, ben = tabs.open("anna", channel="general"), tabs.open("ben", channel="general")
    anna.say(
        "<img src=x onerror=\"document.title='owned'\"> **<script>document.title='owned'</script>** "
        "[x](javascript:alert(1))"
    )
    assert ben.reads("<img src=x onerror=").locator("img, script, a").count() == 0
    assert "owned" not in ben.page.title()


def test_markdown_is_shown_as_discord_shows_it(tabs: Tabs) -> None:
    anna, ben = tabs.open("anna", channel="general"), tabs.open("ben", channel="general")
    text = "### Head\n**bold** *slanted* __under__ ~~gone~~ `co*d*e` <t:1700000000:R> <#0>\n- one\n- two\n> quoted"
    anna.draft.fill(text)
    anna.draft.press("Enter")
    shown = ben.reads("slanted").locator(".text")
    for selector, words in (
        (".heading", "Head"),
        ("strong", "bold"),
        ("em", "slanted"),
        ("u", "under"),
        ("s", "gone"),
        ("code", "co*d*e"),
        ("time", "years ago"),
        ("li >> nth=1", "two"),
        ("blockquote", "quoted"),
    ):
        assert words in shown.locator(selector).inner_text()


def test_somebody_is_mentioned_with_a_few_keys_and_the_channel_shows_it(tabs: Tabs) -> None:
    anna, ben = tabs.open("anna", channel="general"), tabs.open("ben", channel="games")
    anna.draft.focus()
    anna.page.keyboard.type("hey @be")
    anna.page.get_by_role("option", name="Ben").wait_for()
    anna.page.keyboard.press("Enter")
    anna.page.keyboard.type("look")
    anna.page.keyboard.press("Enter")
    ben.page.get_by_role("button", name="general").get_by_label("1 mention", exact=True).wait_for()
    assert ben.page.title().startswith("(1)")
    ben.go("general")
    ben.page.locator(".message.pinged", has_text="hey @Ben look").wait_for()
    assert ben.page.locator(".badge").count() == 0


def test_threads_are_opened_and_played_in(tabs: Tabs) -> None:
    chloe, ben = tabs.open("chloé", channel="general"), tabs.open("ben", channel="general")
    chloe.page.get_by_role("button", name="New thread").click()
    chloe.page.get_by_label("Thread name").fill("Rematch")
    chloe.page.keyboard.press("Enter")
    chloe.page.locator(".here", has_text="Rematch").wait_for()
    ben.go("Rematch")
    chloe.command("/cha", "<Enter>", "opp", "<Enter>", "ben", "<Enter>", "<Enter>")
    ben.press("Decline", on=ben.page.locator(".message", has_text="Ben, Chloé").last)
    form = ben.page.get_by_role("dialog", name="Decline the challenge")
    form.get_by_role("textbox").fill("Not today")
    form.get_by_role("button", name="Submit").click()
    chloe.reads(re.compile("declined.*challenge.*Not today", re.DOTALL))


def test_where_the_bot_may_not_write_it_says_what_is_missing(tabs: Tabs) -> None:
    anna = tabs.open("anna", channel="announcements")
    anna.command("/cha", "<Enter>", "<Enter>")
    anna.reads("Missing permissions in")


def test_alt_text_is_shown_on_demand_and_pictures_open_large(tabs: Tabs) -> None:
    anna = tabs.open("anna", channel="general")
    anna.command("/rules", "<Enter>", "<Enter>")
    anna.reads("The aim · 1 of")
    words = anna.panel.locator(".alt-text")
    assert not words.is_visible()
    anna.panel.get_by_role("button", name="ALT").click()
    words.wait_for()
    assert len(words.inner_text()) > 20
    anna.panel.get_by_role("button", name="opens large").click()
    large = anna.page.get_by_role("dialog", name="Picture")
    large.locator("img").wait_for()
    anna.page.keyboard.press("Escape")
    large.wait_for(state="detached")
    anna.press("Next", on=anna.panel)
    anna.reads("Placing · 2 of")


@WIDE_AND_NARROW
def test_nothing_is_wider_than_the_screen_and_everything_can_be_reached(
    tabs: Tabs, size: tuple[int, int]
) -> None:
    sam = tabs.open("sam", size=size)
    page = sam.page
    sam.command("/rules", "<Enter>", "<Enter>")
    sam.reads("How to play DVONN")
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert (
        page.evaluate(
            "Math.max(...[...document.querySelectorAll('.message *')].map(e => e.getBoundingClientRect().right))"
        )
        <= size[0]
    )
    if size is PHONE:
        assert not page.get_by_role("navigation").is_visible()
        page.get_by_role("button", name="Channels").click()
    page.get_by_role("navigation").get_by_role("button", name="general").click()
    page.locator(".here", has_text="general").wait_for()
    if size is PHONE:
        page.get_by_role("navigation").wait_for(state="hidden")
        page.get_by_role("button", name="Members").click()
    page.get_by_role("complementary", name="Members").get_by_text("Sam").wait_for()


def test_no_name_is_cut_short_among_the_members_of_the_club(tabs: Tabs) -> None:
    names = tabs.open("sam").page.locator(".members .person-name")
    names.filter(has_text="DVONN").wait_for()
    assert names.evaluate_all("all => all.filter(each => each.scrollWidth > each.clientWidth).length") == 0


def test_on_a_phone_what_ends_a_line_stays_on_the_right_and_in_one_piece(tabs: Tabs) -> None:
    sam = tabs.open("sam", size=(PHONE[0], 360))  # so low that a page is a long way
    sam.command("/rules", "<Enter>", "<Enter>")
    sam.reads("How to play DVONN")
    sam.page.wait_for_function(FAR_UP)
    jump = sam.page.get_by_text("Jump to present")
    assert jump.evaluate("words => words.getClientRects().length") == 1
    sam.command("/chal", "<Enter>", "level", "<Enter>")  # with its field there is no room beside the name
    send = sam.page.locator(".command-line").get_by_role("button", name="Send").bounding_box()
    assert send is not None
    assert send["x"] > PHONE[0] * 0.8


def test_the_one_on_a_phone_sees_a_phone_on_any_screen(tabs: Tabs) -> None:
    jurgen = tabs.open("jürgen")
    assert jurgen.page.evaluate("document.querySelector('.app').offsetWidth") == PHONE[0]
    jurgen.page.get_by_role("navigation").wait_for(state="hidden")


def test_dark_and_light_follow_the_machine_until_they_are_chosen(tabs: Tabs) -> None:
    ground = "getComputedStyle(document.querySelector('.app')).backgroundColor"
    dark, light = tabs.open("anna", scheme="dark"), tabs.open("anna", scheme="light")
    colours = dark.page.evaluate(ground), light.page.evaluate(ground)
    assert colours[0] != colours[1]
    light.page.get_by_role("button", name="Dark or light").click()
    assert light.page.evaluate(ground) == colours[0]
    light.page.reload()
    light.page.locator(".beginning").wait_for()
    assert light.page.evaluate(ground) == colours[0]


def test_one_chooses_who_one_is(tabs: Tabs) -> None:
    page = tabs.open("ada").page
    page.get_by_role("button", name="Be somebody else").click()
    page.get_by_role("heading", name="Who are you?").wait_for()
    assert page.locator(".card:focus", has_text="That was you a moment ago").inner_text().startswith("A\nAda")
    page.get_by_role("link", name="Sam").click()
    page.locator(".self", has_text="Sam").wait_for()


def test_a_newcomer_is_told_how_to_begin_once_and_whom_to_be_in_a_second_tab(tabs: Tabs) -> None:
    page = tabs.open("anna").page
    hint = page.get_by_role("complementary", name="First steps")
    assert "Type / for commands, or press a button" in hint.inner_text()
    beside_the_name = page.locator(".self").get_by_role("link", name="Open Ben in a new tab")
    for way in (hint.get_by_role("link", name="Open Ben in a new tab"), beside_the_name):
        with page.context.expect_page() as opened:
            way.click()
        opened.value.locator(".self", has_text="Ben").wait_for()
        opened.value.close()
    hint.get_by_role("button", name="Got it").click()
    page.reload()
    beside_the_name.wait_for()
    assert hint.count() == 0


def test_what_is_written_and_not_sent_outlasts_a_reload_and_a_look_elsewhere(tabs: Tabs) -> None:
    anna, ben = tabs.open("anna", channel="general"), tabs.open("ben", channel="general")
    anna.draft.focus()
    anna.page.keyboard.type("later, @be")
    anna.page.get_by_role("option", name="Ben").wait_for()
    anna.page.keyboard.press("Enter")
    anna.page.reload()
    anna.page.locator(".beginning:not(:has-text('Loading'))").wait_for()
    assert anna.draft.input_value() == "later, @Ben "
    anna.go("games")
    assert anna.draft.input_value() == ""
    anna.go("general")
    assert anna.draft.input_value() == "later, @Ben "
    anna.draft.press("Enter")
    ben.page.locator(".message.pinged", has_text="later, @Ben").wait_for()
    anna.page.reload()
    anna.page.locator(".beginning:not(:has-text('Loading'))").wait_for()
    assert anna.draft.input_value() == ""


@WIDE_AND_NARROW
def test_the_page_has_no_serious_flaw_in_accessibility(tabs: Tabs, size: tuple[int, int]) -> None:
    axe = pytest.importorskip("axe_playwright_python.base").AXE_SCRIPT
    anna = tabs.open("anna", size=size, scheme="dark")
    anna.page.evaluate(axe)

    def flaws() -> list[tuple[str, list[str]]]:
        """Find what is serious in the dark, and the contrasts in the light."""
        found = list(anna.page.evaluate(SEARCH, EXPERIMENTS_TOO)["violations"])
        anna.page.evaluate(TURN)
        found += anna.page.evaluate(SEARCH, CONTRASTS_ALONE)["violations"]
        anna.page.evaluate(TURN)
        serious = [flaw for flaw in found if flaw["impact"] in ("serious", "critical")]
        return [(flaw["id"], [node["html"] for node in flaw["nodes"]]) for flaw in serious]

    anna.command("/rules", "<Enter>", "<Enter>")
    anna.reads("How to play DVONN")
    anna.draft.focus()
    anna.page.keyboard.type("/")
    anna.page.get_by_role("option").first.wait_for()
    assert flaws() == []
    anna.draft.fill("")
    anna.panel.locator(".author").click()
    anna.page.get_by_role("menuitem").first.wait_for()
    assert flaws() == []
    anna.page.keyboard.press("Escape")
    anna.page.get_by_role("button", name="Operator's panel").click()
    anna.page.get_by_role("complementary", name="Operator").get_by_text("First answers").wait_for()
    assert flaws() == []
    assert anna.page.locator("h1:visible").count() == 1
