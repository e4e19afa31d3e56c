"""`/dvonn` in direct messages with the bot: one's own matches of all servers, and nothing of anybody else's."""

import pytest

from discord_playground import Guild, Message, NotPossibleError, Person, TextChannel
from dvonn import Record
from tests.end_to_end.club import Club, labels
from tests.end_to_end.past import A_WIN, played

HOME = "Club"


@pytest.fixture
def league(club: Club) -> Guild:
    """Another server with the bot, in which Anna and Ben are too."""
    guild = club.playground.create_guild("League")
    guild.create_text_channel("games")
    guild.add_bot(club.application)
    guild.add_member(club.anna)
    guild.add_member(club.ben)
    return guild


async def ask(club: Club, person: Person, command: str, **options: object) -> Message:
    """Use a command in the direct messages with the bot; give the private answer."""
    return await club.use(person, command, options, channel=person.direct_messages(club.application))


async def begin_in(club: Club, guild: Guild) -> None:
    """Begin a match in the first channel of another server; Anna plays White."""
    channel = next(each for each in guild.channels.values() if isinstance(each, TextChannel))
    await club.begin(channel)


async def test_what_needs_no_match_works_there(club: Club) -> None:
    assert "How to play DVONN" in (await ask(club, club.cleo, "rules")).text
    assert "DVONN" in (await ask(club, club.cleo, "help")).text
    assert (await ask(club, club.cleo, "preferences")).selects
    assert (
        "You have no open challenges."
        in (await club.challenges(club.cleo, channel=club.cleo.direct_messages(club.application))).text
    )
    assert "I haven’t saved any data about you" in (await ask(club, club.cleo, "forget")).text
    away = await ask(club, club.anna, "away", until="5 days")
    assert "You’re away until" in away.text
    direct = club.anna.direct_messages(club.application)
    assert "Welcome back" in (await club.come_back(club.anna, channel=direct)).text
    number = club.bot.messenger.commands["dvonn"]
    nothing = await ask(club, club.anna, "next")
    assert f"</dvonn challenge:{number}>" in nothing.text  # commands can be pressed there as well


async def test_what_managers_do_is_not_offered_there(club: Club) -> None:
    with pytest.raises(NotPossibleError, match="not for direct messages"):
        await ask(club, club.olga, "dvonn-admin settings")


async def test_what_others_see_belongs_in_a_server(club: Club) -> None:
    answer = await ask(club, club.anna, "watch")
    assert answer.text == (
        "**/dvonn watch** only works in a server’s channel, where others can see it. Please use it there."
    )
    assert labels(answer) == []


async def test_ones_matches_in_all_servers_are_listed_opened_and_played(club: Club, league: Guild) -> None:
    await club.begin()
    await begin_in(club, league)
    listed = await ask(club, club.anna, "games")
    heading, first, _, second, _ = listed.text.splitlines()
    assert heading == "**All your games**"
    assert first.startswith("⚫ **Ben** · ")
    assert f"[game 1]({club.board(1).jump_url})" in first
    assert first.endswith(HOME)
    assert "[game 2](" in second
    assert second.endswith("League")
    assert labels(listed) == ["Open", "Open", "✓ Running", "Finished", "Challenges"]
    opened = [button.custom_id or "" for button in listed.buttons if button.label == "Open"]
    panel = await club.press(club.anna, listed, opened[1])
    assert "-# Game 2" in panel.text
    await club.press(club.anna, panel, "Row 3 (11)")
    await club.press(club.anna, panel, "c3")
    await club.nothing_to_do()
    assert [str(move) for move in (await club.stored(2)).game.moves] == ["c3"]
    await club.press(club.anna, panel, "Your next game")  # of all servers
    assert "-# Game 1" in panel.text


async def test_next_goes_through_all_servers(club: Club, league: Guild) -> None:
    assert "No game is waiting for you." in (await ask(club, club.anna, "next")).text
    await begin_in(club, league)
    await club.begin()
    panel = await ask(club, club.anna, "next")
    assert "-# Game 1" in panel.text
    await club.use(club.anna, "move", {"move": "c3", "match": 1}, channel=panel.channel)
    panel = await ask(club, club.anna, "next")
    assert "-# Game 2" in panel.text


async def test_commands_mean_the_only_match_or_ask_and_offer_those_of_all_servers(
    club: Club, league: Guild
) -> None:
    await club.begin()
    direct = club.anna.direct_messages(club.application)
    spaces = await club.anna.autocomplete(direct, "dvonn move", focused="move", move="c3")
    assert [choice.name for choice in spaces] == ["c3"]
    placed = await ask(club, club.anna, "move", move="c3")
    assert "c3" in placed.text
    assert labels(placed)[0] == "Go to the board"
    await begin_in(club, league)
    unclear = await ask(club, club.anna, "resign")
    assert "More than one game is possible: game 2, game 1." in unclear.text
    assert labels(unclear) == ["My games"]
    choices = await club.anna.autocomplete(direct, "dvonn resign", focused="match")
    assert [choice.name.rpartition(" · ")[2] for choice in choices] == ["League", HOME]
    narrowed = await club.anna.autocomplete(direct, "dvonn resign", {"match": "leag"}, focused="match")
    assert [choice.value for choice in narrowed] == [2]
    question = await ask(club, club.anna, "resign", match=2)
    await club.press(club.anna, question, "Resign")
    assert (await club.stored(2)).is_over
    assert not (await club.stored(1)).is_over


async def test_ones_board_is_shown_there_and_stays_where_it_is(club: Club) -> None:
    board = await club.begin()
    panel = await club.open(club.anna, channel=club.anna.direct_messages(club.application))
    assert "Row 3 (11)" in labels(panel)
    shown = await club.open(club.ben, channel=club.ben.direct_messages(club.application))
    assert shown.media[0].description == board.media[0].description
    assert labels(shown)[0] == "Go to the board"
    assert not {"Move it here", "Post it again"} & set(labels(shown))
    assert club.board() is board
    more = await club.press(club.ben, shown, "More")
    words = await club.press(club.ben, more, "Board as text")
    assert "Anna to place" in words.text
    more = await club.press(club.ben, words, "More")
    history = await club.press(club.ben, more, "History")
    assert "Game 1" in history.text
    assert "Share" not in labels(history)


async def test_plans_and_undo_work_there(club: Club) -> None:
    await club.begin()
    direct = club.ben.direct_messages(club.application)
    more = await club.press(club.ben, await club.open(club.ben, channel=direct), "More")
    panel = await club.press(club.ben, more, "Plan ahead")
    for label in ("Row 3 (11)", "d3"):
        await club.press(club.ben, panel, label)
    await ask(club, club.anna, "move", move="c3")
    assert [str(move) for move in (await club.stored()).game.moves] == ["c3", "d3"]
    more = await club.press(club.ben, await club.open(club.ben, channel=direct), "More")
    await club.press(club.ben, more, "Undo")
    assert (await club.stored()).offer is not None


async def test_records_of_ones_own_matches_are_there(club: Club) -> None:
    await played(club)
    direct = club.anna.direct_messages(club.application)
    for button in ("Chart", "Replay"):
        more = await club.press(club.anna, await club.open(club.anna, channel=direct), "More")
        assert (await club.press(club.anna, more, button)).media
    more = await club.press(club.anna, await club.open(club.anna, channel=direct), "More")
    formats = await club.press(club.anna, more, "Export")
    assert (await club.press(club.anna, formats, "SGF")).media


async def test_a_record_is_leafed_through_there_and_nothing_leads_into_a_channel(club: Club) -> None:
    panel = await ask(club, club.cleo, "import", text=str(Record(A_WIN)))
    for _ in range(20):
        await club.press(club.cleo, panel, "◀")
    assert "move 65 of 85" in panel.text
    assert "Share" not in labels(panel)  # a match from here is against the computer: `test_records.py`


async def test_the_lesson_is_there(club: Club) -> None:
    page = await ask(club, club.cleo, "learn")
    assert page.media
    assert page.buttons


async def test_a_rematch_is_asked_for_there_by_members_of_the_server_alone(club: Club) -> None:
    await played(club)
    await played(club)
    listed = await ask(club, club.anna, "games")
    await club.press(club.anna, listed, "Finished")
    opened = await club.press(club.anna, listed, listed.buttons[0].custom_id or "")
    assert "Rematch" in labels(opened)
    await club.press(club.anna, opened, "Rematch")
    await club.nothing_to_do()
    challenge = club.public()[-1]
    assert "Accept" in labels(challenge)
    assert challenge.pings == {club.ben.id}
    waiting = await club.challenges(club.ben, channel=club.ben.direct_messages(club.application))
    club.guild.remove_member(club.ben)
    answer = await club.press(club.ben, waiting, "Accept")
    assert "You’re no longer in this game’s server" in answer.text
    assert "Accept" in labels(challenge)


COMMANDS: dict[str, dict[str, object]] = {
    "move": {"move": "c3"},
    "resign": {},
    "remind": {},
}


async def test_nothing_of_others_is_shown_there(club: Club, subtests: pytest.Subtests) -> None:
    await club.begin()
    for command, options in COMMANDS.items():
        with subtests.test(command=command):
            answer = await ask(club, club.cleo, command, match=1, **options)
            assert "You have no game 1." in answer.text
            assert not answer.media
            answer = await ask(club, club.cleo, command, **options)
            assert "You’re not playing any games right now." in answer.text
            listed = await ask(club, club.cleo, "games", player=club.anna)
            assert "There are no games against them." in listed.text


async def test_challenges_of_all_servers_are_listed_and_accepted_there(club: Club, league: Guild) -> None:
    channel = next(iter(league.channels.values()))
    await club.use(club.anna, "challenge", {"opponent": club.ben, "colour": "black"}, channel=channel)
    await club.use(club.anna, "challenge", {"opponent": club.ben, "colour": "white"})
    listed = await club.challenges(club.ben, channel=club.ben.direct_messages(club.application))
    assert "**Open challenges:** 2" in listed.text
    assert [line.rpartition(" · ")[2] for line in listed.text.splitlines()[1::2]] == ["League", HOME]
    accept = next(button.custom_id for button in listed.buttons if button.label == "Accept")
    panel = await club.press(club.ben, listed, accept or "")
    assert "-# Game 1" in panel.text  # Ben plays White there, so he makes the first move
    assert (await club.stored()).venue.guild == league.id


async def test_finished_matches_are_leafed_through_and_filtered_by_opponent(club: Club) -> None:
    for _ in range(7):
        await played(club)
    await club.begin()
    listed = await ask(club, club.anna, "games")
    assert listed.text.count("[game") == 1
    await club.press(club.anna, listed, "Finished")
    assert listed.text.count("**won**") + listed.text.count("**lost**") == 6
    assert "[game 7]" in listed.text
    await club.press(club.anna, listed, "Next")
    assert [line for line in listed.text.splitlines() if "[game 1]" in line]
    assert labels(listed)[-2:] == ["Previous", "Next"]
    against = await ask(club, club.anna, "games", opponent=club.cleo)
    assert "There are no games against them." in against.text
    menu = against.selects[0]
    assert [option.label for option in menu.options] == ["against everyone", "Ben"]
    await club.choose(club.anna, against, "Ben")
    assert "against Ben" in against.text.splitlines()[0]
    await club.press(club.anna, against, "Finished")
    opened = await club.press(club.anna, against, against.buttons[0].custom_id or "")
    assert opened.media
    assert "More" in labels(opened)
