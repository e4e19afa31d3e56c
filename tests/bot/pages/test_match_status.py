"""How a match stands, as people read it: whose turn it is, the clock, offers, results."""

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.catalogue import Language, language_for
from bot.domain import Clock, HaltReason, Import, ImportId, Match, OfferKind, Pace, Person, Setup, Venue
from bot.domain.computer import Computer, Level
from bot.domain.events import (
    Abandoned,
    Cancelled,
    CancelReason,
    Declined,
    DrawAgreed,
    Halted,
    Happening,
    Offered,
    Resigned,
    TimedOut,
    Undone,
    WentAway,
)
from bot.domain.ids import EVERY_SERVER, NO_SERVER
from bot.pages.game_words import describe_move
from bot.pages.match_status import (
    LATELY,
    LONGEST,
    describe_clock,
    describe_live_clocks,
    describe_result,
    describe_state,
    describe_story,
    describe_task,
    thread_name,
)
from dvonn import PASS, Ended, Game, Place, Record, Termination
from tests.bot.company import ANNA, BEN, HERE, NOON, WHITE_LOCKED_IN
from tests.bot.played import first_plies, further, match_of, recorded

ENGLISH = language_for("en")
TIE, WITH_PASSES = recorded()[:2]
STACKING = match_of(first_plies(TIE, 57))
"""White, Anna, is to move."""
PLAYED = match_of(first_plies(TIE, 58))
"""Anna has moved."""
LAST = describe_move(TIE.moves[57])
NAMES = {ANNA.id: "Anna", BEN.id: "Ben"}


def told(match: Match, called: Person | None = None) -> str:
    return describe_state(match, called.id if called else None, ENGLISH)


@pytest.mark.parametrize(
    ("plies", "task"),
    [
        (0, "place red DVONN piece 1 of 3"),
        (2, "place red DVONN piece 3 of 3"),
        (3, "place black piece 1 of 23"),
        (4, "place white piece 1 of 23"),
        (48, "place white piece 23 of 23"),
        (49, "move a stack"),
    ],
)
def test_the_task_of_a_turn_counts_the_players_own_pieces(plies: int, task: str) -> None:
    assert describe_task(first_plies(TIE, plies).position, ENGLISH) == task


def test_only_the_player_to_move_is_spoken_to_and_others_read_who_is_to_move() -> None:
    assert told(STACKING, ANNA) == "⚪ **Your turn:** move a stack"
    assert told(STACKING, BEN) == told(STACKING) == f"⚪ **<@{ANNA.id}> to move**"


@pytest.mark.parametrize(
    ("plies", "turn", "piece"),
    [
        (1, f"⚫ **<@{BEN.id}> to place**", "DVONN piece 2 of 3"),
        (3, f"⚫ **<@{BEN.id}> to place**", "Piece 1 of 23"),
        (48, f"⚪ **<@{ANNA.id}> to place**", "Piece 23 of 23"),
    ],
)
def test_everybody_reads_which_piece_is_placed_next(plies: int, turn: str, piece: str) -> None:
    match = match_of(first_plies(TIE, plies))
    assert told(match) == turn
    assert describe_story(match, ENGLISH).startswith(f"-# {piece} · Last: ")


def test_only_the_player_who_has_to_act_is_mentioned() -> None:
    asked = further(further(PLAYED, Offered(OfferKind.UNDO), by=ANNA.id), Declined(OfferKind.UNDO), by=BEN.id)
    texts = [
        describe_state(each, None, ENGLISH, names=NAMES)
        + describe_story(each, ENGLISH, names=NAMES, most=LATELY)
        for each in (PLAYED, asked, further(PLAYED, Offered(OfferKind.DRAW), by=ANNA.id))
    ]
    assert all(f"<@{BEN.id}>" in text and f"<@{ANNA.id}>" not in text for text in texts)
    assert "⚫ **<@" in texts[0]
    assert f"-# Last: Anna {LAST}, now " in texts[0]
    assert "Ben declined the undo" in texts[1]
    assert "**Anna offers a draw.**" in texts[2]


def test_no_name_can_format_or_ping() -> None:
    names = {ANNA.id: "**@everyone** <@7>", BEN.id: "Ben"}
    text = describe_story(PLAYED, ENGLISH, names=names)
    assert "@everyone" not in text
    assert "<@7>" not in text.replace("\\<", "")


def test_a_reminder_takes_the_place_of_who_is_to_move() -> None:
    reminded = describe_state(STACKING, None, ENGLISH, reminder=True)
    assert reminded == f"⚪ **<@{ANNA.id}>, your time is running out**"


# the clock


def test_a_deadline_is_shown_as_the_time_until_then_beside_who_is_to_move() -> None:
    due = NOON + timedelta(days=3)
    match = replace(STACKING, pace=Pace.THREE, clock=Clock(due=due))
    assert told(match) == f"⚪ **<@{ANNA.id}> to move** · ⏳ <t:{int(due.timestamp())}:R>"


LIVE_UNTIL = NOON + timedelta(minutes=9, seconds=12)
LIVE = replace(
    STACKING,
    pace=Pace.TEN_MINUTES,
    clock=Clock(due=LIVE_UNTIL, waiting=timedelta(minutes=9, seconds=40)),
)
DUE = int(LIVE_UNTIL.timestamp())


def test_in_a_live_match_both_clocks_are_told() -> None:
    assert told(LIVE).splitlines() == [
        f"⚪ **<@{ANNA.id}> to move** · ⏳ <t:{DUE}:R>",
        f"⚫\N{NO-BREAK SPACE}<@{BEN.id}>\N{NO-BREAK SPACE}**9:40** · ⚪ until <t:{DUE}:T>",
    ]
    assert describe_live_clocks(LIVE, {ANNA.id: "You"}, ENGLISH) == (
        f"⚪ You ⏳ <t:{DUE}:R> · ⚫\N{NO-BREAK SPACE}<@{BEN.id}>\N{NO-BREAK SPACE}**9:40**"
    )


def test_where_each_move_has_the_same_time_only_the_movers_is_told() -> None:
    match = replace(LIVE, pace=Pace.FIVE_MINUTES)
    assert told(match).splitlines()[1] == f"⚪ until <t:{DUE}:T>"
    assert describe_live_clocks(match, {}, ENGLISH) == f"⚪ <@{ANNA.id}> ⏳ <t:{DUE}:R>"


@pytest.mark.parametrize(
    "match",
    [
        replace(STACKING, pace=Pace.STEADY, clock=LIVE.clock),
        replace(LIVE, clock=Clock(left=timedelta(minutes=9), waiting=timedelta(minutes=9))),
        further(LIVE, Halted(HaltReason.SERVER), by=None),
    ],
    ids=["days", "not shown yet", "on hold"],
)
def test_clocks_that_do_not_run_are_not_shown(match: Match) -> None:
    assert describe_live_clocks(match, {}, ENGLISH) == ""
    assert "until" not in describe_state(match, None, ENGLISH)


def test_without_a_limit_no_time_is_shown() -> None:
    assert describe_clock(STACKING, ENGLISH) == ""


def test_the_absence_of_the_player_to_move_is_told_and_nobody_elses() -> None:
    until = NOON + timedelta(days=9)
    away = further(STACKING, WentAway(until), by=ANNA.id)
    assert told(away) == f"⚪ **<@{ANNA.id}> to move** · away until <t:{int(until.timestamp())}:D>"
    other = further(STACKING, WentAway(until), by=BEN.id)
    assert describe_clock(other, ENGLISH) == ""


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        (HaltReason.CHANNEL, "I can’t post in"),
        (HaltReason.SERVER, "I’m no longer in the server"),
        (HaltReason.IN_PLAY, "as soon as their game has moved past it"),
        (HaltReason.PROTECTED, "a board that everyone plays without help"),
    ],
)
def test_why_a_match_is_paused_is_shown(reason: HaltReason, words: str) -> None:
    turn, sentence = told(further(STACKING, Halted(reason))).splitlines()
    assert turn == f"⚪ **<@{ANNA.id}> to move**"
    assert sentence.startswith("**On hold:** ")
    assert words in sentence


def test_in_direct_messages_a_match_is_paused_as_they_do_not_arrive() -> None:
    direct = match_of(first_plies(TIE, 57), venue=Venue(EVERY_SERVER, HERE.channel))
    against_computer = replace(direct, computer=Computer(BEN.id, Level(7)))
    assert "I can’t send you direct messages" in told(further(against_computer, Halted(HaltReason.CHANNEL)))
    assert "my direct messages reach only one of you" in told(further(direct, Halted(HaltReason.CHANNEL)))
    closed = told(further(direct, Halted(HaltReason.CHANNEL), by=ANNA.id))
    assert f"I can’t send <@{ANNA.id}> direct messages, so their clock runs on" in closed


@pytest.mark.parametrize("place", [HERE, Venue(NO_SERVER, HERE.channel)])
def test_people_who_look_on_learn_only_that_a_match_is_on_hold(place: Venue) -> None:
    halted = further(match_of(first_plies(TIE, 57), venue=place), Halted(HaltReason.CHANNEL), by=ANNA.id)
    told = describe_state(halted, None, ENGLISH, onlooking=True)
    assert told.endswith("**On hold:** the game can’t continue right now.")


def test_while_a_match_is_paused_nobody_is_waited_for() -> None:
    away = further(STACKING, WentAway(NOON + timedelta(days=9)), by=ANNA.id)
    assert describe_clock(further(away, Halted(HaltReason.CHANNEL)), ENGLISH) == ""


def test_the_clock_of_the_only_player_who_can_manage_the_lost_channel_is_told_with_the_reason() -> None:
    match = replace(STACKING, pace=Pace.ONE, clock=Clock(NOON))
    halted = further(match, Halted(HaltReason.CHANNEL), by=ANNA.id)
    assert f"<t:{int(NOON.timestamp())}:R>" in describe_clock(halted, ENGLISH)
    assert f"<@{ANNA.id}> can manage this channel" in told(halted)


# offers


def test_an_offered_draw_is_shown_with_who_is_to_answer() -> None:
    text = told(further(STACKING, Offered(OfferKind.DRAW), by=BEN.id), ANNA)
    assert f"**<@{BEN.id}> offers a draw.** <@{ANNA.id}>, accept or decline" in text


@pytest.mark.parametrize(
    ("kind", "words"), [(OfferKind.DRAW, "offered a draw"), (OfferKind.UNDO, "asked to undo")]
)
def test_whoever_makes_an_offer_reads_who_is_to_answer(kind: OfferKind, words: str) -> None:
    text = told(further(PLAYED, Offered(kind), by=ANNA.id), ANNA)
    assert f"**You {words}" in text
    assert f" <@{BEN.id}> hasn’t answered yet." in text
    assert "accept or decline" not in text


def test_an_undo_is_asked_for_with_the_move_that_it_takes_back() -> None:
    text = told(further(PLAYED, Offered(OfferKind.UNDO), by=ANNA.id), BEN)
    assert f"**<@{ANNA.id}> asks to undo {LAST}.**" in text


@pytest.mark.parametrize(
    ("kind", "words"),
    [(OfferKind.DRAW, "declined the draw"), (OfferKind.UNDO, "declined the undo")],
)
def test_a_refusal_is_shown_until_something_else_happens(kind: OfferKind, words: str) -> None:
    offered = further(PLAYED, Offered(kind), by=ANNA.id)
    refused = further(offered, Declined(kind), by=BEN.id)
    assert f"<@{BEN.id}> {words}" in told(refused)
    assert "accept or decline" not in told(refused)
    # An event that the channel isn't told of does not hide it; a move does.
    away = further(refused, WentAway(NOON), by=ANNA.id)
    assert words in told(away)
    assert words not in told(further(refused, TIE.moves[58], by=BEN.id))


# results


@pytest.mark.parametrize("game", recorded())
def test_a_result_names_the_winner_the_score_and_the_loser(game: Game) -> None:
    sentence = describe_result(match_of(game), ENGLISH)
    white, black = game.position.score
    assert f"<@{ANNA.id}>" in sentence
    assert f"<@{BEN.id}>" in sentence
    if white == black:
        assert sentence.startswith(f"🤝 **A tie, {white}–{white}**")
    else:
        winner = ANNA if white > black else BEN
        assert sentence.startswith(f"🏆 **<@{winner.id}> wins {max(white, black)}–{min(white, black)}**")


@pytest.mark.parametrize(("loser", "winner"), [(ANNA, BEN), (BEN, ANNA)])
@pytest.mark.parametrize(
    ("what", "words"),
    [
        (Resigned(), "<@{loser}> resigned at ⚪\N{NO-BREAK SPACE}23–23\N{NO-BREAK SPACE}⚫."),
        (TimedOut(), "<@{loser}> ran out of time at ⚪\N{NO-BREAK SPACE}23–23\N{NO-BREAK SPACE}⚫."),
    ],
)
def test_somebody_who_gave_up_or_ran_out_of_time_has_lost(
    loser: Person, winner: Person, what: Happening, words: str
) -> None:
    match = further(match_of(first_plies(TIE, 49)), what, by=loser.id)
    assert describe_result(match, ENGLISH) == f"🏆 **<@{winner.id}> wins:** {words.format(loser=loser.id)}"


@pytest.mark.parametrize("what", [Resigned(), TimedOut(), DrawAgreed()])
def test_a_match_that_ended_while_placing_has_no_score(what: Happening) -> None:
    match = further(match_of(first_plies(TIE, 20)), what, by=BEN.id)
    assert "–" not in describe_result(match, ENGLISH)


@pytest.mark.parametrize(
    ("what", "sentence"),
    [
        (
            DrawAgreed(),
            "🤝 **A draw:** {anna} and {ben} agreed to it at ⚪\N{NO-BREAK SPACE}23–23\N{NO-BREAK SPACE}⚫.",
        ),
        (
            Abandoned(),
            "**Closed without a winner:** the game between {anna} and {ben} was on hold for 30 days.",
        ),
        (
            Cancelled(CancelReason.TIME),
            "**Canceled, no result:** {anna} ran out of time, too early for the game against {ben} to count.",
        ),
        (
            Cancelled(CancelReason.MANAGER),
            "**Canceled, no result:** a server manager ended the game between {anna} and {ben}.",
        ),
    ],
)
def test_a_draw_and_a_match_that_was_broken_off_have_no_winner(what: Happening, sentence: str) -> None:
    match = further(match_of(first_plies(TIE, 49)), what, by=BEN.id if what == DrawAgreed() else None)
    names = {"anna": f"<@{ANNA.id}>", "ben": f"<@{BEN.id}>"}
    assert describe_result(match, ENGLISH) == sentence.format(**names)
    assert told(match, ANNA) == describe_result(match, ENGLISH)


def test_of_a_record_without_a_result_nothing_is_said_but_that_nobody_won() -> None:
    void = Record(first_plies(TIE, 49), {"White": "Carla"}, Ended(Termination.ABANDONED))
    sentence = describe_result(Import(ImportId(1), ANNA.id, void), ENGLISH)
    assert sentence == "**No result** between Carla and Black."


def test_a_match_that_continues_has_no_result_to_tell() -> None:
    with pytest.raises(ValueError, match="goes on"):
        describe_result(match_of(Game()), ENGLISH)


BEGUN = "The board is empty. White begins."


def story(game: Game, plies: int, *, most: int = LATELY) -> list[str]:
    return describe_story(match_of(first_plies(game, plies)), ENGLISH, names=NAMES, most=most).splitlines()


def test_one_move_is_shown_where_no_more_are_asked_for() -> None:
    match = match_of(first_plies(TIE, 20))
    assert describe_story(match, ENGLISH, names=NAMES) == story(TIE, 20)[-1]


def test_an_empty_board_shows_the_first_piece_alone() -> None:
    assert describe_story(match_of(Game()), ENGLISH) == "-# DVONN piece 1 of 3"


def test_moves_are_shown_in_order_and_it_is_said_which_was_the_last() -> None:
    assert story(TIE, 20) == [
        f"-# {_mover(17)} {TIE.moves[17]}.",
        f"-# {_mover(18)} {TIE.moves[18]}.",
        f"-# Piece 9 of 23 · Last: {_mover(19)} {TIE.moves[19]}.",
    ]


def _mover(ply: int) -> str:
    return "Anna" if ply % 2 == 0 else "Ben"


def test_a_young_match_shows_its_beginning_too() -> None:
    assert story(TIE, 1) == [f"-# {BEGUN}", f"-# DVONN piece 2 of 3 · Last: Anna {TIE.moves[0]}."]
    assert len(story(TIE, 2)) == len(story(TIE, 3)) == 3
    assert BEGUN not in " ".join(story(TIE, 3))


def test_the_beginning_is_shown_by_its_set_up() -> None:
    match = match_of(first_plies(TIE, 49), setup=Setup.RANDOM)
    assert describe_story(match, ENGLISH) == "-# The pieces were set up at random. White begins."


def test_a_pass_right_after_the_set_up_is_shown() -> None:
    game = Game([*map(Place, WHITE_LOCKED_IN), PASS])
    assert describe_story(match_of(game, setup=Setup.RANDOM), ENGLISH).endswith(
        "White has no move and passes."
    )


def test_a_pass_is_shown_after_the_move_that_forced_it_and_stays_with_it() -> None:
    *_, latest = story(WITH_PASSES, 78)
    assert latest.startswith("-# Last: Ben ")
    assert latest.endswith(" White has no move and passes.")
    *_, before, _ = story(WITH_PASSES, 79)
    assert before == latest.replace("Last: ", "")


def test_what_both_agreed_to_take_back_is_told_last() -> None:
    match = match_of(first_plies(TIE, 58))
    undone = further(match, Undone(match.number), by=BEN.id)
    lines = describe_story(undone, ENGLISH, most=LATELY).splitlines()
    taken_back = describe_move(TIE.moves[57])
    assert lines[-1] == f"-# Last: White undid {taken_back}."
    assert len(lines) == 3
    assert taken_back not in " ".join(lines[:-1])


def test_once_something_is_played_again_the_undo_is_no_longer_news() -> None:
    match = match_of(first_plies(TIE, 20))
    undone = further(match, Undone(match.number), by=BEN.id)
    mover = undone.player_to_move
    assert mover is not None
    again = further(undone, TIE.moves[20], by=mover)
    assert " undid " not in describe_story(again, ENGLISH)


def test_after_the_last_piece_it_is_said_why_white_is_to_move_once_more() -> None:
    sentence = "White placed the last one and also moves first."
    assert sentence not in describe_story(match_of(first_plies(TIE, 48)), ENGLISH)
    assert describe_story(match_of(first_plies(TIE, 49)), ENGLISH).endswith(
        f"All pieces are placed. {sentence}"
    )
    assert sentence not in describe_story(match_of(first_plies(TIE, 50)), ENGLISH)
    assert sentence not in describe_story(match_of(first_plies(TIE, 49), setup=Setup.RANDOM), ENGLISH)


def test_a_thread_is_named_after_the_players() -> None:
    names = {ANNA.id: "Anna", BEN.id: "Ben"}
    assert thread_name(match_of(Game(), number=12), names, ENGLISH) == "Anna – Ben · 12"


def test_long_names_are_cut_off(language: Language) -> None:
    names = {ANNA.id: "A" * 200, BEN.id: "B" * 200}
    name = thread_name(match_of(Game(), number=10**15), names, language)
    assert len(name) <= LONGEST
    assert "B" * 10 in name
