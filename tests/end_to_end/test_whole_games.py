"""Two whole games as people play them, through discord.py and the playground."""

import random
import re

import pytest

from dvonn import Game, Jump, Phase
from tests.end_to_end.club import Club
from tests.end_to_end.databases import on_postgres


@on_postgres
async def test_a_match_is_played_from_the_challenge_to_the_final_score_by_typed_commands(club: Club) -> None:
    await club.begin_by_challenge()
    rng = random.Random(7)
    game = Game()
    while game.position.phase is not Phase.OVER:
        mover = club.player_to_move()
        move = rng.choice(game.position.legal_moves())
        if isinstance(move, Jump):
            answer = await club.use(mover, "move", {"move": f"{move.source} {move.target}"})
            if "Play it anyway?" in answer.text:
                answer = await club.press(mover, answer, "Play it")
        else:
            answer = await club.use(mover, "move", {"move": str(move)})
        assert answer.deleted
        game = game.play(move)
        while game.position.must_pass:
            game = game.play(game.position.legal_moves()[0])
            assert "has no move and passes" in club.board().text
    score = game.position.score
    best, worst = max(score), min(score)
    assert f"wins {best}–{worst}" in club.board().text or "A tie" in club.board().text
    for player in (club.anna, club.ben):
        assert player.shown_name in club.board().text
    assert not club.board().pings
    await club.only_one_board()
    assert (await club.stored()).game == game


@pytest.mark.slow
async def test_a_match_with_a_random_set_up_is_played_to_the_end_by_clicking(club: Club) -> None:
    await club.begin_by_challenge(setup="random")
    assert "The pieces were set up at random" in club.board().text
    rng = random.Random(3)
    questions = 0
    while any(button.label == "Move" for button in club.board().buttons):
        mover = club.player_to_move()
        panel = await club.press(mover, club.board(), "Move")
        while not panel.deleted:
            if "Play it anyway?" in panel.text:
                questions += 1
                await club.press(mover, panel, "Play it")
            else:
                choices = [each for each in panel.buttons if re.match(r"[a-k][1-5]", each.label or "")]
                if not choices:  # the result
                    break
                await club.press(mover, panel, rng.choice(choices).label or "")
    assert questions
    assert "wins" in club.board().text or "A tie" in club.board().text
    assert (await club.stored()).position.phase is Phase.OVER
