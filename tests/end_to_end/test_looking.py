"""Everything that one can look at, and giving up."""

import pytest

from bot.domain import MatchId
from bot.features.games.pages import InWords, ShowHere
from discord_playground import Permission
from tests.bot.registered import COMMANDS
from tests.end_to_end.club import Club, labels
from tests.end_to_end.planted import listed, press_control


async def test_a_player_brings_the_board_down_to_the_bottom_without_calling_anybody(club: Club) -> None:
    await club.begin()
    club.cleo.say(club.channel, "Nice weather today.")
    answer = await club.open(club.ben)
    await club.press(club.ben, answer, "Post it again")
    assert "at the bottom again" in answer.text
    assert club.public()[-1] is club.board()
    assert not club.board().pings
    await club.only_one_board()
    panel = await club.press(club.anna, club.board(), "Place a piece")
    assert "Row 5 (9)" in labels(panel)


@pytest.mark.parametrize("setup", ["full", "random"])
async def test_a_match_opened_on_ones_turn_leads_to_everything_else_and_back(club: Club, setup: str) -> None:
    await club.begin(setup=setup)
    panel = await club.open(club.anna)
    assert labels(panel)[-2:] == ["Back", "More"]
    await club.press(club.anna, panel, "More")
    assert {"Board as text", "Post it again", "Export", "Resign"} <= set(labels(panel))
    await club.press(club.anna, panel, "Post it again")
    assert "at the bottom again" in panel.text


async def test_a_board_is_not_posted_again_by_somebody_who_may_not_write_there(club: Club) -> None:
    await club.begin()
    club.forbid(Permission.SEND_MESSAGES, to=club.ben)
    board = club.board()
    assert "Post it again" not in labels(await club.open(club.ben))
    answer = await press_control(club, club.ben, ShowHere(MatchId(1)))
    assert "You can’t post in" in answer.text
    assert club.board() is board


async def test_somebody_else_sees_the_board_in_private_with_a_link_to_it(club: Club) -> None:
    board = await club.begin()
    answer = await club.open(club.cleo)
    assert answer.media[0].description == board.media[0].description
    assert labels(answer) == ["Go to the board", "Watch", "More", "Back"]
    assert answer.buttons[0].url == board.jump_url
    assert club.public()[-1] is board


async def test_a_board_that_a_moderator_deleted_comes_back(club: Club) -> None:
    board = await club.begin()
    club.playground.delete(board)
    await club.use(club.anna, "move", {"move": "c3"})
    assert "Anna c3." in club.board().text
    club.playground.delete(club.board())
    more = await club.press(club.ben, await club.open(club.ben), "More")
    await club.press(club.ben, more, "Post it again")
    assert "Anna c3." in club.board().text
    await club.only_one_board()


async def test_the_board_in_words_says_everything(club: Club) -> None:
    await club.begin(setup="random")
    answer = await club.reach(club.cleo, club.board(), "Board as text")
    assert "- Row 5, c to k: " in answer.text
    assert "- White: single pieces on " in answer.text
    assert "\n- Can move: " in answer.text
    assert not answer.media


async def test_ones_games_are_listed_with_whose_turn_it_is_and_a_link(club: Club) -> None:
    await club.begin()
    await club.begin()
    await club.use(club.anna, "move", {"move": "c3", "match": 2})
    text = (await club.use(club.anna, "games")).text
    assert "All your games" in text
    first, own, second, waiting = text.splitlines()[1:]
    assert first == f"⚫ **Ben** · 0 of 49 pieces placed · [game 1]({club.board(1).jump_url})"
    assert own.startswith("▶ **your turn** · ⏳ <t:")
    assert second.startswith("⚫ **Ben** · 1 of 49 pieces placed · ")
    assert waiting.startswith("▶ Ben · ⏳ <t:")
    other = await club.use(club.cleo, "games", {"player": club.ben})
    assert "Ben’s games in this server" in other.text
    assert labels(other)[:2] == ["Open", "Open"]
    none = await club.use(club.cleo, "games")
    assert "You’re not playing any games right now" in none.text
    assert labels(none) == ["Challenge someone", "Play the computer", "✓ Running", "Finished", "Challenges"]


async def test_matches_in_channels_that_one_can_not_see_are_as_good_as_none(club: Club) -> None:
    await club.begin()
    elsewhere = club.guild.create_text_channel("elsewhere")
    club.forbid(Permission.VIEW_CHANNEL, to=club.cleo)
    for control in (listed(MatchId(1)), InWords(MatchId(1))):
        answer = await press_control(club, club.cleo, control, channel=elsewhere)
        assert "There’s no game 1 in this server" in answer.text
    answer = await club.use(club.cleo, "games", {"player": club.anna}, channel=elsewhere)
    assert "There are no games you can see" in answer.text


async def test_next_opens_the_match_that_has_waited_longest(club: Club) -> None:
    await club.begin()
    await club.begin()
    panel = await club.use(club.anna, "next")
    assert "-# Game 1" in panel.text
    await club.press(club.anna, panel, "Row 3 (11)")
    await club.press(club.anna, panel, "c3")
    await club.press(club.anna, panel, "Your next game")
    assert "-# Game 2" in panel.text
    await club.press(club.anna, panel, "Row 3 (11)")
    await club.press(club.anna, panel, "c3")
    assert "Your next game" not in labels(panel)
    assert "No game is waiting for you" in (await club.use(club.anna, "next")).text


async def test_resigning_is_asked_first_and_ends_the_match(club: Club) -> None:
    await club.begin(setup="random")
    question = await club.use(club.ben, "resign")
    assert "Resign game 1?** Anna wins" in question.text
    await club.press(club.ben, question, "Never mind")
    assert (await club.stored()).ended is None
    more = await club.press(club.ben, club.board(), "More")
    await club.press(club.ben, more, "Resign")
    await club.press(club.ben, more, "Resign")
    assert more.deleted
    assert "Anna wins:** Ben resigned at ⚪\N{NO-BREAK SPACE}23–23\N{NO-BREAK SPACE}⚫." in club.board().text
    assert not club.board().pings
    assert "You’re not playing in this server right now" in (await club.use(club.ben, "resign")).text


async def test_spectators_may_look_but_not_resign(club: Club) -> None:
    board = await club.begin()
    more = await club.press(club.cleo, board, "More")
    assert not {"Resign", "Undo", "Offer a draw", "Plan ahead"}.intersection(labels(more))
    await club.press(club.cleo, more, "Board as text")
    assert "⚪ **Anna to place**" in more.text
    assert "Only the players can do that" in (await club.use(club.cleo, "resign", {"match": 1})).text


async def test_anybody_can_be_challenged_by_buttons_alone(club: Club) -> None:
    page = await club.use(club.cleo, "help")
    await club.press(club.cleo, page, "Challenge someone")
    await club.press(club.cleo, page, "Anyone can accept")
    (challenge,) = club.public()
    assert "Who accepts?" in challenge.text
    assert "You place the pieces yourselves:" in challenge.text


async def test_lists_and_refusals_without_a_match_lead_on(club: Club) -> None:
    nothing = await club.use(club.cleo, "next")
    assert labels(nothing) == ["Challenge someone", "Play the computer", "My games"]
    assert "You’re not playing any games right now" in (await club.press(club.cleo, nothing, "My games")).text
    unwatched = await club.watched(club.cleo)
    assert labels(unwatched) == ["Running here", "✓ Watching"]
    assert (
        "No games that you can see are running"
        in (await club.press(club.cleo, unwatched, "Running here")).text
    )
    assert labels(await club.use(club.cleo, "resign", {"match": 7})) == ["My games"]


async def test_a_spectator_who_wants_to_move_is_led_to_watching(club: Club) -> None:
    board = await club.begin()
    refused = await club.press(club.cleo, board, "Place a piece")
    assert "Only the players can do that" in refused.text
    assert "Watch" in labels(refused)


async def test_help_names_every_command(club: Club) -> None:
    page = await club.use(club.cleo, "help")
    begin = ["Challenge someone", "Play the computer"]
    ways_on = ["Try a lesson", "How to play", *begin, "All commands"]
    assert labels(page)[: len(ways_on)] == ways_on  # links follow
    page = await club.press(club.cleo, page, "All commands")
    text = page.text
    for topic in ("play", "better", "watch", "yours", "server"):
        text += (await club.choose(club.cleo, page, topic)).text
    assert len(COMMANDS) > 1
    for command in COMMANDS.keys() - {"dvonn help"}:
        assert f"</{command}:" in text
