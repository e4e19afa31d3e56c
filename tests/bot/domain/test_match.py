"""A match derives everything from its events: positions, turns, passes, results, and which events may follow."""

from dataclasses import replace
from datetime import timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.domain import (
    Clock,
    Event,
    EventNumber,
    HaltReason,
    History,
    Match,
    OfferKind,
    Pace,
    Players,
    Setup,
    Stakes,
    Turn,
    UserId,
)
from bot.domain.clock import OFF
from bot.domain.events import (
    Abandoned,
    CameBack,
    Cancelled,
    CancelReason,
    Halted,
    Happening,
    Offered,
    Resigned,
    Started,
    Undone,
    WentAway,
    WentOn,
)
from bot.domain.match import opening_events
from bot.domain.obstacle import GONE, LOCKED
from bot.domain.refusals import Forbidden, RefusalReason, Tried
from dvonn import (
    PASS,
    Colour,
    Ended,
    Game,
    Jump,
    Pass,
    Place,
    Position,
    Reason,
    Space,
    Termination,
    parse_move,
)
from tests.bot.company import ANNA, ANNA_WHITE, BEN, CLEO, HERE, NOON, WHITE_LOCKED_IN
from tests.bot.played import C3, D3, LAST_RESORT, first_plies, match_of, recorded
from tests.bot.refused import refuses
from tests.dvonn.strategies import games, stacking_positions

WITH_PASSES = recorded()[1]
"""Black keeps moving while White passes at plies 77, 79, 81 and 83."""

TIE = recorded()[0]


def new_match() -> Match:
    return match_of(Game())


# replaying


@given(games())
def test_replaying_the_events_gives_the_game(game: Game) -> None:
    assert match_of(game).game == game


def test_a_random_set_up_is_replayed_from_the_first_event() -> None:
    match = match_of(first_plies(TIE, 55), setup=Setup.RANDOM)
    assert match.number == 7
    assert match.game == first_plies(TIE, 55)


def test_a_match_began_when_its_first_event_was_written() -> None:
    assert new_match().started_at == NOON


# playing


def test_a_placement_is_one_event() -> None:
    assert new_match().play(C3, by=ANNA.id, at=NOON) == (Event(EventNumber(2), C3, ANNA.id, NOON),)


def test_a_jump_is_one_event() -> None:
    match = match_of(first_plies(TIE, 49))
    jump = TIE.moves[49]
    assert match.play(jump, by=ANNA.id, at=NOON) == (Event(EventNumber(51), jump, ANNA.id, NOON),)


def test_a_forced_pass_is_written_down_with_the_move_before_it_and_nobody_is_its_actor() -> None:
    match = match_of(first_plies(WITH_PASSES, 76))
    events = match.play(WITH_PASSES.moves[76], by=match.players.of(Colour.BLACK), at=NOON)
    assert events[1:] == (Event(EventNumber(79), PASS, None, NOON),)
    after = match.followed_by(events)
    assert after.passed is Colour.WHITE
    assert after.to_move is Colour.BLACK
    assert after.last_turn is not None
    assert after.last_turn.move == WITH_PASSES.moves[76]
    assert after.last_turn.colour is Colour.BLACK


def test_a_player_passes_as_often_as_it_takes() -> None:
    match = match_of(first_plies(WITH_PASSES, 76))
    while not match.is_over:
        assert match.to_move is Colour.BLACK
        move = WITH_PASSES.moves[len(match.game.moves)]
        match = match.followed_by(match.play(move, by=BEN.id, at=NOON, sure=True))
    assert match.game == WITH_PASSES
    assert [type(event.what) for event in match.events].count(Pass) == 4


def test_a_player_who_passed_before_is_asked_again_once_a_stack_can_move() -> None:
    locked_in = Game(map(Place, WHITE_LOCKED_IN))
    match = match_of(locked_in.play(PASS))
    jump = parse_move("a2a1")
    match = match.followed_by(match.play(jump, by=BEN.id, at=NOON))
    assert match.to_move is Colour.WHITE
    assert match.passed is None


def test_white_may_have_to_pass_right_after_the_set_up() -> None:
    events = opening_events(Game(map(Place, WHITE_LOCKED_IN)), NOON)
    assert [type(event.what) for event in events] == [Started, Pass]
    match = Match(match_of(Game()).id, HERE, ANNA_WHITE, Setup.RANDOM, History(events))
    assert match.player_to_move == BEN.id
    assert match.passed is Colour.WHITE
    assert match.last_turn is None


def test_nothing_happened_yet_in_a_new_match() -> None:
    assert new_match().last_turn is None
    assert new_match().passed is None
    assert new_match().ended is None


@given(games())
def test_the_last_turn_is_the_last_move_that_is_no_pass(game: Game) -> None:
    turn = match_of(game).last_turn
    played = [move for move in game.moves if move is not PASS]
    if turn is None:
        assert not played
    else:
        assert turn.move == played[-1]
        assert turn.before.play(turn.move) == turn.after
        assert turn.cut_off == turn.before.cut_off_by(turn.move)


def test_what_a_turn_cut_off_is_shown_with_it() -> None:
    plies = next(
        ply for ply in range(50, len(TIE.moves)) if TIE.position_at(ply - 1).cut_off_by(TIE.moves[ply - 1])
    )
    turn = match_of(first_plies(TIE, plies)).last_turn
    assert turn is not None
    assert turn.cut_off
    assert not turn.cut_off.keys() & turn.after.stacks.keys()


# moves that lose own stacks


COSTLY = parse_move("i2i1")
"""A move of White's after 55 plies of `TIE` that cuts off a stack of White's own."""


def test_a_costly_move_is_to_be_confirmed() -> None:
    match = match_of(first_plies(TIE, 55))
    with refuses(RefusalReason.UNCONFIRMED_MOVE) as refusal:
        match.play(COSTLY, by=ANNA.id, at=NOON)
    assert refusal.value.about == Tried(match, COSTLY)
    assert Turn.of(match.position, COSTLY).is_costly
    (played,) = match.play(COSTLY, by=ANNA.id, at=NOON, sure=True)
    assert str(played.what) == "i2i1"


def test_the_only_move_that_there_is_needs_no_question() -> None:
    match = match_of(LAST_RESORT)
    (only,) = match.position.legal_moves()
    assert Turn.of(match.position, only).is_costly
    assert match.play(only, by=BEN.id, at=NOON)


def test_a_move_that_is_refused_anyway_is_not_asked_about() -> None:
    match = match_of(first_plies(TIE, 55))
    with refuses(RefusalReason.NOT_YOUR_TURN):
        match.play(COSTLY, by=BEN.id, at=NOON)
    with refuses(RefusalReason.BOARD_MOVED_ON):
        match.play(COSTLY, by=ANNA.id, at=NOON, seen=1)


@given(stacking_positions())
def test_own_losses_are_the_movers_stacks_among_those_cut_off(position: Position) -> None:
    for move in position.legal_moves():
        turn = Turn.of(position, move)
        for space, stack in turn.cut_off.items():
            assert (space in turn.own_losses) is (stack.owner is position.to_move)


# refusals


def test_only_players_may_play_and_resign() -> None:
    with refuses(RefusalReason.NOT_A_PLAYER):
        new_match().play(C3, by=CLEO.id, at=NOON)
    with refuses(RefusalReason.NOT_A_PLAYER):
        new_match().resign(by=CLEO.id, at=NOON)


def test_only_the_player_whose_turn_it_is_may_play() -> None:
    with refuses(RefusalReason.NOT_YOUR_TURN) as refusal:
        new_match().play(C3, by=BEN.id, at=NOON)
    assert refusal.value.about == new_match()


def test_what_was_meant_for_an_earlier_board_is_refused() -> None:
    match = new_match()
    match = match.followed_by(match.play(C3, by=ANNA.id, at=NOON, seen=1))
    for player in (ANNA.id, BEN.id):
        with refuses(RefusalReason.BOARD_MOVED_ON):
            match.play(D3, by=player, at=NOON, seen=1)
    assert match.play(D3, by=BEN.id, at=NOON, seen=2)


def test_an_illegal_move_is_refused_with_its_reason() -> None:
    match = new_match()
    match = match.followed_by(match.play(C3, by=ANNA.id, at=NOON))
    with refuses(RefusalReason.ILLEGAL_MOVE) as refusal:
        match.play(C3, by=BEN.id, at=NOON)
    assert isinstance(refusal.value.about, Forbidden)
    assert refusal.value.about.illegal.reason is Reason.OCCUPIED
    assert refusal.value.about.match is match


@pytest.mark.parametrize("move", [PASS, Jump(Space.parse("c3"), Space.parse("d3"))])
def test_nobody_can_pass_by_themselves_or_jump_while_placing(move: object) -> None:
    with refuses(RefusalReason.ILLEGAL_MOVE):
        new_match().play(move, by=ANNA.id, at=NOON)  # type: ignore[arg-type]


@pytest.mark.parametrize("resigned_by", [None, ANNA.id])
def test_nothing_is_played_once_the_match_is_over(resigned_by: UserId | None) -> None:
    match = match_of(TIE if resigned_by is None else Game(), resigned_by=resigned_by)
    for player in (ANNA.id, BEN.id):
        with refuses(RefusalReason.MATCH_OVER):
            match.play(C3, by=player, at=NOON, seen=1)
        with refuses(RefusalReason.MATCH_OVER):
            match.resign(by=player, at=NOON)


# the end


@pytest.mark.parametrize("game", recorded())
def test_the_board_decides_who_wins(game: Game) -> None:
    match = match_of(game)
    white, black = game.position.score
    loser = None if white == black else Colour.BLACK if white > black else Colour.WHITE
    assert match.ended == Ended(Termination.BOARD, loser)
    assert match.is_over
    assert (match.to_move, match.player_to_move) == (None, None)


@pytest.mark.parametrize(("loser", "winner"), [(ANNA.id, Colour.BLACK), (BEN.id, Colour.WHITE)])
def test_somebody_who_resigns_loses_whoever_is_to_move(loser: UserId, winner: Colour) -> None:
    match = match_of(first_plies(TIE, 60))
    after = match.followed_by(match.resign(by=loser, at=NOON))
    assert after.events[-1] == Event(EventNumber(62), Resigned(), loser, NOON)
    assert after.ended == Ended(Termination.RESIGNATION, winner.opponent)
    assert (after.to_move, after.player_to_move) == (None, None)
    assert after.position == match.position


# the players


def test_players_know_their_colours() -> None:
    players = Players(white=ANNA.id, black=BEN.id)
    assert (players.of(Colour.WHITE), players.of(Colour.BLACK)) == (ANNA.id, BEN.id)
    assert [players.colour_of(one.id) for one in (ANNA, BEN, CLEO)] == [Colour.WHITE, Colour.BLACK, None]
    assert [one.id in players for one in (ANNA, BEN, CLEO)] == [True, True, False]


def test_the_opponent_is_the_other_player() -> None:
    assert new_match().opponent_of(ANNA.id) == BEN.id
    assert new_match().opponent_of(BEN.id) == ANNA.id


# going on


@given(games(min_plies=2), st.integers(0, 150))
def test_a_match_that_continues_has_the_game_that_its_events_tell(game: Game, number: int) -> None:
    whole = match_of(game)
    known = whole.events[: 1 + number % whole.number]
    after = replace(whole, history=History(known)).followed_by(whole.events[len(known) :])
    assert after == whole
    assert after.game == History(after.events).game == game


def test_a_match_that_continues_with_nothing_is_the_same() -> None:
    match = new_match()
    assert match.followed_by(()) is match


def test_what_was_seen_before_something_aside_of_the_board_is_still_current() -> None:
    match = new_match()
    later = match.followed_by((match.event(WentAway(NOON), NOON, by=BEN.id),)).followed_by(
        (Event(EventNumber(3), Offered(OfferKind.DRAW), BEN.id, NOON),)
    )
    assert later.play(C3, by=ANNA.id, at=NOON, seen=1)
    for never in (-1, 0, 4):
        with refuses(RefusalReason.BOARD_MOVED_ON):
            later.play(C3, by=ANNA.id, at=NOON, seen=never)


def test_a_player_who_wants_to_be_asked_is_asked_before_each_move() -> None:
    match = match_of(first_plies(TIE, 49))
    jump = match.position.legal_moves()[0]
    with refuses(RefusalReason.UNCONFIRMED_MOVE) as refusal:
        match.play(jump, by=ANNA.id, at=NOON, confirm=True)
    assert refusal.value.about == Tried(match, jump)
    assert match.play(jump, by=ANNA.id, at=NOON, confirm=True, sure=True)
    with refuses(RefusalReason.UNCONFIRMED_MOVE):
        new_match().play(C3, by=ANNA.id, at=NOON, confirm=True)


# halted and stopped


def with_events(match: Match, *told: tuple[Happening, UserId | None]) -> Match:
    for what, by in told:
        match = match.followed_by((match.event(what, NOON, by=by),))
    return match


UNTIL = NOON.replace(month=6)

AWAY, BACK, HALT, GO_ON = WentAway(UNTIL), CameBack(), Halted(HaltReason.CHANNEL), WentOn()


def test_somebody_who_goes_away_is_away_until_back() -> None:
    match = with_events(new_match(), (WentAway(NOON), ANNA.id), (AWAY, BEN.id))
    assert match.away == {ANNA.id: NOON, BEN.id: UNTIL}
    assert with_events(match, (AWAY, ANNA.id)).away == {ANNA.id: UNTIL, BEN.id: UNTIL}
    assert with_events(match, (BACK, ANNA.id)).away == {BEN.id: UNTIL}
    assert with_events(match, (BACK, ANNA.id), (BACK, BEN.id)).away == {}


@pytest.mark.parametrize(
    ("told", "stands"),
    [
        ([], False),
        ([(AWAY, ANNA.id)], True),
        ([(AWAY, BEN.id)], False),
        ([(HALT, None)], True),
        ([(HALT, None), (GO_ON, None)], False),
        ([(HALT, None), (AWAY, ANNA.id), (GO_ON, None)], True),
        ([(AWAY, ANNA.id), (Halted(HaltReason.SERVER), None), (BACK, ANNA.id)], True),
    ],
)
def test_a_match_is_paused_while_it_is_halted_or_the_player_to_move_is_away(
    told: list[tuple[Happening, UserId | None]], stands: bool
) -> None:
    match = with_events(replace(new_match(), pace=Pace.ONE, clock=Clock(due=UNTIL)), *told)
    assert match.stands_still is stands
    assert match.awaited == ANNA.id
    shown = match.shown(match.number, NOON)
    assert (shown.clock.due, shown.clock.left) == ((None, UNTIL - NOON) if stands else (UNTIL, None))


@pytest.mark.parametrize("reason", HaltReason)
def test_the_last_reason_to_be_paused_counts(reason: HaltReason) -> None:
    match = with_events(new_match(), (HALT, None), (GO_ON, None), (Halted(reason), None))
    assert match.halted is reason


def test_a_match_is_put_on_hold_once_for_each_obstacle() -> None:
    match = new_match()
    (event,) = match.hold(LOCKED, NOON, by=ANNA.id)
    held = match.followed_by((event,))
    assert (held.halted, held.obstacle, held.managed_by) == (HaltReason.CHANNEL, LOCKED, ANNA.id)
    assert held.hold(LOCKED, NOON) == ()
    (event,) = held.hold(GONE, NOON + timedelta(days=1), by=BEN.id)
    gone = held.followed_by((event,))
    assert gone.obstacle == GONE
    assert gone.managed_by == ANNA.id, "another obstacle takes nobody's responsibility away"
    assert gone.out_of_reach_since == NOON, "nor does it prolong the time until the match is closed"
    again = with_events(gone, (GO_ON, None)).hold(LOCKED, UNTIL)
    assert with_events(gone, (GO_ON, None)).followed_by(again).out_of_reach_since == UNTIL


def test_no_obstacle_matters_in_a_match_that_can_not_continue_anyway() -> None:
    match = new_match()
    assert with_events(match, (Halted(HaltReason.SERVER), None)).hold(LOCKED, NOON) == ()
    assert match.followed_by(match.resign(by=ANNA.id, at=NOON)).hold(LOCKED, NOON) == ()


def test_an_abandoned_match_has_no_winner() -> None:
    match = with_events(new_match(), (HALT, None), (Abandoned(), None))
    assert match.ended == Ended(Termination.ABANDONED)
    assert (match.is_over, match.ended_at, match.clock) == (True, NOON, OFF)


def test_the_player_to_move_is_the_one_who_loses_on_time() -> None:
    match = replace(match_of(first_plies(TIE, 2)), pace=Pace.ONE, clock=Clock(due=NOON))
    assert match.time_out(NOON - timedelta(seconds=1)) == ()
    over = match.followed_by(match.time_out(NOON))
    assert over.ended == Ended(Termination.TIME, Colour.WHITE)
    assert over.time_out(NOON) == ()


@pytest.mark.parametrize("plies", [0, 1])
def test_a_match_in_which_one_side_has_not_placed_yet_is_cancelled_by_time(plies: int) -> None:
    match = replace(match_of(first_plies(TIE, plies)), pace=Pace.ONE, clock=Clock(due=NOON))
    assert match.time_out(NOON - timedelta(seconds=1)) == ()
    over = match.followed_by(match.time_out(NOON))
    assert (over.is_over, over.cancelled, over.ended_at) == (True, CancelReason.TIME, NOON)
    assert over.ended == Ended(Termination.ABANDONED)
    assert (over.events[-1].actor, over.clock, over.player_to_move) == (None, OFF, None)


@pytest.mark.parametrize("stakes", [Stakes.RATED, Stakes.UNRATED])
def test_a_match_with_a_full_board_can_be_lost_from_the_first_board_on(stakes: Stakes) -> None:
    """Otherwise, a player could resign free of charge until the lots are good."""
    match = replace(match_of(first_plies(TIE, 49), setup=Setup.RANDOM), stakes=stakes, clock=Clock(NOON))
    assert not match.is_cancelled_by_resigning
    resigned = match.followed_by(match.resign(by=ANNA.id, at=NOON))
    assert resigned.ended == Ended(Termination.RESIGNATION, Colour.WHITE)
    timed_out = match.followed_by(match.time_out(NOON))
    assert timed_out.ended == Ended(Termination.TIME, Colour.WHITE)


def test_of_several_presses_on_a_button_that_gives_time_only_the_first_does() -> None:
    match = replace(new_match(), pace=Pace.ONE, clock=Clock(NOON))
    once = match.followed_by(match.give_time(by=BEN.id, at=NOON, seen=match.number))
    assert once.clock.due == NOON + timedelta(days=1)
    assert once.give_time(by=BEN.id, at=NOON, seen=match.number) == ()
    assert once.give_time(by=BEN.id, at=NOON, seen=once.number) != ()


@pytest.mark.parametrize("given", [0, 48])
def test_a_match_from_a_position_in_which_pieces_are_still_placed_begins_like_any_other(given: int) -> None:
    assert not match_of(first_plies(TIE, given), given=given).can_be_lost


def test_a_placement_that_was_taken_back_shows_that_its_player_has_begun() -> None:
    match = with_events(match_of(first_plies(TIE, 2)), (Undone(3), ANNA.id))
    assert len(match.line) == 1
    assert match.can_be_lost


@pytest.mark.parametrize(("plies", "lost"), [(2, False), (3, False), (4, True)])
def test_a_rated_match_cannot_be_lost_before_both_have_placed_twice(plies: int, *, lost: bool) -> None:
    match = replace(match_of(first_plies(TIE, plies)), stakes=Stakes.RATED)
    over = match.followed_by(match.resign(by=BEN.id, at=NOON))
    assert over.is_over
    assert over.ended == Ended(
        *((Termination.RESIGNATION, Colour.BLACK) if lost else (Termination.ABANDONED,))
    )
    assert over.cancelled is (None if lost else CancelReason.RESIGNED)
    due = replace(match, clock=Clock(NOON))
    timed_out = due.followed_by(due.time_out(NOON))
    assert timed_out.cancelled is (None if lost else CancelReason.TIME)


def test_an_unrated_match_is_lost_by_resigning_at_any_time() -> None:
    match = match_of(first_plies(TIE, 1))
    over = match.followed_by(match.resign(by=BEN.id, at=NOON))
    assert over.ended == Ended(Termination.RESIGNATION, Colour.BLACK)


def test_a_manager_cancels_a_match_at_any_time_until_it_is_over() -> None:
    match = match_of(first_plies(TIE, 60))
    over = match.followed_by(match.cancel(NOON))
    assert (over.cancelled, over.ended) == (CancelReason.MANAGER, Ended(Termination.ABANDONED))
    assert over.events[-1] == Event(
        EventNumber(match.number + 1), Cancelled(CancelReason.MANAGER), None, NOON
    )
    with refuses(RefusalReason.MATCH_OVER):
        over.cancel(NOON)


def test_the_last_turns_leave_passes_out() -> None:
    match = match_of(first_plies(WITH_PASSES, 80))
    moves = [move for move in WITH_PASSES.moves[:80] if move is not PASS]
    assert [turn.move for turn in match.turns(3)] == moves[-3:]
    assert [turn.move for turn in match_of(first_plies(TIE, 2)).turns(3)] == list(TIE.moves[:2])
    assert new_match().turns(3) == ()
    assert [turn.move for turn in match_of(first_plies(TIE, 51), setup=Setup.RANDOM).turns(3)] == list(
        TIE.moves[49:51]
    )


@pytest.mark.parametrize(("plies", "on_ones_own_turn"), [(3, True), (49, False)])
def test_placements_can_be_planned_at_any_time_and_answers_while_the_opponent_is_to_move(
    plies: int, on_ones_own_turn: bool
) -> None:
    match = match_of(first_plies(TIE, plies))
    mover = match.player_to_move
    assert mover is not None
    assert match.may_plan(mover) is on_ones_own_turn
    assert match.may_plan(match.opponent_of(mover))
