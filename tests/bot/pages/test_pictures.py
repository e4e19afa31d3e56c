"""Positions as pictures, or as words for those who like them better."""

from bot.catalogue import language_for
from bot.matches import Preferences
from bot.pages.page import Picture
from bot.pages.pictures import board_picture, choice_picture, ply_picture
from bot.pages.position_words import tell_instead, tell_position
from bot.pages.taste import Taste
from tests.bot.played import first_plies, match_of, recorded

ENGLISH = language_for("en")
MATCH = match_of(first_plies(recorded()[0], 60))
IN_WORDS = Taste.of(Preferences(words=True))


async def test_a_picture_tells_all_that_it_marks() -> None:
    turn, position = MATCH.last_turn, MATCH.position
    assert turn is not None
    board = await board_picture(MATCH, ENGLISH)
    assert isinstance(board, Picture)
    assert board.alt == tell_position(position, ENGLISH, last_move=turn.move, cut_off=turn.cut_off)
    chosen = position.movable()[0]
    choice = await choice_picture(position, ENGLISH, Taste(), chosen=chosen, targets=position.targets(chosen))
    assert isinstance(choice, Picture)
    assert choice.alt == tell_position(position, ENGLISH, chosen=chosen, targets=position.targets(chosen))


async def test_who_likes_words_better_gets_them_in_the_place_of_each_picture() -> None:
    turn, position = MATCH.last_turn, MATCH.position
    assert turn is not None
    told = tell_instead(position, ENGLISH, last_move=turn.move, cut_off=turn.cut_off)
    assert await board_picture(MATCH, ENGLISH, IN_WORDS) == told
    assert await ply_picture(MATCH.game, 60, ENGLISH, IN_WORDS) == told
    assert await choice_picture(position, ENGLISH, IN_WORDS) == tell_instead(position, ENGLISH)
