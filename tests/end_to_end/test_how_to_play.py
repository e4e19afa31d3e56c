"""The rules are one press away wherever somebody begins, and lead back to where one was."""

from tests.end_to_end.club import Club, labels


async def test_the_challenger_can_read_the_rules_while_waiting(club: Club) -> None:
    await club.use(club.anna, "challenge", {"opponent": club.ben})
    rules = await club.press(club.anna, club.public()[-1], "How to play")
    assert "How to play DVONN" in rules.text


async def test_a_user_who_accepts_and_begins_finds_them_in_the_panel_and_comes_back(club: Club) -> None:
    await club.use(club.anna, "challenge", {"opponent": club.ben, "colour": "black"})
    panel = await club.press(club.ben, club.public()[-1], "Accept")
    rules = await club.press(club.ben, panel, "Rules")
    assert rules is panel
    assert "How to play DVONN" in rules.text
    back = await club.press(club.ben, await club.press(club.ben, rules, "Next"), "Back to your move")
    assert "Row 3 (11)" in labels(back)


async def test_the_first_board_leads_to_them_and_every_later_one_to_the_history(club: Club) -> None:
    first = await club.begin(setup="random")
    assert labels(first) == ["Move", "Rules", "Watch", "More"]
    for_anna = await club.press(club.anna, first, "Rules")
    assert for_anna.ephemeral
    assert "choose a stack" in (await club.press(club.anna, for_anna, "Back to your move")).text
    move = (await club.stored()).position.legal_moves()[0]
    source, target = str(move)[:2], str(move)[2:]
    await club.use(club.anna, "move", {"move": f"{source} {target}"})
    await club.only_one_board()
    assert "History" in labels(club.board())
    assert "Rules" not in labels(club.board())


async def test_a_spectator_who_has_read_them_from_the_first_board_is_led_to_a_match(club: Club) -> None:
    first = await club.begin()
    page = await club.press(club.cleo, first, "Rules")
    assert "Back to your move" not in labels(page)
    assert "Challenge someone" in labels(page)
